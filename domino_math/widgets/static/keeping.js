// Where answers are kept, and a button to begin all questions anew.

function draw({ view, labels }) {
  return h(
    "div",
    { class: "dm-row" },
    h("span", { class: "dm-kept" }, view.kept),
    view.works && button(labels.anew, "anew"),
  );
}

export default widget(draw);
