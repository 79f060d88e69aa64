"""A statement in words: its tiles and its constraints."""

from domino_math.constraints import GroupConstraint
from domino_math.puzzle.puzzle import Puzzle
from domino_math.tiles import chinese_set
from domino_math.words import capital, listed, plural


def tiles_in_words(puzzle: Puzzle) -> str:
    """Return one sentence on the supply: which tiles, how many pips, and how many are used."""
    supply, needed = puzzle.supply, len(puzzle.layout.cells) // 2
    of_them = f"{plural(len(supply), 'tile')} with {plural(supply.pips, 'pip')}"
    name = "the Chinese set" if supply == chinese_set() else str(supply)
    are = "is" if needed == 1 else "are"
    used = "every tile is used" if puzzle.every_tile else f"{needed} of them {are} used"
    return f"{capital(name)}: {of_them}; {used}."


def starts_in_words(puzzle: Puzzle) -> tuple[str, ...]:
    """Return a sentence for each different way in which parts say where their tiles start."""
    sentences = (part.shape.starting for part in puzzle.layout.parts)
    return tuple(dict.fromkeys(sentence for sentence in sentences if sentence))


def constraints_in_words(puzzle: Puzzle) -> tuple[str, ...]:
    """Return a sentence a constraint; groups of which the same is demanded share a sentence.

    >>> from domino_math.constraints import Total
    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import double_set
    >>> square = layout_of(Rectangle(2, 2))
    >>> rows = tuple(Total(row, "=", (3,)) for row in square.groups["rows"])
    >>> constraints_in_words(Puzzle("square", square, double_set(2), rows))
    ('Row 1 and row 2 each add up to 3.',)
    """
    sentences: list[str] = []
    together: dict[tuple[str, str], list[GroupConstraint]] = {}
    for constraint in puzzle.constraints:
        if isinstance(constraint, GroupConstraint):
            together.setdefault(constraint.predicate, []).append(constraint)
        else:
            sentences.append(f"{capital(constraint.describe())}.")
    for (_, several), constraints in together.items():
        if len(constraints) == 1:
            sentences.append(f"{capital(constraints[0].describe())}.")
        else:
            names = capital(listed(constraint.group for constraint in constraints))
            sentences.append(f"{names} each {several}.")
    return tuple(sentences)
