"""Looking at pictures as their users do: the words and parts of an SVG, the pixels of a PNG."""

from __future__ import annotations

import re
import struct
import zlib
from typing import NamedTuple
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r"""(?:url\(|href=")#([\w-]+)""")
DEFINED = re.compile(r""" id="([\w-]+)\"""")

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Seen:
    """A picture that has been read as XML, which fails if it is none."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)

    def texts(self) -> list[str]:
        """Return the texts that are drawn."""
        return ["".join(found.itertext()) for found in self.root.iter(f"{SVG}text")]

    def tips(self) -> list[str]:
        """Return what is told where one points at a part."""
        return [found.text or "" for found in self.root.iter(f"{SVG}title")]

    def said(self) -> str:
        """Return what is read to those who cannot see it."""
        parts = (self.root.find(f"{SVG}title"), self.root.find(f"{SVG}desc"))
        return " ".join(part.text or "" for part in parts if part is not None)

    def size(self) -> tuple[float, float]:
        """Return its width and height."""
        _, _, width, height = self.root.attrib["viewBox"].split()
        return float(width), float(height)

    def check(self) -> None:
        """Check what holds for every picture."""
        assert self.root.tag == f"{SVG}svg"
        assert self.root.attrib["role"] == "img"
        title, desc = self.root.attrib["aria-labelledby"].split()
        assert [found.attrib["id"] for found in self.root[:2]] == [title, desc]
        assert all(found.text for found in self.root[:2])
        defined = DEFINED.findall(self.svg)
        assert len(defined) == len(set(defined))
        assert set(REFERENCE.findall(self.svg)) <= set(defined)
        assert "style=" not in self.svg
        assert "<script" not in self.svg
        assert not re.search(r"\b(nan|inf)\b", self.svg)


class Pixels(NamedTuple):
    """A decoded PNG of 8 bits a channel."""

    width: int
    height: int
    rows: list[bytes]

    def at(self, x: float, y: float) -> bytes:
        """Return the colour of a pixel."""
        start = 4 * int(x)
        return self.rows[int(y)][start : start + 4]


def size(png: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def pixels(png: bytes) -> Pixels:
    """Decode a PNG."""
    assert png.startswith(SIGNATURE)
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name = png[at + 4 : at + 8]
        chunks[name] = chunks.get(name, b"") + png[at + 8 : at + 8 + length]
        at += length + 12
    width, height, depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert (depth, kind) == (8, 6)
    data, line = zlib.decompress(chunks[b"IDAT"]), 4 * width + 1
    rows: list[bytes] = []
    for number in range(height):
        row = data[number * line : (number + 1) * line]
        rows.append(unfiltered(row[0], bytearray(row[1:]), rows[-1] if rows else bytes(line - 1)))
    return Pixels(width, height, rows)


def unfiltered(kind: int, row: bytearray, above: bytes) -> bytes:
    """Return a row of a PNG as it was before it was filtered."""
    for x in range(len(row)):
        left = row[x - 4] if x >= 4 else 0
        corner = above[x - 4] if x >= 4 else 0
        row[x] = (row[x] + (0, left, above[x], (left + above[x]) // 2, 0)[kind]) % 256
        if kind == 4:
            row[x] = (row[x] + paeth(left, above[x], corner)) % 256
    return bytes(row)


def paeth(left: int, above: int, corner: int) -> int:
    """Return the neighbour that is nearest to left + above - corner."""
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
