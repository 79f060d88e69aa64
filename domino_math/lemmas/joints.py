"""Which joints there are wherever the tiles lie."""

from collections import Counter

from domino_math.constraints import Matching
from domino_math.layout import Joint, make_slot
from domino_math.puzzle import Puzzle


def fixed_joints(puzzle: Puzzle) -> tuple[Matching | None, tuple[Joint, ...]]:
    """Return the matching constraint and its joints, if each is one wherever the tiles lie.

    No tile can lie across one of them, and no two have a cell in common.
    """
    slots = frozenset(puzzle.layout.slots)
    for constraint in puzzle.constraints:
        if isinstance(constraint, Matching):
            joints = tuple(make_slot(*joint) for joint in constraint.joints)
            apart = len(constraint.cells) == 2 * len(joints)
            fixed = apart and not slots.intersection(joints)
            return (constraint, joints) if fixed else (None, ())
    return None, ()


def each_in_one_joint(puzzle: Puzzle, matching: Matching) -> bool:
    """Say whether, wherever the tiles lie, each cell of a joint meets exactly one other half.

    On a path whose tiles may start either way a cell is in two possible joints, of which one
    lies inside its tile.
    """
    slots = frozenset(puzzle.layout.slots)
    joints = frozenset(make_slot(*joint) for joint in matching.joints)
    fixed = Counter(cell for joint in joints - slots for cell in joint)
    loose = Counter(cell for joint in joints & slots for cell in joint)
    if not loose:
        return set(fixed.values()) == {1}
    # A tile on a cell of a joint must lie across a joint, or its cells would meet two halves.
    across = all(joints.issuperset(puzzle.layout.slots_of[cell]) for cell in loose)
    return not fixed and set(loose.values()) == {2} and across
