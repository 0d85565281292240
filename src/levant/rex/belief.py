"""Belief: redraw a whole position from what one player has seen.

A `Belief` is fed with a player's views and events; `sample` gives a position that the player
cannot tell from the real one: his view and his legal actions are the same, and what is hidden
is dealt anew, consistently with all he has seen. Search plays on such positions; it never sees
the real one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from levant.kernel.dice import Dice, FastDice
from levant.rex.army import ARMY, NO_BLOCK, STEPS
from levant.rex.belief_board import Board, Spot, place_block, set_board
from levant.rex.belief_enemy import fill_in
from levant.rex.belief_ledger import Ledger, entries_of
from levant.rex.belief_shadows import POOL_AREA, Shadow
from levant.rex.belief_tracks import Tracks
from levant.rex.belief_weights import BeliefWeights, Place, describe
from levant.rex.bits import members, replaced
from levant.rex.board import POOL, TOWN, TOWN_COUNT
from levant.rex.cards import CARD_KINDS, INTRIGUE, WINTER_CAMPAIGN, WINTER_TURN
from levant.rex.game import Game
from levant.rex.position import NOWHERE
from levant.rex.rules import Rules, rules_for

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

_SWAPS: Final = 48
"""How many pairs are tried for an exchange between one sample and the next."""
_AFRESH: Final = 16
"""One in so many samples is drawn from scratch."""
_WIDE: Final = 1 << 20


class Belief:
    """What one player may think of the position he plays."""

    def __init__(
        self,
        role: int,
        edition: str,
        options: Mapping[str, int],
        seed: int = 1,
        learned: BeliefWeights | None = None,
    ) -> None:
        self.role: int = role
        self._learned: BeliefWeights | None = learned
        self.rules: Rules = rules_for(edition, options)
        self._dice: FastDice = FastDice(seed)
        self._ledger: Ledger = Ledger(self.rules, role)
        self._shadows: Tracks = Tracks(self.rules, 1 - role, self._dice)
        self._board: Board | None = None
        self._places: list[Shadow] = []  # a shadow for each spot, then those of the pool
        self._blocks: list[int] = []  # the block each of them is in the current sample
        self._rates: list[list[float]] = []  # how likely each of them is each block
        self._deck: list[int] = []
        self._count: int = 0
        self._down: bool = False

    def observe(self, view: RexView, events: Sequence[RexEvent]) -> None:
        """Take in what happened since the last view, and the view now."""
        entries = entries_of(view)
        for told in events:
            self._ledger.hear(told, entries)
            self._shadows.hear(told)
            if told["event"] == "turn_begins":
                self._ledger.sieges = NOWHERE
        if view["phase"] == "cards":
            sieges = 0
            for siege in view["sieges"]:
                sieges |= 1 << TOWN[siege["town"]]
            self._ledger.sieges = sieges
        board = set_board(view, self._ledger, FastDice(0))
        self._board = board
        self._match(board)
        self._cards(view)
        self._blocks = []
        self._rates = []

    # Blocks

    def _match(self, board: Board) -> None:
        """Stand every shadow on a spot of the view."""
        shadows = self._shadows
        areas: dict[int, int] = {}
        for spot in board.spots:
            area = spot.town * 2 + int(spot.inside)
            areas[area] = areas.get(area, 0) + 1
        shadows.reconcile(areas, board.names, board.face_up, board.enemy_pool)
        base = shadows.base
        for block, steps in board.seen.items():
            if steps > 0:
                shadows.steps[block - base] = steps
            else:
                self._followed(board.game, block, -steps)
        waiting: dict[int, list[Shadow]] = {}
        for shadow in shadows.all:
            if shadow.name == NO_BLOCK:
                waiting.setdefault(shadow.area, []).append(shadow)
        self._places = []
        for spot in board.spots:
            self._places.append(waiting[spot.town * 2 + int(spot.inside)].pop())
        self._places.extend(waiting.get(POOL_AREA, []))

    def _followed(self, game: Game, block: int, seen: int) -> None:
        """A block seen before: it has the strength it had, and what it won or lost since."""
        shadows = self._shadows
        for shadow in shadows.all:
            if shadow.name == block:
                steps = shadows.steps[block - shadows.base] + shadow.delta
                game.set_strength(block, min(STEPS[block], max(1, steps)))
                return
        game.set_strength(block, seen)

    def places(self) -> list[Place]:
        """Where hidden blocks stand, then those of the pool, with what is public about each."""
        board = self._board
        assert board is not None, "a belief must observe a view first"
        stacks: dict[int, int] = {}
        for spot in board.spots:
            area = spot.town * 2 + int(spot.inside)
            stacks[area] = stacks.get(area, 0) + 1
        found: list[Place] = []
        for i, shadow in enumerate(self._places):
            if i >= len(board.spots):
                found.append(Place(POOL, False, shadow.weights))
                continue
            spot = board.spots[i]
            place = Place(spot.town, spot.inside, shadow.weights)
            describe(
                place, board.game, self.role, stacks[spot.town * 2 + int(spot.inside)],
                shadow.moved, shadow.drawn_at == spot.town,
            )  # fmt: skip
            place.touched = shadow.touched
            found.append(place)
        return found

    def guess_steps(self, i: int, block: int) -> int:
        """How strong a block is if it is the one of a place: as followed, unseen blows apart."""
        return self._guess(block, self._places[i])

    def unknown_cards(self) -> list[int]:
        """The cards that are neither in the own hand nor out: the enemy's are among them."""
        return self._deck[:]

    def _weigh(self) -> None:
        """How likely each place has each block: by what was seen, and by what was learned."""
        learned = self._learned
        if learned is None:
            self._rates = [shadow.weights for shadow in self._places]
            return
        base = self._shadows.base
        self._rates = [learned.rates(place, base, self.rules) for place in self.places()]

    def _hidden(self, board: Board) -> list[int]:
        """The enemy blocks that may be any of the shadows."""
        where = board.game.where
        enemy = ARMY[1 - self.role]
        return [b for b in members(enemy) if where[b] == POOL]

    def _draw(self, blocks: list[int], dice: Dice) -> None:
        """A block for every shadow, none impossible: greedily, with exchanges where stuck."""
        base = self._shadows.base
        count = len(self._places)
        order = blocks[:]
        for i in range(len(order) - 1, 0, -1):
            j = dice.below(i + 1)
            order[i], order[j] = order[j], order[i]
        weights = self._rates
        options: list[list[int]] = []
        for block in order:
            able = [i for i in range(count) if weights[i][block - base] > 0]
            options.append(able)
        turn = sorted(range(len(order)), key=lambda n: len(options[n]))
        taken = [-1] * count  # which of `order` stands on a place
        for n in turn:
            if not _augment(n, options, taken, [False] * count, dice):
                for i in range(count):  # nothing fits: what was seen cannot all be so
                    if taken[i] < 0:
                        taken[i] = n
                        break
        self._blocks = [order[n] if n >= 0 else NO_BLOCK for n in taken]
        self._exchange(dice, 6 * count)

    def _exchange(self, dice: Dice, times: int) -> None:
        """Let pairs change places in proportion to how likely that is."""
        blocks = self._blocks
        count = len(blocks)
        if count < 2:
            return
        base = self._shadows.base
        rates = self._rates
        for _ in range(times):
            i = dice.below(count)
            j = dice.below(count)
            if i == j:
                continue
            a = blocks[i] - base
            b = blocks[j] - base
            here = rates[i]
            there = rates[j]
            new = here[b] * there[a]
            if new <= 0:
                continue
            old = here[a] * there[b]
            if new >= old or dice.below(_WIDE) < new / old * _WIDE:
                blocks[i], blocks[j] = blocks[j], blocks[i]

    # Cards

    def _cards(self, view: RexView) -> None:
        """4.0: the cards that are neither in the own hand nor out this year."""
        deck = self.rules.deck[:]
        assert self._board is not None
        hand = self._board.game.hands[self.role]
        gone = self._ledger.spent[:]
        for card in range(CARD_KINDS):
            gone.extend([card] * (hand >> (4 * card) & 15))
        for card in gone:
            if card in deck:
                deck.remove(card)
        self._deck = deck
        cards = view["cards"][1 - self.role]
        self._count = cards["count"]
        self._down = bool(cards["down"])

    def _deal_cards(self, game: Game, dice: Dice) -> None:
        enemy = 1 - self.role
        deck = self._deck[:]
        hand = 0
        held: list[int] = []
        for _ in range(min(self._count, len(deck))):
            n = self._draw_card(deck, game, dice)
            card = deck[n]
            deck[n] = deck[-1]
            deck.pop()
            hand += 1 << (4 * card)
            held.append(card)
        game.hands = replaced(game.hands, enemy, hand)
        if self._down and held:
            able = [c for c in held if self._playable(c, game)] or held
            game.chosen = replaced(game.chosen, enemy, able[dice.below(len(able))])

    def _draw_card(self, deck: list[int], game: Game, dice: Dice) -> int:
        """Which card of the deck is held next: any, or rather those that players keep."""
        if self._learned is None:
            return dice.below(len(deck))
        enemy = 1 - self.role
        rates = [self._learned.card_rate(enemy, game.turn, card) for card in deck]
        return pick_by(rates, dice)

    def _playable(self, card: int, game: Game) -> bool:
        if card == INTRIGUE and game.turn == 1:
            return False
        early = game.turn < WINTER_TURN and self.rules.winter_campaign_is_event
        return not (card == WINTER_CAMPAIGN and early)

    # Samples

    def sample(self, dice: Dice) -> Game:
        """A position that may be the real one; its dice continue from these."""
        board = self._board
        if board is None:
            raise ValueError("a belief must observe a view before it can be sampled")
        if not self._rates:
            self._weigh()
        if not self._blocks or dice.below(_AFRESH) == 0:
            self._draw(self._hidden(board), dice)
        else:
            self._exchange(dice, _SWAPS)
        game = board.game.copy()
        game.dice = FastDice(dice.below(1 << 30))
        spots = board.spots
        for i, spot in enumerate(spots):
            block = self._blocks[i]
            shadow = self._places[i]
            self._stand(game, block, spot, self._steps(block, shadow, dice))
        self._deal_cards(game, dice)
        fill_in(game, self._ledger, dice, board.enemy_draws)
        return game

    def _stand(self, game: Game, block: int, spot: Spot, steps: int) -> None:
        place_block(game, block, spot.town, spot.inside, spot.arrives, steps)
        game.own_tokens()[block] = spot.token
        if spot.token > game.token_count:
            game.token_count = spot.token

    def _guess(self, block: int, shadow: Shadow) -> int:
        """How strong a hidden block is: as last seen, as placed, and what happened since."""
        full = STEPS[block]
        steps = self._shadows.steps[block - self._shadows.base]
        town = shadow.drawn_at
        if town != NOWHERE and town < TOWN_COUNT:
            at_full = (self.rules.seats[block] >> town & 1) or self.rules.pilgrims >> block & 1
            steps = full if at_full else self.rules.placed_strength
        return steps + shadow.delta

    def _steps(self, block: int, shadow: Shadow, dice: Dice) -> int:
        """The steps of a hidden block in a sample; whoever was touched may have more or less."""
        full = STEPS[block]
        steps = self._guess(block, shadow)
        if self._learned is not None:
            guess = min(full, max(1, steps))
            return 1 + pick_by(self._learned.step_chances(shadow.touched, full, guess), dice)
        if shadow.touched and dice.below(4) == 0:
            steps += dice.below(3) - 1
        return min(full, max(1, steps))


def pick_by(rates: list[float], dice: Dice) -> int:
    """One of several, each as often as its rate says."""
    total = 0.0
    for rate in rates:
        total += rate
    left = dice.below(_WIDE) / _WIDE * total
    for i in range(len(rates)):
        left -= rates[i]
        if left < 0:
            return i
    return len(rates) - 1


def _augment(
    n: int, options: list[list[int]], taken: list[int], tried: list[bool], dice: Dice
) -> bool:
    """Find a place for one more, moving others on where that frees one."""
    able = options[n]
    if not able:
        return False
    start = dice.below(len(able))
    for step in range(len(able)):
        place = able[(start + step) % len(able)]
        if tried[place]:
            continue
        tried[place] = True
        if taken[place] < 0 or _augment(taken[place], options, taken, tried, dice):
            taken[place] = n
            return True
    return False


def believe(view: RexView, events: Sequence[RexEvent], seed: int = 1) -> Belief:
    """A belief from one view and the whole history of its viewer."""
    role = 0 if view["role"] == "frank" else 1
    belief = Belief(role, view["edition"], view["options"], seed)
    belief.observe(view, events)
    return belief
