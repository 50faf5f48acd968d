"""Putting lines before a person: styled on a terminal, bare in a pipe and for a screen reader."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from undercroft.textclient.drawing import Row

WIDE = 100_000
"""Columns of a pipe: nothing is wrapped there."""
NUMBER = "bold cyan"
MANY = 8


class Screen:
    """A console with the few things the client prints."""

    def __init__(self, console: Console, plain: bool) -> None:
        self._console = console
        self.styled = console.is_terminal and not plain

    @classmethod
    def on_terminal(cls, plain: bool) -> "Screen":
        return cls(Console(highlight=False, emoji=False), plain)

    @classmethod
    def in_pipe(cls, plain: bool) -> "Screen":
        """No colours and no wrapping, whatever the environment says: the same bytes everywhere."""
        console = Console(highlight=False, emoji=False, color_system=None, force_terminal=False, width=WIDE)
        return cls(console, plain)

    def line(self, text: str = "", style: str = "") -> None:
        self._console.print(Text(text, style if self.styled else ""))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def heading(self, text: str) -> None:
        """The title of a part."""
        if self.styled:
            self._console.rule(Text(text, "bold"), align="left", style="dim")
        else:
            self.line()
            self.line(f"== {text} ==")

    def numbered(self, options: Sequence[tuple[int, str]]) -> None:
        """Options under their numbers; a terminal takes them side by side where they are many."""
        style = NUMBER if self.styled else ""
        texts = [Text.assemble((f"{number:>3}", style), f"  {label}") for number, label in options]
        if self.styled and len(texts) > MANY:
            self._console.print(Columns(texts, padding=(0, 2), column_first=True))
            return
        for text in texts:
            self._console.print(text)

    def drawing(self, rows: Sequence[Row], beside: Sequence[str]) -> None:
        """A drawing, with its legend at its side where there is room."""
        texts = [Text.assemble(*((span.text, span.style if self.styled else "") for span in row)) for row in rows]
        wide = max((len(text) for text in texts), default=0)
        if self.styled and self._console.width >= wide + 40:
            grid = Table.grid(padding=(0, 3))
            grid.add_row(Text("\n").join(texts), Text("\n".join(beside)))
            self._console.print(grid)
            return
        for text in texts:
            text.rstrip()
            self._console.print(text, no_wrap=True, overflow="ignore", crop=False)
        self.lines(beside)

    def clear(self) -> None:
        """Nothing of what was shown stays, also not above the window."""
        if self._console.is_terminal:
            self._console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self._console.file.flush()
