"""Dealing: the only place where chance has a part in a deal."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import count

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games.line import Line
from domino_math.games.opening import opening_order
from domino_math.games.ruleset import Redeal, RuleSet
from domino_math.games.state import Hand, Lead, Setting, State
from domino_math.tiles import Tile, double_set

_FIRST, _EMPTY = Lead(), Line()


def deal(
    rules: RuleSet,
    players: int = 2,
    seed: int = 0,
    *,
    pairs: bool | None = None,
    lead: Lead | None = None,
    wanted: tuple[int, ...] = (),
) -> State:
    """Deal the tiles and say who leads. Equal seeds give equal deals on every machine.

    `pairs` is whether four players sit in pairs, where the rules leave that to them. For deals
    after the first, a match tells who `lead`s, and the points still `wanted` by each side. Raises
    InputError when so many cannot play, or not from this set.

    >>> from domino_math.games import rules
    >>> state = deal(rules("classic"), players=2, seed=7)
    >>> [len(hand) for hand in state.hands], len(state.boneyard)
    ([7, 7], 14)
    """
    size = rules.hand_size(players)
    in_pairs = rules.in_pairs(players, pairs)
    if seed < 0:
        raise InputError(rules.name, f"seeds are from 0 on, not {seed}")
    for attempt in count():  # a redeal takes the dice on; it ends, since most deals are fine
        dice = Dice(seed, attempt)
        hands, boneyard = _shared_out(dice, rules.highest, players, size)
        if rules.redeal:
            again = next((h for h, hand in enumerate(hands) if _is_odd(hand, rules.redeal)), None)
            if again is not None:
                if rules.redeal.everybody or len(boneyard) < len(hands[again]):
                    continue
                hands, boneyard = _exchanged(hands, boneyard, again)
                if any(_is_odd(hand, rules.redeal) for hand in hands):
                    continue
        starter = _drawn_by_lot(rules, players, dice) if rules.opening == "lot" else None
        return _begun(rules, hands, boneyard, in_pairs, lead, starter, wanted)
    raise AssertionError("the loop has no end")


def dealt(
    rules: RuleSet,
    hands: Iterable[Iterable[Tile]],
    boneyard: Iterable[Tile] = (),
    *,
    pairs: bool | None = None,
    lead: Lead | None = None,
    starter: int | None = None,
    wanted: tuple[int, ...] = (),
) -> State:
    """Return the state at the start of a deal with these hands, whoever dealt them.

    `starter` is who leads where a lot decides. The hands may have any sizes, so that a position can
    be set up. Raises InputError for a tile that is not of the set or is there twice.

    >>> from domino_math.games import rules
    >>> from domino_math.tiles import Tile
    >>> state = dealt(rules("classic"), [[Tile(6, 6)], [Tile(1, 2)]])
    >>> state.turn, str(state.setting.must_open)
    (0, '6-6')
    """
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    boneyard = tuple(boneyard)
    players = len(sorted_hands)
    if players not in rules.players:
        rules.hand_size(players)  # raises, and says why
    _check_tiles(rules, [tile for hand in (*sorted_hands, boneyard) for tile in hand])
    in_pairs = rules.in_pairs(players, pairs)
    return _begun(rules, sorted_hands, boneyard, in_pairs, lead, starter, wanted)


def _begun(
    rules: RuleSet,
    hands: tuple[Hand, ...],
    boneyard: tuple[Tile, ...],
    pairs: bool,
    lead: Lead | None,
    starter: int | None,
    wanted: tuple[int, ...],
) -> State:
    """Return the state at the start of a deal; the tiles have been checked."""
    lead = lead or _FIRST
    if rules.opening == "lot" and lead.kind == "opening":
        lead = replace(lead, kind="free", seat=starter or 0)
    setting = _setting(rules, hands, pairs, lead)
    if rules.at_once_over and rules.aim == "first wins":
        setting = setting._replace(wanted=wanted)
    first = setting.opener if setting.claimant is None else setting.claimant
    return State(setting, hands, boneyard, _EMPTY, first, (0,) * setting.sides)


def _setting(rules: RuleSet, hands: Sequence[Hand], pairs: bool, lead: Lead) -> Setting:
    must_open: Tile | None = None
    if lead.kind == "free" or lead.kind == "hundred":
        opener = lead.seat or 0
    else:
        opener, must_open = _named_opening(rules, hands, eggs=lead.kind == "eggs")
        if not rules.must_lead:
            must_open = None
    claimant = None
    if lead.kind == "hundred" or lead.may_claim:
        highest = Tile(rules.highest, rules.highest)
        holder = next((seat for seat, hand in enumerate(hands) if highest in hand), None)
        if lead.kind == "hundred" and holder == opener:
            must_open = highest
        # The leader needs no claim: he leads the highest double if he likes.
        claims = holder in lead.may_claim and (holder != opener or must_open is not None)
        claimant = holder if claims and must_open != highest else None
    return Setting(rules, len(hands), pairs, lead, opener, must_open, claimant)


def _named_opening(rules: RuleSet, hands: Sequence[Hand], *, eggs: bool) -> tuple[int, Tile]:
    # Nearly always a double is held: to look for one number is quicker than to compare tiles.
    doubles = {
        tile.low: seat for seat, hand in enumerate(hands) for tile in hand if tile.low == tile.high
    }
    for tile in opening_order(rules, eggs=eggs):
        if tile.low == tile.high:
            holder = doubles.get(tile.low)
        else:
            holder = next((seat for seat, hand in enumerate(hands) if tile in hand), None)
        if holder is not None:
            if rules.equal_tiles == "first seat" and tile.low != tile.high:
                return _first_with(tile.pips, hands)
            return holder, tile
    raise InputError(rules.name, "nobody holds a tile")


def _first_with(pips: int, hands: Sequence[Hand]) -> tuple[int, Tile]:
    """Return the first seat that holds a tile of so many pips that is no double, and the tile."""
    return next(
        (seat, tile)
        for seat, hand in enumerate(hands)
        for tile in hand
        if tile.pips == pips and not tile.is_double
    )


def _drawn_by_lot(rules: RuleSet, players: int, dice: Dice) -> int:
    """Let each lift a tile; the lightest leads, of equals the one with the lower half (A10)."""
    while True:
        lifted = dice.shuffled(double_set(rules.highest))[:players]
        lightest = min(lifted, key=lambda tile: (tile.pips, tile))
        equal = sum(tile.pips == lightest.pips for tile in lifted)
        if equal == 1 or rules.equal_lots == "lower half":
            return lifted.index(lightest)


def _shared_out(
    dice: Dice, highest: int, players: int, size: int
) -> tuple[tuple[Hand, ...], tuple[Tile, ...]]:
    tiles = _tiles(highest)
    # The set is sorted, so places are shuffled and sorted in the place of tiles: that is quicker.
    places = dice.shuffled(range(len(tiles)))
    cuts = range(0, size * players, size)
    hands = tuple(tuple(map(tiles.__getitem__, sorted(places[cut : cut + size]))) for cut in cuts)
    return hands, tuple(map(tiles.__getitem__, places[size * players :]))


@cache
def _tiles(highest: int) -> tuple[Tile, ...]:
    return double_set(highest).tiles


def _is_odd(hand: Hand, redeal: Redeal) -> bool:
    """Whether a hand is one for which tiles are dealt anew."""
    doubles = sum(tile.is_double for tile in hand)
    return doubles >= redeal.doubles or any(
        sum(number in (tile.low, tile.high) for tile in hand) >= redeal.same
        for number in {number for tile in hand for number in (tile.low, tile.high)}
    )


def _exchanged(
    hands: tuple[Hand, ...], boneyard: tuple[Tile, ...], seat: int
) -> tuple[tuple[Hand, ...], tuple[Tile, ...]]:
    """Let one player lay his tiles aside and take as many from the boneyard."""
    size = len(hands[seat])
    new = tuple(sorted(boneyard[:size]))
    rest = (*boneyard[size:], *hands[seat])
    return (*hands[:seat], new, *hands[seat + 1 :]), rest


def _check_tiles(rules: RuleSet, tiles: Sequence[Tile]) -> None:
    seen: set[Tile] = set()
    for tile in sorted(tiles):
        if tile.high > rules.highest:
            raise InputError(rules.name, f"{tile} is not in the set double-{rules.highest}")
        if tile in seen:
            raise InputError(rules.name, f"{tile} is there twice")
        seen.add(tile)
