"""Where a finished game turned: the chances turn by turn, and the decisions that cost most.

What a player did is compared with what the king would have done from the same view, by playouts
on positions drawn from what the player could believe: nobody is blamed for what he could not know.
Only the second line of the chances is made from the true positions, for a game that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from levant.analysis import verdicts
from levant.analysis.past_decisions import PastDecision, PastGame, TurnStart, take_apart
from levant.analysis.verdicts import Outcomes
from levant.bots.budget import Budget
from levant.bots.rex.forecast import expected_outcome
from levant.bots.rex.knight import Knight
from levant.bots.rex.players import KING
from levant.bots.rex.playout import play_on, play_plan, playout
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.successive_halving import Plan
from levant.bots.rex.targets import CITY_LIST
from levant.bots.rex.value_net import net_value
from levant.kernel.dice import FastDice, derive_seed
from levant.kernel.record import Record
from levant.kernel.title import Title
from levant.rex.army import ARMY
from levant.rex.belief import believe
from levant.rex.bits import members
from levant.rex.board import DEAD, GONE, PLACES, POOL, ROLES, TOWN_COUNT, TOWNS
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.game import Game

if TYPE_CHECKING:
    from levant.rex.views import RexEvent, RexView

Label = Callable[["RexView"], object]
"""The label of a view, as it is to be told."""
_NOISE: Final = 0.3
_TURNS: Final = 1


@dataclass(frozen=True)
class AnalysisSettings:
    """How much thought an analysis takes."""

    turn_playouts: int = 64
    """For each chance at the beginning of a turn."""
    first_thought: int = 96
    """Playouts of the king's for every decision."""
    first_playouts: int = 24
    """To compare his way with what was played."""
    again: int = 12
    """How many decisions are looked at once more: those that seemed to cost most."""
    second_thought: int = 600
    second_playouts: int = 160
    told: int = 5
    """How many decisions are told in the end."""


Verdict = verdicts.Verdict[PastDecision, Plan]


def analyse(
    record: Record,
    title: Title,
    label: Label,
    settings: AnalysisSettings | None = None,
) -> Iterator[dict[str, object]]:
    """The number of steps; then for each step what it told, if anything; last the decisions."""
    chosen = settings or AnalysisSettings()
    past = take_apart(record, title)
    again = min(chosen.again, len(past.decisions))
    yield {"total": len(past.turns) + len(past.decisions) + again}
    for turn in past.turns:
        yield {"turn": _chances(turn, past.events, label, chosen.turn_playouts)}
    sure = yield from verdicts.costliest(
        past.decisions,
        lambda one: judge(one, past, chosen.first_thought, chosen.first_playouts),
        lambda one: judge(one, past, chosen.second_thought, chosen.second_playouts, "second"),
        again,
    )
    yield {"decisions": [_told(verdict, label) for verdict in sure[: chosen.told]]}


def _chances(
    turn: TurnStart, events: Sequence[Sequence[RexEvent]], label: Label, playouts: int
) -> dict[str, object]:
    """The chances at the beginning of a turn: as each side could judge them, and in truth."""
    seed = derive_seed(turn.ply, "replay")
    dice = FastDice(derive_seed(turn.ply, "known"))
    known = 0.0
    for _ in range(playouts):
        known += playout(turn.position, 0, [], dice.below(1 << 30), _TURNS, _NOISE, net_value)
    known /= playouts
    seen = {
        role: round(
            expected_outcome(
                turn.views[place],
                events[place][: turn.told[place]],
                seed,
                Budget(nodes=playouts),
            ),
            3,
        )
        for place, role in enumerate(ROLES)
    }
    return {
        "ply": turn.ply,
        "label": label(turn.views[0]),
        "seen": seen,
        "known": {ROLES[0]: round(known, 3), ROLES[1]: round(-known, 3)},
    }


def judge(
    decision: PastDecision, past: PastGame, thought: int, playouts: int, purpose: str = "first"
) -> Verdict:
    """Compare what was played with what the king would have done from the same view."""
    seed = derive_seed(decision.ply, purpose)
    events = past.events[decision.role][: decision.told]
    king = Knight(seed, Budget(nodes=thought), KING)
    better = king.intend(decision.view, decision.legal, events)
    belief = believe(decision.view, events, derive_seed(seed, "belief"))
    draw = partial(belief.sample, FastDice(derive_seed(seed, "draw")))
    outcomes = compare(draw, decision.role, (decision.played, better), playouts, seed)
    return Verdict(decision, better, outcomes)


def compare(
    draw: Callable[[], Game], role: int, plans: tuple[Plan, Plan], playouts: int, seed: int
) -> tuple[Outcomes, Outcomes]:
    """How two ways end, on the same drawn positions with the same dice."""
    dice = FastDice(derive_seed(seed, "compare"))
    found = (Outcomes(), Outcomes())
    for _ in range(playouts):
        root = draw()
        luck = dice.below(1 << 30)
        for plan, outcomes in zip(plans, found, strict=True):
            _add(outcomes, _play_out(root, role, plan, luck), role, 1.0 / playouts)
    return found


def _play_out(root: Game, role: int, plan: Plan, luck: int) -> Game:
    """The end of a playout that begins with a plan; `playout` tells its value only."""
    game = root.copy()
    game.dice = FastDice(luck)
    play_plan(game, role, plan)
    play_on(game, RolloutPolicy(FastDice(luck ^ 0x5DEECE66D), _NOISE), _TURNS)
    return game


def _add(outcomes: Outcomes, end: Game, role: int, share: float) -> None:
    held = [TOWNS[city] for city in CITY_LIST if end.cities(role) >> city & 1]
    outcomes.add(net_value(end, role), held, (_steps(end, role), _steps(end, 1 - role)), share)


def _steps(game: Game, side: int) -> int:
    """The steps of a side on the map."""
    return sum(game.strength(b) for b in members(ARMY[side]) if game.where[b] < TOWN_COUNT)


# What is told of a decision


def _told(verdict: Verdict, label: Label) -> dict[str, object]:
    decision = verdict.decision
    played, better = verdict.outcomes
    return {
        "ply": decision.ply,
        "label": label(decision.view),
        "role": ROLES[decision.role],
        "kind": decision.kind,
        "cost": round(verdict.cost, 3),
        "error": round(verdict.error, 3),
        "played": _way(decision, decision.played, played),
        "better": _way(decision, verdict.better, better),
        "cities": verdict.places(),
    }


def _way(decision: PastDecision, plan: Plan, outcomes: Outcomes) -> dict[str, object]:
    """One of two ways: what is done, and what it came to in playouts."""
    return {
        "card": CARD_NAMES[plan[0] & 63] if decision.kind == "card" else None,
        "journeys": _journeys(decision, plan) if decision.kind == "moves" else [],
        **outcomes.told(),
    }


def _journeys(decision: PastDecision, plan: Plan) -> list[dict[str, object]]:
    """Who goes where by a plan; blocks that take the same way together."""
    game = decision.position.copy()
    game.dice = FastDice(derive_seed(decision.ply, "journeys"))
    own = members(ARMY[decision.role])
    ways = {block: [game.where[block]] for block in own}
    for action in plan:
        if not game.allows(decision.role, action):
            break
        game.play(decision.role, action)
        for block in own:
            if game.where[block] != ways[block][-1] and game.where[block] not in (POOL, DEAD, GONE):
                ways[block].append(game.where[block])
    groups: dict[tuple[int, ...], list[str]] = {}
    for block, way in ways.items():
        if len(way) > 1:
            groups.setdefault(tuple(way), []).append(game.rules.blocks[block])
    return [
        {"way": [PLACES[place] for place in way], "blocks": blocks}
        for way, blocks in groups.items()
    ]
