"""Tiny random puzzles about which lemmas have something to say, rightly or wrongly."""

from random import Random

from domino_math.constraints import Alike, Constraint, Count, Matching, SameTotal, Total
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
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile

from ..random_puzzles import random_joints

RINGS = tuple(
    layout_of(Ring(*size, starts))
    for size in ((2, 2), (2, 3), (3, 3), (3, 3), (3, 3), (2, 4), (3, 4))
    for starts in ("first", "first", "second", "either")
)
LINES = (layout_of(Row(4)), layout_of(Row(6)), layout_of(Row(8)), layout_of(Snake(3, 8)))
AREAS = (
    layout_of(Rectangle(2, 2)),
    layout_of(Rectangle(2, 3)),
    layout_of(Rectangle(4, 2)),
    layout_of(Rectangle(2, 4)),
    layout_of(Outline(("###", "#.#", "###"))),
    layout_of(Outline(("###", "##."))),
    layout_of(Rectangle(3, 3)),
    layout_of(Rectangle(1, 3)),
)
SEVERAL_PARTS = (
    Layout((Part(Ring(2, 2)), Part(Ring(2, 3), at=(2, 0)))),
    Layout((Part(Ring(2, 2)), Part(Row(4), at=(2, 0)))),
    Layout((Part(Row(4)), Part(Row(4), at=(1, 0)))),
    Layout((Part(Row(2)), Part(Row(2), at=(1, 0)), Part(Row(2), at=(2, 0)))),
    Layout((Part(Rectangle(2, 2)), Part(Rectangle(1, 2), at=(2, 0)))),
    Layout((Part(Outline(("##", "#."))), Part(Outline((".#", "##")), at=(1, 1)))),
    Layout((Part(Rectangle(2, 2)), Part(Outline(("##", "#.")), at=(2, 0)))),
)


def arguable_puzzle(seed: int) -> Puzzle:
    random = Random(seed)
    layout = random.choice(random.choice((RINGS, RINGS, RINGS, LINES, AREAS, SEVERAL_PARTS)))
    needed = len(layout.cells) // 2
    supply = _supply(random, needed)
    constraints = list(_groups_together(random, layout, supply))
    if random.random() < 0.7:
        own = random.random() < 0.3 or not layout.joints
        matching = Matching(_joints(random, layout) if own else layout.joints)
        constraints.append(matching)
        if own and matching.joints and random.random() < 0.6:
            cells = tuple(sorted(matching.cells))
            total = len(cells) * random.choice(supply.numbers)
            constraints.append(Total(Group("the joints", cells, many=True), "=", (total,)))
    if random.random() < 0.3:
        constraints.append(_extreme_total(random, layout, supply))
    if random.random() < 0.1:
        constraints.append(Count(_some_cells(random, layout), random.choice(supply.numbers), 1))
    if random.random() < 0.1:
        constraints.append(Alike(_some_cells(random, layout)))
    random.shuffle(constraints)
    every_tile = random.random() < (0.85 if len(supply) <= needed else 0.1)
    given = _given(random, layout, supply)
    return Puzzle(f"arguable {seed}", layout, supply, tuple(constraints), given, every_tile)


def _supply(random: Random, needed: int) -> Supply:
    """Mostly the tiles of a chain, closed or open, so that they can match."""
    numbers = random.choice(((0, 1), (0, 1), (0, 1, 2), (1, 3), (0, 2, 3)))
    extra = random.choice((0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 1)) if needed < 5 else 0
    count = max(1, needed + extra)
    walk = [random.choice(numbers) for _ in range(count + 1)]
    if random.random() < 0.7:
        walk[-1] = walk[0]
    if random.random() < 0.2:
        return Supply(Tile(random.choice(numbers), random.choice(numbers)) for _ in range(count))
    return Supply(Tile(walk[i], walk[i + 1]) for i in range(count))


def _groups_together(random: Random, layout: Layout, supply: Supply) -> list[Constraint]:
    """Demand totals of a whole family of groups: each its own, or all the same."""
    if random.random() < 0.2:
        return []
    groups = layout.groups[
        random.choice([name for name in layout.groups if name not in ("all", "corners")])
    ]
    if random.random() < 0.4:
        return [SameTotal(groups)]
    if layout.joints and random.random() < 0.6:
        return _totals_of_a_chain(random, layout, groups, supply)
    average = supply.pips / (2 * len(supply))
    same = random.random() < 0.6
    step = random.choice((-1, 0, 0, 0, 1))
    totals = []
    for group in groups:
        if not same:
            step = random.choice((-1, 0, 1))
        value = round(average * len(group.cells)) + step
        totals.append(Total(group, "=", (value,)))
    return totals


def _totals_of_a_chain(
    random: Random, layout: Layout, groups: tuple[Group, ...], supply: Supply
) -> list[Constraint]:
    """Lay a chain along the cells, if there is one, and take the totals of some of the groups."""
    chain = _chain(list(supply.tiles))
    if chain is None or len(chain) != len(layout.cells):
        return []
    pips = dict(zip(layout.cells, chain, strict=True))
    some = random.sample(groups, random.randint(1, len(groups)))
    return [Total(group, "=", (sum(pips[cell] for cell in group.cells),)) for group in some]


def _chain(tiles: list[Tile], end: int | None = None) -> list[int] | None:
    """Return the halves of a chain of all tiles, or None if there is no such chain."""
    if not tiles:
        return []
    for tile in dict.fromkeys(tiles):
        others = list(tiles)
        others.remove(tile)
        for first, second in tile.orientations:
            if end in (None, first):
                rest = _chain(others, second)
                if rest is not None:
                    return [first, second, *rest]
    return None


def _extreme_total(random: Random, layout: Layout, supply: Supply) -> Total:
    group = _some_cells(random, layout)
    least, most = (end * len(group.cells) for end in (supply.numbers[0], supply.numbers[-1]))
    off = random.choice((-1, 0, 0, 1))
    relation, value = random.choice(
        (("=", least - off), ("=", most + off), ("<", least + 1 - off), (">", most - 1 + off))
    )
    return Total(group, relation, (value,))


def _joints(random: Random, layout: Layout) -> tuple[Slot, ...]:
    """Pairs of cells as no layout has them: some in common, some that a tile can lie on."""
    if random.random() < 0.5:
        return random_joints(random, layout)
    if random.random() < 0.5:
        rows, columns = layout.size
        around = () if min(rows, columns) < 2 else Ring(rows, columns, "either").joints
        return tuple(joint for joint in around if set(layout.cells).issuperset(joint))
    middle, *others = random.sample(layout.cells, min(3, len(layout.cells)))
    return tuple((middle, other) for other in others)


def _some_cells(random: Random, layout: Layout) -> Group:
    named = [group for family in layout.groups.values() for group in family]
    if random.random() < 0.5:
        return random.choice(named)
    cells = random.sample(layout.cells, min(random.choice((2, 2, 3)), len(layout.cells)))
    return Group("some cells", tuple(cells), many=True)


def _given(random: Random, layout: Layout, supply: Supply) -> tuple[tuple[Cell, int], ...]:
    if random.random() < 0.7:
        return ()
    number = random.choice(supply.numbers)
    cells = random.sample(layout.cells, random.choice((1, 2, 2, 3)) if len(layout.cells) > 3 else 1)
    corners = [cell for group in layout.groups.get("corners", ()) for cell in group.cells]
    if corners and random.random() < 0.5:
        cells = random.sample(corners, random.choice((1, 2, 2, 3)))
    return tuple((cell, number) for cell in cells)
