"""Rules that falsified code once passed every other test of: what the mutants found missing."""

from __future__ import annotations

import pytest

from levant.rex.army import BLOCKS
from levant.rex.board import TOWN
from levant.rex.deployment import MOST_CHANGES
from tests.rex.scene import new_game, scene


def test_3_1_after_too_many_changes_only_done_is_left() -> None:
    """Decision 121: Balian goes to and fro; then nobody moves any more."""
    s = new_game()
    for _ in range(MOST_CHANGES):
        s.do("deploy balian")
        s.do(s.legal()[0])
    assert s.legal() == ["done"]


def test_3_0_a_block_in_a_pool_has_no_strength() -> None:
    """It is strong when it is placed or staged, not before."""
    s = new_game()
    pooled = [block for block in BLOCKS if s.place(block) == "pool"]
    assert {"richard", "philip", "pilgrim_genoa", "kurds_1"} <= set(pooled)
    assert {s.strength(block) for block in pooled} == {0}


# A Saracen in every port but Acre.
ENEMIES = {
    "ascalon": "zangi", "beirut": "sanjar", "caesarea": "tuman", "jaffa": "jurdik",
    "latakia": "bahram", "margat": "yazkuj", "sidon": "sulaiman", "st_simeon": "shirkuh",
    "tartus": "qaimaz", "tripoli": "yuzpah", "tyre": "keukburi", "egypt": "al_aziz",
}  # fmt: skip
LOST = [f"{town}: | {block}" for town, block in ENEMIES.items()]


def test_5_4_an_english_block_with_no_port_to_land_in_may_still_attack() -> None:
    """7.22: every port but Acre is the enemy's; Richard sails from Acre to fight."""
    s = scene("acre: richard", *LOST)
    assert s.objects("sail") == {"richard"}
    s.do("sail richard")
    assert s.objects("sea_attack") == set(ENEMIES)
    assert s.objects("land") == set()


def test_7_22_the_english_come_from_england_when_every_port_is_lost() -> None:
    """They have none to land in, but all to attack; the French have to wait."""
    s = scene("acre: | saladin", *LOST, staged="richard robert crossbows philip hugh james")
    assert s.objects("sail") == {"richard", "robert", "crossbows"}
    s.do("sail crossbows")
    assert s.objects("sea_attack") == {*ENEMIES, "acre"}


def test_es_6_3_the_group_of_one_battle_says_nothing_of_the_next() -> None:
    """Two groups by one road into Ascalon, one group by two roads into Jerusalem."""
    s = scene(
        "gaza: | saladin",
        "beersheba: | al_aziz",
        "nablus: | zangi sanjar",
        "jerusalem: king_guy",
        "ascalon: balian",
        first="saracen",
        edition="1.3",
    )
    s.group("gaza", "ascalon", "saladin").group("beersheba", "gaza ascalon", "al_aziz")
    s.do("group nablus").march("zangi", "jerusalem").march("sanjar", "damiya jericho jerusalem")
    s.until("main_group").do("main_from gaza")
    assert (s.phase, s.objects("main")) == ("main_road", {"nablus", "jericho"})


def test_es_mud_the_besieger_who_took_the_castle_may_regroup() -> None:
    """The last of Acre's garrison starves in the Mud; Tuman goes on to Tiberias."""
    s = scene(
        "acre: conrad@1* | tuman",
        "tiberias: | zangi",
        hands=("mud move_1", "move_3 move_1"),
        rolls=[1],
        edition="1.3",
    )
    s.do("card mud", "card move_3")
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("regroup tuman", "to tiberias")
    assert s.field("tiberias") == {"tuman", "zangi"}
    assert s.phase == "cards"


def test_es_6_2_when_the_last_attacker_is_cut_off_the_battle_is_over_at_once() -> None:
    """Round 4: Balian has taken Ajlun behind the Turks, who die; the Pilgrims fire no more."""
    s = scene(
        "tiberias: pilgrim_genoa",
        "amman: balian",
        "ajlun: | turks_1",
        first="saracen",
        cards="move_2 move_2",
        edition="1.3",
    )
    s.group("ajlun", "tiberias", "turks_1").do("done")
    s.group("amman", "ajlun", "balian").until("garrison").do("done").all_miss(to_round=4)
    assert s.place("turks_1") == "pool"
    assert s.phase not in ("field", "hits")
    assert s.field("tiberias") == {"pilgrim_genoa"}


def test_8_2_a_besieger_who_leaves_after_the_winter_frees_the_castle() -> None:
    """Tuman kept the siege of Acre; next year he marches off, and Conrad holds the town."""
    s = scene(
        "acre: conrad* | tuman",
        "homs: | zangi",
        turn=6,
        cards="move_1 winter_campaign",
        first="saracen",
        picks=[0] * 12,
        rolls=[6],
    )
    s.do("keep_siege acre").until("cards")
    assert (s.game.year, s.castle("acre")) == (1189, {"conrad"})
    s.game.hands = [1, 1 << 8]
    s.do("card move_1", role="frank").do("card move_3", role="saracen")
    s.group("acre", "tiberias", "tuman")
    assert s.field("acre") == {"conrad"}
    assert s.castle("acre") == set()


@pytest.mark.parametrize("edition", ["1.3", "1.4"])
def test_es_storm_who_came_this_turn_retreats_only_by_the_road_he_came(edition: str) -> None:
    """Decision 55: Walter has taken Tiberias behind Zangi, who cannot leave by another road."""
    s = scene(
        "acre: conrad", "tiberias: | zangi", "baisan: walter", first="saracen", edition=edition
    )
    s.group("tiberias", "acre", "zangi").do("done").group("baisan", "tiberias", "walter")
    s.until("garrison").do("castle conrad").until("storm").do("storm zangi").miss("conrad")
    assert (s.phase, s.objects("fire")) == ("storming", {"zangi"})
    assert s.objects("retreat") == set()


def test_6_51_a_lone_block_set_free_can_still_be_followed() -> None:
    """8.0: Richard stands alone in the castle and, when Zangi goes, alone before it."""
    s = scene("acre: richard* | zangi", "tiberias: | sanjar", first="saracen")
    token = s.game.token[s.game.rules.block_index["richard"]]
    s.group("acre", "tiberias", "zangi")
    assert s.game.castle[TOWN["acre"]] == 0
    assert s.game.token[s.game.rules.block_index["richard"]] == token != 0
