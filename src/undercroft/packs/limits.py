"""How big a pack may be. Real packs stay far below; hostile ones are refused before they cost anything."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Every bound that a pack is held to."""

    files: int = 2_000
    folders_deep: int = 6
    file_bytes: int = 512 * 1024
    pack_bytes: int = 8 * 1024 * 1024
    nodes: int = 150_000
    depth: int = 32
    text: int = 20_000
    digits: int = 15
    zip_bytes: int = 4 * 1024 * 1024
    zip_ratio: int = 200


LIMITS = Limits()
