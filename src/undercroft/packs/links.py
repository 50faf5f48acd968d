"""References among records: do they lead anywhere, and do they run in circles where they must not?"""

from collections.abc import Iterable, Mapping, Sequence

from undercroft.packs.model import PackModel
from undercroft.packs.pack import Library
from undercroft.packs.problem import Problem
from undercroft.packs.record import namespace_of
from undercroft.packs.walk import Use, Walk


def check_uses(walk: Walk, library: Library, model: PackModel, declared: frozenset[str] | None) -> None:
    """Report every reference to a record that is neither in this pack nor in those it requires.

    Where a declared pack is missing, or nobody knows what is declared, that alone is reported, elsewhere.
    """
    known = {kind.name: _Names(walk.namespace) for kind in model.kinds}
    for kind in model.kinds:
        known[kind.name].add(library.table(kind.type))
    for kind_name, full in walk.records:
        known[kind_name].add([full])
    present = {walk.namespace, *(pack.id for pack in library.packs)}
    for use in walk.uses:
        if any(use.id in known[kind].full or kind in walk.unsure_kinds for kind in use.kinds):
            continue
        namespace = namespace_of(use.id)
        if namespace in present:
            what = f"there is no {' or '.join(use.kinds)} '{_short(use.id, walk.namespace)}'"
            advice = _closest(walk, use, [known[kind] for kind in use.kinds])
        elif declared is None or namespace in declared:
            continue
        else:
            what = f"'{use.id}' belongs to a pack that this one does not require"
            advice = f"add '{namespace}' to 'requires' in pack.yaml" + _or_meant(walk, namespace, sorted(present))
        walk.problems.add(Problem(use.file, use.line, use.column, what, advice))


class _Names:
    """The ids of one kind that may be referred to."""

    def __init__(self, namespace: str) -> None:
        self._namespace = namespace
        self.full: dict[str, None] = {}
        self.by_short: dict[str, str] = {}
        self.written: list[str] = []

    def add(self, ids: Iterable[str]) -> None:
        for full in ids:
            self.full[full] = None
            self.by_short.setdefault(full.partition(":")[2], full)
            self.written.append(_short(full, self._namespace))


def _closest(walk: Walk, use: Use, known: Sequence[_Names]) -> str:
    short = use.id.partition(":")[2]
    for names in known:
        if short in names.by_short:
            return f"did you mean '{names.by_short[short]}'?"
    if not any(names.full for names in known):
        return f"the pack has no {' or '.join(use.kinds)} at all"
    for names in known:
        if near := walk.closest(_short(use.id, walk.namespace), names.written):
            return near
    return ""


def _or_meant(walk: Walk, namespace: str, present: Sequence[str]) -> str:
    near = walk.closest(namespace, present)
    return f"; or {near}" if near else ""


def _short(full: str, namespace: str) -> str:
    own, _, short = full.partition(":")
    return short if own == namespace else full


def check_cycles(walk: Walk, model: PackModel) -> None:
    """Report records of an acyclic kind that lead back to themselves."""
    for kind in model.kinds:
        if kind.is_acyclic:
            _report_cycles(walk, kind.name)


def _report_cycles(walk: Walk, kind: str) -> None:
    leads_to: dict[str, list[Use]] = {}
    for use in walk.uses:
        if use.owner[0] == kind and kind in use.kinds:
            leads_to.setdefault(use.owner[1], []).append(use)
    done: set[str] = set()
    for start in leads_to:
        _follow(walk, start, leads_to, done)


def _follow(walk: Walk, start: str, leads_to: Mapping[str, list[Use]], done: set[str]) -> None:
    if start in done:
        return
    path = {start: None}
    ahead = [iter(leads_to[start])]
    while ahead:
        use = next(ahead[-1], None)
        if use is None:
            ahead.pop()
            done.add(path.popitem()[0])
        elif use.id in path:
            trail = list(path)
            circle = [_short(full, walk.namespace) for full in [*trail[trail.index(use.id) :], use.id]]
            what = f"a circle of references: {' → '.join(circle[:8])}" + (" …" if len(circle) > 8 else "")
            walk.problems.add(Problem(use.file, use.line, use.column, what, "break it at one place"))
        elif use.id not in done and use.id in leads_to:
            path[use.id] = None
            ahead.append(iter(leads_to[use.id]))
