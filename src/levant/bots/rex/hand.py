"""4.0 The cards: which to play when, and how the events are used."""

from __future__ import annotations

from typing import Final, NamedTuple

from levant.bots.rex.map_tables import WORTH
from levant.bots.rex.moment import Moment
from levant.bots.rex.orders import Planner, muster_towns, sources
from levant.bots.rex.outlook import WINTER_TURN
from levant.rex.army import FIREPOWER, STEPS
from levant.rex.board import CITIES
from levant.rex.edition import CARD as CARD_NUMBER
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.words import (
    ASSASSINATE,
    CARD,
    DONE,
    GIVE,
    GO_FIRST,
    STRIKE_CASTLE,
    STRIKE_FIELD,
    action,
)

_MOVES: Final = {"move_1": 1, "move_2": 2, "move_3": 3, "winter_campaign": 1}
# What a card brings in a turn like any other; it is played when it brings more than that.
_USUAL: Final = {
    "move_1": 2.0,
    "move_2": 3.5,
    "move_3": 4.8,
    "winter_campaign": 2.5,
    "guide": 2.5,
    "mud": 2.5,
    "jihad": 2.8,
    "assassins": 2.0,
    "manna": 2.2,
    "intrigue": 2.5,
}
_WHIM: Final = 1.5


def choose_card(moment: Moment) -> int:
    """4.1: the card that gains most over what it would bring on another day."""
    cards = sorted({CARD_NAMES[c] for c in moment.things(CARD)})
    if not cards:
        return moment.any()
    prospects = _prospects(moment)
    rates = {
        card: _brings(moment, card, prospects)
        - _keeps(moment, card)
        + _WHIM * moment.dice.below(1000) / 1000
        for card in cards
    }
    return action(CARD, CARD_NUMBER[max(cards, key=lambda card: rates[card])])


class _Prospects(NamedTuple):
    """What the best three moves would gain, falling, and the best group move."""

    moves: list[float]
    group: float


def _prospects(moment: Moment) -> _Prospects:
    planner = Planner(moment.seen, moment.stakes, 3)
    groups = planner.groups(sources(moment.seen))
    best: dict[tuple[int, int], float] = {}
    for order in [*groups, *planner.musters(muster_towns(moment.seen))]:
        start = (order.verb, order.thing)
        best[start] = max(best.get(start, 0.0), order.score)
    # Crusaders who wait in staging are always worth a move.
    gains = [*best.values(), *[2.5] * len(_ready(moment)), 0.0, 0.0, 0.0]
    group = max((order.score for order in groups), default=0.0)
    return _Prospects(sorted(gains, reverse=True)[:3], max(0.0, group))


def _ready(moment: Moment) -> list[int]:
    """Own Crusaders in staging."""
    own = moment.seen.me * 31
    return [b for b in moment.seen.staged if own <= b < own + 31]


def go_first(moment: Moment) -> int:
    """A tie the Franks decide: whoever strikes first chooses the battles."""
    return action(GO_FIRST, moment.seen.me)


def _brings(moment: Moment, card: str, prospects: _Prospects) -> float:
    """What a card would bring now."""
    if card == "winter_campaign" and moment.seen.turn == WINTER_TURN:
        return max([prospects.moves[0], *(moment.stakes.value(t) for t in moment.seen.sieges())])
    if card in _MOVES:
        return sum(prospects.moves[: _MOVES[card]])
    if card in ("guide", "jihad"):
        return prospects.group * 1.2
    if card == "manna":
        return 1.1 * min(3, len(_hurt(moment)))
    if card == "intrigue":
        last = moment.seen.cards[moment.seen.foe]["last"]
        return _brings(moment, last, prospects) if last in _USUAL and last != "intrigue" else 0.0
    return 2.0 + 0.5 * (len(moment.seen.sieges()) > 0)


def _hurt(moment: Moment) -> list[int]:
    return [b for b, steps in moment.seen.steps.items() if steps < STEPS[b]]


def _keeps(moment: Moment, card: str) -> float:
    """What the card is worth if it is kept."""
    seen = moment.seen
    if seen.turn == WINTER_TURN:
        return 0.0
    usual = _USUAL[card]
    hand = seen.cards[seen.me]["hand"]
    movers = sum(1 for held in hand if held in _MOVES)
    if card == "winter_campaign" and (seen.sieges() or seen.turn < 4):
        return usual + 3.0
    if card in _MOVES and movers == 1:
        return usual + 2.5  # something must lead the besiegers home
    return usual


# The events


def assassins(moment: Moment) -> int:
    """A known and precious block, a lone garrison, or whoever stands in the way."""
    seen = moment.seen
    seen_steps = {block: steps for blocks in seen.foe_seen.values() for block, steps in blocks}

    def known(block: int) -> float:
        return min(1.6, seen_steps.get(block, 3)) * WORTH[block] * 1.2

    def unseen(town: int) -> float:
        lone = 1.0 if seen.foes[town].number == 1 and CITIES >> town & 1 else 0.0
        return 1.5 + lone + 0.2 * (town == moment.stakes.aim)

    def inside(town: int) -> float:
        few = 2.0 / seen.foes_inside[town].number
        return 1.6 + few * (1 + (CITIES >> town & 1)) if town in seen.sieges() else 1.4

    ways = [
        (rate(thing), action(verb, thing))
        for verb, rate in ((ASSASSINATE, known), (STRIKE_FIELD, unseen), (STRIKE_CASTLE, inside))
        for thing in moment.things(verb)
    ]
    return max(ways)[1] if ways else moment.any()


def manna(moment: Moment) -> int:
    """A step to the besieged first, then to those who fire best."""
    seen = moment.seen

    def rate(block: int) -> float:
        town = seen.place[block]
        besieged = town in seen.castle and town in seen.foes
        return FIREPOWER[block] + 3 * besieged + STEPS[block] - seen.steps[block]

    return moment.best(GIVE, rate) or action(DONE)
