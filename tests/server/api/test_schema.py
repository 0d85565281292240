"""The whole documented interface against requests made up from its description.

For every operation some requests that fit the description and some that do not, by somebody with
a token, by a browser and by nobody, half of them about matches that exist. No answer is a failure
of the server, every answer is one that the description names, and every error has the one shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.browser import PHRASE
from tests.server.live import Client, live_file

pytestmark = pytest.mark.slow

EXAMPLES = [3, pytest.param(64, marks=pytest.mark.proof)]
"""Requests for each operation."""
SHAPE = {"code", "message", "say", "rule", "field", "version", "index", "retry_after"}


class Visitors:
    """Whoever asks: with a token, from a browser, and nobody; and matches to ask about."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.member = Client(address)
        me = self.member.post("/register", name="Baldwin", password=PHRASE)
        self.member.http.headers["X-CSRF-Token"] = me["csrf"]
        token = self.member.post("/tokens", label="proof")["token"]
        self.program = requests.Session()
        self.program.headers["Authorization"] = f"Bearer {token}"
        self.browser = requests.Session()
        self.nobody = requests.Session()
        self.matches = self._matches()
        self.lesson = self.member.get("/lessons")[0]["name"]

    def welcome(self) -> None:
        """A browser in which a new guest is logged in."""
        self.browser.close()
        self.browser = requests.Session()
        address = f"http://{self.address}/api"
        for method, path in (("GET", "me"), ("POST", "guest")):
            me = self.browser.request(method, f"{address}/{path}").json()
            self.browser.headers["X-CSRF-Token"] = me["csrf"]

    def _matches(self) -> list[str]:
        """An open, a running and a finished match of the member."""
        both = [{"kind": "user", "name": "Baldwin"}]
        wanted: list[dict[str, Any]] = [{}, {"opponents": both}, {"opponents": both}]
        made = [self.member.post("/matches", role="frank", **more)["id"] for more in wanted]
        self.member.post(f"/matches/{made[2]}/resign", role="frank")
        return made

    def session(self, turn: int) -> requests.Session:
        return (self.program, self.program, self.browser, self.nobody)[turn % 4]

    def known(self, case: Any, turn: int) -> None:
        """Let two requests of three be about something that exists."""
        if turn % 3:
            real = {
                "match_id": self.matches[turn % 4 % 3], "ply": 1, "language": "fr",
                "title": "rex", "edition": "2.0",
                "name": self.lesson if "lessons" in case.path else "Baldwin",
            }  # fmt: skip
            given = case.path_parameters
            given.update({name: real[name] for name in given if name in real})

    def close(self) -> None:
        self.member.close()
        for session in (self.program, self.browser, self.nobody):
            session.close()


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    folder = tmp_path_factory.mktemp("schema")
    chosen = {"base_url": "http://localhost", "bot_processes": 1, "most_matches": 100_000}
    with live_file(folder, **chosen) as address:
        asking = Visitors(address)
        yield asking
        asking.close()


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described(
    visitors: Visitors, mode: GenerationMode, examples: int
) -> None:
    description = schemathesis.openapi.from_dict(visitors.member.get("/openapi.json"))
    wrong, tried = [], 0
    for found in description.get_all_operations():
        operation: Any = cast("Any", found).ok()
        try:
            strategy = operation.as_strategy(generation_mode=mode)
            tried += _try(visitors, strategy, examples)
        except Unsatisfiable:
            continue  # what takes nothing cannot be asked wrongly
        except (FailureGroup, Failure, AssertionError) as failure:
            wrong.append(f"{operation.method} {operation.path}: {failure}")
    assert not wrong, "\n\n".join(wrong)
    assert tried > 30 * examples


def _try(visitors: Visitors, strategy: SearchStrategy[Any], examples: int) -> int:
    """Some requests of one operation; how many."""
    turns = count()
    visitors.welcome()

    @seed(1187)
    @settings(
        max_examples=examples,
        deadline=None,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def ask(case: Any) -> None:
        turn = next(turns)
        visitors.known(case, turn)
        response = case.call(base_url=f"http://{visitors.address}", session=visitors.session(turn))
        case.validate_response(response, checks=CHECKS)

    ask()
    return next(turns)


def error_shape(context: Any, response: Any, case: Any) -> None:
    """Every error has the one shape, and says something."""
    if response.status_code >= 400:
        told = response.json()
        assert set(told) == {"error"}
        assert set(told["error"]) == SHAPE
        assert told["error"]["message"]
        assert response.status_code < 500


CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance,
    response_headers_conformance, response_schema_conformance, error_shape,
]  # fmt: skip
