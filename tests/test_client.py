"""The client of the HTTP API: patient with servers, and careful that nothing is done twice."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from levant.client import ApiError, Client

Script = list[tuple[int, object]]


@contextmanager
def serving(script: Script) -> Iterator[tuple[str, list[Any]]]:
    """A server that answers as written, one answer after the other; and what it was sent."""
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._answer(None)

        def do_POST(self) -> None:
            self._answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

        def _answer(self, body: object) -> None:
            heard.append((self.path, body, self.headers["Authorization"]))
            status, answer = script.pop(0)
            data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
            if status == 0:
                self.close_connection = True  # it dies without an answer
                return
            self.send_response(status)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", heard
        finally:
            server.shutdown()
            thread.join()


def busy(seconds: float | None) -> dict[str, object]:
    return {"error": {"code": "too_fast", "message": "slowly", "retry_after": seconds}}


def test_it_waits_as_long_as_it_is_told() -> None:
    slept: list[float] = []
    with serving([(429, busy(1.5)), (503, busy(None)), (200, {"id": "7"})]) as (base, heard):
        client = Client(base, "lvt_x", sleep=slept.append)
        assert client.call("GET", "/matches/7") == {"id": "7"}
    assert slept == [1.5, 0.5]
    assert heard[0] == ("/api/matches/7", None, "Bearer lvt_x")


def test_a_lost_answer_is_asked_for_with_the_same_id() -> None:
    script: Script = [(0, {}), (200, {}), (409, busy(None)), (422, busy(None))]
    with serving(script) as (base, heard):
        table = Client(base, "lvt_x", sleep=lambda _: None).table("7")
        table.told = {"version": 3}
        assert table.act("done")
        assert heard[0] == heard[1]
        assert not table.act("done")
        assert heard[2][1]["id"] != heard[1][1]["id"]
        with pytest.raises(ApiError, match="422 too_fast: slowly"):
            table.act("done")


def test_patience_has_an_end() -> None:
    with serving([(503, b"<h1>away</h1>")] * 3) as (base, heard):
        client = Client(base, "lvt_x", patience=0.5, sleep=lambda _: None)
        with pytest.raises(ApiError, match="503"):
            client.call("GET", "/matches")
    assert len(heard) == 3
    with pytest.raises(OSError, match="refused"):
        client.call("GET", "/matches")


def told(version: int, status: str, *choices: str) -> dict[str, Any]:
    """A table as the server tells it."""
    return {
        "version": version,
        "events": [{"n": version}],
        "choices": [{"action": choice} for choice in choices],
        "match": {"status": status, "result": None if status == "running" else "won"},
    }


def test_a_match_is_played_to_its_end_without_a_socket() -> None:
    tables: Script = [
        (200, told(1, "running", "done", "pass")), (200, {}),
        (200, told(2, "running")), (404, {}),  # the other side thinks; there is no socket
        (200, told(3, "over")),
    ]  # fmt: skip
    with serving([(200, {"id": "7"}), *tables]) as (base, heard):
        table = Client(base, "lvt_x", sleep=lambda _: None).match({"title": "rex"})
        assert table.play(lambda seen: str(seen["choices"][1]["action"])) == "won"
    assert heard[2][1]["actions"] == ["pass"]
    assert [path for path, *_ in heard if "since" in path][-1].endswith("/table?since=2")
