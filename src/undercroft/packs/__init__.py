"""Content packs: cards, monsters, maps as data that people can read and check.

A game declares its kinds of content as msgspec Structs in a `PackModel`; a pack is a folder (or zip archive) of YAML
files; `load_pack` gives immutable tables by id or, as `PackError`, every problem with file, line and what to do.
"""

from undercroft.packs.limits import LIMITS, Limits
from undercroft.packs.load import load_pack
from undercroft.packs.manifest import Manifest
from undercroft.packs.model import Audit, Kind, PackModel
from undercroft.packs.pack import Library, Pack, PackPin
from undercroft.packs.problem import PackError, Problem
from undercroft.packs.record import Id, Record, Ref
from undercroft.packs.shaping import ModelError
from undercroft.packs.shelf import PackShelf
from undercroft.packs.stats import count_tags
from undercroft.packs.stock import Stock

__all__ = [
    "LIMITS",
    "Audit",
    "Id",
    "Kind",
    "Library",
    "Limits",
    "Manifest",
    "ModelError",
    "Pack",
    "PackError",
    "PackModel",
    "PackPin",
    "PackShelf",
    "Problem",
    "Record",
    "Ref",
    "Stock",
    "count_tags",
    "load_pack",
]
