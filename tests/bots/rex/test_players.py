"""The computer players: legal, repeatable, stronger than chance, and blind to what is hidden."""

from __future__ import annotations

import ast
from itertools import islice
from pathlib import Path

import pytest

import levant.bots
from levant.bots.budget import Budget
from levant.bots.rex.players import BOTS, make_bot
from levant.kernel.title import UnknownName
from levant.rex.edition import EDITIONS
from levant.rex.game import REX
from tests.bots.rex.matches import Seat, finish_turn, match, winner
from tests.rex.scene import scene

MAKES_POSITIONS = {"new", "parse_position", "replay", "start"}
REBUILDS = {"battle_model.py"}
"""Makes a position of what a view shows of a battle in which both sides are seen."""
QUICK = Budget(nodes=4)


def test_bots_are_known_by_name() -> None:
    assert list(BOTS) == ["pilgrim", "squire", "knight", "prince", "emperor", "king"]
    with pytest.raises(UnknownName, match="pilgrim, squire, knight, prince, emperor, king"):
        make_bot("sultan", 1)


def test_bots_cannot_reach_a_real_position() -> None:
    """They search on positions that a belief draws; they begin, read and replay no game."""
    for path in Path(levant.bots.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert "record" not in node.module, path.name
                assert "levant.cli" not in node.module, path.name
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert (node.value.id, node.attr) not in {("REX", m) for m in MAKES_POSITIONS}
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                makes = node.func.id in {"Game", "Position"}
                assert not makes or path.name in REBUILDS, path.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_squires_play_every_edition_to_its_end(edition: str) -> None:
    """Every choice is legal (the seat checks it), for both sides."""
    for game, _, _ in match("squire", "squire", 5, edition, {"handicap": 1}):
        last = game
    assert last.result is not None


def test_squires_play_with_all_options() -> None:
    options = {"iron_bridge": 1, "forced_march": 1, "regroup_when_refused": 1, "handicap": 3}
    for game, _, _ in match("squire", "squire", 6, "2.0", options):
        last = game
    assert last.result is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_squire_called_in_the_midst_of_a_game_chooses_from_his_view(edition: str) -> None:
    """Who stands in for a bot that broke was told nothing before; the rest of the game, all."""
    heard = [0, 0]
    latest = Seat("squire", 0, 1)
    for n, (game, role, _) in enumerate(match("squire", "squire", 3, edition)):
        if n % 97 == 0:
            latest = Seat("squire", role, n)
            latest.heard = heard[role]
        if role == latest.role:
            latest.choose(game)
        heard[role] = len(REX.events(game, role))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bots", [("knight", "king"), ("king", "emperor")])
def test_who_searches_plays_every_edition_with_all_options(
    edition: str, bots: tuple[str, str]
) -> None:
    options = {option.name: option.most for option in REX.options(edition)}
    for game, _, _ in match(*bots, 7, edition, options, Budget(nodes=1)):
        last = game
    assert last.result is not None


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    """The search bots too, when playouts and not seconds limit them."""

    def opening(seed: int) -> list[tuple[int, int]]:
        game = match(bot, bot, seed, budget=QUICK)
        return [(role, action) for _, role, action in islice(game, 120)]

    first = opening(8)
    assert opening(8) == first
    assert opening(9) != first


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_squire_beats_the_pilgrim_from_either_side(edition: str) -> None:
    won = sum(winner("squire", "pilgrim", seed, edition) == 0 for seed in range(8))
    won += sum(winner("pilgrim", "squire", seed, edition) == 1 for seed in range(8))
    assert won >= 15


# What the squire understands


def test_the_squire_takes_an_undefended_city() -> None:
    s = scene(
        "tiberias: | saladin zangi al_adil",
        "antioch: bohemond templar_antioch josselin",
        first="saracen",
        cards="move_1 move_1",
    )
    finish_turn(s, 1)
    assert "acre" in s.cities("saracen")


def test_the_squire_does_not_attack_hopelessly() -> None:
    s = scene(
        "jerusalem: king_guy conrad templar_jerusalem hospitaller_jerusalem templar_gaza",
        "hebron: | yazkuj@1",
        first="saracen",
        cards="move_1 move_1",
    )
    finish_turn(s, 1)
    assert s.place("yazkuj") != "jerusalem"


def test_the_squire_keeps_a_garrison() -> None:
    s = scene(
        "harim: bohemond templar_antioch josselin richard",
        "aleppo: | saladin zangi sanjar",
        "hama: | taqi_al_din",
        first="saracen",
        cards="move_2 move_2",
    )
    finish_turn(s, 1)
    assert s.field("aleppo")
