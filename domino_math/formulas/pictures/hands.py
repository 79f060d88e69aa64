"""Pictures of some tiles of a set: rows of tiles, as they lie in a hand."""

from collections.abc import Sequence

from domino_math.draw import DrawnTile, GridCell, Label, Scene
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

_ACROSS = 12  # standing tiles, before a hand goes on below


def hands(rows: Sequence[tuple[str, Sequence[Tile]]], title: Sentence) -> Picture:
    """Return rows of standing tiles, each with a short name beside it.

    >>> scene = hands([("1", [Tile(0, 3)])], Sentence("One tile"))(lambda words: words.text("en"))
    >>> scene.tiles[0].cells, scene.labels[0].text
    (((0, 0), (1, 0)), '1')
    """

    def draw(words: Words) -> Scene:
        drawn: list[DrawnTile] = []
        labels: list[Label] = []
        top = 0
        for name, tiles in rows:
            labels.append(Label((top + 1, min(len(tiles), _ACROSS) + 1.5), name))
            for at, tile in enumerate(tiles):
                cell: GridCell = (top + 3 * (at // _ACROSS), at % _ACROSS)
                drawn.append(DrawnTile((cell, (cell[0] + 1, cell[1])), (tile.low, tile.high)))
            top += 3 * -(-len(tiles) // _ACROSS)
        description = Sentence(
            "{rows} {rows:row|rows} of standing tiles. {shown}.",
            rows=len(rows),
            shown=tuple(
                Sentence("{name}: {tiles}", name=name, tiles=tuple(map(str, tiles)))
                for name, tiles in rows
            ),
        )
        return Scene(words(title), words(description), tiles=tuple(drawn), labels=tuple(labels))

    return draw
