"""What the sides of a frame add up to: 4·T is the set with its corners counted once more."""

from sympy import Mod, Symbol

from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.frames import (
    DOUBLE_SIX_PIPS,
    SIDES_OF_8,
    SIDES_OF_44,
    SIDES_OF_45,
    SIDES_OF_46,
    any_frame,
    corners,
    corners_for,
    halves_of,
    matching_frame,
    possible_totals,
    sides,
    totals_that_corners_allow,
)
from domino_math.formulas.pictures.rings import frame_of_tiles
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, look, move, suppose
from domino_math.formulas.symbols import n
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence

m = Symbol("m", integer=True, positive=True)  # the tiles on a side, as many as you like
T = Symbol("T", integer=True)

ALL_SIDES = Quantity(
    "A",
    Sentence("what the four sides of a frame make together"),
    lambda m: sum(map(sum, sides(any_frame(m)))),
    parameters=(m,),
)
ALL_PIPS = Quantity(
    "P",
    Sentence("the number of pips on the tiles of a frame"),
    lambda m: sum(any_frame(m)),
    parameters=(m,),
)
CORNERS = Quantity(
    "C",
    Sentence("what the four corners of a frame make together"),
    lambda m: sum(corners(any_frame(m))),
    parameters=(m,),
)
LEAST = Quantity(
    "L",
    Sentence("the least total of a side that the corners allow"),
    lambda n: min(totals_that_corners_allow(n)),
    whole=False,
)
GREATEST = Quantity(
    "G",
    Sentence("the greatest total of a side that the corners allow"),
    lambda n: max(totals_that_corners_allow(n)),
    whole=False,
)
SIDE = Quantity(
    "B",
    Sentence("what one side of a frame makes whose ends match"),
    lambda m: sum(sides(matching_frame(m))[0]),
    parameters=(m,),
)
FIRST = Quantity(
    "c",
    Sentence("the number at the first corner of a side"),
    lambda m: corners(matching_frame(m))[0],
    parameters=(m,),
)
PAIRS = Quantity(
    "p",
    Sentence("what one half of each pair makes"),
    lambda m: sum(sides(matching_frame(m))[0][2::2]),
    parameters=(m,),
)
HALVES = Quantity(
    "H",
    Sentence("the number of halves on which a number stands"),
    counting.halves_of_each_number,
)
A, P, C, L, G = (each.symbol for each in (ALL_SIDES, ALL_PIPS, CORNERS, LEAST, GREATEST))
B, c, p, H = (each.symbol for each in (SIDE, FIRST, PAIRS, HALVES))
J = Symbol("J", integer=True)
PIP_TOTAL = n * (n + 1) * (n + 2) / 2  # of the set, which has a topic of its own


def corners_twice(_size: int) -> Way:
    """Return the way that adds up all sides."""
    formula = n * (n + 1) * (n + 2) / 8 + n
    return Way(
        "corners",
        Sentence("the corners count twice"),
        (ALL_SIDES, ALL_PIPS, CORNERS, LEAST, GREATEST),
        (
            look(
                Sentence(
                    "Lay tiles round a square, so that they make a frame. Here are the 28 tiles of "
                    "double-6. Add up each side, with both its corners: all four make 44."
                ),
                picture=frame_of_tiles(halves_of(SIDES_OF_44)),
            ),
            look(
                Sentence(
                    "Now add up all four sides, and call the sum {A}. Each corner lies in two "
                    "sides, so it is counted twice, and every other half once. So {A} is the sum "
                    "of all pips {P}, and of the four corners {C} once more. That holds in every "
                    "frame, whatever tiles you take, and however long its sides are.",
                    A=A,
                    P=P,
                    C=C,
                ),
                Equation(A, Plus(P, C)),
            ),
            suppose(
                Sentence("Now let all four sides have the same total. Call it {T}.", T=T),
                Equation(A, 4 * T),
            ),
            calculate(Sentence("Put both together."), Equation(4 * T, Plus(P, C))),
            suppose(
                Sentence(
                    "Take the whole set double-{n}. The topic {topic} derives how many pips it "
                    "has.",
                    n=n,
                    topic="pip-total",
                ),
                Equation(P, PIP_TOTAL),
            ),
            calculate(
                Sentence(
                    "So only the corners can change the total. And the pips of the set and of the "
                    "corners together must be divisible by 4."
                ),
                Equation(4 * T, Plus(PIP_TOTAL, C)),
            ),
            look(
                Sentence(
                    "The total would be least with all corners blank. Call this {L}: a quarter of "
                    "all pips.",
                    L=L,
                ),
                Equation(L, n * (n + 1) * (n + 2) / 8),
            ),
            look(
                Sentence(
                    "It would be greatest if all four corners showed {n}. Four times {n}, shared "
                    "among four sides, is {n} more for each side. Call this total {G}.",
                    n=n,
                    G=G,
                ),
                Equation(G, L + n),
            ),
            calculate(
                Sentence(
                    "In double-6 that is from {least} to {greatest}. If ends need not match, all "
                    "these totals can be laid.",
                    least=Equation(Over(DOUBLE_SIX_PIPS, 4), 42),
                    greatest=Equation(Plus(42, 6), 48),
                ),
                Equation(G, formula),
            ),
            look(
                Sentence(
                    "Try it with the ten tiles of double-3. They have 30 pips, and the corners "
                    "have 12 at most. So {times} lies between 30 and 42, and a side can make 8, 9 "
                    "or 10. Here it makes 8: the corners have {corners} pips.",
                    times=4 * T,
                    corners=Equation(Plus(Times(4, 8), -30), 2),
                ),
                picture=frame_of_tiles(SIDES_OF_8),
            ),
        ),
        Result(GREATEST, formula, range(0, 19, 2)),
    )


def matching_ends(_size: int) -> Way:
    """Return the way to the three totals that are possible where ends match."""
    return Way(
        "matching",
        Sentence("why only 44, 45 and 46"),
        (SIDE, FIRST, PAIRS, HALVES),
        (
            look(
                Sentence(
                    "From now on the ends match, as in play: wherever two tiles meet, their halves "
                    "are equal. A tile starts at each corner. Here all sides of a double-6 frame "
                    "make 45."
                ),
                picture=frame_of_tiles(halves_of(SIDES_OF_45)),
            ),
            look(
                Sentence(
                    "Walk along one side, clockwise. Its first corner stands alone. After it come "
                    "equal pairs, one at each joint, and the last pair is at the next corner. Call "
                    "the total of the side {B}, its first corner {c}, and {p} the sum of one "
                    "number of each pair.",
                    B=B,
                    c=c,
                    p=p,
                ),
                Equation(B, Plus(c, 2 * p)),
            ),
            calculate(
                Sentence(
                    "Equal pairs make an even number. So {B} is even if the corner is even, and "
                    "odd if it is odd. If all sides have the same total {T}, then all four corners "
                    "are even, or all four are odd, just as {T} is.",
                    B=B,
                    T=T,
                ),
                Equation(Mod(B, 2), Mod(c, 2)),
            ),
            calculate(
                Sentence(
                    "Double-6 has {pips} pips, so the corners have {rest} pips together. Look at "
                    "42, 43, 47 and 48.",
                    pips=DOUBLE_SIX_PIPS,
                    rest=Plus(4 * T, -DOUBLE_SIX_PIPS),
                ),
                *(
                    Equation(Plus(Times(4, total), -DOUBLE_SIX_PIPS), sum(corners_for(total)[0]))
                    for total in (42, 43, 47, 48)
                ),
            ),
            look(
                Sentence(
                    "For 42 all four corners must be 0. For 43 they are odd, so each is 1 or more, "
                    "and together they are 4: all are 1. For 47 they are odd, so each is 5 or "
                    "less, and together they are 20: all are 5. For 48 all are 6. So each time all "
                    "four corners show the same number."
                ),
            ),
            look(
                Sentence(
                    "How many joints does a number have? It stands on {halves} halves, since its "
                    "double counts twice. Call this {H}.",
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
            ),
            suppose(
                Sentence(
                    "In a closed frame every half lies at a joint, and each joint takes two equal "
                    "halves. Call the number of its joints {J}.",
                    J=J,
                ),
                Equation(H, 2 * J),
            ),
            calculate(
                Sentence(
                    "So every number has just as many joints as any other, and in double-6 it has "
                    "4. For odd {n} there is no such frame at all.",
                    n=n,
                ),
                Equation(J, Over(n + 2, 2)),
            ),
            look(
                Sentence(
                    "If all four corners show the same number, its 4 joints are used up there. But "
                    "where does its double lie? A double has its number at both ends: at two "
                    "joints next to each other. From corner to corner there are seven tiles, so no "
                    "two corners are next to each other. The double has no place, and 42, 43, 47 "
                    "and 48 are impossible."
                ),
            ),
            look(
                Sentence(
                    "What is left is {totals}. For 44 the corners are even and make 8 together, "
                    "for 45 they are odd and make 12: the two frames above show that both can be "
                    "laid.",
                    totals=tuple(possible_totals()),
                ),
            ),
            move(
                Sentence(
                    "For 46 take the frame of 44, and replace the number on each half by what is "
                    "missing from it to 6. That makes the same set, and ends that match still "
                    "match. A side has 15 halves, so 44 becomes 46.",
                ),
                Equation(Plus(Times(15, 6), -44), 46),
                picture=frame_of_tiles(halves_of(SIDES_OF_46)),
            ),
        ),
        None,
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return both ways; their pictures are of double-six, whatever the size."""
    return (corners_twice(size), matching_ends(size))


TOPIC = Topic(
    "frame-sum",
    Sentence("The sides of a frame"),
    Sentence(
        "Lay all tiles of the set in a frame whose four sides have the same total, each counted "
        "with both its corners. Which totals are possible?"
    ),
    ways,
)
