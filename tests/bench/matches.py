"""Play many random matches of every game at every number of players, and say how long they are.

    python tests/bench/matches.py [MATCHES [GAME …]]

Random players on the engine itself, never the playout; 10,000 matches of each game unless told,
shared out among its numbers of players. It ends with an error if one match raises anything, if
tiles are lost, or if a match has not ended after 10,000 deals.
"""

import sys
from time import perf_counter

from domino_math.dice import Dice
from domino_math.games import find_player, games, new_match, next_deal, play_out, settle

MOST_DEALS = 10_000


def longest(name: str, players: int, matches: int) -> int:
    """Play so many matches and return how many deals the longest took."""
    rules = games()[name]
    seats = [find_player("random")] * players
    most = 0
    for seed in range(matches):
        dice = Dice(seed)
        match = new_match(rules, players)
        while not match.over:
            end = play_out(next_deal(match, dice.below(2**32)), seats, dice)
            hands = sum(map(len, end.hands))
            assert hands + len(end.boneyard) + len(end.line.laid) == rules.tiles
            match = settle(match, end, write_off=dice.coin())
            assert match.deals < MOST_DEALS, (name, players, seed)
        assert match.winners or match.losers, (name, players, seed)
        most = max(most, match.deals)
    return most


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in sys.argv[2:] or games():
        numbers = games()[name].players
        each = -(-matches // len(numbers))
        for players in numbers:
            started = perf_counter()
            most = longest(name, players, each)
            print(
                f"{name:22} {players} players: {each:,} matches in "
                f"{perf_counter() - started:5.0f} s, the longest of {most} deals",
                flush=True,
            )


if __name__ == "__main__":
    main()
