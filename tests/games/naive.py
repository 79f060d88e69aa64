"""A second way to find the legal moves, written apart from the engine and much slower.

The table is a list of open sides. Each side is a small dictionary: the number it shows, what lies
there (a plain half, a double across, a double along, a side of the cross), and which tile it
belongs to. Every tile is tried on every side; two ways that leave the same open sides are one.
"""

from itertools import permutations, product


class Table:
    """All that matters for going on: the open sides, and whether there is a cross."""

    def __init__(self, rules, sides=(), cross=None, doubles=0, covered=0, tiles=0):
        self.rules, self.sides, self.cross = rules, [dict(side) for side in sides], cross
        self.doubles, self.covered, self.tiles = doubles, covered, tiles

    def copy(self):
        return Table(self.rules, self.sides, self.cross, self.doubles, self.covered, self.tiles)

    def kinds(self):
        """The number and the kind of each open side, in order."""
        return sorted((side["number"], side["what"]) for side in self.sides)

    def signature(self):
        """The same for two tables on which everything goes on alike."""
        together = sorted(sum(s["tile"] == side["tile"] for s in self.sides) for side in self.sides)
        return self.kinds(), together, self.cross is not None, self.covered

    def playable(self):
        for place, side in enumerate(self.sides):
            waiting = side["what"] == "cross" and side["late"] and self.covered < 2
            if not (waiting and not self.rules.sides_at_once):
                yield place

    def lead(self, tile):
        new = self.copy()
        new.tiles, new.doubles = 1, int(tile.is_double)
        if tile.is_double and self.rules.branches == "first placed":
            new.cross = 0
            new.sides = [
                {"number": tile.low, "what": "cross", "tile": 0, "late": late}
                for late in (False, False, True, True)
            ]
        else:
            what = "across" if tile.is_double else "plain"
            new.sides = [
                {"number": number, "what": what, "tile": 0, "late": False}
                for number in (tile.low, tile.high)
            ]
        return new

    def put(self, tile, place, how):
        """Lay a tile on a side; None if it does not fit."""
        side = self.sides[place]
        if side["number"] not in (tile.low, tile.high):
            return None
        new = self.copy()
        del new.sides[place]
        name = new.tiles
        new.tiles += 1
        if side["what"] == "cross":
            new.covered += 1
        if not tile.is_double:
            beyond = tile.low + tile.high - side["number"]
            new.sides.append({"number": beyond, "what": "plain", "tile": name, "late": False})
        elif how != "closed":
            crossing = (
                self.rules.branches == "first placed"
                and self.cross is None
                and (self.doubles == 0 or self.rules.closed_first == "next double")
            )
            if crossing:
                new.cross, new.covered = name, 1
                new.sides += [
                    {"number": tile.low, "what": "cross", "tile": name, "late": late}
                    for late in (False, True, True)
                ]
            else:
                what = "along" if how == "along" else "across"
                new.sides.append({"number": tile.low, "what": what, "tile": name, "late": False})
        if (
            self.rules.branches == "first covered"
            and self.cross is None
            and side["what"] in ("across", "along")
            and all(other["tile"] != side["tile"] for other in new.sides)
        ):
            new.cross, new.covered = side["tile"], 2
            new.sides += [
                {"number": side["number"], "what": "cross", "tile": side["tile"], "late": True}
            ] * 2
        new.doubles += tile.is_double
        return new


def ways(rules, table, tile):
    if not tile.is_double:
        return ["as it is"]
    found = ["as it is"]
    if rules.closing:
        found.append("closed")
    if rules.doubles == "choice" and (table.doubles or rules.branches == "none"):
        found.append("along")
    return found


def lays(rules, table, hand):
    """All tables that one turn of laying can lead to, with the tiles that it takes."""
    found = {}
    doubles = [tile for tile in hand if tile.is_double]
    groups = [(tile,) for tile in hand]
    for number in range(2, rules.at_once + 1):
        groups += permutations(doubles, number)
    for group in groups:
        # All of them go on sides that were open before the turn.
        for places in permutations(list(table.playable()), len(group)):
            for how in product(*(ways(rules, table, tile) for tile in group)):
                new, open_sides = table, list(range(len(table.sides)))
                for tile, place, way in zip(group, places, how, strict=True):
                    new = new.put(tile, open_sides.index(place), way)
                    if new is None:
                        break
                    open_sides.remove(place)
                else:
                    named = tuple(sorted(zip(group, how, strict=True)))
                    found[str((named, new.signature()))] = (group, new)
    return list(found.values())


class Game:
    """A deal as it stands: the same as a state of the engine, kept in another way."""

    def __init__(self, rules, hands, boneyard, turn):
        self.rules, self.hands = rules, [list(hand) for hand in hands]
        self.boneyard, self.turn = list(boneyard), turn
        self.table, self.drawn, self.passes = None, 0, 0

    def next(self):
        new = Game(self.rules, self.hands, self.boneyard, self.turn)
        new.table, new.drawn, new.passes = self.table, self.drawn, self.passes
        return new

    def over(self):
        if any(not hand for hand in self.hands):
            return True
        if self.table is None:
            return False
        if not list(self.table.playable()):
            return True
        if self.rules.block == "all passed":
            return self.passes == len(self.hands)
        return not self.boneyard and not any(
            lays(self.rules, self.table, hand) for hand in self.hands
        )

    def successors(self):
        """One game for each legal move, without the rules for the first lead."""
        if self.over():
            return
        hand = self.hands[self.turn]
        if self.table is None:
            options = [((tile,), Table(self.rules).lead(tile)) for tile in hand]
        else:
            options = lays(self.rules, self.table, hand)
        for group, table in options:
            new = self.next()
            new.table, new.drawn, new.passes = table, 0, 0
            new.hands[self.turn] = [tile for tile in hand if tile not in group]
            new.turn = (self.turn + 1) % len(self.hands)
            yield new
        if options:
            return
        new = self.next()
        if self.boneyard and not (self.rules.draw == "one" and self.drawn):
            new.hands[self.turn].append(new.boneyard.pop(0))
            new.drawn += 1
        else:
            new.turn = (self.turn + 1) % len(self.hands)
            new.drawn, new.passes = 0, self.passes + 1
        yield new


def perft(game, depth):
    """How many games there are after so many moves."""
    if depth == 0:
        return 1
    return sum(perft(new, depth - 1) for new in game.successors())
