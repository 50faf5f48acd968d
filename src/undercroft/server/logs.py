"""What the server writes about itself: lines for people, or JSON for a collector. No tokens, no answers, no hands."""

import json
import logging
from typing import Literal, TypeAlias

Style: TypeAlias = Literal["text", "json"]


class JsonLines(logging.Formatter):
    """One JSON object a line.

    >>> record = logging.LogRecord("undercroft", logging.ERROR, "", 0, "%s failed", ("/api/games",), None)
    >>> json.loads(JsonLines().format(record))["message"]
    '/api/games failed'
    """

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(style: Style) -> None:
    """Write to standard error in this style."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn", "alembic", "aiosqlite", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
