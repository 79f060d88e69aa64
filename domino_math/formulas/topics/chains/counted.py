"""How many chains there are, without trying them one by one."""

from math import factorial

from sympy import Pow

from domino_math.formulas import counting
from domino_math.formulas.circuits import count_arrows, count_closed, count_open_chains, count_trees
from domino_math.formulas.equation import Equation
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.chains.quantities import ARROWS, CLOSED, OPEN, TREES, WITHOUT
from domino_math.formulas.way import Way
from domino_math.formulas.written import Times
from domino_math.i18n import Sentence
from domino_math.tiles import double_set


def _power(base: int, exponent: int) -> Pow:
    return Pow(base, exponent, evaluate=False)


def doubles_put_in(_size: int) -> Way:
    """Return the way that counts chains without doubles, and puts the doubles in."""
    halves = Quantity(
        "M",
        Sentence("the number of halves of a number, without its double"),
        lambda n: counting.halves_of_each_number(n) - 2,
    )
    M = halves.symbol  # noqa: N806 - letters of formulas
    closed = {size: count_closed(size) for size in (2, 4)}
    with_doubles = {size: closed[size] * (size // 2) ** (size + 1) for size in closed}
    return Way(
        "doubles",
        Sentence("how many chains: put the doubles in last"),
        (WITHOUT, CLOSED, OPEN, halves),
        (
            look(
                Sentence(
                    "Count the chains of all tiles for even {n}. First take the doubles away. In a "
                    "closed chain it does not matter where you begin, but the direction does. "
                    "Without doubles double-2 makes two closed chains: 0-1, 1-2, 2-0 and the same "
                    "backwards. For double-4 try all ways. Call their number {E}.",
                    n=n,
                    E=WITHOUT(n),
                ),
                *(Equation(WITHOUT(size), count) for size, count in closed.items()),
            ),
            look(
                Sentence(
                    "Without its double a number stands on {n} halves. Call this {M}. Each time "
                    "the chain passes the number it takes two of them, so it passes {passes} "
                    "times.",
                    n=n,
                    M=M,
                    passes=n / 2,
                ),
                Equation(M, n),
            ),
            look(
                Sentence(
                    "Now put the doubles in. The double of a number can be put in wherever the "
                    "chain passes the number: in {places} places. That is so for each of the "
                    "{doubles} doubles, and no double is in the way of another. So multiply by "
                    "{places} for each double. Call the result {Z}.",
                    places=n / 2,
                    doubles=n + 1,
                    Z=CLOSED(n),
                ),
                *(
                    Equation(
                        CLOSED(size),
                        Times(count, _power(size // 2, size + 1)),
                        with_doubles[size],
                    )
                    for size, count in closed.items()
                ),
            ),
            look(
                Sentence(
                    "Cut a closed chain between any two tiles, and it becomes an open one. In each "
                    "open chain of all tiles the two ends are equal, since every other half has a "
                    "partner: so it comes from a closed chain. There are as many places to cut as "
                    "there are tiles. Call the number of open chains {N}.",
                    N=OPEN(n),
                ),
                *(
                    Equation(
                        OPEN(size), Times(len(double_set(size)), count), count_open_chains(size)
                    )
                    for size, count in with_doubles.items()
                ),
            ),
        ),
        None,
    )


def by_arrows(_size: int) -> Way:
    """Return the way that counts the closed chains of double-six."""
    sizes = (2, 4, 6)
    return Way(
        "arrows",
        Sentence("how many chains of double-6: arrows and trees"),
        (ARROWS, TREES),
        (
            look(
                Sentence(
                    "For double-6 there are too many chains to try them all. Run along a closed "
                    "chain without doubles, and draw an arrow on each tile as you go. Each number "
                    "is left as often as it is reached. So as many arrows lead away from it as "
                    "lead to it. Call the number of ways to draw such arrows {R}.",
                    R=ARROWS(n),
                ),
                *(Equation(ARROWS(size), count_arrows(size)) for size in sizes),
            ),
            look(
                Sentence(
                    "Now the arrows are given. Begin and end at 0, and for each other number look "
                    "at the arrow by which you leave it for the last time. Follow these last "
                    "arrows from any number: each is used later than the one before it, so you "
                    "never go round in a circle, and come to 0. Such arrows are called a tree that "
                    "leads to 0."
                ),
            ),
            look(
                Sentence(
                    "The other way round, a tree makes chains. Choose for each number in which "
                    "order the other arrows are used, and keep the arrow of the tree for last. Run "
                    "like that: you get stuck only at 0, and then all arrows have been used. "
                    "Tatiana van Aardenne-Ehrenfest and Nicolaas de Bruijn proved this in 1951."
                ),
            ),
            look(
                Sentence(
                    "For given arrows the trees can be counted by reckoning with a table of "
                    "numbers; the result is called a determinant. Add up the trees of all ways to "
                    "draw arrows, and call this {D}.",
                    D=TREES(n),
                ),
                *(Equation(TREES(size), count_trees(size)) for size in sizes),
            ),
            calculate(
                Sentence(
                    "In double-6 three arrows lead away from each number. One of them is kept for "
                    "last. At 0 one is kept for the beginning: it does not matter where a closed "
                    "chain begins. The other two can be used in 2 orders. So there is a factor 2 "
                    "for each of the 7 numbers: that makes the closed chains without doubles.",
                ),
                Equation(Times(count_trees(6), _power(factorial(2), 7)), count_closed(6)),
            ),
            calculate(
                Sentence(
                    "Put the doubles in, as before: each of the 7 doubles has 3 places. Then cut "
                    "at any of 28 tiles. These are all chains of double-6, almost eight million "
                    "million. M. Reiss published this number in 1871."
                ),
                Equation(Times(28, count_closed(6), _power(3, 7)), count_open_chains(6)),
            ),
        ),
        None,
    )
