"""Pictures of whole sets, laid so that their number can be seen."""

from collections.abc import Iterable, Sequence
from math import ceil

from domino_math.draw import DrawnTile, GridCell, Label, Mark, Outline, Scene
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence


def lying(row: int, place: int, pips: tuple[int, int]) -> DrawnTile:
    """Return a tile lying in a row of tiles, `place` tiles from its left end.

    >>> lying(2, 3, (0, 5)).cells
    ((2, 6), (2, 7))
    """
    return DrawnTile(((row, 2 * place), (row, 2 * place + 1)), pips)


def staircase(n: int, *, new_row: bool = False) -> Picture:
    """Return the set double-n in rows 0 to n, each with the tiles of its larger number.

    With `new_row` the last row is marked, as what double-n has more than double-(n − 1).
    """

    def draw(words: Words) -> Scene:
        marked = [cell for low in range(n + 1) for cell in lying(n, low, (0, 0)).cells]
        return _staircase(
            n,
            words,
            Sentence("The set double-{n} as a staircase", n=n),
            labels=[_count(words, row + 1) for row in range(n + 1)],
            marked=[marked] if new_row else (),
        )

    return draw


def staircase_of_pips(n: int) -> Picture:
    """Return the set double-n as a staircase, with the pips of each row beside it."""

    def draw(words: Words) -> Scene:
        pips = [sum(low + row for low in range(row + 1)) for row in range(n + 1)]
        return _staircase(
            n,
            words,
            Sentence("The pips of double-{n}, row by row", n=n),
            labels=[words(Sentence("{count} {count:pip|pips}", count=count)) for count in pips],
        )

    return draw


def staircase_of_halves(rows: int) -> Picture:
    """Return a staircase of tiles with the halves of each row counted beside it."""

    def draw(words: Words) -> Scene:
        halves = range(2, 2 * rows + 1, 2)
        return _staircase(
            rows - 1,
            words,
            Sentence("Tiles as a staircase, their halves counted"),
            labels=[
                words(Sentence("{count} {count:half|halves}", count=count)) for count in halves
            ],
        )

    return draw


def halves_with(number: int, n: int) -> Picture:
    """Return the set double-n as a staircase, the halves with one number marked."""

    def draw(words: Words) -> Scene:
        marked = [
            [cell]
            for row in range(n + 1)
            for low in range(row + 1)
            for cell, shown in zip(lying(row, low, (0, 0)).cells, (low, row), strict=True)
            if shown == number
        ]
        title = Sentence("Where {number} stands in the set double-{n}", number=number, n=n)
        return _staircase(n, words, title, marked=marked)

    return draw


def doubles(n: int) -> Picture:
    """Return the set double-n as a staircase, the doubles marked."""

    def draw(words: Words) -> Scene:
        marked = [lying(number, number, (number, number)).cells for number in range(n + 1)]
        title = Sentence("The doubles of the set double-{n}", n=n)
        return _staircase(n, words, title, marked=marked)

    return draw


def _staircase(
    n: int,
    words: Words,
    title: Sentence,
    *,
    labels: Sequence[str] = (),
    marked: Iterable[Iterable[GridCell]] = (),
) -> Scene:
    description = Sentence(
        "{rows} {rows:row|rows} of tiles, one below the other. The first row has 1 tile, each "
        "further row has one more, and the last row has {rows}.",
        rows=n + 1,
    )
    return Scene(
        words(title),
        words(description),
        tiles=tuple(lying(row, low, (low, row)) for row in range(n + 1) for low in range(row + 1)),
        labels=_beside(2 * n + 2, labels, at_least=1.5),
        marks=tuple(Mark(frozenset(cells), "therefore") for cells in marked),
    )


def rectangle(n: int) -> Picture:
    """Return two sets double-n: a staircase, and one upside down that fills it up."""

    def draw(words: Words) -> Scene:
        rows = range(n + 1)
        first = [lying(row, low, (low, row)) for row in rows for low in range(row + 1)]
        second = [lying(n - row, n + 1 - low, (row, low)) for row in rows for low in range(row + 1)]
        title = Sentence("Two sets double-{n} make a rectangle", n=n)
        description = Sentence(
            "{rows} {rows:row|rows} of {columns} {columns:tile|tiles} each. One set is a staircase "
            "on the left, the other one an equal staircase upside down on the right.",
            rows=n + 1,
            columns=n + 2,
        )
        return Scene(
            words(title),
            words(description),
            tiles=(*first, *second),
            outlines=(Outline(_cells(first)), Outline(_cells(second))),
            labels=_beside(2 * n + 4, [_count(words, n + 2) for _ in rows], at_least=1),
        )

    return draw


def complements(n: int) -> Picture:
    """Return two sets double-n: below each tile of one its complement of the other."""

    def draw(words: Words) -> Scene:
        pairs = [
            (lying(2 * row, low, (low, row)), lying(2 * row + 1, low, (n - low, n - row)))
            for row in range(n + 1)
            for low in range(row + 1)
        ]
        title = Sentence("Each tile of double-{n} with its complement", n=n)
        description = Sentence(
            "{pairs} {pairs:pair|pairs} of tiles, one tile above the other. The halves that lie "
            "one above the other add up to {n}.",
            pairs=len(pairs),
            n=n,
        )
        return Scene(
            words(title),
            words(description),
            tiles=tuple(tile for pair in pairs for tile in pair),
            outlines=tuple(Outline(_cells(list(pair))) for pair in pairs),
        )

    return draw


def table(n: int) -> Picture:
    """Return all choices of a left and a right number from 0 to n, the doubles outlined."""

    def draw(words: Words) -> Scene:
        numbers = range(n + 1)
        tiles = {
            (left, right): lying(left, right, (left, right))
            for left in numbers
            for right in numbers
        }
        title = Sentence("The table of double-{n}", n=n)
        description = Sentence(
            "A square table of {columns} {columns:row|rows} and as many columns. Where a row and a "
            "column meet there lies a tile: the number of the row on its left half, the number of "
            "the column on its right half. The doubles lie on the diagonal and are marked.",
            columns=n + 1,
        )
        return Scene(
            words(title),
            words(description),
            tiles=tuple(tiles.values()),
            labels=(
                *(Label((-0.5, 2 * right + 1), str(right)) for right in numbers),
                *(Label((left + 0.5, -0.6), str(left)) for left in numbers),
            ),
            marks=tuple(
                Mark(frozenset(tiles[number, number].cells), "therefore") for number in numbers
            ),
        )

    return draw


def _beside(edge: int, texts: Sequence[str], *, at_least: float) -> tuple[Label, ...]:
    """Return a label for each row right of the edge, far enough for the longest in text as well."""
    longest = max(map(len, texts), default=0)
    away = max(at_least, ceil((longest + 1) / 4) / 2)
    return tuple(Label((row + 0.5, edge + away), text) for row, text in enumerate(texts))


def _count(words: Words, count: int) -> str:
    return words(Sentence("{count} {count:tile|tiles}", count=count))


def _cells(tiles: list[DrawnTile]) -> frozenset[GridCell]:
    return frozenset(cell for tile in tiles for cell in tile.cells)
