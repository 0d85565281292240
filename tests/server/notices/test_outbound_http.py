"""Addresses that people give: none of them leads into the own network."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from levant.server.notices.outbound_http import (
    NotPublic,
    PublicResolver,
    check_url,
    is_public,
    open_session,
)
from tests.server.browser import house
from tests.server.post_catcher import receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:8187/", "http://localhost/", "http://[::1]/", "http://10.0.0.7/x",
        "http://192.168.1.1/", "http://169.254.169.254/latest", "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/", "file:///etc/passwd", "gopher://example.org/",
    ],
)  # fmt: skip
def test_inner_addresses_are_refused(url: str) -> None:
    with pytest.raises(NotPublic):
        check_url(url, inside=False)


def test_outer_addresses_are_not() -> None:
    check_url("https://example.org/hook", inside=False)
    check_url("http://127.0.0.1/", inside=True)
    assert is_public("93.184.216.34")
    with pytest.raises(NotPublic):
        check_url("http://example.org/hook", inside=False, only_https=True)


def test_a_name_that_leads_inside_is_found_out_when_called() -> None:
    async def called() -> None:
        with receiver() as hook:
            port = hook.url.rpartition(":")[2]
            async with open_session(inside=False) as session:
                await session.post(f"http://localhost:{port}/", data=b"{}")

    async def resolved() -> None:
        resolver = PublicResolver()
        try:
            await resolver.resolve("localhost", 80, socket.AF_INET)
        finally:
            await resolver.close()

    with pytest.raises(OSError):  # noqa: PT011 - aiohttp wraps it in an error of its own
        asyncio.run(called())
    with pytest.raises(NotPublic):
        asyncio.run(resolved())


def test_a_push_endpoint_must_be_outside_and_https(tmp_path: Path) -> None:
    keys = {"p256dh": "x", "auth": "y"}
    settings = {"push_private_key": "k", "push_public_key": "p", "limits": False}
    with house(tmp_path, **settings) as club:
        browser = club.browser()
        browser.post("/guest")
        for endpoint in ("http://push.example.net/", "https://127.0.0.1/", "nonsense", "https://"):
            body = {"subscription": {"endpoint": endpoint, "keys": keys}}
            assert browser.refused("POST", "/push", body) == (422, "invalid"), endpoint
