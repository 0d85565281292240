"""2.42, 2.43, 2.44, 2.93 Entering a hex: sieges, encounters, annexation, reinforcements."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import DESERT, GROUND, NEAR, NOWHERE, OWNABLE, ROAD, spell_hex
from levant.croisades.pieces import Group, Meeting
from levant.croisades.position import Position
from levant.croisades.records import Arrival, Count, Passage
from levant.kernel.title import Refusal

DESERT_BATTLE: Final = 2  # 2.44: on this die or less

# --- Questions --------------------------------------------------------------------------------


def wild(place: int) -> bool:
    """2.44: a desert hex without a road."""
    return GROUND[place] == DESERT and not ROAD[place]


def enemy_groups(p: Position, role: int, place: int) -> list[Group]:
    """The groups in a hex, not behind walls, that are neither the role's nor an ally's."""
    return [
        g
        for g in p.groups_at(place)
        if not g.inside
        and not p.friends(role, g.role)
        and (wild(place) or not agreed(p, place, role, g.role))
    ]


def agreed(p: Position, place: int, one: int, other: int) -> bool:
    """2.93: whether two roles agreed on passage in a hex this turn."""
    low, high = sorted((one, other))
    return Passage(place, low, high) in p.agreed


# --- What entering does -----------------------------------------------------------------------


def enter(p: Position, group: Group) -> None:
    """2.42: a group has come into a hex; decides what the position waits for next."""
    place, role = group.hex, group.role
    p.passed = NOWHERE
    meeting = p.meeting_at(place)
    if meeting is not None:
        join(p, meeting, group)
        return
    foes = enemy_groups(p, role, place)
    if foes and wild(place):
        meet_in_desert(p, group, foes)
    elif foes:
        meet(p, group, foes)
    elif p.enemy_stronghold(place, role) and p.siege_at(place) is None:
        p.passed = place
        p.phase = w.MARCH
    else:
        annex(p, role, place)
        p.phase = w.MARCH


def annex(p: Position, role: int, place: int) -> None:
    """2.42a: a hex without stronghold and enemy group changes hands at once."""
    if OWNABLE[place] and p.kinds[place] == NOWHERE and not p.friends(role, p.owner[place]):
        p.note(
            "annexed", role=p.role_name(role), hex=spell_hex(place),
            owner=p.role_name(p.owner[place]),
        )  # fmt: skip
        p.owner[place] = role


def join(p: Position, meeting: Meeting, group: Group) -> None:
    """2.42, 2.95: a further group comes to a battle that is due; it moves no more."""
    provoker = meeting.attackers[0]
    if p.friends(group.role, provoker):
        if group.role not in meeting.attackers:
            meeting.attackers.append(group.role)
        meeting.reinforced = 1
    elif group.role not in meeting.defenders:
        meeting.defenders.append(group.role)
    meeting.arrived.append(Arrival(group.role, group.number, group.via))
    p.note("reinforced", role=p.role_name(group.role), group=group.number, hex=spell_hex(group.hex))
    stop(p, group)


def stop(p: Position, group: Group) -> None:
    """The group's move is over."""
    group.moved = 1
    p.phase = w.MARCH_OVER


# --- Encounters -------------------------------------------------------------------------------


def meet(p: Position, group: Group, foes: list[Group]) -> None:
    """2.42c, 2.93: who is met must answer; with three or more players passage may be asked."""
    p.site = group.hex
    p.rivals = sorted({g.role for g in foes})
    p.answering = p.rivals.pop(0)
    tell_numbers(p, group)
    if p.roles > 2 and p.siege_at(group.hex) is None:
        p.phase, p.active = w.MEET, group.role
    elif can_shelter(p):
        p.phase, p.active = w.ANSWER, p.answering
    else:
        # 2.42, 2.43: there is only one option, to give battle.
        provoke(p, group, p.answering)


def tell_numbers(p: Position, group: Group) -> None:
    """2.42c: the owner is told how many on foot and mounted have come, and no more."""
    force = [g for g in p.groups_at(group.hex, group.role) if not g.inside]
    mounted = sum(g.mounted() for g in force)
    fact = Count(p.answering, group.hex, sum(g.size() for g in force) - mounted, mounted)
    p.informed = [one for one in p.informed if one[:2] != fact[:2]] + [fact]
    p.note(
        "counted", [p.answering, group.role], role=p.role_name(group.role), group=group.number,
        foot=fact.foot, mounted=mounted, hex=spell_hex(group.hex),
    )  # fmt: skip


def meet_choices(p: Position, role: int) -> list[int]:
    """2.93: ask for passage, or attack."""
    return sorted((w.action(w.ATTACK), w.action(w.ASK)))


def play_meet(p: Position, role: int, act: w.Action) -> None:
    """2.93: what the mover wants; who was promised passage in the talks has it (decision 77)."""
    p.asked = int(act.verb == w.ASK)
    p.phase, p.active = w.ANSWER, p.answering
    if p.asked and p.passes[p.answering] >> p.mover & 1:
        play_answer(p, p.answering, w.Action(w.GRANT, 0, 0, 0, 0))


def can_shelter(p: Position) -> bool:
    """2.42c: behind the walls of an own or allied stronghold that is not under siege."""
    place = p.site
    return (
        p.kinds[place] != NOWHERE
        and p.friends(p.answering, p.owner[place])
        and p.siege_at(place) is None
    )


def answer_choices(p: Position, role: int) -> list[int]:
    """2.42c, 2.93: give battle, take shelter, or grant the passage that was asked."""
    offers = [w.action(w.FIGHT)]
    if can_shelter(p):
        offers.append(w.action(w.SHELTER))
    if p.roles > 2 and p.asked and p.siege_at(p.site) is None:
        offers.append(w.action(w.GRANT))
    return sorted(offers)


def why_not_answer(p: Position, role: int, act: w.Action) -> Refusal:
    """2.42c, 2.93: why who is met cannot take shelter, or grant passage."""
    here = spell_hex(p.site)
    if act.verb == w.SHELTER:
        if p.kinds[p.site] == NOWHERE:
            return Refusal("2.42", "no_stronghold", hex=here)
        if not p.friends(p.answering, p.owner[p.site]):
            return Refusal("2.42", "walls_of_others", hex=here)
        return Refusal("2.42", "place_is_besieged", hex=here)
    if p.roles < 3:
        return Refusal("2.93", "only_two_players")
    if p.siege_at(p.site) is not None:
        return Refusal("2.93", "place_is_besieged", hex=here)
    return Refusal("2.93", "no_passage_asked")


def play_answer(p: Position, role: int, act: w.Action) -> None:
    """2.42c: battle stops the invader; shelter lets him besiege or go on."""
    mover = p.marcher()
    place, role = p.site, p.answering
    if act.verb == w.FIGHT:
        provoke(p, mover, role)
        return
    if act.verb == w.GRANT:
        low, high = sorted((mover.role, role))
        p.agreed.append(Passage(place, low, high))
        p.note(
            "granted", role=p.role_name(role), other=p.role_name(mover.role), hex=spell_hex(place)
        )
    else:
        for group in p.groups_at(place, role):
            group.inside = 1
        p.note("sheltered", role=p.role_name(role), hex=spell_hex(place))
    if p.rivals:
        p.answering = p.rivals.pop(0)
        tell_numbers(p, mover)
        p.phase, p.active = (w.MEET, mover.role) if p.roles > 2 else (w.ANSWER, p.answering)
        return
    p.active = mover.role
    if p.enemy_stronghold(place, mover.role):
        p.passed = place
    p.phase = w.MARCH
    if p.stage != w.STAGE_LAND:
        settle_landing(p, mover, passed=act.verb == w.GRANT)


def provoke(p: Position, group: Group, foe: int, *, closed: bool = False) -> None:
    """2.42: a battle will be fought in the group's hex."""
    meeting = Meeting()
    meeting.hex, meeting.via, meeting.closed = group.hex, group.via, int(closed)
    meeting.attackers, meeting.defenders = [group.role], [foe]
    for rival in p.rivals:
        if p.friends(foe, rival):
            meeting.defenders.append(rival)
    p.rivals = []
    for other in p.groups_at(group.hex):
        if not other.inside and p.friends(group.role, other.role) and not closed:
            if other.role not in meeting.attackers:
                meeting.attackers.append(other.role)
    p.meetings.append(meeting)
    p.note(
        "battle_due", role=p.role_name(group.role), foe=p.role_name(foe), hex=spell_hex(group.hex)
    )
    p.active = group.role
    stop(p, group)


# --- The desert (2.44) ------------------------------------------------------------------------


def meet_in_desert(p: Position, group: Group, foes: list[Group]) -> None:
    """2.44: on a 1 or 2 they find each other; Bedouins may force it whatever the die says."""
    p.site = group.hex
    roles = sorted({g.role for g in foes})
    p.answering = roles[0]
    p.rivals = roles[1:]
    die = p.d10()
    p.note("desert_die", die=die, hex=spell_hex(group.hex), role=p.role_name(group.role))
    if die <= DESERT_BATTLE:
        provoke(p, group, p.answering, closed=True)
        return
    p.phase, p.active = w.DESERT_MEETING, group.role


def desert_choices(p: Position, role: int) -> list[int]:
    """2.44: everyone is asked, so that the question gives nothing away."""
    offers = [w.action(w.PASS)]
    # 2.11: without a commander they can only defend themselves.
    if any(g.bedouins_prevail() and g.has_commander() for g in p.groups_at(p.site, p.active)):
        offers.append(w.action(w.ATTACK))
    return sorted(offers)


def why_not_desert(p: Position, role: int, act: w.Action) -> Refusal:
    """2.44: why a battle in the desert cannot be forced."""
    if any(g.bedouins_prevail() for g in p.groups_at(p.site, p.active)):
        return Refusal("2.11", "bedouins_unled", hex=spell_hex(p.site))
    return Refusal("2.44", "no_bedouins", hex=spell_hex(p.site))


def play_desert(p: Position, role: int, act: w.Action) -> None:
    """2.44: battle if either has Bedouins and wants it, else the mover goes on."""
    mover = p.marcher()
    if act.verb == w.ATTACK:
        provoke(p, mover, p.answering, closed=True)
    elif p.active == mover.role:
        p.active = p.answering
    else:
        low, high = sorted((mover.role, p.answering))
        p.agreed.append(Passage(p.site, low, high))
        if p.rivals:
            # Each of those who are there may have Bedouins.
            p.answering = p.active = p.rivals.pop(0)
            return
        p.active = mover.role
        p.phase = w.MARCH_OVER if mover.moved else w.MARCH


# --- Reinforcements for the defender (2.42) ---------------------------------------------------


def reinforce_choices(p: Position, role: int) -> list[int]:
    """2.42: groups in adjacent hexes, not in another battle; having moved does not matter."""
    offers = [w.action(w.DONE)]
    for group in p.own_groups(p.active):
        if can_reinforce(p, group, p.site):
            offers.append(w.action(w.REINFORCE_WITH, group.number))
    return offers


def can_reinforce(p: Position, group: Group, place: int) -> bool:
    """2.42: whether a group can be called to a battle."""
    return (
        not group.ship
        and not group.inside
        and not group.work
        and group.hex in NEAR[place]
        and p.meeting_at(group.hex) is None
        and not (GROUND[place] == DESERT and group.hungry)
    )


def why_not_reinforcing(p: Position, role: int, act: w.Action) -> Refusal:
    """2.42: why a group cannot be called to a battle."""
    group = p.group(p.active, act.a)
    if group is None:
        return reasons.no_such_group(act.a)
    if group.ship:
        return Refusal("2.34", "group_is_aboard", group=act.a)
    facts = {"start": spell_hex(group.hex), "hex": spell_hex(p.site)}
    if group.hex not in NEAR[p.site]:
        return Refusal("2.42", "not_adjacent", **facts)
    if group.inside:
        return Refusal("2.64", "group_is_besieged", group=act.a)
    return reasons.busy(p, group) or Refusal("2.73", "hungry_into_desert", **facts)


def play_reinforce(p: Position, role: int, act: w.Action) -> None:
    """2.42: the group comes at once, from the side it stood on."""
    verb, number = act.verb, act.a
    if verb == w.DONE:
        p.rivals.pop(0)
        next_reinforcing(p)
        return
    group = p.group(p.active, number)
    assert group is not None
    group.via, group.hex, group.moved = group.hex, p.site, 1
    meeting = p.meeting_at(p.site)
    assert meeting is not None
    meeting.arrived.append(Arrival(group.role, number, group.via))
    p.note("reinforced", role=p.role_name(group.role), group=number, hex=spell_hex(p.site))


def next_reinforcing(p: Position) -> None:
    """Ask the next defender of the next battle that the mover reinforced."""
    while p.queue:
        p.site = p.queue[0]
        meeting = p.meeting_at(p.site)
        assert meeting is not None
        if p.rivals and p.rivals[0] in meeting.defenders:
            p.phase, p.active = w.REINFORCE, p.rivals[0]
            return
        p.queue.pop(0)
        if p.queue:
            following = p.meeting_at(p.queue[0])
            assert following is not None
            p.rivals = list(following.defenders)
    p.site = NOWHERE
    p.rivals = []
    p.phase = w.NEXT_MOVER


def call_reinforcements(p: Position) -> None:
    """2.42: where the invader or his ally brought further groups, the defender may too."""
    p.queue = [m.hex for m in p.meetings if m.reinforced and not m.closed]
    for meeting in p.meetings:
        meeting.reinforced = 0
    first = p.meeting_at(p.queue[0]) if p.queue else None
    p.rivals = list(first.defenders) if first is not None else []
    next_reinforcing(p)


# --- From the sea (2.34) ----------------------------------------------------------------------


def settle_landing(p: Position, group: Group, *, passed: bool) -> None:
    """2.34: after an answer on the quay the landed may besiege, unless they were let pass."""
    p.passed, p.left = NOWHERE, 0
    if passed:
        stop(p, group)
