"""2.64, 2.66 Sallies: for supplies, against the camp, while a battle is fought."""

from __future__ import annotations

from typing import Final

from levant.croisades import combat, morale
from levant.croisades.board import spell_hex
from levant.croisades.fights import Battle, Fighter, Siege
from levant.croisades.garrison import HALF, QUARTER, ration_loss
from levant.croisades.investment import destroy
from levant.croisades.morale import Melee
from levant.croisades.position import Position
from levant.croisades.ramparts import arena, disband, fit, from_camp, from_walls, line_up, others
from levant.croisades.ranks import FLEEING, OFF, WATCHING, able, members, standing
from levant.croisades.roster import CART_LOAD, COMMANDER, ENGINES, MOUNTED, MULE_LOAD, WEAPON

TORCH: Final = 5  # an engine burns on this die or less (ours)
SKIRMISH_ROUNDS: Final = 6
PATROL: Final = 8  # 2.64
PATROL_RIDERS: Final = 2
PATROL_SHOOTERS: Final = 2
SECOND_PATROL: Final = 6


def skirmish(
    p: Position, b: Battle, sallying: list[Fighter], guards: list[Fighter], siege: Siege,
    late: int = 0,
) -> None:  # fmt: skip
    """A few rounds between two small parties; both sides strike in each, the hungry worse.

    Guards who come late do not strike in so many first rounds (2.64, decision 76).
    """
    out = Melee(shift=-1 if siege.fed in (HALF, QUARTER) else 0, rations=ration_loss(siege))
    back = Melee(shift=int(siege.fed == QUARTER), rations=ration_loss(siege))
    for done in range(SKIRMISH_ROUNDS):
        morale.clear_tests(b)
        dazed = morale.stunned(b.fighters)
        engaged = strike(p, b, guards, sallying, back) if done >= late else []
        engaged += strike(p, b, sallying, guards, out)
        morale.rally((sallying, guards), engaged)
        morale.recover(dazed, b.fighters)
        if not any(map(able, sallying)) or not any(map(able, guards)):
            return


def strike(
    p: Position, b: Battle, ours: list[Fighter], theirs: list[Fighter], m: Melee
) -> list[Fighter]:
    """Who can strike attacks who is before him, the fleeing only if nobody else is; all of them."""
    there = [f for f in theirs if not f.state & OFF]
    steady = [f for f in there if not f.state & FLEEING]
    engaged: list[Fighter] = []
    for gang, mark in combat.pair(standing(ours), steady or there):
        engaged += [*gang, mark]
        combat.fight(p, b, gang, mark, m)
    return engaged


def sally_party(b: Battle, size: int) -> list[Fighter]:
    """The best who go out; one who can command always stays with the others."""
    ready = fit(b, 1)
    commanders = [f for f in ready if COMMANDER[f.cls]]
    return others(ready, commanders[-1:])[:size]


def patrol(b: Battle, most: int, out: list[Fighter] | None = None) -> list[Fighter]:
    """2.64: at most eight, with no more than two riders and two missile men; not those out."""
    chosen: list[Fighter] = []
    riders = shooters = 0
    for f in others(fit(b, 0), out or []):
        if len(chosen) == most:
            break
        rides, shoots = MOUNTED[f.cls], bool(WEAPON[f.cls])
        if (rides and riders == PATROL_RIDERS) or (shoots and shooters == PATROL_SHOOTERS):
            continue
        riders += rides
        shooters += shoots
        chosen.append(f)
    return chosen


def forage(p: Position, siege: Siege, size: int) -> None:
    """2.64: by night with mules and carts; what comes back is what a patrol lets through."""
    b = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    escort = sally_party(b, size)
    guards = patrol(b, PATROL)
    # 2.65: who is slow with hunger is more easily found.
    if p.d10() + ration_loss(siege) >= SECOND_PATROL:
        guards = guards + patrol(b, PATROL, guards)
    skirmish(p, b, escort, guards, siege, late=1)
    if not any(not f.state & OFF for f in escort):
        siege.mules = siege.carts = 0
    elif any(able(f) for f in guards):
        siege.mules -= siege.mules // 2
        siege.carts -= siege.carts // 2
    brought = siege.mules * MULE_LOAD + siege.carts * CART_LOAD
    siege.supply += 4 * brought
    p.note("foraged", hex=spell_hex(siege.hex), role=p.role_name(p.keeper(siege)))
    disband(p, siege, b)


def raid(p: Position, siege: Siege, size: int) -> None:
    """2.64: torches in the camp; raiders who are not held burn engines."""
    b = arena(p, siege)
    from_camp(p, siege, b)
    from_walls(p, siege, b)
    line_up(b)
    burn_camp(p, siege, b, size, fit(b, 0)[: 2 * size])
    disband(p, siege, b)


def sortie(p: Position, siege: Siege, field: Battle, size: int) -> None:
    """2.66: while the besiegers fight a battle, the garrison meets only those left in the camp."""
    b = arena(p, siege)
    watchers = [
        f
        for c, company in enumerate(field.companies)
        if company.status == WATCHING
        for f in members(field, c)
    ]
    posts = [(f.side, f.company) for f in watchers]
    for f in watchers:
        f.side, f.company = 0, 0
    b.fighters = list(watchers)
    from_walls(p, siege, b)
    line_up(b)
    burn_camp(p, siege, b, size, watchers)
    for f, (side, company) in zip(watchers, posts, strict=True):
        f.side, f.company = side, company
    # The watchers' wounds are looked after with those of the battle.
    b.fighters = b.fighters[len(watchers) :]
    disband(p, siege, b)


def burn_camp(p: Position, siege: Siege, b: Battle, size: int, guards: list[Fighter]) -> None:
    """Raiders fight the guards of the camp; those who are not held set fire to the engines."""
    raiders = sally_party(b, size)
    skirmish(p, b, raiders, guards, siege)
    torches = max(1, sum(1 for f in raiders if able(f)) - sum(1 for f in guards if able(f)))
    burnt = 0
    if any(able(f) for f in raiders):
        for _ in range(torches):
            standing = [e for e in reversed(ENGINES) if siege.ready[e]]
            if standing and p.d10() <= TORCH:
                destroy(p, siege, standing[0])
                burnt += 1
    p.note("raided", hex=spell_hex(siege.hex), role=p.role_name(p.keeper(siege)), burnt=burnt)
