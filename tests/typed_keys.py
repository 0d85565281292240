"""The keys of typed dictionaries, as paths: those a type declares, and those values have."""

from __future__ import annotations

from typing import Any, get_args

from typing_extensions import get_type_hints, is_typeddict


def declared_keys(kind: Any, path: str = "") -> set[str]:
    """The keys of a type and of the typed dictionaries in it: `battle`, `battle.hex`."""
    if not is_typeddict(kind):
        return {key for part in get_args(kind) for key in declared_keys(part, path)}
    keys = set()
    for key, value in get_type_hints(kind).items():
        keys |= {path + key} | declared_keys(value, f"{path}{key}.")
    return keys


def add_made_keys(keys: set[str], value: object, path: str = "") -> None:
    """Add the keys of a value and of the dictionaries in it to those found before."""
    if isinstance(value, dict):
        for key, part in value.items():
            keys.add(path + key)
            if isinstance(part, dict | list):
                add_made_keys(keys, part, f"{path}{key}.")
    elif isinstance(value, list):
        for part in value:
            add_made_keys(keys, part, path)
