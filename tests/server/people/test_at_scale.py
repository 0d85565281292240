"""People, notices and ratings on PostgreSQL and Redis, in two processes' worth of servers."""

from __future__ import annotations

import asyncio
import threading
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import update

from levant.server.encoding import now
from levant.server.messaging.fanout import PeopleChanged
from levant.server.settings import Settings
from levant.server.storage.database import Database
from levant.server.storage.migrate import migrate
from levant.server.storage.people_models import PersonRow
from tests.server.browser import PHRASE, House, house
from tests.server.post_catcher import receiver, tell_all

WAIT: Final = 120.0
"""Seconds for a message through Redis; on a busy machine it takes a while."""


def prepare(url: str) -> None:
    async def upgrade() -> None:
        database = Database(Settings(database_url=url))
        await migrate(database)
        await database.close()

    asyncio.run(upgrade())


def await_messages(sender: House, hearer: House) -> None:
    """Wait until one server has heard all that another has published: they come in order."""
    heard = threading.Event()

    async def hear(changed: PeopleChanged) -> None:
        if changed.people == ("nobody",):
            heard.set()

    hearer.services.fanout.listen(PeopleChanged, hear)
    sender.run(sender.services.fanout.publish, PeopleChanged(("nobody",)))
    assert heard.wait(WAIT)


@pytest.mark.slow
def test_two_servers_share_people_limits_ratings_and_notices(
    fresh_postgres: str, redis_url: str, tmp_path: Path
) -> None:
    prepare(fresh_postgres)
    shared: dict[str, Any] = {
        "database_url": fresh_postgres,
        "redis_url": redis_url,
        "webhooks_inside": True,
    }
    with house(tmp_path, **shared) as one, house(tmp_path, **shared) as two, receiver() as hook:
        balian, guy = one.browser(), two.browser()
        me = balian.register("Balian")["user"]["id"]
        guy.register("Guy")
        # A name that is taken at one is taken at the other.
        body = {"name": "BALIÁN", "password": PHRASE}
        assert two.browser().refused("POST", "/register", body) == (409, "conflict")
        # A login of one counts at the other, and so does its end.
        elsewhere = two.browser()
        elsewhere.client.cookies.set("levant_session", balian.client.cookies["levant_session"])
        assert elsewhere.get("/me")["user"]["name"] == "Balian"
        # A rated match through both.
        match = balian.post("/matches", rated=True, role="frank")["id"]
        guy.post(f"/matches/{match}/join")
        hooked = {"notices": {"webhook_url": hook.url, "remind_hours": 0}}
        assert balian.send("PATCH", "/me/settings", hooked).status_code == 200
        await_messages(one, two)
        guy.post(f"/matches/{match}/resign")

        async def away() -> None:
            async with one.services.database.writing() as session:
                long_ago = now() - timedelta(days=2)
                await session.execute(
                    update(PersonRow).where(PersonRow.id == me).values(seen=long_ago)
                )

        one.run(away)
        for club in (one, two, one):
            club.run(tell_all, club, now() + timedelta(minutes=5))
        assert [told["kind"] for told in hook.told] == ["finished"]
        profile = two.browser().get("/users/Balian")
        assert (profile["matches"]["won"], profile["ratings"][0]["games"]) == (1, 1)
        assert two.browser().get("/leaderboard")["entries"][0]["user"]["name"] == "Balian"
        # Wrong passwords are counted together.
        wrong = {"name": "Guy", "password": "wrong camels"}
        answers = [
            club.browser().refused("POST", "/login", wrong)[0] for club in (one, two) * 5 + (one,)
        ]
        assert answers == [401] * 10 + [429]
        # Who leaves is gone everywhere.
        assert balian.send("DELETE", "/me", {"password": PHRASE}).status_code == 204
        assert elsewhere.get("/me")["user"] is None
        assert two.browser().refused("GET", "/users/Balian") == (404, "not_found")
