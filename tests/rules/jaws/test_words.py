"""Everything the cards can say is said in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.games.haven.ability_words import action_words
from undercroft.games.haven.events import ModifierDrawn
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import AUDIENCE, Match, Setup
from undercroft.table.event import Told
from undercroft.table.narrator import Narrator
from undercroft.words import LANGS, Lang, Message

BOX: Any = Match(SYSTEM, Setup(system="jaws", scenario=SYSTEM.scenarios[0].id, seats=SYSTEM.seats(1))).game.content


def messages(speech: Any) -> Iterator[Message]:
    if isinstance(speech, Message):
        yield speech
        for value in speech.args.values():
            yield from messages(value)


def all_actions() -> Iterator[tuple[Any, bool]]:
    for card in BOX.cards.values():
        yield card.top, False
        yield card.bottom, False
    for item in BOX.items.values():
        yield item.action, False
    for deck in BOX.decks.values():
        for plan in deck.cards:
            yield plan.action, True


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_worded(lang: Lang) -> None:
    said = [
        message for action, by in all_actions() for line in action_words(action, by) for message in messages(line.text)
    ]
    assert len(said) > 1000
    assert sorted({message.id for message in said if not SYSTEM.speech.knows(message.id, lang)}) == []


def test_a_card_reads_like_a_card() -> None:
    card = BOX.cards["jaws:poisoned-darts"]
    words = [SYSTEM.speech.say(line.text, "en") for line in action_words(card.top)]
    assert words[0].startswith("Attack 1 · range 3 · 2 targets · Poison")
    assert "Consume Dark" in words[1]


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_and_question_of_random_games_is_worded(lang: Lang) -> None:
    from undercroft.bots import RandomBot, play_out
    from undercroft.table import Stream, key_of, view_of

    unknown: set[str] = set()
    for seed, scenario in enumerate(SYSTEM.scenarios):
        setup = Setup(system="jaws", scenario=scenario.id, seats=SYSTEM.seats(2))
        match = Match(SYSTEM, setup, key=key_of(seed))
        bot = RandomBot(Stream(key_of(f"bot-{seed}")))
        kinds: set[str] = set()
        verbs: set[str] = set()
        while not match.over:
            for question in match.questions:
                kinds.add(f"ask-{question.kind}")
                verbs |= {f"option-{one.verb}" for one in question.options if one.label is None}
            at, option = bot.choose(match, range(len(match.questions))) or (0, match.questions[0].options[0])
            match.play(at, option)
        unknown |= {id for id in kinds | verbs if not SYSTEM.speech.knows(id, lang)}
        view_of(match, SYSTEM.seats(2)[0], lang)
        assert play_out(match, bot) == 0
    assert sorted(unknown) == []


@pytest.mark.parametrize(
    ("drawn", "applied", "said"),
    [("+0", True, "m draws +0"), ("-1", False, "m draws -1, which does not count"), ("x2", True, "m draws ×2")],
)
def test_a_modifier_is_told_as_it_is_printed_and_whether_it_counts(drawn: str, applied: bool, said: str) -> None:
    told = Told(1, 0, ModifierDrawn("m", drawn, applied), None, None)
    assert [line.text for line in Narrator(SYSTEM.speech, "en", AUDIENCE).tell([told])] == [said]
