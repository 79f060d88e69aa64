// A question: a number, a choice or tiles to pick, with hints and what Python says to the answer.

function draw({ view, labels, pips }) {
  return h(
    "form",
    { class: "dm-question", "data-do": todo("answer"), novalidate: true, autocomplete: "off" },
    view.kind === "number" ? askNumber(view, labels) : askGroup(view, labels, pips),
    view.prediction && h("p", { class: "dm-prediction" }, view.prediction),
    h(
      "div",
      { class: "dm-row" },
      !view.done &&
        h("button", { class: "dm-button dm-strong", "data-key": "check" }, view.check),
      view.hint && button(view.hint, "hint"),
      view.attempts && h("span", { class: "dm-attempts" }, view.attempts),
    ),
    h("div", { class: "dm-after-said", "aria-live": "polite" }, view.hints.length > 0 && hints(view, labels)),
    view.kept && h("p", {}, view.kept),
  );
}

function hints(view, labels) {
  return h(
    "ol",
    { class: "dm-hints", "aria-label": labels.hints },
    view.hints.map((hint) => h("li", {}, hint)),
  );
}

function askNumber(view, labels) {
  return h(
    "label",
    { class: "dm-ask" },
    h("span", {}, view.ask),
    h("input", {
      class: "dm-field",
      name: "value",
      "data-key": "value",
      inputmode: "numeric",
      autocomplete: "off",
      "aria-label": `${view.ask} ${labels.number}`,
      readonly: view.done,
      value: view.value,
    }),
  );
}

function askGroup(view, labels, pips) {
  return h(
    "fieldset",
    {},
    h("legend", {}, view.ask),
    view.kind === "choice" ? options(view) : tray(view, labels, pips),
  );
}

function options(view) {
  return view.options.map(({ value, text, chosen }) =>
    h(
      "label",
      { class: "dm-option" },
      h("input", {
        type: "radio",
        name: "value",
        value,
        "data-key": `option ${value}`,
        checked: chosen,
        disabled: view.done && !chosen,
      }),
      h("span", {}, text),
    ),
  );
}

function tray(view, labels, pips) {
  return [
    h(
      "div",
      { class: "dm-tray", "data-rove": true, role: "group", "aria-label": labels.tray },
      view.tray.map(({ halves, name, picked }, place) =>
        h(
          "button",
          {
            type: "button",
            class: "dm-pick",
            "data-item": true,
            "data-key": `tile ${place}`,
            "data-do": todo("pick", { tile: place }),
            "aria-label": name,
            "aria-pressed": String(picked),
            "aria-disabled": view.done && "true",
          },
          tile(halves, pips),
        ),
      ),
    ),
    h("p", { class: "dm-picked" }, view.picked),
  ];
}

export default widget(draw);
