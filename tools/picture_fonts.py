"""Writes the fonts that PNG pictures are set in: the page's own, in the few styles used.

The page's fonts come as compressed parts of variable fonts. A picture needs plain files, one for
each style, that hold the Latin letters of all languages of the page. What is changed like that
must not keep a reserved name (SIL Open Font License), so the families are named after Signoria.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HOUSE = Path(__file__).resolve().parent.parent
DATA = HOUSE / "src" / "signoria" / "pictures" / "data"
PACKAGES = HOUSE / "web" / "node_modules" / "@fontsource-variable"
LATIN_EXTENDED_A = range(0x100, 0x180)
"""The letters of Czech, Hungarian and their neighbours, beyond those of the first part."""

FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 1, 2, 3, 4, 5, 6
KEPT_NAMES = (0, VERSION)
"""The copyright notice, which the licence wants kept, and the version."""


class Style(NamedTuple):
    """A style of a family, and where it comes from."""

    file: str
    package: str
    family: str
    name: str
    weight: int


STYLES = (
    Style("display-semibold.ttf", "eb-garamond", "Signoria Display", "SemiBold", 600),
    Style("text-regular.ttf", "source-sans-3", "Signoria Text", "Regular", 400),
    Style("text-semibold.ttf", "source-sans-3", "Signoria Text", "SemiBold", 600),
)


def main() -> None:
    """Write every font anew, with the licences."""
    for style in STYLES:
        (DATA / style.file).write_bytes(font(style))
    for package in sorted({style.package for style in STYLES}):
        licence = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        (DATA / f"OFL-{package}.txt").write_text(licence, encoding="utf-8")


def font(style: Style) -> bytes:
    """Return the file of a style."""
    with TemporaryDirectory() as folder:
        parts = [Path(folder, f"{name}.ttf") for name in ("latin", "latin-ext")]
        for part in parts:
            plain_part(style, part.stem).save(part)
        merged = Merger().merge([str(part) for part in parts])
        rename(merged, style)
        merged.recalcTimestamp = False
        merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].modified
        merged.save(parts[0])
        return parts[0].read_bytes()


def plain_part(style: Style, part: str) -> TTFont:
    """Return a part of a family in one weight; of the larger part only the letters needed."""
    file = PACKAGES / style.package / "files" / f"{style.package}-{part}-wght-normal.woff2"
    found = TTFont(file, recalcTimestamp=False)
    found.flavor = None
    found = instantiateVariableFont(found, {"wght": style.weight})
    if part == "latin-ext":
        options = Options()
        options.recalc_timestamp = False
        chosen = Subsetter(options)
        chosen.populate(unicodes=LATIN_EXTENDED_A)
        chosen.subset(found)
    return found


def rename(made: TTFont, style: Style) -> None:
    """Give a font the names of its style, and keep whose work it is."""
    names = made["name"]
    names.names = [record for record in names.names if record.nameID in KEPT_NAMES]
    full = f"{style.family} {style.name}"
    for number, text in {
        FAMILY: style.family,
        STYLE: style.name,
        UNIQUE: full,
        FULL: full,
        POSTSCRIPT: full.replace(" ", ""),
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    made["OS/2"].usWeightClass = style.weight


if __name__ == "__main__":
    main()
