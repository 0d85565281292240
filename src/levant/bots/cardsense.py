"""4.0 Which card to play, on a surveyed position: the one that gains most today."""

from __future__ import annotations

from typing import Final

from levant.bots.campaign import Campaign
from levant.bots.survey import Survey
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

_WHIM: Final = 1.5
_FINE: Final = 1000
_NONE: Final = -1


def card_choice(cards: int, survey: Survey, dice: Dice) -> int:
    """4.1: the card that gains most over what it would bring on another day."""
    best, choice = -999.0, _NONE
    for rate, card in card_rates(cards, survey, dice):
        fancied = rate + _WHIM * dice.below(_FINE) / _FINE
        if fancied > best:
            best, choice = fancied, card
    return CARD * 64 + choice if choice >= 0 else _NONE


def card_rates(cards: int, survey: Survey, dice: Dice) -> list[tuple[float, int]]:
    """What each card would gain over what it brings on another day."""
    moves, group = Campaign(survey, dice, 0.0).prospects()
    return [
        (_brings(survey, card, moves, group) - _keeps(survey, card), card)
        for card in members(cards)
    ]


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
        return survey.w.one_group * group
    if card == MANNA_CARD:
        return survey.w.manna * min(3, _hurt(p, survey.side))
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
    usual = survey.w.usual[card]
    if card == WINTER_CAMPAIGN and (p.turn < 4 or p.sieges(survey.side)):
        return usual + survey.w.campaign_kept
    if card <= WINTER_CAMPAIGN and survey.leaders == 1:
        return usual + survey.w.last_leader  # something must lead the besiegers home
    return usual
