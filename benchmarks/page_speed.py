"""Measure how fast a table is on the screen, how fast a move is, and how smooth placing is.

    python benchmarks/page_speed.py

A real server, the built page and Chromium. A table in the middle of a game is loaded with an
empty cache, on a phone (processor four times slower, 1.6 Mbit/s down, 0.75 up, 150 ms until an
answer begins) and on a desktop without any throttle. Then a table of bots is watched: what is
timed is from the moment that a bot's move was given as its time, just before its commit, until
the browser has painted it. Last a building is dragged about the estate, and the frames are
counted; without a graphics card the browser has to draw them by itself.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from math import cos, sin
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from signoria.server.access import COOKIE  # noqa: E402
from tests.page.positions import KNOWN_HERE, LUCIA, LaidTable, OpenedHouse  # noqa: E402
from tests.page.screens import SCREENS, TOWER, Screen, at  # noqa: E402
from tests.server.house import Person, choice, wait_until  # noqa: E402
from tools.chromium import FLAGS, executable  # noqa: E402

RESULTS: Final = Path(__file__).parent / "results" / "page_speed.json"
MIDDLE: Final = "auction"
"""The table that is loaded: an auction in the middle of a game of four."""

COUNTED: Final = ("auction", "menu", "work", "build", "five-players", "rich-hand")
"""The screens whose elements are counted."""

BETWEEN_BOTS: Final = 0.5
"""Seconds between two moves of bots, so that each is seen by itself."""

DRAGGING: Final = 3.0

SEEN: Final = """(() => {
    const seen = (window.seen = {shifted: 0});
    const after = (note) => requestAnimationFrame(() => {
        // A message comes right after the frame, before timers, which may have more to do.
        const channel = new MessageChannel();
        channel.port1.onmessage = note;
        channel.port2.postMessage(null);
    });
    const look = () => {
        const board = document.querySelector('[role=grid], #board svg');
        if (seen.asked || !board || document.querySelector('#cover')) return;
        seen.asked = true;
        after(() => {
            seen.board = performance.now();
            document.fonts.ready.then(() => after(() => (seen.settled = performance.now())));
        });
    };
    new MutationObserver(look).observe(document, {childList: true, subtree: true});
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.shifted += shift.value;
    }).observe({type: 'layout-shift', buffered: true});
})()"""
"""Notes when the board is on the screen, and when its typefaces are, too."""

FIRST_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"

WATCH: Final = """() => {
    const painted = (window.painted = []);
    const look = () => requestAnimationFrame(() => setTimeout(() => painted.push(Date.now())));
    const where = document.querySelector('[role=log]');
    new MutationObserver(look).observe(where, {childList: true, subtree: true});
}"""
"""Notes when a new line of the log has been painted."""

COUNT_FRAMES: Final = """() => {
    const frames = (window.frames_ = {times: [], long: []});
    const frame = (now) => frames.times.push(now) && requestAnimationFrame(frame);
    requestAnimationFrame(frame);
    const note = (list) => frames.long.push(...list.getEntries().map((task) => task.duration));
    new PerformanceObserver(note).observe({type: 'longtask'});
}"""


@dataclass(frozen=True)
class Profile:
    """A device and its connection.

    Attributes:
        window: the size of its window in CSS pixels.
        dots: how many pixels a CSS pixel is wide.
        slower: how many times slower its processor is than this one.
        down, up: bytes a second; 0 for no limit.
        wait: milliseconds until an answer begins.
    """

    window: tuple[int, int]
    dots: float = 1
    slower: float = 1
    down: float = 0
    up: float = 0
    wait: float = 0

    def told(self) -> dict[str, Any]:
        """Return the profile in words and figures."""
        return {
            "window": "x".join(map(str, self.window)),
            "device_scale_factor": self.dots,
            "cpu_slower": self.slower,
            "mbit_down": round(self.down * 8 / 1e6, 2) or "unlimited",
            "mbit_up": round(self.up * 8 / 1e6, 2) or "unlimited",
            "latency_ms": self.wait,
        }


PHONE: Final = Profile((390, 844), 3, 4, 1.6e6 / 8, 0.75e6 / 8, 150)
DESKTOP: Final = Profile((1440, 900))
PROFILES: Final = {"phone": PHONE, "desktop": DESKTOP}


@contextmanager
def opened(browser: Browser, house: OpenedHouse, laid: LaidTable, on: Profile) -> Iterator[Page]:
    """Give Lucia an empty window on a device."""
    width, height = on.window
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        device_scale_factor=on.dots,
        has_touch=on is PHONE,
    )
    cookie = {"name": COOKIE, "value": laid.people[LUCIA].token, "url": house.url}
    context.add_cookies([cookie])  # type: ignore[list-item]
    context.add_init_script(KNOWN_HERE)
    context.add_init_script(SEEN)
    yield context.new_page()
    context.close()


def slow_down(page: Page, on: Profile) -> CDPSession:
    """Let a page run as on a device; return the line on which the browser is told so."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"downloadThroughput": on.down or -1, "uploadThroughput": on.up or -1}
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": on.wait, **speed})
    line.send("Emulation.setCPUThrottlingRate", {"rate": on.slower})
    return line


# ── loading ─────────────────────────────────────────────────────────────────────────────────────


class Transfers:
    """Counts what comes over the line, by kinds."""

    def __init__(self, line: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: defaultdict[str, int] = defaultdict(int)
        line.on("Network.responseReceived", self.begin)
        line.on("Network.loadingFinished", self.end)

    def begin(self, event: dict[str, Any]) -> None:
        """Note what kind an answer is of."""
        self.kinds[event["requestId"]] = event["type"]

    def end(self, event: dict[str, Any]) -> None:
        """Count an answer as it came, compressed and with its headers."""
        kind = self.kinds.get(event["requestId"], "Other")
        self.bytes[kind] += int(event["encodedDataLength"])

    def told(self) -> dict[str, float]:
        """Return the kilobytes of each kind."""
        return {kind: round(count / 1000, 1) for kind, count in sorted(self.bytes.items())}


def load(browser: Browser, house: OpenedHouse, laid: LaidTable, on: Profile) -> dict[str, Any]:
    """Load a table once, with an empty cache."""
    with opened(browser, house, laid, on) as page:
        transfers = Transfers(slow_down(page, on))
        page.goto(f"/t/{laid.id}", wait_until="commit")
        wait_until(lambda: bool(page.evaluate("window.seen?.settled")))
        first, at_board = page.evaluate(FIRST_PAINT), transfers.told()
        seen = page.evaluate("window.seen")
    return {
        "first_paint_ms": first,
        "board_ms": seen["board"],
        "typefaces_ms": seen["settled"],
        "layout_shift": seen["shifted"],
        "kb": at_board,
    }


def computing(browser: Browser, house: OpenedHouse, laid: LaidTable, on: Profile) -> float:
    """Return how long the page's thread computes without a throttle, whoever else computes, too."""
    with opened(browser, house, laid, on) as page:
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(f"/t/{laid.id}", wait_until="commit")
        wait_until(lambda: bool(page.evaluate("window.seen?.settled")))
        measured = line.send("Performance.getMetrics")["metrics"]
    seconds: float = next(one["value"] for one in measured if one["name"] == "TaskDuration")
    return round(1000 * seconds)


def loading(browser: Browser, house: OpenedHouse, runs: int) -> dict[str, Any]:
    """Load a table several times on each device."""
    laid = SCREENS[MIDDLE].lay(house)
    told: dict[str, Any] = {}
    for name, profile in PROFILES.items():
        loads = [load(browser, house, laid, profile) for _ in range(runs + 1)][1:]
        times = ("first_paint_ms", "board_ms", "typefaces_ms")
        told[name] = {
            "profile": profile.told(),
            "processor_ms": computing(browser, house, laid, profile),
            **{time_: spread([one[time_] for one in loads]) for time_ in times},
            "layout_shift": round(max(one["layout_shift"] for one in loads), 4),
            "transferred_kb": loads[-1]["kb"],
        }
    return told


def spread(values: list[float]) -> dict[str, float]:
    """Return the middle and the ends of what was measured."""
    figures = {"median": statistics.median(values), "min": min(values), "max": max(values)}
    return {name: round(figure, 1) for name, figure in figures.items()}


# ── a bot's move ────────────────────────────────────────────────────────────────────────────────


def watching(browser: Browser, data: Path, moves: int) -> dict[str, Any]:
    """Watch the moves of four bots on a desktop without any throttle."""
    with OpenedHouse(data, bot_pause=BETWEEN_BOTS) as house:
        people = [house.person("Sofia"), house.person("Lucia")]
        table = people[LUCIA].make_table("me", *["bot:greedy"] * 4)["id"]
        with opened(browser, house, LaidTable(table, people), DESKTOP) as page:
            page.goto(f"/t/{table}")
            expect(page.get_by_role("log")).to_be_visible()
            page.wait_for_timeout(500)
            page.evaluate(WATCH)
            began = time.time()
            play_along(people[LUCIA], table, moves)
            page.wait_for_timeout(500)
            painted = sorted(page.evaluate("window.painted"))
        made = [at for at in times_of_bots(house, table) if at > began]
    waits = [wait for at in made if (wait := first_after(at * 1000, painted)) is not None]
    return {
        "seats": "one person and four greedy bots",
        "profile": DESKTOP.told(),
        "pause_between_bots_s": BETWEEN_BOTS,
        "moves": len(waits),
        "to_screen_ms": {**spread(waits), "p95": round(sorted(waits)[int(0.95 * len(waits))], 1)},
    }


def play_along(person: Person, table: str, moves: int) -> None:
    """Play at random until the game has gone on for so many moves, or is over."""
    rng, end = Random(1), person.table(table)["version"] + moves
    while (shown := person.table(table))["version"] < end and shown["status"] != "over":
        if shown["legal"]:
            person.move(table, choice(shown["legal"], rng), shown["version"])
        time.sleep(0.1)


def times_of_bots(house: OpenedHouse, table: str) -> list[float]:
    """Return when the bots of a table moved."""
    query = (
        "SELECT log.at FROM log JOIN seats USING (table_id, seat)"
        " WHERE table_id = ? AND seats.bot IS NOT NULL ORDER BY version"
    )
    with closing(sqlite3.connect(house.file)) as file:
        rows = file.execute(query, (table,)).fetchall()
    return [datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp() for (at,) in rows]


def first_after(at: float, painted: list[float]) -> float | None:
    """Return how long it took until something was painted, if it was before the next move."""
    waits = [moment - at for moment in painted if 0 <= moment - at < 1000 * BETWEEN_BOTS]
    return min(waits, default=None)


# ── how much there is, and how it moves ─────────────────────────────────────────────────────────


def elements(browser: Browser, house: OpenedHouse) -> dict[str, int]:
    """Count the elements of some screens."""
    told: dict[str, int] = {}
    for name in COUNTED:
        screen = SCREENS[name]
        visitor = screen.open(browser, house, screen.lay(house))
        visitor.page.wait_for_timeout(500)
        told[name] = visitor.page.evaluate("document.querySelectorAll('*').length")
        visitor.context.close()
    return told


def dragging(browser: Browser, house: OpenedHouse) -> dict[str, Any]:
    """Carry a building about the estate, by mouse and by finger, and count the frames."""
    screen = Screen("the Tower before it lies", at("an-evening", 33), steps=TOWER)
    laid = screen.lay(house)
    return {name: drag(browser, house, laid, screen, on) for name, on in PROFILES.items()}


def drag(
    browser: Browser, house: OpenedHouse, laid: LaidTable, screen: Screen, on: Profile
) -> dict[str, Any]:
    """Carry a building about on one device."""
    width, height = on.window
    by_touch = on is PHONE
    visitor = screen.open(browser, house, laid, width=width, height=height, touch=by_touch)
    page = visitor.page
    grid = page.get_by_role("grid", name="Your estate")
    grid.scroll_into_view_if_needed()
    box = grid.bounding_box()
    assert box is not None
    line = slow_down(page, Profile(on.window, slower=on.slower))

    def point(turn: float) -> None:
        x = box["x"] + box["width"] * (0.5 + 0.4 * cos(4 * turn))
        y = box["y"] + box["height"] * (0.5 + 0.4 * sin(5 * turn))
        if by_touch:
            touched = {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]}
            line.send("Input.dispatchTouchEvent", touched)
        else:
            page.mouse.move(x, y)

    if by_touch:
        start = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    page.evaluate(COUNT_FRAMES)
    ended = time.monotonic() + DRAGGING
    while (left := ended - time.monotonic()) > 0:
        point(left)
        time.sleep(0.008)
    frames = page.evaluate("window.frames_")
    visitor.context.close()
    times = frames["times"]
    deltas = sorted(later - earlier for earlier, later in pairwise(times))
    return {
        "cpu_slower": on.slower,
        "window": "x".join(map(str, on.window)),
        "frames_per_s": round(1000 * len(deltas) / (times[-1] - times[0]), 1),
        "frame_ms": {
            "median": round(statistics.median(deltas), 1),
            "p95": round(deltas[int(0.95 * len(deltas))], 1),
            "worst": round(deltas[-1], 1),
        },
        "long_tasks": len(frames["long"]),
    }


def finished_game(house: OpenedHouse) -> dict[str, Any]:
    """Play a game of five to its end and weigh what a table then tells when it is loaded."""
    person, rng = house.person("Lucia"), Random(1)
    table = person.make_table("me", *["bot:greedy"] * 4)["id"]
    while (shown := person.wait_for_turn(table))["status"] != "over":
        person.move(table, choice(shown["legal"], rng), shown["version"])
    whole = json.dumps(person.table(table), separators=(",", ":")).encode()
    compressed = round(len(gzip.compress(whole, 5)) / 1000, 1)
    return {
        "events": len(person.table(table)["events"]),
        "kb": round(len(whole) / 1000, 1),
        "kb_compressed": compressed,
    }


def main() -> None:
    """Measure, print the result and keep it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=7, help="how often a table is loaded")
    parser.add_argument("--moves", type=int, default=80, help="how many moves are watched")
    args = parser.parse_args()
    path = executable()
    result: dict[str, Any] = {
        "command": "python benchmarks/page_speed.py",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, shared by server and browser",
        "load_average": round(os.getloadavg()[0], 1),
        "runs": args.runs,
    }
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        result["browser"] = f"Chromium {browser.version}, without graphics card"
        with OpenedHouse(Path(data) / "quick") as house:
            result["loading"] = {"table": MIDDLE, **loading(browser, house, args.runs)}
            result["elements"] = elements(browser, house)
            result["dragging"] = dragging(browser, house)
            result["finished_game_of_five"] = finished_game(house)
        result["bots_move"] = watching(browser, Path(data) / "paced", args.moves)
        browser.close()
    text = json.dumps(result, indent=2) + "\n"
    RESULTS.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
