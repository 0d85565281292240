"""Orders for the sea and for Crusaders who set out: one block, one move."""

from __future__ import annotations

from levant.bots.rex.appraise import Force, force_of
from levant.bots.rex.map_tables import FULL_WORTH
from levant.bots.rex.moment import Moment, Order
from levant.bots.rex.orders import Planner
from levant.rex.army import ENGLISH, STEPS
from levant.rex.bits import members
from levant.rex.board import FORTIFIED, GERMAN_ENTRY, PORTS, REALM
from levant.rex.words import ENTER_WITH, SAIL_WITH


def voyages(moment: Moment, planner: Planner) -> list[Order]:
    """The best voyage of every block that may sail."""
    orders = []
    for block in moment.things(SAIL_WITH):
        ports = [(rate_landing(moment, planner, block, port), port) for port in _ports(moment)]
        if ENGLISH >> block & 1:
            ports += [
                (rate_landing(moment, planner, block, port), port)
                for port in members(PORTS & REALM[moment.seen.foe])
            ]
        here = moment.seen.place.get(block, -1)
        ports = [(score, port) for score, port in ports if port != here]
        if ports:
            score, port = max(ports)
            orders.append(Order(SAIL_WITH, block, score + _setting_out(moment, block), port))
    return orders


def entries(moment: Moment, planner: Planner) -> list[Order]:
    """7.23: the Germans come over land."""
    orders = []
    for block in moment.things(ENTER_WITH):
        towns = [
            (rate_landing(moment, planner, block, town), town) for town in members(GERMAN_ENTRY)
        ]
        score, town = max(towns)
        orders.append(Order(ENTER_WITH, block, score + _setting_out(moment, block), town))
    return orders


def _ports(moment: Moment) -> list[int]:
    """Own ports, and besieged Tripoli and Tyre with room in the castle."""
    seen = moment.seen
    ports = [town for town in members(PORTS) if seen.friendly(town)]
    for town in members(FORTIFIED):
        if town in seen.foes and 0 < len(seen.castle.get(town, [])) < seen.rules.rating[town]:
            ports.append(town)
    return ports


def _setting_out(moment: Moment, block: int) -> float:
    """A block that is not yet on the map does nothing for anybody."""
    return 0.0 if block in moment.seen.place else 0.5 * FULL_WORTH[block]


def rate_landing(moment: Moment, planner: Planner, block: int, town: int) -> float:
    """What it gains to bring a block into a town from the sea or from Germania."""
    seen, stakes = moment.seen, moment.stakes
    steps = seen.steps.get(block, STEPS[block])
    force = force_of([(block, steps)])
    gain = steps * stakes.pull[town] + _leaving(moment, planner, block, force)
    if town in seen.foes and town in seen.castle:
        castle = seen.force(seen.castle[town])
        return gain + stakes.besieged(town, castle.joined(force)) - stakes.now(town) - steps
    if town in seen.foes and seen.foes[town].number > 2:
        return gain - 5.0  # alone against many
    return gain + planner.join(town, force)


def _leaving(moment: Moment, planner: Planner, block: int, force: Force) -> float:
    """What the town that the block leaves loses by it."""
    seen, stakes = moment.seen, moment.stakes
    here = seen.place.get(block)
    if here is None:
        return 0.0
    away = -force.steps * stakes.pull[here]
    if block not in seen.castle.get(here, []):
        return away + planner.leave(here, force)
    rest = seen.force([b for b in seen.castle[here] if b != block])
    return away + stakes.besieged(here, rest) + force.steps - stakes.now(here)
