"""Edition 1.3, chapter 4: the deck, ties, two events in one turn, and Mud."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from levant.kernel.dice import FastDice
from levant.rex.edition import CARDS
from levant.rex.rules import Rules
from tests.rex.scene import Scene, new_game, scene

es = partial(scene, edition="1.3")
DEAL = [0] * 12  # the picks of a new year's deal


def cards(frank: str, saracen: str, *lines: str, pool: str = "") -> Scene:
    """Both players lay and reveal a card in turn 2; a 1 stays in each hand."""
    s = es(*lines, hands=(f"{frank} move_1", f"{saracen} move_1"), pool=pool)
    return s.do(f"card {frank}", f"card {saracen}")


# 4.0 the deck


def test_es_4_0_the_deck_has_21_move_and_4_event_cards() -> None:
    """Row 1: 25 cards; Winter Campaign is one of the four events, Mud another."""
    deck = Counter(CARDS[card] for card in Rules("1.3", {}).deck)
    assert deck.total() == 25
    assert deck["move_1"] + deck["move_2"] + deck["move_3"] == 21
    assert (deck["winter_campaign"], deck["assassins"], deck["mud"]) == (1, 1, 1)


def test_es_4_0_guide_intrigue_and_jihad_are_not_in_the_deck() -> None:
    """Row 1: no text of the first edition names them; Manna as fourth event is our choice."""
    deck = {CARDS[card] for card in Rules("1.3", {}).deck}
    assert deck.isdisjoint({"guide", "intrigue", "jihad"})
    assert "manna" in deck


def test_es_4_0_six_cards_are_dealt_to_each_player() -> None:
    """Row 2: no card is in two hands."""
    deck = Counter(Rules("1.3", {}).deck)
    for seed in range(10):
        game = new_game(FastDice(seed), "1.3").do("done", "done").game
        hands = [Counter({c: hand >> 4 * c & 15 for c in range(10)}) for hand in game.hands]
        assert [hand.total() for hand in hands] == [6, 6]
        assert hands[0] + hands[1] <= deck


# 4.1 who is player 1


@pytest.mark.parametrize(
    ("frank", "saracen", "first"),
    [
        ("move_3", "move_2", "frank"),
        ("move_1", "move_2", "saracen"),
        ("assassins", "move_3", "frank"),
        ("move_3", "assassins", "saracen"),
    ],
)
def test_es_4_1_the_higher_card_is_player_1(frank: str, saracen: str, first: str) -> None:
    """Rows 3 and 5: an event is executed before the moves, so its player goes first."""
    s = cards(frank, saracen, "acre: conrad", "homs: | tuman")
    assert s.decider == first


@pytest.mark.parametrize("card", ["move_1", "move_2", "move_3"])
def test_es_4_1_the_franks_decide_who_is_player_1_in_a_tie(card: str) -> None:
    """Row 4: no die is rolled; the Frank player names himself or the Saracen."""
    s = cards(card, card, "acre: conrad", "homs: | tuman")
    assert (s.phase, s.decider) == ("tie", "frank")
    assert s.legal() == ["first frank", "first saracen"]
    assert s.events("tie_rolled") == []


@pytest.mark.parametrize("first", ["frank", "saracen"])
def test_es_4_1_whom_the_franks_name_plays_his_whole_turn_first(first: str) -> None:
    """Row 4: he moves, then the other moves."""
    s = cards("move_2", "move_2", "acre: conrad", "homs: | tuman").do(f"first {first}")
    assert (s.phase, s.decider) == ("moves", first)
    assert s.view(None)["player_one"] == first
    s.do("done")
    assert s.decider == {"frank": "saracen", "saracen": "frank"}[first]


def test_es_4_1_the_saracen_does_not_decide_the_tie() -> None:
    """Row 4: nor may the Frank player leave it open."""
    s = cards("move_2", "move_2", "acre: conrad", "homs: | tuman")
    s.refused("first saracen", "4.1", role="saracen")
    s.refused("done", "4.1")


# 4.12 events


def test_es_4_12_both_events_happen_the_franks_first() -> None:
    """Row 6: Frank Manna before Saracen Assassins."""
    s = cards("manna", "assassins", "acre: conrad@2", "homs: | tuman@1")
    assert (s.phase, s.decider) == ("manna", "frank")
    s.do("give conrad", "done")
    assert (s.phase, s.decider) == ("assassins", "saracen")
    s.picks(0, rolls=(3, 4, 4)).do("strike_field acre")
    assert s.strength("conrad") == 2


def test_es_4_12_the_franks_event_is_first_whatever_it_is() -> None:
    """Row 6: Frank Assassins before Saracen Manna."""
    s = cards("assassins", "manna", "acre: conrad", "homs: | tuman")
    assert (s.phase, s.decider) == ("assassins", "frank")
    s.picks(0, rolls=(3, 4, 4)).do("strike_field homs")
    assert (s.phase, s.decider) == ("manna", "saracen")
    s.do("give tuman")
    assert s.strength("tuman") == 3


def test_es_4_12_two_events_do_not_cancel_the_turn() -> None:
    """Row 6: the siege of Acre is fought and rolls for attrition, and blocks are drawn."""
    s = cards("manna", "assassins", "acre: conrad* | tuman", "jaffa: walter", pool="balian")
    s.do("done").picks(0, 0, rolls=(4, 4, 4, 3)).do("strike_field jaffa").until("storm")
    s.until("place_draw").do("to nablus")
    assert s.strength("conrad") == 3
    assert s.place("balian") == "nablus"


def test_es_4_12_two_events_do_not_end_the_year() -> None:
    """Row 6: unlike Hammer of the Scots; the next turn of the year follows."""
    s = cards("manna", "assassins", "acre: conrad", "homs: | tuman").do("done")
    s.picks(0, rolls=(4, 4, 4)).do("strike_field acre")
    assert (s.phase, s.game.year, s.game.turn) == ("cards", 1188, 3)


# Mud


@pytest.mark.parametrize(("frank", "saracen"), [("mud", "move_3"), ("move_3", "mud")])
def test_es_mud_cancels_both_player_turns(frank: str, saracen: str) -> None:
    """Row 6: nobody moves; the next decision is the card of the next turn."""
    s = cards(frank, saracen, "acre: conrad", "homs: | tuman")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert len(s.events("turn_muddy")) == 1
    assert s.events("marched") == []


def test_es_mud_cancels_the_battle_phase() -> None:
    """Row 6: neither storm nor sally in the siege of Acre, only attrition."""
    s = es("acre: conrad@4* | tuman", hands=("mud move_1", "move_3 move_1"), rolls=[4])
    s.do("card mud", "card move_3")
    assert s.phase == "cards"
    assert s.events("battle_begins") == []
    assert s.castle("acre") == {"conrad"}
    assert s.field("acre") == {"tuman"}


def test_es_mud_cancels_the_draw_phase() -> None:
    """Row 6: Walter and the Kurds stay in their pools."""
    s = cards("move_3", "mud", "acre: conrad", "homs: | tuman", pool="walter kurds_1")
    assert s.phase == "cards"
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


@pytest.mark.parametrize("other", ["assassins", "manna"])
@pytest.mark.parametrize("mud", ["frank", "saracen"])
def test_es_mud_cancels_the_other_event(mud: str, other: str) -> None:
    """Row 6: no assassin strikes and no Manna falls, whoever laid the Mud."""
    played = ("mud", other) if mud == "frank" else (other, "mud")
    s = cards(*played, "acre: conrad@2", "homs: | tuman@2")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert (s.strength("conrad"), s.strength("tuman")) == (2, 2)
    assert s.events("assassins_strike") == []


@pytest.mark.parametrize(("die", "steps"), [(1, 3), (3, 3), (4, 4), (6, 4)])
def test_es_mud_does_not_cancel_siege_attrition(die: int, steps: int) -> None:
    """Row 6: a die for besieged Conrad; 1-3 costs a step."""
    s = es("acre: conrad* | tuman", hands=("mud move_1", "move_3 move_1"), rolls=[die])
    s.do("card mud", "card move_3")
    assert s.strength("conrad") == steps


def test_es_mud_rolls_for_every_besieged_block_of_both_sides() -> None:
    """Row 6: two Franks in Acre, Yazkuj in Ashtera: three dice, no other."""
    s = es(
        "acre: conrad* walter* | tuman",
        "ashtera: balian | yazkuj*",
        hands=("move_3 move_1", "mud move_1"),
        rolls=[1, 1, 1],
    )
    s.do("card move_3", "card mud")
    assert (s.strength("conrad"), s.strength("walter"), s.strength("yazkuj")) == (3, 2, 1)
    assert len(s.events("attrition")) == 3


def test_es_mud_castle_starved_out_is_taken() -> None:
    """Row 6: the last of the besieged dies; the besieger holds Acre."""
    s = es("acre: conrad@1* | tuman", hands=("mud move_1", "move_3 move_1"), rolls=[1])
    s.do("card mud", "card move_3").until("cards")
    assert "acre" in s.cities("saracen")
    assert s.game.turn == 3


def test_es_mud_does_not_end_the_year() -> None:
    """Row 6: the cards are spent, the turn is over, the year goes on."""
    s = cards("mud", "assassins", "acre: conrad", "homs: | tuman")
    assert (s.game.year, s.game.turn) == (1188, 3)
    assert s.legal("frank") == ["card move_1"]
    assert s.legal("saracen") == ["card move_1"]


def test_es_mud_in_the_winter_turn_leaves_the_besiegers_to_die() -> None:
    """Rows 6 and 74: they cannot march to winter quarters, and sieges do not last."""
    s = es("acre: conrad* | tuman", hands=("mud", "move_3"), turn=6, picks=DEAL, rolls=[6])
    s.do("card mud", "card move_3").until("cards")
    assert (s.game.year, s.game.turn) == (1189, 1)
    assert s.place("tuman") == "gone"
    assert s.field("acre") == {"conrad"}


def test_es_mud_cancels_the_winter_campaign() -> None:
    """Row 71: nothing in 1.3 lets the campaign beat Mud; the siege of Acre is lost."""
    s = es("acre: conrad* | tuman", hands=("mud", "winter_campaign"), turn=6, picks=DEAL, rolls=[6])
    s.do("card mud", "card winter_campaign")
    assert s.phase == "replacements"
    assert s.place("tuman") == "gone"
