"""Edition 1.3, chapter 9: the winter turn, the Winter Campaign, quarters, replacements."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rex.editions.stage import DEAL, dice, winter
from tests.rex.scene import Scene, scene

es = partial(scene, edition="1.3")
WINTER = partial(winter, "1.3")
NINE_EMIRS = "zangi sanjar tuman shirkuh jurdik bahram qaimaz keukburi al_mashtub"


def campaign(*lines: str, first: str = "saracen") -> Scene:
    """The winter turn in which player 1 has played the Winter Campaign, the other a 1."""
    cards = "winter_campaign move_1" if first == "frank" else "move_1 winter_campaign"
    return WINTER(*lines, cards=cards, first=first)


def replacements(s: Scene, role: str) -> Scene:
    """Go on to the replacements of a side; the Franks come first."""
    s.until("replacements")
    if role == "saracen":
        s.do("done")
    assert (s.phase, s.decider) == ("replacements", role)
    return s


# 9.0 the winter turn


@pytest.mark.parametrize(
    ("block", "path"), [("walter", ["baisan"]), ("templar_gaza", ["baisan", "legio"])]
)
def test_es_9_0_blocks_move_one_town_less(block: str, path: list[str]) -> None:
    """Row 69: Walter (2) one town, Templars (3) two; then they have moved."""
    s = WINTER(f"tiberias: {block}", first="frank").do("group tiberias", f"march {block}")
    s.do(*(f"to {town}" for town in path))
    assert s.phase == "moves"
    assert s.place(block) == path[-1]


def test_es_9_0_a_muster_is_shorter_too() -> None:
    """Row 69: Walter cannot muster from Jaffa to Acre, Balian from Tiberias can."""
    s = WINTER("jaffa: walter", "tiberias: balian", first="frank").do("muster acre")
    assert s.objects("march") == {"balian"}
    s.refused("march walter", "5.3")


def test_es_9_0_no_forced_marches() -> None:
    """Row 69: after one town Walter has moved; nothing more is offered."""
    s = WINTER("acre: walter", first="frank").do("group acre", "march walter", "to tiberias")
    assert s.phase == "moves"
    assert s.place("walter") == "tiberias"


def test_es_9_0_the_forced_march_is_refused_by_the_winter_rule() -> None:
    """Row 69: 5.5 allows forced marches, 9.0 forbids them in winter."""
    s = WINTER("acre: templar_gaza", first="frank").do("group acre", "march templar_gaza")
    s.do("to tiberias")
    s.refused("force ajlun", "9.0")


def test_es_9_0_no_attacks_but_vacant_enemy_towns_may_be_occupied() -> None:
    """Row 70: Zangi may not attack Walter in Tiberias, but may enter Frank Amman."""
    s = WINTER("tiberias: walter", "ajlun: | zangi").do("group ajlun", "march zangi")
    s.refused("to tiberias", "9.0")
    s.do("to amman", "halt")
    assert s.friendly("saracen", "amman")


def test_es_9_0_no_battle_phase_and_no_draws() -> None:
    """Row 70: nobody storms, sallies or draws; no die is rolled."""
    s = es("acre: conrad* | zangi", turn=6, pool="walter kurds_1", picks=DEAL).until("cards")
    assert s.events("battle_begins") == []
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")
    assert s.strength("conrad") == 4


def test_es_9_0_besiegers_die_unless_they_march_away() -> None:
    """Rows 70 and 74: Zangi goes to Tyre, Sanjar stays and is gone for good."""
    s = WINTER("acre: conrad* | zangi sanjar", "tyre: | tuman")
    s.group("acre", "tyre", "zangi").until("cards")
    assert s.place("zangi") == "tyre"
    assert s.place("sanjar") == "gone"
    assert s.field("acre") == {"conrad"}


# 9.1 the card


def test_es_9_1_the_winter_campaign_is_not_played_earlier() -> None:
    """Row 71: only as the sixth card."""
    s = es(hands=("winter_campaign move_1", "move_2 move_1"), turn=5)
    s.refused("card winter_campaign", "9.1", role="frank")
    assert s.legal("frank") == ["card move_1"]


@pytest.mark.parametrize("other", ["move_3", "assassins"])
@pytest.mark.parametrize("role", ["frank", "saracen"])
def test_es_9_1_its_player_is_player_1(role: str, other: str) -> None:
    """Row 71: an event, played first, against a 3 and against another event."""
    hands = ("winter_campaign", other) if role == "frank" else (other, "winter_campaign")
    s = es("acre: conrad", "homs: | tuman", hands=hands, turn=6)
    s.do(f"card {hands[0]}", f"card {hands[1]}")
    assert (s.phase, s.decider) == ("moves", role)


# 9.1 first use: one group moves as if it were not winter


def test_es_9_1_the_group_has_its_full_move_and_may_force_march() -> None:
    """Row 72: limit 1 is lifted; Walter (2) goes Acre-Tiberias-Ajlun and on to Amman."""
    s = dice(campaign("acre: walter", first="frank"), 6)
    s.do("group acre", "march walter", "to tiberias", "to ajlun", "force amman", "done")
    assert s.place("walter") == "amman"


def test_es_9_1_the_group_may_attack_and_the_battle_is_fought() -> None:
    """Row 72: limits 2 and 3 are lifted; Zangi beats Walter in Tiberias."""
    s = campaign("tiberias: walter@1", "ajlun: | zangi").group("ajlun", "tiberias", "zangi")
    s.until("garrison").do("done").miss("walter")
    dice(s, 1, 6, 6).do("fire zangi").until("cards")
    assert s.field("tiberias") == {"zangi"}
    assert (s.game.year, s.game.turn) == (1189, 1)


def test_es_9_1_only_one_group_moves() -> None:
    """Row 72: no second group, no muster and no sea move."""
    s = campaign("acre: | zangi", "homs: | tuman", "egypt: | yuzpah")
    s.refused("muster homs", "9.1")
    s.refused("sail yuzpah", "9.1")
    s.group("acre", "legio", "zangi")
    s.refused("group homs", "5.0")


def test_es_9_1_the_other_player_keeps_the_limits_of_winter() -> None:
    """Row 72: Walter has one town less and may not attack."""
    s = campaign("tiberias: walter", "ajlun: | tuman", "homs: | zangi").do("done")
    s.do("group tiberias", "march walter")
    s.refused("to ajlun", "9.0")
    s.do("to acre")
    assert s.phase == "moves"


def test_es_9_1_a_siege_the_group_lays_lasts_over_the_winter() -> None:
    """Row 72: Walter goes into the castle of Tiberias; Zangi winters before it."""
    s = campaign("tiberias: walter", "ajlun: | zangi").group("ajlun", "tiberias", "zangi")
    s.until("garrison").do("castle walter").until("cards")
    assert s.castle("tiberias") == {"walter"}
    assert s.field("tiberias") == {"zangi"}


def test_es_9_1_sieges_of_other_groups_are_lost() -> None:
    """Rows 72 and 74: Tuman, who did not move, dies before Acre."""
    s = campaign("acre: conrad* | tuman", "tiberias: walter", "ajlun: | zangi")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("castle walter").until("cards")
    assert s.place("tuman") == "gone"
    assert s.place("zangi") == "tiberias"


def test_es_9_1_there_is_still_no_draw() -> None:
    """Row 72: limit 4 stays."""
    s = es(
        "tiberias: walter",
        "ajlun: | zangi",
        pool="balian kurds_3",
        turn=6,
        cards="move_1 winter_campaign",
        first="saracen",
        picks=DEAL,
    ).group("ajlun", "tiberias", "zangi")
    s.until("garrison").do("castle walter").until("cards")
    assert (s.place("balian"), s.place("kurds_3")) == ("pool", "pool")


# 9.1 second use: one group is supported


def test_es_9_1_a_supported_besieging_group_winters_before_the_castle() -> None:
    """Rows 72 and 74: four Saracens stay before Acre, those before Jaffa die."""
    s = campaign("acre: conrad* | zangi sanjar tuman shirkuh", "jaffa: balian* | qaimaz")
    s.do("keep_siege acre").until("cards")
    assert s.field("acre") == {"zangi", "sanjar", "tuman", "shirkuh"}
    assert s.castle("acre") == {"conrad"}
    assert s.place("qaimaz") == "gone"
    assert s.strength("conrad") == 4


def test_es_9_1_support_takes_the_place_of_the_move() -> None:
    """Row 72: one or the other."""
    s = campaign("acre: conrad* | zangi", "homs: | tuman").do("keep_siege acre")
    assert s.decider == "frank"
    s = campaign("acre: conrad* | zangi", "homs: | tuman").group("homs", "qaddas", "tuman")
    s.refused("keep_siege acre", "9.1")


def test_es_9_1_a_supported_besieging_group_gets_no_replacements() -> None:
    """Row 75: Zangi@1 stays at 1 before Acre; Tuman@1 in Homs recovers."""
    s = campaign("acre: conrad* | zangi@1", "homs: | tuman@1").do("keep_siege acre")
    assert replacements(s, "saracen").objects("restore") == {"tuman"}
    s.refused("restore zangi", "9.3")


def test_es_9_1_a_supported_group_in_quarters_does_not_starve() -> None:
    """Row 72: five Saracens winter in Jaffa (1)."""
    s = campaign("jaffa: | zangi sanjar tuman shirkuh jurdik").do("keep_siege jaffa").until("cards")
    assert len(s.field("jaffa")) == 5


def test_es_9_1_a_supported_group_in_quarters_gets_replacements() -> None:
    """Row 75: only a besieging group goes without."""
    s = campaign("jaffa: | zangi@1 sanjar").do("keep_siege jaffa")
    assert replacements(s, "saracen").objects("restore") == {"zangi"}


def test_es_9_1_a_besieged_group_may_be_supported() -> None:
    """Row 72: Conrad's, in Acre."""
    s = campaign("acre: conrad* | zangi", first="frank").do("keep_siege acre").until("cards")
    assert s.strength("conrad") == 4


def test_es_9_1_supporting_the_besieged_does_not_save_the_besiegers() -> None:
    """Rows 72 and 74: the exemption is for the named group, not for the town."""
    s = campaign("acre: conrad* | zangi", first="frank").do("keep_siege acre").until("cards")
    assert s.place("zangi") == "gone"
    assert s.field("acre") == {"conrad"}


def test_es_9_1_a_supported_besieged_group_is_replaced_once_the_besiegers_are_dead() -> None:
    """Row 75: only the besieging group goes without; Conrad@1 recovers in Acre."""
    s = campaign("acre: conrad@1* | zangi", first="frank").do("keep_siege acre")
    assert replacements(s, "frank").objects("restore") == {"conrad"}


# 9.2 winter quarters


def test_es_9_2_example_two_of_three_saracens_die_in_jaffa() -> None:
    """Row 73: the owner chooses who lives."""
    s = WINTER("jaffa: | zangi sanjar tuman").until("supply")
    assert s.objects("starve") == {"zangi", "sanjar", "tuman"}
    s.do("starve zangi", "starve tuman").until("cards")
    assert s.field("jaffa") == {"sanjar"}


def test_es_9_2_example_six_franks_winter_in_ascalon() -> None:
    """Row 73: three times 2 in a town of the own colour; the seventh dies."""
    six = "walter balian conrad king_guy bohemond reynald_sidon"
    s = WINTER(f"ascalon: {six} reynald_kerak").until("supply").do("starve reynald_kerak")
    assert s.phase == "replacements"
    assert s.field("ascalon") == set(six.split())


def test_es_9_2_example_two_saracens_winter_in_ascalon() -> None:
    """Row 73: a third has nothing to eat."""
    s = WINTER("ascalon: | zangi sanjar tuman").until("supply").do("starve tuman").until("cards")
    assert s.field("ascalon") == {"zangi", "sanjar"}


@pytest.mark.parametrize(("town", "limit"), [("damascus", 3), ("homs", 2), ("ashtera", 1)])
def test_es_9_2_saracen_towns_feed_three_times_their_rating(town: str, limit: int) -> None:
    """Row 73: nine in Damascus, which is rated 3; the tenth dies."""
    guests = NINE_EMIRS.split()[: 3 * limit]
    s = WINTER(f"{town}: | {' '.join(guests)} kurds_3").until("supply").do("starve kurds_3")
    s.until("replacements")
    assert s.field(town) == set(guests)


def test_es_9_2_franks_in_damascus_are_fed_by_its_rating() -> None:
    """Row 73: three of four; the town is not of their colour."""
    s = WINTER("damascus: walter balian conrad king_guy").until("supply").do("starve walter")
    assert s.phase == "replacements"
    assert s.field("damascus") == {"balian", "conrad", "king_guy"}


@pytest.mark.parametrize("town", ["legio", "ajlun"])
def test_es_9_2_a_town_without_a_castle_feeds_nobody(town: str) -> None:
    """Row 73: of either colour; Walter dies there."""
    s = WINTER(f"{town}: walter").until("supply").do("starve walter").until("cards")
    assert s.field(town) == set()


@pytest.mark.parametrize(("block", "place"), [("zangi", "gone"), ("kurds_3", "pool")])
def test_es_9_2_who_dies_in_winter_is_eliminated_as_usual(block: str, place: str) -> None:
    """Rows 62 and 63: emirs for good, nomads into the pool."""
    s = WINTER(f"legio: | {block}").until("supply").do(f"starve {block}")
    assert s.place(block) == place


# 9.3 replacements


def test_es_9_3_example_ascalon_gives_two_steps() -> None:
    """Rows 73 and 75: winter quarters are tripled, replacements are not."""
    s = replacements(WINTER("ascalon: walter@1 balian@1"), "frank")
    s.do("restore walter", "restore walter")
    assert s.legal() == ["done"]
    s.refused("restore balian", "9.3")


@pytest.mark.parametrize(
    ("line", "role", "block"),
    [("ascalon: | zangi@1", "saracen", "zangi"), ("homs: walter@1", "frank", "walter")],
)
def test_es_9_3_a_step_costs_one_point_in_enemy_towns_too(line: str, role: str, block: str) -> None:
    """Row 75: two points in Ascalon or Homs are two steps, for either side."""
    s = replacements(WINTER(line), role).do(f"restore {block}", f"restore {block}")
    assert s.strength(block) == 3


def test_es_9_3_the_garrison_of_a_siege_that_lasts_gets_replacements() -> None:
    """Row 75: 9.1 denies them to the besieging group only; Conrad@1 recovers inside Acre."""
    s = campaign("acre: conrad@1* | zangi").do("keep_siege acre")
    assert replacements(s, "frank").objects("restore") == {"conrad"}


def test_es_9_3_steps_stay_in_their_town() -> None:
    """Row 75: Walter in Jaffa gets one step, nothing of the three of Acre."""
    s = replacements(WINTER("jaffa: walter@1", "acre: conrad"), "frank").do("restore walter")
    assert s.legal() == ["done"]
    assert s.strength("walter") == 2


# 9.4 the year's end


def test_es_9_4_the_next_year_begins_with_six_cards_each() -> None:
    """Row 2: all cards are shuffled again."""
    s = WINTER("acre: walter", "homs: | zangi").until("cards")
    assert (s.game.year, s.game.turn) == (1189, 1)
    cards = [sum(hand >> 4 * c & 15 for c in range(10)) for hand in s.game.hands]
    assert cards == [6, 6]
