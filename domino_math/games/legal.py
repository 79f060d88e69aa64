"""Which moves a state allows."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from domino_math.games.line import End, distinct_ends, lay
from domino_math.games.moves import DRAW, PASS, Lay, Move, Play
from domino_math.games.state import Hand, State
from domino_math.tiles import Tile


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return all moves of the seat whose turn it is, in a fixed order; () when the deal is over.

    Moves that come to the same are told once: the opening tile lies on no arm, and a tile that
    fits two like ends lies on the first of them.

    >>> from domino_math.games import deal, rules
    >>> [str(move) for move in legal_moves(deal(rules("classic"), seed=7))]
    ['5-5']
    """
    if state.ending:
        return ()
    if not state.line.laid:
        return tuple(_leads(state))
    lays = tuple(_lays(state))
    rules = state.setting.rules
    may_draw = can_draw(state) and (rules.draw != "one" or state.drawn == 0)
    if lays:
        return (*lays, DRAW) if may_draw and rules.draw_when_able else lays
    return (DRAW,) if may_draw else (PASS,)


def can_draw(state: State) -> bool:
    """Whether the rules and the boneyard let anybody draw."""
    rules = state.setting.rules
    return rules.draw != "none" and len(state.boneyard) > rules.leave


def fits(hand: Hand, ends: tuple[End, ...]) -> bool:
    """Whether a tile of a hand can be laid on one of these ends."""
    numbers = {end.number for end in ends}
    return any(tile.low in numbers or tile.high in numbers for tile in hand)


def _leads(state: State) -> Iterator[Move]:
    setting = state.setting
    tiles = state.hands[state.turn]
    claims = setting.claimant == state.turn and not state.history
    if claims:
        tiles = (Tile(setting.rules.highest, setting.rules.highest),)
    elif setting.must_open:
        tiles = (setting.must_open,)
    for tile in tiles:
        yield Lay((Play(tile, None),))
        if tile.is_double and setting.rules.close_opening:
            yield Lay((Play(tile, None, closed=True),))
    if claims:
        yield PASS


def _lays(state: State) -> Iterator[Move]:
    """Yield one tile a move, then several doubles at once."""
    rules = state.setting.rules
    ends = distinct_ends(state.line, rules)
    hand = state.hands[state.turn]
    plays = [
        Play(tile, arm)
        for tile in hand
        for arm, number in ends
        if number == tile.low or number == tile.high
    ]
    for play in plays:
        yield from (Lay((each,)) for each in _ways(play, state))
    if rules.at_once == 1:
        return
    doubles = [play for play in plays if play.tile.is_double]
    for number in range(2, min(rules.at_once, len(doubles)) + 1):
        for chosen in combinations(doubles, number):
            if _apart(chosen):
                for how in product(*(tuple(_ways(play, state)) for play in chosen)):
                    yield from (Lay(ordered) for ordered in _orders(how, state))


def _ways(play: Play, state: State) -> Iterator[Play]:
    """Yield the ways to lay a tile: as it is, closed, or along the line."""
    rules = state.setting.rules
    yield play
    if play.tile.is_double:
        if rules.closing:
            yield Play(play.tile, play.arm, closed=True)
        # The first double always lies across: it is the one with four arms.
        if rules.doubles == "choice" and (rules.branches == "none" or state.line.has_double):
            yield Play(play.tile, play.arm, along=True)


def _apart(plays: tuple[Play, ...]) -> bool:
    """Whether these are different tiles on different arms."""
    return len({play.tile for play in plays}) == len({play.arm for play in plays}) == len(plays)


def _orders(plays: tuple[Play, ...], state: State) -> Iterator[tuple[Play, ...]]:
    """Yield the orders of doubles in one turn that make a difference (A31).

    While no double has four arms, it makes a difference which is the first to be laid, or the
    first that is open: it will have four.
    """
    line, rules = state.line, state.setting.rules
    if rules.branches != "first placed" or line.spinner >= 0:
        yield plays
        return
    seen = set()
    for ordered in permutations(plays):
        after = line
        for play in ordered:
            after = lay(after, play, rules)
        spinner = None if after.spinner < 0 else after.laid[after.spinner].tile
        if spinner not in seen:
            seen.add(spinner)
            yield ordered
