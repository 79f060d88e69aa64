"""Every puzzle of the catalogue is well-formed, and has the answers that its file promises.

Puzzles are found by looking: a new file is tested before its author writes a test.
"""

import json
from dataclasses import fields, replace
from importlib.resources import files
from operator import itemgetter

import pytest
from jsonschema import Draft202012Validator

from domino_math.checker import check
from domino_math.counter import tally
from domino_math.families import families
from domino_math.lemmas import lemmas, why_impossible
from domino_math.library import Expect, catalogue, puzzle_data, read, read_entry
from domino_math.solver import solve
from domino_math.solver.search import EXHAUSTED

ENTRIES = {name: read_entry(path) for name, path in catalogue().items()}
PROMISED = [
    (name, field.name)
    for name, entry in ENTRIES.items()
    for field in fields(Expect)
    if field.name != "source" and getattr(entry.expect, field.name) not in (None, False)
]
# Finding all takes too long beyond this; then only some are found, as a lower bound. The exact
# number is counted without finding them.
MOST_FOUND = 20_000
SOME = 500
# Up to here, all with a certain number in the first cell are found, and counted as well.
MOST_FOUND_IN_PART = 50_000


def promised(answer):
    """Return the names of the puzzles that promise this, with what they promise."""
    found = []
    for name, promise in PROMISED:
        if promise == answer:
            value = getattr(ENTRIES[name].expect, answer)
            only_bound = answer == "solutions" and value > MOST_FOUND
            found.append(pytest.param(name, value, id=f"{name}, lower bound" * only_bound or name))
    return found


def solved(name, **options):
    """Return the answer to a puzzle; its solutions differ and pass the check."""
    puzzle = ENTRIES[name].puzzle
    answer = solve(puzzle, **options)
    for solution in answer.solutions[:SOME]:
        assert check(puzzle, solution) == []
    assert len(set(answer.solutions)) == len(answer.solutions)
    return answer


# --- Known answers ---


def test_every_promise_is_tested():
    tested = {"solvable", "impossible", "unique", "solutions", "up_to_symmetry"}
    assert {promise for _, promise in PROMISED} <= tested
    # A puzzle that promises nothing is a drawing, not a puzzle of the catalogue.
    assert {name for name, _ in PROMISED} == set(ENTRIES)


@pytest.mark.parametrize(("name", "solvable"), promised("solvable"))
def test_solvable(name, solvable):
    assert solvable
    answer = solved(name)
    assert answer.status == "solved"
    assert len(answer.solutions) == 1


@pytest.mark.parametrize(("name", "impossible"), promised("impossible"))
def test_impossible(name, impossible):
    assert impossible
    answer = solved(name)
    assert answer.status == "impossible"
    assert answer.complete
    assert answer.reasons
    if "lemmas" in ENTRIES[name].expect.source:
        assert EXHAUSTED not in answer.reasons
        assert why_impossible(lemmas(ENTRIES[name].puzzle))


@pytest.mark.parametrize(("name", "unique"), promised("unique"))
def test_unique(name, unique):
    assert unique
    assert solved(name, limit=2).unique


@pytest.mark.parametrize(("name", "solutions"), promised("solutions"))
def test_number_of_solutions(name, solutions):
    if solutions > MOST_FOUND:
        answer = solved(name, limit=SOME)
        assert (len(answer.solutions), answer.complete) == (SOME, False)
    else:
        answer = solved(name, limit=None)
        assert (len(answer.solutions), answer.complete) == (solutions, True)


LARGE = [each for each in promised("solutions") if each.values[1] > MOST_FOUND]


@pytest.mark.parametrize(("name", "solutions"), LARGE)
def test_counted_number_of_solutions(name, solutions):
    assert tally(ENTRIES[name].puzzle).value == solutions


IN_PART = [each for each in LARGE if each.values[1] <= MOST_FOUND_IN_PART]


@pytest.mark.parametrize(("name", "solutions"), IN_PART)
def test_as_many_as_are_counted_are_found(name, solutions):
    puzzle = ENTRIES[name].puzzle
    first = puzzle.layout.cells[0]
    counts = {
        part: tally(part).value
        for number in puzzle.supply.numbers
        for part in [replace(puzzle, given=(*puzzle.given, (first, number)))]
    }
    assert sum(counts.values()) == solutions
    number, part = min(((n, part) for part, n in counts.items() if n > SOME), key=itemgetter(0))
    answer = solve(part, limit=None)
    assert (len(set(answer.solutions)), answer.complete) == (number, True)


@pytest.mark.parametrize(("name", "solutions"), promised("up_to_symmetry"))
def test_number_of_solutions_up_to_symmetry(name, solutions):
    answer = solved(name, limit=None, up_to_symmetry=True)
    assert (len(answer.solutions), answer.complete) == (solutions, True)


# --- Form ---


@pytest.mark.parametrize("name", ENTRIES)
def test_a_file_says_what_a_reader_wants_to_know(name):
    puzzle, expect = ENTRIES[name].puzzle, ENTRIES[name].expect
    assert puzzle.name == name
    assert name == name.lower()
    for words in (puzzle.title, puzzle.source, puzzle.story, expect.source):
        assert words
        assert words == " ".join(words.split())
    sentences = sum(puzzle.story.count(end) for end in (". ", "? ", "! ", ".)"))
    assert 1 <= sentences <= 4
    assert puzzle.story.endswith((".", "?", "!"))


@pytest.mark.parametrize("name", ENTRIES)
def test_a_file_fits_the_schema(name):
    import tomllib

    schema = files("domino_math.library").joinpath("puzzle.schema.json").read_text("utf-8")
    with catalogue()[name].open("rb") as file:
        Draft202012Validator(json.loads(schema)).validate(tomllib.load(file))


@pytest.mark.parametrize("name", ENTRIES)
def test_a_puzzle_is_the_same_when_written_and_read(name):
    puzzle = ENTRIES[name].puzzle
    assert read(name) == read(json.dumps(puzzle_data(puzzle))) == puzzle


def test_titles_differ():
    titles = [entry.puzzle.title for entry in ENTRIES.values()]
    assert len(set(titles)) == len(titles)


def test_magic_squares_and_nested_frames_reach_the_totals_that_are_proved():
    wanted = {"magic-4x4-": range(5, 20), "magic-6x6-": range(13, 24)}
    wanted["nested-frames-"] = range(22, 27)
    for start, totals in wanted.items():
        for name, entry in ENTRIES.items():
            total = name.removeprefix(start)
            if total != name and total.isdigit():
                assert entry.expect.impossible == (int(total) not in totals)


def test_frames_reach_the_totals_that_are_proved():
    def possible(start):
        return {
            name.removeprefix(start): bool(entry.expect.solvable)
            for name, entry in ENTRIES.items()
            if name.startswith(start)
        }

    assert possible("frame-4") == {str(n): n in (4, 5, 6) for n in range(2, 9)}
    assert possible("free-frame-") == {str(n): 42 <= n <= 48 for n in range(41, 50)}


@pytest.mark.parametrize("name", ENTRIES)
def test_a_puzzle_belongs_to_a_family(name):
    assert ENTRIES[name].family in families()
