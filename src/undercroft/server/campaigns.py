"""The campaigns of this server: each is one book, replaced whole under its version; its chapters are matches.

The links of a campaign open all of its chapters.
"""

import secrets
import zlib
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import delete, insert, select, update

from undercroft.server.life import Life, changed
from undercroft.server.live import QUICKER
from undercroft.server.schema import CAMPAIGNS, LINKS, MATCHES
from undercroft.server.store import held, now
from undercroft.server.tables import Tables, Unknown
from undercroft.server.tokens import Token, hashed
from undercroft.table import Campaign, NotAllowed, NotAsked, NotLegal, Policy, Seat

Wish: TypeAlias = str | int | bool | list[str]
"""What a campaign is begun with: the game knows what it means."""


class Book(msgspec.Struct):
    """A campaign as it is stored."""

    policy: Policy
    seats: tuple[Seat, ...]
    matches: list[str]
    """The match of each chapter; empty for one that was played elsewhere."""
    file: bytes
    """See docs/matches.md; where a chapter is open, its match in the store counts and not the one in here."""


class Opened:
    """A campaign that is looked at or changed."""

    def __init__(self, id: str, name: str, version: int, book: Book, campaign: Campaign) -> None:
        self.id = id
        self.name = name
        self.version = version
        self.policy, self.seats, self.matches = book.policy, book.seats, book.matches
        self.campaign = campaign

    @property
    def open_match(self) -> str:
        """The match of the open chapter, or nothing."""
        return self.matches[-1] if self.campaign.match else ""

    @property
    def book(self) -> Book:
        return Book(self.policy, self.seats, self.matches, self.campaign.dump())


class Campaigns:
    """Finds campaigns, begins new ones, and opens and closes their chapters."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.store.database

    async def begin(
        self, game: str, name: str, seats: int, options: Mapping[str, Wish], policy: Policy
    ) -> tuple[str, dict[str, Token]]:
        """A new campaign, with links that open all of its chapters."""
        system = self._tables.game(game)
        if not 0 < seats <= len(system.seat_names):
            raise NotLegal(f"{game} has 1 to {len(system.seat_names)} seats")
        try:
            campaign = Campaign(system, dict(options))
        except (TypeError, ValueError, LookupError) as error:
            raise NotLegal(f"a campaign of {game} can't begin with these options: {error}") from error
        return await self._keep_new(campaign, name, Book(policy, system.seats(seats), [], b""))

    async def take_in(self, campaign: Campaign, name: str) -> tuple[str, dict[str, Token]]:
        """A campaign from a file; its open chapter becomes a match of this server."""
        seats = tuple(dict.fromkeys(seat for chapter in campaign.chapters for seat in chapter.cast))
        policy = campaign.match.policy if campaign.match else Policy()
        book = Book(policy, seats or campaign.system.seats(1), [""] * len(campaign.chapters), b"")
        id, links = await self._keep_new(campaign, name, book)
        if campaign.match:
            async with self._changing(id) as opened:
                opened.matches[-1] = await self._tables.keep(campaign.match, {}, campaign=id)
        return id, links

    async def find(self, id: str) -> Opened:
        """A campaign as it stands, its open chapter as far as it was played."""
        wanted = select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
        async with self._database.reading() as connection:
            row: Any = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise Unknown(f"there is no campaign {id!r} at this server. Was it deleted, or is the link cut short?")
        book = msgspec.msgpack.decode(zlib.decompress(self._database.seal.open(row.book)), type=Book)
        opened = Opened(id, row.name, row.version, book, Campaign.load(book.file, self._tables.game))
        if opened.open_match:
            live = await self._tables.find(opened.open_match)
            async with live.at_table() as match:
                opened.campaign.match = match
        return opened

    async def open(self, id: str, scenario: str, cast: Mapping[Seat, list[str]], bots: Mapping[Seat, str]) -> str:
        """Begin a chapter with some of the roster; those who sit at the last one are told where play goes on."""
        async with self._changing(id) as opened:
            check_seats(opened, scenario, cast)
            match = opened.campaign.open(scenario, cast, policy=opened.policy)
            chapter = await self._tables.keep(match, {}, Life(bots=dict(bots)), id)
            last = opened.matches[-1] if opened.matches else ""
            opened.matches.append(chapter)
        if last:
            await self._settle(last, next=chapter)
        return chapter

    async def close(self, id: str) -> None:
        """End the open chapter: the campaign takes over what it reports."""
        async with self._changing(id) as opened:
            match = opened.open_match
            opened.campaign.close()
        await self._settle(match, closed=True)

    async def abandon(self, id: str) -> None:
        """Give the open chapter up: the campaign stands as before it."""
        async with self._changing(id) as opened:
            match = opened.open_match
            opened.campaign.abandon()
        await self._settle(match, closed=True)

    async def reopen(self, id: str) -> str:
        """Go back into the last chapter, as long as the next has no answer yet."""
        async with self._changing(id) as opened:
            dropped = opened.open_match
            if dropped and len(opened.matches) > 1 and not opened.matches[-2]:
                raise NotAllowed("the chapter before was played elsewhere: its match is not here")
            opened.campaign.reopen()
            if dropped:
                opened.matches.pop()
        if dropped:
            await self._tables.delete(dropped)
        await self._settle(opened.matches[-1], closed=False, next="")
        return opened.matches[-1]

    async def replay(self, id: str, number: int) -> None:
        """Go back before a chapter; it and all later ones are dropped with their matches."""
        async with self._changing(id) as opened:
            opened.campaign.replay(number)
            dropped = opened.matches[number:]
            del opened.matches[number:]
        for match in filter(None, dropped):
            await self._tables.delete(match)
        if opened.matches and opened.matches[-1]:
            await self._settle(opened.matches[-1], next="")

    async def delete(self, id: str) -> None:
        """Delete a campaign with all its chapters."""
        async with self._database.reading() as connection:
            chapters = (await connection.execute(select(MATCHES.c.id).where(MATCHES.c.campaign == id))).scalars().all()
        for match in chapters:
            await self._tables.delete(match)
        async with self._database.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.table == id))
            await connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == id))

    @asynccontextmanager
    async def _changing(self, id: str) -> AsyncGenerator[Opened]:
        """A campaign to be changed wholly or not at all; of two who change it at once one is refused."""
        opened = await self.find(id)
        chapters = list(opened.matches)
        yield opened
        mine = (CAMPAIGNS.c.id == id) & (CAMPAIGNS.c.version == opened.version)
        values = {"book": self._packed(opened.book), "version": opened.version + 1}
        async with self._database.writing() as connection:
            if (await connection.execute(update(CAMPAIGNS).where(mine).values(values))).rowcount == 1:
                return
        for match in set(opened.matches) - set(chapters):
            await self._tables.delete(match)
        raise NotAsked(QUICKER)

    async def _keep_new(self, campaign: Campaign, name: str, book: Book) -> tuple[str, dict[str, Token]]:
        id = secrets.token_hex(8)
        links = self._tables.new_links(book.seats)
        book.file = campaign.dump()
        row = {
            "id": id,
            "system": campaign.system.id,
            "name": name,
            "book": self._packed(book),
            "version": 0,
            "created": now(),
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(CAMPAIGNS), row)
            hashes = {seat: hashed(token) for seat, token in links.items()}
            await connection.execute(insert(LINKS), held(id, hashes))
        return id, links

    def _packed(self, book: Book) -> bytes:
        return self._database.seal.close(zlib.compress(msgspec.msgpack.encode(book)))

    async def _settle(self, match: str, **values: object) -> None:
        """Tell those at a chapter's table that it is closed, or where play goes on."""
        live = await self._tables.find(match)
        await live.settle(lambda life, _: changed(life, **values))


def check_seats(opened: Opened, scenario: str, cast: Mapping[Seat, list[str]]) -> None:
    """Refuse seats that the campaign doesn't have, and a number of them that the chapter can't be played with."""
    if strange := [seat for seat in cast if seat not in opened.seats]:
        raise NotLegal(f"there is no seat {', '.join(strange)}. Seats: {', '.join(opened.seats)}")
    for choice in opened.campaign.choices():
        if choice.id == scenario and len(cast) not in choice.seats:
            numbers = ", ".join(map(str, choice.seats))
            raise NotLegal(f"{scenario} can't be played with {len(cast)} seats. Choose one of: {numbers}")
