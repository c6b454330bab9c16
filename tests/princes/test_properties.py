"""What holds in every game, tried on games by chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.json_types import Json
from signoria.core.play import legal_lines, play
from signoria.core.record import Entry, Record, replay
from signoria.core.refusal import Refusal
from signoria.princes.game import PRINCES
from signoria.princes.state import PrincesState
from tests.princes.ledger import check_game, check_table
from tests.princes.snapshot import snapshot
from tests.princes.table import Chance, Fields, Played, acting, do, load, walk

PLAYERS = st.integers(3, 5)
SEEDS = st.text(max_size=6)
CHANCE = st.integers(0, 2**32).map(Chance)
LETTERS = st.text("abcdefgijklmnoprstuw0123479- \t", max_size=30)


def game(players: int, seed: str, rng: Chance) -> list[Played]:
    """Return a whole game by chance."""
    return list(walk(PRINCES.deal(players, {}, seed), rng))


@given(PLAYERS, SEEDS, CHANCE)
def test_nothing_is_lost_and_everything_is_paid(players: int, seed: str, rng: Chance) -> None:
    start = PRINCES.deal(players, {}, seed)
    check_table(PRINCES.position(start))
    check_game(walk(start, rng))


@given(PLAYERS, SEEDS, CHANCE)
def test_a_game_ends_after_seven_rounds(players: int, seed: str, rng: Chance) -> None:
    played = game(players, seed, rng)
    end = played[-1].after
    assert end.over
    assert end.to_move() == ()
    assert PRINCES.position(end)["round"] == 7
    rounds = [PRINCES.observe(one.after, None).view()["round"] for one in played]
    assert rounds == sorted(rounds, key=int_of)


def int_of(value: Json) -> int:
    """Return a whole number as one."""
    assert isinstance(value, int)
    return value


@given(PLAYERS, SEEDS, CHANCE)
def test_a_copy_is_independent(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        copy = played.before.clone()
        before = snapshot(played.before)
        assert snapshot(copy) == before
        for move in played.line:
            copy.apply(played.seat, move)
        assert snapshot(played.before) == before
        assert snapshot(copy) == snapshot(played.after)


@given(PLAYERS, SEEDS, CHANCE)
def test_the_same_seed_and_lines_give_the_same_game(players: int, seed: str, rng: Chance) -> None:
    played = game(players, seed, rng)
    state = PRINCES.deal(players, {}, seed)
    for one in played:
        state, _ = play(PRINCES, state, one.seat, one.text)
        assert snapshot(state) == snapshot(one.after)


@given(PLAYERS, SEEDS, CHANCE)
def test_a_record_rebuilds_the_game(players: int, seed: str, rng: Chance) -> None:
    played = game(players, seed, rng)
    record = Record(
        game="princes",
        rules=PRINCES.rules_version,
        options={},
        seats=tuple(f"Player {seat}" for seat in range(players)),
        seed=seed,
        result=tuple(PRINCES.result(played[-1].after)),
        entries=tuple(Entry(one.seat, one.text) for one in played),
    )
    read = Record.parse(record.print())
    assert read == record
    states = replay(PRINCES, read)
    assert [snapshot(state) for state in states[1:]] == [snapshot(one.after) for one in played]


@given(PLAYERS, SEEDS, CHANCE)
def test_notation_goes_to_and_fro(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        for line in legal_lines(played.before, played.seat):
            text = PRINCES.text(line)
            assert PRINCES.parse(played.before, played.seat, text) == line
        spaced = f"  {played.text.upper().replace(' ', '   ')} "
        assert PRINCES.parse(played.before, played.seat, spaced) == played.line


@given(PLAYERS, SEEDS, CHANCE)
def test_every_listed_line_is_accepted(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        texts = [PRINCES.text(line) for line in legal_lines(played.before, played.seat)]
        assert len(texts) == len(set(texts))
        assert texts
        for text in rng.sample(texts, min(3, len(texts))):
            _, line = play(PRINCES, played.before, played.seat, text)
            assert PRINCES.text(line) == text


@given(PLAYERS, SEEDS, CHANCE, LETTERS)
def test_everything_else_is_refused_without_effect(
    players: int, seed: str, rng: Chance, nonsense: str
) -> None:
    for played in game(players, seed, rng):
        if rng.random() < 0.8:
            continue
        check_refusals(played.before, rng, nonsense)


def check_refusals(state: PrincesState, rng: Chance, nonsense: str) -> None:
    """Try moves of all kinds for every seat, and nonsense."""
    before = snapshot(state)
    table = state.rules.moves.all
    texts = [nonsense, *(PRINCES.text(rng.choice(table).line) for _ in range(40))]
    for seat in range(len(state.seats)):
        listed = {PRINCES.text(line) for line in legal_lines(state, seat)}
        assert bool(listed) == (seat in state.to_move())
        for text in texts:
            if " ".join(text.split()) not in listed:
                check_refused(state, seat, text)
    assert snapshot(state) == before


def check_refused(state: PrincesState, seat: int, text: str) -> None:
    """Check that a move is refused by a rule, in a sentence."""
    with pytest.raises(Refusal) as caught:
        play(PRINCES, state, seat, text)
    assert caught.value.rule in PRINCES.rules
    assert caught.value.message.endswith((".", "…"))


@given(PLAYERS, SEEDS, CHANCE)
def test_single_steps_are_legal_exactly_if_their_kind_lists_them(
    players: int, seed: str, rng: Chance
) -> None:
    played = rng.choice(game(players, seed, rng))
    state, seat = played.before, played.seat
    listed = {move for kind in state.kinds(seat) for move in state.moves(seat, kind)}
    lines = {line for line in legal_lines(state, seat) if len(line) == 1}
    assert {move.line for move in listed if not move.text.startswith(("with", "under"))} == lines


@given(PLAYERS, SEEDS, CHANCE)
def test_a_position_loads_as_the_same_game(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        if rng.random() < 0.7:
            continue
        position = PRINCES.position(played.after)
        loaded = load(players, seed, **position)
        assert PRINCES.position(loaded) == position
        assert snapshot(loaded) == snapshot(played.after)
        for seat in played.after.to_move():
            assert legal_lines(loaded, seat) == legal_lines(played.after, seat)


@given(PLAYERS, SEEDS, CHANCE)
def test_events_tell_every_change_of_prestige(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        events = PRINCES.events(played.before, played.seat, played.line, played.after)
        changes = [0] * players
        for event in events:
            told = event.seen_by(None)
            if event.type in ("scored", "took", "prestige-cards"):
                gained = told["total" if event.type == "prestige-cards" else "prestige"]
                changes[int_of(told["seat"])] += int_of(gained)
            elif event.type in ("stepped-back", "exchanged"):
                changes[int_of(told["seat"])] -= int_of(told["prestige"])
        for seat, change in enumerate(changes):
            before, after = played.before.seats[seat], played.after.seats[seat]
            assert after.prestige - before.prestige == change


@given(PLAYERS, SEEDS, CHANCE)
def test_a_preview_says_what_comes_true(players: int, seed: str, rng: Chance) -> None:
    for played in game(players, seed, rng):
        told = PRINCES.preview(played.before, played.seat, played.line, played.after)
        assert told["move"] == played.text
        own, then = played.before.seats[played.seat], played.after.seats[played.seat]
        if played.text.split()[0] in ("offer", "raise"):
            continue
        assert told["florins"] == [own.florins, then.florins]
        if played.after.round == played.before.round and not played.after.over:
            assert told["prestige"] == [own.prestige, then.prestige]


def test_moves_have_dense_indices_and_texts_of_their_own() -> None:
    table = load().rules.moves.all
    assert [move.index for move in table] == list(range(len(table)))
    assert len({move.text for move in table}) == len(table)


def test_within_a_line_only_its_steps_can_follow() -> None:
    court: Fields = {"hand": ["poet"], "jesters": 7, "prestige": 3, "bonus": ["lakes", "kinds"]}
    state = acting(court, decks={"bonus": ["parks", "forests"]})
    laying = state.clone()
    laying.apply(0, PRINCES.parse(state, 0, "work poet with lakes")[0])
    assert [kind.name for kind in laying.kinds(0)] == ["work"]
    texts = [move.text for move in laying.moves(0, laying.kinds(0)[0])]
    assert texts == ["work poet", "with kinds"]
    drawn = do(state, "0 bonus")
    returning = drawn.clone()
    returning.apply(0, PRINCES.parse(drawn, 0, "keep parks under forests")[0])
    assert [kind.name for kind in returning.kinds(0)] == ["keep"]
    assert [move.text for move in returning.moves(0, returning.kinds(0)[0])] == ["keep parks"]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_pile_is_shuffled_when_all_have_discarded(seed: str) -> None:
    state = PRINCES.deal(3, {}, seed)
    pile = state.professions
    for seat in range(3):
        state, _ = play(PRINCES, state, seat, PRINCES.text(legal_lines(state, seat)[0]))
    assert len(state.professions) == len(pile) + 3
    assert state.professions[: len(pile)] != pile
    assert PRINCES.deal(3, {}, f"{seed} again").professions != pile


@given(PLAYERS, SEEDS)
def test_the_order_of_discards_does_not_matter_to_who_holds_what(players: int, seed: str) -> None:
    hands = []
    for order in (range(players), reversed(range(players))):
        state = PRINCES.deal(players, {}, seed)
        for seat in order:
            state, _ = play(PRINCES, state, seat, PRINCES.text(legal_lines(state, seat)[1]))
        hands.append([seat.hand for seat in state.seats])
    assert hands[0] == hands[1]
