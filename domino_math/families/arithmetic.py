"""The family of arithmetic: numbers are read off the halves, and sums have to come out right."""

from domino_math.families import arithmetic_text
from domino_math.families.arithmetic_statement import state
from domino_math.families.family import Family, Format
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

__all__ = ["FAMILY", "addition", "examples", "fractions", "multiplication", "state"]

_TEXT = (
    "The halves of the tiles are read as digits, and the digits as numbers. Lay tiles so that "
    "sums come out right: columns that are added up, long multiplications, or fractions, of which "
    "a standing tile is one. A tile lies within one sum. No number begins with a blank, and "
    "nothing is divided by 0."
)


def addition(
    digits: tuple[int, ...], total: int, tiles: Supply | None = None, *, name: str = "addition"
) -> Puzzle:
    """State a written addition: numbers of so many `digits` add up to one of `total` digits.

    Raises ValueError as `state` does.

    >>> str(addition((2, 2, 1), total=3).constraints[0])
    'row 1 + row 2 + row 3 = row 4, each read as a number'
    """
    return state(f"{' + '.join(map(_pattern, digits))} = {_pattern(total)}", tiles, name=name)


def multiplication(
    first: int = 3,
    second: int = 1,
    product: int = 4,
    tiles: Supply | None = None,
    *,
    times: int = 1,
    name: str = "multiplication",
) -> Puzzle:
    """State so many written multiplications, by the digits of both factors and of the product.

    Raises ValueError as `state` does.

    >>> len(multiplication(times=7).layout.cells)
    56
    """
    pattern = f"{_pattern(first)} * {_pattern(second)} = {_pattern(product)}"
    return state([pattern] * times, tiles, name=name)


def fractions(
    count: int, total: str, tiles: Supply | None = None, *, rows: int = 1, name: str = "fractions"
) -> Puzzle:
    """State rows of `count` tiles each that are fractions and add up to `total`, such as 5/2.

    Raises ValueError as `state` does.

    >>> str(fractions(2, "5/2").constraints[0])
    'top 1 / bottom 1 + top 2 / bottom 2 = 5/2'
    """
    return state([f"{' + '.join(['#/#'] * count)} = {total}"] * rows, tiles, name=name)


def _pattern(digits: int) -> str:
    return "#" * digits


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: a multiplication, an addition with a given digit, and fractions."""
    few = Supply([Tile(0, 4), Tile(1, 4), Tile(1, 6), Tile(2, 2), Tile(3, 5), Tile(5, 5)])
    return (
        multiplication(tiles=few),
        state("#1 + ## = ##", double_set(3), name="addition-with-a-given-digit"),
        fractions(2, "5/2", double_set(4)),
    )


FAMILY = Family(
    name="arithmetic",
    title="Sums with the digits of tiles",
    text=_TEXT,
    state=state,
    examples=examples,
    formats=(
        Format(
            "sums",
            "sums",
            arithmetic_text.recognises,
            arithmetic_text.read,
            arithmetic_text.write,
            sample="### * # = ##45",
        ),
    ),
)
