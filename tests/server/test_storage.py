"""Trouble with the database: full, locked, newer, damaged; and databases of older versions."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from signoria.server.forms import NEWEST_FORM
from signoria.server.migrate import alembic_config
from signoria.server.models import Base
from tests.server.house import House, Person, asked, at_once, choice, seated, wait_until
from tests.server.program import start_that_fails

WISH = {"game": "princes", "players": 3, "seats": ["me", "open", "open"]}


@contextmanager
def lock(file: Path) -> Iterator[None]:
    """Hold the write lock of a database, as another program might."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def filled(file: Path, pages: int) -> Iterator[None]:
    """Fill a database up to a number of pages, and make room again."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE rubbish (heap BLOB)")
        used = other.execute("PRAGMA page_count").fetchone()[0]
        other.execute("INSERT INTO rubbish VALUES (zeroblob(?))", ((pages - used) * 4096,))
        yield
        other.execute("DROP TABLE rubbish")


def ready(house: House) -> bool:
    """Whether the server says that it can serve."""
    with house.browser() as browser:
        return browser.get("/readyz").status_code == 200


def stored_moves(file: Path) -> list[tuple[int, str]]:
    """Return the log as it lies in the file."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT version, text FROM log ORDER BY version").fetchall()


def refused_for_now(person: Person, table_id: str, move: str) -> None:
    """See that a move is answered with one sentence, and that nothing is half done."""
    before = person.table(table_id)
    answer = person.move(table_id, move, before["version"], "one")
    assert answer.status_code == 503
    assert "nothing was changed" in answer.json()["message"]
    assert answer.headers["Retry-After"] == "1"
    assert person.table(table_id) == before


def made_at_last(person: Person, table_id: str, move: str) -> None:
    """See that the same request is carried out now, once."""
    before = person.table(table_id)
    for _ in range(2):
        answer = person.move(table_id, move, before["version"], "one")
        assert answer.status_code == 200
    assert person.table(table_id)["version"] == before["version"] + 1


def test_a_locked_database_refuses_for_now_and_a_retry_works(tmp_path: Path) -> None:
    with House(tmp_path, database_wait=0.2) as house:
        table_id, (ada, *_) = seated(house, "Ada", "Bice", "Cosa")
        move = ada.table(table_id)["legal"][0]
        with lock(house.file):
            refused_for_now(ada, table_id, move)
            assert ada.post("/me/device").status_code == 503
            assert ada.post("/tables", WISH).status_code == 503
            assert len(stored_moves(house.file)) == 1
        made_at_last(ada, table_id, move)


def test_many_writers_at_a_locked_database_wait_no_longer_than_one(tmp_path: Path) -> None:
    with House(tmp_path, database_wait=0.3) as house:
        people = [house.person(name) for name in ("Ada", "Bice", "Cosa", "Dina", "Elena", "Fina")]
        with lock(house.file):
            answers: list[int] = []
            with at_once(
                *(
                    lambda who=who: answers.append(who.post("/tables", WISH).status_code)
                    for who in people
                )
            ):
                pass
            assert answers == [503] * 6
        assert all(not who.get("/tables?mine").json()["tables"] for who in people)


def test_a_full_disk_refuses_for_now_and_a_retry_works(tmp_path: Path) -> None:
    with House(tmp_path, database_max_pages=400) as house:
        table_id, people = seated(house, "Ada", "Bice", "Cosa")
        with filled(house.file, 400):
            person, move = until_full(table_id, people)
            refused_for_now(person, table_id, move)
        made_at_last(person, table_id, move)
        assert ready(house)


def until_full(table_id: str, people: list[Person]) -> tuple[Person, str]:
    """Let people play until a move has no room; return it with who wanted to make it.

    All keys are as long as the one that is tried again, so that this has no room either.
    """
    rng = Random(1)
    for number in range(1000):
        person, shown = asked(table_id, people)
        move = choice(shown["legal"], rng)
        if person.move(table_id, move, shown["version"], f"{number:03}").status_code != 200:
            return person, move
    raise AssertionError("the disk was never full")


def test_bots_go_on_when_the_database_takes_moves_again(tmp_path: Path) -> None:
    with House(tmp_path, database_wait=0.2) as house:
        table_id, (ada,) = seated(house, "Ada", bots=2)
        shown = ada.wait_for_turn(table_id)
        with lock(house.file):
            time.sleep(0.5)
        ada.move(table_id, shown["legal"][0], shown["version"])
        with lock(house.file):
            time.sleep(0.5)
        wait_until(lambda: bool(ada.table(table_id)["legal"]))


def test_ready_means_that_the_database_has_the_right_form(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert ready(house)
        with closing(sqlite3.connect(house.file)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        assert not ready(house)
        with house.browser() as browser:
            assert browser.get("/healthz").status_code == 200


class TestForms:
    """The database comes to its newest form by itself, and never loses what it holds."""

    def older(self, file: Path) -> None:
        """Make a database as the first version made it, with a guest in it."""
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")
            connection.exec_driver_sql(
                "INSERT INTO guests VALUES ('ada', 'Ada', 'sole', '2026-01-01 00:00:00.000000')"
            )
        engine.dispose()

    def test_an_older_database_is_copied_and_brought_up_to_date(self, tmp_path: Path) -> None:
        file = tmp_path / "signoria.db"
        self.older(file)
        with House(tmp_path) as house:
            assert ready(house)
            seated(house, "Bice", "Cosa", "Dina")
        (copy,) = tmp_path.glob("signoria-before-0001-*.db")
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("SELECT name FROM guests").fetchall() == [("Ada",)]
            assert database.execute("SELECT * FROM alembic_version").fetchall() == [("0001",)]
        with closing(sqlite3.connect(file)) as database:
            assert ("Ada",) in database.execute("SELECT name FROM guests").fetchall()

    def test_a_database_that_is_up_to_date_is_not_copied(self, tmp_path: Path) -> None:
        for _ in range(2):
            with House(tmp_path):
                pass
        assert not list(tmp_path.glob("*before*"))

    def test_the_newest_form_is_that_of_the_last_migration(self) -> None:
        scripts = ScriptDirectory.from_config(alembic_config())
        assert scripts.get_current_head() == NEWEST_FORM

    def test_the_migrations_lead_to_what_the_code_expects(self, tmp_path: Path) -> None:
        with House(tmp_path) as house:
            engine = create_engine(f"sqlite:///{house.file}")
            with engine.connect() as connection:
                context = MigrationContext.configure(connection)
                assert compare_metadata(context, Base.metadata) == []
            engine.dispose()


class TestStarting:
    """What keeps the server from starting is said in one sentence, and nothing is touched."""

    def refused(self, data: Path, port: int = 0, **settings: str) -> str:
        """Return what a server says that does not start."""
        status, said = start_that_fails(data, port, **settings)
        assert status == 1
        assert "Traceback" not in said
        assert said.startswith("Signoria cannot start. ")
        assert said.count("\n") == 1
        return said

    def test_a_database_of_a_newer_version(self, tmp_path: Path) -> None:
        with House(tmp_path) as house:
            file = house.file
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        before = file.read_bytes()
        said = self.refused(tmp_path)
        assert "newer version" in said
        assert str(file) in said
        assert file.read_bytes() == before

    @pytest.mark.parametrize("content", [b"This is no database." * 100, b"SQLite format 3\x00"])
    def test_a_file_that_is_no_database(self, tmp_path: Path, content: bytes) -> None:
        file = tmp_path / "signoria.db"
        file.write_bytes(content)
        assert "damaged" in self.refused(tmp_path)
        assert file.read_bytes() == content

    def test_a_database_with_broken_pages(self, tmp_path: Path) -> None:
        with House(tmp_path) as house:
            seated(house, "Ada", "Bice", "Cosa")
            file = house.file
        content = bytearray(file.read_bytes())
        content[4096 * 2 : 4096 * 6] = b"\xa5" * 4096 * 4
        file.write_bytes(content)
        assert "damaged" in self.refused(tmp_path)
        assert file.read_bytes() == bytes(content)

    def test_a_database_that_is_locked(self, tmp_path: Path) -> None:
        with House(tmp_path) as house:
            file = house.file
        with lock(file):
            assert "locked" in self.refused(tmp_path, database_wait="0.2")

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path) -> None:
        in_the_way = tmp_path / "file"
        in_the_way.write_text("no folder")
        said = self.refused(in_the_way / "data")
        assert "data folder" in said
        assert "--data" in said

    def test_an_address_that_is_not_this_machines(self, tmp_path: Path) -> None:
        said = self.refused(tmp_path, host="203.0.113.7")
        assert "of 203.0.113.7 cannot be used" in said
        assert "--host" in said

    def test_a_database_that_cannot_be_reached_is_told_with_its_setting(
        self, tmp_path: Path
    ) -> None:
        nowhere = f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'x.db'}"
        assert "SIGNORIA_DATABASE_URL" in self.refused(tmp_path, database_url=nowhere)

    def test_a_folder_may_be_called_anything(self, tmp_path: Path) -> None:
        folder = tmp_path / "what? 100%41 #1"
        with House(folder) as house:
            house.person("Ada")
        assert (folder / "signoria.db").exists()
        assert [path.name for path in tmp_path.iterdir()] == [folder.name]

    def test_a_driver_that_cannot_wait(self, tmp_path: Path) -> None:
        said = self.refused(tmp_path, database_url=f"sqlite:///{tmp_path / 'x.db'}")
        assert "SIGNORIA_DATABASE_URL cannot be used" in said

    def test_a_disk_without_room_for_a_new_database(self, tmp_path: Path) -> None:
        assert "full" in self.refused(tmp_path, database_max_pages="3")

    def test_a_database_address_that_cannot_be_used(self, tmp_path: Path) -> None:
        said = self.refused(tmp_path, database_url="nonsense+driver://user:secret@host/db")
        assert "SIGNORIA_DATABASE_URL" in said
        assert "secret" not in said
