// What a game and a replay share: who plays, the line of play, the hands, what a deal has brought.

function players(view, labels) {
  return [
    h(
      "ul",
      { class: "dm-players dm-before", "aria-label": labels.players },
      view.seats.map(({ name, kind, tiles, turn }) =>
        h(
          "li",
          { class: "dm-player", "aria-current": turn && "true" },
          h("strong", {}, turn ? `▶ ${name}` : name),
          h("span", {}, tiles),
          kind && h("small", {}, kind),
        ),
      ),
    ),
    view.accounts && h("p", { class: "dm-accounts dm-before" }, view.accounts),
  ];
}

/** Python drew the table twice: what is too wide for the page is not shown. */
function table(view, labels) {
  return h(
    "section",
    { class: "dm-play-table dm-before", "aria-label": labels.table },
    Object.entries(view.table).map(([width, svg]) =>
      h("div", { class: `dm-line dm-${width}`, "data-key": `table ${width}` }, picture(svg)),
    ),
    h("p", {}, [view.ends, view.sum, view.boneyard].filter(Boolean).join(" ")),
  );
}

function hands(view, labels, pips) {
  if (!view.hands.length) return null;
  return h(
    "section",
    { "aria-label": labels.hands, "data-key": "hands" },
    view.hands.map(({ name, tiles, points }) =>
      h(
        "div",
        { class: "dm-shown-hand" },
        h("strong", {}, name),
        h(
          "span",
          { class: "dm-shown-tiles" },
          tiles.map(({ halves, name: called }) =>
            h("span", { role: "img", "aria-label": called }, tile(halves, pips)),
          ),
        ),
        !view.count && h("span", {}, points),
      ),
    ),
  );
}

function result(view, labels, more) {
  return (
    view.result.length > 0 &&
    h(
      "section",
      { class: "dm-result", "aria-label": labels.result, "data-key": "result" },
      view.result.map((line) => h("p", {}, line)),
      more,
    )
  );
}
