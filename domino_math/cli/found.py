"""What `solve` prints and writes: each solution as it is found, and at the end the verdict.

Solutions come in the thread of the search, where Ctrl-C does not strike: what is begun is written
to its end.
"""

import json
import sys
from textwrap import fill
from typing import TYPE_CHECKING, Protocol

from domino_math.cli.lines import LinesFile
from domino_math.cli.output import picture_text, say
from domino_math.cli.verdict import verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_math.puzzle import Puzzle, Solution
    from domino_math.solver import Answer


class Output(Protocol):
    """Somewhere that solutions go to."""

    def solution(self, solution: "Solution") -> None:
        """Take a solution that was just found."""

    def end(self, answer: "Answer") -> None:
        """Take the answer, when the search is over."""


class AsText:
    """Pictures on standard output, then the verdict in words."""

    def __init__(self, puzzle: "Puzzle", *, numbered: bool, unique: bool) -> None:
        self._puzzle, self._unique = puzzle, unique
        self._numbered = numbered
        self._number = 0

    def solution(self, solution: "Solution") -> None:
        from domino_math.puzzle.scene import puzzle_scene

        self._number += 1
        heading = f"Solution {self._number}:\n" if self._numbered else ""
        say(f"{heading}{picture_text(puzzle_scene(self._puzzle, solution))}\n")

    def end(self, answer: "Answer") -> None:
        from domino_math.puzzle.scene import puzzle_scene

        if not answer.found:
            say(f"{picture_text(puzzle_scene(self._puzzle))}\n")
        say(_closing_words(answer, self._unique))


class AsJson:
    """One object on standard output; what is known in the end only stands at its end."""

    def __init__(self, puzzle: "Puzzle") -> None:
        self._before = f'{{"puzzle": {json.dumps(puzzle.name)}, "solutions": ['

    def solution(self, solution: "Solution") -> None:
        from domino_math.library import solution_data

        print(f"{self._before}{json.dumps(solution_data(solution))}", end="", flush=True)
        self._before = ", "

    def end(self, answer: "Answer") -> None:
        from domino_math.library import answer_data

        rest = answer_data(answer)
        del rest["puzzle"], rest["solutions"]
        before = "" if answer.found else self._before
        print(f"{before}], {json.dumps(rest)[1:]}", flush=True)


class AsLines:
    """A line of JSON for each solution: on standard output, or in a file."""

    def __init__(self, file: LinesFile | None, *, unique: bool) -> None:
        """Without a file it is standard output, and the verdict goes to standard error."""
        self._file, self._unique = file, unique

    def solution(self, solution: "Solution") -> None:
        from domino_math.library import solution_data

        line = json.dumps(solution_data(solution))
        if self._file:
            self._file.write(line)
        else:
            print(line, flush=True)

    def end(self, answer: "Answer") -> None:
        if self._file is None:
            print(_closing_words(answer, self._unique), file=sys.stderr)


class AsWritten:
    """In the form of another program on standard output; the verdict goes to standard error."""

    def __init__(self, written: "Callable[[Solution], str]", *, unique: bool) -> None:
        self._written, self._unique = written, unique

    def solution(self, solution: "Solution") -> None:
        say(self._written(solution))

    def end(self, answer: "Answer") -> None:
        print(_closing_words(answer, self._unique), file=sys.stderr)


def _closing_words(answer: "Answer", unique: bool) -> str:
    lines = [f"{answer.puzzle.name}: {verdict(answer, unique)} ({answer.seconds:.2f} s)"]
    for number, reason in enumerate(answer.reasons, 1):
        mark = f"{number}. " if len(answer.reasons) > 1 else "   "
        lines.append(fill(reason, width=96, initial_indent=mark, subsequent_indent="   "))
    return "\n".join(lines)
