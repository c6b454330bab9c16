"""Guests with their tokens, tables with their seats, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Take the step."""
    make_guests()
    make_tables()
    make_seats()
    make_log()


def make_guests() -> None:
    """Make the tables of guests and tokens."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("emblem", sa.String(20), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_index("ix_tokens_guest_id", "tokens", ["guest_id"])


def make_tables() -> None:
    """Make the table of tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pace", sa.Float),
        sa.Column("creator_id", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("started", MOMENT),
        sa.Column("seed", sa.String(64)),
        sa.Column("rules", sa.Integer),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_creator_id", "tables", ["creator_id"])
    op.create_index("ix_tables_status", "tables", ["status"])


def make_seats() -> None:
    """Make the table of seats."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("guest_id", sa.String(20), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("emblem", sa.String(20)),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "guest_id"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])


def make_log() -> None:
    """Make the log."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(100)),
        sa.UniqueConstraint("table_id", "seat", "key"),
    )
