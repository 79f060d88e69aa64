// What all widgets share. Python decides and says everything: a widget draws the `view` that
// Python sent and sends back what was done, as small objects such as {do: "hint"}. There is no
// text here: words come in `labels` and in the view.
//
// A widget's own file follows this one in the same module (see frontend.py) and ends with
// `export default widget(draw)`, where draw({view, labels, pips}) returns elements made by `h`:
//
//   data-do='{"do": …}'  on a button: sent when it is pressed; on a form: sent with its fields
//   data-key             tells elements apart, so that focus stays on the same one
//   data-home            where focus goes when what had it is gone, as a tile that was laid
//   data-rove            arrow keys move among the [data-item] inside; Tab stops here only once
//   data-value           what a field shows, after each reply from Python

const SVG = "http://www.w3.org/2000/svg";
const REPLY_WITHIN = 10_000; // milliseconds, before a pupil is told that nothing comes back

/** An element with attributes and children; `false`, null and undefined ones are left out. */
function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** The same for the elements of a picture. */
function s(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== false && child != null));
  return element;
}

/** What to put in data-do. */
function todo(what, more = {}) {
  return JSON.stringify({ do: what, ...more });
}

/** A button that sends something to Python. */
function button(text, what, { key, more = {}, kind = "plain", off = false, ...attributes } = {}) {
  return h(
    "button",
    {
      type: "button",
      class: `dm-button dm-${kind}`,
      "data-key": key ?? what,
      "data-do": todo(what, more),
      "aria-disabled": off && "true",
      ...attributes,
    },
    text,
  );
}

/** A picture that Python drew, as SVG text. */
function picture(text) {
  const element = h("div", { class: "dm-picture" });
  element.innerHTML = text;
  element.drawnFrom = text;
  return element;
}

/** A tile as SVG; pips stand where Python's `pips` say. `lying` puts the first half left. */
function tile([first, second], pips, { lying = false } = {}) {
  const [width, height] = lying ? [200, 100] : [100, 200];
  const between = lying ? "M100 14V86" : "M14 100H86";
  return s(
    "svg",
    { class: "dm-tile", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    s("rect", { x: 3, y: 3, width: width - 6, height: height - 6, rx: 14 }),
    s("path", { d: between }),
    half(first, pips, lying, 0, 0),
    half(second, pips, lying, lying ? 100 : 0, lying ? 0 : 100),
  );
}

/** The pips of one half, or its number in digits where there are too many to draw. */
function half(number, pips, lying, x, y) {
  const face = pips[number];
  if (!face) return s("text", { x: x + 50, y: y + 66 }, String(number));
  return face[lying ? "lying" : "standing"].map(([row, column]) =>
    s("circle", { cx: x + 100 * column, cy: y + 100 * row, r: 100 * face.radius }),
  );
}

/** Change what is shown into what is to be shown, and leave alone what stays as it is. */
function patch(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.dataset?.key !== fresh.dataset?.key) {
    old.replaceWith(fresh);
  } else if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else if (old.drawnFrom !== fresh.drawnFrom) {
    old.replaceWith(fresh);
  } else if (old.drawnFrom === undefined) {
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && name !== "tabindex") old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    patchChildren(old, [...fresh.childNodes]);
  }
}

function patchChildren(parent, fresh) {
  const old = [...parent.childNodes];
  old.slice(fresh.length).forEach((node) => node.remove());
  fresh.forEach((node, place) => (old[place] ? patch(old[place], node) : parent.append(node)));
}

/** One tab stop in each group of items: the one last used, or else the first. */
function setTabStops(host) {
  for (const group of host.querySelectorAll("[data-rove]")) {
    const items = [...group.querySelectorAll("[data-item]")];
    const stop =
      items.find((item) => item === document.activeElement) ??
      items.find((item) => item.dataset.key === group.lastUsed) ??
      items[0];
    if (stop) group.lastUsed = stop.dataset.key;
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The item that an arrow key leads to: by where items are seen, however their rows wrap. */
function itemTowards(items, from, key) {
  if (key === "Home") return items[0];
  if (key === "End") return items[items.length - 1];
  const [right, down] = STEPS[key] ?? [0, 0];
  if (right) return items[items.indexOf(from) + right];
  const middle = (item) => {
    const box = item.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const far = (item) => {
    const [itemX, itemY] = middle(item);
    const ahead = (itemY - y) * down;
    return ahead > 1 ? ahead * 1000 + Math.abs(itemX - x) : Infinity;
  };
  const nearest = items.reduce((best, item) => (far(item) < far(best) ? item : best), from);
  return nearest === from ? undefined : nearest;
}

function onArrow(event) {
  const group = event.target.closest("[data-rove]");
  if (!group || !(event.key in STEPS || event.key === "Home" || event.key === "End")) return;
  event.preventDefault();
  const items = [...group.querySelectorAll("[data-item]")];
  const from = event.target.closest("[data-item]");
  const next = itemTowards(items, from, event.key);
  if (!next) return;
  next.focus();
  setTabStops(group.parentElement);
}

/** Enter in a field sends its form. Browsers do so too, but not inside JupyterLab. */
function onEnter(event) {
  if (event.key !== "Enter" || event.isComposing || event.target.nodeName !== "INPUT") return;
  event.preventDefault();
  event.target.form?.requestSubmit();
}

/** The module that anywidget wants, for a function that draws; `begin` may add more listeners. */
function widget(draw, begin = () => {}) {
  return { render: ({ model, el }) => start(model, el, draw, begin) };
}

function start(model, el, draw, begin) {
  const labels = model.get("labels");
  const body = h("div", { class: "dm-body" });
  const said = h("div", {
    class: "dm-said",
    role: "status",
    "aria-live": "polite",
    "aria-atomic": "true",
    tabindex: "-1",
  });
  const host = h(
    "div",
    { class: "dm-widget", lang: model.get("lang"), "data-lm-suppress-shortcuts": "true" },
    body,
    said,
  );
  let waiting;

  function send(message) {
    model.send(message);
    clearTimeout(waiting);
    waiting = setTimeout(() => say(labels.no_reply, "stopped"), REPLY_WITHIN);
  }

  function say(text, mark) {
    // Emptied first, so that the same words are read out again.
    said.replaceChildren();
    said.dataset.mark = mark;
    if (!text) return;
    if (labels[mark]) said.append(h("span", { class: "dm-mark" }, labels[mark]), " ");
    said.append(h("span", {}, text));
  }

  function show() {
    const focused = host.contains(document.activeElement) ? document.activeElement : null;
    const view = model.get("view");
    patchChildren(body, [draw({ view, labels, pips: model.get("pips") })].flat());
    for (const field of body.querySelectorAll("[data-value]")) field.value = field.dataset.value;
    if (focused && document.activeElement !== focused) {
      const same = [...body.querySelectorAll("[data-key]")].find(
        (element) => element.dataset.key === focused.dataset.key,
      );
      (same ?? body.querySelector("[data-home]") ?? said).focus();
    }
    setTabStops(body);
    return view;
  }

  function replied() {
    clearTimeout(waiting);
    const view = show();
    say(view.said, view.mark);
  }

  host.addEventListener("click", (event) => {
    const pressed = event.target.closest("button[data-do]");
    if (pressed && pressed.getAttribute("aria-disabled") !== "true") {
      send(JSON.parse(pressed.dataset.do));
    }
  });
  host.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.target));
    send({ ...JSON.parse(event.target.dataset.do), ...fields });
  });
  host.addEventListener("keydown", onArrow);
  host.addEventListener("keydown", onEnter);
  model.on("change:turn", replied);
  show();
  el.append(host);
  const end = begin({ host, body, model, send, show }) ?? (() => {});
  const { said: text, mark } = model.get("view");
  say(text, mark);
  return () => {
    clearTimeout(waiting);
    model.off("change:turn", replied);
    end();
  };
}
