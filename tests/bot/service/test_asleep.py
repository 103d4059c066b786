"""A game whose people are all missing sleeps: nobody moves, anyone seated can wake it, and finally it is cancelled."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.service.clock.due import sleeps_until
from bot.service.clock.pace import SILENCE, Pace
from bot.service.club import Club
from bot.service.preferences import Notify, Preferences
from bot.service.table import Person, Source, Status, Table
from engine.catalog import GAMES
from engine.shuffle import Dice
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, begin, seat_of, stamp_of

PEOPLE = (ANN, BEN, CAT)


async def until_asleep(office: Office, table: Table) -> Table:
    """Days pass, and nobody comes."""
    for _ in range(40):
        await office.after(DAY)
        table = await office.club.let_bots_play(table.code)
        if table.asleep:
            return table
    raise AssertionError("it never fell asleep")


def moves(table: Table) -> int:
    assert table.match is not None
    return len(table.match.entries)


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_moves_while_everyone_is_missing(server: Office, game: str) -> None:
    table = await begin(server.club, game, BEN, CAT, bots=1)
    table = await until_asleep(server, table)
    assert table.view(None).round <= 3
    before = moves(table)
    again = await server.restarted()
    for _ in range(11):
        await again.after(DAY)
        assert moves(await again.club.let_bots_play(table.code)) == before
    await again.close()


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_wakes_it_where_it_was_left(server: Office, game: str) -> None:
    club = server.club
    table = await until_asleep(server, await begin(club, game, BEN, CAT))
    before = table
    await server.after(7 * DAY - HOUR)
    awake = await club.come_back(table.code, BEN.id)
    assert not awake.asleep
    assert (moves(awake), awake.moment) == (moves(before), before.moment)
    table = await club.let_bots_play(table.code)
    assert seat_of(table, BEN) in table.view(None).waiting
    wait = table.wait_of(seat_of(table, BEN))
    assert wait is not None
    assert wait.ends == server.clock.now + DAY
    await server.after()
    assert server.postman.carried[-2:] == [f"AWAKE {table.code} {ANN.id} {CAT.id}", f"tidy {table.code}"]
    await server.after(HOUR)
    assert sum("AWAKE" in line for line in server.postman.carried) == 1


async def test_the_others_are_told_as_they_wish_and_no_longer_once_they_are_back(server: Office) -> None:
    club, carried = server.club, server.postman.carried
    await club.change_preferences(CAT.id, lambda _: Preferences(notify=Notify.DIRECT))
    table = await until_asleep(server, await begin(club, "snack", BEN, CAT))
    await club.come_back(table.code, BEN.id)
    server.postman.held = {"tell_awake"}
    await server.after()
    server.postman.held = set()
    await server.after(timedelta(minutes=2))
    assert [line for line in carried if "AWAKE" in line] == [
        f"AWAKE {table.code} to {CAT.id}",
        f"AWAKE {table.code} {ANN.id}",
    ]
    await club.come_back(table.code, ANN.id)
    await server.after()
    left = [one.users for one in (await club.get(table.code)).clock.reminders if one.step.name == "AWAKE"]
    assert left == [(CAT.id,)]


async def test_waking_with_a_move_or_by_taking_a_free_seat(server: Office) -> None:
    club = server.club
    table = await until_asleep(server, await begin(club, "snack", BEN, CAT))
    table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    assert not table.asleep
    table = await club.leave(table.code, ANN)
    assert table.asleep
    before = moves(table)
    assert moves(await club.let_bots_play(table.code)) == before
    table = await club.take_over(table.code, 0, DAN)
    assert not table.asleep
    assert seat_of(table, DAN) == 0


async def test_it_is_cancelled_when_it_said_and_nothing_is_won(server: Office) -> None:
    club = server.club
    table = await until_asleep(server, await begin(club, "snack", BEN))
    ends = sleeps_until(table)
    assert table.clock.last_activity is not None
    assert ends == table.clock.last_activity + 2 * SILENCE
    await server.after(6 * DAY)
    assert server.postman.carried[-1] == f"SILENCE {table.code}"
    assert sleeps_until(await club.get(table.code)) == ends
    await server.after(ends - server.clock.now - timedelta(seconds=1))
    assert (await club.get(table.code)).asleep
    await server.after(timedelta(seconds=1))
    over = await club.get(table.code)
    assert (over.status, over.clock.given_up) == (Status.CANCELLED, True)
    assert over.view(None).outcome is None


async def test_after_days_without_the_bot_nothing_is_cancelled_before_it_was_said(server: Office) -> None:
    club = server.club
    table = await until_asleep(server, await begin(club, "snack", BEN))
    shown = len(server.postman.shown)
    await server.after(40 * DAY)
    table = await club.get(table.code)
    assert table.asleep
    assert sleeps_until(table) == server.clock.now + SILENCE
    assert table.code in server.postman.shown[shown:]


async def test_someone_away_is_still_waited_for(server: Office) -> None:
    """Being away isn't missing a deadline: the game keeps waiting, and doesn't sleep."""
    club = server.club
    table = await begin(club, "snack", BEN)
    await club.change_preferences(BEN.id, lambda _: Preferences(away=server.clock.now + 10 * DAY))
    for _ in range(9):
        await server.after(DAY)
    assert not (await club.get(table.code)).asleep


async def absent_minded(club: Club, office: Office, table: Table, game_dice: Dice, here: dict[Person, float]) -> None:
    """Days of a game in which people act now and then; `between` checks each step."""
    for _ in range(400):
        table = await club.get(table.code)
        if table.status is not Status.PLAYING or table.asleep:
            return
        for person, likely in here.items():
            table = await club.get(table.code)
            seat = table.seat_of(person.id)
            if (
                table.status is Status.PLAYING
                and seat in table.view(None).waiting
                and game_dice.below(100) < likely * 100
            ):
                await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person, game_dice))
                await club.let_bots_play(table.code)
        await office.after(6 * HOUR)
        await club.let_bots_play(table.code)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
async def test_no_more_than_one_phase_passes_unseen(
    server: Office, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until someone who is present can act again, stand-ins advance the game by one phase at most."""
    club, change = server.club, server.club.change
    passed: list[int] = []
    since: list[str] = []

    async def changed(code: str, *args: Any, **more: Any) -> Table:
        before = await club.get(code)
        after = await change(code, *args, **more)
        if after.match is not before.match and after.status is Status.PLAYING and before.match is not None:
            if more.get("source") is Source.STAND_IN and after.moment not in since:
                since.append(after.moment)
            waiting = after.view(None).waiting
            if any(after.seats.holders[one].person and not after.seats.holders[one].stand_in for one in waiting):
                passed.append(len(since))
                since.clear()
        return after

    monkeypatch.setattr(club, "change", changed)
    table = await begin(club, game, BEN, CAT, pace=Pace.DAILY)
    dice = Dice(bytes([seed]) * 32, "absent")
    await absent_minded(club, server, table, dice, dict(zip(PEOPLE, (0.3, 0.05, 0.02), strict=True)))
    assert passed
    assert max(passed) <= 2  # the phase that a stand-in finished, and the one that has begun


async def played_until(club: Club, table: Table, moment: str) -> Table:
    while table.moment != moment:
        (seat, *_) = table.view(None).waiting
        person = table.seats.holders[seat].person
        assert person is not None
        await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
        table = await club.let_bots_play(table.code)
    return table


async def test_a_game_is_not_finished_for_people_who_all_miss_its_end(server: Office) -> None:
    """It sleeps instead, and keeps the last phase for someone who comes back."""
    club = server.club
    table = await played_until(club, await begin(club, "snack", BEN), "4play")
    await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    await server.after(DAY)
    asleep = await club.get(table.code)
    assert (asleep.asleep, asleep.moment, asleep.view(None).outcome) == (True, "4play", None)
    assert asleep.view(None).waiting == (0, 1)
    assert len(asleep.view(1).area.laid) == 7, "Ben's own moves are kept, and nothing else"
    assert asleep.clock.made_for == {}
    for _ in range(3):
        await server.after(DAY)
        assert moves(await club.let_bots_play(table.code)) == moves(asleep)
    await club.come_back(table.code, ANN.id)
    table = await club.let_bots_play(table.code)
    assert table.view(None).waiting == (0,), "Ben's stand-in has moved, and the game waits for Ann"
    for _ in range(2):
        await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
        table = await club.let_bots_play(table.code)
    assert table.status is Status.OVER


async def test_a_game_whose_last_phase_someone_has_played_is_finished(server: Office) -> None:
    club = server.club
    table = await played_until(club, await begin(club, "snack", BEN), "4play")
    for _ in range(2):
        table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    await server.after(DAY)
    assert (await club.get(table.code)).status is Status.OVER


async def test_bots_do_not_finish_a_game_of_turns_by_themselves(server: Office) -> None:
    """Each person misses the last turn; the bot after them would end the game."""
    club = server.club
    table = await played_until(club, await begin(club, "veggies", BEN, bots=1), "8turn")
    while len(server.postman.shown) < 200 and not table.asleep:
        await server.after(DAY)
        table = await club.let_bots_play(table.code)
        assert table.status is Status.PLAYING
    assert table.asleep
    table = await club.come_back(table.code, BEN.id)
    for _ in range(3):
        table = await club.let_bots_play(table.code)
        if table.status is Status.PLAYING:
            await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    assert (await club.get(table.code)).status is Status.OVER
