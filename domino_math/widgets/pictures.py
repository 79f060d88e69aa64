"""Pictures that a lesson only shows: a line of play, or tiles in rows."""

from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from domino_math.draw import DrawnTile, Scene, to_svg, to_text
from domino_math.games import State
from domino_math.games.table_scene import table_scene
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

_WIDTH = 16  # cells: as wide as a telephone can show


@dataclass(frozen=True)
class Picture:
    """A scene that shows itself in a notebook, and is told in words to who does not see it."""

    scene: Scene

    def _repr_markdown_(self) -> str:
        source = f"data:image/svg+xml;base64,{b64encode(to_svg(self.scene).encode()).decode()}"
        words = f"{self.scene.title}. {self.scene.description}"
        return f'<img alt="{escape(words)}" src="{source}">'

    def __str__(self) -> str:
        return to_text(self.scene)


def line_picture(state: State) -> Picture:
    """Show the line of play of a deal, as the widget for a game does.

    >>> import domino_math as dm
    >>> start = dm.deal(dm.rules("classic"), players=2, seed=97)
    >>> line_picture(dm.apply(start, dm.read_move("5-5"))).scene.description
    '1 tile lies on the table; open ends: 5 and 5.'
    """
    return Picture(table_scene(state.line, state.rules, width=_WIDTH))


def tile_rows(rows: Iterable[Iterable[Tile]]) -> Picture:
    """Show tiles lying in rows, one row below the other.

    >>> tile_rows([[Tile(0, 0)], [Tile(0, 1), Tile(1, 1)]]).scene.description
    '0-0; 0-1, 1-1'
    """
    listed = [tuple(row) for row in rows]
    drawn = tuple(
        DrawnTile(((row, 2 * place), (row, 2 * place + 1)), (tile.low, tile.high))
        for row, tiles in enumerate(listed)
        for place, tile in enumerate(tiles)
    )
    words = "; ".join(", ".join(map(str, tiles)) for tiles in listed)
    return Picture(Scene(Sentence("Tiles").text(), words, tiles=drawn))
