"""Views as numbers, actions as numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from levant.bridges import tensors
from levant.kernel.dice import FastDice
from levant.rex.army import SLOT
from levant.rex.board import PLACE, TOWN
from levant.rex.edition import CARD
from levant.rex.game import REX, Game
from levant.rex.words import PHASES, RESIGN, VERB_COUNT
from tests.rex.hidden import twin

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bridges.md"


def positions(edition: str, seed: int, every: int = 1) -> Iterator[Game]:
    """A random game, decision by decision."""
    game = REX.new(edition, {"handicap": 1}, FastDice(seed))
    dice = FastDice(seed + 1)
    count = 0
    while game.deciders:
        if count % every == 0:
            yield game
        count += 1
        role = game.deciders[0]
        game.play(role, game.random_action(role, dice))
    yield game


def test_fields_follow_each_other_without_gaps() -> None:
    at = 0
    for name, shape in tensors.FIELDS.items():
        assert tensors.OFFSETS[name] == at
        at += prod(shape)
    assert at == tensors.SIZE


@pytest.mark.parametrize("edition", REX.editions)
def test_numbers_stay_within_their_bounds(edition: str) -> None:
    for game in positions(edition, 3, every=5):
        for role in (0, 1):
            told = tensors.tensor(game.view(role))
            assert told.dtype == np.float32
            assert told.shape == (tensors.SIZE,)
            assert told.min() >= 0
            assert told.max() <= tensors.HIGH


@pytest.mark.parametrize("edition", REX.editions)
def test_every_legal_action_has_its_number(edition: str) -> None:
    for game in positions(edition, 8):
        for role in game.deciders:
            legal = game.legal(role)
            allowed = tensors.mask(legal)
            assert [tensors.ACTIONS[n] for n in np.flatnonzero(allowed)] == legal


def test_numbers_and_actions_map_to_each_other() -> None:
    assert len(set(tensors.ACTIONS)) == tensors.ACTION_COUNT
    assert all(tensors.NUMBER[action] == n for n, action in enumerate(tensors.ACTIONS))
    verbs = {action >> 6 for action in tensors.ACTIONS}
    assert verbs == set(range(VERB_COUNT)) - {RESIGN}


def test_what_a_player_may_not_know_changes_nothing() -> None:
    dice = FastDice(4)
    for game in positions("2.0", 21, every=7):
        for role in (0, 1):
            other = twin(game, role, dice)
            assert np.array_equal(tensors.tensor(game.view(role)), tensors.tensor(other.view(role)))


def read(view: Any) -> dict[str, Any]:
    told = tensors.tensor(view)
    return {name: tensors.field(told, name) for name in tensors.FIELDS}


@pytest.mark.parametrize("role", [0, 1])
def test_fields_tell_what_the_view_tells(role: int) -> None:
    for game in positions("2.0", 33, every=11):
        view: Any = game.view(role)
        told = read(view)
        assert told["role"].argmax() == role
        assert 1187 + told["year"].argmax() == view["year"]
        assert PHASES[told["phase"].argmax()] == view["phase"]
        check_pieces(view, told)
        cards = view["cards"][role]
        assert told["card_count"][0] * tensors.BLOCKS_UNIT == cards["count"]
        for card, number in CARD.items():
            assert told["hand"][number] * tensors.BLOCKS_UNIT == cards["hand"].count(card)
        for place in ("dead", "gone"):
            there = told["places"][:, PLACE[place]]
            assert {SLOT[block] for block in view[place]} == set(np.flatnonzero(there))
        assert told["cities"].sum() == sum(len(cities) for cities in view["cities"].values())
        if view["battle"] is not None:
            battle = told["towns"][tensors.TOWN_PLANES.index("battle")]
            assert np.flatnonzero(battle) == [TOWN[view["battle"]["town"]]]


def check_pieces(view: Any, told: dict[str, Any]) -> None:
    """Blocks are counted by town and found by name."""
    planes = dict(zip(tensors.TOWN_PLANES, told["towns"] * tensors.BLOCKS_UNIT, strict=True))
    for side, plane in (("own", "own"), ("foe", "foe")):
        pieces = [p for p in view["pieces"] if (p["role"] == view["role"]) == (side == "own")]
        counted = planes[f"{plane}_field"].sum() + planes[f"{plane}_castle"].sum()
        assert counted == sum(p.get("count", 1) for p in pieces)
    for piece in view["pieces"]:
        if "block" in piece:
            block = SLOT[piece["block"]]
            assert told["places"][block].argmax() == TOWN[piece["town"]]
            assert told["places"][block].sum() == 1
            steps = told["blocks"][tensors.BLOCK_PLANES.index("steps"), block]
            assert steps * tensors.HIGH == piece.get("steps", 0)


def test_a_batch_has_fields_too() -> None:
    batch = np.stack([tensors.tensor(game.view(0)) for game in positions("2.0", 1, every=200)])
    towns = tensors.field(batch, "towns")
    assert towns.shape == (len(batch), *tensors.FIELDS["towns"])
    assert np.array_equal(towns[1], tensors.field(batch[1], "towns"))


def test_every_field_and_plane_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([0-9 ×]+) \|", text, re.M))
    assert list(rows) == list(tensors.FIELDS)
    for name, shape in tensors.FIELDS.items():
        assert rows[name] == " × ".join(map(str, shape)), name
    for plane in (*tensors.TOWN_PLANES, *tensors.BLOCK_PLANES):
        assert f"`{plane}`" in text, plane
    assert f"{tensors.SIZE:,} numbers" in text
    assert f"{tensors.ACTION_COUNT:,} actions" in text
