from itertools import permutations

import pytest

from domino_math.layout import (
    Cell,
    Layout,
    Outline,
    Part,
    Rectangle,
    Ring,
    Row,
    Snake,
    layout_of,
    make_slot,
    symmetries,
)

NUMBERS = {
    "7 by 8": (layout_of(Rectangle(7, 8)), 4),
    "1 by 6": (layout_of(Rectangle(1, 6)), 2),
    "4 by 4": (layout_of(Rectangle(4, 4)), 8),
    "row": (layout_of(Row(6)), 2),
    "snake": (layout_of(Snake(4, 12)), 2),
    # As many as tiles, twice: each tile can go to each place, either way round.
    "15 by 15 ring": (layout_of(Ring(15, 15)), 56),
    "3 by 4 ring": (layout_of(Ring(3, 4)), 10),
    "3 by 4 ring, second": (layout_of(Ring(3, 4, "second")), 10),
    "3 by 4 ring, either": (layout_of(Ring(3, 4, "either")), 20),
    "2 by 2 ring, either": (layout_of(Ring(2, 2, "either")), 8),
    "ring elsewhere": (Layout((Part(Ring(3, 3), at=(2, 5)),)), 8),
    "nested rings": (Layout((Part(Ring(9, 9)), Part(Ring(7, 7), at=(1, 1)))), 4),
    "two rows": (Layout((Part(Row(4)), Part(Row(4), at=(1, 0)))), 4),
    "hole": (layout_of(Outline(("####", "#..#", "####"))), 4),
    "no symmetry": (layout_of(Outline(("###", "##.", "..."))), 1),
    "across the diagonal": (layout_of(Outline(("##", "#."))), 2),
}


@pytest.mark.parametrize(("layout", "number"), NUMBERS.values(), ids=NUMBERS.keys())
def test_symmetries_are_a_group_that_keeps_slots_and_joints(layout, number):
    found = symmetries(layout)
    as_tuples = {tuple(mapping[cell] for cell in layout.cells) for mapping in found}
    assert len(found) == len(as_tuples) == number
    assert as_tuples == {
        tuple(second[first[cell]] for cell in layout.cells) for first in found for second in found
    }
    assert dict(found[0]) == {cell: cell for cell in layout.cells}
    for mapping in found:
        assert mapping.keys() == set(mapping.values()) == set(layout.cells)
        for pairs in (layout.slots, layout.joints):
            assert {make_slot(mapping[a], mapping[b]) for a, b in pairs} == set(pairs)


SMALL = [
    Rectangle(2, 3),
    Rectangle(2, 4),
    Row(4),
    Row(6),
    Snake(3, 6),
    *(Ring(2, 3, starts) for starts in ("first", "second", "either")),
    Ring(3, 3),
    Ring(2, 2, "either"),
]


@pytest.mark.parametrize("shape", SMALL, ids=repr)
def test_rectangles_and_paths_have_no_symmetry_that_is_not_found(shape):
    """Try all permutations of the cells."""
    layout = layout_of(shape)
    keeps = (layout.slots, layout.joints)
    expected = set()
    for order in permutations(layout.cells):
        mapping = dict(zip(layout.cells, order, strict=True))
        if all({make_slot(mapping[a], mapping[b]) for a, b in p} == set(p) for p in keeps):
            expected.add(order)
    assert {tuple(m[cell] for cell in layout.cells) for m in symmetries(layout)} == expected


def test_turning_a_ring_by_one_tile():
    ring = layout_of(Ring(3, 3))
    turned = dict(zip(ring.cells, ring.cells[2:] + ring.cells[:2], strict=True))
    by_one_cell = dict(zip(ring.cells, ring.cells[1:] + ring.cells[:1], strict=True))
    assert turned in symmetries(ring)
    assert by_one_cell not in symmetries(ring)
    assert by_one_cell in symmetries(layout_of(Ring(3, 3, "either")))


def test_mirror_image_of_a_rectangle():
    mirrored = {Cell(r, c): Cell(r, 2 - c) for r in range(2) for c in range(3)}
    assert mirrored in symmetries(layout_of(Rectangle(2, 3)))


def test_few_turns_of_a_long_ring_are_asked_about():
    ring = layout_of(Ring(100, 100, "either"))
    asked = []
    found = symmetries(ring, lambda mapping: asked.append(mapping) or True)
    assert len(found) == 2 * len(ring.cells)
    assert len(asked) < 20


@pytest.mark.parametrize("every", [1, 2, 4, 6, 12, 24])
@pytest.mark.parametrize("mirrored", [True, False])
def test_those_that_keep_a_pattern_are_those_of_all_that_do(every, mirrored):
    ring = layout_of(Ring(7, 7, "either"))
    pattern = {cell for i, cell in enumerate(ring.cells) if i % every == 0}
    more = {cell for i, cell in enumerate(ring.cells) if i % every == 1 and not mirrored}

    def keeps(mapping):
        return all({mapping[cell] for cell in cells} == cells for cells in (pattern, more))

    assert symmetries(ring, keeps) == tuple(filter(keeps, symmetries(ring)))
