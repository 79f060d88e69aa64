"""The topics, one module each; what a module needs is told in `domino_math.formulas`."""
