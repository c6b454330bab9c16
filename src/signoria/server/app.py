"""The ASGI application: rooms, routes and guards put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI

from signoria import __version__

from .answers import add_answers
from .compression import CompressedAnswers
from .logs import log
from .pages import add_page, built_page
from .request_log import RequestLog
from .routes import games, guests, health, hints, play, tables
from .schemas import Problem, RuleProblem, StaleProblem
from .security.headers import SafeHeaders
from .security.hosts import EVERY_ADDRESS, NamedHosts, allowed_names
from .security.limits import AddressLimit, BodyLimit, Rate
from .services import SHIPPED, Box, Services, join_services
from .settings import Settings

PROBLEMS: dict[int | str, dict[str, object]] = {
    "4XX": {"model": Problem},
    "5XX": {"model": Problem},
}
STALE: dict[int | str, dict[str, object]] = {409: {"model": StaleProblem}}
REFUSED: dict[int | str, dict[str, object]] = {422: {"model": RuleProblem}}


def make_app(settings: Settings, box: Box = SHIPPED) -> FastAPI:
    """Return the application; the database must have been brought up to date before."""
    app = FastAPI(
        title="Signoria",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.services = join_services(settings, box)
    add_routes(app)
    page = built_page()
    add_page(app, page)
    add_answers(app, page)
    add_guards(app, settings)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Let the bots go on where they were; at the end close what is open."""
    services: Services = app.state.services
    resuming = asyncio.create_task(services.bots.resume())
    log().info("server started")
    try:
        yield
    finally:
        resuming.cancel()
        await asyncio.wait([resuming])
        services.hints.close()
        await services.bots.close()
        await services.database.close()
        log().info("server stopped")


def add_routes(app: FastAPI) -> None:
    """Add the calls of the API and the health checks."""
    api = APIRouter(prefix="/api", responses=PROBLEMS)
    api.include_router(tables.router, responses=STALE)
    api.include_router(play.router, responses={**STALE, **REFUSED})
    api.include_router(guests.router)
    api.include_router(games.router)
    api.include_router(hints.router)
    app.include_router(api)
    app.include_router(health.router, responses=PROBLEMS)


def add_guards(app: FastAPI, settings: Settings) -> None:
    """Add what stands before the routes; the guard added last is met first."""
    app.add_middleware(CompressedAnswers)
    app.add_middleware(BodyLimit, most=settings.max_body)
    app.add_middleware(AddressLimit, rate=Rate(settings.address_rate))
    app.add_middleware(
        NamedHosts,
        allowed=allowed_names(settings),
        every_address=settings.host in EVERY_ADDRESS,
    )
    app.add_middleware(SafeHeaders)
    app.add_middleware(RequestLog)
