"""8.0: the winter turn, winter campaigns, supply, replacements, the end of a year."""

from __future__ import annotations

import pytest

from levant.rex.army import BLOCK
from levant.rex.game import REX
from tests.rex.scene import Scene, scene

DEAL = [0] * 12  # the picks of a new year's deal


def winter(
    *lines: str, cards: str = "move_1 move_1", first: str = "saracen", dead: str = ""
) -> Scene:
    """The winter turn of 1188."""
    return scene(*lines, turn=6, cards=cards, first=first, dead=dead, picks=DEAL)


def campaign(town: str, *lines: str, rolls: tuple[int, ...] = ()) -> Scene:
    """The Saracens keep one siege with the Winter Campaign; the Franks stay."""
    s = winter(*lines, cards="move_1 winter_campaign").picks(*DEAL, rolls=rolls)
    return s.do(f"keep_siege {town}")


def replacements(s: Scene, role: str) -> Scene:
    """Go on to the replacements of a side; the Franks come first."""
    s.until("replacements")
    if role == "saracen":
        s.do("done")
    assert (s.phase, s.decider) == ("replacements", role)
    return s


# 8.1 the winter turn


def test_8_1_no_step_into_a_town_with_enemies() -> None:
    """T41: from Ajlun Zangi may not enter Frank Tiberias, but vacant Amman."""
    s = winter("tiberias: walter", "ajlun: | zangi").do("group ajlun", "march zangi")
    assert "tiberias" not in s.objects("to")
    s.refused("to tiberias", "8.1")
    s.do("to amman", "halt")
    assert s.friendly("saracen", "amman")


def test_8_1_no_battles_attrition_or_draws() -> None:
    """8.1: a siege and a pool in turn 6: no die, no draw; the year ends."""
    s = scene("acre: conrad* | zangi", turn=6, pool="walter kurds_1", picks=DEAL, rolls=[]).until(
        "cards"
    )
    assert (s.game.year, s.game.turn) == (1189, 1)
    assert s.events("battle_begins") == []
    assert s.strength("conrad") == 4
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


def test_8_1_no_sea_move_into_an_own_siege() -> None:
    """T115, decision 94: the Franks besiege Acre; Guy may not sail there in winter."""
    s = winter("acre: walter | zangi*", "jaffa: king_guy", first="frank").do("sail king_guy")
    assert "acre" not in s.objects("land")
    s.refused("land acre", "8.1")


def test_8_1_an_own_siege_may_be_crossed_but_not_entered() -> None:
    """T115: Balian goes Tiberias-Acre-Caesarea; he may not stop in Acre."""
    s = winter("acre: walter | zangi*", "tiberias: balian", first="frank")
    s.do("group tiberias", "march balian", "to acre")
    s.refused("halt", "8.1")
    s.do("to caesarea")
    assert s.place("balian") == "caesarea"


def test_8_1_no_muster_to_an_own_siege() -> None:
    """8.1: musters do not reinforce sieges in winter."""
    s = winter("acre: walter | zangi*", "tiberias: balian", first="frank")
    s.refused("muster acre", "8.1")
    assert s.can("muster caesarea")


def test_8_1_no_sea_move_into_a_besieged_castle() -> None:
    """Table 0: Tyre's castle has room, but winter reinforces nobody."""
    s = winter("tyre: conrad* | zangi", "acre: walter", first="frank").do("sail walter")
    s.refused("land tyre", "8.1")


def test_8_1_besieged_blocks_may_sail_away_in_winter() -> None:
    """1.5: Conrad leaves besieged Tyre by sea."""
    s = winter("tyre: conrad* | zangi", first="frank").do("sail conrad", "land acre")
    assert s.place("conrad") == "acre"


def test_8_1_besiegers_may_march_to_winter_quarters() -> None:
    """8.1: Zangi leaves the siege and lives."""
    s = winter("acre: conrad* | zangi").group("acre", "legio", "zangi").until("cards")
    assert s.place("zangi") == "legio"


# 8.2 the winter campaign


def test_8_2_winter_siege_is_harsher() -> None:
    """T94: Acre; die 4 costs Conrad a step, die 5 spares Walter."""
    s = campaign("acre", "acre: conrad@2* walter@1* | zangi sanjar", rolls=(4, 5))
    s.until("cards")
    assert (s.strength("conrad"), s.strength("walter")) == (1, 1)


def test_8_2_the_kept_siege_stands_and_others_die() -> None:
    """T94: the besiegers of Acre stay, those of Jaffa are eliminated."""
    s = campaign(
        "acre", "acre: conrad@2* walter@1* | zangi sanjar", "jaffa: balian* | qaimaz", rolls=(5, 5)
    ).until("cards")
    assert s.field("acre") == {"zangi", "sanjar"}
    assert s.castle("acre") == {"conrad", "walter"}
    assert s.place("qaimaz") == "pool"
    assert not s.inside("balian")


def test_8_2_no_supply_limit_at_the_kept_siege() -> None:
    """T94: four Saracens winter before Acre (3); none starves."""
    s = campaign("acre", "acre: conrad* | zangi sanjar tuman qaimaz", rolls=(6,)).until("cards")
    assert s.field("acre") == {"zangi", "sanjar", "tuman", "qaimaz"}


def test_8_2_no_replacements_at_the_kept_siege() -> None:
    """T94, 8.4: neither the besieged nor the besiegers gain a step."""
    s = campaign("acre", "acre: conrad@2* | zangi@1", "jaffa: walter@2", rolls=(6,))
    replacements(s, "frank").refused("restore conrad", "8.4")
    assert s.objects("restore") == {"walter"}
    s.do("done").refused("restore zangi", "8.4")
    s.until("cards")
    assert (s.strength("conrad"), s.strength("zangi")) == (2, 1)


@pytest.mark.parametrize("town", ["tyre", "tripoli"])
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_8_2_winter_attrition_in_fortified_ports(town: str, die: int, left: int) -> None:
    """T95: Tyre and Tripoli: die 3 no loss, die 2 loss."""
    s = campaign(town, f"{town}: conrad@3* | zangi", rolls=(die,)).until("cards")
    assert s.strength("conrad") == left


def test_8_2_the_victor_of_a_winter_siege_may_regroup() -> None:
    """T96: Walter@1 dies on a 4; Jaffa falls, the Saracens may regroup."""
    s = campaign("jaffa", "jaffa: walter@1* | zangi sanjar tuman", rolls=(4,)).do("done")
    assert s.place("walter") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    s.do("regroup zangi", "to caesarea", "regroup sanjar", "to ascalon", "done").until("cards")
    assert [s.place(b) for b in ("zangi", "sanjar", "tuman")] == ["caesarea", "ascalon", "jaffa"]


def test_8_3_supply_binds_the_victors_of_a_winter_siege() -> None:
    """T96, decision 97: two of three stay in Jaffa (1): one is eliminated."""
    s = campaign("jaffa", "jaffa: walter@1* | zangi sanjar tuman", rolls=(4,)).do("done")
    s.do("regroup zangi", "to caesarea", "done")
    assert (s.phase, s.decider) == ("supply", "saracen")
    assert s.objects("starve") == {"sanjar", "tuman"}
    s.do("starve tuman").until("cards")
    assert s.field("jaffa") == {"sanjar"}
    assert s.place("tuman") == "pool"


def test_8_2_victors_do_not_regroup_into_another_siege_in_winter() -> None:
    """1.6: Jaffa falls; Ramallah is open, the Saracens' siege of Ascalon is not."""
    s = campaign("jaffa", "jaffa: walter@1* | zangi", "ascalon: balian* | yuzpah", rolls=(4,)).do(
        "done", "regroup zangi"
    )
    assert s.objects("to") == {"caesarea", "ramallah"}
    s.refused("to ascalon", "8.1")


def test_8_2_campaign_lapses_when_the_besieged_sail_away() -> None:
    """T97, decision 96: tie 1 v WC; the Saracens name Tyre, Conrad sails out; no roll."""
    s = scene("tyre: conrad* | zangi", turn=6, hands=("move_1", "winter_campaign"))
    s.picks(*DEAL, rolls=[1, 1, 6, 6])
    s.do("card move_1", role="frank").do("card winter_campaign", role="saracen")
    assert s.decider == "saracen"
    s.do("keep_siege tyre")
    assert s.decider == "frank"
    s.do("sail conrad", "land acre").until("cards")
    assert s.game.year == 1189
    assert s.events("attrition") == []
    assert s.field("tyre") == {"zangi"}
    assert s.friendly("saracen", "tyre")
    assert s.place("conrad") == "acre"


def test_8_2_campaign_goes_on_while_anybody_is_besieged() -> None:
    """Decision 96: Conrad sails away, Guy stays in Tyre and rolls."""
    s = campaign("tyre", "tyre: conrad* king_guy* | zangi", rolls=(2,))
    s.do("sail conrad", "land acre").until("cards")
    assert s.castle("tyre") == {"king_guy"}
    assert s.strength("king_guy") == 3


def test_8_2_winter_campaign_used_as_a_move_keeps_no_siege() -> None:
    """T98: Sanjar marches off; the besiegers who stayed die, Saladin for good."""
    s = winter("acre: conrad* | saladin zangi sanjar", cards="move_1 winter_campaign")
    s.group("acre", "legio", "sanjar").until("cards")
    assert s.place("sanjar") == "legio"
    assert s.place("zangi") == "pool"
    assert s.place("saladin") == "gone"
    assert s.friendly("frank", "acre")


def test_8_2_the_campaign_replaces_the_move() -> None:
    """Decision 95: who keeps a siege has no move left, the other player moves as usual."""
    s = campaign("acre", "acre: conrad* | zangi", "homs: | tuman", "jaffa: walter", rolls=(6,))
    assert s.decider == "frank"
    s.group("jaffa", "ascalon", "walter").until("cards")
    assert s.place("walter") == "ascalon"


def test_8_2_no_campaign_after_a_move() -> None:
    """8.2: the move is spent; the siege cannot be kept as well."""
    s = winter("acre: conrad* | zangi", "homs: | tuman", cards="move_1 winter_campaign")
    assert s.can("keep_siege acre")
    s.group("homs", "hama", "tuman").refused("keep_siege acre", "8.2")
    s.until("cards")
    assert s.place("zangi") == "pool"


def test_8_2_only_one_siege_and_only_ones_own() -> None:
    """8.2: Acre and Jaffa are Saracen sieges, Tyre is a Frank one."""
    s = winter(
        "acre: conrad* | zangi",
        "jaffa: walter* | sanjar",
        "tyre: king_guy | tuman*",
        cards="move_1 winter_campaign",
    )
    assert s.objects("keep_siege") == {"acre", "jaffa"}
    s.refused("keep_siege tyre", "8.2")


def test_8_2_not_with_another_card_or_in_another_turn() -> None:
    """8.2: a Move 1 keeps no siege; before winter the card is a Move 1."""
    winter("acre: conrad* | zangi").refused("keep_siege acre", "8.2")
    s = scene("acre: conrad* | zangi", cards="move_1 winter_campaign", first="saracen")
    s.refused("keep_siege acre", "8.2")
    assert s.can("group acre")


def test_8_2_an_event_does_not_cancel_the_winter_campaign() -> None:
    """8.2: Manna against Winter Campaign: the turn is played, the siege kept."""
    s = scene("acre: conrad* | zangi", turn=6, hands=("manna", "winter_campaign"))
    s.picks(*DEAL, rolls=[6])
    s.do("card manna", role="frank").do("card winter_campaign", role="saracen").until("moves")
    s.do("keep_siege acre").until("cards")
    assert s.field("acre") == {"zangi"}
    assert s.castle("acre") == {"conrad"}


def test_8_2_winter_campaign_has_no_storm_and_no_sally() -> None:
    """8.2, decision 95: nobody is asked for combat at the kept siege."""
    s = campaign("acre", "acre: conrad* | saladin", rolls=(6,)).until("cards")
    assert s.events("battle_begins") == []


# 8.3 supply


def test_8_3_a_town_supplies_its_rating() -> None:
    """T99: five Franks in Acre (3): their owner eliminates two."""
    s = winter("acre: templar_gaza walter balian conrad king_guy").until("supply")
    assert s.decider == "frank"
    assert s.objects("starve") == {"templar_gaza", "walter", "balian", "conrad", "king_guy"}
    s.do("starve templar_gaza")
    assert s.phase == "supply"
    s.do("starve walter").until("cards")
    assert s.field("acre") == {"balian", "conrad", "king_guy"}


def test_8_3_a_minor_town_supplies_one_block() -> None:
    """T99: two Saracens in Legio: one is eliminated."""
    s = winter("legio: | zangi sanjar").until("supply")
    assert (s.decider, s.objects("starve")) == ("saracen", {"zangi", "sanjar"})
    s.do("starve zangi").until("cards")
    assert s.field("legio") == {"sanjar"}


def test_8_3_starved_orders_are_gone_and_others_drawable_next_year() -> None:
    """T99, decision 105: the Templars never return, Walter lies in the pool of 1189."""
    s = winter("acre: templar_gaza walter balian conrad king_guy").until("supply")
    s.do("starve templar_gaza", "starve walter").until("cards")
    assert s.game.year == 1189
    assert s.place("templar_gaza") == "gone"
    assert s.place("walter") == "pool"


def test_8_3_who_starves_is_shown_only_if_he_is_gone_for_good() -> None:
    """Row 136: the Saracen sees the Templars go; Walter went face-down into the pool."""
    s = winter("acre: templar_gaza walter balian conrad king_guy").until("supply")
    s.do("starve walter", "starve templar_gaza")
    told = REX.events(s.game, 1)
    assert [e["block"] for e in told if e["event"] == "starved"] == [None, "templar_gaza"]
    assert s.view("saracen")["dead"] == []
    assert s.events("starved")[0][2] == BLOCK["walter"]


def test_8_3_besiegers_who_die_are_shown_if_they_lay_face_up() -> None:
    """Row 136: Zangi marked the siege; Tuman beside him was never seen."""
    s = winter("acre: conrad* | zangi tuman").until("replacements")
    told = REX.events(s.game, 0)
    assert [e["block"] for e in told if e["event"] == "besieger_died"] == ["zangi", None]


def test_8_3_supply_must_be_obeyed() -> None:
    """8.3: excess blocks are eliminated; nobody may say no."""
    s = winter("legio: | zangi sanjar").until("supply")
    s.refused("done", "8.3")


def test_8_3_blocks_in_supplied_towns_are_safe() -> None:
    """8.3: the excess is in Legio; Tuman in Homs (2) cannot be taken instead."""
    s = winter("legio: | zangi sanjar", "homs: | tuman").until("supply")
    s.refused("starve tuman", "8.3")


def test_8_3_franks_supply_before_saracens() -> None:
    """W2: both have too many; the Franks decide first."""
    s = winter("legio: walter balian", "ajlun: | zangi sanjar").until("supply")
    assert s.decider == "frank"
    s.do("starve walter")
    assert (s.phase, s.decider) == ("supply", "saracen")


def test_8_3_all_besiegers_are_eliminated() -> None:
    """8.3: Zangi and Sanjar stay before Acre; both die, the siege is over."""
    s = winter("acre: conrad* | zangi sanjar").until("cards")
    assert (s.place("zangi"), s.place("sanjar")) == ("pool", "pool")
    assert s.field("acre") == {"conrad"}


def test_8_3_a_freed_garrison_is_never_above_the_limit() -> None:
    """Decision 98: three Franks in the castle of Acre are supplied when the siege ends."""
    s = winter("acre: conrad* walter* balian* | zangi").until("replacements")
    assert s.field("acre") == {"conrad", "walter", "balian"}


# 8.4 replacements


def test_8_4_a_town_gives_its_rating_in_points() -> None:
    """T100: Ascalon (2): Balian@1 becomes @3."""
    s = replacements(winter("ascalon: balian@1"), "frank").do("restore balian", "restore balian")
    assert s.strength("balian") == 3


def test_8_4_points_may_be_split() -> None:
    """T100: Ascalon (2): a step each for Balian and Walter, then nothing is left."""
    s = replacements(winter("ascalon: balian@1 walter@1"), "frank")
    s.do("restore balian", "restore walter")
    assert (s.strength("balian"), s.strength("walter")) == (2, 2)
    s.refused("restore balian", "8.4")


def test_8_4_two_points_a_step_in_the_enemy_realm() -> None:
    """T100: Yuzpah@2 and Arabs@1 in Ascalon gain one step together."""
    s = replacements(winter("ascalon: | yuzpah@2 arabs_1@1"), "saracen")
    assert s.objects("restore") == {"yuzpah", "arabs_1"}
    s.do("restore arabs_1").refused("restore yuzpah", "8.4")
    assert (s.strength("yuzpah"), s.strength("arabs_1")) == (2, 2)


def test_8_4_one_point_gives_nothing_in_the_enemy_realm() -> None:
    """T100: Zangi@1 in Jaffa (1): none."""
    s = replacements(winter("jaffa: | zangi@1"), "saracen")
    s.refused("restore zangi", "8.4")


def test_8_4_price_goes_by_realm_not_by_home() -> None:
    """Decision 101: Franks in Damascus (4) pay two a step, Zangi in Homs (2) one."""
    s = replacements(winter("damascus: conrad@1", "homs: | zangi@1"), "frank")
    s.do("restore conrad", "restore conrad").refused("restore conrad", "8.4")
    assert s.strength("conrad") == 3
    s.do("done", "restore zangi", "restore zangi")
    assert s.strength("zangi") == 3


def test_8_4_never_above_full_strength() -> None:
    """8.4: Walter is whole (3) although Acre has points left."""
    s = replacements(winter("acre: walter@2"), "frank").do("restore walter")
    assert s.strength("walter") == 3
    s.refused("restore walter", "8.4")


def test_8_4_no_points_in_a_minor_town() -> None:
    """8.4: Legio has no shield."""
    s = replacements(winter("legio: walter@1", "acre: balian@1"), "frank")
    assert s.objects("restore") == {"balian"}
    s.refused("restore walter", "8.4")


def test_8_4_points_stay_in_their_town() -> None:
    """8.4: Jaffa gives one step to Walter; Acre's points are Acre's."""
    s = replacements(winter("jaffa: walter@1", "acre: balian@1"), "frank").do("restore walter")
    s.refused("restore walter", "8.4")
    assert s.objects("restore") == {"balian"}


def test_8_4_a_siege_that_ended_in_winter_gives_replacements() -> None:
    """Decision 99: Acre's besiegers died; Conrad@2 may gain steps."""
    s = replacements(winter("acre: conrad@2* | zangi"), "frank").do("restore conrad")
    assert s.strength("conrad") == 3


def test_8_4_points_need_not_be_spent() -> None:
    """Decision 100: the Franks may stop."""
    s = replacements(winter("acre: conrad@2"), "frank").do("done").until("cards")
    assert s.strength("conrad") == 2


# 8.5 the year's end


def test_8_5_new_year_new_cards_and_the_dead_in_the_pool() -> None:
    """8.5: the year advances, six cards each, this year's dead are turned face-down."""
    s = winter("acre: conrad", dead="walter zangi").until("cards")
    assert (s.game.year, s.game.turn) == (1189, 1)
    assert (s.place("walter"), s.place("zangi")) == ("pool", "pool")
    for number, role in enumerate(("frank", "saracen")):
        cards = s.view(role)["cards"]
        assert isinstance(cards, list)
        assert len(cards[number]["hand"]) == 6


def test_8_5_the_dead_of_the_year_are_not_seen_any_more() -> None:
    """8.5: Walter lay face-up; in the pool he is hidden from the Saracens."""
    s = winter(dead="walter")
    assert s.view("saracen")["dead"] == ["walter"]
    s.until("cards")
    assert s.view("saracen")["dead"] == []
    assert "walter" not in str(s.view("saracen"))


def test_8_0_the_sixth_turn_of_every_year_is_winter() -> None:
    """8.0: after turn 5 comes the winter turn, after it the next year."""
    s = scene(turn=5).until("cards")
    assert s.game.turn == 6
    s = winter().until("cards")
    assert (s.game.year, s.game.turn) == (1189, 1)


def test_8_1_english_land_in_vacant_egypt() -> None:
    """Row 132: blocks may occupy vacant towns in winter."""
    s = scene("acre: richard", turn=6).do("sail richard")
    assert "egypt" in s.objects("land")
    s.do("land egypt")
    assert s.friendly("frank", "egypt")


def test_8_2_who_keeps_a_siege_has_no_moves_left() -> None:
    """Row 95: the campaign costs its player his one move."""
    s = winter("acre: conrad* | zangi", cards="move_1 winter_campaign", first="frank")
    s.do("done").picks(*DEAL, rolls=[6]).do("keep_siege acre")
    assert (s.phase, s.view("frank")["moves"]) == ("replacements", 0)
