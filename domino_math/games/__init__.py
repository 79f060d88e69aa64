"""Domino games: every variant that the source texts S0 to S3 describe, on one engine.

    match = new_match(rules("fives"), players=2)
    state = next_deal(match, seed=7)
    while not state.over:
        state = apply(state, legal_moves(state)[0])
    match = settle(match, state)

A rule set is data; a state is never changed; chance has a part in dealing only. `lead` is the
first tile of a deal; an arm is a place where the line of play goes on; a fish is a block.
"""

from domino_math.games.account import Account
from domino_math.games.dealing import deal, dealt
from domino_math.games.discovery import games, rules
from domino_math.games.legal import legal_moves
from domino_math.games.line import Line, open_ends, pips_at_ends
from domino_math.games.match import Match, new_match, next_deal, settle
from domino_math.games.moves import DRAW, PASS, Draw, Lay, Move, Pass, Play, read_move
from domino_math.games.play import apply
from domino_math.games.player import Player, find_player, play_out, player_kinds
from domino_math.games.record import (
    Record,
    RecordedDeal,
    RecordedMove,
    Replay,
    new_record,
    read_record,
    read_record_text,
    recorded_deal,
    replay,
    seen_by,
    with_deal,
    write_record,
)
from domino_math.games.ruleset import RuleSet
from domino_math.games.scoring import Entry, Result, hand_points, result
from domino_math.games.simulation import Simulation, simulate
from domino_math.games.state import Ending, Lead, State
from domino_math.games.viewing import View, view

__all__ = [
    "DRAW",
    "PASS",
    "Account",
    "Draw",
    "Ending",
    "Entry",
    "Lay",
    "Lead",
    "Line",
    "Match",
    "Move",
    "Pass",
    "Play",
    "Player",
    "Record",
    "RecordedDeal",
    "RecordedMove",
    "Replay",
    "Result",
    "RuleSet",
    "Simulation",
    "State",
    "View",
    "apply",
    "deal",
    "dealt",
    "find_player",
    "games",
    "hand_points",
    "legal_moves",
    "new_match",
    "new_record",
    "next_deal",
    "open_ends",
    "pips_at_ends",
    "play_out",
    "player_kinds",
    "read_move",
    "read_record",
    "read_record_text",
    "recorded_deal",
    "replay",
    "result",
    "rules",
    "seen_by",
    "settle",
    "simulate",
    "view",
    "with_deal",
    "write_record",
]
