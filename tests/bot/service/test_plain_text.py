"""Whatever people call themselves or type stays in its line: in a label, a log, a file, a quote."""

from __future__ import annotations

import json
import logging
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.language.words import languages, words_for
from bot.panels.names import in_text, short_name
from bot.service.club import Club
from bot.service.codes import as_typed
from bot.service.errors import ClubError
from bot.service.forgetting import own_part
from bot.service.plain_text import LONGEST_NAME, PILED, plain_name, tidy
from bot.service.records import exported
from bot.service.table import Holder, Person, Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.verify import verify
from tests.bot.service.people import BEN, begin, move_on

NASTY = (
    "@everyone",
    "<@123>",
    "[win](https://evil.example)",
    "\u202egnp.exe",
    "\u2066hidden\u2069",
    "Z" + "\u0300\u0301\u0302\u0303" * 20,
    "a\u0489" * 3,
    "line\r\nERROR everything is lost",
    "\x1b[31mred\x07",
    "\u2028\u2029\u0085",
    "\u200b\u200f\ufeff",
    "\x00",
    "`'\"; DROP TABLE people; --",
    "../../etc/passwd",
    "{ $name }",
    "👩‍👩‍👧‍👦",
    "नमस्ते",
    "\ue000\U000e0041",
)
TEXTS = some.lists(some.one_of(some.sampled_from(NASTY), some.text(max_size=20)), max_size=6).map("".join)


def is_one_quiet_line(text: str) -> bool:
    kinds = [unicodedata.category(one) for one in text]
    marks = "".join("m" if kind in ("Mn", "Me") else " " for kind in kinds)
    loud = [one for one, kind in zip(text, kinds, strict=True) if kind[0] == "C" and one not in "\u200c\u200d"]
    return not loud and "m" * (PILED + 1) not in marks and len(text.splitlines()) <= 1


@given(TEXTS)
def test_text_is_tidied_once_and_for_all(text: str) -> None:
    found = tidy(text)
    assert is_one_quiet_line(found)
    assert tidy(found) == found
    name = plain_name(text)
    assert is_one_quiet_line(name)
    assert 1 <= len(name) <= LONGEST_NAME
    assert name.strip() == name
    assert plain_name(name) == name
    assert is_one_quiet_line(in_text(name).replace("\u200b", ""))


@pytest.mark.parametrize(
    "name", ["Ann", "Jörg (2)", "Zoë-Marie", "李", "👩‍👩‍👧‍👦", "नमस्ते", "Nguyễn", "محمد", "می‌خواهم"]
)
def test_ordinary_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", name)


@given(TEXTS)
def test_what_was_typed_is_quoted_in_one_line_in_every_language(text: str) -> None:
    assert is_one_quiet_line(as_typed(text))
    assert len(as_typed(text)) <= 20
    for language in languages():
        for error in (ClubError("no_such_table", table=text), ClubError("bad_zone", given=text)):
            said = words_for(language).error(error)
            # Fluent isolates what is filled in with marks of its own.
            assert is_one_quiet_line(said.replace("\u2068", "").replace("\u2069", ""))


@given(TEXTS)
def test_names_from_before_are_tidy_on_labels(text: str) -> None:
    assert is_one_quiet_line(short_name(Holder(person=Person(1, text))))


@pytest.fixture
async def over(club: Club) -> Table:
    return await move_on(club, await begin(club, "snack", BEN))


async def test_an_exported_game_is_whole_whatever_people_are_called(over: Table) -> None:
    for text in NASTY:
        holders = (Holder(person=Person(1, text)), *over.seats.holders[1:])
        file = exported(replace(over, seats=replace(over.seats, holders=holders)))
        game = json.loads(file)
        assert game["about"]["people"][0] == plain_name(text)
        assert all(step.error is None for step in verify(game, Catalog().library))
        assert f"game-{over.code}.json".isprintable()


@given(TEXTS)
def test_a_persons_data_tells_their_name_as_it_is_stored(text: str) -> None:
    seats = json.dumps({"holders": [{"person": {"id": 5, "name": text}}]})
    row = dict.fromkeys(("code", "status", "guild", "channel", "created"), "x")
    told = own_part({**row, "host": 5, "agreed": "{}", "seats": seats, "clock": "{}", "deal": None}, 5)
    assert json.loads(json.dumps(told))["seats"][0]["person"]["name"] == text


async def test_what_was_typed_breaks_no_line_of_the_log(
    club: Club, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        for text in NASTY:
            table = await begin(club, "snack", Person(77, plain_name(text)))
            with pytest.raises(ClubError):
                await club.get(text)
            await club.cancel(table.code, table.seats.host)
    assert caplog.records
    for record in caplog.records:
        assert is_one_quiet_line(record.getMessage())
        assert not any(text in record.getMessage() for text in NASTY if len(text) > 3)
