"""Gestures: the batch of actions behind a drag over several towns."""

from __future__ import annotations

from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.title import UnknownName
from levant.rex.board import PLACE, ROLES
from levant.rex.game import REX, Game
from levant.rex.gestures import gestures
from tests.rex.scene import scene


def found(game: Game, *pieces: str, role: int = 0) -> dict[tuple[str, str], dict[str, Any]]:
    """The shortest gesture for each destination and kind."""
    shown: dict[tuple[str, str], dict[str, Any]] = {}
    for gesture in gestures(game, role, pieces):
        shown.setdefault((str(gesture["to"]), str(gesture["kind"])), dict(gesture))
    return shown


def test_a_block_is_taken_over_several_towns_by_one_batch() -> None:
    game = scene("jaffa: walter").game
    gaza = found(game, "walter")["gaza", "march"]
    assert gaza["path"] == ["jaffa", "ascalon", "gaza"]
    assert gaza["legs"] == 2
    assert gaza["actions"][:4] == ["group jaffa", "march walter", "to ascalon", "to gaza"]


def test_5_1_room_is_what_the_roads_still_let_through() -> None:
    s = scene("jaffa: walter balian")
    before = found(s.game, "walter")["ascalon", "march"]["room"]
    s.do("group jaffa").march("balian", "ascalon")
    assert found(s.game, "walter")["ascalon", "march"]["room"] == [before[0] - 1]


def test_5_1_a_group_too_large_for_the_road_goes_nowhere_by_it() -> None:
    names = ["walter", "balian", "reynald_sidon", "conrad", "bohemond"]
    s = scene(f"jaffa: {' '.join(names)}")
    assert ("ascalon", "march") in found(s.game, *names[:4])
    # Four blocks fill a major road: the fifth has to go round, if it can.
    fifth = found(s.game, *names).get(("ascalon", "march"))
    assert fifth is None or len(set(fifth["actions"])) > len(names) + 2


def test_5_3_blocks_of_several_towns_come_together_by_a_muster() -> None:
    s = scene("jaffa: walter", "jerusalem: balian")
    together = found(s.game, "walter", "balian")
    assert ("ramallah", "muster") in together
    assert all(kind == "muster" for _, kind in together)


def test_a_gesture_in_another_group_first_ends_the_one_under_way() -> None:
    s = scene("jaffa: walter josselin", "jerusalem: balian").do("group jaffa")
    assert found(s.game, "balian")["hebron", "march"]["actions"][0] == "done"


def test_5_4_a_sea_move_is_a_gesture() -> None:
    s = scene("jaffa: walter", "acre: conrad")
    assert found(s.game, "walter")["acre", "sail"]["actions"] == ["sail walter", "land acre"]


def test_nobody_moves_the_blocks_of_the_other_side_or_out_of_turn() -> None:
    s = scene("jaffa: walter | zangi", first="frank")
    assert gestures(s.game, 0, ["zangi"]) == []
    assert gestures(s.game, 1, ["zangi"]) == []
    assert gestures(s.game, 0, []) == []


def test_an_unknown_block_is_named() -> None:
    with pytest.raises(UnknownName, match="lancelot"):
        gestures(scene("jaffa: walter").game, 0, ["lancelot"])


@pytest.mark.parametrize("edition", REX.editions)
def test_every_gesture_of_a_random_game_is_accepted_and_arrives(edition: str) -> None:
    options = {"forced_march": 1} if edition == "2.0" else {}
    kinds: set[str] = set()
    for seed in range(6):
        game = REX.new(edition, options, FastDice(seed))
        dice = FastDice(100 + seed)
        for ply in range(600):
            if not game.deciders:
                break
            role = game.deciders[dice.below(len(game.deciders))]
            if ply % 9 == 0:
                kinds |= _try_gestures(game, role, dice)
            game.play(role, game.random_action(role, dice))
    assert {"march", "muster", "sail"} <= kinds


def _try_gestures(game: Game, role: int, dice: FastDice) -> set[str]:
    view = game.view(role)
    own = [p for p in view["pieces"] if p["role"] == ROLES[role] and "castle" not in p]
    if not own:
        return set()
    town = own[dice.below(len(own))]["town"]
    pieces = [piece["block"] for piece in own if piece["town"] == town][: 1 + dice.below(3)]
    kinds = set()
    for gesture in gestures(game, role, pieces):
        tried = game.copy()
        actions = gesture["actions"]
        assert isinstance(actions, list)
        for action in actions:
            tried.play(role, REX.parse(tried, action))
        kinds.add(str(gesture["kind"]))
        if gesture["kind"] != "force":  # the last leg of a forced march comes later (106)
            blocks = [tried.rules.block_index[piece] for piece in pieces]
            assert {tried.where[b] for b in blocks} == {PLACE[str(gesture["to"])]}
    return kinds
