"""By which names a server answers.

A page of another site can have its own name lead to an address of a private network, and then
read what the server there says as if it were its own (DNS rebinding). The browser still sends
the name it was given: a server that answers to its own names only says nothing.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from levant.server.error_texts import sentence
from levant.server.errors import Problem
from levant.server.settings import Settings

ANY: Final = "*"
_HERE: Final = "localhost"
_HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.%]+)\]|([^:\[\]@/]+))(?::[0-9]*)?")


class Misdirected(Problem):
    """Asked for by a name that is not ours."""

    status, code = 421, "misdirected"


class AllowedHosts:
    """The names of a server: those of its settings, and every bare address."""

    def __init__(self, settings: Settings) -> None:
        origins = (settings.base_url, *settings.origins)
        own = [urlsplit(origin).hostname for origin in origins]
        self._any = ANY in settings.hosts
        self._names = {name.lower() for name in (_HERE, *settings.hosts, *own) if name}

    def check(self, *hosts: str) -> None:
        """Misdirected unless a request's Host is ours; programs may send none, or several."""
        for name in map(_name, hosts):
            if name and name not in self._names and not _is_address(name) and not self._any:
                raise Misdirected(
                    sentence(
                        "this server is not known as '{name}': "
                        "its host may add the name to LEVANT_HOSTS",
                        name=name[:100],
                    )
                )


def _name(host: str) -> str:
    """The name in a Host header, without its port; what is none is nobody's name."""
    found = _HOST.fullmatch(host)
    return host if found is None else (found[1] or found[2]).lower().rstrip(".")


def _is_address(name: str) -> bool:
    """An address leads where it says: only a name can be made to lead elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
