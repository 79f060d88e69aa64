"""The pips that a hand has on average."""

from domino_math.formulas.equation import Equation
from domino_math.formulas.hands import DEALT, dealt
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.chance.quantities import EXPECTED, GIVEN_TILE, P, S
from domino_math.formulas.topics.pip_total import PIPS, SIZE
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Times
from domino_math.i18n import Sentence


def expected_pips(size: int) -> Way:
    """Return the way to the mean number of pips of a hand."""
    c, E = GIVEN_TILE.symbol, EXPECTED.symbol  # noqa: N806 - a letter
    return Way(
        "expected-pips",
        Sentence("how many pips a hand has on average"),
        (PIPS, TILES, GIVEN_TILE, EXPECTED),
        (
            look(
                Sentence(
                    "Name a tile. All tiles are equally likely in a hand of {size}, so the chance "
                    "{c} that yours is there is the share of the hand in all {S} tiles.",
                    size=n + 1,
                    c=c,
                    S=S,
                ),
                Equation(c, Over(n + 1, S)),
            ),
            look(
                Sentence("The topic {topic} derives the number of tiles.", topic="set-size"),
                Equation(S, SIZE),
            ),
            calculate(
                Sentence(
                    "Put it in. In double-6 it is a quarter: each tile is in every fourth hand."
                ),
                Equation(c, Over(2, n + 2)),
            ),
            look(
                Sentence(
                    "Each tile brings its pips to this share of all hands. So the average {E} of a "
                    "hand is the same share of all pips {P}.",
                    E=E,
                    P=P,
                ),
                Equation(E, Times(c, P)),
            ),
            look(
                Sentence("The topic {topic} derives the number of all pips.", topic="pip-total"),
                Equation(P, n * (n + 1) * (n + 2) / 2),
            ),
            calculate(
                Sentence(
                    "Put in both. In double-6 a hand of seven has 42 pips on average, 6 for each "
                    "of its tiles."
                ),
                Equation(E, n * (n + 1)),
            ),
            look(
                Sentence(
                    "Try it: {dealt} hands, dealt at random, had {pips} pips in all. By the "
                    "formula about {expected} are to be expected.",
                    dealt=DEALT,
                    pips=dealt(size).pips,
                    expected=DEALT * size * (size + 1),
                )
            ),
        ),
        Result(EXPECTED, n * (n + 1)),
    )
