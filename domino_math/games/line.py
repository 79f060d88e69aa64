"""The line of play: the tiles laid so far, and the arms on which it goes on.

It grows to the left (L) and to the right (R) of the opening tile. A double with four arms, the
spinner, adds an arm up (U) and an arm down (D); there is at most one, so an arm is known by its
letter. Each arm has a tip, the tile that lies last on it: `tips[i]` is the place in `laid` of that
tile for arm "LRUD"[i], or -1 for an arm that is not there, and `numbers[i]` the number that must be
matched there. On a dead arm, closed by a double that lies face down, nothing can be laid.
"""

from itertools import islice
from typing import NamedTuple

from domino_math.games.moves import Arm, Play
from domino_math.games.ruleset import RuleSet
from domino_math.tiles import Tile

ARMS: tuple[Arm, ...] = ("L", "R", "U", "D")
NO_TIP = -1


class Laid(NamedTuple):
    """A tile on the table: on which arm it was laid (None: it opened), and how."""

    tile: Tile
    arm: Arm | None
    along: bool = False
    closed: bool = False


class End(NamedTuple):
    """An open end: the arm, and the number that a tile must show to be laid there."""

    arm: Arm
    number: int


class Line(NamedTuple):
    """A line of play; `spinner` is the place in `laid` of the double with four arms, or -1."""

    laid: tuple[Laid, ...] = ()
    tips: tuple[int, ...] = (NO_TIP,) * 4
    numbers: tuple[int, ...] = (-1,) * 4
    dead: tuple[bool, ...] = (False,) * 4
    spinner: int = NO_TIP

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the table, in the order in which they were laid."""
        return tuple(laid.tile for laid in self.laid)

    @property
    def has_double(self) -> bool:
        """Whether a double was laid, open or closed."""
        return any(laid.tile.is_double for laid in self.laid)


def covered_sides(line: Line) -> int:
    """Return how many of the spinner's four sides another tile lies on."""
    return 4 - line.tips.count(line.spinner)


def open_ends(line: Line, rules: RuleSet) -> tuple[End, ...]:
    """Return where a tile may be laid now, an end an arm.

    >>> from domino_math.games import rules
    >>> fives = rules("fives")
    >>> opened = lay(Line(), Play(Tile(5, 5), None), fives)
    >>> [str(end.arm) for end in open_ends(opened, fives)]
    ['L', 'R', 'U', 'D']
    """
    waiting = not rules.sides_at_once and line.spinner != NO_TIP and covered_sides(line) < 2
    arms = zip(ARMS, line.tips, line.numbers, line.dead, strict=True)
    return tuple(
        End(arm, number)
        for arm, tip, number, dead in (islice(arms, 2) if waiting else arms)
        if tip != NO_TIP and not dead
    )


def distinct_ends(line: Line, rules: RuleSet) -> tuple[End, ...]:
    """Return the open ends without those that come to the same as one before (A37).

    Two arms come to the same when the same number is open on both, and the tiles at their tips
    count and behave alike; then a tile is said to lie on the first of them.
    """
    ends = open_ends(line, rules)
    if len({end.number for end in ends}) == len(ends):
        return ends
    return tuple(end for end in ends if end.arm == first_alike(line, end.arm, ends))


def first_alike(line: Line, arm: Arm, ends: tuple[End, ...]) -> Arm:
    """Return the first arm among the open ends that comes to the same as this one."""
    kind = _kind(line, arm)
    return next(end.arm for end in ends if _kind(line, end.arm) == kind)


def _kind(line: Line, arm: Arm) -> tuple[int, bool, bool, bool]:
    place = ARMS.index(arm)
    tip = line.tips[place]
    laid = line.laid[tip]
    return line.numbers[place], tip == line.spinner, laid.tile.is_double, laid.along


def lay(line: Line, play: Play, rules: RuleSet) -> Line:
    """Return the line with a tile laid on an arm, where it must fit."""
    if play.arm is None:
        return _opened(play, rules)
    place = ARMS.index(play.arm)
    tile, number = play.tile, line.numbers[place]
    beyond = tile.high if number == tile.low else tile.low
    new = len(line.laid)
    tips, numbers, dead = list(line.tips), list(line.numbers), list(line.dead)
    covers = line.tips[place]
    tips[place], numbers[place], dead[place] = new, beyond, play.closed
    spinner = line.spinner
    if spinner == NO_TIP:
        if rules.branches == "first placed" and _may_branch(line, play, rules):
            spinner = new
        elif (
            rules.branches == "first covered" and covers not in tips and _open_double(line, covers)
        ):
            spinner = covers
        if spinner != NO_TIP:
            middle = (play.tile if spinner == new else line.laid[spinner].tile).low
            tips[2:], numbers[2:] = (spinner, spinner), (middle, middle)
    laid = Laid(tile, play.arm, play.along, play.closed)
    return Line((*line.laid, laid), tuple(tips), tuple(numbers), tuple(dead), spinner)


def _opened(play: Play, rules: RuleSet) -> Line:
    tile = play.tile
    laid = (Laid(tile, None, closed=play.closed),)
    if play.closed:
        return Line(laid, (0, 0, NO_TIP, NO_TIP), (tile.low, tile.low, -1, -1), (True,) * 4)
    if tile.is_double and rules.branches == "first placed":
        return Line(laid, (0,) * 4, (tile.low,) * 4, spinner=0)
    return Line(laid, (0, 0, NO_TIP, NO_TIP), (tile.low, tile.high, -1, -1))


def _open_double(line: Line, place: int) -> bool:
    laid = line.laid[place]
    return laid.tile.is_double and not laid.closed


def _may_branch(line: Line, play: Play, rules: RuleSet) -> bool:
    """Whether a double that is laid now becomes the one with four arms."""
    if not play.tile.is_double or play.closed:
        return False
    return rules.closed_first == "next double" or not line.has_double


def pips_at_ends(line: Line, rules: RuleSet) -> int:
    """Return what the open ends count together: see `counts_at_ends`.

    >>> from domino_math.games import rules
    >>> fives = rules("fives")
    >>> line = Line()
    >>> for text in ("5-5", "0-5L", "3-5R", "0-2L"):
    ...     line = lay(line, Play.parse(text), fives)
    >>> pips_at_ends(line, fives), pips_at_ends(line, rules("fives-played"))
    (15, 5)
    """
    return sum(counts_at_ends(line, rules))


def counts_at_ends(line: Line, rules: RuleSet) -> list[int]:
    """Return the numbers that count at the open ends, from left to right, and the spinner last.

    A double that is an end counts both halves, or one if it was laid along the line. With an
    opening double alone on the table, it is counted once. How many sides of the spinner count is
    told by `spinner_counted`.

    >>> from domino_math.games import rules
    >>> fives = rules("fives")
    >>> line = lay(lay(Line(), Play.parse("5-5"), fives), Play.parse("0-5L"), fives)
    >>> counts_at_ends(line, fives)
    [0, 5, 5]
    """
    counts = []
    counted = []
    for place, tip in enumerate(line.tips):
        if tip == NO_TIP or tip == line.spinner or line.dead[place]:
            continue
        laid = line.laid[tip]
        if not laid.tile.is_double:
            counts.append(line.numbers[place])
        elif tip not in counted:
            counted.append(tip)
            counts += [line.numbers[place]] * (1 if laid.along else 2)
    if sides := spinner_counted(line, rules):
        counts += [line.laid[line.spinner].tile.low] * sides
    return counts


def spinner_counted(line: Line, rules: RuleSet) -> int:
    """Return how many of the spinner's open sides count: 0 to 2.

    It counts twice its number while at most one of its sides is covered (if it counts so early);
    afterwards "all" counts each of its open sides once, and "played" none of them (A11).
    """
    if line.spinner == NO_TIP:
        return 0
    open_sides = 4 - covered_sides(line)
    counts = rules.early_spinner if open_sides >= 3 else rules.spinner_counts == "all"
    return min(open_sides, 2) if counts else 0


def counts_text(line: Line, rules: RuleSet) -> str:
    """Return how the open ends are added up.

    >>> from domino_math.games import rules
    >>> fives = rules("fives")
    >>> line = lay(lay(Line(), Play.parse("3-6"), fives), Play.parse("6-6R"), fives)
    >>> counts_text(line, fives)
    '3 + 6 + 6 = 15'
    """
    counts = counts_at_ends(line, rules)
    added = " + ".join(map(str, counts))
    return f"{added} = {sum(counts)}" if len(counts) > 1 else str(sum(counts))
