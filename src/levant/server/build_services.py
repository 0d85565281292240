"""The one place where the services of a process are made, web or worker."""

from __future__ import annotations

from levant.server.auth.authentication import PersonCache
from levant.server.auth.rate_limits import RateLimits
from levant.server.bots.bot_turns import BotTurns
from levant.server.forecasts.analysis_service import Analyses
from levant.server.forecasts.forecast_service import Forecasts
from levant.server.lobby.lobby_socket import Lobby
from levant.server.mail.mailer import Mailer
from levant.server.messaging.broker import make_broker
from levant.server.messaging.fanout import make_fanout
from levant.server.notices.delivery import Delivery
from levant.server.play.connections import Connections
from levant.server.play.group_commit import GroupCommit
from levant.server.play.socket_quota import SocketQuota
from levant.server.play.table_cache import TableCache
from levant.server.previews.picture import Pictures
from levant.server.services import Services
from levant.server.settings import Settings
from levant.server.storage.database import Database


def build_services(settings: Settings) -> Services:
    """All services; nothing is connected before the server starts."""
    services = Services(settings, Database(settings), make_fanout(settings), make_broker(settings))
    services.person_cache = PersonCache(services.fanout)
    services.rate_limits = RateLimits(settings.redis)
    services.mailer = Mailer(services)
    services.group_commit = GroupCommit(services.database)
    services.table_cache = TableCache(services)
    services.socket_quota = SocketQuota(settings)
    services.connections = Connections(services)
    services.lobby = Lobby(services)
    services.bots = BotTurns(services)
    services.forecasts = Forecasts(services)
    services.analyses = Analyses(services)
    services.notices = Delivery(services)
    services.pictures = Pictures()
    return services
