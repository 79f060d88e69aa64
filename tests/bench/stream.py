"""Time solutions that are handed on as they are found, and see whether memory grows with them.

Each puzzle has more solutions than are taken. Prints how many came in a second of processor time,
and by how much the peak memory grew in the second half of them, each puzzle in a process of
its own. Nothing here is asserted.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import domino_math as dm
from domino_math.library import solution_data

sys.path.insert(0, str(Path(__file__).parents[1] / "families"))

from dominosa_grids import random_rows


def tilings() -> dm.Puzzle:
    """The 12,988,816 tilings of a chessboard."""
    return dm.Puzzle("tilings", dm.layout_of(dm.Rectangle(8, 8)), dm.Supply([dm.Tile(0, 0)] * 32))


def dominosa() -> dm.Puzzle:
    """A Dominosa of order 20 with 368,640 solutions."""
    rows = random_rows(20, seed=3)
    given = [(dm.Cell(r, c), number) for r, row in enumerate(rows) for c, number in enumerate(row)]
    layout = dm.layout_of(dm.Rectangle(len(rows), len(rows[0])))
    return dm.Puzzle("dominosa", layout, dm.double_set(20), given=tuple(given))


def in_json(solution: dm.Solution) -> object:
    return json.dumps(solution_data(solution))


# What is taken, from which puzzle, how many, and whether up to symmetry.
CASES: dict[str, tuple[Callable[[dm.Solution], object], Callable[[], dm.Puzzle], int, bool]] = {
    "tilings": (len, tilings, 300_000, False),
    "tilings, up to symmetry": (len, tilings, 30_000, True),
    "tilings, lines of JSON": (in_json, tilings, 30_000, False),
    "tilings, pictures": (str, tilings, 3_000, False),
    "dominosa of order 20": (len, dominosa, 30_000, False),
    "free-frame-44": (len, lambda: dm.read("free-frame-44"), 20_000, False),
    "frame-44": (len, lambda: dm.read("frame-44"), 20_000, False),
}


def peak_memory() -> int:
    """Return bytes, or 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def measure(name: str) -> None:
    take, make, most, up_to_symmetry = CASES[name]
    number, before = 0, 0

    def found(solution: dm.Solution) -> None:
        nonlocal number, before
        take(solution)
        number += 1
        if number == most // 2:
            before = peak_memory()

    puzzle = make()
    started = process_time()
    dm.solve(puzzle, limit=most, up_to_symmetry=up_to_symmetry, found=found)
    rate = number / (process_time() - started)
    peak = peak_memory()
    print(f"{name:26} {number:>9,} {rate:>9,.0f} {peak / 1e6:>8.1f} {(peak - before) / 1e6:>8.1f}")


def main() -> None:
    if len(sys.argv) > 1:
        measure(sys.argv[1])
        return
    print(f"{'':26} {'solutions':>9} {'a second':>9} {'peak MB':>8} {'grown MB':>8}", flush=True)
    for name in CASES:
        subprocess.run([sys.executable, __file__, name], check=True)


if __name__ == "__main__":
    main()
