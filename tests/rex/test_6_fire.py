"""6.3: fire, hits, charges, harrying and eliminated blocks."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene, scene


def at_tiberias(franks: str, saracens: str, *others: str) -> Scene:
    """Saracens from Ajlun attack Franks who all defend in the field of Tiberias."""
    s = scene(f"tiberias: {franks}", f"ajlun: | {saracens}", *others, first="saracen")
    names = " ".join(word.partition("@")[0] for word in saracens.split())
    return s.group("ajlun", "tiberias", names).until("garrison").do("done")


# 6.3 fire


def test_6_3_example_saladin_scores_two_hits() -> None:
    """T43: Saladin@4 (A3) rolls 1 2 4 5: two hits and two misses."""
    s = at_tiberias("conrad", "saladin").fire("saladin", 1, 2, 4, 5)
    assert s.strength("conrad") == 2


def test_6_3_a_block_rolls_as_many_dice_as_its_strength() -> None:
    """6.3: Saladin reduced to two steps rolls two dice."""
    s = at_tiberias("conrad", "saladin@2").fire("saladin", 6, 6)
    assert s.events("fires")[-1][6] == (6, 6)
    assert s.game.dice.state() == "script:6,6::2:0"


@pytest.mark.parametrize(
    ("block", "dice", "hits"),
    [
        ("kurds_1@2", (1, 2), 1),  # C1
        ("kurds_3@2", (2, 3), 1),  # C2
        ("zangi@2", (2, 3), 1),  # B2
        ("tuman@2", (3, 4), 1),  # B3
        ("turks_3@2", (1, 2), 1),  # A1
    ],
)
def test_6_3_a_die_up_to_the_combat_rating_hits(
    block: str, dice: tuple[int, ...], hits: int
) -> None:
    """6.3: a die equal to the firepower hits, one above it does not."""
    s = at_tiberias("pilgrim_genoa conrad@1", block)
    name = block.partition("@")[0]
    while s.objects("fire") != {name}:
        s.miss(min(s.objects("fire")))
    s.fire(name, *dice)
    assert s.strength("pilgrim_genoa") == 4 - hits


# 6.31 hits


def test_6_31_example_first_hit_on_the_strongest_then_the_owner_picks() -> None:
    """T44: Walter (B2) rolls 1 2 6 against Sulaiman@2 and Zangi@3."""
    s = at_tiberias("walter", "sulaiman zangi").fire("walter", 1, 2, 6)
    assert s.strength("zangi") == 2
    assert (s.phase, s.decider) == ("hits", "saracen")
    assert s.objects("hit") == {"sulaiman", "zangi"}
    s.refused("hit zangi", "6.31", role="frank")
    s.do("hit sulaiman")
    assert (s.strength("sulaiman"), s.strength("zangi")) == (1, 2)
    assert s.phase == "field"


def test_6_31_example_second_hit_may_go_to_the_same_block() -> None:
    """T44: the Saracen may as well give Zangi the second hit."""
    s = at_tiberias("walter", "sulaiman zangi").fire("walter", 1, 2, 6).do("hit zangi")
    assert (s.strength("sulaiman"), s.strength("zangi")) == (2, 1)


def test_6_31_a_weaker_block_cannot_take_the_hit() -> None:
    """6.31: two of three Saracens share the highest strength; the third is not offered."""
    s = at_tiberias("walter", "zangi sanjar sulaiman").fire("walter", 1, 6, 6)
    assert s.objects("hit") == {"zangi", "sanjar"}
    s.refused("hit sulaiman", "6.31")


def test_6_31_the_strongest_is_found_anew_for_each_hit() -> None:
    """6.31: two hits bring Al Mashtub from 4 to 2; only the third finds a tie."""
    s = at_tiberias("conrad", "al_mashtub zangi@2").fire("conrad", 1, 2, 3, 6)
    assert s.strength("al_mashtub") == 2
    assert s.objects("hit") == {"al_mashtub", "zangi"}


def test_6_31_hits_beyond_the_last_block_are_lost() -> None:
    """T45: four hits on a single Kurds@2: it is dead and the rest is lost (decision 84)."""
    s = at_tiberias("conrad", "kurds_3@2").fire("conrad", 1, 1, 1, 1)
    assert s.place("kurds_3") == "dead"
    assert len(s.events("hit")) == 2
    assert (s.phase, s.decider) == ("regroup", "frank")


# 6.32 charges


def test_6_32_a_charge_hits_one_better_and_each_six_hits_the_knight() -> None:
    """T59: Templars@3 (B3) charge with 4 6 6: one hit, Templars@1."""
    s = at_tiberias("templar_jerusalem", "zangi").rolls(4, 6, 6).do("charge templar_jerusalem")
    assert s.strength("zangi") == 2
    assert s.strength("templar_jerusalem") == 1


def test_6_32_a_charge_can_destroy_the_knight() -> None:
    """T59: 6 6 6 is no hit, and the Templars are gone for good."""
    s = at_tiberias("templar_jerusalem", "zangi").rolls(6, 6, 6).do("charge templar_jerusalem")
    assert s.strength("zangi") == 3
    assert s.place("templar_jerusalem") == "gone"
    assert (s.phase, s.decider) == ("regroup", "saracen")


def test_6_32_without_a_charge_a_six_is_only_a_miss() -> None:
    """6.32: the tactic is declared before firing; plain fire keeps rating and knight."""
    s = at_tiberias("templar_jerusalem", "zangi").fire("templar_jerusalem", 4, 6, 6)
    assert s.strength("zangi") == 3
    assert s.strength("templar_jerusalem") == 3


def test_6_32_richard_charges_with_five() -> None:
    """T60: Richard@4 (B4) charges with 5 5 6 1: three hits, Richard@3 (decision 80)."""
    s = at_tiberias("richard", "al_mashtub").rolls(5, 5, 6, 1).do("charge richard")
    assert s.strength("al_mashtub") == 1
    assert s.strength("richard") == 3


def test_6_32_the_knight_loses_his_steps_before_the_enemy_assigns() -> None:
    """Decision 80: Conrad is at 3 already when the Saracen chooses who is hit."""
    s = at_tiberias("conrad", "zangi sanjar").rolls(4, 6, 5, 5).do("charge conrad")
    assert (s.phase, s.decider) == ("hits", "saracen")
    assert s.strength("conrad") == 3
    s.do("hit sanjar")
    assert (s.strength("zangi"), s.strength("sanjar")) == (3, 2)


def test_6_32_only_frank_b_blocks_charge() -> None:
    """T61: Crossbows, Turcopole, Pilgrims and Saracens may not; Walter may (decision 81)."""
    s = at_tiberias("crossbows turcopole_beirut walter pilgrim_genoa", "saladin zangi kurds_3")
    s.refused("charge crossbows", "6.32")
    s.refused("charge turcopole_beirut", "6.32")
    s.miss("crossbows", "turcopole_beirut")
    s.refused("charge saladin", "6.32")
    s.miss("saladin")
    assert s.objects("charge") == {"walter"}
    s.miss("walter")
    s.refused("charge zangi", "6.32")
    s.miss("zangi")
    s.refused("charge pilgrim_genoa", "6.32")
    s.miss("pilgrim_genoa")
    s.refused("charge kurds_3", "6.32")


def test_6_32_no_charge_when_storming() -> None:
    """T61: Conrad storms Acre and may not charge; nor may a knight inside a castle."""
    s = scene("acre: conrad | zangi*").until("storm").do("storm conrad").miss("zangi")
    assert s.objects("fire") == {"conrad"}
    s.refused("charge conrad", "6.32")
    inside = scene("acre: conrad* | zangi", first="saracen").until("storm").do("storm zangi")
    assert inside.objects("fire") == {"conrad"}
    inside.refused("charge conrad", "6.32")


def test_6_32_a_sallying_knight_may_charge() -> None:
    """T61: Conrad sallies from Acre and charges with 4 6 5 5: one hit, Conrad@3."""
    s = scene("acre: conrad* | zangi").until("sally").do("sally conrad").miss("zangi")
    assert s.can("charge conrad")
    s.rolls(4, 6, 5, 5).do("charge conrad")
    assert (s.strength("zangi"), s.strength("conrad")) == (2, 3)


def test_6_32_a_relieving_and_an_attacking_knight_may_charge() -> None:
    """6.32: all Frank knights in the field may charge, also in attack."""
    s = scene("tiberias: balian", "banyas: | zangi")
    s.group("tiberias", "banyas", "balian").until("garrison").do("done").miss("zangi")
    s.rolls(3, 4, 5).do("charge balian")  # B2 charges as B3
    assert s.strength("zangi") == 2


# 6.33 harrying


def test_6_33_harrying_block_fires_and_then_must_retreat() -> None:
    """T62: Turks@3 (A2) harry with 1 6 2: two hits, then they must go to a legal town."""
    s = at_tiberias("conrad", "turks_1").rolls(1, 6, 2).do("harry turks_1")
    assert s.strength("conrad") == 2
    assert (s.phase, s.decider) == ("retreat_to", "saracen")
    assert s.legal() == ["to ajlun"]
    s.do("to ajlun")
    assert s.place("turks_1") == "ajlun"


def test_6_33_harrying_defender_may_go_any_way_the_enemy_did_not_come() -> None:
    """T62: Turks defending Banyas against Conrad from Tiberias; the owner picks the town."""
    s = scene("tiberias: conrad", "banyas: | turks_1 zangi")
    s.group("tiberias", "banyas", "conrad").until("garrison").do("done")
    s.rolls(6, 6, 6).do("harry turks_1")
    assert s.objects("to") == {"damascus", "ashtera", "beaufort"}


def test_6_33_no_harrying_without_a_legal_retreat() -> None:
    """T62: the Franks have entered Ajlun behind the Turks: harrying is not offered."""
    s = scene("tiberias: conrad", "ajlun: | turks_1", "amman: walter", first="saracen")
    s.group("ajlun", "tiberias", "turks_1").do("done")
    s.group("amman", "ajlun", "walter").until("garrison").do("done")
    assert s.objects("fire") == {"turks_1"}
    s.refused("harry turks_1", "6.33")


def test_6_33_harrying_uses_the_retreat_limit_of_the_road() -> None:
    """6.33: normal limits; two Turcopoles and Walter would need three on a minor road."""
    s = scene(
        "lachish: turcopole_beirut turcopole_antioch walter",
        "gaza: | zangi",
        "hebron: | sanjar",
        first="saracen",
    )
    s.group("gaza", "lachish", "zangi").until("field")
    for block in ("turcopole_beirut", "turcopole_antioch"):
        s.rolls(6, 6, 6).do(f"harry {block}", "to ascalon")
    s.refused("retreat walter", "6.61")


def test_6_33_never_into_the_castle() -> None:
    """Decision 82: with every road closed a Turcopole may withdraw, but not harry."""
    s = scene(
        "caesarea: turcopole_beirut",
        "nablus: | zangi",
        "acre: | sanjar",
        "jaffa: | tuman",
        first="saracen",
    )
    s.group("nablus", "caesarea", "zangi").until("garrison").do("done")
    assert s.objects("withdraw") == {"turcopole_beirut"}
    s.refused("harry turcopole_beirut", "6.33")


def test_6_33_storming_and_sallying_blocks_do_not_harry() -> None:
    """T63: Kurds storming Acre, a Turcopole sallying from it."""
    s = scene("acre: conrad* | kurds_3", first="saracen").until("storm").do("storm kurds_3")
    s.miss("conrad")
    s.refused("harry kurds_3", "6.33")
    s = scene("acre: turcopole_beirut* | zangi", "caesarea: turcopole_antioch")
    s.group("caesarea", "acre", "turcopole_antioch").until("sally").do("sally turcopole_beirut")
    s.refused("harry turcopole_beirut", "6.33")
    assert s.objects("harry") == {"turcopole_antioch"}  # the relief from Caesarea may


def test_6_33_emirs_and_knights_do_not_harry() -> None:
    """T63: only Nomads and Turcopoles harry."""
    s = at_tiberias("turcopole_beirut walter", "saladin zangi arabs_1")
    assert s.objects("harry") == {"turcopole_beirut"}
    s.miss("turcopole_beirut")
    s.refused("harry saladin", "6.33")
    s.miss("saladin")
    s.refused("harry walter", "6.33")
    s.miss("walter")
    assert s.objects("harry") == {"arabs_1"}
    s.refused("harry zangi", "6.33")


def test_6_33_harrier_that_kills_the_last_enemy_still_retreats() -> None:
    """T64: the Turcopole kills Zangi, leaves all the same, and Frank Tiberias stays Frank."""
    s = at_tiberias("turcopole_beirut", "zangi@1").rolls(1, 6, 6).do("harry turcopole_beirut")
    assert s.place("zangi") == "dead"
    assert s.phase == "retreat_to"
    assert "ajlun" not in s.objects("to")
    s.do("to acre").until("cards")
    assert s.place("turcopole_beirut") == "acre"
    assert s.field("tiberias") == set()
    assert s.friendly("frank", "tiberias")


def test_6_33_town_left_empty_goes_to_the_owner_of_its_realm() -> None:
    """T64: the same in Syrian Banyas, which the Turcopole held: Saracen again (83, 86)."""
    s = scene("banyas: turcopole_beirut", "damascus: | zangi@1", first="saracen")
    s.group("damascus", "banyas", "zangi").until("garrison").do("done")
    s.rolls(1, 6, 6).do("harry turcopole_beirut", "to tiberias")
    assert s.phase == "cards"
    assert s.events("regrouped") == []
    assert s.friendly("saracen", "banyas")
    assert not s.friendly("frank", "banyas")


def test_6_33_garrison_holds_the_town_when_the_harrier_has_gone() -> None:
    """Decision 86: nobody is left in the field; Conrad in the castle has the town again."""
    s = scene("ajlun: | zangi@1", "tiberias: turcopole_beirut conrad", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("castle conrad", "done")
    s.rolls(1, 6, 6).do("harry turcopole_beirut", "to acre").until("cards")
    assert s.field("tiberias") == {"conrad"}
    assert not s.inside("conrad")


# 6.34 eliminated blocks


@pytest.mark.parametrize(
    ("block", "place"),
    [
        ("walter", "dead"),
        ("king_guy", "dead"),
        ("turcopole_beirut", "dead"),
        ("pilgrim_genoa", "dead"),
        ("templar_gaza", "gone"),
        ("hospitaller_acre", "gone"),
        ("richard", "gone"),
        ("crossbows", "gone"),
        ("philip", "gone"),
        ("leopold", "gone"),
    ],
)
def test_6_34_crusaders_and_orders_are_gone_for_good(block: str, place: str) -> None:
    """6.34: other Franks lie face-up beside the pool until the year ends."""
    s = at_tiberias(f"{block}@1", "kurds_3").miss(block).fire("kurds_3", 1, 6, 6)
    assert s.place(block) == place


@pytest.mark.parametrize(
    ("block", "place"),
    [
        ("saladin", "gone"),
        ("al_adil", "gone"),
        ("al_aziz", "gone"),
        ("al_afdal", "gone"),
        ("al_zahir", "gone"),
        ("zangi", "dead"),
        ("taqi_al_din", "dead"),
        ("turks_1", "dead"),
    ],
)
def test_6_34_saladin_and_his_family_are_gone_for_good(block: str, place: str) -> None:
    """6.34: Saladin and the four of his family never come back, other Saracens do."""
    s = scene("tiberias: pilgrim_genoa", f"banyas: | {block}@1")
    s.group("tiberias", "banyas", "pilgrim_genoa").until("garrison").do("done")
    s.miss(block).fire("pilgrim_genoa", 1, 6, 6, 6)
    assert s.place(block) == place


def test_6_34_eliminated_blocks_are_not_drawn_in_the_same_year() -> None:
    """6.34: Walter falls in 1188; the draw of that turn finds the pool empty."""
    s = at_tiberias("walter@1", "saladin").fire("saladin", 1, 6, 6, 6).until("cards")
    assert [e[1] for e in s.events("pool_empty")] == [1, 0]
    assert s.place("walter") == "dead"
