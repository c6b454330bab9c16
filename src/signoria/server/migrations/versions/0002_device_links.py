"""One-time links for other devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_device_links_guest_id", "device_links", ["guest_id"])
