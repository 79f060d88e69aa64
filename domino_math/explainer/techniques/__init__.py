"""All techniques, from the easiest on. What follows restarts at the first after each success."""

from typing import Any

from domino_math.explainer.technique import Technique
from domino_math.explainer.techniques.alike import AlikeHalves, AlikeNumbers
from domino_math.explainer.techniques.bounds import Bounds
from domino_math.explainer.techniques.breaks import Breaks
from domino_math.explainer.techniques.chain import ForcingChain
from domino_math.explainer.techniques.combinations import PairsOfATotal, SumsOfATotal
from domino_math.explainer.techniques.counted import Counted
from domino_math.explainer.techniques.distinct import DistinctNumbers, DistinctSet
from domino_math.explainer.techniques.few_tiles import FewTiles
from domino_math.explainer.techniques.forces import Forces
from domino_math.explainer.techniques.from_statement import FromStatement
from domino_math.explainer.techniques.halves import HalvesOfANumber
from domino_math.explainer.techniques.inside import Inside
from domino_math.explainer.techniques.last_cell import LastCell, SameAsKnown
from domino_math.explainer.techniques.meeting import Meeting
from domino_math.explainer.techniques.one_cell import OneCell
from domino_math.explainer.techniques.overlap import Overlap
from domino_math.explainer.techniques.parity import Parity
from domino_math.explainer.techniques.rest import Rest
from domino_math.explainer.techniques.same_tile import SameTile
from domino_math.explainer.techniques.same_total import SharedTotal
from domino_math.explainer.techniques.single import OnlyPlace, OnlyWay
from domino_math.explainer.techniques.supported import Supported
from domino_math.explainer.techniques.suppose import Suppose
from domino_math.explainer.techniques.suppose_deeper import SupposeDeeper
from domino_math.explainer.techniques.tight_set import TightSet, TightSetWithDouble

STEPS: tuple[Technique[Any], ...] = (
    # trivial
    OneCell(),
    OnlyPlace(),
    OnlyWay(),
    LastCell(),
    SameAsKnown(),
    # basic
    FromStatement(),
    Bounds(),
    AlikeNumbers(),
    AlikeHalves(),
    DistinctNumbers(),
    Inside(),
    PairsOfATotal(),
    Meeting(),
    Counted(),
    SharedTotal(),
    SameTile(),
    Overlap(),
    Forces(),
    Parity(),
    # hard
    SumsOfATotal(),
    HalvesOfANumber(),
    DistinctSet(),
    TightSet(),
    FewTiles(),
    Supported(),
    Rest(),
    Breaks(),
    # extreme
    TightSetWithDouble(),
    ForcingChain(),
    # beyond
    Suppose(),
)
LADDER: tuple[Technique[Any], ...] = (*STEPS, SupposeDeeper(STEPS))

__all__ = ["LADDER", "STEPS"]
