import pytest

from domino_math.errors import InputError
from domino_math.fields import parsed_json


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "is empty"),
        (" \n\ufeff", "not valid JSON: line 2, column 1: Expecting value"),
        ('{"a": 1,\n "b": }', "not valid JSON: line 2, column 7: Expecting value"),
        ('{"a": 1, "a": 2}', "the field 'a' is there twice in one object"),
        ('{"b": {"a": 1, "a": 1}}', "the field 'a' is there twice in one object"),
        ('{"a": NaN}', "NaN is not a number that can be used"),
        ('{"a": -Infinity}', "-Infinity is not a number that can be used"),
        ('{"a": ' + "9" * 5000 + "}", "a number of 5,000 digits is too large"),
        ('{"a":' * 100_000, "is nested too deeply"),
        ('{"a":' + "[" * 1_000_000, "is nested too deeply"),
    ],
    ids=lambda text: text[:20],
)
def test_what_cannot_be_parsed(text, what):
    with pytest.raises(InputError) as caught:
        parsed_json(text, "x")
    assert str(caught.value) == f"x: {what}"


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm():
    assert parsed_json('\ufeff{"a":\r\n[1]}\r\n', "x") == {"a": [1]}
