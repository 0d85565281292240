"""Golden playthroughs: whole games as text, with both views and the legal actions.

Each decision shows who decides, the legal actions (objects grouped under their verb),
what changed in each side's view since the last decision, and the action taken.
`python -m tests.rex.playthrough` writes the files anew; read the difference before you
commit it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from levant.kernel.dice import FastDice
from levant.rex import notation
from levant.rex.board import ROLES
from levant.rex.game import REX, Game
from tests.rex.play import MOST_DECISIONS, bold, uniform

GOLDEN = Path(__file__).parent / "golden"
# name: (edition, seed, options, bold, resign after this many decisions)
GAMES: dict[str, tuple[str, int, dict[str, int], bool, int]] = {
    "uniform": ("2.0", 11, {}, False, 0),
    "bold": ("2.0", 12, {}, True, 0),
    "marches": ("2.0", 13, {"forced_march": 1, "iron_bridge": 1}, True, 0),
    "handicap": ("2.0", 14, {"handicap": 3, "regroup_when_refused": 1}, True, 0),
    "all_options": (
        "2.0",
        15,
        {"forced_march": 1, "handicap": 1, "iron_bridge": 1, "regroup_when_refused": 1},
        True,
        0,
    ),
    "resigned": ("2.0", 16, {}, True, 400),
    "es_bold": ("1.3", 21, {}, True, 0),
    "es_options": ("1.3", 22, {"fickle_philip": 1, "richard_by_sea": 1}, True, 0),
    "fr_bold": ("1.4", 23, {}, True, 0),
    "fr_handicap": ("1.4", 24, {"handicap": 2}, True, 0),
    "manual_bold": ("manual", 25, {}, True, 0),
    "manual_uniform": ("manual", 26, {}, False, 0),
}
_UNTOLD = ("legal", "title", "edition", "role", "rule")


def play(name: str) -> Iterator[str]:
    """The lines of a golden game."""
    edition, seed, options, is_bold, resign = GAMES[name]
    game = REX.new(edition, options, FastDice(seed))
    dice = FastDice(seed + 500)
    policy = bold if is_bold else uniform
    yield f"rex {edition} seed {seed} options {json.dumps(options)}"
    seen: list[dict[str, str]] = [{}, {}]
    for number in range(MOST_DECISIONS):
        deciders = game.deciders
        yield from _views(game, seen)
        if not deciders:
            break
        role = deciders[0]
        yield f"{number} {ROLES[role]} may {_legal(game, role)}"
        action = policy(game, role, dice)
        if resign and number == resign:
            action = notation.parse("resign")
        yield f"> {REX.spell(game, action)}"
        game.play(role, action)
    yield f"= {json.dumps(game.view(None)['result'])}"


def _legal(game: Game, role: int) -> str:
    """The legal actions, the objects of a verb together."""
    grouped: dict[str, list[str]] = {}
    for action in game.legal(role):
        verb, _, thing = REX.spell(game, action).partition(" ")
        grouped.setdefault(verb, []).append(thing)
    return "; ".join(f"{verb} {' '.join(things)}".strip() for verb, things in grouped.items())


def _views(game: Game, seen: list[dict[str, str]]) -> Iterator[str]:
    """What changed in each side's view."""
    for role in (0, 1):
        now = dict(_parts(game, role))
        for key in sorted(seen[role].keys() | now.keys()):
            if seen[role].get(key) != now.get(key):
                yield f"  {ROLES[role][0]} {key}: {now.get(key, 'nothing')}"
        seen[role] = now


def _parts(game: Game, role: int) -> Iterator[tuple[str, str]]:
    """A view as small named parts: every town on its own, the rest by key."""
    view: dict[str, Any] = dict(game.view(role))
    towns: dict[str, list[str]] = {}
    pieces = view.pop("pieces")
    assert isinstance(pieces, list)
    for piece in pieces:
        towns.setdefault(piece["town"], []).append(_piece(piece))
    for town, here in towns.items():
        yield f"at {town}", ", ".join(here)
    for key, value in view.items():
        if key not in _UNTOLD:
            yield key, json.dumps(value)


def _piece(piece: Mapping[str, object]) -> str:
    words = [str(piece["role"])[0], str(piece.get("block", "?"))]
    words += [f"{k}={v}" for k, v in piece.items() if k not in ("role", "block", "town")]
    return " ".join(words)


def main() -> None:
    """Write all golden playthroughs."""
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        text = "\n".join(play(name)) + "\n"
        (GOLDEN / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
