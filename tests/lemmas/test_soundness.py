"""Whatever a lemma says is true of every solution that trying everything finds."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from domino_math.constraints import Matching, Total
from domino_math.layout import make_slot
from domino_math.lemmas import (
    Lemma,
    apart,
    blocks,
    disjoint,
    lemmas,
    matching,
    pairs,
    pieces,
    squeeze,
    totals,
)
from domino_math.lemmas.finders import FINDERS
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply

from ..random_puzzles import brute_force, random_puzzle
from .arguable_families import arguable_family_puzzle
from .arguable_puzzles import arguable_puzzle

PUZZLES = (
    *map(random_puzzle, range(200)),
    *map(arguable_puzzle, range(2000)),
    *map(arguable_family_puzzle, range(1200)),
)
TOGETHER = 50


def found_by_finder(puzzle: Puzzle):
    """Yield each lemma with its finder; each finder knows what those before it found."""
    known = puzzle
    for finder in FINDERS:
        found = list(finder(known))
        yield from ((finder, lemma) for lemma in found)
        if any(lemma.contradiction for lemma in found):
            return
        gives = (constraint for lemma in found for constraint in lemma.gives)
        known = replace(known, constraints=tuple(dict.fromkeys((*known.constraints, *gives))))


def untrue(puzzle: Puzzle) -> Iterator[Lemma]:
    """Yield the lemmas that rest on what is not known or that a solution contradicts."""
    known = set(puzzle.constraints)
    solutions = brute_force(puzzle)
    for lemma in lemmas(puzzle):
        grounded = known.issuperset(lemma.rests_on)
        holds = all(
            constraint.holds(solution.filling())
            for constraint in lemma.gives
            for solution in solutions
        )
        if not grounded or not holds or (lemma.contradiction and solutions):
            yield lemma
        known.update(lemma.gives)


@pytest.mark.parametrize("start", range(0, len(PUZZLES), TOGETHER))
def test_lemmas_are_true_of_every_solution(start):
    for puzzle in PUZZLES[start : start + TOGETHER]:
        assert list(untrue(puzzle)) == [], puzzle


def fixed_joints_that_overlap(puzzle):
    """The joints of the first matching, whether or not two have a cell in common."""
    for constraint in puzzle.constraints:
        if isinstance(constraint, Matching):
            joints = tuple(make_slot(*joint) for joint in constraint.joints)
            crossed = frozenset(puzzle.layout.slots).intersection(joints)
            return (None, ()) if crossed else (constraint, joints)
    return None, ()


def one_pip_off(puzzle, right=totals.pips_used):
    least, most = right(puzzle)
    return least + 1, most + 1


def totals_that_may_overlap(puzzle):
    return tuple(c for c in puzzle.constraints if isinstance(c, Total) and c.relation == "="), True


def groups_of_one_size(_, groups):
    return len(groups) > 1 and len({len(group.cells) for group in groups}) == 1


# Seeded mistakes, so that the test above is known to find some.
MISTAKES = {
    "joints may overlap": (pairs, "fixed_joints", fixed_joints_that_overlap),
    "each cell in one joint": (matching, "each_in_one_joint", lambda *_: True),
    "every double there": (matching, "_double_of", lambda *_: True),
    "one pip off": (totals, "pips_used", one_pip_off),
    "only odd numbers known": (squeeze, "_numbers_at", lambda *_: [1, 3]),
    "totals may overlap": (disjoint, "_apart", totals_that_may_overlap),
    "some cells in no group": (blocks, "_fill", groups_of_one_size),
    "a tile in every slot": (blocks, "certain_slots", lambda puzzle: puzzle.layout.slots),
    "each cell its own tile": (apart, "_pairs", lambda *_: Counter()),
    "any matching makes a chain": (pieces, "_is_one_chain", lambda *_: True),
    "halves are tiles": (Supply, "halves", lambda self, number: sum(number in t for t in self)),
}


@pytest.mark.parametrize(("owner", "name", "wrong"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_in_a_rule_is_caught(owner, name, wrong, monkeypatch):
    assert not any(any(untrue(puzzle)) for puzzle in PUZZLES[-200:])
    monkeypatch.setattr(owner, name, wrong)
    assert any(any(untrue(puzzle)) for puzzle in PUZZLES)


def test_each_rule_finds_lemmas_often_in_puzzles_with_and_without_solution():
    given, contradicted = Counter(), Counter()
    for puzzle in PUZZLES:
        for finder, lemma in found_by_finder(puzzle):
            if lemma.contradiction:
                contradicted[finder] += 1
            elif brute_force(puzzle):
                given[finder] += 1
    # Some finders only ever find contradictions.
    may_give = {finder for finder in FINDERS if finder.__name__ not in ONLY_CONTRADICTIONS}
    assert {finder.__name__ for finder in FINDERS if contradicted[finder] < 10} == set()
    assert {finder.__name__ for finder in may_give if given[finder] < 5} == set()
    assert {finder for finder in FINDERS if given[finder]} == may_give


ONLY_CONTRADICTIONS = {
    "double_between_joints",
    "enough_cells",
    "enough_doubles",
    "enough_tiles",
    "enough_tiles_of_a_number",
    "one_piece",
}


def test_every_way_to_find_a_lemma_occurs():
    ways = defaultdict(int)
    for puzzle in PUZZLES:
        for lemma in lemmas(puzzle):
            ways[lemma.name, lemma.contradiction] += 1
    assert ways.keys() >= WAYS
    assert min(ways[way] for way in WAYS) >= 3


WAYS = {
    ("an odd number of cells", True),
    ("too few tiles", True),
    ("too many tiles", True),
    ("adding up the sides", False),
    ("adding up the rows", True),
    ("adding up the rows", False),
    ("adding up the columns", True),
    ("adding up the columns", False),
    ("equal pairs", True),
    ("equal pairs", False),
    ("too little", True),
    ("too much", True),
    ("squeezed", False),
    ("odd numbers of halves", True),
    ("odd numbers at the ends", False),
    ("equal ends", False),
    ("joints of a number", False),
    ("no room for a double", True),
    ("given too often", True),
    ("halves left", False),
    ("whole groups", True),
    ("whole groups", False),
    ("too few doubles", True),
    ("totals apart", True),
    ("totals apart", False),
    ("too few tiles of a number", True),
    ("tiles in pieces", True),
}
