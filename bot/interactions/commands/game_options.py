"""The commands whose options come from the games: which game, how many players, and whatever else a game declares.

They are built when the bot is, from the games registered by then. discord.py reads a command's options from its
function's signature, so `/snack start` gets a signature with a parameter for every option of any game.
"""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import Any, Awaitable, Callable, Mapping, TypeAlias

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.interactions.commands.completions import DEFAULT_GAME, Completions
from bot.interactions.commands.descriptions import choices, said
from bot.interactions.commands.invited import INVITED, Invited
from bot.interactions.commands.typed import Name
from bot.interactions.request import Request
from bot.learning.tutorial.script import taught
from bot.service.clock.pace import Pace
from engine.catalog import DEFAULT_PACK, GAMES
from engine.game import Level

Start: TypeAlias = Callable[..., Awaitable[None]]
Rules: TypeAlias = Callable[[Request, str | None, str], Awaitable[None]]
Tutorial: TypeAlias = Callable[[Request, str], Awaitable[None]]
Solo: TypeAlias = Tutorial
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"


def most_seats() -> int:
    return max(game.seats[-1] for game in GAMES.values())


def declared_options() -> Mapping[str, list[str]]:
    """Every option of any game, with its values. If games share an option, their values are merged."""
    found: dict[str, dict[str, None]] = {}
    for game in GAMES.values():
        for name, values in game.options.items():
            found.setdefault(name, {}).update(dict.fromkeys(values))
    return {name: list(values) for name, values in found.items()}


def start_command(completions: Completions, start: Start) -> Command:
    """Build `/snack start`. It calls `start` with its parameters by name, and the games' own together as `options`."""
    declared = declared_options()

    async def asked(interaction: Request, **given: Any) -> None:
        options = {name: value for name in declared if (value := given.pop(name)) is not None}
        invited = [one for name in INVITED if (one := given.pop(name)) is not None]
        await start(interaction, options=options, invited=invited, **given)

    async def packs(interaction: Request, typed: str) -> list[Choice[str]]:
        return await completions.pack_choices(interaction, typed)

    parameters = {
        "game": _option(str, DEFAULT_GAME),
        "players": _option(Range[int, min(game.seats[0] for game in GAMES.values()), most_seats()] | None),
        **{name: _option(str | None) for name in declared},
        "bots": _option(Range[int, 0, most_seats() - 1], 0),
        "level": _option(str, str(Level.MEDIUM)),
        "pack": _option(Name, DEFAULT_PACK),
        "pace": _option(str | None),
        **{name: _option(Invited | None) for name in INVITED},
        "rated": _option(str, "on"),
    }
    takes = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)]
    takes += [one.replace(name=name) for name, one in parameters.items()]
    asked.__signature__ = Signature(takes)  # type: ignore[attr-defined]
    app_commands.describe(
        **{name: said(f"command-start-{'with' if name in INVITED else name}") for name in parameters}
    )(asked)
    app_commands.rename(**INVITED)(asked)
    app_commands.choices(
        game=choices("game", list(GAMES)),
        level=choices("level", [str(level) for level in Level]),
        pace=choices("pace-choice", [str(pace) for pace in Pace]),
        rated=choices("option-rated", ["on", "off"]),
        **{name: choices(f"option-{name}", values) for name, values in declared.items()},
    )(asked)
    app_commands.autocomplete(pack=packs)(asked)
    return app_commands.Command(name="start", description=said("command-start"), callback=asked)


def rules_command(completions: Completions, rules: Rules) -> Command:
    async def topics(interaction: Request, typed: str) -> list[Choice[str]]:
        return await completions.topic_choices(interaction, typed)

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.choices(game=choices("game", list(GAMES)))
    @app_commands.describe(game=said("command-start-game"), topic=said("command-rules-topic"))
    @app_commands.autocomplete(topic=topics)
    async def asked(interaction: Request, game: str | None = None, topic: Name = "") -> None:
        await rules(interaction, game, topic)

    return asked


def tutorial_command(tutorial: Tutorial) -> Command:
    games = taught()

    @app_commands.command(name="tutorial", description=said("command-tutorial"))
    @app_commands.choices(game=choices("game", games))
    @app_commands.describe(game=said("command-start-game"))
    async def asked(interaction: Request, game: str = games[0]) -> None:
        await tutorial(interaction, game)

    return asked


def solo_command(solo: Solo) -> Command:
    games = [name for name, game in GAMES.items() if 1 in game.seats]

    @app_commands.command(name="solo", description=said("command-solo"))
    @app_commands.choices(game=choices("game", games))
    @app_commands.describe(game=said("command-start-game"))
    async def asked(interaction: Request, game: str = games[0]) -> None:
        await solo(interaction, game)

    return asked


def _option(kind: Any, default: object = None) -> Parameter:
    return Parameter("_", Parameter.KEYWORD_ONLY, annotation=kind, default=default)
