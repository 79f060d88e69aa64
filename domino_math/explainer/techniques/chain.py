"""Forcing chains: placements of which every second one is true, either these or those.

Where a cell or a tile has two possibilities left, exactly one of them is true. Such pairs hang
together in chains; along a chain, placements take turns: all of one colour are true, or all of
the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.puzzle import Placement
from domino_math.puzzle.placement_words import placement_in_list, placement_in_words
from domino_math.tiles import Tile
from domino_math.wording.places import cell_in_words


@dataclass(frozen=True)
class _Chain:
    """Placements along the chain, and what it leads to.

    Without `clash`, the first and the last one both rule something out. Otherwise they have the
    same colour, and exclude each other; or all of this colour together leave nothing for `empty`.
    """

    links: tuple[Placement, ...]
    clash: bool
    empty: Cell | Tile | None = None


class ForcingChain(Technique[Detailed[_Chain]]):
    """A placement that both colours of a chain rule out, or a colour that contradicts itself."""

    name = "forcing-chain"
    grade = "extreme"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Chain]]:
        pairs = _pairs(known)
        rules_out = known.choices.rules_out
        undecided = known.possible & ~known.laid
        for start in _starts(pairs):
            colours = _coloured(pairs, start)
            for colour in colours:
                for number in bits(colour):
                    if other := rules_out[number] & colour & -(2 << number):
                        second = other.bit_length() - 1
                        links = _path(pairs, number, second)
                        detail = _Chain(tuple(map(known.placement, links)), clash=True)
                        wrong = sum(1 << link for link in links[::2])
                        yield Detailed(removes=wrong, cells=_cells(known, links), detail=detail)
                        break
                if finding := _leaves_nothing(known, pairs, colour):
                    yield finding
            one, two = colours
            for number in bits(undecided & ~(one | two)):
                first, last = rules_out[number] & one, rules_out[number] & two
                if first and last:
                    links = _shortest(pairs, first, last)
                    detail = _Chain(tuple(map(known.placement, links)), clash=False)
                    yield Detailed(removes=1 << number, cells=_cells(known, links), detail=detail)

    def tell(self, known: Knowledge, finding: Detailed[_Chain]) -> Sentence:
        chain = finding.detail
        links = tuple(map(placement_in_list, chain.links))
        if chain.empty is not None:
            return Sentence(
                "Cells and tiles with two possibilities tie these together, so that all of them "
                "are right or none: {links}. But all of them together would leave nothing for "
                "{item}. So none is right.",
                links=links,
                item=cell_in_words(chain.empty)
                if isinstance(chain.empty, Cell)
                else Sentence("tile {tile}", tile=chain.empty),
            )
        if chain.clash:
            return Sentence(
                "Of each two that follow each other here, exactly one is right: {links}. Were the "
                "first right, so would be the last; but these two exclude each other. So the "
                "first, and every second one after it, is impossible.",
                links=links,
            )
        return Sentence(
            "Of each two that follow each other here, exactly one is right: {links}. So the first "
            "or the last is right, and each of them rules out {placement}.",
            links=links,
            placement=placement_in_words(known.placement(finding.removes.bit_length() - 1)),
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Chain]) -> int:
        chain, rests_on = finding.detail, super().rests_on(known, finding)
        for item in (chain.empty, *(link.tile for link in chain.links)):
            if isinstance(item, Tile):
                rests_on |= known.choices.of[item]
            elif item is not None:
                rests_on |= known.choices.at[item]
        return rests_on

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Follow cells and tiles with two possibilities from one to the next: what do both "
            "ends of the chain rule out?"
        )


def _leaves_nothing(known: Knowledge, pairs: "Pairs", colour: int) -> Detailed[_Chain] | None:
    """A colour whose placements together leave a cell or a tile nothing."""
    possible = known.possible
    for number in bits(colour):
        possible &= ~known.choices.rules_out[number]
    items: list[tuple[Cell | Tile, int]] = [(cell, known.at(cell)) for cell in known.bare]
    items += [(tile, known.of(tile)) for tile in known.unlaid]
    for item, mask in items:
        if mask & possible:
            continue
        # All of the colour that have a part in it, joined to the first of them.
        rules_out = known.choices.rules_out
        part = [number for number in bits(colour) if rules_out[number] & mask]
        ways = [_path(pairs, part[0], number) for number in part]
        wrong = {number for way in ways for number in way[::2]}
        links = list(dict.fromkeys(number for way in ways for number in way))
        detail = _Chain(tuple(map(known.placement, part)), clash=True, empty=item)
        return Detailed(
            removes=sum(1 << number for number in wrong),
            cells=_cells(known, links),
            detail=detail,
        )
    return None


Pairs = dict[int, dict[int, Cell | Tile]]


def _pairs(known: Knowledge) -> Pairs:
    """For each placement, the ones of which exactly one is true beside it, and why."""
    found: Pairs = {}
    items: list[tuple[Cell | Tile, int]] = [(cell, known.at(cell)) for cell in known.bare]
    items += [(tile, known.of(tile)) for tile in known.unlaid]
    for item, mask in items:
        if mask.bit_count() == 2:
            one, two = bits(mask)
            found.setdefault(one, {}).setdefault(two, item)
            found.setdefault(two, {}).setdefault(one, item)
    return found


def _starts(pairs: Pairs) -> Iterator[int]:
    """One placement of each chain."""
    seen: set[int] = set()
    for start in pairs:
        if start not in seen:
            yield start
            edge = [start]
            while edge:
                number = edge.pop()
                if number not in seen:
                    seen.add(number)
                    edge += pairs[number]


def _coloured(pairs: Pairs, start: int) -> tuple[int, int]:
    """The two colours of the chain that a placement is in."""
    one, two = 1 << start, 0
    edge = [start]
    while edge:
        edge = [other for number in edge for other in pairs[number]]
        edge = [other for other in dict.fromkeys(edge) if not (one | two) >> other & 1]
        one, two = two | sum(1 << other for other in edge), one
    return (one, two) if one >> start & 1 else (two, one)


def _path(pairs: Pairs, start: int, end: int) -> list[int]:
    """The shortest way along the chain."""
    came_from = {start: start}
    edge = [start]
    while end not in came_from:
        after = []
        for number in edge:
            for other in pairs[number]:
                if other not in came_from:
                    came_from[other] = number
                    after.append(other)
        edge = after
    path = [end]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]


def _shortest(pairs: Pairs, firsts: int, lasts: int) -> list[int]:
    """The shortest way from one of some placements to one of some others."""
    ways = (_path(pairs, first, last) for first in bits(firsts) for last in bits(lasts))
    return min(ways, key=len)


def _cells(known: Knowledge, links: list[int]) -> tuple[Cell, ...]:
    cells = (cell for number in links for cell in known.placement(number).cells)
    return tuple(sorted(set(cells)))
