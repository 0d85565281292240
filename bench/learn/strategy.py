"""What kept games tell of the game: sides, cards, cities and openings, in tables of Markdown.

Every share has its 95 % interval (Wilson's). A card or an opening that wins often need not be why:
who stands well plays other cards. The tables say what went together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from bench.learn.game_files import GameFile, PlayedGame, game_files, positions, to_move
from levant.arena.scores import wilson
from levant.bots.rex.targets import CITY_LIST
from levant.rex.bits import members
from levant.rex.board import TOWN_NAMES
from levant.rex.cards import WINTER_TURN
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.game import Game
from levant.rex.words import CARD, CARDS

_OPENINGS: Final = 6
"""Openings told for each side and edition."""
_LEAST: Final = 8
"""Games that a row needs."""
_SIDES: Final = ("Franks", "Saracens")


@dataclass
class Tally:
    """How many games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """One more game."""
        self.games += 1
        self.won += won

    def row(self) -> str:
        """Games, share and interval, as cells of a table."""
        low, high = wilson(self.won / self.games, self.games)
        share = 100 * self.won / self.games
        return f"{self.games} | {share:.0f} % | {100 * low:.0f} to {100 * high:.0f} %"


@dataclass
class Findings:
    """What was counted in games."""

    games: Counter[str] = field(default_factory=Counter)
    players: Counter[str] = field(default_factory=Counter)
    franks: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    reasons: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    turns: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    cards: dict[tuple[int, int, int], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By side, turn of the year and card: the games in which it was played then."""
    held: list[tuple[str, int, list[float], float]] = field(default_factory=list)
    """Edition, years played, for each city 1 (Frankish) to -1, and whether the Franks won."""
    openings: dict[tuple[str, int, str], Tally] = field(default_factory=lambda: defaultdict(Tally))

    def add(self, game: PlayedGame) -> None:
        """One game, played again from its record."""
        self.games[game.edition] += 1
        self.franks[game.edition].add(game.winner == 0)
        first: list[set[int]] = [set(), set()]
        year = turn = 0
        position: Game | None = None
        for ply, position in enumerate(positions(game)):
            if ply == len(game.actions):
                break
            action = game.actions[ply]
            if position.year > year:
                if year:
                    self._year(game, position)
                year = position.year
            if position.phase == CARDS and action >> 6 == CARD:
                side = to_move(position)
                key = (side, position.turn, action & 63)
                self.cards[key].add(game.winner == side)
                turn += side == 0
            if turn == 1:
                for side in (0, 1):
                    first[side] |= set(members(position.attacked[side]))
        if position is not None:
            self.reasons[game.edition][position.reason] += 1
        self.turns[game.edition].append(turn)
        for side in (0, 1):
            names = [TOWN_NAMES[town] for town in first[side]] or ["nobody"]
            for name in names:
                self.openings[game.edition, side, name].add(game.winner == side)

    def _year(self, game: PlayedGame, position: Game) -> None:
        franks, saracens = position.cities(0), position.cities(1)
        row = [float(franks >> c & 1) - float(saracens >> c & 1) for c in CITY_LIST]
        years = position.year - 1187
        self.held.append((game.edition, years, row, float(game.winner == 0)))


def study(folders: Iterable[Path]) -> Findings:
    """All games of some folders."""
    found = Findings()
    for folder in folders:
        for path in game_files(folder):
            kept = GameFile.read(path)
            found.players[kept.players] += len(kept.games)
            for game in kept.games:
                found.add(game)
    return found


def report(folders: Sequence[Path]) -> str:
    """The tables."""
    found = study(folders)
    players = ", ".join(f"{count} of {name}" for name, count in found.players.most_common())
    parts = [
        f"{found.games.total()} games: {players}.",
        _sides(found),
        _cards(found),
        _cities(found),
        *[_opening(found, side) for side in (0, 1)],
    ]
    return "\n\n".join(parts)


def _sides(found: Findings) -> str:
    lines = [
        "| edition | games | won by the Franks | 95 % | turns | ended by |",
        "|---|---|---|---|---|---|",
    ]
    for edition, tally in sorted(found.franks.items()):
        turns = found.turns[edition]
        ends = ", ".join(f"{name} {n}" for name, n in found.reasons[edition].most_common())
        lines.append(f"| {edition} | {tally.row()} | {sum(turns) / len(turns):.1f} | {ends} |")
    return "\n".join(lines)


def _cards(found: Findings) -> str:
    """How often each card was played in each turn of the year."""
    parts = []
    for side in (0, 1):
        head = " | ".join(f"turn {turn}" for turn in range(1, WINTER_TURN + 1))
        lines = [f"| {_SIDES[side]} | {head} | games won when played |", "|---" * 8 + "|"]
        totals = [
            sum(t.games for (s, at, _), t in found.cards.items() if (s, at) == (side, turn))
            for turn in range(1, WINTER_TURN + 1)
        ]
        for card, name in enumerate(CARD_NAMES):
            tallies = [found.cards.get((side, turn, card)) for turn in range(1, WINTER_TURN + 1)]
            games = sum(t.games for t in tallies if t)
            if games < _LEAST:
                continue
            won = sum(t.won for t in tallies if t)
            cells = " | ".join(
                f"{100 * t.games / total:.0f} %" if t else ""
                for t, total in zip(tallies, totals, strict=True)
            )
            lines.append(f"| {name} | {cells} | {100 * won / games:.0f} % of {games} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _cities(found: Findings) -> str:
    """How much more often the Franks won who held a city than those who did not."""
    head = " | ".join(TOWN_NAMES[city] for city in CITY_LIST)
    lines = [f"| after | positions | {head} |", "|---" * (2 + len(CITY_LIST)) + "|"]
    for years in range(1, 6):
        rows = [(row, won) for _, at, row, won in found.held if at == years]
        if len(rows) < 2 * len(CITY_LIST):
            continue
        table = np.array([[*row, 1.0] for row, _ in rows])
        near = 0.02 * len(rows) * np.eye(table.shape[1])
        near[-1, -1] = 0.0
        worth = np.linalg.solve(
            table.T @ table + near, table.T @ np.array([won for _, won in rows])
        )
        cells = " | ".join(f"{200 * w:+.0f}" for w in worth[:-1])
        lines.append(f"| {1186 + years} | {len(rows)} | {cells} |")
    return "\n".join(lines)


def _opening(found: Findings, side: int) -> str:
    """What was attacked in the first turn, and what came of it."""
    lines = [
        f"| edition | {_SIDES[side]} attack in the first turn | games | won | 95 % |",
        "|---|---|---|---|---|",
    ]
    for edition in sorted(found.games):
        rows = [
            (tally.games, name, tally)
            for (at, who, name), tally in found.openings.items()
            if (at, who) == (edition, side) and tally.games >= _LEAST
        ]
        for _, name, tally in sorted(rows, key=lambda row: -row[0])[:_OPENINGS]:
            lines.append(f"| {edition} | {name} | {tally.row()} |")
    return "\n".join(lines)
