r"""4.0 Which card to play\: the one that gains most today."""

from __future__ import annotations

from typing import Final

from levant.bots.rex.move_choice import MoveChooser
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import Dice
from levant.rex.army import ARMY, STEPS
from levant.rex.bits import members
from levant.rex.board import TOWN_COUNT
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
from levant.rex.words import CARD

_NOISE: Final = 1.5
_FINE: Final = 1000
_NONE: Final = -1


def card_choice(cards: int, valuation: Valuation, dice: Dice) -> int:
    """4.1: the card that gains most over what it would bring on another day."""
    best, choice = -999.0, _NONE
    for rate, card in card_rates(cards, valuation, dice):
        fancied = rate + _NOISE * dice.below(_FINE) / _FINE
        if fancied > best:
            best, choice = fancied, card
    return CARD * 64 + choice if choice >= 0 else _NONE


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
