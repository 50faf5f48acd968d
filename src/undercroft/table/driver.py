"""The engine room of a match: drives the rules, place after place, and can stand again where it stood before.

Undo, redo, replay, recovery and forks are one operation: go to the nearest checkpoint, send the few lines since again.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from undercroft.table.chance import ChanceNeeded, Stream
from undercroft.table.checkpoints import Checkpoint, Checkpoints
from undercroft.table.errors import BrokenSave, NotLegal
from undercroft.table.event import Overridden, Switched, Told
from undercroft.table.game import AGAIN, Game, Questions, Sent
from undercroft.table.history import History
from undercroft.table.log import Answered, By, HouseRuled, Line, Overrode, Redealt, Rekeyed, SetAside, Supplied
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


class Driver(Generic[S, C]):
    """Runs the rules of one match over its lines. `Match` is what people deal with."""

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
        self.game: Game[S, C] = Game(state, content, keys, telling=telling, supply=self._supply, heed=system.heed)
        self.questions: Questions = ()
        """The questions that are open now."""
        self.chance: ChanceNeeded | None = None
        """The draw that people make and play waits for."""
        self._spacing = spacing
        self._reveals: list[bool] = []
        self._stacked: dict[str, deque[str]] = {}
        self._replaying = False
        self._rules: Coroutine[Questions, Sent, Place] | None = None
        self._barrier: tuple[Barrier | None, int] = (None, 0)
        self.changed: set[int] = set()
        """Lines whose question reads otherwise than when it was answered: a rule has changed since."""

    def retire(self) -> None:
        """Let go of everything, at once: rules, questions and game hold each other, and a collector finds that late."""
        if self._rules:
            self._rules.close()
        vars(self.game).clear()
        vars(self).clear()

    @property
    def _cursor(self) -> int:
        """The next line that is to take effect."""
        return self.game.line

    @_cursor.setter
    def _cursor(self, at: int) -> None:
        self.game.line = at

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

    # Driving the rules

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
                    if game.line - self.checkpoints.last.at >= self._spacing:
                        self.checkpoints.add(Checkpoint(game.line, codec.encode(game.state), game.number))
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
        line, barrier = self.game.line, self.game.state.barrier
        for question in self.questions:
            if question.opened < 0:
                question.opened = line
                if not question.options:
                    raise RuntimeError(f"{question.kind}: a question without a legal answer")
        if barrier is not self._barrier[0]:
            self._barrier = (barrier, line)

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
        at = self._behind_new_keys() if self._cursor < len(line) else self._cursor
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

    def _commit(self, at: int, option: Option[Any], seat: Seat, by: By = "seat") -> None:
        asked = self.questions[at]
        self.history.note(Answered(seat, asked.kind, option.text, asked.fingerprint, by))
        game = self.game
        cursor = game.line
        game.line = self.history.stands = cursor + 1
        game.revealed = False
        self._reveals.append(False)
        self._run((at, option))
        self._reveals[cursor] = game.revealed

    def _write(self, entry: Line) -> None:
        self.history.note(entry)
        self._feed(entry)
        self.history.stands = self._cursor

    def _is_physical(self, purpose: str) -> bool:
        return purpose in self.policy.physical or "*" in self.policy.physical

    # What the table answers by itself

    def _settle(self) -> None:
        while not self.chance and (found := self._by_itself()):
            self._commit(*found)

    def _by_itself(self) -> tuple[int, Option[Any], Seat, By] | None:
        """A question that needs nobody: one with a single option, or one that a standing order covers."""
        for at, question in enumerate(self.questions):
            if question.optional:
                continue
            if question.forced and len(question.options) == 1 and not self._offers_beside():
                return at, question.options[0], question.seats[0], "forced"
            if self.history.orders and not question.party and (text := self._ordered(question)):
                option = question.option(text)
                if option is not None:
                    return at, option, question.seats[0], "order"
        return None

    def _offers_beside(self) -> bool:
        """Somebody may do something meanwhile: then even a single option is not taken without asking."""
        return len(self.questions) > 1 and any(question.optional for question in self.questions)

    def _ordered(self, question: Question[Any]) -> str | None:
        mine = self.history.orders.get(question.seats[0], {})
        for order in self.system.orders:
            if order.id in mine and question.kind in order.kinds:
                return order.answer(question, mine[order.id])
        return None
