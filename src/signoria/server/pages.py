"""The built page, served by the same process; the address bar may name a table or a device."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
HASHED = "assets"
"""The folder whose files have a hash of their content in their names, so they never change."""

NOT_BUILT = "The page is not built yet: run `make play`, or `npm run build` in the folder web.\n"
HERE = Path(__file__).parent
PLACES = (HERE / "page", HERE.parents[2] / "web" / "dist")
"""Where the page is: in the wheel, or in a checkout in which it was built."""

ADDRESSES = ("/", "/t/{rest:path}", "/device/{rest:path}")
"""What the page shows by itself: its start, tables and device links are one document."""


class KeptFiles(StaticFiles):
    """A folder of files that browsers may keep as they are told."""

    def __init__(self, folder: Path, how_long: str) -> None:
        super().__init__(directory=folder)
        self._how_long = how_long

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file with the word how long it may be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = self._how_long
        return response


def wants_page(request: Request) -> bool:
    """Whether a request comes from an address bar or a link, not from a program."""
    return (
        request.method in ("GET", "HEAD")
        and not f"{request.url.path}/".startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


def lost_page(folder: Path) -> Response:
    """Return the document for an address that leads nowhere; the page itself says so."""
    return FileResponse(folder / "index.html", 404, headers={"Cache-Control": ASK_FIRST})


def built_page() -> Path | None:
    """Return the folder of the built page, or None."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def add_page(app: FastAPI, folder: Path | None) -> None:
    """Serve the page from a folder, or say that it is not built."""

    async def show_page() -> Response:
        if folder is None:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        return FileResponse(folder / "index.html", headers={"Cache-Control": ASK_FIRST})

    for address in ADDRESSES:
        app.add_api_route(address, show_page, methods=["GET", "HEAD"], include_in_schema=False)
    for place in sorted(folder.iterdir()) if folder else ():
        if place.is_dir():
            how_long = FOR_EVER if place.name == HASHED else ASK_FIRST
            app.mount(f"/{place.name}", KeptFiles(place, how_long))
        elif place.name != "index.html":
            add_file(app, place)


def add_file(app: FastAPI, file: Path) -> None:
    """Serve one file that lies beside the document, such as its icon."""

    async def show_file() -> Response:
        return FileResponse(file, headers={"Cache-Control": ASK_FIRST})

    app.add_api_route(f"/{file.name}", show_file, methods=["GET", "HEAD"], include_in_schema=False)
