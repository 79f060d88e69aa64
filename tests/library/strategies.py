"""Random statements and solutions for round trips."""

from hypothesis import strategies as st

from domino_math.constraints import (
    Alike,
    Count,
    Distinct,
    Equation,
    Matching,
    Progression,
    SameTotal,
    Term,
    Total,
)
from domino_math.layout import (
    Cell,
    Group,
    Layout,
    Outline,
    Part,
    Rectangle,
    Ring,
    Row,
    Snake,
    layout_of,
)
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Supply, Tile, chinese_set, double_set

sizes = st.integers(2, 6)
starts = st.sampled_from(["first", "second", "either"])
shapes = st.one_of(
    st.builds(Rectangle, sizes, sizes),
    st.builds(Ring, sizes, sizes, starts),
    st.builds(Row, sizes.map(lambda n: 2 * n)),
    st.builds(Snake, sizes, sizes.map(lambda n: 2 * n)),
    st.lists(st.text("#.A ", min_size=1, max_size=5), min_size=1, max_size=5)
    .filter(lambda lines: set("".join(lines)) & set("#A"))
    .map(lambda lines: Outline(tuple(lines))),
)


@st.composite
def layouts(draw):
    parts, top = [], draw(st.integers(0, 2))
    for shape in draw(st.lists(shapes, min_size=1, max_size=3)):
        parts.append(Part(shape, at=(top, draw(st.integers(0, 3)))))
        top += 1 + max(cell.row for cell in shape.cells)
    return Layout(tuple(parts))


tiles = st.builds(Tile, st.integers(0, 18), st.integers(0, 18))
supplies = st.one_of(
    st.integers(0, 9).map(double_set),
    st.just(chinese_set()),
    st.lists(tiles, max_size=8).map(Supply),
)


@st.composite
def groups_of(draw, layout):
    named = [group for family in layout.groups.values() for group in family]
    cells = st.lists(st.sampled_from(layout.cells), min_size=1, max_size=4, unique=True)
    names = st.sampled_from(["a few cells", "row 1", "all", "the top side", "«угол»"])
    own = st.builds(Group, names, cells.map(tuple), st.booleans())
    return draw(st.one_of(st.sampled_from(named), own))


@st.composite
def equations_on(draw, layout):
    numbers = st.lists(groups_of(layout), min_size=1, max_size=4, unique_by=lambda g: g.name)
    left, right = [], []
    for number in draw(numbers):
        constant = draw(st.fractions(-(10**9), 10**9, max_denominator=10**9)) or 1
        term = Term(*draw(st.permutations([(number,), ()])), constant)
        draw(st.sampled_from([left, right])).append(term)
    return Equation(tuple(left or [Term(constant=0)]), tuple(right or [Term(constant=5)]))


_number = st.integers(0, 18)


def _totals(layout):
    values = st.tuples(st.integers(-5, 99))
    return st.builds(Total, groups_of(layout), st.sampled_from("=<>"), values)


def _totals_among(layout):
    values = st.lists(_number, min_size=1, max_size=3).map(tuple)
    return st.builds(Total, groups_of(layout), st.just("in"), values)


def _some_groups(layout):
    return st.lists(groups_of(layout), min_size=1, max_size=3).map(tuple)


def _matchings(layout):
    if len(layout.cells) < 2:
        return st.just(Matching(layout.joints))
    cells = st.sampled_from(layout.cells)
    pairs = st.tuples(cells, cells).filter(lambda pair: pair[0] != pair[1])
    return st.builds(Matching, st.lists(pairs, max_size=3).map(tuple))


# Only the strategy of the kind that is drawn is made: making all of them takes long.
_KINDS = (
    _totals,
    _totals_among,
    lambda layout: st.builds(SameTotal, _some_groups(layout)),
    lambda layout: st.builds(Progression, _some_groups(layout), st.integers(-9, 9)),
    equations_on,
    lambda layout: st.builds(Alike, groups_of(layout)),
    lambda layout: st.builds(Distinct, groups_of(layout)),
    lambda layout: st.builds(Count, groups_of(layout), _number, _number),
    lambda layout: st.just(Matching(layout.joints)),
    _matchings,
)


@st.composite
def constraints_on(draw, layout):
    return draw(draw(st.sampled_from(_KINDS))(layout))


@st.composite
def puzzles(draw):
    layout = draw(layouts())
    given = st.dictionaries(st.sampled_from(layout.cells), st.integers(0, 999), max_size=5)
    word = st.text(max_size=20).filter(str.isprintable)
    return Puzzle(
        draw(st.sampled_from(["x", "frame-44", "Имя с пробелами"])),
        layout,
        draw(supplies),
        tuple(draw(st.lists(constraints_on(layout), max_size=4))),
        tuple(draw(given).items()),
        draw(st.booleans()),
        draw(word),
        draw(word),
        "\n".join(draw(st.lists(word, max_size=3))),
    )


@st.composite
def solved(draw, *, highest=18, partly=False):
    """Return a puzzle without constraints on a small layout, and a full (or partial) tiling."""
    shape = draw(
        st.one_of(
            st.builds(Rectangle, sizes, sizes).filter(lambda r: r.rows * r.columns % 2 == 0),
            st.builds(Ring, sizes, sizes, starts),
            st.just(Outline((".##", "###", "##.", "#..", "#.."))),
        )
    )
    at = draw(st.tuples(st.integers(0, 2), st.integers(0, 2)))
    layout = Layout((Part(shape, at),)) if any(at) else layout_of(shape)
    number = st.integers(0, highest)
    placements = [Placement(slot, (draw(number), draw(number))) for slot in _tiling(draw, layout)]
    if partly:
        placements = [placement for placement in placements if draw(st.booleans())]
    supply = Supply(placement.tile for placement in placements)
    return Puzzle("drawn", layout, supply), Solution(placements)


def _tiling(draw, layout):
    """Lay tiles one by one, each on the bare cell with the fewest ways left."""
    bare: set[Cell] = set(layout.cells)
    found = []
    while bare:
        ways = {
            cell: [slot for slot in layout.slots_of[cell] if bare.issuperset(slot)] for cell in bare
        }
        cell = min(bare, key=lambda cell: (len(ways[cell]), cell))
        if not ways[cell]:
            bare.discard(cell)  # stays uncovered; that is no matter of form
            continue
        slot = draw(st.sampled_from(ways[cell]))
        found.append(slot)
        bare.difference_update(slot)
    return found
