"""Tiny random puzzles, and all their solutions found in the most obvious way.

What is here shares nothing with the solver: tilings and ways to lay tiles are tried one after
another, and what does not satisfy the statement is thrown away.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from math import perm, prod
from random import Random

from domino_math.constraints import (
    Alike,
    Constraint,
    Count,
    Distinct,
    Filling,
    Matching,
    Progression,
    SameTotal,
    Total,
)
from domino_math.layout import (
    Cell,
    Group,
    Layout,
    Outline,
    Part,
    Rectangle,
    Ring,
    Row,
    Slot,
    Snake,
    layout_of,
)
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Supply, Tile, double_set

# --- All solutions, by trying everything ---


@cache
def brute_force(puzzle: Puzzle) -> tuple[Solution, ...]:
    """Return every solution of a tiny puzzle, sorted by placements."""
    found = (
        Solution(Placement(slot, pips) for slot, pips in arrangement)
        for tiling in tilings(puzzle.layout)
        for arrangement in arrangements(tiling, puzzle.supply.tiles, puzzle.every_tile)
        if satisfies(puzzle, arrangement)
    )
    return tuple(sorted(found, key=lambda solution: solution.placements))


@cache
def tilings(layout: Layout) -> tuple[tuple[Slot, ...], ...]:
    """Return every choice of slots that covers each cell exactly once."""

    def covers(bare: frozenset[Cell]) -> Iterator[tuple[Slot, ...]]:
        if not bare:
            yield ()
            return
        for slot in layout.slots:
            if min(bare) in slot and bare.issuperset(slot):
                for others in covers(bare.difference(slot)):
                    yield (slot, *others)

    return tuple(covers(frozenset(layout.cells)))


Arrangement = tuple[tuple[Slot, tuple[int, int]], ...]


def arrangements(
    slots: Sequence[Slot], tiles: Sequence[Tile], every_tile: bool
) -> Iterator[Arrangement]:
    """Yield each way to lay one of the tiles, either way round, in each of the slots."""
    if not slots:
        if not tiles or not every_tile:
            yield ()
        return
    for tile in sorted(set(tiles)):
        left = list(tiles)
        left.remove(tile)
        for others in arrangements(slots[1:], left, every_tile):
            for pips in sorted({(tile.low, tile.high), (tile.high, tile.low)}):
                yield ((slots[0], pips), *others)


def satisfies(puzzle: Puzzle, arrangement: Arrangement) -> bool:
    """Whether the given numbers and every constraint agree with tiles that cover the layout."""
    filling = filling_of(arrangement)
    return all(filling.pips[cell] == number for cell, number in puzzle.given) and all(
        constraint.holds(filling) for constraint in puzzle.constraints
    )


def filling_of(arrangement: Arrangement) -> Filling:
    pips, partner = {}, {}
    for (a, b), (number, other) in arrangement:
        pips[a], pips[b] = number, other
        partner[a], partner[b] = b, a
    return Filling(pips, partner)


# --- Random puzzles ---

LAYOUTS: tuple[Layout, ...] = (
    *(
        layout_of(shape)
        for shape in (
            Rectangle(2, 2),
            Rectangle(1, 4),
            Rectangle(2, 3),
            Rectangle(3, 2),
            Rectangle(4, 1),
            Rectangle(2, 4),
            Row(2),
            Row(4),
            Row(6),
            Row(8),
            Snake(2, 6),
            Snake(3, 8),
            Outline(("###", "#.#", "###")),
            Outline(("##..", ".###", ".#.#")),
            Outline((".#.", "###", "###", "#..")),
            Outline(("##", ".#")),
            *(
                Ring(*size, starts)
                for size in ((2, 2), (2, 3), (3, 2), (3, 3), (2, 4))
                for starts in ("first", "second", "either")
            ),
        )
    ),
    Layout((Part(Rectangle(2, 2)), Part(Rectangle(1, 2), at=(2, 0)))),
    Layout((Part(Ring(2, 2)), Part(Row(4), at=(2, 0)))),
    Layout((Part(Ring(2, 3, "either")), Part(Outline(("#", "#")), at=(0, 3)))),
)

# More ways to lay tiles than this take brute force too long.
_MOST_ARRANGEMENTS = 20_000


def random_puzzle(seed: int) -> Puzzle:
    """Return a tiny puzzle; the layouts take turns, the rest is drawn."""
    random = Random(seed)
    layout = LAYOUTS[seed % len(LAYOUTS)]
    supply = random_supply(random, layout)
    needed = len(layout.cells) // 2
    every_tile = random.random() < (0.85 if len(supply) <= needed else 0.05)
    target = random_target(random, layout, supply)
    constraints = tuple(
        random_constraint(random, layout, supply, target)
        for _ in range(random.choice((0, 1, 2, 3, 4, 6, 8)))
    )
    given = random_given(random, layout, supply, target)
    return Puzzle(f"seed {seed}", layout, supply, constraints, given, every_tile)


def random_supply(random: Random, layout: Layout) -> Supply:
    """Full sets where there are few ways to lay them, else as many tiles as fit, or one off."""
    needed = len(layout.cells) // 2
    full = double_set(random.choice((1, 2, 3)))
    if (
        random.random() < 0.7
        and needed <= len(full)
        and _ways(layout, len(full)) <= _MOST_ARRANGEMENTS
    ):
        return full
    highest = random.choice((1, 2, 3))
    extra = random.choice((-1, 0, 0, 0, 0, 0, 0, 1, 1))
    if needed + extra < 1 or _ways(layout, needed + extra) > _MOST_ARRANGEMENTS:
        extra = 0
    numbers = range(random.choice((0, 0, 0, 1)), highest + 1)
    return Supply(
        Tile(random.choice(numbers), random.choice(numbers)) for _ in range(needed + extra)
    )


def _ways(layout: Layout, tiles: int) -> int:
    needed = len(layout.cells) // 2
    return prod((len(tilings(layout)), perm(tiles, needed), 2**needed))


def random_target(random: Random, layout: Layout, supply: Supply) -> Filling:
    """Return a filling for constraints to be true of, so that many puzzles have solutions."""
    if not tilings(layout) or 2 * len(supply) < len(layout.cells):
        return Filling({cell: random.choice(supply.numbers) for cell in layout.cells}, {})
    tiling = random.choice(tilings(layout))
    tiles = random.sample(supply.tiles, len(tiling))
    return filling_of(
        tuple(
            (slot, random.choice(tile.orientations))
            for slot, tile in zip(tiling, tiles, strict=True)
        )
    )


def random_given(
    random: Random, layout: Layout, supply: Supply, target: Filling
) -> tuple[tuple[Cell, int], ...]:
    if random.random() < 0.5:
        return ()
    cells = random.sample(layout.cells, random.randint(1, 1 + len(layout.cells) // 2))
    return tuple(
        (cell, target.pips[cell] if random.random() < 0.9 else random.choice(supply.numbers))
        for cell in cells
    )


def random_group(random: Random, layout: Layout, fewest: int = 1) -> Group:
    """Return a group that the layout names, or a few cells."""
    named = [
        group for group in chain.from_iterable(layout.groups.values()) if len(group.cells) >= fewest
    ]
    if named and random.random() < 0.4:
        return random.choice(named)
    most = min(4, len(layout.cells))
    cells = random.sample(layout.cells, random.randint(min(fewest, most), most))
    return Group("some cells", tuple(cells), many=True)


def random_joints(random: Random, layout: Layout) -> tuple[Slot, ...]:
    """Return the joints of the layout, or some of its slots, or pairs from anywhere."""
    pairs = random.choice((layout.joints, layout.joints, layout.slots))
    if not pairs or random.random() < 0.1:
        pairs = tuple((a, b) for a in layout.cells for b in layout.cells if a < b)
    if pairs == layout.joints:
        return pairs
    return tuple(random.sample(pairs, random.randint(1, min(3, len(pairs)))))


def random_constraint(
    random: Random, layout: Layout, supply: Supply, target: Filling
) -> Constraint:
    """Return a constraint of any kind, more often than not true of the target."""
    wrong = random.random() < 0.07
    kind = random.choice(
        (
            *(Total, Total, Total, Total, SameTotal, SameTotal, Progression),
            *(Alike, Distinct, Matching, Count),
        )
    )
    while kind is SameTotal:
        groups = tuple(random_group(random, layout) for _ in range(random.choice((2, 2, 3))))
        if wrong or SameTotal(groups).holds(target) or random.random() < 0.02:
            return SameTotal(groups)
    while kind is Progression:
        groups = tuple(random_group(random, layout) for _ in range(random.choice((2, 2, 3))))
        first, second = (sum(target.pips[c] for c in group.cells) for group in groups[:2])
        progression = Progression(groups, second - first + wrong)
        if wrong or progression.holds(target) or random.random() < 0.02:
            return progression
    while kind in (Alike, Distinct):
        constraint = kind(random_group(random, layout, fewest=2))
        if wrong or constraint.holds(target) or random.random() < 0.05:
            return constraint
    if kind is Matching:
        joints = random_joints(random, layout)
        fitting = tuple(joint for joint in joints if Matching((joint,)).holds(target))
        return Matching(joints if random.random() < 0.3 else fitting or joints)
    group = random_group(random, layout)
    numbers = [target.pips[cell] for cell in group.cells]
    if kind is Count:
        number = random.choice(supply.numbers)
        return Count(group, number, numbers.count(number) + wrong)
    total = sum(numbers) + wrong * random.choice((-1, 1))
    match relation := random.choice(("=", "=", "<", ">", "in")):
        case "<":
            values = (total + random.choice((1, 1, 2)),)
        case ">":
            values = (total - random.choice((1, 1, 2)),)
        case "in":
            values = tuple({total, *random.choices(range(10), k=2)})
        case _:
            values = (total,)
    return Total(group, relation, values)
