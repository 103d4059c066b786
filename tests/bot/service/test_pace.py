"""When reminders and deadlines are due: quiet hours across midnight and clock changes, absences, missed deadlines."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

import pytest

from bot.service.clock.pace import AWAY_A_GAME, SPANS, Pace, Term, term
from bot.service.clock.waits import Step, Wait
from bot.service.preferences import NO_PREFERENCES, Preferences, Quiet

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
        # Summer time begins on 29 March 2026: the night is an hour shorter, and still ends at 8 local time.
        (NIGHT, "2026-03-28T22:00", "2026-03-29T06:00"),
        (NIGHT, "2026-03-27T22:00", "2026-03-28T07:00"),
        # It ends on 25 October 2026.
        (NIGHT, "2026-10-24T21:00", "2026-10-25T07:00"),
        (NIGHT, "2026-10-23T21:00", "2026-10-24T06:00"),
        # An end that the clock skips comes when it would have been.
        (Quiet(time(23), time(2, 30), "Europe/Berlin"), "2026-03-28T23:30", "2026-03-29T01:30"),
        # In the hour that occurs twice, the end is in the same one as the question.
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
    preferences = Preferences(quiet=NIGHT)
    late = datetime(2026, 6, 1, 21, 0, tzinfo=UTC)
    assert term(late, DAY, preferences, AWAY_A_GAME).ends == datetime(2026, 6, 3, 6, 0, tzinfo=UTC)
    assert term(NOON, DAY, preferences, AWAY_A_GAME).ends == NOON + DAY
    assert term(NOON, None, preferences, AWAY_A_GAME).ends is None


def test_a_persons_time_begins_when_they_are_back() -> None:
    assert term(NOON, DAY, Preferences(away=NOON + 3 * DAY), AWAY_A_GAME) == Term(NOON + 3 * DAY, NOON + 4 * DAY)
    assert term(NOON, DAY, Preferences(away=NOON - DAY), AWAY_A_GAME) == Term(NOON, NOON + DAY)
    assert term(NOON, DAY, Preferences(away=NOON + 99 * DAY), AWAY_A_GAME).ends == NOON + AWAY_A_GAME + DAY
    assert term(NOON, DAY, Preferences(away=NOON + 9 * DAY), 2 * DAY).ends == NOON + 3 * DAY
    assert term(NOON, DAY, Preferences(away=NOON + 9 * DAY), timedelta()).ends == NOON + DAY


def wait(span: timedelta | None = DAY, preferences: Preferences = NO_PREFERENCES) -> Wait:
    own = term(NOON, span, preferences, AWAY_A_GAME)
    return Wait(0, 1, "1choose", NOON, own.begins, own.ends, span).scheduled(preferences)


@pytest.mark.parametrize("pace", SPANS)
def test_the_steps_of_a_wait(pace: Pace) -> None:
    span = SPANS[pace]
    assert wait(span).steps(NO_PREFERENCES) == [
        (Step.FIRST, NOON),
        (Step.HALF, NOON + span / 2),
        (Step.LAST, NOON + span * 7 / 8),
        (Step.END, NOON + span),
    ]


def test_at_night_nobody_is_reminded() -> None:
    """The last reminder would come after the end of the night, which is the deadline, so there is none."""
    late, preferences = datetime(2026, 6, 1, 23, 0, tzinfo=UTC), Preferences(quiet=NIGHT)
    own = term(late, DAY, preferences, AWAY_A_GAME)
    night = Wait(0, 1, "1choose", late, own.begins, own.ends, DAY)
    morning = datetime(2026, 6, 2, 6, 0, tzinfo=UTC)
    assert night.steps(preferences) == [
        (Step.FIRST, morning),
        (Step.HALF, datetime(2026, 6, 2, 18, 0, tzinfo=UTC)),
        (Step.END, morning + DAY),
    ]


def test_of_what_was_missed_only_the_last_is_done() -> None:
    waiting = wait()
    assert waiting.step_due(NOON - HOUR, NO_PREFERENCES) is None
    assert waiting.step_due(NOON + HOUR, NO_PREFERENCES) is Step.FIRST
    assert waiting.step_due(NOON + 22 * HOUR, NO_PREFERENCES) is Step.LAST
    assert waiting.step_due(NOON + 9 * DAY, NO_PREFERENCES) is Step.END
    told = waiting.taken(Step.LAST, NO_PREFERENCES)
    assert told.step_due(NOON + 23 * HOUR, NO_PREFERENCES) is None
    assert told.next_at == NOON + DAY


def test_a_wait_without_an_end_is_told_of_once() -> None:
    endless = wait(span=None)
    assert endless.steps(NO_PREFERENCES) == [(Step.FIRST, NOON)]
    assert endless.taken(Step.FIRST, NO_PREFERENCES).next_at is None


@pytest.mark.parametrize("pace", SPANS)
@pytest.mark.parametrize("hour", range(24))
def test_whoever_is_woken_by_the_reminder_has_the_whole_span_after_it(pace: Pace, hour: int) -> None:
    """Whatever the pace and the hour: reminders come at allowed times, and the deadline never before them."""
    preferences, span, since = Preferences(quiet=NIGHT), SPANS[pace], NOON + hour * HOUR
    own = term(since, span, preferences, AWAY_A_GAME)
    waiting = Wait(0, 1, "1choose", since, own.begins, own.ends, span)
    steps = waiting.steps(preferences)
    (first, told), (last, ends) = steps[0], steps[-1]
    assert (first, last) == (Step.FIRST, Step.END)
    assert told == NIGHT.until(since)
    assert ends == NIGHT.until(told + span)
    moments = [moment for _, moment in steps]
    assert moments == sorted(moments)
    assert all(NIGHT.until(moment) == moment for moment in moments)
    assert waiting.step_due(told, preferences) is Step.FIRST


def test_changed_preferences_never_end_a_wait_at_once() -> None:
    night = Preferences(quiet=Quiet(time(11), time(20), "UTC"))
    waiting = wait(preferences=night)
    assert waiting.ends == datetime(2026, 6, 2, 20, 0, tzinfo=UTC)
    late = datetime(2026, 6, 2, 19, 0, tzinfo=UTC)
    assert waiting.rescheduled(late, NO_PREFERENCES, AWAY_A_GAME).ends == datetime(2026, 6, 2, 20, 0, tzinfo=UTC)
    assert waiting.rescheduled(NOON + HOUR, NO_PREFERENCES, AWAY_A_GAME).ends == NOON + DAY


def test_more_time() -> None:
    waiting = wait().taken(Step.LAST, NO_PREFERENCES)
    longer = waiting.extended(DAY, NOON + 23 * HOUR, NO_PREFERENCES, AWAY_A_GAME)
    assert longer.ends == NOON + 2 * DAY
    assert longer.next_at == NOON + 2 * DAY - 2 * DAY / 8
