"""4.0 The cards: which to play, and how the events are used."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.map_tables import WORTH
from levant.bots.rex.move_choice import MoveChooser
from levant.bots.rex.offers import NO_CHOICE, offered
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, STEPS
from levant.rex.bits import members
from levant.rex.board import CITIES, TOWN_COUNT
from levant.rex.cards import (
    GUIDE,
    INTRIGUE,
    JIHAD_CARD,
    MANNA_CARD,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    WINTER_CAMPAIGN,
    WINTER_TURN,
)
from levant.rex.game import Game
from levant.rex.words import ASSASSINATE, CARD, STRIKE_CASTLE, STRIKE_FIELD

_NOISE: Final = 1.5
_FINE: Final = 1000


def card_choice(cards: int, valuation: Valuation, dice: Dice) -> int:
    """4.1: the card that gains most over what it would bring on another day."""
    best, choice = -999.0, NO_CHOICE
    for rate, card in card_rates(cards, valuation, dice):
        noisy = rate + _NOISE * dice.below(_FINE) / _FINE
        if noisy > best:
            best, choice = noisy, card
    return CARD * 64 + choice if choice >= 0 else NO_CHOICE


def card_rates(cards: int, valuation: Valuation, dice: Dice) -> list[tuple[float, int]]:
    """What each card would gain over what it brings on another day."""
    moves, group = MoveChooser(valuation, dice, 0.0).prospects()
    return [
        (_brings(valuation, card, moves, group) - _keeps(valuation, card), card)
        for card in members(cards)
    ]


def _brings(valuation: Valuation, card: int, moves: list[float], group: float) -> float:
    """What a card would bring now, if the best three moves gain that much."""
    p = valuation.p
    if card == WINTER_CAMPAIGN and p.turn == WINTER_TURN:
        kept = moves[0]
        for town in members(p.sieges(valuation.side)):
            kept = max(kept, valuation.value(town))
        return kept
    if card in (MOVE_1, WINTER_CAMPAIGN):
        return moves[0]
    if card == MOVE_2:
        return moves[0] + moves[1]
    if card == MOVE_3:
        return moves[0] + moves[1] + moves[2]
    if card in (GUIDE, JIHAD_CARD):
        return valuation.w.one_group * group
    if card == MANNA_CARD:
        return valuation.w.manna * min(3, _hurt(p, valuation.side))
    if card == INTRIGUE:
        return 2.5
    return 2.5 if p.sieges(valuation.side) else 2.0


def _hurt(p: Game, side: int) -> int:
    """How many blocks on the map could be given a step."""
    count = 0
    for block in members(ARMY[side]):
        if p.where[block] < TOWN_COUNT and p.strength(block) < STEPS[block]:
            count += 1
    return count


def _keeps(valuation: Valuation, card: int) -> float:
    """What a card is worth on another day."""
    p = valuation.p
    if p.turn == WINTER_TURN:
        return 0.0
    usual = valuation.w.usual[card]
    if card == WINTER_CAMPAIGN and (p.turn < 4 or p.sieges(valuation.side)):
        return usual + valuation.w.campaign_kept
    if card <= WINTER_CAMPAIGN and valuation.leaders == 1:
        return usual + valuation.w.last_leader  # something must lead the besiegers home
    return usual


def assassins_choice(valuation: Valuation, offer: list[int]) -> int:
    """A known and precious block, a lone garrison, or whoever stands in the way."""
    p = valuation.p
    best, choice = -1.0, NO_CHOICE
    for verb in (ASSASSINATE, STRIKE_FIELD, STRIKE_CASTLE):
        for thing in members(offered(offer, verb)):
            if verb == ASSASSINATE:
                rate = 1.2 * WORTH[thing] * min(1.6, p.strength(thing))
            elif verb == STRIKE_FIELD:
                rate = _strike_field(valuation, thing)
            else:
                rate = _strike_castle(valuation, thing)
            if rate > best:
                best, choice = rate, verb * 64 + thing
    return choice


def _strike_field(valuation: Valuation, town: int) -> float:
    """What a blow at somebody in a field is worth: most at the lone guard of a city."""
    lone = 1.0 if valuation.foe_number[town] == 1 and CITIES >> town & 1 else 0.0
    return 1.5 + lone + (0.2 if town == valuation.target() else 0.0)


def _strike_castle(valuation: Valuation, town: int) -> float:
    """What a blow at somebody in a castle is worth: most at a small garrison under siege."""
    if not valuation.p.sieges(valuation.side) >> town & 1:
        return 1.4
    return 1.6 + 2.0 / valuation.foe_inside[town] * (1 + (CITIES >> town & 1))
