"""Counting positions move by move, against the files and against a second generator."""

import tomllib
from pathlib import Path

import pytest

from domino_math.games import Line, Play, apply, deal, games, legal_moves, open_ends, rules
from domino_math.games.line import lay
from domino_math.games.play import after
from domino_math.games.state import Lead
from domino_math.tiles import double_set

from . import naive
from .positions import position

FILE = Path(__file__).parent / "perft.toml"
POSITIONS = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]


def perft(state, depth):
    """How many states there are after so many moves."""
    if depth == 0:
        return 1
    return sum(perft(after(state, move), depth - 1) for move in legal_moves(state))


def set_up(entry):
    rule_set = rules(entry["game"], highest=entry["set"])
    return position(rule_set, entry["hands"], entry.get("boneyard", ""))


def naive_game(state):
    return naive.Game(state.rules, state.hands, state.boneyard, state.turn)


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["game"])
def test_numbers_of_positions(entry):
    state = set_up(entry)
    found = [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]
    by_move = {str(move): perft(after(state, move), len(found) - 1) for move in legal_moves(state)}
    assert found == entry["counts"], by_move


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["game"])
def test_numbers_of_positions_by_the_second_generator(entry):
    game = naive_game(set_up(entry))
    counts = entry["counts"]
    assert [naive.perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_a_position():
    assert {entry["game"] for entry in POSITIONS} == set(games())


@pytest.mark.parametrize("name", games())
def test_random_deals_have_as_many_moves_by_the_second_generator(name):
    """Every state on the way of some whole deals, in step with the other way of keeping them."""
    rule_set = rules(name)
    for seed in range(6):
        players = rule_set.players[seed % len(rule_set.players)]
        state = deal(rule_set, players, seed, lead=Lead("free", 0))
        other = naive_game(state)
        while not state.over:
            moves = legal_moves(state)
            options = list(other.successors())
            assert len(moves) == len(options), (seed, [str(move) for _, move in state.history])
            chosen = moves[(seed * 5 + len(state.history) * 3) % len(moves)]
            state = apply(state, chosen)
            other = next(game for game in options if same(game, state))
        assert other.over()


def same(game, state):
    """Whether the other generator's game is in the same state, as far as going on is concerned."""
    if game.turn != state.turn or [sorted(h) for h in game.hands] != list(map(list, state.hands)):
        return False
    return game.table is None or game.table.kinds() == kinds(state.line)


def kinds(line):
    """The number and the kind of each open side, as the second generator tells them."""
    found = []
    for tip, number, dead in zip(line.tips, line.numbers, line.dead, strict=True):
        if tip >= 0 and not dead:
            laid = line.laid[tip]
            double = "along" if laid.along else "across"
            what = "cross" if tip == line.spinner else double if laid.tile.is_double else "plain"
            found.append((number, what))
    return sorted(found)


@pytest.mark.parametrize(("highest", "lines"), [(1, 2), (2, 12), (3, 0), (4, 126_720)])
def test_full_lines_are_the_chains(highest, lines):
    """Lines of a whole set: M. Reiss 1871 for double-six; OEIS A284287."""
    rule_set = rules("classic")
    tiles = tuple(double_set(highest))
    first, rest = tiles[0], frozenset(tiles[1:])  # 0-0, from which a line goes on to both sides

    def complete(line, left, arm):
        key = (line.numbers[:2], left, arm)
        if key not in known:
            known[key] = counted(line, left, arm)
        return known[key]

    def counted(line, left, arm):
        if not left:
            return 1
        number = dict(open_ends(line, rule_set))[arm]
        total = sum(
            complete(lay(line, Play(tile, arm), rule_set), left - {tile}, arm)
            for tile in left
            if number in (tile.low, tile.high)
        )
        # The left side is finished first, then the right side.
        return total + (complete(line, left, "R") if arm == "L" else 0)

    known: dict[tuple, int] = {}
    opened = lay(Line(), Play(first, None), rule_set)
    assert complete(opened, rest, "L") == lines
