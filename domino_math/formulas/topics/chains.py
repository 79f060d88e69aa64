"""When all tiles make a chain, what must be left out where they do not, and how many chains."""

from collections import Counter
from itertools import pairwise
from math import factorial

from sympy import Mod, Pow

from domino_math.formulas import counting
from domino_math.formulas.circuits import (
    count_arrows,
    count_closed,
    count_closed_by_trying,
    count_open_by_trying,
    count_open_chains,
    count_trees,
    left_out,
    longest_chain,
    without_doubles,
)
from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import halves_with
from domino_math.formulas.pictures.lines import open_chain
from domino_math.formulas.pictures.rings import closed_chain
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Times
from domino_math.i18n import Sentence
from domino_math.tiles import double_set


def _odd_numbers(n: int) -> int:
    halves = Counter(half for tile in double_set(n) for half in (tile.low, tile.high))
    return sum(count % 2 for count in halves.values())


def _left_out(n: int, *, closed: bool) -> int:
    """Count the tiles that are not in a chain that was really laid."""
    return len(double_set(n)) - (len(longest_chain(n, closed=closed)) - 1)


HALVES = Quantity(
    "H",
    Sentence("the number of halves on which a number stands"),
    counting.halves_of_each_number,
)
ODD = Quantity(
    "O",
    Sentence("how many numbers stand on an odd number of halves"),
    _odd_numbers,
)
LAID = Quantity(
    "Q",
    Sentence("the number of tiles in a closed chain"),
    lambda n: len(longest_chain(int(n), closed=True)) - 1,
)
LEFT_OUT = Quantity(
    "U",
    Sentence("the number of tiles that are left out of an open chain"),
    lambda n: _left_out(n, closed=False),
)
TO_CLOSE = Quantity(
    "W",
    Sentence("the number of tiles that are left out of a closed chain"),
    lambda n: _left_out(int(n), closed=True),
)
PIPS = Quantity(
    "V",
    Sentence("the least number of pips on tiles left out of an open chain"),
    lambda n: counting.pips(n) - sum(_pips_of(longest_chain(n))),
)
WITHOUT = Quantity(
    "E",
    Sentence("the number of closed chains without doubles"),
    lambda n: count_closed_by_trying(without_doubles(int(n))),
)
CLOSED = Quantity(
    "Z",
    Sentence("the number of closed chains of all tiles"),
    lambda n: count_closed_by_trying(double_set(int(n)).tiles),
)
OPEN = Quantity(
    "N",
    Sentence("the number of open chains of all tiles"),
    lambda n: count_open_by_trying(double_set(int(n)).tiles),
)
ARROWS = Quantity(
    "R", Sentence("the number of ways to draw the arrows"), lambda n: count_arrows(int(n))
)
TREES = Quantity("D", Sentence("the number of trees"), lambda n: count_trees(int(n)))
H, O, U, V = (each.symbol for each in (HALVES, ODD, LEFT_OUT, PIPS))  # noqa: E741


def _pips_of(chain: list[int]) -> list[int]:
    """The pips of each tile of a chain."""
    return [one + other for one, other in pairwise(chain)]


def _power(base: int, exponent: int) -> Pow:
    return Pow(base, exponent, evaluate=False)


def parity(size: int) -> Way:
    """Return the way that looks for halves without a partner."""
    formula = (n + 1) * Mod(n, 2)
    return Way(
        "odd-halves",
        Sentence("halves look for a partner"),
        (HALVES, ODD),
        (
            look(
                Sentence(
                    "In a chain the tiles lie end to end, and where two of them meet, their halves "
                    "are equal. A chain is closed when its last tile meets its first. Then each "
                    "half has a partner. So in a closed chain each number stands on an even number "
                    "of halves."
                ),
            ),
            look(
                Sentence(
                    "In the whole set double-{n} each number stands on {halves} halves: once with "
                    "each other number, and twice on its double. Call this {H}.",
                    n=n,
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
                picture=halves_with(size, size),
            ),
            calculate(
                Sentence(
                    "That is even if {n} is even, and odd if {n} is odd. We write mod 2 for the "
                    "remainder after division by 2: it is 0 for even numbers and 1 for odd ones. "
                    "So for odd {n} no closed chain holds all tiles.",
                    n=n,
                ),
                Equation(Mod(H, 2), Mod(n, 2)),
            ),
            look(
                Sentence(
                    "An open chain has two ends, and the halves there have no partner. So at most "
                    "two numbers may stand on an odd number of halves. In the set double-{n} with "
                    "odd {n} all {all} numbers do. Call their number {O}. It is 2 for double-1, "
                    "which makes the open chain 0-0, 0-1, 1-1. For double-3, double-5 and so on it "
                    "is more than 2: all tiles make no chain at all.",
                    n=n,
                    all=n + 1,
                    O=O,
                ),
                Equation(O, formula),
            ),
        ),
        Result(ODD, formula),
    )


def always_closed(size: int) -> Way:
    """Return the way that lays a closed chain of all tiles for even n."""
    even = size - size % 2
    return Way(
        "detours",
        Sentence("even sets always make a closed chain"),
        (LAID,),
        (
            look(
                Sentence(
                    "Take a set with an even {n}, such as double-6. Begin with any tile, and go on "
                    "at one end as long as something fits. Whenever the chain comes to a number, "
                    "it takes one half to arrive and another to leave. Each number has an even "
                    "number of halves, so where you could arrive, you can leave as well. You get "
                    "stuck only at the number that you began with: the chain is closed.",
                    n=n,
                ),
            ),
            look(
                Sentence(
                    "Perhaps some tiles are left. Of these, too, each number has an even number of "
                    "halves. And one of them has a number that the chain passes. That is clear if "
                    "the chain passes all numbers. If it misses one, then the tile of this number "
                    "and one of the chain's is left. Begin at the number of the chain, and lay a "
                    "second closed chain of what is left. It is a detour: open the first chain at "
                    "this number, and put the second in. Go on until no tile is left.",
                ),
            ),
            look(
                Sentence(
                    "So all tiles come into a closed chain. Leonhard Euler found in 1736 when "
                    "there is such a round trip. Here it was laid for double-0, double-2 and so on "
                    "up to double-36, and its tiles were counted. Call their number {Q}.",
                    Q=LAID(n),
                ),
                Equation(LAID(2 * k), Times(k + 1, 2 * k + 1)),
                picture=closed_chain(longest_chain(even, closed=True)[:-1]),
            ),
        ),
        None,
    )


def tiles_left_out(size: int) -> Way:
    """Return the way to the least number of tiles that odd sets leave out."""
    odd = max(1, size - 1 + size % 2)
    formula = Mod(n, 2) * (n - 1) / 2
    return Way(
        "left-out",
        Sentence("what odd sets must leave out"),
        (LEFT_OUT, TO_CLOSE),
        (
            look(
                Sentence(
                    "With an odd {n} all {all} numbers stand on an odd number of halves. Two of "
                    "them may be at the ends of an open chain. Each of the other {others} has to "
                    "lose a half. A tile that is left out takes a half from two numbers at most. "
                    "So at least {tiles} tiles must go.",
                    n=n,
                    all=n + 1,
                    others=n - 1,
                    tiles=Over(n - 1, 2),
                ),
            ),
            look(
                Sentence(
                    "So many are enough: leave out 0-1, 2-3, 4-5 and so on, but keep the tile of "
                    "the two greatest numbers. Now only these two stand on an odd number of "
                    "halves. Begin at one of them: you get stuck only at the other. Put in detours "
                    "as before, and all tiles that were kept make one chain. Here it is for "
                    "double-{odd}.",
                    odd=odd,
                ),
                picture=open_chain(longest_chain(odd), left_out(odd)),
            ),
            look(
                Sentence(
                    "For a closed chain every number has to lose a half: one tile more must go, "
                    "that of the two greatest numbers. This works from double-3 on; in double-1 "
                    "the two doubles would be left, and they make no chain. Call the number of "
                    "tiles that must go {W}.",
                    W=TO_CLOSE(n),
                ),
                Equation(TO_CLOSE(2 * k + 3), k + 2),
            ),
            look(
                Sentence(
                    "Call the number of tiles that are left out of an open chain {U}. For even {n} "
                    "it is 0, and the factor {n} mod 2 makes it so.",
                    U=U,
                    n=n,
                ),
                Equation(U, formula),
            ),
        ),
        Result(LEFT_OUT, formula),
    )


def least_pips(_size: int) -> Way:
    """Return the way to the least pips that odd sets leave out."""
    formula = Mod(n, 2) * (n - 1) * (n - 2) / 2
    return Way(
        "least-pips",
        Sentence("leaving out as few pips as possible"),
        (PIPS,),
        (
            look(
                Sentence(
                    "For odd {n} all numbers but two lose at least one half each, and its pips are "
                    "lost. Least is lost when the two greatest numbers, {before} and {n}, stay at "
                    "the ends, and each of the others loses just one half. Call these pips {V}.",
                    before=n - 1,
                    n=n,
                    V=V,
                ),
                Equation(V, Times(Mod(n, 2), Dots(k, (k, 0, n - 2)))),
            ),
            calculate(
                Sentence(
                    "Add up the numbers from 0 to {last}: pair the first with the last. In "
                    "double-9 the tiles 0-1, 2-3, 4-5 and 6-7 are left out, with 28 pips.",
                    last=n - 2,
                ),
                Equation(V, formula),
            ),
        ),
        Result(PIPS, formula),
    )


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
