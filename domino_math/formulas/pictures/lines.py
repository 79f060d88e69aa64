"""Pictures of lines of play: tiles end to end, where equal halves meet."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from domino_math.draw import DrawnTile, GridCell, Mark, Scene
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

_ACROSS = 5  # tiles, before the line turns round


def line_of_tiles(numbers: Sequence[int], number: int) -> Picture:
    """Return the line with these numbers at its joints, from one end to the other.

    The joints of one `number` are marked, and the ends that show it.

    >>> scene = line_of_tiles([2, 2, 5], 2)(lambda sentence: sentence.text("en"))
    >>> [tile.pips for tile in scene.tiles], len(scene.marks)
    ([(2, 2), (2, 5)], 2)
    """

    def draw(words: Words) -> Scene:
        halves = [half for tile in pairwise(numbers) for half in tile]
        places = list(_winding(len(halves)))
        last = len(halves) - 1
        joints = [
            Mark(frozenset(places[at : at + 2]), "because")
            for at in range(1, last, 2)
            if halves[at] == number
        ]
        ends = [
            Mark(frozenset([places[at]]), "therefore") for at in (0, last) if halves[at] == number
        ]
        description = Sentence(
            "A line of {tiles} {tiles:tile|tiles}, winding in rows. {joints} {joints:joint|joints} "
            "where {number} meets {number} {joints:is|are} marked, and so "
            "{ends:is|are} {ends} {ends:end|ends}.",
            tiles=len(numbers) - 1,
            joints=len(joints),
            ends=len(ends),
            number=number,
        )
        return Scene(
            words(Sentence("A blocked line, {number} at its end", number=number)),
            words(description),
            tiles=tuple(
                DrawnTile((places[at], places[at + 1]), (halves[at], halves[at + 1]))
                for at in range(0, len(halves), 2)
            ),
            marks=(*joints, *ends),
        )

    return draw


def _winding(count: int) -> Iterator[GridCell]:
    """The cells of a line: some tiles across, one down, and back again."""
    across, down = 2 * _ACROSS, 2
    for at in range(count):
        turn, place = divmod(at, across + down)
        below = max(0, place - (across - 1))
        column = min(place, across - 1)
        yield (turn * (1 + down) + below, across - 1 - column if turn % 2 else column)


def open_chain(numbers: Sequence[int], left: Sequence[Tile] = ()) -> Picture:
    """Return a chain with these numbers at its joints and its ends, the ends marked.

    The tiles that are left out lie below.

    >>> scene = open_chain([2, 2, 0, 0], [Tile(0, 1)])(lambda sentence: sentence.text("en"))
    >>> [tile.pips for tile in scene.tiles], len(scene.marks)
    ([(2, 2), (2, 0), (0, 0), (0, 1)], 2)
    """

    def draw(words: Words) -> Scene:
        halves = [half for tile in pairwise(numbers) for half in tile]
        places = list(_winding(len(halves)))
        below = max(row for row, _ in places) + 2
        laid = [
            DrawnTile((places[at], places[at + 1]), (halves[at], halves[at + 1]))
            for at in range(0, len(halves), 2)
        ]
        spare = [
            DrawnTile(((below, 3 * at), (below, 3 * at + 1)), (tile.low, tile.high))
            for at, tile in enumerate(left)
        ]
        description = Sentence(
            "A line of {tiles} {tiles:tile|tiles}, winding in rows. Wherever two of them meet, "
            "their halves are equal. The ends show {first} and {last} and are marked. Left out "
            "below: {left} {left:tile|tiles}.",
            tiles=len(laid),
            first=numbers[0],
            last=numbers[-1],
            left=len(spare),
        )
        return Scene(
            words(Sentence("An open chain")),
            words(description),
            tiles=(*laid, *spare),
            marks=tuple(Mark(frozenset([places[end]]), "therefore") for end in (0, -1)),
        )

    return draw
