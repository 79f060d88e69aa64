"""What a finished deal of the sea goat means beyond its points.

Going out with 0-0 or the highest double, leading for a hundred, and a fish. The text S2 tells four
cases of a fish and is silent on the others; there, the side with fewer points left wins the deal as
usual (A28). With three players the fisherman is compared with the best of the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from domino_math.games.moves import Lay
from domino_math.games.ruleset import RuleSet, SeaGoat
from domino_math.games.state import Lead, State
from domino_math.games.words import player_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

Case = Literal["wins", "hundred", "may write off", "eggs"]


class Verdict(NamedTuple):
    """What a fish comes to: which side wins the deal (None: nobody), and what follows.

    wins           nothing follows
    hundred        the fisherman leads the next deal for a hundred
    may write off  the fisherman may lead any tile, and try to write off the fish
    eggs           both hold the same: the deal is replayed
    """

    winner: int | None
    case: Case


class Owed(NamedTuple):
    """A fish that its maker has still to write off, in so many attempts."""

    seat: int
    attempts: int


class Eggs(NamedTuple):
    """A fish with equal hands that is replayed, for a pot of points, in so many attempts."""

    pot: int
    attempts: int


@dataclass(frozen=True)
class Consequence:
    """What follows for the match: who wins or loses it, and whose accounts are emptied.

    `records` is whether the deal's own points are recorded; `extra` is a side with points that it
    records besides. `lead` is who leads next, if that is not as usual.
    """

    notes: tuple[Sentence, ...] = ()
    wins_match: int | None = None
    loses_match: int | None = None
    emptied: tuple[int, ...] = ()
    records: bool = True
    extra: tuple[int, int] | None = None
    lead: Lead | None = None
    owed: Owed | None = None
    eggs: Eggs | None = None


def fish(rules: RuleSet, maker: int, left: Sequence[int]) -> Verdict:
    """Return what a fish comes to, from the points left on each side.

    >>> from domino_math.games import rules
    >>> goat = rules("sea-kozel-s2")
    >>> fish(goat, 0, [20, 30]), fish(goat, 0, [30, 20]).case, fish(goat, 0, [9, 9]).case
    (Verdict(winner=0, case='hundred'), 'may write off', 'eggs')
    """
    enough = _enough(rules)
    other = _best_other(maker, left)
    mine, theirs = left[maker], left[other]
    if mine == theirs:
        return Verdict(None, "eggs")
    if mine < enough <= theirs:
        return Verdict(maker, "hundred")
    if mine > theirs and mine >= enough:
        return Verdict(None, "may write off")
    return Verdict(maker if mine < theirs else other, "wins")


def consequence(
    state: State,
    left: Sequence[int],
    winner: int | None,
    *,
    owed: Owed | None = None,
    eggs: Eggs | None = None,
    write_off: bool = True,
) -> Consequence:
    """Return what a finished deal means for the match.

    `left` are the points left on each side and `winner` the side that won the deal, if any. `owed`
    and `eggs` are left from earlier deals. `write_off` is whether a fisherman who may try to write
    off his fish does so.
    """
    follows = _follows(state, left, winner, owed, eggs, write_off=write_off)
    won = follows.extra[0] if follows.extra else winner
    if eggs is None or won is None or not follows.records or follows.loses_match is not None:
        return follows
    return _with_pot(state, follows, won, eggs.pot)


def _follows(
    state: State,
    left: Sequence[int],
    winner: int | None,
    owed: Owed | None,
    eggs: Eggs | None,
    *,
    write_off: bool,
) -> Consequence:
    """Return what a deal means, without the eggs of the deal before that its winner gets."""
    assert state.ending
    if won := _won_at_once(state, left):
        return won
    if state.for_hundred is not None and (failed := _failed(state, left)):
        return failed
    if state.ending.how == "block" and _sea(state).fisherman:
        return _after_fish(state, left, eggs, write_off=write_off)
    if state.ending.how == "out" and _highest(state) in _last_tiles(state):
        # S2: the losers hold too little for winning the match, but the lead is won.
        note = Sentence("{who} leads the next deal for a hundred.", who=_who(state, winner or 0))
        lead = Lead("hundred", state.ending.seat)
        return Consequence((note,), lead=lead)
    return _after_attempt(state, left, winner, owed) if owed else Consequence()


def _with_pot(state: State, follows: Consequence, side: int, pot: int) -> Consequence:
    """Give the eggs to the winner of the replay, however it was won; they may be worth nothing."""
    if not pot:
        return follows
    note = Sentence("{who} wins the eggs: {pot}.", who=_who(state, side), pot=pot)
    more = follows.extra[1] if follows.extra else 0
    return replace(follows, notes=(note, *follows.notes), extra=(side, more + pot))


def _won_at_once(state: State, left: Sequence[int]) -> Consequence | None:
    """The match is won by going out with 0-0, perhaps with 6-6, or after leading for a hundred."""
    assert state.ending
    if state.ending.how != "out":
        return None
    side = state.setting.side(state.ending.seat)
    who = _who(state, side)
    last, others = _last_tiles(state), sum(left) - left[side]
    if Tile(0, 0) in last:
        note = Sentence("{who} went out with the blank double and wins the match.", who=who)
    elif _highest(state) in last and (
        _sea(state).bare_highest == "match" or others >= _enough(state.rules)
    ):
        note = Sentence("{who} went out with the highest double and wins the match.", who=who)
    elif state.for_hundred is not None and state.setting.side(state.for_hundred) == side:
        note = Sentence("{who} led for a hundred, went out, and wins the match.", who=who)
    else:
        return None
    return Consequence((note,), wins_match=side)


def _failed(state: State, left: Sequence[int]) -> Consequence | None:
    """Someone led for a hundred, and somebody else was faster."""
    assert state.for_hundred is not None
    side = state.setting.side(state.for_hundred)
    who, how = _who(state, side), _sea(state).failed
    if how == "match":
        if left[side] < _enough(state.rules):
            return None
        note = Sentence("{who} led for a hundred and did not go out: the match is lost.", who=who)
        return Consequence((note,), loses_match=side)
    note = Sentence("{who} led for a hundred and did not go out: points are written off.", who=who)
    if how == "own to zero":
        return Consequence((note,), emptied=(side,))
    return Consequence((note,), emptied=tuple(range(len(left))), records=False)


def _after_fish(
    state: State, left: Sequence[int], eggs: Eggs | None, *, write_off: bool
) -> Consequence:
    assert state.ending
    seat = state.ending.seat
    side = state.setting.side(seat)
    who, attempts = _who(state, side), _sea(state).attempts
    verdict = fish(state.rules, side, left)
    if verdict.case == "hundred":
        note = Sentence("{who} made the fish and leads the next deal for a hundred.", who=who)
        return Consequence((note,), lead=Lead("hundred", seat))
    if verdict.case == "may write off":
        if write_off:
            note = Sentence("{who} will try to write off the fish.", who=who)
            lead, owed = Lead("free", seat), Owed(seat, attempts)
            return Consequence((note,), lead=lead, owed=owed, eggs=eggs)  # nobody has won these yet
        other = _best_other(side, left)
        note = Sentence("{who} wins the deal, since the fish stands.", who=_who(state, other))
        return Consequence((note,), extra=(other, sum(left) - left[other]))
    if verdict.case == "eggs":
        again = eggs.attempts - 1 if eggs else attempts
        if not again:
            return Consequence((Sentence("The eggs are rotten: nobody wins them."),))
        pot = (eggs.pot if eggs else 0) + (sum(left) if _sea(state).eggs == "pot" else 0)
        note = Sentence("Both hold the same: eggs. The deal is replayed.")
        return Consequence((note,), lead=Lead("eggs"), eggs=Eggs(pot, again))
    return Consequence()


def _after_attempt(
    state: State, left: Sequence[int], winner: int | None, owed: Owed
) -> Consequence:
    side = state.setting.side(owed.seat)
    who = _who(state, side)
    others = sum(left) - left[side]
    if winner == side and others >= _enough(state.rules):
        return Consequence((Sentence("{who} has written off the fish.", who=who),))
    if owed.attempts > 1:
        return Consequence(owed=Owed(owed.seat, owed.attempts - 1))
    note = Sentence("{who} could not write off the fish.", who=who)
    rival = (owed.seat + 1) % state.setting.players
    return Consequence((note,), lead=Lead("hundred", rival))


def _best_other(side: int, left: Sequence[int]) -> int:
    return min((each for each in range(len(left)) if each != side), key=left.__getitem__)


def _enough(rules: RuleSet) -> int:
    assert rules.threshold
    return rules.threshold.points


def _sea(state: State) -> SeaGoat:
    assert state.rules.sea
    return state.rules.sea


def _highest(state: State) -> Tile:
    return Tile(state.rules.highest, state.rules.highest)


def _last_tiles(state: State) -> tuple[Tile, ...]:
    _, move = state.history[-1]
    return move.tiles if isinstance(move, Lay) else ()


def _who(state: State, side: int) -> Sentence:
    return player_words(side, pairs=state.setting.pairs)
