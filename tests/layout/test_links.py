from hypothesis import given
from hypothesis import strategies as st

from domino_math.layout.links import connected, neighbours

LINKS = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=8)


@given(LINKS)
def test_neighbours_are_mutual(links):
    beside = neighbours(range(8), links)
    for thing, others in beside.items():
        assert len(others) == sum(pair.count(thing) for pair in links)
        assert all(thing in beside[other] for other in others)


@given(LINKS)
def test_links_join_pieces_one_by_one(links):
    """Another way: each thing alone at first, and a link makes one piece of two."""
    pieces = [{thing} for thing in range(8)]
    for a, b in links:
        (one,), (other,) = ([piece for piece in pieces if each in piece] for each in (a, b))
        if one is not other:
            pieces.remove(other)
            one |= other
    found = connected(neighbours(range(8), links))
    assert found == sorted(map(frozenset, pieces), key=min)
