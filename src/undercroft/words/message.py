"""What can be said: messages by id, texts by content packs."""

from typing import Literal, TypeAlias

import msgspec

Lang = Literal["en", "de"]
LANGS: tuple[Lang, ...] = ("en", "de")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="text"):
    """Words that a content pack brings along, in both languages.

    >>> Text("Cellar rat", "Kellerratte").in_("de")
    'Kellerratte'
    """

    en: str
    de: str

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Message(msgspec.Struct, frozen=True, tag="message"):
    """A message id with its arguments; the words are in the Fluent files."""

    id: str
    args: dict[str, "Value"] = {}


Speech: TypeAlias = Message | Text | str  # a plain string is shown as it is (a name somebody typed)
Value: TypeAlias = int | str | Text | Message
