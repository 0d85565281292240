"""The reference manual, 3 and 4: set-up, the cards, the events, who moves first."""

from __future__ import annotations

from functools import partial

import pytest

from levant.kernel.title import UnknownName
from levant.rex.board import POOL
from levant.rex.rules import Rules
from tests.rex.editions.stage import DEAL, dealt, set_up
from tests.rex.scene import scene

manual = partial(scene, edition="manual")

# 3 set-up


def test_manual_3_hospitallers_may_start_at_margat() -> None:
    """Row 67: 3 names Margat, in another realm than any Hospitaller's home, as their seat."""
    s = set_up("manual").do("deploy hospitaller_krak_des_chevaliers")
    assert {"baisan", "margat"} <= s.objects("to")


def test_manual_3_templars_may_start_at_amman_and_turcopoles_at_acre_or_tiberias() -> None:
    """Row 67: the other seats that 3 names."""
    s = set_up("manual").do("deploy templar_jerusalem")
    assert "amman" in s.objects("to")
    s.do("to amman", "deploy turcopole_beirut")
    assert {"acre", "tiberias"} <= s.objects("to")


def test_manual_3_a_seat_is_needed() -> None:
    """Row 67: Templars have none in Acre."""
    set_up("manual").do("deploy templar_jerusalem").refused("to acre", "3")


def test_manual_3_saladin_swaps_in_secret() -> None:
    """Row 68: the Franks' view is the same whether Saladin stays or goes to Egypt."""
    stays = set_up("manual").do("done", "done")
    goes = set_up("manual").do("done", "exchange al_aziz")
    assert goes.place("saladin") == "egypt"
    assert stays.view("frank")["pieces"] == goes.view("frank")["pieces"]


def test_manual_silent_as_1_4_thirteen_franks_wait() -> None:
    """Row 1, 2.1: no roster is given: nine Outremers, four Pilgrims."""
    s = set_up("manual")
    assert sum(place == POOL for place in s.game.where[:31]) == 13


# 4.2 the cards


def test_manual_2_deck_has_mud_and_winter_campaign() -> None:
    """Row 1: 2 names Mud and Winter Campaign, 7 Assassins; the rest as 1.4."""
    assert dealt("manual") == {
        "move_1", "move_2", "move_3", "winter_campaign", "assassins", "manna", "mud"
    }  # fmt: skip


def test_manual_4_2_franks_move_first_unless_the_saracen_card_is_higher() -> None:
    """Row 3: 2 against 1 the Franks, 1 against 2 the Saracens."""
    s = manual(hands=("move_2", "move_1")).do("card move_2", "card move_1")
    assert (s.phase, s.decider) == ("moves", "frank")
    s = manual(hands=("move_1", "move_2")).do("card move_1", "card move_2")
    assert (s.phase, s.decider) == ("moves", "saracen")


def test_manual_4_2_franks_choose_on_ties() -> None:
    """Row 4: two 3s: the Franks say that the Saracens are player 1."""
    s = manual(hands=("move_3", "move_3")).do("card move_3", "card move_3")
    assert (s.phase, s.decider) == ("tie", "frank")
    s.refused("first saracen", "4.2", role="saracen")
    s.do("first saracen")
    assert s.decider == "saracen"


def test_manual_4_2_two_events_happen_the_franks_first() -> None:
    """Row 6: Assassins strike Zangi, then he is mended."""
    s = manual("aleppo: | zangi", hands=("assassins", "manna")).do("card assassins", "card manna")
    assert (s.phase, s.decider) == ("assassins", "frank")
    s.picks(0, rolls=[1, 2, 6]).do("strike_field aleppo", "give zangi")
    assert s.strength("zangi") == 2


# 7 Winter Campaign


def test_manual_7_winter_campaign_is_a_move_1_in_any_turn() -> None:
    """Row 71: no event: in turn 2 it gives one move; in 1.3 and 1.4 it waits for winter."""
    s = manual("acre: conrad", turn=2, hands=("winter_campaign", "move_2"))
    s.do("card winter_campaign", "card move_2")
    assert s.decider == "saracen"
    s.do("done").group("acre", "tyre", "conrad")
    assert s.legal() == ["done"]


def test_manual_7_winter_campaign_has_normal_priority() -> None:
    """Rows 5, 71: in winter too it is lower than a 2 and equal to a 1."""
    s = manual(turn=6, hands=("winter_campaign", "move_2"), picks=DEAL)
    s.do("card winter_campaign", "card move_2")
    assert s.decider == "saracen"
    s = manual(turn=6, hands=("move_1", "winter_campaign"), picks=DEAL)
    assert s.do("card move_1", "card winter_campaign").phase == "tie"


def test_manual_4_2_an_event_comes_before_a_winter_campaign() -> None:
    """Rows 5, 71: Manna against Winter Campaign, which is no event."""
    s = manual(turn=6, hands=("winter_campaign", "manna"), picks=DEAL)
    s.do("card winter_campaign", "card manna")
    assert (s.phase, s.decider) == ("manna", "saracen")


@pytest.mark.parametrize("turn", [2, 6])
def test_manual_4_2_winter_campaign_trumps_mud(turn: int) -> None:
    """Row 6: the Franks move though the Saracens played Mud."""
    s = manual("acre: conrad", turn=turn, hands=("winter_campaign", "mud"), picks=DEAL)
    s.do("card winter_campaign", "card mud")
    assert s.events("turn_muddy") == []
    assert (s.phase, s.decider) == ("moves", "frank")


def test_manual_silent_as_1_4_mud_cancels_all_but_attrition() -> None:
    """Row 6: nobody moves, but the besieged roll."""
    s = manual("acre: conrad* | zangi", hands=("move_3", "mud"), rolls=[3])
    s.do("card move_3", "card mud")
    assert (s.phase, s.game.turn, s.strength("conrad")) == ("cards", 3, 3)


# 7 Assassins


def test_manual_7_assassins_may_target_the_siege_block() -> None:
    """Row 78: Zangi lies face-up before Acre and may be named."""
    s = manual("acre: conrad* | zangi", cards="assassins move_1", rolls=[1, 3, 4])
    assert s.can("assassinate zangi")
    s.do("assassinate zangi")
    assert s.strength("zangi") == 1


def test_manual_7_assassins_name_no_hidden_block() -> None:
    """Row 78: Sanjar stands upright in Aleppo."""
    s = manual("acre: conrad* | zangi", "aleppo: | sanjar", cards="assassins move_1")
    s.refused("assassinate sanjar", "7")


@pytest.mark.parametrize(
    "option", ["iron_bridge", "forced_march", "richard_by_sea", "fickle_philip"]
)
def test_manual_no_optional_rules(option: str) -> None:
    """Row 77: the manual has none."""
    with pytest.raises(UnknownName, match=option):
        Rules("manual", {option: 1})
