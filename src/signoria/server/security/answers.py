"""Answers given before a request reaches its route."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from signoria.server.errors import RequestProblem


def as_response(problem: RequestProblem) -> JSONResponse:
    """Return a problem as an answer."""
    return JSONResponse(
        problem.body().model_dump(mode="json"),
        status_code=problem.status,
        headers=problem.headers,
    )


async def refuse(problem: RequestProblem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or a socket's opening with a problem."""
    response = as_response(problem)
    if scope["type"] == "websocket" and "websocket.http.response" not in scope["extensions"]:
        await send({"type": "websocket.close", "code": 1008, "reason": problem.message[:120]})
    else:
        await response(scope, receive, send)
