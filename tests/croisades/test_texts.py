"""Texts of positions: databases and records hold them, so each field keeps its place in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from levant.croisades.fights import Battle, Company, Fighter, Job, SeaFight, Siege, Sinking
from levant.croisades.game import CROISADES, Game
from levant.croisades.pieces import Captive, Castle, Desk, Dungeon, Meeting
from levant.croisades.records import (
    Arrival,
    Capture,
    Clash,
    Count,
    GroupName,
    Passage,
    Slain,
    Wounded,
)
from tests.croisades.scene import scene


def full() -> Game:
    """A position with a record of every kind."""
    game = scene("crusader acre: knight 5").game
    game.seized, game.informed = [Capture(7, 1, 20)], [Count(0, 7, 30, 5)]
    game.agreed, game.clashes = [Passage(7, 0, 1)], [Clash(7, 1, 0)]
    game.scattered, game.withdrawn = [GroupName(0, 1)], [GroupName(1, 2)]
    game.dungeons, game.castles = [Dungeon(7, [Captive(0, 2, 1, 3)])], [Castle(8, 1, 2, 0)]
    game.groups[0].hurt, game.groups[0].captives = [Wounded(2, 3)], [Captive(1, 4, 0, 5)]
    game.sieges = [Siege(hex=7, hurt=[Wounded(3, 1)], work=[Job(5, 1, 2)])]
    game.worn = [Siege(hex=9)]
    game.meetings = [Meeting(hex=7, attackers=[0], defenders=[1], arrived=[Arrival(0, 1, 8)])]
    game.seafight = SeaFight(port=7, parties=[[0], [1]], to_sink=[Sinking(1, 2)])
    game.battle = Battle(
        fighters=[Fighter(2, 0, 1, 4, 1, 0, 2, 3, 5)],
        companies=[Company(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)],
        slain=[Slain(0, 1, 3)],
        placing=[GroupName(0, 1)],
    )
    game.desks[0] = Desk(group=1, saved=[game.groups[0].copy()])
    game.desks[1] = Desk(fed=[7, 8])
    return game


def state_of(text: str) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(text.split(" ", 4)[4])
    return state


def test_records_are_lists_of_their_fields() -> None:
    state = state_of(full().text())
    rows = {
        "seized": [[7, 1, 20]], "informed": [[0, 7, 30, 5]], "agreed": [[7, 0, 1]],
        "clashes": [[7, 1, 0]], "scattered": [[0, 1]], "withdrawn": [[1, 2]],
        "dungeons": [[7, [[0, 2, 1, 3]]]], "castles": [[8, 1, 2, 0]],
    }  # fmt: skip
    assert {name: state[name] for name in rows} == rows
    group, siege, battle = state["groups"][0], state["sieges"][0], state["battle"]
    assert (group[5], group[16]) == ([[2, 3]], [[1, 4, 0, 5]])
    assert (siege[6], siege[19], state["worn"][0][0]) == ([[3, 1]], [[5, 1, 2]], 9)
    assert state["meetings"][0] == [7, [0], [1], -1, 0, 0, [[0, 1, 8]]]
    assert state["seafight"] == [7, [[0], [1]], 0, -1, [], [[1, 2]]]
    assert battle[7:9] == [[[2, 0, 1, 4, 1, 0, 2, 3, 5]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]]]
    assert (battle[15], battle[16]) == ([[0, 1, 3]], [[0, 1]])
    assert state["desks"] == [[0, 1, 0, 0, [], 0, [group]], [0, 0, 0, 0, [], 0, [[7], [8]]]]


def test_a_text_is_read_back_and_a_copy_shares_nothing() -> None:
    game = full()
    text = game.text()
    read, copy = CROISADES.parse_position(text), game.copy()
    assert read.text() == copy.text() == text
    assert game.battle is not None
    game.battle.fighters[0].state = 0
    game.dungeons[0].captives[0].turns = 9
    game.sieges[0].work[0].days = 9
    game.desks[0].saved[0].men[0] = 9
    assert copy.text() == text


@pytest.mark.parametrize("name", ["groups", "castles", "clashes"])
def test_a_record_with_too_few_fields_is_no_position(name: str) -> None:
    text = full().text()
    state = state_of(text)
    state[name][0].pop()
    head = text.split(" ", 4)[:4]
    with pytest.raises(ValueError, match="fields"):
        CROISADES.parse_position(" ".join([*head, json.dumps(state)]))
