// A table: the picture that Python drew with a button over each cell, the tray, and live lines.

function draw({ view, labels, pips }) {
  return h(
    "div",
    { class: "dm-table" },
    view.ask && h("p", { class: "dm-table-ask" }, view.ask),
    h(
      "div",
      { class: "dm-beside-table" },
      h("div", { class: "dm-scroll" }, layout(view, labels)),
      h(
        "div",
        { class: "dm-table-side" },
        lines(view, labels),
        tools(view, labels),
        h("div", { class: "dm-told" }, told(view, labels)),
        tray(view, labels, pips),
      ),
    ),
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

export default widget(draw, begin);
