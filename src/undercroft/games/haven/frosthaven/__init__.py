"""Frosthaven."""
