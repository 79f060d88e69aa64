"""Lemmas from covering alone: as many halves as cells, and none left over."""

from collections import Counter
from collections.abc import Iterator

from domino_math.constraints import Count
from domino_math.layout import Cell, Group
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import listed, plural, times


def enough_cells(puzzle: Puzzle) -> Iterator[Lemma]:
    """Each tile covers two cells, and no tile lies across two parts."""
    for number, part in enumerate(puzzle.layout.parts, 1):
        cells = len(part.shape.cells)
        if cells % 2:
            where = "The layout" if len(puzzle.layout.parts) == 1 else f"Part {number}"
            reason = (
                f"{where} has {plural(cells, 'cell')}, an odd number, "
                "and each tile covers two of them. Impossible."
            )
            yield Lemma("an odd number of cells", reason, contradiction=True)


def enough_tiles(puzzle: Puzzle) -> Iterator[Lemma]:
    """Compare the supply's halves with the cells."""
    tiles, cells = len(puzzle.supply), len(puzzle.layout.cells)
    they = f"{plural(tiles, 'tile')} cover{'s' if tiles == 1 else ''} {plural(2 * tiles, 'cell')}"
    if 2 * tiles < cells:
        reason = f"{they}, but the layout has {cells}. Impossible."
        yield Lemma("too few tiles", reason, contradiction=True)
    if 2 * tiles > cells and puzzle.every_tile:
        reason = (
            f"{they}, but the layout has only {cells}, and no tile may be left over. Impossible."
        )
        yield Lemma("too many tiles", reason, contradiction=True)


def enough_halves(puzzle: Puzzle) -> Iterator[Lemma]:
    """Hold the given numbers against the halves of the supply, and count what they leave.

    Proof: with every tile used, all halves lie on cells. Those that are not given lie elsewhere.
    """
    given = Counter(number for _, number in puzzle.given)
    for number, count in sorted(given.items()):
        halves = puzzle.supply.halves(number)
        if count > halves:
            half = "half" if halves == 1 else "halves"
            on = f"stands on only {halves} {half}" if halves else "stands on no tile"
            reason = f"{number} is given {times(count)}, but {on}. Impossible."
            yield Lemma("given too often", reason, contradiction=True)
            return
    others = tuple(cell for cell in puzzle.layout.cells if cell not in puzzle.given_at)
    just_enough = 2 * len(puzzle.supply) == len(puzzle.layout.cells)
    if given and others and puzzle.every_tile and just_enough:
        yield _halves_left(puzzle, given, others)


def _halves_left(puzzle: Puzzle, given: Counter[int], others: tuple[Cell, ...]) -> Lemma:
    supply = puzzle.supply
    left = {number: supply.halves(number) - given[number] for number in supply.numbers}
    by_count: dict[int, list[int]] = {}
    for number, count in left.items():
        by_count.setdefault(count, []).append(number)
    shows = listed(
        f"{listed(numbers)} {'each ' * (len(numbers) > 1)}{times(count) if count else 'nowhere'}"
        for count, numbers in sorted(by_count.items())
    )
    reason = (
        "Every tile is used, so every half lies somewhere. The cells that are not given show what "
        f"the given numbers leave of each number: {shows}."
    )
    group = Group("the cells that are not given", others, many=True)
    gives = tuple(Count(group, number, count) for number, count in left.items())
    return Lemma("halves left", reason, gives=gives)
