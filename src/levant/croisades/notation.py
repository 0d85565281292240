"""Actions as text that parses back: `march g3`, `to acre`, `take spearman 5`, `sail s21 jaffa`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from levant.croisades import words as w
from levant.croisades.board import HEX_COUNT, PLACE, spell_hex
from levant.croisades.roster import CLASSES, GOODS
from levant.croisades.tables import MAPS

_VERB: Final = {word: verb for verb, (word, _) in enumerate(w.VERBS)}
_WOUNDED: Final = "wounded_"
_NUMBERED: Final = {
    w.GROUP_OBJECT: "g",
    w.SHIP_OBJECT: "s",
    w.COMPANY_OBJECT: "c",
    w.COUNT_OBJECT: "",
}
_LISTS: Final[dict[str, Sequence[str]]] = {
    w.CLASS_OBJECT: CLASSES,
    w.GOOD_OBJECT: GOODS,
    w.MAP_OBJECT: MAPS,
    w.SIDE_OBJECT: w.SIDES,
}


def spell_ware(ware: int) -> str:
    """A class, a wounded class or a good."""
    if ware >= w.GOOD_WARE:
        return _named(GOODS, ware - w.GOOD_WARE)
    if ware >= w.HURT_WARE:
        return _WOUNDED + _named(CLASSES, ware - w.HURT_WARE)
    return _named(CLASSES, ware)


def _named(names: Sequence[str], thing: int) -> str:
    return names[thing] if 0 <= thing < len(names) else "?"


def spell_object(kind: str, thing: int, roles: Sequence[str]) -> str:
    """One object of an action."""
    if kind in _NUMBERED:
        return f"{_NUMBERED[kind]}{thing}"
    if kind == w.HEX_OBJECT:
        return spell_hex(thing) if thing < HEX_COUNT else "?"
    if kind == w.WARE_OBJECT:
        return spell_ware(thing)
    return _named(roles if kind == w.ROLE_OBJECT else _LISTS[kind], thing)


@lru_cache(maxsize=1 << 16)
def spell(number: int, roles: tuple[str, ...]) -> str:
    """An action as text; views spell whole lists of them, mostly the same ones.

    >>> spell(parse("take spearman 5", ()), ())
    'take spearman 5'
    """
    verb, *things = w.unpack(number)
    if not 0 <= verb < len(w.VERBS):
        return f"? {number}"
    word, kinds = w.VERBS[verb]
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
    kinds = w.VERBS[verb][1]
    if len(words) - 1 != len(kinds):
        wanted = " and ".join(kinds) or "no object"
        raise ValueError(f"'{words[0]}' takes {wanted}")
    things = [parse_object(k, t, roles) for k, t in zip(kinds, words[1:], strict=True)]
    return w.action(verb, *things)


def parse_object(kind: str, text: str, roles: Sequence[str]) -> int:
    """One object of an action."""
    if kind in _NUMBERED:
        digits = text.removeprefix(_NUMBERED[kind])
        if not digits.isascii() or not digits.isdigit() or int(digits) > w.MOST_OBJECT:
            raise ValueError(f"a {kind} is written like {_NUMBERED[kind]}3, not {text!r}")
        return int(digits)
    if kind == w.HEX_OBJECT:
        if text not in PLACE:
            raise ValueError(f"unknown hex {text!r}: a number as on the map, or a stronghold")
        return PLACE[text]
    if kind == w.WARE_OBJECT:
        return parse_ware(text)
    names = roles if kind == w.ROLE_OBJECT else _LISTS[kind]
    if text not in names:
        raise ValueError(f"unknown {kind} {text!r}; known: {', '.join(names)}")
    return list(names).index(text)


def parse_ware(text: str) -> int:
    """A class, a wounded class or a good."""
    if text in GOODS:
        return w.GOOD_WARE + GOODS.index(text)
    hurt = text.startswith(_WOUNDED)
    name = text.removeprefix(_WOUNDED)
    if name not in CLASSES:
        raise ValueError(f"unknown character or good {text!r}")
    return CLASSES.index(name) + (w.HURT_WARE if hurt else 0)
