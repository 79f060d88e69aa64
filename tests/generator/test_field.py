"""The fast trivial techniques against those of the explainer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.dice import Dice
from domino_math.explainer import Knowledge
from domino_math.families.dominosa import state
from domino_math.generator.dominosa import _dealt, _tiling
from domino_math.generator.field import field
from domino_math.generator.grading import settled, techniques_up_to


@given(st.integers(1, 6), st.integers(0, 2**40))
def test_it_is_certain_of_what_the_explainer_lays(order, seed):
    here, dice = field(order), Dice(seed)
    numbers = _dealt(here, _tiling(here, dice), dice)
    width = order + 2
    puzzle = state([numbers[first : first + width] for first in range(0, len(numbers), width)])
    known = settled(Knowledge.of_puzzle(puzzle), techniques_up_to("trivial"))
    laid = {placement.cells for placement in known.solution()}
    cells = here.layout.cells
    certain = here.certain(numbers)
    assert laid == {
        (cells[a], cells[b]) for place, (a, b) in enumerate(here.slots) if certain >> place & 1
    }


@pytest.mark.parametrize("order", [1, 2, 9])
def test_slots_overlap_those_that_share_a_cell(order):
    here = field(order)
    for slot, others in zip(here.slots, here.overlaps, strict=True):
        for place, other in enumerate(here.slots):
            assert (others >> place & 1) == (other != slot and bool({*slot} & {*other}))
