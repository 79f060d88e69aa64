"""The verb `play`."""

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.input import exists
from domino_math.cli.options import language_option
from domino_math.cli.output import check_writable, say, write_whole
from domino_math.errors import InputError
from domino_math.i18n import Sentence

if TYPE_CHECKING:
    from domino_math.games.sitting import Sitting

# Seeds that are chosen here are short enough to be typed again.
_SEEDS = 10**6


@click.command()
@click.argument("game", metavar="GAME|FILE")
@click.option("--players", type=int, metavar="N", help="How many play, you included: 2, 3 or 4.")
@click.option(
    "--with",
    "kinds",
    metavar="KINDS",
    help="Kinds of the other players, such as greedy,random: they take the seats in turn.",
)
@click.option("--pairs/--no-pairs", default=None, help="Whether four players sit in pairs.")
@click.option("--set", "highest", type=int, metavar="N", help="Play with the set double-N.")
@click.option(
    "--seed",
    type=int,
    metavar="S",
    help="The same number gives the same deals and the same answers. Without it, new ones.",
)
@click.option("--save", metavar="FILE", help="Keep the match in FILE, after every move of yours.")
@click.option("--no-color", is_flag=True, help="Use no colours, also on a terminal.")
@language_option
def play(
    game: str,
    players: int | None,
    kinds: str | None,
    pairs: bool | None,
    highest: int | None,
    seed: int | None,
    save: str | None,
    no_color: bool,
    lang: str,
) -> int:
    """Play a GAME of `domino-math list games` against players of the computer.

    You sit in the first seat. Type the number of a move, or hint, undo, rules, save or quit. The
    kinds of players are random (any move), greedy (the most pips) and scoring (the most points
    now, then the most pips).

    A match that was kept with --save goes on with `play FILE`, and is kept there; of one that is
    over, it tells the end. Such a file is a record, which can be read.
    """
    from domino_math.cli.table import LeftError, Table

    for stream, its_name in ((sys.stdin, "standard input"), (sys.stdout, "standard output")):
        if stream is None:
            raise InputError(its_name, "is closed")
    if exists(game):
        if (players, kinds, pairs, highest, seed) != (None,) * 5:
            raise click.UsageError(f"{game} goes on as it began: give no options of the game")
        if told := _end_of(game):
            say("\n".join(sentence.text(lang) for sentence in told))
            return DONE
        start = _gone_on_with(game)
        file = save or game
    else:
        start = _begun(game, players, kinds, pairs, highest, seed)
        file = save or ""
    if file:
        check_writable(Path(file))
    if save and exists(save) and not (exists(game) and Path(save).samefile(game)):
        raise InputError(save, "is there already; name another file, or go on with it")

    def keep(sitting: "Sitting") -> None:
        from domino_math.games.record import write_record

        write_whole(Path(file), write_record(sitting.record).encode(), told=False)

    if save:
        keep(start)
    color = not no_color and sys.stdout.isatty()
    code = DONE
    try:
        Table(start, lang, color=color, keep=keep if file else None).play()
    except (LeftError, KeyboardInterrupt) as left:
        code = UNDECIDED if isinstance(left, KeyboardInterrupt) else DONE
        say()
        say(Sentence("You have left the table.").text(lang))
        if file:
            say(Sentence("The match is kept in {file}.", file=file).text(lang))
    return code


def _begun(
    game: str,
    players: int | None,
    kinds: str | None,
    pairs: bool | None,
    highest: int | None,
    seed: int | None,
) -> "Sitting":
    from domino_math.games import rules
    from domino_math.games.sitting import sit_down

    found = rules(game, highest=highest)
    named = (kinds or ("scoring" if found.base else "greedy")).split(",")
    number = found.players[0] if players is None else players
    # Those that are named take the seats in turn.
    others = tuple(named[seat % len(named)].strip() for seat in range(number - 1))
    return sit_down(found, others, secrets.randbelow(_SEEDS) if seed is None else seed, pairs=pairs)


def _end_of(file: str) -> tuple[Sentence, ...]:
    """Tell how the match in a file ended; nothing if it goes on."""
    from domino_math.games.record import read_record, replay
    from domino_math.games.telling import accounts_told, verdict_told

    match = replay(read_record(file), file).match
    return (verdict_told(match), accounts_told(match)) if match and match.over else ()


def _gone_on_with(file: str) -> "Sitting":
    from domino_math.games.record import read_record
    from domino_math.games.sitting import sit_down_again

    return sit_down_again(read_record(file), file)
