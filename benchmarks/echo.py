"""What the server is compared with: a WebSocket echo with one committed insert a frame, by the same libraries.

`python -m benchmarks.echo DATABASE` prints where it stands.
"""

import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.database import open_engine
from undercroft.server.run import address_of, listen

METADATA = MetaData()
FRAMES = Table("frames", METADATA, Column("number", Integer, primary_key=True), Column("frame", Text))


def echo_app(engine: AsyncEngine) -> Litestar:
    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        try:
            while True:
                frame = await socket.receive_data(mode="text")
                async with engine.begin() as connection:
                    await connection.execute(insert(FRAMES), {"frame": frame})
                await socket.send_data(frame)
        except WebSocketDisconnect:
            pass

    @asynccontextmanager
    async def storing(_app: Litestar) -> AsyncGenerator[None]:
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        yield
        await engine.dispose()

    return Litestar([echo], lifespan=[storing], logging_config=None, openapi_config=None)


def main() -> None:
    listening = listen("127.0.0.1", 0)
    print(address_of(listening), flush=True)
    configured = uvicorn.Config(echo_app(open_engine(sys.argv[1])), log_level="warning", access_log=False)
    uvicorn.Server(configured).run(sockets=[listening])


if __name__ == "__main__":
    main()
