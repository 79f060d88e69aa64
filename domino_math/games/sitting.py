"""A match at one table: a person in the first seat, and players of some kind in the others.

A sitting is a value. All chance comes from its seed, so that a move taken back, or a match that is
gone on with later, meets the same answers.
"""

from dataclasses import dataclass, replace

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games.match import Match, new_match, next_deal, settle
from domino_math.games.moves import Draw, Move, Pass
from domino_math.games.play import apply
from domino_math.games.player import find_player
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import State
from domino_math.games.viewing import view

YOU = 0


@dataclass(frozen=True)
class Sitting:
    """Where a match stands: `others` are the kinds of players of seats 1, 2, … by name."""

    others: tuple[str, ...]
    seed: int
    match: Match
    state: State

    @property
    def your_choice(self) -> bool:
        """Whether you have to choose a move: a draw or a pass for want of others is no choice."""
        if self.state.over or self.state.turn != YOU:
            return False
        moves = view(self.state, YOU).moves
        forced = len(moves) == 1 and isinstance(moves[0], Draw | Pass)
        return not forced


def sit_down(
    rules: RuleSet, others: tuple[str, ...], seed: int, *, pairs: bool | None = None
) -> Sitting:
    """Return the start of a match; InputError for kinds that there are not, or too many players.

    >>> from domino_math.games import rules
    >>> sitting = sit_down(rules("classic"), ("greedy",), seed=7)
    >>> sitting.match.players, len(sitting.state.hands[YOU])
    (2, 7)
    """
    for name in others:
        find_player(name)
    if seed < 0:
        raise InputError(rules.name, f"seeds are from 0 on, not {seed}")
    match = new_match(rules, len(others) + 1, pairs=pairs)
    return Sitting(others, seed, match, _dealt(match, seed))


def step(sitting: Sitting) -> tuple[Move, Sitting]:
    """Make the next move that is not your choice; return it and what comes of it."""
    state = sitting.state
    seen = view(state, state.turn)
    if state.turn == YOU:
        move = seen.moves[0]
    else:
        dice = Dice(sitting.seed, sitting.match.deals, len(state.history))
        move = find_player(sitting.others[state.turn - 1]).choose(seen, dice)
    return move, move_made(sitting, move)


def move_made(sitting: Sitting, move: Move) -> Sitting:
    """Return the sitting after a move of whoever's turn it is; InputError if it is not legal."""
    return replace(sitting, state=apply(sitting.state, move))


def may_write_off(sitting: Sitting) -> bool:
    """Whether the deal ended with a fish of yours that you may try to write off."""
    ending = sitting.state.ending
    setting = sitting.state.setting
    if ending is None or setting.side(ending.seat) != setting.side(YOU):
        return False
    tried = settle(sitting.match, sitting.state, write_off=True)
    return tried != settle(sitting.match, sitting.state, write_off=False)


def settled(sitting: Sitting, *, write_off: bool = True) -> Match:
    """Return the match after a deal that is over."""
    return settle(sitting.match, sitting.state, write_off=write_off)


def dealt_again(sitting: Sitting, match: Match) -> Sitting:
    """Return the sitting with the next deal of a match that goes on."""
    return replace(sitting, match=match, state=_dealt(match, sitting.seed))


def _dealt(match: Match, seed: int) -> State:
    return next_deal(match, Dice(seed, match.deals).below(2**31))
