"""Finding rule ids in prose, as docstrings and ledger lines write them."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

ID = r"(?:FACT-[A-Z]{2,5}|[A-Z]{2,5}-[A-Z][A-Z0-9]*)-\d{2,3}"
IS_ID = re.compile(ID)
_REFERENCE = re.compile(
    rf"(?<![A-Za-z0-9-])(?P<full>{ID})(?![0-9A-Za-z]|-[A-Za-z0-9])"
    r"|(?<=[,;] )-(?P<more>\d{2})(?![0-9])"
    r"|(?P<to>\s*(?:…|\.\.\.?|–|\bto\b|\bbis\b)\s*-?)(?P<last>\d{2})(?![0-9])"
    r"|(?<![A-Za-z0-9-])(?P<word>OPEN(?=[- ])|(?:O|EX|[A-Z]{3,8})(?=-))[- ](?P<number>\d{1,2})(?![0-9A-Za-z-])"
)
_BETWEEN = re.compile(r"\s*(?:…|\.\.\.?|–|\bto\b|\bbis\b)\s*")


def is_id(text: str) -> bool:
    """Whether a text is exactly one rule id.

    >>> is_id("JL-REST-04"), is_id("FACT-BB-01"), is_id("JL-REST-4")
    (True, True, False)
    """
    return IS_ID.fullmatch(text) is not None


def ids_in(text: str, within: str = "") -> tuple[str, ...]:
    """Every id a text names, in its order, ranges and short forms written out.

    >>> ids_in("Lose a card (JL-REST-04 … JL-REST-06) or JL-PUSH-01..03, -07")
    ('JL-REST-04', 'JL-REST-05', 'JL-REST-06', 'JL-PUSH-01', 'JL-PUSH-02', 'JL-PUSH-03', 'JL-PUSH-07')

    `within` is the id whose text this is; it says what `EX-05`, `OPEN-23` or `CAMP-10` means there.

    >>> ids_in("as in EX-05; see O-07", within="BB-FOCUS-03")
    ('BB-EX-05', 'BB-OPEN-07')
    """
    return tuple(dict.fromkeys(_walk(text, within)))


def _walk(text: str, within: str) -> Iterator[str]:
    before, end = "", -1
    for found in _REFERENCE.finditer(text):
        if full := found["full"]:
            if before and _BETWEEN.fullmatch(text, end, found.start()):
                yield from span(before, full)
            yield full
            before = full
        elif found["more"] and before and found.start() - 2 <= end:
            before = _sibling(before, found["more"])
            yield before
        elif found["last"] and before and found.start() == end:
            last = _sibling(before, found["last"])
            yield from span(before, last)
            before = last
        elif found["word"] and within:
            before = _written_out(found["word"], found["number"], within)
            yield before
        else:
            continue
        end = found.end()


def span(first: str, last: str) -> tuple[str, ...]:
    """All ids from the first to the last of one area; both alone when they are of different areas.

    >>> span("JL-REST-04", "JL-REST-06")
    ('JL-REST-04', 'JL-REST-05', 'JL-REST-06')
    """
    (area, start), (other, stop) = first.rsplit("-", 1), last.rsplit("-", 1)
    if area != other or int(stop) < int(start):
        return (first, last)
    return tuple(f"{area}-{number:0{len(start)}}" for number in range(int(start), int(stop) + 1))


def in_short(numbers: Iterable[str]) -> str:
    """The other way round: ids in the shortest form that is still read as the same ids.

    >>> in_short(["JL-REST-04", "JL-REST-05", "JL-REST-06", "JL-REST-09", "JL-MOVE-01"])
    'JL-REST-04..06, -09, JL-MOVE-01'
    """
    parts: list[str] = []
    for area, runs in groupby(_runs(numbers), key=lambda run: run[0].rpartition("-")[0]):
        for place, (first, last) in enumerate(runs):
            start = first.removeprefix(area) if place else first
            parts.append(start if first == last else f"{start}..{last.rpartition('-')[2]}")
    return ", ".join(parts)


def _runs(numbers: Iterable[str]) -> list[tuple[str, str]]:
    """The first and last id of every run without a gap."""
    runs: list[tuple[str, str]] = []
    for number in numbers:
        area, _, digits = number.rpartition("-")
        if runs and runs[-1][1] == f"{area}-{int(digits) - 1:0{len(digits)}}":
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


def _sibling(number: str, digits: str) -> str:
    return f"{number.rsplit('-', 1)[0]}-{digits}"


def _written_out(word: str, digits: str, within: str) -> str:
    ledger = within.split("-", 1)[0]
    return f"{ledger}-{'OPEN' if word == 'O' else word}-{int(digits):02}"
