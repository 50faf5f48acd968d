"""What goes wrong when somebody asks for a rule or a game that is not there."""

from collections.abc import Iterable


def close_to(word: str, known: Iterable[str]) -> list[str]:
    """The known words most like this one, best first.

    >>> close_to("JL-FOCUS-99", ["JL-FOCUS-09", "JL-MOVE-01"])
    ['JL-FOCUS-09']
    """
    from difflib import get_close_matches

    return get_close_matches(word, list(known), n=4, cutoff=0.7)


class UnknownRuleError(LookupError):
    """No entry of the catalogue has this id."""

    def __init__(self, number: str, known: Iterable[str]) -> None:
        self.number = number
        self.close = close_to(number.upper(), known)
        hint = f"did you mean {', '.join(self.close)}?" if self.close else "see `undercroft rules GAME` for all ids"
        super().__init__(f"no rule has the id {number!r}: {hint}")


class UnknownGameError(LookupError):
    """The catalogue has no such game."""

    def __init__(self, game: str, known: Iterable[str]) -> None:
        self.game = game
        self.known = tuple(known)
        self.close = close_to(game.lower(), self.known)
        super().__init__(f"no rules are known for the game {game!r}: there are {', '.join(self.known)}")
