// A game: who plays, the table, your hand, what there is to choose, results and panels.

function draw({ view, labels, pips }) {
  return h(
    "div",
    { class: "dm-top" },
    h("h3", { class: "dm-title dm-before" }, view.title),
    players(view, labels),
    table(view, labels),
    view.hand.length > 0 && hand(view, labels, pips),
    choices(view),
    hands(view, labels, pips),
    view.count && count(view, labels),
    result(view, labels, view.next && button(labels.next, "next", { kind: "strong", "data-home": true })),
    h(
      "div",
      { class: "dm-row" },
      button(labels.undo, "undo", { off: !view.undo }),
      view.save && button(labels.save, "save"),
      view.panels.map(({ name, title, open }) =>
        button(title, "panel", {
          key: `panel ${name}`,
          more: { panel: name },
          "aria-expanded": String(open),
        }),
      ),
    ),
    view.panels.filter(({ open }) => open).map((open) => panel(open, labels)),
  );
}

function hand(view, labels, pips) {
  const home = view.hand.find(({ fits }) => fits);
  return h(
    "div",
    { class: "dm-hand", "data-rove": true, role: "group", "aria-label": labels.hand },
    view.hand.map((each) =>
      h(
        "button",
        {
          type: "button",
          class: "dm-held",
          "data-item": true,
          "data-key": `tile ${each.tile}`,
          "data-home": each === home,
          "data-do": todo("pick", { tile: each.tile }),
          "data-fits": Boolean(each.fits),
          "aria-label": each.name,
          "aria-pressed": String(each.picked),
        },
        tile(each.halves, pips),
        h("span", { class: "dm-fits", "aria-hidden": "true" }, each.fits || "\u00a0"),
      ),
    ),
  );
}

/** Buttons to choose from; what is asked was said. */
function choices({ choices }) {
  if (!choices.options?.length) return null;
  return h(
    "div",
    { class: "dm-choices", role: "group", "aria-label": choices.ask || null, "data-key": "choices" },
    h(
      "div",
      { class: "dm-row" },
      choices.options.map(({ text, do: what }, place) =>
        h(
          "button",
          {
            type: "button",
            class: "dm-button dm-strong",
            "data-key": `choice ${text}`,
            "data-home": place === 0,
            "data-do": JSON.stringify(what),
          },
          text,
        ),
      ),
    ),
  );
}

function count(view, labels) {
  return h(
    "form",
    {
      class: "dm-row dm-count",
      "data-do": todo("count"),
      "data-key": "count",
      novalidate: true,
      autocomplete: "off",
    },
    h(
      "label",
      { class: "dm-n" },
      h("span", {}, view.count),
      h("input", {
        class: "dm-field dm-short",
        name: "value",
        inputmode: "numeric",
        autocomplete: "off",
        "data-key": "count value",
        "data-home": true,
      }),
    ),
    h("button", { class: "dm-button dm-strong", "data-key": "check" }, labels.check),
  );
}

function panel({ name, title, sections }, labels) {
  return h(
    "section",
    { class: "dm-panel", "aria-label": title, "data-key": `panel of ${name}` },
    sections.map(({ heading, lines, numbers }) => [
      heading && h("h4", {}, heading),
      numbers && unseen(numbers, labels),
      lines.length > 0 && h("ul", {}, lines.map((line) => h("li", {}, line))),
    ]),
  );
}

function unseen(numbers, labels) {
  const row = (label, cells) =>
    h("tr", {}, h("th", { scope: "row" }, label), cells.map((cell) => h("td", {}, String(cell))));
  return h(
    "div",
    { class: "dm-sideways" },
    h(
      "table",
      { class: "dm-numbers" },
      row(labels.number, numbers.map(({ number }) => number)),
      row(labels.count, numbers.map(({ count }) => count)),
    ),
  );
}

const DOUBLE_CLICK = { within: 400, near: 12 }; // milliseconds, pixels

/** The second half of a double click must not lay the tile that has moved under the pointer. */
function ignoreDoubleClicks({ host }) {
  let last = { timeStamp: -Infinity };
  host.addEventListener(
    "click",
    (event) => {
      // A click made by a key has no place, and its detail is 0.
      if (event.detail === 0 || !event.target.closest(".dm-held, .dm-choices")) return;
      const soon = event.timeStamp - last.timeStamp < DOUBLE_CLICK.within;
      const far = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
      if (soon && far < DOUBLE_CLICK.near) event.stopPropagation();
      else last = event;
    },
    true,
  );
}

function begin(page) {
  ignoreDoubleClicks(page);
  return keepMiddle(page);
}

export default widget(draw, begin);
