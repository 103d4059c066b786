"""What the rules pages teach, game by game: which topics there are, in which order, and the pictures to them.

The words are in the catalogues: `rules-<game>-<topic>-title` and `rules-<game>-<topic>`.
"""

from __future__ import annotations

from typing import Mapping

from bot.learning.rules.pages import Lessons
from bot.learning.rules.snack import SNACK
from bot.learning.rules.veggies import VEGGIES

LESSONS: Mapping[str, Lessons] = {"snack": SNACK, "veggies": VEGGIES}
"""The one place that knows what every game teaches."""
