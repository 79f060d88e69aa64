"""The words around the steps of a derivation, the same in every format."""

from domino_math.formulas.equation import Equation
from domino_math.formulas.step import Step
from domino_math.formulas.symbols import n
from domino_math.formulas.way import Result, Way
from domino_math.i18n import Sentence

FORMULA = Sentence("formula")
COUNTED = Sentence("counted", context="table")
TOO_WIDE = Sentence("(This picture is too wide for text. --svg FILE draws it.)")


def way_heading(number: int, way: Way) -> Sentence:
    """Return the heading of a way."""
    return Sentence("Way {number}: {title}", number=number, title=way.title)


def example(equation: Equation, number: int | None) -> Sentence | None:
    """Return what an equation says for one n, or None if that is nothing new."""
    numbers = None if number is None else equation.with_numbers({n: number})
    if numbers is None:
        return None
    return Sentence("For {n} = {number}: {example}", n=n, number=number, example=numbers)


def table_caption(result: Result) -> Sentence:
    """Return what the table of a result shows."""
    if not result.example:
        return _checked(result)
    return Sentence(
        "{checked} Here {example}.",
        checked=_checked(result),
        example=tuple(Equation(letter, number) for letter, number in result.example),
    )


def _checked(result: Result) -> Sentence:
    return Sentence(
        "Check: {letter}, {meaning}, counted directly for {n} from {first} to {last}.",
        letter=result.quantity.symbol,
        meaning=result.quantity.meaning,
        n=n,
        first=result.numbers[0],
        last=result.numbers[-1],
    )


def told(step: Step) -> Sentence:
    """Return the sentence of a step, and how its equations were made sure of if it has some."""
    if not step.equations:
        return step.sentence
    return Sentence("{sentence} ({reason})", sentence=step.sentence, reason=step.reason.label)
