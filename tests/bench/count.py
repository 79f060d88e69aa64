"""Time exact counts in this process, and the memory they take. Nothing here is asserted.

Chains and frames of 28 tiles, windows and quadrilles, and puzzles of regions: 16 tiles each. The
regions that a sweep cannot count in time are told apart.
"""

import statistics
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import domino_math as dm

sys.path.insert(0, str(Path(__file__).parents[1] / "families"))

from region_puzzles import random_regions

SECONDS = 30.0
REGION_PUZZLES = 20


def timed(puzzle: dm.Puzzle, time: float | None = None) -> tuple[dm.Tally, float]:
    started = perf_counter()
    tally = dm.tally(puzzle, time=time)
    return tally, perf_counter() - started


def frame_with(totals: tuple[int, ...]) -> dm.Puzzle:
    """The matched frame of 28 tiles whose four sides have these totals, clockwise from the top."""
    frame = dm.read("frame-44")
    sides = frame.layout.groups["sides"]
    demands = (dm.Total(side, "=", (total,)) for side, total in zip(sides, totals, strict=True))
    return replace(frame, constraints=(dm.Matching(frame.layout.joints), *demands))


def peak_megabytes() -> float | None:
    """The most memory that this process has had; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1_000_000 if sys.platform == "darwin" else 1_000)


def main() -> None:
    for name in ("closed-chain-6", "open-chain-6", "windows-7", "quadrilles-4334"):
        tally, seconds = timed(dm.read(name))
        print(f"{name:16} {tally!s:>26} {seconds:7.2f} s")
    started = perf_counter()
    for total in range(42, 49):
        tally, _ = timed(frame_with((total,) * 4))
        print(f"frame, sides {total} {tally!s:>28}")
    print(f"the table of frames {perf_counter() - started:31.2f} s")
    for totals in ((43, 44, 45, 46), (40, 48, 44, 46)):
        tally, seconds = timed(frame_with(totals))
        print(f"frame, sides {', '.join(map(str, totals))} {tally!s:>16} {seconds:7.2f} s")
    if megabytes := peak_megabytes():
        print(f"memory so far {megabytes:34.0f} MB")

    made = [random_regions(seed, 16, 12)[0] for seed in range(REGION_PUZZLES)]
    counted = [timed(puzzle, SECONDS) for puzzle in made]
    exact = sorted(seconds for tally, seconds in counted if tally.exact)
    print(f"regions, 16 tiles: {len(exact)} of {len(made)} counted exactly within {SECONDS:.0f} s")
    most = max(tally.value for tally, _ in counted if tally.exact)
    median, worst = statistics.median(exact), exact[-1]
    print(f"  median {median:.2f} s, worst {worst:.2f} s; the largest count is {most:,}")
    if megabytes := peak_megabytes():
        print(f"memory in the end {megabytes:30.0f} MB")


if __name__ == "__main__":
    main()
