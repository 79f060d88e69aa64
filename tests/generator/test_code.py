from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.errors import InputError
from domino_math.explainer import GRADES
from domino_math.generator.code import DIGITS, HIGHEST_SEED, Code, read_code, recognises

codes = st.builds(
    Code,
    letter=st.sampled_from("DFMPW"),
    size=st.integers(1, 28),
    grade=st.sampled_from(GRADES),
    seed=st.integers(0, HIGHEST_SEED) | st.integers(0, 2000),
)


@given(codes)
def test_a_code_is_read_back_in_capitals_or_not(code):
    assert recognises(str(code))
    assert read_code(str(code)) == read_code(f" {str(code).lower()}\n") == code


@given(codes, st.data())
def test_one_wrong_character_is_noticed(code, data):
    text = str(code)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(DIGITS + "abcdefghijklmnopqrstuvwxyz01ILO-"))
    wrong = text[:place] + letter + text[place + 1 :]
    if wrong.upper() != text.upper():
        with pytest.raises(InputError):
            read_code(wrong)


@given(codes)
def test_two_digits_that_have_changed_places_are_noticed(code):
    before, digits = str(code).split("-")
    for one, other in combinations(range(len(digits)), 2):
        if digits[one] != digits[other]:
            mixed = list(digits)
            mixed[one], mixed[other] = mixed[other], mixed[one]
            with pytest.raises(InputError):
                read_code(f"{before}-{''.join(mixed)}")


def test_codes_are_different():
    assert (
        len(
            {
                str(Code("D", size, grade, seed))
                for size in range(2, 19)
                for grade in GRADES
                for seed in range(50)
            }
        )
        == 17 * 5 * 50
    )


def test_a_small_seed_makes_a_short_code():
    assert len(str(Code("D", 6, "hard", 31**4 - 1))) == len("D6h-7F3K2")
    assert len(str(Code("D", 6, "hard", 31**4))) == len("D6h-7F3K2") + 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("D6h", "is no code; a code is like D6h-22299"),
        ("D6h-", "is no code; a code is like D6h-22299"),
        ("D6h-O2299", "O does not occur after the hyphen of a code (nor do 0, 1, I, L and O)"),
        ("D6z-22299", "z is no grade; it is t, b, h, e or x"),
        ("D6h-22298", "is mistyped: its characters do not fit together"),
        ("D6h-222222", "is mistyped: its characters do not fit together"),
        ("D06h-22299", "is mistyped: its characters do not fit together"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(text, what):
    with pytest.raises(InputError) as error:
        read_code(text)
    assert str(error.value) == f"{text}: {what}"


def test_a_seed_that_is_too_large_is_mistyped():
    text = str(Code("D", 6, "hard", HIGHEST_SEED + 1))
    with pytest.raises(InputError, match="mistyped"):
        read_code(text)


@pytest.mark.parametrize("text", ["frame-44", "6dh:0123", "day.json#hard", "D6h-", "a4h-page.txt"])
def test_other_names_are_no_codes(text):
    assert not recognises(text)
