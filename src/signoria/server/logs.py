"""The log: one line an event, as `key=value` text or JSON, never with a secret in it."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import FilteringBoundLogger

from .settings import Settings

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def set_up_logs(settings: Settings) -> None:
    """Send all log lines to stderr in the form that the settings ask for."""
    last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if settings.log_format == "text":
        last = structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[settings.log_level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    quiet_libraries()


def quiet_libraries() -> None:
    """Let libraries tell warnings only: what they say of requests would show invite codes."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
    for name in ("uvicorn.access", "sqlalchemy.engine", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log() -> FilteringBoundLogger:
    """Return the log."""
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger
