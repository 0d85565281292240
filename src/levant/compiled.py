"""Which code runs: the compiled extensions, or the Python source they came from.

The hot modules are compiled ahead of time where a C compiler exists. An extension
hides the source beside it, even a newer one; so the build leaves a stamp with a
digest of every source it read, and `arrange` falls back to the source, for all hot
modules together, as soon as one of them differs.

The build reads this file on its own, without the package: it imports nothing of it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

HOT: Final = (
    "levant.kernel.dice",
    "levant.kernel.runner",
    "levant.rex.bits",
    "levant.rex.board",
    "levant.rex.army",
    "levant.rex.edition",
    "levant.rex.rules",
    "levant.rex.words",
    "levant.rex.position",
    "levant.rex.tokens",
    "levant.rex.leaving",
    "levant.rex.draws",
    "levant.rex.deployment",
    "levant.rex.cards",
    "levant.rex.movement",
    "levant.rex.marches",
    "levant.rex.muster",
    "levant.rex.sea",
    "levant.rex.moves",
    "levant.rex.reserves",
    "levant.rex.retreats",
    "levant.rex.fire",
    "levant.rex.storm",
    "levant.rex.hits",
    "levant.rex.battle",
    "levant.rex.siege",
    "levant.rex.winter",
    "levant.rex.notation",
    "levant.rex.pieces",
    "levant.rex.sight",
    "levant.rex.game",
    "levant.rex.belief_ledger",
    "levant.rex.belief_shadows",
    "levant.rex.belief_tracks",
    "levant.rex.belief_battle",
    "levant.rex.belief_board",
    "levant.rex.belief_enemy",
    "levant.rex.belief_weights",
    "levant.rex.belief",
    "levant.croisades.aftermath",
    "levant.croisades.assault",
    "levant.croisades.board",
    "levant.croisades.combat",
    "levant.croisades.custody",
    "levant.croisades.deployment",
    "levant.croisades.diplomacy",
    "levant.croisades.field",
    "levant.croisades.fights",
    "levant.croisades.game",
    "levant.croisades.garrison",
    "levant.croisades.gifts",
    "levant.croisades.grouping",
    "levant.croisades.investment",
    "levant.croisades.landing",
    "levant.croisades.lands",
    "levant.croisades.line",
    "levant.croisades.march",
    "levant.croisades.meetings",
    "levant.croisades.morale",
    "levant.croisades.muster",
    "levant.croisades.naval",
    "levant.croisades.notation",
    "levant.croisades.outcome",
    "levant.croisades.pieces",
    "levant.croisades.position",
    "levant.croisades.ramparts",
    "levant.croisades.ranks",
    "levant.croisades.reasons",
    "levant.croisades.records",
    "levant.croisades.remnants",
    "levant.croisades.roster",
    "levant.croisades.sallies",
    "levant.croisades.seafight",
    "levant.croisades.sequence",
    "levant.croisades.setup",
    "levant.croisades.siege",
    "levant.croisades.sight",
    "levant.croisades.stances",
    "levant.croisades.supply",
    "levant.croisades.tables",
    "levant.croisades.truce",
    "levant.croisades.turn",
    "levant.croisades.words",
    "levant.croisades.works",
    "levant.bots.rex.map_tables",
    "levant.bots.rex.combat_odds",
    "levant.bots.rex.policy_weights",
    "levant.bots.rex.forces",
    "levant.bots.rex.targets",
    "levant.bots.rex.valuation",
    "levant.bots.rex.offers",
    "levant.bots.rex.routing",
    "levant.bots.rex.departures",
    "levant.bots.rex.group_moves",
    "levant.bots.rex.move_choice",
    "levant.bots.rex.battle_policy",
    "levant.bots.rex.retreat_policy",
    "levant.bots.rex.card_policy",
    "levant.bots.rex.placement_policy",
    "levant.bots.rex.rollout_policy",
    "levant.bots.rex.evaluation",
    "levant.bots.rex.features",
    "levant.bots.rex.value_net",
    "levant.bots.rex.order_features",
    "levant.bots.rex.learned_policy",
    "levant.bots.rex.playout",
    "levant.bots.croisades.battlefield",
    "levant.bots.croisades.campaign",
    "levant.bots.croisades.constable",
    "levant.bots.croisades.diplomacy",
    "levant.bots.croisades.fleets",
    "levant.bots.croisades.outlook",
    "levant.bots.croisades.picking",
    "levant.bots.croisades.recruiting",
    "levant.bots.croisades.sea_fights",
    "levant.bots.croisades.siegecraft",
    "levant.bots.croisades.targets",
    "levant.bots.croisades.voyages",
    "levant.bridges.action_space",
    "levant.bridges.observations",
    "levant.bridges.history",
    "levant.bridges.batch",
)
"""The modules to compile; those whose file does not exist are skipped."""

COMPILED: Final = "compiled"
PURE: Final = "interpreted (LEVANT_PURE)"
STALE: Final = "interpreted (stale extensions)"
ABSENT: Final = "interpreted (no extensions)"

WARNING: Final = (
    "levant: compiled extensions are older than the source: running interpreted; run make setup"
)

PACKAGE: Final = Path(__file__).resolve().parent


class Stamp(NamedTuple):
    """What a build read, what it compiled, and why it compiled nothing (else empty)."""

    modules: tuple[str, ...]
    sources: dict[str, str]
    why: str


def pure(environ: Mapping[str, str]) -> bool:
    """Whether the environment asks for interpreted code."""
    return environ.get("LEVANT_PURE", "0") not in ("", "0")


def source(package: Path, module: str) -> Path:
    """The source file of a module of the package in that folder."""
    return package.joinpath(*module.split(".")[1:]).with_suffix(".py")


def hot(package: Path) -> tuple[str, ...]:
    """The hot modules that exist."""
    return tuple(module for module in HOT if source(package, module).is_file())


def digest(path: Path) -> str:
    """A digest of a file's bytes; empty when there is no such file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def read_stamp(package: Path) -> Stamp | None:
    """The stamp of the last build, if there was one."""
    try:
        held = json.loads((package / "_compiled.json").read_text("utf-8"))
        return Stamp(tuple(held["modules"]), dict(held["sources"]), held["why"])
    except (FileNotFoundError, KeyError, ValueError):
        return None


def write_stamp(package: Path, stamp: Stamp) -> None:
    """Leave a stamp beside the extensions."""
    text = json.dumps(stamp._asdict(), indent=1) + "\n"
    (package / "_compiled.json").write_text(text, "utf-8")


def matches(package: Path, stamp: Stamp) -> bool:
    """Whether every source is still what the build read, and nothing is newly hot."""
    return set(hot(package)) <= stamp.sources.keys() and all(
        digest(source(package, module)) == known for module, known in stamp.sources.items()
    )


def has_extension(package: Path, module: str) -> bool:
    """Whether this Python would find an extension for the module."""
    stem = source(package, module).with_suffix("")
    return any(stem.with_name(stem.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def examine(package: Path, environ: Mapping[str, str]) -> str:
    """The state the package in that folder must run in."""
    if pure(environ):
        return PURE
    modules = hot(package)
    if not any(has_extension(package, module) for module in modules):
        return ABSENT
    stamp = read_stamp(package)
    if stamp is None or stamp.modules != modules or not matches(package, stamp):
        return STALE
    return COMPILED if all(has_extension(package, module) for module in modules) else STALE


class SourceFinder:
    """Loads the named modules from their source, whatever extension lies beside it.

    An entry of `sys.meta_path`; without its abstract base, whose import is slow.
    """

    def __init__(self, package: Path, modules: tuple[str, ...]) -> None:
        self.files = {module: str(source(package, module)) for module in modules}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - the import system passes it
        target: ModuleType | None = None,  # noqa: ARG002 - likewise
    ) -> ModuleSpec | None:
        """The source of a hot module; for any other, nothing."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=SourceFileLoader(fullname, file))


_state = ABSENT


def state() -> str:
    """What runs in this process, as one of the words above."""
    return _state


def report() -> str:
    """The state as a sentence, with the reason when a build was tried and failed."""
    stamp = read_stamp(PACKAGE) if _state == ABSENT else None
    return f"{_state}: {stamp.why}" if stamp is not None and stamp.why else _state


def arrange() -> None:
    """Decide for this process; called once, before any hot module is imported."""
    global _state  # noqa: PLW0603 - decided once, when the package is imported
    _state = examine(PACKAGE, os.environ)
    if _state == COMPILED:
        return
    if _state == STALE:
        sys.stderr.write(WARNING + "\n")
    stamp = read_stamp(PACKAGE)
    modules = HOT if stamp is None else HOT + stamp.modules
    sys.meta_path.insert(0, SourceFinder(PACKAGE, modules))
