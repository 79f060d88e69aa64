"""Lemmas from covering alone: as many halves as cells, and none left over."""

from collections import Counter
from collections.abc import Iterator

from domino_math.constraints import Count
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.wording.clauses import clauses
from domino_math.wording.numbers import often_in_words


def enough_cells(puzzle: Puzzle) -> Iterator[Lemma]:
    """Each tile covers two cells, and no tile lies across two parts."""
    for number, part in enumerate(puzzle.layout.parts, 1):
        cells = len(part.shape.cells)
        if cells % 2:
            yield Lemma("an odd number of cells", _odd(puzzle, number, cells), contradiction=True)


def _odd(puzzle: Puzzle, number: int, cells: int) -> Sentence:
    if len(puzzle.layout.parts) == 1:
        return Sentence(
            "The layout has {cells} {cells:cell|cells}, an odd number, and each tile covers two "
            "of them. Impossible.",
            cells=cells,
        )
    return Sentence(
        "Part {part} has {cells} {cells:cell|cells}, an odd number, and each tile covers two of "
        "them. Impossible.",
        part=number,
        cells=cells,
    )


def enough_tiles(puzzle: Puzzle) -> Iterator[Lemma]:
    """Compare the supply's halves with the cells."""
    tiles, cells = len(puzzle.supply), len(puzzle.layout.cells)
    they = Sentence(
        "{tiles} {tiles:tile covers|tiles cover} {halves} {halves:cell|cells}",
        tiles=tiles,
        halves=2 * tiles,
    )
    if puzzle.spare_halves < 0:
        reason = Sentence("{they}, but the layout has {cells}. Impossible.", they=they, cells=cells)
        yield Lemma("too few tiles", reason, contradiction=True)
    if puzzle.spare_halves > 0 and puzzle.every_tile:
        reason = Sentence(
            "{they}, but the layout has only {cells}, and no tile may be left over. Impossible.",
            they=they,
            cells=cells,
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
            reason = Sentence(
                "{number} is given {often}, but stands on only {halves} {halves:half|halves}. "
                "Impossible.",
                number=number,
                often=often_in_words(count),
                halves=halves,
            )
            if not halves:
                reason = Sentence(
                    "{number} is given {often}, but stands on no tile. Impossible.",
                    number=number,
                    often=often_in_words(count),
                )
            yield Lemma("given too often", reason, contradiction=True)
            return
    others = tuple(cell for cell in puzzle.layout.cells if cell not in puzzle.given_at)
    if given and others and puzzle.just_fits:
        yield _halves_left(puzzle, given, others)


def _halves_left(puzzle: Puzzle, given: Counter[int], others: tuple[Cell, ...]) -> Lemma:
    supply = puzzle.supply
    left = {number: supply.halves(number) - given[number] for number in supply.numbers}
    by_count: dict[int, list[int]] = {}
    for number, count in left.items():
        by_count.setdefault(count, []).append(number)
    reason = Sentence(
        "Every tile is used, so every half lies somewhere. The cells that are not given show what "
        "the given numbers leave of each number ({shows}).",
        shows=clauses(_left(numbers, count) for count, numbers in sorted(by_count.items())),
    )
    group = Group("the cells that are not given", others, many=True)
    gives = tuple(Count(group, number, count) for number, count in left.items())
    return Lemma("halves left", reason, gives=gives)


def _left(numbers: list[int], count: int) -> Sentence:
    often = often_in_words(count)
    if len(numbers) > 1:
        return Sentence("{numbers}: each {often}", numbers=tuple(numbers), often=often)
    return Sentence("{number}: {often}", number=numbers[0], often=often)
