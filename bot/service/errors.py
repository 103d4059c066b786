"""What the club answers when something cannot be done, as a code and its parameters; IllegalMove comes from the engine.

no_such_table        table               or none that the person may see
moves_gone           table               the game is over, and its moves have been deleted since
no_such_card         given, count        cards are numbered, and none has this number
card_laid            given, left         that card is already placed; `left` is the number of one that is not, or 0
not_in_lobby         the game has begun, or is over
not_playing          the game has not begun, or is over
not_over             a rematch was asked for before the end
no_answer            names               nobody else has accepted the rematch or the invitation
alone                the host has pressed Start alone, and others could still join
not_alone            the host wanted to play alone, and someone has sat down meanwhile
no_such_bot          given
shared_already       it is already posted in the channel
already_seated
not_seated           the person holds no seat at this table
table_full           capacity
only_host            only the host (or a moderator) may do that
too_few              seats, needed
bad_capacity         capacity, least, most
small_table          seats, needed       the person opening it brings more players than it seats
no_bot_to_remove
no_teams             this number of players has no teams, or there is no such partner
too_many_tables      limit               open tables of one person
too_many_in_channel  limit               open tables in one channel
no_free_code         every code that was tried is taken
not_played           only players of a game can export it
no_such_step         steps               the replay has no such step
only_practice        only for games that count, not for practice games
nothing_to_rewind    this is where the practice game began
nothing_finished     the person has finished no game yet
profile_hidden       name                this person does not want others to see their results
top_on_servers       rankings exist on servers only
hints_off            the host of this table wants no hints
mind_made_up         limit               changes of mind in one phase
nothing_to_do        asked to play for someone who has nothing to do now
not_free             nobody has left that seat
held_another         someone who has seen one hand of a game does not get another
no_deadline          nobody is waited for, or nobody could grant more time
time_granted         more time was already granted in this phase
no_vote              someone the game waits for has no vote on that
host_yourself        the host has nobody to replace
host_is_here         the host is still here, so nobody can replace them
host_not_seated      only someone at the table can be its host
wrong_channel        channels            where this server wants its tables
bad_hours            given               quiet hours that cannot be read
zone_missing         quiet hours without a time zone
bad_zone             given
long_quiet           limit               the quiet hours leave too little of the day, or end when they begin
bad_away             given               neither a date nor a number of days
away_out_of_reach    given, limit        a date that is past, or too many days ahead
no_such_day          first, last         that day has no deal, or not yet
no_daily_channel     an hour was given for a daily post without a channel
day_over             this game ended with its day
day_tried            when                the person was forgotten today, after beginning today's deal
only_yours           not possible with a game that is not in a channel
not_damaged          table               someone tried to restore a table that can be read
stale                the panel that asked is out of date: nothing was changed
"""

from __future__ import annotations

from engine.errors import EngineError


class ClubError(EngineError):
    """A code from this module's list and its parameters."""


class Stale(ClubError):
    """The table has changed in the meantime; reload it and try again."""
