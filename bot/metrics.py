"""What the bot counts about itself, for `/metrics`. Each number is observed in one place, named beside it here.

No label names a person, a server, a table or a card. Counting takes a few microseconds, whether or not anyone asks.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
PROMPT = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Seconds; Discord gives up on an answer after three."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LATE = (1.0, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0)

# What people do: `Router.answering`, and the trace of requests to Discord (`bot/operating/discord_traffic.py`).
ACTIONS = Counter(
    "snack_actions",
    "What people asked for, by kind and outcome.",
    ("kind", "outcome"),
    registry=REGISTRY,
)
ACKNOWLEDGED = Histogram(
    "snack_acknowledgement_seconds",
    "From taking up a press or command until Discord has the answer.",
    buckets=PROMPT,
    registry=REGISTRY,
)

# What Discord says: the same trace, and `note_refusal`.
REQUESTS = Counter(
    "snack_discord_requests",
    "Requests to Discord by HTTP status; `none` if there was no answer.",
    ("status",),
    registry=REGISTRY,
)
REFUSALS = Counter(
    "snack_discord_refusals",
    "What Discord refused, for good or for now, by its error code.",
    ("code",),
    registry=REGISTRY,
)
RATE_LIMITED = Counter(
    "snack_discord_rate_limit_wait_seconds", "Time Discord asked the bot to wait.", registry=REGISTRY
)

# Work: `Studio._draw`; `Studio.hint`, `Studio.review` and `bot_move`; `Transactions.transaction`.
DRAWN = Histogram("snack_picture_seconds", "Drawing a picture, not counting the queue.", registry=REGISTRY)
DRAWING_QUEUE = Histogram(
    "snack_picture_wait_seconds", "Waiting for a turn to draw.", buckets=PROMPT, registry=REGISTRY
)
THOUGHT = Histogram("snack_thinking_seconds", "Thinking, including the queue.", ("what",), registry=REGISTRY)
THINKING = Gauge("snack_thinking", "Decisions being thought about or queued right now.", ("what",), registry=REGISTRY)
STORED = Histogram("snack_store_seconds", "Transactions, by kind.", ("kind",), buckets=QUICK, registry=REGISTRY)
STORE_FAILURES = Counter("snack_store_failures", "Transactions the database could not do.", registry=REGISTRY)

# Time: `Scheduler`, `DiscordDelivery`.
TIMERS_LATE = Histogram("snack_timer_late_seconds", "How late something due is found.", buckets=LATE, registry=REGISTRY)
NOTICES = Counter("snack_notices", "Reminders sent, by where: `channel` or `direct`.", ("where",), registry=REGISTRY)

# The process: `bot/operating/`.
LOOP_LAG = Histogram("snack_loop_lag_seconds", "How late the event loop wakes up.", buckets=QUICK, registry=REGISTRY)
TABLES = Gauge("snack_tables", "Open tables, by status.", ("status",), registry=REGISTRY)
DAMAGED = Gauge("snack_damaged_tables", "Unreadable tables found since the start.", registry=REGISTRY)
SHARDS = Gauge("snack_shards", "Shards this process has connected.", registry=REGISTRY)
READY = Gauge("snack_ready", "1 if `/ready` says so.", registry=REGISTRY)
LAST_BACKUP = Gauge("snack_backup_timestamp_seconds", "When the last daily backup was made.", registry=REGISTRY)


arrived: ContextVar[float] = ContextVar("arrived")
"""When the request being answered here was taken up, on the monotonic clock."""


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    began = monotonic()
    try:
        yield
    finally:
        histogram.observe(monotonic() - began)


@contextmanager
def thinking(what: str) -> Iterator[None]:
    """Count and time one decision, from the moment it is asked for."""
    with THINKING.labels(what).track_inprogress(), timed(THOUGHT.labels(what)):
        yield
