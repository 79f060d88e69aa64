"""The verb `simulate`."""

import secrets
import sys
from typing import TYPE_CHECKING, Any

import click

from domino_math.cli.codes import DONE, UNDECIDED
from domino_math.cli.output import say, say_json
from domino_math.cli.progress import PartProgress
from domino_math.words import plural

if TYPE_CHECKING:
    from domino_math.games.simulation import Simulation

# Seeds that are chosen here are short enough to be typed again.
_SEEDS = 10**6


@click.command()
@click.argument("game", metavar="GAME")
@click.option(
    "--deals", type=int, default=1000, show_default=True, metavar="N", help="How many deals."
)
@click.option("--players", type=int, metavar="P", help="How many players: 2, 3 or 4.")
@click.option(
    "--with",
    "kinds",
    default="random",
    show_default=True,
    metavar="KINDS",
    help="Kinds of players, such as greedy,random: they take the seats in turn.",
)
@click.option("--pairs/--no-pairs", default=None, help="Whether four players sit in pairs.")
@click.option("--set", "highest", type=int, metavar="N", help="Play with the set double-N.")
@click.option(
    "--seed",
    type=int,
    metavar="S",
    help="The same number gives the same deals and moves. Without it, new ones each time.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    game: str,
    deals: int,
    players: int | None,
    kinds: str,
    pairs: bool | None,
    highest: int | None,
    seed: int | None,
    as_json: bool,
) -> int:
    """Simulate a GAME: many deals, match after match, counted.

    The kinds of players are random (any move), greedy (the most pips) and scoring (the most points
    now, then the most pips). Ctrl-C stops, and what was done is told.
    """
    from domino_math.games import rules
    from domino_math.games.simulation import simulate as run

    with PartProgress("playing", "Ctrl-C stops and counts") as progress:
        done = run(
            rules(game, highest=highest),
            deals,
            players=players,
            pairs=pairs,
            kinds=[kind.strip() for kind in kinds.split(",")],
            seed=secrets.randbelow(_SEEDS) if seed is None else seed,
            progress=lambda number, seconds: progress(number / deals, seconds),
        )
    if as_json:
        say_json(_data(done))
    else:
        _say(done)
    if done.tally.deals < deals:
        print(
            f"stopped by Ctrl-C: {plural(done.tally.deals, 'deal')} of {deals:,}", file=sys.stderr
        )
        return UNDECIDED
    return DONE


def _data(done: "Simulation") -> dict[str, Any]:
    tally = done.tally
    return {
        "game": done.rules.name,
        "set": done.rules.highest,
        "deals": tally.deals,
        "players": done.players,
        "pairs": done.pairs,
        "with": list(done.kinds),
        "seed": done.seed,
        "wins": list(tally.won),
        "blocked": tally.blocked,
        "points": list(tally.points),
        "matches": tally.matches,
        "matches_won": list(tally.matches_won),
        "deals_per_second": round(done.deals_per_second, 1),
    }


def _say(done: "Simulation") -> None:
    from domino_math.games.words import player_words

    tally, rules = done.tally, done.rules
    say(
        f"{rules.name}, double-{rules.highest}, {done.players} players"
        f"{' in pairs' if done.pairs else ''}, seed {done.seed}: {plural(tally.deals, 'deal')} in "
        f"{done.seconds:.2f} s ({done.deals_per_second:,.0f} a second)"
    )
    say()
    rows = [("", "deals won", "points", "a deal", "matches won")]
    for side, won in enumerate(tally.won):
        kinds = [kind for seat, kind in enumerate(done.kinds) if seat % len(tally.won) == side]
        points = tally.points[side]
        rows.append(
            (
                f"{player_words(side, pairs=done.pairs)} ({', '.join(dict.fromkeys(kinds))})",
                f"{won:,}",
                f"{points:,}",
                f"{points / max(1, tally.deals):.2f}",
                f"{tally.matches_won[side]:,}",
            )
        )
    rows.append(("nobody", f"{tally.deals - sum(tally.won):,}", "", "", ""))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = (cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))
        say("  ".join((first.ljust(widths[0]), *cells)).rstrip())
    say()
    ended = "1 match was ended" if tally.matches == 1 else f"{tally.matches:,} matches were ended"
    blocked = "1 deal was" if tally.blocked == 1 else f"{tally.blocked:,} deals were"
    say(f"{blocked} blocked; {ended}.")
