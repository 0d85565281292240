"""Actions and positions as text that parses back.

An action is its verb and its object: `march zangi`, `to acre`, `done`. A position is
one line: edition and options, the frame, every block with its place and strength, and
whatever else differs from a fresh board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from levant.kernel.dice import Dice, parse_dice
from levant.rex import words as w
from levant.rex.army import BLOCK, BLOCKS
from levant.rex.board import PLACE, PLACES, ROLES, TOWN_COUNT
from levant.rex.edition import CARD, CARDS
from levant.rex.position import Position
from levant.rex.rules import Rules, rules_for

_VERB: Final = {word: verb for verb, (word, _) in enumerate(w.VERBS)}

# Actions


def spell(action: int, blocks: Sequence[str] = BLOCKS) -> str:
    """An action as text; `blocks` are the names an edition gives its blocks.

    >>> spell(16 * 64 + BLOCK["zangi"])
    'march zangi'
    """
    verb, thing = action >> 6, action & 63
    if not 0 <= verb < len(w.VERBS):
        return f"? {action}"
    word, kind = w.VERBS[verb]
    if kind == w.NOTHING:
        return word
    names: Sequence[str] = (blocks, PLACES, CARDS, ROLES)[kind - 1]
    return f"{word} {names[thing]}" if thing < len(names) else f"{word} ?"


def spelled(rules: Rules) -> list[str]:
    """Every action as text under an edition's names, made once."""
    if not rules.spelled:
        rules.spelled.extend(spell(action, rules.blocks) for action in range(w.VERB_COUNT * 64))
    return rules.spelled


def parse(text: str, blocks: Mapping[str, int] = BLOCK) -> int:
    """The action a text spells; ValueError says what cannot be read.

    >>> spell(parse("to acre"))
    'to acre'
    """
    words = text.split()
    if not words:
        raise ValueError("an action is a verb and its object, for instance 'march zangi'")
    if words[0] not in _VERB:
        raise ValueError(f"unknown verb {words[0]!r}")
    verb = _VERB[words[0]]
    kind = w.VERBS[verb][1]
    if kind == w.NOTHING:
        if len(words) > 1:
            raise ValueError(f"'{words[0]}' takes no object")
        return verb * 64
    if len(words) != 2:
        raise ValueError(f"'{words[0]}' takes one {_KINDS[kind]}")
    table: Mapping[str, int] = (blocks, PLACE, CARD, _ROLE)[kind - 1]
    if words[1] not in table:
        raise ValueError(f"unknown {_KINDS[kind]} {words[1]!r}")
    return verb * 64 + table[words[1]]


_KINDS: Final = {w.A_BLOCK: "block", w.A_PLACE: "town", w.A_CARD: "card", w.A_ROLE: "role"}
_ROLE: Final = {role: i for i, role in enumerate(ROLES)}

# Positions

_SCALARS: Final = (
    "year", "turn", "active", "first", "player", "winner", "reason", "moves", "groups_only",
    "group", "mover", "legs", "guide", "jihad", "jihad_site", "main", "german_town",
    "campaigner", "deployments",
    "site", "round", "attacker", "fresh", "half_hit", "slot", "storm_combat",
    "storm_goes_on", "hits", "target", "harrier", "after", "drawn", "drawing", "token_count",
)  # fmt: skip
_MASKS: Final = (
    "moved", "forced", "declared", "entered", "by_sea", "second", "third", "unfought",
    "storming", "sallying", "sallied", "stood_back", "campaign", "kept", "old_sieges", "acted",
    "crowded", "shown", "markers", "known", "seen_1", "seen_2", "seen_4",
)  # fmt: skip
_LISTS: Final = (
    "hands", "chosen", "played", "last", "attacked", "entry", "via", "load", "exits",
    "points", "token",
)  # fmt: skip
_SPECIAL: Final = ("phase", "dice", "blocks")
P = TypeVar("P", bound=Position)


def spell_position(p: Position) -> str:
    """The whole secret state as one line."""
    fresh = _fresh(p.rules, p.dice, Position)
    options = ",".join(f"{name}={value}" for name, value in p.rules.options.items()) or "-"
    parts = ["rex", p.rules.name, options, f"phase={w.PHASES[p.phase]}"]
    for name in _SCALARS:
        value = getattr(p, name)
        if value != getattr(fresh, name):
            parts.append(f"{name}={int(value) if isinstance(value, bool) else value}")
    for name in _MASKS:
        if getattr(p, name):
            parts.append(f"{name}={getattr(p, name):x}")
    for name in _LISTS:
        pairs = zip(getattr(p, name), getattr(fresh, name), strict=True)
        changed = [f"{i}:{value:x}" for i, (value, usual) in enumerate(pairs) if value != usual]
        if changed:
            parts.append(f"{name}={','.join(changed)}")
    parts.append(f"blocks={','.join(_spell_block(p, b) for b in range(len(BLOCKS)))}")
    parts.append(f"dice={p.dice.state().replace(' ', '_')}")
    return " ".join(parts)


def _spell_block(p: Position, block: int) -> str:
    place = p.where[block]
    inside = "*" if place < TOWN_COUNT and p.castle[place] >> block & 1 else ""
    return f"{PLACES[place]}{inside}/{p.strength(block)}"


def _fresh(rules: Rules, dice: Dice, kind: Callable[[Rules, Dice], P]) -> P:
    p = kind(rules, dice)
    p.clear()
    return p


def parse_position(text: str, kind: Callable[[Rules, Dice], P]) -> P:
    """A position from its text; ValueError names the part that cannot be read."""
    head = text.split(" ")
    if len(head) < 5 or head[0] != "rex":
        raise ValueError("a position begins with 'rex', an edition and its options")
    parts: dict[str, str] = {}
    for part in head[3:]:
        name, sign, value = part.partition("=")
        if not sign or name in parts:
            raise ValueError(f"cannot read {part!r}")
        parts[name] = value
    for name in _SPECIAL:
        if name not in parts:
            raise ValueError(f"the position does not say its {name}")
    p = _fresh(_parse_rules(head[1], head[2]), parse_dice(parts["dice"].replace("_", " ")), kind)
    if parts["phase"] not in w.PHASES:
        raise ValueError(f"unknown phase {parts['phase']!r}")
    p.phase = w.PHASES.index(parts["phase"])
    for name, value in parts.items():
        try:
            _set_part(p, name, value)
        except (ValueError, IndexError, KeyError) as error:
            raise ValueError(f"cannot read {name}={value!r}: {error}") from error
    return p


def _parse_rules(edition: str, options: str) -> Rules:
    chosen: dict[str, int] = {}
    if options != "-":
        for option in options.split(","):
            name, _, value = option.partition("=")
            chosen[name] = int(value)
    return rules_for(edition, chosen)


def _set_part(p: Position, name: str, value: str) -> None:
    if name in _SPECIAL:
        if name == "blocks":
            _set_blocks(p, value.split(","))
        return
    if name in _LISTS:
        values = list(getattr(p, name))
        for pair in value.split(","):
            i, _, number = pair.partition(":")
            values[int(i)] = int(number, 16)
        setattr(p, name, values)
    elif name in _MASKS:
        setattr(p, name, int(value, 16))
    elif name in _SCALARS:
        usual: object = getattr(p, name)
        if isinstance(usual, bool):
            setattr(p, name, value == "1")
        else:
            setattr(p, name, value if isinstance(usual, str) else int(value))
    else:
        raise ValueError("unknown part")


def _set_blocks(p: Position, blocks: list[str]) -> None:
    if len(blocks) != len(BLOCKS):
        raise ValueError(f"{len(blocks)} blocks, not {len(BLOCKS)}")
    for block, text in enumerate(blocks):
        place_name, _, steps = text.partition("/")
        inside = place_name.endswith("*")
        place = PLACE[place_name.rstrip("*")]
        p.own_ground()
        p.where[block] = place
        p.set_strength(block, int(steps))
        if place < TOWN_COUNT:
            if inside:
                p.put_in_castle(block, place)
            else:
                p.put_in_field(block, place)
