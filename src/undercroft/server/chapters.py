"""Campaigns over HTTP: begun, looked at, and led from chapter to chapter."""

from typing import Any, Literal

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody
from litestar.response import Response

from undercroft.server.asking import A_FILE, Asking, Here, House, InNumber, InPath, Name, Spoken, must_be, seat_at
from undercroft.server.campaigns import Campaigns, Opened, Wish
from undercroft.server.guard import check_password
from undercroft.server.lobby import ScenarioCard, scenario_card
from undercroft.server.matches import as_file, checked_bots
from undercroft.server.tables import Tables, Unknown
from undercroft.server.takeaway import LARGEST_FILE, campaign_file, opened_campaign
from undercroft.server.tokens import OWNER, Token
from undercroft.table import AUDIENCE, Campaign, NotAllowed, Policy, Seat
from undercroft.table.campaign import Chapter
from undercroft.words import Lang


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group settles before its campaign begins."""

    game: Name
    seats: int
    name: Name = ""
    options: dict[str, Wish] = {}
    policy: Policy = Policy()


class Begun(msgspec.Struct, frozen=True):
    """A new campaign and its links, which open all of its chapters. They are told only here."""

    campaign: str
    seats: dict[str, Token]
    audience: Token
    owner: Token


class NewChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what next: each seat with the members of the roster that it plays."""

    scenario: Name
    cast: dict[Seat, list[str]]
    bots: dict[Seat, str] = {}


class MemberCard(msgspec.Struct, frozen=True):
    """Somebody of the roster."""

    id: str
    name: str
    fit: bool
    benched: bool
    """Takes no part in the open chapter."""


class PlayedChapter(msgspec.Struct, frozen=True):
    """A chapter that was played, or is."""

    number: int
    scenario: str
    name: str
    match: str
    """Empty for one that was played elsewhere."""
    cast: dict[Seat, list[str]]
    status: Literal["open", "closed", "abandoned"]
    outcome: str


class CampaignCard(msgspec.Struct, frozen=True):
    """How a campaign stands, and the seat that the link opens."""

    campaign: str
    seat: Seat
    game: str
    name: str
    """What the group calls it."""
    title: str
    """What the game is called."""
    seats: tuple[Seat, ...]
    policy: Policy
    roster: list[MemberCard]
    chapters: list[PlayedChapter]
    open: str
    """The match of the open chapter, or nothing."""
    choices: list[ScenarioCard]
    """What can be played next, when no chapter is open."""


class Chapters(Controller):
    """Campaigns and their chapters; each chapter is a match of its own, opened by the links of the campaign."""

    path = "/api/campaigns"

    @post("/")
    async def begin(self, tables: Here, house: House, request: Asking, data: JSONBody[NewCampaign]) -> Begun:
        """Begin a campaign. Where the server has a password, the header `X-Table-Password` has to hold it."""
        check_password(house, request)
        made = await Campaigns(tables).begin(data.game, data.name, data.seats, data.options, data.policy)
        return begun(*made)

    @post("/import", request_max_body_size=LARGEST_FILE)
    async def take_in(self, tables: Here, house: House, request: Asking, data: JSONBody[dict[str, Any]]) -> Begun:
        """Go on with a campaign from a file, as a new one with new links."""
        check_password(house, request)
        return begun(*await Campaigns(tables).take_in(opened_campaign(data, tables), ""))

    @get("/{campaign:str}")
    async def show(self, tables: Here, request: Asking, campaign: InPath, lang: Spoken = "en") -> CampaignCard:
        """How a campaign stands, for whoever holds a link to it."""
        seat = await seat_at(tables, request, campaign)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @delete("/{campaign:str}")
    async def delete_campaign(self, tables: Here, request: Asking, campaign: InPath) -> None:
        """Delete a campaign with all its chapters; only its owner may."""
        must_be(await seat_at(tables, request, campaign) == OWNER, "of a campaign deletes it")
        await Campaigns(tables).delete(campaign)

    @post("/{campaign:str}/chapters")
    async def open_chapter(
        self, tables: Here, request: Asking, campaign: InPath, data: JSONBody[NewChapter], lang: Spoken = "en"
    ) -> CampaignCard:
        """Begin a chapter; anybody who plays may."""
        seat = await player_at(tables, request, campaign)
        bots = checked_bots(data.bots, tuple(data.cast))
        await Campaigns(tables).open(campaign, data.scenario, data.cast, bots)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @post("/{campaign:str}/close", status_code=200)
    async def close(self, tables: Here, request: Asking, campaign: InPath, lang: Spoken = "en") -> CampaignCard:
        """End a chapter that is over: the campaign takes over what it reports."""
        seat = await player_at(tables, request, campaign)
        await Campaigns(tables).close(campaign)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @post("/{campaign:str}/reopen", status_code=200)
    async def reopen(self, tables: Here, request: Asking, campaign: InPath, lang: Spoken = "en") -> CampaignCard:
        """Go back into the last chapter, to undo in it: possible until the next chapter's first answer."""
        seat = await player_at(tables, request, campaign)
        await Campaigns(tables).reopen(campaign)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @post("/{campaign:str}/abandon", status_code=200)
    async def abandon(self, tables: Here, request: Asking, campaign: InPath, lang: Spoken = "en") -> CampaignCard:
        """Give the open chapter up; only the owner may."""
        seat = await player_at(tables, request, campaign)
        must_be(seat == OWNER, "of a campaign gives a chapter up")
        await Campaigns(tables).abandon(campaign)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @post("/{campaign:str}/chapters/{number:int}/replay", status_code=200)
    async def replay(
        self, tables: Here, request: Asking, campaign: InPath, number: InNumber, lang: Spoken = "en"
    ) -> CampaignCard:
        """Go back before a chapter, to play it again or another; later ones are dropped. Only the owner may."""
        seat = await player_at(tables, request, campaign)
        must_be(seat == OWNER, "of a campaign goes back before a chapter")
        await Campaigns(tables).replay(campaign, number)
        return campaign_card(seat, await Campaigns(tables).find(campaign), lang)

    @post("/{campaign:str}/links/{seat:str}")
    async def reissue(self, tables: Here, request: Asking, campaign: InPath, seat: InPath) -> dict[str, Token]:
        """A new link to a seat, for the owner; the old link no longer opens it, at no chapter."""
        must_be(await seat_at(tables, request, campaign) == OWNER, "of a campaign hands out new links")
        seats = (await Campaigns(tables).find(campaign)).seats
        if seat not in (*seats, AUDIENCE, OWNER):
            raise Unknown(f"campaign {campaign!r} has no seat {seat!r}. Seats: {', '.join(seats)}")
        return {seat: await tables.reissue(campaign, Seat(seat))}

    @get("/{campaign:str}/export", responses=A_FILE)
    async def export(self, tables: Here, request: Asking, campaign: InPath) -> Response[bytes]:
        """The campaign as a file, for its owner: sealed with this server's key while a chapter is open."""
        must_be(await seat_at(tables, request, campaign) == OWNER, "takes a campaign away")
        opened = await Campaigns(tables).find(campaign)
        return as_file(campaign_file(opened.campaign, tables.seal), f"{opened.campaign.system.id}-{campaign}")


async def player_at(tables: Tables, request: Asking, campaign: str) -> Seat:
    """The seat of this request's token; the audience only watches."""
    seat = await seat_at(tables, request, campaign)
    if seat == AUDIENCE:
        raise NotAllowed("who only watches decides nothing: open the link of a seat to play")
    return seat


def begun(campaign: str, links: dict[str, Token]) -> Begun:
    seats = {seat: token for seat, token in links.items() if seat not in (AUDIENCE, OWNER)}
    return Begun(campaign, seats, links[AUDIENCE], links[OWNER])


def campaign_card(seat: Seat, opened: Opened, lang: Lang) -> CampaignCard:
    campaign, game = opened.campaign, opened.campaign.system
    benched = {member.id for member in campaign.bench()} if campaign.match else set[str]()
    return CampaignCard(
        opened.id,
        seat,
        game.id,
        opened.name,
        game.speech.say(game.name, lang),
        opened.seats,
        opened.policy,
        [MemberCard(one.id, game.speech.say(one.name, lang), one.fit, one.id in benched) for one in campaign.roster()],
        [
            PlayedChapter(
                number,
                chapter.scenario,
                chapter_name(campaign, chapter, lang),
                match,
                chapter.cast,
                chapter.status,
                chapter.ending.outcome if chapter.ending else "",
            )
            for number, (chapter, match) in enumerate(zip(campaign.chapters, opened.matches, strict=True))
        ],
        opened.open_match,
        [scenario_card(game, choice, lang) for choice in campaign.choices()],
    )


def chapter_name(campaign: Campaign, chapter: Chapter, lang: Lang) -> str:
    played = campaign.scenario(chapter)
    return campaign.system.speech.say(played.name, lang) if played else chapter.scenario
