"""Editions that differ from a published one in a few answers."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from levant.kernel.dice import Dice, ScriptedDice
from levant.rex.deployment import set_up
from levant.rex.edition import EditionFile
from levant.rex.game import Game
from levant.rex.rules import Rules
from tests.rex.scene import Scene, scene

TableCache = dict[str, Any]


def tables(edition: str) -> TableCache:
    """The tables of an edition's file, free to be changed."""
    path = files("levant.rex").joinpath("data", "editions", f"{edition}.toml")
    return tomllib.loads(path.read_text("utf-8"))


def variant(changes: Mapping[str, object]) -> EditionFile:
    """2.0 with some answers changed."""
    changed = tables("2.0")
    for name, value in changes.items():
        changed[name] = {"value": value, "rule": "a test"}
    return EditionFile("2.0", changed)


def rules(file: EditionFile, options: Mapping[str, int] | None = None) -> Rules:
    """The rules of an edition file and the options of a match."""
    built = Rules("2.0", {})
    built.set_up(file, options or {})
    return built


def at(
    file: EditionFile, *lines: str, options: Mapping[str, int] | None = None, **frame: Any
) -> Scene:
    """A scene under the rules of an edition file."""
    return scene(*lines, edition=rules(file, options), **frame)


def fresh(file: EditionFile, dice: Dice | None = None) -> Scene:
    """A fresh game at the set-up of the Franks."""
    game = Game(rules(file), dice or ScriptedDice([], [0] * 40))
    game.clear()
    game.log = []
    set_up(game)
    return Scene(game)


@dataclass(frozen=True)
class Flip:
    """A field of 2.0 changed alone (or within a context), and what a scene shows of it."""

    value: object
    watch: Callable[[EditionFile], object]
    was: object
    becomes: object
    context: Mapping[str, object] = field(default_factory=dict)
