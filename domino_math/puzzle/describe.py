"""A statement in words: its tiles and its constraints, in any language."""

from domino_math.constraints import GroupConstraint
from domino_math.constraints.claims import claim, claim_of_each
from domino_math.i18n import Sentence, at_start
from domino_math.puzzle.puzzle import Puzzle
from domino_math.tiles import Supply, chinese_set


def tiles_in_words(puzzle: Puzzle) -> Sentence:
    """Return one sentence on the supply: which tiles, how many pips, and how many are used."""
    supply, needed = puzzle.supply, len(puzzle.layout.cells) // 2
    name, tiles, pips = at_start(_name(supply)), len(supply), supply.pips
    if puzzle.every_tile:
        return Sentence(
            "{supply}: {tiles} {tiles:tile|tiles} with {pips} {pips:pip|pips}; every tile is used.",
            supply=name,
            tiles=tiles,
            pips=pips,
        )
    return Sentence(
        "{supply}: {tiles} {tiles:tile|tiles} with {pips} {pips:pip|pips}; {needed} of them "
        "{needed:is|are} used.",
        supply=name,
        tiles=tiles,
        pips=pips,
        needed=needed,
    )


def _name(supply: Supply) -> Sentence:
    if supply == chinese_set():
        return Sentence("the Chinese set")
    if supply.double_n is not None:
        return Sentence("double-{n}", n=supply.double_n)
    return Sentence("{tiles}", tiles=str(supply))


def starts_in_words(puzzle: Puzzle) -> tuple[Sentence, ...]:
    """Return a sentence for each different way in which parts say where their tiles start."""
    sentences = (part.shape.starting for part in puzzle.layout.parts)
    return tuple(dict.fromkeys(sentence for sentence in sentences if sentence))


def constraints_in_words(puzzle: Puzzle) -> tuple[Sentence, ...]:
    """Return a sentence a constraint; groups of which the same is demanded share a sentence.

    >>> from domino_math.constraints import Total
    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import double_set
    >>> square = layout_of(Rectangle(2, 2))
    >>> rows = tuple(Total(row, "=", (3,)) for row in square.groups["rows"])
    >>> print(*constraints_in_words(Puzzle("square", square, double_set(2), rows)))
    Row 1 and row 2 each add up to 3.
    """
    claims: list[Sentence] = []
    together: dict[tuple[str, str], list[GroupConstraint]] = {}
    for constraint in puzzle.constraints:
        if isinstance(constraint, GroupConstraint):
            together.setdefault(constraint.predicate, []).append(constraint)
        else:
            claims.append(claim(constraint))
    claims += map(claim_of_each, together.values())
    return tuple(Sentence("{claim}.", claim=at_start(claimed)) for claimed in claims)
