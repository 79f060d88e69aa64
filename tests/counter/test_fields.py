import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from domino_math.counter.fields import Fields

WIDTHS = st.lists(st.integers(0, 40), min_size=1, max_size=12)


@given(WIDTHS, st.data())
def test_fields_do_not_touch_each_other(widths, data):
    fields = Fields({}).changed((), dict(enumerate(widths)))
    values = [data.draw(st.integers(0, 2**width - 1)) for width in widths]
    words = [np.zeros(3, dtype=np.int64)]
    for name, value in enumerate(values):
        words = fields.put(words, name, value)
    assert [fields.get(words, name).tolist() for name in range(len(widths))] == [
        [value] * 3 for value in values
    ]
    assert all(int(word.min()) >= 0 for word in words)
    # Others stay when some are dropped, and new ones find their bits empty.
    gone = data.draw(st.sets(st.sampled_from(range(len(widths)))))
    bare = fields.cleared(words, gone)
    fewer = fields.changed(gone, {"new": 20})
    bare = fewer.put(bare, "new", 12345)
    assert "new" in fewer
    assert fewer.get(bare, "new").tolist() == [12345] * 3
    for name, value in enumerate(values):
        assert (name in fewer) == (name not in gone)
        if name not in gone:
            assert fewer.get(bare, name).tolist() == [value] * 3
