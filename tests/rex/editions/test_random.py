"""Random games of every edition, from the set-up to the end: fifty, five hundred as a proof."""

from __future__ import annotations

import json
from typing import cast

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.kernel.title import Title
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from levant.rex.words import VERB_COUNT
from tests.rex.editions.sections import own
from tests.rex.play import walk

TITLE = cast("Title", REX)
GAMES = 50
CHUNKS = [0, *(pytest.param(chunk, marks=pytest.mark.proof) for chunk in range(1, 10))]
EVERY = 397  # decisions between two looks at a game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chunk", CHUNKS)
def test_games_end_and_can_be_looked_at(edition: str, chunk: int) -> None:
    """Each has a result; on the way both players see it, and are refused by own sections."""
    sections = own(edition)
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        dice = FastDice(seed)
        game: Game | None = None
        for number, (game, role, action) in enumerate(walk(seed, edition)):
            if number % EVERY == seed % EVERY:
                look(game, edition)
                assert game.refusal(role, action) is None
                try_wrong_actions(game, dice, sections)
        assert game is not None
        assert game.result is not None
        assert game.result.reason in ("cities", "sudden_death")
        assert game.deciders == ()
        look(game, edition)


def look(game: Game, edition: str) -> None:
    """Both players and a spectator see a position that can be sent to them."""
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view["edition"] == edition
        assert json.loads(json.dumps(view)) == view


def try_wrong_actions(game: Game, dice: FastDice, sections: set[str]) -> None:
    """Refusals cite a section of the edition, a card, or the notation."""
    for _ in range(20):
        role, action = dice.below(2), dice.below(VERB_COUNT) * 64 + dice.below(62)
        refusal = game.refusal(role, action)
        if refusal is not None:
            card = refusal.rule.startswith("card ")
            assert card or refusal.rule in sections | {"notation"}, refusal


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2, 5, 6])
def test_a_record_replays_and_verifies(edition: str, seed: int) -> None:
    """Written, read again, replayed to the same position, and every check is ok."""
    moves = []
    for game, role, action in walk(seed, edition):
        moves.append((role, REX.spell(game, action)))
    assert game.result is not None
    record = Record.begin(TITLE, edition, game.rules.options, f"fast {seed}")
    for role, text in moves:
        record.append(role, text)
    record.finish(game.result)
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.replay(TITLE).text() == game.text()
    verdict = again.verify(TITLE)
    for name in ("digest", "rules", "result"):
        assert verdict[name].outcome == "ok", verdict
