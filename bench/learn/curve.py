"""Pictures of a folder's history: what nets say of games kept apart, and what matches came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from bench.learn.history import read_history

_WIDTH: Final = 640
_HEIGHT: Final = 220
_MARGIN: Final = (56, 16, 30, 40)
_INK: Final = ("#7a1f1f", "#1f4e7a", "#3d6b2a")


class Point(NamedTuple):
    """A value at a place, and how far it may be off."""

    x: float
    y: float
    error: float = 0.0


def chart(title: str, lines: Mapping[str, Sequence[Point]], across: str) -> str:
    """A chart as a group of SVG: a line for each name."""
    points = [point for line in lines.values() for point in line]
    left, right, top, bottom = _MARGIN
    low = min(p.y - p.error for p in points)
    high = max(p.y + p.error for p in points)
    room = (high - low) * 0.08 or 0.01
    low, high = low - room, high + room
    first, last = min(p.x for p in points), max(p.x for p in points)

    def at_x(x: float) -> float:
        return left + (x - first) / ((last - first) or 1) * (_WIDTH - left - right)

    def at_y(y: float) -> float:
        return top + (high - y) / (high - low) * (_HEIGHT - top - bottom)

    parts = [f'<text x="{left}" y="16" font-weight="bold">{escape(title)}</text>']
    for part in range(5):
        y = low + (high - low) * part / 4
        parts.append(
            f'<line x1="{left}" x2="{_WIDTH - right}" y1="{at_y(y):.1f}" y2="{at_y(y):.1f}" '
            f'stroke="#ccc"/><text x="{left - 6}" y="{at_y(y) + 4:.1f}" text-anchor="end">'
            f"{y:.3g}</text>"
        )
    for number, (name, line) in enumerate(lines.items()):
        ink = _INK[number % len(_INK)]
        path = " ".join(f"{at_x(p.x):.1f},{at_y(p.y):.1f}" for p in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        for p in line:
            parts.append(f'<circle cx="{at_x(p.x):.1f}" cy="{at_y(p.y):.1f}" r="3" fill="{ink}"/>')
            if p.error:
                parts.append(
                    f'<line x1="{at_x(p.x):.1f}" x2="{at_x(p.x):.1f}" '
                    f'y1="{at_y(p.y - p.error):.1f}" y2="{at_y(p.y + p.error):.1f}" '
                    f'stroke="{ink}"/>'
                )
        parts.append(
            f'<text x="{_WIDTH - right}" y="{top + 14 * number}" text-anchor="end" '
            f'fill="{ink}">{escape(name)}</text>'
        )
    parts.append(
        f'<text x="{left}" y="{_HEIGHT - 8}">{first:g}</text>'
        f'<text x="{_WIDTH - right}" y="{_HEIGHT - 8}" text-anchor="end">'
        f"{escape(across)}: {last:g}</text>"
    )
    return "".join(parts)


def picture(charts: Sequence[str], title: str) -> str:
    """Charts below each other as an SVG file."""
    groups = "".join(
        f'<g transform="translate(0 {number * _HEIGHT})">{group}</g>'
        for number, group in enumerate(charts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT * len(charts)}" '
        f'font-family="sans-serif" font-size="12" role="img"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/>{groups}</svg>\n'
    )


def draw_curves(folder: Path, out: Path) -> str:
    """Draw what was learned in a folder; says what the picture shows."""
    charts = []
    for part in ("value", "orders", "belief"):
        lines: dict[str, list[Point]] = {}
        for fit in read_history(folder, "fit"):
            if fit["part"] == part:
                for name in ("before", "after"):
                    lines.setdefault(name, []).append(Point(fit["games"], fit[name]))
        if lines:
            charts.append(chart(f"{part}: log loss on games kept apart", lines, "games"))
    gates: dict[str, list[Point]] = {}
    for gate in read_history(folder, "gate"):
        if gate["games"]:
            point = Point(gate["number"], 100 * gate["share"], 196 * gate["error"])
            gates.setdefault(Path(gate["part"]).stem, []).append(point)
    if gates:
        charts.append(chart("new weights against old: score in %", gates, "candidate"))
    if not charts:
        raise SystemExit(f"{folder}: nothing was fitted there yet")
    out.write_text(picture(charts, f"What was learned in {folder.name}"), "utf-8")
    return f"{out}: {len(charts)} charts"
