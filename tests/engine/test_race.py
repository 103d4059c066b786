"""Comparing candidates by random deals."""

from __future__ import annotations

from engine.race import Heat, race

HEATS = (Heat(2, 2), Heat(3, 1))


def test_the_best_one_wins_and_weak_ones_are_dropped_early() -> None:
    asked: list[tuple[int, int]] = []

    def judge(candidate: int, deal: int) -> float:
        asked.append((candidate, deal))
        return candidate

    assert race([3, 9, 1, 7], judge, HEATS) == 9
    assert [deal for candidate, deal in asked if candidate == 1] == [0, 1]
    assert [deal for candidate, deal in asked if candidate == 9] == [0, 1, 2, 3, 4]


def test_a_head_start_counts_and_a_single_candidate_needs_no_deal() -> None:
    assert race([1, 2], lambda candidate, deal: candidate, HEATS, [10, 0]) == 1
    assert race([1], lambda candidate, deal: 1 / 0, HEATS) == 1
