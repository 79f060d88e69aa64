"""Short codes for generated puzzles, such as `D6h-7F3K2`.

D        the family
6        the size
h        the grade: t, b, h, e, x for trivial, basic, hard, extreme, beyond
7F3K     the seed, in digits of base 31
2        the check digit

The digits are the figures and letters that nobody takes for each other: no 0 and O, no 1, I and L.
They are 31, a prime, and each character (the size counts as one) is weighed by another factor from
1 to 30; with the check digit they add up to a multiple of 31. So one wrong character is always
noticed, wherever it is, and so are any two that have changed places.
"""

import re
from dataclasses import dataclass

from domino_math.errors import InputError
from domino_math.explainer import GRADES, Grade
from domino_math.words import either, printable

DIGITS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
HIGHEST_SEED = 2**31 - 1

_BASE = len(DIGITS)
_GRADE_LETTERS: dict[Grade, str] = {
    "trivial": "t",
    "basic": "b",
    "hard": "h",
    "extreme": "e",
    "beyond": "x",
}
_FEWEST_DIGITS = 4
_FAMILY_WEIGHT, _SIZE_WEIGHT, _GRADE_WEIGHT = 30, 29, 28  # the digits have 2, 3, … from the right

_LIKE_ONE = re.compile(r"\s*[A-Z][0-9]{1,3}[A-Z]-[0-9A-Z]+\s*", re.IGNORECASE | re.ASCII)
_PARTS = re.compile(r"([A-Z])([0-9]+)([A-Z])-([0-9A-Z]+)([0-9A-Z])", re.ASCII)
_SHOWN = 20


@dataclass(frozen=True)
class Code:
    """What a code says. `letter` is that of the family.

    >>> str(Code("D", 6, "hard", 7))
    'D6h-22299'
    >>> read_code("d6h-22299")
    Code(letter='D', size=6, grade='hard', seed=7)
    """

    letter: str
    size: int
    grade: Grade
    seed: int

    def __str__(self) -> str:
        places: list[int] = []
        seed = self.seed
        while seed or len(places) < _FEWEST_DIGITS:
            seed, place = divmod(seed, _BASE)
            places.append(place)
        total = sum(weight * place for weight, place in enumerate(places, 2))
        total += _FAMILY_WEIGHT * (ord(self.letter) - ord("A")) + _SIZE_WEIGHT * self.size
        total += _GRADE_WEIGHT * GRADES.index(self.grade)
        digits = "".join(DIGITS[place] for place in (*reversed(places), -total % _BASE))
        return f"{self.letter}{self.size}{_GRADE_LETTERS[self.grade]}-{digits}"


def recognises(text: str) -> bool:
    """Whether a text looks like a code.

    >>> recognises("d6h-22299"), recognises("frame-44"), recognises("6dh:0123")
    (True, False, False)
    """
    return bool(_LIKE_ONE.fullmatch(text))


def read_code(text: str) -> Code:
    """Read a code, in capitals or not; InputError for one that is not as it was written.

    >>> read_code("D6h-222D9")
    Traceback (most recent call last):
    domino_math.errors.InputError: D6h-222D9: is mistyped: its characters do not fit together
    """
    text = text.strip()
    place = printable(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
    found = _PARTS.fullmatch(text.upper())
    if not found:
        raise InputError(place, f"is no code; a code is like {Code('D', 6, 'hard', 7)}")
    letter, size, grade_letter, digits, _ = found.groups()
    grades = {letter.upper(): grade for grade, letter in _GRADE_LETTERS.items()}
    if grade_letter not in grades:
        letters = either(_GRADE_LETTERS.values())
        raise InputError(place, f"{grade_letter.lower()} is no grade; it is {letters}")
    for digit in found[4] + found[5]:
        if digit not in DIGITS:
            what = f"{digit} does not occur after the hyphen of a code (nor do 0, 1, I, L and O)"
            raise InputError(place, what)
    seed = 0
    for digit in digits:
        seed = seed * _BASE + DIGITS.index(digit)
    code = Code(letter, int(size), grades[grade_letter], seed)
    if seed > HIGHEST_SEED or str(code).upper() != text.upper():
        raise InputError(place, "is mistyped: its characters do not fit together")
    return code
