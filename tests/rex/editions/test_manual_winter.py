"""The reference manual, 4.3 winter turn, 4.4 end of the year, 6 the end of the game."""

from __future__ import annotations

import pytest

from tests.rex.editions.stage import dice, winter
from tests.rex.scene import Scene, scene

CAMPAIGN = "move_1 winter_campaign"

# 4.3 the winter turn


def test_manual_4_3_one_town_less_and_no_forced_march() -> None:
    """Rows 11, 69: Conrad (2) goes to Sidon and no farther."""
    s = winter("manual", "tyre: conrad", first="frank")
    s.do("group tyre", "march conrad", "to sidon")
    assert s.phase != "march"
    s.refused("force beirut", "5 Movement")


def test_manual_4_3_no_new_battles_or_siege_reinforcements() -> None:
    """Row 70: Zangi may neither attack Tiberias nor stay before Acre."""
    s = winter("manual", "tiberias: walter", "acre: conrad* | sanjar", "legio: | zangi tuman")
    s.do("group legio", "march zangi", "to acre")
    s.refused("to tiberias", "4.3")
    s.refused("halt", "4.3")


def test_manual_4_3_besiegers_are_eliminated() -> None:
    """Row 74: Kurds before Acre die."""
    s = winter("manual", "acre: conrad* | kurds_1").until("cards")
    assert s.place("kurds_1") == "pool"


# 4.3, 7 Winter Campaign


def test_manual_4_3_campaign_ignores_all_restrictions() -> None:
    """Row 72: Zangi goes three towns, attacks Amman, and the battle is fought."""
    s = winter("manual", "amman: walter", "damascus: | zangi", cards=CAMPAIGN)
    s.group("damascus", "ashtera ajlun amman", "zangi").until("garrison")
    s.do("done").miss("walter")
    assert s.can("fire zangi")


def test_manual_7_campaign_is_one_move_in_winter_too() -> None:
    """Row 71: after one group move only done is left."""
    s = winter("manual", "damascus: | zangi", "aleppo: | sanjar", cards=CAMPAIGN)
    s.group("damascus", "ashtera", "zangi")
    assert s.legal() == ["done"]


def kept_siege(town: str, *rolls: int) -> Scene:
    """The Saracens keep a siege by a campaign; nobody storms or sallies."""
    s = winter("manual", f"{town}: conrad* | zangi sanjar", cards=CAMPAIGN).until("leave")
    return dice(s, *rolls).do("done")


def test_manual_4_3_both_sides_roll_the_besieger_first() -> None:
    """Row 72, decision E6: Zangi, Sanjar, then Conrad."""
    s = kept_siege("acre", 1, 4, 3)
    order = [s.game.rules.blocks[int(str(event[2]))] for event in s.events("attrition")]
    assert order == ["zangi", "sanjar", "conrad"]
    assert [s.strength(b) for b in ("zangi", "sanjar", "conrad")] == [2, 3, 3]


@pytest.mark.parametrize("town", ["tyre", "tripoli"])
def test_manual_4_2_campaign_attrition_is_milder_in_tripoli_and_tyre(town: str) -> None:
    """Rows 57, 72: 2 costs a step, 3 does not."""
    s = kept_siege(town, 2, 3, 3)
    assert [s.strength(b) for b in ("zangi", "sanjar", "conrad")] == [2, 3, 4]


def test_manual_4_3_the_kept_siege_stands_next_year() -> None:
    """Rows 72, 74: besiegers and besieged are still there."""
    s = kept_siege("acre", 6, 6, 6).until("cards")
    assert (s.game.year, s.field("acre"), s.castle("acre")) == (
        1189,
        {"zangi", "sanjar"},
        {"conrad"},
    )


def test_manual_4_4_no_gains_in_a_winter_campaign_siege() -> None:
    """Row 75: neither side."""
    s = kept_siege("acre", 1, 6, 1).until("replacements")
    s.refused("restore conrad", "4.4")
    s.do("done").refused("restore zangi", "4.4")


# 4.4 the end of the year


def test_manual_4_4_three_times_the_value_in_the_own_colour() -> None:
    """Row 73: three Franks winter in Jaffa (1), not four; of Saracens one."""
    s = winter("manual", "jaffa: conrad walter balian").until("cards")
    assert len(s.field("jaffa")) == 3
    s = winter("manual", "jaffa: conrad walter balian king_guy").until("supply")
    assert len(s.objects("starve")) == 4
    s = winter("manual", "jaffa: | zangi sanjar").until("supply")
    assert s.objects("starve") == {"zangi", "sanjar"}


def test_manual_silent_as_1_4_a_town_without_castle_feeds_nobody() -> None:
    """Row 73: Walter starves in Legio."""
    s = winter("manual", "legio: walter").until("supply").do("starve walter").until("cards")
    assert s.place("walter") == "pool"


def test_manual_4_4_saracens_not_in_their_home_seat_pay_two() -> None:
    """Row 75: in Homs (2) Zangi@1 of Aleppo gains one step, Tuman@1 of Homs two."""
    s = winter("manual", "homs: | zangi@1").until("replacements").do("done", "restore zangi")
    s.refused("restore zangi", "4.4")
    s = winter("manual", "homs: | tuman@1").until("replacements").do("done", "restore tuman")
    s.do("restore tuman")
    assert s.strength("tuman") == 3


def test_manual_4_4_franks_pay_one_everywhere() -> None:
    """Row 75: Conrad@1 gains two steps in Saracen Homs (2)."""
    s = winter("manual", "homs: conrad@1").until("replacements")
    s.do("restore conrad", "restore conrad")
    assert s.strength("conrad") == 3


# 1, 6 victory


def test_manual_6_all_seven_at_the_end_of_a_turn() -> None:
    """Row 76: Zangi in Acre makes seven; the game is over when the turn is."""
    s = scene(
        "antioch: | sanjar",
        "tripoli: | tuman",
        "jerusalem: | qaimaz",
        "legio: | zangi",
        first="saracen",
        edition="manual",
    ).group("legio", "acre", "zangi")
    assert s.phase != "over"
    s.do("done", "done")
    assert s.phase == "over"
    s.refused("done", "1, 6", role="frank")


def test_manual_6_four_of_seven_after_1192() -> None:
    """Row 76: the Saracens hold Acre besides their three: they win."""
    s = winter("manual", "acre: | zangi", year=1192).do("done", "done")
    assert s.game.result is not None
    assert (s.game.result.winner, s.game.result.reason) == (1, "cities")
