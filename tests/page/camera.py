"""Pictures as the tests keep them: small and grey, made by the browser that shows the page."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.page.hands import PAUSE
from tests.page.visitor import AT_REST, Visitor

SHRUNK: Final = 4
"""How many pixels of the screen are one of a picture, in width and in height."""

BLOCK: Final = 4
"""The side of a block of a picture: 16 pixels of the screen, about a letter's height."""

TOLERANCE: Final = 25.0
"""By how many of 255 shades the pixels of a block may differ on average."""

FEW: Final = 0.005
"""Which part of all blocks may differ by more than that, each alone."""

LOOKS: Final = 20
"""How often a screen is looked at until it is the same twice."""

PNG: Final = b"\x89PNG\r\n\x1a\n"

SETTLED: Final = "document.fonts.ready.then(() => undefined)"

BITMAP: Final = """
    const decode = async (data) => {
        const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
        return createImageBitmap(new Blob([bytes]));
    };
    const canvas = (width, height) => new OffscreenCanvas(width, height);
    const encode = async (drawn, type, quality) => {
        const blob = await drawn.convertToBlob({type, quality});
        const bytes = new Uint8Array(await blob.arrayBuffer());
        let text = "";
        for (let at = 0; at < bytes.length; at += 32768)
            text += String.fromCharCode(...bytes.subarray(at, at + 32768));
        return btoa(text);
    };
"""

SHRINK: Final = f"""async ([data, step]) => {{ {BITMAP}
    const image = await decode(data);
    const pen = canvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const {{data: pixels}} = pen.getImageData(0, 0, image.width, image.height);
    const width = Math.floor(image.width / step), height = Math.floor(image.height / step);
    const sums = new Float64Array(width * height);
    for (let y = 0; y < height * step; y++)
        for (let x = 0; x < width * step; x++) {{
            const at = (y * image.width + x) * 4;
            const grey = 0.299 * pixels[at] + 0.587 * pixels[at + 1] + 0.114 * pixels[at + 2];
            sums[Math.floor(y / step) * width + Math.floor(x / step)] += grey;
        }}
    const shades = String.fromCharCode;
    let text = "";
    for (const sum of sums) text += shades(Math.round(sum / (step * step)));
    return [width, height, btoa(text)];
}}"""

ENCODE: Final = f"""async ([data, width, quality]) => {{ {BITMAP}
    const image = await decode(data);
    const shown = Math.min(width, image.width);
    const drawn = canvas(shown, Math.round(image.height * shown / image.width));
    const pen = drawn.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, drawn.width, drawn.height);
    return encode(drawn, "image/webp", quality);
}}"""

COMPARE: Final = f"""async ([was, is, blocks, side]) => {{ {BITMAP}
    const [old, now] = [await decode(was), await decode(is)];
    const drawn = canvas(now.width * 2 + 8, now.height);
    const pen = drawn.getContext("2d");
    pen.imageSmoothingEnabled = false;
    pen.drawImage(old, 0, 0, now.width, now.height);
    pen.drawImage(now, now.width + 8, 0);
    pen.strokeStyle = "#e00";
    pen.lineWidth = 2;
    for (const [x, y] of blocks)
        for (const from of [0, now.width + 8])
            pen.strokeRect(from + x * side, y * side, side, side);
    return encode(drawn, "image/png");
}}"""


@dataclass(frozen=True)
class Grey:
    """A picture in shades of grey, one byte a pixel."""

    width: int
    height: int
    pixels: bytes

    @classmethod
    def read(cls, path: Path) -> Grey:
        """Read a picture that `png` made."""
        data = path.read_bytes()
        width, height = struct.unpack(">II", data[16:24])
        at, packed = len(PNG), b""
        while at < len(data):
            (length,) = struct.unpack(">I", data[at : at + 4])
            if data[at + 4 : at + 8] == b"IDAT":
                packed += data[at + 8 : at + 8 + length]
            at += 12 + length
        rows = zlib.decompress(packed)
        lines = [rows[y * (width + 1) : (y + 1) * (width + 1)] for y in range(height)]
        if any(line[0] for line in lines):
            raise ValueError(f"{path} was written by something else; renew it.")
        return cls(width, height, b"".join(line[1:] for line in lines))

    def png(self) -> bytes:
        """Return the picture as a PNG whose lines are not filtered."""
        lines = [self.pixels[y * self.width : (y + 1) * self.width] for y in range(self.height)]
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 0, 0, 0, 0)
        packed = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
        return PNG + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")

    def differences(self, other: Grey) -> Iterator[tuple[int, int, float]]:
        """Give each block with the mean difference of its pixels from those of another picture."""
        for y in range(0, self.height - BLOCK + 1, BLOCK):
            for x in range(0, self.width - BLOCK + 1, BLOCK):
                places = [
                    (y + row) * self.width + x + column
                    for row in range(BLOCK)
                    for column in range(BLOCK)
                ]
                total = sum(abs(self.pixels[at] - other.pixels[at]) for at in places)
                yield x // BLOCK, y // BLOCK, total / len(places)

    def changed(self, other: Grey) -> list[tuple[int, int]]:
        """Return the blocks that differ from those of a picture of the same size."""
        return [(x, y) for x, y, by in self.differences(other) if by > TOLERANCE]

    def is_broken(self, changed: list[tuple[int, int]]) -> bool:
        """Whether blocks that differ mean more than letters drawn a little differently.

        Another rasteriser or a drift of one pixel moves the edges of letters: single blocks,
        one in a thousand. What is moved, hidden or covered changes blocks that lie together,
        or many.
        """
        blocks, found = (self.width // BLOCK) * (self.height // BLOCK), set(changed)
        together = any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= found for x, y in changed)
        return together or len(changed) > FEW * blocks


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a part of a PNG file."""
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def photograph(visitor: Visitor) -> bytes:
    """Return a PNG of what a visitor has before him once nothing changes there any more."""
    visitor.page.evaluate(SETTLED)
    visitor.page.evaluate(AT_REST)
    earlier = b""
    for _ in range(LOOKS):
        visitor.page.wait_for_timeout(PAUSE)
        now = visitor.page.screenshot(animations="disabled")
        if now == earlier:
            return now
        earlier = now
    raise AssertionError("the screen never comes to rest")


class Darkroom:
    """A blank page of the browser, in which pictures are worked on."""

    def __init__(self, browser: Browser) -> None:
        self.page: Page = browser.new_page()

    def shrink(self, png: bytes) -> Grey:
        """Return a screenshot as the tests keep it."""
        width, height, pixels = self.page.evaluate(SHRINK, [base64.b64encode(png).decode(), SHRUNK])
        return Grey(width, height, base64.b64decode(pixels))

    def webp(self, png: bytes, width: int, quality: float) -> bytes:
        """Return a picture as WebP, not wider than said."""
        wish = [base64.b64encode(png).decode(), width, quality]
        return base64.b64decode(self.page.evaluate(ENCODE, wish))

    def compare(self, was: Grey, png: bytes, blocks: list[tuple[int, int]]) -> bytes:
        """Return a PNG of a kept picture beside a new one, with the blocks that differ marked."""
        pictures = [base64.b64encode(one).decode() for one in (was.png(), png)]
        side = SHRUNK * BLOCK
        return base64.b64decode(self.page.evaluate(COMPARE, [*pictures, blocks, side]))
