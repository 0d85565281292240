"""What a position keeps of what follows from who holds what is never out of date."""

from __future__ import annotations

import pytest

from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES
from levant.croisades.supply import line_feeds
from levant.kernel.dice import FastDice
from tests.croisades.play import walk


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_views_are_those_of_a_position_that_keeps_nothing(seed: int) -> None:
    for number, (game, role, _) in enumerate(walk(seed, "nile")):
        if number % 8 == 0:
            fresh = CROISADES.parse_position(game.text())
            assert game.view(role) == fresh.view(role)


def test_a_capture_is_seen_in_lines_scores_and_territory_at_once() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    acre = PLACE["acre"]
    holder = game.owner[acre]
    taker = 1 - holder
    before = game.view(None)
    assert line_feeds(game, holder, acre) is None
    game.owner[acre] = taker
    after = game.view(None)
    assert after["strongholds"]["acre"] == game.names[taker]
    assert after["territory"] != before["territory"]
    assert after["scores"] != before["scores"]
    assert line_feeds(game, holder, acre) != line_feeds(game, taker, acre)


def test_what_a_copy_finds_out_is_of_the_copy() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    told = game.view(None)
    other = game.copy()
    assert other.lands() is game.lands()
    acre = PLACE["acre"]
    other.owner[acre] = 1 - other.owner[acre]
    assert other.view(None)["scores"] != told["scores"]
    assert game.view(None) == told


def test_a_view_is_no_way_into_what_is_kept() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(1))
    told = game.view(None)
    told["strongholds"]["acre"] = "nobody"
    told["scores"].clear()
    assert game.view(None)["strongholds"]["acre"] != "nobody"
    assert game.view(None)["scores"]
