"""The components of an edition, named in one language: the cities, the deck, the blocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from typing_extensions import TypedDict

from levant.locale.translator import Translator
from levant.rex.army import FIREPOWER, LETTERS, MOVE, SIDE, STEPS
from levant.rex.bits import members
from levant.rex.board import (
    CITIES,
    FRANK,
    PLACES,
    POOL,
    PORTS,
    REALM,
    REALMS,
    ROLES,
    SARACEN,
    TOWNS,
)
from levant.rex.cards import MOVE_3, WINTER_CAMPAIGN, moves_of
from levant.rex.edition import CARD
from levant.rex.rules import Rules

# In the order of a set-up; Saladin and his kin are among the emirs.
_KINDS: Final = (
    "outremers", "orders", "turcopoles", "crusaders", "pilgrims", "emirs", "nomads",
)  # fmt: skip


class StartingCities(TypedDict):
    """The victory cities that a side controls when a game begins."""

    role: str
    towns: list[str]


class TownFacts(TypedDict):
    """A town on the map of an edition; `port` is "", "port" or "fortified"."""

    town: str
    name: str
    realm: str
    rating: int
    port: Literal["", "port", "fortified"]
    victory: bool


class DeckCard(TypedDict):
    """A kind of card: how many there are, and how many moves it gives (an event: 0).

    `section` is the id of the section about it, empty for a plain move card.
    """

    card: str
    name: str
    copies: int
    moves: int
    section: str


class RosterBlock(TypedDict):
    """A block as it is printed; the first of its `seats` is where it begins."""

    block: str
    name: str
    steps: int
    letter: str
    firepower: int
    move: int
    seats: list[str]


class RosterGroup(TypedDict):
    """The blocks of one kind."""

    role: str
    kind: str
    blocks: list[RosterBlock]


def starting_cities(translator: Translator) -> list[StartingCities]:
    """The seven victory cities by the realms they lie in."""
    return [
        {
            "role": ROLES[side],
            "towns": [translator.name("town", TOWNS[t]) for t in members(CITIES & REALM[side])],
        }
        for side in (FRANK, SARACEN)
    ]


def towns(rules: Rules, translator: Translator) -> list[TownFacts]:
    """The towns of an edition in the order of the board."""
    return [
        {
            "town": town,
            "name": translator.name("town", town),
            "realm": REALMS[n],
            "rating": rules.rating[n],
            "port": _port(rules, n),
            "victory": bool(CITIES >> n & 1),
        }
        for n, town in enumerate(TOWNS)
    ]


def _port(rules: Rules, town: int) -> Literal["", "port", "fortified"]:
    if not PORTS >> town & 1:
        return ""
    return "fortified" if rules.fortified >> town & 1 else "port"


def deck(rules: Rules, translator: Translator) -> list[DeckCard]:
    """The cards of an edition, move cards first."""
    return [
        {
            "card": card,
            "name": translator.name("card", card),
            "copies": copies,
            "moves": _moves(rules, CARD[card]),
            "section": "" if CARD[card] <= MOVE_3 else f"card {card.replace('_', ' ').title()}",
        }
        for card, copies in rules.edition.deck.items()
    ]


def _moves(rules: Rules, card: int) -> int:
    event = card == WINTER_CAMPAIGN and rules.winter_campaign_is_event
    return 0 if event else moves_of(card)


def roster(rules: Rules, translator: Translator) -> list[RosterGroup]:
    """The blocks of an edition by kind."""
    return [
        {
            "role": ROLES[SIDE[members(rules.kinds[kind])[0]]],
            "kind": kind,
            "blocks": [_block(rules, block, translator) for block in members(rules.kinds[kind])],
        }
        for kind in _KINDS
    ]


def _block(rules: Rules, block: int, translator: Translator) -> RosterBlock:
    letter = next(n for n in range(len(LETTERS)) if rules.initiative[n] >> block & 1)
    return {
        "block": rules.blocks[block],
        "name": translator.name("full", rules.blocks[block]),
        "steps": STEPS[block],
        "letter": LETTERS[letter],
        "firepower": FIREPOWER[block],
        "move": MOVE[block],
        "seats": [translator.name("place", PLACES[seat]) for seat in _seats(rules, block)],
    }


def _seats(rules: Rules, block: int) -> Iterator[int]:
    """The seat it begins at, or its staging area, then the others."""
    home = rules.home[block]
    if home != POOL:
        yield home
    yield from (seat for seat in members(rules.seats[block]) if seat != home)
