"""4.0 The cards: deal, secret choice, who is player 1, and the five events."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.kernel.dice import FastDice
from levant.rex.army import NO_BLOCK
from levant.rex.edition import CARDS
from levant.rex.rules import Rules
from tests.rex.scene import Scene, new_game, scene

NINE_EMIRS = "zangi sanjar tuman shirkuh jurdik bahram qaimaz keukburi al_mashtub"
EIGHT_EMIRS = NINE_EMIRS.rpartition(" ")[0]


def hand(s: Scene, side: int) -> Counter[str]:
    packed = s.game.hands[side]
    return Counter({card: packed >> 4 * i & 15 for i, card in enumerate(CARDS)})


def test_4_0_the_deck_has_22_move_and_5_event_cards() -> None:
    """4.0: six 3s, nine 2s, six 1s, Winter Campaign, and five events."""
    deck = Counter(CARDS[card] for card in Rules("2.0", {}).deck)
    assert [deck[c] for c in ("move_3", "move_2", "move_1", "winter_campaign")] == [6, 9, 6, 1]
    assert [deck[c] for c in ("assassins", "guide", "intrigue", "jihad", "manna")] == [1] * 5
    assert deck.total() == 27


def test_4_0_six_cards_are_dealt_to_each_player() -> None:
    """4.0: at the beginning of a year; no card is in two hands."""
    deck = Counter(CARDS[card] for card in Rules("2.0", {}).deck)
    for seed in range(10):
        s = new_game(FastDice(seed)).do("done", "done")
        assert hand(s, 0).total() == hand(s, 1).total() == 6
        assert hand(s, 0) + hand(s, 1) <= deck


# 4.1 card play


def test_4_1_a_card_is_played_once() -> None:
    """4.1: one card each turn, out of the own hand, and it is then gone."""
    s = scene(hands=("move_3 move_1", "move_2 move_1"))
    s.refused("card move_2", "4.1", role="frank")
    s.do("card move_3", "card move_2", "done", "done")
    assert s.phase == "cards"
    assert s.legal("frank") == ["card move_1"]
    assert s.legal("saracen") == ["card move_1"]


def test_4_1_the_choice_is_secret() -> None:
    """4.1: face-down; the enemy's view does not depend on which card was laid."""
    one, three = (scene(hands=("move_3 move_1", "move_2 move_1")) for _ in range(2))
    one.do("card move_1", role="frank")
    three.do("card move_3", role="frank")
    assert one.view("saracen")
    assert one.view("saracen") == three.view("saracen")


def test_4_1_a_card_may_be_taken_back_until_the_other_has_chosen() -> None:
    """4.1, C1: recall, then another card."""
    s = scene(hands=("move_3 move_1", "move_2 move_1"))
    s.do("card move_1", role="frank").do("recall", role="frank").do("card move_3", role="frank")
    s.do("card move_2", role="saracen")
    assert s.game.first == 0
    assert s.game.moves == 3
    s.refused("recall", "4.1")


@pytest.mark.parametrize("turn", [1, 2])
def test_4_1_intrigue_is_not_played_in_the_first_turn(turn: int) -> None:
    """T05: refused in turn 1, allowed in turn 2."""
    s = scene(hands=("intrigue move_1", "move_2 move_1"), turn=turn, last="move_1 move_1")
    if turn == 1:
        s.refused("card intrigue", "4.1", role="frank")
    else:
        assert s.can("card intrigue")


@pytest.mark.parametrize(
    ("frank", "saracen", "first"),
    [
        ("move_3", "move_2", "frank"),
        ("move_1", "move_2", "saracen"),
        ("move_2", "winter_campaign", "frank"),
        ("guide", "move_3", "frank"),
        ("move_3", "jihad", "saracen"),
        ("winter_campaign", "guide", "saracen"),
    ],
)
def test_4_1_the_higher_card_is_player_1(frank: str, saracen: str, first: str) -> None:
    """4.1, C2: an event is higher than any number; Winter Campaign counts as 1."""
    s = scene("acre: conrad", "homs: | tuman", hands=(frank, saracen))
    s.do(f"card {frank}", f"card {saracen}")
    assert s.decider == first


@pytest.mark.parametrize(("dice", "first"), [([6, 5, 1, 1], "frank"), ([1, 1, 2, 1], "saracen")])
def test_4_1_ties_are_resolved_with_2d6(dice: list[int], first: str) -> None:
    """T10: 2 v 2: the higher sum is player 1, who takes his whole turn first."""
    s = scene("acre: conrad", "homs: | tuman", hands=("move_2", "move_2"), rolls=dice)
    s.do("card move_2", "card move_2")
    assert s.decider == first
    second = {"frank": "saracen", "saracen": "frank"}[first]
    s.do("group acre" if first == "frank" else "group homs", "done")
    assert s.decider == first
    assert s.do("done").decider == second


def test_4_1_equal_sums_are_rolled_again() -> None:
    """4.1: 7 against 7 decides nothing."""
    s = scene("acre: conrad", hands=("move_2", "move_2"), rolls=[3, 4, 5, 2, 1, 2, 6, 6])
    s.do("card move_2", "card move_2")
    assert s.decider == "saracen"
    assert len(s.events("tie_rolled")) == 2


def test_4_1_winter_campaign_ties_with_a_1() -> None:
    """4.1, 8.2: it is worth 1."""
    s = scene("acre: conrad", hands=("winter_campaign", "move_1"), rolls=[6, 6, 1, 1])
    s.do("card winter_campaign", "card move_1")
    assert len(s.events("tie_rolled")) == 1
    assert s.decider == "frank"


# 4.2 move cards, event cards


@pytest.mark.parametrize(
    ("card", "moves"), [("move_1", 1), ("move_2", 2), ("move_3", 3), ("winter_campaign", 1)]
)
def test_4_2_a_move_card_gives_its_number_of_moves(card: str, moves: int) -> None:
    """4.2: each group move takes one; when they are used up nothing is left but to end."""
    s = scene("acre: conrad", "jaffa: walter", "nablus: balian", cards=f"{card} move_1")
    for town in ["acre", "jaffa", "nablus"][:moves]:
        s.do(f"group {town}", "done")
    assert s.legal() == ["done"]
    s.refused("group acre", "5.0")


def test_4_2_two_events_cancel_the_turn() -> None:
    """T06: no moves, no attrition die, no draw; the next turn begins."""
    s = scene(
        "acre: conrad* | zangi",
        pool="josselin kurds_1",
        hands=("guide move_1", "jihad move_1"),
    )
    s.do("card guide", "card jihad")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert s.castle("acre") == {"conrad"}
    assert s.strength("conrad") == 4
    assert s.place("josselin") == s.place("kurds_1") == "pool"
    assert s.legal("frank") == ["card move_1"]


def test_4_2_an_event_is_executed_before_the_others_moves() -> None:
    """4.2: Manna restores Conrad before the Saracens move, although they have three moves."""
    s = scene("acre: conrad@3", "homs: | tuman", hands=("manna", "move_3"))
    s.do("card manna", "card move_3", "give conrad", "done")
    assert s.strength("conrad") == 4
    assert (s.decider, s.phase) == ("saracen", "moves")


def test_4_2_winter_campaign_is_no_event() -> None:
    """T07: not cancelled by Assassins; the Saracens are player 1, the Franks have one move."""
    s = scene(
        "acre: conrad",
        "jaffa: walter",
        "homs: | tuman",
        hands=("winter_campaign", "assassins"),
        turn=3,
        picks=[0],
        rolls=[6, 6, 6],
    )
    s.do("card winter_campaign", "card assassins")
    assert (s.decider, s.phase) == ("saracen", "assassins")
    s.do("strike_field jaffa")
    assert (s.decider, s.phase) == ("frank", "moves")
    s.do("group acre", "done")
    assert s.legal() == ["done"]


# Intrigue


def test_4_2_intrigue_copies_the_enemys_last_card() -> None:
    """T08: last turn the Saracens played a 3: Intrigue is a 3 and beats their 2."""
    s = scene(
        "acre: conrad",
        "jaffa: walter",
        "nablus: balian",
        hands=("intrigue", "move_2"),
        last="move_1 move_3",
    )
    s.do("card intrigue", "card move_2")
    assert s.decider == "frank"
    s.do("group acre", "done", "group jaffa", "done", "group nablus", "done")
    assert s.legal() == ["done"]


def test_4_2_intrigue_and_an_event_cancel_the_turn() -> None:
    """T09: Intrigue is an event before it copies anything."""
    s = scene(
        "acre: conrad", hands=("intrigue move_1", "guide move_1"), turn=2, last="move_1 move_3"
    )
    s.do("card intrigue", "card guide")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert s.events("turn_cancelled")


def test_4_2_intrigue_may_copy_an_event() -> None:
    """4.2: a copied Guide moves one group with its limits, and no muster."""
    s = scene("acre: conrad", "jaffa: walter", hands=("intrigue", "move_3"), last="move_1 guide")
    s.do("card intrigue", "card move_3")
    assert s.decider == "frank"
    assert s.objects("group") == {"acre", "jaffa"}
    s.refused("muster legio", "card Guide")


def test_4_2_intrigue_copies_a_card_of_a_cancelled_turn() -> None:
    """4.2, row 7: Manna and Guide cancelled turn 2; in turn 3 Intrigue is a Guide."""
    s = scene("acre: conrad", hands=("manna intrigue", "guide move_3"))
    s.do("card manna", "card guide", "card intrigue", "card move_3")
    assert s.decider == "frank"
    s.refused("muster legio", "card Guide")


def test_4_2_intrigue_copies_winter_campaign_in_the_winter_turn() -> None:
    """4.2, row 8: the copy is worth 1 and may keep a siege."""
    s = scene(
        "homs: conrad | tuman*",
        hands=("intrigue", "move_1"),
        last="move_1 winter_campaign",
        turn=6,
        rolls=[6, 6, 1, 1],
    )
    s.do("card intrigue", "card move_1")
    assert s.decider == "frank"
    assert s.objects("keep_siege") == {"homs"}


# Assassins


def test_4_2_assassins_strike_the_besieged_without_double_defence() -> None:
    """T11: Conrad@4 in the castle of Tyre, dice 1 3 5: two steps, no half-hit, no return fire."""
    s = scene(
        "tyre: conrad@4* | zangi",
        first="saracen",
        cards="move_1 assassins",
        picks=[0],
        rolls=[1, 3, 5],
    )
    s.do("strike_castle tyre")
    assert s.strength("conrad") == 2
    assert s.game.half_hit == NO_BLOCK
    assert not s.events("fires")
    assert s.strength("zangi") == 3
    assert s.decider == "frank"


def test_4_2_assassins_strike_one_block_only() -> None:
    """T12: Saladin@2, dice 1 2 3: gone for good, the third hit is lost."""
    s = scene("damascus: | zangi saladin@2", cards="assassins move_1", picks=[1], rolls=[1, 2, 3])
    s.do("strike_field damascus")
    assert s.place("saladin") == "gone"
    assert s.strength("zangi") == 3


def test_4_2_assassins_kill_the_last_besieger() -> None:
    """T13: the siege of Acre is lifted at once; no attrition; Conrad moves next turn."""
    s = scene(
        "acre: conrad* | zangi@1",
        "homs: | tuman",
        hands=("assassins move_1", "move_2 move_1"),
        rolls=[2, 4, 5, 6, 6, 1, 1],
    )
    s.do("card assassins", "card move_2", "assassinate zangi")
    assert s.place("zangi") == "dead"
    assert s.castle("acre") == set()
    assert s.field("acre") == {"conrad"}
    assert s.friendly("frank", "acre")
    s.do("done")
    assert s.strength("conrad") == 4
    s.do("card move_1", "card move_1")
    assert s.objects("group") == {"acre"}
    s.do("muster caesarea").march("conrad", "caesarea")
    assert s.place("conrad") == "caesarea"


def test_4_2_assassins_are_legal_in_winter() -> None:
    """4.2 clarification: the card can be played and used in a winter turn."""
    s = scene("homs: | tuman", cards="assassins move_1", turn=6, picks=[0], rolls=[1, 6, 6])
    assert s.do("strike_field homs").strength("tuman") == 2


def test_4_2_assassins_strike_nobody_in_staging_or_pool() -> None:
    """4.2, row 11: only blocks on the map."""
    s = scene(
        "acre: conrad",
        staged="richard",
        pool="robert",
        first="saracen",
        cards="move_1 assassins",
    )
    assert s.legal() == ["strike_field acre"]
    s.refused("assassinate richard", "card Assassins")


# Manna


def test_4_2_manna_restores_a_step_to_hurt_blocks() -> None:
    """T14: only Guy and Walter (besieged) are eligible; one step each; nobody twice."""
    s = scene(
        "acre: conrad@4 king_guy@2",
        "caesarea: walter@1* | zangi",
        "nablus: balian@3",
        cards="manna move_1",
    )
    assert s.objects("give") == {"king_guy", "walter"}
    s.refused("give conrad", "card Manna")
    s.do("give walter")
    assert s.strength("walter") == 2
    s.refused("give walter", "card Manna")
    s.do("give king_guy")
    assert s.strength("king_guy") == 3
    assert s.legal() == ["done"]


def test_4_2_manna_may_stop_early() -> None:
    """T14: one step given, then no more."""
    s = scene("acre: king_guy@2 walter@1", cards="manna move_1").do("give walter", "done")
    assert (s.strength("king_guy"), s.strength("walter")) == (2, 2)
    assert s.decider == "saracen"


def test_4_2_manna_helps_three_blocks_and_no_more() -> None:
    """4.2 clarification: three different blocks, also besiegers, in different places."""
    s = scene(
        "acre: conrad@1 | zangi*",
        "jaffa: walter@1",
        "nablus: balian@1",
        "tyre: king_guy@1",
        cards="manna move_1",
    )
    s.do("give conrad", "give walter", "give balian")
    assert [s.strength(b) for b in ("conrad", "walter", "balian", "king_guy")] == [2, 2, 2, 1]
    assert s.decider == "saracen"


# Guide


def test_4_2_guide_lets_eight_blocks_use_a_major_road() -> None:
    """T15: nine in Damascus: eight march to Banyas, the ninth is refused."""
    s = scene(f"damascus: | {NINE_EMIRS}", first="saracen", cards="move_1 guide")
    s.do("group damascus")
    for block in EIGHT_EMIRS.split():
        s.march(block, "banyas")
    s.do("march al_mashtub").refused("to banyas", "5.1")
    assert s.field("banyas") == set(EIGHT_EMIRS.split())


def test_4_2_guide_does_not_raise_the_enemys_limits() -> None:
    """T15: four Franks use the same road as eight Saracens, the fifth does not.

    The road is Tiberias-Ajlun: no five Franks could use Damascus-Banyas after that attack.
    """
    s = scene(
        f"ajlun: | {NINE_EMIRS}",
        "acre: conrad king_guy walter balian",
        "banyas: turcopole_beirut",
        first="saracen",
        cards="move_2 guide",
    )
    s.group("ajlun", "tiberias baisan", EIGHT_EMIRS).do("done")
    s.group("acre", "tiberias ajlun", "conrad king_guy walter balian")
    s.do("group banyas", "march turcopole_beirut", "to tiberias").refused("to ajlun", "5.1")
    assert s.field("ajlun") == {"al_mashtub", "conrad", "king_guy", "walter", "balian"}


def test_4_2_guide_raises_the_limits_of_retreats() -> None:
    """T15: four Saracens a round retreat by the minor road to Jericho, the fifth does not."""
    s = scene(
        "kerak: | zangi sanjar tuman shirkuh jurdik",
        "jerusalem: walter",
        first="saracen",
        cards="move_1 guide",
    )
    s.do("group kerak")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.march(block, "jericho jerusalem")
    s.march("jurdik", "zoar hebron jerusalem").do("done", "main jericho").until("field")
    s.all_miss(to_round=2).miss("walter")
    for block in ("zangi", "sanjar", "tuman", "shirkuh"):
        s.do(f"retreat {block}", "to jericho")
    s.do("retreat jurdik").refused("to jericho", "6.61")
    assert s.objects("to") == {"hebron"}
    assert s.field("jericho") == {"zangi", "sanjar", "tuman", "shirkuh"}


def test_4_2_guide_is_one_group_move_by_road() -> None:
    """4.2, E2: no muster, no sea move, no second group; it may be declined."""
    s = scene("acre: conrad", "jaffa: walter", cards="guide move_1")
    assert set(s.legal()) == {"done", "group acre", "group jaffa"}
    s.refused("sail conrad", "card Guide")
    s.group("acre", "caesarea", "conrad")
    assert s.legal() == ["done"]


# Jihad


def test_4_2_jihad_lets_the_stormers_fire_first_in_round_1() -> None:
    """T16: Saladin, Zangi, Kurds, then the Turcopole; in round 2 the Turcopole is first."""
    s = scene(
        "jerusalem: turcopole_beirut* | saladin zangi kurds_3",
        first="saracen",
        cards="move_1 jihad",
    ).until("storm")
    s.do("storm saladin", "storm zangi", "storm kurds_3")
    assert s.volleys() == [{"saladin"}, {"zangi"}, {"kurds_3"}, {"turcopole_beirut"}]
    s.do("done")
    assert s.volleys() == [{"turcopole_beirut"}, {"saladin"}, {"zangi"}, {"kurds_3"}]


def test_4_2_jihad_is_named_before_player_2_moves() -> None:
    """T17: no group is moved; the only siege becomes the Jihad town."""
    s = scene("jerusalem: walter* | zangi", first="saracen", cards="move_1 jihad").do("done")
    assert s.decider == "frank"
    assert s.phase == "moves"
    assert len(s.events("jihad_named")) == 1


def test_4_2_jihad_is_lost_when_its_player_does_not_attack() -> None:
    """T17: he declines to storm in round 1; the enemy's sally is fought without any bonus."""
    s = scene(
        "jerusalem: turcopole_beirut* pilgrim_genoa* | zangi",
        first="saracen",
        cards="move_1 jihad",
    ).until("sally")
    s.do("sally turcopole_beirut", "sally pilgrim_genoa")
    assert s.volleys() == [{"turcopole_beirut"}, {"zangi"}, {"pilgrim_genoa"}]


def test_4_2_jihad_in_a_field_battle() -> None:
    """4.2 clarification: all attackers fire before all defenders, in round 1 only."""
    s = scene(
        "lachish: turcopole_beirut walter",
        "gaza: | zangi kurds_1",
        first="saracen",
        cards="move_1 jihad",
    )
    s.group("gaza", "lachish", "zangi kurds_1").until("field")
    assert s.volleys() == [{"zangi"}, {"kurds_1"}, {"turcopole_beirut"}, {"walter"}]
    assert s.volleys() == [{"turcopole_beirut"}, {"walter"}, {"zangi"}, {"kurds_1"}]


def test_4_2_jihad_may_be_named_for_any_of_his_battles() -> None:
    """4.2 clarification: a siege or the new battle, not necessarily that of the moved group."""
    s = scene(
        "jerusalem: walter* | zangi",
        "lachish: balian",
        "gaza: | sanjar",
        first="saracen",
        cards="move_1 jihad",
    )
    s.group("gaza", "lachish", "sanjar").do("done")
    assert (s.decider, s.phase) == ("saracen", "jihad_site")
    assert s.objects("jihad") == {"jerusalem", "lachish"}
    assert s.do("jihad jerusalem").decider == "frank"


def test_4_2_jihad_without_a_battle_is_nothing() -> None:
    """4.2, E4b: no battle, no town is named."""
    s = scene("homs: | tuman", first="saracen", cards="move_1 jihad").do("done")
    assert s.decider == "frank"
    assert not s.events("jihad_named")


def test_4_2_jihad_and_guide_move_a_group_in_winter() -> None:
    """4.2, row 16: one group move under the limits of winter; the Jihad bonus is void."""
    for card in ("jihad", "guide"):
        s = scene("acre: conrad | zangi*", "baisan: balian", cards=f"{card} move_1", turn=6)
        s.group("baisan", "legio nablus", "balian").do("done")
        assert s.place("balian") == "nablus"
        assert s.decider == "saracen"
        assert not s.events("jihad_named")
