"""What changed between two scenes, as plain data: a client's old view plus the patch is its new view.

A patch of a mapping is `{"=": {key: patch}, "-": [gone keys]}`; of a list of things with ids the same, with the new
order under `"#"`. Anything else is replaced whole: `{"!": value}`.
"""

from undercroft.table.plain import Json, Things, is_list, is_mapping


def diff(old: Json, new: Json) -> Json | None:
    """The patch that makes `new` of `old`; None when they are equal.

    >>> diff({"hp": 3, "at": "c4"}, {"hp": 2, "at": "c4"})
    {'=': {'hp': {'!': 2}}}
    >>> diff({"hp": 3}, {"hp": 3}) is None
    True
    """
    if type(old) is type(new) and old == new:
        return None
    if is_mapping(old) and is_mapping(new):
        return _diff_dict(old, new)
    if (before := _by_id(old)) is not None and (after := _by_id(new)) is not None:
        changes = _diff_dict(before, after)
        return changes if list(before) == list(after) else {**changes, "#": list(after)}
    return {"!": new}


def patch(old: Json, change: Json | None) -> Json:
    """Apply a patch.

    >>> patch({"hp": 3, "at": "c4"}, {"=": {"hp": {"!": 2}}, "-": ["at"]})
    {'hp': 2}
    """
    if change is None:
        return old
    if "!" in change:
        return change["!"]
    if isinstance(old, list):
        things = _patch_dict(_by_id(old) or {}, change)
        return [things[id] for id in change.get("#", things)]
    return _patch_dict(old, change)


def _diff_dict(old: Things, new: Things) -> Json:
    changed = {key: {"!": value} if key not in old else diff(old[key], value) for key, value in new.items()}
    change: Things = {"=": {key: some for key, some in changed.items() if some is not None}}
    if gone := [key for key in old if key not in new]:
        change["-"] = gone
    return change


def _patch_dict(old: Things, change: Json) -> Things:
    gone = change.get("-", ())
    kept = {key: value for key, value in old.items() if key not in gone}
    return kept | {key: patch(kept.get(key), some) for key, some in change.get("=", {}).items()}


def _by_id(items: Json) -> Things | None:
    """A list of things by their ids, if it is one."""
    if not is_list(items):
        return None
    try:
        things: Things = {item["id"]: item for item in items}
    except (TypeError, KeyError):
        return None
    return things if len(things) == len(items) else None
