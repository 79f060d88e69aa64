"""The verb `play`."""

import secrets
import sys

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.options import language_option
from domino_math.cli.output import say
from domino_math.i18n import Sentence

# Seeds that are chosen here are short enough to be typed again.
_SEEDS = 10**6


@click.command()
@click.argument("game", metavar="GAME")
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
@click.option("--no-color", is_flag=True, help="Use no colours, also on a terminal.")
@language_option
def play(
    game: str,
    players: int | None,
    kinds: str | None,
    pairs: bool | None,
    highest: int | None,
    seed: int | None,
    no_color: bool,
    lang: str,
) -> int:
    """Play a GAME of `domino-math list games` against players of the computer.

    You sit in the first seat. Type the number of a move, or `hint`, `undo`, `rules`, `save` or
    `quit`. The kinds of players are random (any move), greedy (the most pips) and scoring (the
    most points now, then the most pips).
    """
    from domino_math.cli.table import LeftError, Table
    from domino_math.games import rules
    from domino_math.games.sitting import sit_down

    found = rules(game, highest=highest)
    others = _others(kinds or ("scoring" if found.base else "greedy"), players or found.players[0])
    start = sit_down(
        found, others, secrets.randbelow(_SEEDS) if seed is None else seed, pairs=pairs
    )
    table = Table(start, lang, color=not no_color and sys.stdout.isatty(), keep=None)
    try:
        table.play()
    except LeftError:
        say()
        say(Sentence("You have left the table.").text(lang))
    except KeyboardInterrupt:
        say()
        say(Sentence("You have left the table.").text(lang))
        return UNDECIDED
    return DONE


def _others(kinds: str, players: int) -> tuple[str, ...]:
    """The kinds of the other players; those that are named take the seats in turn."""
    named = [kind.strip() for kind in kinds.split(",")]
    return tuple(named[seat % len(named)] for seat in range(players - 1))
