"""A match: one game being played. Set-up, key and log are the match; everything else is derived from them.

The match drives the rules of one place after the other, writes down every answer, and keeps checkpoints (states at the
start of a place). Undo, redo, replay, recovery and forks are one operation: go to the nearest checkpoint and send the
few answers since again.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Container, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from undercroft.table.chance import ChanceNeeded, Stream, fresh_key
from undercroft.table.checkpoints import Checkpoint, Checkpoints
from undercroft.table.errors import BrokenSave, NotAllowed, NotAsked, NotLegal, RuleFailure, TableError
from undercroft.table.event import Overridden, Switched, Told
from undercroft.table.game import AGAIN, Game, Questions, Sent
from undercroft.table.history import History
from undercroft.table.log import (
    Answered,
    AnyEntry,
    By,
    Change,
    HouseRuled,
    Line,
    Ordered,
    Overrode,
    Redealt,
    Redone,
    Rekeyed,
    Retracted,
    SetAside,
    Supplied,
    Undone,
    Voted,
)
from undercroft.table.names import Seat
from undercroft.table.override import apply, in_words
from undercroft.table.question import Option, Question
from undercroft.table.redeal import redeal_cards
from undercroft.table.state import AnyState, Barrier, Finished, Place
from undercroft.table.system import Setup, System

S = TypeVar("S", bound=AnyState, default=Any)
C = TypeVar("C", default=Any)

CHANCE = "chance:"
RUNAWAY = 10_000
"""So many places without a question in between are a bug in a flow."""


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """How a table wants to play: settled at its start, the same for all seats."""

    undo: Literal["free", "honest", "off"] = "honest"
    consent: bool = False
    """Party questions need every seat's agreement instead of anybody's word."""
    physical: tuple[str, ...] = ()
    """What real dice or decks decide (the purposes of draws, or `*`): people enter the results."""


class Match(Generic[S, C]):
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

        Lines that no longer fit the rules are set aside.
        """
        match: Match[S, C] = object.__new__(cls)
        match._prepare_anew(system, setup, key, policy, True, 8)
        match.history.note_all(log)
        for checkpoint in checkpoints:
            if match.checkpoints.last.at < checkpoint.at <= len(match.line):
                match.checkpoints.add(checkpoint)
        match.history.stands = len(match.line)
        match._reveals = [at in reveals for at in range(len(match.line))]
        match.keys += [line.key for line in match.line if isinstance(line, Rekeyed)]
        match._salvage()
        return match

    def _prepare_anew(
        self, system: System[S, C], setup: Setup, key: bytes, policy: Policy, telling: bool, spacing: int
    ) -> None:
        content: Any = system.content(setup) if system.content else None
        state = system.begin(setup, content)
        state.switches.update(dict.fromkeys(setup.house_rules, True))
        self._prepare(system, setup, content, state, [key], policy, telling, spacing)
        self.checkpoints.add(Checkpoint(0, system.codec.encode(state), 0))

    def _prepare(
        self,
        system: System[S, C],
        setup: Setup,
        content: C,
        state: S,
        keys: list[bytes],
        policy: Policy,
        telling: bool,
        spacing: int,
    ) -> None:
        self.system = system
        self.setup = setup
        self.policy = policy
        self.keys = keys
        self.history = History()
        self.checkpoints = Checkpoints()
        self.game: Game[S, C] = Game(state, content, keys, telling=telling, supply=self._supply)
        self.questions: Questions = ()
        """The questions that are open now."""
        self.chance: ChanceNeeded | None = None
        """The draw that people make and play waits for."""
        self._spacing = spacing
        self._cursor = 0
        self._reveals: list[bool] = []
        self._stacked: dict[str, deque[str]] = {}
        self._replaying = False
        self._rules: Coroutine[Questions, Sent, Place] | None = None
        self._barrier: tuple[Barrier | None, int] = (None, 0)
        self.changed: set[int] = set()
        """Lines whose question reads otherwise than when it was answered: a rule has changed since."""

    # What stands

    @property
    def state(self) -> S:
        return self.game.state

    @property
    def line(self) -> Sequence[Line]:
        """The lines that stand, oldest first."""
        return self.history.line

    @property
    def told(self) -> Sequence[Told]:
        """The events so far, oldest first."""
        return self.game.told

    @property
    def reveals(self) -> list[int]:
        """The lines that revealed something: an honest table doesn't go back behind them."""
        return [at for at, revealed in enumerate(self._reveals) if revealed]

    @property
    def over(self) -> Finished | None:
        place = self.game.state.place
        return place if isinstance(place, Finished) else None

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

    # The engine room: driving the rules

    def _run(self, sent: Sent | None) -> None:
        """Send an answer to the rules and run on to the next question, through as many places as it takes."""
        game, codec = self.game, self.system.codec
        try:
            for _ in range(RUNAWAY):
                if self._rules is None:
                    place = game.state.place
                    if isinstance(place, Finished):
                        self.questions = ()
                        return
                    if self._cursor - self.checkpoints.last.at >= self._spacing:
                        self.checkpoints.add(Checkpoint(self._cursor, codec.encode(game.state), game.number))
                    self._rules = self.system.places[type(place)](game, place)
                    sent = None
                try:
                    self.questions = self._rules.send(sent)  # type: ignore[arg-type] # None starts a coroutine
                except StopIteration as stop:
                    game.state.place = stop.value
                    game.path = ()
                    self._rules = None
                    continue
                self._opened()
                return
        except ChanceNeeded as chance:
            self._wait_for(chance)
            return
        raise RuntimeError(f"{RUNAWAY} places without a question, at {game.state.place}")

    def _opened(self) -> None:
        for question in self.questions:
            if question.opened < 0:
                question.opened = self._cursor
                if not question.options:
                    raise RuntimeError(f"{question.kind}: a question without a legal answer")
        if self.state.barrier is not self._barrier[0]:
            self._barrier = (self.state.barrier, self._cursor)

    def _wait_for(self, chance: ChanceNeeded) -> None:
        """The rules stopped at a draw that people make. They are asked; then all is run again with the result."""
        self.chance = chance
        options = [Option(f"result:{label}", label, label) for label in dict.fromkeys(chance.labels)]
        kind = f"{CHANCE}{chance.purpose}"
        self.questions = [Question(tuple(self.state.seats), kind, options, party=True, forced=False)]
        self._opened()

    def _supply(self, purpose: str, labels: Sequence[str]) -> str | None:
        """A result from the log, from readiness, or from people; None lets the key decide."""
        line = self.history.line
        at = self._behind_new_keys()
        if at < len(line):
            entry = line[at]
            if not (isinstance(entry, Supplied) and entry.purpose == purpose and entry.result in labels):
                return None
            while self._cursor < at:
                self._feed(line[self._cursor])
        elif (stacked := self._stacked.get(purpose)) and not self._replaying:
            entry = Supplied(purpose, stacked.popleft())
            if entry.result not in labels:
                possible = ", ".join(dict.fromkeys(labels))
                raise NotLegal(f"{purpose}: {entry.result!r} can't come up and is dropped; possible: {possible}")
            self.history.note(entry)
        elif self._is_physical(purpose):
            raise ChanceNeeded(purpose, labels)
        else:
            return None
        self._cursor += 1
        self._reveals.append(True)
        return entry.result

    def _behind_new_keys(self) -> int:
        """The next line but for new keys: where a result was taken back, one lies between a draw and its new result."""
        at = self._cursor
        while at < len(self.line) and isinstance(self.line[at], Rekeyed):
            at += 1
        return at

    def _feed(self, entry: Line) -> None:
        """Let the next line take effect."""
        at = self._cursor
        self._cursor = at + 1
        game = self.game
        game.revealed = False
        self._reveals.append(False)
        match entry:
            case Answered():
                self._run(self._sent(entry))
            case Overrode(seat, change):
                apply(game, change)
                game.tell(Overridden(seat, in_words(change)))
                self._run(AGAIN)
            case HouseRuled(seat, house_rule, on):
                game.state.switches[house_rule] = on
                game.tell(Switched(seat, house_rule, on))
                self._run(AGAIN)
            case Rekeyed(key):
                game.state.key = len(self.keys)
                self.keys.append(key)
                game.rekey()
            case Redealt(viewer, key):
                stream = Stream(key)
                redeal_cards(game.state, viewer, stream)
                if self.system.redeal:
                    self.system.redeal(game, viewer, stream)
                self._run(AGAIN)
            case Supplied():
                raise NotLegal(f"{entry.purpose}: nobody waits for the result {entry.result!r}")
        self._reveals[at] = game.revealed

    def _sent(self, entry: Answered) -> Sent:
        """The option that an entry of the log means among the open questions."""
        for at, question in enumerate(self.questions):
            if question.kind == entry.kind and entry.seat in question.seats:
                option = question.option(entry.text)
                if option is not None:
                    if question.fingerprint != entry.fingerprint:
                        self.changed.add(self._cursor - 1)
                    return at, option
        raise NotLegal(f"line {self._cursor}: {entry.seat} can't answer {entry.text!r} to {entry.kind!r} any more")

    def _rebuild(self, upto: int, replaying: bool = True) -> None:
        """Stand where the match stood after so many lines; laid results are used behind them if not `replaying`."""
        self._replaying = replaying
        if self._rules:
            self._rules.close()
        checkpoint = self.checkpoints.before(min(upto, self.history.stands))
        game = self.game
        self.chance = None
        del self._reveals[checkpoint.at :]
        self._cursor = checkpoint.at
        del game.told[bisect_right(game.told, checkpoint.number, key=lambda told: told.number) :]
        state = self.system.codec.decode(checkpoint.state)
        del self.keys[state.key + 1 :]
        game.restore(state, checkpoint.number)
        self._rules = None
        self._run(None)
        while self._cursor < upto:
            self._feed(self.line[self._cursor])
        self.history.stands = upto
        self._replaying = False

    def _salvage(self) -> None:
        """Play all lines again, as far as they fit the rules; the others are set aside."""
        while True:
            try:
                self._rebuild(len(self.line))
                break
            except Exception as error:
                if not self.line:
                    raise BrokenSave(f"{self.system.id}: the match can't even begin any more ({error})") from error
                self.history.note(SetAside(max(0, self._cursor - 1), f"{type(error).__name__}: {error}"))
        self._settle()

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
            raise RuleFailure(
                f"{self.system.id}: a rule failed after line {len(self.line)} ({type(error).__name__}: {error}). "
                "Nothing is lost: the match stands as before this answer. Please report it with the match file."
            ) from error
        return self.history.log[logged:]

    def _lay_back(self, failed: Sequence[AnyEntry]) -> None:
        """Results that lay in readiness for what failed lie there again."""
        for entry in reversed(failed):
            if isinstance(entry, Supplied) and not self._is_physical(entry.purpose):
                self._stacked[entry.purpose].appendleft(entry.result)

    def _is_physical(self, purpose: str) -> bool:
        return purpose in self.policy.physical or "*" in self.policy.physical

    def _commit(self, at: int, option: Option[Any], seat: Seat, by: By = "seat") -> None:
        asked = self.questions[at]
        self.history.note(Answered(seat, asked.kind, option.text, asked.fingerprint, by))
        cursor = self._cursor
        self._cursor = self.history.stands = cursor + 1
        game = self.game
        game.revealed = False
        self._reveals.append(False)
        self._run((at, option))
        self._reveals[cursor] = game.revealed

    def _write(self, entry: Line) -> None:
        self.history.note(entry)
        self._feed(entry)
        self.history.stands = self._cursor

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

    # What the table answers by itself

    def _settle(self) -> None:
        while not self.chance and (found := self._by_itself()):
            self._commit(*found)

    def _by_itself(self) -> tuple[int, Option[Any], Seat, By] | None:
        """A question that needs nobody: one with a single option, or one that a standing order covers."""
        for at, question in enumerate(self.questions):
            if question.optional:
                continue
            if question.forced and len(question.options) == 1:
                return at, question.options[0], question.seats[0], "forced"
            if self.history.orders and not question.party and (text := self._ordered(question)):
                option = question.option(text)
                if option is not None:
                    return at, option, question.seats[0], "order"
        return None

    def _ordered(self, question: Question[Any]) -> str | None:
        mine = self.history.orders.get(question.seats[0], {})
        for order in self.system.orders:
            if order.id in mine and question.kind in order.kinds:
                return order.answer(question, mine[order.id])
        return None

    # Finding the question that is meant

    def _find(self, seat: Seat, text: str, id: str | None, kind: str | None) -> tuple[int, Option[Any]]:
        mine = [(at, asked) for at, asked in enumerate(self.questions) if seat in asked.seats]
        if not mine:
            waiting = ", ".join(self.waiting_for()) or "nobody: the match is over"
            raise NotAsked(f"{seat} is not asked anything now; the table waits for {waiting}")
        meant = [(at, asked) for at, asked in mine if id in (None, asked.id) and kind in (None, asked.kind)]
        if not meant:
            raise NotAsked("that question is gone: it was answered, or play has moved on. Look at the one open now")
        for at, asked in meant:
            option = asked.option(text)
            if option is not None:
                return at, option
        texts = [option.text for _, asked in meant for option in asked.options]
        raise NotLegal(f"{text!r} is none of the legal answers: {', '.join(texts[:12])}{' …' * (len(texts) > 12)}")

    def _voted(self, seat: Seat, question: Question[Any]) -> bool:
        """Whether a seat has said its word; where votes differ everybody may think again."""
        votes = self.history.votes
        return question.party and seat in votes and len(set(votes.values())) == 1
