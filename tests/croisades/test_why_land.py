"""Why not, on land: supply, marches, encounters, pacts, order of fights (2.2, 2.4, 2.7, 2.9)."""

from __future__ import annotations

import pytest

from levant.croisades import words as w
from levant.croisades.board import DESERT, GROUND, HEX, HEX_COUNT, MOUNTAIN, NEAR, PLACE, ROAD
from levant.croisades.records import GroupName, Wounded
from levant.croisades.roster import CLASS
from tests.croisades.scene import Scene, scene

# --- Supply (2.7) -----------------------------------------------------------------------------


def test_2_71_armies_that_cannot_open_their_packs() -> None:
    s = scene(
        "crusader acre: knight 5", "crusader 1505: knight 5 mule 1",
        "crusader 1506: knight 5 mule 4 supplies 100", "crusader tyre: knight 5",
        "crusader 1907: knight 16 mule 1", "saracen tyre: emir 20",
    ).own("crusader", "acre", "tyre")  # fmt: skip
    s.siege("saracen", "tyre")
    s.phase(w.SUPPLY)
    for text, rule, key in (
        ("feed 2008", "2.71", "no_army"),
        ("feed tyre", "2.65", "eats_with_the_garrison"),
        ("feed acre", "2.71", "in_supply"),
        ("feed 1505", "2.73", "lives_on_its_water"),
        ("feed 1907", "2.71", "packs_too_light"),
        ("starve 1907", "2.71", "packs_too_light"),
    ):
        s.refused(text, rule, key, role="crusader")
    s.do("starve 1506", role="crusader")
    s.refused("feed 1506", "2.71", "decided_already", role="crusader")


def test_2_72_the_scattered_go_to_the_nearest_friendly_town() -> None:
    s = scene("crusader 2008: knight 5")
    s.game.owner = [-1] * HEX_COUNT
    s.own("crusader", "acre", "cairo")
    s.game.scattered = [GroupName(0, 1)]
    s.game.phase, s.game.active = w.RALLY, 0
    s.refused("to 2009", "2.72", "no_friendly_town")
    s.refused("to cairo", "2.72", "not_the_nearest")


# --- Marches (2.4) ----------------------------------------------------------------------------


def test_2_41_groups_that_cannot_set_out() -> None:
    s = scene("crusader 2008: knight 5", "saracen 2008: emir 5").moves("crusader")
    group = s.group("crusader")
    s.refused("march g9", "2.11", "no_such_group")
    for field, value, rule, key in (
        ("ship", 21, "2.34", "group_is_aboard"),
        ("moved", 1, "2.41", "group_has_moved"),
        ("inside", 1, "2.64", "group_is_besieged"),
        ("work", 1, "2.62", "group_is_building"),
        ("landed", 2, "2.34", "landed_in_enemy_port"),
    ):
        setattr(group, field, value)
        s.refused("march g1", rule, key)
        setattr(group, field, 0)
    s.meeting("saracen", "crusader", "2008", "2009")
    s.refused("march g1", "2.41", "group_is_in_battle")


def test_2_41_hunger_and_wounds_can_leave_no_movement() -> None:
    s = scene("crusader 2008: knight 4").moves("crusader")
    group = s.group("crusader")
    group.hurt, group.hungry = [Wounded(CLASS["spearman"], 2)], 6
    s.refused("march g1", "2.41", "too_weak_to_march")


def test_2_41_a_group_that_no_step_is_open_to() -> None:
    s = scene("crusader 2008: spearman 5").moves("crusader")
    s.group("crusader").hungry = 1
    for place in ("1907", "1908", "2007", "2009", "2107", "2108", "2109", "1909"):
        s.add(f"saracen {place}: emir 5")
    # Five spearmen without a commander: they do not go against an enemy.
    s.refused("march g1", "2.11", "no_commander")


def test_2_41_a_group_too_slow_for_every_step() -> None:
    s = scene("crusader 2808: knight 4 spearman 5 cart 1").moves("crusader")
    group = s.group("crusader")
    group.hex = next(
        h
        for h in range(HEX_COUNT)
        if NEAR[h] and all(GROUND[n] == MOUNTAIN and not ROAD[n] for n in NEAR[h])
    )
    refusal = s.game.refusal(0, w.action(w.MARCH_WITH, 1))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("2.41", "every_step_too_dear")
    assert (refusal.facts["left"], refusal.facts["cost"]) == (2, 4)


def test_2_73_hunger_bars_a_desert_all_round() -> None:
    s = scene("crusader 2008: knight 5").moves("crusader")
    group = s.group("crusader")
    group.hungry = 1
    group.hex = next(
        h for h in range(HEX_COUNT) if NEAR[h] and all(GROUND[n] == DESERT for n in NEAR[h])
    )
    s.refused("march g1", "2.73", "hungry_into_desert")


def test_2_41_hexes_the_marcher_cannot_enter() -> None:
    s = scene("crusader 2008: knight 5").moves("crusader").do("march g1")
    s.refused("to 1505", "2.41", "not_adjacent")
    s.game.left = 0
    s.refused("to 2009", "2.41", "too_far")
    refusal = s.game.refusal(0, w.action(w.TO, 4000))
    assert refusal is not None
    assert refusal.key == "no_such_hex"


def test_2_73_the_hungry_do_not_march_into_the_desert() -> None:
    s = scene("crusader 1506: knight 5").moves("crusader")
    s.game.active = 0
    s.do("march g1")
    s.group("crusader").hungry = 1
    s.refused("to 1505", "2.73", "hungry_into_desert")


def test_2_44_nobody_is_called_to_a_battle_in_the_desert() -> None:
    s = scene("crusader 1506: knight 5", "crusader 1505: knight 5", "saracen 1505: emir 5")
    s.meeting("crusader", "saracen", "1505", "1506").closed = 1
    s.moves("crusader").do("march g1")
    s.refused("to 1505", "2.44", "no_reinforcements_in_desert")


def test_2_42_where_no_siege_is_laid() -> None:
    s = scene("crusader 2008: knight 5", "crusader acre: knight 5", "crusader cairo: turcopole 5")
    s.own("crusader", "acre").own("saracen", "cairo").moves("crusader")
    s.do("march g1").refused("besiege", "2.42", "no_stronghold")
    s.do("halt", "march g2").refused("besiege", "2.42", "friendly_stronghold")
    s.do("halt", "march g3").refused("besiege", "2.11", "nobody_to_lead")
    s.add("saracen cairo: emir 5")
    s.refused("besiege", "2.42", "enemies_outside")
    s.siege("crusader", "cairo")
    s.refused("besiege", "2.42", "besieged_already")


# --- Encounters (2.42, 2.44, 2.93) ------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "owner", "rule", "key"),
    [("1908", "saracen", "2.42", "no_stronghold"), ("acre", "crusader", "2.42", "walls_of_others")],
)
def test_2_42_who_is_met_has_no_walls(place: str, owner: str, rule: str, key: str) -> None:
    s = scene(f"crusader {place}: knight 5", f"saracen {place}: emir 5").own(owner, place)
    s.game.mover, s.game.marching, s.game.answering, s.game.site = 0, 1, 1, PLACE[place]
    s.game.phase, s.game.active = w.ANSWER, 1
    s.refused("shelter", rule, key)
    s.refused("grant", "2.93", "only_two_players")


def test_2_93_passage_is_granted_only_if_it_was_asked() -> None:
    s = scene("jerusalem 2008: knight 3", "syria acre: emir 3", scenario="nile")
    s.own("syria", "acre")
    s.game.mover, s.game.marching, s.game.answering, s.game.site = 0, 1, 2, PLACE["acre"]
    s.game.phase, s.game.active = w.ANSWER, 2
    s.refused("grant", "2.93", "no_passage_asked")
    s.siege("jerusalem", "acre")
    s.refused("grant", "2.93", "place_is_besieged")
    s.refused("shelter", "2.42", "place_is_besieged")


def test_2_44_only_bedouins_who_are_led_force_a_battle() -> None:
    s = scene("crusader 1505: knight 5", "saracen 1505: emir 5")
    s.game.mover, s.game.marching, s.game.answering, s.game.site = 0, 1, 1, HEX["1505"]
    s.game.phase, s.game.active = w.DESERT_MEETING, 1
    s.refused("attack", "2.44", "no_bedouins")
    s.group("saracen").men = [0] * len(s.group("saracen").men)
    s.group("saracen").men[CLASS["bedouin"]] = 6
    s.refused("attack", "2.11", "bedouins_unled")


def test_2_42_groups_that_cannot_be_called_to_a_battle() -> None:
    s = scene(
        "crusader 1908: knight 5", "saracen 1908: emir 5", "saracen 2008: emir 5",
        "saracen cairo: emir 5",
    )  # fmt: skip
    s.meeting("crusader", "saracen", "1908", "1909")
    s.game.site, s.game.phase, s.game.active = HEX["1908"], w.REINFORCE, 1
    group = s.group("saracen", 2)
    s.refused("reinforce g9", "2.11", "no_such_group")
    s.refused("reinforce g3", "2.42", "not_adjacent")
    group.inside = 1
    s.refused("reinforce g2", "2.64", "group_is_besieged")
    group.inside, group.work = 0, 1
    s.refused("reinforce g2", "2.62", "group_is_building")
    group.work, group.ship = 0, 21
    s.refused("reinforce g2", "2.34", "group_is_aboard")
    group.ship, group.hex, group.hungry = 0, HEX["1506"], 1
    s.game.site = HEX["1505"]
    s.refused("reinforce g2", "2.73", "hungry_into_desert")


def test_2_22_only_a_fight_that_is_due_comes_next() -> None:
    s = scene()
    s.game.queue, s.game.phase, s.game.active = [HEX["1908"], HEX["2008"]], w.ORDER, 0
    s.refused("next 2009", "2.22", "no_fight_there")


# --- Pacts and command (2.96) -----------------------------------------------------------------


def talks() -> Scene:
    return scene("jerusalem acre: knight 5", scenario="nile").phase(w.DIPLOMACY)


def test_2_96_what_cannot_be_agreed() -> None:
    s = talks()
    s.game.offers[0] = 1 << s.role("egypt")
    s.game.out[s.role("byzantium")] = 1
    for text, key in (
        ("offer jerusalem", "not_with_oneself"),
        ("offer byzantium", "has_left_the_game"),
        ("offer egypt", "offered_already"),
        ("renounce syria", "nothing_to_renounce"),
    ):
        s.refused(text, "2.96", key, role="jerusalem")
    s.do("offer syria", role="jerusalem")
    s.refused("renounce syria", "2.96", "spoken_to_already", role="jerusalem")


def test_2_96_command_that_cannot_be_lent() -> None:
    s = talks()
    s.refused("lend jerusalem", "2.96", "not_with_oneself", role="jerusalem")
    s.refused("take_back", "2.96", "nothing_lent", role="jerusalem")
    s.do("lend syria", role="jerusalem")
    s.refused("lend egypt", "2.96", "command_is_settled", role="jerusalem")
    s.phase(w.SUPPLY).do("lend syria", role="jerusalem")
    s.refused("lend syria", "2.96", "lent_already", role="jerusalem")


def test_2_13_who_has_left_decides_nothing_more() -> None:
    s = talks().do("resign", role="jerusalem")
    s.refused("resign", "2.13", "out_of_the_game", role="jerusalem")
    s.refused("lend syria", "2.13", "out_of_the_game", role="jerusalem")
