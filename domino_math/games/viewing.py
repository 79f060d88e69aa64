"""A view: exactly what one seat may know of a deal. Players get views, never the state.

A draw shows no tile, the boneyard is a number, and so are the hands of the others. Which tile must
be led, and who might claim the lead, is known to its holder alone: he finds it in his moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from domino_math.games.legal import legal_moves
from domino_math.games.line import Line, lay, open_ends
from domino_math.games.moves import Draw, Lay, Move
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import Ending, Hand, Lead, State


@dataclass(frozen=True)
class View:
    """What `seat` knows; `held` and `boneyard` are numbers of tiles, `held` one for each seat.

    `moves` are the legal moves if it is his turn, and () if not. The other fields are those of the
    state and its setting.
    """

    seat: int
    rules: RuleSet
    players: int
    pairs: bool
    lead: Lead
    wanted: tuple[int, ...]
    hand: Hand
    held: tuple[int, ...]
    boneyard: int
    line: Line
    turn: int
    points: tuple[int, ...]
    drawn: int
    history: tuple[tuple[int, Move], ...]
    for_hundred: int | None
    ending: Ending | None
    moves: tuple[Move, ...]

    @cached_property
    def lacks(self) -> tuple[frozenset[int], ...]:
        """For each seat the numbers that its draws and passes have shown it not to hold."""
        return shown_lacks(self.rules, self.players, self.history)


def view(state: State, seat: int) -> View:
    """Return what a seat may know of a state.

    >>> from domino_math.games import deal, rules
    >>> seen = view(deal(rules("classic"), players=2, seed=7), seat=0)
    >>> seen.held, seen.boneyard, seen.turn, seen.moves
    ((7, 7), 14, 0, (Lay(plays=(Play(tile=Tile(low=5, high=5), arm=None, along=False, \
closed=False),)),))
    """
    setting = state.setting
    return View(
        seat=seat,
        rules=setting.rules,
        players=setting.players,
        pairs=setting.pairs,
        lead=setting.lead,
        wanted=setting.wanted,
        hand=state.hands[seat],
        held=tuple(map(len, state.hands)),
        boneyard=len(state.boneyard),
        line=state.line,
        turn=state.turn,
        points=state.points,
        drawn=state.drawn,
        history=state.history,
        for_hundred=state.for_hundred,
        ending=state.ending,
        moves=legal_moves(state) if seat == state.turn else (),
    )


def shown_lacks(
    rules: RuleSet, players: int, history: Sequence[tuple[int, Move]]
) -> tuple[frozenset[int], ...]:
    """Return for each seat the numbers that draws and passes have shown it not to hold.

    Who draws or passes has nothing for the open ends. A drawn tile may show any number, so it makes
    that worthless, until the next draw, pass or tile tells about it. Who has drawn until he could
    lay a tile has laid the last one that he drew, and nothing else that he holds would have fitted.
    """
    line = Line()
    lacks: list[frozenset[int]] = [frozenset()] * players
    before: frozenset[int] = frozenset()  # what the seat lacked before it drew
    drawn = 0  # how many tiles it has drawn in this turn
    for seat, move in history:
        ends = frozenset(end.number for end in open_ends(line, rules)) if line.laid else frozenset()
        if isinstance(move, Draw):
            before = frozenset() if drawn else lacks[seat] | ends
            drawn += 1
            if rules.draw_when_able:  # he may have drawn though something fitted
                before = frozenset()
            lacks[seat] = frozenset()
            continue
        if isinstance(move, Lay):
            if drawn and not rules.draw_when_able:
                lacks[seat] = before | ends
            for play in move.plays:
                line = lay(line, play, rules)
        else:
            lacks[seat] |= ends
        drawn = 0
    return tuple(lacks)
