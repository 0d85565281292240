"""2.13, 2.93, 2.96 What is said, given and agreed: offers, gifts, passage, truces."""

from __future__ import annotations

from levant.croisades import gifts, truce
from levant.croisades import words as w
from levant.croisades.board import HEX, HIGH_SEAS, NOWHERE, PLACE
from levant.croisades.game import CROISADES
from levant.croisades.pieces import Captive, Dungeon
from levant.croisades.roster import CLASS, SUPPLIES
from tests.croisades.scene import Scene, scene

ALL = ("jerusalem", "egypt", "syria", "byzantium")


def talks(*lines: str) -> Scene:
    return scene(*lines, scenario="nile").phase(w.DIPLOMACY)


def told(s: Scene, event: str) -> list[int]:
    """How often each role, and a spectator, hears of an event."""
    viewers = (0, 1, 2, 3, None)
    heard = [CROISADES.events(s.game, viewer) for viewer in viewers]
    return [sum(1 for e in events if e["event"] == event) for events in heard]


# --- Offers (2.96) ----------------------------------------------------------------------------


def test_2_96_an_offer_is_seen_at_once_by_whom_it_is_made_to() -> None:
    s = talks().do("offer egypt", role="jerusalem")
    seen = {role: s.game.view(s.role(role)) for role in ALL}
    assert seen["egypt"]["own"]["offered"] == ["jerusalem"]
    assert seen["syria"]["own"]["offered"] == seen["byzantium"]["own"]["offered"] == []
    assert told(s, "offered") == [1, 1, 0, 0, 0]
    assert seen["egypt"]["pacts"] == []


# --- Gifts (2.96) -----------------------------------------------------------------------------


def test_2_96_dinars_are_given_and_only_the_two_know() -> None:
    s = talks()
    s.game.points = [300, 10, 0, 0]
    s.do("give egypt 250", role="jerusalem")
    assert s.game.points == [50, 260, 0, 0]
    assert told(s, "points_given") == [1, 1, 0, 0, 0]
    s.refused("give egypt 50", "2.96", "gift_made_already", role="jerusalem")
    assert "give syria 50" in s.legal("jerusalem")


def test_2_96_gifts_of_dinars_that_cannot_be_made() -> None:
    s = talks()
    s.game.points[0] = 300
    s.refused("give egypt 350", "3.21", "too_dear", role="jerusalem")
    s.refused("give egypt 0", "2.96", "at_least_one", role="jerusalem")
    s.refused("give egypt 51", "2.96", "not_that_amount", role="jerusalem")
    s.refused("give jerusalem 50", "2.96", "not_with_oneself", role="jerusalem")
    s.game.points[0] = 51
    s.game.offer = {}
    s.do("give egypt 51", role="jerusalem")
    assert s.game.points[0] == 0


def test_2_96_land_is_given_with_what_lies_nearest() -> None:
    s = talks("egypt 1504: emir 3")
    land = gifts.land_of(s.game, 0, PLACE["hebron"])
    assert len(land) == 3
    assert PLACE["hebron"] not in land
    s.do("cede byzantium hebron", role="jerusalem")
    byzantium = s.role("byzantium")
    assert s.game.owner[PLACE["hebron"]] == byzantium
    assert {s.game.owner[h] for h in land} == {byzantium}
    assert s.game.owner[PLACE["acre"]] == 0
    assert told(s, "ceded") == [1, 1, 1, 1, 1]
    scores = s.game.view(None)["scores"]
    assert scores["jerusalem"] == scores["byzantium"] == 0


def test_2_96_prisoners_stay_in_the_place_that_is_given() -> None:
    s = talks("egypt 1504: emir 3")
    s.game.options["captures"] = 1
    s.game.dungeons = [Dungeon(PLACE["jaffa"], [Captive(1, CLASS["emir"], 0, 0)])]
    s.do("cede byzantium jaffa", role="jerusalem")
    assert s.game.view(None)["prisoners"][0]["captor"] == "byzantium"


def test_2_96_places_that_cannot_be_given() -> None:
    s = talks("egypt acre: emir 5", "jerusalem tyre: knight 3", "egypt tyre: emir 3")
    s.siege("egypt", "acre")
    s.meeting("egypt", "jerusalem", "tyre", "acre")
    for text, key in (
        ("cede syria 1908", "no_stronghold"),
        ("cede syria cairo", "not_your_place"),
        ("cede syria acre", "place_is_besieged"),
        ("cede syria tyre", "battle_at_the_place"),
    ):
        s.refused(text, "2.96", key, role="jerusalem")


def test_2_96_a_ship_is_given_with_its_cargo_but_never_with_people() -> None:
    s = talks("jerusalem acre: knight 3")
    ship = s.ship("jerusalem", "acre")
    ship.goods[SUPPLIES] = 200
    s.group("jerusalem").ship = ship.number
    s.refused("give_ship egypt s21", "2.96", "people_are_aboard", role="jerusalem")
    s.group("jerusalem").ship = 0
    s.refused("give_ship egypt s22", "2.12", "no_such_ship", role="jerusalem")
    ship.port = HIGH_SEAS
    s.refused("give_ship egypt s21", "2.96", "ship_is_at_sea", role="jerusalem")
    ship.port = PLACE["acre"]
    s.ship("egypt", "damietta")
    s.game.offer = {}
    s.do("give_ship egypt s21", role="jerusalem")
    given = s.game.ship(s.role("egypt"), 22)
    assert given is ship
    assert (given.port, given.goods[SUPPLIES]) == (PLACE["acre"], 200)
    assert told(s, "ship_given") == [1, 1, 1, 1, 1]


def test_2_96_no_ship_for_whom_all_counters_are_in_use() -> None:
    s = talks()
    s.ship("jerusalem", "acre", war=True)
    for _ in range(20):
        s.ship("egypt", "damietta", war=True)
    s.refused("give_ship egypt s1", "2.12", "no_ship_number_free", role="jerusalem")


# --- Passage (2.93) ---------------------------------------------------------------------------


def test_2_93_passage_that_was_promised_is_granted_without_a_question() -> None:
    s = talks("jerusalem 2008: knight 3", "syria 1908: emir 3")
    s.do("passage jerusalem", role="syria")
    s.refused("passage jerusalem", "2.93", "passage_given_already", role="syria")
    assert s.game.view(0)["own"]["passage_from"] == ["syria"]
    assert s.game.view(s.role("syria"))["own"]["passage"] == ["jerusalem"]
    assert told(s, "passage_given") == [1, 0, 1, 0, 0]
    s.moves("jerusalem").do("march g1", "to 1908", "ask")
    assert (s.asked, s.decider) == ("march", "jerusalem")
    s.do("halt")
    assert s.game.meeting_at(HEX["1908"]) is None


def test_2_93_who_was_promised_passage_may_still_attack() -> None:
    s = talks("jerusalem 2008: knight 3", "syria 1908: emir 3")
    s.do("passage jerusalem", role="syria")
    s.moves("jerusalem").do("march g1", "to 1908", "attack", "fight")
    assert s.game.meeting_at(HEX["1908"]) is not None


def test_2_93_a_promise_of_passage_ends_with_the_turn() -> None:
    s = talks("jerusalem 2008: knight 3", "syria 1908: emir 3")
    s.do("passage jerusalem", role="syria")
    s.step(w.TURN_START)
    assert s.game.passes == [0, 0, 0, 0]


# --- Truces (2.13) ----------------------------------------------------------------------------


def at_war() -> Scene:
    s = scene("crusader 2008: knight 12", "saracen 1908: emir 6", "saracen cairo: emir 5")
    s.ship("crusader", "tyre")
    return s.moves("crusader")


def test_2_13_a_truce_needs_all_and_begins_with_a_turn() -> None:
    s = at_war().do("truce", role="saracen")
    assert s.game.view(None)["truce"] == ["saracen"]
    s.refused("truce", "2.13", "truce_wanted_already", role="saracen")
    s.refused("fight_on", "2.13", "no_truce_wanted", role="crusader")
    s.step(w.TURN_START)
    assert s.asked == "supply"
    s.do("truce", role="crusader").step(w.TURN_START)
    assert s.asked == "redeploy"
    assert s.game.truce == [0, 0]
    s.refused("truce", "2.13", "not_before_the_game", role="crusader")


def test_2_13_no_truce_while_a_siege_or_battle_is_under_way() -> None:
    s = at_war().do("truce", role="saracen").do("truce", role="crusader")
    s.siege("crusader", "belvoir")
    assert not truce.truce_holds(s.game)
    s.game.sieges = []
    assert truce.truce_holds(s.game)
    s.meeting("crusader", "saracen", "1908", "2008")
    assert not truce.truce_holds(s.game)
    s.game.meetings = []
    s.do("fight_on", role="crusader")
    assert not truce.truce_holds(s.game)


def redeploying() -> Scene:
    s = at_war()
    s.group("crusader").hungry = 4
    return s.do("truce", role="saracen").do("truce", role="crusader").step(w.TURN_START)


def test_2_13_armies_go_home_rested_and_are_placed_in_own_strongholds() -> None:
    s = redeploying()
    group = s.group("crusader")
    assert s.game.owner[group.hex] == 0
    assert s.game.kinds[group.hex] != NOWHERE
    assert group.hungry == 0
    s.refused("station g1 cairo", "2.13", "not_your_place", role="crusader")
    s.refused("station g1 1908", "2.13", "no_stronghold", role="crusader")
    s.do("station g1 tripoli", role="crusader")
    assert group.hex == PLACE["tripoli"]
    s.refused("station g1 tyre", "2.13", "placed_already", role="crusader")
    s.do("station g1 damascus", "done", role="saracen").do("done", role="crusader")
    assert s.asked == "supply"
    assert s.group("saracen").hex == PLACE["damascus"]


def test_2_13_ships_are_placed_in_own_ports() -> None:
    s = redeploying()
    s.refused("moor s21 acre", "2.13", "not_your_place", role="crusader")
    s.refused("moor s21 jerusalem", "2.13", "not_a_port", role="crusader")
    s.refused("moor s22 tripoli", "2.12", "no_such_ship", role="crusader")
    s.refused("moor s21 tyre", "2.13", "stands_there_already", role="crusader")
    s.do("moor s21 tripoli", role="crusader")
    s.refused("moor s21 tyre", "2.13", "moored_already", role="crusader")
    assert s.game.ships[0].port == PLACE["tripoli"]


def test_2_13_after_a_truce_groups_are_put_together_as_one_likes() -> None:
    s = redeploying()
    place = s.group("crusader").hex
    name = CROISADES.spell(s.game, w.action(w.FOUND, place))
    s.do(name, "from g1", "take knight 5", "done", role="crusader")
    assert [s.group("crusader", n).size() for n in (1, 2)] == [7, 5]
    s.game.points[0] = 500
    s.refused("found tripoli", "2.13", "no_purchases_in_a_truce", role="crusader")


def test_2_13_others_see_the_new_places_when_all_are_done() -> None:
    s = redeploying()
    s.do("station g1 tripoli", role="crusader")
    assert [g["role"] for g in s.game.view(1)["groups"]] == ["saracen", "saracen"]
    s.do("done", role="crusader").do("done", role="saracen")
    assert "crusader" in {g["role"] for g in s.game.view(1)["groups"]}


def test_2_13_who_is_at_sea_comes_home_and_who_has_no_home_stays() -> None:
    s = at_war()
    group, ship = s.group("crusader"), s.game.ships[0]
    group.ship, group.hex, ship.port, ship.bound = ship.number, NOWHERE, HIGH_SEAS, PLACE["jaffa"]
    homeless = s.group("saracen")
    s.game.owner = [0 if owner == 1 else owner for owner in s.game.owner]
    truce.begin_truce(s.game)
    assert (group.ship, s.game.owner[group.hex]) == (0, 0)
    assert s.game.owner[ship.port] == 0
    assert homeless.hex == HEX["1908"]
    s.game.owner = [-1] * len(s.game.owner)
    group.ship, group.hex, ship.port, ship.bound = ship.number, NOWHERE, HIGH_SEAS, PLACE["jaffa"]
    assert truce.home_for(s.game, group) == PLACE["jaffa"]


def test_2_13_a_fleet_without_a_port_of_its_own_arrives_where_it_was_bound() -> None:
    s = at_war()
    ship = s.game.ships[0]
    ship.port, ship.bound = HIGH_SEAS, PLACE["jaffa"]
    s.game.owner = [-1] * len(s.game.owner)
    truce.begin_truce(s.game)
    assert (ship.port, ship.bound) == (PLACE["jaffa"], NOWHERE)
