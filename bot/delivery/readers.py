"""How each person wants to see their private panels: in which language, and in pictures or in text."""

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
        """Words in the language the person has chosen, or else in their Discord's."""
        return words_for(self._people.language_of(interaction.user.id) or str(interaction.locale))

    async def studio(self, interaction: discord.Interaction[Any]) -> Studio:
        """The studio, set to draw this person's own panels the way they prefer."""
        person = interaction.user.id
        return self._studio.own(person).seen(await self._appearances.of(person))
