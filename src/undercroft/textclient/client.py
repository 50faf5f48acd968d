"""The text client: any game in a terminal, alone, in turns at one keyboard, or by script."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from undercroft.bots import Bot
from undercroft.table import Match, Seat, TableError, dump
from undercroft.textclient.commands import (
    PASS,
    Answer,
    Command,
    HouseRule,
    Listed,
    Misread,
    Typed,
    read_line,
    read_override,
)
from undercroft.textclient.lines import Lines
from undercroft.textclient.phrases import Phrases
from undercroft.textclient.teller import Teller
from undercroft.textclient.turns import Turns
from undercroft.words import Value


class Left(Exception):
    """Somebody has left the table."""


class WayBack(Exception):
    """Somebody takes back what was decided before this match began."""


class Client:
    """One sitting at one match."""

    def __init__(
        self,
        match: Match[Any, Any],
        teller: Teller,
        phrases: Phrases,
        lines: Lines,
        bots: Mapping[Seat, Bot],
        file: Path | None = None,
        pack: Callable[[], bytes] | None = None,
    ) -> None:
        """`pack` makes what is kept in the file, where the match is a part of something larger."""
        self._match = match
        self._pack = pack
        self._teller = teller
        self._screen = teller.screen
        self._phrases = phrases
        self._lines = lines
        self._turns = Turns(match, bots)
        self._file = file
        self._seat: Seat | None = None
        self._listed: list[Listed] = []
        self._commands: dict[str, Callable[[Seat, str], None]] = {
            "u": self._undo,
            "r": self._redo,
            "w": self._why,
            "t": self._show_again,
            "l": self._show_log,
            "p": self._preview,
            "s": self._save_as,
            "h": self._hand_over,
            "o": self._override,
            "?": self._help,
            "q": self._leave,
        }

    def run(self) -> bool:
        """Until the match is over (True), somebody leaves, or the script ends."""
        self._keep()
        try:
            while self._match.questions:
                seat = self._turns.next_person(self._seat)
                if seat is not None:
                    self._sit_down(seat)
                    self._decide(seat)
                elif not self._turns.play_bots():
                    raise AssertionError("nobody at this terminal has anything to decide")
                self._keep()
        except Left:
            self._tell("left" if self._lines.person else "script-ended", line=len(self._match.line))
            return False
        seat = self._seat or self._match.setup.seats[0]
        self._teller.show_news(seat)
        self._teller.show_table(seat)
        self._teller.show_end(seat, "chapter-outcome" if self._pack else "outcome")
        return True

    def _sit_down(self, seat: Seat) -> None:
        """Change places: what is hidden from the next person is gone before that person looks."""
        before, self._seat = self._seat, seat
        if seat == before or len(self._turns.people) == 1:
            return
        name = self._teller.seat_name(seat)
        if not self._lines.person:
            self._screen.heading(self._phrases.say("here", who=name))
            return
        self._screen.clear()
        self._tell("hand-over", who=name)
        self._tell("hand-over-ready", who=name)
        if self._lines.next() is None:
            raise Left
        self._screen.clear()

    def _decide(self, seat: Seat) -> None:
        """Show how things stand and take lines until something is decided, or somebody else sits here."""
        self._show(seat)
        while self._seat == seat:
            line = self._lines.next()
            if line is None:
                raise Left
            try:
                if self._act(seat, self._read(seat, line)):
                    return
            except (Misread, TableError) as error:
                self._lines.refuse(str(error))

    def _show(self, seat: Seat) -> None:
        self._teller.show_news(seat)
        self._teller.show_table(seat)
        self._listed = self._teller.show_questions(seat, self._turns.can_pass(seat))
        self._tell("prompt")

    def _read(self, seat: Seat, line: str) -> Typed:
        free = [question.id for question in self._match.open_to(seat) if question.free]
        return read_line(line, self._listed, self._turns.can_pass(seat), free, self._phrases)

    def _act(self, seat: Seat, typed: Typed) -> bool:
        """Do what was typed; True when the match has changed."""
        match typed:
            case Answer(question, text):
                if typed == PASS:
                    self._turns.let_pass(seat)
                else:
                    self._match.answer(seat, text, question)
                return True
            case Command(letter, rest):
                before = len(self._match.history.log)
                self._commands[letter](seat, rest)
                return len(self._match.history.log) > before

    # The commands

    def _undo(self, seat: Seat, _: str) -> None:
        if self._pack and not self._match.line:
            raise WayBack
        self._match.undo(seat)
        self._teller.forget_undone()
        self._tell("undone")

    def _redo(self, seat: Seat, _: str) -> None:
        self._match.redo(seat)
        self._tell("redone")

    def _preview(self, seat: Seat, number: str) -> None:
        typed = self._read(seat, number)
        for option in self._listed:
            if typed == Answer(option.question, option.text):
                self._teller.show_preview(seat, option)
                return
        raise Misread(self._phrases.say("no-preview"))

    def _save_as(self, _: Seat, name: str) -> None:
        path = Path(name) if name else self._file or Path(f"{self._match.system.id}.match.json")
        self._write(path)
        self._tell("saved", path=str(path))

    def _hand_over(self, seat: Seat, name: str) -> None:
        people = self._turns.people
        others = [one for one in people if one != seat and self._match.open_to(one)]
        wanted = Seat(name) if name else next(iter(others), seat)
        if wanted not in people:
            raise Misread(self._phrases.say("no-seat", seat=name, seats=", ".join(people)))
        if not self._match.open_to(wanted) or wanted == seat:
            raise Misread(self._phrases.say("nothing-to-do", who=self._teller.look(seat)[1].seat(wanted)))
        self._sit_down(wanted)
        self._decide(wanted)

    def _override(self, seat: Seat, words: str) -> None:
        change = read_override(words, self._phrases)
        if isinstance(change, HouseRule):
            self._match.switch(seat, change.id, change.on)
        else:
            self._match.override(seat, change)
        self._tell("overruled", what=words)

    def _why(self, seat: Seat, _: str) -> None:
        self._teller.show_reasons(seat)

    def _show_again(self, seat: Seat, _: str) -> None:
        self._show(seat)

    def _show_log(self, seat: Seat, _: str) -> None:
        self._teller.show_whole_log(seat)

    def _help(self, _seat: Seat, _: str) -> None:
        self._tell("help")
        self._screen.lines(self._phrases.say("help-list", override=self._phrases.say("override-help")).splitlines())

    def _leave(self, _seat: Seat, _: str) -> None:
        raise Left

    # Small helps

    def _tell(self, message: str, **args: Value) -> None:
        self._screen.line(self._phrases.say(message, **args))

    def _keep(self) -> None:
        """With a file given, no decision is lost."""
        if self._file:
            try:
                self._write(self._file)
            except Misread as error:
                self._lines.refuse(str(error))

    def _write(self, path: Path) -> None:
        if packs := self._match.system.packs:
            packs.keep(self._match.setup.packs)
        try:
            path.write_bytes(self._pack() if self._pack else dump(self._match))
        except OSError as error:
            raise Misread(self._phrases.say("cannot-save", path=str(path), reason=error.strerror or "")) from error
