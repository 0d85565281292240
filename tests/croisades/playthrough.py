"""Golden playthroughs: games in notation, with a digest of every role's view on the way.

Run `python -m tests.croisades.playthrough` to write them anew after a change of the rules that
was meant; the difference shows which decision changed, and what each role sees of it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from levant.croisades.game import CROISADES, Game
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.locale import Translator
from tests.croisades.warlike import decisions

FOLDER = Path(__file__).parent / "golden"
SEEDS = (41, 42)
EVERY = 20


def name(scenario: str, seed: int) -> Path:
    return FOLDER / f"{scenario}_{seed}.txt"


def digest(game: Game) -> str:
    """A word for each role's view and the spectator's."""
    words = []
    for viewer in (*range(game.roles), None):
        seen = json.dumps(game.view(viewer), sort_keys=True).encode()
        words.append(hashlib.blake2b(seen, digest_size=4).hexdigest())
    return "= " + " ".join(words)


def written(scenario: str, seed: int) -> str:
    """A new playthrough of two turns."""
    lines = []
    game: Game | None = None
    for ply, (game, role, act) in enumerate(decisions(scenario, seed, {"turns": 2})):
        if ply % EVERY == 0:
            lines.append(digest(game))
        lines.append(f"{CROISADES.roles_of(scenario)[role]} {CROISADES.spell(game, act)}")
    assert game is not None
    return "\n".join([*lines, *epilogue(game)]) + "\n"


def replayed(scenario: str, seed: int, text: str) -> str:
    """The same actions played by the engine as it is now."""
    game = CROISADES.new(scenario, {"turns": 2}, FastDice(seed), log=True)
    lines = []
    roles = CROISADES.roles_of(scenario)
    actions = [line for line in text.splitlines() if line[0] not in "=;"]
    for ply, line in enumerate(actions):
        if ply % EVERY == 0:
            lines.append(digest(game))
        lines.append(line)
        role, _, action = line.partition(" ")
        game.play(roles.index(role), CROISADES.parse(game, action))
    return "\n".join([*lines, *epilogue(game)]) + "\n"


def epilogue(game: Game) -> list[str]:
    """How it ended, and what a spectator could read."""
    tongue = Translator("en", "croisades")
    told = [f"; {tongue.tell(event)}" for event in CROISADES.events(game, None)]
    return [digest(game), *told]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for scenario in SCENARIOS:
        for seed in SEEDS:
            name(scenario, seed).write_text(written(scenario, seed), "utf-8")
