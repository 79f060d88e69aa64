import datetime

import pytest

from domino_math.errors import InputError
from domino_math.fields import Field, did_you_mean, optional, shown


def field(value):
    return Field(value, "x.toml", ("layout", "rows"))


def complaint(read):
    with pytest.raises(InputError) as caught:
        read()
    assert caught.value.place == "x.toml"
    return caught.value.what


@pytest.mark.parametrize(
    ("value", "what"),
    [
        (True, "must be a whole number, not true"),
        (1.0, "must be a whole number, not 1.0"),
        (float("inf"), "must be a whole number, not inf"),
        ("3", "must be a whole number, not '3'"),
        ([], "must be a whole number, not a list"),
        ({}, "must be a whole number, not a table"),
        (None, "must be a whole number, not null"),
        (datetime.date(1979, 5, 27), "must be a whole number, not a date or time"),
        (-1, "must be between 0 and 1,000, not -1"),
        (1001, "must be between 0 and 1,000, not 1001"),
        pytest.param(
            16**100_000, "must be between 0 and 1,000, not a number that large", id="huge"
        ),
    ],
)
def test_a_whole_number_is_nothing_else(value, what):
    assert complaint(lambda: field(value).integer(0, 1000)) == f"layout: rows: {what}"


def test_bounds_belong_to_the_numbers_allowed():
    assert field(0).integer(0, 3) == 0
    assert field(3).integer(0, 3) == 3


def test_text_flags_lists_and_tables_are_nothing_else():
    assert complaint(field(1).text) == "layout: rows: must be text, not 1"
    assert complaint(field(1).flag) == "layout: rows: must be true or false, not 1"
    assert complaint(lambda: field("ab").items("row")) == "layout: rows: must be a list, not 'ab'"
    assert complaint(lambda: field([]).member("a")).endswith(
        "must be a table of fields, not a list"
    )
    assert complaint(lambda: field(2).table(["a"])).endswith("must be a table of fields, not 2")


def test_a_line_is_one_line():
    assert field("a name").line(10) == "a name"
    assert complaint(lambda: field(" ").line(10)) == "layout: rows: must not be empty"
    for text in ("a\nb", "x" * 11, "a\tb", "a\x1b[31m"):
        expected = "layout: rows: must be one line of at most 10 characters"
        assert complaint(lambda text=text: field(text).line(10)) == expected


def test_items_are_called_by_their_number():
    assert [item.path for item in field([5, 6]).items("row")] == [
        ("layout", "row 1"),
        ("layout", "row 2"),
    ]


def test_two_values_go_by_the_name_of_their_list():
    first, second = field([5, "6"]).two("two numbers")
    assert (first.integer(), first.path) == (5, ("layout", "rows"))
    assert complaint(second.integer) == "layout: rows: must be a whole number, not '6'"
    for wrong, have in (([], "0 values"), ([5], "1 value"), ([5, 6, 7], "3 values")):
        expected = f"layout: rows: must be two numbers, not {have}"
        assert complaint(lambda wrong=wrong: field(wrong).two("two numbers")) == expected
    assert complaint(lambda: field(5).two("two numbers")).endswith("must be a list, not 5")


def test_whether_a_field_is_there():
    assert field({"a": None}).has("a")
    assert not field({"a": None}).has("b")
    assert complaint(lambda: field(3).has("b")).endswith("must be a table of fields, not 3")


def test_an_unknown_field_is_told_with_the_closest_known_one():
    file = Field({"colums": 3}, "x.toml")
    assert complaint(lambda: file.table(["rows"], ["columns"])) == (
        "there is no field 'colums' here; did you mean columns?"
    )
    assert complaint(lambda: Field({"zzz": 3}, "x.toml").table(["rows"], ["at"])) == (
        "there is no field 'zzz' here; there is rows or at"
    )


def test_a_missing_field_is_named():
    assert complaint(lambda: Field({}, "x.toml").table(["rows"])) == "the field 'rows' is missing"


def test_a_choice_names_the_options():
    assert complaint(lambda: field("fist").choice(["first", "second"])) == (
        "layout: rows: cannot be 'fist'; it is first or second; did you mean first?"
    )


def test_what_a_constructor_refuses_names_the_field():
    def build():
        with field(1).naming():
            raise ValueError("too small")

    def nested():
        with field(1).naming():
            Field(None, "x.toml", ("inner",)).fail("wrong")

    assert complaint(build) == "layout: rows: too small"
    assert complaint(nested) == "inner: wrong"


def test_optional_fields():
    assert optional({}, "a", Field.flag, True) is True
    assert optional({"a": Field(False, "x.toml")}, "a", Field.flag, True) is False


def test_long_words_are_neither_compared_nor_repeated():
    assert did_you_mean("x" * 10**6, ["x" * 10**6, "xy"]) == ""
    assert len(shown("x" * 10**6)) < 50
