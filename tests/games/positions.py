"""Setting up positions by hand."""

from collections.abc import Iterable

from domino_math.games import RuleSet, State, apply, dealt, legal_moves, read_move
from domino_math.games.state import Lead
from domino_math.tiles import Tile


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


def position(rules: RuleSet, hands: Iterable[str], boneyard: str = "", **more) -> State:
    """Deal these hands; seat 0 leads any tile unless `lead` tells otherwise."""
    more.setdefault("lead", Lead("free", 0))
    return dealt(rules, [tiles(hand) for hand in hands], tiles(boneyard), **more)


def played(state: State, moves: str) -> State:
    """Make the moves, each checked."""
    for word in moves.split():
        state = apply(state, read_move(word))
    return state


def legal(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]
