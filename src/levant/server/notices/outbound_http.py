"""Calls to addresses that people gave us: outwards only, never into our own network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from aiohttp import ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

PATIENCE: Final = ClientTimeout(total=15)


class NotPublic(OSError):
    """An address of this machine or its network."""


def is_public(host: str) -> bool:
    """Whether an IP address is one of the open internet."""
    address = ip_address(host.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_global and not address.is_multicast


class PublicResolver(AbstractResolver):
    """Finds addresses, and only those of the open internet.

    It is asked at the moment of the call: a name cannot change its address in between.
    """

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        outside = [one for one in found if is_public(one["host"])]
        if not outside:
            raise NotPublic(f"{host} is not an address of the open internet")
        return outside

    async def close(self) -> None:
        await self._names.close()


def check_url(url: str, *, inside: bool, only_https: bool = False) -> None:
    """NotPublic when an address is not one to call; names are looked at again when called."""
    target = URL(url)
    if target.scheme != "https" and (only_https or target.scheme != "http"):
        raise NotPublic("an address begins with https://")
    if not target.host:
        raise NotPublic("an address names a host")
    if inside:
        return
    try:
        outside = is_public(target.host)
    except ValueError:
        outside = target.host != "localhost"
    if not outside:
        raise NotPublic(f"{target.host} is not an address of the open internet")


def open_session(*, inside: bool) -> ClientSession:
    """A session for such calls. Nothing is kept of what comes back, no cookie either."""
    connector = (
        TCPConnector(limit=20) if inside else TCPConnector(limit=20, resolver=PublicResolver())
    )
    return ClientSession(connector=connector, timeout=PATIENCE, trust_env=False)
