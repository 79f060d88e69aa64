"""The verbs `list` and `show`."""

from collections.abc import Callable, Iterator

import click

from domino_math.cli.codes import DONE
from domino_math.cli.games import game_named, hint_at_games
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import as_option, language_option, picture_options, writing_as
from domino_math.cli.output import PictureFiles, say, say_picture

_Rows = Iterator[tuple[str, str]]


def _puzzles(_: str) -> _Rows:
    from domino_math.library import catalogue, read

    return ((name, read(path).title) for name, path in catalogue().items())


def _families(_: str) -> _Rows:
    from domino_math.families import families

    return ((name, family.title) for name, family in families().items())


def _formats(_: str) -> _Rows:
    from domino_math.library import puzzle_formats, solution_formats

    yield from ((key, f"puzzles: {name}") for key, name in puzzle_formats().items())
    yield from ((key, f"solutions: {name}") for key, name in solution_formats().items())


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
    "puzzles": _puzzles,
    "families": _families,
    "games": _games,
    "formats": _formats,
    "topics": _topics,
    "lessons": _lessons,
}


@click.command("list")
@click.argument("what", type=click.Choice(list(_LISTS)), default="puzzles")
@language_option
def list_(what: str, lang: str) -> int:
    """List what there is, with names and titles.

    The puzzles of the catalogue, the families of puzzles, the games, the formats that puzzles and
    solutions are read from and written in, the topics to derive, or the lessons.
    """
    rows = list(_LISTS[what](lang))
    width = max((len(name) for name, _ in rows), default=0)
    for name, title in rows:
        say(f"{name:{width}}  {title}")
    return DONE


@click.command()
@puzzle_argument
@as_option("the puzzle")
@picture_options
@language_option
def show(
    puzzle: str,
    form: str | None,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
    lang: str,
) -> int:
    """Show a puzzle: picture, tiles, and what is demanded, in words; or the rules of a game.

    PUZZLE may also be a name from `domino-math list games`. Rules are shown in the language of
    --lang.
    """
    if game := game_named(puzzle):
        from domino_math.games.rules_text import rules_text

        if form or svg or png or pdf:
            raise click.UsageError(f"{puzzle} is a game: it has no picture and no other format")
        say(rules_text(game, lang))
        return DONE
    from domino_math.puzzle import constraints_in_words, starts_in_words, tiles_in_words
    from domino_math.puzzle.scene import puzzle_scene

    files = PictureFiles(svg, png, pdf, digits)
    with hint_at_games(puzzle):
        statement = read_puzzle(puzzle, draw_wrong=form is None)
    scene = puzzle_scene(statement)
    if form is not None:
        from domino_math.library import write

        with writing_as(form):
            say(write(statement, form))
        files.write(scene)
        return DONE
    say(f"{statement.name}: {statement.title}" if statement.title else statement.name)
    if statement.source:
        say(f"Source: {statement.source}")
    if statement.story:
        say()
        say(statement.story)
    say()
    say_picture(scene)
    say()
    say(tiles_in_words(statement))
    for sentence in (*starts_in_words(statement), *constraints_in_words(statement)):
        say(sentence)
    files.write(scene)
    return DONE
