"""1.4 (French summary): Sequence: the cards, the events, who moves first; set-up."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from levant.kernel.title import UnknownName
from levant.rex.army import BLOCKS
from levant.rex.board import POOL
from levant.rex.edition import CARDS
from levant.rex.rules import Rules
from tests.rex.editions.stage import DEAL, dealt, set_up
from tests.rex.scene import scene

fr = partial(scene, edition="1.4")

# The deck


def test_fr_sequence_names_mud_and_winter_campaign() -> None:
    """Row 1: the cards of the first edition are dealt; those that are new in 2.0 are not."""
    assert dealt("1.4") == {
        "move_1", "move_2", "move_3", "winter_campaign", "assassins", "manna", "mud"
    }  # fmt: skip


def test_fr_sequence_deck_of_25_as_1_3() -> None:
    """Row 1: the sheet counts no cards, so 21 moves and four events as in 1.3."""
    deck = Counter(CARDS[card] for card in Rules("1.4", {}).deck)
    assert sum(deck.values()) == 25
    assert deck["move_1"] + deck["move_2"] + deck["move_3"] == 21


# Who moves first


def test_fr_sequence_franks_move_first_unless_the_saracen_card_is_higher() -> None:
    """Row 3: 2 against 1 the Franks, 1 against 2 the Saracens, without a question."""
    s = fr(hands=("move_2", "move_1")).do("card move_2", "card move_1")
    assert (s.phase, s.decider) == ("moves", "frank")
    s = fr(hands=("move_1", "move_2")).do("card move_1", "card move_2")
    assert (s.phase, s.decider) == ("moves", "saracen")


@pytest.mark.parametrize("first", ["frank", "saracen"])
def test_fr_sequence_franks_decide_a_tie(first: str) -> None:
    """Row 4: two 2s: the Frank player says who is player 1; no die is rolled."""
    s = fr(hands=("move_2", "move_2")).do("card move_2", "card move_2")
    assert (s.phase, s.decider) == ("tie", "frank")
    s.refused("first saracen", "Sequence", role="saracen")
    s.do(f"first {first}")
    assert (s.phase, s.decider) == ("moves", first)


# Events


def test_fr_sequence_an_event_comes_before_moves() -> None:
    """Row 5: Manna against a 3: the event is resolved before anybody moves."""
    s = fr("acre: conrad@2", hands=("move_3", "manna"))
    s.do("card move_3", "card manna")
    assert (s.phase, s.decider) == ("manna", "saracen")


def test_fr_sequence_two_events_happen_the_franks_first() -> None:
    """Row 6: Manna and Assassins: Conrad is mended, then struck; the turn is not cancelled."""
    s = fr("acre: conrad@2", hands=("manna", "assassins")).do("card manna", "card assassins")
    assert (s.phase, s.decider) == ("manna", "frank")
    s.do("give conrad", "done")
    assert (s.phase, s.decider) == ("assassins", "saracen")
    s.picks(0, rolls=[1, 2, 6]).do("strike_field acre")
    assert s.strength("conrad") == 1
    assert s.events("turn_cancelled") == []


def test_fr_sequence_mud_as_1_3_cancels_all_but_attrition() -> None:
    """Row 6: nobody moves or draws, but Conrad besieged in Acre rolls."""
    s = fr(
        "acre: conrad* | zangi",
        hands=("move_3 move_1", "mud move_1"),
        pool="walter kurds_1",
        rolls=[3],
    )
    s.do("card move_3", "card mud")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert s.strength("conrad") == 3
    assert (s.place("walter"), s.place("kurds_1")) == ("pool", "pool")


def test_fr_sequence_winter_campaign_beats_mud() -> None:
    """Row 6: the Saracens' campaign goes on in spite of Mud; the Franks do nothing."""
    s = fr("acre: conrad* | zangi", turn=6, hands=("mud", "winter_campaign"), picks=DEAL)
    s.do("card mud", "card winter_campaign")
    assert (s.phase, s.decider) == ("moves", "saracen")
    s.do("done")
    assert (s.phase, s.decider) == ("storm", "saracen")


def test_fr_6eme_tour_winter_campaign_as_1_3_is_played_first() -> None:
    """Rows 5, 71: kind silent, so an event whose player is player 1, against a 3."""
    s = fr(turn=6, hands=("move_3", "winter_campaign"), picks=DEAL)
    s.do("card move_3", "card winter_campaign")
    assert s.decider == "saracen"


def test_fr_6eme_tour_winter_campaign_is_a_sixth_card_only() -> None:
    """Row 71: as in 1.3 it cannot be chosen in the second turn."""
    s = fr(turn=2, hands=("winter_campaign move_1", "move_1"))
    assert s.legal("frank") == ["card move_1"]
    s.refused("card winter_campaign", "6eme tour", role="frank")


# Set-up and options, on which the sheet is silent


def test_fr_set_up_as_1_3_thirteen_franks_wait() -> None:
    """Row 1, 2.1: nine Outremers and four Pilgrims: nobody has his seat in Saone."""
    s = set_up("1.4")
    franks = s.game.rules.blocks[:31]
    pool = {name for block, name in enumerate(franks) if s.game.where[block] == POOL}
    assert len(pool) == 13
    assert "pilgrim_4" in pool
    assert s.field("saone") == set()


def test_fr_set_up_as_1_3_seats_in_the_same_realm() -> None:
    """Row 67: the Templars of Jerusalem may start at Amman or Gaza, not at Antioch."""
    s = set_up("1.4").do("deploy templar_jerusalem")
    assert s.objects("to") == {"amman", "gaza"}
    s.refused("to antioch", "set-up, as 1.3")


def test_fr_set_up_as_1_3_four_nomads() -> None:
    """Row 68: four nomads are on the map when the Saracens deploy."""
    s = set_up("1.4").do("done")
    nomads = [b for b in BLOCKS if b[:-2] in ("kurds", "turks", "arabs") and s.place(b) != "pool"]
    assert len(nomads) == 4


@pytest.mark.parametrize(
    "option", ["iron_bridge", "forced_march", "richard_by_sea", "fickle_philip"]
)
def test_fr_no_optional_rules(option: str) -> None:
    """Row 77: the sheet has none."""
    with pytest.raises(UnknownName, match=option):
        Rules("1.4", {option: 1})
