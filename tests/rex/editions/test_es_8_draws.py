"""Edition 1.3, chapter 8: draws, and how the Crusaders come."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
GERMANS = "barbarossa frederick leopold"


# 8.0 when


def test_es_8_0_no_draws_in_1187_and_one_each_from_1188() -> None:
    """Row 64: one block in the draw phase of each turn."""
    s = es("acre: conrad", "homs: | zangi", pool="walter kurds_3", year=1187).until("cards")
    assert (s.place("walter"), s.place("kurds_3")) == ("pool", "pool")
    s = es("acre: conrad", "homs: | zangi", pool="walter kurds_3", picks=[0, 0]).until("place_draw")
    s.do("to caesarea", "to damascus")
    assert (s.place("walter"), s.place("kurds_3")) == ("caesarea", "damascus")


# 8.21, 8.22 Crusaders by sea


def test_es_8_21_a_nation_waits_until_all_three_are_drawn() -> None:
    """Row 23: Hugh is still in the pool."""
    s = es("acre: walter", staged="philip james", pool="hugh")
    s.refused("sail philip", "8.21")


def test_es_8_22_one_move_for_each_block_to_different_ports() -> None:
    """Rows 22 and 23: a 2 brings Philip to Acre and Hugh to Tyre; James waits."""
    s = es("acre: walter", staged="philip hugh james", cards="move_2 move_1")
    s.do("sail philip", "land acre", "sail hugh", "land tyre")
    s.refused("sail james", "5.0")
    assert (s.place("philip"), s.place("hugh"), s.place("james")) == ("acre", "tyre", "france")


def test_es_8_22_not_to_a_port_that_the_saracens_besiege() -> None:
    """Row 21: not even at Tyre, into the castle."""
    s = es("tyre: conrad* | zangi", staged="philip hugh james").do("sail philip")
    s.refused("land tyre", "7.22")


# 8.23 the Germans


def test_es_8_23_the_germans_enter_at_antioch_only() -> None:
    """Row 24: neither at Aleppo nor at St. Simeon."""
    s = es("acre: walter", "homs: | zangi", staged=GERMANS).do("enter barbarossa")
    s.refused("to aleppo", "8.23")
    s.refused("to st_simeon", "8.23")
    assert s.legal() == ["to antioch"]


def test_es_8_23_one_move_for_each_german() -> None:
    """Row 22: a 2 brings two of them."""
    s = es("acre: walter", "homs: | zangi", staged=GERMANS, cards="move_2 move_1")
    s.do("enter barbarossa", "to antioch", "enter frederick", "to antioch")
    s.refused("enter leopold", "5.0")
    assert s.field("antioch") == {"barbarossa", "frederick"}


def test_es_8_23_all_three_must_have_been_drawn() -> None:
    """Row 23: Leopold is still in the pool."""
    s = es("acre: walter", staged="barbarossa frederick", pool="leopold")
    s.refused("enter barbarossa", "8.21")


def germans_attack(saracens: str, *others: str) -> Scene:
    """Barbarossa enters Antioch, where Saracens stand."""
    s = es(f"antioch: | {saracens}", *others, staged=GERMANS)
    return s.do("enter barbarossa", "to antioch")


def test_es_8_23_entry_into_a_saracen_antioch_is_an_attack() -> None:
    """Row 24: Zangi defends; he may use the castle."""
    s = germans_attack("zangi").until("garrison")
    assert s.decider == "saracen"
    assert s.objects("castle") == {"zangi"}
    s.do("done")
    assert s.volleys() == [{"zangi"}, {"barbarossa"}]


def test_es_8_23_entry_into_a_besieged_antioch_is_a_relief() -> None:
    """Row 24: Bohemond is besieged; he may sally to help Barbarossa."""
    s = es("antioch: bohemond* | zangi", staged=GERMANS).do("enter barbarossa", "to antioch")
    s.until("sally").do("sally bohemond")
    assert s.volleys() == [{"zangi"}, {"barbarossa", "bohemond"}]


def test_es_8_23_a_german_who_must_leave_the_map_is_gone_for_good() -> None:
    """Row 24: there is no way back; what has not won by round 4 is eliminated."""
    s = germans_attack("zangi").until("garrison").do("done").miss("zangi")
    s.refused("retreat barbarossa", "6.5")
    s.all_miss(to_round=4).miss("zangi")
    assert s.place("barbarossa") == "gone"


# 8.24 Pilgrims


@pytest.mark.parametrize("port", ["tyre", "tripoli"])
def test_es_8_24_no_pilgrim_enters_a_besieged_port(port: str) -> None:
    """Rows 21 and 65: it is the besieger's port, at Tyre and Tripoli too."""
    s = es(f"{port}: conrad* | zangi", pool="pilgrim_genoa", picks=[0], rolls=[6])
    s.until("place_draw").refused(f"to {port}", "8.24")


@pytest.mark.parametrize("port", ["acre", "tyre"])
def test_es_8_24_a_pilgrim_may_join_a_frank_siege_of_a_port(port: str) -> None:
    """Rows 21 and 65: it is friendly to the besieger."""
    s = es(f"{port}: conrad | zangi*", pool="pilgrim_genoa", picks=[0], rolls=[6])
    s.until("place_draw").do(f"to {port}")
    assert s.field(port) == {"conrad", "pilgrim_genoa"}
    assert s.strength("pilgrim_genoa") == 4


def test_es_8_24_without_a_friendly_port_the_pilgrim_goes_back() -> None:
    """Row 65: every port is Saracen, Conrad besieged in Tyre; no other block is drawn."""
    s = es(
        "acre: | zangi",
        "ascalon: | sanjar",
        "beirut: | tuman",
        "caesarea: | shirkuh",
        "jaffa: | jurdik",
        "latakia: | bahram",
        "margat: | qaimaz",
        "sidon: | keukburi",
        "st_simeon: | al_mashtub",
        "tartus: | yuzpah",
        "tripoli: | yazkuj",
        "tyre: conrad* | sulaiman",
        pool="pilgrim_genoa",
        picks=[0],
        rolls=[6],
    ).until("cards")
    assert s.place("pilgrim_genoa") == "pool"
    assert len(s.events("draw_lost")) == 1


# 8.25, 8.3 Outremers and Saracens


@pytest.mark.parametrize(("town", "steps"), [("tripoli", 4), ("tiberias", 4), ("acre", 1)])
def test_es_8_25_full_strength_at_a_seat_and_1_elsewhere(town: str, steps: int) -> None:
    """Row 66: Raymond in Tripoli, at his other seat Tiberias, or in Acre."""
    s = es("jaffa: walter", pool="raymond_tripoli", picks=[0]).until("place_draw").do(f"to {town}")
    assert s.strength("raymond_tripoli") == steps


def test_es_8_25_a_seat_that_is_not_friendly_is_closed() -> None:
    """Row 66: Caesarea is besieged, so it is not Walter's; he stands in Acre at strength 1."""
    s = es("caesarea: balian* | zangi", pool="walter", picks=[0], rolls=[6]).until("place_draw")
    s.refused("to caesarea", "8.25")
    s.do("to acre")
    assert s.strength("walter") == 1


def test_es_8_25_turcopoles_are_placed_as_outremers_are() -> None:
    """Row 66: the text does not name them; full at Antioch, 1 in Jaffa."""
    for town, steps in (("antioch", 3), ("jaffa", 1)):
        s = es("acre: walter", pool="turcopole_antioch", picks=[0]).until("place_draw")
        assert s.do(f"to {town}").strength("turcopole_antioch") == steps


@pytest.mark.parametrize(("town", "steps"), [("damascus", 3), ("homs", 1)])
def test_es_8_3_saracens_full_at_their_seat_and_1_elsewhere(town: str, steps: int) -> None:
    """Row 66: Kurds in Damascus or in Homs."""
    s = es("acre: walter", pool="kurds_3", picks=[0]).until("place_draw").do(f"to {town}")
    assert s.strength("kurds_3") == steps


def test_es_8_3_a_saracen_seat_that_the_franks_hold_is_closed() -> None:
    """Row 66: Walter stands in Damascus."""
    s = es("damascus: walter", pool="kurds_3", picks=[0]).until("place_draw")
    s.refused("to damascus", "8.3")
