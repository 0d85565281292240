"""The page: static files, and index.html for every path of the single-page application."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from levant.server.auth.rate_limits import address
from levant.server.encoding import encodings
from levant.server.error_texts import language_of, sentence
from levant.server.errors import NotFound, RateLimited
from levant.server.previews import picture
from levant.server.previews.link_preview import LinkPreview, preview_of
from levant.server.services import services_of

FOLDER: Final = Path(str(files("levant.server"))) / "page"
_UNBUILT: Final = (
    "<!doctype html><title>Levant</title><p>The page is not built: run <code>make page</code>."
    "<p>The server runs; its interface is described at <a href='/api/docs'>/api/docs</a>."
)
# Where a missing file is an error; any other path is one of the application's own.
_FOLDERS: Final = ("assets", "icons")
# Addresses that chats show a preview of: their shell says what they lead to.
_PREVIEWED: Final = ("match", "replay", "player")
_SHELL_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_SHELL_TEXT: Final = re.compile(r'<meta\s+name="description"[^>]*>')
# Built assets carry a digest in their names: they never change.
_FOREVER: Final = "public, max-age=31536000, immutable"
# What a file was compressed to when the page was built (web/precompress.ts), the smallest first.
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}


def install(app: FastAPI) -> None:
    """Serve the page at everything that is not the interface."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.split("/", 1)[0] == "api":
            raise NotFound(sentence("there is no '{path}'; see /api/docs", path=f"/{path}"))
        if path.split("/", 1)[0] in _PREVIEWED:
            shell = await _previewed(path, request)
            if shell is not None:
                return shell
        return _file(path, request.headers.get("accept-encoding", ""))


async def _previewed(path: str, request: Request) -> Response | None:
    """The shell with a preview in its head; None for the plain one, as it is built."""
    index = FOLDER / "index.html"
    services = services_of(request)
    if not index.is_file():
        return None
    if services.settings.limits:
        try:
            await services.rate_limits.pace(address(request), "look")
        except RateLimited:
            return None
    language = language_of(request.headers)
    preview = await preview_of(services, path, request.query_params, language)
    home = services.settings.base_url.rstrip("/")
    head = _head(preview, home, request.url.path, language)
    page = _SHELL_TEXT.sub("", index.read_text("utf-8"), count=1)
    page = _SHELL_TITLE.sub(lambda _: head, page, count=1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return HTMLResponse(page, headers=headers)


def _head(preview: LinkPreview, home: str, path: str, language: str) -> str:
    """Title, description and the Open Graph of a preview; addresses in it must be whole."""
    facts = {
        "og:site_name": "Levant",
        "og:type": "website",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{home}{path}",
        "og:image": f"{home}{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": str(picture.WIDTH),
        "og:image:height": str(picture.HEIGHT),
        "og:image:alt": preview.text,
    }
    return "\n    ".join(
        (
            f"<title>{escape(preview.title)}</title>",
            f'<meta name="description" content="{escape(preview.text)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            *(f'<meta property="{k}" content="{escape(v)}" />' for k, v in facts.items()),
        )
    )


def _file(path: str, accepted: str) -> Response:
    found = _found(path)
    if found is not None:
        return _packed(found, accepted, _FOREVER if path.startswith("assets/") else "no-cache")
    if path.split("/", 1)[0] in _FOLDERS:
        raise NotFound(sentence("there is no '{path}'", path=f"/{path}"))
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_UNBUILT)
    return _packed(index, accepted, "no-cache")


def _packed(file: Path, accepted: str, cache: str) -> Response:
    """A file, as it was compressed when the page was built if the browser takes that."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    takes = encodings(accepted)
    for encoding, suffix in _ENCODINGS.items():
        packed = file.with_name(f"{file.name}{suffix}")
        if encoding in takes and packed.is_file():
            media = guess_type(file.name)[0] or "application/octet-stream"
            headers["Content-Encoding"] = encoding
            return FileResponse(packed, media_type=media, headers=headers)
    return FileResponse(file, headers=headers)


def _found(path: str) -> Path | None:
    """A file of the page; None for what is no file, lies outside, or can be none."""
    try:
        found = (FOLDER / path).resolve()
        return found if found.is_relative_to(FOLDER) and found.is_file() else None
    except (ValueError, OSError):
        # A null character, a name longer than names can be.
        return None
