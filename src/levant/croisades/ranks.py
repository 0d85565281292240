"""2.81-2.83 Command on the field: fighters, companies, who is commanded and by whom.

Ranges become places: up to 3 hexes is one's own company, up to 12 the neighbouring wings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from levant.croisades.fights import Battle, Fighter
from levant.croisades.roster import (
    ARM,
    ATT,
    COMMANDER,
    DEF,
    FOOT,
    LIGHT,
    MOUNTED,
    MP,
    NCO,
    NCO_LIGHT_CAVALRY,
    NOBLE,
    POWER,
    RANK,
    SOLDIER,
    WEAPON,
    may_command,
)
from levant.croisades.supply import morale_loss

# The bits of a fighter's state.
WOUNDED: Final = 1
STUNNED: Final = 2
PANIC: Final = 4
ROUT: Final = 8
DEAD: Final = 16
GONE: Final = 32
BACK: Final = 64  # pushed back: does not attack in his next own turn
TESTED: Final = 128  # 2.84: one test in a phase
COMMANDED: Final = 256  # 2.83: in command when fire was opened
CAPTIVE: Final = 512
APART: Final = 1024  # 2.83a: out of command when his company went up to the enemy
LAGGING: Final = 2048  # wounded, and slower than his company went in this turn
OFF: Final = DEAD | GONE | CAPTIVE
FLEEING: Final = PANIC | ROUT

BAND: Final = 5  # points of tactical movement for a band of the field

# The status of a company.
UNPLACED: Final = 0
FIELD: Final = 1
WAITING: Final = 2
LEFT_FIELD: Final = 3
WATCHING: Final = 4


def company_number(b: Battle, company: int) -> int:
    """By which others know a company: even numbers for one side, odd for the other.

    Counted through both sides, a number would tell how many companies the enemy has formed, while
    he places them in secret (2.53) or has some that are still to come (2.55).
    """
    side = b.companies[company].side
    return 2 * sum(1 for one in b.companies[:company] if one.side == side) + side


def company_at(b: Battle, number: int) -> int:
    """The company of that number; -1: none."""
    for company in range(len(b.companies)):
        if company_number(b, company) == number:
            return company
    return -1


def members(b: Battle, company: int) -> list[Fighter]:
    """The fighters of a company who are alive and on the field."""
    return [f for f in b.fighters if f.company == company and not f.state & OFF]


def able(fighter: Fighter) -> bool:
    """Neither stunned nor fleeing nor off the field."""
    return not fighter.state & (OFF | STUNNED | FLEEING)


def standing(force: Iterable[Fighter]) -> list[Fighter]:
    """Those who can strike: able, and not pushed back."""
    return [f for f in force if not f.state & (OFF | STUNNED | FLEEING | BACK)]


def attack_of(fighter: Fighter, *, on_foot: bool = False) -> int:
    """Attack points; wounds halve them. Decision 90: a rider on foot has two thirds of them."""
    att = ATT[fighter.cls]
    if on_foot and MOUNTED[fighter.cls]:
        att = 2 * att // 3
    return att // 2 if fighter.state & WOUNDED else att


def defence_of(fighter: Fighter, *, on_foot: bool = False) -> int:
    """Defence points; wounds and stuns halve them. Decision 90: three fifths of a rider's."""
    points = DEF[fighter.cls]
    if on_foot and MOUNTED[fighter.cls]:
        points = 3 * points // 5
    return max(1, points // 2) if fighter.state & (WOUNDED | STUNNED) else points


def allowance(fighter: Fighter) -> int:
    """2.72: points of tactical movement, less what hunger takes; wounds halve them, one is left."""
    points = MP[fighter.cls]
    if fighter.state & WOUNDED:
        points //= 2
    return max(1, points - morale_loss(fighter.hunger))


def in_line(force: Iterable[Fighter]) -> list[Fighter]:
    """Decision 91: how defenders stand: the whole before the wounded, men at arms before shooters,
    the best armed in front; who can command stands last, the highest behind all others."""

    def place(f: Fighter) -> tuple[int, bool, bool, int]:
        rank = NCO + 1 - RANK[f.cls] if COMMANDER[f.cls] else 0
        return rank, bool(f.state & WOUNDED), bool(WEAPON[f.cls]), -DEF[f.cls]

    return sorted(force, key=place)


def shooter(fighter: Fighter) -> bool:
    """Whether he has a missile weapon and can use it."""
    return bool(WEAPON[fighter.cls]) and able(fighter)


def on_field(b: Battle, side: int) -> list[int]:
    """The companies of a side on the field."""
    return [
        c
        for c, company in enumerate(b.companies)
        if company.side == side and company.status == FIELD
    ]


def present(b: Battle, side: int) -> list[Fighter]:
    """The fighters of a side on the field."""
    return [
        f
        for f in b.fighters
        if f.side == side and not f.state & OFF and b.companies[f.company].status == FIELD
    ]


def near(b: Battle, one: int, other: int) -> bool:
    """Within 5 to 12 hexes: the same or a neighbouring wing."""
    return abs(b.companies[one].wing - b.companies[other].wing) <= 1


# --- The chain of command ---------------------------------------------------------------------


def chief(b: Battle, side: int) -> Fighter | None:
    """2.83: the commander in chief: the highest king or noble of the side on the field."""
    return highest(present(b, side))


def highest(force: list[Fighter]) -> Fighter | None:
    """2.83, decision 43: the highest king or noble of some people."""
    best: Fighter | None = None
    for f in force:
        if RANK[f.cls] <= NOBLE and (best is None or RANK[f.cls] < RANK[best.cls]):
            best = f
    return best


def led_by(b: Battle, company: int, last: int | None = None) -> dict[int, int]:
    """2.82: for each fighter of a company (by index) the leader there who commands him.

    Leaders take followers in the order of the indices: who asks for one fighter names him `last`.
    """
    found: dict[int, int] = {}
    fighters = b.fighters
    here = [i for i, f in enumerate(fighters) if f.company == company and not f.state & OFF]
    leaders = [i for i in here if COMMANDER[fighters[i].cls] and able(fighters[i])]
    leaders.sort(key=lambda i: (-RANK[fighters[i].cls], i))
    on_foot = [0] * len(leaders)
    mounted = [0] * len(leaders)
    for i in here:
        c, role = fighters[i].cls, fighters[i].role
        for k, leader in enumerate(leaders):
            head = fighters[leader]
            # Decision 74: people obey leaders of their own power.
            if leader == i or head.role != role or not may_command(head.cls, c):
                continue
            if has_power(RANK[head.cls], c, on_foot[k], mounted[k]):
                found[i] = leader
                if ARM[c] == FOOT:
                    on_foot[k] += 1
                else:
                    mounted[k] += 1
                break
        if i == last:
            break
    return found


def has_power(rank: int, c: int, on_foot: int, mounted: int) -> bool:
    """2.81: 25, 15, 10 followers; an NCO eight on foot or five light horsemen."""
    if rank == NCO:
        if ARM[c] == LIGHT:
            return not on_foot and mounted < NCO_LIGHT_CAVALRY
        return not mounted and on_foot < POWER[NCO]
    return on_foot + mounted < POWER[rank]


def noble_bonus(b: Battle, c: int, company: int, role: int) -> int:
    """2.83b: +2 for a class commanded by the chief, directly or not; else +1 by a noble.

    Decision 74: of the character's own power, whose chief is its own highest king or noble.
    """
    side = b.companies[company].side
    own = [f for f in present(b, side) if f.role == role]
    head = highest(own)
    best = 0
    asked: set[tuple[int, int]] = set()
    above = [(c, company)]
    while above:
        follower, place = above.pop()
        for f in own:
            leader = (f.cls, f.company)
            if not may_command(f.cls, follower) or not able(f) or not near(b, place, f.company):
                continue
            if f is head:
                return 2
            if RANK[f.cls] <= NOBLE:
                best = 1
            if leader not in asked:
                asked.add(leader)
                above.append(leader)
    return best


def command_bonus(b: Battle, index: int) -> int:
    """2.83b: what command adds to a fighter's morale; a soldier without it loses one."""
    fighter = b.fighters[index]
    c, company = fighter.cls, fighter.company
    if not SOLDIER[c]:
        return noble_bonus(b, c, company, fighter.role)
    led = led_by(b, company, index)
    if index not in led:
        return -1
    return noble_bonus(b, b.fighters[led[index]].cls, company, fighter.role)


def chief_shift(b: Battle, side: int, companies: list[int]) -> int:
    """2.83c: one column when the chief is within 5 hexes of all friends in a combat."""
    head = chief(b, side)
    if head is None or not able(head):
        return 0
    return int(all(near(b, head.company, c) for c in companies))
