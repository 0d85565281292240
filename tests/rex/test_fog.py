"""Fog of war: what stands up again is mixed with its stack, and what waits stays hidden."""

from __future__ import annotations

import pytest

from tests.rex.editions.stage import face_up
from tests.rex.scene import Scene, scene


def stacks(s: Scene, viewer: str, town: str) -> list[int]:
    """The sizes of the anonymous enemy stacks that a player sees in a town."""
    pieces = s.view(viewer)["pieces"]
    assert isinstance(pieces, list)
    return [
        piece.get("count", 1)
        for piece in pieces
        if piece["town"] == town and piece["role"] != viewer and piece.get("block") is None
    ]


def named(s: Scene, viewer: str, town: str) -> set[str]:
    """The enemy blocks that a player can name in a town."""
    pieces = s.view(viewer)["pieces"]
    assert isinstance(pieces, list)
    return {
        piece["block"]
        for piece in pieces
        if piece["town"] == town and piece["role"] != viewer and piece.get("block") is not None
    }


def test_6_51_the_besieged_sail_away_and_the_besiegers_stand_up_mixed() -> None:
    """Row 127: Zangi lay face-up before Tripoli; now he is one of two upright blocks."""
    s = scene("tripoli: conrad* | zangi sanjar", "acre: walter", cards="move_2 move_2")
    assert named(s, "frank", "tripoli") == {"zangi"}
    s.do("sail conrad", "land acre")
    assert (named(s, "frank", "tripoli"), stacks(s, "frank", "tripoli")) == (set(), [2])


def test_6_51_a_garrison_set_free_is_mixed_with_its_relief() -> None:
    """Row 127: Zangi storms and dies; the Turcopoles, known before, join those of the castle."""
    s = scene(
        "antioch: templar_antioch* bohemond* | zangi@1", "harim: turcopole_antioch",
        "aleppo: | sanjar", first="saracen",
    )  # fmt: skip
    s.game.known |= 1 << s.game.rules.block_index["turcopole_antioch"]
    s.do("done").group("harim", "antioch", "turcopole_antioch").do("done")
    assert named(s, "saracen", "antioch") == {"turcopole_antioch"}
    s.do("storm zangi").fire("bohemond", 1, 6, 6, 6)
    assert s.place("zangi") == "dead"
    s.until("cards")
    assert (named(s, "saracen", "antioch"), stacks(s, "saracen", "antioch")) == (set(), [3])


@pytest.mark.parametrize("edition", ["2.0", "manual"])
def test_6_51_a_besieger_who_took_the_castle_stands_up(edition: str) -> None:
    """Row 134: Zangi takes Jerusalem and withdraws into it before the relief: no marker now."""
    s = scene(
        "jerusalem: philip@1* | zangi", "jaffa: balian conrad", first="saracen", edition=edition
    )
    s.do("done").group("jaffa", "ramallah jerusalem", "balian conrad").do("done")
    s.do("storm zangi").miss("philip").fire("zangi", 1, 1, 6)
    assert (s.place("philip"), s.round) == ("gone", 2)
    s.do("withdraw zangi").rolls(6)
    if edition == "2.0":
        s.until("marker").do("show conrad")
    s.until("cards")
    assert s.castle("jerusalem") == {"zangi"}
    assert "zangi" not in face_up(s, "frank")


def test_6_51_starved_castle_the_besiegers_stand_up_mixed() -> None:
    """Row 127: nobody is left to besiege; which of the two lay face-up cannot be told."""
    s = scene("acre: walter@1* | zangi sanjar", first="saracen").until("leave")
    s.rolls(1).do("done")
    assert s.phase == "regroup"
    assert (named(s, "frank", "acre"), stacks(s, "frank", "acre")) == (set(), [2])


def test_8_2_castle_that_falls_in_winter_the_besiegers_stand_up_mixed() -> None:
    s = scene(
        "acre: walter@1* | zangi sanjar", turn=6, first="saracen", cards="move_1 winter_campaign"
    )
    s.do("keep_siege acre").rolls(1).do("done")
    assert s.phase == "regroup"
    assert (named(s, "frank", "acre"), stacks(s, "frank", "acre")) == (set(), [2])


def test_es_7_2_a_block_drawn_into_its_own_siege_is_laid_face_up() -> None:
    """7.2 of 1.3: besieging blocks lie face-up until the siege ends."""
    s = scene(
        "aleppo: conrad* | zangi", "acre: walter", edition="1.3", first="saracen",
        pool="turks_1", picks=[0], rolls=[6],
    )  # fmt: skip
    s.until("place_draw").do("to aleppo")
    assert face_up(s, "frank") == {"zangi", "turks_1"}


def test_manual_5_a_reserve_in_the_castle_stays_hidden_until_it_arrives() -> None:
    """Row E50: Walter lands in stormed Tripoli and fights from round 2."""
    s = scene("tripoli: conrad* | zangi", "acre: walter", edition="manual", first="saracen")
    s.do("done", "sail walter", "land tripoli", "done", "storm zangi")
    assert face_up(s, "saracen") == {"conrad"}
    s.all_miss(to_round=2)
    s.do("storm zangi")
    assert face_up(s, "saracen") == {"conrad", "walter"}


def test_6_55_a_besieger_who_goes_into_the_castle_of_a_dead_sally_stands_up() -> None:
    """Rows 72, 134: Walter sallied and died; Zangi, who lay face-up before, withdraws at once."""
    s = scene("acre: walter@1* | saladin zangi", "caesarea: king_guy@1", first="frank")
    assert named(s, "saracen", "acre") == set()
    assert named(s, "frank", "acre") == {"zangi"}
    s.group("caesarea", "acre", "king_guy").until("sally").do("sally walter")
    s.fire("saladin", 1, 6, 6, 6).do("hit walter", "withdraw zangi")
    assert s.castle("acre") == {"zangi"}
    assert face_up(s, "frank") == {"saladin"}


def test_6_51_a_lone_besieger_is_known_when_his_siege_ends() -> None:
    """Row 127: nobody stands beside Zangi; whoever saw his face can follow him on."""
    s = scene("tripoli: conrad* | zangi", "acre: walter", cards="move_2 move_2")
    s.do("sail conrad", "land acre")
    assert named(s, "frank", "tripoli") == {"zangi"}
    assert face_up(s, "frank") == set()


def test_6_51_a_lone_garrison_is_known_when_its_siege_ends() -> None:
    """Row 127: Walter was seen in the castle of Acre, and nobody joins him."""
    s = scene("acre: walter* | zangi", first="saracen")
    s.game.known |= 1 << s.game.rules.block_index["walter"]
    s.do("group acre", "march zangi", "to legio")
    assert named(s, "saracen", "acre") == {"walter"}
