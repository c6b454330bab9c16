"""The game record: text that is read, printed and replayed, and refused line by line."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.randomness import commitment
from signoria.core.record import Entry, Record, replay
from signoria.core.refusal import InvalidInput
from tests.core.toy import Pennies

PENNIES = Pennies()
COMMITMENT = commitment("s")
FINISHED = f"""\
signoria record 1
game: pennies
rules: 1
options: {{"rich": false}}
seats: ["Caterina", "bot:random"]
seed: s
commitment: {COMMITMENT}
started: 2026-11-29T20:00:00Z
result: [9, 2]

0 stake 2
# Caterina's time ran out
1 stake 1
0 claim for 1
0 stake 0
1 stake 0
0 claim for 2
"""


def edited(old: str, new: str) -> str:
    """Return the finished record as somebody would have changed it by hand."""
    assert old in FINISHED
    return FINISHED.replace(old, new, 1)


def test_a_record_is_printed_as_it_was_read() -> None:
    assert Record.parse(FINISHED).print() == FINISHED


def test_a_record_says_what_its_lines_say() -> None:
    record = Record.parse(FINISHED)
    assert record.game == "pennies"
    assert record.rules == 1
    assert record.options == {"rich": False}
    assert record.seats == ("Caterina", "bot:random")
    assert record.seed == "s"
    assert record.started == "2026-11-29T20:00:00Z"
    assert record.result == (9, 2)
    assert record.entries[0] == Entry(0, "stake 2")
    assert record.entries[1] == Entry(None, "Caterina's time ran out")


def test_a_running_game_shows_the_commitment_instead_of_the_seed() -> None:
    text = edited("seed: s\n", "").replace("result: [9, 2]\n", "")
    record = Record.parse(text)
    assert record.seed is None
    assert record.commitment == COMMITMENT
    assert record.print() == text


def test_a_record_without_moves_is_read() -> None:
    head = FINISHED[: FINISHED.index("result:")]
    assert Record.parse(head).entries == ()
    assert Record.parse(head).print() == head + "\n"
    assert Record.parse(head + "\n\n") == Record.parse(head)


def test_windows_line_ends_are_read() -> None:
    assert Record.parse(FINISHED.replace("\n", "\r\n")) == Record.parse(FINISHED)


def test_an_edition_is_embedded_between_its_marks() -> None:
    text = edited("result: [9, 2]\n", "result: [9, 2]\nedition <<\npennies = 3\n\n# end\n>>\n")
    record = Record.parse(text)
    assert record.edition == "pennies = 3\n\n# end"
    assert record.print() == text


def test_an_edition_that_would_end_early_is_refused() -> None:
    record = Record.parse(FINISHED)
    with pytest.raises(InvalidInput, match="cannot hold"):
        replace(record, edition="a\n>>\nb")


printable = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"))


@given(
    st.builds(
        Record,
        game=st.just("pennies"),
        rules=st.integers(1, 99),
        options=st.dictionaries(printable, st.booleans() | st.integers() | printable),
        seats=st.lists(printable, min_size=2, max_size=2).map(tuple),
        seed=st.text(st.characters(exclude_categories=["Cs"])),
        result=st.none() | st.tuples(st.integers(), st.integers()),
        edition=st.none() | st.lists(printable).map("\n".join).filter(lambda e: ">>" not in e),
        entries=st.lists(
            st.builds(Entry, st.none(), printable)
            | st.builds(
                Entry, st.integers(0, 1), st.from_regex(r"[!-~]([ -~]*[!-~])?", fullmatch=True)
            )
        ).map(tuple),
    )
)
def test_whatever_is_printed_is_read_again(record: Record) -> None:
    assert Record.parse(record.print()) == record
    assert Record.parse(record.print()).print() == record.print()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: a record begins with the line 'signoria record 1'"),
        ("hello\n", "line 1: a record begins"),
        (edited("record 1", "record 2"), "line 1: a record begins"),
        (edited("game: pennies", "game pennies"), "line 2: 'KEY: VALUE' was expected"),
        (edited("game: pennies\n", ""), "line 9: the header ends here and does not say 'game'"),
        (edited("game: pennies", "game: Pen nies"), "line 2: 'game' must be the name"),
        (edited("rules: 1", "rules: one"), "line 3: 'rules' must be the number"),
        (edited("rules: 1", "rules: 0"), "line 3: 'rules' must be the number"),
        (edited("rules: 1\n", "rules: 1\nrules: 1\n"), "line 4: 'KEY: VALUE' was expected"),
        (edited("rules: 1\n", "rules: 1\nmood: good\n"), "line 4: 'KEY: VALUE' was expected"),
        (edited('{"rich": false}', '{"rich": fals}'), "line 4: the value of 'options' is no JSON"),
        (edited('{"rich": false}', "[]"), "line 4: 'options' must be a JSON object"),
        (edited('{"rich": false}', "[" * 100_000), "line 4: the value of 'options' is no JSON"),
        (edited('["Caterina", "bot:random"]', "[]"), "line 5: 'seats' must be a JSON list"),
        (edited('["Caterina", "bot:random"]', "[1, 2]"), "line 5: 'seats' must be a JSON list"),
        (edited("seed: s", 'seed: "s'), "line 6: the value of 'seed' is no JSON"),
        (edited("seed: s", 'seed: "\\ud800"'), "line 6: 'seed' must be text"),
        (edited("seed: s", "seed: t"), "line 7: it does not belong to the seed"),
        (edited(COMMITMENT, "abc"), "line 7: 'commitment' must be a SHA-256"),
        (edited("2026-11-29T20:00:00Z", "yesterday"), "line 8: 'started' must be a time in UTC"),
        (edited("2026-11-29", "2026-13-29"), "line 8: 'started' must be a time in UTC"),
        (edited("[9, 2]", "[9, 2.5]"), "line 9: 'result' must be a JSON list of whole numbers"),
        (edited("[9, 2]", "[true, 2]"), "line 9: 'result' must be a JSON list of whole numbers"),
        (edited("[9, 2]", "[9]"), "line 9: there must be one score for each seat"),
        (edited("[9, 2]\n\n", "[9, 2]\nedition <<\nx\n"), "line 10: the edition that begins here"),
        (edited("[9, 2]\n\n", "[9, 2]\n"), "line 10: 'KEY: VALUE' was expected"),
        (
            edited("[9, 2]\n\n", "[9, 2]\nedition <<\n>>\n"),
            "line 12: an empty line must stand between",
        ),
        (edited("0 stake 2", "stake 2"), "line 11: 'SEAT MOVE' or '# EVENT' was expected"),
        (edited("0 stake 2", ""), "line 11: 'SEAT MOVE' or '# EVENT' was expected"),
        (edited("0 stake 2", "0 "), "line 11: 'SEAT MOVE' or '# EVENT' was expected"),
        (edited("0 stake 2", "5 stake 2"), "line 11: there is no seat 5; the last is 1"),
        (edited("0 stake 2", "9" * 5000 + " stake 2"), "line 11: there is no seat 999"),
        (edited("0 stake 2", "0 stake\r2"), "line 11: a carriage return"),
    ],
)
def test_a_record_edited_by_hand_is_refused_with_the_line(text: str, sentence: str) -> None:
    with pytest.raises(InvalidInput, match=re.escape(sentence)) as refused:
        Record.parse(text)
    assert "\n" not in str(refused.value)


def test_neither_seed_nor_commitment_is_refused() -> None:
    text = edited("seed: s\n", "").replace(f"commitment: {COMMITMENT}\n", "")
    with pytest.raises(InvalidInput, match="says no seed nor commitment"):
        Record.parse(text)


def test_replay_gives_the_state_after_each_move() -> None:
    states = replay(PENNIES, Record.parse(FINISHED))
    assert len(states) == 7
    assert states[0].pennies == [3, 3]
    assert states[2].winner == 0
    assert states[6].over
    assert PENNIES.result(states[6]) == [9, 2]


def test_replay_stops_where_it_is_told() -> None:
    record = Record.parse(FINISHED)
    assert len(replay(PENNIES, record, 0)) == 1
    assert replay(PENNIES, record, 3)[-1].pennies == [2, 3]
    with pytest.raises(InvalidInput, match="the record has 6 moves; none is number 7"):
        replay(PENNIES, record, 7)
    with pytest.raises(InvalidInput, match="none is number -1"):
        replay(PENNIES, record, -1)


def test_replay_deals_from_the_embedded_edition() -> None:
    record = replace(Record.parse(FINISHED), edition="pennies = 5", result=None, entries=())
    assert replay(PENNIES, record)[0].pennies == [5, 5]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            edited("0 claim for 1", "0 claim for 9"),
            "line 14: '0 claim for 9' is refused by the rule purse: That is more than you have.",
        ),
        (edited("0 claim for 1", "1 claim for 1"), "line 14: '1 claim for 1' is refused"),
        (edited("0 claim for 1", "0 dance"), "line 14: '0 dance' is refused by the rule notation"),
        (FINISHED + "0 pass\n", "line 18: '0 pass' is refused by the rule game-over"),
        (edited("[9, 2]", "[9, 3]"), "line 9: the result does not match; the moves lead to [9, 2]"),
        (edited("0 claim for 2\n", ""), "line 9: there is a result, but the moves end before"),
        (edited("rules: 1", "rules: 7"), "played under rules 7 of pennies; only rules 1 are known"),
        (edited("game: pennies", "game: whist"), "a record of whist, not of pennies"),
        (edited('"rich"', '"poor"'), "does not know the option 'poor'"),
        (edited("seed: s\n", ""), "the seed is withheld while the game runs"),
        (
            edited(', "bot:random"]', "]").replace("[9, 2]", "[9]").replace("1 stake", "0 stake"),
            "pennies does not know games of 1 players",
        ),
    ],
)
def test_replay_refuses_what_cannot_have_been_played(text: str, sentence: str) -> None:
    with pytest.raises(InvalidInput, match=re.escape(sentence)):
        replay(PENNIES, Record.parse(text))


def test_an_illegal_move_is_found_behind_the_moves_asked_for() -> None:
    with pytest.raises(InvalidInput, match="line 14"):
        replay(PENNIES, Record.parse(edited("0 claim for 1", "0 claim for 9")), 1)


def test_the_record_of_a_running_game_can_be_replayed_by_who_knows_the_seed() -> None:
    record = Record.parse(edited("result: [9, 2]\n", "").replace("0 claim for 2\n", ""))
    assert not replay(PENNIES, record)[-1].over


def test_a_line_break_cannot_be_smuggled_into_the_log() -> None:
    with pytest.raises(InvalidInput, match="line break"):
        Entry(0, "pass\n1 pass")
