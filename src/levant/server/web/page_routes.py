"""The page: static files, and index.html for every path of the single-page application."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from levant.server.error_texts import sentence
from levant.server.errors import NotFound

FOLDER: Final = Path(str(files("levant.server"))) / "page"
_UNBUILT: Final = (
    "<!doctype html><title>Levant</title><p>The page is not built: run <code>make page</code>."
    "<p>The server runs; its interface is described at <a href='/api/docs'>/api/docs</a>."
)
# Where a missing file is an error; any other path is one of the application's own.
_FOLDERS: Final = ("assets", "icons")
# Built assets carry a digest in their names: they never change.
_FOREVER: Final = "public, max-age=31536000, immutable"


def install(app: FastAPI) -> None:
    """Serve the page at everything that is not the interface."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.split("/", 1)[0] == "api":
            raise NotFound(sentence("there is no '{path}'; see /api/docs", path=f"/{path}"))
        return _file(path, "gzip" in request.headers.get("accept-encoding", ""))


def _file(path: str, gzip: bool) -> Response:
    found = _found(path)
    if found is not None:
        return _packed(found, gzip, _FOREVER if path.startswith("assets/") else "no-cache")
    if path.split("/", 1)[0] in _FOLDERS:
        raise NotFound(sentence("there is no '{path}'", path=f"/{path}"))
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_UNBUILT)
    return _packed(index, gzip, "no-cache")


def _packed(file: Path, gzip: bool, cache: str) -> Response:
    """A file, as it was compressed when the page was built if the browser takes that."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    packed = file.with_name(f"{file.name}.gz")
    if not gzip or not packed.is_file():
        return FileResponse(file, headers=headers)
    media = guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(packed, media_type=media, headers={**headers, "Content-Encoding": "gzip"})


def _found(path: str) -> Path | None:
    """A file of the page; None for what is no file, lies outside, or can be none."""
    try:
        found = (FOLDER / path).resolve()
        return found if found.is_relative_to(FOLDER) and found.is_file() else None
    except (ValueError, OSError):
        # A null character, a name longer than names can be.
        return None
