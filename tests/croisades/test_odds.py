"""Odds from a view: own people exactly, others as they may be, and the same for hidden twins."""

from __future__ import annotations

import pytest

from levant.croisades import words as w
from levant.croisades.garrison import QUARTER
from levant.croisades.odds import odds
from levant.croisades.records import Count
from levant.croisades.roster import CIVILIAN, CLASS
from levant.croisades.views import CroisadesView
from levant.kernel.title import Json, LevantError
from tests.croisades.hidden import twin
from tests.croisades.scene import Scene, scene
from tests.croisades.warlike import decisions

WRONG: list[tuple[dict[str, object], str]] = [
    ({}, "kind: one of battle"),
    ({"kind": "duel", "hex": "acre"}, "kind: one of battle"),
    ({"kind": "battle"}, "hex: None is no hex"),
    ({"kind": "battle", "hex": "paris"}, "hex: 'paris' is no hex"),
    ({"kind": "battle", "hex": "acre", "town": "acre"}, "town: no such field"),
    ({"kind": "battle", "hex": "1908"}, "groups: name those"),
    ({"kind": "battle", "hex": "1907", "groups": [1]}, "hex: no enemy stands in 1907"),
    ({"kind": "battle", "hex": "1908", "groups": [9]}, "groups: you have no number 9"),
    ({"kind": "battle", "hex": "1908", "groups": "g1"}, "groups: a list of numbers"),
    ({"kind": "battle", "hex": "1908", "groups": [True]}, "groups: you have no number True"),
    ({"kind": "battle", "hex": "1908", "groups": [1], "samples": 0}, "samples: a number from 1"),
    ({"kind": "battle", "hex": "1908", "groups": [1], "samples": True}, "samples: a number"),
    ({"kind": "assault", "hex": "1908"}, "hex: nobody besieges 1908"),
    ({"kind": "talks", "hex": "acre"}, "hex: nobody besieges acre"),
    ({"kind": "sea", "hex": "1908"}, "hex: 1908 is no port"),
    ({"kind": "sea", "hex": "acre"}, "hex: no ship lies in acre"),
    ({"kind": "sea", "hex": "tyre"}, "hex: no enemy ship lies in tyre"),
    ({"kind": "sea", "hex": "acre", "ships": [7]}, "ships: you have no number 7"),
]


def ask(s: Scene, role: str, **spec: object) -> dict[str, Json]:
    return odds(s.game.view(s.role(role)), spec, 5)


def chance(answer: dict[str, Json], end: str) -> float:
    outcomes = answer["outcomes"]
    assert isinstance(outcomes, dict)
    found = outcomes[end]
    assert isinstance(found, float)
    return found


def side(answer: dict[str, Json], number: int) -> dict[str, Json]:
    sides = answer["sides"]
    assert isinstance(sides, list)
    found = sides[number]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("spec", "said"), WRONG)
def test_a_wrong_question_names_its_field(spec: dict[str, object], said: str) -> None:
    s = scene("crusader 1909: knight 5", "saracen 1908: emir 1 fatimid_foot 8")
    s.ship("crusader", "tyre")
    with pytest.raises(LevantError) as wrong:
        odds(s.game.view(0), spec, 1)
    assert str(wrong.value).startswith(said)


def test_2_5_own_people_count_as_they_are_and_those_of_others_as_they_may_be() -> None:
    s = scene("crusader 1909: knight 9 halberdier 2", "saracen 1908: emir 1 fatimid_foot 8")
    answer = ask(s, "crusader", kind="battle", hex="1908", groups=[1], samples=20)
    ours, theirs = side(answer, 0), side(answer, 1)
    assert (ours["role"], ours["strength"]) == ("crusader", 11)
    # No group of this role began with nine; that they are nine is not for the asker to know.
    assert (theirs["role"], answer["assumed"]) == ("saracen", ["people"])
    assert theirs["strength"] != 9
    assert chance(answer, "won") + chance(answer, "lost") == pytest.approx(1)


def test_2_42_numbers_that_were_told_are_used() -> None:
    s = scene("crusader 1908: knight 6", "saracen 1908: emir 3 fatimid_foot 14")
    s.meeting("saracen", "crusader", "1908", "1907")
    s.game.informed.append(Count(s.role("crusader"), s.group("saracen").hex, 14, 3))
    answer = ask(s, "crusader", kind="battle", hex="1908", samples=5)
    assert side(answer, 0)["role"] == "saracen"
    assert side(answer, 0)["strength"] == 17
    assert side(answer, 1)["strength"] == 6


def test_2_42_what_was_told_is_about_the_invaders_not_about_allies() -> None:
    s = scene(
        "egypt 1908: emir 1 fatimid_foot 9", "syria 1908: emir 1 syrian_foot 9",
        "jerusalem 1908: knight 5", "jerusalem 1908: knight 3", scenario="nile",
    )  # fmt: skip
    egypt, syria = s.role("egypt"), s.role("syria")
    s.game.pacts[egypt] |= 1 << syria
    s.game.pacts[syria] |= 1 << egypt
    meeting = s.meeting("jerusalem", "egypt", "1908", "1909")
    meeting.defenders.append(syria)
    s.game.informed.append(Count(egypt, meeting.hex, 0, 8))
    answer = ask(s, "egypt", kind="battle", hex="1908", samples=5)
    assert side(answer, 0)["strength"] == 8
    ours = side(answer, 1)["strength"]
    assert isinstance(ours, float)
    assert ours > 10


def test_2_5_the_stronger_side_usually_wins_and_loses_less() -> None:
    s = scene("crusader 1908: king 1 knight 20", "saracen 1908: emir 1 fatimid_foot 6")
    s.meeting("crusader", "saracen", "1908", "1909")
    s.game.informed.append(Count(s.role("saracen"), s.group("crusader").hex, 0, 21))
    s.game.informed.append(Count(s.role("crusader"), s.group("saracen").hex, 6, 1))
    for role in ("crusader", "saracen"):
        answer = ask(s, role, kind="battle", hex="1908", samples=20)
        assert chance(answer, "won") > 0.8, role
        ours, theirs = side(answer, 0)["mean_loss"], side(answer, 1)["mean_loss"]
        assert isinstance(ours, float)
        assert isinstance(theirs, float)
        assert ours < theirs


def test_2_5_a_battle_under_way_is_reckoned_from_those_on_the_field() -> None:
    s = scene("crusader 1908: baron 1 knight 9", "saracen 1908: emir 1 fatimid_foot 3")
    s.meeting("crusader", "saracen", "1908", "1909")
    s.step(w.LAND_BATTLES)
    while s.asked != "stance":
        s.do(s.legal()[0])
    answer = ask(s, "saracen", kind="battle", hex="1908", samples=5)
    assert answer["assumed"] == ["anew"]
    assert [side(answer, n)["strength"] for n in (0, 1)] == [10, 4]


def besieged(men: str) -> Scene:
    s = scene(f"crusader acre: {men}")
    s.siege("crusader", "acre")
    return s


def test_2_67_the_chance_of_talks_is_that_of_the_die() -> None:
    s = besieged("king 1 knight 10 spearman 190")
    siege = s.game.sieges[0]
    siege.line, siege.inner, siege.fed = 1, 4, QUARTER
    # The besieger, three times as many (+2), before a breached inner wall (+3): 7 or more.
    ours = ask(s, "crusader", kind="talks", hex="acre", samples=3)
    assert chance(ours, "surrender") == pytest.approx(0.4)
    assert ours["assumed"] == ["garrison", "rations"]
    # The keeper knows that he gave quarter rations (+2), but not who is out there.
    s.game.groups.clear()
    for _ in range(30):
        s.add("crusader acre: baron 1 spearman 9")
    theirs = ask(s, "saracen", kind="talks", hex="acre", samples=3)
    assert chance(theirs, "surrender") == pytest.approx(0.6)
    assert theirs["assumed"] == ["engines", "people"]


def test_2_64_an_assault_needs_a_way_onto_the_walls() -> None:
    s = besieged("king 1 knight 10 spearman 60")
    with pytest.raises(LevantError, match="engines: nothing leads onto the walls of acre"):
        ask(s, "crusader", kind="assault", hex="acre")
    with pytest.raises(LevantError, match="engines: 'mule' is none"):
        ask(s, "crusader", kind="assault", hex="acre", engines={"mule": 1})
    with pytest.raises(LevantError, match="ladder: a number from 1"):
        ask(s, "crusader", kind="assault", hex="acre", engines={"ladder": "six"})
    with pytest.raises(LevantError, match="engines: numbers by name"):
        ask(s, "crusader", kind="assault", hex="acre", engines=[6])
    few = ask(s, "crusader", kind="assault", hex="acre", engines={"ladder": 1}, samples=12)
    ways = {"tower": 10, "ladder": 30}
    many = ask(s, "crusader", kind="assault", hex="acre", engines=ways, samples=12)
    assert chance(few, "held") > chance(many, "held")
    assert side(few, 0)["strength"] == 71


def test_great_fights_are_fought_less_often() -> None:
    s = besieged("king 1 knight 10 spearman 60")
    s.group("crusader").men[CLASS["spearman"]] = 4000
    answer = ask(s, "crusader", kind="talks", hex="acre", samples=50)
    assert answer["samples"] == 2


def test_2_64_the_keeper_knows_his_garrison() -> None:
    s = besieged("king 1 knight 10 spearman 60")
    siege = s.game.sieges[0]
    siege.men = [0] * len(siege.men)
    siege.men[CIVILIAN] = 5
    siege.men[0] = 3
    answer = ask(s, "saracen", kind="assault", hex="acre", samples=3)
    assert side(answer, 1)["strength"] == 3
    assert answer["assumed"] == ["engines", "people"]


def test_2_33_ships_are_seen_by_all() -> None:
    s = scene()
    for _ in range(3):
        s.ship("crusader", "acre", war=True)
    s.ship("saracen", "acre")
    answer = ask(s, "crusader", kind="sea", hex="acre", samples=50)
    assert chance(answer, "won") > 0.95
    assert answer["assumed"] == []
    assert [side(answer, n)["strength"] for n in (0, 1)] == [3, 1]
    beaten = ask(s, "saracen", kind="sea", hex="acre", samples=50)
    assert chance(beaten, "lost") > 0.95


def test_2_33_ships_that_would_come_are_counted() -> None:
    s = scene()
    s.ship("saracen", "acre", war=True)
    far = s.ship("crusader", "tyre", war=True)
    answer = ask(s, "crusader", kind="sea", hex="acre", ships=[far.number], samples=100)
    assert 0.3 < chance(answer, "won") < 0.7


def questions(view: CroisadesView) -> list[dict[str, object]]:
    """What a role may want to know of what it sees."""
    asked: list[dict[str, object]] = []
    own = [g["group"] for g in view["groups"] if g["role"] == view["role"] and "men" in g]
    foes = [g for g in view["groups"] if g["role"] != view["role"] and g["hex"]]
    for foe in foes[:2]:
        asked.append({"kind": "battle", "hex": foe["hex"], "groups": own[:2], "samples": 2})
    for siege in view["sieges"][:2]:
        asked.append({"kind": "talks", "hex": siege["hex"], "samples": 2})
        ladders = {"ladder": 4}
        asked.append({"kind": "assault", "hex": siege["hex"], "engines": ladders, "samples": 1})
    asked += [
        {"kind": "sea", "hex": ship["port"], "samples": 3}
        for ship in view["ships"][:2]
        if ship["port"] != "high_seas"
    ]
    return asked


def answered(view: CroisadesView, spec: dict[str, object]) -> object:
    try:
        return odds(view, spec, 9)
    except LevantError as wrong:
        return str(wrong)


@pytest.mark.parametrize("scenario", ["third_crusade", "nile"])
def test_the_odds_are_the_same_whatever_is_hidden(scenario: str) -> None:
    told = 0
    for ply, (game, _, _) in enumerate(decisions(scenario, 5, {"turns": 2})):
        if ply % 130 != 7:
            continue
        for role in (*range(game.roles), None):
            view, other = game.view(role), twin(game, role, ply).view(role)
            for spec in questions(view):
                found = answered(view, spec)
                told += isinstance(found, dict)
                assert found == answered(other, spec), spec
    assert told > 10
