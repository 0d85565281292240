"""4.0 Which card to play, on a surveyed position: the one that gains most today."""

from __future__ import annotations

from typing import Final

from levant.bots.campaign import Campaign
from levant.bots.survey import WINTER_TURN, Survey
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
)
from levant.rex.game import Game
from levant.rex.words import CARD

# What a card brings in a turn like any other; it is played when it brings more than that.
_USUAL: Final = [2.0, 3.5, 4.8, 2.5, 2.0, 2.5, 2.5, 2.8, 2.2, 2.5]
_WHIM: Final = 1.5
_FINE: Final = 1000
_NONE: Final = -1


def card_choice(p: Game, cards: int, survey: Survey, dice: Dice) -> int:
    """4.1: the card that gains most over what it would bring on another day."""
    kinds = members(cards)
    if len(kinds) < 2:
        return CARD * 64 + kinds[0] if kinds else _NONE
    moves, group = Campaign(survey, dice, 0.0).prospects()
    best, choice = -999.0, _NONE
    for card in kinds:
        rate = _brings(survey, card, moves, group) - _keeps(survey, card)
        rate += _WHIM * dice.below(_FINE) / _FINE
        if rate > best:
            best, choice = rate, card
    return CARD * 64 + choice


def _brings(survey: Survey, card: int, moves: list[float], group: float) -> float:
    """What a card would bring now, if the best three moves gain that much."""
    p = survey.p
    if card == WINTER_CAMPAIGN and p.turn == WINTER_TURN:
        kept = moves[0]
        for town in members(p.sieges(survey.side)):
            kept = max(kept, survey.value(town))
        return kept
    if card in (MOVE_1, WINTER_CAMPAIGN):
        return moves[0]
    if card == MOVE_2:
        return moves[0] + moves[1]
    if card == MOVE_3:
        return moves[0] + moves[1] + moves[2]
    if card in (GUIDE, JIHAD_CARD):
        return 1.2 * group
    if card == MANNA_CARD:
        return 1.1 * min(3, _hurt(p, survey.side))
    if card == INTRIGUE:
        return 2.5
    return 2.5 if p.sieges(survey.side) else 2.0


def _hurt(p: Game, side: int) -> int:
    """How many blocks on the map could be given a step."""
    count = 0
    for block in members(ARMY[side]):
        if p.where[block] < TOWN_COUNT and p.strength(block) < STEPS[block]:
            count += 1
    return count


def _keeps(survey: Survey, card: int) -> float:
    """What a card is worth on another day."""
    p = survey.p
    if p.turn == WINTER_TURN:
        return 0.0
    usual = _USUAL[card]
    if card == WINTER_CAMPAIGN and (p.turn < 4 or p.sieges(survey.side)):
        return usual + 3.0
    if card <= WINTER_CAMPAIGN and survey.leaders == 1:
        return usual + 2.5  # something must lead the besiegers home
    return usual
