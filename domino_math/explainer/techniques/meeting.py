"""Where ends meet they show the same number."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from domino_math.constraints import Matching
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Joint, make_slot
from domino_math.wording.clauses import clauses
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cells_in_words

# So many joints are told in one step.
_TOLD = 6


@dataclass(frozen=True)
class _Joint:
    """Two cells, and the numbers (bits) that both can show where they are not on one tile."""

    cells: Joint
    common: int
    apart: bool


class Meeting(Technique[Detailed[tuple[_Joint, ...]]]):
    """A number that one end cannot show, the end that it meets does not show."""

    name = "meeting"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[tuple[_Joint, ...]]]:
        for constraint in known.constraints:
            if not isinstance(constraint, Matching):
                continue
            joints = []
            for joint in dict.fromkeys(make_slot(*joint) for joint in constraint.joints):
                found, gone = _look(known, joint)
                if gone & known.laid or not known.at(joint[0]) & ~gone:
                    yield Detailed(cells=joint, detail=(found,), constraints=(constraint,))
                    return
                if gone:
                    joints.append((found, gone))
            # Those that settle a number come first.
            joints.sort(key=lambda joint: joint[0].common.bit_count())
            for place in range(0, len(joints), _TOLD):
                yield _finding(constraint, joints[place : place + _TOLD])

    def tell(self, known: Knowledge, finding: Detailed[tuple[_Joint, ...]]) -> Sentence:
        joints = finding.detail
        if not finding.removes:
            return Sentence(
                "Ends meet at {cells}, but there is no number that both can show.",
                cells=cells_in_words(joints[0].cells),
            )
        return Sentence(
            "Where ends meet, both show the same number: {joints}.",
            joints=clauses(map(_in_words, joints)),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look where ends meet: which numbers can both of them show?")


def _finding(
    constraint: Matching, joints: Sequence[tuple[_Joint, int]]
) -> Detailed[tuple[_Joint, ...]]:
    removes = 0
    for _, gone in joints:
        removes |= gone
    told = tuple(joint for joint, _ in joints)
    cells = tuple(sorted({cell for joint in told for cell in joint.cells}))
    return Detailed(removes=removes, cells=cells, detail=told, constraints=(constraint,))


def _look(known: Knowledge, joint: Joint) -> tuple[_Joint, int]:
    """What both ends of a joint can show, and the placements that this makes impossible."""
    a, b = joint
    at_a, at_b = known.at(a), known.at(b)
    on_both = at_a & at_b
    common = gone = 0
    showing = known.choices.showing
    for number in showing[a].keys() | showing[b].keys():
        ends_a = showing[a].get(number, 0) & at_a & ~on_both
        ends_b = showing[b].get(number, 0) & at_b & ~on_both
        if ends_a and ends_b:
            common |= 1 << number
        else:
            gone |= ends_a | ends_b
    return _Joint(joint, common, not on_both), gone


def _in_words(joint: _Joint) -> Sentence:
    cells = cells_in_words(joint.cells)
    numbers = numbers_in_words(bits(joint.common)) if joint.common else None
    if joint.apart:
        return Sentence("{cells} show {numbers}", cells=cells, numbers=numbers)
    if numbers is None:
        return Sentence("{cells} have none in common, so one tile covers both", cells=cells)
    return Sentence("{cells} show {numbers}, or one tile covers both", cells=cells, numbers=numbers)
