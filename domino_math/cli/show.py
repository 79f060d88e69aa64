"""The verb `show`."""

import click

from domino_math.cli.codes import DONE
from domino_math.cli.games import game_named, hint_at_games
from domino_math.cli.input import puzzle_argument, read_puzzle
from domino_math.cli.options import as_option, language_option, picture_options, writing_as
from domino_math.cli.output import PictureFiles, say, say_picture
from domino_math.i18n import Sentence


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

    PUZZLE may also be a name from `domino-math list games`. What the author of a puzzle wrote,
    its title, source and story, stays as it is in every language.
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
        say(Sentence("Source: {source}", source=statement.source).text(lang))
    if statement.story:
        say()
        say(statement.story)
    say()
    say_picture(scene)
    say()
    for sentence in (
        tiles_in_words(statement),
        *starts_in_words(statement),
        *constraints_in_words(statement),
    ):
        say(sentence.text(lang))
    files.write(scene)
    return DONE
