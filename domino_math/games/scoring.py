"""What a finished deal is worth: who won it, and what each side records."""

from dataclasses import dataclass

from domino_math.errors import InputError
from domino_math.games import sea
from domino_math.games.ruleset import Alone, RuleSet
from domino_math.games.state import Hand, State
from domino_math.games.words import player_words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

_USUAL = Alone()


@dataclass(frozen=True)
class Entry:
    """So many points recorded by a side (fewer than 0: written off), and why."""

    side: int
    points: int
    why: Sentence


@dataclass(frozen=True)
class Result:
    """A deal's result.

    `left` are the points left in the hands of each side, with what special last tiles count.
    `winner` is a side, and None after a fish that nobody won. `entries` do not hold the points that
    were scored in play, which are in `played`.
    """

    how: str
    seat: int
    winner: int | None
    left: tuple[int, ...]
    played: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def recorded(self) -> tuple[int, ...]:
        """What each side records for the end of the deal."""
        return tuple(
            sum(entry.points for entry in self.entries if entry.side == side)
            for side in range(len(self.left))
        )


def hand_points(hand: Hand, rules: RuleSet) -> int:
    """Return what the tiles of a hand count at the end of a deal.

    >>> from domino_math.games import rules
    >>> sea_goat = rules("sea-kozel")
    >>> hand_points((Tile(0, 0), Tile(6, 6)), sea_goat)
    75
    >>> hand_points((Tile(0, 0), Tile(1, 2), Tile(6, 6)), sea_goat)
    15
    """
    pips = sum(tile.low + tile.high for tile in hand)
    if not hand or len(hand) > 2 or rules.alone == _USUAL:
        return pips
    blank, highest = Tile(0, 0), Tile(rules.highest, rules.highest)
    alone = {
        (blank,): rules.alone.blank,
        (highest,): rules.alone.highest,
        (blank, highest): rules.alone.both,
    }.get(hand)
    return pips if alone is None else alone


def result(state: State) -> Result:
    """Return the result of a deal that is over; InputError for one that goes on."""
    if state.ending is None:
        raise InputError("the deal", "is not over")
    how, seat = state.ending
    setting = state.setting
    left = [0] * setting.sides
    for owner, hand in enumerate(state.hands):
        left[setting.side(owner)] += hand_points(hand, setting.rules)
    if how == "target":
        winner: int | None = setting.side(seat)
        entries: tuple[Entry, ...] = ()
    elif how == "out":
        winner = setting.side(seat)
        entries = _out(state, winner, left)
    else:
        winner, entries = _fish(state, setting.side(seat), left)
    return Result(how, seat, winner, tuple(left), state.points, entries)


def rounded(points: int, base: int, way: str = "nearest") -> int:
    """Return the nearest multiple of a base, or the next one up or down.

    >>> [rounded(points, 5) for points in (2, 3, 7, 8, 26)]
    [0, 5, 5, 10, 25]
    >>> rounded(26, 5, "up"), rounded(29, 5, "down")
    (30, 25)
    """
    extra = {"nearest": base // 2, "up": base - 1, "down": 0}[way]
    return (points + extra) // base * base


def _out(state: State, winner: int, left: list[int]) -> tuple[Entry, ...]:
    rules = state.setting.rules
    # The partner of who went out may hold tiles too: they are his side's, and in `left`.
    partner = left[winner] if rules.partner_counts else 0
    others = sum(left) - left[winner] + partner
    who = _who(state, winner)
    base = rules.rounding
    if rules.out_score == "losers record own":
        return _own(state, left, [side for side in range(len(left)) if side != winner])
    if rules.out_score == "losers write off":
        return _write_offs(state, left, [side for side in range(len(left)) if side != winner])
    if rules.out_score == "winner records a fixed number":
        why = Sentence("{who} went out: {points} points.", who=who, points=rules.fixed)
        return (Entry(winner, rules.fixed, why),)
    if rules.out_score == "winner records others":
        return (_others(winner, who, others),)
    if rules.out_score == "winner records units, up":
        return (_units_up(winner, who, others, base),)
    near = rounded(others, base)
    if rules.out_score == "winner records rounded":
        return (_rounded(winner, who, _held(others), near),)
    return (_units(winner, who, _held(others), near, base),)


def _fish(state: State, maker: int, left: list[int]) -> tuple[int | None, tuple[Entry, ...]]:
    rules = state.setting.rules
    kind = rules.fish_score
    if kind == "sea goat":
        return _sea_fish(state, maker, left)
    sides = range(len(left))
    if kind == "all but maker record own":
        return maker, _own(state, left, [side for side in sides if side != maker])
    if kind == "all write off":
        return None, _write_offs(state, left, list(sides))
    by_highest = kind in ("highest takes all", "highest takes others", "highest writes off")
    extreme = max(left) if by_highest else min(left)
    chosen = [side for side in sides if left[side] == extreme]
    if len(chosen) > 1:
        if rules.fish_tie == "all pay":
            return None, _own(state, left, list(sides))
        if rules.fish_tie in ("void", "carry") or maker not in chosen or by_highest:
            return None, ()
        chosen = [maker]
    side = chosen[0]
    if by_highest:
        lowest = min(left)
        winner = left.index(lowest) if left.count(lowest) == 1 else None  # or nobody alone
        return winner, _highest(state, side, left)
    return side, _lowest(state, side, left)


def _highest(state: State, side: int, left: list[int]) -> tuple[Entry, ...]:
    kind, who = state.setting.rules.fish_score, _who(state, side)
    if kind == "highest writes off":
        return _write_offs(state, left, [side])
    points = sum(left) if kind == "highest takes all" else sum(left) - left[side]
    why = Sentence("{who} holds most and gets {points}.", who=who, points=points)
    return (Entry(side, points, why),)


def _lowest(state: State, side: int, left: list[int]) -> tuple[Entry, ...]:
    rules = state.setting.rules
    kind, who, base = rules.fish_score, _who(state, side), rules.rounding
    own = left[side]
    others = sum(left) - own
    rest = [each for each in range(len(left)) if each != side]
    if kind == "all but lowest record own":
        return _own(state, left, rest)
    if kind == "losers record difference":
        return tuple(
            Entry(each, left[each] - own, _difference(state, each, left[each], own))
            for each in rest
        )
    if kind == "others":
        return (_others(side, who, others),)
    if kind == "sum of differences":
        points = sum(left[each] - own for each in rest)
        why = Sentence("{who} gets what each other holds more: {points}.", who=who, points=points)
        return (Entry(side, points, why),)
    if kind == "units of others, up":
        return (_units_up(side, who, others, base),)
    if kind == "rounded others":
        return (_rounded(side, who, _held(others), rounded(others, base)),)
    difference = others - own
    if kind == "others minus own":
        return (Entry(side, difference, _difference(state, side, others, own)),)
    near = rounded(difference, base, rules.fish_round)
    held = Sentence(
        "The others hold {others}, {who} holds {own}: {others} − {own} = {difference}",
        who=who,
        others=others,
        own=own,
        difference=difference,
    )
    if kind == "rounded difference":
        return (_rounded(side, who, held, near),)
    return (_units(side, who, held, near, base),)


def _sea_fish(state: State, maker: int, left: list[int]) -> tuple[int | None, tuple[Entry, ...]]:
    verdict = sea.fish(state.setting.rules, maker, left)
    if verdict.winner is None:
        return None, ()
    side, own = verdict.winner, left[verdict.winner]
    others = sum(left) - own
    assert state.rules.sea
    if verdict.case == "wins" and state.rules.sea.uneven == "difference":
        return side, (Entry(side, others - own, _difference(state, side, others, own)),)
    return side, (_others(side, _who(state, side), others),)


def _who(state: State, side: int) -> Sentence:
    return player_words(side, pairs=state.setting.pairs)


def _own(state: State, left: list[int], sides: list[int]) -> tuple[Entry, ...]:
    return tuple(
        Entry(
            side,
            left[side],
            Sentence("{who} gets {points} left in hand.", who=_who(state, side), points=left[side]),
        )
        for side in sides
    )


def _write_offs(state: State, left: list[int], sides: list[int]) -> tuple[Entry, ...]:
    base = state.setting.rules.rounding
    return tuple(_write_off(side, _who(state, side), left[side], base) for side in sides)


def _write_off(side: int, who: Sentence, left: int, base: int) -> Entry:
    points = rounded(left, base, "down")
    if points == left:
        why = Sentence("{who} holds {left} and writes off {left}.", who=who, left=left)
    elif points:
        why = Sentence(
            "{who} holds {left}, rounds down to {points} and writes that off.",
            who=who,
            left=left,
            points=points,
        )
    else:
        why = Sentence(
            "{who} holds {left}, which is 0 rounded down: nothing is written off.",
            who=who,
            left=left,
        )
    return Entry(side, -points, why)


def _others(side: int, who: Sentence, points: int) -> Entry:
    why = Sentence("{who} gets {points}, which the others hold.", who=who, points=points)
    return Entry(side, points, why)


def _difference(state: State, side: int, more: int, less: int) -> Sentence:
    return Sentence(
        "{who} gets {more} − {less} = {points}.",
        who=_who(state, side),
        more=more,
        less=less,
        points=more - less,
    )


def _held(others: int) -> Sentence:
    return Sentence("The others hold {others}", others=others)


def _rounded(side: int, who: Sentence, held: Sentence, near: int) -> Entry:
    why = Sentence(
        "{held}, rounded to {near}: {who} gets {near} {near:point|points}.",
        held=held,
        who=who,
        near=near,
    )
    return Entry(side, near, why)


def _units(side: int, who: Sentence, held: Sentence, near: int, base: int) -> Entry:
    why = Sentence(
        "{held}, rounded to {near} and divided by {base}: {who} gets {units} {units:point|points}.",
        held=held,
        who=who,
        near=near,
        base=base,
        units=near // base,
    )
    return Entry(side, near // base, why)


def _units_up(side: int, who: Sentence, others: int, base: int) -> Entry:
    units = -(-others // base)
    why = Sentence(
        "{held}, divided by {base} and rounded up: {who} gets {units} {units:point|points}.",
        held=_held(others),
        who=who,
        base=base,
        units=units,
    )
    return Entry(side, units, why)
