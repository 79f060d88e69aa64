"""What a text of rules is made of: sections of rules, a sentence each."""

from dataclasses import dataclass

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


@dataclass(frozen=True)
class Rule:
    """A rule in words, and the names of the options that it tells.

    An option inside another is named with a dot: `threshold.together`.
    """

    said: Sentence
    options: tuple[str, ...] = ()

    def is_ours(self, rules: RuleSet) -> bool:
        """Whether the source text leaves open what this rule says."""
        return not rules.ours.isdisjoint(self.options)


@dataclass(frozen=True)
class Section:
    """Rules that belong together, under a heading."""

    heading: Sentence
    rules: tuple[Rule, ...]


def double(number: int) -> str:
    """Return how a double is written.

    >>> double(6)
    '6-6'
    """
    return f"{number}-{number}"
