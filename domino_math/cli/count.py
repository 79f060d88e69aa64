"""The verb `count`."""

from decimal import Decimal
from typing import TYPE_CHECKING

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import language_option, time_option
from domino_math.cli.output import say, say_json
from domino_math.cli.progress import PartProgress
from domino_math.i18n import Sentence

if TYPE_CHECKING:
    from domino_math.counter import Tally


@click.command()
@puzzle_argument
@language_option
@time_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def count(puzzle: str, lang: str, time: float | None, as_json: bool) -> int:
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
        say(f"{statement.name}: {_number(tally).text(lang)} ({_how(tally).text(lang)})")
        if tally.estimate is not None:
            about = Sentence(
                "A sample says about {number}; it proves nothing.",
                number=f"{Decimal(tally.estimate):.1e}",
            )
            say(about.text(lang))
    return DONE if tally.exact else UNDECIDED


def _number(tally: "Tally") -> Sentence:
    value, apart = tally.value, tally.up_to_symmetry
    if not tally.exact:
        return Sentence("at least {count} {count:solution|solutions}", count=value)
    if apart in (None, value):
        return Sentence("{count} {count:solution|solutions}", count=value)
    return Sentence(
        "{count} {count:solution|solutions}, {apart} up to symmetry", count=value, apart=apart
    )


def _how(tally: "Tally") -> Sentence:
    method = {
        "lemmas": Sentence("proved without counting"),
        "trails": Sentence("by trails of tiles without their doubles"),
        "sides": Sentence("by joining right sides"),
        "parts": Sentence("part by part"),
        "sweep": Sentence("by a sweep over the cells"),
        "exact cover": Sentence("by exact cover"),
        "one by one": Sentence("one by one"),
    }[tally.method]
    return Sentence("{method}, {seconds} s", method=method, seconds=f"{tally.seconds:.2f}")
