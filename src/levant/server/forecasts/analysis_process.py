"""A process that analyses a finished match from its record.

Started as `python -m levant.server.forecasts.analysis_process`. It reads a record, and writes
lines of JSON: how many steps there will be, a line for each, and at last the decisions.
"""

from __future__ import annotations

from collections.abc import Iterator

from levant.kernel.record import Record
from levant.kernel.title import AnyView
from levant.server.forecasts.forecast_process import answer
from levant.server.messages import plain
from levant.server.schemas import MessageOut
from levant.server.titles.title_services import TITLES, find_title_services


def analyse(record: Record) -> Iterator[dict[str, object]]:
    """The steps of an analysis, with labels as clients are told them."""
    title_services = find_title_services(record.title, record.rules)
    assert title_services.analyse is not None

    def label(view: AnyView) -> MessageOut:
        return plain(title_services.label(view))

    return title_services.analyse(record, TITLES.find(record.title, record.rules), label)


if __name__ == "__main__":
    answer(analyse)
