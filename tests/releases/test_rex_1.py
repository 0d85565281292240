"""Rules version 1 of rex acts as it did where version 2 decides otherwise."""

from __future__ import annotations

import pytest

from levant.kernel.title import Refusal
from levant.releases.registry import TITLES
from levant.rex.army import BLOCK, BLOCKS
from levant.server.play.table import PlayedAction, Table
from levant.server.play.table_start import TableStart
from levant.server.titles.title_services import find_title_services

OPTIONS = {"forced_march": 1}


def winter_in_tyre() -> str:
    """Edition 2.0 with forced marches, winter 1188: Conrad in Tyre, and a group move to make."""
    where = ["gone/0"] * len(BLOCKS)
    where[BLOCK["conrad"]], where[BLOCK["zangi"]] = "tyre/4", "damascus/3"
    return (
        "rex 2.0 forced_march=1 phase=moves year=1188 turn=6 first=0 player=0 moves=1 "
        f"chosen=0:0,1:0 played=0:0,1:0 blocks={','.join(where)} dice=fast:1"
    )


def in_beirut(rules: int | None) -> Table:
    """Conrad has gone two towns, all that he can without a forced march."""
    title = TITLES.find("rex", rules)
    table = Table(TableStart(title, "2.0", OPTIONS, b"k" * 32, snapshot=winter_in_tyre()))
    for text in ("group tyre", "march conrad", "to sidon", "to beirut"):
        table.follow(PlayedAction(0, text, None))
    return table


def test_version_1_has_no_forced_march_in_winter() -> None:
    """Decision 107 as it was: not in winter."""
    table = in_beirut(1)
    assert table.view(0)["legal"] == ["done"]
    refused = table.refusal(0, "force botron")
    assert refused == Refusal("optional: Forced Marches", "not_now", verb="force", phase="moves")


def test_version_1_has_no_gesture_for_a_forced_march_in_winter() -> None:
    """Gestures are made of the rules: those of a match are of its own version."""
    title = TITLES.find("rex", 1)
    table = Table(TableStart(title, "2.0", OPTIONS, b"k" * 32, snapshot=winter_in_tyre()))
    found = table.title_services.gestures(table.position, 0, ["conrad"])
    actions = [action for gesture in found for action in gesture["actions"]]  # type: ignore[union-attr]  # a list of texts
    assert any(str(action) == "to beirut" for action in actions)
    assert not any(str(action).startswith("force") for action in actions)


def test_version_2_has_forced_marches_in_winter() -> None:
    """Decision 107 as it is now: the same march can go on."""
    table = in_beirut(None)
    assert "force botron" in table.view(0)["legal"]
    assert table.refusal(0, "force botron") is None


def test_odds_of_an_old_match_are_fought_by_its_rules() -> None:
    assert find_title_services("rex", 1).odds.__module__ == "levant.releases.rex_1.odds"
    assert find_title_services("rex", 1).gestures.__module__ == "levant.releases.rex_1.gestures"
    assert find_title_services("rex", TITLES.find("rex").rules_version) is find_title_services(
        "rex"
    )
    table = in_beirut(1)
    pieces = [{"role": "frank", "block": "conrad"}, {"role": "saracen", "block": "zangi"}]
    told = table.title_services.odds(
        table.view(0), {"town": "beirut", "pieces": pieces, "samples": 9}, 1
    )
    assert (told["town"], told["samples"]) == ("beirut", 9)


def test_a_version_that_nobody_kept_is_named() -> None:
    with pytest.raises(Exception, match="rex has no rules version 77 here; there is 1, 2"):
        find_title_services("rex", 77)
