"""A hint for whoever plays: a move, and why, from no more than a view shows.

Moves are compared by one aim after another, the most urgent first. The first aim in which they
differ decides, and is the reason.
"""

from collections.abc import Callable
from typing import NamedTuple

from domino_math.games.hundred_advice import hundred_advised, lead_for_hundred
from domino_math.games.line import Line, lay, open_ends
from domino_math.games.moves import Lay, Move, Pass
from domino_math.games.players.most_pips import pips_laid
from domino_math.games.players.most_points import points_now
from domino_math.games.viewing import View
from domino_math.games.words import player_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile, double_set


class Advice(NamedTuple):
    """A move, and the reason for it, which can stand after a colon."""

    move: Move
    why: Sentence


class _Aim(NamedTuple):
    """What a move is worth by one aim, and how that is said."""

    worth: Callable[[View, Lay], int]
    why: Callable[[View, Lay], Sentence]


def advise(view: View) -> Advice:
    """Return a good move for the seat whose view this is and whose turn it is.

    >>> from domino_math.games import dealt, rules
    >>> from domino_math.games.viewing import view
    >>> from domino_math.tiles import Tile
    >>> start = dealt(rules("fives"), [[Tile(5, 5), Tile(6, 6)], [Tile(1, 2)]], starter=0)
    >>> advice = advise(view(start, seat=0))
    >>> print(f"{advice.move}: {advice.why}")
    5-5: it scores 10
    """
    moves = view.moves
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays:
        why = Sentence("nothing fits")
        if isinstance(moves[0], Pass):
            why = Sentence("nothing fits, and there is nothing to draw")
        return Advice(moves[0], why)
    if hundred := lead_for_hundred(view):
        if advised := hundred_advised(view, hundred):
            return Advice(*advised)
        lays.remove(hundred)
    if len(moves) == 1:
        return Advice(lays[0], Sentence("it is the only move"))
    if out := [move for move in lays if not _rest(view, move)]:
        return Advice(_best(view, out), Sentence("it goes out"))
    for aim in _AIMS:
        worths = [aim.worth(view, move) for move in lays]
        best = max(worths)
        left = [move for move, worth in zip(lays, worths, strict=True) if worth == best]
        if len(left) < len(lays):
            # Later aims may still tell the best of these apart; the reason is the first.
            return Advice(_best(view, left), aim.why(view, left[0]))
    return Advice(lays[0], Sentence("all moves are equally good"))


def _best(view: View, moves: list[Lay]) -> Lay:
    return max(moves, key=lambda move: tuple(aim.worth(view, move) for aim in _AIMS))


def _after(view: View, move: Lay) -> Line:
    line = view.line
    for play in move.plays:
        line = lay(line, play, view.rules)
    return line


def _rest(view: View, move: Lay) -> tuple[Tile, ...]:
    return tuple(tile for tile in view.hand if tile not in move.tiles)


def _ends(view: View, move: Lay) -> set[int]:
    return {end.number for end in open_ends(_after(view, move), view.rules)}


def _unseen(view: View) -> set[Tile]:
    """The tiles that others hold, or that lie in the boneyard."""
    return set(double_set(view.rules.highest)) - set(view.hand) - set(view.line.tiles)


def _next_cannot(view: View, move: Lay) -> int:
    """Whether the next player, who is an opponent, has shown to have nothing for the ends."""
    return _ends(view, move) <= view.lacks[_next(view)]


def _next(view: View) -> int:
    return (view.seat + 1) % view.players


def _mine_alone(view: View, move: Lay) -> int:
    """How many ends show a number that nobody else can have, while one's own hand still does."""
    return len(_own_ends(view, move))


def _own_ends(view: View, move: Lay) -> list[int]:
    unseen, rest = _unseen(view), _rest(view, move)
    return [
        number
        for number in sorted(_ends(view, move))
        if not any(number in tile for tile in unseen) and any(number in tile for tile in rest)
    ]


def _fitting(view: View, move: Lay) -> int:
    """How many tiles that stay in the hand fit the ends."""
    return len(_kept(view, move))


def _kept(view: View, move: Lay) -> tuple[str, ...]:
    ends = _ends(view, move)
    return tuple(str(tile) for tile in _rest(view, move) if tile.low in ends or tile.high in ends)


def _doubles(_view: View, move: Lay) -> int:
    return sum(tile.is_double for tile in move.tiles)


_AIMS = (
    _Aim(
        points_now,
        lambda view, move: Sentence("it scores {points}", points=points_now(view, move)),
    ),
    _Aim(
        _next_cannot,
        lambda view, _move: Sentence(
            "{who} has nothing for these ends, as draws and passes have shown",
            who=player_words(_next(view)),
        ),
    ),
    _Aim(
        _mine_alone,
        lambda view, move: Sentence(
            "nobody else has {numbers} left, and you have",
            numbers=tuple(_own_ends(view, move)),
        ),
    ),
    _Aim(
        _fitting,
        lambda view, move: Sentence("you keep {tiles} for your next move", tiles=_kept(view, move)),
    ),
    _Aim(_doubles, lambda _view, _move: Sentence("a double is hard to lay later")),
    _Aim(
        lambda _view, move: pips_laid(move),
        lambda _view, move: Sentence(
            "it gets rid of {pips} {pips:pip|pips}, the most", pips=pips_laid(move)
        ),
    ),
)
