"""Children: processes in which something is computed that would hold up the others."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process


async def start_child(module: str, *given: str) -> Process:
    """Run a module of ours; it gets no settings, for they hold secrets of the server."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LEVANT_")}
    if "LEVANT_PURE" in os.environ:
        kept["LEVANT_PURE"] = os.environ["LEVANT_PURE"]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *given, stdin=PIPE, stdout=PIPE, env=kept
    )
