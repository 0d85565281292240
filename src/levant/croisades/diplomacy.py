"""2.9 Three players or more: pacts, offered and renounced at the start of a turn.

A pact is standing consent (ours): allies share sea boxes, hexes and lines of supply, join each
other's battles and sieges, and count as one coalition at sea. Passage without a pact is asked
for and granted hex by hex (2.93).
"""

from __future__ import annotations

from levant.croisades.position import Position
from levant.croisades.words import DONE, OFFER, RENOUNCE, action


def diplomacy_choices(p: Position, role: int) -> list[int]:
    """2.96: offer a pact or renounce one, once a turn with each role."""
    offers = [action(DONE)]
    for other in range(p.roles):
        if other == role or p.out[other] or other in p.desks[role].touched:
            continue
        verb = RENOUNCE if p.offers[role] >> other & 1 else OFFER
        offers.append(action(verb, other))
    return sorted(offers)


def play_diplomacy(p: Position, role: int, verb: int, other: int) -> None:
    """2.96: only the one it is offered to learns of an offer."""
    desk = p.desks[role]
    if verb == DONE:
        desk.done = 1
        return
    desk.touched.append(other)
    if verb == OFFER:
        p.offers[role] |= 1 << other
    else:
        p.offers[role] &= ~(1 << other)


def seal_pacts(p: Position) -> None:
    """A pact holds where both want it; everybody sees who is allied."""
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
        for other in range(p.roles):
            if p.offers[role] >> other & 1 and not p.pacts[role] >> other & 1:
                p.note("offered", [role, other], role=p.role_name(role), other=p.role_name(other))
