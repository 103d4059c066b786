"""When notices and deadlines fall: quiet hours over midnight and clock changes, time away, what was missed."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.service.pace import AWAY_A_GAME, NO_HABITS, SPANS, Habits, Pace, Quiet, Term, term
from bot.service.waits import Step, Wait

NOON = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)
NIGHT = Quiet(time(22), time(8), "Europe/Berlin")


@pytest.mark.parametrize(
    ("quiet", "moment", "end"),
    [
        (NIGHT, "2026-06-01T19:59", None),
        (NIGHT, "2026-06-01T20:00", "2026-06-02T06:00"),
        (NIGHT, "2026-06-02T03:00", "2026-06-02T06:00"),
        (NIGHT, "2026-06-02T06:00", None),
        # Summer time begins on 29 March 2026: the night is an hour shorter, and still ends at 8 on the wall.
        (NIGHT, "2026-03-28T22:00", "2026-03-29T06:00"),
        (NIGHT, "2026-03-27T22:00", "2026-03-28T07:00"),
        # It ends on 25 October 2026.
        (NIGHT, "2026-10-24T21:00", "2026-10-25T07:00"),
        (NIGHT, "2026-10-23T21:00", "2026-10-24T06:00"),
        # An end that the clock skips comes when it would have been.
        (Quiet(time(23), time(2, 30), "Europe/Berlin"), "2026-03-28T23:30", "2026-03-29T01:30"),
        # In the hour that comes twice, the end is that of the hour in which one asks.
        (Quiet(time(22), time(2, 30), "Europe/Berlin"), "2026-10-25T00:10", "2026-10-25T00:30"),
        (Quiet(time(22), time(2, 30), "Europe/Berlin"), "2026-10-25T01:10", "2026-10-25T01:30"),
        (Quiet(time(22), time(2, 30), "Europe/Berlin"), "2026-10-25T01:30", None),
        (Quiet(time(9), time(17), "Asia/Kolkata"), "2026-06-01T05:00", "2026-06-01T11:30"),
        (Quiet(time(9), time(17), "Asia/Kolkata"), "2026-06-01T12:00", None),
        (Quiet(time(9), time(9), "UTC"), "2026-06-01T09:00", None),
    ],
)
def test_quiet_hours(quiet: Quiet, moment: str, end: str | None) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    assert quiet.until(at) == (datetime.fromisoformat(end).replace(tzinfo=UTC) if end else at)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca"])
@pytest.mark.parametrize(
    ("start", "end"), [(time(22), time(2, 30)), (time(22), time(1, 30)), (time(1, 30), time(9)), (time(23), time(8))]
)
def test_no_quiet_hours_end_before_they_are_asked_about(zone: str, start: time, end: time) -> None:
    quiet = Quiet(start, end, zone)
    for step in range(366 * 24 * 2):
        moment = datetime(2026, 1, 1, tzinfo=UTC) + step * HOUR / 2
        until = quiet.until(moment)
        assert until >= moment
        assert quiet.until(until) == until


def test_a_deadline_that_falls_into_the_night_moves_to_its_end() -> None:
    habits = Habits(quiet=NIGHT)
    late = datetime(2026, 6, 1, 21, 0, tzinfo=UTC)
    assert term(late, DAY, habits, AWAY_A_GAME).ends == datetime(2026, 6, 3, 6, 0, tzinfo=UTC)
    assert term(NOON, DAY, habits, AWAY_A_GAME).ends == NOON + DAY
    assert term(NOON, None, habits, AWAY_A_GAME).ends is None


def test_a_persons_time_begins_when_they_are_back() -> None:
    assert term(NOON, DAY, Habits(away=NOON + 3 * DAY), AWAY_A_GAME) == Term(NOON + 3 * DAY, NOON + 4 * DAY)
    assert term(NOON, DAY, Habits(away=NOON - DAY), AWAY_A_GAME) == Term(NOON, NOON + DAY)
    assert term(NOON, DAY, Habits(away=NOON + 99 * DAY), AWAY_A_GAME).ends == NOON + AWAY_A_GAME + DAY
    assert term(NOON, DAY, Habits(away=NOON + 9 * DAY), 2 * DAY).ends == NOON + 3 * DAY
    assert term(NOON, DAY, Habits(away=NOON + 9 * DAY), timedelta()).ends == NOON + DAY


def wait(span: timedelta | None = DAY, habits: Habits = NO_HABITS) -> Wait:
    own = term(NOON, span, habits, AWAY_A_GAME)
    return Wait(0, 1, "1choose", NOON, own.begins, own.ends, span).scheduled(habits)


@pytest.mark.parametrize("pace", SPANS)
def test_the_steps_of_a_wait(pace: Pace) -> None:
    span = SPANS[pace]
    assert wait(span).steps(NO_HABITS) == [
        (Step.NOTICE, NOON),
        (Step.HALF, NOON + span / 2),
        (Step.LAST, NOON + span * 7 / 8),
        (Step.END, NOON + span),
    ]


def test_at_night_nobody_is_reminded() -> None:
    """The last reminder would come after the end of the night, which is the deadline: it is left out."""
    late, habits = datetime(2026, 6, 1, 23, 0, tzinfo=UTC), Habits(quiet=NIGHT)
    own = term(late, DAY, habits, AWAY_A_GAME)
    night = Wait(0, 1, "1choose", late, own.begins, own.ends, DAY)
    morning = datetime(2026, 6, 2, 6, 0, tzinfo=UTC)
    assert night.steps(habits) == [
        (Step.NOTICE, morning),
        (Step.HALF, datetime(2026, 6, 2, 18, 0, tzinfo=UTC)),
        (Step.END, morning + DAY),
    ]


def test_of_what_was_missed_only_the_last_is_done() -> None:
    waiting = wait()
    assert waiting.step_due(NOON - HOUR, NO_HABITS) is None
    assert waiting.step_due(NOON + HOUR, NO_HABITS) is Step.NOTICE
    assert waiting.step_due(NOON + 22 * HOUR, NO_HABITS) is Step.LAST
    assert waiting.step_due(NOON + 9 * DAY, NO_HABITS) is Step.END
    told = waiting.taken(Step.LAST, NO_HABITS)
    assert told.step_due(NOON + 23 * HOUR, NO_HABITS) is None
    assert told.next_at == NOON + DAY


def test_a_wait_without_an_end_is_told_of_once() -> None:
    endless = wait(span=None)
    assert endless.steps(NO_HABITS) == [(Step.NOTICE, NOON)]
    assert endless.taken(Step.NOTICE, NO_HABITS).next_at is None


@pytest.mark.parametrize("pace", SPANS)
@pytest.mark.parametrize("hour", range(24))
def test_whoever_is_woken_by_the_notice_has_the_whole_span_after_it(pace: Pace, hour: int) -> None:
    """Whatever the pace and the hour: told when they may be, and never later than that the deadline."""
    habits, span, since = Habits(quiet=NIGHT), SPANS[pace], NOON + hour * HOUR
    own = term(since, span, habits, AWAY_A_GAME)
    waiting = Wait(0, 1, "1choose", since, own.begins, own.ends, span)
    steps = waiting.steps(habits)
    (first, told), (last, ends) = steps[0], steps[-1]
    assert (first, last) == (Step.NOTICE, Step.END)
    assert told == NIGHT.until(since)
    assert ends == NIGHT.until(told + span)
    moments = [moment for _, moment in steps]
    assert moments == sorted(moments)
    assert all(NIGHT.until(moment) == moment for moment in moments)
    assert waiting.step_due(told, habits) is Step.NOTICE


def test_changed_habits_never_end_a_wait_at_once() -> None:
    night = Habits(quiet=Quiet(time(11), time(20), "UTC"))
    waiting = wait(habits=night)
    assert waiting.ends == datetime(2026, 6, 2, 20, 0, tzinfo=UTC)
    late = datetime(2026, 6, 2, 19, 0, tzinfo=UTC)
    assert waiting.rescheduled(late, NO_HABITS, AWAY_A_GAME).ends == datetime(2026, 6, 2, 20, 0, tzinfo=UTC)
    assert waiting.rescheduled(NOON + HOUR, NO_HABITS, AWAY_A_GAME).ends == NOON + DAY


def test_more_time() -> None:
    waiting = wait().taken(Step.LAST, NO_HABITS)
    longer = waiting.extended(DAY, NOON + 23 * HOUR, NO_HABITS, AWAY_A_GAME)
    assert longer.ends == NOON + 2 * DAY
    assert longer.next_at == NOON + 2 * DAY - 2 * DAY / 8
