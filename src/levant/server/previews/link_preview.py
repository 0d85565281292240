"""What a link to an address of the page says before anybody follows it.

It is told to whoever asks, so it is made of what a spectator without a name may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode

from levant.kernel.title import View
from levant.locale.translator import Translator
from levant.server.accounts import accounts
from levant.server.auth.person import GONE
from levant.server.errors import NotFound, Problem
from levant.server.matches.header import Header
from levant.server.play import finished
from levant.server.previews.picture import Picture
from levant.server.previews.preview_texts import PreviewTexts
from levant.server.ratings import standings
from levant.server.services import Services
from levant.server.titles.title_services import find_title_services

NEUTRAL: Final = "/api/preview.png"
_EMBLEM: Final = "rex"
"""The title whose bare map stands where there is no board to show."""


@dataclass(frozen=True)
class LinkPreview:
    """The words of a preview, and the address of its picture."""

    title: str
    text: str
    picture: str


async def preview_of(
    services: Services, path: str, query: Mapping[str, str], language: str
) -> LinkPreview:
    """The preview of an address; a neutral one for whatever is unknown or not for everybody."""
    writer = PreviewTexts(language)
    neutral = LinkPreview("Levant", writer.say("neutral"), f"{NEUTRAL}?lang={language}")
    try:
        match path.strip("/").split("/"):
            case ["match", match_id]:
                return await _of_match(services, writer, match_id, query.get("key"), None)
            case ["replay", match_id]:
                return await _of_match(
                    services, writer, match_id, query.get("key"), query.get("ply", "")
                )
            case ["player", name]:
                return await _of_player(services, writer, name)
            case _:
                return neutral
    except Problem:
        return neutral


async def _of_match(
    services: Services, writer: PreviewTexts, match_id: str, key: str | None, ply: str | None
) -> LinkPreview:
    header, view = await seen(services, match_id, key)
    text = status(writer, header, view)
    wanted: dict[str, str | int] = {"lang": writer.language, "v": header.row.seen[-1]}
    if ply is not None and ply.isdecimal() and len(ply) <= 6:
        wanted["ply"] = int(ply)
        text = writer.say("replay.ply", ply=int(ply), result=text)
    if key is not None:
        wanted["key"] = key
    picture = f"/api/matches/{quote(match_id, safe='')}/preview.png?{urlencode(wanted)}"
    return LinkPreview(writer.heading(header), text, picture)


async def _of_player(services: Services, writer: PreviewTexts, name: str) -> LinkPreview:
    shown, lines = await player(services, writer, name)
    picture = f"/api/users/{quote(shown, safe='')}/preview.png?lang={writer.language}"
    return LinkPreview(shown, " ".join(lines), picture)


# What is shown


async def seen(services: Services, match_id: str, key: str | None) -> tuple[Header, View | None]:
    """A match and a spectator's view of it; NotFound unless everybody, or the key, may see it."""
    async with services.table_cache.open(match_id, fresh=True) as (header, table):
        header.check_visible(None, key)
        return header, None if table is None else table.view(len(header.seats))


async def seen_at(
    services: Services, match_id: str, key: str | None, ply: int
) -> tuple[Header, View | None]:
    """The same after some ply of a match that is over; as it stands while it is not."""
    header, view = await seen(services, match_id, key)
    if header.row.status not in ("finished", "aborted") or view is None:
        return header, view
    return header, await finished.spectator_view(services, match_id, ply)


def status(writer: PreviewTexts, header: Header, view: View | None) -> str:
    """How a match stands, in a sentence."""
    if header.row.status == "open":
        return writer.invitation(header)
    if header.row.status != "running" or view is None:
        return writer.result(header)
    return writer.say("running", label=label(writer, view))


def label(writer: PreviewTexts, view: View) -> str:
    """Where a game stands, in a few words."""
    title = str(view["title"])
    return Translator(writer.language, title).say(find_title_services(title).label(view))


async def player(services: Services, writer: PreviewTexts, name: str) -> tuple[str, list[str]]:
    """A person's name, and his ratings in words."""
    async with services.database.reading() as session:
        row = await accounts.by_name(session, name)
        if row is None or row.kind == GONE:
            raise NotFound("There is nobody of that name.")
        ratings = await standings.of_person(session, row.id)
    lines = [
        writer.say(
            "rating", title=writer.title(one.title), points=one.shown, games=one.games,
            edition=writer.edition(one.title, one.edition),
        )
        for one in ratings[:3]
    ]  # fmt: skip
    return row.name, lines or [writer.say("player")]


def match_picture(writer: PreviewTexts, header: Header, view: View | None) -> Picture:
    """The picture of a match: the board of its title, who plays, and how it stands."""
    place = [] if view is None else [label(writer, view)]
    over = header.row.status in ("finished", "aborted")
    lines = [*place, *writer.players(header), *([writer.result(header)] if over else [])]
    if header.row.status == "open":
        lines = [writer.invitation(header)]
    title = header.row.title
    heading = f"{writer.title(title)} {writer.edition(title, header.row.edition)}"
    return Picture(heading, tuple(lines), _board(writer, title, view))


def plain_picture(writer: PreviewTexts, heading: str, lines: list[str]) -> Picture:
    """A picture with the bare map."""
    return Picture(heading, tuple(lines), _board(writer, _EMBLEM, None))


def _board(writer: PreviewTexts, title: str, view: View | None) -> str:
    """The board of a view; a bare map where there is none, or the title draws none."""
    draw = find_title_services(title).draw
    if draw is None:
        return _board(writer, _EMBLEM, None)
    names = Translator(writer.language, title)
    return draw(view, names.name)
