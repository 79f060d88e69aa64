import numpy as np

from domino_math.counter.trails import add_up, complementary, join, pips_of, trails
from domino_math.tiles import Tile, double_set

TILES = double_set(2).tiles  # 0-0 0-1 0-2 1-1 1-2 2-2


def test_trails_of_two_tiles_from_0():
    found = trails(TILES, 0, 2)
    listed = {
        (mask, end): count
        for mask, end, count in zip(
            found.masks.tolist(), found.ends.tolist(), found.counts.tolist(), strict=True
        )
    }
    assert listed == {
        (0b000011, 1): 1,  # 0-0 0-1
        (0b000101, 2): 1,  # 0-0 0-2
        (0b001010, 1): 1,  # 0-1 1-1
        (0b010010, 2): 1,  # 0-1 1-2
        (0b010100, 1): 1,  # 0-2 2-1
        (0b100100, 2): 1,  # 0-2 2-2
    }


def test_pips_of_masks():
    assert pips_of(TILES, np.array([0, 0b111111, 0b100001])).tolist() == [0, 12, 4]


def test_add_up_sorts_and_adds():
    keys, counts = add_up(np.array([5, 3, 5]), np.array([1, 2, 4]))
    assert (keys.tolist(), counts.tolist()) == ([3, 5], [2, 5])


def test_join_takes_pairs_without_a_common_tile():
    one = trails([Tile(0, 1), Tile(0, 2)], 0, 1)
    masks, counts = join(one, one)
    assert (masks.tolist(), counts.tolist()) == ([0b11], [2])


def test_complementary_counts_beyond_64_bits():
    big = np.array([2**62])
    assert complementary((np.array([1]), big), (np.array([2]), big), 3) == 2**124
    assert complementary((np.array([1]), big), (np.array([1]), big), 3) == 0
    nothing = np.array([], dtype=np.int64)
    assert complementary((np.array([1]), big), (nothing, nothing), 3) == 0
