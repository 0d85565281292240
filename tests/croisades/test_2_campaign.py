"""2.3 to 2.8, 3.5 Rules of the campaign that lie between the chapters' other tests."""

from __future__ import annotations

import pytest

from levant.croisades import investment, outcome, ranks, sallies, supply, works
from levant.croisades import words as w
from levant.croisades.board import HEX, HEX_COUNT, NEAR, PLACE, ROAD, ROADS
from levant.croisades.fights import Battle, Company, Fighter
from levant.croisades.march import cost
from levant.croisades.pieces import Captive
from levant.croisades.ranks import FIELD
from levant.croisades.records import Capture
from levant.croisades.roster import CLASS, HOSTS, LADDER, MOST, NAMED, SUPPLIES, may_command
from levant.croisades.scenario import NEUTRAL, SCENARIOS, load
from tests.croisades.scene import Scene, scene


def nile(*lines: str) -> Scene:
    return scene(*lines, scenario="nile")


def befriend(s: Scene, one: str, other: str) -> None:
    a, b = s.role(one), s.role(other)
    s.game.pacts[a] |= 1 << b
    s.game.pacts[b] |= 1 << a


def bare(*lines: str) -> Scene:
    """Nobody owns anything, so that there are no lines of supply."""
    s = scene(*lines)
    s.game.owner = [NEUTRAL] * HEX_COUNT
    return s


# --- Roads (2.41) -----------------------------------------------------------------------------


def test_2_41_two_road_hexes_side_by_side_are_no_road_unless_one_joins_them() -> None:
    s = scene()
    here, there = HEX["1909"], HEX["1910"]
    assert ROAD[here]
    assert ROAD[there]
    assert there in NEAR[here]
    assert cost(s.game, 0, here, there) == 2
    assert cost(s.game, 0, there, HEX["2011"]) == 2  # a road, but to an enemy's castle
    s.own("crusader", "2011")
    assert cost(s.game, 0, there, HEX["2011"]) == 1


def test_2_41_every_road_joins_two_neighbouring_road_hexes_both_ways() -> None:
    for a, b in ROADS:
        assert (b, a) in ROADS
        assert b in NEAR[a]
        assert ROAD[a]
        assert ROAD[b]


# --- The desert (2.73) ------------------------------------------------------------------------


def test_2_73_the_free_stop_is_no_hunger_and_the_march_goes_on_through_the_desert() -> None:
    s = bare("saracen 1505: emir 3", "crusader acre: king 1 knight 4")
    group = s.group("saracen")
    group.desert = 1
    supply.close_supply(s.game)
    assert (group.hungry, group.size()) == (0, 3)
    s.moves("saracen").do("march g1")
    assert "to 1504" in s.legal()


def test_2_73_who_pays_three_points_has_eaten_for_that_turn() -> None:
    s = bare("saracen 1505: emir 3 mule 4 supplies 100", "crusader acre: king 1 knight 4")
    group = s.group("saracen")
    group.desert = 2
    s.phase(w.SUPPLY)
    s.refused("feed 1505", "2.73", "lives_on_its_water", role="saracen")
    supply.close_supply(s.game)
    assert (group.goods[SUPPLIES], group.hungry) == (100 - 3 * 10, 0)


def test_2_73_who_came_hungry_has_no_water_and_stays_hungry() -> None:
    """Driven into the desert after a battle, out of supply already (decision 70)."""
    s = bare("saracen 1505: emir 3", "crusader acre: king 1 knight 4")
    group = s.group("saracen")
    group.hungry, group.desert = 2, 1
    supply.close_supply(s.game)
    assert group.hungry == 3


# --- Kings, garrisons, named characters (2.61, 2.81) ------------------------------------------


def test_2_81_there_are_two_kings_one_sultan_one_great_khan_and_three_khans() -> None:
    named = {CLASS[name]: most for name, most in
             {"king": 2, "sultan": 1, "great_khan": 1, "khan": 3, "arnulf": 1}.items()}  # fmt: skip
    assert named == MOST
    assert [name for name, cls in NAMED.items() if cls == "king"] == ["richard", "philip"]


def test_2_81_no_third_king_is_bought_while_two_are_about_or_taken() -> None:
    s = scene("crusader acre: king 1 knight 4", options={"captures": 1}).own("crusader", "acre")
    s.game.points[0] = 1000
    s.add("saracen cairo: emir 5").captives = [Captive(0, CLASS["knight"], 0, 0)]
    s.phase(w.REORGANISE).do("group g1", "market", role="crusader")
    assert "take king 1" in s.legal("crusader")
    s.refused("take king 2", "2.81", "no_more_of_them", role="crusader")
    s.group("saracen").captives = [Captive(0, CLASS["king"], 0, 0)]
    s.refused("take king 1", "2.81", "no_more_of_them", role="crusader")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_2_81_no_scenario_begins_with_more_than_there_are(scenario: str) -> None:
    for side in load(scenario).sides:
        for c, most in MOST.items():
            names = [name for name, at in CLASS.items() if at == c]
            found = sum(HOSTS[host].get(name, 0) for _, host in side.groups for name in names)
            assert found <= most, (scenario, side.name, names)


def test_2_81_arnulf_is_a_turcopole_with_the_rank_of_a_sergeant() -> None:
    assert may_command(CLASS["arnulf"], CLASS["turcopole"])
    assert may_command(CLASS["arnulf"], CLASS["spearman"])
    assert not may_command(CLASS["turcopole"], CLASS["spearman"])
    assert may_command(CLASS["knight"], CLASS["arnulf"])


def test_2_61_a_garrison_is_chosen_from_soldiers_and_ncos_on_foot() -> None:
    s = scene("crusader acre: knight 20", "saracen cairo: emir 3").own("saracen", "acre")
    found = investment.begin_siege(s.game, 0, PLACE["acre"])
    found.since = 0
    s.step(w.SIEGES)
    assert (s.asked, s.decider) == ("garrison", "saracen")
    for soldier in ("mamluk_on_foot", "fatimid_foot", "horse_archer", "armed_peasant"):
        assert f"man {soldier} 1" in s.legal()
    for other in ("sultan", "emir", "royal_mamluk", "light_mamluk", "assassin", "engineer"):
        s.refused(f"man {other} 1", "2.61", "not_in_this_garrison")


# --- Command (2.82, 2.83) ---------------------------------------------------------------------


def test_2_82_bedouins_and_assassins_obey_only_emirs_and_royal_mamluks() -> None:
    for follower in ("bedouin", "assassin"):
        for leader in ("emir", "royal_mamluk"):
            assert may_command(CLASS[leader], CLASS[follower])
        for leader in ("sultan", "baron", "knight", "king", "khan", "elite_cavalry"):
            assert not may_command(CLASS[leader], CLASS[follower])
    assert may_command(CLASS["king"], CLASS["clergy"])
    assert not may_command(CLASS["emir"], CLASS["clergy"])


def test_2_82_nobody_commands_the_people_of_another_family() -> None:
    assert not may_command(CLASS["knight"], CLASS["fatimid_foot"])
    assert may_command(CLASS["knight"], CLASS["armed_peasant"])


def test_2_83_a_king_raises_only_the_morale_of_his_own_power() -> None:
    """A king of Jerusalem, an allied baron of Byzantium; one knight of each."""
    people = (("king", 0), ("knight", 0), ("baron", 3), ("knight", 3), ("spearman", 3))
    b = Battle(roles=[[0, 3], [1]])
    b.companies = [Company(side=0, wing=1, status=FIELD), Company(side=1, wing=1, status=FIELD)]
    b.fighters = [Fighter(cls=CLASS[c], side=0, company=0, role=role) for c, role in people]
    assert ranks.command_bonus(b, 1) == 2
    b.fighters[2].state = ranks.DEAD  # Byzantium has nobody but its knight
    assert ranks.command_bonus(b, 3) == 0
    assert ranks.led_by(b, 0)[4] == 3
    b.fighters[3].state = ranks.DEAD
    assert 4 not in ranks.led_by(b, 0)


# --- Before the walls (2.34, 2.42, 2.43) ------------------------------------------------------


def test_2_42_who_stands_before_an_enemys_walls_may_besiege_them() -> None:
    """After a retreat, say: it need not go away first."""
    s = scene("crusader belvoir: knight 5", "saracen cairo: emir 3").own("saracen", "belvoir")
    s.moves("crusader").do("march g1")
    assert {"halt", "besiege"} < set(s.legal())
    s.do("besiege")
    siege = s.game.siege_at(PLACE["belvoir"])
    assert siege is not None
    assert siege.besieger == s.role("crusader")


def test_2_42_who_cannot_move_on_may_still_besiege() -> None:
    s = scene("crusader belvoir: knight 5 ladder 3", "saracen cairo: emir 3")
    s.own("saracen", "belvoir")
    s.group("crusader").hungry = 6
    s.group("crusader").goods[1] = 1
    assert "march g1" in s.moves("crusader").legal()


def test_2_34_who_lands_on_an_enemys_quay_besieges_only_if_he_wishes() -> None:
    s = scene("crusader jaffa: knight 5", "saracen cairo: emir 3").own("saracen", "jaffa")
    ship = s.ship("crusader", "jaffa")
    s.group("crusader").ship, s.group("crusader").hex = ship.number, -1
    s.phase(w.LAND, w.STAGE_NAVAL).do("land s21", "done", role="crusader")
    s.do("done", role="saracen")
    assert (s.asked, s.decider) == ("march", "crusader")
    s.refused("to ramla", "2.34", "landed_in_enemy_port")
    s.do("halt")
    assert s.game.sieges == []
    assert s.asked == "moves"


def test_2_34_each_role_that_landed_is_asked_for_itself() -> None:
    s = nile("jerusalem jaffa: knight 5", "byzantium jaffa: knight 5", "egypt cairo: emir 3")
    s.own("egypt", "jaffa")
    befriend(s, "jerusalem", "byzantium")
    for group in s.game.groups[:2]:
        group.landed = 2
    s.game.queue = [PLACE["jaffa"]]
    s.game.stage = w.STAGE_NAVAL
    s.step(w.NEXT_LANDING)
    assert s.decider == "jerusalem"
    s.do("halt")
    assert (s.asked, s.decider) == ("march", "byzantium")
    s.do("besiege")
    assert s.game.sieges[0].besieger == s.role("byzantium")


def besieged(since: int = 0) -> Scene:
    s = scene("crusader acre: knight 9", "saracen acre: emir 5", "saracen acre: fatimid_foot 5")
    s.own("saracen", "acre").siege("crusader", "acre", since=since)
    return s.moves("saracen")


def test_2_43_a_sheltered_army_comes_out_to_battle() -> None:
    s = besieged()
    assert [act for act in s.legal() if act.startswith("come")] == ["come_out g1"]
    s.do("come_out g1")
    meeting = s.game.meeting_at(PLACE["acre"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders) == ([1], [0])
    assert (s.group("saracen").inside, s.group("saracen", 2).inside) == (0, 1)
    assert s.asked == "moves"
    s.chance().do("done").do("done")
    while s.asked != "watch":
        s.do(s.legal()[0])
    assert s.decider == "crusader"


def test_2_43_who_cannot_come_out() -> None:
    s = besieged()
    s.refused("come_out g2", "2.11", "nobody_to_lead")
    s.group("saracen").moved = 1
    s.refused("come_out g1", "2.41", "group_has_moved")
    s = besieged(since=9)
    s.refused("come_out g1", "2.66", "siege_began_now")
    s.group("saracen").inside = 0
    s.refused("come_out g1", "2.42", "not_besieged")


def test_2_43_a_second_group_comes_out_to_the_same_battle() -> None:
    s = besieged()
    s.group("saracen", 2).men[CLASS["mamluk_on_foot"]] = 1
    s.do("come_out g1", "come_out g2")
    meeting = s.game.meeting_at(PLACE["acre"])
    assert meeting is not None
    assert [(one.role, one.number) for one in meeting.arrived] == [(1, 2)]
    assert meeting.reinforced == 1
    s.chance().do("done")
    while s.asked != "watch":
        s.do(s.legal()[0])
    assert s.game.battle is not None
    sallied = [one for one in s.game.battle.companies if one.owner == 1]
    assert {one.status for one in sallied} == {ranks.UNPLACED}


# --- Engines and patrols (2.62, 2.64) ---------------------------------------------------------


def test_2_62_the_garrison_of_an_own_place_builds_with_an_engineer() -> None:
    s = scene("crusader tyre: engineer 1 knight 3", "saracen cairo: emir 3").own("crusader", "tyre")
    group = s.group("crusader")
    assert works.own_teams(group) == 0
    s.phase(w.REORGANISE).do("build g1 ladder", role="crusader")
    works.finish_work(s.game)
    assert group.goods[LADDER] == 6


def test_2_62_a_garrison_helps_only_its_owner_and_not_under_siege() -> None:
    s = scene("crusader tyre: engineer 1 knight 3", "saracen tyre: emir 9").own("saracen", "tyre")
    group = s.group("crusader")
    assert works.teams(s.game, group) == 0
    s.own("crusader", "tyre")
    assert works.teams(s.game, group) == 1
    s.siege("saracen", "tyre")
    assert works.teams(s.game, group) == 0


def test_2_62_a_garrison_serves_no_more_engineers_than_it_has_men_for() -> None:
    s = scene("crusader arsuf: engineer 9 knight 3", "crusader arsuf: engineer 9 knight 3")
    s.own("crusader", "arsuf")
    first, second = s.group("crusader"), s.group("crusader", 2)
    served = works.teams(s.game, first)
    assert 0 < served < 9
    works.start_building(s.game, first, LADDER)
    assert works.teams(s.game, second) == 0


def test_2_64_in_the_first_turn_a_patrol_neither_strikes_nor_shoots() -> None:
    """One goes out; of six rounds the patrol strikes in five, the escort in six (decision 76)."""
    s = scene("crusader acre: spearman 1", "saracen cairo: emir 3").own("saracen", "acre")
    found = s.siege("crusader", "acre")
    found.men = [0] * len(found.men)
    found.men[CLASS["mamluk_on_foot"]] = 2
    s.dice(1, *[6] * 11)
    sallies.forage(s.game, found, 1)
    assert s.rolled


# --- Towns of friends (2.71) ------------------------------------------------------------------


def test_2_71_mules_and_carts_are_bought_in_any_friendly_town() -> None:
    s = nile("jerusalem cairo: knight 5", "egypt damietta: emir 3")
    s.game.points[0] = 500
    s.phase(w.REORGANISE)
    s.refused("group g1", "2.22", "nobody_to_exchange_with", role="jerusalem")
    befriend(s, "jerusalem", "egypt")
    s.phase(w.REORGANISE).do("group g1", "market", role="jerusalem")
    assert "take mule 3" in s.legal("jerusalem")
    assert "take cart 2" in s.legal("jerusalem")
    s.refused("take knight 1", "2.71", "only_beasts_here", role="jerusalem")
    s.refused("take ladder 1", "2.71", "only_beasts_here", role="jerusalem")
    s.do("take mule 3", "done", role="jerusalem")
    assert s.group("jerusalem").goods[:3] == [3, 0, 75]


# --- Captures (3.5) ---------------------------------------------------------------------------


def test_3_5_only_the_first_captor_of_cairo_has_its_first_value() -> None:
    s = nile("jerusalem cairo: knight 9", "egypt damietta: emir 3", "syria bosra: emir 3")
    cairo = PLACE["cairo"]
    investment.capture(s.game, s.siege("jerusalem", "cairo"), "hunger")
    assert outcome.score(s.game, s.role("jerusalem")) == 450
    investment.capture(s.game, s.siege("syria", "cairo"), "hunger")
    assert s.game.owner[cairo] == s.role("syria")
    assert outcome.score(s.game, s.role("syria")) == 300
    assert outcome.score(s.game, s.role("jerusalem")) == 0
    assert outcome.score(s.game, s.role("egypt")) == -300


def test_3_5_a_medium_port_brings_its_captor_fifty_points() -> None:
    s = scene("crusader jaffa: knight 9", "saracen cairo: emir 3").own("saracen", "jaffa", "gaza")
    before = s.game.points[0]
    investment.capture(s.game, s.siege("crusader", "jaffa"), "hunger")
    assert s.game.points[0] == before + 50
    assert s.events("port_income")[0]["points"] == 50
    investment.capture(s.game, s.siege("crusader", "gaza"), "hunger")
    assert s.game.points[0] == before + 50  # no port
    assert [load(name).port_income for name in ("nile", "third_crusade", "fifth_crusade")] == [
        50, 50, 50,
    ]  # fmt: skip
    assert load("mongols").port_income == load("last_crusade").port_income == 0


def test_3_5_what_is_given_away_counts_as_taken_by_nobody() -> None:
    s = nile("jerusalem acre: knight 9", "egypt damietta: emir 3")
    s.game.owner[PLACE["cairo"]] = 0
    s.game.seized = [Capture(PLACE["cairo"], 0, 0)]
    assert outcome.score(s.game, 0) == 0
    assert outcome.score(s.game, s.role("egypt")) == 0
