"""Options of the contract that this version lacks: their default is no mistake, more is."""

from __future__ import annotations

import pytest

from signoria.core.refusal import InvalidInput
from signoria.games import GAMES

PRINCES = GAMES["princes"]


@pytest.mark.parametrize(("name", "default"), PRINCES.later.items())
def test_the_default_of_a_later_option_changes_nothing(name: str, default: object) -> None:
    given = {name: PRINCES.later[name]}
    assert given == {name: default}
    assert PRINCES.position(PRINCES.deal(4, given, "1")) == PRINCES.position(
        PRINCES.deal(4, {}, "1")
    )


@pytest.mark.parametrize("name", PRINCES.later)
def test_any_other_value_is_refused_by_name(name: str) -> None:
    for value in (True, 1, "yes", None):
        with pytest.raises(InvalidInput, match=f"does not know the option '{name}' yet"):
            PRINCES.deal(4, {name: value}, "1")


@pytest.mark.parametrize("part", ["characters", "shared_bonus", "proposal", "proposals"])
def test_a_position_may_say_that_a_part_of_later_options_is_not_there(part: str) -> None:
    plain = PRINCES.position(PRINCES.load(3, {}, "1", {}))
    assert PRINCES.position(PRINCES.load(3, {}, "1", {part: None})) == plain
    with pytest.raises(InvalidInput, match=f"'{part}' is not part of this game"):
        PRINCES.load(3, {}, "1", {part: {"seat": 1}})
