"""3.0 Deployment: seats, castle limits, the exchange of Saladin, the first nomads."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.kernel.dice import FastDice
from levant.rex.army import BLOCK, BLOCKS, NOMADS, STEPS
from levant.rex.bits import members
from levant.rex.board import TOWN_COUNT
from tests.rex.scene import Scene, new_game

FRANK_LORDS = """gaza tartus acre krak_des_chevaliers sidon tyre nablus caesarea tiberias
    kerak tripoli beirut saone"""
EMIRS_ALONE = "ashtera artah zerdana baalbek hama banyas"
FRANK_SEATS = {"jerusalem": 3, "antioch": 3} | dict.fromkeys(FRANK_LORDS.split(), 1)
SARACEN_SEATS = {"egypt": 4, "damascus": 4, "aleppo": 3, "homs": 2} | dict.fromkeys(
    EMIRS_ALONE.split(), 1
)
HOMES = {"kurds": "damascus", "turks": "aleppo", "arabs": "egypt"}


def towns(s: Scene, side: int, but: int = 0) -> Counter[str]:
    """How many blocks of a side stand in each town, without some."""
    army = [b for b in range(31 * side, 31 * side + 31) if not but >> b & 1]
    return Counter(s.place(BLOCKS[b]) for b in army if s.game.where[b] < TOWN_COUNT)


def in_pool(s: Scene, side: int) -> int:
    return sum(s.place(BLOCKS[b]) == "pool" for b in range(31 * side, 31 * side + 31))


def test_3_0_franks_stand_at_their_home_seats() -> None:
    """T01: nineteen Franks on the map, twelve in the pool."""
    s = new_game()
    assert s.phase == "frank_deploy"
    assert s.game.year == 1187
    assert towns(s, 0) == FRANK_SEATS
    assert sum(FRANK_SEATS.values()) == 19
    assert in_pool(s, 0) == 12


def test_3_0_saracens_stand_at_their_home_seats() -> None:
    """T01: nineteen emirs on the map, twelve nomads in the pool."""
    s = new_game()
    assert towns(s, 1) == SARACEN_SEATS
    assert sum(SARACEN_SEATS.values()) == 19
    assert in_pool(s, 1) == 12


def test_3_0_blocks_are_deployed_at_full_strength() -> None:
    """T01: everything on the map is whole, the nomads too."""
    s = new_game().do("done")
    for block, steps in zip(BLOCKS, STEPS, strict=True):
        if s.place(block) != "pool":
            assert s.strength(block) == steps, block


@pytest.mark.parametrize("seed", range(5))
def test_3_2_four_nomads_are_drawn_to_their_homes(seed: int) -> None:
    """T01: four of the twelve, Kurds in Damascus, Turks in Aleppo, Arabs in Egypt."""
    s = new_game(FastDice(seed)).do("done")
    drawn = [BLOCKS[b] for b in members(NOMADS) if s.game.where[b] < TOWN_COUNT]
    assert len(drawn) == 4
    assert in_pool(s, 1) == 8
    for block in drawn:
        assert s.place(block) == HOMES[block.partition("_")[0]]
    assert towns(s, 1, but=NOMADS) == SARACEN_SEATS


def test_3_2_which_nomads_come_is_chance() -> None:
    """3.2: another seed, other nomads."""
    drawn = set()
    for seed in range(8):
        s = new_game(FastDice(seed)).do("done")
        drawn.add(tuple(BLOCKS[b] for b in members(NOMADS) if s.game.where[b] < TOWN_COUNT))
    assert len(drawn) > 1


def test_3_1_castle_limits_cannot_be_exceeded() -> None:
    """T02: two Templars in Amman (rating 1) may not stay; with one sent back all is well."""
    s = new_game()
    s.do("deploy balian", "to ascalon")
    s.do("deploy templar_gaza", "to amman", "deploy templar_tartus", "to amman")
    s.refused("done", "3.1")
    s.do("deploy templar_gaza", "to gaza", "done")
    assert s.place("balian") == "ascalon"
    assert s.place("templar_tartus") == "amman"
    assert s.place("templar_gaza") == "gaza"
    assert s.phase == "saracen_deploy"


@pytest.mark.parametrize("templar", ["jerusalem", "antioch", "gaza", "tartus"])
def test_3_1_any_one_templar_may_start_in_amman(templar: str) -> None:
    """3.1 example: any one Templar may be deployed in Amman."""
    s = new_game().do(f"deploy templar_{templar}", "to amman", "done")
    assert s.place(f"templar_{templar}") == "amman"


def test_3_1_balian_starts_at_nablus_or_ascalon() -> None:
    """3.1 example: Nablus is his home, Ascalon his only alternate seat."""
    s = new_game()
    assert s.place("balian") == "nablus"
    assert s.do("deploy balian").objects("to") == {"ascalon"}


def test_3_1_a_block_starts_only_where_its_shield_is_shown() -> None:
    """T03: King Guy has no shield in Antioch, but one in Tyre."""
    s = new_game().do("deploy king_guy")
    s.refused("to antioch", "3.1")
    s.do("to tyre")
    assert s.field("tyre") == {"conrad", "king_guy"}
    assert s.can("done")


def test_3_1_a_block_with_one_seat_is_not_moved() -> None:
    """1.13, 3.1: Conrad has no alternate seat."""
    new_game().refused("deploy conrad", "1.13")


def test_3_1_crusaders_and_pilgrims_are_not_deployed() -> None:
    """3.1: the twelve others lie in the pool."""
    s = new_game()
    for block in ("richard", "philip", "barbarossa", "pilgrim_genoa"):
        assert s.place(block) == "pool"
        s.refused(f"deploy {block}", "3.1")


def test_3_1_several_blocks_of_an_order_may_share_an_alternate_seat() -> None:
    """3.1, row 1: with King Guy in Jaffa and a Hospitaller in Baisan, Jerusalem takes Templars."""
    s = new_game()
    s.do("deploy king_guy", "to jaffa", "deploy hospitaller_jerusalem", "to baisan")
    s.do("deploy templar_gaza", "to jerusalem", "deploy templar_antioch", "to jerusalem")
    assert s.field("jerusalem") == {"templar_jerusalem", "templar_gaza", "templar_antioch"}
    assert s.can("done")


def test_3_1_an_alternate_seat_may_lie_in_another_realm() -> None:
    """3.1, row 4: Bohemond of Antioch may start in Tripoli."""
    s = new_game().do("deploy bohemond", "to tripoli", "done")
    assert s.place("bohemond") == "tripoli"


def test_3_1_franks_adjust_before_the_nomads_are_drawn() -> None:
    """3.1: while the Franks deploy no nomad is on the map; afterwards the Franks stand."""
    s = new_game()
    assert in_pool(s, 1) == 12
    s.do("done")
    assert s.decider == "saracen"
    s.refused("deploy balian", "3.2", role="frank")


def test_3_2_saladin_changes_places_with_a_block_of_his_family() -> None:
    """T04: with Al Zahir: Saladin in Aleppo, Al Zahir in Damascus; one exchange, no more."""
    s = new_game().do("done", "exchange al_zahir")
    assert s.place("saladin") == "aleppo"
    assert s.place("al_zahir") == "damascus"
    s.refused("exchange al_aziz", "3.2", role="saracen")
    assert s.place("al_aziz") == "egypt"


def test_3_2_franks_do_not_see_the_exchange() -> None:
    """T04: the Franks' view is the same with and without it."""
    with_exchange = new_game().do("done", "exchange al_zahir").view("frank")
    without = new_game().do("done", "done").view("frank")
    assert with_exchange
    assert with_exchange == without


def test_3_2_only_his_family_changes_places_with_saladin() -> None:
    """3.2: Al Adil and Al Aziz in Egypt, Al Zahir in Aleppo; Al Afdal stands with him already."""
    s = new_game().do("done")
    assert s.objects("exchange") == {"al_adil", "al_aziz", "al_zahir"}
    s.refused("exchange zangi", "3.2")


def test_3_2_castle_limits_do_not_bind_the_saracens() -> None:
    """3.2, row 2: nomads may crowd Damascus beyond its rating of 4."""
    for seed in range(40):
        s = new_game(FastDice(seed)).do("done")
        if towns(s, 1)["damascus"] > 4:
            assert s.can("done")
            return
    raise AssertionError("no seed brought Kurds")


def test_3_2_the_exchange_keeps_strengths() -> None:
    """3.0, 3.2: both blocks are whole after it."""
    s = new_game().do("done", "exchange al_aziz")
    assert s.strength("saladin") == STEPS[BLOCK["saladin"]]
    assert s.strength("al_aziz") == STEPS[BLOCK["al_aziz"]]
