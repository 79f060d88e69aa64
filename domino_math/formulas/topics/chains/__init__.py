"""When all tiles make a chain, what must be left out where they do not, and how many chains."""

from domino_math.formulas.symbols import n
from domino_math.formulas.topic import Topic
from domino_math.formulas.topics.chains.closing import always_closed, parity
from domino_math.formulas.topics.chains.counted import by_arrows, doubles_put_in
from domino_math.formulas.topics.chains.left_out import least_pips, tiles_left_out
from domino_math.formulas.way import Way
from domino_math.i18n import Sentence


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size` or the set before it."""
    make = (parity, always_closed, tiles_left_out, least_pips, doubles_put_in, by_arrows)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "chains",
    Sentence("Chains of all tiles"),
    Sentence(
        "Lay all tiles of the set double-{n} in one chain, so that equal halves meet, as in play. "
        "When is that possible, and in how many ways?",
        n=n,
    ),
    ways,
)
