"""Where answers come from: a person at a terminal, or a script."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol


class ScriptError(Exception):
    """A line of a script that can't be used."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")
        self.where = where
        self.message = message


class Lines(Protocol):
    """A source of typed lines."""

    @property
    def person(self) -> bool:
        """Whether somebody sits there, who can be asked again and handed over to."""
        ...

    def next(self) -> str | None:
        """The next line; None at the end."""
        ...

    def refuse(self, message: str) -> None:
        """The last line was of no use."""
        ...


class Keyboard:
    """A person: told what was wrong, and asked again."""

    person = True

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell

    def next(self) -> str | None:
        try:
            return input("> ")
        except EOFError:
            return None

    def refuse(self, message: str) -> None:
        self._tell(message)


class Script:
    """Lines from a file or a pipe, each shown as it is used; empty ones and those that begin with # are passed over."""

    person = False

    def __init__(self, lines: Iterable[str], name: str, show: Callable[[str], None]) -> None:
        self._lines: Iterator[tuple[int, str]] = enumerate(lines, 1)
        self._name = name
        self._show = show
        self._number = 0

    def next(self) -> str | None:
        for number, line in self._lines:
            self._number = number
            text = line.strip()
            if text and not text.startswith("#"):
                self._show(f"> {text}")
                return text
        return None

    def refuse(self, message: str) -> None:
        raise ScriptError(f"{self._name}, line {self._number}", message)
