"""The odds of a combat: what players ask each other for. A tool that needs no match (docs/duel.md)."""
