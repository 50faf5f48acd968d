"""Shows a seat what it may see: the table, what happened, what it is asked, and why."""

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.table import Match, RuleId, Scene, Seat, View, view_of
from undercroft.table.narrator import LogLine, Narrator
from undercroft.table.view import Asked, preview_of
from undercroft.textclient.board import draw_board
from undercroft.textclient.commands import Listed
from undercroft.textclient.facts import Facts
from undercroft.textclient.labels import Labels
from undercroft.textclient.phrases import Phrases
from undercroft.textclient.reasons import wording
from undercroft.textclient.screen import Screen


class Teller:
    """Everything that is shown goes through here, and comes from views alone."""

    def __init__(self, match: Match[Any, Any], phrases: Phrases, screen: Screen, plain: bool) -> None:
        self.match = match
        self.screen = screen
        self._plain = plain
        self._phrases = phrases
        self._say = phrases.say
        self._narrators: dict[Seat, Narrator] = {}
        self._heard: dict[Seat, int] = {}

    def look(self, seat: Seat) -> tuple[View, Facts]:
        """What a seat sees now."""
        view = view_of(self.match, seat, self._phrases.lang)
        scene = msgspec.convert(view.scene, Scene)
        self._narrator(seat).learn(scene)
        return view, Facts(scene, self._phrases)

    def show_table(self, seat: Seat) -> None:
        view, facts = self.look(seat)
        scene = facts.scene
        self.screen.heading(str(scene.title))
        numbers = numbers_on(view.asked)
        for board in scene.boards:
            if self._plain:
                self.screen.lines(facts.board(board))
            else:
                labels = Labels(board, scene.figures)
                self.screen.drawing(draw_board(board, scene.figures, labels, numbers), facts.legend(board, labels))
        self.screen.lines(facts.figures() if self._plain else facts.away())
        self.screen.lines(facts.table())
        self._show_footnotes(view)

    def show_news(self, seat: Seat) -> None:
        """What has happened since this seat last looked."""
        self._show_log(seat, self._heard.get(seat, 0))

    def show_whole_log(self, seat: Seat) -> None:
        self._show_log(seat, 0)

    def forget_undone(self) -> None:
        """After an undo seats hear of what happens from there on."""
        last = self.match.told[-1].number if self.match.told else 0
        self._heard = {seat: min(heard, last) for seat, heard in self._heard.items()}

    def show_questions(self, seat: Seat, can_pass: bool) -> list[Listed]:
        """The open questions of a seat with all options under numbers, which are returned in order."""
        view, facts = self.look(seat)
        listed: list[Listed] = []
        self.screen.line()
        for asked in view.asked:
            for path in asked.path[-1:]:
                self.screen.line(self._say("why-path", text=path), "dim")
            who = ", ".join(facts.seat(one) for one in asked.seats)
            self.screen.line(self._say("may" if asked.optional else "decides", who=who, prompt=asked.prompt), "bold")
            first = len(listed) + 1
            listed += [Listed(asked.id, option.text, option.label) for option in asked.options]
            self.screen.numbered([(first + at, option.label) for at, option in enumerate(asked.options)])
            if asked.free:
                self.screen.line(self._say("free", longest=asked.free))
        if can_pass:
            self.screen.numbered([(0, self._say("pass"))])
        if others := [facts.seat(one) for one in view.waiting if one != seat]:
            self.screen.line(self._say("waiting", who=", ".join(others)), "dim")
        return listed

    def show_reasons(self, seat: Seat) -> None:
        """Why a seat is asked this: what is being resolved, and the rules behind it, in their own words."""
        view, _ = self.look(seat)
        path = self._narrator(seat).tell(self.match.game.path)
        for line in path:
            self.screen.line(self._say("why-path", text=line.text))
            self._show_rule(line.rule)
        for asked in view.asked:
            self.screen.line(asked.prompt)
            self._show_rule(asked.rule)

    def show_preview(self, seat: Seat, option: Listed) -> None:
        say = self._say
        preview = preview_of(self.match, seat, option.question, option.text, self._phrases.lang)
        if not preview:
            self.screen.line(say("no-preview"))
            return
        self.screen.line(say("preview", option=option.label), "bold")
        cells = [("preview-path", preview.get("path")), ("preview-area", preview.get("area"))]
        self.screen.lines(say(message, cells=", ".join(some)) for message, some in cells if some)
        if cost := preview.get("cost"):
            self.screen.line(say("preview-cost", cost=cost))
        self.screen.lines(say("preview-danger", danger=danger) for danger in preview.get("dangers", ()))
        self.screen.lines(say("preview-sight", start=start, end=end) for start, end in preview.get("sight", ()))
        if affected := preview.get("affects"):
            names = self._narrator(seat).names
            self.screen.line(say("preview-affects", who=", ".join(str(names.get(one, one)) for one in affected)))
        self.screen.lines(
            say("preview-odds", result=odds["result"], percent=round(100 * odds["chance"]))
            for odds in preview.get("odds", ())
        )

    def show_end(self, seat: Seat, ended: str = "outcome") -> None:
        view, facts = self.look(seat)
        self.screen.line()
        self.screen.line(self._say(ended, outcome=str(facts.scene.outcome or view.over)), "bold")
        self.screen.line(self._say("outcome-line", lines=view.line))

    def seat_name(self, seat: Seat) -> str:
        return self.look(seat)[1].seat(seat)

    def _narrator(self, seat: Seat) -> Narrator:
        if seat not in self._narrators:
            self._narrators[seat] = Narrator(self.match.system.speech, self._phrases.lang, seat)
        return self._narrators[seat]

    def _show_log(self, seat: Seat, since: int) -> None:
        self.look(seat)
        told = [one for one in self.match.told if one.number > since]
        lines: Sequence[LogLine] = self._narrator(seat).tell(told)
        if told:
            self._heard[seat] = told[-1].number
        if lines:
            self.screen.heading(self._say("log"))
            self.screen.lines(f"{'  ' * line.depth}{line.text}" for line in lines)

    def _show_rule(self, rule: RuleId) -> None:
        if not rule:
            self.screen.line(f"  {self._say('why-none')}")
        elif words := wording(rule, self.match.system, self._phrases.lang):
            self.screen.line(f"  {self._say('why-words', rule=rule, words=words)}")
        else:
            self.screen.line(f"  {self._say('why-rule', rule=rule)}")

    def _show_footnotes(self, view: View) -> None:
        if view.house_ruled:
            self.screen.line(self._say("house-ruled", what=", ".join(view.house_ruled)), "italic")
        if view.set_aside:
            self.screen.line(self._say("set-aside", count=view.set_aside), "italic")


def numbers_on(asked: Sequence[Asked]) -> dict[str, int]:
    """The numbers of options that mean one thing, by that thing: the drawing shows them on its cells."""
    options = [option for question in asked for option in question.options]
    return {option.on[0]: number for number, option in enumerate(options, 1) if len(option.on) == 1}
