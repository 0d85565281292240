"""A second pair of eyes: an onlooker who sees backs, faces and dice, and nothing else.

    watch = Watch(game)                  # a game started with log=True
    game.play(role, action)
    leaks = watch.look()                 # after every single play

`look` tells the table what was physically done since the last look, and then holds the views and
events of both roles and of a spectator against it: whatever they name, the onlooker must be able
to name too. It gives sentences about what he could not have known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from levant.rex.army import SIDE
from levant.rex.game import REX, Game
from levant.rex.position import Event
from levant.rex.views import RexEvent
from levant.rex.words import A_BLOCK, SECRET_EVENTS, VERBS
from tests.rex.onlooker.deeds import DEATHS, WINTER_DEATHS, Deeds
from tests.rex.onlooker.verdict import Verification
from tests.rex.play import walk

_VIEWERS: Final = (0, 1, None)
_BLOCK_VERBS: Final = [verb for verb, (_, kind) in enumerate(VERBS) if kind == A_BLOCK]
_REFUSALS_EVERY: Final = 37  # refusals are sampled; the number walks through all verbs and phases
# Dice lie open on the table: what they did is told even of a block that is not named.
_OPEN_NUMBERS: Final = frozenset(("attrition", "force_rolled"))
_CARD_EVENTS: Final = frozenset(("revealed_card", "intrigue"))


class Watch:
    """The onlooker at one game, in the places of all three viewers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deeds = Deeds(game)
        self.table = self.deeds.table
        self.verdicts = [Verification(self.deeds, viewer) for viewer in _VIEWERS]
        self.told = [len(REX.events(game, viewer)) for viewer in _VIEWERS]
        self.looks = 0

    def look(self) -> list[str]:
        """What was told since the last look that no onlooker could have known."""
        fresh = self._deeds()
        self.deeds.rest()
        self.looks += 1
        leaks = self.deeds.wrong
        self.deeds.wrong = []
        for i, verdict in enumerate(self.verdicts):
            verdict.look(self.game.view(verdict.viewer))
            if fresh:
                self._events(i, verdict, fresh)
            if self.looks % _REFUSALS_EVERY == 0:
                verb = _BLOCK_VERBS[self.looks // _REFUSALS_EVERY % len(_BLOCK_VERBS)]
                verdict.refusals(self.game, verb)
            if verdict.leaks:
                leaks += verdict.leaks
                verdict.leaks = []
        return leaks

    def _deeds(self) -> list[tuple[Event, bool]]:
        """Everything done since the last look, and whether its block could be named then."""
        log = self.game.log
        assert log is not None
        fresh = log[self.deeds.read :]
        self.deeds.read += len(fresh)
        done: list[tuple[Event, bool]] = []
        for event in fresh:
            nameable = self.table.nameable()
            self.deeds.deed(event)
            if event[2] >= 0:
                nameable |= self.table.nameable()
                shown = event[0] in DEATHS and event[0] not in WINTER_DEATHS
                done.append((event, shown or bool(nameable >> event[2] & 1)))
            else:
                done.append((event, True))
            if event[0] == "turn_begins":
                self.table.agree_on_steps(self.game)
        return done

    def _events(self, i: int, verdict: Verification, fresh: list[tuple[Event, bool]]) -> None:
        viewer = verdict.viewer
        told = REX.events(self.game, viewer, self.told[i])
        readable = [
            (event, nameable)
            for event, nameable in fresh
            if event[0] not in SECRET_EVENTS or event[1] == viewer
        ]
        if [e["event"] for e in told] != [event[0] for event, _ in readable]:
            verdict.leaks.append(f"{verdict.name}: the events do not match the deeds")
        for number, (line, (event, nameable)) in enumerate(zip(told, readable, strict=False)):
            if line["n"] != self.told[i] + number:
                verdict.leaks.append(f"{verdict.name}: the numbers of events have a gap: {line}")
            if event[2] >= 0 and not nameable:
                _hidden_event(verdict, line, event)
            if "card" in line and event[0] not in _CARD_EVENTS:
                verdict.leaks.append(f"{verdict.name}: {line} shows a card")
        self.told[i] += len(told)


def _hidden_event(verdict: Verification, line: RexEvent, event: Event) -> None:
    """An event about a block that nobody could name when it happened."""
    if SIDE[event[2]] not in verdict.enemies:
        return
    if line.get("block") is not None:
        verdict.leaks.append(f"{verdict.name}: the event names a hidden block: {line}")
    if line.get("number") and event[0] not in _OPEN_NUMBERS:
        verdict.leaks.append(f"{verdict.name}: the event tells a hidden number: {line}")


def watched(seed: int, edition: str) -> Iterator[tuple[int, Game, list[str]]]:
    """A random game under the onlooker's eyes: at every decision what leaked."""
    watch: Watch | None = None
    decisions = 0
    for game, _, _ in walk(seed, edition, log=True):
        watch = watch or Watch(game)
        yield decisions, game, watch.look()
        decisions += 1
    assert watch is not None
    yield decisions, watch.game, watch.look()
