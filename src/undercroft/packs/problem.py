"""What is wrong with a pack, where, and what to do about it: collected, sorted, reported together."""

import difflib
from collections.abc import Iterable, Sequence

import msgspec

MOST_SHOWN = 200
_LONGEST_NAME_COMPARED = 64
_COMPARISONS_PER_PACK = 5_000


class Problem(msgspec.Struct, frozen=True, order=True):
    """One thing to mend. Lines and columns count from 1; line 0 means the file or pack as a whole.

    >>> print(Problem("monsters.yaml", 3, 7, "unknown key 'hpp'", "did you mean 'hp'?"))
    monsters.yaml:3:7: unknown key 'hpp' — did you mean 'hp'?
    """

    file: str
    line: int
    column: int
    what: str
    advice: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        said = f"{place}: {self.what}"
        return f"{said} — {self.advice}" if self.advice else said


class PackError(Exception):
    """A pack cannot be used; `problems` says all that was found, in the order of their places."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Problems:
    """The problems found so far. A flood keeps its first ones and a line that says how many more there were."""

    def __init__(self) -> None:
        self.count = 0
        self._kept: list[Problem] = []
        self._comparisons = _COMPARISONS_PER_PACK

    def add(self, problem: Problem) -> None:
        self.count += 1
        if self.count <= MOST_SHOWN:
            self._kept.append(problem)

    def closest(self, name: str, known: Sequence[str]) -> str:
        """What a misspelt name may have meant; in a flood of misspellings nobody compares any more."""
        if self.count >= MOST_SHOWN or len(name) > _LONGEST_NAME_COMPARED:
            return ""
        likely = [one for one in known if abs(len(one) - len(name)) <= 2 + len(name) // 4]
        if len(likely) > self._comparisons:
            return ""
        self._comparisons -= len(likely)
        return did_you_mean(name, likely)

    def sorted(self) -> tuple[Problem, ...]:
        kept = tuple(sorted(self._kept))
        if self.count <= MOST_SHOWN:
            return kept
        last = kept[-1]
        more = f"and {self.count - MOST_SHOWN} more problems"
        return (*kept, Problem(last.file, last.line, last.column, more, "mend these first and check again"))


def did_you_mean(name: str, known: Sequence[str]) -> str:
    """A suggestion for a misspelt name.

    >>> did_you_mean("attak", ["attack", "move"])
    "did you mean 'attack'?"
    """
    near = difflib.get_close_matches(name, known, n=2, cutoff=0.6)
    return f"did you mean {' or '.join(map(quoted, near))}?" if near else ""


def a_(noun: str) -> str:
    """A noun with its article.

    >>> a_("item"), a_("hero")
    ('an item', 'a hero')
    """
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def quoted(value: object) -> str:
    """A value as it may be shown on a terminal: short, and with control characters escaped.

    >>> quoted("a" * 90)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'"
    """
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    return str(value)


def listed(names: Iterable[object], most: int = 12) -> str:
    """Names for a sentence, the first dozen of them.

    >>> listed(["a", "b"])
    'a, b'
    """
    said = [str(name) for name in names]
    rest = len(said) - most
    return ", ".join(said[:most]) + (f" and {rest} more" if rest > 0 else "")
