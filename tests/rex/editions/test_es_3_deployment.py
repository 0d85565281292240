"""Edition 1.3, chapter 3: seats in the same realm, thirteen Franks to come, four nomads."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.rex.army import BLOCKS
from levant.rex.board import TOWNS
from tests.rex.scene import new_game


def test_es_3_1_eighteen_franks_stand_at_their_seats() -> None:
    """Row 67: thirteen Crusaders and Pilgrims lie in the pool."""
    s = new_game(edition="1.3")
    places = Counter(s.place(block) in TOWNS for block in BLOCKS[:31])
    assert places == {True: 18, False: 13}
    assert all(s.place(block) in (*TOWNS, "pool") for block in BLOCKS[:31])


@pytest.mark.parametrize(
    ("block", "seats"),
    [
        ("templar_jerusalem", "amman gaza"),
        ("templar_gaza", "amman jerusalem"),
        ("hospitaller_jerusalem", "acre baisan"),
        ("bohemond", "latakia"),
        ("turcopole_beirut", "acre tiberias"),
        ("reynald_sidon", "beaufort"),
        ("balian", "ascalon"),
    ],
)
def test_es_3_1_alternate_seats_in_the_same_realm(block: str, seats: str) -> None:
    """Row 67: a block stays in the kingdom, county or principality of its seat."""
    s = new_game(edition="1.3").do(f"deploy {block}")
    assert s.objects("to") == set(seats.split())


def test_es_3_1_example_king_guy_in_hebron_or_jaffa() -> None:
    """Row 67: he begins in Jerusalem but may be deployed in Hebron or Jaffa."""
    for town in ("hebron", "jaffa"):
        s = new_game(edition="1.3").do("deploy king_guy", f"to {town}")
        assert s.place("king_guy") == town


def test_es_3_1_no_seat_in_another_realm() -> None:
    """Row 67: the Templars of Jerusalem do not deploy in Antioch or Tartus."""
    s = new_game(edition="1.3").do("deploy templar_jerusalem")
    s.refused("to antioch", "3.1")
    s.refused("to tartus", "3.1")


@pytest.mark.parametrize(
    "block",
    [
        "raymond_tripoli",
        "raymond_tiberias",
        "templar_tartus",
        "templar_antioch",
        "turcopole_antioch",
        "hospitaller_krak_des_chevaliers",
    ],
)
def test_es_3_1_whose_other_seats_lie_abroad_stays_at_home(block: str) -> None:
    """Row 67: Raymond of Tripoli does not deploy in Tiberias, nor the other way."""
    new_game(edition="1.3").refused(f"deploy {block}", "1.4")


def test_es_3_1_no_town_may_hold_more_than_its_rating() -> None:
    """Row 67: a second Frank in Hebron or Jaffa is one too many; Ascalon holds two."""
    s = new_game(edition="1.3").do("deploy king_guy", "to ascalon", "deploy balian", "to ascalon")
    assert s.can("done")
    s.do("deploy templar_jerusalem", "to gaza")
    s.refused("done", "3.1")


def test_es_3_1_the_franks_deploy_before_the_nomads_are_drawn() -> None:
    """Row 67: no nomad stands on the map while the Franks choose."""
    s = new_game(edition="1.3")
    assert (s.phase, s.decider) == ("frank_deploy", "frank")
    assert {s.place(block) for block in BLOCKS[-12:]} == {"pool"}


def test_es_3_2_four_nomads_are_drawn() -> None:
    """Row 68: each stands at its home, eight are still to come."""
    s = new_game(edition="1.3").do("done")
    homes = {"kurds": "damascus", "turks": "aleppo", "arabs": "egypt"}
    places = [(block.partition("_")[0], s.place(block)) for block in BLOCKS[-12:]]
    on_map = [(kind, place) for kind, place in places if place != "pool"]
    assert len(on_map) == 4
    assert all(homes[kind] == place for kind, place in on_map)


def test_es_3_2_example_saladin_changes_places_with_his_kin() -> None:
    """Row 68: with Al Aziz of Egypt or Al Zahir of Aleppo, not with Zangi."""
    s = new_game(edition="1.3").do("done")
    s.refused("exchange zangi", "3.2")
    assert {"al_aziz", "al_zahir"} <= s.objects("exchange")
    s.do("exchange al_aziz")
    assert (s.place("saladin"), s.place("al_aziz")) == ("egypt", "damascus")
