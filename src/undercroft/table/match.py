"""A match: one game being played. Set-up, key and log are the match; everything else is derived from them.

Everything people do with a match is here: answers, votes, changes by hand, undo and redo, forks. The driver below it
runs the rules and keeps checkpoints (states at the start of a place).
"""

from collections import deque
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from typing_extensions import TypeVar

from undercroft.table.chance import fresh_key
from undercroft.table.checkpoints import Checkpoint, Checkpoints
from undercroft.table.driver import CHANCE, Driver, Policy
from undercroft.table.errors import NotAllowed, NotAsked, NotLegal, RuleFailure, TableError
from undercroft.table.history import History
from undercroft.table.log import (
    AnyEntry,
    Change,
    HouseRuled,
    Ordered,
    Overrode,
    Redealt,
    Redone,
    Rekeyed,
    Retracted,
    Supplied,
    Undone,
    Voted,
)
from undercroft.table.names import Seat
from undercroft.table.override import in_words
from undercroft.table.question import Option, Question
from undercroft.table.state import AnyState
from undercroft.table.system import Setup, System

__all__ = ["CHANCE", "Match", "Policy"]

S = TypeVar("S", bound=AnyState, default=Any)
C = TypeVar("C", default=Any)


class Match(Driver[S, C]):
    """One game being played."""

    def __init__(
        self,
        system: System[S, C],
        setup: Setup,
        *,
        key: bytes | None = None,
        policy: Policy | None = None,
        telling: bool = True,
        spacing: int = 8,
    ) -> None:
        if system.packs and not setup.packs:
            setup = replace(setup, packs=system.packs.pins())
        self._prepare_anew(system, setup, key or fresh_key(), policy or Policy(), telling, spacing)
        self._run(None)
        self._settle()

    @classmethod
    def resume(
        cls,
        system: System[S, C],
        setup: Setup,
        policy: Policy,
        key: bytes,
        log: Iterable[AnyEntry],
        checkpoints: Iterable[Checkpoint] = (),
        reveals: Container[int] = (),
    ) -> "Match[S, C]":
        """Take up a stored match; `reveals`: the lines before the last checkpoint that revealed something.

        A checkpoint at line 0 is how the match began, whatever a match of this release would begin with. Lines that
        no longer fit the rules are set aside.
        """
        match: Match[S, C] = object.__new__(cls)
        match._prepare_anew(system, setup, key, policy, True, 8)
        match.history.note_all(log)
        for checkpoint in checkpoints:
            if checkpoint.at == 0:
                match.checkpoints = Checkpoints([checkpoint])
            elif match.checkpoints.last.at < checkpoint.at <= len(match.line):
                match.checkpoints.add(checkpoint)
        match.history.stands = len(match.line)
        match._reveals = [at in reveals for at in range(len(match.line))]
        match.keys += [line.key for line in match.line if isinstance(line, Rekeyed)]
        match._salvage()
        return match

    # What stands

    @property
    def house_ruled(self) -> list[str]:
        """What makes this match differ from the book: changes and rulings by hand, house rules."""
        by_hand = [in_words(entry.change) for entry in self.line if isinstance(entry, Overrode)]
        return [*by_hand, *(rule for rule, on in self.state.switches.items() if on)]

    def open_to(self, seat: Seat) -> list[Question[Any]]:
        """The questions that this seat may answer now."""
        return [question for question in self.questions if seat in question.seats and not self._voted(seat, question)]

    def waiting_for(self) -> list[Seat]:
        """Whom play waits for."""
        waiting = [
            seat
            for question in self.questions
            if not question.optional
            for seat in question.seats
            if not self._voted(seat, question)
        ]
        return list(dict.fromkeys(waiting))

    # What people do

    def answer(self, seat: Seat, text: str, question: str | None = None, kind: str | None = None) -> list[AnyEntry]:
        """Answer an open question; gives the new log entries, to be stored before anybody is told."""
        at, option = self._find(seat, text, question, kind)
        asked = self.questions[at]
        if self.chance:
            return self._transact(lambda: self._roll(asked, option))
        if asked.party and self.policy.consent and len(asked.seats) > 1:
            return self._transact(lambda: self._vote(seat, asked, at, option))
        return self._transact(lambda: self._commit(at, option, seat))

    def play(self, at: int, option: Option[Any]) -> None:
        """Answer the open question number `at` with one of its own options: the short way for bots.

        Nothing is rolled back when a rule fails: that is left to whoever runs the bots.
        """
        asked = self.questions[at]
        if self.chance:
            self._roll(asked, option)
        else:
            self._commit(at, option, asked.seats[0])
        self._settle()

    def override(self, seat: Seat, change: Change) -> list[AnyEntry]:
        """Overrule the program by hand: logged, undoable, and named in the match's record."""
        return self._by_hand(Overrode(seat, change))

    def switch(self, seat: Seat, house_rule: str, on: bool) -> list[AnyEntry]:
        """Switch a house rule of this game."""
        known = [rule.id for rule in self.system.house_rules]
        if house_rule not in known:
            raise NotLegal(f"{self.system.id} has no house rule {house_rule!r}. Known: {', '.join(known) or 'none'}")
        return self._by_hand(HouseRuled(seat, house_rule, on))

    def order(self, seat: Seat, order: str, settings: Mapping[str, int] | None) -> list[AnyEntry]:
        """Set a standing order of a seat, or take it back with None."""
        known = {order.id: order for order in self.system.orders}
        if order not in known:
            raise NotLegal(f"{self.system.id} has no standing order {order!r}. Known: {', '.join(known) or 'none'}")
        can_be_set = known[order].settings
        if strange := [name for name in settings or () if name not in can_be_set]:
            possible = ", ".join(can_be_set) or "nothing"
            raise NotLegal(f"{order}: {', '.join(strange)} can't be set. It has: {possible}")
        merged = None if settings is None else {**can_be_set, **settings}
        return self._transact(lambda: self.history.note(Ordered(seat, order, merged)))

    def supply(self, purpose: str, *results: str) -> None:
        """Lay results in readiness for the next draws of a purpose."""
        self._stacked.setdefault(purpose, deque()).extend(results)

    # Going back and forth

    def undo(self, seat: Seat, keep: int | None = None, agreed: bool = False) -> list[AnyEntry]:
        """Take back the last decision, or all lines from `keep` on; `agreed`: everybody consents, whatever the policy.

        While others still choose in secret, a seat takes back its own choice and leaves theirs alone.
        """
        if keep is None:
            since = self.history.own_last(seat, self._barrier[1]) if self.state.barrier else None
            if since is not None and not any(self._reveals[since:]):
                self.check_undo(since, agreed)
                return self._transact(lambda: self._go_back(Retracted(seat, since)))
            keep = self.history.last_decision(bool(self.policy.physical))
        self.check_undo(keep, agreed)
        return self._transact(lambda: self._go_back(Undone(seat, keep)))

    def check_undo(self, keep: int, agreed: bool = False) -> None:
        """Refuse an undo that the table's policy forbids, with the reason."""
        if not 0 <= keep < len(self.line):
            raise NotAllowed(f"there is no line {keep} to go back to; the match has {len(self.line)}")
        if self.policy.undo == "off" and not agreed:
            raise NotAllowed("this table plays without undo, unless everybody agrees")
        if self.policy.undo == "honest" and not agreed and any(self._reveals[keep:]):
            raise NotAllowed(
                "this table plays honestly: no undo past a draw or anything else that was revealed, "
                "unless everybody agrees"
            )

    def redo(self, seat: Seat) -> list[AnyEntry]:
        """Take back the last undo, as long as nothing new was decided."""
        if not self.history.undone:
            raise NotAllowed("there is nothing to redo: a redo follows directly on an undo")
        return self._transact(lambda: self._go_back(Redone(seat)))

    def fork(self, viewer: Seat | None = None, key: bytes | None = None, telling: bool = False) -> "Match[S, C]":
        """A match of its own from here on; with a viewer, all that this seat can't know is dealt anew."""
        twin = self._twin(telling)
        if viewer:
            twin.history.note_all(self._choices_hidden_from(viewer))
        twin._rebuild(len(twin.line))
        if key or viewer:
            key = key or fresh_key()
            if viewer:
                twin._write(Redealt(viewer, key))
            twin._write(Rekeyed(key))
        return twin

    def _choices_hidden_from(self, viewer: Seat) -> list[AnyEntry]:
        """What makes the secret choices of others open again (where none of them drew, which can't be taken back)."""
        barrier, since = self.state.barrier, self._barrier[1]
        if not barrier or any(self._reveals[since:]):
            return []
        return [Retracted(seat, since) for seat in (*barrier.waiting, *barrier.done) if seat != viewer]

    def at_line(self, keep: int) -> "Match[S, C]":
        """The match as it stood after so many lines, to look at: replays and shared positions are made of it."""
        if not 0 <= keep <= len(self.line):
            raise NotAllowed(f"there is no line {keep} to look at; the match has {len(self.line)}")
        twin = self._twin(telling=True)
        twin.policy = self.policy
        twin.history.note(Undone(Seat(""), keep))
        twin._rebuild(keep)
        return twin

    def follow(self, entries: Iterable[AnyEntry]) -> None:
        """Take over entries that were written elsewhere: by another worker, or before a restart."""
        self.history.note_all(entries)
        self._rebuild(len(self.line))

    def _twin(self, telling: bool) -> "Match[S, C]":
        twin: Match[S, C] = object.__new__(type(self))
        policy = Policy(undo=self.policy.undo)
        game = self.game
        twin._prepare(
            self.system, self.setup, game.content, game.state, list(self.keys), policy, telling, self._spacing
        )
        twin.history = History(self.line)
        twin._reveals = list(self._reveals)
        twin.checkpoints = self.checkpoints.copy()
        return twin

    # Writing

    def _transact(self, act: Callable[[], None]) -> list[AnyEntry]:
        """Do something, and what follows from it by itself, wholly or not at all."""
        logged = len(self.history.log)
        try:
            act()
            self._settle()
        except Exception as error:
            self._lay_back(self.history.log[logged:])
            self.history.forget(logged)
            self._rebuild(len(self.line))
            if isinstance(error, TableError):
                raise
            by_hand = " Something was changed by hand before: put it right, or undo it." * self._is_changed_by_hand
            raise RuleFailure(
                f"{self.system.id}: a rule failed after line {len(self.line)} ({type(error).__name__}: {error}). "
                f"Nothing is lost: the match stands as before this answer.{by_hand} "
                "Please report it with the match file."
            ) from error
        return self.history.log[logged:]

    @property
    def _is_changed_by_hand(self) -> bool:
        return any(isinstance(entry, Overrode) for entry in self.line)

    def _lay_back(self, failed: Sequence[AnyEntry]) -> None:
        """Results that lay in readiness for what failed lie there again."""
        for entry in reversed(failed):
            if isinstance(entry, Supplied) and not self._is_physical(entry.purpose):
                self._stacked[entry.purpose].appendleft(entry.result)

    def _by_hand(self, entry: Overrode | HouseRuled) -> list[AnyEntry]:
        if self.chance:
            raise NotAllowed(f"enter the result of {self.chance.purpose!r} first")
        return self._transact(lambda: self._write(entry))

    def _roll(self, asked: Question[Any], option: Option[Any]) -> None:
        self.history.note(Supplied(asked.kind.removeprefix(CHANCE), option.value))
        self._rebuild(len(self.line), replaying=False)

    def _vote(self, seat: Seat, asked: Question[Any], at: int, option: Option[Any]) -> None:
        self.history.note(Voted(seat, asked.kind, option.text))
        if all(self.history.votes.get(other) == option.text for other in asked.seats):
            self._commit(at, option, seat)

    def _go_back(self, entry: Undone | Redone | Retracted) -> None:
        """Undo or redo; behind a revealed draw chance goes on from a new key, so that nobody can foresee it."""
        lost = self.line[entry.keep :] if isinstance(entry, Undone) else ()
        seen = isinstance(entry, Undone) and any(self._reveals[entry.keep :])
        self.history.note(entry)
        self._rebuild(len(self.line))
        if seen or any(isinstance(line, Rekeyed) for line in lost):
            self._write(Rekeyed(fresh_key()))

    # Finding the question that is meant

    def _find(self, seat: Seat, text: str, id: str | None, kind: str | None) -> tuple[int, Option[Any]]:
        mine = [(at, asked) for at, asked in enumerate(self.questions) if seat in asked.seats]
        if not mine:
            waiting = ", ".join(self.waiting_for()) or "nobody: the match is over"
            rules = in_brackets(self.questions)
            raise NotAsked(f"{seat} is not asked anything now; the table waits for {waiting}{rules}")
        meant = [(at, asked) for at, asked in mine if id in (None, asked.id) and kind in (None, asked.kind)]
        if not meant:
            raise NotAsked("that question is gone: it was answered, or play has moved on. Look at the one open now")
        for at, asked in meant:
            option = asked.option(text)
            if option is not None:
                return at, option
        texts = [option.text for _, asked in meant for option in asked.options]
        rules = in_brackets([asked for _, asked in meant])
        raise NotLegal(
            f"{text!r} is none of the legal answers: {', '.join(texts[:12])}{' …' * (len(texts) > 12)}{rules}"
        )

    def _voted(self, seat: Seat, question: Question[Any]) -> bool:
        """Whether a seat has said its word; where votes differ everybody may think again."""
        votes = self.history.votes
        return question.party and seat in votes and len(set(votes.values())) == 1


def in_brackets(questions: Iterable[Question[Any]]) -> str:
    """The rules by which somebody is asked: they say why another answer is refused."""
    rules = dict.fromkeys(question.rule for question in questions if question.rule)
    return f" ({', '.join(rules)})" if rules else ""
