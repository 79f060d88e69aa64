"""What a family of puzzles brings: how to state one, how to read one, and what it is about."""

from collections.abc import Callable
from dataclasses import dataclass

from domino_math.puzzle import Puzzle


@dataclass(frozen=True)
class Format:
    """A way in which puzzles of a family are written down elsewhere.

    `recognises(text)` is a quick look; `read(text, place)` returns the puzzle or raises
    InputError naming the place. `write` turns a puzzle back into text, where that is possible.
    Where a text holds several puzzles, `pick(text, place, part)` reads one of them.
    """

    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str, str], Puzzle]
    write: Callable[[Puzzle], str] | None = None
    pick: Callable[[str, str, str], Puzzle] | None = None


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
