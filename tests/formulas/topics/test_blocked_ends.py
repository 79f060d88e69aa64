from itertools import pairwise

import pytest

from domino_math.formulas import derive
from domino_math.formulas.lines import short_blocked_line
from domino_math.formulas.pictures import line_of_tiles


def test_ends_agree_in_double_six_and_differ_in_double_nine():
    (result,) = derive("blocked-ends").results
    ends = {row.n: row.counted for row in result.table()}
    assert ends[6] == 2
    assert ends[9] == 1
    assert ends == {n: 2 - n % 2 for n in range(19)}


@pytest.mark.parametrize("n", [*range(10), 18])
def test_the_picture_is_a_line_whose_joints_are_marked(n):
    line = short_blocked_line(n)
    scene = line_of_tiles(line, n)(lambda sentence: sentence.text("en"))
    assert [tile.pips for tile in scene.tiles] == list(pairwise(line))
    for tile, following in pairwise(scene.tiles):
        (row, column), (next_row, next_column) = tile.cells[1], following.cells[0]
        assert abs(row - next_row) + abs(column - next_column) == 1
    joints = [mark for mark in scene.marks if mark.kind == "because"]
    ends = [mark for mark in scene.marks if mark.kind == "therefore"]
    assert 2 * len(joints) + len(ends) == n + 2
    assert all(len(mark.cells) == 2 for mark in joints)
