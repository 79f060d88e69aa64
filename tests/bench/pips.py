"""Time puzzles of regions in this process: 16 tiles and about a dozen regions each.

Prints milliseconds to the first solution, and to "unique or not". Nothing here is asserted.
"""

import statistics
import sys
from pathlib import Path
from time import perf_counter

import domino_math as dm

sys.path.insert(0, str(Path(__file__).parents[1] / "families"))

from region_puzzles import random_regions

PUZZLES = 30
TILES = 16
REGIONS = 12
SECONDS = 20.0


def milliseconds(puzzle: dm.Puzzle, limit: int) -> float:
    started = perf_counter()
    dm.solve(puzzle, limit=limit, time=SECONDS)
    return 1000 * (perf_counter() - started)


def main() -> None:
    made = [random_regions(seed, TILES, REGIONS)[0] for seed in range(PUZZLES)]
    milliseconds(made[0], 1)  # loads the solver
    regions = statistics.mean(len(puzzle.constraints) for puzzle in made)
    print(f"{PUZZLES} puzzles of {TILES} tiles, on average {regions:.1f} regions with a demand")
    for limit, what in ((1, "first solution"), (2, "unique or not")):
        times = sorted(milliseconds(puzzle, limit) for puzzle in made)
        print(f"{what:15} median {statistics.median(times):7.1f} ms, worst {times[-1]:7.1f} ms")


if __name__ == "__main__":
    main()
