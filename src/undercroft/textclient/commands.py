"""What a typed line means: an answer, or one of the client's own commands."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from undercroft.table import CardId, MoveCard, Ruling, SetValue, ZoneId
from undercroft.table.log import Change
from undercroft.textclient.phrases import Phrases

LETTERS = frozenset("urwtlq?")
WITH_WORDS = frozenset("psho")
WORDS = {
    "undo": "u",
    "redo": "r",
    "why": "w",
    "table": "t",
    "log": "l",
    "quit": "q",
    "help": "?",
    "preview": "p",
    "save": "s",
    "hand": "h",
    "override": "o",
}
"""Each letter's word means the same, where no option has that text."""


class Misread(Exception):
    """A line that means nothing here; the message says what would."""


class Listed(NamedTuple):
    """One numbered option of an open question."""

    question: str
    text: str
    label: str


class Answer(NamedTuple):
    """The question and the option that were meant; both empty: play shall go on."""

    question: str
    text: str


class Command(NamedTuple):
    """One of the client's letters with the words behind it."""

    letter: str
    rest: str = ""


class HouseRule(NamedTuple):
    """A house rule shall be switched."""

    id: str
    on: bool


Typed: TypeAlias = Answer | Command
PASS = Answer("", "")


def read_line(line: str, listed: Sequence[Listed], can_pass: bool, free: Sequence[str], phrases: Phrases) -> Typed:
    """The meaning of a line, by number, by an option's text, or by a command's letter or word.

    `free` are the questions that take a text of one's own.

    >>> options = [Listed("0-1", "cell:c4", "To c4"), Listed("0-1", "stop", "Stay")]
    >>> read_line("2", options, False, (), Phrases("en")), read_line("p 1", options, False, (), Phrases("en"))
    (Answer(question='0-1', text='stop'), Command(letter='p', rest='1'))
    >>> read_line("Undo", options, False, (), Phrases("en"))
    Command(letter='u', rest='')
    """
    line = line.strip()
    if not line:
        raise Misread(phrases.say("too-little"))
    if line in LETTERS:
        return Command(line)
    letter, _, rest = line.partition(" ")
    if letter in WITH_WORDS:
        return Command(letter, rest.strip())
    if line == "0" and can_pass:
        return PASS
    if line.isdecimal():
        return find_number(line, listed, can_pass, phrases)
    for option in listed:
        if option.text == line:
            return Answer(option.question, option.text)
    if line.startswith("text:") and free:
        return Answer(free[0], line)
    word, _, rest = line.partition(" ")
    if (letter := WORDS.get(word.lower(), "")) in WITH_WORDS or (letter and not rest):
        return Command(letter, rest.strip())
    texts = ", ".join(option.text for option in listed[:12]) + ", …" * (len(listed) > 12)
    raise Misread(phrases.say("no-option", text=line, options=texts))


def find_number(line: str, listed: Sequence[Listed], can_pass: bool, phrases: Phrases) -> Answer:
    number = int(line)
    if not 1 <= number <= len(listed):
        first = 0 if can_pass else 1
        raise Misread(phrases.say("no-number", number=line, first=first, last=len(listed)))
    option = listed[number - 1]
    return Answer(option.question, option.text)


def read_override(words: str, phrases: Phrases) -> Change | HouseRule:
    """What the table wants to be otherwise.

    >>> read_override("set figures/mira/hp 5", Phrases("en"))
    SetValue(path='figures/mira/hp', value=5)
    >>> read_override("house gentle on", Phrases("en"))
    HouseRule(id='gentle', on=True)
    """
    match words.split():
        case ["set", path, *value] if value:
            return SetValue(path, read_value(" ".join(value)))
        case ["move", card, zone]:
            return MoveCard(CardId(card), ZoneId(zone))
        case ["rule", *ruling] if ruling:
            return Ruling(" ".join(ruling))
        case ["house", id, ("on" | "off") as switch]:
            return HouseRule(id, switch == "on")
        case _:
            raise Misread(phrases.say("override-help"))


def read_value(text: str) -> int | str | bool | None:
    """A number, `true`, `false` or `null` as such, anything else as words.

    >>> read_value("5"), read_value("true"), read_value("c4")
    (5, True, 'c4')
    """
    try:
        return msgspec.json.decode(text.encode(), type=int | bool | None)
    except msgspec.DecodeError:
        return text
