"""Crusader Rex as a title: its phases, its positions, its notation.

`DECISIONS` says which chapter offers, does and refuses what in each phase, `_STEPS` which one does
what needs no decision; a `Game` is a position that keeps the kernel's contract by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from levant.kernel.dice import Dice
from levant.kernel.title import Option, Refusal, Result
from levant.kernel.title import Position as AnyPosition
from levant.rex import (
    battle,
    cards,
    deployment,
    draws,
    fire,
    hits,
    marches,
    movement,
    moves,
    muster,
    notation,
    refusals,
    reserves,
    retreats,
    sea,
    siege,
    sight,
    storm,
    winter,
)
from levant.rex import words as w
from levant.rex.bits import size
from levant.rex.board import ROLES
from levant.rex.edition import EDITIONS, load_edition, options_of
from levant.rex.position import NOBODY, Position
from levant.rex.rules import Rules, rules_for
from levant.rex.why_not import WhyNot

if TYPE_CHECKING:
    # Only the compiler needs the type: machine words where sets of actions are taken apart.
    from mypy_extensions import i64

    from levant.rex.views import RexEvent, RexView

RULES_VERSION: Final = 2

Chooser = Callable[[Position], list[int]]
Player = Callable[[Position, int, int], None]
Step = Callable[[Position], None]


class Decision(NamedTuple):
    """A phase of decision: what may be chosen, what a choice does, why another is refused."""

    phase: int
    offer: Chooser | None  # [verb, objects, verb, objects, ...]; None: `choices` asks for the side
    play: Player | None  # verb, object
    why_not: dict[int, WhyNot]  # by verb; a verb that is not in it is out of place


DECISIONS: Final[tuple[Decision, ...]] = (
    Decision(
        w.FRANK_DEPLOY,
        deployment.frank_choices,
        deployment.play_frank,
        {w.DEPLOY: deployment.why_not_deploy, w.DONE: deployment.why_not_deployed},
    ),
    Decision(
        w.DEPLOY_TO, deployment.seat_choices, deployment.play_seat, {w.TO: deployment.why_not_seat}
    ),
    Decision(
        w.SARACEN_DEPLOY,
        deployment.saracen_choices,
        deployment.play_saracen,
        {w.EXCHANGE: deployment.why_not_exchange},
    ),
    Decision(w.CARDS, None, None, {w.CARD: cards.why_not_card, w.RECALL: cards.why_not_recall}),
    Decision(w.TIE, cards.tie_choices, cards.play_tie, {}),
    Decision(
        w.ASSASSINS,
        cards.assassin_choices,
        cards.play_assassins,
        {
            w.ASSASSINATE: cards.why_not_assassinate,
            w.STRIKE_FIELD: cards.why_not_strike,
            w.STRIKE_CASTLE: cards.why_not_strike,
        },
    ),
    Decision(w.MANNA, cards.manna_choices, cards.play_manna, {w.GIVE: cards.why_not_give}),
    Decision(
        w.MOVES,
        moves.move_choices,
        moves.play_moves,
        {
            w.GROUP_OF: moves.why_not_group,
            w.MUSTER_AT: moves.why_not_muster,
            w.SAIL_WITH: moves.why_not_sail,
            w.ENTER_WITH: moves.why_not_enter,
            w.KEEP_SIEGE: moves.why_not_keep_siege,
        },
    ),
    Decision(
        w.GROUP, marches.group_choices, marches.play_group, {w.MARCH_WITH: marches.why_not_march}
    ),
    Decision(
        w.MARCH,
        marches.march_choices,
        marches.play_march,
        {w.TO: marches.why_not_to, w.HALT: marches.why_not_halt, w.FORCE: marches.why_not_force},
    ),
    Decision(
        w.MUSTER,
        muster.muster_choices,
        muster.play_muster,
        {w.MARCH_WITH: muster.why_not_muster_with},
    ),
    Decision(
        w.MUSTER_MARCH,
        muster.muster_march_choices,
        muster.play_muster_march,
        {w.TO: muster.why_not_muster_to},
    ),
    Decision(
        w.SAIL,
        sea.sail_choices,
        sea.play_sail,
        {w.LAND: sea.why_not_land, w.SEA_ATTACK: sea.why_not_sea_attack},
    ),
    Decision(w.ENTER, sea.enter_choices, sea.play_enter, {w.TO: sea.why_not_enter_at}),
    Decision(
        w.MAIN_ROAD, reserves.main_choices, reserves.play_main, {w.MAIN: reserves.why_not_main_road}
    ),
    Decision(
        w.MAIN_GROUP,
        reserves.main_group_choices,
        reserves.play_main_group,
        {w.MAIN_FROM: reserves.why_not_main_group},
    ),
    Decision(w.JIHAD_SITE, reserves.jihad_choices, reserves.play_jihad, {}),
    Decision(
        w.MARKER, reserves.marker_choices, reserves.play_marker, {w.SHOW: reserves.why_not_show}
    ),
    Decision(w.BATTLE_ORDER, battle.order_choices, battle.play_order, {}),
    Decision(
        w.GARRISON,
        battle.garrison_choices,
        battle.play_garrison,
        {w.INTO_CASTLE: battle.why_not_into_castle},
    ),
    Decision(
        w.STORM,
        storm.storm_choices,
        storm.play_storm,
        {
            w.STORM_WITH: storm.why_not_storm,
            w.DONE: storm.why_not_stop_storm,
            w.RETREAT: storm.why_not_retreat_from_siege,
            w.WITHDRAW: storm.why_not_stop_storm,
        },
    ),
    Decision(
        w.SALLY,
        siege.sally_choices,
        siege.play_sally,
        {w.SALLY_WITH: siege.why_not_sally, w.RETREAT: storm.why_not_retreat_from_siege},
    ),
    Decision(
        w.FIELD,
        fire.field_choices,
        fire.play_field,
        {
            w.FIRE: fire.why_not_fire,
            w.CHARGE: fire.why_not_charge,
            w.HARRY: fire.why_not_harry,
            w.RETREAT: fire.why_not_retreat,
            w.WITHDRAW: fire.why_not_withdraw,
            w.PASS: fire.why_not_pass,
        },
    ),
    Decision(
        w.STORMING,
        storm.storming_choices,
        storm.play_storming,
        {
            w.PASS: fire.why_not_pass,
            w.RETREAT: storm.why_not_leave_storm,
            w.CHARGE: storm.why_not_charge_in_storm,
            w.FIRE: fire.why_not_fire,
            w.WITHDRAW: storm.why_not_leave_storm,
            w.HARRY: storm.why_not_harry_in_storm,
        },
    ),
    Decision(w.HITS, hits.hit_choices, hits.play_hit, {w.TAKE_HIT: hits.why_not_hit}),
    Decision(
        w.RETREAT_TO,
        retreats.retreat_choices,
        retreats.play_retreat,
        {w.TO: retreats.why_not_retreat_to},
    ),
    Decision(
        w.REGROUP,
        retreats.regroup_choices,
        retreats.play_regroup,
        {w.REGROUP_WITH: retreats.why_not_regroup},
    ),
    Decision(
        w.REGROUP_TO,
        retreats.regroup_to_choices,
        retreats.play_regroup_to,
        {w.TO: retreats.why_not_regroup_to},
    ),
    Decision(
        w.FORCED_RETREAT,
        battle.forced_choices,
        battle.play_forced,
        {w.RETREAT: retreats.why_not_retreat_first},
    ),
    Decision(
        w.LEAVE,
        retreats.leave_choices,
        retreats.play_leave,
        {w.RETREAT: retreats.why_not_retreat_first},
    ),
    Decision(w.PLACE_DRAW, draws.place_choices, draws.play_place, {w.TO: draws.why_not_place}),
    Decision(
        w.SUPPLY, winter.supply_choices, winter.play_supply, {w.STARVE: winter.why_not_starve}
    ),
    Decision(
        w.REPLACEMENTS,
        winter.replacement_choices,
        winter.play_replacement,
        {w.RESTORE: winter.why_not_restore},
    ),
)
# Verbs of a battle that are asked for in another phase of it.
_WHY_NOT_IN_BATTLE: Final[dict[int, WhyNot]] = {
    w.INTO_CASTLE: battle.why_not_room,
    w.STORM_WITH: storm.why_not_more_storm,
    w.SALLY_WITH: siege.why_not_sally_when_stormed,
}
_STEPS: Final[dict[int, Step]] = {
    w.NOMADS_DRAWN: deployment.nomads_drawn,
    w.YEAR_START: cards.year_start,
    w.TURN_START: cards.turn_start,
    w.REVEAL: cards.reveal_cards,
    w.PLAYER_START: movement.player_start,
    w.PLAYER_END: reserves.player_end,
    w.MARKERS_SET: reserves.markers_set,
    w.NEXT_PLAYER: movement.next_player,
    w.BATTLES: battle.begin_battles,
    w.NEXT_BATTLE: battle.next_battle,
    w.BATTLE_START: battle.battle_start,
    w.ROUND_START: battle.round_start,
    w.FIELD_ROUND: battle.field_round,
    w.STORM_ROUND: storm.storm_round,
    w.NEXT_TO_ACT: fire.next_to_act,
    w.FIRED: hits.fired,
    w.SIEGE_QUIET: siege.siege_quiet,
    w.ATTRITION: siege.attrition,
    w.BATTLE_WON: battle.battle_won,
    w.FIELD_OVER: battle.field_over,
    w.FIELD_CLEARED: battle.field_cleared,
    w.STORM_TURN: storm.storm_turn,
    w.MUST_RETREAT: battle.must_retreat,
    w.SIEGES_ROLL: siege.begin_attrition,
    w.NEXT_SIEGE: siege.next_siege,
    w.SIEGE_ROLLED: siege.siege_rolled,
    w.BATTLE_END: battle.battle_end,
    w.DRAWS: draws.begin_draws,
    w.NEXT_DRAW: draws.next_draw,
    w.TURN_END: winter.turn_end,
    w.WINTER: winter.winter,
    w.WINTER_SUPPLY: winter.winter_supply,
    w.WINTER_REPLACEMENTS: winter.winter_replacements,
    w.YEAR_END: winter.year_end,
}
_WHY_NOT: Final = {decision.phase: decision.why_not for decision in DECISIONS}
# The same by number, so that a phase finds its function at once.
_OFFERS: Final[dict[int, Chooser | None]] = {d.phase: d.offer for d in DECISIONS}
_PLAYS: Final[dict[int, Player | None]] = {d.phase: d.play for d in DECISIONS}
_OFFER_AT: Final[list[Chooser | None]] = [_OFFERS.get(phase) for phase in range(w.OVER + 1)]
_PLAY_AT: Final[list[Player | None]] = [_PLAYS.get(phase) for phase in range(w.OVER + 1)]
_STEP_AT: Final[list[Step | None]] = [_STEPS.get(phase) for phase in range(w.AUTOMATIC_END)]


def choices(p: Position, side: int) -> list[int]:
    """What a side may do now, as [verb, objects, verb, objects, ...]; empty: nothing."""
    phase = p.phase
    if phase == w.CARDS:
        return cards.card_choices(p, side)
    if side != p.active:
        return []
    offer = _OFFER_AT[phase]
    return offer(p) if offer is not None else []


def apply(p: Position, side: int, verb: int, thing: int) -> None:
    """Play a legal action and everything that follows without a decision."""
    phase = p.phase
    if phase == w.CARDS:
        cards.play_card(p, side, verb, thing)
    else:
        play = _PLAY_AT[phase]
        assert play is not None
        play(p, verb, thing)
    advance(p)


def advance(p: Position) -> None:
    """Run the steps that need no decision."""
    while p.phase >= w.AUTOMATIC:
        step = _STEP_AT[p.phase]
        assert step is not None
        step(p)
    if p.rules.sudden_death_at_once and p.phase != w.OVER and p.phase != w.GARRISON:
        winter.sudden_death(p)  # a deployment (6.1) is one act: who goes inside is not seen yet


class Game(Position):
    """A position with the contract's methods."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(rules, dice)
        # What each role may do, kept from `legal` to `play`.
        self.frank_offer: list[int] | None = None
        self.saracen_offer: list[int] | None = None

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == w.CARDS:
            if self.chosen[0] >= 0:
                return (1,)
            return (0,) if self.chosen[1] >= 0 else (0, 1)
        return () if self.phase == w.OVER else (self.active,)

    @property
    def result(self) -> Result | None:
        if self.phase != w.OVER:
            return None
        return Result(None if self.winner == NOBODY else self.winner, self.reason)

    def offer(self, role: int) -> list[int]:
        """What a role may do now, as [verb, objects, verb, objects, ...]."""
        kept = self.saracen_offer if role else self.frank_offer
        if kept is None:
            kept = choices(self, role)
            if role:
                self.saracen_offer = kept
            else:
                self.frank_offer = kept
        return kept

    def legal(self, role: int) -> list[int]:
        """The legal actions of a role, sorted. Resigning, always possible, is not listed."""
        actions: list[int] = []
        offer = self.offer(role)
        last = -1
        in_order = True
        for i in range(0, len(offer), 2):
            verb = offer[i]
            if verb < last:
                in_order = False
            last = verb
            things: i64 = offer[i + 1]
            while things:
                low: int = things & -things
                bit: i64 = low
                things ^= bit
                actions.append(verb * 64 + low.bit_length() - 1)
        if not in_order:
            actions.sort()
        return actions

    def random_action(self, role: int, dice: Dice) -> int:
        """One of the legal actions, each as likely."""
        offer = self.offer(role)
        total = 0
        for i in range(1, len(offer), 2):
            total += size(offer[i])
        n = dice.below(total) if total > 1 else 0
        for i in range(1, len(offer), 2):
            things = offer[i]
            count = size(things)
            if n < count:
                while n:
                    things &= things - 1
                    n -= 1
                return offer[i - 1] * 64 + (things & -things).bit_length() - 1
            n -= count
        raise AssertionError("no legal action")

    def allows(self, role: int, action: int) -> bool:
        """Whether an action is legal."""
        verb = action >> 6
        offer = self.offer(role)
        for i in range(0, len(offer), 2):
            if offer[i] == verb:
                return bool(offer[i + 1] >> (action & 63) & 1)
        return verb == w.RESIGN and action & 63 == 0 and self.phase != w.OVER

    def refusal(self, role: int, action: int) -> Refusal | None:
        if role in (0, 1) and action >= 0 and self.allows(role, action):
            return None
        return refusals.explain(self, role, action, _WHY_NOT, _WHY_NOT_IN_BATTLE)

    def play(self, role: int, action: int) -> None:
        if role < 0 or role > 1 or action < 0 or not self.allows(role, action):
            raise refusals.explain(self, role, action, _WHY_NOT, _WHY_NOT_IN_BATTLE)
        self.frank_offer = self.saracen_offer = None
        verb = action >> 6
        if verb == w.RESIGN:
            self.note("resigned", role)
            self.finish(1 - role, "resignation")
            return
        apply(self, role, verb, action & 63)

    def copy(self) -> Game:
        other = Game(self.rules, self.dice.copy())
        self.copy_into(other)
        return other

    def view(self, role: int | None) -> RexView:
        return sight.view(self, role, [] if role is None else self.offer(role))

    def text(self) -> str:
        return notation.spell_position(self)


class Rex:
    """The title `rex`."""

    name: Final = "rex"
    rules_version: Final = RULES_VERSION
    editions: Final = EDITIONS

    def roles_of(self, edition: str) -> tuple[str, ...]:  # noqa: ARG002 - every edition has two
        return ROLES

    def options(self, edition: str) -> tuple[Option, ...]:
        return options_of(load_edition(edition).edition())

    def new(
        self, edition: str, options: Mapping[str, int], dice: Dice, *, log: bool = False
    ) -> Game:
        game = Game(rules_for(edition, options), dice)
        game.clear()
        if log:
            game.log = []
        deployment.set_up(game)
        return game

    def spell(self, position: AnyPosition, action: int) -> str:
        assert isinstance(position, Position)
        texts = notation.spelled(position.rules)
        if 0 <= action < len(texts):
            return texts[action]
        return notation.spell(action, position.rules.blocks)

    def parse(self, position: AnyPosition, text: str) -> int:
        assert isinstance(position, Position)
        return notation.parse(text, position.rules.block_index)

    def parse_position(self, text: str) -> Game:
        return notation.parse_position(text, Game)

    def events(self, position: AnyPosition, role: int | None, since: int = 0) -> list[RexEvent]:
        assert isinstance(position, Position)
        return sight.events(position, role, since)


REX: Final = Rex()
