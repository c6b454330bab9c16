"""How problems are answered: JSON with one sentence, or the page where somebody lost his way."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from .errors import Malformed, RequestProblem
from .logs import log
from .pages import lost_page, wants_page
from .request_log import route_of
from .schemas import Problem
from .security.answers import as_response
from .security.headers import HEADERS

UNREADABLE = "The request cannot be read as JSON; nothing was changed."
SENTENCES = {
    400: UNREADABLE,
    404: "There is nothing at this address.",
    405: "This address does not take such a request.",
    413: "The request is too large; nothing was changed.",
}
MISTAKE = (
    "That did not work because of a mistake in the server, which is noted in its log. "
    "What was confirmed before is unharmed."
)
OWN_FAULT = 500
NOTHING_THERE = 404


def add_answers(app: FastAPI, page: Path | None) -> None:
    """Let all problems be answered in one form; a lost visitor is shown the page."""

    async def answer_status(request: Request, error: HTTPException) -> Response:
        lost = error.status_code == NOTHING_THERE and wants_page(request)
        return lost_page(page, request) if lost and page else told_status(error)

    app.exception_handler(RequestProblem)(answer_problem)
    app.exception_handler(RequestValidationError)(answer_malformed)
    app.exception_handler(HTTPException)(answer_status)
    app.exception_handler(Exception)(answer_mistake)


async def answer_problem(connection: HTTPConnection, problem: RequestProblem) -> Response | None:
    """Answer a request, or refuse a socket, with a problem that has its own sentence."""
    if problem.status >= OWN_FAULT:
        cause = str(problem.__cause__ or "").partition("\n")[0]
        route = route_of(connection.scope)
        log().error("request failed", route=route, reason=problem.message, cause=cause)
    response = as_response(problem)
    if isinstance(connection, WebSocket):
        await connection.send_denial_response(response)
        return None
    return response


async def answer_malformed(request: Request, error: RequestValidationError) -> Response:
    """Answer a request that does not say what it must, naming the part that is wrong."""
    del request
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return as_response(Malformed(UNREADABLE))
    part = ".".join(str(step) for step in first["loc"])
    return as_response(Malformed(f"The request is malformed at {part}: {first['msg']}."))


def told_status(error: HTTPException) -> Response:
    """Return the answer to what the framework refuses by itself."""
    message = SENTENCES.get(error.status_code, str(error.detail))
    return JSONResponse(
        Problem(message=message).model_dump(), error.status_code, headers=error.headers
    )


async def answer_mistake(request: Request, error: Exception) -> Response:
    """Answer when the server itself is wrong."""
    log().error("mistake", route=route_of(request.scope), exc_info=error)
    return JSONResponse(Problem(message=MISTAKE).model_dump(), 500, headers=HEADERS)
