"""What Prometheus can ask for."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "levant_requests_total", "HTTP requests.", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "levant_request_seconds", "How long requests took.", ["route"], registry=REGISTRY
)
ACTIONS: Final = Counter(
    "levant_actions_total", "Accepted actions.", ["title", "by"], registry=REGISTRY
)
REFUSED: Final = Counter("levant_refused_total", "Refused actions.", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("levant_sockets", "Open sockets.", registry=REGISTRY)
TABLES: Final = Gauge("levant_tables", "Positions in memory.", registry=REGISTRY)
LOADS: Final = Counter("levant_table_loads_total", "Positions rebuilt.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "levant_bot_seconds", "How long bots thought.", ["bot"], registry=REGISTRY
)
BOT_WAITING: Final = Gauge(
    "levant_bot_waiting", "Questions that bots think about or that wait for one.", registry=REGISTRY
)
BOT_CAPPED: Final = Counter(
    "levant_bot_capped_total", "Thoughts cut off or failed.", ["bot"], registry=REGISTRY
)
MATCHES: Final = Counter(
    "levant_matches_total", "Matches by what became of them.", ["what"], registry=REGISTRY
)
