"""Where a finished game of Croisades Strategic turned: chances by turn, and the dearest campaigns.

What a power's groups did in the land movement of a turn is compared with the best of the marshal's
campaigns, both played on by constables with the same dice, on positions drawn from what the power
could believe: nobody is blamed for what he could not know. Only the second line of the chances is
made from the true positions, for a game that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from levant.analysis import verdicts
from levant.analysis.movements import Movement, campaign, follow
from levant.analysis.past_campaigns import PastCampaign, PastWar, TurnStart, take_apart
from levant.analysis.verdicts import Outcomes
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL
from levant.bots.croisades.drafts import drafts
from levant.bots.croisades.evaluation import evaluate
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.playout import play_on
from levant.croisades.belief import Belief
from levant.croisades.board import STRONGHOLDS, spell_hex
from levant.croisades.game import Game
from levant.kernel.dice import FastDice, derive_seed
from levant.kernel.record import Record
from levant.kernel.title import Title

if TYPE_CHECKING:
    from levant.croisades.views import CroisadesEvent, CroisadesView

Label = Callable[["CroisadesView"], object]
"""The label of a view, as it is to be told."""
Verdict = verdicts.Verdict[PastCampaign, Movement]
_TURNS: Final = 2
"""Playouts go to the end of the next turn."""


@dataclass(frozen=True)
class AnalysisSettings:
    """How much thought an analysis takes."""

    turn_playouts: int = 24
    """For each chance at the beginning of a turn."""
    first_thought: int = 6
    """Playouts of each campaign that is tried, for every movement."""
    first_playouts: int = 16
    """To compare the best of them with what was played."""
    again: int = 12
    """How many movements are looked at once more: those that seemed to cost most."""
    second_thought: int = 24
    second_playouts: int = 96
    told: int = 5
    """How many decisions are told in the end."""


def analyse(
    record: Record,
    title: Title,
    label: Label,
    settings: AnalysisSettings | None = None,
) -> Iterator[dict[str, object]]:
    """The number of steps; then for each step what it told, if anything; last the decisions."""
    chosen = settings or AnalysisSettings()
    past = take_apart(record, title)
    again = min(chosen.again, len(past.campaigns))
    yield {"total": len(past.turns) + len(past.campaigns) + again}
    for turn in past.turns:
        yield {"turn": _chances(turn, past, label, chosen.turn_playouts)}
    sure = yield from verdicts.costliest(
        past.campaigns,
        lambda one: judge(one, past, chosen.first_thought, chosen.first_playouts),
        lambda one: judge(one, past, chosen.second_thought, chosen.second_playouts, "second"),
        again,
    )
    yield {"decisions": [_told(verdict, past, label) for verdict in sure[: chosen.told]]}


# --- The chances ----------------------------------------------------------------------------------


def _chances(turn: TurnStart, past: PastWar, label: Label, playouts: int) -> dict[str, object]:
    """The chances at the beginning of a turn: as each power could judge them, and in truth."""
    seed = derive_seed(turn.ply, "replay")
    known = _expected(turn.position.copy, range(len(past.roles)), playouts, seed)
    seen: dict[str, float] = {}
    for role, name in enumerate(past.roles):
        events = past.events[role][: turn.told[role]]
        draw = _draw(turn.views[role], events, derive_seed(seed, name))
        seen[name] = _expected(draw, (role,), playouts, seed)[0]
    return {
        "ply": turn.ply,
        "label": label(turn.views[0]),
        "seen": seen,
        "known": dict(zip(past.roles, known, strict=True)),
    }


def _expected(
    draw: Callable[[], Game], roles: Sequence[int], playouts: int, seed: int
) -> list[float]:
    """What some powers may expect when constables play on: -1 is lost, 1 is won."""
    dice = FastDice(derive_seed(seed, "luck"))
    sums = [0.0 for _ in roles]
    for _ in range(playouts):
        game, luck = draw(), dice.below(1 << 30)
        game.dice = FastDice(luck)
        play_on(game, _constables(game, luck), game.turn + _TURNS)
        sums = [value + evaluate(game, role) for value, role in zip(sums, roles, strict=True)]
    return [round(2 * value / playouts - 1, 3) for value in sums]


def _draw(view: CroisadesView, events: Sequence[CroisadesEvent], seed: int) -> Callable[[], Game]:
    """Draws positions that a power could believe in."""
    role = view["role"]
    assert role is not None
    belief = Belief(view["edition"], role, view["options"])
    belief.observe(view, events)
    return partial(belief.sample, FastDice(derive_seed(seed, "draw")))


def _constables(game: Game, luck: int) -> list[Constable]:
    return [Constable(luck + role) for role in range(game.roles)]


# --- The decisions --------------------------------------------------------------------------------


def judge(
    decision: PastCampaign, past: PastWar, thought: int, playouts: int, purpose: str = "first"
) -> Verdict:
    """Compare what was played with the best of the marshal's campaigns from the same view."""
    seed = derive_seed(decision.ply, purpose)
    events = past.events[decision.role][: decision.told]
    draw = partial(_draw, decision.view, events)
    better = _best(decision, draw(derive_seed(seed, "search")), thought, seed)
    # Other positions than those that it was found on: luck there must not count twice.
    outcomes = compare(
        draw(derive_seed(seed, "compare")), decision.role, (decision.played, better), playouts, seed
    )
    return Verdict(decision, better, (outcomes[0], outcomes[1]))


def _best(decision: PastCampaign, draw: Callable[[], Game], thought: int, seed: int) -> Movement:
    """The movement that the marshal's campaigns make of a drawn position, the best of them."""
    root = draw()
    found: list[Movement] = []
    for doctrine in drafts(Outlook(decision.view), USUAL):
        movement = campaign(root, decision.role, Constable(seed, doctrine))
        if not any(movement.same(other) for other in found):
            found.append(movement)
    if len(found) == 1:
        return found[0]
    tried = compare(draw, decision.role, found, thought, derive_seed(seed, "tried"))
    return found[max(range(len(found)), key=lambda n: tried[n].value)]


def compare(
    draw: Callable[[], Game], role: int, ways: Sequence[Movement], playouts: int, seed: int
) -> list[Outcomes]:
    """How movements end, on the same drawn positions with the same dice."""
    dice = FastDice(derive_seed(seed, "dice"))
    found = [Outcomes() for _ in ways]
    for _ in range(playouts):
        root, luck = draw(), dice.below(1 << 30)
        for way, outcomes in zip(ways, found, strict=True):
            game = root.copy()
            game.dice = FastDice(luck)
            players = _constables(game, luck)
            follow(game, role, way, players)
            play_on(game, players, root.turn + _TURNS)
            _add(outcomes, game, role, 1.0 / playouts)
    return found


def _add(outcomes: Outcomes, end: Game, role: int, share: float) -> None:
    held = [spell_hex(place) for place in STRONGHOLDS if end.owner[place] == role]
    people = [0, 0]
    for group in end.groups:
        if group.role == role:
            people[0] += sum(group.men)
        elif not end.friends(role, group.role):
            people[1] += sum(group.men)
    outcomes.add(2 * evaluate(end, role) - 1, held, (people[0], people[1]), share)


# --- What is told of a decision -------------------------------------------------------------------


def _told(verdict: Verdict, past: PastWar, label: Label) -> dict[str, object]:
    decision = verdict.decision
    played, better = verdict.outcomes
    return {
        "ply": decision.ply,
        "label": label(decision.view),
        "role": past.roles[decision.role],
        "kind": "campaign",
        "cost": round(verdict.cost, 3),
        "error": round(verdict.error, 3),
        "played": _way(decision.played, played),
        "better": _way(verdict.better, better),
        "cities": verdict.places(),
    }


def _way(movement: Movement, outcomes: Outcomes) -> dict[str, object]:
    """One of two ways: who goes where, groups on the same way together, and what it came to."""
    together: dict[tuple[str, ...], list[str]] = {}
    for number, way in sorted(movement.ways.items()):
        together.setdefault(tuple(way), []).append(str(number))
    journeys = [{"way": list(way), "blocks": groups} for way, groups in together.items()]
    return {"card": None, "journeys": journeys, **outcomes.told()}
