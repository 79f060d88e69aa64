import pytest

from domino_math.layout import Cell, Layout, Outline, Part, Rectangle, Ring, Row, layout_of


def test_one_shape_lies_at_the_top_left_with_plain_names():
    ring = Ring(3, 4)
    layout = layout_of(ring)
    assert layout.cells == ring.cells
    assert layout.slots == ring.slots
    assert layout.joints == ring.joints
    assert layout.groups == ring.families
    assert layout.size == (3, 4)


def test_two_parts():
    layout = Layout((Part(Row(4)), Part(Rectangle(1, 2), at=(2, 3))))
    assert layout.cells == ((0, 0), (0, 1), (0, 2), (0, 3), (2, 3), (2, 4))
    assert layout.slots == (((0, 0), (0, 1)), ((0, 2), (0, 3)), ((2, 3), (2, 4)))
    assert layout.joints == (((0, 1), (0, 2)),)
    assert layout.size == (3, 5)
    names = {family: [group.name for group in groups] for family, groups in layout.groups.items()}
    assert names == {
        "ends": ["the two ends of part 1"],
        "all": ["the whole line of part 1", "the whole layout of part 2"],
        "rows": ["row 1 of part 2"],
        "columns": ["column 1 of part 2", "column 2 of part 2"],
    }
    assert layout.groups["ends"][0].many
    assert layout.groups["rows"][0].cells == ((2, 3), (2, 4))


def test_no_tile_lies_across_two_parts():
    outer, inner = Ring(9, 9), Ring(7, 7)
    nested = Layout((Part(outer), Part(inner, at=(1, 1))))
    assert len(nested.cells) == 56
    assert len(nested.slots) == 28
    border = set(layout_of(outer).cells)
    for pair in (*nested.slots, *nested.joints):
        assert (pair[0] in border) == (pair[1] in border)
    # Two parts side by side, which as one shape would have slots across.
    beside = Layout((Part(Rectangle(2, 2)), Part(Rectangle(2, 1), at=(0, 2))))
    assert set(beside.slots) < set(layout_of(Rectangle(2, 3)).slots)
    assert len(beside.slots) == 5


def test_slots_keep_their_order_when_moved():
    ring = Layout((Part(Ring(3, 3, "either"), at=(4, 2)),))
    for a, b in (*ring.slots, *ring.joints):
        assert a < b
        assert b in a.neighbours()
        assert a in ring.cells
        assert b in ring.cells


def test_slots_of_each_cell():
    layout = Layout((Part(Rectangle(2, 2)), Part(Outline(("#",)), at=(5, 5))))
    assert layout.slots_of.keys() == set(layout.cells)
    assert layout.slots_of[Cell(0, 1)] == (((0, 0), (0, 1)), ((0, 1), (1, 1)))
    assert layout.slots_of[Cell(5, 5)] == ()


def test_parts_that_overlap():
    with pytest.raises(ValueError, match=r"^parts 1 and 3 both have the cell \(1, 1\)$"):
        Layout((Part(Rectangle(2, 2)), Part(Row(2), at=(2, 0)), Part(Row(2), at=(1, 1))))


def test_a_ring_may_lie_around_a_part():
    assert Layout((Part(Ring(4, 4)), Part(Rectangle(2, 2), at=(1, 1)))).size == (4, 4)


def test_no_part_lies_outside_the_grid():
    with pytest.raises(ValueError, match=r"^a part cannot lie at \(0, -1\), outside the grid$"):
        Part(Row(2), at=(0, -1))


def test_a_layout_needs_a_part():
    with pytest.raises(ValueError, match=r"^a layout needs at least one part$"):
        Layout(())


def test_layouts_are_values():
    assert layout_of(Ring(5, 5)) == Layout((Part(Ring(5, 5, "first"), (0, 0)),))
    assert hash(layout_of(Row(4))) == hash(layout_of(Row(4)))
    assert layout_of(Ring(5, 5)) != layout_of(Ring(5, 5, "second"))


def test_groups_are_found_by_name():
    layout = Layout((Part(Row(4)), Part(Rectangle(1, 2), at=(2, 3))))
    assert layout.group_named["row 1 of part 2"] == layout.groups["rows"][0]
    assert len(layout.group_named) == 6
    assert layout.group_named is layout.group_named


def test_an_outline_may_be_one_text():
    for text in ("##\n.#", "##\r\n.#\n"):
        assert Outline(text) == Outline(["##", ".#"]) == Outline(("##", ".#"))
