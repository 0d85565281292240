"""The pictures of previews over HTTP."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from levant.server.auth.rate_limit_dependencies import at_most_from
from levant.server.play.finished import MOST_PLIES
from levant.server.previews import link_preview
from levant.server.previews.picture import Picture, digest
from levant.server.previews.preview_texts import PreviewTexts
from levant.server.services import Services, ServicesDep

router = APIRouter(prefix="/api", tags=["reference"])

Language = Annotated[Literal["en", "es", "fr"], Query(alias="lang", description="Of its words.")]
_MINUTE: Final = "public, max-age=60"


class Png(Response):
    """A picture."""

    media_type = "image/png"


@router.get("/preview.png", response_class=Png, dependencies=[Depends(at_most_from("preview"))])
async def neutral(request: Request, services: ServicesDep, language: Language = "en") -> Response:
    """The picture of a link that tells nothing: the bare map."""
    writer = PreviewTexts(language)
    shown = link_preview.plain_picture(writer, writer.title("rex"), [writer.say("neutral")])
    return await _png(request, services, shown)


@router.get(
    "/matches/{match_id}/preview.png",
    response_class=Png,
    dependencies=[Depends(at_most_from("preview"))],
)
async def match(
    request: Request,
    match_id: str,
    services: ServicesDep,
    language: Language = "en",
    ply: Annotated[int | None, Query(ge=0, le=MOST_PLIES)] = None,
    key: Annotated[str | None, Query(max_length=64, description="The key of a link.")] = None,
) -> Response:
    """The board as a spectator sees it, now or after a ply of a match that is over."""
    if ply is None:
        header, view = await link_preview.seen(services, match_id, key)
    else:
        header, view = await link_preview.seen_at(services, match_id, key, ply)
    return await _png(
        request, services, link_preview.match_picture(PreviewTexts(language), header, view)
    )


@router.get(
    "/users/{name}/preview.png",
    response_class=Png,
    dependencies=[Depends(at_most_from("preview"))],
)
async def player(
    request: Request,
    services: ServicesDep,
    name: Annotated[str, Path(max_length=200)],
    language: Language = "en",
) -> Response:
    """A person's name and ratings before the bare map."""
    writer = PreviewTexts(language)
    shown, lines = await link_preview.player(services, writer, name)
    return await _png(request, services, link_preview.plain_picture(writer, shown, lines))


async def _png(request: Request, services: Services, picture: Picture) -> Response:
    """The picture, unless the client has it: it is named after all that it shows."""
    svg = picture.svg()
    headers = {"Cache-Control": _MINUTE, "ETag": f'"{digest(svg)}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Png(await services.pictures.png(svg), headers=headers)
