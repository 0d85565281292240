"""2.53, 2.55, 2.66, 2.82 The companies of a battle: forming, watching, deploying."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.field import behind, edge_of
from levant.croisades.fights import Battle, Company, Fighter, Siege
from levant.croisades.garrison import soldiers_inside
from levant.croisades.position import Position, Steps
from levant.croisades.ranks import (
    FIELD,
    UNPLACED,
    WAITING,
    WATCHING,
    WOUNDED,
    company_at,
    company_number,
    has_power,
    members,
)
from levant.croisades.roster import (
    ARM,
    COMMANDER,
    ENGINES,
    FOOT,
    GARRISON_SUPPLY,
    NCO,
    RANK,
    may_command,
)
from levant.kernel.title import Refusal

REINFORCEMENT_TURN: Final = 5  # 2.55
SECOND_COMPANY: Final = 12  # more than so many of one arm form two companies


def companies_formed(p: Position) -> None:
    """2.53, 2.55: form companies under leaders; those from other zones come later."""
    b = p.battle
    assert b is not None
    deploy_with_main_force(b)
    form_sides(b)
    siege = p.siege_at(b.hex)
    if siege is not None and siege.besieger in b.roles[1]:
        p.phase, p.active = w.WATCH, b.roles[1][0]
    else:
        start_deploying(p, b)


def form_sides(b: Battle) -> None:
    """2.53: companies of both sides, by the roles and the hexes their people come from."""
    for side in (0, 1):
        waiting = {f.company for f in b.fighters if f.side == side and f.company < 0}
        origins = sorted(waiting, reverse=True)
        for origin in origins:
            came = -2 - origin if origin < -1 else NOWHERE
            for role in b.roles[side]:
                force = [
                    i
                    for i, f in enumerate(b.fighters)
                    if (f.side, f.company, f.role) == (side, origin, role)
                ]
                if force:
                    form(b, side, force, came)
        b.unplaced[side] = [
            c for c, one in enumerate(b.companies) if one.side == side and one.status == UNPLACED
        ]


def deploy_with_main_force(b: Battle) -> None:
    """2.55: who comes over the own edge deploys normally; 2.95b: so do all whose edge both want."""
    wanted: list[set[int]] = [set(), set()]
    for f in b.fighters:
        if f.company < -1:
            if -2 - f.company == (behind(b) if f.side else b.via):
                f.company = -1
            else:
                wanted[f.side].add(edge_of(b, -2 - f.company))
    shared = wanted[0] & wanted[1]
    for f in b.fighters:
        if f.company < -1 and edge_of(b, -2 - f.company) in shared:
            f.company = -1


def form(b: Battle, side: int, force: list[int], came: int) -> None:
    """2.82: foot with enough leaders to command them; the other riders by themselves."""
    foot = [i for i in force if ARM[b.fighters[i].cls] == FOOT]
    riders = [i for i in force if ARM[b.fighters[i].cls] != FOOT]
    riders.sort(key=lambda i: (-RANK[b.fighters[i].cls], i))
    guides = guides_of(b, foot, riders)
    riders = [i for i in riders if i not in guides]
    for part in (*halves(b, foot + guides), *halves(b, riders)):
        muster_company(b, side, part, came)


def guides_of(b: Battle, foot: list[int], riders: list[int]) -> list[int]:
    """2.82: the mounted leaders, lowest first, who go with men on foot that nobody leads yet.

    The highest stays with the other riders, if others guide the foot.
    """
    leaders = [i for i in riders if COMMANDER[b.fighters[i].cls]]
    unled = [i for i in foot if not COMMANDER[b.fighters[i].cls]]
    guides: list[int] = []
    for leader in leaders:
        if not unled or (leader == leaders[-1] and len(riders) > 1 and guides):
            break
        led = followers(b, leader, unled)
        if led:
            guides.append(leader)
            unled = [i for i in unled if i not in led]
    return guides


def followers(b: Battle, leader: int, unled: list[int]) -> list[int]:
    """2.81, 2.82: those of the unled whom a leader may command, as many as his power allows."""
    cls = b.fighters[leader].cls
    led: list[int] = []
    for i in unled:
        c = b.fighters[i].cls
        if may_command(cls, c) and has_power(RANK[cls], c, len(led), 0):
            led.append(i)
    return led


def halves(b: Battle, force: list[int]) -> list[list[int]]:
    """One company, or two of a large force with its leaders shared out."""
    if not force:
        return []
    if len(force) <= SECOND_COMPANY:
        return [force]
    ordered = sorted(force, key=lambda i: (RANK[b.fighters[i].cls] > NCO, b.fighters[i].cls, i))
    return [ordered[0::2], ordered[1::2]]


def muster_company(b: Battle, side: int, part: list[int], came: int) -> None:
    """A company of these fighters; the highest in rank leads."""
    number = len(b.companies)
    company = Company(side=side, wing=1, came=came)
    company.place = 0 if side == 0 else b.gap
    company.status = WAITING if came != NOWHERE else UNPLACED
    company.entry = REINFORCEMENT_TURN if came != NOWHERE else 0
    company.owner = b.fighters[part[0]].role
    company.leader = min(part, key=lambda i: (RANK[b.fighters[i].cls], i))
    b.companies.append(company)
    for i in part:
        b.fighters[i].company = number


# --- Watchers (2.66) --------------------------------------------------------------------------


def free_to_watch(b: Battle) -> list[Fighter]:
    """2.66: the besiegers who are there and not yet posted; those from other hexes come later."""
    return [f for c in b.unplaced[1] for f in members(b, c)]


def ware_of(f: Fighter) -> int:
    """A fighter as he is named when he is told off: his class, wounded or not."""
    return f.cls + w.HURT_WARE if f.state & WOUNDED else f.cls


def watch_choices(p: Position, role: int) -> list[int]:
    """2.66: any number of men who stay by the walls; somebody must fight the battle."""
    b = p.battle
    assert b is not None
    free = [ware_of(f) for f in free_to_watch(b)]
    return [w.action(w.DONE)] + [
        w.action(w.WATCH_WITH, ware, n)
        for ware in sorted(set(free))
        for n in range(1, min(free.count(ware), len(free) - 1) + 1)
    ]


def play_watch(p: Position, role: int, act: w.Action) -> None:
    """2.66: post men, one's own before those of allies; when done, see whether the siege holds."""
    verb, ware, count = act.verb, act.a, act.b
    b = p.battle
    assert b is not None
    if verb == w.WATCH_WITH:
        called = [f for f in free_to_watch(b) if ware_of(f) == ware]
        called.sort(key=lambda f: b.roles[1].index(f.role))
        post_watchers(b, called[:count])
        return
    form_anew(b)
    siege = p.siege_at(b.hex)
    assert siege is not None
    watchers = sum(
        len(members(b, c)) for c, one in enumerate(b.companies) if one.status == WATCHING
    )
    siege.watched = int(watchers > soldiers_inside(p, siege))
    if not siege.watched:
        siege_interrupted(p, siege, watchers)
        if watchers:
            # 2.66: the garrison can fall upon the camp and those who were left there.
            p.phase, p.active = w.SALLY_DAY, p.keeper(siege)
            return
    start_deploying(p, b)


def why_not_watchers(p: Position, role: int, act: w.Action) -> Refusal:
    """2.66: why so many men of a class cannot be posted by the walls."""
    b = p.battle
    assert b is not None
    nothing = reasons.none_taken(act.b, "2.66")
    if nothing is not None:
        return nothing
    have = sum(1 for f in free_to_watch(b) if ware_of(f) == act.a)
    if act.b > have:
        return Refusal("2.66", "only_so_many", have=have)
    return Refusal("2.66", "somebody_must_fight")


def post_watchers(b: Battle, called: list[Fighter]) -> None:
    """2.66: they form a company by the walls, for each role one."""
    for role in b.roles[1]:
        posted = [
            i
            for i, f in enumerate(b.fighters)
            if f.role == role and (any(f is one for one in called) or watches(b, f))
        ]
        if posted:
            muster_company(b, 1, posted, NOWHERE)
            b.companies[-1].status = WATCHING


def watches(b: Battle, f: Fighter) -> bool:
    """Whether somebody was posted by the walls."""
    return b.companies[f.company].status == WATCHING


def form_anew(b: Battle) -> None:
    """2.53: the watchers stay together; all others form up again under who is left to lead."""
    old = b.companies
    kept = sorted({f.company for f in b.fighters if watches(b, f)})
    for f in b.fighters:
        came = old[f.company].came
        origin = -1 if came == NOWHERE else -2 - came
        f.company = kept.index(f.company) if f.company in kept else origin
    b.companies = [old[c] for c in kept]
    form_sides(b)


def start_deploying(p: Position, b: Battle) -> None:
    """2.53: both sides place their companies in secret."""
    p.phase = w.DEPLOY
    ask_deployment(p)


def ask_deployment(p: Position) -> None:
    """2.53, 2.96: while companies are placed, everybody who has one to place is asked."""
    if p.phase == w.DEPLOY:
        for role, desk in enumerate(p.desks):
            desk.done = int(not to_place(p, role))


def to_place(p: Position, role: int) -> list[int]:
    """The companies that a role still has to place, its own and those lent to it."""
    b = p.battle
    assert b is not None
    return [
        c for side in (0, 1) for c in b.unplaced[side] if p.commander(b.companies[c].owner) == role
    ]


def deploy_choices(p: Position, role: int) -> list[int]:
    """2.53: the wing of the next company."""
    b = p.battle
    assert b is not None
    number = company_number(b, to_place(p, role)[0])
    return [w.action(w.LEFT, number), w.action(w.CENTRE, number), w.action(w.RIGHT, number)]


def play_deploy(p: Position, role: int, act: w.Action) -> None:
    """2.53: put the company into a wing."""
    verb, number = act.verb, act.a
    b = p.battle
    assert b is not None
    company = company_at(b, number)
    placed = b.companies[company]
    placed.wing, placed.status = verb - w.LEFT, FIELD
    b.unplaced[placed.side].remove(company)
    ask_deployment(p)


def why_not_deploying(p: Position, role: int, act: w.Action) -> Refusal:
    """2.53: why a company cannot be put into a wing; companies are placed in their order."""
    b = p.battle
    assert b is not None
    own = [company_number(b, c) for c in to_place(p, role)]
    if act.a in own:
        return Refusal("2.53", "other_company_first", company=own[0])
    return Refusal("2.53", "no_company_to_place", company=act.a)


def deployed(p: Position) -> None:
    """2.53: all stand; the side with the initiative says who begins."""
    b = p.battle
    assert b is not None
    p.note("deployed", hex=spell_hex(b.hex))
    p.phase, p.active = w.FIRST, b.roles[b.initiative][0]


def first_choices(p: Position, role: int) -> list[int]:
    """2.53: which side begins."""
    b = p.battle
    assert b is not None
    return sorted(w.action(w.BEGIN, b.roles[side][0]) for side in (0, 1))


def play_first(p: Position, role: int, act: w.Action) -> None:
    """2.53: that side has the first player turn."""
    b = p.battle
    assert b is not None
    b.side = 0 if b.roles[0][0] == act.a else 1
    p.note("begins", role=p.role_name(act.a))
    p.phase = w.BATTLE_TURN


def why_not_beginning(p: Position, role: int, act: w.Action) -> Refusal:
    """2.53: who begins is one of the two roles that lead the sides."""
    return Refusal("2.53", "leads_no_side")


def siege_interrupted(p: Position, siege: Siege, watchers: int) -> None:
    """2.66: too few watch: supplies are restored; an empty camp and its engines are destroyed."""
    siege.supply = max(siege.supply, 4 * GARRISON_SUPPLY[p.kinds[siege.hex]])
    if not watchers:
        for group in p.besiegers(siege):
            for engine in ENGINES:
                group.goods[engine] = 0
        siege.ready = [0] * len(siege.ready)
        siege.work = []
    p.note("siege_interrupted", hex=spell_hex(siege.hex))


STEPS: Final[Steps] = {w.COMPANIES_FORMED: companies_formed, w.DEPLOYED: deployed}
assert w.RIGHT - w.LEFT == 2
