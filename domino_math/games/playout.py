"""Random deals on a plain line, on small whole numbers: the engine's own deal, many times faster.

The line of most games has two ends, and one tile is laid a turn. Then tiles can be numbered, and
what fits where can be looked up in tables. `playout` does exactly what the engine does with random
players: the same moves in the same order lie before the dice, so that the same state comes out.
"""

from functools import cache
from typing import Literal, NamedTuple

from domino_math.dice import Dice
from domino_math.games.line import NO_TIP, Laid, Line
from domino_math.games.moves import DRAW, PASS, Arm, Lay, Move, Play
from domino_math.games.play import maker
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import Ending, State
from domino_math.tiles import Tile, double_set

MOST_PLAYERS = 4

# A lay is the number 3t + a: tile t as the opening tile (a = 0), on the left (1) or right (2) arm.
_LEFT, _RIGHT = 1, 2
_ARMS: tuple[Arm | None, ...] = (None, "L", "R")

# For each tile the lays that fit, in the engine's order. That of tile t stands in place t + 1, the
# `bit_length` of its bit.
_Ways = tuple[tuple[int, ...], ...]


class _Tables(NamedTuple):
    """What depends on the set only.

    bits[low][high]  the bit that stands for a tile, 2^t
    facts[lay]       the tile's bit, the arm, the pips on the tile, and whether it is a double
    moves[seat]      for each lay what the history says when that seat makes it
    laid             for each lay what the line has of it
    opening          the ways to lay each tile first
    apart[l][r]      the ways to lay each tile when l is open on the left and r on the right, and
                     the bits of all tiles that fit
    alike[l]         the same when l is open on both sides, and they come to the same
    """

    tiles: tuple[Tile, ...]
    bits: tuple[dict[int, int], ...]
    facts: tuple[tuple[int, int, int, bool], ...]
    moves: tuple[tuple[tuple[int, Move], ...], ...]
    laid: tuple[Laid, ...]
    opening: _Ways
    apart: tuple[tuple[tuple[_Ways, int], ...], ...]
    alike: tuple[tuple[_Ways, int], ...]


@cache
def _tables(highest: int) -> _Tables:
    tiles = double_set(highest).tiles
    numbers = range(highest + 1)

    def ways(left: int, right: int | None = None) -> tuple[_Ways, int]:
        ends = [(_LEFT, left)] if right is None else [(_LEFT, left), (_RIGHT, right)]
        fitting = [
            tuple(3 * t + arm for arm, number in ends if number in tile)
            for t, tile in enumerate(tiles)
        ]
        return ((), *fitting), sum(1 << t for t, lays in enumerate(fitting) if lays)

    return _Tables(
        tiles,
        tuple(
            {tile.high: 1 << t for t, tile in enumerate(tiles) if tile.low == low}
            for low in numbers
        ),
        tuple(
            (1 << t, arm, tile.pips, tile.is_double)
            for t, tile in enumerate(tiles)
            for arm in range(3)
        ),
        tuple(
            tuple((seat, Lay((Play(tile, arm),))) for tile in tiles for arm in _ARMS)
            for seat in range(MOST_PLAYERS)
        ),
        tuple(Laid(tile, arm) for tile in tiles for arm in _ARMS),
        ((), *((3 * t,) for t in range(len(tiles)))),
        tuple(tuple(ways(left, right) for right in numbers) for left in numbers),
        tuple(ways(number) for number in numbers),
    )


def _places(bits: int) -> list[int]:
    """Return the places of the bits that are 1, from the lowest on."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit.bit_length() - 1)
        bits ^= bit
    return found


_DRAWS = tuple((seat, DRAW) for seat in range(MOST_PLAYERS))
_PASSES = tuple((seat, PASS) for seat in range(MOST_PLAYERS))


def has_playout(rules: RuleSet) -> bool:
    """Whether `playout` knows these rules.

    >>> from domino_math.games import rules
    >>> [has_playout(rules(name)) for name in ("classic", "sport", "fives", "sea-kozel")]
    [True, True, False, False]
    """
    free = rules.draw_when_able or rules.doubles != "across"
    return rules.plain and not free and rules.sea is None


def playout(state: State, dice: Dice) -> State:
    """Return the end of a deal that has not begun, when all its players are random.

    Equal dice give the same end as `play_out` with random players.

    >>> from domino_math.games import deal, rules
    >>> end = playout(deal(rules("classic"), players=2, seed=7), Dice(7))
    >>> end.over, len(end.history)
    (True, 17)
    """
    setting = state.setting
    rules, players = setting.rules, setting.players
    tables = _tables(rules.highest)
    tiles, bits, facts = tables.tiles, tables.bits, tables.facts
    moves, as_laid = tables.moves, tables.laid
    apart, alike = tables.apart, tables.alike
    # What a hand holds, and what fits the open ends, are whole numbers: bit t stands for tile t.
    holds = [sum([bits[tile.low][tile.high] for tile in hand]) for hand in state.hands]
    held = sum(holds)
    opens = setting.must_open
    fits = held if opens is None else bits[opens.low][opens.high]
    ways = tables.opening
    left_to_draw = len(state.boneyard) - rules.leave if rules.draw != "none" else 0
    most_drawn = 1 if rules.draw == "one" else left_to_draw
    ends_by_passes = rules.block == "all passed"

    turn, taken, drawn, passes = state.turn, 0, 0, 0
    history: list[tuple[int, Move]] = []
    laid: list[Laid] = []
    left = right = -1  # what is open on each arm
    left_tip = right_tip = 0
    left_double = right_double = False  # whether a double lies at the tip
    how: Literal["out", "block"] | None = None
    random = dice.random  # below(number) is int(random() * number): the call would cost as much

    while how is None:
        if fitting := holds[turn] & fits:
            bit = fitting & -fitting  # from the lowest bit on: hands are sorted
            lays = ways[bit.bit_length()]
            while fitting := fitting ^ bit:
                bit = fitting & -fitting
                lays += ways[bit.bit_length()]
            number = len(lays)
            lay = lays[int(random() * number)] if number > 1 else lays[0]
            bit, arm, pips, double = facts[lay]
            if arm == _LEFT:
                left, left_tip, left_double = pips - left, len(laid), double
            elif arm == _RIGHT:
                right, right_tip, right_double = pips - right, len(laid), double
            else:
                tile = as_laid[lay].tile
                left, right = tile.low, tile.high
                left_double = right_double = double
            laid.append(as_laid[lay])
            history.append(moves[turn][lay])
            holds[turn] ^= bit
            held ^= bit
            if left == right and left_double == right_double:
                ways, fits = alike[left]
            else:
                ways, fits = apart[left][right]
            drawn = passes = 0
            if not holds[turn]:
                how = "out"
            turn = (turn + 1) % players
        elif taken < left_to_draw and drawn < most_drawn:
            history.append(_DRAWS[turn])
            tile = state.boneyard[taken]
            bit = bits[tile.low][tile.high]
            holds[turn] |= bit
            held |= bit
            taken += 1
            drawn += 1
        else:
            history.append(_PASSES[turn])
            turn = (turn + 1) % players
            drawn = 0
            passes += 1
            if ends_by_passes and passes >= players:
                how = "block"
            continue
        if taken >= left_to_draw and not held & fits and not ends_by_passes and how is None:
            how = "block"

    line = Line(
        tuple(laid), (left_tip, right_tip, NO_TIP, NO_TIP), (left, right, -1, -1), state.line.dead
    )
    return State(
        setting,
        tuple([tuple([tiles[t] for t in _places(hold)]) for hold in holds]),
        state.boneyard[taken:],
        line,
        turn,
        state.points,
        drawn,
        tuple(history),
        ending=Ending(how, maker(rules, history) if how == "block" else history[-1][0]),
    )
