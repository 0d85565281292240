"""2.84-2.89, 3.58 Wounds and morale: who falls, who is shaken by it, panic and rout.

One arena serves battles on the line, fights on the walls and sallies: `Battle` with its
fighters and companies; `walls` says whether the fight is inside a stronghold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from levant.croisades import ranks
from levant.croisades.fights import Battle, Fighter
from levant.croisades.position import Position
from levant.croisades.ranks import (
    BACK,
    CAPTIVE,
    DEAD,
    FLEEING,
    OFF,
    PANIC,
    ROUT,
    STUNNED,
    TESTED,
    WOUNDED,
    able,
    members,
    near,
    present,
)
from levant.croisades.records import Slain
from levant.croisades.roster import COMMANDER, MORALE, NCO, NOBLE, OFFICER, RANK, may_command
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
        falls: bool = False,
        captures: bool = False,
    ) -> None:
        self.odds = 0  # the column of the combat that is being fought
        self.gang: list[Fighter] = []
        self.mark: Fighter | None = None
        self.walls = walls
        self.shift = shift
        self.cover = cover
        self.charge = charge
        self.wall_bonus = wall_bonus  # 2.84: doorway, window or rampart, the best one
        self.rations = rations  # 2.65: what short rations take from the defenders' morale
        self.edge = edge  # 2.58: nobody can be pushed off the board
        self.falls = falls  # decision 95: a besieger on a ladder
        self.captures = captures


# --- Wounds -----------------------------------------------------------------------------------


def wound(p: Position, b: Battle, f: Fighter, melee: Melee) -> None:
    """Wounded; whoever was wounded or stunned dies."""
    if f.state & (WOUNDED | STUNNED):
        kill(p, b, f, melee)
    else:
        f.state |= WOUNDED
        f.turns = 0


def stun(p: Position, b: Battle, f: Fighter, melee: Melee) -> None:
    """Stunned; whoever was wounded or stunned dies."""
    if f.state & (WOUNDED | STUNNED):
        kill(p, b, f, melee)
    else:
        f.state |= STUNNED


def push(p: Position, b: Battle, f: Fighter, melee: Melee) -> None:
    """Forced back: the stunned die; at the edge of the board (2.58) or on a ladder it wounds."""
    if f.state & STUNNED:
        kill(p, b, f, melee)
    elif melee.edge or (melee.falls and f.side == 0):
        wound(p, b, f, melee)
    else:
        f.state |= BACK


def kill(p: Position, b: Battle, f: Fighter, melee: Melee) -> None:
    """Dead, or with the option a prisoner; officers and nobles shake those around them."""
    was_chief = RANK[f.cls] <= NOBLE and ranks.chief(b, f.side) is f
    if melee.captures and pleads(b, f, melee):
        f.state |= CAPTIVE
    else:
        f.state |= DEAD
    rank = RANK[f.cls]
    if was_chief:
        b.chief_dead[f.side] = 1
    if rank <= OFFICER:
        loss = CHIEF_LOSS if was_chief else (2 if rank <= NOBLE else 1)
        b.slain.append(Slain(f.side, f.company, loss))
        for i, other in by_morale(b):
            if other.side != f.side or other.state & OFF or RANK[other.cls] < rank:
                continue
            if other.company == f.company or (was_chief and near(b, other.company, f.company)):
                check_morale(p, b, i, melee)


def suffer(p: Position, b: Battle, f: Fighter, melee: Melee, result: str) -> None:
    """What the keys of the tables do to who is hit: C back, D stunned, E wounded, F killed."""
    if result == "C":
        push(p, b, f, melee)
    elif result == "D":
        stun(p, b, f, melee)
    elif result == "E":
        wound(p, b, f, melee)
    elif result == "F":
        kill(p, b, f, melee)


def by_morale(b: Battle) -> list[tuple[int, Fighter]]:
    """2.84: those with the highest unmodified morale are tested first."""
    return sorted(enumerate(b.fighters), key=lambda one: (-MORALE[one[1].cls], one[0]))


def pleads(b: Battle, f: Fighter, melee: Melee) -> bool:
    """3.58: the wounded or surrounded plead with an enemy knight within 5 hexes."""
    ringed = f is melee.mark and len(melee.gang) == MOST_ON_ONE
    if RANK[f.cls] > OFFICER or not (f.state & WOUNDED or ringed):
        return False
    return any(
        RANK[g.cls] <= OFFICER and able(g) and near(b, g.company, f.company)
        for g in present(b, 1 - f.side)
    )


# --- Morale (2.84) ----------------------------------------------------------------------------


def modified_morale(b: Battle, index: int, melee: Melee) -> int:
    """2.84: morale with everything that lifts or lowers it."""
    f = b.fighters[index]
    level = MORALE[f.cls] + ranks.command_bonus(b, index) - leaders_lost(b, f)
    level += fright(b, f, 1 - f.side) - fright(b, f, f.side)
    if melee.odds >= LONG_ODDS:
        level += int(any(f is g for g in melee.gang)) - int(f is melee.mark)
    if b.chief_dead[f.side] > 1:
        level -= 2
    if f.side == 1:
        level += melee.wall_bonus - melee.rations
    return level - own_troubles(f)


def fright(b: Battle, f: Fighter, side: int) -> int:
    """2.84: 2 for somebody of a side who routs near a fighter, 1 for one who panics."""
    fleeing = 0
    for g in present(b, side):
        if g is not f and near(b, g.company, f.company):
            fleeing |= g.state
    return 2 if fleeing & ROUT else int(bool(fleeing & PANIC))


def own_troubles(f: Fighter) -> int:
    """2.72, 2.84: what his wounds, his panic and hunger take from a fighter's morale."""
    loss = morale_loss(f.hunger)
    if f.state & WOUNDED:
        loss += 2
    return loss + 3 if f.state & PANIC else loss


def leaders_lost(b: Battle, f: Fighter) -> int:
    """2.84: 1, 2 or 3 for an officer, noble or chief killed in this turn near him; the worst."""
    return max(
        (
            one.loss
            for one in b.slain
            if one.side == f.side
            and (
                one.company == f.company
                or (one.loss == CHIEF_LOSS and near(b, one.company, f.company))
            )
        ),
        default=0,
    )


def check_morale(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.84: at zero or less he routs; else a die above his morale makes him panic."""
    f = b.fighters[index]
    if f.state & (OFF | ROUT | TESTED):
        return
    f.state |= TESTED
    level = modified_morale(b, index, melee)
    if level <= 0:
        rout(p, b, index, melee)
    elif p.d10() > level:
        panic(p, b, index, melee)


def clear_tests(b: Battle) -> None:
    """2.84: a new phase; everybody may be tested again."""
    for f in b.fighters:
        f.state &= ~TESTED


def stunned(fighters: Iterable[Fighter]) -> list[Fighter]:
    """Those who are stunned now: they come to at the end of the turn."""
    return [f for f in fighters if f.state & STUNNED]


def recover(dazed: Iterable[Fighter], pushed: Iterable[Fighter]) -> None:
    """The end of a turn: who was stunned when it began comes to, who was pushed back stands."""
    for f in dazed:
        f.state &= ~STUNNED
    for f in pushed:
        f.state &= ~BACK


def rallied_by(f: Fighter, friends: Iterable[Fighter]) -> bool:
    """2.85, 2.86: whether somebody who can command him is among those beside a fleeing man."""
    return any(
        g is not f and able(g) and COMMANDER[g.cls]
        and (may_command(g.cls, f.cls) or RANK[g.cls] < RANK[f.cls] <= NCO)
        for g in friends
    )  # fmt: skip


def rally(parties: Sequence[Sequence[Fighter]], engaged: Iterable[Fighter]) -> None:
    """2.85: the end of a round about walls or of a sally: the panicked are steady again.

    Decision 94: they have run from the fight. A commander stops them who was not in it himself, or
    the distance does, for panic, when no enemy who can fight is left.
    """
    busy = {id(f) for f in engaged}
    for own, foes in (parties, reversed(parties)):
        free = [f for f in own if id(f) not in busy]
        alone = not any(map(able, foes))
        fleeing = [f for f in own if f.state & FLEEING and not f.state & OFF]
        for f in fleeing:
            if not rallied_by(f, free) and not (alone and f.state & PANIC):
                continue
            f.state &= ~FLEEING
            f.run = 0


def foes_in_contact(b: Battle, company: int) -> int:
    """Enemies face to face with a company; the fleeing have no influence (2.89)."""
    one = b.companies[company]
    return sum(
        1
        for c in ranks.on_field(b, 1 - one.side)
        if b.companies[c].wing == one.wing and b.companies[c].place == one.place
        for f in members(b, c)
        if not f.state & FLEEING
    )


def pressed(b: Battle, f: Fighter) -> bool:
    """Whether he must pass enemies to get away: no fewer of them in contact than of his own."""
    return foes_in_contact(b, f.company) >= len(members(b, f.company)) > 0


def surrounded(b: Battle, company: int) -> bool:
    """Whether three enemies stand against each man of a company."""
    own = len(members(b, company))
    return own > 0 and foes_in_contact(b, company) >= MOST_ON_ONE * own


def panic(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.85: half a move away; past an enemy it becomes rout."""
    f = b.fighters[index]
    if not f.state & PANIC:
        f.state |= PANIC
        f.state &= ~BACK
    if melee.walls:
        return
    if surrounded(b, f.company):
        # 2.89: no way out but through a hex that an enemy occupies.
        wound(p, b, f, melee)
    elif pressed(b, f):
        challenge(p, b, f, melee, 1)
        if not f.state & OFF:
            rout(p, b, index, melee)
    else:
        displace(p, b, f, melee)


def rout(p: Position, b: Battle, index: int, melee: Melee) -> None:
    """2.86: a full move away, turn after turn; equals and inferiors around him test first."""
    f = b.fighters[index]
    if melee.walls:
        # 2.69, 2.89: inside walls there is panic but no rout.
        f.state |= PANIC
        return
    f.state = (f.state | ROUT) & ~(PANIC | BACK)
    rank = RANK[f.cls]
    for i, other in by_morale(b):
        if other is f or other.company != f.company or RANK[other.cls] < rank:
            continue
        check_morale(p, b, i, melee)
    if f.state & OFF:
        return
    f.run += ranks.allowance(f)
    if surrounded(b, f.company):
        wound(p, b, f, melee)
        return
    if pressed(b, f):
        challenge(p, b, f, melee, 2)
    if not f.state & OFF:
        displace(p, b, f, melee)


def displace(p: Position, b: Battle, f: Fighter, melee: Melee) -> None:
    """2.84, 2.85: the company behind makes room for a fleeing man; who is displaced tests."""
    own = b.companies[f.company]
    back = -1 if f.side == 0 else 1
    for c in ranks.on_field(b, f.side):
        company = b.companies[c]
        if c == f.company or company.wing != own.wing:
            continue
        if (company.place - own.place) * back < 0:
            continue
        for i, other in enumerate(b.fighters):
            if other.company == c and able(other) and RANK[other.cls] >= RANK[f.cls]:
                check_morale(p, b, i, melee)
                return


def challenge(p: Position, b: Battle, f: Fighter, melee: Melee, modifier: int) -> None:
    """1.54: passing an enemy, with +1 in panic and +2 in rout."""
    suffer(p, b, f, melee, challenge_result(p.d10() + modifier))
