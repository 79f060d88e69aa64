"""Random puzzles of regions, made from tiles that were laid first, so that a solution is known."""

from collections.abc import Iterable, Mapping
from random import Random

from domino_math.families.regions import Kind, Region, state
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import double_set


def random_regions(
    seed: int, tiles: int, regions: int, *, highest: int = 6, apart: float = 0.1
) -> tuple[Puzzle, Solution]:
    """Return a puzzle and the solution it was made from.

    Tiles are laid one after another beside those that lie, or, with the chance `apart`, anywhere:
    that makes holes and separate parts. Then the cells are divided into about so many regions.
    """
    random = Random(seed)
    planted = _laid(random, tiles, highest, apart)
    pips = planted.filling().pips
    demands = []
    for cells in _divided(random, pips, regions):
        kind = random.choice(_true_kinds([pips[cell] for cell in cells]))
        total = sum(pips[cell] for cell in cells)
        off = random.randint(1, 3)
        target = {"total": total, "less": total + off, "more": total - off}.get(kind)
        demands.append(Region(cells, kind, target))
    supply = [placement.tile for placement in planted]
    return state(list(pips), demands, supply, name=f"seed {seed}"), planted


def _laid(random: Random, tiles: int, highest: int, apart: float) -> Solution:
    side = 2 + int((3.2 * tiles) ** 0.5)
    everywhere = [Cell(r, c) for r in range(side) for c in range(side)]
    full = list(double_set(highest))
    supply = random.sample(full, tiles) if tiles <= len(full) else random.choices(full, k=tiles)
    if random.random() < 0.3:
        supply[-1] = supply[0]  # the same tile twice
    free = set(everywhere)
    placements: list[Placement] = []
    for tile in supply:
        taken = [cell for cell in everywhere if cell not in free]
        anywhere = not taken or random.random() < apart
        beside = everywhere if anywhere else _beside(taken)
        slots = [(a, b) for a in beside if a in free for b in a.neighbours() if b in free]
        if not slots:
            slots = [(a, b) for a in sorted(free) for b in a.neighbours() if b in free]
        slot = random.choice(slots)
        free.difference_update(slot)
        placements.append(Placement(slot, random.choice(tile.orientations)))
    return Solution(placements)


def _beside(cells: Iterable[Cell]) -> list[Cell]:
    return sorted({beside for cell in cells for beside in cell.neighbours()})


def _divided(random: Random, pips: Mapping[Cell, int], regions: int) -> list[list[Cell]]:
    """Divide cells into connected regions; some grow only over one number."""
    left = dict(pips)
    most = max(1, round(2.2 * len(pips) / regions))
    found = []
    while left:
        region = [random.choice(sorted(left))]
        number = left.pop(region[0])
        one_number = random.random() < 0.4
        size = random.randint(1, most)
        while len(region) < size:
            beside = [c for c in _beside(region) if left.get(c) == number or not one_number]
            beside = [cell for cell in beside if cell in left]
            if not beside:
                break
            region.append(random.choice(beside))
            del left[region[-1]]
        found.append(region)
    return found


def _true_kinds(numbers: list[int]) -> list[Kind]:
    kinds: list[Kind] = ["total", "total", "less", "free"]
    if sum(numbers) > 3:
        kinds.append("more")
    if len(numbers) > 1 and len(set(numbers)) == 1:
        kinds = ["alike", "alike", "alike", "total"]
    elif len(numbers) > 1 and len(set(numbers)) == len(numbers):
        kinds += ["distinct", "distinct"]
    return kinds
