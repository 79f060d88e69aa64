"""Proved consequences of a statement, each with its reason in words."""

from domino_math.lemmas.finders import lemmas
from domino_math.lemmas.lemma import Lemma, reasons, why_impossible

__all__ = ["Lemma", "lemmas", "reasons", "why_impossible"]
