"""2.84-2.89, 3.58 Wounds and morale: who falls, who is shaken by it, panic and rout.

One arena serves battles on the line, fights on the walls and sallies: `Battle` with its
fighters and companies; `walls` says whether the fight is inside a stronghold.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import ranks
from levant.croisades.pieces import Battle
from levant.croisades.position import Position
from levant.croisades.ranks import (
    BACK,
    CAPTIVE,
    CLS,
    COMPANY,
    DEAD,
    FLEEING,
    HUNGER,
    OFF,
    PANIC,
    PLACE,
    ROUT,
    RUN,
    SIDE,
    STATE,
    STUNNED,
    TESTED,
    TURNS,
    WING,
    WOUNDED,
    able,
    members,
    near,
    present,
)
from levant.croisades.roster import MORALE, NOBLE, OFFICER, RANK
from levant.croisades.supply import morale_loss
from levant.croisades.tables import challenge_result

MOST_ON_ONE: Final = 3
LONG_ODDS: Final = 3  # 2.84: 3:1 or more
CHIEF_LOSS: Final = 3  # 2.84


class Melee:
    """The circumstances of a combat that the fighters themselves do not show."""

    def __init__(
        self,
        *,
        walls: bool = False,
        shift: int = 0,
        cover: int = 0,
        charge: bool = False,
        wall_bonus: int = 0,
        rations: int = 0,
        edge: bool = False,
        captures: bool = False,
    ) -> None:
        self.odds = 0  # the column of the combat that is being fought
        self.gang: list[list[int]] = []
        self.mark: list[int] = []
        self.walls = walls
        self.shift = shift
        self.cover = cover
        self.charge = charge
        self.wall_bonus = wall_bonus  # 2.84: doorway, window or rampart, the best one
        self.rations = rations  # 2.65: what short rations take from the defenders' morale
        self.edge = edge  # 2.58: nobody can be pushed off the board
        self.captures = captures


# --- Wounds -----------------------------------------------------------------------------------


def wound(p: Position, b: Battle, f: list[int], melee: Melee) -> None:
    """Wounded; whoever was wounded or stunned dies."""
    if f[STATE] & (WOUNDED | STUNNED):
        kill(p, b, f, melee)
    else:
        f[STATE] |= WOUNDED
        f[TURNS] = 0


def stun(p: Position, b: Battle, f: list[int], melee: Melee) -> None:
    """Stunned; whoever was wounded or stunned dies."""
    if f[STATE] & (WOUNDED | STUNNED):
        kill(p, b, f, melee)
    else:
        f[STATE] |= STUNNED


def push(p: Position, b: Battle, f: list[int], melee: Melee) -> None:
    """Forced back: the stunned die, and at the edge of the board (2.58) a wound takes its place."""
    if f[STATE] & STUNNED:
        kill(p, b, f, melee)
    elif melee.edge:
        wound(p, b, f, melee)
    else:
        f[STATE] |= BACK


def kill(p: Position, b: Battle, f: list[int], melee: Melee) -> None:
    """Dead, or with the option a prisoner; officers and nobles shake those around them."""
    was_chief = RANK[f[CLS]] <= NOBLE and ranks.chief(b, f[SIDE]) is f
    if melee.captures and pleads(b, f, melee):
        f[STATE] |= CAPTIVE
    else:
        f[STATE] |= DEAD
    rank = RANK[f[CLS]]
    if was_chief:
        b.chief_dead[f[SIDE]] = 1
    if rank <= OFFICER:
        loss = CHIEF_LOSS if was_chief else (2 if rank <= NOBLE else 1)
        b.slain.append([f[SIDE], f[COMPANY], loss])
        for i, other in by_morale(b):
            if other[SIDE] != f[SIDE] or other[STATE] & OFF or RANK[other[CLS]] < rank:
                continue
            if other[COMPANY] == f[COMPANY] or (was_chief and near(b, other[COMPANY], f[COMPANY])):
                check_morale(p, b, i, melee)


def suffer(p: Position, b: Battle, f: list[int], melee: Melee, result: str) -> None:
    """What the keys of the tables do to who is hit: C back, D stunned, E wounded, F killed."""
    if result == "C":
        push(p, b, f, melee)
    elif result == "D":
        stun(p, b, f, melee)
    elif result == "E":
        wound(p, b, f, melee)
    elif result == "F":
        kill(p, b, f, melee)


def by_morale(b: Battle) -> list[tuple[int, list[int]]]:
    """2.84: those with the highest unmodified morale are tested first."""
    return sorted(enumerate(b.fighters), key=lambda one: (-MORALE[one[1][CLS]], one[0]))


def pleads(b: Battle, f: list[int], melee: Melee) -> bool:
    """3.58: the wounded or surrounded plead with an enemy knight within 5 hexes."""
    ringed = f is melee.mark and len(melee.gang) == MOST_ON_ONE
    if RANK[f[CLS]] > OFFICER or not (f[STATE] & WOUNDED or ringed):
        return False
    return any(
        RANK[g[CLS]] <= OFFICER and able(g) and near(b, g[COMPANY], f[COMPANY])
        for g in present(b, 1 - f[SIDE])
    )


# --- Morale (2.84) ----------------------------------------------------------------------------


def modified_morale(b: Battle, index: int, melee: Melee) -> int:
    """2.84: morale with everything that lifts or lowers it."""
    f = b.fighters[index]
    own = [g for g in present(b, f[SIDE]) if g is not f and near(b, g[COMPANY], f[COMPANY])]
    foes = [g for g in present(b, 1 - f[SIDE]) if near(b, g[COMPANY], f[COMPANY])]
    level = MORALE[f[CLS]] + ranks.command_bonus(b, index) - leaders_lost(b, f)
    level += 2 if any(g[STATE] & ROUT for g in foes) else int(any(g[STATE] & PANIC for g in foes))
    level -= 2 if any(g[STATE] & ROUT for g in own) else int(any(g[STATE] & PANIC for g in own))
    if melee.odds >= LONG_ODDS:
        level += int(any(f is g for g in melee.gang)) - int(f is melee.mark)
    if b.chief_dead[f[SIDE]] > 1:
        level -= 2
    if f[STATE] & WOUNDED:
        level -= 2
    if f[STATE] & PANIC:
        level -= 3
    if f[SIDE] == 1:
        level += melee.wall_bonus - melee.rations
    return level - morale_loss(f[HUNGER])


def leaders_lost(b: Battle, f: list[int]) -> int:
    """2.84: 1, 2 or 3 for an officer, noble or chief killed in this turn near him; the worst."""
    return max(
        (
            loss
            for side, company, loss in b.slain
            if side == f[SIDE]
            and (company == f[COMPANY] or (loss == CHIEF_LOSS and near(b, company, f[COMPANY])))
        ),
        default=0,
    )


def check_morale(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.84: at zero or less he routs; else a die above his morale makes him panic."""
    f = b.fighters[index]
    if f[STATE] & (OFF | ROUT | TESTED):
        return
    f[STATE] |= TESTED
    level = modified_morale(b, index, melee)
    if level <= 0:
        rout(p, b, index, melee)
    elif p.d10() > level:
        panic(p, b, index, melee)


def clear_tests(b: Battle) -> None:
    """2.84: a new phase; everybody may be tested again."""
    for f in b.fighters:
        f[STATE] &= ~TESTED


def foes_in_contact(b: Battle, company: int) -> int:
    """Enemies face to face with a company; the fleeing have no influence (2.89)."""
    one = b.companies[company]
    return sum(
        1
        for c in ranks.on_field(b, 1 - one[0])
        if b.companies[c][WING] == one[WING] and b.companies[c][PLACE] == one[PLACE]
        for f in members(b, c)
        if not f[STATE] & FLEEING
    )


def pressed(b: Battle, f: list[int]) -> bool:
    """Whether he must pass enemies to get away: no fewer of them in contact than of his own."""
    return foes_in_contact(b, f[COMPANY]) >= len(members(b, f[COMPANY])) > 0


def surrounded(b: Battle, company: int) -> bool:
    """Whether three enemies stand against each man of a company."""
    own = len(members(b, company))
    return own > 0 and foes_in_contact(b, company) >= MOST_ON_ONE * own


def panic(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.85: half a move away; past an enemy it becomes rout."""
    f = b.fighters[index]
    if not f[STATE] & PANIC:
        f[STATE] |= PANIC
        f[STATE] &= ~BACK
    if melee.walls:
        return
    if surrounded(b, f[COMPANY]):
        # 2.89: no way out but through a hex that an enemy occupies.
        wound(p, b, f, melee)
    elif pressed(b, f):
        challenge(p, b, f, melee, 1)
        if not f[STATE] & OFF:
            rout(p, b, index, melee)


def rout(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.86: a full move away, turn after turn; equals and inferiors around him test first."""
    f = b.fighters[index]
    if melee.walls:
        # 2.69, 2.89: inside walls there is panic but no rout.
        f[STATE] |= PANIC
        return
    f[STATE] = (f[STATE] | ROUT) & ~(PANIC | BACK)
    rank = RANK[f[CLS]]
    for i, other in by_morale(b):
        if other is f or other[COMPANY] != f[COMPANY] or RANK[other[CLS]] < rank:
            continue
        check_morale(p, b, i, melee)
    displace(p, b, f, melee)
    if f[STATE] & OFF:
        return
    f[RUN] += max(1, ranks.pace(f))
    if surrounded(b, f[COMPANY]):
        wound(p, b, f, melee)
    elif pressed(b, f):
        challenge(p, b, f, melee, 2)


def displace(p: Position, b: Battle, f: list[int], melee: Melee) -> None:
    """2.84: the company behind makes room for a fleeing man; the displaced one tests."""
    own = b.companies[f[COMPANY]]
    back = -1 if f[SIDE] == 0 else 1
    for c in ranks.on_field(b, f[SIDE]):
        company = b.companies[c]
        if c == f[COMPANY] or company[WING] != own[WING]:
            continue
        if (company[PLACE] - own[PLACE]) * back < 0:
            continue
        for i, other in enumerate(b.fighters):
            if other[COMPANY] == c and able(other) and RANK[other[CLS]] >= RANK[f[CLS]]:
                check_morale(p, b, i, melee)
                return


def challenge(p: Position, b: Battle, f: list[int], melee: Melee, modifier: int) -> None:
    """1.54: passing an enemy, with +1 in panic and +2 in rout."""
    suffer(p, b, f, melee, challenge_result(p.d10() + modifier))
