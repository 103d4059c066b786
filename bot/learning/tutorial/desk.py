"""The desk of the tutorial: the same panels as in any game, with what to do, and why, on top of them."""

from __future__ import annotations

from bot.delivery.open_panels import OpenPanels
from bot.delivery.table_messages import TableMessages
from bot.drawing.appearance import Appearances
from bot.drawing.studio import Studio
from bot.interactions.request import Request
from bot.interactions.router import HANDLERS, Router
from bot.language.typed_places import rewritten
from bot.language.words import Words
from bot.learning.tutorial.classroom import Classroom, OffScript, code_of
from bot.learning.tutorial.script import LEARNER, STEPS
from bot.panels.appearance import appearance_button
from bot.panels.hand import hand_panel
from bot.panels.ids import Press, Trial
from bot.panels.layout import BLUE, Panel, PressButton, button
from bot.panels.trial import trial_panel
from bot.service.errors import ClubError
from bot.service.table import Status, Table
from engine.errors import EngineError
from render import scoresheet

AGAIN = "learn"


class Silence(TableMessages):
    """A guided game has no message in any channel."""

    def __init__(self) -> None:
        self.unable = set()

    def changed(self, code: str) -> None:
        pass

    async def show(self, code: str) -> None:
        pass


class TutorialRouter(Router):
    def __init__(self, classroom: Classroom, studio: Studio, appearances: Appearances) -> None:
        super().__init__(classroom, studio, Silence(), OpenPanels(), appearances)
        self.classroom = classroom
        self.handlers = {**HANDLERS, AGAIN: _again}

    async def open(self, interaction: Request, words: Words) -> None:
        """Where a person left off; from the start if they had come to the end."""
        table = await self.classroom.get(code_of(interaction.user.id))
        if table.status is Status.OVER:
            table = await self.classroom.begin_again(interaction.user.id)
        await self.show_hand(interaction, table, words)

    async def show_hand(
        self, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
    ) -> None:
        await self.hold(interaction)
        user = interaction.user.id
        if table.seat_of(user) is None:
            raise ClubError("not_seated")
        if table.status is Status.OVER:
            await self.show(interaction, await _the_end(await self.studio_for(interaction), words, table))
            return
        text = "\n".join(filter(None, (_lesson(words, table), note)))
        studio = await self.studio_for(interaction)
        panel = await hand_panel(studio, words, table, LEARNER, text, problem)
        await self.show(
            interaction, _without_table(words, panel, appearance_button(words, studio.appearance, code_of(user)))
        )

    async def try_out(
        self, interaction: Request, code: str, stamp: str, words: Words, trial: Trial, note: str = ""
    ) -> None:
        await self.hold(interaction)
        table = await self.classroom.get(code)
        if table.seat_of(interaction.user.id) is None:
            raise ClubError("not_seated")
        if stamp != table.stamp(LEARNER) or trial.card >= len(table.view(LEARNER).playable):
            raise ClubError("stale")
        studio = await self.studio_for(interaction)
        panel = await trial_panel(studio, words, table, LEARNER, trial, _lesson(words, table))
        toggle = appearance_button(words, studio.appearance, code, stamp, *trial.args())
        await self.show(interaction, _without_table(words, panel, toggle))

    async def panels_for(self, studio: Studio, words: Words, table: Table, user: int) -> list[Panel]:
        if table.seat_of(user) is None:
            return []
        if table.status is Status.OVER:
            return [await _the_end(studio, words, table)]
        return [await hand_panel(studio, words, table, LEARNER)]

    async def refuse(self, interaction: Request, code: str, words: Words, error: EngineError) -> None:
        """What the rules allow and the lesson does not ask for is no mistake."""
        if not isinstance(error, OffScript):
            await super().refuse(interaction, code, words, error)
            return
        if "where" in error.params:
            error.params["where"] = rewritten(words, error.params["where"])
        table = await self.classroom.get(code)
        await self.show_hand(interaction, table, words, words("tutorial-almost", text=words.error(error)))


async def _again(router: Router, interaction: Request, press: Press, words: Words) -> None:
    assert isinstance(router, TutorialRouter)
    await router.hold(interaction)
    if press.code != code_of(interaction.user.id):
        raise ClubError("not_seated")
    await router.show_hand(interaction, await router.classroom.begin_again(interaction.user.id), words)


def _lesson(words: Words, table: Table) -> str:
    """What this step is about; a table's revision is its step."""
    return "\n".join((words("tutorial-step", step=table.rev + 1, steps=len(STEPS)), words(f"tutorial-{table.rev + 1}")))


def _without_table(words: Words, panel: Panel, toggle: PressButton) -> Panel:
    """The last line of a game's panel names its table; a guided game has none that one could look up."""
    panel.parts.pop()
    return panel.footer(words("tutorial-footer"), toggle)


async def _the_end(studio: Studio, words: Words, table: Table) -> Panel:
    view = table.view(LEARNER)
    assert view.outcome is not None
    own, other = (sheet.total for sheet in view.outcome.sheets)
    return (
        Panel()
        .text(words("tutorial-end", own=own, other=other))
        .picture(await studio.draw(words, scoresheet, view))
        .text(words("tutorial-next"))
        .row(
            button(Press("rules", "", "", (table.agreed.game, "overview", "t")), words("button-rules"), BLUE),
            button(Press(AGAIN, table.code), words("button-again")),
            appearance_button(words, studio.appearance, table.code),
        )
    )
