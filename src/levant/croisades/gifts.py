"""2.96 Gifts among three players or more: dinars, land, ships; and passage for a turn (2.93).

Everything but characters can change hands. What is given is given at once, and cannot be refused.
Others see land and ships change hands; of dinars and passage only the two know.
"""

from __future__ import annotations

from typing import Final

from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, NOWHERE, spell_hex, steps_from
from levant.croisades.custody import change_keeper
from levant.croisades.naval import aboard
from levant.croisades.pieces import Ship
from levant.croisades.position import Position
from levant.croisades.reasons import no_such_hex, no_such_ship, none_taken, too_dear
from levant.croisades.records import Capture
from levant.kernel.title import Refusal

# Decision 78: one gift of a kind to each role in a turn's talks; these amounts, or all there is.
AMOUNTS: Final = (*range(10, 50, 10), *range(50, 1001, 50), 1500, 2000, 3000, 4000)
MONEY: Final = 100  # plus the role, among what was touched in the talks
LAND: Final = 200
SHIP: Final = 300
GIVING: Final = {w.GIVE: MONEY, w.CEDE: LAND, w.GIVE_SHIP: SHIP}


def gift_choices(p: Position, role: int, other: int) -> list[int]:
    """2.96: what one role can give another in these talks."""
    touched = p.desks[role].touched
    offers: list[int] = []
    if MONEY + other not in touched:
        purse = min(p.points[role], w.MOST_OBJECT)
        amounts = {n for n in AMOUNTS if n <= purse} | ({purse} if purse else set())
        offers += [w.action(w.GIVE, other, n) for n in sorted(amounts)]
    if LAND + other not in touched:
        offers += [w.action(w.CEDE, other, h) for h in p.strongholds() if can_cede(p, role, h)]
    if SHIP + other not in touched:
        offers += [
            w.action(w.GIVE_SHIP, other, ship.number)
            for ship in p.ships
            if ship.role == role and can_hand_over(p, ship, other)
        ]
    if not p.passes[role] >> other & 1:
        offers.append(w.action(w.PASSAGE, other))
    return offers


def can_cede(p: Position, role: int, place: int) -> bool:
    """2.96: an own stronghold where nobody besieges and no battle is due."""
    return p.owner[place] == role and p.siege_at(place) is None and p.meeting_at(place) is None


def can_hand_over(p: Position, ship: Ship, other: int) -> bool:
    """2.96: a ship in a port with nobody aboard, for which the other has a counter."""
    return (
        ship.port != HIGH_SEAS and not aboard(p, ship) and bool(p.free_ship_number(other, ship.war))
    )


def play_gift(p: Position, role: int, act: w.Action) -> None:
    """2.96: dinars, land or a ship change hands; 2.93: passage is promised for the turn."""
    other = act.a
    if act.verb == w.PASSAGE:
        p.passes[role] |= 1 << other
        p.note("passage_given", [role, other], role=p.role_name(role), other=p.role_name(other))
        return
    p.desks[role].touched.append(GIVING[act.verb] + other)
    if act.verb == w.GIVE:
        p.points[role] -= act.b
        p.points[other] += act.b
        p.note(
            "points_given", [role, other], role=p.role_name(role), other=p.role_name(other),
            points=act.b,
        )  # fmt: skip
    elif act.verb == w.CEDE:
        cede(p, role, other, act.b)
    else:
        hand_over_ship(p, role, other, act.b)


def land_of(p: Position, role: int, place: int) -> list[int]:
    """Decision 78: a role's hexes to which no stronghold is nearer than this one."""
    ways = [(steps_from(h), h) for h in p.strongholds()]
    near: list[int] = []
    for h, owner in enumerate(p.owner):
        if owner == role and p.kinds[h] == NOWHERE:
            far = [(steps[h], i) for i, (steps, _) in enumerate(ways) if steps[h] != NOWHERE]
            if far and ways[min(far)[1]][1] == place:
                near.append(h)
    return near


def cede(p: Position, role: int, other: int, place: int) -> None:
    """2.96, decision 78: a stronghold with its land; it counts as captured by nobody."""
    for h in (place, *land_of(p, role, place)):
        p.owner[h] = other
    p.seized.append(Capture(place, other, 0))
    change_keeper(p, place, other, [])
    p.note("ceded", role=p.role_name(role), other=p.role_name(other), hex=spell_hex(place))


def hand_over_ship(p: Position, role: int, other: int, number: int) -> None:
    """2.96: a ship with its cargo gets a number of its new owner."""
    ship = p.ship(role, number)
    assert ship is not None
    ship.number = p.free_ship_number(other, ship.war)
    ship.role = other
    p.ships.sort(key=lambda s: (s.role, s.number))
    p.note(
        "ship_given", role=p.role_name(role), other=p.role_name(other), ship=ship.number,
        port=spell_hex(ship.port), warship=bool(ship.war),
    )  # fmt: skip


def why_not_gift(p: Position, role: int, act: w.Action) -> Refusal:
    """2.96: why this cannot be given to a role that is at the table."""
    if act.verb == w.PASSAGE:
        return Refusal("2.93", "passage_given_already")
    if GIVING[act.verb] + act.a in p.desks[role].touched:
        return Refusal("2.96", "gift_made_already")
    if act.verb == w.GIVE:
        if act.b > p.points[role]:
            return too_dear(act.b, p.points[role])
        return none_taken(act.b, "2.96") or Refusal("2.96", "not_that_amount")
    if act.verb == w.CEDE:
        return why_not_ceding(p, role, act.b)
    ship = p.ship(role, act.b)
    if ship is None:
        return no_such_ship(act.b)
    if ship.port == HIGH_SEAS:
        return Refusal("2.96", "ship_is_at_sea", ship=ship.number)
    if aboard(p, ship):
        return Refusal("2.96", "people_are_aboard", ship=ship.number)
    return Refusal("2.12", "no_ship_number_free")


def why_not_ceding(p: Position, role: int, place: int) -> Refusal:
    """2.96: why a place cannot be given away."""
    nowhere = no_such_hex(place)
    if nowhere is not None:
        return nowhere
    here = spell_hex(place)
    if p.kinds[place] == NOWHERE:
        return Refusal("2.96", "no_stronghold", hex=here)
    if p.owner[place] != role:
        return Refusal("2.96", "not_your_place", hex=here)
    if p.siege_at(place) is not None:
        return Refusal("2.96", "place_is_besieged", hex=here)
    return Refusal("2.96", "battle_at_the_place", hex=here)
