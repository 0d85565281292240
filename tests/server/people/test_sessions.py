"""Where one is logged in: listed, and ended from anywhere."""

from __future__ import annotations

from tests.server.browser import PHRASE, Browser, House


def logged_in(club: House, agent: str) -> Browser:
    browser = club.browser()
    browser.client.headers["User-Agent"] = agent
    browser.post("/login", name="Balian", password=PHRASE)
    return browser


def test_logins_are_listed_by_what_their_browsers_are(club: House) -> None:
    club.browser().register("Balian")
    logged_in(club, "phone")
    desk = logged_in(club, "desk " * 100)
    listed = desk.get("/sessions")
    assert len(listed) == 3
    here = [login for login in listed if login["here"]]
    assert [login["agent"] for login in here] == [("desk " * 100)[:200]]
    assert "phone" in [login["agent"] for login in listed]
    cookie = desk.client.cookies["levant_session"]
    assert cookie not in str(listed)


def test_a_login_is_ended_from_another(club: House) -> None:
    club.browser().register("Balian")
    lost, desk = logged_in(club, "lost phone"), logged_in(club, "desk")
    id_ = next(one["id"] for one in desk.get("/sessions") if one["agent"] == "lost phone")
    assert desk.send("DELETE", f"/sessions/{id_}").status_code == 204
    assert lost.get("/me")["user"] is None
    assert desk.get("/me")["user"]["name"] == "Balian"
    assert desk.refused("DELETE", f"/sessions/{id_}") == (404, "not_found")


def test_all_others_are_ended_at_once(club: House) -> None:
    first = club.browser()
    first.register("Balian")
    lost, desk = logged_in(club, "lost"), logged_in(club, "desk")
    assert desk.send("DELETE", "/sessions").status_code == 204
    assert first.get("/me")["user"] is None
    assert lost.get("/me")["user"] is None
    assert [one["here"] for one in desk.get("/sessions")] == [True]


def test_the_logins_of_others_are_out_of_reach(club: House) -> None:
    balian, guy = club.browser(), club.browser()
    balian.register("Balian")
    guy.register("Guy")
    id_ = balian.get("/sessions")[0]["id"]
    assert guy.refused("DELETE", f"/sessions/{id_}") == (404, "not_found")
    assert balian.get("/me")["user"]["name"] == "Balian"


def test_a_token_neither_lists_nor_ends_logins(club: House) -> None:
    balian = club.browser()
    balian.register("Balian")
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {balian.post('/tokens', label='x')['token']}"}
    assert program.refused("GET", "/sessions") == (403, "forbidden")
    assert program.refused("DELETE", "/sessions") == (403, "forbidden")
    assert club.browser().refused("GET", "/sessions") == (401, "unauthenticated")
