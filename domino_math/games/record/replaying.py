"""Replaying a record: every move goes through the engine, and all that is told is compared.

Unknown tiles take part as tiles that fit nothing. Before such a tile is laid, the record tells
which it is; it must not be one that lies elsewhere, or that the player was shown not to hold.
Whether one who passes could have laid an unknown tile cannot be told, so passes are believed then,
and so are a fish and the accounts, which hang on what the hands still hold.
"""

from typing import NamedTuple, NoReturn

from domino_math.errors import InputError
from domino_math.games.dealing import deal as deal_out
from domino_math.games.dealing import dealt
from domino_math.games.legal import legal_moves
from domino_math.games.line import Line
from domino_math.games.match import Match, new_match, settle
from domino_math.games.moves import Draw, Lay, Pass
from domino_math.games.play import after, apply
from domino_math.games.record.keeping import outcome_of
from domino_math.games.record.record import Record, RecordedDeal, RecordedMove
from domino_math.games.ruleset import LARGEST_SET
from domino_math.games.state import Hand, Lead, Setting, State
from domino_math.games.viewing import shown_lacks
from domino_math.tiles import Tile

_UNKNOWN = Tile(LARGEST_SET + 1, LARGEST_SET + 1)  # fits nothing, and is sorted last


class Replay(NamedTuple):
    """Where a record ends: from here the match goes on.

    `match` is as it stands after the last deal that has ended, or None once hands were unknown.
    `start` and `state` are of the deal that is not finished, if there is one and its hands are
    known.
    """

    match: Match | None
    start: State | None = None
    state: State | None = None


def replay(record: Record, place: str = "the record") -> Replay:
    """Play a record again and return where it ends.

    Raises InputError that names the place, the deal and the move where anything is not as it would
    come out: tiles, turns, moves, points, the ends of deals, the accounts and the result.
    """
    match: Match | None = None
    where = ""
    try:
        match = new_match(record.rules, record.players, pairs=record.pairs)
        for number, deal in enumerate(record.deals, 1):
            where = f"deal {number}"
            if match and match.over:
                _wrong("the match was over before it")
            _check_tiles(record, deal)
            known = match is not None and deal.known
            start = _start(match, deal) if match and known else _unknown(record, deal)
            state = start
            for count, move in enumerate(deal.moves, 1):
                where = f"deal {number}, move {count}"
                state = _moved(state, move)
            where = f"deal {number}"
            if not _ends_as_told(state, deal):
                _wrong(f"its end is told as {_end(deal)}, and it is {_end(state)}")
            if deal.ending is None:
                if number < len(record.deals):
                    _wrong("is not finished, and another follows")
                where = ""
                _check_outcome(record, match)
                return Replay(match, start, state) if known else Replay(None)
            match = _settled(match, state, deal) if match and known else None
        where = ""
        _check_outcome(record, match)
    except InputError as error:
        inner = str(error) if error.place != _HERE else error.what
        raise InputError(place, f"{where}: {inner}" if where else inner) from None
    return Replay(match)


_HERE = "here"  # stands for the place that is being replayed


def _wrong(what: str) -> NoReturn:
    raise InputError(_HERE, what)


def _check_tiles(record: Record, deal: RecordedDeal) -> None:
    size = record.rules.hand_size(record.players)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != size:
            _wrong(f"player {seat + 1} is dealt {len(hand)} tiles, not {size}")
    rest = record.rules.tiles - size * record.players
    if len(deal.boneyard) != rest:
        _wrong(f"{len(deal.boneyard)} tiles are in the boneyard, not {rest}")
    told = [tile for hand in (*deal.hands, deal.boneyard) for tile in hand if tile]
    for tile in told:
        if tile.high > record.highest:
            _wrong(f"{tile} is not in the set double-{record.highest}")
        if told.count(tile) > 1:
            _wrong(f"{tile} is there twice")


def _start(match: Match, deal: RecordedDeal) -> State:
    """Return the start of a deal whose tiles are all known."""
    rules = match.rules
    lead = None if match.deals == 0 else match.lead
    wanted = tuple(rules.target - points for points in match.points)
    if deal.seed is not None:
        start = deal_out(
            rules, match.players, deal.seed, pairs=match.pairs, lead=lead, wanted=wanted
        )
        if (start.hands, start.boneyard) != (deal.hands, deal.boneyard):
            _wrong(f"its tiles are not those of seed {deal.seed}")
    else:
        start = dealt(
            rules,
            [_with_unknown(hand) for hand in deal.hands],
            _with_unknown(deal.boneyard),
            pairs=match.pairs,
            lead=lead,
            starter=deal.lead,
            wanted=wanted,
        )
    if start.setting.opener != deal.lead:
        _wrong(f"player {start.setting.opener + 1} leads, not player {deal.lead + 1}")
    return start


def _unknown(record: Record, deal: RecordedDeal) -> State:
    """Return the start of a deal of which something is unknown, be it only what went before."""
    rules = record.rules
    # A claim of the highest double is seen from the first move: it is another's, or a pass.
    first = deal.moves[0] if deal.moves else None
    claims = first is not None and (first.seat != deal.lead or isinstance(first.move, Pass))
    claimant = first.seat if first and claims and rules.sea else None
    lead = Lead("free", deal.lead)
    setting = Setting(rules, record.players, record.pairs, lead, deal.lead, claimant=claimant)
    hands = tuple(tuple(sorted(_with_unknown(hand))) for hand in deal.hands)
    turn = deal.lead if claimant is None else claimant
    return State(setting, hands, _with_unknown(deal.boneyard), Line(), turn, (0,) * setting.sides)


def _with_unknown(tiles: tuple[Tile | None, ...]) -> Hand:
    return tuple(_UNKNOWN if tile is None else tile for tile in tiles)


def _moved(state: State, recorded: RecordedMove) -> State:
    move = recorded.move
    if _may_go_on(state):
        state = state._replace(ending=None)
    if state.ending:
        _wrong("the deal is over")
    if recorded.seat != state.turn:
        _wrong(f"it is the turn of player {state.turn + 1}, not of player {recorded.seat + 1}")
    if isinstance(move, Lay):
        for tile in move.tiles:
            state = _told_in_hand(state, tile)
    if isinstance(move, Draw) and recorded.drawn and state.boneyard:
        state = _told_next(state, recorded.drawn)
    if _UNKNOWN in state.hands[state.turn]:
        if move not in legal_moves(state):
            _wrong(f"{move} is no legal move")
        new = after(state, move)
    else:
        try:
            new = apply(state, move)
        except InputError as error:
            _wrong(f"{error.place} {error.what}")
    scored = sum(new.points) - sum(state.points)
    if scored != recorded.scored:
        _wrong(f"{move} scores {scored}, not {recorded.scored}")
    return new


def _may_go_on(state: State) -> bool:
    """Whether a fish is only one if the unknown tiles of the hands do not fit."""
    if state.ending is None or state.ending.how != "block":
        return False
    return state.rules.block == "no move" and any(_UNKNOWN in hand for hand in state.hands)


def _told_in_hand(state: State, tile: Tile) -> State:
    """Return the state in which a tile that is laid is known to be in the hand."""
    hand = state.hands[state.turn]
    if tile in hand or _UNKNOWN not in hand:
        return state
    _check_unseen(state, tile)
    lacks = shown_lacks(state.rules, state.setting.players, state.history)[state.turn]
    for number in (tile.low, tile.high):
        if number in lacks:
            _wrong(f"{tile} cannot be there: a pass or a draw has shown that no {number} is held")
    known = list(hand)
    known[known.index(_UNKNOWN)] = tile
    hands = list(state.hands)
    hands[state.turn] = tuple(sorted(known))
    return state._replace(hands=tuple(hands))


def _told_next(state: State, tile: Tile) -> State:
    """Return the state in which the tile that is drawn is known."""
    first, *rest = state.boneyard
    if first == _UNKNOWN:
        _check_unseen(state, tile)
    elif first != tile:
        _wrong(f"{first} is drawn, not {tile}")
    return state._replace(boneyard=(tile, *rest))


def _check_unseen(state: State, tile: Tile) -> None:
    if tile.high > state.rules.highest:
        _wrong(f"{tile} is not in the set double-{state.rules.highest}")
    if tile in state.line.tiles:
        _wrong(f"{tile} is on the table already")
    if any(tile in tiles for tiles in (*state.hands, state.boneyard)):
        _wrong(f"{tile} lies elsewhere")


def _ends_as_told(state: State, deal: RecordedDeal) -> bool:
    return state.ending == deal.ending or (deal.ending is None and _may_go_on(state))


def _end(of: State | RecordedDeal) -> str:
    return f"`{of.ending.how} {of.ending.seat + 1}`" if of.ending else "unfinished"


def _settled(match: Match, state: State, deal: RecordedDeal) -> Match:
    match = settle(match, state, write_off=deal.write_off)
    accounts = tuple((each.points, each.remembered) for each in match.accounts)
    if accounts != deal.accounts:
        told, found = (
            " and ".join(f"{points}({more})" if more else str(points) for points, more in each)
            for each in (deal.accounts, accounts)
        )
        _wrong(f"the accounts are {found}, not {told or 'nothing'}")
    return match


def _check_outcome(record: Record, match: Match | None) -> None:
    if match is not None and outcome_of(match) != record.outcome:
        _wrong("its result is not that of its deals")
