"""Traces for OpenTelemetry where the operator asks for them; otherwise not even an import.

A span says what was done, at which match and how long it took: the route of a request, not its
address; the kind of a request at a table, not its text; how many rows were written, not which.
What went wrong is told by the name of the error alone, for its words may tell a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final, Protocol

from levant.server.settings import Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

SERVICE: Final = "levant"
Fact = str | int


class Span(Protocol):
    """A stretch of work under way."""

    def tell(self, **facts: Fact) -> None:
        """Add what is known only now; `name` is what it is called."""


class _NoSpan:
    def tell(self, **facts: Fact) -> None:
        """Nobody listens."""


class _Process:
    """This process: where its spans go, if anywhere."""

    tracer: Tracer | None = None


_NOT_TRACED: Final = nullcontext[Span](_NoSpan())
_PROCESS: Final = _Process()


def span(name: str, **facts: Fact) -> AbstractContextManager[Span]:
    """A stretch of work from here to the end of the block."""
    tracer = _PROCESS.tracer
    return _NOT_TRACED if tracer is None else _recorded(tracer, name, facts)


@contextmanager
def _recorded(tracer: Tracer, name: str, facts: dict[str, Fact]) -> Iterator[Span]:
    from opentelemetry.trace import Status, StatusCode

    with tracer.start_as_current_span(
        name, attributes=_named(facts), record_exception=False, set_status_on_exception=False
    ) as begun:

        class OpenSpan:
            def tell(self, **facts: Fact) -> None:
                called = facts.pop("name", None)
                if called is not None:
                    begun.update_name(str(called))
                begun.set_attributes(_named(facts))

        try:
            yield OpenSpan()
        except BaseException as error:
            begun.set_attribute("error.type", type(error).__name__)
            begun.set_status(Status(StatusCode.ERROR))
            raise


def _named(facts: dict[str, Fact]) -> dict[str, Fact]:
    return {f"{SERVICE}.{fact}": value for fact, value in facts.items()}


@contextmanager
def traced(settings: Settings, role: str) -> Iterator[None]:
    """Send spans where the settings say; `role` is what this process is: web or worker."""
    if settings.trace_to is None:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    with sent_to(BatchSpanProcessor(OTLPSpanExporter(settings.trace_to)), role):
        yield


@contextmanager
def sent_to(processor: SpanProcessor, role: str) -> Iterator[None]:
    """Hand spans to a processor; in the end it sends what it still has."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    resource = Resource.create({"service.name": f"{SERVICE}-{role}"})
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(processor)
    _PROCESS.tracer = provider.get_tracer(SERVICE)
    try:
        yield
    finally:
        _PROCESS.tracer = None
        provider.shutdown()
