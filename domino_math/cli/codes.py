"""Exit codes: what a verb's answer means to a script."""

DONE = 0
DEFINITE_NO = 1
BAD_INPUT = 2
UNDECIDED = 3
