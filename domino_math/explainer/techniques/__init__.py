"""All techniques, from the easiest on. What follows restarts at the first after each success."""

from domino_math.explainer.technique import Technique
from domino_math.explainer.techniques.chain import ForcingChain
from domino_math.explainer.techniques.forces import Forces
from domino_math.explainer.techniques.overlap import Overlap
from domino_math.explainer.techniques.parity import Parity
from domino_math.explainer.techniques.same_tile import SameTile
from domino_math.explainer.techniques.single import OnlyPlace, OnlyWay
from domino_math.explainer.techniques.suppose import Suppose
from domino_math.explainer.techniques.suppose_deeper import SupposeDeeper
from domino_math.explainer.techniques.tight_set import TightSet, TightSetWithDouble

_STEPS: tuple[Technique, ...] = (
    OnlyPlace(),
    OnlyWay(),
    SameTile(),
    Overlap(),
    Forces(),
    Parity(),
    TightSet(),
    TightSetWithDouble(),
    ForcingChain(),
    Suppose(),
)
LADDER: tuple[Technique, ...] = (*_STEPS, SupposeDeeper(_STEPS))

__all__ = ["LADDER"]
