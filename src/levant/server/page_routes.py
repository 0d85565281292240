"""The page: static files, and index.html for every path of the single-page application."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from levant.server.errors import NotFound

FOLDER: Final = Path(str(files("levant.server"))) / "page"
_UNBUILT: Final = (
    "<!doctype html><title>Levant</title><p>The page is not built: run <code>make page</code>."
    "<p>The server runs; its interface is described at <a href='/api/docs'>/api/docs</a>."
)
# Built assets carry a digest in their names: they never change.
_FOREVER: Final = "public, max-age=31536000, immutable"


def install(app: FastAPI) -> None:
    """Serve the page at everything that is not the interface."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.split("/", 1)[0] == "api":
            raise NotFound(f"there is no '/{path}'; see /api/docs")
        return _file(path)


def _file(path: str) -> Response:
    found = _found(path)
    if found is not None:
        headers = {"Cache-Control": _FOREVER if path.startswith("assets/") else "no-cache"}
        return FileResponse(found, headers=headers)
    if "." in path.rpartition("/")[2]:
        raise NotFound(f"there is no '/{path}'")
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_UNBUILT)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _found(path: str) -> Path | None:
    """A file of the page; None for what is no file, lies outside, or can be none."""
    try:
        found = (FOLDER / path).resolve()
        return found if found.is_relative_to(FOLDER) and found.is_file() else None
    except (ValueError, OSError):
        # A null character, a name longer than names can be.
        return None
