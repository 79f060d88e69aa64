import json


def test_the_number_is_told_with_the_method(invoke):
    ran = invoke("count", "closed-chain-6")
    assert ran.code == 0
    assert ran.out.startswith("closed-chain-6: 7,959,229,931,520 solutions, 142,129,105,920 up to ")


def test_json_holds_the_number_as_a_string(invoke):
    ran = invoke("count", "closed-chain-6", "--json")
    assert json.loads(ran.out) == {
        "puzzle": "closed-chain-6",
        "count": "7959229931520",
        "exact": True,
        "up_to_symmetry": "142129105920",  # 28 turns, and each of them mirrored
    }


def test_symmetric_solutions_are_told_apart(invoke):
    ran = invoke("count", "five-dominoes-5")
    assert ran.out.startswith("five-dominoes-5: 8 solutions, 4 up to symmetry (by a sweep")


def test_a_lower_bound_is_undecided(invoke):
    ran = invoke("count", "free-frame-44", "--time", "0.1", "--json")
    assert ran.code == 3
    assert json.loads(ran.out)["exact"] is False


def test_none_is_a_number_too(invoke):
    ran = invoke("count", "frame-43")
    assert (ran.code, ran.out[:31]) == (0, "frame-43: 0 solutions (proved w")


def test_the_number_is_told_in_russian(invoke):
    out = invoke("count", "dominosa-6-several", "--lang", "ru").out
    assert out.startswith("dominosa-6-several: 8 решений (точным покрытием, ")
    out = invoke("count", "closed-chain-6", "--lang", "ru").out
    assert out.startswith("closed-chain-6: 7\u00a0959\u00a0229\u00a0931\u00a0520 решений")
