"""The catalogue: one TOML file a puzzle."""

from collections.abc import Mapping
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def catalogue() -> Mapping[str, Path]:
    """Return the file of each puzzle of the catalogue by its name, in order of the names.

    >>> catalogue()["frame-44"].name
    'frame-44.toml'
    """
    # An installed package carries the puzzles inside; in a checkout they lie beside it.
    inside, beside = _PACKAGE / "puzzles", _PACKAGE.parent / "puzzles"
    folder = inside if inside.is_dir() else beside
    return {path.stem: path for path in sorted(folder.glob("*.toml"), key=lambda path: path.stem)}
