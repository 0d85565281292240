"""The picture of a preview: a board and a few lines beside it, drawn as SVG, rendered to PNG."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from levant.server.child_process import start_child
from levant.server.errors import Unavailable

WIDTH: Final = 1200
"""The size that every reader of Open Graph expects."""
HEIGHT: Final = 630
_PANEL: Final = 480
_KEPT: Final = 64
"""Pictures in memory, some 150 kB each."""
_PATIENCE: Final = 30.0
"""Seconds that a picture may take; on an idle machine it is less than half a one."""
_HEADING: Final = 22
_LINE: Final = 30
"""Letters that fit into a line of the panel."""
_FEW: Final = 5
"""Paragraphs in large letters."""


@dataclass(frozen=True)
class Picture:
    """What a picture shows; two that show the same are the same."""

    heading: str
    lines: Sequence[str]
    board: str
    """The board as SVG, 720 by 630."""

    def svg(self) -> str:
        """The whole of it."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'font-family="Alegreya Sans"><rect width="{WIDTH}" height="{HEIGHT}" fill="#f2e8d3"/>'
            f'<clipPath id="window"><rect width="{WIDTH - _PANEL}" height="{HEIGHT}"/></clipPath>'
            f'<g transform="translate({_PANEL},0)"><g clip-path="url(#window)">{self.board}</g></g>'
            f'<rect x="{_PANEL - 6}" width="6" height="{HEIGHT}" fill="#6b1f15"/>'
            f"{self._panel()}</svg>"
        )

    def _panel(self) -> str:
        parts = [_text("Levant", 76, 30, 700, "#6b1f15")]
        y = 150
        for line in wrap(_legible(self.heading), _HEADING)[:4]:
            parts.append(_text(line, y, 46, 700))
            y += 52
        y += 24
        # Seven who play take smaller letters than two.
        size, step, gap = (26, 34, 8) if len(self.lines) > _FEW else (32, 40, 12)
        for paragraph in self.lines:
            for line in wrap(_legible(paragraph), _LINE * 32 // size)[:3]:
                parts.append(_text(line, y, size, 400))
                y += step
            y += gap
        return "".join(parts)


def _text(line: str, y: int, size: int, weight: int, ink: str = "#2b2018") -> str:
    return (
        f'<text x="44" y="{y}" font-size="{size}" font-weight="{weight}" fill="{ink}">'
        f"{escape(line)}</text>"
    )


def _legible(text: str) -> str:
    """The text with a mark in place of letters that our fonts do not have."""
    return "".join(c if ord(c) < 0x100 or c in "–—‘’“”…•" else "·" for c in text)


class Pictures:
    """Renders pictures, one at a time beside the requests, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._rendering = asyncio.Lock()

    async def png(self, svg: str) -> bytes:
        """A drawing as PNG."""
        name = digest(svg)
        if name not in self._kept:
            async with self._rendering:
                # Somebody else may have waited for the same.
                if name not in self._kept:
                    self._kept[name] = await render(svg)
        self._kept.move_to_end(name)
        found = self._kept[name]
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def digest(svg: str) -> str:
    """A name for what a drawing shows."""
    return blake2b(svg.encode(), digest_size=16).hexdigest()


async def render(svg: str) -> bytes:
    """A drawing as PNG, from a process of its own: the library holds all others up meanwhile."""
    process = await start_child("levant.server.previews.render_process")
    try:
        async with asyncio.timeout(_PATIENCE):
            png, _ = await process.communicate(svg.encode())
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Unavailable("the picture takes too long") from None
    if process.returncode:
        raise Unavailable("the picture could not be drawn")
    return png
