"""Messages become words through Fluent files (`en.ftl`, `de.ftl`), shared by server, command line and web."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from undercroft.words.message import LANGS, Lang, Message, Speech, Text, Value

LOCALES: dict[Lang, str] = {"en": "en-GB", "de": "de-DE"}
REMEMBERED = 20_000
"""So much that was said is kept for the next time; then all is forgotten and learnt anew."""

T = TypeVar("T")
_encode = msgspec.msgpack.Encoder().encode


class Words:
    """The words of some folders of Fluent files; later folders override earlier ones.

    >>> words = Words([Path(__file__).parent / "ftl"])
    >>> words.say(Message("yes"), "de")
    'Ja'
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._bundles = {lang: _bundle(lang, self.folders) for lang in LANGS}
        self._said: dict[tuple[Lang, bytes], Any] = {}

    def say(self, speech: Speech, lang: Lang) -> str:
        """The speech in a language; a message nobody wrote shows its id, so that it is noticed and still readable."""
        if isinstance(speech, str):
            return speech
        if isinstance(speech, Text):
            return speech.in_(lang)
        return self.remembered(lang, _encode(speech), lambda: self._format(speech, lang))

    def remembered(self, lang: Lang, key: bytes, say: Callable[[], T]) -> T:
        """What was said before for the same key, or is said now."""
        if (said := self._said.get((lang, key))) is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[lang, key] = say()
        return said

    def knows(self, message_id: str, lang: Lang) -> bool:
        return self._bundles[lang].has_message(message_id)

    def _format(self, message: Message, lang: Lang) -> str:
        bundle = self._bundles[lang]
        if not bundle.has_message(message.id):
            rest = " ".join(str(self._plain(value, lang)) for value in message.args.values())
            return f"{message.id} {rest}".rstrip()
        pattern = bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        args = {name: self._plain(value, lang) for name, value in message.args.items()}
        said, _errors = bundle.format_pattern(pattern, args)
        return str(said)

    def _plain(self, value: Value, lang: Lang) -> int | str:
        return value if isinstance(value, int) else self.say(value, lang)


@lru_cache(maxsize=64)
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _bundle(lang: Lang, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(_source(path)), allow_overrides=True)
    return bundle
