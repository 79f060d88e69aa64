// A table: the picture that Python drew with a button over each cell, the tray, and live lines.

const DRAG_FROM = 8; // pixels: less is a tap with an unsteady finger

function draw({ view, labels, pips }) {
  return h(
    "div",
    { class: "dm-table" },
    view.ask && h("p", { class: "dm-table-ask" }, view.ask),
    h(
      "div",
      { class: "dm-beside-table" },
      h("div", { class: "dm-scroll" }, layout(view, labels)),
      h("div", { class: "dm-table-side" }, lines(view, labels)),
    ),
    tools(view, labels),
    h("div", { class: "dm-told" }, told(view, labels)),
    tray(view, labels, pips),
    h("p", { class: "dm-keys" }, view.pairs ? labels.keys_pairs : labels.keys),
    h("p", { class: "dm-kept" }, view.kept),
  );
}

// --- the layout

function layout(view, labels) {
  const { height, width } = view.box;
  return h(
    "div",
    {
      class: "dm-layout",
      style: `--dm-across: ${width}; aspect-ratio: ${width} / ${height}`,
    },
    h("div", { class: "dm-drawn", "aria-hidden": "true" }, picture(view.picture)),
    h(
      "div",
      { class: "dm-grid", role: "grid", "aria-label": labels.layout, "data-rove": true },
      view.rows.map(({ row, cells }) =>
        h(
          "div",
          { role: "row", "aria-rowindex": row + 1 },
          cells.map((each) => cell(each, view.box)),
        ),
      ),
    ),
  );
}

function cell({ number, at: [row, column], name, chosen, lies, landing }, box) {
  return h(
    "div",
    {
      role: "gridcell",
      class: "dm-cell",
      "aria-colindex": column + 1,
      "aria-selected": chosen && "true",
      style: placed(row, column, 1, 1, box),
    },
    h("button", {
      type: "button",
      "data-item": true,
      "data-key": `cell ${number}`,
      "data-do": todo("cell", { cell: number }),
      "data-cell": number,
      "data-lies": lies,
      "data-landing": landing && JSON.stringify(landing),
      "aria-label": name,
    }),
  );
}

/** Where something lies over the picture, in hundredths of it. */
function placed(row, column, rows, columns, { top, left, height, width }) {
  const part = (length, whole) => `${((100 * length) / whole).toFixed(3)}%`;
  return (
    `left: ${part(column - left, width)}; top: ${part(row - top, height)}; ` +
    `width: ${part(columns, width)}; height: ${part(rows, height)}`
  );
}

// --- what is said beside it

function lines(view, labels) {
  return [
    h("p", { class: "dm-left" }, view.left),
    view.lines.length > 0 &&
      h(
        "ul",
        { class: "dm-lines", "aria-label": labels.lines, "aria-live": "polite" },
        view.lines.map(({ text, mark }) =>
          h(
            "li",
            { "data-mark": mark },
            h("span", { class: "dm-sign", "aria-hidden": "true" }, SIGNS[mark]),
            h("span", {}, text),
            mark && h("span", { class: "dm-unseen" }, ` (${labels[`line_${mark}`]})`),
          ),
        ),
      ),
  ];
}

const SIGNS = { right: "✓", wrong: "✗", "": "" };

function told(view, labels) {
  return [
    view.faults.length > 0 && list(view.faults, labels.faults, "ul"),
    view.hints.length > 0 && list(view.hints, labels.hints, "ol"),
  ];
}

function list(texts, label, tag) {
  return h(
    tag,
    { class: "dm-hints", "aria-label": label },
    texts.map((text) => h("li", {}, text)),
  );
}

// --- buttons

function tools(view, labels) {
  if (view.clearing) {
    return h(
      "div",
      { class: "dm-row dm-tools", role: "group", "aria-label": labels.sure },
      h("span", {}, labels.sure),
      button(labels.yes, "clear all", { key: "clear" }),
      button(labels.no, "keep all"),
    );
  }
  return h(
    "div",
    { class: "dm-row dm-tools" },
    view.held && h("span", { class: "dm-in-hand" }, view.held),
    !view.pairs && button(labels.turn, "turn", { off: !view.turn }),
    view.pairs && button(labels.barring, "barring", { "aria-pressed": String(view.barring) }),
    button(labels.undo, "undo", { off: !view.undo }),
    button(labels.redo, "redo", { off: !view.redo }),
    button(labels.clear, "clear", { off: !view.clear }),
    view.check && button(labels.check_table, "check", { kind: "strong" }),
    view.hint && button(view.hint, "hint"),
  );
}

// --- the tray

function tray(view, labels, pips) {
  return h(
    "div",
    {
      class: "dm-tray dm-table-tray",
      role: "group",
      "aria-label": labels.tray,
      "data-rove": !view.pairs,
    },
    view.tray.map((each) => trayTile(each, view.pairs, pips)),
  );
}

function trayTile({ number, halves, lying, name, held, gone, many, lit }, pairs, pips) {
  const inside = [tile(halves, pips, { lying }), many && h("span", { class: "dm-many" }, many)];
  const look = `dm-take${gone ? " dm-gone" : ""}${lit ? " dm-lit" : ""}`;
  if (pairs) return h("div", { class: look, role: "img", "aria-label": name }, inside);
  return h(
    "button",
    {
      type: "button",
      class: look,
      "data-item": true,
      "data-key": `tile ${number}`,
      "data-do": todo("pick", { tile: number }),
      "data-tile": number,
      "aria-label": name,
      "aria-pressed": String(held),
    },
    inside,
  );
}

// --- keys, the preview and dragging

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

export default widget(draw, begin);
