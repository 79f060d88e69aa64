"""Covering regions with tiles that show their backs: how many ways, or why there is none."""

from domino_math.formulas.topic import Topic
from domino_math.formulas.topics.tilings.rectangles import kasteleyn
from domino_math.formulas.topics.tilings.regions import any_region, two_colours
from domino_math.formulas.topics.tilings.three_rows import square_roots, three_rows
from domino_math.formulas.topics.tilings.two_rows import generating_function, two_rows
from domino_math.formulas.way import Way
from domino_math.i18n import Sentence


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways; two rows are drawn with up to `size` columns."""
    make = (
        two_rows,
        generating_function,
        three_rows,
        square_roots,
        kasteleyn,
        two_colours,
        any_region,
    )
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "tilings",
    Sentence("Covering with tiles"),
    Sentence(
        "Lay tiles on cells, so that each tile covers two cells side by side and no cell is left "
        "free. In how many ways can that be done, and how do you know that there is none?"
    ),
    ways,
)
