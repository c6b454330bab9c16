"""The built page, served by the same process; the address bar may name a table or a device."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import PlainTextResponse, Response

from .page_files import COMPRESSIONS, KeptFiles, sent_document, sent_file

DOCUMENT = "index.html"
NOT_FOUND = 404
HASHED = "assets"
"""The folder whose files have a hash of their content in their names, so they never change."""

NOT_BUILT = "The page is not built yet: run `make play`, or `npm run build` in the folder web.\n"
HERE = Path(__file__).parent
PLACES = (HERE / "page", HERE.parents[2] / "web" / "dist")
"""Where the page is: in the wheel, or in a checkout in which it was built."""

ADDRESSES = ("/", "/t/{rest:path}", "/device/{rest:path}")
"""What the page shows by itself: its start, tables and device links are one document."""


def wants_page(request: Request) -> bool:
    """Whether a request comes from an address bar or a link, not from a program."""
    return (
        request.method in ("GET", "HEAD")
        and not f"{request.url.path}/".startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


def lost_page(folder: Path, request: Request) -> Response:
    """Return the document for an address that leads nowhere; the page itself says so."""
    response = sent_document(folder / DOCUMENT, request)
    response.status_code = NOT_FOUND
    return response


def built_page() -> Path | None:
    """Return the folder of the built page, or None."""
    return next((place for place in PLACES if (place / DOCUMENT).is_file()), None)


def add_page(app: FastAPI, folder: Path | None) -> None:
    """Serve the page from a folder, or say that it is not built."""

    async def show_page(request: Request) -> Response:
        if folder is None:
            return PlainTextResponse(NOT_BUILT, status_code=503)
        return sent_document(folder / DOCUMENT, request)

    for address in ADDRESSES:
        app.add_api_route(address, show_page, methods=["GET", "HEAD"], include_in_schema=False)
    for place in sorted(folder.iterdir()) if folder else ():
        if place.is_dir():
            app.mount(f"/{place.name}", KeptFiles(place, for_ever=place.name == HASHED))
        elif place.name != DOCUMENT and place.suffix not in COMPRESSIONS.values():
            add_file(app, place)


def add_file(app: FastAPI, file: Path) -> None:
    """Serve one file that lies beside the document, such as its icon."""

    async def show_file(request: Request) -> Response:
        return sent_file(file, request)

    app.add_api_route(f"/{file.name}", show_file, methods=["GET", "HEAD"], include_in_schema=False)
