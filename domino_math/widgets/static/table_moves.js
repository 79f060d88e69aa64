// What hands do on a table: keys, dragging, and a look at how a tile would lie.

const DRAG_FROM = 8; // pixels: less is a tap with an unsteady finger

/** Where something lies over the picture, in hundredths of it. */
function placed(row, column, rows, columns, { top, left, height, width }) {
  const part = (length, whole) => `${((100 * length) / whole).toFixed(3)}%`;
  return (
    `left: ${part(column - left, width)}; top: ${part(row - top, height)}; ` +
    `width: ${part(columns, width)}; height: ${part(rows, height)}`
  );
}

function begin({ host, model, send }) {
  const ghost = h("div", { class: "dm-ghost", "aria-hidden": "true" });
  let dragging = null;

  /** Show how the tile in the hand would lie, over the cell that is pointed at. */
  function preview(target) {
    ghost.remove();
    const at = target?.closest?.("[data-landing]");
    if (!at) return;
    const { cells, pips: numbers } = JSON.parse(at.dataset.landing);
    const [[row, column], [otherRow]] = cells;
    const lying = row === otherRow;
    const size = lying ? [1, 2] : [2, 1];
    ghost.replaceChildren(tile(numbers, model.get("pips"), { lying }));
    ghost.style.cssText = placed(row, column, ...size, model.get("view").box);
    host.querySelector(".dm-layout").append(ghost);
  }

  host.addEventListener("pointerover", (event) => !dragging && preview(event.target));
  host.addEventListener("pointerleave", () => ghost.remove());
  host.addEventListener("focusin", (event) => preview(event.target));

  host.addEventListener("click", (event) => {
    // A hint may take a while: say so, and let nobody ask twice.
    const asked = event.target.closest("[data-key=hint]");
    if (!asked || asked.getAttribute("aria-disabled") === "true") return;
    asked.setAttribute("aria-disabled", "true");
    asked.textContent = model.get("labels").thinking;
  });

  host.addEventListener("keydown", (event) => {
    const message = messageOf(event, model.get("view"));
    if (!message) return;
    event.preventDefault();
    send(message);
  });
  // Space would press the button as well, when it is let go.
  host.addEventListener("keyup", (event) => {
    if (event.key === " " && event.target.dataset.cell && model.get("view").pairs) {
      event.preventDefault();
    }
  });

  host.addEventListener("pointerdown", (event) => {
    const from = event.target.closest("[data-tile], [data-cell][data-lies]");
    // A finger scrolls the page, unless it is on the tile that is in the hand already.
    const finger = event.pointerType === "touch" && from?.getAttribute("aria-pressed") !== "true";
    if (!from || finger || event.button !== 0 || model.get("view").pairs) return;
    dragging = { from, x: event.clientX, y: event.clientY, moved: false };
  });
  const move = (event) => {
    if (!dragging) return;
    const far = Math.hypot(event.clientX - dragging.x, event.clientY - dragging.y);
    if (far < DRAG_FROM && !dragging.moved) return;
    if (!dragging.moved) lift(dragging, model, host);
    dragging.moved = true;
    dragging.shadow.style.left = `${event.clientX}px`;
    dragging.shadow.style.top = `${event.clientY}px`;
  };
  const drop = (event) => {
    if (!dragging) return;
    const { from, moved, shadow } = dragging;
    dragging = null;
    shadow?.remove();
    if (!moved || event.type === "pointercancel") return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-cell]");
    const to = over && host.contains(over) ? Number(over.dataset.cell) : null;
    const cell = Number(from.dataset.cell);
    if (from.dataset.tile !== undefined) {
      if (to !== null) send({ do: "lay", tile: Number(from.dataset.tile), cell: to });
    } else if (to === null) {
      send({ do: "back", cell });
    } else if (to !== cell) {
      send({ do: "move", from: cell, to });
    }
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);

  return () => {
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", drop);
    document.removeEventListener("pointercancel", drop);
  };
}

/** Let something follow the pointer: the tile of the tray, or a frame for one that lies. */
function lift(dragging, model, host) {
  const { from } = dragging;
  const drawn = from.querySelector("svg")?.cloneNode(true);
  dragging.shadow = h("div", { class: "dm-shadow", "aria-hidden": "true" }, drawn);
  host.append(dragging.shadow);
}

/** What a key means, if it means something of its own here. */
function messageOf(event, view) {
  if (event.altKey || event.target.closest("input")) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return { do: event.shiftKey ? "redo" : "undo" };
    return key === "y" ? { do: "redo" } : null;
  }
  const cell = event.target.dataset.cell;
  if (key === "r") return { do: "turn" };
  if (key === "escape") return { do: "drop" };
  if (/^\d$/.test(key)) return { do: "light", number: Number(key) };
  if (cell === undefined) return null;
  if (key === "delete" || key === "backspace") return { do: "back", cell: Number(cell) };
  return key === " " && view.pairs ? { do: "bar", cell: Number(cell) } : null;
}
