"""A person's profile in a game, a server's best, and a server's statistics for those who manage it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.ids import BadId, Press
from bot.panels.layout import BLUE, GREEN, GREY, Panel, button
from bot.panels.medals import medal
from bot.panels.parts import PressButton
from bot.panels.preferences import NOWHERE
from bot.panels.ratings import number
from bot.service.profiles import Profile, Statistics
from bot.service.ratings import NEW_UNTIL, is_new, shown
from bot.service.table import Table
from bot.store.result_rows import RatingRow
from engine.catalog import GAMES
from render import ProfileFigures, ranking, weeks
from render import profile as draw_profile

ALL_TIME, MONTH, WITH_ME = "all", "month", "me"
SCOPES = (ALL_TIME, MONTH, WITH_ME)
PAGE = 10
HOUR, MINUTE = 3600, 60


async def profile_panel(
    studio: Studio, words: Words, profile: Profile, best: Table | None, *, own: bool, shared: bool = False
) -> Panel:
    """`best` is the game of their best result. `own`: they may share it. `shared`: for everyone, without buttons."""
    panel = Panel().text(words("profile-title", name=f"<@{profile.user}>", game=words(f"game-{profile.game}")))
    if profile.games:
        board = (best.view(None), profile.best.seat) if best is not None and profile.best is not None else ()
        panel.picture(await studio.draw(words, draw_profile, _figures(profile), *board))
    panel.text(*_lines(studio, words, profile))
    if shared:
        return panel
    return panel.row(
        *(
            button(
                Press("profile", NOWHERE, "", (str(profile.user), game)),
                words(f"game-{game}"),
                BLUE if game == profile.game else GREY,
                disabled=game == profile.game,
            )
            for game in GAMES
        ),
        button(Press("share", NOWHERE, "", (profile.game,)), words("button-share"), GREEN) if own else None,
    )


def _figures(profile: Profile) -> ProfileFigures:
    """What the picture shows of a profile."""
    rating, duel = profile.rating, profile.duel
    return ProfileFigures(
        game=profile.game,
        rating=None if rating is None or is_new(rating) else shown(rating.mu),
        rated=rating.games if rating else 0,
        needed=NEW_UNTIL,
        line=profile.line,
        games=profile.games,
        wins=profile.wins,
        average=round(profile.average),
        best=profile.best.points if profile.best else None,
        favourites=profile.favourites,
        kept=profile.kept,
        streak=profile.streak,
        longest=profile.longest,
        skill=None if profile.skill is None else round(10 * profile.skill),
        duel=None if duel is None else (duel.won, duel.lost, duel.tied),
    )


def _lines(studio: Studio, words: Words, profile: Profile) -> list[str]:
    if not profile.games:
        return [words("profile-nothing")]
    rating = profile.rating
    lines = [_rating_line(words, rating)]
    lines.append(words("profile-games", games=profile.games, wins=profile.wins))
    if profile.best is not None:
        lines.append(words("profile-points", average=round(profile.average, 1), best=profile.best.points))
    if profile.skill is not None:
        tenths = round(10 * profile.skill)
        sign = "−" if tenths < 0 else "+" if tenths else "±"
        lines.append(words("profile-skill", sign=sign, skill=abs(tenths) / 10, count=profile.weighed))
    if profile.favourites:
        lines.append(
            words("profile-favourites", names=words.list(studio.named(words, one) for one in profile.favourites))
        )
    if profile.kept is not None:
        lines.append(words("profile-kept", percent=profile.kept))
    if profile.longest:
        lines.append(words("profile-streak", now=profile.streak, longest=profile.longest))
    if profile.duel is not None:
        duel = profile.duel
        lines.append(words("profile-duel", won=duel.won, lost=duel.lost, tied=duel.tied))
    return lines


def _rating_line(words: Words, rating: RatingRow | None) -> str:
    if rating is None or is_new(rating):
        return words("profile-new", count=rating.games if rating else 0, needed=NEW_UNTIL)
    return words("profile-rating", rating=number(words, rating), count=rating.games)


@dataclass(frozen=True)
class Ranking:
    """What a page of the server's best shows; the ids of its buttons hold all of it."""

    game: str
    scope: str = ALL_TIME
    page: int = 0

    def press(self) -> Press:
        return Press("top", NOWHERE, "", (self.game, self.scope, str(self.page)))

    @classmethod
    def read(cls, args: tuple[str, ...]) -> Ranking:
        match args:
            case (game, scope, page) if game in GAMES and scope in SCOPES and page.isdecimal() and len(page) < 5:
                return cls(game, scope, int(page))
        raise BadId(":".join(args))


async def top_panel(studio: Studio, words: Words, asked: Ranking, rows: Sequence[RatingRow], user: int) -> Panel:
    panel = Panel().text(words("top-title", game=words(f"game-{asked.game}")), words(f"top-{asked.scope}"))
    first = asked.page * PAGE
    shown_here = rows[first : first + PAGE]
    rated = [row for row in shown_here if not is_new(row)]
    panel.text(*(_ranked(words, place, row, user) for place, row in enumerate(shown_here, first + 1)))
    if not shown_here:
        panel.text(words("top-nothing"))
    if rated and not studio.appearance.text:
        panel.picture(await studio.draw(words, ranking, tuple(shown(row.mu) for row in rated), first + 1))
    panel.row(*(_choice(words, f"game-{one}", asked, Ranking(one, asked.scope)) for one in GAMES))
    panel.row(*(_choice(words, f"button-top-{one}", asked, Ranking(asked.game, one)) for one in SCOPES))
    return panel.row(
        button(replace(asked, page=asked.page - 1).press(), words("button-page-before")) if asked.page else None,
        button(replace(asked, page=asked.page + 1).press(), words("button-page-after"))
        if len(rows) > first + PAGE
        else None,
    )


def _choice(words: Words, label: str, now: Ranking, other: Ranking) -> PressButton:
    """A button to another ranking; the one for the current ranking is greyed out, and has an id of its own."""
    chosen = other == replace(now, page=0)
    press = replace(other.press(), stamp=label) if chosen else other.press()
    return button(press, words(label), BLUE if chosen else GREY, disabled=chosen)


def _ranked(words: Words, place: int, row: RatingRow, user: int) -> str:
    name = f"<@{row.user_id}>"
    mark = "▫️" if is_new(row) else medal(place)
    text = words("top-line", mark=mark, name=name, rating=number(words, row), games=row.games)
    return f"{text} ⬅️" if row.user_id == user else text


async def statistics_panel(studio: Studio, words: Words, found: Statistics) -> Panel:
    panel = Panel().text(words("stats-title"), words("stats-weeks", weeks=len(found.weeks)))
    panel.picture(await studio.draw(words, weeks, found.weeks))
    lines = [words("stats-active", count=found.active)]
    if found.begun:
        percent = round(100 * found.finished / found.begun)
        lines.append(words("stats-finished", finished=found.finished, begun=found.begun, percent=percent))
    if found.phase is not None:
        hours, minutes = found.phase // HOUR, found.phase % HOUR // MINUTE
        lines.append(words("stats-phase", hours=hours, minutes=minutes))
    return panel.text(*lines)
