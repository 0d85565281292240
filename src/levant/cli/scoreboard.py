"""The outcome of an arena as tables for a terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from levant.arena.report import elo_told, score
from levant.arena.run_folder import REPORT
from levant.arena.summary import Pair, Summary


def tell(summary: Summary, path: Path) -> None:
    """Results, pace and standings, and where to find the rest."""
    console = Console(highlight=False, markup=False)
    console.print(_results(summary.pairs))
    console.print(_paces(summary.pairs))
    if len(summary.standings) > 2:
        console.print(_standings(summary))
    console.print(f"games   {path}", soft_wrap=True)
    console.print(f"report  {path / REPORT}", soft_wrap=True)


def _plain(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="dim")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right", no_wrap=True)  # names may wrap, numbers never
    return table


def _results(pairs: list[Pair]) -> Table:
    """Who won, by how much, how surely; scores in per cent, as each side too."""
    sides = list(pairs[0].by_side) if pairs else []
    table = _plain("results", "pair", "games", "score", "95 %", "Elo", "95 %", *sides)
    for pair in pairs:
        told, ends = elo_told(pair)
        low, high = pair.ci95
        table.add_row(
            f"{pair.a} - {pair.b}",
            f"{pair.games:,}",
            _percent(pair.score_a),
            f"{_percent(low)}-{_percent(high)}",
            told,
            ends.replace(" to ", ".."),
            *[_percent(pair.by_side[side].score_a) for side in sides],
        )
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _paces(pairs: list[Pair]) -> Table:
    """How long games are, in turns and decisions, and how long bots think, in seconds."""
    table = _plain(
        "pace", "bot", "turns", "decisions", "a second", "s a turn", "most", "most a game"
    )
    for pair in pairs:
        table.add_row(
            f"{pair.a} - {pair.b}",
            f"{pair.mean_turns:.1f}",
            f"{pair.mean_decisions:,.0f}",
            f"{pair.decisions_per_s:,.0f}",
            "",
            "",
            f"{pair.longest_game:.2f}",
        )
        for label, pace in ((pair.a, pair.pace_a), (pair.b, pair.pace_b)):
            table.add_row(
                f"  {label}",
                "",
                f"{pace.decisions / pair.games:,.0f}",
                f"{pace.decisions_per_s:,.0f}",
                f"{pace.turn_mean:.3f}",
                f"{pace.turn_max:.3f}",
                f"{pace.game_max:.2f}",
            )
    return table


def _standings(summary: Summary) -> Table:
    table = _plain("standings", "bot", "games", "score", "Elo")
    for standing in summary.standings:
        table.add_row(
            standing.label, f"{standing.games:,}", score(standing.score), f"{standing.elo:+.0f}"
        )
    return table
