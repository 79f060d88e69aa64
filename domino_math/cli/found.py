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
from domino_math.i18n import Sentence
from domino_math.wording.places import note_on_cells

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

    def __init__(self, puzzle: "Puzzle", lang: str, *, numbered: bool, unique: bool) -> None:
        self._puzzle, self._lang, self._unique = puzzle, lang, unique
        self._numbered = numbered
        self._number = 0

    def solution(self, solution: "Solution") -> None:
        from domino_math.puzzle.scene import puzzle_scene

        self._number += 1
        heading = ""
        if self._numbered:
            named = Sentence("Solution {number}:", number=self._number)
            heading = f"{named.text(self._lang)}\n"
        say(f"{heading}{picture_text(puzzle_scene(self._puzzle, solution))}\n")

    def end(self, answer: "Answer") -> None:
        from domino_math.puzzle.scene import puzzle_scene

        if not answer.found:
            say(f"{picture_text(puzzle_scene(self._puzzle))}\n")
        say(_closing_words(answer, self._unique, self._lang))


class AsJson:
    """One object on standard output; what is known in the end only stands at its end."""

    def __init__(self, puzzle: "Puzzle", lang: str) -> None:
        self._lang = lang
        self._before = f'{{"puzzle": {json.dumps(puzzle.name)}, "solutions": ['

    def solution(self, solution: "Solution") -> None:
        from domino_math.library import solution_data

        print(f"{self._before}{json.dumps(solution_data(solution))}", end="", flush=True)
        self._before = ", "

    def end(self, answer: "Answer") -> None:
        from domino_math.library import answer_data

        rest = answer_data(answer, self._lang)
        del rest["puzzle"], rest["solutions"]
        before = "" if answer.found else self._before
        print(f"{before}], {json.dumps(rest)[1:]}", flush=True)


class AsLines:
    """A line of JSON for each solution: on standard output, or in a file."""

    def __init__(self, file: LinesFile | None, lang: str, *, unique: bool) -> None:
        """Without a file it is standard output, and the verdict goes to standard error."""
        self._file, self._lang, self._unique = file, lang, unique

    def solution(self, solution: "Solution") -> None:
        from domino_math.library import solution_data

        line = json.dumps(solution_data(solution))
        if self._file:
            self._file.write(line)
        else:
            print(line, flush=True)

    def end(self, answer: "Answer") -> None:
        if self._file is None:
            print(_closing_words(answer, self._unique, self._lang), file=sys.stderr)


class AsWritten:
    """In the form of another program on standard output; the verdict goes to standard error."""

    def __init__(self, written: "Callable[[Solution], str]", lang: str, *, unique: bool) -> None:
        self._written, self._lang, self._unique = written, lang, unique

    def solution(self, solution: "Solution") -> None:
        say(self._written(solution))

    def end(self, answer: "Answer") -> None:
        print(_closing_words(answer, self._unique, self._lang), file=sys.stderr)


def _closing_words(answer: "Answer", unique: bool, lang: str) -> str:
    said = verdict(answer, unique).text(lang)
    seconds = Sentence("{seconds} s", seconds=f"{answer.seconds:.2f}").text(lang)
    lines = [f"{answer.puzzle.name}: {said} ({seconds})"]
    reasons = [reason.text(lang) for reason in answer.reasons]
    for number, reason in enumerate(reasons, 1):
        mark = f"{number}. " if len(reasons) > 1 else "   "
        lines.append(fill(reason, width=96, initial_indent=mark, subsequent_indent="   "))
    if note := note_on_cells(reasons):
        lines.append(fill(note.text(lang), width=96, initial_indent="   "))
    return "\n".join(lines)
