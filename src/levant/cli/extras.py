"""What is installed only on request, and what to say where it is missing.

`levant` alone is the engine, its bots and the terminal. Whatever a server, a database or a cluster
needs beyond is an extra of the package (pyproject.toml).
"""

from __future__ import annotations

from typing import Final

MODULES: Final = {
    "server": (
        "aiohttp", "aiosmtplib", "aiosqlite", "alembic", "confusable_homoglyphs", "cryptography",
        "dotenv", "fastapi", "limits", "openskill", "prometheus_client", "pwdlib",
        "pydantic_settings", "pyotp", "pywebpush", "redis", "resvg_py", "segno", "sqlalchemy",
        "starlette", "structlog", "taskiq", "taskiq_redis", "uvicorn", "webauthn", "yarl",
    ),
    "postgres": ("psycopg", "psycopg_pool"),
    "tracing": ("opentelemetry",),
    "ray": ("ray",),
    "research": ("chess", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
}  # fmt: skip
"""What Levant imports of each extra: the first that has a module is the one to install.

pydantic is not among them, although the server asks for it: the terminal's library has it too.
"""

_EXTRA_OF: Final = {
    module: extra for extra, modules in reversed(MODULES.items()) for module in modules
}


def advice(error: ModuleNotFoundError) -> str | None:
    """One sentence on what to install; None when the module is of no extra."""
    module = (error.name or "").partition(".")[0]
    extra = _EXTRA_OF.get(module)
    if extra is None:
        return None
    return f"this needs {module}, which is not here: pip install 'levant[{extra}]'"
