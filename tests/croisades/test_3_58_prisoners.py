"""3.58 Prisoners: pleas, guards, ransom, where they are held, how they get free (E 103)."""

from __future__ import annotations

import json

import pytest

from levant.croisades import custody, investment, morale, outcome, remnants, seafight, supply
from levant.croisades import words as w
from levant.croisades.board import HEX, NOWHERE, PLACE
from levant.croisades.fights import Battle, Company
from levant.croisades.pieces import Captive, Dungeon
from levant.croisades.ranks import CAPTIVE, DEAD, FIELD, WOUNDED
from levant.croisades.roster import CLASS, PRICE
from tests.croisades.scene import Scene, scene

KNIGHT, EMIR, BARON = CLASS["knight"], CLASS["emir"], CLASS["baron"]
OPTIONS = {"captures": 1}


def captive(owner: int = 0, c: int = KNIGHT, turns: int = 0) -> Captive:
    return Captive(owner, c, turns)


def capturing(*lines: str, scenario: str = "third_crusade") -> Scene:
    return scene(*lines, scenario=scenario, options=OPTIONS)


def places(s: Scene) -> list[tuple[str, object, object]]:
    """Who is held: what he is, by which group, where."""
    seen = json.loads(json.dumps(s.game.view(None)))
    return [(one["class"], one["group"], one["hex"]) for one in seen["prisoners"]]


def face_to_face(s: Scene) -> Battle:
    """The battle in 1908, with one company of each side, hand to hand in the centre."""
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    b = s.game.battle
    assert b is not None
    for f in b.fighters:
        f.company = f.side
    b.companies = [Company(side, wing=1, status=FIELD, owner=side) for side in (0, 1)]
    return b


# --- Pleas and guards -------------------------------------------------------------------------


def test_3_58_only_the_wounded_or_surrounded_plead_with_a_knight() -> None:
    s = scene("crusader 1908: knight 3", "saracen 1908: royal_mamluk 3", options={"captures": 1})
    b = face_to_face(s)
    knight = b.fighters[0]
    melee = morale.Melee(captures=True)
    assert not morale.pleads(b, knight, melee)
    knight.state |= WOUNDED
    assert morale.pleads(b, knight, melee)
    for f in b.fighters:
        if f.side == 1:
            f.cls = CLASS["light_mamluk"]
    assert not morale.pleads(b, knight, melee)


def test_3_58_guards_of_equal_or_one_lower_class_or_two() -> None:
    sergeant, spear = CLASS["sergeant"], CLASS["spearman"]
    assert custody.guarded(KNIGHT, [CLASS["royal_mamluk"]])
    assert custody.guarded(KNIGHT, [sergeant])
    assert not custody.guarded(KNIGHT, [spear])
    assert custody.guarded(KNIGHT, [spear, spear])
    assert custody.guarded(CLASS["king"], [sergeant])


def test_3_58_a_guard_guards_one_prisoner() -> None:
    guards = [KNIGHT, CLASS["sergeant"], CLASS["spearman"]]
    held = [custody.post_guards(EMIR, guards) for _ in range(3)]
    assert held == [True, True, False]
    assert guards == [CLASS["spearman"]]
    s = capturing("saracen 1908: light_mamluk 1 fatimid_foot 4")
    group = s.group("saracen")
    group.captives = [captive(), captive()]
    assert custody.can_guard(group, KNIGHT)
    group.captives.append(captive())
    assert not custody.can_guard(group, KNIGHT)


def test_3_58_wounded_prisoners_heal_with_groups_and_in_strongholds() -> None:
    s = capturing("saracen 1908: emir 3")
    s.group("saracen").captives = [captive(turns=2)]
    s.game.dungeons = [Dungeon(PLACE["cairo"], [captive(turns=1)])]
    outcome.heal(s.game)
    assert [one.one.turns for one in custody.held(s.game)] == [1, 0]
    outcome.heal(s.game)
    assert [one.one.turns for one in custody.held(s.game)] == [0, 0]


def test_3_58_ransom_is_the_price_and_frees_the_prisoner() -> None:
    s = capturing("crusader tyre: knight 3", "saracen 1908: emir 3")
    s.group("saracen").captives = [captive()]
    s.game.dungeons = [Dungeon(PLACE["cairo"], [captive(c=BARON, turns=2)])]
    s.game.points = [120, 0]
    s.phase(w.REORGANISE).do("ransom saracen knight", "ransom saracen baron", role="crusader")
    assert s.game.points == [10, 110]
    assert s.group("crusader").men[KNIGHT] == 4
    # He is as he is now: wounded prisoners come home wounded.
    assert s.group("crusader").hurt == [(BARON, 2)]
    assert places(s) == []
    assert s.game.dungeons == []


# --- Where they are held ----------------------------------------------------------------------


def won(loser: int, *lines: str, scenario: str = "third_crusade") -> Scene:
    """A battle in 1908 that one side is about to have lost."""
    s = capturing(*lines, scenario=scenario)
    roles = s.game.scenario.roles
    first, second = (roles[r] for r in sorted({g.role for g in s.game.groups})[:2])
    s.meeting(first, second, "1908", "2008")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side", "deploy", "first"):
        s.do(s.legal()[0])
    battle = s.game.battle
    assert battle is not None
    battle.loser = loser
    return s


def over(s: Scene) -> Scene:
    s.step(w.BATTLE_OVER)
    while s.asked == "retreat_to":
        s.do(s.legal()[0])
    return s


def test_3_58_who_is_taken_in_battle_goes_with_the_group_that_guards_him() -> None:
    s = won(0, "crusader 1908: knight 6", "saracen 1908: emir 3")
    battle = s.game.battle
    assert battle is not None
    battle.fighters[0].state |= CAPTIVE
    over(s)
    assert places(s) == [("knight", 1, "1908")]
    assert s.events("taken_prisoner")[0]["captor"] == "saracen"
    assert s.group("crusader").men[KNIGHT] == 5
    s.group("saracen").hex = HEX["2008"]
    assert places(s) == [("knight", 1, "2008")]


def test_3_58_a_prisoner_eats_with_his_guards_and_needs_a_place_aboard() -> None:
    s = capturing("saracen 1908: emir 3")
    group = s.group("saracen")
    eats, room = group.mouths(), group.room()
    group.captives = [captive()]
    assert (group.mouths(), group.room(), group.size()) == (eats + 1, room + 1, 3)


def test_3_58_who_beats_the_guards_frees_his_own_people() -> None:
    s = won(1, "crusader 1908: knight 5", "saracen 1908: emir 5")
    s.group("saracen").captives = [captive(), captive(c=BARON, turns=3)]
    over(s)
    assert places(s) == []
    assert s.group("crusader").men[KNIGHT] == 6
    assert s.group("crusader").hurt == [(BARON, 2)]  # a turn nearer to health
    assert [e["hex"] for e in s.events("freed")] == ["1908", "1908"]


def test_3_58_prisoners_of_a_third_change_hands() -> None:
    s = won(1, "jerusalem 1908: knight 5", "egypt 1908: emir 5", scenario="nile")
    syria = s.role("syria")
    s.group("egypt").captives = [captive(syria, EMIR)]
    over(s)
    assert [(one.captor, one.owner, one.group) for one in custody.held(s.game)] == [
        (s.role("jerusalem"), syria, 1)
    ]


def test_3_58_the_victor_keeps_his_prisoners_even_if_their_guards_fell() -> None:
    s = won(0, "crusader 1908: knight 5", "saracen 1908: emir 3", "saracen 1908: emir 3")
    battle = s.game.battle
    assert battle is not None
    s.group("saracen", 1).captives = [captive()]
    for f in battle.fighters:
        if (f.side, f.group) == (1, 1):
            f.state |= DEAD
    over(s)
    assert places(s) == [("knight", 2, "1908")]


def test_3_58_without_guards_a_prisoner_gets_home_without_horse_and_arms() -> None:
    s = capturing("saracen 1908: fatimid_foot 5")
    group = s.group("saracen")
    group.captives = [captive(), captive(), captive()]
    s.game.points = [0, 0]
    custody.watch_prisoners(s.game)
    assert len(group.captives) == 2  # five spearmen guard two
    assert s.game.points == [PRICE[KNIGHT] - 18, 0]
    assert s.events("escaped")[0]["role"] == "crusader"


def test_3_58_guards_cannot_be_sent_away_from_their_prisoners() -> None:
    s = capturing("saracen cairo: emir 3 fatimid_foot 5", "crusader tyre: knight 3")
    s.group("saracen").captives = [captive(), captive(), captive()]
    s.phase(w.REORGANISE).do("found cairo", "from g1", "take emir 3", role="saracen")
    s.refused("done", "3.58", "too_few_guards", role="saracen")
    s.do("cancel", "done", role="saracen")
    assert len(s.group("saracen").captives) == 3


def test_3_58_prisoners_drown_with_the_ship_that_carries_them() -> None:
    s = capturing("saracen jaffa: emir 3")
    group = s.group("saracen")
    group.captives = [captive()]
    ship = s.ship("saracen", "jaffa")
    group.ship, group.hex = ship.number, NOWHERE
    assert places(s) == [("knight", 1, None)]
    custody.watch_prisoners(s.game)
    seafight.sink(s.game, ship)
    assert places(s) == []
    assert s.events("escaped") == []


def test_3_58_those_who_starve_or_disperse_let_their_prisoners_go() -> None:
    s = capturing("saracen 1908: emir 3", "crusader 1908: knight 3")
    group = s.group("saracen")
    group.captives = [captive()]
    remnants.send_home(s.game, group)
    assert s.group("crusader").men[KNIGHT] == 4
    s = capturing("saracen 1908: emir 3")
    group = s.group("saracen")
    group.captives, group.hungry = [captive()], 10
    s.dice(10, 10, 10)
    supply.disintegrate(s.game, group)
    assert group.captives == []
    assert len(s.events("escaped")) == 1


def test_3_58_a_group_that_joins_another_brings_its_prisoners() -> None:
    s = capturing("saracen cairo: emir 3", "saracen cairo: emir 4")
    one, other = s.game.groups
    one.captives = [captive()]
    remnants.merge(s.game, one, other)
    assert places(s) == [("knight", 2, "cairo")]


# --- Strongholds ------------------------------------------------------------------------------


def test_3_58_prisoners_can_be_left_in_an_own_stronghold_and_fetched_again() -> None:
    s = capturing("saracen cairo: emir 3", "crusader tyre: knight 3")
    s.group("saracen").captives = [captive()]
    s.game.turn = 3
    s.phase(w.REORGANISE).do("confine g1 knight", role="saracen")
    assert places(s) == [("knight", None, "cairo")]
    assert s.events("confined")[0]["hex"] == "cairo"
    # Once a turn: nobody is led in and out for ever.
    assert "guard g1 knight" not in s.legal("saracen")
    s.game.turn = 4
    s.phase(w.REORGANISE).do("guard g1 knight", role="saracen")
    assert places(s) == [("knight", 1, "cairo")]
    assert s.events("guarded")[0]["group"] == 1


@pytest.mark.parametrize("place", ["2008", "tyre"])
def test_3_58_only_in_a_stronghold_of_ones_own(place: str) -> None:
    s = capturing(f"saracen {place}: emir 3", "crusader 1908: knight 3")
    s.group("saracen").captives = [captive()]
    s.own("crusader", "tyre").game.turn = 3
    s.phase(w.REORGANISE)
    assert "confine g1 knight" not in s.legal("saracen")


def test_3_58_from_one_group_to_another_if_it_can_guard_him() -> None:
    s = capturing("saracen 1908: emir 3", "saracen 1908: emir 3", "crusader tyre: knight 3")
    s.group("saracen", 1).captives = [captive()]
    s.group("saracen", 2).captives = [captive() for _ in range(3)]
    s.game.turn = 3
    legal = s.phase(w.REORGANISE).legal("saracen")
    assert "guard g1 knight" in legal
    assert "guard g2 knight" not in legal


@pytest.mark.parametrize("reason", ["assault", "negotiation"])
def test_3_58_whoever_takes_the_place_frees_his_friends_there(reason: str) -> None:
    s = capturing("crusader acre: knight 5", "saracen acre: emir 5")
    found = s.siege("crusader", "acre")
    s.game.dungeons = [Dungeon(PLACE["acre"], [captive(), captive(c=BARON)])]
    s.group("saracen").captives = [captive()]
    investment.capture(s.game, found, reason)
    assert s.group("crusader").men[KNIGHT] == 7
    assert s.group("crusader").men[BARON] == 1
    assert not [one for one in custody.held(s.game) if one.owner == 0]


def test_3_58_others_stay_there_as_his_prisoners() -> None:
    s = capturing("jerusalem cairo: knight 5", scenario="nile")
    found = s.siege("jerusalem", "cairo")
    s.game.dungeons = [Dungeon(PLACE["cairo"], [captive(s.role("syria"), EMIR)])]
    investment.capture(s.game, found, "assault")
    assert [(one.captor, one.owner) for one in custody.held(s.game)] == [
        (s.role("jerusalem"), s.role("syria"))
    ]


def test_3_58_the_knights_of_a_place_that_surrenders_are_held_in_it() -> None:
    s = capturing("crusader acre: knight 5", "saracen acre: emir 5")
    found = s.siege("crusader", "acre")
    investment.capture(s.game, found, "negotiation")
    held = list(custody.held(s.game))
    assert {(one.captor, one.owner, one.hex) for one in held} == {(0, 1, PLACE["acre"])}
    assert [one.cls for one in held].count(EMIR) == 5
    s = capturing("crusader acre: knight 5", "saracen acre: emir 5")
    investment.capture(s.game, s.siege("crusader", "acre"), "assault")
    assert list(custody.held(s.game)) == []


def test_3_58_who_leaves_the_game_sets_his_prisoners_free() -> None:
    s = capturing("jerusalem 1908: knight 5", "egypt cairo: emir 5", "syria 1908: emir 5",
                  scenario="nile")  # fmt: skip
    egypt, syria = s.role("egypt"), s.role("syria")
    s.group("egypt").captives = [captive(syria, EMIR)]
    s.group("syria").captives = [captive(egypt, EMIR)]
    s.game.dungeons = [Dungeon(PLACE["alexandria"], [captive(0)])]
    s.game.points = [0] * 4
    s.game.quit[egypt] = 1
    outcome.remove_resigned(s.game)
    assert list(custody.held(s.game)) == []
    assert s.game.points == [PRICE[KNIGHT] - 18, 0, PRICE[EMIR] - 18, 0]


def test_3_58_who_cannot_pay_ransoms_nobody() -> None:
    s = capturing("crusader tyre: knight 3", "saracen 1908: emir 3")
    s.group("saracen").captives = [captive()]
    s.game.points = [PRICE[KNIGHT] - 1, 0]
    assert "ransom saracen knight" not in s.phase(w.REORGANISE).legal("crusader")
    s.game.points[0] += 1
    assert "ransom saracen knight" in s.phase(w.REORGANISE).legal("crusader")
    assert "ransom saracen knight" not in s.legal("saracen")


def test_3_58_without_the_option_nobody_is_taken() -> None:
    s = scene("crusader 1908: knight 3", "saracen 1908: emir 3")
    b = face_to_face(s)
    for wounded, captures, fate in (
        (WOUNDED, True, CAPTIVE),
        (WOUNDED, False, DEAD),
        (0, True, DEAD),
    ):
        knight = b.fighters[0]
        knight.state = wounded
        morale.kill(s.chance().game, b, knight, morale.Melee(captures=captures))
        assert knight.state & (CAPTIVE | DEAD) == fate


@pytest.mark.parametrize(("gang", "pleads"), [(2, False), (3, True)])
def test_3_58_three_against_one_surround_him(gang: int, pleads: bool) -> None:
    s = capturing("crusader 1908: knight 3", "saracen 1908: royal_mamluk 3")
    b = face_to_face(s)
    melee = morale.Melee(captures=True)
    melee.mark, melee.gang = b.fighters[0], [f for f in b.fighters if f.side == 1][:gang]
    assert morale.pleads(b, b.fighters[0], melee) is pleads
    assert not morale.pleads(b, b.fighters[1], melee)


def test_3_58_prisoners_whose_guards_are_gone_get_away_by_themselves() -> None:
    s = capturing("saracen 1908: fatimid_foot 5", "crusader tyre: knight 3")
    s.group("saracen").captives = [captive(), captive(), captive()]
    s.step(w.SUPPLY_START)
    assert len(s.group("saracen").captives) == 2
