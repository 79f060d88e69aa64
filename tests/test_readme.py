"""The README's commands print what it says; its picture shows a right frame."""

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

import domino_math as dm
from domino_math.families import families

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)


def examples(block: str) -> list[tuple[str, str]]:
    """Each command of a block with the output written under it."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return [tuple(part.split("\n", 1)) for part in parts]


def pattern(output: str) -> str:
    """`…` on a line of its own stands for any lines; times differ from run to run."""
    lines = (
        r"(?:.*\n)*?"
        if line == "…"
        else re.sub(r"\d+\\\.\d\d\\ s\\\)", r"\\d+\\.\\d\\d s\\)", re.escape(line)) + r"\n"
        for line in output.splitlines()
    )
    return "".join(lines)


def test_there_are_examples():
    assert sum(len(examples(block)) for block in BLOCKS) >= 5


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_prints_what_it_says(invoke, block):
    picture, regions = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    (toml,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    Path("mine.txt").write_text(picture, "utf-8")
    Path("regions.txt").write_text(regions, "utf-8")
    Path("mine.toml").write_text(toml, "utf-8")
    for command, output in examples(block):
        program, *arguments = shlex.split(command)
        assert program == "domino-math"
        ran = invoke(*arguments)
        assert re.fullmatch(pattern(output), ran.out), ran.out


def families_table() -> dict[str, str]:
    """The command to try for each family of the table."""
    rows = re.findall(r"^\| (\w+) \|.*\| `(.*)` \|$", README, re.MULTILINE)
    return dict(rows)


def test_the_table_has_every_family():
    assert sorted(families_table()) == list(families())


@pytest.mark.parametrize("command", families_table().values(), ids=families_table())
def test_a_command_of_the_table_finds_a_solution(invoke, command):
    program, *arguments = shlex.split(command)
    ran = invoke(*arguments)
    assert (program, ran.code) == ("domino-math", 0)


def test_a_wrong_output_would_be_noticed():
    assert re.fullmatch(pattern("…\nb (0.12 s)\n"), "a\nb (3.45 s)\n")
    assert not re.fullmatch(pattern("…\nb (0.12 s)\n"), "a\nc (3.45 s)\n")


def test_the_picture_shows_a_right_frame():
    (source,) = re.findall(r"!\[.*\]\((.*\.svg)\)", README)
    words = ElementTree.parse(ROOT / source).findtext("{*}desc")
    found = re.findall(
        r"Tile (\d)-(\d) from row (\d+) column (\d+) to row (\d+) column (\d+)", words
    )
    placements = []
    for a, b, *place in found:
        r1, c1, r2, c2 = (int(number) - 1 for number in place)
        placements.append(dm.Placement((dm.Cell(r1, c1), dm.Cell(r2, c2)), (int(a), int(b))))
    assert dm.check(dm.read("frame-44"), dm.Solution(placements)) == []
