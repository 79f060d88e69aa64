"""Every game at every number of players, in pairs and not, and random deals of them."""

from collections.abc import Iterator

from domino_math.dice import Dice
from domino_math.games import apply, deal, games, legal_moves, new_match
from domino_math.games.match import Match
from domino_math.games.state import State


def matches() -> Iterator[Match]:
    """Yield a match that has not begun for every game, number of players, and pairs or none."""
    for rules in games().values():
        for players in rules.players:
            asked = (False, True) if players == 4 and rules.pairs == "may" else (None,)
            for pairs in asked:
                yield new_match(rules, players, pairs=pairs)


MATCHES = tuple(matches())


def name_of(match: Match) -> str:
    return f"{match.rules.name}-{match.players}{'-pairs' if match.pairs else ''}"


def random_states(match: Match, seed: int) -> Iterator[State]:
    """Yield all states of a random deal, from the first to the last."""
    dice = Dice(seed)
    state = deal(match.rules, match.players, seed, pairs=match.pairs)
    yield state
    while not state.over:
        state = apply(state, dice.pick(legal_moves(state)))
        yield state
