// The staircase of a set: its size up and down, its copy, and the derivation one step at a time.

function draw({ view, labels }) {
  return [
    h(
      "form",
      { class: "dm-row", "data-do": todo("n"), novalidate: true, autocomplete: "off" },
      h("label", { class: "dm-n dm-together" }, h("span", {}, labels.set), numberField(view)),
      h("span", { class: "dm-together" }, oneLess(view, labels), oneMore(view, labels)),
      view.proof && button(labels.copy, "copy", { "aria-pressed": String(view.copy) }),
    ),
    h(
      "div",
      { class: "dm-beside" },
      h("figure", {}, picture(view.picture), h("figcaption", {}, view.caption)),
      view.proof && steps(view, labels),
    ),
  ];
}

function oneLess(view, labels) {
  const attributes = { "aria-label": labels.less, off: view.smallest };
  return button("−", "by", { key: "less", more: { by: -1 }, ...attributes });
}

function oneMore(view, labels) {
  const attributes = { "aria-label": labels.more, off: view.largest };
  return button("+", "by", { key: "more", more: { by: 1 }, ...attributes });
}

function numberField(view) {
  return h("input", {
    class: "dm-field dm-short",
    name: "value",
    inputmode: "numeric",
    autocomplete: "off",
    "data-key": "n",
    "data-value": view.n,
  });
}

function steps(view, labels) {
  return h(
    "section",
    { class: "dm-steps", "aria-label": labels.steps },
    h(
      "ol",
      {},
      view.steps.map(({ text, equations, now }) =>
        h(
          "li",
          { "aria-current": now && "step" },
          h("p", {}, text),
          equations.map((equation) => h("p", { class: "dm-equation" }, equation)),
        ),
      ),
    ),
    h(
      "div",
      { class: "dm-row" },
      button(labels.back, "step", { key: "back", more: { by: -1 }, off: view.first }),
      button(labels.next, "step", { key: "next", more: { by: 1 }, kind: "strong", off: view.last }),
      h("span", {}, view.place),
    ),
  );
}

export default widget(draw);
