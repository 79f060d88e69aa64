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

    `notes` tell what the deal brought; `ahead` tells how the match was decided by it, or else what
    it means for the next deal. `records` is whether the deal's own points are recorded; `extra` is
    a side with points that it records besides. `lead` is who leads next, if that is not as usual.
    """

    notes: tuple[Sentence, ...] = ()
    ahead: tuple[Sentence, ...] = ()
    wins_match: int | None = None
    loses_match: int | None = None
    emptied: tuple[int, ...] = ()
    records: bool = True
    extra: tuple[int, int] | None = None
    lead: Lead | None = None
    owed: Owed | None = None
    eggs: Eggs | None = None

    @property
    def decides(self) -> bool:
        """Whether the match is over, whatever the accounts say."""
        return self.wins_match is not None or self.loses_match is not None


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
    if won := _won_at_once(state, left):
        return won
    failed = _failed(state, left)
    if failed.decides or failed.emptied:
        return failed
    follows = _after_ending(state, left, eggs, write_off=write_off)
    follows = replace(follows, notes=(*failed.notes, *follows.notes))
    return _after_attempt(state, left, winner, owed, follows) if owed else follows


def _after_ending(
    state: State, left: Sequence[int], eggs: Eggs | None, *, write_off: bool
) -> Consequence:
    """A fish, or going out with a 6-6 that does not win the match."""
    assert state.ending
    how, seat = state.ending
    if how == "block" and _sea(state).fisherman:
        return _after_fish(state, left, eggs, write_off=write_off)
    if how == "out" and _highest(state) in _last_tiles(state):
        # S2: the losers hold too little for winning the match, but the lead is won.
        note = Sentence(
            "{who} went out with {tile}, but the others hold less than {enough}: that does not "
            "win the match.",
            who=_who(state, state.setting.side(seat)),
            tile=str(_highest(state)),
            enough=_enough(state.rules),
        )
        return _hundred(state, seat, note)
    return Consequence()


def _hundred(state: State, seat: int, note: Sentence) -> Consequence:
    """The right to lead for a hundred; who does not hold the highest double leads any tile."""
    ahead = Sentence(
        "{who} leads the next deal for a hundred, with {tile} (or, without it in hand, with any "
        "tile).",
        who=player_words(seat),
        tile=str(_highest(state)),
    )
    return Consequence((note,), (ahead,), lead=Lead("hundred", seat))


def _with_pot(state: State, follows: Consequence, side: int, pot: int) -> Consequence:
    """Give the eggs to the winner of the replay, however it was won; they may be worth nothing."""
    if not pot:
        return follows
    note = Sentence(
        "{who} wins the eggs and gets {pot} {pot:point|points} more.",
        who=_who(state, side),
        pot=pot,
    )
    more = follows.extra[1] if follows.extra else 0
    return replace(follows, notes=(*follows.notes, note), extra=(side, more + pot))


def _won_at_once(state: State, left: Sequence[int]) -> Consequence | None:
    """The match is won by going out with 0-0, perhaps with 6-6, or after leading for a hundred."""
    assert state.ending
    if state.ending.how != "out":
        return None
    side = state.setting.side(state.ending.seat)
    who = _who(state, side)
    last, others = _last_tiles(state), sum(left) - left[side]
    if Tile(0, 0) in last:
        verdict = Sentence("{who} went out with 0-0, a “bald” goat, and wins the match.", who=who)
    elif _highest(state) in last and (
        _sea(state).bare_highest == "match" or others >= _enough(state.rules)
    ):
        tile = str(_highest(state))
        verdict = Sentence("{who} went out with {tile} and wins the match.", who=who, tile=tile)
    elif state.for_hundred is not None and state.setting.side(state.for_hundred) == side:
        verdict = Sentence("{who} led for a hundred, went out, and wins the match.", who=who)
    else:
        return None
    return Consequence(ahead=(verdict,), wins_match=side)


def _failed(state: State, left: Sequence[int]) -> Consequence:
    """Nothing, unless someone led for a hundred, and somebody else was faster."""
    if state.for_hundred is None:
        return Consequence()
    side = state.setting.side(state.for_hundred)
    who, how, enough = _who(state, side), _sea(state).failed, _enough(state.rules)
    if how == "match":
        if left[side] < enough:
            note = Sentence(
                "{who} led for a hundred and did not go out, but holds less than {enough}: nothing "
                "is lost.",
                who=who,
                enough=enough,
            )
            return Consequence((note,))
        verdict = Sentence(
            "{who} led for a hundred, did not go out and holds {enough} or more: the match is "
            "lost, a “svoyak”.",
            who=who,
            enough=enough,
        )
        return Consequence(ahead=(verdict,), loses_match=side)
    if how == "own to zero":
        note = Sentence(
            "{who} led for a hundred and did not go out: the own account is emptied.", who=who
        )
        return Consequence((note,), emptied=(side,))
    note = Sentence(
        "{who} led for a hundred and did not go out: all accounts are emptied, and the deal is not "
        "recorded.",
        who=who,
    )
    return Consequence((note,), emptied=tuple(range(len(left))), records=False)


def _after_fish(
    state: State, left: Sequence[int], eggs: Eggs | None, *, write_off: bool
) -> Consequence:
    assert state.ending
    seat = state.ending.seat
    side = state.setting.side(seat)
    who, attempts, enough = _who(state, side), _sea(state).attempts, _enough(state.rules)
    verdict = fish(state.rules, side, left)
    if verdict.case == "hundred":
        note = Sentence(
            "{who} made the fish with less than {enough} in hand, and the other side holds "
            "{enough} or more.",
            who=who,
            enough=enough,
        )
        return _hundred(state, seat, note)
    if verdict.case == "may write off":
        if write_off:
            ahead = Sentence(
                "{who} will try to write off the fish: one of the next {attempts} "
                "{attempts:deal|deals} has to be won with {enough} or more left to the others.",
                who=who,
                attempts=attempts,
                enough=enough,
            )
            lead, owed = Lead("free", seat), Owed(seat, attempts)
            # Nobody has won the eggs yet.
            return Consequence(ahead=(ahead,), lead=lead, owed=owed, eggs=eggs)
        other = _best_other(side, left)
        points = sum(left) - left[other]
        note = Sentence(
            "The fish stands: {who} wins the deal and gets {points}, which the others hold.",
            who=_who(state, other),
            points=points,
        )
        return Consequence((note,), extra=(other, points))
    return _boiled(state, left, eggs) if verdict.case == "eggs" else Consequence()


def _boiled(state: State, left: Sequence[int], eggs: Eggs | None) -> Consequence:
    """Equal hands: the deal is replayed, unless it was replayed too often."""
    assert state.ending
    attempts = _sea(state).attempts
    same = Sentence("Both hold {points}: eggs.", points=left[state.setting.side(state.ending.seat)])
    again = eggs.attempts - 1 if eggs else attempts
    if not again:
        rotten = Sentence(
            "The eggs were not decided in {attempts} {attempts:replay|replays}: they are rotten, "
            "nobody gets them.",
            attempts=attempts,
        )
        return Consequence((same, rotten))
    pot = (eggs.pot if eggs else 0) + (sum(left) if _sea(state).eggs == "pot" else 0)
    ahead = [Sentence("The deal is replayed and opened with 1-1, or the next double up.")]
    if pot:
        ahead.append(
            Sentence("Whoever wins it gets {pot} {pot:point|points} for the eggs too.", pot=pot)
        )
    return Consequence((same,), tuple(ahead), lead=Lead("eggs"), eggs=Eggs(pot, again))


def _after_attempt(
    state: State, left: Sequence[int], winner: int | None, owed: Owed, follows: Consequence
) -> Consequence:
    """Count an attempt to write off an earlier fish, besides what else follows from the deal.

    A new fish that may be written off takes the place of the old one, and a replay for eggs is no
    attempt.
    """
    if follows.owed:
        return follows
    if follows.eggs:
        return replace(follows, owed=owed)
    won = follows.extra[0] if follows.extra else winner
    side = state.setting.side(owed.seat)
    who = _who(state, side)
    if won == side and sum(left) - left[side] >= _enough(state.rules):
        note = Sentence("{who} has written off the fish.", who=who)
        return replace(follows, notes=(*follows.notes, note))
    if owed.attempts > 1:
        more = owed.attempts - 1
        ahead = Sentence(
            "{who} has {more} {more:attempt|attempts} left to write off the fish.",
            who=who,
            more=more,
        )
        return replace(follows, ahead=(*follows.ahead, ahead), owed=Owed(owed.seat, more))
    attempts = _sea(state).attempts
    note = Sentence(
        "{who} could not write off the fish in {attempts} {attempts:attempt|attempts}.",
        who=who,
        attempts=attempts,
    )
    rival = _hundred(state, (owed.seat + 1) % state.setting.players, note)
    notes = (*follows.notes, *rival.notes)
    return replace(follows, notes=notes, ahead=rival.ahead, lead=rival.lead)


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
