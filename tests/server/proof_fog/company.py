"""The people of all twins of one server, and the pairs of matches in which twins are planted."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, insert, update

from levant.server.encoding import now
from levant.server.matches.clocks import Clock
from levant.server.messages import plain
from levant.server.storage.match_models import ActionRow, ChatRow, MatchRow, NoteRow, SnapshotRow
from levant.server.titles.title_services import find_title_services
from tests.server.proof_fog.grounds import Ground, title_of
from tests.server.proof_fog.inside import Inside, Visitor

MOST_SEATS = 7
DAYS: dict[str, Any] = {"kind": "days", "bank": 86400.0, "increment": 3600.0}


@dataclass
class Pair:
    """Two matches of the same people."""

    matches: tuple[str, str]
    players: list[Visitor]
    timed: bool
    planted: int = 0


@dataclass
class Company:
    """Players who take every step themselves, players for whom the server takes steps, others."""

    inside: Inside
    slow: list[Visitor] = field(default_factory=list)
    quick: list[Visitor] = field(default_factory=list)
    watchers: list[Visitor] = field(default_factory=list)
    """Somebody who is logged in, and nobody."""
    _pairs: dict[tuple[str, str, bool, str], Pair] = field(default_factory=dict)

    async def gather(self) -> None:
        for _ in range(MOST_SEATS):
            self.slow.append(await self.inside.guest())
            self.quick.append(await self.inside.guest(auto_forced=True, auto_roll=True))
        self.watchers = [await self.inside.guest(), await self.inside.nobody()]

    async def pair(self, ground: Ground, *, quick: bool, visibility: str = "public") -> Pair:
        """A pair of running matches for this edition, made when first needed."""
        key = ground.title, ground.edition, quick, visibility
        if key not in self._pairs:
            players = (self.quick if quick else self.slow)[: len(ground.roles)]
            made = [await self._match(ground, players, visibility, quick) for _ in range(2)]
            self._pairs[key] = Pair((made[0], made[1]), players, quick)
        return self._pairs[key]

    async def _match(
        self, ground: Ground, players: list[Visitor], visibility: str, quick: bool
    ) -> str:
        opponents = [{"kind": "user", "name": player.name} for player in players[1:]]
        made = await players[0].post(
            "/matches", title=ground.title, edition=ground.edition, role=ground.roles[0],
            opponents=opponents, visibility=visibility, clock=DAYS if quick else {"kind": "none"},
        )  # fmt: skip
        for player in players[1:]:
            made = await player.post(f"/matches/{made['id']}/join")
        assert made["status"] == "running", made
        return str(made["id"])

    async def plant(self, pair: Pair, half: int, ground: Ground, game: Any) -> None:
        """Let a match stand where `game` does, as if the server had been stopped there."""
        match, roles = pair.matches[half], ground.roles
        public = game.view(None)
        values: dict[str, Any] = {
            "plies": pair.planted, "dice_key": secrets.token_bytes(32), "offers": [],
            "deciders": [roles[role] for role in game.deciders], "result": None,
            "label": plain(find_title_services(ground.title).label(public)),
            "options": public["options"],
            "seen": [1] * (len(roles) + 1), "asked": [1] * len(roles), "status": "running",
            "finished": None, "bot_due": False, "rules": title_of(ground.title).rules_version,
        }  # fmt: skip
        clock = Clock(**DAYS) if pair.timed else Clock()
        clock.start(roles)
        clock.turn(values["deciders"], now(), {})
        values["clock"] = clock.stored()
        snapshot = {
            "match": match, "ply": pair.planted, "line": 0, "text": game.text(),
            "told": [0] * (len(roles) + 1), "dice": [],
        }  # fmt: skip
        async with self.inside.services.database.connection() as connection:
            for table in (ActionRow, SnapshotRow, ChatRow, NoteRow):
                await connection.execute(delete(table).where(table.match == match))
            await connection.execute(update(MatchRow).where(MatchRow.id == match).values(values))
            await connection.execute(insert(SnapshotRow), snapshot)
        self.inside.services.table_cache.forget(match)

    async def plant_both(self, pair: Pair, ground: Ground, games: tuple[Any, Any]) -> None:
        # Another number of plies than before: nothing that is remembered holds.
        pair.planted += 1_000
        for half in (0, 1):
            await self.plant(pair, half, ground, games[half])
