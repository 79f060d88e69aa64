"""Simulating: many deals between players, match after match, and what comes of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games.match import Match, new_match, next_deal, settle
from domino_math.games.player import Player, find_player, play_out
from domino_math.games.playout import has_playout, playout
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import State
from domino_math.words import plural

Progress = Callable[[int, float], None]

_SEEDS = 1 << 32
_PROGRESS_SECONDS = 0.1


class Tally(NamedTuple):
    """What was counted: `won`, `points` and `matches_won` have a number for each side.

    A draw of several sides is a match that all of them have won; `points` are what was recorded for
    the deals, in play and at their ends, before accounts forget or write off any.
    """

    deals: int
    blocked: int
    won: tuple[int, ...]
    points: tuple[int, ...]
    matches: int
    matches_won: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """So many deals of a game; fewer than were `asked` for if it was stopped by Ctrl-C."""

    rules: RuleSet
    players: int
    pairs: bool
    kinds: tuple[str, ...]
    seed: int
    asked: int
    tally: Tally
    seconds: float

    @property
    def deals_per_second(self) -> float:
        """How fast it was."""
        return self.tally.deals / self.seconds if self.seconds else 0.0


def simulate(
    rules: RuleSet,
    deals: int = 1000,
    *,
    players: int | None = None,
    pairs: bool | None = None,
    kinds: Sequence[str] = ("random",),
    seed: int = 0,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many deals, in matches one after another, and count; equal seeds give equal counts.

    `kinds` of players take the seats in turn, so that there may be fewer of them than `players`;
    without that number there are as many as kinds, or the fewest that the game is for. `progress`
    is told the deals that are done and the seconds. Ctrl-C stops, and what was done is kept.
    Raises InputError for what cannot be played.

    >>> from domino_math.games import rules
    >>> done = simulate(rules("sport"), 200, kinds=("greedy", "random"), seed=7)
    >>> done.tally.matches, done.tally.won[0] > done.tally.won[1]
    (25, True)
    """
    if deals < 1:
        raise InputError(rules.name, f"simulate at least 1 deal, not {deals}")
    if seed < 0:
        raise InputError(rules.name, f"seeds are from 0 on, not {seed}")
    if players is None:
        players = len(kinds) if len(kinds) in rules.players else min(rules.players)
    first = new_match(rules, players, pairs=pairs)
    seats = _seated(rules, players, kinds)
    dice, seeds = Dice(seed, 0), Dice(seed, 1)
    quick = has_playout(rules) and set(kinds) == {"random"}

    def played(start: State) -> State:
        return playout(start, dice) if quick else play_out(start, seats, dice)

    none = (0,) * len(first.accounts)
    tally = Tally(0, 0, none, none, 0, none)
    match = first
    started = told = perf_counter()
    try:
        while tally.deals < deals:
            match = settle(match, played(next_deal(match, seeds.below(_SEEDS))))
            tally = _counted(tally, match)
            if match.over:
                match = first
            if progress and (now := perf_counter()) - told > _PROGRESS_SECONDS:
                told = now
                progress(tally.deals, now - started)
    except KeyboardInterrupt:  # a tally is always one of whole deals
        pass
    seconds = perf_counter() - started
    names = tuple(player.name for player in seats)
    return Simulation(rules, players, first.pairs, names, seed, deals, tally, seconds)


def _seated(rules: RuleSet, players: int, kinds: Sequence[str]) -> list[Player]:
    if not kinds or players % len(kinds):
        told = plural(len(kinds), "kind")
        raise InputError(rules.name, f"{told} of players cannot share {players} seats evenly")
    return [find_player(kinds[seat % len(kinds)]) for seat in range(players)]


def _counted(tally: Tally, match: Match) -> Tally:
    """Return the tally with the last deal of a match."""
    found = match.last
    assert found is not None
    won, points, matches_won = list(tally.won), list(tally.points), list(tally.matches_won)
    if found.winner is not None:
        won[found.winner] += 1
    for side, recorded in enumerate(found.recorded):
        points[side] += recorded + found.played[side]
    for side in match.winners:
        matches_won[side] += 1
    return Tally(
        tally.deals + 1,
        tally.blocked + (found.how == "block"),
        tuple(won),
        tuple(points),
        tally.matches + match.over,
        tuple(matches_won),
    )
