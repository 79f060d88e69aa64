"""A match at one table: a person in the first seat, and players of some kind in the others.

A sitting is a value. All chance comes from its seed, so that a move taken back, or a match that is
gone on with later, meets the same answers. It is kept as a record with two headers of its own:
`With`, the kinds of the other players, and `Seed`.
"""

from dataclasses import dataclass, replace

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games.match import Match, new_match, next_deal, settle
from domino_math.games.moves import Draw, Move, Pass
from domino_math.games.play import apply
from domino_math.games.player import find_player
from domino_math.games.record import (
    Record,
    RecordedDeal,
    new_record,
    recorded_deal,
    replay,
    with_deal,
)
from domino_math.games.record.record import SEED_HEADER
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import State
from domino_math.games.viewing import view

YOU = 0
_DIGITS = 40


@dataclass(frozen=True)
class Sitting:
    """Where a match stands: `others` are the kinds of players of seats 1, 2, … by name.

    `done` is the record of the deals that were counted; the deal that is played now began with
    `start`. Where it was read from a file, `read` is what stood there: its seed, which need not be
    ours, and its comments stay.
    """

    others: tuple[str, ...]
    seed: int
    match: Match
    done: Record
    start: State
    state: State
    read: RecordedDeal | None = None

    @property
    def your_choice(self) -> bool:
        """Whether you have to choose a move: a draw or a pass for want of others is no choice."""
        if self.state.over or self.state.turn != YOU:
            return False
        moves = view(self.state, YOU).moves
        forced = len(moves) == 1 and isinstance(moves[0], Draw | Pass)
        return not forced

    @property
    def record(self) -> Record:
        """The match so far in writing, with the deal that is played now.

        A deal that is over but not counted yet is written without its last move, which can then be
        made again.
        """
        if self.match.over:
            return self.done
        deal = self.written
        if deal.ending is not None:
            deal = replace(deal, moves=deal.moves[:-1], ending=None)
        return with_deal(self.done, deal)

    @property
    def written(self) -> RecordedDeal:
        """The deal that is played now in writing."""
        if self.read is None:
            seed = _seed_of(self.seed, self.match.deals)
            return recorded_deal(self.start, self.state, seed=seed)
        comments = {0: self.read.comment}
        both = zip(self.read.moves, self.state.history, strict=False)
        for number, (made, now) in enumerate(both, 1):
            if (made.seat, made.move) != now:  # it was taken back
                break
            comments[number] = made.comment
        return recorded_deal(self.start, self.state, seed=self.read.seed, comments=comments)


def sit_down(
    rules: RuleSet, others: tuple[str, ...], seed: int, *, pairs: bool | None = None
) -> Sitting:
    """Return the start of a match; InputError for kinds that there are not, or too many players.

    >>> from domino_math.games import rules
    >>> sitting = sit_down(rules("classic"), ("greedy",), seed=7)
    >>> sitting.match.players, len(sitting.state.hands[YOU])
    (2, 7)
    """
    _check(rules.name, others, seed)
    match = new_match(rules, len(others) + 1, pairs=pairs)
    headers = {"With": ",".join(others), SEED_HEADER: str(seed)}
    start = next_deal(match, _seed_of(seed, 0))
    return Sitting(others, seed, match, new_record(match, headers), start, start)


def sit_down_again(record: Record, place: str) -> Sitting:
    """Return the sitting of a record that was kept; InputError, at the place, if it is none.

    Also for a match that is over.
    """
    headers = dict(record.headers)
    if not {"With", SEED_HEADER} <= headers.keys() or not headers[SEED_HEADER].isascii():
        what = "is no match that can be gone on with: the headers With and Seed are missing"
        raise InputError(place, what)
    if not headers[SEED_HEADER].isdigit() or len(headers[SEED_HEADER]) > _DIGITS:
        raise InputError(place, "the header Seed must be a whole number")
    others, seed = tuple(headers["With"].split(",")), int(headers[SEED_HEADER])
    try:
        _check(place, others, seed)
    except InputError as error:
        what = error.what if error.place == place else str(error)
        raise InputError(place, what) from None
    if len(others) != record.players - 1:
        raise InputError(place, f"the header With must name {record.players - 1} kinds of players")
    match, start, state = replay(record, place)
    if match is None:
        raise InputError(place, "cannot be gone on with, since not all hands are known")
    if match.over:
        raise InputError(place, "the match is over")
    counted = tuple(deal for deal in record.deals if deal.accounts)
    done = replace(record, deals=counted)
    if start is None or state is None:  # it was kept between two deals
        start = state = next_deal(match, _seed_of(seed, match.deals))
        return Sitting(others, seed, match, done, start, state)
    return Sitting(others, seed, match, done, start, state, record.deals[-1])


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
    """Whether the deal ended with a fish of your side that it may try to write off."""
    ending = sitting.state.ending
    setting = sitting.state.setting
    if ending is None or setting.side(ending.seat) != setting.side(YOU):
        return False
    tried = settle(sitting.match, sitting.state, write_off=True)
    return tried != settle(sitting.match, sitting.state, write_off=False)


def counted(sitting: Sitting, *, write_off: bool = True) -> Sitting:
    """Return the sitting after a deal that is over: with the next deal, unless it was the last."""
    match = settle(sitting.match, sitting.state, write_off=write_off)
    done = with_deal(sitting.done, sitting.written, match, write_off=write_off)
    if match.over:
        return replace(sitting, match=match, done=done)
    start = next_deal(match, _seed_of(sitting.seed, match.deals))
    return replace(sitting, match=match, done=done, start=start, state=start, read=None)


def _check(place: str, others: tuple[str, ...], seed: int) -> None:
    for name in others:
        find_player(name)
    if seed < 0:
        raise InputError(place, f"seeds are from 0 on, not {seed}")
    if seed >= 10**_DIGITS:
        raise InputError(place, f"seeds have at most {_DIGITS} digits")


def _seed_of(seed: int, deals: int) -> int:
    """The seed of the deal after so many: short enough to be read in a record."""
    return Dice(seed, deals).below(10**9)
