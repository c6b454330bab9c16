"""What a host can set by environment variables that begin with SIGNORIA_."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import URL


class Settings(BaseSettings):
    """The server's settings; each is read from `SIGNORIA_` and its name in capitals."""

    model_config = SettingsConfigDict(env_prefix="SIGNORIA_")

    data: Path = Field(Path("data"), description="Folder of the database and its copies.")
    host: str = Field("127.0.0.1", description="Address to listen on; 0.0.0.0 for all.")
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on.")
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = Field(
        (), description="Further names by which browsers may call the server, with commas."
    )
    database_url: str | None = Field(
        None, description="Another database than the SQLite file in the data folder."
    )
    database_wait: float = Field(
        5.0, gt=0, le=60, description="Seconds to wait for a database that is locked."
    )
    database_max_pages: int | None = Field(
        None, ge=1, description="Largest size of the SQLite file, in pages of 4096 bytes."
    )
    live_tables: int = Field(200, ge=1, description="Games kept in memory at the same time.")
    bot_workers: int = Field(1, ge=1, le=64, description="Processes in which bots decide.")
    bot_seconds: float = Field(5.0, gt=0, le=600, description="Time that a bot has to decide.")
    bot_pause: float = Field(
        1.0, ge=0, le=10, description="Seconds between moves of bots where people play."
    )
    device_link_minutes: int = Field(
        15, ge=1, le=1440, description="How long a link for another device can be used."
    )
    guest_rate: float = Field(100.0, gt=0, description="Requests a second of one guest.")
    address_rate: float = Field(300.0, gt=0, description="Requests a second of one address.")
    making_rate: float = Field(
        30.0, gt=0, description="New guests and tables a second from one address."
    )
    max_body: int = Field(65536, ge=1024, description="Largest body of a request, in bytes.")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="How much the log tells; `debug` tells each request."
    )
    log_format: Literal["text", "json"] = Field("text", description="How the log is written.")

    @field_validator("allowed_hosts", mode="before")
    @classmethod
    def split_hosts(cls, value: object) -> object:
        """Read names with commas between them, as an environment variable gives them."""
        if isinstance(value, str):
            return tuple(name.strip().lower() for name in value.split(",") if name.strip())
        return value

    @property
    def sqlite_file(self) -> Path | None:
        """The SQLite file, or None where another database was named."""
        return None if self.database_url else self.data / "signoria.db"

    @property
    def url(self) -> str | URL:
        """The database's address as SQLAlchemy reads it."""
        if self.database_url:
            return self.database_url
        # Put together from parts, since a folder's name may hold signs that addresses use.
        file = str(self.data / "signoria.db")
        return URL.create("sqlite+aiosqlite", database=file)
