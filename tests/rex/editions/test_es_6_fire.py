"""Edition 1.3, 6.4 to 6.43: fire, the knights' charge, harrying."""

from __future__ import annotations

from functools import partial

import pytest

from levant.rex.army import BLOCKS
from tests.rex.editions.stage import duel
from tests.rex.scene import scene

es = partial(scene, edition="1.3")
WITHOUT_SHIELD = {
    "pilgrim_genoa",
    "pilgrim_sicily",
    "pilgrim_brittany",
    "josselin",  # the slot of the fourth Pilgrim, as a scene calls it
    "crossbows",
    "turcopole_antioch",
    "turcopole_beirut",
}


# 6.4, 6.41 fire and hits


def test_es_6_4_example_saladin_scores_two_hits() -> None:
    """Row 34: Saladin@4 (A3) rolls 1 2 4 5: two hits and two misses."""
    s = duel("1.3", "conrad", "saladin").fire("saladin", 1, 2, 4, 5)
    assert s.strength("conrad") == 2


def test_es_6_41_the_strongest_is_hit_and_the_owner_picks_among_equals() -> None:
    """Row 34: Walter's first hit must go to Zangi, the second to Zangi or Sulaiman."""
    s = duel("1.3", "walter", "sulaiman zangi").fire("walter", 1, 2, 6)
    assert s.strength("zangi") == 2
    assert (s.decider, s.objects("hit")) == ("saracen", {"sulaiman", "zangi"})
    s.refused("hit zangi", "6.41", role="frank")


# 6.42 the charge


def test_es_6_42_charge_doubles_the_dice() -> None:
    """Row 35: Templars@3 (B3) roll six dice; 4 and 5 miss, as always."""
    s = duel("1.3", "templar_jerusalem", "al_mashtub")
    s.rolls(1, 2, 3, 4, 5, 4).do("charge templar_jerusalem")
    assert s.strength("al_mashtub") == 1
    assert s.events("charges")[-1][6] == (1, 2, 3, 4, 5, 4)
    assert s.strength("templar_jerusalem") == 3


def test_es_6_42_charge_has_normal_firepower() -> None:
    """Row 35: Walter (B2) does not hit with a 3, Richard (B4) not with a 5."""
    s = duel("1.3", "walter", "zangi").rolls(3, 3, 3, 3, 3, 3).do("charge walter")
    assert s.strength("zangi") == 3
    s = duel("1.3", "richard", "al_mashtub").rolls(4, 5, 5, 5, 5, 5, 5, 5).do("charge richard")
    assert s.strength("al_mashtub") == 3


def test_es_6_42_each_6_is_a_hit_on_the_charging_block() -> None:
    """Row 35: Templars@3 roll 1 3 6 6 5 5: two hits on Zangi, two on themselves."""
    s = duel("1.3", "templar_jerusalem", "zangi").rolls(1, 3, 6, 6, 5, 5)
    s.do("charge templar_jerusalem")
    assert (s.strength("zangi"), s.strength("templar_jerusalem")) == (1, 1)


def test_es_6_42_a_weak_block_charges_with_two_dice() -> None:
    """Row 35: Conrad@1 (B3) hits with both."""
    s = duel("1.3", "conrad@1", "zangi").rolls(3, 3).do("charge conrad")
    assert s.strength("zangi") == 1


@pytest.mark.parametrize("block", BLOCKS[:31])
def test_es_6_42_every_frank_with_a_shield_may_charge(block: str) -> None:
    """Row 36: all but four Pilgrims, the Crossbows and two Turcopoles."""
    s = duel("1.3", block, "kurds_1")
    assert s.can(f"fire {block}")
    assert s.can(f"charge {block}") == (block not in WITHOUT_SHIELD)


def test_es_6_42_saracens_do_not_charge() -> None:
    """Row 36: neither Saladin nor Zangi."""
    s = duel("1.3", "walter", "saladin zangi")
    s.refused("charge saladin", "6.42")
    s.miss("saladin", "walter")
    s.refused("charge zangi", "6.42")


def test_es_6_42_a_sallying_knight_does_not_charge() -> None:
    """Row 37: Conrad comes out of Acre; he may only fire."""
    s = es("acre: conrad* | zangi").until("sally").do("sally conrad").miss("zangi")
    s.refused("charge conrad", "6.42")
    assert s.legal() == ["fire conrad"]


def test_es_6_42_a_sallying_knight_does_not_charge_in_later_rounds_either() -> None:
    """Row 37: he is still one of those who came out."""
    s = es("acre: conrad* | zangi").until("sally").do("sally conrad").all_miss(to_round=2)
    s.miss("zangi")
    s.refused("charge conrad", "6.42")


def test_es_6_42_the_relieving_knight_beside_them_charges() -> None:
    """Row 37: Walter came by road to relieve Acre."""
    s = es("acre: conrad* | zangi", "legio: walter").group("legio", "acre", "walter")
    s.until("sally").do("sally conrad").miss("zangi")
    assert s.objects("charge") == {"walter"}


# 6.43 harrying


@pytest.mark.parametrize(
    ("block", "hits"),
    [
        ("zangi", 1),  # B2 fires as B1
        ("saladin", 2),  # A3 as A2
        ("tuman", 2),  # B3 as B2
        ("turks_1", 1),  # A2 as A1
        ("kurds_3", 1),  # C2 as C1
    ],
)
def test_es_6_43_a_harrying_saracen_fires_at_minus_1(block: str, hits: int) -> None:
    """Rows 38 and 39: every Saracen may harry; the dice 1 2 3 show his firepower."""
    s = duel("1.3", "king_guy", f"{block}@3")
    if block not in s.objects("fire"):
        s.miss("king_guy")
    s.rolls(1, 2, 3).do(f"harry {block}")
    assert s.strength("king_guy") == 4 - hits


def test_es_6_43_who_has_harried_retreats_at_once() -> None:
    """Row 38: Zangi goes back to Ajlun; he is not asked for anything else."""
    s = duel("1.3", "king_guy", "zangi sanjar").miss("king_guy").rolls(6, 6, 6).do("harry zangi")
    assert (s.phase, s.legal()) == ("retreat_to", ["to ajlun"])
    s.do("to ajlun")
    assert s.place("zangi") == "ajlun"


@pytest.mark.parametrize("block", ["turks_3", "arabs_3", "kurds_1"])
def test_es_6_43_blocks_with_firepower_1_do_not_harry(block: str) -> None:
    """Row 38: A1, B1 and C1 have nothing left to fire with."""
    s = duel("1.3", "pilgrim_genoa", block)
    if block not in s.objects("fire"):
        s.miss("pilgrim_genoa")
    assert s.can(f"retreat {block}")
    s.refused(f"harry {block}", "6.43")


def test_es_6_43_turcopoles_harry_at_minus_1() -> None:
    """Rows 38 and 39: A2 as A1; as a defender he goes where the enemy did not come from."""
    s = duel("1.3", "turcopole_beirut walter", "zangi").rolls(1, 2, 2)
    s.do("harry turcopole_beirut")
    assert s.strength("zangi") == 2
    assert "ajlun" not in s.objects("to")
    s.do("to acre")
    assert s.place("turcopole_beirut") == "acre"


def test_es_6_43_other_franks_do_not_harry() -> None:
    """Row 39: neither knights nor Crossbows nor Pilgrims."""
    s = duel("1.3", "crossbows walter pilgrim_genoa", "zangi")
    s.refused("harry crossbows", "6.43")
    s.miss("crossbows")
    s.refused("harry walter", "6.43")
    s.miss("walter", "zangi")
    s.refused("harry pilgrim_genoa", "6.43")


def test_es_6_43_no_harrying_in_a_sally() -> None:
    """Row 40: a Turcopole comes out of Acre, also when he could retreat in a later round."""
    s = es("acre: turcopole_beirut* | zangi").until("sally").do("sally turcopole_beirut")
    s.refused("harry turcopole_beirut", "6.43")
    s.all_miss(to_round=2)
    assert s.can("retreat turcopole_beirut")
    s.refused("harry turcopole_beirut", "6.43")


def test_es_6_43_no_harrying_in_a_storm() -> None:
    """Row 40: neither Zangi, who storms Acre, nor a Turcopole inside."""
    s = es("acre: turcopole_beirut* | zangi", first="saracen").until("storm").do("storm zangi")
    s.refused("harry turcopole_beirut", "6.43")
    s.miss("turcopole_beirut")
    s.refused("harry zangi", "6.43")


def test_es_6_43_no_harrying_into_the_castle() -> None:
    """Row 40: every road out of Caesarea is closed; the Turcopole withdraws or fires."""
    s = es(
        "caesarea: turcopole_beirut",
        "nablus: | zangi",
        "acre: | sanjar",
        "jaffa: | tuman",
        first="saracen",
    )
    s.group("nablus", "caesarea", "zangi").until("garrison").do("done")
    assert s.objects("withdraw") == {"turcopole_beirut"}
    s.refused("harry turcopole_beirut", "6.43")
