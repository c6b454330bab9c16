"""What a move would do, told before it is made."""

from __future__ import annotations

from typing import cast

from signoria.core.play import play
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.table import Fields, acting, do, load


def preview(state: PrincesState, text: str, seat: int = 0) -> Fields:
    """Return the preview of a legal move."""
    after, line = play(PRINCES, state, seat, text)
    return PRINCES.preview(state, seat, line, after)


def works(told: Fields) -> dict[str, tuple[object, object]]:
    """Return what each profession is worth before and after."""
    entries = cast("list[Fields]", told["works"])
    return {str(one["profession"]): (one["before"], one["after"]) for one in entries}


def test_a_bid_is_previewed_as_if_it_won() -> None:
    state = load(seats=[{"hand": ["poet", "doctor"]}])
    told = preview(state, "offer jester")
    assert (told["price"], told["florins"]) == (200, [3500, 3300])
    assert works(told) == {"poet": (2, 4), "doctor": (2, 4)}
    raised = preview(do(state, "0 offer lake"), "raise", 1)
    assert (raised["price"], raised["florins"]) == (300, [3500, 3200])


def test_a_bid_beyond_the_cash_shows_how_far_it_steps_back() -> None:
    told = preview(load(seats=[{"florins": 50, "prestige": 9, "builders": 2}]), "offer builder")
    assert told["stepped_back"] == {"prestige": 2, "florins": 200}
    assert (told["florins"], told["prestige"]) == ([50, 50], [9, 10])


def test_a_landscape_shows_which_works_grow() -> None:
    state = load(seats=[{"hand": ["poet", "doctor"]}])
    assert works(preview(state, "offer lake")) == {"poet": (2, 5)}
    assert preview(state, "offer lake")["prestige"] == [0, 0]
    placing = do(state, "0 offer lake", "1 pass", "2 pass")
    told = preview(placing, "place lake d1 r0")
    assert told["squares"] == ["d1", "d2", "e2"]
    assert works(told) == {"poet": (2, 5)}
    assert len(cast("list[str]", told["fits"])) == 10


def test_a_building_shows_its_price_and_what_still_fits() -> None:
    state = acting({"hand": ["poet"], "builders": 1})
    told = preview(state, "build theatre d3 r0")
    assert (told["price"], told["florins"], told["prestige"]) == (300, [3500, 3200], [0, 3])
    assert works(told) == {"poet": (1, 5)}
    fits = cast("list[str]", told["fits"])
    assert "theatre" not in fits
    for building in fits:
        after = do(state, "0 build theatre d3 r0")
        listed = [text for text in texts(after) if text.startswith(f"build {building} ")]
        assert listed


def texts(state: PrincesState) -> list[str]:
    """Return what seat 0 may do."""
    return [PRINCES.text(line) for kind in state.kinds(0) for line in state.lines(0, kind)]


def test_a_work_shows_its_parts_and_each_bonus_card() -> None:
    court: Fields = {"hand": ["poet"], "jesters": 5, "freedoms": ["travel"]}
    state = acting({**court, "bonus": ["lakes", "jesters"]})
    told = cast("Fields", preview(state, "work poet with jesters lakes")["work"])
    parts = ("building", "landscape", "freedom", "jesters", "people", "bonus", "value")
    assert [told[name] for name in parts] == [0, 0, 3, 10, 1, 10, 24]
    assert told["bonus_cards"] == [{"card": "lakes", "value": 0}, {"card": "jesters", "value": 10}]
    assert (told["minimum"], told["most_prestige"], told["pays"]) == (12, 12, 2400)


def test_a_work_shows_every_way_in_which_it_can_be_paid() -> None:
    state = acting({"hand": ["poet"], "jesters": 7, "florins": 100})
    told = cast("Fields", preview(state, "work poet")["work"])
    takes = cast("list[dict[str, int]]", told["takes"])
    assert told["value"] == 15
    assert [one["prestige"] for one in takes] == list(range(8))
    done = do(state, "0 work poet")
    for one in takes:
        paid = preview(done, f"take {one['prestige']}")
        assert paid["florins"] == [100, 100 + one["florins"]]


def test_a_payment_shows_florins_against_prestige() -> None:
    state = acting({"florins": 100}, pending_work={"seat": 0, "value": 15})
    assert preview(state, "take 0")["florins"] == [100, 1600]
    assert preview(state, "take 7")["florins"] == [100, 200]
    assert preview(state, "take 7")["prestige"] == [0, 7]


def test_a_card_to_keep_shows_what_it_is_worth_now() -> None:
    decks: Fields = {"bonus": ["jesters", "lakes"], "professions": ["poet", "doctor"]}
    state = acting({"jesters": 2, "freedoms": ["travel"], "hand": ["lawyer"]}, decks=decks)
    drawn = do(state, "0 bonus")
    assert preview(drawn, "keep jesters")["worth"] == 4
    assert preview(drawn, "keep lakes")["worth"] == 0
    assert preview(do(state, "0 profession"), "keep poet")["worth"] == 3 + 4 + 2


def test_a_card_to_keep_shows_what_it_can_be_worth() -> None:
    decks: Fields = {"bonus": ["jesters", "lakes"], "professions": ["poet", "doctor"]}
    decks |= {"prestige": ["most-jesters", "three-freedoms"]}
    state = acting(
        {"hand": [], "jesters": 2, "freedoms": ["travel"], "bonus": ["parks"]}, decks=decks
    )
    assert "worth_most" not in preview(do(state, "0 bonus"), "keep jesters")
    told = preview(do(state, "0 profession"), "keep poet")
    assert told["worth"] == told["worth_most"] == 3 + 4 + 1
    rich = acting({"hand": [], "freedoms": ["religion"], "bonus": ["freedoms"]}, decks=decks)
    told = preview(do(rich, "0 profession"), "keep poet")
    assert (told["worth"], told["worth_most"]) == (1, 1 + 2)


def test_a_draw_does_not_show_the_cards() -> None:
    state = acting({}, decks={"bonus": ["jesters", "lakes"]})
    assert "jesters" not in str(preview(state, "bonus"))


def test_a_lure_shows_the_profession_that_comes() -> None:
    state = acting({"recruiters": 1, "hand": []}, {"performed": ["poet"]})
    assert works(preview(state, "lure poet from 1")) == {"poet": (None, 1)}


def test_what_ends_a_round_or_the_game_does_not_tell_the_future() -> None:
    ending = acting({"prestige": 7, "best_work": 20}, starting=1)
    assert preview(ending, "end")["prestige"] == [7, 7]
    last = acting(
        {"prestige": 7, "best_work": 20, "jesters": 1, "prestige_cards": ["most-jesters"]},
        round=7,
        starting=1,
    )
    assert preview(last, "end")["prestige"] == [7, 7]
    assert do(last, "0 end").seats[0].prestige == 16


def test_prestige_cards_in_hand_show_what_they_would_bring_now() -> None:
    held: Fields = {"prestige_cards": ["most-jesters", "three-freedoms"], "jesters": 2}
    state = acting(held, {"jesters": 2})
    views = [PRINCES.observe(state, viewer).view() for viewer in (0, 1, None)]
    told = [cast("list[Fields]", view["seats"])[0].get("prestige_values") for view in views]
    assert told == [
        [{"card": "most-jesters", "points": 3}, {"card": "three-freedoms", "points": 0}],
        None,
        None,
    ]
