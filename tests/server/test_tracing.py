"""Traces: what an operator learns of a request and a bot's turn, and what stays untold."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode

from levant.server import tracing
from levant.server.settings import load_settings
from tests.server.browser import House
from tests.server.games import Player, guest, two
from tests.server.live import Client, live_file

FACTS = {
    "levant.method", "levant.route", "levant.status", "levant.match", "levant.title", "levant.bot",
    "levant.matches", "error.type",
}  # fmt: skip


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    kept = InMemorySpanExporter()
    with tracing.sent_to(SimpleSpanProcessor(kept), "test"):
        yield kept


def named(spans: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in spans.get_finished_spans() if span.name == name]


def test_an_action_is_a_request_with_its_parts(spans: InMemorySpanExporter, club: House) -> None:
    frank, _ = two(club)
    frank.choose()
    (request,) = named(spans, "POST /api/matches/{match_id}/actions")
    (change,) = named(spans, "change match")
    assert request.attributes is not None
    assert request.attributes["levant.status"] == 200
    assert change.attributes == {"levant.match": frank.match}
    assert change.parent is not None
    assert change.parent.span_id == request.context.span_id
    assert named(spans, "commit")[-1].attributes == {"levant.matches": 1}
    assert request.resource.attributes["service.name"] == "levant-test"


def test_a_turn_of_a_bot_has_its_thoughts(spans: InMemorySpanExporter, club: House) -> None:
    browser = guest(club)
    bots = [{"kind": "bot", "bot": "pilgrim"}]
    frank = Player(browser, browser.post("/matches", role="frank", opponents=bots)["id"])
    frank.act("done")
    while not (turns := named(spans, "bot turn")):
        frank.table()
    (turn,), thoughts = turns, named(spans, "bot thinks")
    assert {span.parent.span_id for span in thoughts if span.parent} == {turn.context.span_id}
    assert thoughts[0].attributes == {"levant.title": "rex", "levant.bot": "pilgrim"}


def test_spans_tell_neither_what_was_done_nor_who_it_was(
    spans: InMemorySpanExporter, tmp_path: Path
) -> None:
    with live_file(tmp_path, bot_processes=1) as address:
        client = Client(address)
        bots = [{"kind": "bot", "bot": "pilgrim"}]
        match = client.post("/matches", role="frank", opponents=bots, nonce="ab12")["id"]
        with client.socket(match) as socket:
            version = socket.next("table")["version"]
            socket.send(type="act", id="a request", version=version, actions=["march al_adil"])
            socket.next("error")
            socket.send(type="act", id="a request", version=version, actions=["done"])
            socket.next("ack")
            socket.send(type="why", id="a question", action="march al_adil")
            socket.next("ack")
        secrets = ["al_adil", "a request", "a question", "done", client.name, "ab12"]
        secrets += [client.http.headers["X-CSRF-Token"], *client.http.cookies.values()]
        client.close()
    assert named(spans, "socket act")
    assert named(spans, "socket why")
    for span in spans.get_finished_spans():
        assert set(span.attributes or {}) <= FACTS, span.name
        assert not span.events
        told = span.to_json()
        assert not [secret for secret in secrets if secret in told], span.name


def test_what_went_wrong_is_told_by_its_name_alone(spans: InMemorySpanExporter) -> None:
    with pytest.raises(ValueError, match="hand"), tracing.span("work"):
        raise ValueError("the hand is move_1")
    (span,) = named(spans, "work")
    assert span.status.status_code is StatusCode.ERROR
    assert "move_1" not in span.to_json()
    assert (span.attributes or {})["error.type"] == "ValueError"


def test_nothing_is_loaded_or_told_unless_it_is_asked_for(tmp_path: Path) -> None:
    # The library of tasks loads other parts where they are installed.
    program = (
        "import sys, levant.server.serve, levant.server.worker\n"
        "from levant.server import tracing\n"
        "from levant.server.settings import Settings\n"
        "with tracing.traced(Settings(), 'web'), tracing.span('work', match='m') as span:\n"
        "    span.tell(name='more')\n"
        "assert 'opentelemetry.exporter' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=tmp_path)


def test_the_collector_that_is_named_gets_them(tmp_path: Path) -> None:
    settings = load_settings(trace_to="http://127.0.0.1:9/v1/traces")
    with tracing.traced(settings, "web"), tracing.span("work"):
        assert tracing._PROCESS.tracer is not None
    assert tracing._PROCESS.tracer is None
