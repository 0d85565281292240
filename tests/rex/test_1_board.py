"""1.0 The mapboard: towns, control, seats, ports, victory cities."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.rex import notation
from levant.rex.bits import members, size
from levant.rex.board import (
    CITIES,
    FORTIFIED,
    GERMANIA,
    MINOR,
    NEAR,
    PORTS,
    RATINGS,
    REALMS,
    ROAD_ENDS,
    ROAD_KINDS,
    TOWN,
    TOWNS,
)
from tests.rex.scene import new_game, scene


def names(towns: int) -> set[str]:
    return {TOWNS[t] for t in members(towns)}


def test_1_0_the_map_has_the_printed_roads() -> None:
    """1.0: 51 thick and 36 dashed roads, and three roads from off-map (map check 5.1)."""
    inner = [r for r, ends in enumerate(ROAD_ENDS) if GERMANIA not in ends]
    assert sum(ROAD_KINDS[r] != MINOR for r in inner) == 51
    assert sum(ROAD_KINDS[r] == MINOR for r in inner) == 36
    assert names(NEAR[GERMANIA]) == {"aleppo", "antioch", "st_simeon"}


def test_1_1_towns_by_realm() -> None:
    """1.1: 53 towns in five realms and Masyaf (map check 5.1)."""
    assert Counter(REALMS) == {
        "syria": 13,
        "egypt": 1,
        "antioch": 9,
        "tripoli": 5,
        "jerusalem": 24,
        "masyaf": 1,
    }


def test_1_11_town_rating_is_the_number_of_shields() -> None:
    """1.11: 1-4 shields, none in minor towns (map check 5.1)."""
    assert Counter(RATINGS) == {4: 2, 3: 4, 2: 6, 1: 22, 0: 19}
    assert {TOWNS[t] for t in range(53) if RATINGS[t] == 4} == {"damascus", "egypt"}
    assert {TOWNS[t] for t in range(53) if RATINGS[t] == 3} == {
        "aleppo",
        "antioch",
        "acre",
        "jerusalem",
    }


def test_1_12_vacant_towns_are_friendly_to_the_owner_of_their_realm() -> None:
    """1.12: Syria and Egypt are Saracen; Antioch, Tripoli and Jerusalem are Frank."""
    s = scene()
    saracen = {TOWNS[t] for t in range(53) if REALMS[t] in ("syria", "egypt")}
    frank = {TOWNS[t] for t in range(53) if REALMS[t] in ("antioch", "tripoli", "jerusalem")}
    assert {town for town in TOWNS if s.friendly("saracen", town)} == saracen
    assert {town for town in TOWNS if s.friendly("frank", town)} == frank


def test_1_12_occupying_a_vacant_enemy_town_changes_control_at_once() -> None:
    """1.12: Amman is Saracen while Zangi stands there, and Frank as soon as he has left."""
    s = scene("ajlun: | zangi", first="saracen", cards="move_1 move_1")
    s.do("group ajlun", "march zangi", "to amman")
    assert s.friendly("saracen", "amman")
    assert not s.friendly("frank", "amman")
    s.do("to kerak")
    assert s.friendly("frank", "amman")
    assert s.friendly("saracen", "kerak")


def test_1_12_nobody_enters_masyaf() -> None:
    """1.12: Masyaf has no roads and is friendly to nobody."""
    s = scene("krak_des_chevaliers: templar_tartus", "tartus: walter")
    assert NEAR[TOWN["masyaf"]] == 0
    assert not s.friendly("frank", "masyaf")
    assert not s.friendly("saracen", "masyaf")
    assert "masyaf" not in s.objects("muster")
    s.do("group krak_des_chevaliers", "march templar_tartus").refused("to masyaf", "1.12")


def test_1_12_a_siege_has_one_side_in_the_castle_and_one_in_the_field() -> None:
    """1.12: a town has two areas; in a siege the field decides whose town it is."""
    s = scene("acre: conrad* | zangi")
    assert s.castle("acre") == {"conrad"}
    assert s.field("acre") == {"zangi"}
    assert s.friendly("saracen", "acre")
    assert not s.friendly("frank", "acre")


def test_1_13_a_block_starts_at_its_home_seat_and_knows_its_alternate_seats() -> None:
    """1.13 example: Bohemond's home is Antioch; Latakia (and Tripoli, row 4) are alternates."""
    s = new_game()
    assert s.place("bohemond") == "antioch"
    assert s.do("deploy bohemond").objects("to") == {"latakia", "tripoli"}


def test_1_14_ports_and_fortified_ports() -> None:
    """1.14: thirteen anchors; Tripoli and Tyre are fortified."""
    north = {"st_simeon", "latakia", "margat", "tartus", "tripoli", "beirut"}
    south = {"sidon", "tyre", "acre", "caesarea", "jaffa", "ascalon", "egypt"}
    assert names(PORTS) == north | south
    assert names(FORTIFIED) == {"tripoli", "tyre"}


def test_1_14_a_block_in_no_port_does_not_sail() -> None:
    """1.14: Nablus has no anchor, Caesarea has; Legio is no harbour either."""
    s = scene("nablus: balian", "caesarea: walter")
    assert s.objects("sail") == {"walter"}
    s.refused("sail balian", "5.4")
    s.do("sail walter").refused("land legio", "5.4")


@pytest.mark.parametrize("place", ["bethlehem", "nazareth", "haifa", "safed", "arsur"])
def test_1_15_places_of_historical_interest_are_not_playable(place: str) -> None:
    """1.15: nobody moves to Bethlehem or Nazareth; they are no towns of the game."""
    with pytest.raises(ValueError, match=place):
        notation.parse(f"to {place}")


def test_1_2_seven_victory_cities_and_who_holds_them_first() -> None:
    """1.2: the Saracens start with three of them, the Franks with four."""
    s = new_game()
    assert size(CITIES) == 7
    assert s.cities("saracen") == {"aleppo", "damascus", "egypt"}
    assert s.cities("frank") == {"antioch", "tripoli", "acre", "jerusalem"}


def test_1_2_a_besieged_city_belongs_to_the_castle() -> None:
    """1.2 note: Acre counts for Conrad inside, not for Zangi outside."""
    s = scene("acre: conrad* | zangi")
    assert "acre" in s.cities("frank")
    assert "acre" not in s.cities("saracen")


SARACEN_CITIES = ("antioch: | zangi", "tripoli: | sanjar", "jerusalem: | bahram")


def test_1_2_all_seven_cities_win_at_the_end_of_a_game_turn() -> None:
    """1.2: sudden death; not while the moves are still being made."""
    s = scene(*SARACEN_CITIES, "legio: | tuman", first="saracen", cards="move_1 move_1")
    s.group("legio", "acre", "tuman").do("done")
    assert len(s.cities("saracen")) == 7
    assert s.game.result is None
    s.do("done")
    assert s.game.result is not None
    assert (s.game.result.winner, s.game.result.reason) == (1, "sudden_death")


def test_1_2_six_cities_are_not_enough_before_1192_is_over() -> None:
    """1.2: sudden death needs all seven."""
    s = scene(*SARACEN_CITIES, first="saracen", cards="move_1 move_1")
    s.do("done", "done")
    assert len(s.cities("saracen")) == 6
    assert s.game.result is None
    assert s.phase == "cards"


@pytest.mark.parametrize(("lost", "winner"), [(0, 0), (1, 1)])
def test_1_2_after_1192_the_majority_of_the_cities_wins(lost: int, winner: int) -> None:
    """1.2: with four cities the Franks win; when Antioch is lost they have three and lose."""
    s = scene(*SARACEN_CITIES[:lost], year=1192, turn=6, cards="move_1 move_1")
    s.do("done", "done")
    assert s.game.result is not None
    assert (s.game.result.winner, s.game.result.reason) == (winner, "cities")
