"""What the archives hold: which titles in which rules versions, and their modules."""

from __future__ import annotations

import re
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from levant.kernel.registry import Registry
from levant.kernel.title import Title
from levant.releases import FOLDER

_NAME: Final = re.compile(r"([a-z]+)-([1-9][0-9]*)\.zip")


def archives(folder: Path = FOLDER) -> dict[tuple[str, int], Path]:
    """The archive of each title and rules version that has one."""
    found: dict[tuple[str, int], Path] = {}
    for path in sorted(folder.glob("*.zip")):
        name = _NAME.fullmatch(path.name)
        if name is None:
            raise ValueError(f"{path.name} is no archive of rules: one is named rex-1.zip")
        found[name[1], int(name[2])] = path
    return found


def package(title: str, rules: int) -> str:
    """The name under which the modules of an archive are imported."""
    return f"levant.releases.{title}_{rules}"


def load(title: str, rules: int) -> Title:
    """A title by the rules of an archive."""
    module = import_module(f"{package(title, rules)}.game")
    loaded: Title = getattr(module, title.upper())
    return loaded


def module(title: str, rules: int, name: str) -> ModuleType | None:
    """A module of an archive; None where the title had none of that name."""
    path = f"{package(title, rules)}.{name}"
    return None if find_spec(path) is None else import_module(path)


# Any: each of these functions has a type of its own
def function(title: str, rules: int, name: str) -> Any:
    """The function that a module of its name is there for; None without such a module."""
    found = module(title, rules, name)
    return None if found is None else getattr(found, name)


def put_on(registry: Registry) -> Registry:
    """Register all archives, without opening any."""
    for title, rules in archives():
        registry.archive(title, rules, partial(load, title, rules))
    return registry
