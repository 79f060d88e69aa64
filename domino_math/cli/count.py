"""The verb `count`."""

from decimal import Decimal

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import time_option
from domino_math.cli.output import say, say_json
from domino_math.cli.progress import PartProgress

_METHODS = {
    "lemmas": "proved without counting",
    "trails": "by trails of tiles without their doubles",
    "sides": "by joining right sides",
    "parts": "part by part",
    "sweep": "by a sweep over the cells",
    "exact cover": "by exact cover",
    "one by one": "one by one",
}


@click.command()
@puzzle_argument
@time_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def count(puzzle: str, time: float | None, as_json: bool) -> int:
    """Count the solutions of a puzzle exactly.

    Mirror images and turned solutions count as different; where the puzzle has symmetries, the
    number without them is told as well. Out of reach or of time, it gives a lower bound.
    """
    import domino_math as dm

    statement = read_puzzle(puzzle)
    with PartProgress("counting", "Ctrl-C ends with a lower bound") as progress:
        tally = dm.tally(statement, time=time, progress=progress)
    if as_json:
        data = {"puzzle": statement.name, "count": str(tally.value), "exact": tally.exact}
        if tally.up_to_symmetry is not None:
            data["up_to_symmetry"] = str(tally.up_to_symmetry)
        if tally.estimate is not None:
            data["estimate"] = str(tally.estimate)
        say_json(data)
    else:
        how = f"{_METHODS[tally.method]}, {tally.seconds:.2f} s"
        noun = "solution" if tally.value == 1 else "solutions"
        apart = tally.up_to_symmetry
        only = f", {apart:,} up to symmetry" if apart not in (None, tally.value) else ""
        say(f"{statement.name}: {tally} {noun}{only} ({how})")
        if tally.estimate is not None:
            say(f"A sample says about {Decimal(tally.estimate):.1e}; it proves nothing.")
    return DONE if tally.exact else UNDECIDED
