"""Actions that might be legal: every verb, with objects that exist and some that do not."""

from __future__ import annotations

from collections.abc import Iterator

from levant.croisades import words as w
from levant.croisades.board import HEX_COUNT, NEAR, PORTS
from levant.croisades.game import Game
from levant.croisades.roster import CLASS_COUNT, GOOD_COUNT
from levant.kernel.dice import Dice

COUNTS = (0, 1, 2, 3, 4, 8, 12, 25, 100)


def probes(game: Game, role: int, dice: Dice, each: int) -> Iterator[int]:
    """Some actions of a role: of each verb that the phase knows, and one of any other."""
    known = w.PHASES[game.phase].verbs
    for verb, (_, kinds) in enumerate(w.VERBS):
        for _ in range(each if verb in known else 1):
            yield w.action(verb, *(thing(kind, game, role, dice) for kind in kinds))


def thing(kind: str, game: Game, role: int, dice: Dice) -> int:
    """An object of a kind: one that the role knows, or any number near it."""
    pool = known_things(kind, game, role)
    return pool[dice.below(len(pool))] if pool and dice.below(8) else dice.below(_most(kind) + 3)


def known_things(kind: str, game: Game, role: int) -> list[int]:
    """Things of a kind that the role can point at."""
    groups = game.own_groups(role)
    if kind == w.GROUP_OBJECT:
        return [group.number for group in groups]
    if kind == w.SHIP_OBJECT:
        return [ship.number for ship in game.ships if ship.role == role]
    if kind == w.HEX_OBJECT:
        here = [group.hex for group in groups if not group.ship]
        return here + [there for place in here for there in NEAR[place]] + PORTS
    if kind == w.WARE_OBJECT:
        classes = range(CLASS_COUNT)
        hurt = (w.HURT_WARE + c for c in classes)
        return [*classes, *hurt, *(w.GOOD_WARE + good for good in range(GOOD_COUNT))]
    return list(COUNTS) if kind == w.COUNT_OBJECT else []


def _most(kind: str) -> int:
    return {
        w.HEX_OBJECT: HEX_COUNT, w.GROUP_OBJECT: 40, w.SHIP_OBJECT: 40, w.ROLE_OBJECT: 4,
        w.CLASS_OBJECT: CLASS_COUNT, w.GOOD_OBJECT: GOOD_COUNT, w.COMPANY_OBJECT: 12,
        w.MAP_OBJECT: 6, w.SIDE_OBJECT: 4,
    }.get(kind, 200)  # fmt: skip
