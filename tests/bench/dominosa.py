"""Time Dominosa in this process, from the text of a game ID to "one solution or several".

Prints medians in milliseconds, all taken in one run: exact cover (`count_exact_cover`, which the
counter uses), `solve` (exact cover too, with a check and in a thread), CP-SAT on the bare puzzle,
and, as a peer, multi-puzzle-solver from PyPI where that is installed, as the extra `bench` does.
Only puzzles with one solution are timed, since the peer looks for all. Nothing here is asserted but
that the answers agree.
"""

import csv
import statistics
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from time import perf_counter

import domino_math as dm
from domino_math.exact_cover import count_exact_cover
from domino_math.families.dominosa import read_game_id, rows_of

CASES = Path(__file__).parents[1] / "families" / "dominosa.tsv"
ORDERS = (6, 12)
PEER, PEER_VERSION = "multi-puzzle-solver", "1.1.10"  # as in pyproject.toml

Unique = Callable[[str], bool]


def by_exact_cover(text: str) -> bool:
    return count_exact_cover(read_game_id(text), limit=2) == 1


def by_solve(text: str) -> bool:
    return bool(dm.solve(read_game_id(text), limit=2).unique)


def by_cp_sat(text: str) -> bool:
    from domino_math.solver.engine import CpSatSearch

    found: list[dm.Solution] = []

    def take(solution: dm.Solution) -> bool:
        found.append(solution)
        return len(found) < 2

    search = CpSatSearch(read_game_id(text), (), one=False, deadline=None, seed=0)
    return search.run(take) == "" and len(found) == 1


def peer() -> Unique | None:
    """Return how the peer answers, if it is installed; our reading of the ID comes first."""
    try:
        import numpy as np
        from puzzle_solver import dominosa_solver
    except ImportError:
        return None

    def unique(text: str) -> bool:
        grid = np.array([[str(number) for number in row] for row in rows_of(read_game_id(text))])
        return len(dominosa_solver.Board(grid).solve_and_print(verbose=False)) == 1

    return unique


def unique_puzzles(order: int) -> list[str]:
    with CASES.open(encoding="utf-8") as file:
        cases = csv.DictReader((line for line in file if line[0] != "#"), delimiter="\t")
        return [
            case["id"]
            for case in cases
            if case["id"].startswith(f"{order}d") and case["solutions"] == "1"
        ]


def milliseconds(unique: Unique, text: str) -> float:
    started = perf_counter()
    assert unique(text), text
    return 1000 * (perf_counter() - started)


def main() -> None:
    ways: dict[str, Unique] = {
        "exact cover": by_exact_cover,
        "solve": by_solve,
        "CP-SAT": by_cp_sat,
    }
    if other := peer():
        ways[f"{PEER} {version(PEER)}"] = other
    else:
        print(f"the peer is not installed, so it is not timed: pip install {PEER}=={PEER_VERSION}")
    for order in ORDERS:
        puzzles = unique_puzzles(order)
        print(f"order {order}: {len(puzzles)} puzzles with one solution")
        first = 0.0
        for name, unique in ways.items():
            milliseconds(unique, puzzles[0])  # loads what is loaded once
            times = sorted(milliseconds(unique, text) for text in puzzles)
            median = statistics.median(times)
            first = first or median
            print(
                f"  {name:28} median {median:8.3f} ms, worst {times[-1]:8.3f} ms, "
                f"{median / first:6.1f} times the first"
            )


if __name__ == "__main__":
    main()
