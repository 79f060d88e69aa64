// Where answers are kept, and a button to begin all questions anew.

function draw({ view, labels }) {
  if (view.asking) {
    return h(
      "div",
      { class: "dm-row", role: "group", "aria-label": labels.sure },
      h("span", {}, labels.sure),
      button(labels.yes, "anew all", { key: "anew" }),
      button(labels.no, "no"),
    );
  }
  return h(
    "div",
    { class: "dm-row" },
    h("span", { class: "dm-kept" }, view.kept),
    view.works && button(labels.anew, "anew"),
  );
}

export default widget(draw);
