"""Solve, check and explain full-set domino puzzles."""
