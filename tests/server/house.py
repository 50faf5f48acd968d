"""A real server on a real port with a real database, and people who come to its tables."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from house.serving import Served
from undercroft.server import Settings
from undercroft.server.live import LiveMatch
from undercroft.server.run import address_of, configuration, listen
from undercroft.server.tables import Tables
from undercroft.table.patch import patch

Json = Any
PATIENCE = 60


class House:
    """The server; it can be stopped and started again on the same database."""

    def __init__(self, database: Path | str, page: Path | None = None, **more: Any) -> None:
        self.settings = Settings(database=str(database), examples=True, page=page, **more)
        self.start()

    def start(self) -> None:
        listening = listen("127.0.0.1", 0)
        self.url = address_of(listening).replace("localhost", "127.0.0.1")
        configured = configuration(self.settings)
        self._app: Any = configured.app
        self._server = uvicorn.Server(configured)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def get(self, path: str, token: str = "", **params: Any) -> httpx.Response:
        """Ask over HTTP, with the token of a link."""
        return self.http.get(path, headers=bearer(token), params=params)

    def begin(self, seats: int = 2, **more: Json) -> Json:
        wanted = {"game": "tallow", "scenario": "cellar", "seats": seats, **more}
        made = self.http.post("/api/matches", json=wanted)
        assert made.status_code == 201, made.text
        return made.json()

    def live(self, match: str) -> LiveMatch:
        """A match as the server holds it."""
        tables: Tables = self._app.state.tables
        return tables.open[match]

    @contextmanager
    def line(self, match: str, **headers: str) -> Iterator[ClientConnection]:
        address = f"{self.url.replace('http', 'ws', 1)}api/matches/{match}/live"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            yield socket

    @contextmanager
    def sit(self, match: str, *tokens: str, lang: str = "en", seat: str | None = None) -> Iterator["Guest"]:
        with self.line(match) as socket:
            yield Guest(socket, tokens, lang, seat)


class HouseApart(House):
    """The server as `undercroft serve` runs it: in a process, or several, of its own."""

    def __init__(self, database: Path | str, *arguments: str, program: str = "undercroft") -> None:
        self.served = Served(database, *arguments, program=program)
        self.url = self.served.url.replace("localhost", "127.0.0.1")
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, transport=httpx.HTTPTransport(retries=8))

    def stop(self) -> None:
        self.http.close()
        self.served.stop()


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def play_to_end(guest: "Guest", most: int = 400) -> None:
    """Answer with the first option from all seats that are held here until the match is over."""
    for _ in range(most):
        if guest.view["over"]:
            return
        if not guest.options:
            guest.ask("sit", seat=guest.view["waiting"][0])
        reply = guest.answer(guest.options[0])
        if reply.get("code") == "too-fast":
            time.sleep(0.5)
        else:
            assert reply["is"] == "stored", reply
    raise AssertionError("the match does not end")


class Guest:
    """A client that keeps its view as the page does: the welcome, and every patch on it."""

    def __init__(self, socket: ClientConnection, tokens: tuple[str, ...], lang: str, seat: str | None) -> None:
        self._socket = socket
        self._ref = 0
        self.heard: list[Json] = []
        self.present: list[str] = []
        self.view: Json = None
        self.log: list[Json] = []
        self.send({"do": "hello", "tokens": tokens, "lang": lang, "sit": seat})
        self.welcome = self.hear("welcome")

    def send(self, request: Json) -> None:
        self._socket.send(json.dumps(request))

    def ask(self, do: str, **request: Json) -> Json:
        """Ask for something and give the reply to it."""
        self._ref += 1
        self.send({"do": do, "ref": self._ref, **request})
        while (reply := self.next()).get("ref") != self._ref:
            pass
        return reply

    def answer(self, option: str, question: str | None = None) -> Json:
        meant = [asked for asked in self.view["asked"] if any(one["text"] == option for one in asked["options"])]
        return self.ask("answer", question=question or meant[0]["id"], option=option)

    def hear(self, kind: str) -> Json:
        while (reply := self.next())["is"] != kind:
            pass
        return reply

    def next(self) -> Json:
        reply = json.loads(self._socket.recv(timeout=PATIENCE))
        self.heard.append(reply)
        if reply["is"] == "welcome":
            self.view, self.log = reply["view"], reply["log"]["lines"]
        elif reply["is"] == "changed":
            self.view = patch(self.view, reply["patch"])
            if news := reply["log"]:
                self.log = [line for line in self.log if line["number"] <= news["keep"]] + news["lines"]
        elif reply["is"] == "present":
            self.present = reply["seats"]
        return reply

    def catch_up(self) -> None:
        """Take in all that was sent before now: a harmless question comes back behind it."""
        self.ask("look", question="none", option="none")

    @property
    def options(self) -> list[str]:
        return [option["text"] for asked in self.view["asked"] for option in asked["options"]]
