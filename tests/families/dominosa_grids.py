"""Random Dominosa puzzles: a random tiling, and the tiles of a set dealt to it at random."""

from random import Random


def random_rows(order: int, seed: int, *, tall: bool = False, turns: int = 4) -> list[list[int]]:
    """Return n+1 rows of n+2 numbers, or with `tall` n+2 rows of n+1.

    Two tiles side by side are turned again and again, `turns` times for each cell.
    """
    random = Random(seed)
    rows, columns = (order + 2, order + 1) if tall else (order + 1, order + 2)
    slots = _plain_tiling(rows, columns)
    for _ in range(turns * rows * columns):
        r, c = random.randrange(rows - 1), random.randrange(columns - 1)
        lying = {((r, c), (r, c + 1)), ((r + 1, c), (r + 1, c + 1))}
        standing = {((r, c), (r + 1, c)), ((r, c + 1), (r + 1, c + 1))}
        for old, new in ((lying, standing), (standing, lying)):
            if old <= slots:
                slots = (slots - old) | new
                break
    tiles = [(low, high) for low in range(order + 1) for high in range(low, order + 1)]
    random.shuffle(tiles)
    grid = [[-1] * columns for _ in range(rows)]
    for slot, tile in zip(sorted(slots), tiles, strict=True):
        for (r, c), number in zip(slot, random.sample(tile, 2), strict=True):
            grid[r][c] = number
    return grid


Place = tuple[int, int]


def _plain_tiling(rows: int, columns: int) -> set[tuple[Place, Place]]:
    if columns % 2 == 0:
        return {((r, c), (r, c + 1)) for r in range(rows) for c in range(0, columns, 2)}
    return {((r, c), (r + 1, c)) for r in range(0, rows, 2) for c in range(columns)}
