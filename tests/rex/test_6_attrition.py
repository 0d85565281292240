"""6.57: siege attrition, and the blocks it eliminates (6.34)."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene, scene


def attrition(line: str, *dice: int) -> Scene:
    """Both sides pass at an old siege; the dice of attrition fall."""
    return scene(line, first="saracen").until("leave").rolls(*dice).do("done")


@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4)])
def test_6_57_a_besieged_block_loses_a_step_on_1_to_3(die: int, left: int) -> None:
    """T81: Acre, die 3: loss; die 4: none."""
    assert attrition("acre: conrad* | zangi", die).strength("conrad") == left


@pytest.mark.parametrize("town", ["tyre", "tripoli"])
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 4), (3, 4), (6, 4)])
def test_6_57_in_tyre_and_tripoli_only_a_1_costs_a_step(town: str, die: int, left: int) -> None:
    """T81: Tyre, die 2: no loss; die 1: Conrad@3."""
    assert attrition(f"{town}: conrad* | zangi", die).strength("conrad") == left


def test_6_57_every_besieged_block_has_its_own_die() -> None:
    """6.57, decision 79: three blocks, three dice, nothing to choose."""
    s = attrition("acre: conrad* walter* king_guy* | zangi", 3, 4, 1)
    assert s.phase == "cards"
    assert [s.strength(b) for b in ("conrad", "walter", "king_guy")] == [3, 3, 3]


def test_6_57_besiegers_suffer_no_attrition() -> None:
    """6.57: one die for Conrad, none for the two outside."""
    s = attrition("acre: conrad* | zangi@1 sanjar@1", 1)
    assert (s.strength("zangi"), s.strength("sanjar")) == (1, 1)


def test_6_57_saracens_in_a_castle_suffer_alike() -> None:
    """6.57: the besieged player rolls, whoever he is."""
    s = scene("acre: walter | zangi*").until("leave").rolls(2).do("done")
    assert s.strength("zangi") == 2


def test_6_57_new_siege_rolls_attrition_in_its_first_turn() -> None:
    """T82, decision 77: the Saracens came this turn."""
    s = scene("acre: conrad", "legio: | zangi", first="saracen")
    s.group("legio", "acre", "zangi").until("garrison").do("castle conrad")
    s.until("leave").rolls(3).do("done")
    assert s.strength("conrad") == 3


def test_6_7_besieger_may_regroup_when_attrition_empties_the_castle() -> None:
    """T83: Conrad@1 dies; Acre is Saracen, Sanjar may go on to Legio."""
    s = attrition("acre: conrad@1* | zangi sanjar", 3)
    assert s.place("conrad") == "dead"
    assert (s.phase, s.decider) == ("regroup", "saracen")
    assert s.objects("regroup") == {"zangi", "sanjar"}
    s.do("regroup sanjar", "to legio", "done")
    assert s.place("sanjar") == "legio"
    assert s.field("acre") == {"zangi"}
    assert s.friendly("saracen", "acre")
    assert "acre" in s.cities("saracen")


def test_1_12_town_is_frank_again_when_all_victors_regroup() -> None:
    """T83, 1.12: nobody stays in Acre: it belongs to its realm."""
    s = attrition("acre: conrad@1* | zangi", 3).do("regroup zangi", "to legio")
    assert s.friendly("frank", "acre")


def test_4_2_no_attrition_in_a_cancelled_turn() -> None:
    """Decision 78: both played events; no die is rolled."""
    s = scene("acre: conrad* | zangi", hands=("guide", "jihad"), rolls=[])
    s.do("card guide", role="frank").do("card jihad", role="saracen")
    assert (s.phase, s.game.turn) == ("cards", 3)
    assert s.strength("conrad") == 4


def test_8_1_no_attrition_in_the_winter_turn() -> None:
    """Decision 78: no die for Conrad in turn 6 unless the siege is kept (8.2)."""
    s = scene("acre: conrad@2* | zangi", turn=6, first="saracen", picks=[0] * 12)
    s.until("cards")
    assert s.strength("conrad") == 2


# 6.34 the eliminated


def test_6_34_hospitallers_who_die_by_attrition_never_return() -> None:
    """T88: Military Orders are gone for good; Walter lies face-up beside the pool."""
    s = attrition("acre: hospitaller_acre@1* walter@1* | zangi", 1, 1).do("done")
    assert s.place("hospitaller_acre") == "gone"
    assert s.place("walter") == "dead"


def test_6_34_a_dead_block_cannot_be_drawn_this_year() -> None:
    """T88: the Franks' only block beside the pool is dead: there is nothing to draw."""
    s = scene(dead="walter").until("cards")
    assert [e[1] for e in s.events("pool_empty")] == [0, 1]
    assert s.place("walter") == "dead"


def test_6_34_a_dead_block_is_drawn_next_year_at_full_strength() -> None:
    """T88: Walter dies in 1188, lies in the pool in 1189 and comes back to Caesarea."""
    s = scene(turn=6, dead="walter hospitaller_acre", picks=[0] * 12).until("cards")
    assert s.game.year == 1189
    assert s.place("walter") == "pool"
    s.do("card move_3", role="frank").do("card move_1", role="saracen")
    s.picks(1).until("place_draw").do("to caesarea")
    assert s.place("walter") == "caesarea"
    assert s.strength("walter") == 3
