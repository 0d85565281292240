"""2.1 What a scenario's file can ask for: a theatre, slighted walls, objectives (120 to 123)."""

from __future__ import annotations

import pytest

from levant.croisades import outcome
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, NUMBERS, PLACE, read_text
from levant.croisades.game import CROISADES
from levant.croisades.investment import capture
from levant.croisades.scenario import SCENARIOS, BadScenario, load, read
from levant.croisades.setup import add_group
from levant.croisades.supply import in_line
from levant.kernel.dice import FastDice
from tests.croisades.scene import scene

SHORT = ("siege_of_acre", "march_to_jaffa", "seventh_crusade")


def changed(scenario: str, old: str, new: str) -> str:
    """The text of a scenario's file with one thing changed."""
    text = read_text(f"scenarios/{scenario}.toml")
    assert text.count(old) == 1
    return text.replace(old, new)


# --- The theatre (decision 120) ---------------------------------------------------------------


def test_2_13_nobody_marches_out_of_the_theatre() -> None:
    s = scene("saracen 2505: emir 3", scenario="siege_of_acre").moves("saracen").do("march g1")
    s.refused("to 2605", "2.13", "outside_theatre")
    s.do("to 2405")
    assert s.group("saracen").hex == PLACE["2405"]


def test_2_13_who_was_driven_out_of_the_theatre_can_come_back() -> None:
    s = scene("saracen 2605: emir 3", scenario="siege_of_acre").moves("saracen").do("march g1")
    assert {text for text in s.legal() if text.startswith("to ")} == {"to 2505"}


def test_2_13_no_ship_is_sent_or_flees_to_a_port_outside_the_theatre() -> None:
    s = scene(scenario="siege_of_acre")
    s.ship("crusader", "tyre", war=True)
    s.ship("saracen", "sidon", war=True)
    s.phase(w.SAIL).refused("sail s1 jaffa", "2.13", "outside_theatre", role="crusader")
    assert "sail s1 acre" in s.legal("crusader")
    s.ship("saracen", "tyre", war=True)
    s.step(w.SEA_BATTLES).dice(5, 5, 5, 5)
    s.do("flee s1", "done", role=s.decider)
    while s.asked == "flight":
        s.do("done")
    assert s.asked == "flee_to"
    s.refused("sail s1 jaffa", "2.13", "outside_theatre")


def test_2_13_outside_the_theatre_nothing_stands_and_nobody_owns() -> None:
    s = scene("saracen 2605: emir 3 syrian_foot 20", scenario="siege_of_acre")
    theatre = s.game.scenario.theatre
    outside = [h for h in range(len(NUMBERS)) if h not in theatre]
    assert PLACE["beirut"] in outside
    assert all(s.game.kinds[h] == NOWHERE and s.game.owner[h] == -1 for h in outside)
    held = s.game.view(None)["strongholds"]
    assert "beirut" not in held
    assert held["damascus"] == "saracen"
    # A line of supply to Damascus that leaves the theatre is none.
    assert not in_line(s.game, s.role("saracen"), PLACE["2705"], 23)
    assert in_line(s.game, s.role("saracen"), PLACE["2605"], 23)


def test_2_13_without_a_theatre_a_scenario_is_fought_on_the_whole_map() -> None:
    assert len(load("third_crusade").theatre) == len(NUMBERS)
    assert len(load("third_crusade").strongholds) == 102


# --- Walls and stores at the start (decisions 122, 123) ---------------------------------------


def test_2_64_slighted_walls_begin_with_damages_until_somebody_takes_the_place() -> None:
    s = scene("crusader caesarea: baron 1 knight 9", scenario="march_to_jaffa")
    siege = s.siege("crusader", "caesarea")
    assert siege.outer == load("march_to_jaffa").slighted[PLACE["caesarea"]] > 0
    capture(s.game, siege, "assault")
    s.game.groups = []
    s.add("saracen caesarea: emir 5")
    assert s.siege("saracen", "caesarea").outer == 0
    assert s.siege("crusader", "ascalon").outer == 0


def test_2_61_the_stores_of_a_place_besieged_at_the_start_are_the_scenarios() -> None:
    camp = load("siege_of_acre").sieges[0]
    assert camp.supply is not None
    game = CROISADES.new("siege_of_acre", {}, FastDice(1))
    assert game.sieges[0].supply == 4 * camp.supply
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    assert game.sieges[0].supply == 4 * 950


# --- Objectives (decision 121) ----------------------------------------------------------------


def test_2_13_a_verdict_can_ask_for_some_of_several_places() -> None:
    asked = '[[verdict]]\nrole = "crusader"\nholds = ["acre", "jaffa"]\n'
    some = '[[verdict]]\nrole = "crusader"\nholds_any = ["jaffa", "caesarea", "arsuf"]\nleast = 2\n'
    s = scene(scenario="march_to_jaffa")
    s.game.scenario = read("march_to_jaffa", changed("march_to_jaffa", asked, some))
    verdict = s.game.scenario.verdicts[0]
    s.own("crusader", "jaffa")
    assert not outcome.holds(s.game, verdict)
    s.own("crusader", "arsuf")
    assert outcome.holds(s.game, verdict)
    s.own("saracen", "jaffa", "arsuf", "caesarea")
    assert not outcome.holds(s.game, verdict)


def test_2_13_acre_taken_wins_at_once_and_acre_held_wins_at_the_end() -> None:
    s = scene("crusader tyre: knight 3", "saracen tiberias: emir 3", scenario="siege_of_acre")
    outcome.turn_end(s.game)
    assert s.game.reason == ""
    s.own("crusader", "acre")
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("crusader"), "acre_taken")
    s = scene("crusader tyre: knight 3", "saracen tiberias: emir 3", scenario="siege_of_acre")
    s.game.turn = s.game.scenario.turns
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("saracen"), "acre_stands")


def test_2_13_jaffa_is_won_only_with_acre_behind_it() -> None:
    s = scene("crusader tyre: knight 3", "saracen nablus: emir 3", scenario="march_to_jaffa")
    s.own("crusader", "jaffa").own("saracen", "acre")
    s.game.turn = s.game.scenario.turns
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("saracen"), "jaffa_kept")
    s.own("crusader", "acre")
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("crusader"), "jaffa_taken")


def test_2_13_damietta_retaken_ends_the_crusade_of_saint_louis() -> None:
    s = scene("crusader damietta: knight 3", "egypt cairo: emir 3", scenario="seventh_crusade")
    s.own("egypt", "damietta")
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("egypt"), "damietta_retaken")
    s = scene("crusader damietta: knight 3", "egypt cairo: emir 3", scenario="seventh_crusade")
    s.own("crusader", "mansourah")
    s.game.turn = s.game.scenario.turns
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (s.role("crusader"), "mansourah_taken")


def test_3_5_where_objectives_alone_count_other_places_have_no_value() -> None:
    scenario = load("siege_of_acre")
    assert scenario.value(PLACE["acre"], 0, first=True) == 150
    assert scenario.value(PLACE["damascus"], 0, first=True) == 0
    every = changed("siege_of_acre", "only_objectives = true", "only_objectives = false")
    assert read("siege_of_acre", every).value(PLACE["damascus"], 0, first=True) == 200


# --- What every short scenario has ------------------------------------------------------------


@pytest.mark.parametrize("name", SHORT)
def test_2_13_short_scenarios_have_six_to_ten_turns_and_no_market(name: str) -> None:
    scenario = load(name)
    assert 6 <= scenario.turns <= 10
    assert 2 <= len(scenario.sides) <= 3
    assert not scenario.purchases
    assert len(scenario.theatre) < 200


@pytest.mark.parametrize("name", SHORT)
def test_2_11_built_armies_may_cost_what_the_ready_made_ones_do(name: str) -> None:
    game = CROISADES.new(name, {"build_armies": 1}, FastDice(1))
    for role, side in enumerate(game.scenario.sides):
        spent = sum(add_group(game, role, place, host) for place, host in side.groups)
        assert game.points[role] == spent


# --- Files that cannot be right ---------------------------------------------------------------

WRONG = (
    ('at = "acre"', 'at = "jaffa"', "siege: 'jaffa' lies outside the theatre"),
    ('at = "acre"', 'at = "akka"', "siege: the map has no 'akka'"),
    ('besieger = "crusader"', 'besieger = "frank"', "siege: no role is called 'frank'"),
    ('["acre", "royal"]', '["acre", "regal"]', "role crusader: hosts.toml has no 'regal'"),
    ('reason = "acre_taken"', 'turns = 0\nreason = "acre_taken"', "instant: what wins at once"),
    ('reason = "acre_taken"', 'least = 1\nreason = "acre_taken"', "instant: at least 1 of 0"),
    ("[slighted]\n", "[slighted]\ntyre = 5\n", "slighted: a wall takes 1 to 4 damages, not 5"),
)


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_file_that_cannot_be_right_is_refused_with_its_field(
    old: str, new: str, said: str
) -> None:
    with pytest.raises(BadScenario, match=said) as refused:
        read("siege_of_acre", changed("siege_of_acre", old, new))
    assert str(refused.value).startswith("scenario siege_of_acre: ")


def test_every_scenario_can_be_read() -> None:
    assert [load(name).number for name in SCENARIOS] == [2, 1, 3, 4, 5, 6, 7, 8]
