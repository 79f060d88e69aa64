"""What the open ends count, in words: which numbers are added, and what the spinner adds."""

from domino_math.games.line import NO_TIP, Line, counts_text, covered_sides, spinner_counted
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


def counts_words(line: Line, rules: RuleSet) -> Sentence:
    """Say what the open ends count, after they have been named.

    A spinner may have more open sides than count; then that is said too.

    >>> from domino_math.games import rules
    >>> from domino_math.games.line import lay
    >>> from domino_math.games.moves import Play
    >>> line = Line()
    >>> for text in ("5-5", "3-5L"):
    ...     line = lay(line, Play.parse(text), rules("fives"))
    >>> print(counts_words(line, rules("fives")))
    They count 3 + 5 + 5 = 13: of the free sides of the spinner, two count.
    """
    added = counts_text(line, rules)
    counted = spinner_counted(line, rules)
    if line.spinner == NO_TIP or counted == 4 - covered_sides(line):
        return Sentence("They count {sum}.", sum=added)
    if counted:
        return Sentence("They count {sum}: of the free sides of the spinner, two count.", sum=added)
    return Sentence("They count {sum}: the free sides of the spinner do not.", sum=added)
