"""The verb `check`."""

import click

from domino_math.cli.codes import DEFINITE_NO, DONE
from domino_math.cli.input import STANDARD_INPUT, puzzle_argument, read_puzzle, read_solution_for
from domino_math.cli.options import language_option, picture_options
from domino_math.cli.output import PictureFiles, say, say_json, say_picture
from domino_math.i18n import Sentence, at_start


@click.command()
@puzzle_argument
@click.argument("solution", metavar="SOLUTION")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@picture_options
@language_option
def check(
    puzzle: str,
    solution: str,
    as_json: bool,
    svg: str | None,
    png: str | None,
    pdf: str | None,
    digits: bool,
    lang: str,
) -> int:
    """Check a solution: name every broken constraint, and where.

    SOLUTION is a file that holds what `solve --json` prints, or a picture in text as `solve`
    prints it or typed by hand; - is standard input. For Dominosa it may be letters L R T B, in a
    file or as they are; for a level of a daily Pips JSON, that file. Typed by hand, every second
    line of a picture is for the signs between rows of cells: - joins the halves of a lying tile,
    | those of a standing one.

    \b
    2-3 1
        |
        1
    """  # noqa: D301 - \b tells click to keep the lines that follow
    if puzzle == solution == STANDARD_INPUT:
        raise click.UsageError("only one of PUZZLE and SOLUTION can come from standard input")
    files = PictureFiles(svg, png, pdf, digits)
    statement = read_puzzle(puzzle)
    brought = read_solution_for(statement, solution)

    import domino_math as dm
    from domino_math.puzzle.scene import puzzle_scene

    broken = dm.check(statement, brought)
    scene = puzzle_scene(statement, brought, broken)
    if as_json:
        from domino_math.library import violations_data

        say_json(violations_data(broken, lang))
    elif broken:
        say_picture(scene)
        say()
        faults = Sentence(
            "{puzzle}: {count} {count:fault|faults}", puzzle=statement.name, count=len(broken)
        )
        say(faults.text(lang))
        for violation in broken:
            said = Sentence("{fault}.", fault=at_start(violation.said))
            say(f"  {said.text(lang)}")
    else:
        valid = Sentence(
            "{puzzle}: valid; {count} {count:tile|tiles}, every constraint holds.",
            puzzle=statement.name,
            count=len(brought),
        )
        say(valid.text(lang))
    files.write(scene)
    return DEFINITE_NO if broken else DONE
