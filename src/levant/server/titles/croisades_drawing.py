"""A window of the map of Croisades Strategic as SVG: what a spectator sees, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from xml.sax.saxutils import escape

from levant.croisades.board import (
    GROUND,
    GROUNDS,
    HEX,
    IMPORTANT_TOWN,
    KIND,
    NAME,
    NUMBERS,
    PLACE,
    RIVER,
    ROADS,
    TOWNS,
)
from levant.croisades.scenario import load
from levant.kernel.title import View

WIDTH: Final = 720
HEIGHT: Final = 630
_COLUMN: Final = 52
"""How far apart columns are; everything is in the units of the page's board, with north up."""
_ROW: Final = 60
_MARGIN: Final = 170
"""What is seen around the armies."""
_LEAST: Final = 760
_MOST: Final = 2000
_NORTH: Final = 70
_SOUTH: Final = 2560
_EAST: Final = 1850
"""Where the map ends; in the west there is the sea."""
_MIDDLE: Final = "1908"
"""What lies in the middle where nothing happens: Acre."""
_LEAST_ARMIES: Final = 2
"""From how many groups on a shield has a number."""
_NAMES_FROM: Final = 0.6
"""How near the smallest castles are named."""
_CORNERS: Final = ((0, -34.7), (30, -17.3), (30, 17.3), (0, 34.7), (-30, 17.3), (-30, -17.3))
_FILL: Final = {"plain": "#efe3c5", "mountain": "#dcc497", "desert": "#ead2a0"}
_SIZE: Final = {0: 9, 1: 12, 2: 15, 3: 20}
"""The radius of a stronghold by its kind."""
_SHAPES: Final = {
    "shield": "M-14,-16H14V-1C14,8 8,13.5 0,18 -8,13.5 -14,8 -14,-1z",
    "roundel": "M0,-16.5A16.5,16.5 0 1 0 0,16.5 16.5,16.5 0 1 0 0,-16.5z",
    "lozenge": "M0,-20.5L19,0 0,20.5 -19,0z",
}


@dataclass(frozen=True)
class _Power:
    """The arms of those who never stand against one another in a scenario."""

    roles: tuple[str, ...]
    colour: str
    ink: str
    shape: str
    emblem: str


_POWERS: Final = (
    _Power(("acre", "crusader", "jerusalem", "frank"), "#b01c10", "#fff4dc", "shield",
        "M-2.2,-8h4.4l-.7,5.8 5.8,-.7v4.4l-5.8,-.7 .7,7.2h-4.4l.7,-7.2 -5.8,.7v-4.4l5.8,.7z"),
    _Power(("antioch", "byzantium"), "#be66a3", "#fff8ee", "shield",
        "M-8,0L0,-7.5 8,0V4L0,-3.5 -8,4zM-8,6.2L0,-1.3 8,6.2V10L0,2.5 -8,10z"),
    _Power(("armenia",), "#f0ca2f", "#2b2018", "shield",
        "M-8,5.5L-9,-5 -4,0 0,-8 4,0 9,-5 8,5.5z"),
    _Power(("egypt", "saracen", "mamluk"), "#1f9f66", "#fff4dc", "roundel",
        "M4.6,-7.2A8.6,8.6 0 1 0 4.6,7.2 6.6,6.6 0 1 1 4.6,-7.2z"),
    _Power(("damascus", "syria"), "#b0eef5", "#12283a", "roundel",
        "M0,-9.5L2.3,-5.5 6.7,-6.7 5.5,-2.3 9.5,0 5.5,2.3 6.7,6.7 2.3,5.5 0,9.5"
        " -2.3,5.5 -6.7,6.7 -5.5,2.3 -9.5,0 -5.5,-2.3 -6.7,-6.7 -2.3,-5.5z"),
    _Power(("aleppo",), "#2243a0", "#fff4dc", "roundel",
        "M0,-9.5L7.5,0 0,9.5 -7.5,0zM0,-4.6L-3.6,0 0,4.6 3.6,0z"),
    _Power(("mongol",), "#262220", "#f6d98a", "lozenge",
        "M-1.4,10V2.5C-7,2 -8.2,-2 -7.6,-8l3,1c-.4,4 .4,6"
        " 3.2,6.6V-9h2.8v8.6c2.8,-.6 3.6,-2.6 3.2,-6.6l3,-1C8.2,-2 7,2 1.4,2.5V10z"),
)  # fmt: skip
_POWER: Final = {role: power for power in _POWERS for role in power.roles}

Point = tuple[float, float]
Names = Callable[[str], str]
Seen = dict[str, Any]  # Any: a part of a view, as its title types it


@dataclass(frozen=True)
class _Window:
    """What of the map is shown: its left upper corner, and pixels for each unit."""

    x: float
    y: float
    scale: float

    def shows(self, at: Point) -> bool:
        x, y = (at[0] - self.x) * self.scale, (at[1] - self.y) * self.scale
        return -60 < x < WIDTH + 60 and -60 < y < HEIGHT + 60


def draw(view: View | None, place_name: Names) -> str:
    """The map around the armies of a view; without a view the bare map."""
    window = _window(view)
    parts = ["<g>", *_land(window), *(() if view is None else _territory(view, window))]
    parts += [*_roads(window), *_strongholds(view, window, place_name)]
    if view is not None:
        parts += [*_ships(view, window), *_groups(view, window)]
    sea = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#aec4c5"/>'
    shift = f"scale({window.scale:.4f}) translate({-window.x:.1f},{-window.y:.1f})"
    return f'{sea}<g transform="{shift}">{"".join(parts)}</g></g>'


def centre(number: str) -> Point:
    """The middle of a hex, by its number."""
    column, row = int(number[:2]), int(number[2:])
    along = 75 + _ROW * (30 - row) + (30 if column % 2 == 0 else 0)
    return float(along), float(2620 - 88 - _COLUMN * (column - 1))


def _at(place: str) -> Point | None:
    """The middle of a place as views name it; None for the high seas."""
    if place in HEX:
        return centre(place)
    return centre(NUMBERS[PLACE[place]]) if place in PLACE else None


def _window(view: View | None) -> _Window:
    """Around the battle, else around all armies; never smaller than some days' march."""
    sites = [] if view is None else [view["battle"]] if view["battle"] else view["groups"]
    places = [_at(str(site["hex"])) for site in sites if site.get("hex")]
    points = [at for at in places if at is not None] or [centre(_MIDDLE)]
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    top, bottom = min(y for _, y in points) - _MARGIN, max(y for _, y in points) + _MARGIN
    width = max(right - left, (bottom - top) * WIDTH / HEIGHT)
    width = min(max(width, _LEAST), _MOST)
    scale = WIDTH / width
    tall = HEIGHT / scale
    x = min((left + right - width) / 2, _EAST - width)
    y = min(max((top + bottom - tall) / 2, _NORTH), _SOUTH - tall)
    return _Window(x, y, scale)


@cache
def _outline(h: int) -> str:
    x, y = centre(NUMBERS[h])
    return "M" + "L".join(f"{x + dx:.0f},{y + dy:.0f}" for dx, dy in _CORNERS) + "Z"


def _land(window: _Window) -> Iterator[str]:
    shown = [h for h, number in enumerate(NUMBERS) if window.shows(centre(number))]
    for ground, fill in _FILL.items():
        path = "".join(_outline(h) for h in shown if GROUNDS[GROUND[h]] == ground)
        yield f'<path d="{path}" fill="{fill}" stroke="#6b5230" stroke-opacity=".35"/>'
    for h in shown:
        x, y = centre(NUMBERS[h])
        if GROUNDS[GROUND[h]] == "mountain":
            yield (
                f'<path d="M{x - 16},{y + 9}l11,-18l7,10l5,-7l10,15z" fill="#ecdcb4" '
                'stroke="#7d6236" stroke-width="1.5"/>'
            )
        elif RIVER[h]:
            yield (
                f'<path d="M{x - 20},{y}q10,-8 20,0t20,0" fill="none" stroke="#6d9aa9" '
                'stroke-width="5"/>'
            )


def _territory(view: View, window: _Window) -> Iterator[str]:
    """Whose land is whose: the letters of the view number its roles."""
    roles = load(view["edition"]).roles
    land: dict[str, list[int]] = {}
    for h, letter in enumerate(view["territory"]):
        if letter != "." and window.shows(centre(NUMBERS[h])):
            land.setdefault(roles[int(letter)], []).append(h)
    for role, held in land.items():
        path = "".join(_outline(h) for h in held)
        yield f'<path d="{path}" fill="{_POWER[role].colour}" fill-opacity=".2"/>'


def _roads(window: _Window) -> Iterator[str]:
    lines = []
    for a, b in sorted(ROADS):
        one, other = centre(NUMBERS[a]), centre(NUMBERS[b])
        if a < b and window.shows(one):
            lines.append(f"M{one[0]},{one[1]}L{other[0]},{other[1]}")
    yield (
        f'<path d="{"".join(lines)}" fill="none" stroke="#7a4a2a" stroke-width="4" '
        'stroke-opacity=".7"/>'
    )


def _strongholds(view: View | None, window: _Window, place_name: Names) -> Iterator[str]:
    owners = {} if view is None else view["strongholds"]
    sieges = [] if view is None else [siege["hex"] for siege in view["sieges"]]
    for h, name in NAME.items():
        at = centre(NUMBERS[h])
        if not window.shows(at):
            continue
        x, y, r = *at, _SIZE[KIND[h]]
        power = _POWER.get(str(owners.get(name, "")).partition(":")[0])
        colour = "#5f4a2c" if power is None else power.colour
        if name in sieges:
            yield (
                f'<circle cx="{x}" cy="{y}" r="{r + 14}" fill="none" stroke="#9c2a1c" '
                'stroke-width="6" stroke-dasharray="9 6"/>'
            )
        yield (
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fbf4df" stroke="{colour}" stroke-width="6"/>'
        )
        if KIND[h] in TOWNS or name in sieges or window.scale > _NAMES_FROM:
            size = (20 if KIND[h] == IMPORTANT_TOWN else 16) / window.scale
            said = (
                f'x="{x}" y="{y + r + size}" text-anchor="middle" font-size="{size:.0f}" '
                'font-weight="700"'
            )
            text = escape(place_name(name))
            yield f'<text {said} fill="none" stroke="#f4ead0" stroke-width="6">{text}</text>'
            yield f'<text {said} fill="#33230f">{text}</text>'


def _counted(things: list[Seen], place: str) -> Iterator[tuple[Point, str, int]]:
    """How many things each role has where, side by side."""
    counts = Counter((str(thing[place]), str(thing["role"])) for thing in things if thing[place])
    stacked: Counter[str] = Counter()
    for (where, role), count in sorted(counts.items()):
        at = _at(where)
        if at is not None:
            yield (at[0] + 34 * stacked[where], at[1]), role, count
            stacked[where] += 1


def _groups(view: View, window: _Window) -> Iterator[str]:
    """A shield for each power in a hex, with the number of its groups."""
    ashore = [group for group in view["groups"] if group["hex"] and not group.get("ship")]
    for at, role, count in _counted(ashore, "hex"):
        if not window.shows(at):
            continue
        power, size = _POWER[role], 1.25 / max(window.scale, _NAMES_FROM)
        yield (
            f'<g transform="translate({at[0] + 22},{at[1] - 24}) scale({size:.2f})">'
            f'<path d="{_SHAPES[power.shape]}" fill="{power.colour}" stroke="#2b2018" '
            f'stroke-width="2"/><path d="{power.emblem}" fill="{power.ink}"/>'
        )
        if count >= _LEAST_ARMIES:
            yield (
                '<circle cx="13" cy="13" r="9" fill="#fff8ee" stroke="#2b2018"/>'
                f'<text x="13" y="18" text-anchor="middle" font-size="14" font-weight="700" '
                f'fill="#2b2018">{count}</text>'
            )
        yield "</g>"


def _ships(view: View, window: _Window) -> Iterator[str]:
    """A hull and a sail for each power in a port, with the number of its ships."""
    size = 1.1 / max(window.scale, _NAMES_FROM)
    for (x, y), role, count in _counted(list(view["ships"]), "port"):
        if window.shows((x, y)):
            yield (
                f'<g transform="translate({x - 46},{y + 4}) scale({size:.2f})">'
                f'<path d="M-12,4h24l-4,8h-16z" fill="#5f4a2c"/><path d="M0,-14v16h10z" '
                f'fill="{_POWER[role].colour}" stroke="#2b2018"/><text x="-14" y="0" '
                f'text-anchor="middle" font-size="13" font-weight="700" fill="#2b2018">{count}'
                "</text></g>"
            )
