"""Records of matches: written as text that people can read, read back, and replayed.

    [Game "fives"]
    [Set "double-6"]
    [Players "2"]
    [Pairs "no"]
    [Player 1 "Anna"]

    deal 1, seed 2675342408
    hand 1: 0-0 0-5 1-2 2-2 2-4 3-3 4-4
    hand 2: 0-2 0-6 2-3 2-5 4-5 4-6 5-5
    boneyard: 2-6 1-1 0-4 0-3 3-6 1-4 1-5 3-5 1-3 5-6 3-4 1-6 6-6 0-1
    lead: 2
    1. 2:5-5 +10 2. 1:0-5L +10 3. 2:4-5R {14: no points} 4. 1:4-4R
    ...
    19. 1:draw=0-3 20. 1:0-3R 21. 2:1-1U
    end: out 2
    accounts: 25 50

    result: unfinished

Headers come first, of which the first four must be there and any others may. A hand may hold
unknown tiles, `?`, and so may the boneyard, which lies in the order in which it is drawn. Moves are
counted in each deal, and players from 1; after a move stand the points that it scored (`+10`) and a
comment. The accounts are those after the deal, remembered points in brackets. The last line is
there even if the match is unfinished, so that a file that was cut off shows it.
"""

from domino_math.games.record.keeping import new_record, recorded_deal, seen_by, with_deal
from domino_math.games.record.reading import read_record, read_record_text
from domino_math.games.record.record import Record, RecordedDeal, RecordedMove
from domino_math.games.record.replaying import Replay, replay
from domino_math.games.record.writing import write_record

__all__ = [
    "Record",
    "RecordedDeal",
    "RecordedMove",
    "Replay",
    "new_record",
    "read_record",
    "read_record_text",
    "recorded_deal",
    "replay",
    "seen_by",
    "with_deal",
    "write_record",
]
