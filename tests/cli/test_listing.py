import pytest

from domino_math.families import families
from domino_math.library import catalogue, read_entry


def test_list_names_every_puzzle_with_its_title(invoke):
    ran = invoke("list", "puzzles")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == sorted(catalogue())
    assert all(len(line.split(None, 1)) == 2 for line in ran.out.splitlines())
    assert invoke("list") == ran


def test_list_families(invoke):
    ran = invoke("list", "families")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == list(families())


@pytest.fixture
def _terminal(monkeypatch):
    monkeypatch.setattr("domino_math.cli.listing.is_terminal", lambda _: True)


@pytest.mark.parametrize("family", families())
def test_the_puzzles_of_a_family(invoke, family):
    expected = [name for name, path in catalogue().items() if read_entry(path).family == family]
    ran = invoke("list", "puzzles", "--family", family)
    assert [line.split()[0] for line in ran.out.splitlines()] == expected
    assert expected


@pytest.mark.usefixtures("_terminal")
def test_a_terminal_shows_puzzles_by_family(invoke):
    blocks = invoke("list").out.rstrip("\n").split("\n\n")
    headings = [f"{family.title} ({name})" for name, family in families().items()]
    assert [block.splitlines()[0] for block in blocks] == headings
    names = [line.split()[0] for block in blocks for line in block.splitlines()[1:]]
    assert sorted(names) == sorted(catalogue())
    assert all(line.startswith("  ") for block in blocks for line in block.splitlines()[1:])


def test_a_family_that_there_is_not(invoke):
    line = "--family framse: there is no such family; did you mean frames?\n"
    assert invoke("list", "--family", "framse") == (2, "", line)
    ran = invoke("list", "--family", "x")
    assert ran.err.startswith("--family x: there is no such family; it is arithmetic, chains, ")


def test_only_puzzles_have_a_family(invoke):
    ran = invoke("list", "topics", "--family", "frames")
    assert (ran.code, ran.out) == (2, "")
    assert "--family is for the list of puzzles" in ran.err
