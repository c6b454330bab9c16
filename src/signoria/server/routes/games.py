"""Calls about the games themselves; they need no guest."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256

from fastapi import APIRouter, Request, Response
from pydantic import JsonValue

from signoria.bots import BOTS
from signoria.core.refusal import InvalidInput
from signoria.games import AnyGame
from signoria.server.access import Rooms
from signoria.server.errors import Unknown
from signoria.server.schemas import GameInfo, OptionInfo, RuleInfo

router = APIRouter(tags=["games"])

FOR_AN_HOUR = "public, max-age=3600"


@router.get("/games")
async def list_games(rooms: Rooms) -> list[GameInfo]:
    """List the games with their players, options and rules."""
    return [game_info(game) for game in rooms.games.values()]


@router.get("/games/{name}/catalogue", response_model=dict[str, JsonValue])
async def show_catalogue(
    name: str, rooms: Rooms, request: Request, edition: str = "house"
) -> Response:
    """Show the components of an edition: tiles with their cells, cards, lots."""
    game = rooms.games.get(name)
    if game is None:
        raise Unknown("There is no such game here.")
    try:
        components = catalogue(game, edition)
    except InvalidInput as error:
        raise Unknown(f"There is no such edition: {error}") from error
    headers = {"Cache-Control": FOR_AN_HOUR, "ETag": tag_of(components)}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(components, headers=headers, media_type="application/json")


@lru_cache(maxsize=8)
def catalogue(game: AnyGame, edition: str) -> bytes:
    """Return a catalogue as JSON; it is asked for by every page, and large."""
    return json.dumps(game.catalogue({"edition": edition}), separators=(",", ":")).encode()


@lru_cache(maxsize=8)
def tag_of(components: bytes) -> str:
    """Return the mark by which a browser learns that it has this catalogue already."""
    return f'W/"{sha256(components).hexdigest()[:20]}"'


def game_info(game: AnyGame) -> GameInfo:
    """Return what a game says about itself."""
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                values=list(option.values),
                text=option.text,
            )
            for option in game.options
        ],
        rules=[
            RuleInfo(id=rule.id, paragraph=rule.paragraph, text=rule.text)
            for rule in game.rules.values()
        ],
        rules_version=game.rules_version,
        bots=sorted(BOTS),
    )
