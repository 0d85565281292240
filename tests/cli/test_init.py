"""`levant init`: the files it writes, held against the programs that read them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.sync.client import connect

from levant.server.settings import PREFIX, Settings, load_settings
from tests.cli.runs import Run, levant, shown
from tests.web.site import free_port

HOST: Final = "levant.example.org"
URL: Final = f"https://{HOST}"
NGINX: Final = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files go; nothing around it is a setting."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "club"


def init(folder: Path, *more: str | Path) -> Run:
    data = folder.parent / "data"
    return levant("init", folder, "--yes", "--url", URL, "--data", data, *more)


def test_every_setting_is_there_and_the_chosen_ones_are_set(folder: Path) -> None:
    shown(init(folder, "--name", "The Monday club", "--closed", "--mail", "mail.example.org"))
    text = (folder / "levant.env").read_text()
    for name, field in Settings.model_fields.items():
        assert re.search(
            rf"^# {re.escape(str(field.description))}\n#?{PREFIX}{name.upper()}=", text, re.M
        )
    settings = load_settings(folder / "levant.env")
    assert (settings.name, settings.base_url) == ("The Monday club", URL)
    assert not settings.registration
    assert not settings.guests
    assert settings.file == folder.parent / "data" / "levant.db"
    assert (settings.smtp_host, settings.mail_from) == ("mail.example.org", f"levant@{HOST}")
    assert settings.metrics_token is not None
    assert settings.push_private_key is not None
    assert stat.S_IMODE((folder / "levant.env").stat().st_mode) & 0o007 == 0


def test_a_line_whose_mark_is_taken_away_sets_the_default(folder: Path) -> None:
    shown(init(folder))
    file = folder / "levant.env"
    file.write_text(re.sub(rf"^#({PREFIX}\w+=.+)$", r"\1", file.read_text(), flags=re.M))
    settings, plain = load_settings(file), load_settings()
    chosen = {"base_url", "database_url", "metrics_token", "push_private_key", "push_public_key",
              "push_contact"}  # fmt: skip
    assert settings.model_dump(exclude=chosen) == plain.model_dump(exclude=chosen)


def test_what_is_there_is_kept_unless_force_is_said(folder: Path) -> None:
    shown(init(folder))
    (folder / "levant.env").write_text("mine")
    assert "levant.env" in init(folder).complaint
    assert (folder / "levant.env").read_text() == "mine"
    (folder / "nginx.conf").unlink()
    assert "--force" in init(folder).complaint
    assert not (folder / "nginx.conf").exists()
    shown(init(folder, "--force"))
    assert load_settings(folder / "levant.env").base_url == URL


def test_it_asks_for_what_no_option_says(folder: Path) -> None:
    typed = "\n".join(
        (URL, "The club", "y", "postgresql://levant@db/levant", "redis://db/0", "", "")
    )
    run = levant("init", folder, typed=typed)
    shown(run)
    settings = load_settings(folder / "levant.env")
    assert (settings.name, settings.registration, settings.redis) == (
        "The club",
        False,
        "redis://db/0",
    )
    assert not settings.embedded
    assert "levant-worker.service" in run.out


def test_what_to_do_next_is_ten_lines_at_most(folder: Path) -> None:
    told = shown(init(folder, "--closed", "--redis", "redis://db/0")).splitlines()
    assert len(told) <= 11
    facts = init(folder, "--force", "--json").json
    assert Path(facts["written"][0]).name == "levant.env"
    assert facts["next"]


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (("--url", "http://levant.example.org"), "https://"),
        (("--url", "https://levant.example.org/club"), "more than a name"),
        (("--url", "https://levant.example.org; return 200"), "no address"),
        (("--name", "a\nLEVANT_GUESTS=true"), "name"),
        (("--name", "it's"), "name"),
        (("--user", "root;"), "user"),
        (("--data", "/var/lib/my levant"), "plain path"),
        (("--data", "/home/balian/levant"), "home folders"),
        (("--database", "mysql://a@b/c"), "DATABASE_URL"),
        (("--containers", "--redis", "redis://x"), "containers"),
    ],
)
def test_what_would_spoil_a_file_is_refused(
    folder: Path, wrong: tuple[str, ...], named: str
) -> None:
    assert named in init(folder, *wrong).complaint
    assert not folder.exists()


def test_a_misspelt_line_of_the_file_is_named(folder: Path) -> None:
    shown(init(folder))
    with (folder / "levant.env").open("a") as file:
        file.write("LEVANT_PROT=1\n")
    assert "LEVANT_PROT" in levant("migrate", "--config", folder / "levant.env").complaint
    assert "no file" in levant("migrate", "--config", folder / "other.env").complaint


# --- systemd ----------------------------------------------------------------------------------


def commands(folder: Path) -> Iterator[list[str]]:
    """What the units run."""
    for unit in folder.glob("*.service"):
        for line in unit.read_text().splitlines():
            if line.startswith("Exec"):
                yield shlex.split(line.partition("=")[2])


def test_the_units_run_commands_that_there_are(folder: Path) -> None:
    shown(init(folder, "--program", "/opt/levant/bin/levant"))
    found = list(commands(folder))
    assert len(found) == 4
    for program, *words in found:
        assert program == "/opt/levant/bin/levant"
        named = [word for word in words if word.isalpha()]
        accepted = shown(levant(*named, "--help"))
        for option in (word for word in words if word.startswith("--")):
            assert option in accepted
        assert str(folder / "levant.env") in words


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_takes_the_units(folder: Path) -> None:
    shown(init(folder, "--program", sys.executable))
    units = [str(unit) for unit in (*folder.glob("*.service"), *folder.glob("*.timer"))]
    ran = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


# --- Proxies ----------------------------------------------------------------------------------


def test_nginx_limits_and_hides_the_figures(folder: Path) -> None:
    """The form of the proof that needs no nginx."""
    shown(init(folder, "--port", "9000"))
    text = (folder / "nginx.conf").read_text()
    assert text.count("{") == text.count("}")
    assert "@" not in text
    for wanted in (
        "server 127.0.0.1:9000;", "location = /metrics { return 404; }", f"server_name {HOST};",
        "proxy_set_header X-Forwarded-For $remote_addr;", "client_max_body_size 256k;",
        "client_header_timeout", "limit_conn levant_connections", "proxy_set_header Upgrade",
    ):  # fmt: skip
        assert wanted in text
    assert Settings.model_fields["body_limit"].default == 256 * 1024


@contextmanager
def running(*command: str | Path, answers: str) -> Iterator[None]:
    """A program that serves until we are done; its address answers before we begin."""
    program = subprocess.Popen([str(word) for word in command])
    try:
        until = time.monotonic() + 120
        while True:
            assert program.poll() is None, f"{command} ended with {program.returncode}"
            assert time.monotonic() < until, f"{answers} does not answer"
            with suppress(httpx.TransportError):
                httpx.get(answers, verify=False)
                break
            time.sleep(0.2)
        yield
    finally:
        program.terminate()
        program.wait(30)


def certificate(folder: Path) -> None:
    """A certificate that our proxy made for itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1)).sign(key, hashes.SHA256())
    )  # fmt: skip
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def nginx_here(folder: Path, secure: int, plain: int) -> Path:
    """The written configuration as a whole nginx of ours: other ports, our certificate."""
    certificate(folder)
    text = (folder / "nginx.conf").read_text()
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    text = text.replace(f"/etc/letsencrypt/live/{HOST}", str(folder))
    site = folder / "site.conf"
    site.write_text(text)
    whole = folder / "whole.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
        + ("user root;\n" if os.geteuid() == 0 else "")
        + "events { worker_connections 256; }\nhttp {\n"
        + "".join(
            f"  {kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + f"  access_log off;\n  include {site};\n}}\n"
    )
    return whole


@pytest.mark.slow
@pytest.mark.skipif(not NGINX, reason="nginx is not here")
def test_a_server_is_reached_through_the_written_nginx(folder: Path) -> None:
    port, secure, plain = free_port(), free_port(), free_port()
    (folder.parent / "data").mkdir()
    shown(init(folder, "--port", str(port)))
    whole = nginx_here(folder, secure, plain)
    serve = (sys.executable, "-m", "levant", "serve", "--config", folder / "levant.env")
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with (
        running(*serve, answers=f"http://127.0.0.1:{port}/healthz"),
        running(str(NGINX), "-c", whole, answers=f"http://127.0.0.1:{plain}/"),
        httpx.Client(
            base_url=f"https://127.0.0.1:{secure}", verify=trusting, timeout=120
        ) as client,
    ):
        client.headers["Host"] = HOST
        assert client.get("/readyz").status_code == 200
        assert client.get("/metrics").status_code == 404
        moved = httpx.get(f"http://127.0.0.1:{plain}/lobby", headers={"Host": HOST}, timeout=120)
        assert (moved.status_code, moved.headers["location"]) == (301, f"{URL}/lobby")
        me = client.get("/api/me")
        assert "secure" in me.headers["set-cookie"].lower()
        assert len(me.headers.get_list("strict-transport-security")) == 1
        large = client.post("/api/guest", content=b"x" * 300_000)
        assert large.status_code == 413
        there = socket.create_connection(("127.0.0.1", secure))
        with connect(f"wss://{HOST}/api/lobby/socket", sock=there, ssl=trusting) as opened:
            assert json.loads(opened.recv(30))["type"]


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not here")
@pytest.mark.parametrize("more", [(), ("--containers",)])
def test_caddy_takes_its_file(folder: Path, more: tuple[str, ...]) -> None:
    shown(init(folder, *more))
    ran = subprocess.run(
        ["caddy", "adapt", "--config", folder / "Caddyfile", "--adapter", "caddyfile"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(ran.stdout)["apps"]["http"]["servers"]["srv0"]
    assert told["read_header_timeout"] == 10 * 10**9
    dialled = re.findall(r'"dial": ?"([^"]+)"', json.dumps(told))
    assert dialled == ["web:8187" if more else "127.0.0.1:8187"]


def test_caddy_limits_and_hides_the_figures(folder: Path) -> None:
    """The form of the proof that needs no Caddy."""
    shown(init(folder))
    text = (folder / "Caddyfile").read_text()
    assert text.count("{") == text.count("}")
    for wanted in (f"{HOST} {{", "respond /metrics 404", "max_size 256KiB", "read_header 10s"):
        assert wanted in text


# --- Containers -------------------------------------------------------------------------------


# Any: what a YAML file holds, whatever it is.
def compose(folder: Path) -> Any:
    shown(init(folder, "--containers"))
    return yaml.safe_load((folder / "compose.yaml").read_text())


def test_the_containers_know_each_other(folder: Path) -> None:
    told = compose(folder)
    services = told["services"]
    assert set(services) == {
        "migrate", "web", "worker", "backup", "postgres", "redis", "proxy",
    }  # fmt: skip
    settings = load_settings(folder / "levant.env")
    assert f"@{'postgres'}/levant" in settings.database_url
    assert settings.redis == "redis://redis:6379/0"
    password = (folder / "postgres.env").read_text().split("POSTGRES_PASSWORD=")[1].strip()
    assert f"levant:{password}@" in settings.database_url
    assert password not in (folder / "compose.yaml").read_text()
    for service in services.values():
        assert set(service["networks"]) <= set(told["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        assert (folder / service.get("env_file", "levant.env")).is_file()
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            assert source in told["volumes"] or (folder / source).is_file()
        assert re.fullmatch(r"levant|[a-z]+:\d+", service["image"])
    for inner in ("postgres", "redis"):
        assert services[inner]["networks"] == ["inside"]
    assert told["networks"]["inside"]["internal"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_containers_run_commands_that_there_are(folder: Path) -> None:
    services = compose(folder)["services"]
    for name in ("migrate", "web", "worker"):
        command, *options = services[name]["command"]
        accepted = shown(levant(command, "--help"))
        assert all(word in accepted for word in options if word.startswith("--"))


def test_the_containers_copy_the_database_each_day(folder: Path) -> None:
    backup = compose(folder)["services"]["backup"]
    _, _, script = backup["entrypoint"]
    loop = re.search(r"; do levant (.*); done", script)
    assert loop is not None
    words = shlex.split(loop[1])
    assert all(word in shown(levant(*words[:2], "--help")) for word in words if word[:2] == "--")
    assert backup["volumes"] == [f"backups:{words[2]}"]
    # A volume gets the owner that the folder has in the image.
    assert f"--owner levant --group levant --mode 700 {words[2]}" in (
        folder / "Containerfile"
    ).read_text().replace("\\\n", "")


def test_the_container_is_nobody_in_particular_and_tells_its_health(folder: Path) -> None:
    web = compose(folder)["services"]["web"]
    text = (folder / "Containerfile").read_text().replace("\\\n", "")
    lines = dict(
        line.strip().split(" ", 1) for line in text.splitlines() if re.match(r" *[A-Z]", line)
    )
    assert lines["USER"] == "levant"
    assert lines["ENTRYPOINT"] == '["levant"]'
    words = json.loads(lines["CMD"].removeprefix("CMD "))
    assert "--host" in shown(levant(words[0], "--help")) or words[0] == "python3"
    assert re.search(r"useradd --uid 10001 .* levant", text)
    # In compose.yaml, for not every image format keeps it.
    *_, health = web["healthcheck"]["test"]
    assert compile(health, "health", "exec")
    assert "http://127.0.0.1:8187/readyz" in health
    assert Settings.model_fields["port"].default == 8187
