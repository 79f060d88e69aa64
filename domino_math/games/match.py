"""A match: accounts that run over several deals. A finished deal makes a new match."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from domino_math.errors import InputError
from domino_math.games.account import Account, recorded
from domino_math.games.account_words import accounts_changed
from domino_math.games.dealing import deal
from domino_math.games.ruleset import RuleSet
from domino_math.games.scoring import Result, result
from domino_math.games.sea import Consequence, Eggs, Owed, consequence
from domino_math.games.state import Lead, State
from domino_math.games.words import player_words
from domino_math.i18n import Sentence

FIRST = Lead()


@dataclass(frozen=True)
class Match:
    """Where a match stands after so many `deals`.

    There is an account for each side, `lead` says who leads the next deal, `last` is the result of
    the last deal, and `told` what it brought, sentence by sentence. `carried` are points of a fish
    with equal hands, which the winner of the next deal gets. When the match is `over`, there are
    `winners`, several after a draw, or `losers` where the game names a loser.
    """

    rules: RuleSet
    players: int
    pairs: bool
    accounts: tuple[Account, ...]
    deals: int = 0
    lead: Lead = FIRST
    owed: Owed | None = None
    eggs: Eggs | None = None
    carried: int = 0
    last: Result | None = None
    told: tuple[Sentence, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple(account.points for account in self.accounts)


def new_match(rules: RuleSet, players: int = 2, *, pairs: bool | None = None) -> Match:
    """Return a match that has not begun; InputError when so many cannot play."""
    rules.hand_size(players)
    in_pairs = rules.in_pairs(players, pairs)
    return Match(rules, players, in_pairs, (Account(),) * (2 if in_pairs else players))


def next_deal(match: Match, seed: int) -> State:
    """Deal the tiles for the next deal of a match; InputError when it is over."""
    if match.over:
        raise InputError(match.rules.name, "the match is over")
    first = match.deals == 0
    wanted = tuple(match.rules.target - points for points in match.points)
    return deal(
        match.rules,
        match.players,
        seed,
        pairs=match.pairs,
        lead=None if first else match.lead,
        wanted=wanted,
    )


def settle(match: Match, state: State, *, write_off: bool = True) -> Match:
    """Return the match after a deal that is over.

    `write_off` is whether a fisherman of the sea goat who may write off his fish tries to.

    >>> from domino_math.games import apply, legal_moves, rules
    >>> match = new_match(rules("kozel-gamezz"))
    >>> state = next_deal(match, seed=7)
    >>> while not state.over:
    ...     state = apply(state, legal_moves(state)[0])
    >>> after = settle(match, state)
    >>> after.deals, len(after.points), after.over
    (1, 2, False)
    """
    found = result(state)
    rules = match.rules
    follows = (
        consequence(
            state,
            found.left,
            found.winner,
            owed=match.owed,
            eggs=match.eggs,
            write_off=write_off,
        )
        if rules.sea
        else Consequence()
    )
    before = tuple(
        Account() if side in follows.emptied else account
        for side, account in enumerate(match.accounts)
    )
    points = _brought(match, found, follows)
    accounts = recorded(before, points, rules, out=found.winner if found.how == "out" else None)
    new = replace(
        match,
        accounts=accounts,
        deals=match.deals + 1,
        owed=follows.owed,
        eggs=follows.eggs,
        carried=_carried(match, found, follows),
        last=found,
    )
    new = _ended(new, follows)
    told = (
        *_told(match, found, follows),
        *_below_zero(match, points),
        *follows.notes,
        *accounts_changed(before, accounts, points, rules, pairs=match.pairs),
        # No next deal is told of when the points have ended the match.
        *(follows.ahead if follows.decides or not new.over else ()),
    )
    return replace(new, told=told, lead=_next_lead(new, state, found, follows))


def _told(match: Match, found: Result, follows: Consequence) -> tuple[Sentence, ...]:
    told = [entry.why for entry in found.entries] if follows.records else []
    told += _equal_hands(match, found)
    if match.carried and found.winner is not None:
        who = player_words(found.winner, pairs=match.pairs)
        told.append(Sentence("{who} gets {points} carried on.", who=who, points=match.carried))
    return tuple(told)


def _equal_hands(match: Match, found: Result) -> list[Sentence]:
    """Tell of a fish that nobody wins for equal hands; those of the fisherman are eggs."""
    rules = match.rules
    if found.how != "block" or found.winner is not None or found.entries:
        return []
    deciding = max(found.left) if "highest" in rules.fish_score else min(found.left)
    equal = [side for side, points in enumerate(found.left) if points == deciding]
    if len(equal) < 2 or (rules.sea and rules.sea.fisherman):
        return []
    who = tuple(player_words(side, pairs=match.pairs) for side in equal)
    return [
        Sentence(
            "{who} hold {points} each, so nobody wins this deal.",
            who=who,
            points=deciding,
        )
    ]


def _below_zero(match: Match, brought: Sequence[int]) -> Iterator[Sentence]:
    """Tell of accounts that hold less than is written off."""
    for side, (account, points) in enumerate(zip(match.accounts, brought, strict=True)):
        if account.points + points < 0:
            yield Sentence(
                "{who}: the account holds less than that, and does not fall below 0.",
                who=player_words(side, pairs=match.pairs),
            )


def _brought(match: Match, found: Result, follows: Consequence) -> tuple[int, ...]:
    """Return the points that the deal brought each side, before its account takes them."""
    points = list(found.played)
    if follows.records:
        points = [a + b for a, b in zip(points, found.recorded, strict=True)]
    if follows.extra:
        side, extra = follows.extra
        points[side] += extra
    if found.winner is not None:
        points[found.winner] += match.carried
    return tuple(points)


def _carried(match: Match, found: Result, follows: Consequence) -> int:
    """Return the points that wait for the winner of the next deal: those of a fish for nobody."""
    if found.winner is not None:
        return 0
    # A fish that is counted, or kept for its eggs, has nothing left that could be carried on.
    counted = found.entries or follows.extra or follows.eggs
    carries = match.rules.fish_tie == "carry" and found.how == "block" and not counted
    return match.carried + (sum(found.left) if carries else 0)


def _ended(match: Match, follows: Consequence) -> Match:
    """Say who has won or lost the match, if it is over."""
    rules, points = match.rules, match.points
    if follows.wins_match is not None:
        return replace(match, over=True, winners=(follows.wins_match,))
    if follows.loses_match is not None:
        return _lost(match, (follows.loses_match,))
    there = tuple(side for side, each in enumerate(points) if each >= rules.target)
    if rules.aim == "fixed deals":
        if match.deals < rules.target:
            return match
        return replace(match, over=True, winners=_highest(points))
    if not there:
        return match
    if rules.both_over == "highest":
        there = _highest(points)
    if rules.aim == "first loses":
        return _lost(match, there)
    return replace(match, over=True, winners=there)


def _lost(match: Match, losers: tuple[int, ...]) -> Match:
    rest = tuple(side for side in range(len(match.accounts)) if side not in losers)
    return replace(match, over=True, losers=losers, winners=rest)


def _highest(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(side for side, each in enumerate(points) if each == max(points))


def _next_lead(match: Match, state: State, found: Result, follows: Consequence) -> Lead:
    lead = follows.lead or _usual_lead(match.rules, state, found)
    if match.rules.sea is None:
        return lead
    may_claim = tuple(
        seat
        for seat in range(match.players)
        if match.points[state.setting.side(seat)] > 0
        and (not match.rules.sea.hundred_needs_lead or seat == lead.seat)
    )
    return replace(lead, may_claim=may_claim)


def _usual_lead(rules: RuleSet, state: State, found: Result) -> Lead:
    opener = state.setting.opener
    if rules.next_lead == "rotate":
        return Lead("free", (opener + 1) % state.setting.players)
    if rules.next_lead == "opening":
        return Lead()
    if found.how != "block" or rules.fish_lead == "maker":
        return Lead("free", found.seat)
    if found.winner is None:
        return Lead("free", opener)
    seats = [s for s in range(len(state.hands)) if state.setting.side(s) == found.winner]
    return Lead("free", min(seats, key=lambda s: sum(t.pips for t in state.hands[s])))
