"""2.3 Ships: cargo, voyages, naval battles, landing, blockade (E 17-30)."""

from __future__ import annotations

import pytest

from levant.croisades import naval, seafight
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, LINKS, NOWHERE, PLACE
from levant.croisades.landing import taken_over
from levant.croisades.march import allowance
from levant.croisades.pieces import Ship
from levant.croisades.roster import GOODS, LADDER, PER_SHIP, RAM, SUPPLIES, TOWER
from tests.croisades.scene import Scene, scene


def test_2_31_a_transport_holds_24_men_or_8_riders_or_a_mixture() -> None:
    s = scene("crusader tyre: spearman 24", "crusader tyre: knight 8", "crusader tyre: knight 9")
    assert [g.room() for g in s.game.groups] == [24, 24, 27]
    mixed = s.add("crusader tyre: knight 4 spearman 12")
    assert mixed.room() == 24
    s.ship("crusader", "tyre")
    s.phase(w.SAIL, w.STAGE_NAVAL)
    legal = s.legal("crusader")
    assert {"embark g1 s21", "embark g2 s21", "embark g4 s21"} <= set(legal)
    s.refused("embark g3 s21", "2.31", "no_room", role="crusader")


def test_2_31_one_kind_of_cargo_at_a_time() -> None:
    s = scene("crusader tyre: spearman 10 ladder 30 mule 4 supplies 100")
    ship = s.ship("crusader", "tyre")
    assert naval.stowable(s.game, ship, LADDER) == 24
    assert naval.stowable(s.game, ship, SUPPLIES) == 500
    ship.goods[LADDER] = 12
    assert naval.stowable(s.game, ship, SUPPLIES) == 0
    assert naval.stowable(s.game, ship, TOWER) == 1
    assert naval.room_left(s.game, ship) == 0


def test_2_31_a_tower_is_two_rams_or_four_mangonels_or_twelve_ladders() -> None:
    equal = {"tower": 2, "ram": 4, "trebuchet": 4, "mangonel": 8, "ballista": 12}
    assert {name: PER_SHIP[GOODS.index(name)] for name in equal} == equal
    assert PER_SHIP[LADDER] == PER_SHIP[GOODS.index("screen")] == 24
    ship = Ship()
    ship.goods[RAM] = 2
    ship.goods[TOWER] = 1
    assert naval.engine_room(ship) == 24


def test_2_31_warships_carry_nothing() -> None:
    s = scene("crusader tyre: spearman 5")
    war = s.ship("crusader", "tyre", war=True)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.refused(f"embark g1 s{war.number}", "2.31", "warships_carry_nothing", role="crusader")


def test_2_32_one_link_a_turn_or_the_high_seas_in_two() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    near, far = s.ship("crusader", "acre", war=True), s.ship("crusader", "acre", war=True)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.do("sail s1 jaffa", "sail s2 attalia", "done", role="crusader").do("done", role="saracen")
    assert near.port == PLACE["jaffa"]
    assert (far.port, far.bound) == (HIGH_SEAS, PLACE["attalia"])
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.refused("sail s2 acre", "2.32", "destination_is_written", role="crusader")
    s.step(w.SAIL_DONE)
    assert (far.port, far.bound) == (PLACE["attalia"], NOWHERE)


def test_2_32_links_named_in_the_rules_take_one_turn_and_attalia_two() -> None:
    assert PLACE["jaffa"] in LINKS[PLACE["acre"]]
    assert PLACE["giblet"] in LINKS[PLACE["famagusta"]]
    assert LINKS[PLACE["attalia"]] == []


def test_2_33_no_battle_on_the_high_seas() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    for role in ("crusader", "saracen"):
        s.ship(role, "acre", war=True).port = HIGH_SEAS
    s.step(w.SEA_BATTLES)
    assert s.events("sea_battle") == []


def fleets(
    *, crusader: tuple[int, int], saracen: tuple[int, int], options: dict[str, int] | None = None
) -> Scene:
    """Warships and transports of both off Acre, ready to fight."""
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3", options=options)
    for role, (warships, transports) in (("crusader", crusader), ("saracen", saracen)):
        for _ in range(warships):
            s.ship(role, "acre", war=True)
        for _ in range(transports):
            s.ship(role, "acre")
    return s


@pytest.mark.parametrize(
    ("more", "less", "lost"),
    [(5, 5, 0), (6, 5, 1), (9, 5, 1), (10, 5, 2), (14, 5, 2), (15, 5, 3), (99, 5, 3), (4, 0, 3)],
)
def test_2_33_the_higher_total_sinks_one_two_or_three(more: int, less: int, lost: int) -> None:
    assert seafight.sunk(more, less) == lost


def test_2_33_a_warship_rolls_1d10_and_a_transport_1d6() -> None:
    s = fleets(crusader=(2, 1), saracen=(1, 0))
    s.dice(7, 8, 5, sixes=[6]).step(w.SEA_BATTLES).do("done", "done")
    assert s.events("sea_dice")[0]["totals"] == [21, 5]


def test_3_26_as_an_option_warships_roll_two_dice() -> None:
    s = fleets(crusader=(1, 0), saracen=(1, 0), options={"two_dice_warships": 1})
    s.dice(7, 8, 5, 1).step(w.SEA_BATTLES).do("done", "done")
    assert s.events("sea_dice")[0]["totals"] == [15, 6]


def test_2_33_the_owner_chooses_what_sinks_and_the_cargo_is_lost() -> None:
    s = fleets(crusader=(2, 0), saracen=(1, 2))
    cargo = s.add("saracen acre: fatimid_foot 6")
    cargo.ship, cargo.hex = 21, NOWHERE
    s.dice(9, 8, 3, sixes=[4, 3]).step(w.SEA_BATTLES).do("done", "done")
    assert s.asked == "sink"
    assert s.decider == "saracen"
    s.chance().do("sink s21")
    assert cargo not in s.game.groups
    assert s.game.ship(1, 21) is None
    assert s.game.ship(1, 22) is not None


def test_2_33_who_flees_fights_once_more_but_sinks_nothing() -> None:
    s = fleets(crusader=(3, 0), saracen=(2, 0))
    s.dice(10, 10, 10, 1, 1).step(w.SEA_BATTLES)
    s.do("flee s1", "done", "done")
    assert len(s.game.ships_at(PLACE["acre"], 1)) == 2
    assert s.asked == "flee_to"
    s.chance().do("sail s1 tyre")
    fled = s.game.ship(0, 1)
    assert fled is not None
    assert (fled.port, fled.bound) == (HIGH_SEAS, PLACE["tyre"])


def test_2_33_who_flees_may_be_bound_for_the_port_he_fled_from() -> None:
    s = fleets(crusader=(1, 0), saracen=(1, 0))
    s.dice(5, 5).step(w.SEA_BATTLES).do("flee s1", "done", "done")
    assert (s.asked, len(s.legal())) == ("flee_to", 20)
    s.chance().do("sail s1 acre")
    fled = s.game.ship(0, 1)
    assert fled is not None
    assert (fled.port, fled.bound) == (HIGH_SEAS, PLACE["acre"])
    s.phase(w.SAIL, w.STAGE_NAVAL).step(w.SAIL_DONE)
    assert fled.port == PLACE["acre"]


def test_2_33_it_ends_only_when_one_side_holds_the_box() -> None:
    s = fleets(crusader=(4, 0), saracen=(1, 0))
    s.chance(5).step(w.SEA_BATTLES)
    while s.game.seafight is not None and s.game.deciders:
        s.do("done" if s.asked == "flight" else s.legal()[0])
    left = {ship.role for ship in s.game.ships_at(PLACE["acre"])}
    assert len(left) == 1


def test_2_34_loading_needs_ship_and_cargo_in_one_port() -> None:
    s = scene("crusader tyre: spearman 5 sergeant 1")
    s.ship("crusader", "acre")
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.refused("embark g1 s21", "2.34", "not_in_the_port", role="crusader")
    s = scene("crusader tyre: spearman 5 sergeant 1", "saracen cairo: emir 3")
    s.ship("crusader", "tyre")
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.do("embark g1 s21", "sail s21 acre", "done", role="crusader").do("done", role="saracen")
    assert s.group("crusader").hex == NOWHERE
    assert s.group("crusader").ship == 21


def landing(port: str, *extra: str, owner: str) -> Scene:
    """A crusader group aboard a transport off a port."""
    s = scene(f"crusader {port}: knight 3", *extra).own(owner, port)
    group = s.group("crusader")
    ship = s.ship("crusader", port)
    group.ship, group.hex = ship.number, NOWHERE
    s.game.queue = []
    return s.phase(w.LAND, w.STAGE_NAVAL)


def test_2_34_landed_in_a_friendly_port_a_group_has_half_its_movement() -> None:
    s = landing("acre", "saracen cairo: emir 3", owner="crusader")
    s.do("land s21", role="crusader")
    group = s.group("crusader")
    assert (group.hex, group.landed) == (PLACE["acre"], 1)
    assert group.allowance() == 6
    assert allowance(group) == 2


def test_2_34_landed_in_an_enemy_port_it_stops_and_besieges() -> None:
    s = landing("jaffa", "saracen cairo: emir 3", owner="saracen")
    s.do("land s21", "done", role="crusader").do("done", role="saracen")
    assert (s.asked, s.legal()) == ("march", ["halt", "besiege"])
    s.do("besiege")
    siege = s.game.siege_at(PLACE["jaffa"])
    assert siege is not None
    assert siege.besieger == s.role("crusader")
    s.moves("crusader").refused("march g1", "2.34", "landed_in_enemy_port")


def test_2_34_no_landing_before_the_battle_in_the_box_is_over() -> None:
    s = landing("acre", "saracen cairo: emir 3", owner="crusader")
    s.ship("saracen", "acre", war=True)
    s.game.offer = {}
    s.refused("land s21", "2.33", "battle_in_the_box", role="crusader")


def test_2_34_engines_and_supplies_land_only_with_carriers() -> None:
    s = scene("crusader tyre: spearman 5 mule 2")
    ship = s.ship("crusader", "tyre")
    ship.goods[SUPPLIES] = 400
    assert taken_over(ship, s.group("crusader"))[SUPPLIES] == 50
    ship.goods = [0] * len(GOODS)
    ship.goods[RAM] = 1
    assert taken_over(ship, s.group("crusader")) == []
    s.group("crusader").men[0] += 7
    assert taken_over(ship, s.group("crusader"))[RAM] == 1


@pytest.mark.parametrize(
    ("line", "blockade", "open_"), [(0, False, True), (1, False, False), (0, True, False)]
)
def test_2_34_a_besieged_port_is_open_to_ships_with_ramparts_and_without_blockade(
    line: int, blockade: bool, open_: bool
) -> None:
    s = landing("acre", "saracen acre: emir 7", owner="crusader")
    siege = s.siege("saracen", "acre")
    siege.line = line
    if blockade:
        s.ship("saracen", "acre", war=True)
    ship = s.ship("crusader", "acre")
    ship.goods[SUPPLIES] = 100
    s.game.offer = {}
    assert ("land s21" in s.legal("crusader")) is open_
    assert ("deliver s22 g0" in s.legal("crusader")) is open_
    if open_:
        before = siege.supply
        s.do("deliver s22 g0", "land s21", role="crusader")
        assert siege.supply == before + 400
        assert s.group("crusader").inside == 1


def test_2_41_who_is_in_a_pending_battle_does_not_embark() -> None:
    s = scene("crusader tyre: spearman 5 sergeant 1", "saracen tyre: emir 3")
    s.ship("crusader", "tyre")
    s.meeting("crusader", "saracen", "tyre", "2309")
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.refused("embark g1 s21", "2.41", "group_is_in_battle", role="crusader")
    assert not any(text.startswith("stow") for text in s.legal("crusader"))


def test_2_32_a_voyage_over_the_high_seas_may_lead_back() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    ship = s.ship("crusader", "acre", war=True)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    s.do("sail s1 acre", "done", role="crusader")
    s.do("done", role="saracen")
    assert (ship.port, ship.bound) == (HIGH_SEAS, PLACE["acre"])


@pytest.mark.parametrize(
    ("people", "rams"),
    [("spearman 24", 2), ("spearman 11", 0), ("spearman 11 cart 1", 1), ("spearman 12 cart 1", 2)],
)
def test_2_34_engines_land_on_men_and_carts(people: str, rams: int) -> None:
    s = scene(f"crusader tyre: {people}")
    ship = s.ship("crusader", "tyre")
    ship.goods[RAM] = 3
    taken = taken_over(ship, s.group("crusader"))
    assert (taken[RAM] if taken else 0) == rams


def test_2_34_a_cart_under_an_engine_takes_no_supplies() -> None:
    s = scene("crusader tyre: spearman 5 cart 1 mule 2 ram 1")
    ship = s.ship("crusader", "tyre")
    ship.goods[SUPPLIES] = 500
    assert taken_over(ship, s.group("crusader"))[SUPPLIES] == 50


def test_2_94_whose_turn_it_is_does_not_change_when_another_is_sunk() -> None:
    s = scene(scenario="mongols")
    for role in ("armenia", "antioch", "acre", "egypt"):
        s.ship(role, "acre", war=True)
    s.game.order = list(range(7))
    s.step(w.SEA_BATTLES)
    assert s.decider == "armenia"
    s.dice(5, 5).do("engage antioch", "done", "done")
    assert s.decider == "antioch"
    s.dice(9, 1).do("engage armenia", "done", "done")
    assert [ship.role for ship in s.game.ships] == [2, 3, 4]
    assert s.decider == "acre"


def test_2_31_several_groups_share_a_ship_while_there_is_room() -> None:
    s = scene("crusader tyre: spearman 14", "crusader tyre: spearman 10", "crusader tyre: knight 3")
    ship = s.ship("crusader", "tyre")
    s.phase(w.SAIL, w.STAGE_NAVAL).do("embark g1 s21", role="crusader")
    assert naval.room_left(s.game, ship) == 10
    s.do("embark g3 s21", role="crusader")
    assert naval.room_left(s.game, ship) == 1
    s.refused("embark g2 s21", "2.31", "no_room", role="crusader")


def test_2_33_all_who_fled_say_where_they_are_bound() -> None:
    s = fleets(crusader=(2, 0), saracen=(2, 0))
    s.dice(5, 5, 5, 5).step(w.SEA_BATTLES).do("flee s1", "flee s2", "done", "done")
    assert (s.asked, s.decider) == ("flee_to", "crusader")
    s.do("sail s1 tyre")
    assert (s.asked, s.decider) == ("flee_to", "crusader")
    s.chance().do("sail s2 acre")
    assert s.asked != "flee_to"
    assert [ship.port for ship in s.game.ships if ship.role == 0] == [HIGH_SEAS] * 2
    assert s.events("sea_battle_over")[0]["winner"] == "saracen"


def test_2_33_what_was_sunk_in_one_round_is_not_owed_in_the_next() -> None:
    s = fleets(crusader=(3, 0), saracen=(3, 0))
    s.dice(6, 6, 6, 5, 5, 5).step(w.SEA_BATTLES).do("done", "done")
    assert (s.asked, s.decider) == ("sink", "saracen")
    s.do("sink s1")
    s.dice(1, 1, 1, 4, 4).do("done", "done")
    assert (s.asked, s.decider) == ("sink", "crusader")
    s.do("sink s1", "sink s2")
    assert [len(s.game.ships_at(PLACE["acre"], role)) for role in (0, 1)] == [1, 2]
    assert s.asked == "flight"


def test_2_33_ships_that_flee_are_still_sunk() -> None:
    s = fleets(crusader=(1, 0), saracen=(2, 0))
    s.dice(1, 9, 9).step(w.SEA_BATTLES).do("flee s1", "done", "done")
    assert s.game.ship(0, 1) is None
    assert s.events("fled") == []


@pytest.mark.parametrize(
    ("war", "aboard", "ashore", "asked"),
    [(False, True, False, True), (False, False, True, True), (False, False, False, False),
     (True, False, True, False)],
)  # fmt: skip
def test_2_34_only_who_has_something_to_land_or_to_take_over_is_asked(
    war: bool, aboard: bool, ashore: bool, asked: bool
) -> None:
    s = scene(f"crusader {'acre' if ashore else 'tyre'}: knight 3", "saracen cairo: emir 3")
    ship = s.ship("crusader", "acre", war=war)
    if aboard:
        s.group("crusader").ship, s.group("crusader").hex = ship.number, NOWHERE
    s.own("crusader", "acre").step(w.SAIL_DONE)
    assert (s.asked == "land") is asked


def test_3_21_ships_are_bought_in_an_own_port_that_is_not_besieged() -> None:
    s = scene("crusader tyre: knight 3", "saracen acre: emir 5").own("crusader", "tyre", "acre")
    s.siege("saracen", "acre")
    s.game.points = [250, 0]
    legal = s.phase(w.REORGANISE).legal("crusader")
    assert {"buy_ship tyre 0", "buy_ship tyre 1"} <= set(legal)
    assert not any("acre" in text or "jaffa" in text for text in legal if "buy_ship" in text)
    s.do("buy_ship tyre 1", role="crusader")
    assert s.game.points[0] == 100
    assert [(ship.war, ship.port) for ship in s.game.ships] == [(1, PLACE["tyre"])]
    assert "buy_ship tyre 1" not in s.legal("crusader")
    s.do("buy_ship tyre 0", role="crusader")
    assert s.game.points[0] == 0
    assert [ship.number for ship in s.game.ships] == [1, 21]


def test_2_34_what_a_group_takes_over_is_no_longer_aboard() -> None:
    s = scene("crusader tyre: spearman 5 mule 2", "saracen cairo: emir 3")
    ship = s.ship("crusader", "tyre")
    ship.goods[SUPPLIES] = 60
    s.phase(w.LAND, w.STAGE_NAVAL).do("deliver s21 g1", role="crusader")
    assert (ship.goods[SUPPLIES], s.group("crusader").goods[SUPPLIES]) == (10, 50)


def test_2_12_a_side_has_twenty_warships_and_twenty_transports() -> None:
    s = scene("crusader tyre: knight 3")
    for _ in range(20):
        s.ship("crusader", "tyre", war=True)
        s.ship("crusader", "tyre")
    assert sorted(ship.number for ship in s.game.ships) == list(range(1, 41))
    assert [s.game.free_ship_number(0, war) for war in (0, 1)] == [0, 0]


def test_2_34_what_a_contested_box_held_back_lands_after_the_battle() -> None:
    """Decision 8: these troops may fight or besiege, not move."""
    s = fleets(crusader=(3, 1), saracen=(1, 0))
    s.own("crusader", "acre")
    group = s.group("crusader")
    group.ship, group.hex = 21, NOWHERE
    s.dice(9, 9, 9, 1, sixes=[6]).step(w.SEA_BATTLES)
    assert s.asked == "flight"
    s.do("done", "done")
    assert (s.asked, s.decider) == ("land", "crusader")
    s.do("land s21")
    assert (group.hex, group.landed) == (PLACE["acre"], 2)
