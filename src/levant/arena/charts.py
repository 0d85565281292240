"""Charts as SVG: plain shapes with classes, so that the page's colours reach them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
_LEFT: Final = 190
_RIGHT: Final = 24
_ROW: Final = 34
_SPAN: Final = WIDTH - _LEFT - _RIGHT

Row = tuple[str, float, float, float]
"""A label, a value and the ends of its interval."""


def svg(height: int, told: str, shapes: Iterable[str]) -> str:
    """A picture that scales with the page; `told` is for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(told)}">'
        f"{''.join(shapes)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _box(x: float, y: float, width: float, height: float, kind: str, told: str) -> str:
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
        f'height="{height:.1f}"><title>{escape(told)}</title></rect>'
    )


def forest(rows: Sequence[Row], told: str) -> str:
    """Scores from 0 to 100 % with their intervals; the line in the middle is a draw."""
    height = _ROW * len(rows) + 30
    shapes = []
    for percent in (0, 25, 50, 75, 100):
        x = _LEFT + _SPAN * percent / 100
        kind = "middle" if percent == 50 else "grid"
        shapes.append(_line(x, 4, x, height - 24, kind))
        shapes.append(_text(x, height - 8, f"{percent} %", "middle", "small"))
    for number, (label, value, low, high) in enumerate(rows):
        y = _ROW * number + 22
        at = f"{100 * value:.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f})"
        shapes.append(_text(_LEFT - 12, y + 4, label, "end"))
        shapes.append(_line(_LEFT + _SPAN * low, y, _LEFT + _SPAN * high, y, "whisker"))
        shapes.append(
            f'<circle class="dot" cx="{_LEFT + _SPAN * value:.1f}" cy="{y}" r="5.5">'
            f"<title>{escape(f'{label}: {at}')}</title></circle>"
        )
    return svg(height, told, shapes)


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], told: str) -> str:
    """Shares of a whole, one bar a row; the same part has the same colour in each."""
    parts = [name for name, _ in rows[0][1]] if rows else []
    height = _ROW * len(rows) + 34
    shapes, x = [], float(_LEFT)
    for number, name in enumerate(parts):
        shapes.append(_box(x, 2, 12, 12, f"part{number}", name))
        shapes.append(_text(x + 17, 13, name, kind="small"))
        x += 40 + 7.5 * len(name)
    for number, (label, shares) in enumerate(rows):
        y, x, whole = _ROW * number + 26, float(_LEFT), sum(share for _, share in shares) or 1
        shapes.append(_text(_LEFT - 12, y + 16, label, "end"))
        for part, (name, share) in enumerate(shares):
            width = _SPAN * share / whole
            told_part = f"{label}, {name}: {share:g} of {whole:g} ({100 * share / whole:.1f} %)"
            shapes.append(_box(x, y, width, 22, f"part{part}", told_part))
            if width > 46:
                percent = f"{100 * share / whole:.0f} %"
                shapes.append(_text(x + width / 2, y + 16, percent, "middle", "on"))
            x += width
    return svg(height, told, shapes)


def course(label: str, scores: Sequence[float], low: float, high: float) -> str:
    """How the mean score went on from game to game, towards its interval."""
    height, top, bottom = 170, 24, 146
    tall = bottom - top
    shapes = [_text(_LEFT - 12, 90, label, "end")]
    for percent in (0, 50, 100):
        y = bottom - tall * percent / 100
        shapes.append(_line(_LEFT, y, WIDTH - _RIGHT, y, "middle" if percent == 50 else "grid"))
        shapes.append(_text(WIDTH - _RIGHT, y - 3, f"{percent} %", "end", "small"))
    band = tall * (high - low)
    interval = f"95 %: {100 * low:.1f} to {100 * high:.1f} %"
    shapes.append(_box(_LEFT, bottom - tall * high, _SPAN, band, "band", interval))
    total, points = 0.0, []
    stride = max(1, len(scores) // 400)
    for number, score in enumerate(scores, 1):
        total += score
        if number % stride == 0 or number == len(scores):
            x = _LEFT + _SPAN * number / len(scores)
            points.append(f"{x:.1f},{bottom - tall * total / number:.1f}")
    shapes.append(f'<polyline class="course" points="{" ".join(points)}"/>')
    shapes.append(_text(_LEFT, height - 6, "game 1", "start", "small"))
    shapes.append(_text(WIDTH - _RIGHT, height - 6, f"game {len(scores)}", "end", "small"))
    return svg(height, f"The course of {label}", shapes)


def histogram(values: Sequence[float], unit: str, told: str, bins: int = 24) -> str:
    """How often each length came up."""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    height, bottom, most = 190, 160, max(counts)
    shapes = [_line(_LEFT, bottom, WIDTH - _RIGHT, bottom, "grid")]
    for number, count in enumerate(counts):
        tall = 136 * count / most
        start = low + number * width
        hint = f"{start:.0f} to {start + width:.0f} {unit}: {count} games"
        x = _LEFT + _SPAN * number / bins
        shapes.append(_box(x + 1, bottom - tall, _SPAN / bins - 2, tall, "part0", hint))
    for share in (0.0, 0.5, 1.0):
        anchor = ("start", "middle", "end")[int(2 * share)]
        x, value = _LEFT + _SPAN * share, low + (high - low) * share
        shapes.append(_text(x, bottom + 18, f"{value:.0f} {unit}", anchor, "small"))
    shapes.append(_text(_LEFT - 12, 30, f"{most} games", "end", "small"))
    return svg(height, told, shapes)


def bars(rows: Sequence[tuple[str, float, float]], unit: str, told: str) -> str:
    """A mean as a bar and a maximum as a mark behind it, for each row."""
    most = max((top for _, _, top in rows), default=0.0) or 1.0
    shapes = []
    room = _SPAN - 150
    for number, (label, mean, top) in enumerate(rows):
        y = _ROW * number + 6
        end, mark = _LEFT + room * mean / most, _LEFT + room * top / most
        hint = f"{label}: mean {mean:.3g} {unit}, most {top:.3g} {unit}"
        shapes.append(_text(_LEFT - 12, y + 16, label, "end"))
        shapes.append(_line(_LEFT, y + 11, mark, y + 11, "grid"))
        shapes.append(_box(_LEFT, y, end - _LEFT, 22, "part0", hint))
        shapes.append(_line(mark, y + 2, mark, y + 20, "whisker"))
        shapes.append(_text(mark + 8, y + 16, f"{mean:.3g}, most {top:.3g} {unit}", kind="small"))
    return svg(_ROW * len(rows) + 8, told, shapes)
