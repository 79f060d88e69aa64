"""The verdict on an answer: in words, and as an exit code."""

from typing import TYPE_CHECKING

from domino_math.cli.codes import DEFINITE_NO, DONE, UNDECIDED
from domino_math.words import plural

if TYPE_CHECKING:
    from domino_math.solver import Answer


def verdict(answer: "Answer", unique: bool) -> str:
    """Return a sentence; `unique` says that the question was whether there is just one."""
    found = answer.found
    up_to = ", up to symmetry" if answer.up_to_symmetry else ""
    ended = {
        "time": "the time was up before everything was searched",
        "interrupted": "stopped by Ctrl-C",
        "limit": "there may be more",
        "size": "too many possibilities for the solver",
        "": "",
    }[answer.stopped]
    if answer.status == "impossible":
        return "impossible."
    if answer.status == "undecided":
        return f"undecided: {ended}."
    passed = "the independent check passed."
    if unique and answer.unique is False:
        return f"not unique: these 2 solutions differ{up_to}; {passed}"
    if answer.complete:
        only = "exactly 1 solution" if found == 1 else f"{found:,} solutions, which are all"
        return f"solved: {only}{up_to}; {passed}"
    if found == 1 and answer.stopped == "limit":
        return f"solved; {passed}"
    return f"solved: {plural(found, 'solution')}{up_to}, {ended}; {passed}"


def exit_code(answer: "Answer", unique: bool) -> int:
    """Return the exit code of `solve`."""
    if answer.status == "undecided":
        return UNDECIDED
    if answer.status == "impossible":
        return DEFINITE_NO
    if unique:
        return {True: DONE, False: DEFINITE_NO, None: UNDECIDED}[answer.unique]
    return DONE
