"""One live connection to a game of a variant: acts are taken, changes told."""

from __future__ import annotations

import structlog

from crossglot.errors import CrossglotError
from crossglot.server.live.counted import count_answer
from crossglot.server.live.guarded import Guarded
from crossglot.server.live.line import Receive
from crossglot.server.live.outbox import Outbox
from crossglot.server.live.session import INTERNAL
from crossglot.server.settings import Limits
from crossglot.server.variants.acts import ActMessage, ActPreview, decode_act
from crossglot.server.variants.variants import Variants
from crossglot.server.variants.watching import Watching
from crossglot.server.wire import (
    PreviewAnswer,
    Refused,
    ResyncMessage,
    ServerMessage,
    encode,
    error_of,
)

log = structlog.get_logger("crossglot.variants")


class VariantSession(Guarded):
    """A connection of one account, or of a spectator, to one game.

    Args:
        variants: The games.
        game_id: Which one.
        account: Whose eyes; None is somebody we do not know.
        outbox: Where its messages go.
        limits: How many messages there may be, and how large.
    """

    def __init__(
        self, variants: Variants, game_id: str, account: str | None, outbox: Outbox, limits: Limits
    ) -> None:
        super().__init__(outbox, limits)
        self.account = account
        self._variants = variants
        self._id = game_id

    async def run(self, receive: Receive, watching: Watching) -> None:
        """Show the game and every change of it, and take acts, until the client leaves.

        Raises:
            ServerError: No such game.
        """
        await self._variants.current(self._id)
        async with watching.follow(self._id, self):
            while (text := await receive()) is not None:
                if self._let_pass():
                    await self._serve(text)

    async def _serve(self, text: str | bytes) -> None:
        try:
            message = self._decoded(text, decode_act)
            if isinstance(message, ResyncMessage):
                self.tell(encode(await self._variants.seen(self._id, self.account)))
                return
            if isinstance(message, ActMessage):
                answer = await self._acted(message)
            else:
                answer = await self._previewed(message)
            count_answer(answer)
            self._answer(answer)
        except CrossglotError as error:
            self._refuse(error)

    async def _acted(self, message: ActMessage) -> ServerMessage:
        try:
            return await self._variants.act(self._id, self.account, message)
        except CrossglotError as error:
            return Refused(message.move_id, error_of(error))
        except Exception:
            log.exception("act failed", game=self._id)
            return Refused(message.move_id, INTERNAL)

    async def _previewed(self, message: ActPreview) -> ServerMessage:
        name = message.preview_id
        try:
            points, words = await self._variants.preview(self._id, self.account, message.move)
        except CrossglotError as error:
            return PreviewAnswer(name, error=error_of(error))
        except Exception:
            log.exception("preview failed", game=self._id)
            return PreviewAnswer(name, error=INTERNAL)
        return PreviewAnswer(name, points=points, words=words)
