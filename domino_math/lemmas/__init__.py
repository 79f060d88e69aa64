"""Proved consequences of a statement, each with its reason in words."""

from domino_math.lemmas.lemma import Lemma, reasons, why_impossible
from domino_math.lemmas.rules import lemmas

__all__ = ["Lemma", "lemmas", "reasons", "why_impossible"]
