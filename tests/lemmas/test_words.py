"""Reasons in Russian: no English is left in them, but for names that puzzles bring."""

import re

import pytest

import domino_math as dm
from domino_math.lemmas import lemmas

from .arguable_families import arguable_family_puzzle

LATIN_WORD = re.compile("[A-Za-z]{2,}")


def english_left(puzzle: dm.Puzzle) -> list[str]:
    texts = [lemma.reason.text("ru") for lemma in lemmas(puzzle)]
    return [text for text in texts if LATIN_WORD.search(text)]


@pytest.mark.parametrize("name", dm.catalogue())
def test_the_catalogue_is_argued_about_in_russian(name):
    assert english_left(dm.read(name)) == []


def test_many_kinds_of_reasons_are_in_russian():
    puzzles = [arguable_family_puzzle(seed) for seed in range(400)]
    assert [text for puzzle in puzzles for text in english_left(puzzle)] == []
    names = {lemma.name for puzzle in puzzles for lemma in lemmas(puzzle)}
    assert len(names) >= 12


def test_a_reason_reads_well_in_both_languages():
    *_, last = lemmas(dm.read("frame-43"))
    assert last.reason.text("en") == (
        "So the 4 joints of 1 are those at the four corners, and no two of these are next to each "
        "other. But the tile 1-1 lies between two joints next to each other and makes both of them "
        "1. Impossible."
    )
    assert last.reason.text("ru") == (
        "Значит, все стыки числа 1 (их 4) здесь: четыре угла, и среди них нет соседних. Но кость "
        "1-1 лежит между двумя соседними стыками, и на обоих стоит 1. Это невозможно."
    )
