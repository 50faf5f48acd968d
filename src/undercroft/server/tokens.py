"""Links: who holds the token of a seat sits there. The store knows only what it hashes to."""

import secrets
from hashlib import blake2b
from typing import NewType

Token = NewType("Token", str)

OWNER = "!owner"
"""Not a seat: the right to hand out new links."""


def new_token() -> Token:
    """128 bits nobody can guess, fit for a link."""
    return Token(secrets.token_urlsafe(16))


def hashed(token: str) -> bytes:
    """What the store keeps of a token; no salt is needed for something with 128 random bits."""
    return blake2b(token.encode(), digest_size=32, person=b"undercroft-token").digest()
