"""What a player is for the engine, and how players are found: each module of `players` has PLAYER.

A player holds nothing from one turn to the next: all that he may go by is in the view.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games import players as kinds
from domino_math.games.moves import Move
from domino_math.games.play import after, apply
from domino_math.games.state import State
from domino_math.games.viewing import View, view
from domino_math.i18n import Sentence
from domino_math.words import either


class Player(Protocol):
    """Chooses one of the moves of a view."""

    @property
    def name(self) -> str:
        """How this kind of player is called on the command line."""
        ...

    @property
    def title(self) -> Sentence:
        """How it plays, in a few words."""
        ...

    def choose(self, view: View, dice: Dice, seconds: float | None = None) -> Move:
        """Return one of `view.moves`, of which there is at least one.

        Equal views and equal dice give equal moves, as long as no time limit in `seconds` ends the
        thinking.
        """
        ...


@cache
def player_kinds() -> Mapping[str, Player]:
    """Return all kinds of players by name.

    >>> list(player_kinds())
    ['greedy', 'random', 'scoring']
    """
    modules = (info.name for info in iter_modules(kinds.__path__))
    found = [import_module(f"{kinds.__name__}.{module}").PLAYER for module in modules]
    return {player.name: player for player in sorted(found, key=lambda player: player.name)}


def find_player(name: str) -> Player:
    """Return a player by the name of its kind; InputError if there is no such kind."""
    known = player_kinds()
    if name not in known:
        close = get_close_matches(name[:40], known, n=2)
        hint = f"; did you mean {either(close)}?" if close else f", only {either(known)}"
        raise InputError(name[:40], f"is no kind of player{hint}")
    return known[name]


def play_out(
    state: State, players: Sequence[Player], dice: Dice, *, seconds: float | None = None
) -> State:
    """Let the players, one for each seat, play a deal to its end.

    >>> from domino_math.games import deal, rules
    >>> start = deal(rules("classic"), players=2, seed=7)
    >>> end = play_out(start, [find_player("random"), find_player("greedy")], Dice(7))
    >>> end.over
    True
    """
    while not state.over:
        seen = view(state, state.turn)
        move = players[state.turn].choose(seen, dice, seconds)
        # The view holds the legal moves: they need not be found again.
        state = after(state, move) if move in seen.moves else apply(state, move)
    return state
