"""2.42b, 2.68 Sieges begin and end: who stands outside the walls, and who within."""

from __future__ import annotations

from levant.croisades.board import (
    spell_hex,
)
from levant.croisades.fights import Siege
from levant.croisades.position import Position
from levant.croisades.roster import GOOD_COUNT


def begin_siege(p: Position, role: int, place: int) -> Siege:
    """2.42b: a siege is established; its garrison is chosen in the siege phase."""
    siege = Siege()
    for worn in p.worn:
        if worn.hex == place:
            # 2.68: garrison and walls are restored only from the next turn on.
            siege = worn
            siege.ready, siege.work, siege.line = [0] * GOOD_COUNT, [], 0
            p.worn.remove(worn)
            break
    siege.hex, siege.besieger, siege.since = place, role, p.turn
    p.sieges.append(siege)
    for group in p.groups_at(place):
        if p.friends(group.role, p.owner[place]) and group.role != role:
            group.inside = 1
    p.note("besieged", role=p.role_name(role), hex=spell_hex(place))
    return siege


def lift_siege(p: Position, siege: Siege) -> None:
    """2.68: the siege is over; whoever sheltered comes out."""
    p.sieges.remove(siege)
    p.worn.append(siege)
    for group in p.groups_at(siege.hex):
        group.inside = 0
    p.note("siege_lifted", hex=spell_hex(siege.hex), role=p.role_name(siege.besieger))


def drop_empty_sieges(p: Position) -> None:
    """2.68: a siege that no besieger keeps up is given up; the sheltered come out of the gates."""
    for siege in list(p.sieges):
        if not p.besiegers(siege):
            lift_siege(p, siege)
    for group in p.groups:
        if group.inside and (group.ship or p.siege_at(group.hex) is None):
            group.inside = 0


def destroy(p: Position, siege: Siege, engine: int) -> None:
    """One engine of the besiegers is lost."""
    siege.ready[engine] -= 1
    for group in p.besiegers(siege):
        if group.goods[engine]:
            group.goods[engine] -= 1
            return
