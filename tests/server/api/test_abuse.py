"""What a stranger with a terminal tries: each is refused in the one shape, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.browser import PHRASE, House, house
from tests.server.games import Player, guest, two

SQL = "'; DROP TABLE matches; --"
HTML = "<script>alert(1)</script><img src=x onerror=alert(1)>"
NESTED = "[" * 100_000 + "]" * 100_000


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("abuse"), limits=False, body_limit=65_536) as opened:
        yield opened


@pytest.fixture(scope="module")
def pair(club: House) -> tuple[Player, Player]:
    return two(club)


def raw(player: Player, path: str, content: bytes, kind: str = "application/json") -> Any:
    """A body as it stands."""
    headers = {"X-CSRF-Token": player.browser.csrf, "Content-Type": kind}

    async def ask() -> Any:
        return await player.browser.client.post(f"/api{path}", content=content, headers=headers)

    return player.browser._portal.call(ask)


def code(answer: Any) -> tuple[int, str]:
    assert answer.status_code < 500, answer.text
    return answer.status_code, answer.json()["error"]["code"]


QUESTIONS: tuple[tuple[str, str, Any], ...] = (
    ("POST", "actions", {"id": "x", "version": 2, "actions": ["done"]}),
    ("POST", "undo", {"version": 2}),
    ("POST", "reset", {"version": 2}),
    ("POST", "why", {"action": "done"}),
    ("GET", "gestures?of=reginald", None),
    ("GET", "hint", None),
    ("POST", "resign", {}),
    ("POST", "abort", {"answer": "offer"}),
    ("POST", "takeback", {"answer": "offer"}),
)
LOOKS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "", None),
    ("GET", "/table", None),
    ("GET", "/record", None),
    ("GET", "/replay", None),
    ("GET", "/replay/0?as=all", None),
    ("POST", "/odds", {"town": "acre"}),
    ("POST", "/chat", {"text": "hello", "room": "watchers"}),
    ("PUT", "/notes", {"text": "mine"}),
    ("POST", "/join", {}),
    ("POST", "/leave", {}),
    ("POST", "/nonce", {"nonce": "aa"}),
    ("POST", "/rematch", {}),
)


# Other people's matches


@pytest.mark.parametrize(("method", "path", "body"), QUESTIONS)
def test_who_has_no_seat_cannot_play(
    club: House, pair: tuple[Player, Player], method: str, path: str, body: Any
) -> None:
    before = pair[0].table()["view"]
    assert guest(club).refused(method, f"{pair[0].path}/{path}", body) == (403, "forbidden")
    assert pair[0].table()["view"] == before


def test_who_is_not_logged_in_cannot_play(club: House, pair: tuple[Player, Player]) -> None:
    for method, path, body in QUESTIONS:
        answer = club.browser().refused(method, f"{pair[0].path}/{path}", body)
        assert answer == (401, "unauthenticated")


def test_nobody_acts_or_looks_as_the_other_side(pair: tuple[Player, Player]) -> None:
    frank, saracen = pair
    for method, path, body in QUESTIONS:
        if body is not None:
            forged = saracen.browser.refused(
                method, f"{frank.path}/{path}", body | {"role": "frank"}
            )
            assert forged == (403, "forbidden")
    for path in ("table?role=frank", "gestures?of=reginald&role=frank", "hint?role=frank"):
        assert saracen.browser.refused("GET", f"{frank.path}/{path}")[0] == 403
    for junk in ("", "Frank", "frank ", SQL, "\u0000"):
        body = {"id": "x", "version": frank.version, "actions": ["done"], "role": junk}
        answer = frank.browser.refused("POST", f"{frank.path}/actions", body)
        assert answer[0] in (403, 422)


def test_a_private_match_does_not_exist_for_others(club: House) -> None:
    owner = guest(club)
    name = owner.get("/me")["user"]["name"]
    for visibility in ("private", "link"):
        match = owner.post(
            "/matches", visibility=visibility, opponents=[{"kind": "user", "name": name}]
        )["id"]
        stranger = guest(club)
        asked = [(m, f"/{p}", b) for m, p, b in QUESTIONS] + list(LOOKS)
        for method, path, body in asked:
            answer = stranger.send(method, f"/matches/{match}{path}", body)
            unknown = stranger.send(method, f"/matches/AAAAAAAAAAAAAAAA{path}", body)
            assert (answer.status_code, answer.text) == (404, unknown.text), path
        for key in ("", "x", "%00", SQL, "é"):
            assert stranger.send("GET", f"/matches/{match}?key={key}").status_code == 404
        for listed in ("open", "running", "finished"):
            told = stranger.send("GET", f"/matches?list={listed}&player={name}").text
            assert match not in told


# Messages that were sent before, too early, or twice


def test_a_replayed_request_is_answered_and_not_played_again(club: House) -> None:
    frank, saracen = two(club)
    body = frank.body("done")
    first = frank.browser.post(f"{frank.path}/actions", **body)
    view = frank.table()
    assert frank.browser.post(f"{frank.path}/actions", **body) == first
    other = body | {"actions": ["resign"]}
    assert frank.browser.post(f"{frank.path}/actions", **other) == first
    assert frank.table()["view"] == view["view"]
    # The id is the player's own: to the other it means nothing.
    assert saracen.browser.refused("POST", f"{frank.path}/actions", body)[1] == "stale"
    saracen.act("done", request=body["id"])
    assert saracen.table()["view"]["phase"] == "cards"


def test_requests_in_the_wrong_order_are_stale(club: House) -> None:
    frank, _ = two(club)
    version = frank.version
    move = frank.table()["choices"][-1]["action"]
    late = frank.body("done", version=version + 1)
    assert frank.browser.refused("POST", f"{frank.path}/actions", late) == (409, "stale")
    frank.act(move, version=version)
    early = frank.body("done", version=version)
    error = frank.browser.send("POST", f"{frank.path}/actions", early).json()["error"]
    assert (error["code"], error["version"]) == ("stale", version + 1)
    undo = {"version": version}
    assert frank.browser.refused("POST", f"{frank.path}/undo", undo) == (409, "stale")


# Bodies


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"null", b'"done"', b"\xff\xfe\x00", b"{'id': 1}",
        NESTED.encode()[:60_000],
        b'{"id":"x","version":NaN,"actions":["done"]}',
        b'{"id":"x","version":Infinity,"actions":["done"]}',
        b'{"id":"x","version":-1,"actions":["done"]}',
        b'{"id":"x","version":1.5,"actions":["done"]}',
        b'{"id":"x","version":1e400,"actions":["done"]}',
        b'{"id":"x","version":123456789012345678901234567890,"actions":["done"]}',
        b'{"id":"x","version":2,"actions":[]}',
        b'{"id":"x","version":2,"actions":"done"}',
        b'{"id":"x","version":2,"actions":[null]}',
        b'{"id":"x","version":2,"actions":[["done"]]}',
        b'{"id":"x","version":2,"actions":["done"],"as":"saracen"}',
        b'{"id":"x","version":2,"actions":["done"],"__proto__":{"admin":1}}',
        b'{"id":"x","version":2,"actions":["done"],"\\ud800":1}',
        b'{"id":"\\ud800","version":2,"actions":["done"]}',
        b'{"id":"","version":2,"actions":["done"]}',
        b'{"id":{},"version":2,"actions":["done"]}',
        b'{"version":2,"actions":["done"]}',
        b'{"id":"x","version":2,"actions":["' + b"a" * 200 + b'"]}',
        b'{"id":"' + b"x" * 65 + b'","version":2,"actions":["done"]}',
        b'{"id":"x","version":2,"actions":[' + b",".join([b'"done"'] * 101) + b"]}",
    ],
)  # fmt: skip
def test_malformed_actions_are_invalid(pair: tuple[Player, Player], content: bytes) -> None:
    frank = pair[0]
    before = frank.table()["version"]
    status, told = code(raw(frank, f"{frank.path}/actions", content))
    assert (status in (400, 422), told) == (True, "invalid")
    assert frank.table()["version"] == before


def test_a_body_of_another_kind_is_invalid(pair: tuple[Player, Player]) -> None:
    frank = pair[0]
    body = b'{"id":"x","version":2,"actions":["done"]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"):
        assert code(raw(frank, f"{frank.path}/actions", body, kind)) == (422, "invalid")


def test_large_bodies_are_refused_whether_told_or_not(pair: tuple[Player, Player]) -> None:
    frank = pair[0]
    large = b'{"text":"' + b"a" * 70_000 + b'"}'
    assert code(raw(frank, f"{frank.path}/chat", large)) == (413, "too_large")

    async def pieces() -> Any:
        for start in range(0, len(large), 8192):
            yield large[start : start + 8192]

    async def ask(length: str | None) -> Any:
        headers = {"X-CSRF-Token": frank.browser.csrf, "Content-Type": "application/json"}
        if length is not None:
            headers["Content-Length"] = length
        path = f"/api{frank.path}/chat"
        return await frank.browser.client.post(path, content=pieces(), headers=headers)

    for length in (None, "10", "-5", "ten"):
        assert code(frank.browser._portal.call(ask, length)) == (413, "too_large")


def test_texts_are_as_long_as_they_may_be(pair: tuple[Player, Player]) -> None:
    frank = pair[0].browser
    path = pair[0].path
    assert frank.refused("POST", f"{path}/chat", {"text": "a" * 1001}) == (422, "invalid")
    assert frank.refused("PUT", f"{path}/notes", {"text": "a" * 20_001}) == (422, "invalid")
    for empty in ("", " \n\t", "\u0000\u0007\u200b\u202e"):
        assert frank.refused("POST", f"{path}/chat", {"text": empty}) == (422, "invalid")


@pytest.mark.parametrize(
    "wanted",
    [
        {"clock": {"kind": "live", "bank": -1}},
        {"clock": {"kind": "live", "bank": 0}},
        {"clock": {"kind": "days", "bank": 10**12}},
        {"clock": {"kind": "live", "bank": 60, "increment": -5}},
        {"clock": {"kind": "live", "bank": "NaN"}},
        {"options": {"iron_bridge": -1}},
        {"options": {"iron_bridge": 10**30}},
        {"options": {"no_such": 1}},
        {"options": {f"o{i}": 1 for i in range(60)}},
        {"edition": "../2.0"},
        {"title": "rex\u0000"},
        {"title": "../../etc/passwd"},
        {"role": "admin"},
        {"opponents": [{"kind": "bot", "bot": "sultan"}]},
        {"opponents": [{"kind": "bot"}] * 12},
        {"opponents": [{"kind": "user", "name": SQL}]},
        {"visibility": "secret"},
        {"nonce": "xyz"},
        {"nonce": "aa" * 65},
        {"dice_key": "00" * 32},
        {"rated": True},
        {"id": "mine"},
    ],
)
def test_impossible_matches_are_not_made(
    club: House, pair: tuple[Player, Player], wanted: dict[str, Any]
) -> None:
    frank = pair[0].browser
    before = frank.get("/matches?list=mine")["total"]
    status, _ = frank.refused("POST", "/matches", wanted)
    assert status in (403, 422)
    assert frank.get("/matches?list=mine")["total"] == before


# Texts that are code somewhere


def test_sql_and_html_are_only_text(club: House, pair: tuple[Player, Player]) -> None:
    frank, saracen = pair
    for text in (SQL, HTML, "{{7*7}}", "${jndi:ldap://x}", "\u202egnp.exe"):
        said = frank.browser.post(f"{frank.path}/chat", text=text)
        assert said["text"] == text.replace("\u202e", "")
        assert saracen.table()["chat"][-1]["text"] == said["text"]
        answer = frank.browser.send("PUT", f"{frank.path}/notes", {"text": text})
        assert answer.status_code == 204
        assert frank.table()["notes"] == text
    answer = frank.browser.send("GET", f"{frank.path}/table")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src" not in answer.headers["content-security-policy"]
    for query in (
        f"player={SQL}",
        f"title={SQL}",
        f"edition={HTML[:25]}",
        "player=%25",
        "player=%00",
    ):
        found = frank.browser.send("GET", f"/matches?list=open&{query}")
        assert (found.status_code, found.json()["total"]) == (200, 0), query
    for path in (SQL, HTML, "%00", "%2e%2e", "a" * 5000, "%F0%28%8C%28", "null", "\u202e"):
        assert frank.browser.refused("GET", f"/matches/{path}/table")[0] == 404
        assert frank.browser.refused("GET", f"/users/{path}")[0] in (404, 422)


def test_names_are_names(club: House) -> None:
    for name in (
        SQL,
        HTML,
        "a\r\nSet-Cookie: x=y",
        "../admin",
        "B\u0430lian",
        "x\u0000y",
        "\U0001f600",
    ):
        answer = club.browser().send("POST", "/register", {"name": name, "password": PHRASE})
        assert code(answer) == (422, "invalid")
        assert answer.json()["error"]["field"] == "name"
        assert "x=y" not in answer.headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../app.py", "/assets/..%5c..%5capp.py", "//etc/passwd", "/etc/passwd%00.html",
        "/%00", "/" + "a/" * 2000, "/" + "a" * 5000, "/api/../healthz/../../etc/passwd",
        "/assets/%c0%ae%c0%ae/app.py",
    ],
)  # fmt: skip
def test_no_file_outside_the_page_is_served(club: House, path: str) -> None:
    browser = club.browser()

    async def ask() -> Any:
        import httpx

        url = httpx.URL(scheme="http", host="localhost", raw_path=path.encode())
        return await browser.client.get(url)

    answer = browser._portal.call(ask)
    assert answer.status_code in (200, 404), answer.text
    if answer.status_code == 200:
        assert answer.headers["content-type"].startswith("text/html")
    for word in ("root:", "create_app", "[project]"):
        assert word not in answer.text


# Logins that are over


def test_the_token_and_the_cookie_of_a_deleted_account_are_worth_nothing(club: House) -> None:
    browser = club.browser()
    browser.register("Melisende")
    token = browser.post("/tokens", label="bot")["token"]
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {token}"}
    program.csrf = "none: a token needs no word"
    match = program.post("/matches", role="frank")["id"]
    thief = club.browser()
    thief.client.cookies = browser.client.cookies
    thief.csrf = browser.csrf
    assert browser.send("DELETE", "/me", {"password": PHRASE}).status_code == 204
    assert program.refused("POST", "/matches", {}) == (401, "unauthenticated")
    assert program.refused("GET", "/matches?list=mine") == (401, "unauthenticated")
    assert thief.refused("POST", f"/matches/{match}/join", {})[0] in (401, 403)
    assert "Melisende" not in club.browser().send("GET", f"/matches/{match}").text


def test_unknown_ways_and_methods_have_the_shape_of_errors(club: House) -> None:
    browser = club.browser()
    assert browser.refused("GET", "/no/such/way") == (404, "not_found")
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "BREW"):
        assert browser.refused(method, "/matches")[0] in (404, 405)
    for header in ("X" * 9000, "é", "a\tb"):
        answer = browser.send("GET", "/me", Cookie=f"levant_session={header!a}")
        assert answer.json()["user"] is None
    answer = guest(club).send("POST", "/matches", {}, **{"Idempotency-Key": "k" * 101})
    assert code(answer) == (422, "invalid")


def test_errors_repeat_nothing_secret(club: House) -> None:
    browser = club.browser()
    browser.get("/me")
    bodies = ({"name": "Sibylla", "password": [PHRASE]}, {"name": {"x": PHRASE}, "password": "x"})
    for body in bodies:
        answer = browser.send("POST", "/login", body)
        assert answer.status_code == 422
        assert PHRASE not in answer.text
