"""The letters that formulas share. All of them stand for whole numbers."""

from sympy import Symbol

n = Symbol("n", integer=True, nonnegative=True)
k = Symbol("k", integer=True, nonnegative=True)
