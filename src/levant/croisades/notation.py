"""Actions as text that parses back: `march g3`, `to acre`, `take spearman 5`, `sail s21 jaffa`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from levant.croisades.board import HEX_COUNT, PLACE, spell_hex
from levant.croisades.roster import CLASSES, GOODS
from levant.croisades.tables import MAPS
from levant.croisades.words import (
    CLASS_OBJECT,
    COMPANY_OBJECT,
    COUNT_OBJECT,
    GOOD_OBJECT,
    GOOD_WARE,
    GROUP_OBJECT,
    HEX_OBJECT,
    HURT_WARE,
    MAP_OBJECT,
    MOST_OBJECT,
    ROLE_OBJECT,
    SHIP_OBJECT,
    SIDE_OBJECT,
    SIDES,
    VERBS,
    WARE_OBJECT,
    action,
    unpack,
)

_VERB: Final = {word: verb for verb, (word, _) in enumerate(VERBS)}
_WOUNDED: Final = "wounded_"
_NUMBERED: Final = {GROUP_OBJECT: "g", SHIP_OBJECT: "s", COMPANY_OBJECT: "c", COUNT_OBJECT: ""}
_LISTS: Final[dict[str, Sequence[str]]] = {
    CLASS_OBJECT: CLASSES,
    GOOD_OBJECT: GOODS,
    MAP_OBJECT: MAPS,
    SIDE_OBJECT: SIDES,
}


def spell_ware(ware: int) -> str:
    """A class, a wounded class or a good."""
    if ware >= GOOD_WARE:
        return _named(GOODS, ware - GOOD_WARE)
    if ware >= HURT_WARE:
        return _WOUNDED + _named(CLASSES, ware - HURT_WARE)
    return _named(CLASSES, ware)


def _named(names: Sequence[str], thing: int) -> str:
    return names[thing] if 0 <= thing < len(names) else "?"


def spell_object(kind: str, thing: int, roles: Sequence[str]) -> str:
    """One object of an action."""
    if kind in _NUMBERED:
        return f"{_NUMBERED[kind]}{thing}"
    if kind == HEX_OBJECT:
        return spell_hex(thing) if thing < HEX_COUNT else "?"
    if kind == WARE_OBJECT:
        return spell_ware(thing)
    return _named(roles if kind == ROLE_OBJECT else _LISTS[kind], thing)


@lru_cache(maxsize=1 << 16)
def spell(number: int, roles: tuple[str, ...]) -> str:
    """An action as text; views spell whole lists of them, mostly the same ones.

    >>> spell(parse("take spearman 5", ()), ())
    'take spearman 5'
    """
    verb, *things = unpack(number)
    if not 0 <= verb < len(VERBS):
        return f"? {number}"
    word, kinds = VERBS[verb]
    return " ".join(
        [word, *(spell_object(k, t, roles) for k, t in zip(kinds, things, strict=False))]
    )


def parse(text: str, roles: Sequence[str]) -> int:
    """The action a text spells; ValueError says what cannot be read."""
    words = text.split()
    if not words:
        raise ValueError("an action is a verb and its objects, for instance 'to acre'")
    if words[0] not in _VERB:
        raise ValueError(f"unknown verb {words[0]!r}")
    verb = _VERB[words[0]]
    kinds = VERBS[verb][1]
    if len(words) - 1 != len(kinds):
        wanted = " and ".join(kinds) or "no object"
        raise ValueError(f"'{words[0]}' takes {wanted}")
    things = [parse_object(k, t, roles) for k, t in zip(kinds, words[1:], strict=True)]
    return action(verb, *things)


def parse_object(kind: str, text: str, roles: Sequence[str]) -> int:
    """One object of an action."""
    if kind in _NUMBERED:
        digits = text.removeprefix(_NUMBERED[kind])
        if not digits.isascii() or not digits.isdigit() or int(digits) > MOST_OBJECT:
            raise ValueError(f"a {kind} is written like {_NUMBERED[kind]}3, not {text!r}")
        return int(digits)
    if kind == HEX_OBJECT:
        if text not in PLACE:
            raise ValueError(f"unknown hex {text!r}: a number as on the map, or a stronghold")
        return PLACE[text]
    if kind == WARE_OBJECT:
        return parse_ware(text)
    names = roles if kind == ROLE_OBJECT else _LISTS[kind]
    if text not in names:
        raise ValueError(f"unknown {kind} {text!r}; known: {', '.join(names)}")
    return list(names).index(text)


def parse_ware(text: str) -> int:
    """A class, a wounded class or a good."""
    if text in GOODS:
        return GOOD_WARE + GOODS.index(text)
    hurt = text.startswith(_WOUNDED)
    name = text.removeprefix(_WOUNDED)
    if name not in CLASSES:
        raise ValueError(f"unknown character or good {text!r}")
    return CLASSES.index(name) + (HURT_WARE if hurt else 0)
