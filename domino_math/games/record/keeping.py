"""Keeping a record of what is played, and what of it one player has seen."""

from collections.abc import Mapping
from dataclasses import replace

from domino_math.errors import InputError
from domino_math.games.discovery import rules
from domino_math.games.match import Match
from domino_math.games.moves import Draw
from domino_math.games.play import after
from domino_math.games.record.record import SEED_HEADER, Outcome, Record, RecordedDeal, RecordedMove
from domino_math.games.state import State


def new_record(match: Match, headers: Mapping[str, str] | None = None) -> Record:
    """Return a record of a match that has not begun.

    Raises InputError for rules that are not in the list of games: a record only names its game.
    """
    game, highest = match.rules.name, match.rules.highest
    if rules(game, highest=highest) != match.rules:
        raise InputError(game, "was changed, and a record tells only the name of a game")
    return Record(game, highest, match.players, match.pairs, tuple((headers or {}).items()))


def recorded_deal(
    start: State,
    state: State,
    *,
    seed: int | None = None,
    comments: Mapping[int, str] | None = None,
) -> RecordedDeal:
    """Return in writing how a deal went from its start to a state.

    `comments` are on moves, counted from 1; 0 is for the deal itself.
    """
    said = comments or {}
    moves = []
    now = start
    for number, (seat, move) in enumerate(state.history, 1):
        drawn = now.boneyard[0] if isinstance(move, Draw) else None
        new = after(now, move)
        scored = sum(new.points) - sum(now.points)
        moves.append(RecordedMove(seat, move, drawn, scored, said.get(number, "")))
        now = new
    return RecordedDeal(
        start.hands,
        start.boneyard,
        start.setting.opener,
        tuple(moves),
        seed=seed,
        ending=state.ending,
        comment=said.get(0, ""),
    )


def with_deal(
    record: Record, deal: RecordedDeal, match: Match | None = None, *, write_off: bool = True
) -> Record:
    """Return a record with one more deal, in the place of an unfinished one if it had one.

    `match` is where the match stands after a deal that has ended; `write_off` is what was told
    to `settle`, and is kept where a fisherman may have been asked.
    """
    done = record.deals
    if done and done[-1].ending is None:
        done = done[:-1]
    outcome = None
    if match is not None:
        accounts = tuple((each.points, each.remembered) for each in match.accounts)
        sea = match.rules.sea
        fish = deal.ending is not None and deal.ending.how == "block"
        asked = fish and sea is not None and sea.fisherman
        deal = replace(deal, accounts=accounts, write_off=write_off or not asked)
        outcome = outcome_of(match)
    return replace(record, deals=(*done, deal), outcome=outcome)


def outcome_of(match: Match) -> Outcome | None:
    """Return who has won or lost a match; None while it goes on."""
    if not match.over:
        return None
    return Outcome("lost by", match.losers) if match.losers else Outcome("won by", match.winners)


def seen_by(record: Record, seat: int) -> Record:
    """Return what one seat has seen of a match: no hands and draws of others, and no seeds.

    Comments stay, as whoever wrote them wished.
    """

    def seen(deal: RecordedDeal) -> RecordedDeal:
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(deal.hands)
        )
        moves = tuple(
            move if move.seat == seat else replace(move, drawn=None) for move in deal.moves
        )
        boneyard = (None,) * len(deal.boneyard)
        return replace(deal, hands=hands, boneyard=boneyard, moves=moves, seed=None)

    headers = tuple(header for header in record.headers if header[0] != SEED_HEADER)
    return replace(record, headers=headers, deals=tuple(map(seen, record.deals)))
