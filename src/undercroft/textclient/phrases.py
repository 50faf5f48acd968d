"""The text client's own words."""

from pathlib import Path

from undercroft.words import Lang, Message, Value, Words

FTL = Path(__file__).parent / "ftl"


class Phrases:
    """Says messages of the text client in one language.

    >>> Phrases("de").say("figure-hp", hp=3, max=9)
    ': 3 von 9 Trefferpunkten'
    """

    def __init__(self, lang: Lang, game: Words | None = None) -> None:
        self.lang: Lang = lang
        self._words = Words([FTL])
        self._game = game

    def say(self, message: str, **args: Value) -> str:
        return self._words.say(Message(message, args), self.lang)

    def kind(self, part: str, kind: str) -> str:
        """The word for a kind of terrain or edge: the game's own, one of ours, or its id.

        >>> Phrases("de").kind("edge", "door"), Phrases("de").kind("terrain", "moss")
        ('Tür', 'moss')
        """
        message = f"{part}-{kind}"
        for words in (self._game, self._words):
            if words and words.knows(message, self.lang):
                return words.say(Message(message), self.lang)
        return kind
