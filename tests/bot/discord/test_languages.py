"""People with different languages at one table: each reads their own, and the channel has the server's."""

from __future__ import annotations

from typing import Any, Callable, Iterator

import pytest

from bot.language.words import Words, words_for
from bot.service.preferences import Notify, Preferences
from bot.store.base import PersonRow
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import as_the_bot, speaking
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer, shown

ENGLISH, GERMAN, FRENCH, SPANISH = map(words_for, ("en-US", "de", "fr", "es-419"))
DUTCH, PORTUGUESE = map(words_for, ("nl", "pt-BR"))


@pytest.fixture
async def mixed(opened: Open) -> Any:
    """Four people on a French server: an American, a German, a Mexican, and one who asked for Dutch."""
    world = await opened(4)
    with as_the_bot(world.env):
        await world.bot.club.change_preferences(world.people[3].id, lambda _: Preferences(language="nl"))
    locales = {person.id: name for person, name in zip(world.people, ("en-US", "de", "es-419", "pt-BR"), strict=True)}
    with speaking("ja", "fr", locales):
        yield world


def readers(world: World) -> Iterator[tuple[Any, Words]]:
    return zip(world.people, (ENGLISH, GERMAN, SPANISH, DUTCH), strict=True)


async def test_private_panels_follow_the_reader_and_the_table_the_server(mixed: World) -> None:
    code = await mixed.begin(*mixed.people[1:])
    assert (await mixed.table(code)).agreed.language == "fr"
    for person, words in readers(mixed):
        panel = await mixed.cards(person, code)
        assert words("snack-choose-title", round=1, rounds=4) in text_of(panel)
        assert words("panel-footer", code=code) in text_of(panel)
        assert words("snack-keep-button", number=1) in str(panel.components)
        await mixed.press(person, panel, "choose", "0")
    # The last player has kept a card: everyone's open panel was updated, each in its own language.
    for person, words in readers(mixed):
        shown = [text_of(one) for one in mixed.channel.history(viewer=person) if "try" in verbs(one)]
        assert len(shown) == 1
        assert words("snack-play-title", round=1, rounds=4) in shown[0]
    public = text_of(await mixed.posted(code))
    assert FRENCH("snack-play-table") in public
    for _, words in readers(mixed):
        assert words("snack-play-table") not in public


async def test_special_diet_cards_say_in_words_what_they_do(mixed: World) -> None:
    """To everyone in the table's language, from the start to the end; to each player in their own."""
    code = await mixed.begin(*mixed.people[1:], diet="medium")
    bonuses = (await mixed.table(code)).view(None).bonuses

    def said(words: Words) -> list[str]:
        named = mixed.bot.studio.named
        return [words(f"bonus-{one.modification}", component=named(words, one.component)) for one in bonuses]

    assert len(set(said(FRENCH))) == 2
    for _ in range(3):
        public = await mixed.posted(code)
        assert any(file.filename.startswith("bonus") for file in public.attachments), "beside the picture"
        assert all(line in text_of(public) for line in said(FRENCH))
        await mixed.finish_phase(code)
    for person, words in readers(mixed):
        panel = text_of(await mixed.cards(person, code))
        assert all(line in panel for line in said(words))
    await mixed.finish(code)
    ended = text_of(await mixed.posted(code))
    assert all(line in ended for line in said(FRENCH))


async def test_every_private_answer_follows_the_reader(mixed: World) -> None:
    code = await mixed.begin(*mixed.people[1:])
    await mixed.finish_phase(code)
    for person, words in readers(mixed):
        trial = (await mixed.press(person, await mixed.cards(person, code), "try")).response
        assert words("trial-footer", code=code) in text_of(trial)
        await mixed.prefers_typing(person)
        form = await mixed.press(person, trial, "type")
        assert form.modal["title"] == words("form-title")
        wrong = await person.submit_modal(form, {"where": "B3 90 xyzzy", "card": "1"})
        assert words("error-bad-layer", given="xyzzy") in answer(wrong)
        refused = await person.slash(mixed.channel, "snack status", table="NOPE")
        assert words("error-no-such-table", table="NOPE") in answer(refused)
        assert words("help-text") in answer(await person.slash(mixed.channel, "snack help"))
        assert words("snack-tutorial-1") in answer(await person.slash(mixed.channel, "snack tutorial"))
        assert words("rules-snack-overview") in answer(await person.slash(mixed.channel, "snack rules"))
    board = await mixed.people[1].slash(mixed.channel, "snack board", seat=1)
    assert not shown(board).ephemeral
    title = FRENCH("board-title", game=FRENCH("game-snack"), code=code, round=1, rounds=4)
    assert title in text_of(board.response)


async def test_completions_follow_the_reader(mixed: World) -> None:
    code = await mixed.begin(*mixed.people[1:])
    for _ in range(3):
        await mixed.finish_phase(code)
    covered = min((await mixed.table(code)).view(3).area.seen).label
    for person, words in readers(mixed):
        topics = await person.autocomplete(mixed.channel, "snack rules", "topic", "")
        assert topics[0]["name"].endswith(words("rules-snack-overview-title"))
        cards = await person.autocomplete(mixed.channel, "snack place", "card", "")
        things = {words(f"component-{name}") for name in ("sandwich", "donut", "soda", "sausage")}
        assert any(thing in cards[0]["name"] for thing in things)
    person, words = mixed.people[3], DUTCH
    layers = await person.autocomplete(mixed.channel, "snack place", "layer", "", cell=covered, rotation=0)
    assert {words("layer-over"), words("layer-under")} <= {one["value"] for one in layers}


async def test_any_language_can_be_typed(mixed: World) -> None:
    """Someone copies what another person typed."""
    code = await mixed.begin(*mixed.people[1:])
    for _ in range(3):
        await mixed.finish_phase(code)
    seen = (await mixed.table(code)).view(0).area.seen
    covered = next(cell for cell in sorted(seen) if {cell._replace(col=cell.col + n) for n in range(3)} <= set(seen))
    person = mixed.people[0]
    for words in (ENGLISH, GERMAN, FRENCH, SPANISH, DUTCH, PORTUGUESE):
        layer = words("layer-under").upper()
        tried = await person.slash(mixed.channel, "snack place", cell=covered.label, layer=layer)
        assert f"{covered.label} 0 {ENGLISH('layer-under')}" in text_of(tried.response)


async def test_the_language_asked_for_holds_at_once_and_over_a_restart(mixed: World) -> None:
    person = mixed.people[0]
    code = await mixed.begin(*mixed.people[1:])
    panel = await mixed.cards(person, code)
    assert ENGLISH("snack-choose-ask") in text_of(panel)
    preferences = await person.slash(mixed.channel, "snack me", language="de")
    assert GERMAN("me-language", language="Deutsch") in answer(preferences)
    await mixed.finish_phase(code)
    shown = [text_of(one) for one in mixed.channel.history(viewer=person) if "try" in verbs(one)]
    assert GERMAN("snack-play-title", round=1, rounds=4) in shown[0], "the open panel was updated in the new language"
    await mixed.restart()
    assert GERMAN("help-text") in answer(await person.slash(mixed.channel, "snack help"))
    assert GERMAN("snack-tutorial-1") in answer(await person.slash(mixed.channel, "snack tutorial"))
    await person.slash(mixed.channel, "snack me", language="auto")
    assert ENGLISH("help-text") in answer(await person.slash(mixed.channel, "snack help"))


async def test_what_a_server_has_chosen_goes_before_its_locale(mixed: World) -> None:
    server = await mixed.bot.club.servers.settings(mixed.guild.id)
    await mixed.bot.club.servers.change(mixed.guild.id, lambda _: type(server)(language="pt", threads=True))
    code = await mixed.open()
    assert (await mixed.table(code)).agreed.language == "pt"
    (thread,) = mixed.channel.threads
    assert thread.name == PORTUGUESE("thread-name", game=PORTUGUESE("game-snack"), code=code)
    assert PORTUGUESE("lobby-blurb-snack") in text_of(await mixed.posted(code, thread))


@pytest.mark.parametrize("restarted", [False, True])
async def test_direct_messages_follow_their_reader(mixed: World, restarted: bool) -> None:
    """The language they asked for, else that of their Discord; the table's if we don't speak it."""
    first, second, third, *_ = mixed.people
    with as_the_bot(mixed.env):
        await mixed.bot.club.change_preferences(first.id, lambda _: Preferences(language="es", notify=Notify.DIRECT))
        for person in (second, third):
            await mixed.bot.club.change_preferences(person.id, lambda _: Preferences(notify=Notify.DIRECT))
    code = await mixed.begin(*mixed.people[1:])
    with speaking("ja"):
        await third.slash(mixed.channel, "snack help")
    if restarted:
        await mixed.restart()
    await mixed.env.advance_time(13 * 3600)
    for person, words in ((first, SPANISH), (second, GERMAN), (third, FRENCH)):
        told = "\n".join(text_of(one) for one in person.user.dm_channel.history())
        assert words("reminder-half", game="#", code=code, link="#", round=1, rounds=4).split("**")[1] in told
        assert code in told


async def test_alone_with_the_bot_a_table_speaks_the_persons_language(mixed: World) -> None:
    person = mixed.people[3]
    await person.user.slash("snack start")
    (table,) = await mixed.bot.club.tables_of(person.id)
    assert table.agreed.language == "nl"


async def test_a_language_is_written_down_only_when_it_is_another(
    mixed: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, written = mixed.people[1], []

    def watch() -> None:
        real = mixed.bot.store.change_person

        async def change_person(user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
            row = await real(user, change)
            written.append((user, row.locale))
            return row

        monkeypatch.setattr(mixed.bot.store, "change_person", change_person)

    watch()
    for _ in range(3):
        await person.slash(mixed.channel, "snack games")
    assert written == [(person.id, "de")]
    await mixed.restart()
    watch()
    await person.slash(mixed.channel, "snack games")
    assert len(written) == 1
    with speaking("nl"):
        await person.slash(mixed.channel, "snack games")
    assert written[1:] == [(person.id, "nl")]
