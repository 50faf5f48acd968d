"""Runebound, third edition: heroes race over a map, gather trophies, learn skills and challenge a villain."""
