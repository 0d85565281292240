"""The reference manual, 5 and 7: combat rounds, reinforcements, special attacks, retreats."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import duel, sally
from tests.rex.scene import Scene, scene

manual = partial(scene, edition="manual")
SPECIAL = "5 Special Attacks"

# 5 Combat rounds


def fourth_round() -> Scene:
    """Zangi has attacked Conrad in Tiberias; nobody has hit in three rounds."""
    s = duel("manual", "conrad", "zangi").all_miss(to_round=4)
    assert (s.phase, s.round) == ("field", 4)
    return s


def test_manual_5_the_attacker_must_retreat_in_round_4() -> None:
    """Row 27: Zangi may not fire again."""
    s = fourth_round().miss("conrad")
    assert s.legal() == ["retreat zangi"]
    s.refused("fire zangi", "5 Combat")


def test_manual_5_the_defender_fires_at_retreating_blocks() -> None:
    """Row 28: Conrad hits Zangi twice before he is gone."""
    s = fourth_round().fire("conrad", 1, 2, 6, 6)
    assert s.strength("zangi") == 1
    s.do("retreat zangi", "to ajlun")
    assert s.place("zangi") == "ajlun"


def test_manual_silent_as_1_4_a_block_may_pass() -> None:
    """Row 29: the manual lists no choices."""
    s = duel("manual", "conrad", "zangi").do("pass conrad")
    assert s.objects("fire") == {"zangi"}


# 5 Reinforcements


def test_manual_5_one_road_is_the_main_attack_whatever_the_start() -> None:
    """Row 30: Zangi from Ajlun and Sanjar from Ashtera come by the same road."""
    s = manual("tiberias: conrad", "ajlun: | zangi", "ashtera: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("ashtera", "ajlun tiberias", "sanjar")
    s.do("done").until("garrison").do("done")
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def test_manual_5_other_roads_are_reinforcements() -> None:
    """Row 30: Sanjar by Banyas arrives in round 2."""
    s = manual("tiberias: conrad", "ajlun: | zangi", "banyas: | sanjar", first="saracen")
    s.group("ajlun", "tiberias", "zangi").group("banyas", "tiberias", "sanjar")
    s.do("done", "main ajlun").until("garrison").do("done")
    assert s.volleys() == [{"conrad"}, {"zangi"}]
    assert s.volleys() == [{"conrad"}, {"zangi", "sanjar"}]


def helped_by_two_roads() -> Scene:
    """Zangi attacks Tiberias; Walter by Acre (main road) and Balian by Baisan come to help."""
    franks = ("tiberias: conrad", "acre: walter", "baisan: balian")
    s = manual(*franks, "ajlun: | zangi", first="saracen").group("ajlun", "tiberias", "zangi")
    s.do("done").group("acre", "tiberias", "walter").group("baisan", "tiberias", "balian")
    return s.do("done", "main acre").until("garrison").do("done")


def test_manual_5_defenders_who_come_to_a_battle_arrive_in_round_2() -> None:
    """Row 32: Walter by the main road."""
    s = helped_by_two_roads()
    assert s.volleys() == [{"conrad"}, {"zangi"}]
    assert "walter" in s.objects("fire")


def test_manual_7_other_roads_add_delay() -> None:
    """Row 32: Balian by the other road arrives a round later, in round 3."""
    s = helped_by_two_roads()
    s.all_miss(to_round=2)
    assert s.volleys() == [{"conrad", "walter"}, {"zangi"}]
    assert s.volleys() == [{"conrad", "walter", "balian"}, {"zangi"}]


def test_manual_5_former_attacker_defends_after_round_1() -> None:
    """Row 33: Conrad@1 falls in round 1; Zangi defends against Walter's help."""
    s = manual("tiberias: conrad@1", "acre: walter", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").do("done").group("acre", "tiberias", "walter")
    s.until("garrison").do("done").miss("conrad").fire("zangi", 1, 6, 6)
    assert s.volleys() == [{"zangi"}, {"walter"}]


# 5 Special Attacks


def test_manual_5_a_charge_rolls_double_dice() -> None:
    """Row 35: Templars@3 (B3) roll six dice; a 4 does not hit; each 6 strikes them."""
    s = duel("manual", "templar_jerusalem", "zangi")
    s.rolls(3, 4, 4, 5, 6, 6).do("charge templar_jerusalem")
    assert (s.strength("zangi"), s.strength("templar_jerusalem")) == (2, 1)


def test_manual_5_only_blocks_with_a_shield_charge() -> None:
    """Row 36: not Crossbows, Turcopoles or the fourth Pilgrim in Josselin's place."""
    s = duel("manual", "crossbows turcopole_beirut walter josselin", "kurds_3")
    s.refused("charge crossbows", SPECIAL)
    s.refused("charge turcopole_beirut", SPECIAL)
    s.miss("crossbows", "turcopole_beirut")
    assert s.objects("charge") == {"walter"}
    s.miss("walter")
    s.refused("charge josselin", SPECIAL)


def test_manual_5_a_harrying_block_fires_at_minus_1() -> None:
    """Row 38: Turks@3 (A2) hit with 1, not with 2, then retreat."""
    s = duel("manual", "conrad", "turks_1").rolls(1, 2, 2).do("harry turks_1")
    assert s.strength("conrad") == 3
    assert s.phase == "retreat_to"


def test_manual_5_saracens_and_turcopoles_harry() -> None:
    """Row 39: emirs too, knights not."""
    s = duel("manual", "turcopole_beirut walter", "saladin zangi")
    assert s.objects("harry") == {"turcopole_beirut"}
    s.miss("turcopole_beirut")
    assert s.objects("harry") == {"saladin"}
    s.miss("saladin").refused("harry walter", SPECIAL)
    s.miss("walter")
    assert s.objects("harry") == {"zangi"}


def test_manual_5_sallying_blocks_may_charge() -> None:
    """Row 37: in 1.3 they may not."""
    s = sally("manual", "acre: conrad* | zangi").do("sally conrad").miss("zangi")
    s.rolls(1, 5, 5, 5, 5, 5, 5, 6).do("charge conrad")
    assert (s.strength("zangi"), s.strength("conrad")) == (2, 3)


def test_manual_5_sallying_blocks_may_not_harry() -> None:
    """Row 40: not the Turcopole, not even in a later round."""
    s = sally("manual", "acre: turcopole_beirut* | zangi").do("sally turcopole_beirut")
    s.refused("harry turcopole_beirut", SPECIAL)
    s.all_miss(to_round=2).refused("harry turcopole_beirut", SPECIAL)


# Eliminations, on which the manual is silent


@pytest.mark.parametrize(
    ("block", "place"), [("pilgrim_genoa", "gone"), ("richard", "gone"), ("walter", "pool")]
)
def test_manual_silent_as_1_4_franks_gone_for_good(block: str, place: str) -> None:
    """Rows 62, 63: Pilgrims, Crusaders and Orders; others are in the pool at once."""
    s = duel("manual", f"{block}@1", "kurds_3").miss(block).fire("kurds_3", 1, 6, 6)
    assert s.place(block) == place


@pytest.mark.parametrize(("block", "place"), [("zangi", "gone"), ("kurds_3", "pool")])
def test_manual_silent_as_1_4_emirs_gone_for_good(block: str, place: str) -> None:
    """Row 62: all emirs, not only Saladin's family."""
    s = duel("manual", "conrad", f"{block}@1").fire("conrad", 1, 6, 6, 6)
    assert s.place(block) == place


# 5 Retreat, 5 Regroup


def test_manual_5_attackers_retreat_by_the_roads_they_used() -> None:
    """Row 58: Zangi came by Ajlun and leaves by it."""
    s = duel("manual", "conrad", "zangi").miss("conrad").do("retreat zangi")
    assert s.legal() == ["to ajlun"]
    s.refused("to banyas", "5 Retreat")


def test_manual_5_defenders_retreat_by_other_roads() -> None:
    """Row 58: Conrad may go anywhere but to Ajlun."""
    s = duel("manual", "conrad", "zangi").do("retreat conrad")
    assert s.objects("to") == {"acre", "baisan", "banyas"}


def test_manual_5_regroup_to_friendly_or_vacant_towns() -> None:
    """Row 61: from Banyas to vacant Syrian Ashtera too; in 1.3 and 1.4 not."""
    s = manual("tiberias: conrad", "banyas: | zangi@1").group("tiberias", "banyas", "conrad")
    s.until("garrison").do("done").miss("zangi").fire("conrad", 1, 6, 6, 6).do("regroup conrad")
    assert s.objects("to") == {"ashtera", "beaufort", "damascus", "tiberias"}


def test_manual_5_a_victorious_defender_regroups() -> None:
    """Row 61: it is the victor who regroups."""
    s = duel("manual", "conrad", "zangi@1").fire("conrad", 1, 6, 6, 6)
    assert (s.phase, s.decider) == ("regroup", "frank")


def test_manual_5_regroup_joins_an_unfought_battle() -> None:
    """Row 61: Conrad wins Banyas and comes to Ashtera in round 2."""
    s = manual("tiberias: conrad", "banyas: | zangi@1", "ajlun: walter", "ashtera: | sanjar")
    s.group("tiberias", "banyas", "conrad").group("ajlun", "ashtera", "walter")
    s.until("battle_order").do("battle banyas", "done").miss("zangi").fire("conrad", 1, 6, 6, 6)
    s.do("regroup conrad", "to ashtera").until("garrison").do("done")
    assert s.volleys() == [{"sanjar"}, {"walter"}]
    assert s.volleys() == [{"sanjar"}, {"walter", "conrad"}]


def test_manual_5_regroup_joins_an_own_siege_as_reinforcement() -> None:
    """Row 61: Zangi wins Tiberias and may storm Acre from round 2 on."""
    s = manual("acre: walter* | sanjar", "tiberias: conrad@1", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("battle_order").do("battle tiberias", "done")
    s.miss("conrad").fire("zangi", 1, 6, 6).do("regroup zangi", "to acre")
    assert s.objects("storm") == {"sanjar"}
    s.do("storm sanjar").miss("walter", "sanjar")
    assert s.objects("storm") == {"sanjar", "zangi"}
