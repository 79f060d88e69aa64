"""A page for a widget by itself, in a real browser."""

import shutil
import subprocess
import tarfile
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


@pytest.fixture(scope="session")
def axe(tmp_path_factory):
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("there is no npm to get axe-core with")
    folder = tmp_path_factory.mktemp("axe")
    command = [npm, "pack", "axe-core@4", "--silent"]
    got = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    if got.returncode:
        pytest.skip(f"npm has not got axe-core: {got.stderr.strip()[-200:]}")
    with tarfile.open(folder / got.stdout.split()[-1]) as package:
        return package.extractfile("package/axe.min.js").read().decode()
