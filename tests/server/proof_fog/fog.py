"""One viewer at a pair of twins: whatever he asks, both must answer alike."""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import Any

from levant.kernel.dice import FastDice
from levant.kernel.title import LevantError
from levant.server.play.table import PlayedAction
from levant.server.titles.title_services import find_title_services
from tests.server.proof_fog import recorder
from tests.server.proof_fog.company import Company, Pair
from tests.server.proof_fog.grounds import Ground, copied, seen_by, title_of, twin
from tests.server.proof_fog.inside import Visitor, Wire
from tests.server.proof_fog.recorder import Counts, Leak

NONSENSE = ("fly away", "to nowhere", "done done", "resign now", "")
"""No position of any title takes one of these."""
MOST_TRIED = 12
"""Actions of others that are tried for one that a viewer does not see."""


class Fog:
    """The twins, the viewer, and what was compared."""

    def __init__(
        self, company: Company, ground: Ground, viewer: int | None, dice: FastDice, counts: Counts
    ) -> None:
        self.company, self.ground, self.viewer, self.dice = company, ground, viewer, dice
        self.counts = counts
        self.title = title_of(ground.title)
        self.games: list[Any] = [copied(ground.game), twin(ground, viewer, dice)]
        self.before: list[list[Any]] = [[], []]
        """The positions before what can be undone."""
        self.pair: Pair
        self.asker: Visitor
        self.wires: list[Wire] = []
        self.lobby: Wire | None = None
        self.numbers = 0

    async def begin(self) -> None:
        """Plant both, and sit down before them."""
        self.pair = await self.company.pair(self.ground, quick=self.dice.below(3) == 0)
        await self.company.plant_both(self.pair, self.ground, (self.games[0], self.games[1]))
        if self.viewer is None:
            self.asker = self.pick(self.company.watchers)
        else:
            self.asker = self.pair.players[self.viewer]
        assert self.alike, "the engine itself shows the viewer different twins"

    async def connect(self, query: str = "") -> None:
        """Open the viewer's sockets."""
        self.wires = [
            Wire(self.company.inside, self.asker, f"/matches/{match}/socket?{query}")
            for match in self.pair.matches
        ]
        await self.heard()

    async def close(self) -> None:
        wires = [*self.wires, *([] if self.lobby is None else [self.lobby])]
        self.wires, self.lobby = [], None
        for wire in wires:
            await wire.close()

    # Small things

    def pick(self, many: Any) -> Any:
        return many[self.dice.below(len(many))]

    def few(self, many: Any, most: int) -> list[Any]:
        """Some of many, in any order."""
        left, out = list(many), list[Any]()
        while left and len(out) < most:
            out.append(left.pop(self.dice.below(len(left))))
        return out

    @property
    def alike(self) -> bool:
        one, other = (seen_by(self.ground.title, game, self.viewer) for game in self.games)
        return one == other

    @property
    def over(self) -> bool:
        """Whether all is open."""
        return any(not game.deciders for game in self.games)

    def request(self) -> str:
        self.numbers += 1
        return f"{self.pair.planted} {self.viewer} {self.numbers}"

    def legal(self, half: int, role: int) -> list[str]:
        game = self.games[half]
        return [self.title.spell(game, action) for action in game.legal(role)]

    def allowed(self, text: str) -> bool:
        """Whether the viewer's action would be played at one of both."""
        if self.viewer is None:
            return False
        try:
            return any(
                game.refusal(self.viewer, self.title.parse(game, text)) is None
                for game in self.games
            )
        except ValueError:
            return False

    def after(self, half: int, role: int, texts: list[str]) -> Any | None:
        """The position after some actions, or None where they cannot be played."""
        game = copied(self.games[half])
        try:
            for text in texts:
                game.play(role, self.title.parse(game, text))
        except (LevantError, ValueError, AssertionError, IndexError, KeyError):
            # Dealt anew by a test, people may be where no game would lead them.
            return None
        return game

    def dice_after(self, half: int, role: int, text: str) -> str:
        """The state of the dice after an action by itself."""
        game = self.after(half, role, [text])
        return "" if game is None else str(game.dice.state())

    def onward(self, half: int, role: int, text: str) -> bool:
        game = self.games[half]
        return find_title_services(self.ground.title).onward(game.view(role), text)

    # Asking

    def compare(self, kind: str, texts: list[str]) -> None:
        one, other = (
            recorder.scrubbed(text, match)
            for text, match in zip(texts, self.pair.matches, strict=True)
        )
        self.counts.add(kind, one)
        recorder.same(kind, one, other)

    async def ask(self, method: str, path: str, body: Any = None, kind: str = "") -> list[Any]:
        """The same request about both; {} in the path is the match. Both statuses."""
        told, statuses = [], []
        for match in self.pair.matches:
            answer = await self.asker.send(method, path.format(match), body)
            assert answer.status < 500, (path, body, answer.text)
            headers = [pair for pair in answer.headers if pair[0] != "content-length"]
            told.append(json.dumps([answer.status, headers]) + answer.text)
            statuses.append(answer.status)
        self.counts.answers += 1
        self.compare(kind or f"{method} {path.split('?')[0]}", told)
        return statuses

    async def ask_page(self, path: str) -> None:
        """The same address of the page for both, as a browser or a chat asks for it."""
        told = []
        for match in self.pair.matches:
            answer = await self.company.inside.call(
                "GET", path.format(match), [(b"host", b"localhost")], b""
            )
            told.append(json.dumps([answer.status, len(answer.headers)]) + answer.text)
        self.counts.answers += 1
        self.compare("GET page", told)

    async def say(self, kind: str, **body: Any) -> None:
        """The same request over both sockets, if there are any."""
        for wire in self.wires:
            wire.send(type=kind, id=f"{kind} {self.numbers}", **body)
            self.counts.add(f"SOCKET {kind}", "")
        await self.heard()

    async def heard(self) -> None:
        """What came over both sockets must be the same, message by message."""
        if not self.wires:
            return
        taken = [await wire.heard() for wire in self.wires]
        kinds = [[json.loads(text)["type"] for text in texts] for texts in taken]
        if kinds[0] != kinds[1]:
            raise Leak(f"messages: {kinds[0]} and {kinds[1]}")
        for kind, one, other in zip(kinds[0], *taken, strict=True):
            self.counts.messages += 1
            self.compare(f"socket {kind}", [one, other])

    async def version(self) -> int:
        match = self.pair.matches[0]
        table = await self.asker.get(f"/matches/{match}/table?since=99999")
        return int(table["version"])

    # Playing

    async def play(self, half: int, role: int, text: str) -> list[PlayedAction]:
        """A player's action at one of both; what the server did by itself after it."""
        player, match = self.pair.players[role], self.pair.matches[half]
        seat = self.ground.roles[role]
        table = await player.get(f"/matches/{match}/table?since=99999&role={seat}")
        body = {
            "id": f"{half} {self.request()}", "version": table["version"], "actions": [text],
            "role": seat,
        }  # fmt: skip
        answer = await player.send("POST", f"/matches/{match}/actions", body)
        assert answer.status == 200, answer.text
        line = await self.follow(half)
        mine = max(at for at, step in enumerate(line) if step.request == body["id"])
        return line[mine + 1 :]

    async def follow(self, half: int) -> list[PlayedAction]:
        """Stand where the server stands; the actions that led there."""
        services = self.company.inside.services
        async with services.table_cache.open(self.pair.matches[half]) as (_, table):
            assert table is not None
            self.games[half] = copied(table.position)
            return list(table.played)

    def same_by_itself(
        self, role: int, texts: tuple[str, str], steps: list[list[PlayedAction]]
    ) -> bool:
        """Whether the server took the same lone choices for as long as the viewer saw the same.

        After one that both have taken the twins may differ: dice fell, or somebody was shown.
        """
        games: list[Any] = [self.after(half, role, [texts[half]]) for half in (0, 1)]
        for pair in zip_longest(*steps):
            one, other = (seen_by(self.ground.title, game, self.viewer) for game in games)
            if one != other:
                return True
            if None in pair or len({(step.role, step.text.split()[0]) for step in pair}) > 1:
                return False
            for game, step in zip(games, pair, strict=True):
                game.play(step.role, self.title.parse(game, step.text))
        return True

    def is_unseen(self, half: int, role: int, text: str) -> bool:
        """Whether the viewer sees nothing of another's action."""
        before = seen_by(self.ground.title, copied(self.games[half]), self.viewer)
        game = self.after(half, role, [text])
        if game is None or not game.deciders:
            return False
        return seen_by(self.ground.title, game, self.viewer) == before

    def unseen(self, half: int, role: int) -> str | None:
        """An action of another role of which the viewer sees nothing."""
        tried: list[str] = self.few(self.legal(half, role), MOST_TRIED)
        return next((text for text in tried if self.is_unseen(half, role, text)), None)

    def lookalikes(self, role: int) -> tuple[str, str] | None:
        """Actions at both, different ones if possible, after which the viewer sees the same."""
        after: dict[str, list[str]] = {}
        for text in self.few(self.legal(0, role), MOST_TRIED):
            game = self.after(0, role, [text])
            if game is not None:
                seen = seen_by(self.ground.title, game, self.viewer)
                after.setdefault(seen, []).append(text)
        for text in self.few(self.legal(1, role), MOST_TRIED):
            game = self.after(1, role, [text])
            if game is not None:
                seen = seen_by(self.ground.title, game, self.viewer)
                if seen in after:
                    others = [other for other in after[seen] if other != text]
                    return self.pick(others or after[seen]), text
        return None

    def own(self) -> str | None:
        """An action of the viewer after which he sees the same at both."""
        assert self.viewer is not None
        tried: list[str] = self.few(self.legal(0, self.viewer), MOST_TRIED)
        for text in tried:
            both = [self.after(half, self.viewer, [text]) for half in (0, 1)]
            if both[0] is None or both[1] is None:
                continue
            one, other = (seen_by(self.ground.title, game, self.viewer) for game in both)
            if one == other:
                return text
        return None
