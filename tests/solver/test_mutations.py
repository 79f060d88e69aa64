"""Seeded mistakes in what is posted to the solver are caught by the comparison with brute force.

Each mistake makes the model weaker (it lets wrong solutions through: `solve` itself refuses them)
or stronger (solutions are missing), and must be caught in the collection of random puzzles by
what it does. The puzzle that caught it is then solved again without the mistake.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from domino_math.constraints import (
    Alike,
    Count,
    Distinct,
    Equation,
    Matching,
    Progression,
    SameTotal,
    Term,
    Total,
    posting,
)
from domino_math.layout import Group
from domino_math.solver import search, solve
from domino_math.solver.model import CpSatModel
from domino_math.solver.search import WrongSolutionError

from ..random_puzzles import brute_force, random_puzzle

SEEDS = range(400)


# --- Mistakes: each takes the right method and returns a wrong one ---


def total_with(relation, change):
    """Post a changed total instead, where the relation is this one."""

    def mistaken(post):
        return lambda self, model: post(change(self) if self.relation == relation else self, model)

    return mistaken


def shifted(by):
    return lambda total: replace(total, values=(total.values[0] + by,))


def without_last_value(total):
    return replace(total, values=total.values[:-1] or total.values)


def with_another_value(total):
    return replace(total, values=(*total.values, 1 + max(total.values)))


def without_last_group(post):
    return lambda self, model: post(replace(self, groups=self.groups[:-1]), model)


def step_shifted(by):
    return lambda post: lambda self, model: post(replace(self, step=self.step + by), model)


def steps_back(post):
    return lambda self, model: post(replace(self, step=-self.step), model)


def equation_with(change):
    """Post an equation with changed terms instead."""

    def mistaken(post):
        def wrong(self, model):
            post(Equation(*(tuple(map(change, side)) for side in (self.left, self.right))), model)

        return wrong

    return mistaken


def read_backwards(term):
    times, over = (
        tuple(Group(g.name, g.cells[::-1]) for g in groups) for groups in (term.times, term.over)
    )
    return Term(times, over, term.constant)


def multiplied_by_divisors(term):
    return Term((*term.times, *term.over), (), term.constant)


def without_minus(term):
    return replace(term, constant=abs(term.constant))


def without_last_term(post):
    def wrong(self, model):
        post(replace(self, left=self.left[:-1] or self.left), model)

    return wrong


def loses_a_row(look_up):
    return lambda self, cells, table: look_up(self, cells, dict(tuple(table.items())[1:]))


def looks_up_the_next_row(look_up):
    def wrong(self, cells, table):
        following = [*tuple(table.values())[1:], *tuple(table.values())[:1]]
        return look_up(self, cells, dict(zip(table, following, strict=True)))

    return wrong


def adds_factors(_):
    return lambda _, factors: sum(expression for expression, _ in factors)


def group_without(position):
    def mistaken(post):
        def wrong(self, model):
            cells = [cell for i, cell in enumerate(self.group.cells) if i != position]
            post(replace(self, group=Group("fewer", tuple(cells))), model)

        return wrong

    return mistaken


def allows_two(_):
    def post(self, model):
        for number in model.numbers:
            model.require(sum(model.shows(cell, number) for cell in self.group.cells) <= 2)

    return post


def one_more(post):
    return lambda self, model: post(replace(self, times=self.times + 1), model)


def at_most(_):
    def post(self, model):
        found = sum(model.shows(cell, self.number) for cell in self.group.cells)
        model.require(found <= self.times)

    return post


def skips_a_joint(post):
    return lambda self, model: post(replace(self, joints=self.joints[1:]), model)


class WithoutJoined:
    """A model that does not know where one tile lies on both cells."""

    def __init__(self, model):
        self.model = model

    def __getattr__(self, name):
        return getattr(self.model, name)

    def joined(self, _):
        return 0


def ignores_joined(post):
    return lambda self, model: post(self, WithoutJoined(model))


def skips_two_numbers(_):
    """One number alone need not be said: it is what is left when all others match."""

    def post(self, model):
        for a, b in self.joints:
            for number in model.numbers[2:]:
                same = model.shows(a, number) == model.shows(b, number)
                model.require(same, unless=model.joined((a, b)))

    return post


def covers_at_most_once(_):
    def cover(self):
        for slots in self.puzzle.layout.slots_of.values():
            self.cp.add_at_most_one(x for slot in slots for x in self._in_slot.get(slot, ()))

    return cover


def forgets_the_first_slot(_):
    """Ask for no cover of the cells that have the same slots as the first."""

    def cover(self):
        for slots in tuple(dict.fromkeys(self.puzzle.layout.slots_of.values()))[1:]:
            self.cp.add_exactly_one(x for slot in slots for x in self._in_slot.get(slot, ()))

    return cover


def use_tiles(relation):
    def mistaken(_):
        def use(self):
            for tile, copies in self.puzzle.supply.kinds.items():
                chosen = [x for placement, x in self.placements.items() if placement.tile == tile]
                self.require(relation(sum(chosen), copies, self.puzzle.every_tile))

        return use

    return mistaken


def as_often_as_there(used, copies, every_tile):
    return used == copies if every_tile else used <= copies


def as_often_or_less(used, copies, _):
    return used <= copies


def as_often_or_more(used, copies, every_tile):
    return used >= copies if every_tile else used <= copies


def once_at_most(used, copies, every_tile):
    return used == copies if every_tile else used <= 1


def once_too_often(used, copies, every_tile):
    return used == copies if every_tile else used <= copies + 1


@dataclass(frozen=True)
class Mistake:
    owner: type
    method: str
    change: object
    caught_as: str  # "wrong solution" where the model is too weak, "missing" where too strong
    most_rows: int = posting.MOST_ROWS  # of the tables that equations are posted as


MISTAKES = {
    "= one too high": Mistake(Total, "post", total_with("=", shifted(1)), "wrong solution"),
    "< posts ≤": Mistake(Total, "post", total_with("<", shifted(1)), "wrong solution"),
    "< posts < one less": Mistake(Total, "post", total_with("<", shifted(-1)), "missing"),
    "> posts ≥": Mistake(Total, "post", total_with(">", shifted(-1)), "wrong solution"),
    "> posts > one more": Mistake(Total, "post", total_with(">", shifted(1)), "missing"),
    "in loses a value": Mistake(Total, "post", total_with("in", without_last_value), "missing"),
    "in gains a value": Mistake(
        Total, "post", total_with("in", with_another_value), "wrong solution"
    ),
    "a total forgets a cell": Mistake(Total, "post", group_without(1), "wrong solution"),
    "last group forgotten": Mistake(SameTotal, "post", without_last_group, "wrong solution"),
    "a step too high": Mistake(Progression, "post", step_shifted(1), "wrong solution"),
    "a step down for a step up": Mistake(Progression, "post", steps_back, "wrong solution"),
    "last step forgotten": Mistake(Progression, "post", without_last_group, "wrong solution"),
    "digits read backwards": Mistake(
        Equation, "post", equation_with(read_backwards), "wrong solution"
    ),
    "times for over": Mistake(
        Equation, "post", equation_with(multiplied_by_divisors), "wrong solution"
    ),
    "plus for minus": Mistake(Equation, "post", equation_with(without_minus), "wrong solution"),
    "last term forgotten": Mistake(Equation, "post", without_last_term, "wrong solution"),
    "a row of a table lost": Mistake(CpSatModel, "look_up", loses_a_row, "missing"),
    "another row looked up": Mistake(
        CpSatModel, "look_up", looks_up_the_next_row, "wrong solution", most_rows=30
    ),
    "plus for times": Mistake(CpSatModel, "product", adds_factors, "wrong solution", most_rows=0),
    "alike skips a cell": Mistake(Alike, "post", group_without(1), "wrong solution"),
    "distinct allows two": Mistake(Distinct, "post", allows_two, "wrong solution"),
    "distinct skips a cell": Mistake(Distinct, "post", group_without(0), "wrong solution"),
    "count one more": Mistake(Count, "post", one_more, "wrong solution"),
    "count at most": Mistake(Count, "post", at_most, "wrong solution"),
    "a joint skipped": Mistake(Matching, "post", skips_a_joint, "wrong solution"),
    "joined ignored": Mistake(Matching, "post", ignores_joined, "missing"),
    "two numbers unmatched": Mistake(Matching, "post", skips_two_numbers, "wrong solution"),
    "cover at most once": Mistake(
        CpSatModel, "_cover_cells", covers_at_most_once, "wrong solution"
    ),
    "a slot uncovered": Mistake(
        CpSatModel, "_cover_cells", forgets_the_first_slot, "wrong solution"
    ),
    "every tile: ≤ for =": Mistake(
        CpSatModel, "_use_tiles", use_tiles(as_often_or_less), "wrong solution"
    ),
    "every tile: ≥ for =": Mistake(
        CpSatModel, "_use_tiles", use_tiles(as_often_or_more), "wrong solution"
    ),
    "copies forgotten": Mistake(CpSatModel, "_use_tiles", use_tiles(once_at_most), "missing"),
    "a tile once too often": Mistake(
        CpSatModel, "_use_tiles", use_tiles(once_too_often), "wrong solution"
    ),
}
# The same said in another way: what is caught above is caught for the mistake, not for the change.
HARMLESS = {
    "tiles": Mistake(CpSatModel, "_use_tiles", use_tiles(as_often_as_there), ""),
    "totals": Mistake(Total, "post", total_with("=", shifted(0)), ""),
}


def how_caught(puzzle) -> str:
    """Compare with brute force: "" if all is well."""
    try:
        answer = solve(puzzle, limit=None)
    except WrongSolutionError:
        return "wrong solution"
    found, expected = set(answer.solutions), set(brute_force(puzzle))
    return "" if found == expected else "missing" if found < expected else "another solution"


def can_show(mistake: Mistake, puzzle) -> bool:
    """Whether what is mistaken is used for the puzzle; only equations multiply and look up."""
    seen_in = Equation if mistake.method in ("look_up", "product") else mistake.owner
    return seen_in is CpSatModel or any(isinstance(c, seen_in) for c in puzzle.constraints)


def ways_of(mistake: Mistake, puzzles: Iterable) -> dict[str, list]:
    """Return the puzzles by the way in which they catch the mistake, up to the expected way."""
    caught: dict[str, list] = {}
    for puzzle in puzzles:
        way = how_caught(puzzle)
        caught.setdefault(way, []).append(puzzle)
        if way == mistake.caught_as:
            break
    return caught


def seed(mistake: Mistake, monkeypatch):
    """Make the mistake, and return how to mend it."""
    # Without lemmas, which could say a second time what the mistake leaves out.
    monkeypatch.setattr(search, "lemmas", lambda _: ())
    monkeypatch.setattr(posting, "MOST_ROWS", mistake.most_rows)
    right = getattr(mistake.owner, mistake.method)
    monkeypatch.setattr(mistake.owner, mistake.method, mistake.change(right))
    return lambda: monkeypatch.setattr(mistake.owner, mistake.method, right)


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_caught(mistake, monkeypatch):
    mend = seed(mistake, monkeypatch)
    puzzles = (puzzle for puzzle in map(random_puzzle, SEEDS) if can_show(mistake, puzzle))
    caught = ways_of(mistake, puzzles)
    mend()
    assert mistake.caught_as in caught
    for puzzle in (puzzle for way in caught if way for puzzle in caught[way]):
        assert how_caught(puzzle) == ""


@pytest.mark.parametrize("mistake", HARMLESS.values(), ids=HARMLESS.keys())
def test_what_is_no_mistake_is_not_caught(mistake, monkeypatch):
    seed(mistake, monkeypatch)
    assert ways_of(mistake, map(random_puzzle, SEEDS[:100])).keys() == {""}


def test_every_constraint_has_a_mistake():
    used = {type(c) for seed in SEEDS for c in random_puzzle(seed).constraints}
    assert used <= {mistake.owner for mistake in MISTAKES.values()}
