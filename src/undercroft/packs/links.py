"""References among records: do they lead anywhere, and do they run in circles where they must not?"""

from collections.abc import Mapping, Sequence

from undercroft.packs.model import PackModel
from undercroft.packs.pack import Library
from undercroft.packs.problem import Problem
from undercroft.packs.record import namespace_of
from undercroft.packs.walk import Use, Walk


def check_uses(walk: Walk, library: Library, model: PackModel, declared: frozenset[str] | None) -> None:
    """Report every reference to a record that is neither in this pack nor in those it requires.

    Where a declared pack is missing, or nobody knows what is declared, that alone is reported, elsewhere.
    """
    known = _known_ids(walk, library, model)
    present = {walk.namespace, *(pack.id for pack in library.packs)}
    for use in walk.uses:
        if any(use.id in known[kind] for kind in use.kinds):
            continue
        namespace = namespace_of(use.id)
        if namespace not in present:
            if declared is None or namespace in declared:
                continue
            advice = f"add '{namespace}' to 'requires' in pack.yaml" + _or_meant(walk, namespace, sorted(present))
            what = f"'{use.id}' belongs to a pack that this one does not require"
        else:
            what = f"there is no {' or '.join(use.kinds)} '{_short(use.id, walk.namespace)}'"
            advice = _closest(walk, use, known)
        walk.problems.add(Problem(use.file, use.line, use.column, what, advice))


def _known_ids(walk: Walk, library: Library, model: PackModel) -> Mapping[str, dict[str, None]]:
    known: dict[str, dict[str, None]] = {}
    for kind in model.kinds:
        known[kind.name] = dict.fromkeys(library.table(kind.type))
    for kind_name, full in walk.records:
        known[kind_name][full] = None
    return known


def _closest(walk: Walk, use: Use, known: Mapping[str, dict[str, None]]) -> str:
    short = use.id.partition(":")[2]
    elsewhere = [full for kind in use.kinds for full in known[kind] if full.partition(":")[2] == short]
    if elsewhere:
        return f"did you mean '{elsewhere[0]}'?"
    names = [_short(full, walk.namespace) for kind in use.kinds for full in known[kind]]
    if not names:
        return f"the pack has no {' or '.join(use.kinds)} at all"
    return walk.closest(_short(use.id, walk.namespace), names)


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
