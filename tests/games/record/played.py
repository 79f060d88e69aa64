"""Matches played at random and kept in a record."""

from domino_math.dice import Dice
from domino_math.games import apply, find_player, legal_moves, next_deal, play_out, settle
from domino_math.games.match import Match
from domino_math.games.record import Record, new_record, recorded_deal, with_deal


def played(
    match: Match, seed: int, deals: int = 100, *, moves: int | None = None, seeds: bool = True
) -> tuple[Record, Match]:
    """Return a record of so many deals and the match after it; `moves` of one more deal, if any."""
    record = new_record(match, {"Date": "2027-01-31"})
    dice = Dice(seed)
    seats = [find_player("random")] * match.players
    while not match.over and match.deals < deals:
        deal_seed = dice.below(2**32)
        start = next_deal(match, deal_seed)
        end = play_out(start, seats, dice)
        write_off = dice.coin()
        match = settle(match, end, write_off=write_off)
        told = recorded_deal(start, end, seed=deal_seed if seeds else None)
        record = with_deal(record, told, match, write_off=write_off)
    if moves is not None and not match.over:
        start = state = next_deal(match, dice.below(2**32))
        for _ in range(moves):
            new = apply(state, dice.pick(legal_moves(state)))
            if new.over:
                break
            state = new
        record = with_deal(record, recorded_deal(start, state))
    return record, match
