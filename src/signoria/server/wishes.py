"""What a new table may be: checked before anything is stored."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.core.refusal import InvalidInput
from signoria.games import AnyGame

from .errors import Malformed
from .schemas import NewTable

ME, OPEN, BOT = "me", "open", "bot:"


def checked_game(wish: NewTable, games: Mapping[str, AnyGame], bots: Collection[str]) -> AnyGame:
    """Return the game of a table that can be made.

    Raises:
        Malformed: the game, its options or the seats cannot be had; the sentence says why.
    """
    game = games.get(wish.game)
    if game is None:
        raise Malformed(f"There is no game {wish.game!r} here; there is {listed(games)}.")
    if len(wish.seats) != wish.players:
        raise Malformed(
            f"A table for {wish.players} players has {wish.players} seats, not {len(wish.seats)}."
        )
    for seat in wish.seats:
        check_seat(seat, bots)
    if wish.seats.count(ME) > 1:
        raise Malformed("You can sit in one seat only.")
    check_deal(game, wish)
    return game


def check_seat(seat: str, bots: Collection[str]) -> None:
    """Refuse what is no way to fill a seat."""
    if seat in (ME, OPEN):
        return
    if not seat.startswith(BOT):
        raise Malformed(f"A seat is 'me', 'open' or 'bot:NAME', not {seat!r}.")
    if seat.removeprefix(BOT) not in bots:
        raise Malformed(f"There is no bot {seat.removeprefix(BOT)!r}; there is {listed(bots)}.")


def check_deal(game: AnyGame, wish: NewTable) -> None:
    """Refuse players and options with which the game cannot be dealt."""
    try:
        game.check_players(wish.players)
        game.check_options(wish.options)
        game.deal(wish.players, wish.options, "only to see whether it can be dealt")
    except InvalidInput as error:
        raise Malformed(f"This table cannot be made: {error}") from error


def listed(names: Collection[str]) -> str:
    """Return names with commas between them."""
    return ", ".join(sorted(names))
