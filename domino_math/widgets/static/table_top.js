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
      h("div", { class: `dm-line dm-${width}`, "data-key": `table ${width}` }, readable(svg)),
    ),
    h("p", {}, [view.ends, view.sum, view.boneyard].filter(Boolean).join(" ")),
  );
}

const LEAST = 0.55; // of the size in which Python draws: 22 pixels a cell

/** A line of play that gets no smaller than one can read; what has no room is scrolled to. */
function readable(svg) {
  const element = picture(svg);
  const drawn = element.querySelector("svg");
  drawn.style.minWidth = `${LEAST * drawn.width.baseVal.value}px`;
  return element;
}

/** Show the middle of a line that is wider than the page, whenever the line or the page changes.

    Then Tab stops at it, and arrow keys scroll it. */
function keepMiddle({ host }) {
  const seen = new ResizeObserver(() => {
    for (const line of host.querySelectorAll(".dm-line")) {
      const hidden = line.scrollWidth - line.clientWidth;
      line.scrollLeft = hidden / 2;
      if (hidden > 0) line.tabIndex = 0;
      else line.removeAttribute("tabindex");
    }
  });
  seen.observe(host);
  return () => seen.disconnect();
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

/** What a deal has brought: it is there before there is anything in it, so that it is read out. */
function result(view, labels, more) {
  return h(
    "section",
    {
      class: "dm-result",
      "aria-label": labels.result,
      "aria-live": "polite",
      "data-key": "result",
    },
    view.result.map((line) => h("p", {}, line)),
    view.result.length > 0 && more,
  );
}
