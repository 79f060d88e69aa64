import domino_math as dm
from domino_math.formulas import derive
from domino_math.formulas.regions import colours, count_tilings, crowd, rectangle
from domino_math.formulas.topics.tilings.regions import CROSSES


def test_results_are_known_numbers():
    two, three, eight = (
        {row.n: row.counted for row in result.table()} for result in derive("tilings").results
    )
    assert [two[n] for n in range(9)] == [1, 1, 2, 3, 5, 8, 13, 21, 34]
    assert [three[n] for n in range(5)] == [1, 3, 11, 41, 153]
    assert eight[7] == 1_292_697


def test_the_region_shown_has_equal_colours_and_no_covering():
    dark, light = colours(CROSSES)
    assert len(dark) == len(light)
    assert count_tilings(CROSSES) == 0
    assert crowd(CROSSES)


def test_the_engine_counts_as_many():
    blanks = dm.Supply([dm.Tile(0, 0)] * 14)
    puzzle = dm.Puzzle("4x7", dm.layout_of(dm.Rectangle(4, 7)), blanks)
    assert dm.count(puzzle) == count_tilings(rectangle(4, 7))
