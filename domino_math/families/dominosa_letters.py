"""Solutions of Dominosa in letters, one for each cell: the half of its tile that it holds.

L, R   the left and the right half of a tile that lies
T, B   the top and the bottom half of a tile that stands
"""

from domino_math.errors import InputError
from domino_math.families.dominosa_statement import rows_of
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.words import plural

# Where the other half is, and its letter.
_OTHER = {"L": (0, 1, "R"), "R": (0, -1, "L"), "T": (1, 0, "B"), "B": (-1, 0, "T")}
# Of so many letters one may be wrong; a word has more others.
_ONE_WRONG_IN = 4
_WHERE = {"L": "to its right", "R": "to its left", "T": "below it", "B": "above it"}


def recognises(text: str, puzzle: Puzzle) -> bool:
    r"""Whether a text is in these letters, a few wrong ones allowed, which `read_letters` names.

    Any may be wrong where they are as many as the puzzle has cells, else one in four.

    >>> from domino_math.families.dominosa_statement import state
    >>> puzzle = state([[0, 0, 1], [1, 1, 0]])
    >>> recognises("LRT\nLRB", puzzle), recognises("LRTX", puzzle), recognises("mine", puzzle)
    (True, True, False)
    """
    letters = "".join(text.split()).upper()
    if not letters.isalpha():
        return False
    wrong = sum(letter not in _OTHER for letter in letters)
    return len(letters) == len(puzzle.layout.cells) or _ONE_WRONG_IN * wrong <= len(letters)


def solution_letters(solution: Solution, puzzle: Puzzle) -> str:
    """Write a solution in letters, row by row.

    Raises ValueError for a cell that no tile covers, or more than one, and for a tile that does
    not lie on two neighbouring cells of the layout.

    >>> from domino_math.families.dominosa_statement import state
    >>> puzzle = state([[0, 0, 1], [1, 1, 0]])
    >>> solution_letters(read_letters("LRT LRB", puzzle), puzzle)
    'LRTLRB'
    """
    letters = dict.fromkeys(puzzle.layout.cells, "")
    for placement in solution:
        first, second = placement.cells
        if first not in letters or second not in letters:
            raise ValueError(f"tile {placement} lies outside the layout")
        if second == first.moved(0, 1):
            pair = "LR"
        elif second == first.moved(1, 0):
            pair = "TB"
        else:
            raise ValueError(f"tile {placement} does not lie on two neighbouring cells")
        for cell, letter in zip(placement.cells, pair, strict=True):
            if letters[cell]:
                raise ValueError(f"cell {cell} is covered by more than one tile")
            letters[cell] = letter
    for cell, letter in letters.items():
        if not letter:
            raise ValueError(f"cell {cell} is not covered")
    return "".join(letters.values())


def read_letters(text: str, puzzle: Puzzle, place: str = "the solution") -> Solution:
    """Read a solution in letters; spaces and line breaks do not count.

    Whether the tiles are those of the puzzle is for `check` to say. Raises InputError for another
    letter, for too few or too many, and for a half whose other half is not beside it; positions
    are counted from 1; and for a puzzle that is no Dominosa puzzle.
    """
    try:
        rows = rows_of(puzzle)
    except ValueError as error:
        raise InputError(place, f"is in the letters of Dominosa, but {error}") from None
    letters = "".join(text.split()).upper()
    width = len(rows[0])
    for position, letter in enumerate(letters, 1):
        if letter not in _OTHER:
            raise InputError(place, f"position {position}: {letter!r} is none of L, R, T and B")
    wanted = len(rows) * width
    if len(letters) != wanted:
        have = plural(len(letters), "letter")
        raise InputError(place, f"has {have}, but the puzzle has {plural(wanted, 'cell')}")
    placements = []
    for position, letter in enumerate(letters):
        row, column = divmod(position, width)
        down, right, other = _OTHER[letter]
        row_2, column_2 = row + down, column + right
        inside = 0 <= row_2 < len(rows) and 0 <= column_2 < width
        if not inside or letters[row_2 * width + column_2] != other:
            what = f"{letter} at row {row + 1}, column {column + 1} has no {other} {_WHERE[letter]}"
            raise InputError(place, f"position {position + 1}: {what}")
        if letter in "LT":
            pips = rows[row][column], rows[row_2][column_2]
            placements.append(Placement((Cell(row, column), Cell(row_2, column_2)), pips))
    return Solution(placements)
