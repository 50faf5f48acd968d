"""Text for people: what is said is data, the words are chosen when somebody reads them.

Rules speak in `Message` (an id with arguments, resolved from Fluent files); content packs carry `Text` (their own
words in both languages). `Words` turns either into a string in the reader's language.
"""

from undercroft.words.fluent import Words
from undercroft.words.message import LANGS, Lang, Message, Speech, Text, Value

__all__ = ["LANGS", "Lang", "Message", "Speech", "Text", "Value", "Words"]
