"""2.9 Three players or more: pacts, offered and renounced at the start of a turn.

A pact is standing consent (ours): allies share sea boxes, hexes and lines of supply, join each
other's battles and sieges, and count as one coalition at sea. Passage without a pact is asked
for and granted hex by hex, or given for a whole turn (2.93, `gifts`). Command in battles and
sieges can be lent to any other role and taken back at any time (2.96).
"""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.gifts import GIVING, gift_choices, play_gift, why_not_gift
from levant.croisades.position import Position
from levant.croisades.scenario import NEUTRAL
from levant.croisades.truce import truce_choices
from levant.kernel.title import Refusal

TAKEN_BACK: Final = -1  # on a desk: what was lent is taken back


def diplomacy_choices(p: Position, role: int) -> list[int]:
    """2.96: offer a pact or renounce one, once a turn with each role; gifts, command, a truce."""
    offers = [w.action(w.DONE), *truce_choices(p, role)]
    for other in range(p.roles):
        if no_partner(p, role, other) is not None:
            continue
        if other not in p.desks[role].touched:
            verb = w.RENOUNCE if p.offers[role] >> other & 1 else w.OFFER
            offers.append(w.action(verb, other))
        offers += gift_choices(p, role, other)
    if not p.desks[role].source:
        offers += lending_choices(p, role)
    return sorted(offers)


def play_diplomacy(p: Position, role: int, act: w.Action) -> None:
    """2.96, decision 77: only the one it is offered to learns of an offer, and at once."""
    verb, other = act.verb, act.a
    desk = p.desks[role]
    if verb == w.DONE:
        desk.done = 1
        return
    if verb in (w.LEND, w.TAKE_BACK):
        desk.source = other + 1 if verb == w.LEND else TAKEN_BACK
        return
    if verb in GIVING or verb == w.PASSAGE:
        play_gift(p, role, act)
        return
    desk.touched.append(other)
    if verb == w.OFFER:
        p.offers[role] |= 1 << other
        p.note("offered", [role, other], role=p.role_name(role), other=p.role_name(other))
    else:
        p.offers[role] &= ~(1 << other)


def why_not_diplomacy(p: Position, role: int, act: w.Action) -> Refusal:
    """2.96: why a pact cannot be offered or renounced, or command not lent, in the talks."""
    if act.verb in (w.LEND, w.TAKE_BACK):
        return why_not_lending(p, role, act)
    absent = no_partner(p, role, act.a)
    if absent is not None:
        return absent
    if act.verb in GIVING or act.verb == w.PASSAGE:
        return why_not_gift(p, role, act)
    if act.a in p.desks[role].touched:
        return Refusal("2.96", "spoken_to_already")
    return (
        Refusal("2.96", "offered_already")
        if act.verb == w.OFFER
        else Refusal("2.96", "nothing_to_renounce")
    )


def no_partner(p: Position, role: int, other: int) -> Refusal | None:
    """2.96: why nothing can be agreed on with a role."""
    if other >= p.roles:
        return Refusal("2.11", "no_such_role", role=other)
    if other == role:
        return Refusal("2.96", "not_with_oneself")
    return Refusal("2.96", "has_left_the_game") if p.out[other] or p.quit[other] else None


def seal_pacts(p: Position) -> list[tuple[int, int]]:
    """A pact holds where both want it, as everybody sees; which ended: who renounced, and whom."""
    ended: list[tuple[int, int]] = []
    before = list(p.pacts)
    for role in range(p.roles):
        p.pacts[role] = 0
        for other in range(p.roles):
            if p.offers[role] >> other & 1 and p.offers[other] >> role & 1:
                p.pacts[role] |= 1 << other
    for role in range(p.roles):
        for other in range(role + 1, p.roles):
            now, then = p.pacts[role] >> other & 1, before[role] >> other & 1
            if now != then:
                event = "pact" if now else "pact_broken"
                p.note(event, role=p.role_name(role), other=p.role_name(other))
            if then and not now:
                kept = p.offers[role] >> other & 1
                ended.append((other, role) if kept else (role, other))
    return ended


# --- Command (2.96) ---------------------------------------------------------------------------


def lending_choices(p: Position, role: int) -> list[int]:
    """2.96: to whom command can be handed over, and whether it can be taken back."""
    if p.roles < 3 or p.out[role] or p.quit[role]:
        return []
    offers = [
        w.action(w.LEND, other)
        for other in range(p.roles)
        if other not in (role, p.lent[role]) and not p.out[other] and not p.quit[other]
    ]
    return offers if p.lent[role] == NEUTRAL else [*offers, w.action(w.TAKE_BACK)]


def why_not_lending(p: Position, role: int, act: w.Action) -> Refusal:
    """2.96: why command cannot be handed over, or taken back."""
    if p.roles < 3:
        return Refusal("2.96", "only_two_players")
    if p.phase == w.DIPLOMACY and p.desks[role].source:
        return Refusal("2.96", "command_is_settled")
    if act.verb == w.TAKE_BACK:
        return Refusal("2.96", "nothing_lent")
    return no_partner(p, role, act.a) or Refusal("2.96", "lent_already")


def lend(p: Position, role: int, other: int) -> None:
    """2.96: another role decides in battles and sieges; NEUTRAL: the role itself again."""
    if other == NEUTRAL:
        p.note("command_taken_back", role=p.role_name(role), other=p.role_name(p.lent[role]))
    else:
        p.note("command_lent", role=p.role_name(role), other=p.role_name(other))
    p.lent[role] = other


def seal_commands(p: Position) -> None:
    """What was lent or taken back during the talks holds from now on."""
    for role, desk in enumerate(p.desks):
        if desk.source > 0 and p.lent[role] != desk.source - 1:
            lend(p, role, desk.source - 1)
        elif desk.source == TAKEN_BACK and p.lent[role] != NEUTRAL:
            lend(p, role, NEUTRAL)
