"""How each person wants to read what is for their eyes alone: in which language, in pictures or in text."""

from __future__ import annotations

from typing import Any

import discord

from bot.drawing.appearance import Appearances
from bot.drawing.studio import Studio
from bot.language.words import Words, words_for
from bot.service.people import People


class Readers:
    def __init__(self, people: People, studio: Studio, appearances: Appearances) -> None:
        self._people = people
        self._studio = studio
        self._appearances = appearances

    def words(self, interaction: discord.Interaction[Any]) -> Words:
        """In the language they have asked for, or else that of their Discord."""
        return words_for(self._people.language_of(interaction.user.id) or str(interaction.locale))

    async def studio(self, interaction: discord.Interaction[Any]) -> Studio:
        """The studio, drawing this person's own panels as they want to see things."""
        person = interaction.user.id
        return self._studio.own(person).seen(await self._appearances.of(person))
