"""1.4 (French summary): 6eme tour, Fin d'annee, Victoire."""

from __future__ import annotations

import pytest

from tests.rex.editions.stage import dice, winter
from tests.rex.scene import Scene, scene

CAMPAIGN = "move_1 winter_campaign"

# 6eme tour


def test_fr_6eme_tour_one_town_less() -> None:
    """Row 69: Zangi (3) goes two towns and stands; Conrad (2) one."""
    s = winter("1.4", "damascus: | zangi").do("group damascus", "march zangi", "to ashtera")
    assert s.phase == "march"
    s.do("to ajlun")
    assert s.phase != "march"
    s = winter("1.4", "tyre: conrad", first="frank").do("group tyre", "march conrad", "to sidon")
    assert s.phase != "march"


def test_fr_6eme_tour_no_forced_march() -> None:
    """Rows 11, 69: no extra town in winter."""
    s = winter("1.4", "tyre: conrad", first="frank").do("group tyre", "march conrad", "to sidon")
    s.refused("force beirut", "Marche Forcee")


def test_fr_6eme_tour_no_battle_is_begun() -> None:
    """Row 70: Zangi may not enter Frank Tiberias."""
    s = winter("1.4", "tiberias: walter", "ajlun: | zangi").do("group ajlun", "march zangi")
    s.refused("to tiberias", "6eme tour")


def test_fr_6eme_tour_no_siege_is_reinforced() -> None:
    """Row 70: Zangi may pass Sanjar before Acre, but not stay."""
    s = winter("1.4", "acre: conrad* | sanjar", "legio: | zangi").do("group legio", "march zangi")
    s.do("to acre").refused("halt", "6eme tour")


def test_fr_6eme_tour_besiegers_are_eliminated() -> None:
    """Row 74: Zangi before Acre dies; as an emir he is gone for good."""
    s = winter("1.4", "acre: conrad* | zangi").until("cards")
    assert s.place("zangi") == "gone"
    assert not s.inside("conrad")


# Winter Campaign


def test_fr_6eme_tour_campaign_attacks_in_winter() -> None:
    """Row 72: Zangi attacks Tiberias, and the battle is fought."""
    s = winter("1.4", "tiberias: walter", "ajlun: | zangi", cards=CAMPAIGN)
    s.group("ajlun", "tiberias", "zangi").until("garrison")
    s.do("done").miss("walter")
    assert s.can("fire zangi")


def test_fr_6eme_tour_campaign_moves_without_loss_and_forces_marches() -> None:
    """Row 72: three towns for Zangi, and a fourth by a forced march."""
    s = winter("1.4", "damascus: | zangi", cards=CAMPAIGN).do("group damascus", "march zangi")
    s.do("to ashtera", "to ajlun", "to amman", "force kerak")
    dice(s, 4).do("done")
    assert s.place("zangi") == "kerak"


def test_fr_6eme_tour_campaign_frees_only_its_player() -> None:
    """Row 72: the Franks, who played a 1, still have one town less and may not attack."""
    s = winter("1.4", "tiberias: walter", "ajlun: | zangi", cards=CAMPAIGN).do("done")
    s.do("group tiberias", "march walter").refused("to ajlun", "6eme tour")


def kept_siege(*rolls: int) -> Scene:
    """The Saracens keep the siege of Acre by a campaign; nobody storms or sallies."""
    s = winter("1.4", "acre: conrad@3* | zangi sanjar", cards=CAMPAIGN).until("leave")
    return dice(s, *rolls).do("done")


def test_fr_6eme_tour_both_sides_roll_the_besieged_first() -> None:
    """Row 72: Conrad, then Zangi and Sanjar; 1 to 3 costs a step, as in any siege."""
    s = kept_siege(3, 1, 4)
    assert [(event[2], event[6]) for event in s.events("attrition")] == [
        (s.game.rules.block_index["conrad"], (3,)),
        (s.game.rules.block_index["zangi"], (1,)),
        (s.game.rules.block_index["sanjar"], (4,)),
    ]
    assert [s.strength(b) for b in ("conrad", "zangi", "sanjar")] == [2, 2, 3]


@pytest.mark.parametrize("town", ["tyre", "tripoli"])
def test_fr_6eme_tour_campaign_attrition_is_the_same_everywhere(town: str) -> None:
    """Row 72: 3 costs a step in Tyre and Tripoli too; in 2.0 only 1 and 2 do."""
    s = winter("1.4", f"{town}: conrad* | zangi", cards=CAMPAIGN).until("leave")
    dice(s, 3, 6).do("done")
    assert s.strength("conrad") == 3


def test_fr_6eme_tour_the_kept_siege_stands_next_year() -> None:
    """Rows 72, 74: besiegers and besieged are still there."""
    s = kept_siege(6, 6, 6).until("cards")
    assert s.game.year == 1189
    assert s.field("acre") == {"zangi", "sanjar"}
    assert s.castle("acre") == {"conrad"}


def test_fr_fin_d_annee_no_replacements_in_a_kept_siege() -> None:
    """Row 75: neither Conrad nor the besiegers gain a step."""
    s = kept_siege(6, 1, 6).until("replacements")
    s.refused("restore conrad", "Fin d'annee")
    s.do("done").refused("restore zangi", "Fin d'annee")


def test_fr_6eme_tour_campaign_storms_in_winter() -> None:
    """Row 72: the siege of Acre may be stormed."""
    s = winter("1.4", "acre: conrad* | zangi", cards=CAMPAIGN).until("storm").do("storm zangi")
    assert s.objects("fire") == {"conrad"}


# Fin d'annee

SIX = "conrad walter balian king_guy bohemond hugh"


def test_fr_fin_d_annee_three_times_the_value_in_the_own_colour() -> None:
    """Row 73: six Franks winter in Beirut (2); a seventh is too many."""
    s = winter("1.4", f"beirut: {SIX}").until("cards")
    assert len(s.field("beirut")) == 6
    s = winter("1.4", f"beirut: {SIX} philip").until("supply")
    s.do("starve philip").until("cards")
    assert s.place("philip") == "gone"


def test_fr_fin_d_annee_the_value_in_the_enemys_colour() -> None:
    """Row 73: two Saracens winter in Beirut (2); a third is too many."""
    s = winter("1.4", "beirut: | zangi sanjar tuman").until("supply")
    assert s.objects("starve") == {"zangi", "sanjar", "tuman"}
    s.do("starve tuman").until("cards")
    assert s.field("beirut") == {"zangi", "sanjar"}


@pytest.mark.parametrize("town", ["ajlun", "legio"])
def test_fr_silent_as_1_3_a_town_without_castle_feeds_nobody(town: str) -> None:
    """Row 73: Kurds in green Ajlun or orange Legio starve; in 2.0 one block lives there."""
    s = winter("1.4", f"{town}: | kurds_1").until("supply").do("starve kurds_1").until("cards")
    assert s.place("kurds_1") == "pool"


def replacements(role: str, *lines: str) -> Scene:
    """The winter replacements of a side."""
    s = winter("1.4", *lines).until("replacements")
    return s if role == "frank" else s.do("done")


def test_fr_fin_d_annee_saracens_away_from_their_seat_pay_two() -> None:
    """Row 75: Zangi of Aleppo@1 gets one step for the two points of Homs, also in Syria."""
    s = replacements("saracen", "homs: | zangi@1").do("restore zangi")
    assert s.strength("zangi") == 2
    s.refused("restore zangi", "Fin d'annee")


def test_fr_fin_d_annee_saracens_in_their_seat_pay_one() -> None:
    """Row 75: Tuman@1 gets two steps for the two points of Homs, his seat."""
    s = replacements("saracen", "homs: | tuman@1").do("restore tuman", "restore tuman")
    assert s.strength("tuman") == 3


def test_fr_fin_d_annee_franks_pay_one_everywhere() -> None:
    """Row 75: Conrad@1 gets two steps in Saracen Homs; in 2.0 only one."""
    s = replacements("frank", "homs: conrad@1").do("restore conrad", "restore conrad")
    assert s.strength("conrad") == 3


# Victoire


def six_cities() -> Scene:
    """The Saracens hold all cities but Acre, which stands open to Zangi in Legio."""
    return scene(
        "antioch: | sanjar",
        "tripoli: | tuman",
        "jerusalem: | qaimaz",
        "legio: | zangi",
        "tyre: conrad",
        first="saracen",
        edition="1.4",
    )


def test_fr_victoire_seven_cities_count_at_the_end_of_the_turn() -> None:
    """Row 76: Zangi in Acre does not end the game at once, as in 1.3; the turn's end does."""
    s = six_cities().group("legio", "acre", "zangi")
    assert len(s.cities("saracen")) == 7
    assert s.phase != "over"
    s.do("done", "done")
    assert s.phase == "over"
    assert s.game.result is not None
    assert (s.game.result.winner, s.game.result.reason) == (1, "sudden_death")


def test_fr_victoire_the_other_player_may_still_answer() -> None:
    """Row 76: Conrad wins Acre back in the same turn, and the game goes on."""
    s = six_cities().group("legio", "acre", "zangi").do("done")
    s.group("tyre", "acre", "conrad").until("garrison").do("done").miss("zangi")
    s.fire("conrad", 1, 1, 1, 6).until("cards")
    assert s.game.turn == 3


def test_fr_victoire_majority_after_1192() -> None:
    """Row 76: four of seven at the end of 1192; the Franks have them."""
    s = winter("1.4", "acre: conrad", year=1192).do("done", "done")
    assert s.phase == "over"
    assert s.game.result is not None
    assert (s.game.result.winner, s.game.result.reason) == (0, "cities")


def test_fr_6eme_tour_nobody_retreats_into_a_siege() -> None:
    """Siege and battle are not reinforced in winter: Walter may not go from Legio to Acre."""
    s = scene(
        "legio: walter", "acre: conrad | shirkuh*", "baisan: | zangi",
        edition="1.4", turn=6, first="saracen", cards="move_1 winter_campaign",
    )  # fmt: skip
    s.group("baisan", "legio", "zangi").until("field").do("retreat walter")
    assert "acre" not in s.objects("to")
    s.refused("to acre", "6eme tour")
