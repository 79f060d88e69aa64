"""The verb `list`."""

import sys
from collections.abc import Callable, Iterable
from textwrap import indent

import click

from domino_math.cli.codes import DONE
from domino_math.cli.options import language_option
from domino_math.cli.output import say
from domino_math.cli.progress import is_terminal
from domino_math.errors import InputError
from domino_math.fields.field import did_you_mean
from domino_math.words import either

_Rows = Iterable[tuple[str, str]]


def _families(_: str) -> _Rows:
    from domino_math.families import families

    return ((name, family.title) for name, family in families().items())


def _topics(lang: str) -> _Rows:
    from domino_math.formulas import find_topic, topic_names

    return ((name, find_topic(name).title.text(lang)) for name in topic_names())


def _games(lang: str) -> _Rows:
    from domino_math.games import games

    return ((name, rules.title.text(lang)) for name, rules in games().items())


def _lessons(lang: str) -> _Rows:
    from domino_math.cli.lesson_files import lessons

    return ((name, f"{lesson.number}. {lesson.title}") for name, lesson in lessons(lang).items())


# Each is told the language.
_LISTS: dict[str, Callable[[str], _Rows]] = {
    "families": _families,
    "games": _games,
    "topics": _topics,
    "lessons": _lessons,
}


@click.command("list")
@click.argument("what", type=click.Choice(["puzzles", "formats", *_LISTS]), default="puzzles")
@click.option("--family", metavar="NAME", help="Only the puzzles of this family.")
@language_option
def list_(what: str, family: str | None, lang: str) -> int:
    """List what there is, with names and titles.

    The puzzles of the catalogue, the families of puzzles, the games, the formats that puzzles and
    solutions are read from and written in, the topics to derive, or the lessons. On a terminal
    puzzles stand under the titles of their families; elsewhere there is one name with its title on
    each line.
    """
    if what == "puzzles":
        _say_puzzles(family)
    elif family is not None:
        raise click.UsageError("--family is for the list of puzzles")
    elif what == "formats":
        _say_formats()
    else:
        _say_rows(list(_LISTS[what](lang)))
    return DONE


def _say_formats() -> None:
    """A sample, where there is one, stands indented below its format."""
    from domino_math.families import formats
    from domino_math.library import puzzle_formats, solution_formats

    puzzles, solutions = puzzle_formats(), solution_formats()
    width = max(map(len, (*puzzles, *solutions)))
    for key, name in puzzles.items():
        say(f"{key:{width}}  puzzles: {name}")
        if key in formats() and formats()[key].sample:
            say(indent(formats()[key].sample, " " * (width + 6)))
    for key, name in solutions.items():
        say(f"{key:{width}}  solutions: {name}")


def _say_puzzles(family: str | None) -> None:
    from domino_math.families import families
    from domino_math.library import catalogue, read_entry

    if family is not None and family not in families():
        hint = did_you_mean(family, families()) or f"; it is {either(families())}"
        raise InputError(f"--family {family[:40]}", f"there is no such family{hint}")
    entries = {name: read_entry(path) for name, path in catalogue().items()}
    rows = [
        (each.family, (name, each.puzzle.title))
        for name, each in entries.items()
        if family in (None, each.family)
    ]
    if family is not None or not is_terminal(sys.stdout):
        _say_rows([row for _, row in rows])
        return
    for number, (name, each) in enumerate(families().items()):
        say(f"{chr(10) * (number > 0)}{each.title} ({name})")
        _say_rows([row for of, row in rows if of == name], before="  ")


def _say_rows(rows: list[tuple[str, str]], before: str = "") -> None:
    width = max((len(name) for name, _ in rows), default=0)
    for name, title in rows:
        say(f"{before}{name:{width}}  {title}")
