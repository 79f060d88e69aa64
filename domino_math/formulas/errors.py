"""What is wrong with a derivation is a defect of ours."""


class StepError(Exception):
    """A step of a derivation does not hold. That is a mistake in the derivation, never the user's.

    >>> print(StepError("2·n = 3·n does not follow"))
    2·n = 3·n does not follow
    """
