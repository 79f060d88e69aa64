"""Pictures of standing tiles in a row, of which each that falls makes the next one fall."""

from domino_math.draw import DrawnTile, GridCell, Label, Mark, Scene
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence

_MOST = 6  # tiles beside each other; the row goes on behind them


def falling(fallen: int, *, hit: int | None = None, gap: int | None = None) -> Picture:
    """Return a row of doubles of which the first `fallen` lie and the others stand.

    `hit` is a standing tile that the last one lying knocks against: both are marked. Before the
    tile `gap` there is so much room that none that falls can reach it.

    >>> scene = falling(2, hit=2)(lambda sentence: sentence.text("en"))
    >>> [tile.lying for tile in scene.tiles[:4]], [mark.kind for mark in scene.marks]
    ([True, True, False, False], ['because', 'therefore'])
    """

    def draw(words: Words) -> Scene:
        lying = min(fallen, _MOST)
        columns = [2 * number + (2 if gap and number >= gap else 0) for number in range(_MOST + 1)]
        tiles = [_tile(number, columns[number], lies=number < lying) for number in range(_MOST)]
        marks: list[Mark] = []
        if hit is not None:
            marks = [
                Mark(frozenset(tiles[hit - 1].cells), "because"),
                Mark(frozenset(tiles[hit].cells), "therefore"),
            ]
        return Scene(
            words(Sentence("Standing tiles in a row")),
            words(_described(lying, hit, gap)),
            tiles=tuple(tiles),
            labels=(
                *(Label((2.5, columns[number] + 0.5), str(number)) for number in range(_MOST)),
                Label((1.5, columns[_MOST] + 0.5), "…"),
            ),
            marks=tuple(marks),
        )

    return draw


def _described(lying: int, hit: int | None, gap: int | None) -> Sentence:
    if lying == 0:
        return Sentence("Tiles stand in a row, numbered from 0 on. None of them has fallen.")
    if lying == _MOST:
        return Sentence("Tiles in a row, numbered from 0 on. All of them have fallen.")
    row = Sentence(
        "Tiles in a row, numbered from 0 on. {lying} {lying:tile has|tiles have} fallen, from the "
        "first on. The others stand.",
        lying=lying,
    )
    if hit is not None:
        return Sentence(
            "{row} Tile {last} knocks against tile {hit}, and makes it fall.",
            row=row,
            last=hit - 1,
            hit=hit,
        )
    if gap is not None:
        return Sentence(
            "{row} Between tile {last} and tile {gap} there is a gap.",
            row=row,
            last=gap - 1,
            gap=gap,
        )
    return row


def _tile(number: int, column: int, *, lies: bool) -> DrawnTile:
    top: GridCell = (1, column) if lies else (0, column)
    other = (1, column + 1) if lies else (1, column)
    return DrawnTile((top, other), (number, number))
