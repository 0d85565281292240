"""The second factor: a code beside the password, taken once, and codes for when it is lost."""

from __future__ import annotations

import base64
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pyotp.totp import TOTP

from levant.server.auth import second_factor
from levant.server.encoding import now
from tests.cli.test_admin import told
from tests.server.browser import PHRASE, Browser, House, house
from tests.server.post_catcher import Mailbox, mailbox

WANTED = (401, "second_factor")
NEW = "four camels to tyre"


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> list[timedelta]:
    """How far the clock of the second factor is put forward: codes change with it."""
    ahead = [timedelta()]
    for module in ("password_check", "second_factor_routes"):
        monkeypatch.setattr(f"levant.server.people.{module}.now", lambda: now() + ahead[0])
    return ahead


class App:
    """An authenticator app."""

    def __init__(self, secret: str, hours: list[timedelta]) -> None:
        self._totp, self._hours = TOTP(secret), hours

    def code(self, steps: int = 0) -> str:
        """The code of this moment, or some steps of 30 seconds off."""
        return self._totp.at(now() + self._hours[0] + steps * timedelta(seconds=30))

    def next(self) -> str:
        """A code that was not shown yet."""
        self._hours[0] += timedelta(seconds=31)
        return self.code()


def switched_on(browser: Browser, hours: list[timedelta]) -> tuple[App, list[str]]:
    begun = browser.post("/second-factor", password=PHRASE)
    app = App(begun["secret"], hours)
    return app, browser.post("/second-factor/confirm", code=app.code())["codes"]


def login(browser: Browser, **more: str) -> Any:
    return browser.post("/login", name="Balian", password=PHRASE, **more)


def refused(house: House, **more: str) -> tuple[int, str]:
    sent = {"name": "Balian", "password": PHRASE, **more}
    return house.browser().refused("POST", "/login", sent)


def test_a_login_takes_the_password_and_then_the_code(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    assert not balian.get("/me")["user"]["second_factor"]
    app, codes = switched_on(balian, hours)
    me = balian.get("/me")["user"]
    assert (me["second_factor"], me["recovery_codes"], len(codes)) == (True, 10, 10)
    assert refused(club) == WANTED
    # Whoever does not know the password is not told that there is more.
    wrong = {"name": "Balian", "password": "wrong", "code": app.next()}
    assert club.browser().refused("POST", "/login", wrong) == (401, "unauthenticated")
    assert login(club.browser(), code=app.next())["user"]["name"] == "Balian"


def test_a_code_is_taken_once(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    app, _ = switched_on(balian, hours)
    # That which switched it on is used up as well.
    assert refused(club, code=app.code()) == WANTED
    code = app.next()
    login(club.browser(), code=code)
    assert refused(club, code=code) == WANTED
    # Nor is an older one taken, which the skew of clocks would allow.
    login(club.browser(), code=app.next())
    assert refused(club, code=app.code(-1)) == WANTED


def test_clocks_may_be_half_a_minute_wrong_and_no_more(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    app, _ = switched_on(balian, hours)
    app.next()
    hours[0] += timedelta(minutes=5)
    for steps in (-2, 2, 100):
        assert refused(club, code=app.code(steps)) == WANTED
    login(club.browser(), code=app.code(-1))
    login(club.browser(), code=app.code(1))


def test_what_is_no_code_is_wrong(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    switched_on(balian, hours)
    for code in ("", "12345", "١٢٣٤٥٦", "' OR 1=1 --"):
        assert refused(club, code=code) == WANTED


def test_a_recovery_code_works_once_and_only_for_its_person(
    club: House, hours: list[timedelta], tmp_path: Path
) -> None:
    balian, guy = club.browser(), club.browser()
    balian.register("Balian")
    guy.register("Guy")
    _, codes = switched_on(balian, hours)
    _, others = switched_on(guy, hours)
    assert refused(club, code=others[0]) == WANTED
    # As somebody types it.
    entered = login(club.browser(), code=codes[0].lower().replace("-", " "))
    assert entered["user"]["recovery_codes"] == 9
    assert refused(club, code=codes[0]) == WANTED
    with sqlite3.connect(tmp_path / "levant.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert not any(code in dump or code.replace("-", "") in dump for code in codes)
    fresh = balian.post("/second-factor/codes", password=PHRASE)["codes"]
    assert refused(club, code=codes[1]) == WANTED
    login(club.browser(), code=fresh[0])


def test_it_is_switched_on_and_off_with_the_password(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    forbidden = (403, "forbidden")
    assert balian.refused("POST", "/second-factor", {"password": "wrong"}) == forbidden
    nothing = {"code": "123456"}
    assert balian.refused("POST", "/second-factor/confirm", nothing) == (409, "conflict")
    begun = balian.post("/second-factor", password=PHRASE)
    # Before the app has shown that it knows the secret, nothing is asked of it.
    login(club.browser())
    assert balian.refused("POST", "/second-factor/confirm", {"code": "abc"}) == WANTED
    assert begun["picture"].startswith("data:image/svg+xml")
    assert begun["secret"] in begun["address"]
    app = App(begun["secret"], hours)
    balian.post("/second-factor/confirm", code=app.code())
    again = {"password": PHRASE}
    assert balian.refused("POST", "/second-factor", again) == (409, "conflict")
    assert balian.refused("DELETE", "/second-factor", {"password": "wrong"}) == forbidden
    assert refused(club) == WANTED
    assert balian.send("DELETE", "/second-factor", again).status_code == 204
    login(club.browser())


def test_a_token_does_not_touch_it(club: House, hours: list[timedelta]) -> None:
    balian = club.browser()
    balian.register("Balian")
    program = club.browser()
    program.headers = {"Authorization": f"Bearer {balian.post('/tokens', label='x')['token']}"}
    sent = {"password": PHRASE}
    assert program.refused("POST", "/second-factor", sent) == (403, "forbidden")
    assert program.refused("DELETE", "/second-factor", sent) == (403, "forbidden")


def test_codes_cannot_be_tried_for_long(tmp_path: Path, hours: list[timedelta]) -> None:
    with house(tmp_path) as limited:
        balian = limited.browser()
        balian.register("Balian")
        app, codes = switched_on(balian, hours)
        found = [refused(limited, code=f"{n:06}")[0] for n in range(11)]
        assert found == [401] * 10 + [429]
        # Neither the right code nor a recovery code helps him who has tried so many.
        assert refused(limited, code=app.next())[0] == 429
        assert refused(limited, code=codes[0])[0] == 429


def test_the_host_resets_a_lost_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: list[timedelta]
) -> None:
    monkeypatch.setenv("LEVANT_DATABASE_URL", f"sqlite:///{tmp_path / 'levant.db'}")
    with house(tmp_path, limits=False) as club:
        balian = club.browser()
        balian.register("Balian")
        _, codes = switched_on(balian, hours)
        assert "any more" in told("reset-second-factor", "balian")
        login(club.browser())
        switched_on(balian, hours)
        assert refused(club, code=codes[0]) == WANTED
        told("reset-second-factor", "balian")
        assert "to switch off" in told("reset-second-factor", "balian")


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


def test_changes_are_told_by_mail_and_a_reset_asks_for_the_code_too(
    tmp_path: Path, box: Mailbox, hours: list[timedelta]
) -> None:
    post = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none"}
    with house(tmp_path, limits=False, **post) as club:
        balian = club.browser()
        balian.register("Balian", email="balian@example.org")
        link = box.wait_for(1)[0].get_content().split("/confirm#")[1].split()[0]
        balian.post("/mail/confirm", token=link)
        app, codes = switched_on(balian, hours)
        assert "authenticator app" in box.wait_for(2)[1].get_content()
        login(club.browser(), code=codes[0])
        assert "9 are left" in box.wait_for(3)[2].get_content().replace("\n", " ")
        club.browser().post("/mail/reset", email="balian@example.org")
        token = box.wait_for(4)[3].get_content().split("/reset#")[1].split()[0]
        wanted = {"token": token, "password": NEW}
        assert club.browser().refused("POST", "/mail/reset/confirm", wanted) == WANTED
        # The link still holds.
        thief = wanted | {"code": "123456"}
        assert club.browser().refused("POST", "/mail/reset/confirm", thief) == WANTED
        entered = club.browser().post("/mail/reset/confirm", **wanted, code=app.next())
        assert entered["user"]["second_factor"]
        back = club.browser()
        back.post("/login", name="Balian", password=NEW, code=app.next())
        assert back.send("DELETE", "/second-factor", {"password": NEW}).status_code == 204
        assert "switched off" in box.wait_for(6)[5].get_content().replace("\n", " ")


def test_codes_are_those_of_the_standard() -> None:
    """RFC 6238, appendix B, to six digits."""
    secret = base64.b32encode(b"12345678901234567890").decode()
    for seconds, code in ((59, "287082"), (1111111109, "081804"), (20000000000, "353130")):
        at = datetime.fromtimestamp(seconds, UTC)
        assert second_factor._step_of(secret, code, at) == seconds // 30
        assert second_factor._step_of(secret, code, at + timedelta(minutes=2)) is None
