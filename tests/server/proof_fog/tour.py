"""Many twins at one server, one after the other."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog

from levant.kernel.dice import FastDice, derive_seed
from tests.server.proof_fog import probes, strangers
from tests.server.proof_fog.company import Company
from tests.server.proof_fog.fog import Fog
from tests.server.proof_fog.grounds import grounds
from tests.server.proof_fog.inside import Wire, serving
from tests.server.proof_fog.recorder import Counts, Leak


@dataclass(frozen=True)
class Stage:
    """So many twins of a title, found again by the seed."""

    title: str
    seed: int
    twins: int
    hints: bool = True
    first: bool = False
    """Whether the first leak is enough."""
    thorough: bool = False
    """Whether everything is asked at each, instead of some of it."""


@dataclass
class Found:
    """What a stage has compared, and what it found."""

    stage: Stage
    counts: Counts = field(default_factory=Counts)
    done: int = 0
    steps: dict[str, int] = field(default_factory=dict)
    leaks: list[str] = field(default_factory=list)

    def step(self, kind: str) -> None:
        self.steps[kind] = self.steps.get(kind, 0) + 1


def tour(stage: Stage) -> Found:
    """All twins of a stage, at a server of their own."""
    with tempfile.TemporaryDirectory(prefix="levant-fog") as folder:
        return asyncio.run(_tour(stage, Path(folder)))


def quiet_tour(stage: Stage) -> Found:
    """The same in a process of its own, which tells nothing but errors."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    return tour(stage)


async def _tour(stage: Stage, folder: Path) -> Found:
    found = Found(stage)
    dice = FastDice(derive_seed(stage.seed, stage.title))
    places = grounds(stage.title, dice)
    async with serving(folder) as inside:
        company = Company(inside)
        await company.gather()
        for number in range(stage.twins):
            ground = next(places)
            viewers = [*range(len(ground.roles)), None]
            # Half of them can act themselves: batches are aimed by who is to choose.
            viewer = viewers[number % len(viewers)]
            if dice.below(2):
                viewer = ground.game.deciders[dice.below(len(ground.game.deciders))]
            fog = Fog(company, ground, viewer, dice, found.counts)
            try:
                await _one(fog, found, hint=stage.hints and number % 50 == 7)
                if stage.thorough or number % 25 == 3:
                    await strangers.private(fog)
            except Exception as error:
                # Whatever goes wrong at one twin is told with the others.
                where = f"{stage.title} --seed {stage.seed}, twin {number}, viewer {viewer}"
                why = str(error) if isinstance(error, Leak) else traceback.format_exc()
                found.leaks.append(f"{where}, phase {ground.game.view(None)['phase']}: {why}")
            finally:
                await fog.close()
            found.done += 1
            if stage.first and found.leaks:
                break
    return found


async def _one(fog: Fog, found: Found, *, hint: bool) -> None:
    await fog.begin()
    if fog.dice.below(3) == 0 or found.stage.thorough:
        await fog.connect()
    thorough = found.stage.thorough
    await probes.probe(fog, probes.ALL, len(probes.ALL) if thorough else 5)
    await probes.batches(fog)
    if hint or thorough:
        await probes.hint(fog)
    await _step(fog, found)
    if fog.alike and not fog.over and await _unseen(fog, found):
        # How far a log was cut shows to those who come back when it has grown again.
        await _step(fog, found)
        if fog.alike and not fog.over:
            await probes.returning(fog)


async def _step(fog: Fog, found: Found) -> None:
    """Somebody plays at both, and the viewer sees the same of it."""
    game = fog.games[0]
    roles = [role for role in game.deciders if role in fog.games[1].deciders]
    if not roles:
        return
    role: int = fog.pick(roles)
    if fog.viewer is not None and fog.viewer in roles and fog.dice.below(2):
        role = fog.viewer
    if role == fog.viewer:
        text = fog.own()
        texts = None if text is None else (text, text)
    else:
        texts = fog.lookalikes(role)
    if texts is None:
        return
    unseen = role != fog.viewer and all(fog.is_unseen(half, role, texts[half]) for half in (0, 1))
    found.step("the viewer's own" if role == fog.viewer else "of others, alike to the viewer")
    alone = [fog.dice_after(half, role, texts[half]) for half in (0, 1)]
    forced = [await fog.play(half, role, texts[half]) for half in (0, 1)]
    # He cannot know when something unseen was done; what the server does next is all he sees.
    if not unseen and not fog.same_by_itself(role, texts, forced):
        raise Leak(f"what the server did by itself after {texts}: {forced}")
    if not fog.alike or alone != [str(game.dice.state()) for game in fog.games]:
        # Dice fell or somebody was shown after a lone choice: from there on the two may differ.
        return
    if fog.over:
        return
    await probes.probe(fog, probes.AFTER, 2)
    await probes.looks(fog)
    if role == fog.viewer and fog.dice.below(3) == 0:
        await probes.undo(fog)
        await probes.looks(fog)
        await fog.heard()


async def _unseen(fog: Fog, found: Found) -> bool:
    """Somebody plays, and takes back, at one of both only, and the viewer sees nothing of it.

    Whether something was taken back.
    """
    half = fog.dice.below(2)
    roles = [role for role in fog.games[half].deciders if role != fog.viewer]
    choice = next(
        ((role, text) for role in fog.few(roles, 3) if (text := fog.unseen(half, role))), None
    )
    if choice is None:
        return False
    role, text = choice
    undone = False
    offered = fog.viewer is not None and fog.dice.below(2) == 0 and await probes.offer(fog)
    await fog.heard()
    before = await probes.order(fog)
    fog.lobby = Wire(fog.company.inside, fog.asker, "/lobby/socket")
    await fog.lobby.next()
    await fog.play(half, role, text)
    found.step("of others, unseen")
    again = fog.unseen(half, role) if role in fog.games[half].deciders else None
    if again is not None and fog.alike:
        await fog.play(half, role, again)
        found.step("of others, unseen")
    if not fog.alike:
        # The server has taken a step for its player that all can see.
        return False
    if fog.dice.below(2):
        undone = await _take_back(fog, half, role, found)
    told = await _settled(fog.lobby)
    fog.counts.add("the lobby's silence", "")
    if told:
        raise Leak(f"the lobby told of an unseen action: {told[0][:200]}")
    probes.same_order(before, await probes.order(fog))
    fog.counts.add("the order of lists", "")
    await probes.looks(fog)
    await fog.heard()
    await probes.probe(fog, probes.AFTER, 2)
    if fog.viewer is not None:
        await probes.undo(fog)
    if offered:
        await probes.taking_back(fog)
    await fog.heard()
    return undone


async def _take_back(fog: Fog, half: int, role: int, found: Found) -> bool:
    player, match, seat = fog.pair.players[role], fog.pair.matches[half], fog.ground.roles[role]
    table: Any = await player.get(f"/matches/{match}/table?since=99999&role={seat}")
    if table["undo"]:
        await player.post(f"/matches/{match}/undo", version=table["version"], role=seat)
        await fog.follow(half)
        found.step("undone, unseen")
    return bool(table["undo"])


async def _settled(lobby: Wire) -> list[str]:
    """What the lobby says; it gathers, so let everything else run first."""
    for _ in range(20):
        await asyncio.sleep(0)
    await asyncio.sleep(0.02)
    return await lobby.heard()
