"""What a family of puzzles brings: how to state one, how to read one, and what it is about."""

from collections.abc import Callable
from dataclasses import dataclass

from domino_math.puzzle import Puzzle, Solution


@dataclass(frozen=True)
class Format:
    """A way in which puzzles of a family are written down elsewhere.

    `key` is the word for it on the command line, `name` says what it is. `recognises(text)` is a
    quick look; `read(text, place)` returns the puzzle or raises InputError naming the place.
    `write` turns a puzzle back into text; ValueError says why it cannot. Where a text holds
    several puzzles, `pick(text, place, part)` reads one of them, and `notes(text, place)` tells
    in a line each what `read` leaves out. `sample` is a tiny puzzle, where that is easy to type.
    """

    key: str
    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str, str], Puzzle]
    write: Callable[[Puzzle], str]
    pick: Callable[[str, str, str], Puzzle] | None = None
    notes: Callable[[str, str], tuple[str, ...]] | None = None
    sample: str = ""


@dataclass(frozen=True)
class SolutionFormat:
    """A way in which solutions of a family's puzzles are written down elsewhere.

    `recognises(text, puzzle)` is a quick look; `read(text, place, puzzle)` returns the solution
    or raises InputError. `write(solution, puzzle)` turns one into text, and `require(puzzle)`
    tells beforehand, by a ValueError, that it could not. `pick` is as in `Format`.
    """

    key: str
    name: str
    recognises: Callable[[str, Puzzle], bool]
    read: Callable[[str, str, Puzzle], Solution]
    write: Callable[[Solution, Puzzle], str]
    require: Callable[[Puzzle], object]
    pick: Callable[[str, str, str], Solution] | None = None


@dataclass(frozen=True)
class Family:
    """A family. `text` tells in a few sentences what is given and what is to be found.

    `state` builds a statement; its own docstring tells the arguments. `examples` returns small
    puzzles of the family, which every test of families runs over.
    """

    name: str
    title: str
    text: str
    state: Callable[..., Puzzle]
    examples: Callable[[], tuple[Puzzle, ...]]
    formats: tuple[Format, ...] = ()
    solution_formats: tuple[SolutionFormat, ...] = ()
