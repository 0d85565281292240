"""Forecasts: the chances in a finished match as each side could judge them, turn by turn."""

from __future__ import annotations

from typing import ClassVar

from levant.server.auth.person import Person
from levant.server.forecasts.computation import Columns, Computation, Line
from levant.server.forecasts.schemas import ForecastOut
from levant.server.services import Services
from levant.server.storage.match_models import ForecastRow
from levant.server.titles.title_services import find_title_services


class Forecasts(Computation[ForecastRow]):
    """Makes forecasts, and tells them."""

    name: ClassVar[str] = "forecast"
    module: ClassVar[str] = "levant.server.forecasts.forecast_process"

    def __init__(self, services: Services) -> None:
        super().__init__(services, ForecastRow)

    def fresh(self) -> Columns:
        return {"points": [], "total": None}

    def add(self, values: Columns, said: Line) -> None:
        values["total"] = said.get("total", values["total"])
        values["points"] += [said] if "ply" in said else []

    def broken_off(self, values: Columns) -> None:
        values["total"] = len(values["points"])

    async def told(
        self, match_id: str, person: Person | None, key: str | None
    ) -> ForecastOut | None:
        """What is known of a finished match; None when nobody has asked for it before."""
        header, row = await self.kept(match_id, person, key)
        if find_title_services(header.row.title).forecast is None:
            return {"available": False, "done": True, "total": 0, "points": []}
        if row is None:
            return None
        return {"available": True, "done": row.done, "total": row.total, "points": row.points}

    async def begin(self, match_id: str) -> ForecastOut:
        """Have a forecast made; what is known of it by now: nothing."""
        await self.make(match_id)
        return {"available": True, "done": False, "total": None, "points": []}
