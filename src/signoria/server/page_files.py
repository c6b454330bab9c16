"""Files of the built page as they are sent: compressed for those who can read that, and kept.

The build lays a compressed copy beside each file that gets smaller by it, so that sending one
costs nothing but reading it.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from os import stat_result
from pathlib import Path
from types import MappingProxyType
from typing import Final

import anyio.to_thread
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .security.headers import POLICY

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NOT_MODIFIED: Final = 304

COMPRESSIONS: Final = MappingProxyType({"br": ".br", "gzip": ".gz"})
"""How files may be compressed, the best first, with the endings of the copies."""

OWN_PARTS: Final = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)
"""What the document carries within itself, so that the first paint waits for nothing else."""


def accepted(header: str) -> list[str]:
    """Return the compressions that an `Accept-Encoding` header takes, the best first."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        value = weight.partition("=")[2].strip() or "1"
        weights[name.strip()] = float(value) if value.replace(".", "", 1).isdecimal() else 0.0
    others = weights.get("*", 0.0)
    return [name for name in COMPRESSIONS if weights.get(name, others) > 0]


class KeptFiles(StaticFiles):
    """A folder of files; those whose names hold a hash of their content are kept for ever."""

    def __init__(self, folder: Path, *, for_ever: bool) -> None:
        super().__init__(directory=folder)
        self._how_long = FOR_EVER if for_ever else ASK_FIRST

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or its compressed copy, with the word how long it may be kept."""
        response = await super().get_response(path, scope)
        for compression in accepted(Headers(scope=scope).get("accept-encoding", "")):
            copy, found = await anyio.to_thread.run_sync(self.lookup_copy, path, compression)
            if found is not None:
                response = self.file_response(copy, found, scope)
                response.headers["Content-Encoding"] = compression
                break
        response.headers["Cache-Control"] = self._how_long
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def lookup_copy(self, path: str, compression: str) -> tuple[str, stat_result | None]:
        """Return where the compressed copy of a file is, if there is one."""
        return self.lookup_path(path + COMPRESSIONS[compression])


def sent_file(file: Path, request: Request) -> Response:
    """Return a small file that browsers ask for again each time, unless they have this one."""
    content, headers = file.read_bytes(), {"Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding"}
    for compression in accepted(request.headers.get("accept-encoding", "")):
        copy = file.with_name(file.name + COMPRESSIONS[compression])
        if copy.is_file():
            content = copy.read_bytes()
            headers["Content-Encoding"] = compression
            break
    # By the content: files of a wheel all have the same time, and often the same size.
    headers["ETag"] = f'"{sha256(content).hexdigest()[:20]}"'
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(content, headers=headers, media_type=guess_type(file.name)[0])


def sent_document(file: Path, request: Request) -> Response:
    """Return the document of the page; what it carries within itself is allowed by its hash."""
    response = sent_file(file, request)
    response.headers["Content-Security-Policy"] = policy_for(file.read_bytes())
    return response


@lru_cache(maxsize=4)
def policy_for(document: bytes) -> str:
    """Return the policy under which a document may use its own style and script, no other."""
    allowed = {"script": "", "style": ""}
    for part in OWN_PARTS.finditer(document):
        digest = b64encode(sha256(part[2]).digest()).decode()
        allowed[part[1].decode()] += f" 'sha256-{digest}'"
    own = [f"; {kind}-src 'self'{hashes}" for kind, hashes in allowed.items() if hashes]
    return POLICY + "".join(own)
