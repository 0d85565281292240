"""A real mail server, a real webhook receiver and a real push service, each on a free port."""

from __future__ import annotations

import email
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from levant.server.notices import outbox
from tests.server.browser import House


@dataclass
class Mailbox:
    """What the mail server took; `refusing` is what it answers instead of taking."""

    port: int
    refusing: str | None = None
    letters: list[EmailMessage] = field(default_factory=list)
    came: threading.Condition = field(default_factory=threading.Condition)

    async def handle_DATA(  # noqa: N802 - the name that aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.refusing is not None:
            return self.refusing
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=default)
        with self.came:
            self.letters.append(letter)
            self.came.notify_all()
        return "250 taken"

    def wait_for(self, number: int) -> list[EmailMessage]:
        """The letters, when there are that many."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= number, timeout=120)
            return list(self.letters)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server."""
    box = Mailbox(free_port())
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@dataclass
class Receiver:
    """What was posted to it; `status` is what it answers."""

    url: str = ""
    status: int = 204
    posts: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def told(self) -> list[Any]:
        return [json.loads(body) for _, body in self.posts]


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A web server that takes posts."""
    taken = Receiver()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            taken.posts.append(({k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(taken.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    taken.url = f"http://127.0.0.1:{server.server_port}"
    try:
        yield taken
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def tell_all(club: House, moment: datetime) -> int:
    """Tell all that is due at a moment, here and now; how many notices were looked at."""
    delivery = club.services.notices
    async with club.services.database.reading() as session:
        waiting = await outbox.due(session, moment)
    for id_ in waiting:
        await delivery.tell(id_, moment)
    return len(waiting)
