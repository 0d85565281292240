"""A window of the map of Crusader Rex as SVG: what a spectator sees, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any, Final
from xml.sax.saxutils import escape

from levant.kernel.title import View
from levant.rex.bits import members
from levant.rex.board import CITIES, REALMS, TOWNS

WIDTH: Final = 720
HEIGHT: Final = 630
_MIDDLE: Final = 1500
"""What lies in the middle where nothing happens: Acre and Damascus, between both sides."""
_GAP: Final = 2
_MOST_BACKS: Final = 4
_REALMS: Final = {
    "tripoli": "#4d8f86", "antioch": "#5d7fae", "egypt": "#9aa23f", "jerusalem": "#8a6fb0",
    "syria": "#c98a3b", "masyaf": "#2a2522",
}  # fmt: skip
_REALM_OF: Final = dict(zip(TOWNS, REALMS, strict=True))
_VICTORY: Final = frozenset(TOWNS[town] for town in members(CITIES))
_CASTLE: Final = "M-11,11V-9h5v5h4v-5h4v5h4v-5h5V11z"
_WOOD: Final = {"frank": "#e9d6a6", "saracen": "#5f7034"}
_SIDE: Final = {"frank": "#8f2f28", "saracen": "#3d5a1c"}
# The cross and the lozenge on the backs of blocks, in a square of 46.
_BACK: Final = {
    "frank": '<path d="M20,9h6v10h10v6h-10v13h-6v-13h-10v-6h10z" fill="#6b3f22"/>',
    "saracen": '<path d="M23,10L34,23L23,36L12,23Z" fill="none" stroke="#fbf4df" '
    'stroke-width="3"/><circle cx="23" cy="23" r="4" fill="#fbf4df"/>',
}

Point = tuple[float, float]
Layout = dict[str, Any]  # Any: a file of drawings, just read
Piece = Mapping[str, Any]  # Any: a block of a view, which has other keys when it is seen


@cache
def _layout() -> Layout:
    path = files("levant.rex").joinpath("data", "layout.json")
    layout: Layout = json.loads(path.read_text("utf-8"))
    return layout


def draw(view: View | None, town_name: Callable[[str], str]) -> str:
    """The map around what happens in a view, with its blocks; without a view the bare map."""
    width, height = _layout()["size"]
    scale = WIDTH / width
    tall = HEIGHT / scale
    top = min(max(_focus(view) - tall / 2, 0), height - tall)
    parts = [_land(), *_towns(view, town_name)]
    if view is not None:
        parts += _blocks(view["pieces"])
    placed = f'<g transform="scale({scale:.4f}) translate(0,{-top:.1f})">{"".join(parts)}</g>'
    return placed if view is None else placed + _cities(view["cities"])


def _focus(view: View | None) -> float:
    """How far down the middle of the window is: at the battle, else among those to come."""
    if view is None:
        return _MIDDLE
    battle = view["battle"]
    sites = [battle["town"]] if battle else list(view["unfought"])
    sites = sites or [siege["town"] for siege in view["sieges"]]
    heights = [_layout()["towns"][town]["y"] for town in sites]
    return sum(heights) / len(heights) if heights else _MIDDLE


@cache
def _land() -> str:
    """Sea, coast, realms, hills, waters and roads: the same in every picture."""
    layout = _layout()
    width, height = layout["size"]
    coast = " ".join(layout["land"])
    parts = [
        f'<rect width="{width}" height="{height}" fill="#aec4c5"/>',
        f'<path d="{coast}" fill="none" stroke="#6f97a3" stroke-width="20" stroke-opacity=".2"/>',
        f'<path d="{coast}" fill="#ebddb9" stroke="#5f4a2c" stroke-width="2.5"/>',
        f'<clipPath id="ashore"><path d="{coast}"/></clipPath><g clip-path="url(#ashore)">',
        *(
            f'<path d="{" ".join(paths)}" fill="{_REALMS[realm.lower()]}" fill-opacity=".2"/>'
            for realm, paths in layout["realms"].items()
        ),
        "</g>",
    ]
    for x, y, s in layout["relief"]:
        parts.append(
            f'<path d="M{x - s},{y}L{x},{y - s}L{x + s},{y}" fill="#e6d5ab" stroke="#9a7f4f"/>'
        )
    for water in layout["rivers"]:
        parts.append(f'<path d="{water["path"]}" fill="none" stroke="#7ba0ab" stroke-width="4"/>')
    for water in layout["lakes"]:
        parts.append(f'<path d="{water["path"]}" fill="#aec4c5" stroke="#5f4a2c"/>')
    for road in layout["roads"]:
        dashes = "" if road["kind"] == "major" else ' stroke-dasharray="12 9"'
        parts.append(
            f'<path d="{road["path"]}" fill="none" stroke="#7a4a2a" stroke-width="5"{dashes}/>'
        )
    return "".join(parts)


def _towns(view: View | None, town_name: Callable[[str], str]) -> Iterator[str]:
    fought = set() if view is None else {*view["unfought"], *(s["town"] for s in view["sieges"])}
    battle = None if view is None else view["battle"]
    if battle:
        fought.add(battle["town"])
    for town, at in _layout()["towns"].items():
        x, y, r = at["x"], at["y"], at["r"]
        if town in fought:
            yield _disc(x, y, r + 18, "#f3d9a0", "#8f2f28")
        if town in _VICTORY:
            yield _disc(x, y, r + 8, "#d8a32c", "#8a6414")
        yield _disc(x, y, r, "#fbf4df", _REALMS[_REALM_OF[town]])
        if at["castle"]:
            yield f'<path transform="translate({x},{y})" d="{_CASTLE}" fill="#3b2a18"/>'
        label = at["label"]
        if label["size"] >= 24 or at["castle"] or town in fought:
            said = (
                f'x="{x + label["dx"]}" y="{y + label["dy"]}" text-anchor="{label["anchor"]}" '
                f'font-size="{label["size"] * 1.25:.0f}" font-weight="700"'
            )
            name = escape(town_name(town))
            yield f'<text {said} fill="none" stroke="#f4ead0" stroke-width="6">{name}</text>'
            yield f'<text {said} fill="#33230f">{name}</text>'


def _disc(x: float, y: float, r: float, fill: str, edge: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{edge}" stroke-width="6"/>'


def _blocks(pieces: Sequence[Piece]) -> Iterator[str]:
    towns = _layout()["towns"]
    for town, at in towns.items():
        here = sorted((p for p in pieces if p["town"] == town), key=lambda p: str(p["role"]))
        inside = [p for p in here if p.get("castle") and at["castle"]]
        outside = [p for p in here if p not in inside]
        if inside:
            yield from _tiles(at, inside, at["castle"]["slots"], at["castle"]["size"])
        if outside:
            count = sum(_drawn(piece) for piece in outside)
            slots, size = at["blocks"]["slots"], float(_layout()["block"])
            if count > len(slots):
                slots, size = _grid(at["blocks"], count)
            yield from _tiles(at, outside, slots, size)


def _drawn(piece: Piece) -> int:
    """How many blocks of a stack are drawn; the rest is a number."""
    return min(int(piece.get("count", 1)), _MOST_BACKS)


def _tiles(
    at: Layout, pieces: Sequence[Piece], cells: Sequence[Point], size: float
) -> Iterator[str]:
    """The blocks of a town at their places."""
    placed = 0
    for piece in pieces:
        role, count = piece["role"], piece.get("count", 1)
        for n in range(_drawn(piece)):
            dx, dy = cells[min(placed, len(cells) - 1)]
            placed += 1
            x, y, k = at["x"] + dx - size / 2, at["y"] + dy - size / 2, size / 46
            yield (
                f'<g transform="translate({x:.1f},{y:.1f}) scale({k:.3f})">'
                f'<rect width="46" height="46" rx="5" fill="{_WOOD[role]}" stroke="#2b2118" '
                f'stroke-width="3"/>{_BACK[role]}'
            )
            if n == _MOST_BACKS - 1 and count > _MOST_BACKS:
                yield (
                    '<circle cx="44" cy="44" r="15" fill="#8f2f28"/>'
                    '<text x="44" y="51" text-anchor="middle" font-size="22" font-weight="700" '
                    f'fill="#fff">{count}</text>'
                )
            yield "</g>"


def _grid(box: Mapping[str, float], count: int) -> tuple[list[Point], float]:
    """The centres of a grid that holds so many blocks, nearest to the town first; their size."""
    size = float(_layout()["block"])

    def fit(length: float) -> int:
        return max(1, int((length + _GAP) // (size + _GAP)))

    while size > 12 and fit(box["w"]) * fit(box["h"]) < count:
        size -= 1
    cells = [
        (box["dx"] + column * (size + _GAP) + size / 2, box["dy"] + line * (size + _GAP) + size / 2)
        for line in range(fit(box["h"]))
        for column in range(fit(box["w"]))
    ]
    return sorted(cells, key=lambda cell: hypot(*cell)), size


def _cities(cities: Mapping[str, Sequence[str]]) -> str:
    """How many of the victory cities each side holds."""
    marks = []
    for n, role in enumerate(("frank", "saracen")):
        x = 24 + n * 104
        marks.append(
            f'<g transform="translate({x},24)"><rect width="92" height="46" rx="8" '
            f'fill="{_SIDE[role]}"/><g transform="translate(8,5) scale(.78)"><rect width="46" '
            f'height="46" rx="5" fill="{_WOOD[role]}"/>{_BACK[role]}</g><text x="68" y="34" '
            f'text-anchor="middle" font-size="30" font-weight="700" fill="#fff">'
            f"{len(cities[role])}</text></g>"
        )
    return "".join(marks)
