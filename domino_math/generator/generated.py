"""Generating puzzles: by family, size and grade, or by the code of one that was made before."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.explainer import GRADES, Grade
from domino_math.families.dominosa import GRADES as GAME_ID_GRADES
from domino_math.families.dominosa import game_id
from domino_math.generator.code import HIGHEST_SEED, Code, read_code
from domino_math.generator.maker import Maker, Tick
from domino_math.generator.makers import makers
from domino_math.progress import NumberSoFar
from domino_math.puzzle import Puzzle, Solution, constraints_in_words, tiles_in_words
from domino_math.words import either, listed, plural

MOST_PUZZLES = 10_000
# So many in a row that were there already, and there are probably no others.
_MOST_REPEATS = 100


@dataclass(frozen=True)
class Generated:
    """A generated puzzle and its one solution.

    `code` gives it back on any machine; it is the puzzle's name too. `grade` is that of the
    hardest technique that is needed to explain it.
    """

    puzzle: Puzzle
    solution: Solution
    family: str
    size: int
    grade: Grade
    seed: int
    code: str

    @property
    def id(self) -> str:
        """The game ID, for Dominosa; empty for other families."""
        if self.family != "dominosa":
            return ""
        letters = {grade: letter for letter, grade in GAME_ID_GRADES.items()}
        return game_id(self.puzzle, grade=letters.get(self.grade, ""))

    def __str__(self) -> str:
        from domino_math.draw.text import to_text
        from domino_math.puzzle.scene import puzzle_scene

        picture = to_text(puzzle_scene(self.puzzle))
        words = ""
        if self.puzzle.constraints:  # without, the picture and the family say all
            told = (tiles_in_words(self.puzzle), *constraints_in_words(self.puzzle))
            words = "\n\n" + "\n".join(sentence.text("en") for sentence in told)
        return f"{self.puzzle.title}: {self.code}\n\n{picture}{words}"

    def _repr_svg_(self) -> str:
        return self.puzzle._repr_svg_()


def generate(
    family: str,
    *,
    size: int | None = None,
    grade: str | None = None,
    seed: int = 0,
    number: int = 1,
    progress: NumberSoFar | None = None,
) -> list[Generated]:
    """Return new puzzles: so many, all different, each with one solution and of this grade.

    family    dominosa, pips, frames, windows or magic
    size      what the family counts: the order for Dominosa (2 to 18, and 6 if it is not told), the
              tiles of pips (3 to 28), the cells of a side of a frame (3 to 15), the
              windows (1 to 3), the rows of a magic square (4)
    grade     trivial, basic, hard, extreme or beyond: the hardest technique that is needed to
              explain the puzzle; basic if it is not told
    seed      the first puzzle is that of this seed, the others are those of the next seeds; equal
              seeds give equal puzzles on every machine
    progress  is called now and then with the number of puzzles so far, and seconds

    Every puzzle was proved to have one solution and was explained to its end. Ctrl-C ends it, and
    the list then has what was made so far. Raises InputError for what cannot be made.

    >>> [made] = generate("dominosa", size=3, grade="hard", seed=7)
    >>> made.code, made.grade, made.id[:4], len(made.solution)
    ('D3h-22293', 'hard', '3dh:', 10)
    """
    maker = _maker(family)
    size = maker.usual_size if size is None else size
    wanted = _checked(maker, size, maker.usual_grade if grade is None else grade)
    if not 0 <= seed <= HIGHEST_SEED:
        raise InputError(family, f"seeds are from 0 to {HIGHEST_SEED:,}, not {seed}")
    if not 1 <= number <= MOST_PUZZLES:
        raise InputError(family, f"the number of puzzles is 1 to {MOST_PUZZLES:,}, not {number}")
    started = perf_counter()
    made: list[Generated] = []

    def tick() -> None:
        if progress:
            progress(len(made), perf_counter() - started)

    try:
        for one in _different(maker, size, wanted, seed, tick):
            made.append(one)
            tick()
            if len(made) == number:
                break
    except KeyboardInterrupt:
        pass
    return made


def from_code(text: str, tick: Tick = lambda: None) -> Generated:
    """Return the puzzle of a code; InputError if there is none.

    >>> from_code("D3h-22293") == generate("dominosa", size=3, grade="hard", seed=7)[0]
    True
    """
    code = read_code(text)
    for maker in makers().values():
        if maker.letter == code.letter:
            _checked(maker, code.size, code.grade)
            return _made(maker, code, tick)
    letters = {maker.letter: maker.family for maker in makers().values()}
    known = listed(f"{letter} for {family}" for letter, family in letters.items())
    raise InputError(str(code), f"{code.letter} is no family; there are {known}")


def _maker(family: str) -> Maker:
    if family not in makers():
        raise InputError(family, f"is no family that can be generated; try {either(makers())}")
    return makers()[family]


def _checked(maker: Maker, size: int, grade: str) -> Grade:
    """Return the grade, if puzzles of that size and grade can be made."""
    if grade not in GRADES:
        raise InputError(maker.family, f"{grade!r} is no grade; it is {either(GRADES)}")
    sizes = maker.all_sizes
    if size not in sizes:
        which = f"{sizes[0]} to {sizes[-1]}" if len(sizes) > 2 else either(sizes)
        what = f"there is no size {size}; size is {maker.size_is}: {which}"
        raise InputError(maker.family, what)
    if grade not in maker.grades(size):
        what = f"there is none of grade {grade} and size {size}, only {either(maker.grades(size))}"
        raise InputError(maker.family, what)
    return grade


def _different(maker: Maker, size: int, grade: Grade, seed: int, tick: Tick) -> Iterator[Generated]:
    """Yield different puzzles of the seeds from this one on."""
    seen: set[Puzzle] = set()
    repeats = 0
    while repeats < _MOST_REPEATS:
        made = _made(maker, Code(maker.letter, size, grade, seed), tick)
        statement = replace(made.puzzle, name="")
        if statement in seen:
            repeats += 1
        else:
            repeats = 0
            seen.add(statement)
            yield made
        seed = (seed + 1) % (HIGHEST_SEED + 1)
    there_are = f"only {plural(len(seen), 'different puzzle')} of size {size} and grade {grade}"
    raise InputError(maker.family, f"there seem to be {there_are}")


def _made(maker: Maker, code: Code, tick: Tick) -> Generated:
    dice = Dice(ord(code.letter), code.size, GRADES.index(code.grade), code.seed)
    made = maker.make(code.size, code.grade, dice, tick)
    puzzle = replace(made.puzzle, name=str(code))
    return Generated(
        puzzle, made.solution, maker.family, code.size, code.grade, code.seed, str(code)
    )
