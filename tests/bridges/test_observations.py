"""What a player may know, in bytes: the same from a position and from a view, and no more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from levant.bridges import tensors
from levant.bridges.observation_of_view import observation_of
from levant.bridges.observation_text import decode, tell
from levant.bridges.observations import (
    BLOCK_FLAGS,
    FRAME,
    LAYOUT,
    SIZE,
    TOWN_FLAGS,
    blank,
    observe,
    offsets,
)
from levant.kernel.dice import FastDice
from levant.rex.game import REX, Game
from tests.bridges.test_tensors import positions
from tests.rex.hidden import twin

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bridges.md"


def seen(game: Game, role: int) -> bytes:
    """What a role may know of a position; written over what another position left."""
    out = blank(2 * SIZE)
    for at in range(2 * SIZE):
        out[at] = 255
    observe(game, role, out, SIZE)
    told = bytes(memoryview(out))
    assert told[:SIZE] == b"\xff" * SIZE
    return told[SIZE:]


@pytest.mark.parametrize("edition", REX.editions)
def test_position_and_view_give_the_same_bytes(edition: str) -> None:
    for seed in (3, 5):
        for game in positions(edition, seed, every=2):
            for role in (0, 1):
                assert seen(game, role) == bytes(observation_of(game.view(role)))


@pytest.mark.parametrize("edition", REX.editions)
def test_hidden_facts_dealt_anew_change_no_byte(edition: str) -> None:
    dice = FastDice(4)
    differ = 0
    for game in positions(edition, 21, every=5):
        for role in (0, 1):
            other = twin(game, role, dice)
            differ += other.text() != game.text()
            assert seen(game, role) == seen(other, role)
    assert differ > 100


def test_fields_begin_where_the_writer_puts_them() -> None:
    begins = offsets()
    assert list(begins)[: len(FRAME)] == list(FRAME)
    assert [begins[name] for name in ("hand", "place", "town_flags", "roads")] == [32, 42, 228, 652]
    assert sum(LAYOUT.values()) == SIZE


def test_a_batch_of_observations_becomes_tensors_at_once() -> None:
    games = list(positions("2.0", 9, every=40))
    batch = np.array([list(seen(game, 1)) for game in games], np.uint8)
    told = tensors.expand(batch)
    for row, game in zip(told, games, strict=True):
        assert np.array_equal(row, tensors.tensor(game.view(1)))


def test_the_decoder_prints_what_the_view_tells() -> None:
    for game in positions("2.0", 33, every=23):
        view: Any = game.view(0)
        told: Any = decode(seen(game, 0))
        assert told["phase"] == view["phase"]
        assert int(told["year"]) == view["year"]
        for piece in view["pieces"]:
            if "block" in piece:
                assert told["place"][piece["block"]] == piece["town"]
                flags = told["block_flags"].get(piece["block"], "").split("+")
                assert ("face_up" in flags) == ("face_up" in piece)
        lines = tell(seen(game, 0)).splitlines()
        assert [line.split()[0] for line in lines] == list(LAYOUT)
    with pytest.raises(ValueError, match="742 numbers, not 3"):
        decode(b"abc")


def test_every_field_and_flag_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([0-9]+) byte", text, re.M))
    assert {name: int(count) for name, count in rows.items()} == LAYOUT
    assert list(rows) == list(LAYOUT)
    for flag in (*BLOCK_FLAGS, *TOWN_FLAGS):
        assert f"`{flag}`" in text, flag
    assert f"{SIZE} bytes" in text
