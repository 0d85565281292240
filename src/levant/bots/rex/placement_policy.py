"""3.0, 7.0 Where blocks are set up, and where drawn ones are placed."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.offers import NO_CHOICE, offered
from levant.bots.rex.policy_weights import PolicyWeights
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.army import FIREPOWER, SLOT, STEPS
from levant.rex.bits import members
from levant.rex.board import TOWN
from levant.rex.game import Game
from levant.rex.words import DEPLOY, DONE, EXCHANGE, TO

# Good seats for Frankish blocks: every city guarded, the weakest borders given up.
_SEATS: Final[dict[int, int]] = {
    SLOT["turcopole_beirut"]: TOWN["acre"],
    SLOT["raymond_tiberias"]: TOWN["tripoli"],
}
_EXCHANGE_ONE_IN: Final = 4


def frank_deploy_choice(p: Game, offer: list[int]) -> int:
    """3.1: the blocks that have a better seat than their home go there."""
    able = offered(offer, DEPLOY)
    for block in _SEATS:
        if able >> block & 1 and p.where[block] != _SEATS[block]:
            return DEPLOY * 64 + block
    return DONE * 64 if offered(offer, DONE) else NO_CHOICE


def seat_choice(p: Game, offer: list[int]) -> int:
    """1.13: the seat thought out for the block, else any."""
    town = _SEATS.get(p.mover, -1)
    return TO * 64 + town if town >= 0 and offered(offer, TO) >> town & 1 else NO_CHOICE


def saracen_deploy_choice(offer: list[int], dice: Dice) -> int:
    """3.2: now and then Saladin is somewhere else."""
    kin = members(offered(offer, EXCHANGE))
    if kin and dice.below(_EXCHANGE_ONE_IN) == 0:
        return EXCHANGE * 64 + kin[dice.below(len(kin))]
    return DONE * 64


def place_choice(p: Game, side: int, offer: list[int], w: PolicyWeights) -> int:
    """7.24, 7.25, 7.3: at full strength, where it is needed most."""
    valuation = Valuation(p, side, w)
    block = p.drawn
    pilgrim = p.rules.pilgrims >> block & 1
    best, choice = -99.0, NO_CHOICE
    for town in members(offered(offer, TO)):
        full = pilgrim or p.rules.seats[block] >> town & 1
        steps = float(STEPS[block] if full else p.rules.placed_strength)
        rate = steps + 2.0
        if not p.held[1 - side] >> town & 1:
            gain = valuation.worth(
                town,
                valuation.steps[town] + steps,
                valuation.fire[town] + steps * FIREPOWER[block] / 6,
                valuation.number[town] + 1,
            )
            rate = steps + steps * valuation.pull(town) + gain - valuation.now(town)
        if rate > best:
            best, choice = rate, town
    return TO * 64 + choice if choice >= 0 else NO_CHOICE
