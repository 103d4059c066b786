"""What the club answers when something cannot be done, as a code and its parameters; IllegalMove comes from the engine.

no_such_table        table               or none that the person may see
moves_gone           table               the game is over, and its moves have been deleted since
no_such_card         given, count        cards have numbers, and this is none of them
card_laid            given, left         that card lies already; `left` is the number of one that does not, or 0
not_in_lobby         the game has begun, or is over
not_playing          the game has not begun, or is over
not_over             a rematch before the end
no_answer            names               nobody else has said yes to a rematch or an invitation
alone                the host has pressed Start alone, and others could still join
not_alone            the host wanted to play alone, and someone has sat down meanwhile
no_such_bot          given
shared_already       that has been posted in the channel before
already_seated
not_seated           the person holds no seat at this table
table_full           capacity
only_host            only the host (or a moderator) may do that
too_few              seats, needed
bad_capacity         capacity, least, most
small_table          seats, needed       whoever opens a table brings more than it is to seat
no_bot_to_remove
no_teams             so many play alone, or there is no such partner
too_many_tables      limit               open tables of one person
too_many_in_channel  limit               open tables in one channel
no_free_code         every code that was tried is taken
not_played           only who has played in a game can export it
no_such_step         steps               a step of a replay that it does not have
only_practice        that is for games that count, and not for those one practises with
nothing_to_rewind    this is where the practice game began
nothing_finished     the person has finished no game yet
profile_hidden       name                whoever does not want to be seen is not
top_on_servers       a ranking is that of a server
hints_off            the host of this table wants no hints
mind_made_up         limit               changes of mind in one phase
nothing_to_do        asked to play for someone who has nothing to do now
not_free             nobody has left that seat
held_another         whoever has seen one hand of a game does not get another
no_deadline          nobody is waited for, or nobody could grant more time
time_granted         there has been more time in this phase already
no_vote              whoever is waited for has no vote on that
host_yourself        the host has nobody to replace
host_is_here         a host who is here is not replaced
host_not_seated      only who sits at the table can be its host
wrong_channel        channels            where this server wants its tables
bad_hours            given               quiet hours that cannot be read
zone_missing         quiet hours without a time zone
bad_zone             given
long_quiet           limit               quiet hours that leave too little of the day, or end when they begin
bad_away             given               neither a date nor a number of days
away_out_of_reach    given, limit        a date that is past, or more days ahead than can be said
no_such_day          first, last         no deal of the day, or not yet
no_daily_channel     the hour of a daily post that has no channel
day_over             the day of this game has ended, and with it the game
day_tried            when                someone was forgotten today, after they had begun today's deal
only_yours           that cannot be done with a game that stands in no channel
not_damaged          table               a table to be put back that can be read
stale                the panel that asked is out of date: nothing was changed
"""

from __future__ import annotations

from engine.errors import EngineError


class ClubError(EngineError):
    """A code from this module's list and its parameters."""


class Stale(ClubError):
    """The table has changed in the meantime; look again and retry."""
