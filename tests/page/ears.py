"""What a screen reader says: the element that has the focus, and what live regions announce."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.page.screen import Control

LISTEN = """() => {
    window.heard = [];
    const last = new WeakMap();
    const words = (node) => (node.textContent ?? '').replace(/\\s+/g, ' ').trim();
    const say = (region) => {
        const text = words(region);
        if (text && last.get(region) !== text) window.heard.push(text);
        last.set(region, text);
    };
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const log = (node) => {
        const text = words(node).replace(/\\d\\d:\\d\\d$/, '').trim();
        if (text) window.heard.push(text);
    };
    document.querySelectorAll(regions).forEach((region) => last.set(region, words(region)));
    new MutationObserver((changes) => {
        const changed = new Set();
        for (const change of changes) {
            const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            const region = at?.closest(regions);
            if (region) changed.add(region);
            if (at?.closest('[role=log]:not([aria-live=off])')) change.addedNodes.forEach(log);
        }
        changed.forEach(say);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""

LOOKS = 10
LOOK = 30.0
"""How often, and after how many milliseconds, to look whether the focus has come to rest."""

TAKE = "() => (window.heard ?? []).splice(0)"


class Ears:
    """Hears one page and writes down what was pressed and what was said."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.focus = Control("document", "")
        self.lines: list[str] = []

    def listen(self) -> None:
        """Begin to hear what live regions announce."""
        self.page.evaluate(LISTEN)

    def hear(self, key: str) -> None:
        """Write down a key, the focus that it leads to, and what was announced meanwhile."""
        before, self.focus = self.focus, self.focused()
        if self.focus != before:
            self.lines.append(f"  [{key}] {described(self.focus)}")
        else:
            self.lines.append(f"  [{key}]")
        self.announced()

    def announced(self) -> None:
        """Write down what live regions have announced."""
        told: list[str] = self.page.evaluate(TAKE)
        self.lines += [f"    “{text}”" for text in told]

    def asked(self, question: str) -> None:
        """Write down what is asked, after all that led to it."""
        self.announced()
        self.note(question)

    def note(self, line: str) -> None:
        """Write down something between the keys."""
        self.lines += ["", line]

    def focused(self) -> Control:
        """Return the element that has the focus, once what was pressed has not just vanished."""
        focus = self.glance()
        for _ in range(LOOKS):
            if focus.role not in ("none", "document"):
                break
            self.page.wait_for_timeout(LOOK)
            focus = self.glance()
        return focus

    def glance(self) -> Control:
        """Return the element that has the focus at this moment, from the accessibility tree."""
        if self.page.evaluate("document.activeElement === document.body"):
            return Control("document", self.page.title())
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        wish = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node = self.tree.send("Accessibility.getPartialAXTree", wish)["nodes"][0]
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return Control(
            text_of(node, "role"),
            text_of(node, "name"),
            bool(states.get("disabled")),
            states.get("checked") == "true",
        )


def text_of(node: dict[str, Any], what: str) -> str:
    """Return the role or the name of a node."""
    return str(node.get(what, {}).get("value", ""))


def described(focus: Control) -> str:
    """Return an element as a screen reader says it."""
    states = [", selected"] * focus.checked + [", not available"] * focus.disabled
    return f"{focus.name or 'nothing'}, {focus.role}{''.join(states)}"
