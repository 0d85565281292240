"""The report of a run: one HTML page that needs nothing else, no script and no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from levant import __version__
from levant.arena import charts
from levant.arena.entrants import Entrant
from levant.arena.play import Outcome
from levant.arena.run_folder import record_name
from levant.arena.schedule import A, Settings
from levant.arena.summary import Pace, Pair, Standing, Summary
from levant.kernel.runner import UNFINISHED
from levant.kernel.verification import NOBODY

MOST_LISTED: Final = 5000
"""Games that are listed one by one."""

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfbf6; --ink: #26221b; --dim: #6b6355;
  --line: #ddd5c5; --c0: #2f6690; --c1: #b5502f; --c2: #8a7a45; --c3: #5b7f5a; --c4: #7a5a8a;
  --c5: #3d8a8a; --c6: #9a4a6a; --c7: #8d8d8d; --on: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a17; --ink: #ece6d8; --dim: #a79d8a;
  --line: #3d392f; --c0: #7fb2d9; --c1: #e0906f; --c2: #c9b878; --c3: #93bd92; --c4: #b898c8;
  --c5: #7cc4c4; --c6: #d58aa8; --c7: #9a9a9a; --on: #16150f; } }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: 0; } h2 { font-size: 1.2rem; margin-top: 2.4rem; }
p.about, caption, .small { color: var(--dim); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; }
svg { width: 100%; height: auto; max-width: 46rem; display: block; margin: .6rem 0; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg text.small { font-size: 11.5px; fill: var(--dim); } svg text.on { fill: var(--on); }
.grid { stroke: var(--line); } .middle { stroke: var(--dim); stroke-dasharray: 4 3; }
.whisker { stroke: var(--ink); stroke-width: 2; } .dot { fill: var(--c0); }
.band { fill: var(--c0); opacity: .15; }
.course { fill: none; stroke: var(--c0); stroke-width: 2; }
.part0 { fill: var(--c0); } .part1 { fill: var(--c1); } .part2 { fill: var(--c2); }
.part3 { fill: var(--c3); } .part4 { fill: var(--c4); } .part5 { fill: var(--c5); }
.part6 { fill: var(--c6); } .part7 { fill: var(--c7); } .part8 { fill: var(--line); }
code { background: color-mix(in srgb, var(--line) 45%, transparent); padding: .1em .3em; }
a { color: var(--c0); }
"""


def page(summary: Summary, outcomes: Sequence[Outcome]) -> str:
    """The whole page."""
    settings = summary.settings
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    names = ", ".join(entrant.label for entrant in _everybody(settings))
    parts = [
        f"<h1>Arena: {escape(names)}</h1>",
        _about(summary),
        _results(summary.pairs),
        _standings(summary.standings),
        _sides(summary),
        _course(summary, games),
        _length(summary.pairs, games),
        _time(summary.pairs),
        _games(settings, games),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Arena: {escape(names)}</title><style>{_STYLE}</style></head>\n"
        "<body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def command(settings: Settings) -> str:
    """The command line that plays these games."""
    words = ["levant arena --bots", ",".join(entrant.label for entrant in settings.entrants)]
    if settings.champion is not None:
        words += ["--gauntlet", settings.champion.label]
    words += [f"--games {settings.games} --seed {settings.seed} --edition {settings.edition}"]
    words += [f"--option {name}={value}" for name, value in settings.options.items()]
    budgets = {e.seconds for e in _everybody(settings) if e.seconds and "@" not in e.label}
    words += [f"--budget {seconds:g}" for seconds in budgets]
    return " ".join(words)


def score(value: float) -> str:
    """A score as a percentage."""
    return f"{100 * value:.1f} %"


def difference(value: float | None, beyond: str) -> str:
    """An Elo difference; `beyond` is for one that no games can measure."""
    return beyond if value is None else f"{value:+.0f}"


def elo_told(pair: Pair) -> tuple[str, str]:
    """The Elo difference of a pair, and its interval, as texts."""
    low, high = pair.elo_ci95
    ends = f"{difference(low, '−∞')} to {difference(high, '+∞')}"
    return difference(pair.elo, "+∞" if pair.score_a > 0.5 else "−∞"), ends


def _everybody(settings: Settings) -> list[Entrant]:
    champion = [] if settings.champion is None else [settings.champion]
    return champion + [e for e in settings.entrants if e not in champion]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{cells}</tr></thead>\n'
        f"<tbody>\n{lines}</tbody></table></div>"
    )


def _named(pair: Pair) -> str:
    return f"{pair.a} – {pair.b}"


def _about(summary: Summary) -> str:
    settings = summary.settings
    options = ", ".join(f"{name} {value}" for name, value in settings.options.items())
    state = "" if summary.games == summary.planned else f" of {summary.planned:,}, stopped early"
    return (
        f'<p class="about">{escape(settings.title)} {escape(settings.edition)}'
        f"{escape(f', {options}') if options else ''}; {summary.games:,} games{state}; "
        "sides mirrored, the same dice for all seatings of a set; "
        f"levant {escape(__version__)}, code {escape(settings.code)}.</p>"
        f"<p><code>{escape(command(settings))}</code></p>"
    )


def _results(pairs: Sequence[Pair]) -> str:
    rows = []
    for pair in pairs:
        told, ends = elo_told(pair)
        rows.append(
            (
                escape(_named(pair)),
                f"{pair.games:,}",
                f"{pair.wins_a:,}",
                f"{pair.wins_b:,}",
                f"{pair.games - pair.wins_a - pair.wins_b:,}",
                score(pair.score_a),
                f"{score(pair.ci95[0])} to {score(pair.ci95[1])}",
                told,
                ends,
            )
        )
    head = ("pair", "games", "won", "lost", "neither", "score", "95 %", "Elo", "95 %")
    forest = [(_named(pair), pair.score_a, *pair.ci95) for pair in pairs]
    return (
        "<h2>Results</h2>"
        + charts.forest(forest, "The score of the first of each pair, with its 95 % interval")
        + _table(head, rows)
    )


def _standings(standings: Sequence[Standing]) -> str:
    if len(standings) < 3:
        return ""
    rows = [(escape(s.label), f"{s.games:,}", score(s.score), f"{s.elo:+.0f}") for s in standings]
    head = ("bot", "games", "score", "Elo against the mean")
    return f"<h2>Standings</h2>{_table(head, rows)}"


def _sides(summary: Summary) -> str:
    rows, cells = [], []
    for pair in summary.pairs:
        wins: list[tuple[str, float]] = [(role, n) for role, n in pair.side_wins.items()]
        wins.append(("nobody", pair.games - sum(pair.side_wins.values())))
        rows.append((_named(pair), wins))
        for role, side in pair.by_side.items():
            ends = f"{score(side.ci95[0])} to {score(side.ci95[1])}"
            cells.append(
                (
                    escape(f"{pair.a} as {role} against {pair.b}"),
                    f"{side.games:,}",
                    score(side.score_a),
                    ends,
                )
            )
    return (
        "<h2>Sides</h2><p>Which side won, whoever played it:</p>"
        + charts.stacked(rows, "Which side won the games of each pair")
        + _table(("who", "games", "score", "95 %"), cells)
    )


def _course(summary: Summary, games: Sequence[Outcome]) -> str:
    roles = summary.settings.roles
    pictures = []
    labels = [(a.label, b.label) for a, b in summary.settings.pairs]
    for pair in summary.pairs:
        number = labels.index((pair.a, pair.b))
        scores = [game.score(A, roles) for game in games if game.pair == number]
        pictures.append(charts.course(_named(pair), scores, *pair.ci95))
    return "<h2>Course</h2><p>The mean score from game to game:</p>" + "".join(pictures)


def _length(pairs: Sequence[Pair], games: Sequence[Outcome]) -> str:
    rows = [
        (
            escape(_named(pair)),
            f"{pair.mean_turns:.1f}",
            f"{pair.mean_decisions:,.0f}",
            escape(", ".join(f"{reason} {count}" for reason, count in pair.reasons.items())),
        )
        for pair in pairs
    ]
    lengths = [float(game.decisions) for game in games]
    return (
        "<h2>Length</h2>"
        + charts.histogram(lengths, "decisions", "How many decisions the games took")
        + _table(("pair", "mean turns", "mean decisions", "how games ended"), rows)
    )


def _time(pairs: Sequence[Pair]) -> str:
    rows: list[tuple[str, float, float]] = []
    cells = []
    for pair in pairs:
        for label, other, pace in ((pair.a, pair.b, pair.pace_a), (pair.b, pair.a, pair.pace_b)):
            who = f"{label} against {other}"
            rows.append((who, pace.turn_mean, pace.turn_max))
            cells.append((escape(who), *_paces(pace)))
    head = ("bot", "decisions/s", "s a turn", "longest turn", "longest decision", "longest game")
    pairs_told = "".join(
        f"<li>{escape(_named(pair))}: {pair.decisions_per_s:,.0f} decisions a second in all; "
        f"no game with more than {pair.longest_game:.1f} s of bot time</li>"
        for pair in pairs
    )
    return (
        "<h2>Time</h2><p>Thinking time of a bot for a game turn, in seconds:</p>"
        + charts.bars(rows, "s", "Seconds that each bot thinks for a game turn")
        + _table(head, cells)
        + f"<ul>{pairs_told}</ul>"
    )


def _paces(pace: Pace) -> tuple[str, ...]:
    return (
        f"{pace.decisions_per_s:,.0f}",
        f"{pace.turn_mean:.3f}",
        f"{pace.turn_max:.3f}",
        f"{pace.decision_max:.3f}",
        f"{pace.game_max:.2f}",
    )


def _games(settings: Settings, games: Sequence[Outcome]) -> str:
    rows = []
    for game in games[:MOST_LISTED]:
        pair = settings.pairs[game.pair]
        seats = " – ".join(pair[seat].label for seat in game.seats)
        won = game.winner
        if won not in (NOBODY, UNFINISHED):
            won = f"{won} ({pair[game.seats[settings.roles.index(won)]].label})"
        name = record_name(settings, game)
        rows.append(
            (
                f'<a href="{escape(name)}">{game.number + 1}</a>',
                escape(seats),
                str(game.seed),
                escape(f"{won}: {game.reason}"),
                str(game.decisions),
                f"{game.bot_seconds:.2f}",
            )
        )
    head = ("game", " – ".join(settings.roles), "seed", "won by", "decisions", "bot seconds")
    left_out = len(games) - len(rows)
    more = f"<p>{left_out:,} more are in games.jsonl.</p>" if left_out else ""
    return (
        f"<h2>Games</h2><p>Every game is recorded; <code>levant verify FILE</code> proves one.</p>"
        f"<details><summary>{len(games):,} games</summary>{_table(head, rows)}{more}</details>"
    )
