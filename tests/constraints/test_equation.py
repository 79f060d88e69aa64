"""Equations: what they mean, how they are written and read, and what they say."""

from fractions import Fraction

import pytest

from domino_math.constraints import Equation, Filling, Term
from domino_math.constraints.term import names_in
from domino_math.layout import Cell, Group

CELLS = tuple(Cell(row, column) for row in range(3) for column in range(4))


def group(name, *places):
    return Group(name, tuple(CELLS[place] for place in places))


ROWS = {g.name: g for g in (group("row 1", 0, 1, 2), group("row 2", 3), group("row 3", 4, 5, 6, 7))}
DIGITS = {letter: group(letter, place) for place, letter in enumerate("abcdefgh")}


def filling(digits):
    """Show a text of digits on the cells, from the first."""
    return Filling(dict(zip(CELLS, map(int, digits), strict=False)), {})


def messages(equation, digits):
    return [str(violation) for violation in equation.violations(filling(digits))]


def digits(text):
    return Equation.parse(text, DIGITS)


# --- What they say ---


def test_a_multiplication():
    equation = Equation.parse("row 1 × row 2 = row 3", ROWS)
    assert equation.describe() == "row 1 × row 2 = row 3, each read as a number"
    assert equation.cells == set(CELLS[:8])
    assert equation.holds(filling("55142204"))
    (violation,) = equation.violations(filling("55142205"))
    assert violation.message == "551 × 4 = 2204, not 2205"
    assert violation.constraint == equation.describe()
    assert violation.cells == CELLS[:8]


@pytest.mark.parametrize(
    ("text", "right", "wrong", "message"),
    [
        ("a + b = c", "235", "236", "2 + 3 = 5, not 6"),
        ("c = a + b", "235", "236", "2 + 3 = 5, not 6"),
        ("a - b = c", "523", "253", "2 − 5 = −3, not 3"),
        ("a/b + c/d = 5/2", "4212", "1324", "1/3 + 2/4 = 5/6, not 5/2"),
        ("a / b = c × d", "6132", "6141", "6/1 = 6, but 4 × 1 = 4"),
        ("a = b", "33", "34", "3 is not 4"),
        ("a = 2", "2", "3", "3 is not 2"),
        ("5 = a", "5", "6", "5 is not 6"),
        ("2 × a = b - 1", "25", "24", "2 × 2 = 4, but 4 − 1 = 3"),
        ("a / 2 = b", "63", "51", "5 × 1/2 = 5/2, not 1"),
        ("− a + b = c", "143", "413", "− 4 + 1 = −3, not 3"),
        ("1 / a + 1 / b = 1", "22", "23", "1/2 + 1/3 = 5/6, not 1"),
        ("a / b / c = d", "6321", "6322", "6/3/2 = 1, not 2"),
    ],
)
def test_what_holds_and_what_is_wrong(text, right, wrong, message):
    equation = digits(text)
    assert messages(equation, right) == []
    assert messages(equation, wrong) == [message]


def test_nothing_is_divided_by_0():
    quotients = digits("a/b + c/d = e × b")
    assert messages(quotients, "00000") == ["0/0 divides by 0"]
    assert messages(quotients, "31200") == ["2/0 divides by 0"]
    # Not even where 0 is multiplied by it.
    assert messages(digits("0 × a / b = 0"), "10") == ["1/0 × 0 divides by 0"]


def test_pips_above_9_carry():
    wide = Equation.parse("row 1 = 7 × row 2", ROWS)
    shown = Filling(dict(zip(CELLS, (0, 12, 13, 19), strict=False)), {})
    assert wide.holds(shown)  # 120 + 13 = 7 × 19


def test_an_equation_that_is_not_all_covered_is_not_judged():
    equation = Equation.parse("row 1 × row 2 = row 3", ROWS)
    for missing in CELLS[:8]:
        pips = {cell: 6 for cell in CELLS[:8] if cell != missing}
        assert list(equation.violations(Filling(pips, {}))) == []


def test_one_digit_is_no_number_to_be_read():
    assert digits("a/b = c").describe() == "a / b = c"


# --- How they are written and read ---


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a*b=c", "a × b = c"),
        ("a ÷ b = 3", "a / b = 3"),
        ("6/4 × a = b", "a × 3/2 = b"),
        ("a × 3 = 2 × b", "a × 3 = b × 2"),
        ("a × b / c × d = 1", "a × b × d / c = 1"),
        ("-a -b = - 3", "− a − b = − 3"),
        ("2 × 3 + a = 10 / 4", "6 + a = 5/2"),
        ("1 / a = 2 / 3 / b", "1 / a = 2/3 / b"),
        ("1 × a = 0", "a = 0"),
    ],
)
def test_reading_and_writing(text, written):
    equation = digits(text)
    assert equation.written == written
    assert digits(written) == equation


def test_what_is_read():
    a, b, c, d = (DIGITS[letter] for letter in "abcd")
    assert digits("a × b − 3 / c = 5/2 × d") == Equation(
        (Term((a, b)), Term(over=(c,), constant=-3)), (Term((d,), constant=Fraction(5, 2)),)
    )


def test_a_name_may_have_spaces_digits_and_hyphens():
    names = {g.name: g for g in (group("the top side of part 2", 0), group("Nord-Ost", 1))}
    equation = Equation.parse("the top side of part 2 - Nord-Ost = 1", names)
    assert equation.written == "the top side of part 2 − Nord-Ost = 1"
    assert names_in(equation.written) == tuple(names)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a × b", "an equation has one =, not 0"),
        ("a = b = c", "an equation has one =, not 2"),
        ("a + = b", "a number is missing"),
        ("a × × b = c", "a number is missing"),
        ("× a = b", "a number is missing"),
        (" = b", "a number is missing"),
        ("a = x", "there is no number 'x'"),
        ("a b = c", "there is no number 'a b'"),
        ("a / 0 = b", "it divides by 0"),
        ("2.5 × a = b", "there is no number '2.5'"),
        ("1 + 1 = 2", "an equation needs a number that is read off cells"),
        ("a = " + "9" * 31, "a constant can have at most 30 digits"),
        ("a = 99999 × " + "9" * 28, "a constant can have at most 30 digits"),
        ("a × " * 40_000 + "a = 1", "an equation can have at most 1,000 digits"),
        (" + ".join(["a / 99999"] * 167) + " = b", "an equation can have at most 1,000 digits"),
    ],
)
def test_what_is_no_equation(text, what):
    with pytest.raises(ValueError, match="^" + what.replace("+", r"\+")):
        digits(text)


def test_both_sides_need_a_term():
    term = Term((DIGITS["a"],))
    for sides in (((term,), ()), ((), (term,))):
        with pytest.raises(ValueError, match="each side of an equation needs a term"):
            Equation(*sides)


def test_names_tell_numbers_apart():
    one, other = group("row", 0), group("row", 1)
    with pytest.raises(ValueError, match="an equation needs different names, not 'row' twice"):
        Equation((Term((one,)),), (Term((other,)),))
    for name in ("a+b", "a = b", "12", "a - b", " a", "a / b", "−"):
        with pytest.raises(ValueError, match=r"cannot be told from the rest of an equation$"):
            Equation((Term((group(name, 0),)),), (Term(constant=1),))


# --- Signatures ---

SAME = {cell: cell for cell in CELLS}


def signature(text, numbers=DIGITS, mapping=SAME):
    return Equation.parse(text, numbers).signature(mapping)


def test_order_of_sides_terms_and_factors_means_nothing():
    assert signature("a × b + c / d = 2 × e") == signature("2 × e = c / d + b × a")
    renamed = {"x": DIGITS["a"], "y": DIGITS["b"]}
    assert signature("a = 2 × b") == signature("x = 2 × y", renamed)


def test_what_means_something_else_has_another_signature():
    texts = ["a = b", "a + b = 0", "a = 2 × b", "a / b = 1", "b / a = 1", "a × b = 1", "a − b = 1"]
    assert len({signature(text) for text in texts}) == len(texts)
    forwards, backwards = {"n": group("n", 0, 1)}, {"n": group("n", 1, 0)}
    assert signature("n = 12", forwards) != signature("n = 12", backwards)


def test_cells_are_mapped():
    swapped = {**SAME, CELLS[0]: CELLS[1], CELLS[1]: CELLS[0]}
    forwards, backwards = {"n": group("n", 0, 1)}, {"n": group("n", 1, 0)}
    assert signature("n = 12", forwards, swapped) == signature("n = 12", backwards)
    assert signature("a + b = c", mapping=swapped) == signature("a + b = c")
    assert signature("a − b = c", mapping=swapped) != signature("a − b = c")
