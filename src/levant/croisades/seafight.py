"""2.33, 2.94 Naval battles: rounds, flight, sinking; coalitions and three-cornered fights."""

from __future__ import annotations

from typing import Final

from levant.croisades import reasons
from levant.croisades import words as w
from levant.croisades.board import HIGH_SEAS, NOWHERE, PORTS, spell_hex
from levant.croisades.fights import SeaFight, Sinking
from levant.croisades.naval import aboard, contested
from levant.croisades.pieces import Ship
from levant.croisades.position import Position, Steps
from levant.croisades.sequence import choose_next
from levant.kernel.title import Refusal

MOST_SUNK: Final = 3


def sea_battles(p: Position) -> None:
    """Phase 5: every box that enemies share."""
    p.stage = w.STAGE_SEA_BATTLES
    p.queue = [port for port in PORTS if contested(p, port)]
    for ship in p.ships:
        ship.fought = int(ship.port in p.queue)
        ship.fleeing = 0
    p.phase = w.NEXT_SEA_BATTLE


def next_sea_battle(p: Position) -> None:
    """The next box, or the landings that had to wait."""
    p.seafight = None
    if not p.queue:
        p.site = NOWHERE
        p.phase = w.SEA_BATTLES_DONE
        return
    roles = sorted({s.role for port in p.queue for s in p.ships_at(port)})
    choose_next(p, roles, w.SEA_ROUND)


def parties_at(p: Position, port: int) -> list[list[int]]:
    """2.94: the coalitions in a box, in the order of movement."""
    parties: list[list[int]] = []
    for role in p.order:
        if not p.ships_at(port, role):
            continue
        for party in parties:
            if all(p.friends(role, other) for other in party):
                party.append(role)
                break
        else:
            parties.append([role])
    return parties


def sea_round(p: Position) -> None:
    """2.33, 2.94: begin a round, or end the battle when one party holds the box."""
    fight = p.seafight
    if fight is None:
        fight = p.seafight = SeaFight()
        fight.port = p.site
        fight.parties = parties_at(p, fight.port)
        p.note("sea_battle", port=spell_hex(fight.port))
    drop_parties(p, fight)
    if len(fight.parties) < 2:
        winner = p.role_name(fight.parties[0][0]) if fight.parties else "nobody"
        p.note("sea_battle_over", port=spell_hex(fight.port), winner=winner)
        p.phase = w.NEXT_SEA_BATTLE
        return
    fight.turn %= len(fight.parties)
    if len(fight.parties) > 2:
        p.phase, p.active = w.ENGAGE, fight.parties[fight.turn][0]
        return
    fight.turn, fight.rival = 0, 1
    ask_flight(p, fight)


def drop_parties(p: Position, fight: SeaFight) -> None:
    """2.94: whoever has no ship left is out; whose turn it is stays as it was."""
    held = [any(p.ships_at(fight.port, role) for role in party) for party in fight.parties]
    fight.turn -= held[: fight.turn].count(False)
    fight.parties = [party for party, holds in zip(fight.parties, held, strict=True) if holds]


def engage_choices(p: Position, role: int) -> list[int]:
    """2.94: one opponent for this round."""
    fight = p.seafight
    assert fight is not None
    return sorted(
        w.action(w.ENGAGE_WITH, party[0])
        for i, party in enumerate(fight.parties)
        if i != fight.turn
    )


def play_engage(p: Position, role: int, act: w.Action) -> None:
    """2.94: fight one round with that party."""
    fight = p.seafight
    assert fight is not None
    fight.rival = next(i for i, party in enumerate(fight.parties) if party[0] == act.a)
    ask_flight(p, fight)


def why_not_engaging(p: Position, role: int, act: w.Action) -> Refusal:
    """2.94: why a role cannot be engaged in this round."""
    fight = p.seafight
    assert fight is not None
    if act.a >= p.roles:
        return Refusal("2.11", "no_such_role", role=act.a)
    if act.a in fight.parties[fight.turn]:
        return Refusal("2.94", "own_party")
    if any(act.a in party for party in fight.parties):
        return Refusal("2.94", "engage_its_leader")
    return Refusal("2.94", "not_in_this_battle")


def ask_flight(p: Position, fight: SeaFight) -> None:
    """2.33: before the round everyone in it may announce flight."""
    fight.asked = [
        r
        for party in (fight.turn, fight.rival)
        for r in fight.parties[party]
        if p.ships_at(fight.port, r)
    ]
    p.phase, p.active = w.FLIGHT, fight.asked[0]


def flight_choices(p: Position, role: int) -> list[int]:
    """2.33: which ships flee after this round."""
    fight = p.seafight
    assert fight is not None
    return [w.action(w.DONE)] + [
        w.action(w.FLEE, s.number) for s in p.ships_at(fight.port, p.active) if not s.fleeing
    ]


def play_flight(p: Position, role: int, act: w.Action) -> None:
    """2.33: announce a ship's flight; or no more."""
    verb, number = act.verb, act.a
    fight = p.seafight
    assert fight is not None
    if verb == w.FLEE:
        ship = p.ship(p.active, number)
        assert ship is not None
        ship.fleeing = 1
        p.note("fleeing", role=p.role_name(p.active), ship=number)
        return
    fight.asked.pop(0)
    if fight.asked:
        p.active = fight.asked[0]
    else:
        p.phase = w.SEA_ROLL


def why_not_ship_in_battle(p: Position, role: int, act: w.Action) -> Refusal:
    """2.33: why a ship can neither flee nor be sunk here."""
    fight = p.seafight
    assert fight is not None
    ship = p.ship(p.active, act.a)
    if ship is None:
        return reasons.no_such_ship(act.a)
    if ship.port != fight.port:
        return Refusal("2.33", "not_in_the_box", ship=act.a, port=spell_hex(fight.port))
    return Refusal("2.33", "fleeing_already", ship=act.a)


def ships_of(p: Position, fight: SeaFight, party: int) -> list[Ship]:
    """The ships of a party in the box."""
    return [s for s in p.ships_at(fight.port) if s.role in fight.parties[party]]


def strength(p: Position, ships: list[Ship]) -> int:
    """2.33: 1D10 for a warship (2D10 as an option), 1D6 for a transport."""
    total = 0
    for ship in ships:
        if ship.war:
            total += p.d10()
            if p.options.get("two_dice_warships"):
                total += p.d10()
        else:
            total += p.d6()
    return total


def sunk(more: int, less: int) -> int:
    """2.33: one ship, two at double, three at triple or more; none when equal."""
    if more <= less:
        return 0
    if more >= 3 * less:
        return MOST_SUNK
    return 2 if more >= 2 * less else 1


def sea_roll(p: Position) -> None:
    """2.33: both roll; whoever fled with any ship sinks nothing."""
    fight = p.seafight
    assert fight is not None
    pair = (fight.turn, fight.rival)
    fleets = [ships_of(p, fight, party) for party in pair]
    totals = [strength(p, fleet) for fleet in fleets]
    p.note("sea_dice", port=spell_hex(fight.port), totals=totals)
    fight.to_sink = []
    for i in (0, 1):
        lost = sunk(totals[i], totals[1 - i])
        if lost and not any(s.fleeing for s in fleets[i]):
            fight.to_sink.append(Sinking(pair[1 - i], min(lost, len(fleets[1 - i]))))
    next_sinking(p, fight)


def next_sinking(p: Position, fight: SeaFight) -> None:
    """2.33: the owner chooses which of his ships sink; then the fleeing leave."""
    while fight.to_sink:
        due = fight.to_sink[0]
        ships = ships_of(p, fight, due.party)
        if due.ships == 0 or not ships:
            fight.to_sink.pop(0)
        elif due.ships >= len(ships):
            for ship in ships:
                sink(p, ship)
            fight.to_sink.pop(0)
        else:
            roles = fight.parties[due.party]
            p.phase = w.SINK
            p.active = max(roles, key=lambda r: (len(p.ships_at(fight.port, r)), -r))
            return
    next_flight(p, fight)


def sink_choices(p: Position, role: int) -> list[int]:
    """2.33: any own ship in the battle."""
    fight = p.seafight
    assert fight is not None
    return sorted(w.action(w.SINK_SHIP, s.number) for s in p.ships_at(fight.port, p.active))


def play_sink(p: Position, role: int, act: w.Action) -> None:
    """2.33: that ship goes down."""
    number = act.a
    fight = p.seafight
    assert fight is not None
    ship = p.ship(p.active, number)
    assert ship is not None
    sink(p, ship)
    fight.to_sink[0].ships -= 1
    next_sinking(p, fight)


def sink(p: Position, ship: Ship) -> None:
    """2.33: the ship and all that is aboard are lost."""
    for group in aboard(p, ship):
        p.groups.remove(group)
        p.note("drowned", role=p.role_name(group.role), group=group.number)
    p.ships.remove(ship)
    p.note("sunk", role=p.role_name(ship.role), ship=ship.number, warship=bool(ship.war))


def next_flight(p: Position, fight: SeaFight) -> None:
    """2.33: each fleeing ship goes to the high seas and notes its destination."""
    for ship in p.ships_at(fight.port):
        if ship.fleeing:
            p.phase, p.active = w.FLEE_TO, ship.role
            return
    fight.turn += 1
    p.phase = w.SEA_ROUND


def flee_to_choices(p: Position, role: int) -> list[int]:
    """2.32: any port, this one too."""
    fight = p.seafight
    assert fight is not None
    ship = next(s for s in p.ships_at(fight.port, p.active) if s.fleeing)
    return [w.action(w.SAIL_TO, ship.number, port) for port in p.scenario.ports]


def why_not_fleeing_to(p: Position, role: int, act: w.Action) -> Refusal:
    """2.33: why a fleeing ship cannot note that destination."""
    fight = p.seafight
    assert fight is not None
    ship = next(s for s in p.ships_at(fight.port, p.active) if s.fleeing)
    if act.b in PORTS and act.b not in p.scenario.ports:
        return reasons.outside(act.b)
    return reasons.no_port(act.b, "2.32") or Refusal("2.33", "other_ship_first", ship=ship.number)


def play_flee_to(p: Position, role: int, act: w.Action) -> None:
    """2.33: the survivor is on the high seas."""
    number, port = act.a, act.b
    fight = p.seafight
    assert fight is not None
    ship = p.ship(p.active, number)
    assert ship is not None
    ship.fleeing, ship.port, ship.bound = 0, HIGH_SEAS, port
    p.note("fled", role=p.role_name(ship.role), ship=number)
    next_flight(p, fight)


STEPS: Final[Steps] = {
    w.SEA_BATTLES: sea_battles,
    w.NEXT_SEA_BATTLE: next_sea_battle,
    w.SEA_ROUND: sea_round,
    w.SEA_ROLL: sea_roll,
}
