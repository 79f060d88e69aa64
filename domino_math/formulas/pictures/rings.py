"""Pictures of closed lines of tiles, laid round a rectangle."""

from collections.abc import Sequence

from domino_math.draw import DrawnTile, GridCell, Label, Mark, Scene
from domino_math.formulas.frames import corners, halves_of, sides
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence


def around(rows: int, columns: int) -> list[GridCell]:
    """Return the cells round a rectangle, from the top left corner, clockwise.

    >>> around(2, 3)
    [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)]
    """
    return [
        *((0, column) for column in range(columns)),
        *((row, columns - 1) for row in range(1, rows)),
        *((rows - 1, column) for column in range(columns - 2, -1, -1)),
        *((row, 0) for row in range(rows - 2, 0, -1)),
    ]


def frame_of_tiles(halves: Sequence[int]) -> Picture:
    """Return a square frame, its corners marked and the total of each side beside it.

    >>> from domino_math.formulas.frames import SIDES_OF_8
    >>> scene = frame_of_tiles(SIDES_OF_8)(lambda sentence: sentence.text("en"))
    >>> [label.text for label in scene.labels], len(scene.tiles)
    (['8', '8', '8', '8'], 10)
    """

    def draw(words: Words) -> Scene:
        length = len(halves) // 4
        cells = around(length + 1, length + 1)
        totals = [sum(side) for side in sides(halves)]
        middle, inside, far = (length + 1) / 2, 1.6, length - 0.6
        places = ((inside, middle), (middle, far), (far, middle), (middle, inside))
        title = Sentence("A frame of {tiles} tiles", tiles=len(halves) // 2)
        description = Sentence(
            "Tiles laid round a square, {cells} cells on each side. The sides add up to {totals}, "
            "each with both its corners. The corners are marked; they show {corners}.",
            cells=length + 1,
            totals=tuple(totals),
            corners=tuple(corners(halves)),
        )
        return Scene(
            words(title),
            words(description),
            tiles=_tiles(halves, cells),
            labels=tuple(
                Label(place, str(total)) for place, total in zip(places, totals, strict=True)
            ),
            marks=tuple(
                Mark(frozenset([cells[corner * length]]), "because") for corner in range(4)
            ),
        )

    return draw


def closed_chain(joints: Sequence[int]) -> Picture:
    """Return a closed chain with these numbers at its joints, laid round a rectangle.

    >>> scene = closed_chain([0, 0, 1, 1, 2, 2])(lambda sentence: sentence.text("en"))
    >>> [tile.pips for tile in scene.tiles]
    [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0)]
    """

    def draw(words: Words) -> Scene:
        halves, tiles = halves_of(joints), len(joints)
        rows = (tiles + 2) // 2
        description = Sentence(
            "{tiles} {tiles:tile|tiles} laid round a rectangle. Wherever two of them meet, their "
            "halves are equal, and the last one meets the first.",
            tiles=tiles,
        )
        return Scene(
            words(Sentence("A closed chain of {tiles} {tiles:tile|tiles}", tiles=tiles)),
            words(description),
            tiles=_tiles(halves, around(rows, tiles + 2 - rows)),
        )

    return draw


def _tiles(halves: Sequence[int], cells: Sequence[GridCell]) -> tuple[DrawnTile, ...]:
    return tuple(
        DrawnTile((cells[at], cells[at + 1]), (halves[at], halves[at + 1]))
        for at in range(0, len(halves), 2)
    )
