"""The rules of a title in our own words, for the page and for whoever reads along."""

from __future__ import annotations

from fastapi import APIRouter, Request

from levant.kernel.title import UnknownName
from levant.lessons.example_battle import ToldBattle, example_battle
from levant.locale.rulebook import CardText, Rulebook, card_texts, rulebook
from levant.server.encoding import PackedJsonReply
from levant.server.errors import NotFound

router = APIRouter(prefix="/api", tags=["reference"])

_HOUR = {"Cache-Control": "public, max-age=3600"}


@router.get("/rules/{title}/{edition}/{language}", response_model=Rulebook)
async def rules(title: str, edition: str, language: str, request: Request) -> PackedJsonReply:
    """Chapters and sections in order; `rules` are the numbers by which refusals cite one."""
    try:
        return PackedJsonReply(rulebook(title, edition, language), request, headers=_HOUR)
    except UnknownName as unknown:
        raise NotFound(str(unknown)) from None


@router.get("/rules/{title}/{edition}/{language}/cards", response_model=list[CardText])
async def cards(title: str, edition: str, language: str, request: Request) -> PackedJsonReply:
    """What each card of the deck does, and the section that says so."""
    try:
        return PackedJsonReply(card_texts(title, edition, language), request, headers=_HOUR)
    except UnknownName as unknown:
        raise NotFound(str(unknown)) from None


@router.get("/rules/{title}/{edition}/{language}/battle", response_model=ToldBattle)
async def battle(title: str, edition: str, language: str, request: Request) -> PackedJsonReply:
    """A battle that becomes a siege, as the edition plays it: words, events and what to draw."""
    try:
        return PackedJsonReply(example_battle(title, edition, language), request, headers=_HOUR)
    except UnknownName as unknown:
        raise NotFound(str(unknown)) from None
