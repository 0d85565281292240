"""An observation in words: for whoever wants to see what a learner sees.

    python -c "from levant.bridges.observation_text import tell; print(tell(...))"

>>> from levant.bridges.observation_of_view import observation_of
>>> from levant.kernel.dice import FastDice
>>> from levant.rex.game import REX
>>> game = REX.new("2.0", {}, FastDice(1))
>>> print(tell(observation_of(game.view(0))).splitlines()[3])
phase            frank_deploy
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from levant.bridges.observations import BLOCK_FLAGS, LAYOUT, SIZE, TOWN_FLAGS, offsets
from levant.rex.army import BLOCKS, LETTERS
from levant.rex.board import PLACES, ROAD_ENDS, ROLES, TOWNS
from levant.rex.edition import CARDS, FIRST_YEAR
from levant.rex.words import PHASES

_WHOSE: Final = ("nobody", "own", "foe", "drawn")
_AT: Final = offsets()


def _name(names: Sequence[str]) -> Callable[[int], str]:
    """A number that stands for one of some names; 0 for none."""
    return lambda number: names[number - 1] if number else "-"


_READERS: Final[dict[str, Callable[[int], str]]] = {
    "role": lambda number: ROLES[number],
    "year": lambda number: str(number + FIRST_YEAR),
    "phase": lambda number: PHASES[number],
    "deciders": lambda number: ("nobody", "own", "foe", "own and foe")[number],
    **dict.fromkeys(
        ("player_one", "player", "guide", "battle_attacker", "winner"),
        lambda number: _WHOSE[number],
    ),
    **dict.fromkeys(("asked_town", "jihad", "battle_town"), _name(TOWNS)),
    **dict.fromkeys(("asked_block", "half_hit"), _name(BLOCKS)),
    **dict.fromkeys(("own_played", "foe_played", "own_last", "foe_last", "chosen"), _name(CARDS)),
    "battle_letter": _name(LETTERS),
}
"""How the fields of one number are read; the others are numbers indeed."""
_ROWS: Final[dict[str, Sequence[str]]] = {
    "hand": CARDS,
    **dict.fromkeys(("place", "steps", "block_flags"), BLOCKS),
    "roads": [f"{PLACES[a]}-{PLACES[b]}" for a, b in ROAD_ENDS],
}
"""What the numbers of a field belong to; where nothing is named, to the towns."""


def _flags(names: Sequence[str], number: int) -> str:
    return "+".join(name for bit, name in enumerate(names) if number >> bit & 1)


_CELLS: Final[dict[str, Callable[[int], str]]] = {
    "place": _name(PLACES),
    "block_flags": lambda number: _flags(BLOCK_FLAGS, number),
    "town_flags": lambda number: _flags(TOWN_FLAGS, number),
}


def decode(observation: Sequence[int]) -> dict[str, str | dict[str, str]]:
    """An observation by its fields; of those with many numbers, what is not 0."""
    if len(observation) != SIZE:
        raise ValueError(f"an observation has {SIZE} numbers, not {len(observation)}")
    told: dict[str, str | dict[str, str]] = {}
    for name, count in LAYOUT.items():
        begin = _AT[name]
        if count == 1:
            told[name] = _READERS.get(name, str)(int(observation[begin]))
            continue
        read = _CELLS.get(name, str)
        told[name] = {
            thing: read(int(observation[begin + at]))
            for at, thing in enumerate(_ROWS.get(name, TOWNS))
            if observation[begin + at]
        }
    return told


def tell(observation: Sequence[int]) -> str:
    """An observation as lines, a field each."""
    lines = []
    for name, fact in decode(observation).items():
        if isinstance(fact, dict):
            fact = ", ".join(f"{thing} {value}" for thing, value in fact.items()) or "-"
        lines.append(f"{name:16} {fact}")
    return "\n".join(lines)
