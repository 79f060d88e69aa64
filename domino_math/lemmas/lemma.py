"""A lemma: something that follows from a statement, told so that a person can follow.

The solver posts what a lemma gives; a reader gets its reason; a lesson proves it. Since what it
gives are ordinary constraints, the checker can hold any solution against it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from domino_math.constraints import Constraint
from domino_math.i18n import Sentence


@dataclass(frozen=True)
class Lemma:
    """What follows (`gives`), from which constraints (`rests_on`), and why (`reason`).

    The reason can be told in any language. `contradiction` says that it ends in something
    impossible.
    """

    name: str
    reason: Sentence
    rests_on: tuple[Constraint, ...] = ()
    gives: tuple[Constraint, ...] = ()
    contradiction: bool = False


def why_impossible(lemmas: Sequence[Lemma]) -> tuple[Lemma, ...]:
    """Return the contradiction and the lemmas that it rests on, in order; () if there is none."""
    contradiction = next((lemma for lemma in lemmas if lemma.contradiction), None)
    if contradiction is None:
        return ()
    chain = [contradiction]
    needed = set(contradiction.rests_on)
    for lemma in reversed(lemmas[: lemmas.index(contradiction)]):
        if needed.intersection(lemma.gives):
            chain.append(lemma)
            needed.update(lemma.rests_on)
    return tuple(reversed(chain))


def reasons(lemmas: Iterable[Lemma]) -> tuple[Sentence, ...]:
    """Return the reasons alone."""
    return tuple(lemma.reason for lemma in lemmas)
