"""A campaign: a chain of chapters, each a match of its own, with one state that outlives them.

The campaign owns the roster, unlocks, calendar and supplies (all of it the game's plain data); a chapter gets what it
needs in its set-up and hands back a report. Members who take no part sit on the bench, and seats may change hands
between chapters.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from undercroft.table.errors import BrokenSave, NotAllowed, NotLegal
from undercroft.table.match import Match, Policy
from undercroft.table.names import Seat
from undercroft.table.plain import Json
from undercroft.table.save import Saved, restore, saved
from undercroft.table.state import Finished
from undercroft.table.system import CampaignRules, Cast, Member, Scenario, System

FORMAT = "undercroft-campaign"


class Chapter(msgspec.Struct):
    """One chapter: who played what, the campaign's state before it, and how it ended."""

    scenario: str
    cast: dict[Seat, list[str]]
    before: Json
    match: Saved
    status: Literal["open", "closed", "abandoned"] = "open"
    ending: Finished | None = None


class SavedCampaign(msgspec.Struct, kw_only=True):
    format: str
    schema: int
    system: str
    options: dict[str, Json]
    state: Json
    chapters: list[Chapter]


class Campaign:
    """A campaign being played. At most one chapter is open; `match` is the match of that chapter."""

    def __init__(self, system: System[Any, Any], options: Mapping[str, Json] | None = None) -> None:
        self.system = system
        self.options = dict(options or {})
        self.state: Json = self._rules.begin(self.options)
        self.chapters: list[Chapter] = []
        self.match: Match[Any, Any] | None = None

    @property
    def _rules(self) -> CampaignRules:
        if self.system.campaign is None:
            raise NotAllowed(f"{self.system.id} has no campaign: play single scenarios")
        return self.system.campaign

    def roster(self) -> Sequence[Member]:
        return self._rules.roster(self.state)

    def bench(self) -> list[Member]:
        """The members who take no part in the open chapter."""
        last = self.chapters[-1] if self.match else None
        playing = {member for mine in last.cast.values() for member in mine} if last else set[str]()
        return [member for member in self.roster() if member.id not in playing]

    def choices(self) -> Sequence[Scenario]:
        """The chapters that can be opened now."""
        return () if self.match else self._rules.chapters(self.state)

    def scenario(self, chapter: Chapter) -> Scenario | None:
        """What was played in a chapter, as it was offered then; None where this release offers it no more."""
        offered = self._rules.chapters(chapter.before)
        return next((choice for choice in offered if choice.id == chapter.scenario), None)

    def open(
        self, scenario: str, cast: Cast, *, key: bytes | None = None, policy: Policy | None = None
    ) -> Match[Any, Any]:
        """Begin a chapter with some of the roster."""
        if self.match:
            raise NotAllowed(f"the chapter {self.chapters[-1].scenario!r} is still open: end or abandon it first")
        known = [choice.id for choice in self.choices()]
        if scenario not in known:
            raise NotLegal(f"{scenario!r} can't be played now. Choose one of: {', '.join(known) or 'nothing is left'}")
        self._check_cast(cast)
        setup = self._rules.setup(self.state, scenario, cast)
        self.match = Match(self.system, setup, key=key, policy=policy)
        played = {seat: list(members) for seat, members in cast.items()}
        self.chapters.append(Chapter(scenario, played, self.state, saved(self.match)))
        return self.match

    def close(self) -> Finished:
        """End the open chapter: the campaign takes over what it reports."""
        match, chapter = self._open_chapter()
        if match.over is None:
            raise NotAllowed(f"the chapter {chapter.scenario!r} isn't over: play on or abandon it")
        self.state = self._rules.absorb(chapter.before, match.setup, match.over)
        self._put_away(chapter, "closed", match.over)
        return match.over

    def abandon(self) -> None:
        """Give the open chapter up: the campaign stands as before it."""
        _, chapter = self._open_chapter()
        self._put_away(chapter, "abandoned", None)

    def reopen(self) -> Match[Any, Any]:
        """Go back into the last chapter, to undo in it: possible until the next chapter's first answer."""
        if self.match:
            if self.match.line:
                raise NotAllowed("the next chapter has begun: its first answer closes the way back")
            self.chapters.pop()
            self.match = None
        if not self.chapters:
            raise NotAllowed("there is no chapter to go back to")
        return self._take_up(self.chapters[-1])

    def replay(self, number: int) -> None:
        """Go back before a chapter, to play it again or another in its place; later ones are dropped."""
        if not 0 <= number < len(self.chapters):
            raise NotLegal(f"there is no chapter {number}; the campaign has {len(self.chapters)}")
        self.state = self.chapters[number].before
        del self.chapters[number:]
        self.match = None

    def dump(self) -> bytes:
        """The whole campaign as one file: see docs/matches.md."""
        if self.match:
            self.chapters[-1].match = saved(self.match)
        return msgspec.json.encode(
            SavedCampaign(
                format=FORMAT,
                schema=1,
                system=self.system.id,
                options=self.options,
                state=self.state,
                chapters=self.chapters,
            )
        )

    @classmethod
    def load(cls, data: bytes, find: Callable[[str], System[Any, Any]]) -> "Campaign":
        """A campaign from its file."""
        try:
            file = msgspec.json.decode(data, type=SavedCampaign)
        except msgspec.DecodeError as error:
            raise BrokenSave(f"this is no campaign file: {error}. Choose a file that Undercroft has saved") from None
        if file.format != FORMAT or file.schema > 1:
            raise BrokenSave(f"{file.format} {file.schema} can't be read by this release: update Undercroft")
        campaign = cls(find(file.system), file.options)
        campaign.state, campaign.chapters = file.state, file.chapters
        if file.chapters and file.chapters[-1].status == "open":
            campaign._take_up(file.chapters[-1])
        return campaign

    def _check_cast(self, cast: Cast) -> None:
        fit = [member.id for member in self.roster() if member.fit]
        chosen = [member for mine in cast.values() for member in mine]
        if strange := [member for member in chosen if member not in fit]:
            raise NotLegal(f"{', '.join(strange)} can't take part. Fit members: {', '.join(fit)}")
        if len(set(chosen)) < len(chosen) or (fit and not chosen):
            raise NotLegal("each member takes part once, and somebody has to")

    def _open_chapter(self) -> tuple[Match[Any, Any], Chapter]:
        if not self.match:
            raise NotAllowed("no chapter is open")
        return self.match, self.chapters[-1]

    def _put_away(self, chapter: Chapter, status: Literal["closed", "abandoned"], ending: Finished | None) -> None:
        if self.match:
            chapter.match = saved(self.match)
        chapter.status, chapter.ending = status, ending
        self.match = None

    def _take_up(self, chapter: Chapter) -> Match[Any, Any]:
        self.match = restore(chapter.match, lambda _: self.system)
        self.state, chapter.status, chapter.ending = chapter.before, "open", None
        return self.match
