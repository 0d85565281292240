"""`levant admin`: what people report of each other."""

from __future__ import annotations

from typing import Annotated

import typer

from levant.cli.admin import AsJson, Most, done, in_database, listing, show
from levant.cli.admin_access import app
from levant.cli.serve import Config

__all__ = ["app"]


@listing.command("reports")
def list_reports(
    closed: Annotated[bool, typer.Option("--closed", help="Also those that are closed.")] = False,
    most: Most = 50,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """List what people report of others, the newest first.

    \b
    Examples:
      levant admin list reports
      levant admin list reports --closed --most 10
    """
    from levant.server.people import administration

    found = in_database(config, lambda s: administration.reports(s, most, closed=closed))
    rows = [
        [row.id, f"{row.created:%Y-%m-%d %H:%M}", about, by or "(has left)", row.reason,
         row.match or "", row.text, f"{row.closed:%Y-%m-%d}" if row.closed else ""]
        for row, about, by in found
    ]  # fmt: skip
    show(
        ["report", "made", "about", "by", "reason", "match", "text", "closed"],
        rows,
        as_json=as_json,
    )


@app.command("close-report")
def close_report(
    report: Annotated[
        str, typer.Argument(metavar="REPORT", help="Its id, from 'admin list reports'.")
    ],
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    """Close a report: whatever was to be done about it is done.

    \b
    Examples:
      levant admin close-report q3vZ0c1mT9w-Xy4L
    """
    from levant.server.encoding import now
    from levant.server.people import administration

    in_database(config, lambda s: administration.close_report(s, report, now()), write=True)
    done(f"report {report} is closed", {"report": report, "closed": True}, as_json=as_json)
