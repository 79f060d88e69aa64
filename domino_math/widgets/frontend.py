"""The files for the browser. One module a widget: what all share, then its own file.

anywidget sends a module to the browser over the kernel's connection. Nothing is fetched from
anywhere, so there is no `import` in these files, and no build step.
"""

from importlib.resources import files


def script(*names: str) -> str:
    """Return the JavaScript module of a widget, from the files of these names after the base."""
    return _joined("base.js", *(f"{name}.js" for name in names))


def style(*names: str) -> str:
    """Return the style sheet of a widget, from the files of these names after the base."""
    return _joined("base.css", *(f"{name}.css" for name in names))


def _joined(*names: str) -> str:
    folder = files("domino_math.widgets").joinpath("static")
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in names)
