"""`levant admin`: who gets in: invitation links, and second factors that were lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from levant.cli.admin import (
    AsJson,
    Most,
    Name,
    app,
    deleting,
    done,
    in_database,
    listing,
    show,
)
from levant.cli.serve import Config

__all__ = ["app"]

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession


@app.command()
def invite(
    uses: Annotated[
        int, typer.Option(metavar="N", min=1, max=100, help="How many it lets in.")
    ] = 1,
    days: Annotated[int, typer.Option(metavar="N", min=1, max=90, help="How long it holds.")] = 7,
    label: Annotated[str, typer.Option(metavar="WORDS", help="What you know it by.")] = "",
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Make a link by which people get an account, also where nobody can register.

    It is told this once. 'admin list invitations' shows who has come by it.

    \b
    Examples:
      levant admin invite
      levant admin invite --uses 8 --days 30 --label 'the Monday round'
    """
    from levant.server.auth import entry_links
    from levant.server.encoding import now
    from levant.server.settings import load_settings

    async def make(session: AsyncSession) -> tuple[str, str, str]:
        told = label[:60] or "made by the host"
        row, secret = await entry_links.make(session, None, told, uses, days, now())
        return row.id, secret, f"{row.expires:%Y-%m-%d}"

    id_, secret, until = in_database(config, make, write=True)
    link = entry_links.address(load_settings(config), secret)
    facts = {"id": id_, "link": link, "uses": uses, "until": until}
    done(link, dict(facts), as_json=as_json)


@app.command("let-invite")
def let_invite(
    name: Name,
    off: Annotated[bool, typer.Option("--off", help="No longer; his links end.")] = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Let a member make invitation links himself, in his settings.

    \b
    Examples:
      levant admin let-invite Balian
      levant admin let-invite Balian --off
    """
    from levant.server.people import administration

    in_database(config, lambda s: administration.let_invite(s, name, on=not off), write=True)
    told = f"{name} may {'no longer ' if off else ''}invite people"
    done(told, {"name": name, "may_invite": not off}, as_json=as_json)


@listing.command("invitations")
def list_invitations(most: Most = 50, as_json: AsJson = False, config: Config = None) -> None:
    """List invitation links that have not expired, the newest first. Their secrets are not kept.

    \b
    Examples:
      levant admin list invitations
    """
    from levant.server.encoding import now
    from levant.server.people import administration

    found = in_database(config, lambda s: administration.invitations(s, most, now()))
    rows = [
        [row.id, row.label, by or "", f"{row.used} of {row.most}",
         f"{row.created:%Y-%m-%d}", f"{row.expires:%Y-%m-%d}"]
        for row, by in found
    ]  # fmt: skip
    show(["invitation", "label", "by", "used", "since", "until"], rows, as_json=as_json)


@deleting.command("invitation")
def delete_invitation(
    invitation: Annotated[
        str, typer.Argument(metavar="INVITATION", help="Its id, from 'admin list invitations'.")
    ],
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Take an invitation link back. Who has come by it stays.

    \b
    Examples:
      levant admin delete invitation q3vZ0c1mT9w-Xy4L
    """
    from levant.server.auth import entry_links

    in_database(config, lambda session: entry_links.drop(session, invitation), write=True)
    facts: dict[str, object] = {"invitation": invitation, "deleted": True}
    done(f"invitation {invitation} is taken back", facts, as_json=as_json)


@app.command("reset-second-factor")
def reset_second_factor(name: Name, as_json: AsJson = False, config: Config = None) -> None:
    """Switch off the second factor of somebody who has lost it; his password is enough again.

    Be sure who asks: whoever knows the password gets in.

    \b
    Examples:
      levant admin reset-second-factor Balian
    """
    from levant.server.people import administration

    there = in_database(
        config, lambda session: administration.reset_second_factor(session, name), write=True
    )
    told = f"{name} has no second factor {'any more' if there else 'to switch off'}"
    done(told, {"name": name, "second_factor": False, "was": there}, as_json=as_json)
