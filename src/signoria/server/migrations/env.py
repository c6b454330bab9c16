"""Alembic's entry: it runs the steps on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from signoria.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
