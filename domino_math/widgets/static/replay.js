// A replay: the table and all hands at one move of a match, and buttons to other moves.

function draw({ view, labels, pips }) {
  const go = (to, off, kind) => button(labels[to], "go", { key: `go ${to}`, more: { to }, off, kind });
  return h(
    "div",
    { class: "dm-top" },
    h("h3", { class: "dm-title dm-before" }, view.title),
    players(view, labels),
    table(view, labels),
    hands(view, labels, pips),
    result(view, labels),
    h(
      "div",
      { class: "dm-row" },
      go("first", view.first),
      go("back", view.first),
      go("forward", view.last, "strong"),
      go("last", view.last),
      h("span", {}, view.place),
    ),
  );
}

export default widget(draw, keepMiddle);
