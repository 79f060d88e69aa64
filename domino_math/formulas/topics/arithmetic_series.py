"""Sums of numbers that grow by the same step: in pairs, as squares, and read backwards."""

from collections.abc import Mapping

from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import l_shapes, staircase_of_halves, stairs
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.series import (
    LAST,
    NAMES,
    TWICE_THE_SUM,
    S,
    Series,
    a,
    d,
    find_series,
    z,
)
from domino_math.formulas.step import Step, calculate, given, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Given, Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence

EXAMPLE = ((a, 3), (d, 2))  # the series 3 + 5 + 7 + … in tables and pictures


def _numbers(a: int, d: int, n: int) -> list[int]:
    return [a + place * d for place in range(n)]


SUM = Quantity(
    "S",
    Sentence("the sum of {n} numbers from {a} on in steps of {d}", n=n, a=a, d=d),
    lambda a, d, n: sum(_numbers(a, d, n)),
    parameters=(a, d, n),
)
FROM_ONE = Quantity(
    "S",
    Sentence("the sum of the numbers from 1 to {n}", n=n),
    lambda n: sum(range(1, n + 1)),
)
ODD = Quantity(
    "S",
    Sentence("the sum of the first {n} odd numbers", n=n),
    lambda n: sum([number for number in range(2 * n) if number % 2]),
)
EVEN = Quantity(
    "S",
    Sentence("the sum of the first {n} even numbers from 2 on", n=n),
    lambda n: sum([number for number in range(1, 2 * n + 1) if number % 2 == 0]),
)
# The letter z counted step by step, so that there is one before the first as well, for n = 0.
LAST_ONE = Quantity(
    "z",
    Sentence("the last of {n} numbers from {a} on in steps of {d}", n=n, a=a, d=d),
    lambda a, d, n: a - d + sum([d] * n),
    parameters=(a, d, n),
)
GENERAL = n * (2 * a + (n - 1) * d) / 2


def little_gauss(size: int) -> Way:
    """Return the way that pairs the first number with the last."""
    forwards, backwards = Dots(k, (k, 1, n)), Dots(n + 1 - k, (k, 1, n))
    total = FROM_ONE.symbol
    return Way(
        "little-gauss",
        Sentence("the first with the last"),
        (FROM_ONE,),
        (
            look(
                Sentence(
                    "Begin with the numbers from 1 to {n}. Call their sum {S}, and write it twice: "
                    "forwards, and backwards below.",
                    n=n,
                    S=total,
                ),
                Equation(total, forwards),
                Equation(total, backwards),
                picture=stairs(range(1, max(size, 1) + 1)),
            ),
            calculate(
                Sentence(
                    "Add what stands one above the other: 1 and {n}, then 2 and the number before "
                    "{n}, and so on. Each pair makes {pair}, and there are {n} pairs.",
                    n=n,
                    pair=n + 1,
                ),
                Equation(2 * total, Times(n, n + 1)),
            ),
            calculate(
                Sentence(
                    "That is the sum twice, so halve it. Carl Friedrich Gauss, as a boy at school, "
                    "is said to have added the numbers up to 100 like this: {hundred}.",
                    hundred=Equation(Over(Times(100, 101), 2), 5050),
                ),
                Equation(total, n * (n + 1) / 2),
            ),
        ),
        Result(FROM_ONE, n * (n + 1) / 2),
    )


def odd_numbers(size: int) -> Way:
    """Return the way that lays odd numbers around each other."""
    total = ODD.symbol
    return Way(
        "odd-numbers",
        Sentence("odd numbers make a square"),
        (ODD,),
        (
            look(
                Sentence(
                    "The odd numbers are 1, 3, 5 and so on: the {k}-th of them is {odd}. Call the "
                    "sum of the first {n} of them {S}.",
                    k=k,
                    odd=2 * k - 1,
                    n=n,
                    S=total,
                ),
                Equation(total, Dots(2 * k - 1, (k, 1, n))),
            ),
            look(
                Sentence(
                    "Lay 1 cell, around it 3 cells as an L, around them 5, and so on. Each L makes "
                    "the large square one row higher and one column wider.",
                ),
                picture=l_shapes(max(size, 1)),
            ),
            calculate(
                Sentence(
                    "With the {k}-th L the large square grows from {before} rows to {k} rows. So "
                    "the L has just the cells that it gains: their number is the odd number in its "
                    "turn.",
                    k=k,
                    before=k - 1,
                ),
                Equation(Plus(k**2, -((k - 1) ** 2)), 2 * k - 1),
            ),
            calculate(
                Sentence("After {n} such steps the large square has {n} rows of {n} cells.", n=n),
                Equation(total, n**2),
            ),
        ),
        Result(ODD, n**2),
    )


def even_numbers(size: int) -> Way:
    """Return the way that counts halves of tiles."""
    total = EVEN.symbol
    return Way(
        "even-numbers",
        Sentence("even numbers: count the halves"),
        (EVEN,),
        (
            look(
                Sentence(
                    "The even numbers are 2, 4, 6 and so on. Call the sum of the first {n} of them "
                    "{S}.",
                    n=n,
                    S=total,
                ),
                Equation(total, Dots(2 * k, (k, 1, n))),
            ),
            calculate(
                Sentence(
                    "Lay tiles as a staircase: 1 tile has 2 halves, 2 tiles have 4 halves, and so "
                    "on. So there are twice as many halves as tiles.",
                ),
                Equation(total, Times(2, Dots(k, (k, 1, n)))),
                picture=staircase_of_halves(max(size, 1)),
            ),
            calculate(
                Sentence(
                    "The number of tiles is the sum of the numbers from 1 to {n}; take it twice.",
                    n=n,
                ),
                Equation(total, Times(2, n * (n + 1) / 2), n * (n + 1)),
            ),
        ),
        Result(EVEN, n * (n + 1)),
    )


def any_step(size: int) -> Way:
    """Return the way for any first number and any step."""
    return Way(
        "any-step",
        Sentence("any first number, any step"),
        (SUM, LAST_ONE),
        (
            look(
                Sentence(
                    "Now begin with any number {a}, and add the same step {d} each time, until "
                    "there are {n} numbers; their sum is called an arithmetic series. From the "
                    "first number to the last there is one step fewer than there are numbers. Call "
                    "the last number {z}.",
                    a=a,
                    d=d,
                    n=n,
                    z=z,
                ),
                LAST,
            ),
            look(
                Sentence(
                    "Write the sum {S} twice, forwards and backwards. In the picture the first "
                    "number is 3, and the step is 2.",
                    S=S,
                ),
                Equation(S, Dots(a + (k - 1) * d, (k, 1, n))),
                Equation(S, Dots(z - (k - 1) * d, (k, 1, n))),
                picture=stairs(_numbers(3, 2, max(size, 1))),
            ),
            calculate(
                Sentence(
                    "In the upper row the numbers grow by {d} from place to place, in the lower "
                    "row they fall by {d}. So any two, one above the other, make the same as the "
                    "first two, {pair}. There are {n} such pairs.",
                    d=d,
                    pair=a + z,
                    n=n,
                ),
                TWICE_THE_SUM,
            ),
            calculate(
                Sentence(
                    "That is the sum twice: half of it is the number of terms times the first and "
                    "the last together."
                ),
                Equation(S, Over(Times(n, a + z), 2)),
            ),
            calculate(
                Sentence("Put in the last number, to have all by its first number and its step."),
                Equation(S, GENERAL),
            ),
        ),
        Result(SUM, GENERAL, example=EXAMPLE),
    )


def three_of_five(_size: int) -> Way:
    """Return the way that reads both equations backwards."""
    return Way(
        "three-of-five",
        Sentence("three numbers give the others"),
        (SUM, LAST_ONE),
        (
            look(
                Sentence(
                    "A series has a first number {a}, a last number {z}, a step {d}, a length {n} "
                    "and a sum {S}. Two equations join these five. So when you know three of them, "
                    "you can look for the other two.",
                    a=a,
                    z=z,
                    d=d,
                    n=n,
                    S=S,
                ),
                LAST,
                TWICE_THE_SUM,
            ),
            calculate(
                Sentence(
                    "You know first, last and length: share the way from the first number to the "
                    "last among the steps. From 3 to 11 with 5 numbers, each step is {step}.",
                    step=Equation(Over(Plus(11, -3), Plus(5, -1)), 2),
                ),
                Equation((n - 1) * d, z - a),
            ),
            calculate(
                Sentence(
                    "You know first, last and sum: see how often first and last together go into "
                    "twice the sum. From 3 to 11 with sum 35, the length is {length}.",
                    length=Equation(Over(Times(2, 35), Plus(3, 11)), 5),
                ),
                Equation(n * (a + z), 2 * S),
            ),
            calculate(
                Sentence(
                    "You know first, step and sum: then the equation has the square of the length. "
                    "Try whole numbers, or solve the quadratic equation. From 3 in steps of 2 with "
                    "sum 35, the length is 5, for {check}.",
                    check=Equation(Times(5, Plus(6, Times(4, 2))), Times(2, 35)),
                ),
                Equation(n * (2 * a + (n - 1) * d), 2 * S),
            ),
            calculate(
                Sentence(
                    "Not all numbers go together. Look for a series from 1 to 6 in steps of 2. "
                    "{why} So there is none.",
                    why=find_series({"first": 1, "last": 6, "step": 2}).reasons[0],
                ),
            ),
        ),
        None,
    )


def for_numbers(known: Mapping[str, int]) -> Way:
    """Return the way that finds the series with these numbers, or says why there is none."""
    found = find_series(known)
    values = {NAMES[name]: number for name, number in known.items()}
    answers: list[Step] = [calculate(_found(one), *_equations(one)) for one in found.series]
    if not answers:
        answers = [
            *(calculate(reason) for reason in found.reasons),
            calculate(Sentence("So there is no such series.")),
        ]
    return Way(
        "given",
        Sentence("with your numbers"),
        (SUM, LAST_ONE),
        (
            look(
                Sentence(
                    "The first number {a}, the last number {z}, the step {d}, the length {n} and "
                    "the sum {S} of a series are joined by two equations.",
                    a=a,
                    z=z,
                    d=d,
                    n=n,
                    S=S,
                ),
                LAST,
                TWICE_THE_SUM,
            ),
            given(
                Sentence(
                    "Put in what you know: {known}.",
                    known=tuple(Equation(letter, number) for letter, number in values.items()),
                ),
                *(equation.put_in(values) for equation in (LAST, TWICE_THE_SUM)),
            ),
            *answers,
        ),
        None,
        impossible=not found.series,
    )


def _found(one: Series) -> Sentence:
    numbers = {a: one.first, z: one.last, d: one.step, n: one.length, S: one.sum}
    return Sentence(
        "This gives {numbers}, and that is a series.",
        numbers=tuple(Equation(letter, number) for letter, number in numbers.items()),
    )


def _equations(one: Series) -> tuple[Equation, ...]:
    place = Dots(one.first + (k - 1) * one.step, (k, 1, one.length))
    return (Equation(place, one.sum),)


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of `size` numbers."""
    make = (little_gauss, odd_numbers, even_numbers, any_step, three_of_five)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "arithmetic-series",
    Sentence("Sums with equal steps"),
    Sentence(
        "In 1 + 2 + 3 + 4 and in 3 + 5 + 7 + 9 each number is larger than the one before by the "
        "same step. How can you find such a sum without adding up all its numbers?",
    ),
    ways,
    Given(tuple(NAMES), for_numbers, example=(("first", 3), ("step", 2), ("sum", 35))),
)
