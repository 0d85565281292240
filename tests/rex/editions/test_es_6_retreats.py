"""Edition 1.3, 6.5 to 6.7: retreats, regroups, eliminated blocks."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import duel
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
PERMANENT = """pilgrim_genoa pilgrim_sicily pilgrim_brittany josselin richard robert crossbows
    philip hugh james barbarossa frederick leopold templar_jerusalem templar_gaza
    hospitaller_acre"""
EMIRS = """saladin al_adil al_aziz al_afdal al_zahir zangi sanjar tuman shirkuh jurdik bahram
    qaimaz keukburi al_mashtub yuzpah qara_qush yazkuj sulaiman taqi_al_din"""


# 6.5 retreats


def test_es_6_5_four_blocks_retreat_along_a_major_road_in_a_round() -> None:
    """Row 15: the limit of a retreat is not the 8 of a march."""
    s = duel("1.3", "walter balian conrad king_guy reynald_sidon", "zangi")
    for block in ("walter", "balian", "conrad", "king_guy"):
        s.do(f"retreat {block}", "to acre")
    s.do("retreat reynald_sidon")
    s.refused("to acre", "6.5")
    assert s.can("to baisan")


def test_es_6_5_two_blocks_retreat_along_a_minor_road_in_a_round() -> None:
    """Row 15: from Tiberias to Banyas."""
    s = duel("1.3", "walter balian conrad", "zangi")
    for block in ("walter", "balian"):
        s.do(f"retreat {block}", "to banyas")
    s.do("retreat conrad")
    s.refused("to banyas", "6.5")


def test_es_6_5_attackers_retreat_by_the_roads_they_came() -> None:
    """Row 58: Zangi came from Ajlun; Frank Baisan and Acre are not for him."""
    s = duel("1.3", "walter", "zangi").miss("walter").do("retreat zangi")
    s.refused("to acre", "6.5")
    assert s.legal() == ["to ajlun"]


def test_es_6_5_a_retreat_into_an_unfought_battle_is_refused() -> None:
    """Row 58: Banyas, where Conrad has attacked Qaimaz, is no refuge for Tuman."""
    s = es("ajlun: walter", "tiberias: | tuman", "beaufort: conrad", "banyas: | qaimaz")
    s.group("ajlun", "tiberias", "walter").group("beaufort", "banyas", "conrad")
    s.until("battle_order").do("battle tiberias", "done", "retreat tuman")
    s.refused("to banyas", "6.5")
    assert s.can("to acre")


def retreat_to_the_siege_of_acre() -> Scene:
    """Tuman, beaten in Tiberias, retreats to Acre, where Zangi besieges Conrad."""
    s = es("ajlun: walter", "tiberias: | tuman", "acre: conrad* | zangi")
    s.group("ajlun", "tiberias", "walter").until("battle_order")
    s.do("battle tiberias", "done", "retreat tuman", "to acre")
    return s.until("storm")


def test_es_6_5_who_retreats_to_an_own_siege_is_in_reserve_there() -> None:
    """Row 58: in round 1 only Zangi may storm."""
    s = retreat_to_the_siege_of_acre()
    assert s.objects("storm") == {"zangi"}
    s.refused("storm tuman", "6.3")


def test_es_6_5_as_any_reserve_he_takes_part_from_round_2() -> None:
    """Row 58: then Tuman may storm too."""
    s = retreat_to_the_siege_of_acre().do("storm zangi").all_miss(to_round=2)
    assert s.objects("storm") == {"zangi", "tuman"}


def test_es_6_5_road_both_came_by_is_open_to_player_2_only() -> None:
    """Row 59: Zangi and Balian both came from Baisan; Zangi, player 1, cannot go back."""
    s = es("baisan: | zangi", "nablus: balian", "tiberias: walter", first="saracen")
    s.group("baisan", "tiberias", "zangi").do("done")
    s.group("nablus", "baisan tiberias", "balian").until("garrison").do("done")
    s.miss("walter")
    s.refused("retreat zangi", "6.5")
    s.all_miss(to_round=2).do("retreat balian")
    assert s.can("to baisan")


# 6.6 regroups


def test_es_6_6_the_victor_regroups_to_friendly_towns_only() -> None:
    """Row 61: Acre and Baisan are Frank; Ajlun and Banyas are vacant but Saracen."""
    s = duel("1.3", "walter", "zangi@1").fire("walter", 1, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")
    s.do("regroup walter")
    s.refused("to ajlun", "6.6")
    assert s.objects("to") == {"acre", "baisan"}


def test_es_6_6_eight_blocks_regroup_along_a_major_road() -> None:
    """Row 16: six Franks go from Tiberias to Acre."""
    six = "walter balian conrad king_guy reynald_sidon bohemond"
    s = duel("1.3", six, "zangi@1").fire("walter", 1, 6, 6)
    for block in six.split():
        s.do(f"regroup {block}", "to acre")
    assert s.field("acre") == set(six.split())


def test_es_6_6_four_blocks_regroup_along_a_minor_road() -> None:
    """Row 16: four Franks go from Tyre to Acre, not a fifth."""
    s = es("tyre: walter balian conrad king_guy bohemond", "beaufort: | zangi@1", first="saracen")
    s.group("beaufort", "tyre", "zangi").until("garrison").do("done").fire("walter", 1, 6, 6)
    for block in ("walter", "balian", "conrad", "king_guy"):
        s.do(f"regroup {block}", "to acre")
    s.do("regroup bohemond")
    s.refused("to acre", "6.6")


def test_es_6_6_who_regroups_to_an_own_siege_is_in_reserve_there() -> None:
    """Row 61: Tuman wins Tiberias and joins Zangi before Acre for round 2."""
    s = es("ajlun: | tuman", "tiberias: walter@1", "acre: conrad* | zangi", first="saracen")
    s.group("ajlun", "tiberias", "tuman").until("battle_order").do("battle tiberias", "done")
    s.miss("walter").fire("tuman", 1, 6, 6).do("regroup tuman", "to acre").until("storm")
    assert s.objects("storm") == {"zangi"}
    s.do("storm zangi").all_miss(to_round=2)
    assert s.objects("storm") == {"zangi", "tuman"}


def test_es_6_6_no_regroup_into_a_battle() -> None:
    """Row 61: Tuman wins Tiberias; Banyas, where Conrad attacks Qaimaz, is no own siege."""
    s = es(
        "ajlun: | tuman",
        "tiberias: walter@1",
        "banyas: | qaimaz",
        "beaufort: conrad",
        first="saracen",
    )
    s.group("ajlun", "tiberias", "tuman").do("done").group("beaufort", "banyas", "conrad")
    s.until("battle_order").do("battle tiberias", "done").miss("walter").fire("tuman", 1, 6, 6)
    s.do("regroup tuman")
    s.refused("to banyas", "6.6")
    assert s.objects("to") == {"ajlun"}


# 6.7 eliminated blocks


@pytest.mark.parametrize("block", PERMANENT.split())
def test_es_6_7_pilgrims_crusaders_and_orders_are_gone_for_good(block: str) -> None:
    """Row 62: all four Pilgrims too (the scene calls the fourth Josselin)."""
    s = duel("1.3", f"{block}@1", "kurds_3").miss(block).fire("kurds_3", 1, 6, 6)
    assert s.place(block) == "gone"


@pytest.mark.parametrize("block", EMIRS.split())
def test_es_6_7_all_emirs_are_gone_for_good(block: str) -> None:
    """Row 62: not only Saladin and his kin."""
    s = es("tiberias: pilgrim_genoa", f"banyas: | {block}@1")
    s.group("tiberias", "banyas", "pilgrim_genoa").until("garrison").do("done")
    s.miss(block).fire("pilgrim_genoa", 1, 6, 6, 6)
    assert s.place(block) == "gone"


@pytest.mark.parametrize("block", ["walter", "king_guy", "turcopole_beirut"])
def test_es_6_7_outremers_and_turcopoles_go_to_the_pool_at_once(block: str) -> None:
    """Row 63: no waiting face-up until the next year."""
    s = duel("1.3", f"{block}@1 bohemond@1", "kurds_3").miss(block, "bohemond")
    s.fire("kurds_3", 1, 6, 6).do(f"hit {block}")
    assert s.place(block) == "pool"


def test_es_6_7_a_dead_block_may_be_drawn_in_the_same_turn() -> None:
    """Row 63: Walter falls in Tiberias, is drawn, and stands in Caesarea at full strength."""
    s = duel("1.3", "walter@1", "saladin").fire("saladin", 1, 6, 6, 6)
    s.picks(0).until("place_draw").do("to caesarea")
    assert (s.place("walter"), s.strength("walter")) == ("caesarea", 3)


def test_es_6_7_a_dead_nomad_may_be_drawn_in_the_same_turn() -> None:
    """Row 63: the Kurds fall before Tiberias and come back to Damascus."""
    s = duel("1.3", "walter", "kurds_3@1").fire("walter", 1, 6, 6)
    s.picks(0).until("place_draw").do("to damascus")
    assert (s.place("kurds_3"), s.strength("kurds_3")) == ("damascus", 3)
