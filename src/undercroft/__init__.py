"""Undercroft: a digital table for dungeon-crawl board games that knows all their rules."""

__version__ = "0.1.0"
