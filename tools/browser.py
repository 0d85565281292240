"""Make sure that the tests find a browser.

Chromium from the system if there is one; else playwright's own; else, as root on a system with
apt, the system's package. Where none of that works, the tests of the page say so and fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT: Final = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"),
)


def on_path() -> str | None:
    """A browser of the system."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The browser that playwright downloaded before."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    """The browser that tests use."""
    return on_path() or of_playwright()


def install() -> None:
    """Get one, in the two ways there are."""
    print("browser: none found, installing Chromium", flush=True)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = [
            subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode
            for command in APT
        ]
        if done[-1] == 0:
            return
    subprocess.run((sys.executable, "-m", "playwright", "install", "chromium"), check=False)


def main() -> None:
    """Leave things as they are when there is a browser."""
    if find() is None:
        install()
    found = find()
    if found is None:
        sys.exit("browser: no Chromium and no way to get one; install it and try again")
    print(f"browser: {found}")


if __name__ == "__main__":
    main()
