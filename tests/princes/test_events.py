"""What is told of a line: every event with its figures, in the order in which things happen."""

from __future__ import annotations

from signoria.core.json_types import Json
from signoria.core.play import play
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.table import Fields, acting, do, load


def told(state: PrincesState, turn: str, viewer: int | None = None) -> list[Fields]:
    """Return what a viewer is told of a turn such as `0 offer jester`."""
    seat, _, text = turn.partition(" ")
    after, line = play(PRINCES, state, int(seat), text)
    return [event.seen_by(viewer) for event in PRINCES.events(state, int(seat), line, after)]


def event(name: str, seat: int | None = None, /, **figures: Json) -> Fields:
    """Return an event as it is told."""
    whose: Fields = {} if seat is None else {"seat": seat}
    return {"type": name, **whose, **figures}


def scored(seat: int, reason: str) -> Fields:
    """Return the event of three prestige scored at once."""
    return event("scored", seat, prestige=3, **{"for": reason})


def phase(name: str, number: int, minimum: int, starting: int) -> Fields:
    """Return the event of a phase that begins."""
    figures: Fields = {"round": number, "minimum": minimum, "starting": starting}
    return event("phase", phase=name, **figures)


def test_a_discard_is_told_without_its_card_to_others() -> None:
    state = load(phase="setup", seats=[{"hand": ["poet", "painter", "doctor", "lawyer"]}])
    assert told(state, "0 discard poet", 1) == [event("discarded", 0)]
    assert told(state, "0 discard poet") == [event("discarded", 0)]
    assert told(state, "0 discard poet", 0) == [event("discarded", 0, profession="poet")]


def test_the_last_discard_begins_the_first_auction() -> None:
    hand: Json = ["poet", "painter", "doctor", "lawyer"]
    state = load(phase="setup", to_move=[1], seats=[{}, {"hand": hand}])
    assert told(state, "1 discard poet") == [
        event("discarded", 1),
        event("professions-dealt"),
        phase("auction", 1, 7, 0),
    ]


def test_an_auction_is_told_bid_by_bid() -> None:
    state = load()
    assert told(state, "0 offer jester") == [event("offered", 0, lot="jester", price=200)]
    state = do(state, "0 offer jester")
    assert told(state, "1 raise") == [event("raised", 1, lot="jester", price=300)]
    state = do(state, "1 raise", "2 pass")
    assert told(state, "0 pass") == [
        event("passed", 0, lot="jester"),
        event("bought", 1, lot="jester", price=300, alone=False),
    ]


def test_declining_is_told_and_the_last_one_begins_the_action_phase() -> None:
    state = load(starting=1, to_move=[1])
    assert told(state, "1 decline") == [event("declined", 1)]
    state = do(state, "1 decline", "2 decline")
    assert told(state, "0 decline") == [
        event("declined", 0),
        phase("action", 1, 7, 1),
        event("turn", 1),
    ]


def test_a_shortfall_is_told_before_the_purchase_and_the_builder_after_it() -> None:
    state = load(seats=[{"florins": 0, "prestige": 3, "builders": 1}], out=[1, 2])
    assert told(state, "0 offer builder") == [
        event("offered", 0, lot="builder", price=200),
        event("stepped-back", 0, prestige=2, florins=200),
        event("bought", 0, lot="builder", price=200, alone=True),
        scored(0, "builder"),
        phase("action", 1, 7, 0),
        event("turn", 0),
    ]


def test_a_landscape_is_told_with_its_squares_and_the_second_of_a_type_scores() -> None:
    state = load(seats=[{"estate": [{"tile": "park", "at": "d1 r0"}]}])
    state = do(state, "0 offer park", "1 pass", "2 pass")
    assert told(state, "0 place park f1 r0") == [
        event("placed", 0, tile="park", at="f1 r0", cells=["f1", "g1"]),
        scored(0, "second-landscape"),
    ]


def test_prestige_cards_drawn_are_told_to_their_buyer_only() -> None:
    state = load(decks={"prestige": ["most-works", "most-lakes"]}, out=[1, 2])
    drew = told(state, "0 offer prestige", 0)[-1]
    assert drew == event("drew", 0, pile="prestige", count=2, cards=["most-works", "most-lakes"])
    assert told(state, "0 offer prestige", 1)[-1] == event("drew", 0, pile="prestige", count=2)
    state = do(state, "0 offer prestige")
    assert told(state, "0 keep most-lakes", 0)[0] == event(
        "kept", 0, pile="prestige", card="most-lakes"
    )
    assert told(state, "0 keep most-lakes", 2)[0] == event("kept", 0, pile="prestige")


def test_luring_and_waiting() -> None:
    state = load(seats=[{}, {"performed": ["poet"]}], out=[1, 2])
    state = do(state, "0 offer recruiter")
    assert told(state, "0 wait")[0] == event("waited", 0)
    lured: Fields = {"profession": "poet", "from": 1}
    assert told(state, "0 lure poet from 1")[0] == event("lured", 0, **lured)


def test_a_work_is_told_with_its_parts_then_its_payment() -> None:
    court: Fields = {"hand": ["poet"], "jesters": 6, "freedoms": ["travel"], "bonus": ["jesters"]}
    state = acting(court)
    assert told(state, "0 work poet with jesters") == [
        event(
            "worked",
            0,
            profession="poet",
            building=0,
            landscape=0,
            freedom=3,
            jesters=12,
            people=1,
            bonus=12,
            character=0,
            apprentices=0,
            value=28,
            bonus_cards=["jesters"],
        )
    ]
    state = do(state, "0 work poet with jesters")
    assert told(state, "0 take 5") == [event("took", 0, prestige=5, florins=1800)]


def test_actions_are_told_and_the_last_one_of_a_turn_begins_the_next() -> None:
    state = acting({"florins": 1000})
    assert told(state, "0 freedom travel") == [event("introduced", 0, freedom="travel")]
    assert told(state, "0 end") == [
        event("ended", 0, actions_left=2),
        event("turn", 1),
    ]
    state = do(state, "0 freedom travel")
    assert told(state, "0 build tower e7 r0") == [
        event("built", 0, building="tower", at="e7 r0", cells=["e7", "f7", "g7"], cost=700),
        scored(0, "building"),
        event("turn", 1),
    ]


def test_stepping_back_is_told() -> None:
    state = acting({"prestige": 3})
    assert told(state, "0 exchange 2") == [event("exchanged", 0, prestige=2, florins=200)]


def test_the_end_of_a_round_tells_the_best_work_and_the_next_round() -> None:
    state = acting({"best_work": 14}, {"best_work": 14}, {"best_work": 13}, starting=1)
    assert told(state, "0 end") == [
        event("ended", 0, actions_left=2),
        event("best-work", seats=[0, 1], value=14),
        scored(0, "best-work"),
        scored(1, "best-work"),
        event("round-ended", round=3),
        phase("auction", 4, 14, 2),
    ]


def test_a_round_without_works_has_no_best_one() -> None:
    assert told(acting({}, starting=1), "0 end")[1] == event("best-work", seats=[], value=None)


def test_the_end_of_the_game_opens_the_prestige_cards() -> None:
    state = acting(
        {"prestige": 9, "prestige_cards": ["most-jesters", "most-works"], "jesters": 2},
        {"prestige": 15},
        round=7,
        starting=1,
    )
    cards: Json = [{"card": "most-jesters", "points": 6}, {"card": "most-works", "points": 0}]
    assert told(state, "0 end", 2) == [
        event("ended", 0, actions_left=2),
        event("best-work", seats=[], value=None),
        event("round-ended", round=7),
        event("prestige-cards", 0, cards=cards, total=6),
        event("over", winners=[0, 1]),
    ]
