"""Why not, with ships: orders, cargo, landing, naval battles (2.3, 2.94)."""

from __future__ import annotations

from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, PLACE
from levant.croisades.pieces import Ship
from levant.croisades.roster import LADDER, SUPPLIES
from tests.croisades.scene import Scene, scene


def port(*lines: str) -> Scene:
    """Crusaders in Acre, their own, with transport 21, while orders are written."""
    s = scene(*(lines or ("crusader acre: spearman 10",))).own("crusader", "acre")
    s.ship("crusader", "acre")
    return s.phase(w.SAIL, w.STAGE_NAVAL)


def transport(s: Scene) -> Ship:
    ship = s.game.ship(0, 21)
    assert ship is not None
    return ship


def why(s: Scene, text: str, rule: str, key: str) -> None:
    s.refused(text, rule, key, role="crusader")


# --- Orders (2.32) ----------------------------------------------------------------------------


def test_2_32_ships_that_take_no_orders() -> None:
    s = port()
    why(s, "sail s9 jaffa", "2.12", "no_such_ship")
    why(s, "sail s21 2008", "2.32", "not_a_port")
    s.do("sail s21 jaffa", role="crusader")
    why(s, "sail s21 tyre", "2.32", "already_ordered")
    why(s, "embark g1 s21", "2.32", "already_ordered")
    transport(s).port = HIGH_SEAS
    why(s, "sail s21 tyre", "2.32", "destination_is_written")
    why(s, "embark g1 s21", "2.34", "on_the_high_seas")


def test_2_34_groups_that_cannot_go_aboard() -> None:
    s = port("crusader acre: spearman 10", "crusader tyre: spearman 10", "crusader acre: knight 9")
    why(s, "embark g9 s21", "2.11", "no_such_group")
    why(s, "embark g2 s21", "2.34", "not_in_the_port")
    why(s, "embark g3 s21", "2.31", "no_room")
    s.group("crusader").goods[LADDER] = 1
    why(s, "embark g1 s21", "2.31", "engines_need_their_own_ship")
    s.group("crusader").goods[LADDER], s.group("crusader").work = 0, 1
    why(s, "embark g1 s21", "2.62", "group_is_building")
    s.group("crusader").work, transport(s).goods[SUPPLIES] = 0, 10
    why(s, "embark g1 s21", "2.31", "other_cargo")
    transport(s).goods[SUPPLIES] = 0
    s.do("embark g1 s21", role="crusader")
    why(s, "embark g1 s21", "2.34", "group_is_aboard")
    s.meeting("saracen", "crusader", "acre", "2109")
    why(s, "embark g3 s21", "2.41", "group_is_in_battle")


def test_2_34_a_besieged_port_needs_its_ramparts_and_a_free_box() -> None:
    s = port("crusader acre: spearman 10 mule 1 supplies 20", "saracen acre: emir 20")
    found = s.siege("saracen", "acre")
    found.line = 1
    why(s, "embark g1 s21", "2.34", "ramparts_are_lost")
    found.line = 0
    s.ship("saracen", "acre", war=True)
    why(s, "embark g1 s21", "2.34", "port_is_blockaded")
    why(s, "stow s21 g1 supplies 20", "2.34", "port_is_blockaded")


def test_2_31_what_cannot_be_stowed() -> None:
    s = port("crusader acre: spearman 10 ladder 3 mule 4", "crusader tyre: spearman 10")
    s.ship("crusader", "acre", war=True)
    why(s, "stow s1 g1 ladder 3", "2.31", "warships_carry_nothing")
    why(s, "stow s21 g1 mule 1", "2.31", "no_cargo")
    why(s, "stow s21 g1 ladder 2", "2.31", "stow_so_many")
    why(s, "stow s21 g1 ram 1", "2.31", "only_so_many")
    why(s, "stow s21 g2 ladder 1", "2.34", "not_in_the_port")
    why(s, "stow s21 g0 ladder 1", "2.31", "stores_have_supplies")
    why(s, "stow s21 g0 supplies 7", "2.31", "stow_so_many")
    transport(s).goods[SUPPLIES] = 500
    why(s, "stow s21 g0 supplies 1", "2.31", "does_not_fit")
    why(s, "stow s21 g1 ladder 3", "2.31", "other_cargo")
    s.own("saracen", "acre")
    why(s, "stow s21 g0 supplies 500", "2.71", "no_friendly_town")
    s.meeting("saracen", "crusader", "acre", "2109")
    why(s, "stow s21 g0 supplies 500", "2.41", "battle_at_the_port")


# --- Landing (2.34) ---------------------------------------------------------------------------


def off(place: str, people: str, *more: str, owner: str = "crusader") -> Scene:
    """A group aboard transport 21 off a port."""
    s = scene(f"crusader {place}: {people}", *more).own(owner, place)
    s.ship("crusader", place)
    s.group("crusader").ship, s.group("crusader").hex = 21, -1
    return s.phase(w.LAND, w.STAGE_NAVAL)


def test_2_34_ships_that_land_nobody() -> None:
    s = off("acre", "knight 5")
    why(s, "land s9", "2.12", "no_such_ship")
    s.ship("crusader", "acre", war=True)
    why(s, "land s1", "2.31", "warships_carry_nothing")
    s.ship("crusader", "acre")
    why(s, "land s22", "2.34", "nobody_aboard")
    transport(s).port = HIGH_SEAS
    why(s, "land s21", "2.34", "on_the_high_seas")
    transport(s).port = PLACE["acre"]
    s.meeting("saracen", "crusader", "acre", "2109")
    why(s, "land s21", "2.41", "battle_at_the_port")
    s.ship("saracen", "acre")
    why(s, "land s21", "2.33", "battle_in_the_box")


def test_2_34_after_the_naval_battles_only_who_fought_lands() -> None:
    s = off("acre", "knight 5").phase(w.LAND, w.STAGE_SEA_BATTLES)
    why(s, "land s21", "2.34", "landing_is_over")


def test_2_34_shores_where_nobody_lands() -> None:
    s = off("acre", "spearman 5", owner="saracen")
    why(s, "land s21", "2.11", "nobody_to_lead_ashore")
    s = off("acre", "knight 5", "saracen acre: emir 20")
    s.siege("saracen", "acre").line = 1
    why(s, "land s21", "2.34", "ramparts_are_lost")


def test_2_95_the_siege_of_others_is_no_shore() -> None:
    s = scene("jerusalem tyre: knight 5", "syria tyre: emir 20", scenario="nile")
    s.own("egypt", "tyre").ship("jerusalem", "tyre")
    s.siege("syria", "tyre")
    group = s.group("jerusalem")
    group.ship, group.hex, group.inside = 21, -1, 0
    s.phase(w.LAND, w.STAGE_NAVAL).refused("land s21", "2.95", "others_besiege", role="jerusalem")


def test_2_34_to_whom_goods_are_not_handed_over() -> None:
    s = off("acre", "knight 5", "crusader acre: spearman 5", "crusader tyre: spearman 5")
    s.group("crusader").ship, s.group("crusader").hex = 0, PLACE["jaffa"]
    why(s, "deliver s21 g2", "2.34", "nothing_to_deliver")
    transport(s).goods[SUPPLIES] = 100
    why(s, "deliver s21 g9", "2.11", "no_such_group")
    why(s, "deliver s21 g3", "2.34", "not_in_the_port")
    why(s, "deliver s21 g2", "2.63", "cannot_carry_more")
    why(s, "deliver s21 g0", "2.34", "stores_not_besieged")
    found = s.siege("saracen", "acre")
    found.line = 1
    why(s, "deliver s21 g0", "2.34", "ramparts_are_lost")
    found.line, transport(s).goods[SUPPLIES] = 0, 0
    why(s, "deliver s21 g0", "2.34", "nothing_to_deliver")


# --- Naval battles (2.33, 2.94) ---------------------------------------------------------------


def sea_fight() -> Scene:
    """Two ships of each side off Acre, one of ours elsewhere."""
    s = scene()
    for role in ("crusader", "saracen"):
        s.ship(role, "acre", war=True)
        s.ship(role, "acre", war=True)
    s.ship("crusader", "tyre", war=True)
    return s.step(w.SEA_BATTLES)


def test_2_33_ships_that_cannot_flee_or_sink() -> None:
    s = sea_fight()
    assert (s.asked, s.decider) == ("flight", "crusader")
    why(s, "flee s9", "2.12", "no_such_ship")
    why(s, "flee s3", "2.33", "not_in_the_box")
    s.do("flee s1")
    why(s, "flee s1", "2.33", "fleeing_already")
    s.do("done", "done")
    while s.asked == "sink":
        s.refused("sink s3", "2.12" if s.decider == "saracen" else "2.33")
        s.do(s.legal()[0])


def test_2_33_a_fleeing_ship_notes_a_port() -> None:
    s = sea_fight().dice(5, 5, 5, 5)
    s.do("flee s1", "flee s2", "done", "done")
    assert s.asked == "flee_to"
    why(s, "sail s2 tyre", "2.33", "other_ship_first")
    why(s, "sail s1 2008", "2.32", "not_a_port")


def test_2_94_whom_a_coalition_cannot_engage() -> None:
    s = scene(scenario="nile")
    for role in ("jerusalem", "egypt", "syria"):
        s.ship(role, "acre", war=True)
    s.step(w.SEA_BATTLES)
    assert s.asked == "engage"
    s.refused(f"engage {s.decider}", "2.94", "own_party")
    s.refused("engage byzantium", "2.94", "not_in_this_battle")
    refusal = s.game.refusal(s.game.deciders[0], w.action(w.ENGAGE_WITH, 9))
    assert refusal is not None
    assert refusal.key == "no_such_role"


def test_2_94_a_coalition_is_named_by_its_first() -> None:
    s = scene(scenario="nile")
    for role in s.game.scenario.roles:
        s.ship(role, "acre", war=True)
    s.game.pacts = [0b0000, 0b0000, 0b1000, 0b0100]
    s.step(w.SEA_BATTLES)
    assert (s.asked, s.game.seafight and s.game.seafight.parties) == ("engage", [[0], [1], [2, 3]])
    s.refused(f"engage {s.game.scenario.roles[3]}", "2.94", "engage_its_leader")
