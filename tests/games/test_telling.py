from domino_math.games import Lead, apply, dealt, new_match, read_move, rules, settle
from domino_math.games.telling import accounts_told, end_told, move_told, verdict_told
from domino_math.tiles import Tile


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def told(state, *moves, reader=0):
    lines = []
    for text in moves:
        move = read_move(text)
        new = apply(state, move)
        lines.append(str(move_told(state, move, new, reader)))
        state = new
    return state, lines


def test_a_drawn_tile_is_told_to_its_owner_only():
    start = dealt(rules("classic"), [tiles("6-6 1-2"), tiles("3-3")], tiles("0-1"))
    assert told(start, "6-6", "draw", reader=1)[1][1] == "You: 0-1 from the boneyard."
    assert told(start, "6-6", "draw", reader=0)[1][1] == "Player 2: a tile from the boneyard."


def test_a_deal_is_told_to_its_end():
    start = dealt(rules("classic"), [tiles("6-6 1-6"), tiles("5-6 0-1 2-2")])
    state, lines = told(start, "6-6", "5-6L", "1-6R")
    assert lines == [
        "You: 6-6 to begin with.",
        "Player 2: 5-6 on the left.",
        "You: 1-6 on the right.",
    ]
    assert list(map(str, end_told(state, 0))) == [
        "You went out: the deal is over.",
        "Player 2 still holds 0-1 and 2-2: 5 points.",
    ]
    match = settle(new_match(rules("classic")), state)
    assert str(accounts_told(match)) == "On the accounts: You – 5 and Player 2 – 0."


def test_a_fish_and_remembered_points():
    start = dealt(rules("kozel-karapysik"), [tiles("1-1 0-2"), tiles("0-3 4-4")])
    state, _ = told(start, "1-1")
    assert list(map(str, end_told(state, 1))) == [
        "Player 1 made a fish: nobody can go on, the deal is over.",
        "Player 1 still holds 0-2: 2 points.",
        "You still hold 0-3 and 4-4: 11 points.",
    ]
    match = settle(new_match(rules("kozel-karapysik")), state)
    assert str(accounts_told(match)) == "On the accounts: You – 0 and Player 2 – 13."


def test_leading_for_a_hundred_and_a_match_won():
    hands = [tiles("1-2 6-6"), tiles("3-4")]
    lead = Lead("free", 0, may_claim=(0,))
    start = dealt(rules("sea-kozel"), hands, lead=lead)
    state, lines = told(start, "6-6")
    assert lines == ["You: 6-6 for a hundred."]
    over = dealt(rules("sea-kozel"), [tiles("0-0"), tiles("3-4")], lead=Lead("free", 0))
    state, _ = told(over, "0-0")
    match = settle(new_match(rules("sea-kozel")), state)
    assert str(verdict_told(match)) == "The match is over. Won: You."
    assert str(verdict_told(match).text("ru")) == "Партия окончена. Победа: Вы."
