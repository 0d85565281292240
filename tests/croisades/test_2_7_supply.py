"""2.7 Supply: lines, packs, hunger, the desert (E 77-82)."""

from __future__ import annotations

import pytest

from levant.croisades import meetings, supply
from levant.croisades import words as w
from levant.croisades.board import (
    GROUND,
    HEX,
    HEX_COUNT,
    KIND,
    MOUNTAIN,
    NEAR,
    PLACE,
    PLAIN,
    ROAD,
    STRONGHOLDS,
    steps_from,
)
from levant.croisades.pieces import Captive
from levant.croisades.roster import CART, MULE, SUPPLIES
from tests.croisades.scene import Scene, scene


def bare(*lines: str, options: dict[str, int] | None = None) -> Scene:
    """Nobody owns anything."""
    s = scene(*lines, options=options)
    s.game.owner = [-1] * HEX_COUNT
    return s


def supplied(s: Scene, place: str, size: int) -> bool:
    return supply.in_line(s.game, 0, PLACE[place], size)


@pytest.mark.parametrize(
    ("size", "stronghold", "fed"),
    [
        (15, "mount_tabor", True),  # a border castle
        (16, "mount_tabor", False),
        (25, "montfort", True),  # a baronial castle
        (26, "montfort", False),
        (50, "tiberias", True),  # a town
        (51, "tiberias", False),
        (51, "acre", True),  # an important town
        (10, "acre", True),  # a larger one feeds a smaller army
    ],
)
def test_2_71_an_army_needs_a_stronghold_of_its_size(size: int, stronghold: str, fed: bool) -> None:
    s = bare().own("crusader", stronghold)
    beside = {"mount_tabor": "2209", "montfort": "2209", "tiberias": "2209", "acre": "2010"}
    assert supplied(s, beside[stronghold], size) is fed


def test_2_71_up_to_15_live_in_an_own_hex_and_as_an_option_up_to_10() -> None:
    s = bare().own("crusader", "1908")
    assert supplied(s, "1908", 15)
    assert not supplied(s, "1908", 16)
    s = bare(options={"smallest_army_10": 1}).own("crusader", "1908")
    assert supplied(s, "1908", 10)
    assert not supplied(s, "1908", 11)


def test_2_71_the_line_runs_over_owned_hexes() -> None:
    s = bare().own("crusader", "tyre")
    assert not supplied(s, "2308", 40)
    s.own("crusader", "2309")
    assert supplied(s, "2308", 40)
    s.game.owner[HEX["2309"]] = s.role("saracen")
    assert not supplied(s, "2308", 40)


def test_2_71_through_mountain_and_desert_only_along_a_road() -> None:
    # Jerusalem to Nablus lies over 1609, a mountain with a road; 1709 has none.
    s = bare().own("crusader", "jerusalem", "1609")
    assert supplied(s, "nablus", 60)
    s = bare().own("crusader", "arsuf", "1709")
    assert not supplied(s, "1609", 15)
    assert supplied(s, "1709", 15)


def test_2_71_no_line_through_a_besieged_place() -> None:
    s = bare("saracen ramla: emir 3").own("crusader", "jaffa", "ramla")
    assert supplied(s, "1509", 40)
    s.siege("saracen", "ramla")
    assert not supplied(s, "1509", 40)


def test_2_71_a_besieged_town_feeds_nobody_outside() -> None:
    s = bare("saracen acre: emir 3").own("crusader", "acre")
    s.siege("saracen", "acre")
    assert not supplied(s, "2010", 60)


def test_2_71_packs_feed_all_or_nobody() -> None:
    s = bare("crusader 1908: knight 3 spearman 4 mule 4 supplies 100")
    group = s.group("crusader")
    assert group.mouths() == 3 * 2 + 4 + 4
    s.phase(w.SUPPLY)
    assert s.legal("crusader") == ["done", "feed 1908", "starve 1908"]
    s.do("feed 1908", "done", role="crusader").do("done", role="saracen")
    assert group.goods[SUPPLIES] == 100 - 2 * group.mouths()
    assert group.hungry == 0
    s = bare("crusader 1908: knight 3 spearman 4 mule 4 supplies 27").phase(w.SUPPLY)
    assert s.legal("crusader") == ["done"]


def test_2_71_packs_are_full_after_a_turn_in_a_friendly_town() -> None:
    s = bare("crusader tiberias: spearman 5 mule 2 cart 1").own("crusader", "tiberias")
    supply.refill(s.game)
    assert s.group("crusader").goods[SUPPLIES] == 2 * 25 + 125


def test_2_72_hunger_is_counted_and_ends_at_once() -> None:
    s = bare("crusader 1908: knight 20")
    for turn in (1, 2, 3):
        supply.close_supply(s.game)
        assert s.group("crusader").hungry == turn
    s.own("crusader", "acre", "mount_tabor", "belvoir")
    supply.close_supply(s.game)
    assert s.group("crusader").hungry == 0


@pytest.mark.parametrize(
    ("turns", "morale", "attack", "defence", "march"),
    [(1, 0, 0, 0, 0), (2, 1, 0, 0, 0), (4, 2, 0, 0, 0), (6, 2, -1, 0, 2), (8, 3, -1, 1, 2)],
)
def test_2_72_effects_of_hunger(
    turns: int, morale: int, attack: int, defence: int, march: int
) -> None:
    assert supply.morale_loss(turns) == morale
    assert supply.attack_shift(turns) == attack
    assert supply.defence_shift(turns) == defence
    group = bare("crusader 1908: knight 5").group("crusader")
    group.hungry = turns
    assert group.allowance() == 6 - march


def test_2_72_on_the_tenth_turn_a_group_falls_apart() -> None:
    s = bare("crusader 1908: knight 8").own("crusader", "acre", "tiberias", "jerusalem")
    s.group("crusader").hungry = 9
    s.dice(6, 7, 10, 1, 8, 9, 2, 7)
    s.step(w.SUPPLY_DONE)
    group = s.group("crusader")
    assert group.size() == 5
    assert group.hex == PLACE["tiberias"]
    assert group.hungry == 0


def test_2_72_of_towns_equally_near_the_owner_chooses() -> None:
    s = bare("crusader 1908: knight 8").own("crusader", "tiberias", "nablus", "jerusalem")
    steps = steps_from(HEX["1908"])
    assert steps[PLACE["tiberias"]] == steps[PLACE["nablus"]] < steps[PLACE["jerusalem"]]
    s.group("crusader").hungry = 9
    s.dice(*[10] * 8).step(w.SUPPLY_DONE)
    assert (s.asked, s.decider) == ("rally", "crusader")
    assert sorted(s.legal()) == ["to nablus", "to tiberias"]
    s.refused("to jerusalem", "2.72")
    s.do("to nablus")
    assert s.group("crusader").hex == PLACE["nablus"]
    assert s.asked == "reorganise"


def test_2_72_a_lone_survivor_joins_others_in_the_town() -> None:
    s = bare("crusader 1908: knight 8", "crusader tiberias: knight 3").own("crusader", "tiberias")
    s.group("crusader").hungry = 9
    s.dice(10, *[1] * 7).step(w.SUPPLY_DONE)
    assert s.game.own_groups(0) == [s.group("crusader", 2)]
    assert s.group("crusader", 2).size() == 4


def test_2_71_a_line_into_a_mountain_stronghold_follows_its_road() -> None:
    s = bare("crusader 1908: knight 5")
    wild = [
        (here, there)
        for there in STRONGHOLDS
        if GROUND[there] == MOUNTAIN
        for here in NEAR[there]
        if GROUND[here] == PLAIN and not ROAD[here] and KIND[here] < 0
    ]
    here, there = wild[0]
    start = next(
        h for h in NEAR[here]
        if h != there and there not in NEAR[h] and GROUND[h] == PLAIN and KIND[h] < 0
    )  # fmt: skip
    s.game.owner[here] = s.game.owner[there] = 0
    assert supply.in_line(s.game, 0, here, 5)  # its own hex
    assert not supply.in_line(s.game, 0, start, 5)


def test_2_65_who_eats_with_the_besieged_is_hungry_no_more() -> None:
    s = bare("crusader acre: knight 5", "saracen acre: emir 5").own("saracen", "acre")
    s.siege("crusader", "acre")
    s.group("saracen").hungry = 4
    supply.close_supply(s.game)
    assert s.group("saracen").hungry == 0


def test_2_72_without_a_friendly_town_all_are_lost() -> None:
    s = bare("crusader 1908: knight 8")
    s.group("crusader").hungry = 9
    s.dice(*[10] * 8)
    supply.close_supply(s.game)
    assert s.game.groups == []


def test_2_73_one_stop_in_the_desert_is_free_then_it_costs_three_points_each() -> None:
    s = bare("saracen 1505: emir 5 mule 4 supplies 100")
    group = s.group("saracen")
    group.desert = 1
    supply.close_supply(s.game)
    assert group.goods[SUPPLIES] == 100
    group.desert = 2
    supply.close_supply(s.game)
    assert group.goods[SUPPLIES] == 100 - 3 * 14
    assert group.size() == 5


def test_2_73_whoever_gets_no_water_is_eliminated() -> None:
    s = bare("saracen 1505: emir 5 mule 4 supplies 24")
    group = s.group("saracen")
    group.desert = 2
    supply.close_supply(s.game)
    assert group.size() == 4
    assert group.goods[:3] == [0, 0, 0]


def test_2_73_a_hungry_group_does_not_enter_the_desert() -> None:
    s = scene("saracen 1806: emir 3").moves("saracen")
    s.group("saracen").hungry = 1
    s.do("march g1").refused("to 1805", "2.73", "hungry_into_desert")


def test_2_73_carts_and_mules_get_what_the_men_leave() -> None:
    s = scene("saracen 1505: fatimid_foot 5 cart 1 mule 2")
    group = s.group("saracen")
    group.goods[SUPPLIES] = 18  # water for six: five men and the draft horse
    supply.thirst(s.game, group)
    assert (group.size(), group.goods[CART], group.goods[MULE]) == (5, 1, 0)
    assert group.goods[SUPPLIES] == 0


def test_2_72_on_the_tenth_turn_beasts_and_supplies_are_lost() -> None:
    s = bare("crusader 1908: knight 8 mule 3 supplies 75").own("crusader", "tiberias")
    s.group("crusader").hungry = 9
    s.dice(*[10] * 8).step(w.SUPPLY_DONE)
    group = s.group("crusader")
    assert group.hex == PLACE["tiberias"]
    assert (group.goods[MULE], group.goods[SUPPLIES]) == (0, 0)


def test_2_71_an_army_is_fed_or_not_once_a_turn() -> None:
    s = bare("crusader 1908: knight 3 mule 4 supplies 100", "saracen cairo: emir 3")
    s.phase(w.SUPPLY).do("starve 1908", role="crusader")
    assert s.legal("crusader") == ["done"]
    s.do("done", role="crusader").do("done", role="saracen")
    assert (s.group("crusader").hungry, s.group("crusader").goods[SUPPLIES]) == (1, 100)


def test_2_73_prisoners_drink_after_their_guards() -> None:
    s = bare("saracen 1505: fatimid_foot 5 mule 1")
    group = s.group("saracen")
    group.captives = [Captive(0, 2), Captive(0, 2)]
    group.goods[SUPPLIES] = 18
    supply.thirst(s.game, group)
    assert (group.size(), len(group.captives), group.goods[MULE]) == (5, 1, 0)


def test_2_73_a_hungry_group_is_not_called_into_the_desert() -> None:
    s = scene("crusader 0103: knight 3", "saracen 0103: emir 3", "saracen 0204: emir 3")
    called = s.group("saracen", 2)
    assert meetings.can_reinforce(s.game, called, HEX["0103"])
    called.hungry = 1
    assert not meetings.can_reinforce(s.game, called, HEX["0103"])
