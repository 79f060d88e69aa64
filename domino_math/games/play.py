"""Making a move: a new state; the old one stays as it is."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from domino_math.errors import InputError
from domino_math.games.legal import can_draw, fits, legal_moves
from domino_math.games.line import Line, first_alike, lay, open_ends, pips_at_ends
from domino_math.games.moves import Draw, Lay, Move, Pass, Play
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import Ending, State
from domino_math.tiles import Tile
from domino_math.words import either


def apply(state: State, move: Move) -> State:
    """Return the state after a move of the seat whose turn it is.

    Where two ends come to the same, either may be named; the history names the first. Raises
    InputError for a move that is not legal.

    >>> from domino_math.games import deal, read_move, rules
    >>> state = deal(rules("classic"), seed=7)
    >>> after = apply(state, read_move("5-5"))
    >>> len(state.line.laid), len(after.line.laid), after.turn
    (0, 1, 1)
    """
    legal = legal_moves(state)
    if move not in legal:
        if not legal:
            raise InputError(str(move), "the deal is over")
        alike = _alike(state, move, legal)
        if alike is None:
            raise InputError(str(move), f"is no legal move now; there {_there(legal)}")
        move = alike
    return after(state, move)


def _alike(state: State, move: Move, legal: tuple[Move, ...]) -> Move | None:
    """Return the legal move that comes to the same as this one, if there is any."""
    ends = open_ends(state.line, state.rules)
    arms = {end.arm for end in ends}
    if not isinstance(move, Lay) or not all(play.arm in arms for play in move.plays):
        return None
    plays = [
        replace(play, arm=first_alike(state.line, play.arm, ends))
        for play in move.plays
        if play.arm
    ]
    for other in legal:
        if (
            isinstance(other, Lay)
            and len(other.plays) == len(plays)
            and set(other.plays) == set(plays)
            and _cross(state, other.plays) == _cross(state, plays)
        ):
            return other
    return None


def _cross(state: State, plays: Iterable[Play]) -> Tile | None:
    """Return the double that has four arms once these are laid."""
    line = state.line
    for play in plays:
        line = lay(line, play, state.rules)
    return line.laid[line.spinner].tile if line.spinner >= 0 else None


def after(state: State, move: Move) -> State:
    """Return the state after a move that is known to be legal."""
    history = (*state.history, (state.turn, move))
    if isinstance(move, Lay):
        return _laid(state, move, history)
    if isinstance(move, Draw):
        return _drawn(state, history)
    return _passed(state, history)


def scored(line: Line, rules: RuleSet) -> int:
    """Return what a tile that was just laid scores in play: 0 where nothing does.

    >>> from domino_math.games import Play, rules
    >>> opened = lay(Line(), Play.parse("5-5"), rules("fives"))
    >>> scored(opened, rules("fives")), scored(opened, rules("telefon"))
    (10, 2)
    """
    if not rules.base:
        return 0
    times, rest = divmod(pips_at_ends(line, rules), rules.base)
    if rest:
        return 0
    return times if rules.units else times * rules.base


def _laid(state: State, move: Lay, history: tuple[tuple[int, Move], ...]) -> State:
    setting, turn = state.setting, state.turn
    rules = setting.rules
    line = state.line
    for play in move.plays:
        line = lay(line, play, rules)
    laid = move.tiles
    hand = tuple(tile for tile in state.hands[turn] if tile not in laid)
    hands = (*state.hands[:turn], hand, *state.hands[turn + 1 :])
    points = state.points
    if points_now := scored(line, rules):
        side = setting.side(turn)
        points = (*points[:side], points[side] + points_now, *points[side + 1 :])
    for_hundred = state.for_hundred
    if not state.line.laid and _is_for_hundred(state, laid[0]):
        for_hundred = turn
    new = state._replace(
        hands=hands,
        line=line,
        turn=(turn + 1) % setting.players,
        points=points,
        drawn=0,
        history=history,
        for_hundred=for_hundred,
    )
    if setting.wanted and points[setting.side(turn)] >= setting.wanted[setting.side(turn)]:
        return new._replace(ending=Ending("target", turn))
    return new._replace(ending=Ending("out", turn)) if not hand else _ended_if_blocked(new)


def _is_for_hundred(state: State, opened: Tile) -> bool:
    """Whether the opening tile is led "for a hundred"."""
    setting = state.setting
    if setting.rules.sea is None or opened != Tile(setting.rules.highest, setting.rules.highest):
        return False
    return setting.lead.kind == "hundred" or state.turn in setting.lead.may_claim


def _drawn(state: State, history: tuple[tuple[int, Move], ...]) -> State:
    tile, *boneyard = state.boneyard
    hand = tuple(sorted((*state.hands[state.turn], tile)))
    hands = (*state.hands[: state.turn], hand, *state.hands[state.turn + 1 :])
    new = state._replace(
        hands=hands, boneyard=tuple(boneyard), drawn=state.drawn + 1, history=history
    )
    return _ended_if_blocked(new)


def _passed(state: State, history: tuple[tuple[int, Move], ...]) -> State:
    setting = state.setting
    if not state.line.laid:  # a claim that is not made: the leader leads
        return state._replace(turn=setting.opener, history=history)
    turn = (state.turn + 1) % setting.players
    new = state._replace(turn=turn, drawn=0, history=history)
    if setting.rules.block == "all passed" and _all_passed(new):
        return new._replace(ending=Ending("block", maker(setting.rules, history)))
    return new


def _all_passed(state: State) -> bool:
    """Whether everybody has passed since the last tile was laid."""
    passes = 0
    for _, move in reversed(state.history):
        if isinstance(move, Lay):
            break
        passes += isinstance(move, Pass)
    return passes >= state.setting.players


def _ended_if_blocked(state: State) -> State:
    """End the deal if nobody can move and nobody can draw, or if no end is open at all."""
    rules = state.setting.rules
    ends = open_ends(state.line, rules)
    if ends:
        if rules.block == "all passed" or can_draw(state):
            return state
        if any(fits(hand, ends) for hand in state.hands):
            return state
    return state._replace(ending=Ending("block", maker(rules, state.history)))


def maker(rules: RuleSet, history: Sequence[tuple[int, Move]]) -> int:
    """Return who made a fish: who laid the last tile, or the last that is no double (A22)."""
    laying = [(seat, move) for seat, move in history if isinstance(move, Lay)]
    if rules.maker == "last that is no double":
        for seat, move in reversed(laying):
            if not all(tile.is_double for tile in move.tiles):
                return seat
    return laying[-1][0]


def _there(legal: tuple[Move, ...], most: int = 12) -> str:
    shown = [str(move) for move in legal[:most]]
    rest = len(legal) - len(shown)
    if rest:
        return f"are {', '.join(shown)} and {rest} more"
    return f"is {shown[0]}" if len(shown) == 1 else f"are {either(shown)}"
