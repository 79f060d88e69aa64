import pytest

from domino_math.words import capital, either, listed, listed_once, plural, signed, times


@pytest.mark.parametrize(
    ("items", "and_list", "or_list"),
    [
        ([7], "7", "7"),
        (["rows", "columns"], "rows and columns", "rows or columns"),
        ((1, 2, 3), "1, 2 and 3", "1, 2 or 3"),
        (iter("abcd"), "a, b, c and d", None),
        ({"only": 1}, "only", "only"),
    ],
)
def test_lists(items, and_list, or_list):
    assert listed(items) == and_list
    if or_list is not None:
        assert either(items) == listed(items, last="or") == or_list


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (
            ["row 1 of part 2", "row 2 of part 2", "row 3 of part 2"],
            "row 1, row 2 and row 3 of part 2",
        ),
        (["row 1 of part 2", "row 2 of part 1"], "row 1 of part 2 and row 2 of part 1"),
        (["row 1", "row 2"], "row 1 and row 2"),
        (["row 1 of part 2"], "row 1 of part 2"),
        (["row 1 of part 2", "row 2"], "row 1 of part 2 and row 2"),
    ],
)
def test_an_end_that_all_names_have_is_said_once(names, text):
    assert listed_once(names) == text


def test_capital_changes_the_first_letter_only():
    assert capital("the top side of part B") == "The top side of part B"
    assert capital("") == ""
    assert capital("4 × 43") == "4 × 43"


@pytest.mark.parametrize(("number", "text"), [(-4, "−4"), (0, "0"), (28, "28")])
def test_minus_sign(number, text):
    assert signed(number) == text


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 times"), (1, "once"), (2, "twice"), (3, "3 times")]
)
def test_times(count, text):
    assert times(count) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles"), (27584, "27,584 tiles")],
)
def test_plural(count, text):
    assert plural(count, "tile") == text
