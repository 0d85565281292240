"""Two matches on one server whose positions differ in hidden facts only.

They are planted where a server that was stopped would have left them: header and snapshot in the
database. From there on everything goes over the wire.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from levant.kernel.dice import Dice
from levant.rex.board import ROLES
from levant.rex.game import REX, Game
from levant.server.app import create_app
from levant.server.messages import plain
from levant.server.serve import listen, make_server
from levant.server.services import Services
from levant.server.settings import load_settings
from levant.server.titles.title_services import find_title_services, resume
from tests.server.live import Client

KEY = bytes(range(32))


@dataclass
class House:
    """A server in a thread of this process, with its database open to the test."""

    address: str
    services: Services
    file: Path


@contextmanager
def served(folder: Path) -> Iterator[House]:
    """A server on a SQLite file, on a port of its own."""
    file = folder / "fog.db"
    settings = load_settings(
        database_url=f"sqlite:///{file}", port=0, limits=False, bot_processes=1, most_matches=10_000
    )
    listening = listen(settings)
    app = create_app(settings)
    server = make_server(app, settings)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    try:
        yield House(f"127.0.0.1:{listening.getsockname()[1]}", app.state.services, file)
    finally:
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


class Half:
    """One of two matches, and its position as the test follows it."""

    def __init__(self, house: House, match: str, game: Game) -> None:
        self._house = house
        self.match = match
        self.game: Any = game
        self.past: list[Any] = []
        """The positions before each action that still holds."""
        self._read = 0

    def outcomes(
        self, role: int, viewer: int | None, legal: list[int]
    ) -> Iterator[tuple[int, str]]:
        """Each action with all that the engine shows a viewer after it."""
        for action in legal:
            trial: Any = self.game.copy()
            trial.log = []
            trial.play(role, action)
            yield action, seen_by(trial, viewer)

    def follow(self) -> None:
        """Play what the server has written down since the last time."""
        with closing(sqlite3.connect(self._house.file)) as database:
            rows = database.execute(
                "SELECT kind, role, text FROM actions WHERE match = ? AND ply > ? ORDER BY ply",
                (self.match, self._read),
            ).fetchall()
        self._read += len(rows)
        for kind, role, text in rows:
            if kind in ("undo", "reset", "takeback"):
                # Only one side decides at a time where something can be undone: all of it goes.
                length = int(text.split()[0])
                self.game = self.past[length]
                del self.past[length:]
            elif kind in ("play", "forced", "resign"):
                kept = self.game.copy()
                kept.log = list(self.game.log)
                self.past.append(kept)
                self.game.play(role, REX.parse(self.game, text))


def seen_by(game: Any, viewer: int | None) -> str:
    """All that the engine shows a viewer of a position."""
    return json.dumps([game.view(viewer), REX.events(game, viewer)])


def plant(house: House, players: tuple[Client, Client], game: Game, clock: dict[str, Any]) -> Half:
    """A running match of two people that stands where `game` does."""
    edition = game.view(None)["edition"]
    match = players[0].post("/matches", role=ROLES[0], edition=edition, clock=clock)["id"]
    players[1].post(f"/matches/{match}/join")
    label = plain(find_title_services("rex").label(game.view(None)))
    deciders = [ROLES[role] for role in game.deciders]
    with closing(sqlite3.connect(house.file, timeout=60)) as database, database:
        database.execute(
            "UPDATE matches SET dice_key = ?, deciders = ?, label = ?, options = ? WHERE id = ?",
            (
                KEY, json.dumps(deciders), json.dumps(label),
                json.dumps(game.view(None)["options"]), match,
            ),
        )  # fmt: skip
        database.execute(
            "INSERT INTO snapshots (match, ply, line, text, told, dice) VALUES (?, 0, 0, ?, ?, ?)",
            (match, game.text(), "[0, 0, 0]", "[]"),
        )
    house.services.table_cache.forget(match)
    planted: Any = resume(REX, game.text())
    return Half(house, match, planted)


def somewhere(dice: Dice, edition: str, policy: Any, decisions: int) -> Game:
    """A position of a random game."""
    game = REX.new(edition, {}, dice.copy())
    for _ in range(decisions):
        role = game.deciders[dice.below(len(game.deciders))]
        before = game.copy()
        game.play(role, policy(game, role, dice))
        if not game.deciders:
            return before
    return game
