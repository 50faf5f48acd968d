"""The keys of matches lie sealed in the database: a copy of it alone foretells no draw.

The server's own key stands in a file of its own, readable by its user only.
"""

import os
import secrets
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path

from undercroft.table import BrokenSave

KEY = 32
NONCE = 16


class Seal:
    """Closes and opens keys of 32 bytes.

    >>> seal = Seal(bytes(32))
    >>> closed = seal.close(b"k" * 32)
    >>> seal.open(closed) == b"k" * 32, b"kk" in closed
    (True, False)
    """

    def __init__(self, secret: bytes) -> None:
        self._hiding = blake2b(secret, digest_size=KEY, person=b"undercroft-hide").digest()
        self._proving = blake2b(secret, digest_size=KEY, person=b"undercroft-prove").digest()

    def close(self, key: bytes) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        hidden = self._masked(nonce, key)
        return nonce + hidden + self._proof(nonce + hidden)

    def open(self, sealed: bytes) -> bytes:
        nonce, hidden, proof = sealed[:NONCE], sealed[NONCE : NONCE + KEY], sealed[NONCE + KEY :]
        if not compare_digest(proof, self._proof(nonce + hidden)):
            raise BrokenSave(
                "the key of this match can't be opened: the server's key file is another than when it was stored. "
                "Put the file DATABASE.key back beside the database"
            )
        return self._masked(nonce, hidden)

    def _masked(self, nonce: bytes, key: bytes) -> bytes:
        mask = blake2b(nonce, digest_size=KEY, key=self._hiding).digest()
        return bytes(a ^ b for a, b in zip(key, mask, strict=True))

    def _proof(self, sealed: bytes) -> bytes:
        return blake2b(sealed, digest_size=NONCE, key=self._proving).digest()


def own_seal(path: Path) -> Seal:
    """The server's seal; its key is made at the first start."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return Seal(path.read_bytes())
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY))
    return Seal(path.read_bytes())
