"""Matching: where the ends of two tiles meet they show the same number, as in play."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from domino_math.constraints.base import Constraint, Filling, Model, Violation
from domino_math.constraints.fold import Fold
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Joint, make_slot
from domino_math.wording.places import cell_in_words
from domino_math.words import article


@dataclass(frozen=True)
class Matching(Constraint):
    """At each joint the two cells show the same number, unless one tile lies on both.

    >>> matching = Matching(((Cell(0, 1), Cell(0, 2)),))
    >>> filling = Filling({Cell(0, 1): 3, Cell(0, 2): 5}, partner={})
    >>> [str(violation) for violation in matching.violations(filling)]
    ['a 3 at row 1, column 2 meets a 5 at row 1, column 3']
    """

    joints: tuple[Joint, ...]

    def violations(self, filling: Filling) -> Iterator[Violation]:
        for a, b in self.joints:
            numbers = filling.numbers((a, b))
            if numbers and numbers[0] != numbers[1] and filling.partner.get(a) != b:
                said = Sentence(
                    "{one} at {here} meets {other} at {there}",
                    one=_with_article(numbers[0]),
                    here=cell_in_words(a),
                    other=_with_article(numbers[1]),
                    there=cell_in_words(b),
                )
                yield Violation(self.describe(), (a, b), said)

    def post(self, model: Model) -> None:
        for a, b in self.joints:
            joined = model.joined((a, b))
            for number in model.numbers:
                same = model.shows(a, number) == model.shows(b, number)
                model.require(same, unless=joined)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # A fold for each joint; its state: the number of the one cell that is known.
        def read(state: int | str, _: Cell, number: int) -> Hashable | None:
            return number if state in ("", number) else None

        joints = dict.fromkeys(make_slot(*joint) for joint in self.joints)
        return tuple(Fold(frozenset(joint), "", read, unless_joined=joint) for joint in joints)

    def describe(self) -> str:
        return "ends that meet show the same number"

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for joint in self.joints for cell in joint)

    def signature(self, mapping: CellMap) -> Hashable:
        return "matching", frozenset(frozenset((mapping[a], mapping[b])) for a, b in self.joints)


def _with_article(number: int) -> Sentence:
    if article(number).startswith("an "):
        return Sentence("an {number}", number=number)
    return Sentence("a {number}", number=number)
