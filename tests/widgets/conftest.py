"""A page for a widget by itself, in a real browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from domino_math.widgets import Widget

PHONE, DESKTOP = 360, 1280  # pixels

# Stands in for anywidget: a model whose messages go to the widget in this very process.
MOUNT = """
async ([script, style, state]) => {
  document.head.append(Object.assign(document.createElement("style"), {textContent: style}));
  const told = new Set();
  const model = {
    get: (name) => state[name],
    on: (_event, listener) => told.add(listener),
    off: (_event, listener) => told.delete(listener),
    send: async (message) => {
      state = await window.toPython(message);
      told.forEach((listener) => listener());
    },
  };
  const module = await import("data:text/javascript;charset=utf-8," + encodeURIComponent(script));
  module.default.render({model, el: document.querySelector("main")});
}
"""


@pytest.fixture
def mounted(browser: Any) -> Iterator[Callable[..., Any]]:
    """Return a function that shows a widget on a page of its own, without Jupyter."""
    contexts = []

    def mount(widget: Widget, *, width: int = DESKTOP, dark: bool = False) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if dark else "light",
            has_touch=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        page.set_content(
            f'<!DOCTYPE html><html lang="{widget.lang}"><title>widget</title><main></main>'
        )

        def to_python(message: dict[str, Any]) -> dict[str, Any]:
            widget.tell(message)
            return state(widget)

        page.expose_function("toPython", to_python)
        page.evaluate(MOUNT, [str(widget._esm), str(widget._css), state(widget)])
        return page

    yield mount
    for context in contexts:
        context.close()


def state(widget: Widget) -> dict[str, Any]:
    return {name: getattr(widget, name) for name in ("labels", "lang", "pips", "view", "turn")}
