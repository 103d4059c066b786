"""The contract for every store; add a new one in `stores.py` and it is tested against all of this."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.store.base import Conflict, Freshness, Json, PersonRow, Store, StoreError
from tests.bot.store.stores import ANN, BEN, LOBBY, NOON, PLAYING, event


async def test_what_was_created_is_loaded(store: Store) -> None:
    await store.create(LOBBY)
    assert await store.load("ABCD") == (LOBBY, ())
    assert await store.load("XXXX") is None


async def test_a_code_is_taken_once(store: Store) -> None:
    await store.create(LOBBY)
    with pytest.raises(Conflict) as refused:
        await store.create(replace(LOBBY, people={BEN: True}))
    assert refused.value.params == {"table": "ABCD"}
    assert await store.load("ABCD") == (LOBBY, ())


async def test_a_change_and_its_events_are_saved_together(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(PLAYING)
    moved = replace(PLAYING, moves=2, rev=3, bots_due=True)
    await store.save(moved, [event(1), event(2, user=None, seat=1, at=NOON + timedelta(microseconds=1))])
    assert await store.load("ABCD") == (
        moved,
        (event(1), event(2, user=None, seat=1, at=NOON + timedelta(microseconds=1))),
    )


@pytest.mark.parametrize("rev", [1, 3, 9])
async def test_only_the_next_revision_is_saved(store: Store, rev: int) -> None:
    await store.create(LOBBY)
    with pytest.raises(Conflict):
        await store.save(replace(LOBBY, status="cancelled", rev=rev))
    with pytest.raises(Conflict):
        await store.save(replace(LOBBY, code="XXXX", rev=2))
    assert await store.load("ABCD") == (LOBBY, ())


async def test_of_two_at_once_one_wins(store: Store) -> None:
    await store.create(LOBBY)
    results = await asyncio.gather(
        store.save(PLAYING, [event(1)]), store.save(PLAYING, [event(1)]), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]


async def test_an_event_is_written_once_and_with_it_all_or_nothing(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(replace(PLAYING, moves=1), [event(1)])
    with pytest.raises(StoreError):
        await store.save(replace(PLAYING, moves=2, rev=3, people={BEN: False}, seats={}), [event(1)])
    assert await store.load("ABCD") == (replace(PLAYING, moves=1), (event(1),))


@pytest.mark.parametrize(
    "people", [{}, {ANN: True}, {BEN: True, ANN: True}, {ANN: False}, {3: True, ANN: False, BEN: True}, {BEN: False}]
)
async def test_people_come_and_go(store: Store, people: dict[int, bool]) -> None:
    await store.create(LOBBY)
    seats = {"holders": [{"person": {"id": user, "name": "🥕"}} for user in people], "tenures": []}
    changed = replace(LOBBY, seats=seats, people=people, rev=2)
    await store.save(changed)
    assert await store.load("ABCD") == (changed, ())
    for user in (ANN, BEN, 3):
        assert await store.codes_of(user, ["lobby"], 5) == (["ABCD"] if people.get(user) else [])


async def test_people_who_stay_are_not_written_again(store: Store) -> None:
    await store.create(LOBBY)
    moved = replace(LOBBY, moves=1, rev=2)
    await store.save(replace(moved, people={}), [event(1)], same_people=True)
    assert await store.load("ABCD") == (moved, (event(1),))


async def test_shown_goes_forward_only_and_keeps_out_of_the_revision(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(PLAYING)
    await store.mark_shown("ABCD", 2, 77, "round 1")
    await store.mark_shown("ABCD", 1, 66, "lobby")  # too late
    seen = replace(PLAYING, shown=2, message=77, chapter="round 1", old={"66": "lobby"})
    assert await store.load("ABCD") == (seen, ())
    await store.mark_shown("ABCD", 2, None, None)
    assert await store.load("ABCD") == (seen, ())
    await store.save(replace(PLAYING, rev=3))  # doesn't know what was shown
    assert await store.load("ABCD") == (replace(seen, rev=3), ())


async def test_what_a_message_shows_is_kept_with_it(store: Store) -> None:
    await store.create(LOBBY)
    await store.mark_shown("ABCD", 1, 77, "lobby", "f00d")
    seen = replace(LOBBY, shown=1, message=77, chapter="lobby", face="f00d")
    assert await store.load("ABCD") == (seen, ())
    await store.mark_shown("ABCD", 1, None, None)
    assert await store.load("ABCD") == (seen, ())
    await store.mark_shown("ABCD", 1, 78, "lobby")
    assert await store.load("ABCD") == (replace(seen, message=78, face=None, old={"77": "lobby"}), ())
    await store.mark_shown("ABCD", 1, 78, "lobby", "f00d")
    await store.forget_shown(["lobby"])
    assert await store.load("ABCD") == (LOBBY, ())


async def test_a_message_that_another_replaces_is_kept_until_it_needs_nothing_more(store: Store) -> None:
    await store.create(LOBBY)
    await store.mark_shown("ABCD", 1, 77, "lobby")
    await store.mark_shown("ABCD", 1, 77, "lobby", "f00d")  # the same message, edited
    assert await store.behind() == []
    await store.save(PLAYING)
    await store.mark_shown("ABCD", 2, 78, "round 1")
    await store.mark_shown("ABCD", 2, 79, "round 1")
    seen = replace(PLAYING, shown=2, message=79, chapter="round 1")
    assert await store.load("ABCD") == (replace(seen, old={"77": "lobby", "78": "round 1"}), ())
    assert await store.behind() == ["ABCD"]
    await store.retired("ABCD", 77)
    await store.retired("ABCD", 5)  # nobody knows it
    assert await store.load("ABCD") == (replace(seen, old={"78": "round 1"}), ())
    await store.retired("ABCD", 78)
    assert await store.load("ABCD") == (seen, ())
    assert await store.behind() == []


async def test_a_post_is_claimed_until_its_message_is_noted(store: Store) -> None:
    """Of two at once, one learns that the other was first; an edit in between ends nobody's claim."""
    await store.create(LOBBY)
    assert sorted(await asyncio.gather(store.claim_post("ABCD", 5), store.claim_post("ABCD", 5)), key=str) == [5, None]
    await store.mark_shown("ABCD", 1, 77, "lobby")
    assert await store.claim_post("ABCD", 6) is None
    await store.mark_shown("ABCD", 1, 77, "lobby", "f00d")
    assert await store.claim_post("ABCD", 7) == 6
    await store.save(replace(LOBBY, rev=2))  # doesn't know about it
    assert await store.claim_post("ABCD", 8) == 6
    await store.mark_shown("ABCD", 2, 78, "lobby")
    assert await store.claim_post("ABCD", 9) is None
    await store.mark_shown("ABCD", 1, 79, "lobby")  # too late: it won't stay
    assert await store.claim_post("ABCD", 10) is None
    await store.forget_shown(["lobby"])
    assert await store.load("ABCD") == (replace(LOBBY, rev=2), ())
    assert await store.claim_post("XXXX", 11) is None


async def test_a_lobby_is_removed_with_all_that_belongs_to_it(store: Store) -> None:
    await store.create(replace(LOBBY, code="OVER", status="over", header={"seed": "00"}))
    await store.create(replace(LOBBY, status="cancelled", rematch_of="OVER"))
    assert await store.count() == 2
    await store.remove("ABCD", 2)  # another revision
    assert await store.count() == 2
    await store.remove("ABCD", 1)
    assert (await store.count(), await store.load("ABCD")) == (1, None)
    assert await store.codes_of(ANN, ["cancelled"], 5) == []
    await store.create(replace(LOBBY, rematch_of="OVER"))
    assert await store.load("ABCD") == (replace(LOBBY, rematch_of="OVER"), ())


async def test_what_has_begun_is_never_removed(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(replace(PLAYING, moves=1), [event(1)])
    await store.remove("ABCD", 2)
    assert await store.load("ABCD") == (replace(PLAYING, moves=1), (event(1),))


async def test_what_was_shown_is_forgotten_for_these_statuses_only(store: Store) -> None:
    for code, status in (("ABCD", "lobby"), ("EFGH", "over")):
        await store.create(replace(LOBBY, code=code, status=status))
        await store.mark_shown(code, 1, 77, "lobby")
    assert await store.behind() == []
    await store.forget_shown(["lobby", "playing"])
    assert await store.behind() == ["ABCD"]
    forgotten, kept = await store.load("ABCD"), await store.load("EFGH")
    assert forgotten == (LOBBY, ())
    assert kept is not None
    assert (kept[0].shown, kept[0].message) == (1, 77)


async def test_behind_are_those_not_shown_and_those_where_an_automatic_player_is_to_move(store: Store) -> None:
    for minutes, code in enumerate(["NEW2", "SEEN", "AUTO"]):
        await store.create(replace(LOBBY, code=code, created=(NOON + timedelta(minutes=minutes)).isoformat()))
    await store.save(replace(PLAYING, code="AUTO", bots_due=True))
    await store.mark_shown("SEEN", 1, 5, "lobby")
    await store.mark_shown("AUTO", 2, 6, "round 1")
    assert await store.behind() == ["NEW2", "AUTO"]


async def test_tables_of_a_person_and_of_a_channel(store: Store) -> None:
    for minutes, (code, status, people, channel) in enumerate(
        [
            ("AAAA", "lobby", {ANN: True}, 10),
            ("BBBB", "playing", {BEN: True, ANN: True}, 11),
            ("CCCC", "over", {ANN: True, BEN: True}, 10),
            ("DDDD", "playing", {BEN: True, ANN: False}, 10),
        ]
    ):
        created = (NOON + timedelta(minutes=minutes)).isoformat()
        await store.create(replace(LOBBY, code=code, status=status, people=people, channel=channel, created=created))
    assert await store.codes_of(1, ["lobby", "playing"], 25) == ["BBBB", "AAAA"]
    assert await store.codes_of(1, ["lobby", "playing", "over"], 2) == ["CCCC", "BBBB"]
    assert await store.codes_of(2**62, ["playing"], 25) == ["DDDD", "BBBB"]
    assert await store.codes_of(99, ["lobby"], 25) == []
    assert await store.codes_in(10, ["lobby", "playing"], 25) == ["DDDD", "AAAA"]
    for code, host, status in (("D1-A", ANN, "playing"), ("SOLO", ANN, "playing"), ("DONE", ANN, "over")):
        await store.create(replace(LOBBY, code=code, status=status, people={host: True}, host=host, channel=0))
    assert await store.private_of(ANN, ["lobby", "playing"]) == ["SOLO"]
    assert await store.private_of(BEN, ["lobby", "playing"]) == []
    assert await store.codes_in(10, ["over", "playing", "lobby"], 1) == ["DDDD"]


async def test_tables_are_counted_by_server_and_by_channel_with_its_threads(store: Store) -> None:
    for code, status, guild, channel, parent in (
        ("AAAA", "lobby", 7, 10, None),
        ("BBBB", "playing", 7, 31, 10),
        ("CCCC", "over", 7, 32, 10),
        ("DDDD", "lobby", 8, 10, None),
        ("EEEE", "lobby", None, 90, None),
    ):
        await store.create(replace(LOBBY, code=code, status=status, guild=guild, channel=channel, parent=parent))
    assert await store.codes_on(7, ["lobby", "playing"], 25) == ["AAAA", "BBBB"]
    assert await store.codes_on(7, ["lobby", "playing", "over"], 1) == ["AAAA"]
    assert await store.codes_on(9, ["lobby"], 25) == []
    assert await store.count_in(10, ["lobby", "playing"]) == 3
    assert await store.count_in(31, ["lobby", "playing"]) == 1
    assert [await store.count_hosted(1, guild, ["lobby", "playing"]) for guild in (7, 8, None, 9)] == [2, 1, 1, 0]
    assert await store.count_hosted(2, 7, ["lobby", "playing"]) == 0
    loaded = await store.load("BBBB")
    assert loaded is not None
    assert loaded[0].parent == 10


async def test_one_rematch_unless_it_is_cancelled(store: Store) -> None:
    await store.create(replace(LOBBY, status="over"))
    assert await store.rematch_of("ABCD") is None
    again = replace(LOBBY, code="EFGH", rematch_of="ABCD")
    await store.create(again)
    assert await store.rematch_of("ABCD") == "EFGH"
    with pytest.raises(Conflict):
        await store.create(replace(again, code="JKMN"))
    await store.save(replace(again, status="cancelled", rev=2))
    assert await store.rematch_of("ABCD") is None
    await store.create(replace(again, code="JKMN"))
    assert await store.rematch_of("ABCD") == "JKMN"


async def test_an_unseen_change_leaves_the_channel_up_to_date_or_behind(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(replace(LOBBY, rev=2), unseen=True)
    assert await store.behind() == ["ABCD"]
    await store.mark_shown("ABCD", 2, 5, "lobby")
    await store.save(replace(LOBBY, rev=3, clock={"votes": {}}), unseen=True)
    assert await store.behind() == []
    await store.save(replace(LOBBY, rev=4))
    assert await store.behind() == ["ABCD"]


async def test_timers_come_in_order_and_go_when_nothing_is_due(store: Store) -> None:
    for code, at in (("LATE", 300), ("SOON", 100), ("IDLE", None), ("ALSO", 100)):
        await store.create(replace(LOBBY, code=code, next_at=at))
    assert await store.timers(9) == [("ALSO", 100), ("SOON", 100), ("LATE", 300)]
    assert await store.timers(1) == [("ALSO", 100)]
    await store.save(replace(LOBBY, code="ALSO", next_at=None, rev=2))
    await store.save(replace(LOBBY, code="LATE", next_at=0, rev=2))
    assert await store.timers(9) == [("LATE", 0), ("SOON", 100)]


async def test_parts_are_loaded_as_they_were_saved(store: Store) -> None:
    seats = {
        "holders": [{"person": {"id": 1, "name": "Ann"}, "missed": 2, "stand_in": True, "away": 86400}, {"free": True}],
        "tenures": [{"seat": 0, "since": 0, "person": {"id": 2, "name": "Ben 🥕"}}, {"seat": 1, "since": 3}],
    }
    agreed = {"pace": "live", "options": {"hints": "off"}}
    row = replace(PLAYING, agreed=agreed, clock={"waits": [{"seat": 0}]}, next_at=2**40, seats=seats)
    await store.create(LOBBY)
    await store.save(row, [event(1, source="stand-in", user=None)])
    await store.save(replace(row, rev=3))
    assert await store.load("ABCD") == (replace(row, rev=3), (event(1, source="stand-in", user=None),))


async def test_freshness_tells_a_change_a_showing_and_nothing_else(store: Store) -> None:
    assert await store.freshness(["ABCD"]) == {}
    await store.create(LOBBY)
    await store.create(replace(LOBBY, code="EFGH"))
    assert await store.freshness(["ABCD", "XXXX"]) == {"ABCD": Freshness(1, 0, None)}
    await store.save(PLAYING)
    await store.mark_shown("ABCD", 2, 77, "round 1")
    assert await store.freshness(["ABCD", "EFGH"]) == {"ABCD": Freshness(2, 2, 77), "EFGH": Freshness(1, 0, None)}


def _instead(row: PersonRow, before: PersonRow) -> PersonRow:
    return row


async def test_people_are_known_once_there_is_something_to_know(store: Store) -> None:
    ann = PersonRow(1, None, "direct", "22:00", "08:00", "Europe/Berlin", NOON.isoformat(), "text", "fr", {"a": 3})
    ben = PersonRow(2**62, "de", "off")
    assert await store.people([1, 2]) == []
    for row in (ann, ben):
        assert await store.change_person(row.user_id, partial(_instead, row)) == row
    assert await store.people([1, 3]) == [ann]
    assert await store.change_person(1, lambda row: replace(row, away=None)) == replace(ann, away=None)
    rows = sorted(await store.people([1, 2**62]), key=lambda row: row.user_id)
    assert rows == [replace(ann, away=None), ben]
    assert await store.people([]) == []
    assert await store.languages() == {2**62: "de"}


async def test_changes_of_one_person_at_once_all_hold(store: Store) -> None:
    await asyncio.gather(
        store.change_person(1, lambda row: replace(row, language="de")),
        store.change_person(1, lambda row: replace(row, zone="UTC")),
        *(
            store.change_person(1, lambda row: replace(row, tutorials={"a": row.tutorials.get("a", 0) + 1}))
            for _ in range(8)
        ),
    )
    assert await store.people([1]) == [PersonRow(1, language="de", zone="UTC", tutorials={"a": 8})]


async def test_changes_of_one_server_at_once_all_hold(store: Store) -> None:
    def one_more(before: Json | None) -> Json:
        return {"channels": [*(before or {}).get("channels", []), len((before or {}).get("channels", []))]}

    assert await store.server_settings(7) is None
    await asyncio.gather(*(store.change_server_settings(7, one_more) for _ in range(5)))
    assert await store.server_settings(7) == {"channels": [0, 1, 2, 3, 4]}
    assert await store.change_server_settings(8, lambda before: {}) == {}
    assert await store.server_settings(8) == {}


async def test_a_change_that_raises_changes_nothing(store: Store) -> None:
    def refuse(before: object) -> Any:
        raise ValueError("no")

    await store.change_person(1, lambda row: replace(row, language="de"))
    with pytest.raises(ValueError, match="no"):
        await store.change_person(1, refuse)
    with pytest.raises(ValueError, match="no"):
        await store.change_server_settings(7, refuse)
    assert await store.people([1]) == [PersonRow(1, language="de")]
    assert await store.server_settings(7) is None


async def test_meta(store: Store) -> None:
    assert await store.get_meta("commands") is None
    await store.set_meta("commands", "1")
    await store.set_meta("commands", "2")
    assert await store.get_meta("commands") == "2"


async def test_a_claim_is_one_callers_until_it_ends(store: Store) -> None:
    told = await asyncio.gather(*(store.claim("claim commands", 100, 160) for _ in range(4)))
    assert sorted(told) == [False, False, False, True]
    assert not await store.claim("claim commands", 159, 219)
    assert await store.claim("claim commands", 160, 220), "the process that had it has died"
    await store.set_meta("claim commands", "0")
    assert await store.claim("claim commands", 161, 221)
    assert await store.claim("claim emojis", 161, 221)


async def test_what_was_shown_late_says_so(store: Store) -> None:
    await store.create(LOBBY)
    assert await store.mark_shown("ABCD", 2, 77, "lobby", "later")
    assert not await store.mark_shown("ABCD", 1, 77, "lobby", "earlier")
    assert await store.mark_shown("ABCD", 2, 77, "lobby", "later")


async def test_a_save_whose_asker_goes_away_is_done_as_a_whole(store: Store) -> None:
    """Wherever it is cancelled, none of it is half done, and the next one works."""
    row = LOBBY
    await store.create(row)
    for steps in range(12):
        row = replace(row, moves=row.moves + 1, rev=row.rev + 1)
        task = asyncio.create_task(store.save(row, [event(row.moves)]))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        loaded = await store.load("ABCD")
        assert loaded is not None
        row, events = loaded
        assert len(events) == row.moves == row.rev - 1


async def test_a_cancelled_reader_disturbs_nobody(store: Store) -> None:
    await store.create(LOBBY)
    for steps in range(8):
        task = asyncio.create_task(store.load("ABCD"))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.save(PLAYING)
    assert await store.load("ABCD") == (PLAYING, ())


async def test_many_at_once(store: Store) -> None:
    rows = [replace(LOBBY, code=f"T{n:03}") for n in range(40)]
    await asyncio.gather(*(store.create(row) for row in rows))
    await asyncio.gather(*(store.save(replace(row, rev=2, moves=1), [event(1)]) for row in rows))
    loaded = await asyncio.gather(*(store.load(row.code) for row in rows))
    assert loaded == [(replace(row, rev=2, moves=1), (event(1),)) for row in rows]


async def test_closing(store: Store) -> None:
    await store.create(LOBBY)
    saving = asyncio.create_task(store.save(PLAYING))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(saving, return_exceptions=True)
    with pytest.raises(StoreError, match="store_closed"):
        await store.load("ABCD")


def test_rows_do_not_print_secrets() -> None:
    assert "seed" not in repr(PLAYING)
    assert "card" not in repr(event(1))


async def test_a_practice_game_goes_back_is_found_and_leaves_nothing(store: Store) -> None:
    practice = replace(PLAYING, code="P-ABCD", channel=0, host=ANN, rev=1)
    await store.create(practice)
    await store.save(replace(practice, moves=3, rev=2), [event(1), event(2), event(3)])
    back = replace(practice, moves=1, rev=3)
    await store.save(back, rewound=True)
    assert await store.load("P-ABCD") == (back, (event(1),))
    await store.save(replace(practice, moves=2, rev=4), [event(2, seat=1)])
    assert await store.practices_of(ANN, ["playing"]) == ["P-ABCD"]
    assert await store.practices_of(BEN, ["playing"]) == []
    assert await store.private_of(ANN, ["playing"]) == []
    await store.save(replace(practice, status="over", moves=2, rev=5))
    assert await store.unrecorded() == []
    await store.remove("P-ABCD", 4)  # another revision
    assert await store.load("P-ABCD") is not None
    await store.remove("P-ABCD", 5)
    assert await store.load("P-ABCD") is None
