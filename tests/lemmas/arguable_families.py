"""Tiny random puzzles of the families, about which their lemmas have something to say."""

from collections.abc import Iterable
from random import Random

from domino_math.constraints import Alike, Constraint, Matching, Total
from domino_math.layout import Cell, Group, Layout, Outline, Part, Rectangle, Ring, Row, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile

from ..random_puzzles import random_target

AREAS = tuple(
    layout_of(shape)
    for shape in (
        Rectangle(2, 2),
        Rectangle(2, 3),
        Rectangle(2, 4),
        Rectangle(1, 4),
        Outline(("###", "#.#", "###")),
        Outline((".##", "###", "#..")),
    )
)
LINES = (layout_of(Row(2)), layout_of(Row(4)), layout_of(Row(6)), layout_of(Ring(2, 3)))
RINGS = (
    layout_of(Ring(3, 3)),
    layout_of(Ring(2, 4)),
    layout_of(Ring(3, 3, "either")),
    Layout((Part(Ring(2, 2)), Part(Row(4), at=(3, 0)))),
)


def arguable_family_puzzle(seed: int) -> Puzzle:
    """Return one of the kinds below, which take turns."""
    kinds = (blocks, regions, one_number, chain_in_pieces, some_given)
    return kinds[seed % len(kinds)](Random(seed), f"arguable family puzzle {seed}")


def blocks(random: Random, name: str) -> Puzzle:
    """Groups of the same size, mostly, all over the layout, each with one number."""
    layout = random.choice(random.choice((AREAS, LINES)))
    cells = list(layout.cells)
    if random.random() < 0.3:
        random.shuffle(cells)
    size = random.choice([k for k in (1, 2, 2, 2, 3, 4) if len(cells) % k == 0])
    groups = [tuple(cells[first : first + size]) for first in range(0, len(cells), size)]
    if len(groups) > 1 and random.random() < 0.2:
        wrong = (groups[1:], [*groups[:-1], (*groups[-1], cells[0])])
        groups = random.choice(wrong)
    numbers = {cell: random.choice((0, 0, 1, 2)) for cell in cells}
    for group in groups:
        numbers |= dict.fromkeys(group, numbers[group[0]])
    return Puzzle(
        name,
        layout,
        _laid(random, layout, numbers),
        tuple(Alike(Group(f"block {n}", group)) for n, group in enumerate(groups, 1)),
        every_tile=random.random() < 0.8,
    )


def regions(random: Random, name: str) -> Puzzle:
    """Totals of groups that do not overlap, mostly, and that cover much of the layout."""
    layout = random.choice(AREAS)
    supply = Supply(_tile(random, (0, 1, 2, 3)) for _ in range(len(layout.cells) // 2))
    pips = random_target(random, layout, supply).pips
    if random.random() < 0.3:
        supply = Supply([*supply, _tile(random, (0, 1, 2, 3))])
    cells = random.sample(layout.cells, len(layout.cells))
    constraints = []
    while len(cells) > random.choice((0, 0, 1, 2)):
        size = random.choice((1, 2, 2, 3))
        group, cells = tuple(cells[:size]), cells[size:]
        if random.random() < 0.1:
            cells.append(group[0])
        total = sum(pips[cell] for cell in group) + random.choice((0,) * 8 + (-1, 1))
        many = len(group) > 1
        constraints.append(Total(Group(f"region {len(cells)}", group, many), "=", (total,)))
    given = tuple((cell, pips[cell]) for cell in layout.cells if random.random() < 0.15)
    every_tile = 2 * len(supply) == len(layout.cells)
    return Puzzle(name, layout, supply, tuple(constraints), given, every_tile)


def one_number(random: Random, name: str) -> Puzzle:
    """A number on several cells, given or demanded, and few tiles that show it."""
    layout = random.choice((*AREAS, *RINGS))
    needed = len(layout.cells) // 2
    supply = Supply(_tile(random, (0, 1, 1, 2, 2)) for _ in range(needed + random.randint(0, 1)))
    shown = random.choice(supply.numbers)
    halves = supply.halves(shown)
    cells = random.sample(
        layout.cells,
        min(len(layout.cells) - 1, random.choice((1, halves - 1, halves, halves)) or 1),
    )
    demanded = [cell for cell in cells if random.random() < 0.5]
    return Puzzle(
        name,
        layout,
        supply,
        tuple(Total(Group(cell.place, (cell,)), "=", (shown,)) for cell in demanded),
        tuple((cell, shown) for cell in cells if cell not in demanded),
        every_tile=len(supply) == needed,
    )


def chain_in_pieces(random: Random, name: str) -> Puzzle:
    """Tiles of two lots of numbers, of which most chains can only have one."""
    layout = random.choice((*LINES, *RINGS))
    needed = len(layout.cells) // 2
    lots = random.choice((((0, 1), (2, 3)), ((0, 2), (1, 1)), ((0, 1), (1, 2))))
    tiles = [_tile(random, random.choice(lots)) for _ in range(needed + random.choice((0, 0, 1)))]
    joints = layout.joints if random.random() < 0.8 else layout.joints[1:]
    constraints: list[Constraint] = [Matching(joints)]
    if random.random() < 0.1:
        constraints.append(Alike(Group("some cells", layout.cells[:2], many=True)))
    every_tile = random.random() < (0.8 if len(tiles) == needed else 0.1)
    return Puzzle(name, layout, Supply(tiles), tuple(constraints), every_tile=every_tile)


def some_given(random: Random, name: str) -> Puzzle:
    """Some cells of an area are given."""
    layout = random.choice(AREAS)
    supply = Supply(_tile(random, (0, 0, 1, 2)) for _ in range(len(layout.cells) // 2))
    pips = random_target(random, layout, supply).pips
    some = random.sample(layout.cells, random.randint(1, len(layout.cells)))
    return Puzzle(name, layout, supply, given=tuple((cell, pips[cell]) for cell in some))


def _tile(random: Random, numbers: Iterable[int]) -> Tile:
    numbers = tuple(numbers)
    return Tile(random.choice(numbers), random.choice(numbers))


def _laid(random: Random, layout: Layout, numbers: dict[Cell, int]) -> Supply:
    """The tiles of one way to lay them under these numbers; now and then one is another."""
    blank = Supply([Tile(0, 0)] * (len(layout.cells) // 2))
    partner = random_target(random, layout, blank).partner
    tiles = [Tile(numbers[a], numbers[b]) for a, b in partner.items() if a < b]
    if not tiles or random.random() < 0.3:
        tiles[-1:] = [_tile(random, (0, 1, 2))]
    return Supply(tiles)
