"""The ids that everything on a table is known by: plain strings, told apart by their types."""

from typing import NewType, TypeAlias

Seat = NewType("Seat", str)
CardId = NewType("CardId", str)
ZoneId = NewType("ZoneId", str)
RuleId: TypeAlias = str

AUDIENCE = Seat("*")
"""Somebody who watches and holds no seat: sees what everybody sees."""
