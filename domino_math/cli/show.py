"""The verbs `list` and `show`."""

import click

from domino_math.cli.codes import DONE
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import language_option, picture_options
from domino_math.cli.output import PictureFiles, say, say_picture


@click.command("list")
@click.argument("what", type=click.Choice(["puzzles", "families", "topics"]), default="puzzles")
@language_option
def list_(what: str, lang: str) -> int:
    """List puzzles, families of puzzles, or topics to derive: name and title."""
    if what == "puzzles":
        from domino_math.library import catalogue, read

        titles = {name: read(path).title for name, path in catalogue().items()}
    elif what == "topics":
        from domino_math.formulas import find_topic, topic_names

        titles = {name: find_topic(name).title.text(lang) for name in topic_names()}
    else:
        from domino_math.families import families

        titles = {name: family.title for name, family in families().items()}
    width = max(map(len, titles), default=0)
    for name, title in titles.items():
        say(f"{name:{width}}  {title}")
    return DONE


@click.command()
@puzzle_argument
@picture_options
def show(puzzle: str, svg: str | None, png: str | None, pdf: str | None, digits: bool) -> int:
    """Show a puzzle: picture, tiles, and what is demanded, in words."""
    from domino_math.puzzle import constraints_in_words, starts_in_words, tiles_in_words
    from domino_math.puzzle.scene import puzzle_scene

    files = PictureFiles(svg, png, pdf, digits)
    statement = read_puzzle(puzzle)
    scene = puzzle_scene(statement)
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
