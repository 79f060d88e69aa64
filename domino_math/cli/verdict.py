"""The verdict on an answer: in words, and as an exit code."""

from typing import TYPE_CHECKING

from domino_math.cli.codes import DEFINITE_NO, DONE, UNDECIDED
from domino_math.i18n import Sentence

if TYPE_CHECKING:
    from domino_math.solver import Answer
    from domino_math.solver.answer import Stop


def verdict(answer: "Answer", unique: bool) -> Sentence:
    """Return a sentence; `unique` says that the question was whether there is just one."""
    found = answer.found
    up_to = Sentence(", up to symmetry") if answer.up_to_symmetry else ""
    passed = Sentence("the independent check passed.")
    if answer.status == "impossible":
        return Sentence("impossible.")
    if answer.status == "undecided":
        return Sentence("undecided: {ended}.", ended=_ended(answer.stopped))
    if unique and answer.unique is False:
        return Sentence(
            "not unique: these 2 solutions differ{up_to}; {passed}", up_to=up_to, passed=passed
        )
    if answer.complete and found == 1:
        return Sentence("solved: exactly 1 solution{up_to}; {passed}", up_to=up_to, passed=passed)
    if answer.complete:
        return Sentence(
            "solved: {found} {found:solution|solutions}, which are all{up_to}; {passed}",
            found=found,
            up_to=up_to,
            passed=passed,
        )
    if found == 1 and answer.stopped == "limit":
        return Sentence("solved; {passed}", passed=passed)
    return Sentence(
        "solved: {found} {found:solution|solutions}{up_to}, {ended}; {passed}",
        found=found,
        up_to=up_to,
        ended=_ended(answer.stopped),
        passed=passed,
    )


def _ended(stopped: "Stop") -> Sentence | str:
    ends: dict[str, Sentence | str] = {
        "time": Sentence("the time was up before everything was searched"),
        "interrupted": Sentence("stopped by Ctrl-C"),
        "limit": Sentence("there may be more"),
        "size": Sentence("too many possibilities for the solver"),
        "": "",
    }
    return ends[stopped]


def exit_code(answer: "Answer", unique: bool) -> int:
    """Return the exit code of `solve`."""
    if answer.status == "undecided":
        return UNDECIDED
    if answer.status == "impossible":
        return DEFINITE_NO
    if unique:
        return {True: DONE, False: DEFINITE_NO, None: UNDECIDED}[answer.unique]
    return DONE
