import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.errors import InputError
from domino_math.explainer import GRADES
from domino_math.families.dominosa import read_game_id
from domino_math.generator import Generated, from_code, generate
from domino_math.generator import generated as module
from domino_math.library import read


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(GRADES), st.integers(0, 2**31 - 1))
def test_the_code_gives_the_puzzle_back(grade, seed):
    (made,) = generate("dominosa", size=4, grade=grade, seed=seed)
    assert from_code(made.code) == made
    assert read(made.code) == made.puzzle
    assert made.puzzle.name == made.code
    assert (made.size, made.grade, made.seed, made.family) == (4, grade, seed, "dominosa")


def test_a_class_gets_different_puzzles_of_one_grade():
    made = generate("dominosa", size=3, grade="basic", number=60)
    assert len({each.puzzle.given for each in made}) == 60
    assert {each.grade for each in made} == {"basic"}
    assert len({each.code for each in made}) == 60


def test_seeds_follow_each_other():
    several = generate("dominosa", grade="trivial", seed=11, number=3)
    assert [each.seed for each in several] == [11, 12, 13]
    assert generate("dominosa", grade="trivial", seed=12) == several[1:2]


def test_after_the_last_seed_comes_the_first():
    several = generate("dominosa", size=3, grade="trivial", seed=2**31 - 1, number=2)
    assert [each.seed for each in several] == [2**31 - 1, 0]


def test_the_game_id_is_read_back():
    for grade, letter in zip(GRADES, ("dt", "db", "dh", "de", ""), strict=True):
        (made,) = generate("dominosa", size=4, grade=grade)
        assert made.id.startswith(f"4{letter}:")
        assert read_game_id(made.id).given == made.puzzle.given


def test_it_shows_itself():
    (made,) = generate("dominosa", size=3, grade="trivial")
    text = str(made)
    assert text.startswith(f"Dominosa of order 3, trivial: {made.code}\n")
    assert text.count("\n") == 10
    assert made._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"size": 0}, "dominosa: there is no size 0; size is the order, n of the set double-n: "),
        ({"size": 99}, "dominosa: there is no size 99; "),
        ({"size": -1}, "dominosa: there is no size -1; "),
        ({"grade": "easy"}, "dominosa: 'easy' is no grade; it is trivial, basic, hard, extreme or"),
        (
            {"size": 2, "grade": "hard"},
            "dominosa: there is none of grade hard and size 2, only ",
        ),
        ({"number": 0}, "dominosa: the number of puzzles is 1 to 10,000, not 0"),
        ({"number": 10**9}, "dominosa: the number of puzzles is 1 to 10,000, not 1000000000"),
        ({"seed": -1}, "dominosa: seeds are from 0 to 2,147,483,647, not -1"),
        ({"seed": 2**31}, "dominosa: seeds are from 0 to 2,147,483,647, not 2147483648"),
    ],
)
def test_wrong_use_is_told(wrong, what):
    with pytest.raises(InputError) as error:
        generate("dominosa", **wrong)
    assert str(error.value).startswith(what)


def test_an_unknown_family_is_told():
    with pytest.raises(InputError, match="dominoes: is no family that can be generated; try"):
        generate("dominoes")


def test_a_code_of_no_family_and_one_of_no_size_are_told():
    with pytest.raises(InputError, match="Z is no family; there are D for dominosa"):
        from_code(str(module.Code("Z", 6, "hard", 7)))
    with pytest.raises(InputError, match="there is no size 30;"):
        from_code(str(module.Code("D", 30, "hard", 7)))


def test_more_puzzles_than_there_are_is_told(monkeypatch):
    same = module.makers()["dominosa"].make(2, "basic", module.Dice(1), lambda: None)
    maker = module.replace(module.makers()["dominosa"], make=lambda *_: same)
    monkeypatch.setattr(module, "makers", lambda: {"dominosa": maker})
    with pytest.raises(InputError, match="seem to be only 1 different puzzle of size 2 and"):
        generate("dominosa", size=2, grade="basic", number=2)


def test_ctrl_c_keeps_what_is_done():
    def stop(found: int, _: float) -> None:
        if found == 2:
            raise KeyboardInterrupt

    made = generate("dominosa", size=3, grade="trivial", number=50, progress=stop)
    assert [each.seed for each in made] == [0, 1]


def test_progress_counts_puzzles():
    seen = []
    generate("dominosa", size=3, grade="basic", number=3, progress=lambda n, s: seen.append((n, s)))
    assert [n for n, _ in seen] == sorted(n for n, _ in seen)
    assert seen[-1][0] == 3
    assert all(seconds >= 0 for _, seconds in seen)


def test_a_generated_puzzle_is_a_value():
    (one,) = generate("dominosa", size=3, grade="trivial")
    (other,) = generate("dominosa", size=3, grade="trivial")
    assert isinstance(one, Generated)
    assert one == other
    assert hash(one) == hash(other)
