"""Edition 1.3, chapter 1: ratings, ports and the victory cities."""

from __future__ import annotations

from functools import partial

import pytest

from levant.kernel.title import Result
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
FRANK, SARACEN = 0, 1


# 1.1 towns


def test_es_1_1_damascus_is_rated_3() -> None:
    """Row 43: four Saracens defend Damascus; three fill its castle."""
    s = es("damascus: | zangi sanjar tuman saladin", "banyas: walter")
    s.group("banyas", "damascus", "walter").until("garrison")
    s.do("castle zangi", "castle sanjar", "castle tuman")
    assert s.castle("damascus") == {"zangi", "sanjar", "tuman"}
    assert s.objects("fire") == {"saladin"}
    s.refused("castle saladin", "7.1")


# 1.3 ports


@pytest.mark.parametrize("port", ["acre", "tyre", "tripoli"])
def test_es_1_3_a_besieged_port_is_the_besiegers(port: str) -> None:
    """Row 21: Al Adil sails to the siege and Zangi away from it, also at Tyre and Tripoli."""
    s = es(f"{port}: conrad* | zangi sanjar", "egypt: | al_adil yuzpah", first="saracen")
    s.do("sail al_adil", f"land {port}", "sail zangi", "land egypt")
    assert s.field(port) == {"al_adil", "sanjar"}
    assert s.field("egypt") == {"zangi", "yuzpah"}


@pytest.mark.parametrize("port", ["acre", "tyre", "tripoli"])
def test_es_1_3_a_besieged_port_is_closed_to_the_besieged(port: str) -> None:
    """Row 21: nobody sails into the castle, nobody out of it; no exception for Tyre."""
    s = es(f"{port}: conrad* | zangi", "jaffa: walter", "ascalon: balian")
    s.refused("sail conrad", "7.22")
    s.do("sail walter")
    s.refused(f"land {port}", "7.22")


# 1.5 victory


def six_cities(*lines: str, rolls: tuple[int, ...] = ()) -> Scene:
    """The Saracens hold every city but Tripoli."""
    cities = ("acre: | sanjar", "jerusalem: | tuman", "antioch: | keukburi")
    return es(*cities, *lines, first="saracen", rolls=rolls)


def test_es_1_5_the_seventh_city_wins_in_the_middle_of_a_move() -> None:
    """Row 76: Zangi enters vacant Tripoli; the Franks do not move any more."""
    s = six_cities("krak_des_chevaliers: | zangi", "beirut: conrad")
    s.do("group krak_des_chevaliers", "march zangi")
    assert s.game.result is None
    s.do("to tripoli")
    assert s.game.result == Result(SARACEN, "sudden_death")


def test_es_1_5_the_franks_win_at_once_too() -> None:
    """Row 76: they hold Aleppo and Damascus; Walter enters vacant Egypt."""
    s = es("aleppo: balian", "damascus: conrad", "gaza: walter", "homs: | zangi")
    s.do("group gaza", "march walter", "to egypt")
    assert s.game.result == Result(FRANK, "sudden_death")


def test_es_1_5_the_seventh_city_wins_in_the_middle_of_a_battle_phase() -> None:
    """Row 76: the storm of Tripoli succeeds; no regroup and no other battle follows."""
    s = six_cities("tripoli: walter@1* | saladin", "gaza: balian | qaimaz*").until("battle_order")
    s.do("battle tripoli", "storm saladin").fire("saladin", 1, 1, 6, 6)
    assert s.game.result == Result(SARACEN, "sudden_death")


def test_es_1_5_attrition_can_win_the_seventh_city() -> None:
    """Row 76: the last defender of Tripoli dies of attrition."""
    s = six_cities("tripoli: walter@1* | saladin", rolls=(3,)).until("over")
    assert s.game.result == Result(SARACEN, "sudden_death")


def test_es_1_5_a_garrison_wins_when_all_of_it_is_deployed() -> None:
    """Row 76: Walter attacks Acre, Zangi takes Tripoli; who goes inside Acre is not seen yet."""
    s = es(
        "acre: | sanjar jurdik", "jerusalem: | tuman", "antioch: | keukburi",
        "krak_des_chevaliers: | zangi", "legio: walter", first="frank",
    )  # fmt: skip
    s.group("legio", "acre", "walter").do("done", "group krak_des_chevaliers", "march zangi")
    s.do("to tripoli", "halt").until("garrison").do("castle sanjar")
    assert (s.phase, s.game.result) == ("garrison", None)
    s.do("done")
    assert s.game.result == Result(SARACEN, "sudden_death")


def test_es_1_5_a_besieged_city_is_not_yet_won() -> None:
    """Row 76: Saladin holds the field of Tripoli, Walter the castle: no victory."""
    s = six_cities("tripoli: walter* | saladin", rolls=(6,)).until("cards")
    assert s.game.result is None
    assert "tripoli" in s.cities("frank")
