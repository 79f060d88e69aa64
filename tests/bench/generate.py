"""Time generating puzzles in this process: the mean of several, and the worst of them.

Prints seconds beside what we aim at. Nothing here is asserted: machines differ. The number of
puzzles of each row can be given, as in `generate.py 5`; large ones are made once in ten of them.
"""

import statistics
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

import domino_math as dm

NUMBER = 100
SELDOM = 10  # rows that take seconds have so many times fewer puzzles
# Family, size, grade, and the seconds that we aim at.
GOALS = (
    ("dominosa", 6, "trivial", 0.02),
    ("dominosa", 6, "basic", 0.02),
    ("dominosa", 6, "hard", 0.1),
    ("dominosa", 6, "extreme", 0.5),
    ("dominosa", 12, "hard", 5.0),
    ("dominosa", 12, "extreme", 20.0),
    ("pips", 12, "hard", 2.0),
)
HINT_GOAL = 0.3


def seconds(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def report(name: str, times: list[float], goal: float) -> None:
    mean, worst = statistics.mean(times), max(times)
    print(f"{name:26} {len(times):4} {mean:9.4f} {worst:9.4f} {goal:6.2f}", flush=True)


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    dm.generate("pips", size=3, grade="trivial")  # loads the solver
    print(f"{'what':26} {'of':>4} {'mean s':>9} {'worst s':>9} {'goal':>6}")
    for family, size, grade, goal in GOALS:
        seeds = range(number if goal < 1 else max(1, number // SELDOM))
        make = partial(dm.generate, family, size=size, grade=grade)
        times = [seconds(partial(make, seed=seed)) for seed in seeds]
        report(f"{family} {size} {grade}", times, goal)
    puzzles = [made.puzzle for made in dm.generate("dominosa", size=6, grade="hard", number=number)]
    report(
        "hint, dominosa 6 hard",
        [seconds(partial(dm.hint, puzzle)) for puzzle in puzzles],
        HINT_GOAL,
    )


if __name__ == "__main__":
    main()
