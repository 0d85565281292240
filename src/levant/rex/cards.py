"""4.0 The cards: deal, secret choice, who is player 1, the event cards."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import ARMY, SIDE, STEPS
from levant.rex.bits import first, members, replaced
from levant.rex.board import FRANK, PLACES, SARACEN, TOWN_COUNT
from levant.rex.draws import random_member
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.edition import TURNS
from levant.rex.leaving import lose_step
from levant.rex.position import (
    NO_ENTRIES,
    NO_LOADS,
    NO_WAYS,
    NOBODY,
    NOWHERE,
    OPEN_ROADS,
    Position,
)
from levant.rex.tokens import give_tokens, stand
from levant.rex.why_not import why_not_own

MOVE_1: Final = 0
MOVE_2: Final = 1
MOVE_3: Final = 2
WINTER_CAMPAIGN: Final = 3
ASSASSINS_CARD: Final = 4
GUIDE: Final = 5
INTRIGUE: Final = 6
JIHAD_CARD: Final = 7
MANNA_CARD: Final = 8
MUD_CARD: Final = 9
CARD_KINDS: Final[int] = len(CARD_NAMES)
WINTER_TURN: Final = TURNS
_NO_CARD: Final = -1


def is_event(p: Position, card: int) -> bool:
    """4.2: the event cards; in 2.0 Winter Campaign is a move card (8.2)."""
    return card >= ASSASSINS_CARD or (card == WINTER_CAMPAIGN and p.rules.winter_campaign_is_event)


def moves_of(card: int) -> int:
    """4.2: how many moves a move card gives; none for an event."""
    if card <= MOVE_3:
        return card + 1
    return 1 if card == WINTER_CAMPAIGN else 0


def held_cards(hand: int) -> int:
    """The kinds of card in a packed hand, four bits to a kind."""
    kinds = 0
    for card in range(CARD_KINDS):
        if hand >> (4 * card) & 15:
            kinds |= 1 << card
    return kinds


def year_start(p: Position) -> None:
    """4.0: all cards are shuffled and a hand dealt to each player."""
    deck = p.rules.deck[:]
    left = len(deck)
    for side in (FRANK, SARACEN):
        hand = 0
        for _ in range(p.rules.hand):
            n = p.dice.below(left)
            left -= 1
            card = deck[n]
            deck[n] = deck[left]
            hand += 1 << (4 * card)
        p.hands = replaced(p.hands, side, hand)
    p.last = [_NO_CARD, _NO_CARD]
    p.turn = 1
    p.note("year_begins", number=p.year)
    p.phase = w.TURN_START


def turn_start(p: Position) -> None:
    """Forget what belonged to the last game turn."""
    p.first = NOBODY
    p.chosen = [_NO_CARD, _NO_CARD]
    p.attacked = [0, 0]
    p.entered = p.by_sea = p.second = p.third = 0
    p.load = NO_LOADS
    p.exits = OPEN_ROADS
    p.entry = NO_ENTRIES
    p.via = NO_WAYS
    p.guide = NOBODY
    p.jihad = NOBODY
    p.jihad_site = NOWHERE
    p.campaigner = NOBODY
    p.campaign = p.kept = 0
    p.old_sieges = p.garrisoned[0] | p.garrisoned[1]
    p.moved = 0
    p.active = NOBODY
    give_tokens(p)
    p.note("turn_begins", number=p.turn)
    p.phase = w.CARDS


def card_choices(p: Position, side: int) -> list[int]:
    """4.1: one card in secret; Intrigue not in the first turn of a year."""
    if p.chosen[side] != _NO_CARD:
        return [w.RECALL, 1]
    kinds = held_cards(p.hands[side])
    if p.turn == 1:
        kinds &= ~(1 << INTRIGUE)
    if p.rules.winter_campaign_is_event and p.turn < WINTER_TURN:
        kinds &= ~(1 << WINTER_CAMPAIGN)
    return [w.CARD, kinds]


def play_card(p: Position, side: int, verb: int, thing: int) -> None:
    """Lay a card face-down, or take it back while the other still thinks."""
    if verb == w.RECALL:
        p.chosen = replaced(p.chosen, side, _NO_CARD)
        p.note("recalled", side)
        return
    p.chosen = replaced(p.chosen, side, thing)
    p.note("chose", side)
    if p.chosen[0] != _NO_CARD and p.chosen[1] != _NO_CARD:
        p.phase = w.REVEAL


def why_not_card(p: Position, role: int, card: int) -> Refusal | None:
    name = CARD_NAMES[card]
    if p.chosen[role] >= 0:
        return Refusal("4.1", "already_chosen")
    if not held_cards(p.hands[role]) >> card & 1:
        return Refusal("4.1", "not_in_hand", card=name)
    if card == INTRIGUE and p.turn == 1:
        return Refusal("4.1", "intrigue_first_turn", card=name)
    if card == WINTER_CAMPAIGN and p.turn < WINTER_TURN:
        return Refusal("8.2", "only_in_winter")
    return None


def why_not_recall(p: Position, role: int, thing: int) -> Refusal | None:
    return Refusal("4.1", "nothing_chosen")


def reveal_cards(p: Position) -> None:
    """4.1, 4.2: both events cancel the turn; else the higher card is player 1."""
    for side in (FRANK, SARACEN):
        card = p.chosen[side]
        p.hands = replaced(p.hands, side, p.hands[side] - (1 << (4 * card)))
        p.note("revealed_card", side, number=card)
    both_events = is_event(p, p.chosen[0]) and is_event(p, p.chosen[1])
    cancelled = both_events and not p.rules.both_events_happen
    previous = p.last
    played: list[int] = []
    for side in (FRANK, SARACEN):
        card = p.chosen[side]
        if card == INTRIGUE and previous[1 - side] != _NO_CARD:
            card = previous[1 - side]
            if not cancelled:
                p.note("intrigue", side, number=card)
        played.append(card)
    p.played = p.last = played
    if cancelled:
        p.note("turn_cancelled")
        p.phase = w.TURN_END if p.turn < WINTER_TURN else w.WINTER
        return
    if is_muddy(p):
        p.note("turn_muddy")
        p.unfought = 0 if p.turn == WINTER_TURN else p.old_sieges
        p.first = FRANK
        p.phase = w.NEXT_SIEGE
        return
    _player_one(p)


def is_muddy(p: Position) -> bool:
    """4.12 of 1.3: Mud cancels the turn; later texts let a Winter Campaign beat it."""
    if p.played[0] != MUD_CARD and p.played[1] != MUD_CARD:
        return False
    campaign = p.played[0] == WINTER_CAMPAIGN or p.played[1] == WINTER_CAMPAIGN
    return not (campaign and p.rules.winter_campaign_beats_mud)


def _rank(p: Position, card: int) -> int:
    """An event is higher than any number, and a Winter Campaign event is played first."""
    if not is_event(p, card):
        return moves_of(card)
    return 10 if card == WINTER_CAMPAIGN else 9


def _player_one(p: Position) -> None:
    """4.1: the higher card; a tie is rolled for, or the Franks decide it."""
    frank = _rank(p, p.played[FRANK])
    saracen = _rank(p, p.played[SARACEN])
    if frank == saracen and is_event(p, p.played[FRANK]):
        frank += 1  # both events happen, the Frank's first
    if frank == saracen and p.rules.franks_decide_ties:
        p.active = FRANK
        p.phase = w.TIE
        return
    while frank == saracen:
        a, b = p.dice.roll(), p.dice.roll()
        c, d = p.dice.roll(), p.dice.roll()
        frank, saracen = a + b, c + d
        p.note("tie_rolled", dice=(a, b, c, d))
    begin_player_turns(p, FRANK if frank > saracen else SARACEN)


def begin_player_turns(p: Position, first: int) -> None:
    """Player 1 plays his whole turn, then player 2."""
    p.first = first
    p.active = first
    p.note("player_one", first)
    p.phase = w.PLAYER_START


def tie_choices(p: Position) -> list[int]:
    """4.1 of the first edition: the Frank player says who is player 1."""
    return [w.GO_FIRST, 3]


def play_tie(p: Position, verb: int, thing: int) -> None:
    begin_player_turns(p, thing)


def begin_event(p: Position, card: int) -> None:
    """The active player's event; Guide and Jihad then move one group."""
    if card == ASSASSINS_CARD:
        p.phase = w.ASSASSINS if p.held[1 - p.active] | p.garrisoned[1 - p.active] else w.PLAYER_END
    elif card == MANNA_CARD:
        p.moves = p.rules.manna_blocks
        p.phase = w.MANNA  # asked even if nobody is hurt: the enemy must not learn it
    elif card == MUD_CARD:
        p.phase = w.PLAYER_END
    else:
        if card == GUIDE:
            p.guide = p.active
        else:
            p.jihad = p.active
        p.moves = 1
        p.groups_only = True
        p.phase = w.MOVES


# Assassins


def assassin_choices(p: Position) -> list[int]:
    """Decision 10: a face-up block, or a random hidden one of a field or castle."""
    enemy = 1 - p.active
    army = ARMY[enemy]
    fields = 0
    for town in members(p.held[enemy]):
        if p.field[town] & army & ~p.markers:
            fields |= 1 << town
    castles = p.garrisoned[enemy]
    return [w.ASSASSINATE, p.markers & army, w.STRIKE_FIELD, fields, w.STRIKE_CASTLE, castles]


def play_assassins(p: Position, verb: int, thing: int) -> None:
    """Reveal the block and roll; no double defence, no overflow, legal in winter."""
    enemy = 1 - p.active
    if verb == w.ASSASSINATE:
        block = thing
    elif verb == w.STRIKE_FIELD:
        block = random_member(p, p.field[thing] & ARMY[enemy] & ~p.markers)
    else:
        block = random_member(p, p.castle[thing])
    p.note("assassins_strike", p.active, block, p.where[block], opened=True)
    hits = 0
    dice: list[int] = []
    for _ in range(p.rules.assassin_dice):
        die = p.dice.roll()
        dice.append(die)
        if die <= p.rules.assassin_firepower:
            hits += 1
    p.note("assassins_rolled", p.active, block, number=hits, dice=tuple(dice), opened=True)
    for _ in range(hits):
        if p.strength(block):
            lose_step(p, block)
    if p.strength(block) and not p.markers >> block & 1:
        p.known |= 1 << block
        p.remember_sight(block)
        stand(p, block)
    p.phase = w.PLAYER_END


def why_not_assassinate(p: Position, role: int, block: int) -> Refusal | None:
    # The same answer for every hidden block, wherever it is.
    return Refusal("card Assassins", "not_face_up", block=p.rules.blocks[block])


def why_not_strike(p: Position, role: int, town: int) -> Refusal | None:
    return Refusal("card Assassins", "no_hidden_enemy", town=PLACES[town])


# Manna


def hurt(p: Position) -> int:
    """A side's blocks on the map below full strength, not yet given a step."""
    blocks = 0
    for block in members((p.at_1 | p.at_2 | p.at_3) & ARMY[p.active] & ~p.moved):
        if p.where[block] < TOWN_COUNT and p.strength(block) < STEPS[block]:
            blocks |= 1 << block
    return blocks


def manna_choices(p: Position) -> list[int]:
    """A step each to three different blocks, besieged ones too; may stop early (15)."""
    blocks = hurt(p)
    return [w.DONE, 1, w.GIVE, blocks] if blocks else [w.DONE, 1]


def play_manna(p: Position, verb: int, thing: int) -> None:
    if verb == w.GIVE:
        p.set_strength(thing, p.strength(thing) + 1)
        p.moved |= 1 << thing
        p.moves -= 1
        p.note("manna", SIDE[thing], thing, p.where[thing])
        if p.moves:
            return
    p.phase = w.PLAYER_END


def why_not_give(p: Position, role: int, block: int) -> Refusal | None:
    missing = why_not_own(p, role, block, "card Manna")
    if missing:
        return missing
    if p.moved >> block & 1:
        return Refusal("card Manna", "given_already", block=p.rules.blocks[block])
    return Refusal("card Manna", "full_strength", block=p.rules.blocks[block])


def only(mask: int) -> int:
    """The single member of a set, or -1."""
    return first(mask) if mask and not mask & (mask - 1) else -1
