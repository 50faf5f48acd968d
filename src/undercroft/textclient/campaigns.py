"""A campaign in the text client: chapter after chapter, each a sitting, and between them the choice of the next."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from undercroft.bots import Bot
from undercroft.table import Match, Policy, Scenario, Seat, TableError, key_of
from undercroft.table.campaign import Campaign
from undercroft.textclient.client import Client, WayBack
from undercroft.textclient.lines import Lines
from undercroft.textclient.phrases import Phrases
from undercroft.textclient.screen import Screen
from undercroft.textclient.teller import Teller
from undercroft.words import Value

Bots = Callable[[Match[Any, Any]], Mapping[Seat, Bot]]


class CampaignClient:
    """One sitting at a campaign, as many chapters as people like."""

    def __init__(
        self,
        campaign: Campaign,
        phrases: Phrases,
        screen: Screen,
        lines: Lines,
        file: Path,
        *,
        seats: tuple[Seat, ...],
        bots: Bots,
        policy: Policy,
        seed: str = "",
        plain: bool = False,
    ) -> None:
        self._campaign = campaign
        self._phrases = phrases
        self._screen = screen
        self._lines = lines
        self._file = file
        self._seats = seats
        self._bots = bots
        self._policy = policy
        self._seed = seed
        self._plain = plain

    def run(self) -> None:
        """Until somebody leaves, the script ends, or nothing is left to play."""
        while True:
            match = self._campaign.match or self._next_chapter()
            if match is None:
                return
            try:
                over = self._client(match).run()
            except WayBack:
                self._go_back()
                continue
            if not over:
                return
            self._campaign.close()
            self._keep()

    def _client(self, match: Match[Any, Any]) -> Client:
        teller = Teller(match, self._phrases, self._screen, self._plain)
        return Client(
            match, teller, self._phrases, self._lines, self._bots(match), self._file, pack=self._campaign.dump
        )

    def _next_chapter(self) -> Match[Any, Any] | None:
        """The only chapter there is, or the one people choose; None to stop here."""
        choices = self._campaign.choices()
        if not choices:
            self._tell("campaign-over")
            return None
        return self._open(choices[0]) if len(choices) == 1 else self._choose(choices)

    def _choose(self, choices: Sequence[Scenario]) -> Match[Any, Any] | None:
        self._screen.heading(self._phrases.say("campaign-choose"))
        self._screen.numbered([(at, self._name(choice)) for at, choice in enumerate(choices, 1)])
        self._tell("campaign-prompt")
        while (line := self._lines.next()) is not None:
            match line.strip():
                case "q":
                    break
                case "u" if self._campaign.chapters:
                    self._go_back()
                    return self._campaign.match or self._next_chapter()
                case number if number.isdecimal() and 0 < int(number) <= len(choices):
                    return self._open(choices[int(number) - 1])
                case text if chosen := [choice for choice in choices if choice.id == text]:
                    return self._open(chosen[0])
                case text:
                    self._lines.refuse(self._phrases.say("campaign-no-choice", text=text, last=len(choices)))
        self._tell("campaign-left", path=str(self._file))
        return None

    def _open(self, chapter: Scenario) -> Match[Any, Any]:
        """The members of the roster are dealt out to the seats in turn."""
        members = [member.id for member in self._campaign.roster() if member.fit]
        cast = {seat: members[at :: len(self._seats)] for at, seat in enumerate(self._seats)}
        playing = {seat: mine for seat, mine in cast.items() if mine or not members}
        number = len(self._campaign.chapters) + 1
        key = key_of(f"{self._seed}/{number}") if self._seed else None
        self._screen.heading(self._phrases.say("chapter", number=number, name=self._name(chapter)))
        return self._campaign.open(chapter.id, playing, key=key, policy=self._policy)

    def _go_back(self) -> None:
        """Into the chapter before, its last decision taken back: so that it isn't over any more."""
        try:
            match = self._campaign.reopen()
            match.undo(match.setup.seats[0])
            self._tell("chapter-reopened")
        except TableError as error:
            self._lines.refuse(str(error))

    def _name(self, chapter: Scenario) -> str:
        return self._campaign.system.speech.say(chapter.name, self._phrases.lang)

    def _tell(self, message: str, **args: Value) -> None:
        self._screen.line(self._phrases.say(message, **args))

    def _keep(self) -> None:
        try:
            self._file.write_bytes(self._campaign.dump())
        except OSError as error:
            reason = error.strerror or ""
            self._lines.refuse(self._phrases.say("cannot-save", path=str(self._file), reason=reason))
