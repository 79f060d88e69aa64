"""The table as a picture: the line of play with its arms, which bend so that it fits."""

from collections.abc import Sequence
from math import floor

from domino_math.draw import DrawnTile, Label, Scene
from domino_math.games.arms import table
from domino_math.games.bending import Spot, end_of, spots
from domino_math.games.line import ARMS, Line, open_ends
from domino_math.games.moves import Arm
from domino_math.games.ruleset import RuleSet
from domino_math.games.words import ARROWS
from domino_math.i18n import Sentence

WIDTH = 20
_AWAY, _ARROW = 0.5, 0.85  # cells from the edge of a tile to the middle of an arrow, and its size


def table_scene(
    line: Line, rules: RuleSet, *, width: int = WIDTH, lang: str | None = None
) -> Scene:
    """Return the line of play as a scene about `width` cells wide.

    Doubles lie across, half a cell off the grid; closed ones lie face down. At each open end is the
    arrow of its arm, since an arm that has bent may end on any side. An empty table is a label.

    >>> from domino_math.games import rules
    >>> from domino_math.games.line import lay
    >>> from domino_math.games.moves import Play
    >>> line = lay(Line(), Play.parse("6-6"), rules("classic"))
    >>> [tile.pips for tile in table_scene(line, rules("classic")).tiles]
    [(6, 6)]
    """
    title = Sentence("The table: {game}", game=rules.title).text(lang)
    laid = table(line)
    if laid is None:
        empty = Sentence("The table is empty.").text(lang)
        return Scene(title, empty, labels=(Label((0, 0), empty),))
    open_ = open_ends(line, rules)
    ends = Sentence(
        "{count} {count:tile lies|tiles lie} on the table; open ends: {ends}.",
        count=len(line.laid),
        ends=tuple(end.number for end in open_) or (Sentence("none"),),
    )
    found = sorted(spots(laid, width), key=lambda spot: spot.placed.at)
    tiles = tuple(_drawn(spot) for spot in found)
    arrows = tuple(_arrow(found, line.tips[ARMS.index(arm)], arm) for arm, _ in open_)
    return Scene(title, ends.text(lang), tiles=tiles, labels=arrows)


def _arrow(found: Sequence[Spot], tip: int, arm: Arm) -> Label:
    """The arrow of an arm, beside the tile at its tip."""
    (row, column), (down, right) = end_of(found[tip], arm)
    return Label((row + _AWAY * down, column + _AWAY * right), ARROWS[arm], _ARROW)


def _drawn(spot: Spot) -> DrawnTile:
    """A tile on whole cells, moved by what is left over."""
    corners = [(row - 0.5, column - 0.5) for row, column in (spot.near, spot.far)]
    top, left = min(row for row, _ in corners), min(column for _, column in corners)
    shift = (top - floor(top), left - floor(left))
    first, second = ((floor(row), floor(column)) for row, column in corners)
    pips = (spot.placed.near, spot.placed.far)
    return DrawnTile((first, second), pips, shift, spot.placed.closed)
