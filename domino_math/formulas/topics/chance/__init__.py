"""What a hand holds: exact chances, and beside them hands that were dealt at random."""

from domino_math.formulas.symbols import n
from domino_math.formulas.topic import Given, Topic
from domino_math.formulas.topics.chance.doubles import many_doubles, no_double
from domino_math.formulas.topics.chance.expected_pips import expected_pips
from domino_math.formulas.topics.chance.given_hand import for_numbers
from domino_math.formulas.topics.chance.one_number import many_of_one, number_held
from domino_math.formulas.way import Way
from domino_math.i18n import Sentence


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size`."""
    make = (no_double, number_held, many_doubles, many_of_one, expected_pips)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "chance",
    Sentence("What a hand holds"),
    Sentence(
        "You draw a hand of {size} tiles from the well shuffled set double-{n}. How likely is it "
        "to have no double, a given number, or nearly all doubles? How many pips will it have?",
        size=n + 1,
        n=n,
    ),
    ways,
    Given(("hand", "set", "doubles"), for_numbers, example=(("hand", 5), ("doubles", 3))),
)
