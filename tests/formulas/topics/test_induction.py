import pytest
from sympy import fibonacci

from domino_math.formulas import derive, find_topic
from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.pictures import falling
from domino_math.formulas.step import induction
from domino_math.formulas.symbols import n
from domino_math.formulas.way import Way
from domino_math.i18n import Sentence


@pytest.fixture(scope="module")
def ways():
    return {way.name: way for way in find_topic("induction").ways(6)}


def test_four_statements_are_proved(ways):
    proved = {name: way.result.formula for name, way in ways.items() if way.result}
    assert proved == {
        "set-size": (n + 1) * (n + 2) / 2,
        "pip-total": n * (n + 1) * (n + 2) / 2,
        "series": n * (n + 1) / 2,
        "tilings": fibonacci(n + 1),
    }


def test_coverings_of_two_rows_are_fibonacci_numbers():
    table = derive("induction").results[-1].table()
    assert [row.counted for row in table][:9] == [1, 1, 2, 3, 5, 8, 13, 21, 34]
    assert table[18].formula == 4181


@pytest.mark.parametrize(("name", "claim"), [("no-start", n * (n + 1) / 2 + 1), ("gap", 2 * n + 1)])
def test_what_a_false_proof_claims_cannot_be_concluded(ways, name, claim):
    """The program does not accept the last step either, with all that was shown before it."""
    way = ways[name]
    (quantity,) = way.quantities
    conclusion = induction(Sentence("So it is right for all."), Equation(quantity(n), claim))
    with pytest.raises(StepError, match="does not follow"):
        Way(way.name, way.title, way.quantities, (*way.steps, conclusion), None)


@pytest.mark.parametrize("name", ["set-size", "pip-total", "series", "tilings"])
def test_a_proof_without_its_start_is_refused(ways, name):
    way = ways[name]
    steps = tuple(
        step
        for step in way.steps
        if not any("(0)" in str(equation) or "(1)" in str(equation) for equation in step.equations)
    )
    assert len(steps) == len(way.steps) - 1
    with pytest.raises(StepError):
        Way(way.name, way.title, way.quantities, steps, way.result)


def test_pictures_of_falling_tiles():
    def kinds(picture):
        scene = picture(lambda sentence: sentence.text("en"))
        return [tile.lying for tile in scene.tiles], scene

    assert kinds(falling(0))[0] == [False] * 6
    assert kinds(falling(100))[0] == [True] * 6
    lying, scene = kinds(falling(3, hit=3))
    assert lying == [True] * 3 + [False] * 3
    assert "3 tiles have fallen" in scene.description
    assert "Tile 2 knocks against tile 3" in scene.description
    _, scene = kinds(falling(2, gap=2))
    columns = [tile.cells[0][1] for tile in scene.tiles]
    assert columns == [0, 2, 6, 8, 10, 12]
    assert "Between tile 1 and tile 2 there is a gap" in scene.description
