"""The game as its rules know it: the state, chance, and the verbs `ask`, `tell` and `resolving`.

Rules are coroutines over a `Game`. They are driven by `coroutine.send(answer)`; `ask` and what is built on it is the
only thing ever awaited, so there is no event loop here and a place of the flow can be run again from its start.
"""

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from types import TracebackType, coroutine
from typing import Any, Generic, TypeAlias, cast

from typing_extensions import TypeVar

from undercroft.table.chance import Random, Supply
from undercroft.table.event import Drew, Event, Told
from undercroft.table.names import RuleId, Seat
from undercroft.table.question import Offer, Option, Question
from undercroft.table.state import AnyState, Barrier
from undercroft.words import Message

S = TypeVar("S", bound=AnyState, default=Any)
C = TypeVar("C", default=Any)
R = TypeVar("R")
T = TypeVar("T")

Questions: TypeAlias = Sequence[Question[Any]]
Sent: TypeAlias = tuple[int, Option[Any] | None]
"""Which of the open questions was answered, and how; `AGAIN` has them asked anew."""
AGAIN: Sent = (-1, None)
Rule: TypeAlias = Coroutine[Questions, Sent, R]
Offering: TypeAlias = Callable[[Question[Any]], Sequence[Offer]]
Heed: TypeAlias = Callable[[Any, Event], None]
"""What a game does about everything that happens, as it happens: it counts, and asks nobody."""


@coroutine
def answer_to(questions: Questions) -> Generator[Questions, Sent, Sent]:
    """The one thing that is awaited: some open questions, resumed by the first answer to any of them."""
    return (yield questions)


class Game(Generic[S, C]):
    """What a rule gets to work with. Made anew by the match whenever it goes back to a checkpoint."""

    def __init__(
        self,
        state: S,
        content: C,
        keys: Sequence[bytes],
        *,
        telling: bool = True,
        supply: Supply | None = None,
        heed: "Heed | None" = None,
    ) -> None:
        self.state = state
        self.content = content
        self.telling = telling
        self.told: list[Told] = []
        self.number = 0
        self.line = 0
        """So many lines of the match have taken effect; the driver counts them."""
        self.revealed = False
        self._heed = heed
        self.path: tuple[Told, ...] = ()
        self._known_path: tuple[Told, ...] = ()
        self._known_events: tuple[Event, ...] = ()
        self._offering: tuple[Offering, ...] = ()
        self._keys = keys
        self.random = Random(keys[state.key], state, self._drew, supply)

    def restore(self, state: S, number: int) -> None:
        """Stand where a checkpoint stood."""
        self.state = state
        self.number = number
        self.path = ()
        self._offering = ()
        self.random.counter = state
        self.rekey()

    def rekey(self) -> None:
        self.random.rekey(self._keys[self.state.key])

    # What happened

    def tell(self, event: Event, to: Sequence[Seat] | None = None, others: Event | None = None) -> None:
        """Say what happened: to everybody, or to some seats while the others learn of `others` or of nothing."""
        if self.telling:
            self._note(event, to, others)
        else:
            self.number += 1
        if self._heed:
            self._heed(self, event)

    def resolving(self, event: Event, to: Sequence[Seat] | None = None, others: Event | None = None) -> "Resolving":
        """Tell an event that causes all that is told, and stands behind all that is asked, inside the `with` block."""
        told = self._note(event, to, others)
        if self._heed:
            self._heed(self, event)
        return Resolving(self, told)

    def _note(self, event: Event, to: Sequence[Seat] | None, others: Event | None) -> Told:
        self.number += 1
        cause = self.path[-1].number if self.path else 0
        told = Told(self.number, cause, event, None if to is None else tuple(to), others, self.line)
        if self.telling:
            self.told.append(told)
        return told

    def reveal(self) -> None:
        """Something hidden has become known: an honest table can't go back behind this."""
        self.revealed = True

    def _drew(self, purpose: str, result: str) -> None:
        self.revealed = True
        self.tell(Drew(purpose, result), to=())

    # Who decides

    async def ask(self, question: Question[T] | Callable[[], Question[T]]) -> T:
        """The answer to a question. Given as a function it is built anew whenever an offer was taken meanwhile."""
        while True:
            asked = question() if callable(question) else question
            asked.path = self._events()
            at, option = await answer_to((asked, *self._offered(asked)) if self._offering else (asked,))
            if option is None:
                continue
            if at == 0:
                return cast("Option[T]", option).value
            await option.value.run()

    async def ask_any(self, build: Callable[[], Sequence[Question[T]]]) -> tuple[Question[T], T]:
        """Put questions to several seats; the first answer counts and closes the others."""
        while True:
            asked = build()
            for question in asked:
                question.path = self._events()
            at, option = await answer_to(asked)
            if option is not None:
                return asked[at], cast("Option[T]", option).value

    async def together(self, branches: Mapping[Seat, Rule[R]]) -> dict[Seat, R]:
        """Several seats decide at the same time, each for itself and in secret, in as many steps as each needs."""
        opened: dict[Seat, Questions] = {}
        done: dict[Seat, R] = {}
        outer = (self.path, self._offering)
        inner = dict.fromkeys(branches, outer)

        def step(seat: Seat, sent: Sent | None) -> None:
            self.path, self._offering = inner[seat]
            try:
                opened[seat] = branches[seat].send(cast(Sent, sent))
                for question in opened[seat]:
                    question.barrier = True
            except StopIteration as stop:
                opened.pop(seat, None)
                done[seat] = stop.value
                if barrier := self.state.barrier:
                    barrier.waiting.remove(seat)
                    barrier.done.append(seat)
            inner[seat] = (self.path, self._offering)
            self.path, self._offering = outer

        self.state.barrier = Barrier(list(branches))
        try:
            for seat in branches:
                step(seat, None)
            while opened:
                asked = [(seat, at, question) for seat, some in opened.items() for at, question in enumerate(some)]
                chosen, option = await answer_to([question for _, _, question in asked])
                if option is None:
                    for seat in list(opened):
                        step(seat, AGAIN)
                else:
                    step(asked[chosen][0], (asked[chosen][1], option))
        finally:
            for branch in branches.values():
                branch.close()
        self.state.barrier = None
        return {seat: done[seat] for seat in branches}

    async def window(self, offering: Callable[[], Sequence[Offer]], kind: str, rule: RuleId = "") -> None:
        """Let seats act in any order until all have passed; any act opens it again for everybody."""
        passed: set[Seat] = set()
        while True:
            offers = [offer for offer in offering() if offer.seat not in passed]
            if not offers:
                return
            question, offer = await self.ask_any(lambda some=offers: _with_pass(some, kind, rule))  # type: ignore[misc]
            if offer is None:
                passed.add(question.seats[0])
            else:
                await offer.run()
                passed.clear()

    def offering(self, offers: Offering) -> "Offered":
        """While the `with` block runs, every question that can be asked again carries these offers."""
        return Offered(self, offers)

    def _offered(self, asked: Question[Any]) -> list[Question[Offer]]:
        """One optional question for each seat that may do something meanwhile."""
        offers = [offer for offering in self._offering for offer in offering(asked)]
        return [
            Question((seat,), "offer", _options(mine), mine[0].rule, optional=True, forced=False, path=asked.path)
            for seat, mine in _by_seat(offers).items()
        ]

    def _events(self) -> tuple[Event, ...]:
        """The events of the path: worked out once for all that is asked behind it."""
        if self._known_path is not self.path:
            self._known_path = self.path
            self._known_events = tuple([told.event for told in self.path])
        return self._known_events


class Resolving:
    """One thing that is being resolved: cause of what happens inside."""

    __slots__ = ("_game", "_outer", "told")

    def __init__(self, game: Game[Any, Any], told: Told) -> None:
        self._game = game
        self.told = told

    def __enter__(self) -> Told:
        self._outer = self._game.path
        self._game.path = (*self._outer, self.told)
        return self.told

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not GeneratorExit:  # rules that are dropped leave alone what is played in their place
            self._game.path = self._outer


class Offered:
    """Offers that are open for a while."""

    __slots__ = ("_game", "_offers", "_outer")

    def __init__(self, game: Game[Any, Any], offers: Offering) -> None:
        self._game = game
        self._offers = offers

    def __enter__(self) -> None:
        self._outer = self._game._offering  # pyright: ignore[reportPrivateUsage]
        self._game._offering = (*self._outer, self._offers)  # pyright: ignore[reportPrivateUsage]

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not GeneratorExit:
            self._game._offering = self._outer  # pyright: ignore[reportPrivateUsage]


def _with_pass(offers: Sequence[Offer], kind: str, rule: RuleId) -> list[Question[Offer | None]]:
    questions: list[Question[Offer | None]] = []
    for seat, mine in _by_seat(offers).items():
        options: list[Option[Offer | None]] = [*_options(mine)]
        options.append(Option("pass", None, Message("pass")))
        questions.append(Question((seat,), kind, options, rule, forced=False))
    return questions


def _options(offers: Sequence[Offer]) -> list[Option[Offer]]:
    return [Option(offer.option, offer, offer.label) for offer in offers]


def _by_seat(offers: Sequence[Offer]) -> dict[Seat, list[Offer]]:
    seats: dict[Seat, list[Offer]] = {}
    for offer in offers:
        seats.setdefault(offer.seat, []).append(offer)
    return seats
