"""3.58 Prisoners: where they are held, who guards them, how they get free.

A prisoner is with the group that guards him, or in a stronghold of his captor; everybody knows
where.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, spell_hex
from levant.croisades.pieces import Captive, Dungeon, Group
from levant.croisades.position import Position
from levant.croisades.reasons import idle
from levant.croisades.records import Wounded
from levant.croisades.roster import CLASSES, OFFICER, PRICE, PRICES, RANK
from levant.croisades.scenario import NEUTRAL
from levant.croisades.views import PrisonerFacts
from levant.kernel.title import Refusal

# 3.58: who escapes has to buy himself a horse and arms.
OUTFIT: Final = PRICES["riding_horse"] + PRICES["coat_of_mail"] + PRICES["heavy_cavalry_equipment"]

# --- Who is held, and where -------------------------------------------------------------------


class Prisoner(NamedTuple):
    """A prisoner as everybody knows of him."""

    captor: int
    one: Captive
    group: int  # the group that guards him; 0: a stronghold
    hex: int

    @property
    def owner(self) -> int:
        """Whose man he is."""
        return self.one.owner

    @property
    def cls(self) -> int:
        """What he is."""
        return self.one.cls


def held(p: Position, groups: list[Group] | None = None) -> Iterator[Prisoner]:
    """All prisoners, those with groups (all, or these) first."""
    for group in p.groups if groups is None else groups:
        for one in group.captives:
            yield Prisoner(group.role, one, group.number, group.hex)
    for place in sorted(p.dungeons, key=lambda one: one.hex):
        for one in place.captives:
            yield Prisoner(p.owner[place.hex], one, 0, place.hex)


def dungeon(p: Position, place: int) -> list[Captive]:
    """Those who are held in a stronghold."""
    for there in p.dungeons:
        if there.hex == place:
            return there.captives
    p.dungeons.append(Dungeon(place))
    return p.dungeons[-1].captives


def let_out(p: Position, prisoner: Prisoner) -> Captive:
    """Take a prisoner from where he is held."""
    group = p.group(prisoner.captor, prisoner.group) if prisoner.group else None
    place = dungeon(p, prisoner.hex) if group is None else group.captives
    place.remove(prisoner.one)
    p.dungeons = [one for one in p.dungeons if one.captives]
    return prisoner.one


# --- Guards -----------------------------------------------------------------------------------


def post_guards(c: int, guards: list[int]) -> bool:
    """3.58: set guards for a prisoner, who then guard nobody else; whether there are enough."""
    if not guarded(c, guards):
        return False
    held = max(OFFICER, RANK[c])
    for g in sorted(guards, key=lambda g: -RANK[g]):
        if max(OFFICER, RANK[g]) <= held + 1:
            guards.remove(g)
            return True
    for g in sorted(guards, key=lambda g: -RANK[g])[:2]:
        guards.remove(g)
    return True


def guarded(c: int, guards: list[int]) -> bool:
    """3.58: by one of equal or one lower class, or two of any; knights and above are one class."""
    held = max(OFFICER, RANK[c])
    equals = sum(1 for g in guards if max(OFFICER, RANK[g]) <= held + 1)
    return equals >= 1 or len(guards) >= 2


def can_guard(group: Group, *more: int) -> bool:
    """Whether a group has guards for its prisoners and for these classes."""
    guards = group.classes()
    return all(post_guards(c, guards) for c in (*(one.cls for one in group.captives), *more))


def entrust(p: Position, captives: list[Captive], groups: list[Group], place: int) -> None:
    """Each prisoner goes to the first group that can guard him; without one he gets away."""
    for one in captives:
        keeper = next((g for g in groups if can_guard(g, one.cls)), None)
        if keeper is None:
            set_free(p, one, place)
            continue
        keeper.captives.append(one)
        p.note("taken_prisoner", **told(p, one, keeper.role), group=keeper.number)


def watch_prisoners(p: Position) -> None:
    """3.58: whom a group ashore can no longer guard gets away."""
    for group in list(p.groups):
        while group.captives and group.hex != NOWHERE and not can_guard(group):
            set_free(p, group.captives.pop(), group.hex)


# --- Freedom ----------------------------------------------------------------------------------


def set_free(p: Position, one: Captive, place: int) -> None:
    """3.58: he joins his own people there; else he gets home, but without horse and arms."""
    owner, c = one.owner, one.cls
    if p.out[owner]:
        return
    own = p.groups_at(place, owner)
    if own:
        welcome(own[0], c, one.turns)
        p.note("freed", role=p.role_name(owner), character=CLASSES[c], hex=spell_hex(place))
    else:
        p.points[owner] += PRICE[c] - OUTFIT
        p.note("escaped", role=p.role_name(owner), character=CLASSES[c])


def welcome(group: Group, c: int, turns: int) -> None:
    """A freed man joins a group, whole or wounded as he is."""
    if turns:
        group.hurt = sorted([*group.hurt, Wounded(c, turns)])
    else:
        group.men[c] += 1


def disband_guards(p: Position, group: Group) -> None:
    """A group is no more: its prisoners are free."""
    captives, group.captives = group.captives, []
    for one in captives:
        set_free(p, one, group.hex)


def told(p: Position, one: Captive, captor: int) -> PrisonerFacts:
    """What everybody is told of a prisoner."""
    return {
        "role": p.role_name(one.owner),
        "character": CLASSES[one.cls],
        "captor": p.role_name(captor),
    }


# --- Places that are lost --------------------------------------------------------------------


def change_keeper(p: Position, place: int, role: int, sheltered: list[Group]) -> None:
    """3.58: a place is taken: its prisoners are freed by their friends, or stay there."""
    captives = [one for group in sheltered for one in group.captives]
    captives += [one for there in p.dungeons if there.hex == place for one in there.captives]
    p.dungeons = [one for one in p.dungeons if one.hex != place]
    for group in sheltered:
        group.captives = []
    for one in captives:
        if p.friends(role, one.owner):
            set_free(p, one, place)
        else:
            dungeon(p, place).append(one)


def forget(p: Position, role: int) -> None:
    """Who leaves the game leaves his prisoners free, and nobody asks for his own any more."""
    for prisoner in list(held(p)):
        if prisoner.captor in (role, NEUTRAL):
            set_free(p, let_out(p, prisoner), prisoner.hex)
        elif prisoner.owner == role:
            let_out(p, prisoner)


# --- Handing them over (2.22) -----------------------------------------------------------------


def custody_choices(p: Position, role: int) -> list[int]:
    """3.58: leave prisoners in an own stronghold, or take them from there or another group."""
    offers: set[int] = set()
    mine = [one for one in held(p) if one.captor == role and one.one.moved != p.turn]
    for group in p.own_groups(role):
        if not idle(p, group):
            continue
        for prisoner in mine:
            if prisoner.hex != group.hex:
                continue
            if prisoner.group == group.number:
                if keeps_dungeon(p, group):
                    offers.add(w.action(w.CONFINE, group.number, prisoner.cls))
            elif within_reach(p, group, prisoner) and can_guard(group, prisoner.cls):
                offers.add(w.action(w.GUARD, group.number, prisoner.cls))
    return sorted(offers)


def keeps_dungeon(p: Position, group: Group) -> bool:
    """Whether a group stands in a stronghold of its own side and can use it."""
    place = group.hex
    if p.kinds[place] == NOWHERE or p.owner[place] != group.role:
        return False
    return bool(group.inside) or p.siege_at(place) is None


def within_reach(p: Position, group: Group, prisoner: Prisoner) -> bool:
    """Whether a prisoner in the same hex can be handed over to a group."""
    if not prisoner.group:
        return keeps_dungeon(p, group)
    other = p.group(prisoner.captor, prisoner.group)
    return other is not None and not other.ship and other.inside == group.inside


def hand_over(p: Position, role: int, verb: int, number: int, c: int) -> None:
    """3.58: everybody is told when a prisoner is moved."""
    group = p.group(role, number)
    assert group is not None
    prisoner = next(
        one
        for one in held(p)
        if (one.captor, one.hex, one.cls) == (role, group.hex, c) and one.one.moved != p.turn
        and (one.group == number) == (verb == w.CONFINE)
        and (verb == w.CONFINE or within_reach(p, group, one))
    )  # fmt: skip
    one = let_out(p, prisoner)
    one.moved = p.turn
    if verb == w.CONFINE:
        dungeon(p, group.hex).append(one)
        p.note("confined", **told(p, one, role), hex=spell_hex(group.hex))
    else:
        group.captives.append(one)
        p.note("guarded", **told(p, one, role), group=number)


def why_not_custody(p: Position, role: int, act: w.Action) -> Refusal:
    """3.58: why a group cannot leave a prisoner here, or take one over."""
    off = reasons.option_is_off(p, "captures", "3.58")
    group = p.group(role, act.a)
    if off is not None or group is None:
        return off or reasons.no_such_group(act.a)
    return reasons.busy(p, group) or why_not_transfer(p, group, act)


def why_not_transfer(p: Position, group: Group, act: w.Action) -> Refusal:
    """3.58: why a prisoner of that class cannot be taken from a group, or over by it."""
    named = (group.role, group.hex, act.b)
    alike = [one for one in held(p) if (one.captor, one.hex, one.cls) == named]
    confine = act.verb == w.CONFINE
    wanted = [one for one in alike if (one.group == group.number) == confine]
    if not wanted and alike and not confine:
        return Refusal("3.58", "guarded_already", group=group.number)
    if not wanted:
        return Refusal("3.58", "no_such_prisoner", hex=spell_hex(group.hex))
    wanted = [one for one in wanted if one.one.moved != p.turn]
    if not wanted:
        return Refusal("3.58", "prisoner_was_moved")
    return why_not_dungeon(p, group) if confine else why_not_guarding(p, group, wanted)


def why_not_guarding(p: Position, group: Group, wanted: list[Prisoner]) -> Refusal:
    """3.58: why a group cannot take over any of these prisoners in its hex."""
    if any(within_reach(p, group, one) for one in wanted):
        return Refusal("3.58", "too_few_guards", group=group.number)
    return Refusal("3.58", "prisoner_out_of_reach", group=group.number)


def why_not_dungeon(p: Position, group: Group) -> Refusal:
    """3.58: why a group cannot leave prisoners in the stronghold of its hex."""
    here = spell_hex(group.hex)
    if p.kinds[group.hex] == NOWHERE:
        return Refusal("3.58", "no_stronghold", hex=here)
    if p.owner[group.hex] != group.role:
        return Refusal("3.58", "not_your_place", hex=here)
    return Refusal("3.58", "place_is_besieged", hex=here)
