"""What lies sealed in the database and in files that leave early: a copy of it alone foretells no draw.

The server's own key stands in a file of its own, readable by its user only.
"""

import os
import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from undercroft.table import BrokenSave

KEY = 32
NONCE = 12


class Seal:
    """Closes and opens bytes.

    >>> seal = Seal(bytes(32))
    >>> closed = seal.close(b"a key")
    >>> seal.open(closed), b"key" in closed
    (b'a key', False)
    """

    def __init__(self, secret: bytes) -> None:
        self._cipher = ChaCha20Poly1305(secret)

    def close(self, plain: bytes) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._cipher.encrypt(nonce, plain, None)

    def open(self, sealed: bytes) -> bytes:
        try:
            return self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], None)
        except (InvalidTag, ValueError):
            raise BrokenSave(
                "this was sealed with another key than this server's own. "
                "Put the key file of that server (DATABASE.key) back beside the database"
            ) from None


def own_seal(path: Path) -> Seal:
    """The server's seal; its key is made at the first start, whole or not at all."""
    if not path.exists():
        made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        handle = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY))
            os.fsync(file.fileno())
        try:
            os.link(made, path)  # of two servers that start at once, one makes the key
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return Seal(path.read_bytes())
