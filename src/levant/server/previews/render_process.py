"""A process that renders one drawing: SVG in, PNG out.

Started as `python -m levant.server.previews.render_process`.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import resvg_py

FONTS: Final = [
    str(Path(str(files("levant.server"))) / "previews" / "fonts" / f"alegreya-sans-{weight}.ttf")
    for weight in (400, 700)
]
"""Alegreya Sans with its Latin letters, and with figures that all have the height of capitals."""


def render(svg: str) -> bytes:
    """A drawing as PNG, with the fonts that we bring and no other."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, skip_system_fonts=True, font_files=FONTS, font_family="Alegreya Sans"
        )
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(render(sys.stdin.read()))
