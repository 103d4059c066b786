# What the bot says in English, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bot-player = 🤖 { $name } ({ $level })
bot-short = a bot
bot-named = { $name } ({ $level })
character-crumb = Happy with whatever falls off the table.
character-dumpling = Takes its time and enjoys the view.
character-muffin = Means well. Mostly.
character-noodle = Loses the thread now and then.
character-pancake = Flips a coin, then flips itself.
character-popcorn = Gets excited early.
character-pudding = Wobbles, but doesn't mind losing.
character-waffle = Can't quite decide.
character-pickle = A little sour, always fair.
character-almond = Quiet, and rarely wrong twice.
character-biscuit = Solid. Crumbles only at the end.
character-olive = Keeps its plan in the middle.
character-radish = Crisp moves, a slight bite.
character-raisin = Has seen a lot of summers.
character-toast = Reliable, and always lands somewhere.
character-walnut = Hard shell, fair player.
character-pepper = Sharp, and counts your points too.
character-chili = Plays hot from the first card.
character-garlic = You notice it for a long time after.
character-ginger = Always looks one root further.
character-lemon = Squeezes every last point.
character-mustard = Cuts the seconds, not the corners.
character-vinegar = Has aged well and forgets nothing.
character-wasabi = Small portion, watery eyes.
character-truffle = Found by very few.
character-saffron = A little of it changes everything.
character-caviar = Small, dark, and never cheap.
character-miso = Has thought this over for three years.
character-oyster = Says nothing, keeps the pearl.
character-artichoke = Saves the best part for last.
character-fig = There's more inside than it shows.
character-quince = Patient. Better the longer it waits.
layer-beside = beside
layer-over = over
layer-under = under
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, on, above, on top
typed-under = u, below, beneath, underneath
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = and, of, at, the, degrees, degree, deg
word-off = off
typed-off = none, no

# What something is called, and what it is.
labelled = { $label }: { $text }

## The lobby

lobby-title = ## 🧺 { $game } · table { $code }
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *1 seat open*
       *[other] *{ $count } seats open*
    }
lobby-team = 🤝 { $names }
lobby-closed = *The game has begun.*
lobby-seal = -# 🔏 Sealed deal: { $seal }
past-round = *This round is over.*
past-moved = *This table goes on in [a newer message]({ $link }).*
lobby-footer = -# Anyone may join. The host starts.
lobby-footer-full = -# Every seat is taken. The host starts.
lobby-footer-kept = -# Every seat is taken or kept for someone. The host starts.
lobby-footer-direct = -# Nobody else can join here: add bots with *{ button-host }*, or start alone.
lobby-footer-solo = -# Anyone may join. The host starts. Start alone to play solo.
option-hints = Hints
option-hints-on = on
option-hints-off = off
option-rated = Ratings
option-rated-on = rated
option-rated-off = friendly
opened = Table **{ $code }** is open in <#{ $channel }>. Start when everyone is there.
joined = You have a seat at table **{ $code }**. The host starts the game.
left = You have left table **{ $code }**.
rematch-open = A rematch at table **{ $code }**: it's open in the channel.
rematch-call = 🔁 { $host } asks for a rematch at table **{ $code }**. Playing again, { $names }? Press *{ button-join }*; no answer means no.
invite-call = 🪑 { $host } invites { $names } to { $game } at table **{ $code }**. Your seat is kept until the game begins.
start-without = The game has begun without { $names }, who hadn't answered.
start-alone = You're the only one here so far. Play solo now, or wait for others?
start-alone-asked = Nobody else has said yes so far. Still to answer: { $names }. Play solo now, or wait?
host-title = ### Host settings · table { $code }
host-footer = -# Only you see this. The table shows what was agreed.

## The table while a game runs

table-title = ### { $game } · { $code } · round { $round } of { $rounds }
reveal-title = ## 🎉 Round { $round } is on the table!
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } leads with **{ $points }**, { $ahead } ahead of { $second }.
lead-tied = 👑 { $names } lead together with **{ $points }**.
lead-team = 👑 { $name } lead as a team with **{ $points }**, { $ahead } ahead of { $second }.
lead-level = 👑 The teams are level: **{ $points }** each.
overtook = ⬆️ { $name } overtook { $names }.
remark = 💬 { $text }
remark-comeback = From last to first in a single round: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } in one piece. Somebody planned ahead.
remark-everyone-lost = Everyone has less than before. A round for the ants.
remark-nobody-gained = Nobody gained a point. Let's call it preparation.
remark-paid-off = { $names } gave up { $lost } on { $component } and came out at +{ $gain }. Worth it.
remark-tie-for-all = Everyone has { $points }. It doesn't get fairer than that.
remark-new-leader = A new name at the top: { $names }.
remark-large-gain = +{ $gain } in one round. { $names } came hungry.
remark-hid-own = { $names } covered { $component } worth { $lost }. There will be a reason.
remark-tie-at-top = The top is shared. The blanket is wide enough.
remark-runaway = { $names } is { $ahead } ahead. Still in sight, just.
remark-only-one = Only { $names } gained anything this time: +{ $gain }.
remark-same-gain = +{ $gain } for everyone. Nobody can complain.
remark-bonus = { $names } remembered the bonus: { $component }, +{ $gain }.
remark-eased = { $names } tidied up: { $component }, +{ $gain }.
remark-broke-even = A round trip for { $names }: points won, and just as many lost.
remark-close = First and last are { $apart } apart. A crumb will decide it.
remark-most = The biggest bite goes to { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* shows your cards to you alone.
table-asleep = 💤 **This game is asleep.** Everyone has been away for a while, so nobody moves. Anyone seated can wake it: *{ button-back-again }*. If nobody does, it's cancelled { $until }, without a result.
cancelled-title = ## { $game } · table { $code }
cancelled-text = This game was called off.
cancelled-asleep = Nobody came back, so this game was cancelled. There is no result.
board-title = ### { $game } · { $code } · round { $round } of { $rounds }

## The private panel

plan-ask = You can plan your turn already: try out the card in your hand, and it is placed as soon as your turn comes.
plan-stands = 📌 As soon as your turn comes, your card is placed by itself: **{ $where }**.
panel-last = You are the last one: your choice is final.
panel-waiting =
    { $count ->
        [0] Nobody has to wait: the game goes on.
        [one] Still to act: { $names }.
       *[other] Still to act: { $names }.
    }
panel-turn =
    { $turns ->
        [one] It's { $names }'s turn. You're next.
       *[other] It's { $names }'s turn. { $turns } turns until yours.
    }
panel-score =
    { $points ->
        [one] You have **{ $points }** point so far.
       *[other] You have **{ $points }** points so far.
    }
panel-score-others = -# As last shown: { $scores }
panel-score-of = { $name } { $points }
panel-rival = You **{ $own }** · opponent **{ $rival }**
panel-over = The game at table **{ $code }** is over.
panel-footer = -# Table { $code } · only you see this
choose-areas = -# `{ $own }` is you, `{ $other }` is { $name }, who gets the card you don't keep.
choose-own-area = -# What you have so far
not-begun = Table **{ $code }** has not begun yet.
not-in-game = You have no seat at table **{ $code }**, so there are no cards to show you. You can watch the table, or open one of your own with `/snack { name-start }`.
cannot-show = -# ⚠️ The table can't be shown in <#{ $channel }> just now: the channel is gone, I may not post there, or Discord is down. The game goes on here: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Card { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-why = -# { $why }
trial-without = -# Without it, as things are:
trial-problem =
    ### Card { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Not placed yet. You can undo until everyone is done. Table { $code }
trial-footer-final = -# Not placed yet. Final once placed: new cards are dealt right away. Table { $code }
trial-footer-last = -# Not placed yet. Everyone else is done, so this is final. Table { $code }
trial-footer-plan = -# Not placed yet. It will be as soon as your turn comes, unless you undo it before. Table { $code }
suggestion = Card { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Partner of seat 1
menu-seats = Seats
menu-add-bot = Add a bot
menu-remove-bot = Remove a bot
menu-best = Top spots
menu-spots = Go to a spot
menu-layers = Layers here
menu-cards = Your cards
menu-topics = Topics
form-title = Where does it go?
form-card = Which card? (1 to { $count })
form-which-card = Which card?
form-card-number = Card { $number }
form-cell = Cell
form-cell-about = The top-left square that the card covers
form-column = Column
form-row = Row
form-turn = Turn
form-turn-about = Clockwise
form-degrees = { $turn }°
form-layer = Layer
form-layer-about = Where it overlaps other cards
form-where = Place
form-where-about = Top-left cell, turn (0, 90, 180, 270), { layer-over } or { layer-under }; “{ layer-under } C4” for single squares.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-place = 💡 Card { $number } to `{ $where }`: { $why }.
hint-group = joins { $size } { $component }
hint-gives-up = gives up { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] one more ({ $gain })
       *[other] { $count } more ({ $gain })
    }
hint-prepares = prepares { $groups }
hint-no-points-yet = no points yet, but { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = no points yet, but it keeps the most options open
hint-last = nothing more to gain, and this loses the least
review-title = ### Your game at table { $code }, looked at again
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, best found { $best }: { $moves }
review-move = card { $number } `{ $where }`
review-pictures = -# Where more was possible: left what you played, right what was found.
review-about = -# Each turn is weighed by the points it brought at once, as things stood then. Giving up points for later can be right.
review-area =
    { $best ->
        [one] { "" }**With the cards you had**, the best result found is **{ $best }** point; yours is { $own }.
       *[other] { "" }**With the cards you had**, the best result found is **{ $best }** points; yours is { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**With the cards you had**, nothing better than your **{ $own }** point was found.
       *[other] { "" }**With the cards you had**, nothing better than your **{ $own }** points was found.
    }
review-footer = -# Best found in a few seconds of search: there may be better ones. Only you see this.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-host = Host…
button-decline = Not now
button-join-table = Join { $code }
button-play-solo = Play solo
button-wait = Wait
button-play-now = Play now: { $game }
button-cancel = Call off
button-my-cards = My cards
button-card = Try card { $number }
button-type = Pick a spot…
button-undo = Take back
button-refresh = Look again
button-turn = Turn ↻
button-turn-left = ↺ Turn
button-layer = Layer
button-next-spot = Next spot
button-place = Place
button-plan = Place on my turn
button-back = Back
button-help = Help
button-hint = 💡 Hint
button-hints-off = Play without hints
button-hints-on = Allow hints
button-rated-off = Make it friendly
button-rated-on = Make it rated
button-rules = The rules
button-again = Once more
button-appearance-text = Text view
button-appearance-pictures = Pictures
button-as-text = As text
button-keep-appearance-text = Always as text
button-keep-appearance-pictures = Always with pictures
button-keep-appearance-strong = Strong contrast
button-keep-appearance-ordinary = Ordinary colours
button-keep-appearance-still = Less motion
button-keep-appearance-moving = Moving pictures
button-keep-appearance-typed = Forms: type
button-keep-appearance-choices = Forms: choose
button-review = Review my game
button-post = Post in channel
button-daily-play = Play today's picnic
button-daily-fun = Play for fun
button-daily-share = Share
button-daily-top = Server table
button-daily-others = Others' picnics
button-daily-proof = Seals
button-daily-off = Stop the daily post
button-why-not = Why not?
button-page-before = ◀ Before
button-page-after = Next ▶
button-keep-going = No, go on
button-rematch = Rematch
button-replay = Watch it again
button-deal = Fair deal
button-export = Export
button-newer = Newer
button-older = Older
button-history-mine = My games
button-history-server = This server
button-share = Share
button-top-all = All time
button-top-month = This month
button-top-me = Played with me
button-stats = Statistics
button-cards-of = My cards · { $code }

## The end

over-title = ## 🏁 { $game } · table { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } — { $points } point!
       *[other] 🏆 { $names } — { $points } points!
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } share the win with { $points } point; what breaks ties is equal too ({ $size }).
       *[other] 🏆 { $names } share the win with { $points } points; what breaks ties is equal too ({ $size }).
    }
score-seat = { $seat } — **{ $total }**
rating-new = new
score-of-opponent = 🤖 the opponent — **{ $total }**
claim = { $component } · named by { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nothing
deal-sealed-earlier = 🔏 The cards were sealed before the first one was dealt. SHA-256 of the seed: `{ $commitment }`. The seed itself is shown here when the game is over.
deal-sealed = 🔏 The seal `{ $seal }` was public before anyone joined. Numbers added by people since: **{ $people }**. Together they fixed the cards when the game began: `{ $commitment }`. Everything is shown and checked here when it's over.
deal-without = -# People who added nothing, because they opened the table and passed on hosting: { $count }.
deal-title = ### Fair deal · { $game } · { $code }
deal-step-file = ✅ The game can be read as a whole.
deal-step-seal = ✅ **Seal**: the secret gives `{ $seal }`. Compare it with the lobby's message.
deal-step-day = ✅ This is the deal of { $date }, the same for everyone: nobody adds a number to it.
deal-step-contributions = ✅ **Numbers**: added by people after the seal: { $people }. By bots: none ({ $bots } at the table). People without one: { $nothing }.
deal-step-seed = ✅ **Seed**: secret, options, pack, rules, seats and numbers give `{ $seed }`, whose SHA-256 is `{ $commitment }`.
deal-step-pile = ✅ **Pile**: from that seed, the pack `{ $pack }` is dealt into the opening hands (cards dealt: { $dealt } of { $cards }).
deal-step-plain-seed = ✅ **Seed**: `{ $seed }` has the seal `{ $commitment }`. This game is from before people added to the deal.
deal-step-moves = ✅ **Moves**: all { $count } were legal (rules version { $rules }).
deal-step-result = ✅ **Result**: the moves lead to these points by seat: { $points }.
deal-step-failed = ❌ This does not check out: `{ $code }`.
deal-proven = **If that seal stood in the lobby, nobody could choose these cards, neither host nor bot, and no option was changed later; every move was legal, and the points follow from the moves.**
deal-proven-earlier = **If that seal was shown during the game, its cards were fixed before the first move, and the result follows from them.**
deal-proven-daily = **If that seal was public the day before, the cards and options of this day were fixed by then; every move was legal, and the points follow from the moves.**
deal-failed = **This game does not check out. Export it, and tell whoever runs this bot.**
export-text = Game { $code } as a file: every card, move and number. Check it anywhere with `python -m engine verify FILE`.
replay-title = ### Card by card · { $code }
shared-replay = 🎞️ { $name } shares the replay of table **{ $code }**.
shared-review = 🔍 { $name } shares their own review of table **{ $code }**.
shared-review-pictures = -# Where more was possible: left what was played, right what was found.
shared-review-area =
    { $best ->
        [one] { "" }**With these cards**, the best result found is **{ $best }** point; { $name } made { $own }.
       *[other] { "" }**With these cards**, the best result found is **{ $best }** points; { $name } made { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**With these cards**, nothing better than the **{ $own }** point of { $name } was found.
       *[other] { "" }**With these cards**, nothing better than the **{ $own }** points of { $name } was found.
    }
shared-done = Posted in <#{ $channel }>.
replay-card = Card { $number } · { $where } · { $gain }

## The picnic of the day

daily-title = ## 🧺 Picnic of the day #{ $number }
daily-about = { $date } · { $options }
daily-until = One try, and it counts. No hints, no undo. Leave and come back as you like: the day ends { $until }.
daily-for-fun = This day is over, so you play it just for fun.
daily-unfinished = The { $date } is over, and your picnic wasn't finished in time. There's a new one today.
daily-figures = Par { $par } (our best bot) · best found { $best }
daily-next = -# Next picnic { $when }.
daily-footer = -# Only you see this. `/snack { name-daily }` brings it back.
daily-ahead = Ahead of { $percent } % of everyone: place { $place } of { $count } so far.
daily-ahead-here = On this server: place { $place } of { $count }, ahead of { $percent } %.
daily-alone = You're the first to finish today.
daily-alone-here = First on this server.
daily-streak =
    { $count ->
        [one] 🔥 Day 1 of your streak
       *[other] 🔥 { $count } days in a row
    }
daily-share = 🧺 Picnic of the day #{ $number } · { $name }
daily-share-won = ✅ { $points } against { $target }
daily-share-lost = ❌ { $points } against { $target }
daily-share-par = ⛳ Par { $par }
daily-top-title = ## 🏅 Picnics of the day on this server
daily-top-nobody = Nobody has finished one yet.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Today
daily-span-week = This week
daily-span-ever = All time
daily-others-title = ## 🧺 Picnic of the day #{ $number }: how others did it
daily-others-nobody = Nobody else has shared theirs here yet.
daily-others-line = { $name } · **{ $points }**
daily-proof-title = ## 🔏 A fair deal, day by day
daily-proof = **{ $date }**, seal: `{ $seal }`
daily-proof-past = **{ $date }**, seal: `{ $seal }`, secret: `{ $secret }`
daily-proof-about = -# The seal is out the day before, the secret the day after. The SHA-256 of the secret is the seal, so nobody could change the cards in between.
daily-post-best = Yesterday's best:
daily-post-last = Nobody has pressed this for two weeks, so I'll stop posting it. `/snack { name-settings }` brings it back.

## Time

option-pace = Pace
lobby-pace = Pace: **{ $pace }** · { $about }
pace-live = live
pace-live-about = 10 minutes for each phase
pace-evening = evening
pace-evening-about = 2 hours for each phase
pace-daily = daily
pace-daily-about = 24 hours for each phase
pace-relaxed = relaxed
pace-relaxed-about = 3 days for each phase
pace-none = none
pace-none-about = Nobody is ever hurried
pace-choice-live = live: 10 minutes a phase
pace-choice-evening = evening: 2 hours a phase
pace-choice-daily = daily: 24 hours a phase
pace-choice-relaxed = relaxed: 3 days a phase
pace-choice-none = none: nobody is ever hurried
seat-until = { " " }· time is up { $until }
seat-away = { " " }· 🏖️ away, back { $until }
seat-missed = { " " }· 🤖 a stand-in played last time
seat-stand-in = { " " }· 🤖 a stand-in plays until they are back
seat-asleep = { " " }· 💤 not here
seat-asked = { " " }· hasn't answered yet
seat-done = { " " }· done
seat-waiting = { " " }· to act
seat-later = { " " }· later
panel-until = -# ⏳ Time is up { $until }; then a stand-in plays for you.
stand-in-plays = 🤖 A stand-in plays in your seat until you are back.
asleep-seat = 💤 The game is asleep, and your seat is kept. Press *{ button-back-again }* and it goes on.
back-again = Welcome back: your seat is yours again.
played-for-you = 🤖 Played for you: { $moves }. You can undo it until everyone is done.
played-for-you-final = 🤖 Played for you: { $moves }.
made-for-you = 🤖 While you were away: { $moves }.
did-place = placed card { $number } at `{ $where }`
button-back-again = I'm back
button-keep-for-me = Choose for me
button-play-for-me = Play for me
seat-before = { " " }· before: { $names }
seat-bot-from = { " " }· 🤖 from round { $round }
seat-bot-round = { " " }· 🤖 round { $round }
seat-bot-between = { " " }· 🤖 rounds { $first }–{ $last }
button-more-time = More time ({ $votes }/{ $needed })
button-take-over = Take over seat { $seat }
button-next-game = Next game · { $code }
more-time-granted = Granted: there is more time at table **{ $code }**.
more-time-voted = Your vote counts. More time comes when more than half of those who are done agree; with three or more people it takes at least two.
taken-over = Seat { $seat } is yours now: these are its cards.
host-is = { $name } is the host of table **{ $code }** now.
host-voted = Your vote counts. Table **{ $code }** gets another host when more than half of the others agree.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Your turn** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-next = ⏳ **You're next** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-half = ⏳ **Half of your time is over** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-last = ⏰ **Not much time is left**, then a stand-in plays · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-several = ⏳ **Your turn at { $count } tables** · { $who }
reminder-several-first = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds } · half your time is gone
reminder-several-last = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds } · **not much time is left**
reminder-silence = 💤 **Nothing has happened here for days** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. The game is still waiting; the host can call it off with `/snack { name-cancel }`.
reminder-asleep = 💤 **This game is asleep** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. Anyone seated can wake it: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Nothing has happened here for days** · [{ $game } · { $code }]({ $link }). The table is still waiting; the host can start the game, or call it off with `/snack { name-cancel }`.
reminder-closes = If nothing happens until then, the table is called off by itself { $until }.
reminder-awake = ☀️ **The game goes on** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. Back at the table: { $names }. A bot plays for the others until they press *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · time is up { $until }

## What people and servers want

# This language's own name for itself.
language-name = English
language-auto = as Discord says
reminders-channel = in the channel
reminders-direct = as a direct message
reminders-off = none
next-on = yes
next-off = no
me-title = ### Your preferences, for all your games
me-reminders = Reminders when it's your turn: **{ $reminders }**
me-next = Told when you're next: **{ $next }**
me-quiet = Quiet hours: **{ $start }–{ $end }** ({ $zone }). No reminders then, and no deadline: it moves to their end.
me-zone = Time zone: **{ $zone }**
me-no-quiet = Quiet hours: **none**. Set them with `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
me-away = Away until **{ $until }**. Your time in a phase begins when you are back; a game waits 14 days for you in all.
me-here = You are **here**. `/snack { name-me } { name-away }:5` or `{ name-away }:2027-01-31` says how long you are away.
me-language = Language: **{ $language }**
me-public = Others see your rating, profile and place in rankings.
me-private = 🙈 Your rating and profile are yours alone, and you're in no ranking.
me-footer = -# Only you see this. That you are away shows on tables that wait for you.
menu-reminders = Reminders
button-next-on = Tell me when I'm next
button-next-off = Only on my turn
menu-language = Language
menu-server-pace = New tables
button-away =
    { $days ->
        [one] Away 1 day
       *[other] Away { $days } days
    }
button-here = I'm here
button-public-on = Show my results
button-public-off = Hide my results
server-title = ### What holds on this server
server-pace = New tables: **{ $pace }** · { $about }
server-channels = Tables only in: { $channels }
server-everywhere = Tables in **every channel**. `/snack { name-settings } { name-channel }:` allows one, or takes it back.
server-threads-on = Each table has **a thread** of its own.
server-threads-off = Tables stand **in their channel**.
server-mentions-on = People are **mentioned** when it's their turn.
server-mentions-off = Nobody is mentioned in channels; **direct messages** go to those who want them.
server-motion-on = Reveals **move** where up to four play.
server-motion-off = Reveals are **still pictures**.
server-ratings-on = Ratings are shown beside names in lobbies.
server-ratings-off = No ratings in lobbies.
server-limits = Open tables: **{ $person }** for each host, **{ $channel }** in each channel
server-daily = Every day from { $hour } on, <#{ $channel }> gets the picnic of the day.
server-daily-off = No daily post. `/snack { name-settings } { name-daily }:` names a channel for one.
server-language = Language of tables: **{ $language }**
server-footer = -# Only you see this. It holds for tables opened from now on; mentions change at once.
button-threads-on = Use threads
button-threads-off = No threads
button-mentions-on = Mention people
button-ratings-on = Show ratings
button-ratings-off = Hide ratings
button-mentions-off = Mention nobody
button-motion-on = Moving reveals
button-motion-off = Still reveals
button-everywhere = Every channel

## Confirming

cancel-ask = Call off table **{ $code }** for everyone? This can't be undone.
cancel-yes = Yes, call it off
cancel-done = Table **{ $code }** is called off.
leave-ask = Leave table **{ $code }**? In a running game an automatic player takes your seat.
leave-yes = Yes, leave
leave-done = You have left table **{ $code }**.
confirm-nothing = Nothing has changed.

## Lists and help

status-title = ### { $game } · table { $code }
status-round = Round { $round } of { $rounds }
status-link = [To the table]({ $link })
status-lobby = waiting for players
status-over = over
status-cancelled = called off
games-title =
    { $count ->
        [0] You are in no game just now. `/snack { name-start }` opens a table.
        [one] ### One game of yours
       *[other] ### { $count } games of yours
    }
games-line = **{ $code }** · { $game } · { $state } · [to the table]({ $link })
games-more = -# … and { $count } more
history-title-mine = ### Your finished games
history-title-server = ### Finished games on this server
history-nothing = Nothing here yet.
history-with = with { $names }
history-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-title = ### { $name } · { $game }
profile-nothing = No finished games yet.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** after { $count } rated game
       *[other] ⭐ **{ $rating }** after { $count } rated games
    }
profile-new = ⭐ new: { $count } of { $needed } rated games
profile-games = Games: **{ $games }**, won: **{ $wins }**
profile-points = Points: **{ $average }** on average, **{ $best }** at best
profile-favourites = Favourites: { $names }
profile-kept = Moves made in time: { $percent } %
profile-streak = Wins in a row: { $now } now, { $longest } at most
profile-duel = You against them: { $won } won, { $lost } lost, { $tied } tied
profile-best-picture =
    { $points ->
        [one] Best board ever, { $points } point:
       *[other] Best board ever, { $points } points:
    }
top-title = ### Best of this server · { $game }
top-all = -# Everyone who has played here
top-month = -# Who has played here in the last 30 days
top-me = -# Who has played with you here
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } game
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } games
    }
top-nothing = Nobody yet. A rated game needs two people.
stats-title = ### This server in numbers
stats-weeks = Finished games in each of the last { $weeks } weeks:
stats-active = People active in the last four weeks: **{ $count }**
stats-finished = Played to the end: **{ $finished }** of { $begun } ({ $percent } %)
stats-phase = A phase takes { $hours } h { $minutes } min (median)
games-your-turn = **your turn**
games-waiting = waiting for others
tables-title =
    { $count ->
        [0] No open tables here right now. `/snack { name-start }` opens one.
        [one] ### 1 table you can join
       *[other] ### { $count } tables you can join
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [to the table]({ $link })
games-asleep = 💤 asleep
help-text =
    ## How to play here
    {""}**1.** `/snack { name-start }` opens a table; others press *{ button-join }*. Alone, you play solo.
    {""}**2.** *{ button-my-cards }* on the table (or `/snack { name-hand }`) shows your cards to you alone.
help-commands =
    `/snack { name-board }` shows everyone's boards · `/snack { name-status }` says what a game waits for · `/snack { name-games }` lists yours
    `/snack { name-leave }` and `/snack { name-cancel }` ask before they do it · `/snack { name-rules }` tells the rules · `/snack { name-tutorial }` teaches them
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    That could be several things:
    { $labels }
do-unknown =
    “{ $typed }” is none of what you can do now. You can:
    { $labels }

help-appearance = -# *{ button-appearance-text }* on every panel puts words in place of the pictures. What you choose here is kept:
appearance-title = ### How you see games
appearance-text-on = Text in place of pictures: **on**
appearance-text-off = Text in place of pictures: **off**
appearance-strong-on = Strong contrast: **on**
appearance-strong-off = Strong contrast: **off**
appearance-still-on = Less motion: **on**
appearance-still-off = Less motion: **off**
appearance-typed-on = Spots in forms: **typed**, like `B3 90 { layer-under }`
appearance-typed-off = Spots in forms: **chosen from lists**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Picture { $number }: { $text }
rules-not-like-this = ✗ Not like this:
rules-nothing-found = No page of the rules speaks of “{ $typed }”. Pick a topic from the menu of any page.
# Other words for something, by which its pages are found as well.
typed-topics = draw = tie, tiebreak = tie

## The tutorial

tutorial-step = ### 🎓 Step { $step } of { $steps }
tutorial-footer = -# A practice game, only for you. It waits for you as long as you like: `/snack { name-tutorial }` goes on where you are.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Press *{ button-place }*: that's the spot.
tutorial-now-card = 👉 Take card **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }* it until the title says **{ $turn }**.
tutorial-now-cell = 👉 Move it with the arrows until the title says `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, until the title says `{ $where }`.
error-lesson-card = That would be possible. For this step take the other card, number **{ $number }**; there is room for this one later.
error-lesson-turn = It may lie like that, but here it has to be turned to **{ $turn }**: `{ $where }`. *{ button-turn }* goes a quarter at a time.
error-lesson-cell = It may lie there, but this step needs it at `{ $where }`. The arrows move it; the title tells where it is.
error-lesson-layer = The right place, but another layer: `{ $where }`. Press *{ button-layer }* until the title says so.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = game
name-players = players
name-bots = bots
name-level = level
name-pack = pack
name-pace = pace
name-with = with
name-with2 = with2
name-with3 = with3
name-with4 = with4
name-rated = rated
name-hand = hand
name-place = place
name-cell = cell
name-rotation = rotation
name-layer = layer
name-card = card
name-table = table
name-board = board
name-seat = seat
name-status = status
name-games = games
name-tables = tables
name-history = history
name-scope = scope
name-opponent = opponent
name-verify = verify
name-profile = profile
name-person = person
name-top = top
name-cancel = cancel
name-leave = leave
name-help = help
name-tutorial = tutorial
name-daily = daily
name-date = date
name-hour = hour
name-rules = rules
name-topic = topic
name-me = me
name-reminders = reminders
name-next = next
name-quiet = quiet
name-zone = zone
name-away = away
name-language = language
name-settings = settings
name-channel = channel
name-per-person = per_person
name-per-channel = per_channel
name-host = host
name-to = to
name-do = do
name-action = action
name-final = final
name-view = view
name-contrast = contrast
name-motion = motion
name-form = form
name-public = public

## What commands are for

command-snack = Card-laying games
command-start = Open a table in this channel
command-start-game = Which game
command-start-players = How many may sit down
command-start-bots = How many automatic players
command-start-level = How well the automatic players play
command-start-pack = Which pack of cards
command-start-pace = How long a phase may take
command-start-with = Whom to invite: a seat is kept for them
command-start-rated = Whether the game counts for ratings
command-hand = See your cards and what you have to do
command-do = Do by typing whatever a button or a menu does
command-do-action = What you want to do: what you can do now is listed as you type
command-place = Try out a card: nothing is placed before you say so
command-place-cell = The top-left cell that the card covers, such as B3
command-place-rotation = Turned clockwise by
command-place-layer = { layer-over }, { layer-under }, or { layer-under } with cells: { layer-under } C4 D4
command-place-card = Which of your cards
command-place-final = Place it at once instead of trying it out
command-board = Show the areas in this channel
command-board-seat = One seat only
command-status = What a game waits for
command-games = Your games everywhere
command-tables = Tables on this server that you can join now
command-history = Finished games: open one again, check it, export it
command-history-scope = Yours, or those of this server
command-history-game = Only this game
command-history-opponent = Only games with this person
command-verify = Check that nobody could choose the cards of a game
command-profile = Rating, results and the best board of a person
command-profile-person = Whose profile; yours if you name nobody
command-top = The best of this server
command-top-scope = Everyone, who played this month, or who played with you
command-cancel = Call off a game
command-leave = Leave a table
command-help = How to play here
command-tutorial = Learn a game in five minutes, step by step
command-daily = Today's picnic: one deal for everyone, one try
command-daily-date = An earlier day, for fun, such as 2026-11-17
command-daily-top = Who did best on this server
command-rules = The rules, page by page, with pictures
command-rules-topic = What about? Type a word to search
command-me = Your preferences: reminders, quiet hours, time away, language
command-me-reminders = Where you are told that it's your turn
command-me-next = Whether you are told that you're next, in games of turns
command-me-quiet = Hours without reminders, such as 22-8 or 22:30-7; { word-off } for none
command-me-zone = Your time zone
command-me-away = So many days, or until a date such as 2027-01-31; { word-off } when you are back
command-me-view = Text or pictures, from now on
command-me-contrast = Strong or ordinary colours, from now on
command-me-motion = Still or moving pictures, from now on
command-me-form = Type spots into forms, or choose them from lists
command-me-public = Whether others see your rating, profile and place in rankings
command-language = Language
command-settings = What holds on this server (for those who manage it)
command-settings-channel = Allow tables in this channel, or take it back
command-settings-per-person = How many open tables one host may have
command-settings-per-channel = How many tables may be open in one channel
command-settings-daily = Post the picnic of the day in this channel
command-settings-hour = From which hour on (UTC)
command-host = Pass on hosting, or vote for another host where yours has vanished
command-host-to = Who becomes the host; leave it out to vote
command-table = The table's code, where there are several

## What can be wrong

error-internal = That went wrong on our side. Your game is safe; please try again in a moment.
still-working = Still working on what you asked for last. Try again once it's here.
too-often = That was a lot in a short time. You can go on { $when }.
server-barred = This server can't use the bot.
error-old-button = This button comes from an older version. Please take a newer one: `/snack { name-hand }` or `/snack { name-games }`.
error-unreadable = “{ $text }” doesn't say a place. Write it like `B3 90 { layer-under }`.
error-bad-cell = “{ $given }” is not a cell. Cells are a letter and a number, like `B3`.
error-bad-rotation = { $given } is not a rotation. Take 0, 90, 180 or 270.
error-bad-layer = “{ $given }” is not a layer. Say `{ layer-over }`, `{ layer-under }`, or `{ layer-under }` with cells: `{ layer-under } C4 D4`.
error-off-frame = { $cell } is outside of what can ever be reached.
error-first-card = The first card goes to the middle: { $allowed }.
error-touches-nothing = At { $cell } that card would lie on nothing. It has to overlap or touch another card.
error-corner-only = At { $cell } that card would touch the others at a corner only. It has to overlap or touch one side by side.
error-too-wide = { $cell } would make your area { $size } wide; { $limit } is the most.
error-too-high = { $cell } would make your area { $size } high; { $limit } is the most.
error-no-overlap = In this game no card lies upon another: { $cell } is taken.
error-never-under = In this game cards never go under others.
error-nothing-to-be-under = There is nothing to lie under at { $cell }.
error-over-and-under-one = One card can't be over another at { $over_at } and under the same one at { $under_at }.
error-ring = That can't be: the card at { $over_at } lies above the card at { $under_at }, so nothing can be over the one and under the other.
error-game-over = This game is over.
error-not-a-seat = There is no such seat at this table.
error-unknown-move = This game has no such move.
error-bad-move = That move can't be read.
error-wrong-phase = The game has moved on meanwhile. Here is where it stands now.
error-not-your-turn = It's not your turn yet.
error-not-in-hand = You don't hold that card any more. Here is what you have now.
error-already-done = That is done already.
error-nothing-to-undo = There is nothing to take back.
error-final = That can't be taken back: it has been shown.
error-unknown-game = There is no such game.
error-unknown-pack = There is no pack { $pack } for this game.
error-bad-seats = So many cannot play this game: it takes { $least } to { $most }.
error-unknown-option = This game has no such option.
error-bad-option = That is not one of the choices: { $allowed }.
error-bad-seed = The deal could not be made.
error-no-such-table = There is no table { $table } (any more). `/snack { name-games }` lists yours.
error-out-of-sight = I can't see you in the channel of table { $table } just now, so nothing was done. You can still look, or give up your seat: `/snack { name-leave }`.
error-not-in-lobby = This game has begun already.
error-not-playing = This game is not running.
error-already-seated = You have a seat here already.
error-not-seated = You have no seat at this table.
error-not-played = Only those who played in a game can export it.
error-nothing-finished = You haven't finished a game yet. Name a table, or come back after your first one.
error-profile-hidden = { $name } keeps their results private.
error-top-on-servers = Rankings belong to servers. Ask there.
error-table-full =
    { $capacity ->
        [one] The one seat here is taken.
       *[other] All { $capacity } seats here are taken.
    }
error-only-host = Only the host can do that.
error-too-few = With { $seats } this game can't be played; it takes at least { $needed }.
error-bad-capacity = So many seats are not possible here: it takes { $least } to { $most }.
error-no-teams = Nobody has a partner at this table: everyone plays alone.
error-no-bot-to-remove = There is no automatic player at this table.
error-too-many-tables =
    { $limit ->
        [one] You have a table open here already. Finish it or call it off first: `/snack { name-games }`.
       *[other] You have { $limit } tables open here already. Finish or call off one of them first: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] A table is open in this channel already. Please take another channel, or join that one.
       *[other] { $limit } tables are open in this channel already. Please take another channel, or join one of these.
    }
error-hints-off = The host of this table wants to play without hints.
error-not-over = This game is not over yet.
error-shared-already = That has been posted already. Once is enough.
error-no-answer = Nobody else has said yes so far. Still to answer: { $names }. Wait for them, or add a bot.
error-alone = You're the only one here so far.
error-not-alone = Someone has sat down meanwhile, so nothing was started. Press *{ button-start }* to play together.
error-no-such-bot = There's no bot called “{ $given }”.
error-invited-bot = { $name } is a bot and can't sit down. For bots of mine, use `{ name-bots }:`.
error-invited-unseeing = { $name } can't see this channel, so I can't keep a seat for them here.
error-no-free-code = No table could be opened just now; please try again.
error-nothing-to-do = There is nothing for you to do now.
error-mind-made-up = You have changed your mind { $limit } times in this phase. What you do now stands.
error-not-free = That seat is not free.
error-held-another = You have held another seat in this game and seen its cards, so this one is for someone else.
error-no-deadline = There is no deadline here that could be put off, or nobody who could agree to it.
error-time-granted = There has been more time in this phase already. Once is all there is.
error-no-vote = The others decide about that: it's you they wait for.
error-host-yourself = You are the host yourself. `/snack { name-host } { name-to }:` names another.
error-host-is-here = The host is here. Another can be voted for when the host misses a deadline, hasn't started within an hour, or keeps a game without deadlines waiting for six days.
error-host-not-seated = Only someone who sits at this table can be its host.
error-wrong-channel = On this server tables are opened here: { $channels }
error-only-managers = Only those who manage this server can change that.
error-only-servers = That can only be set on a server.
error-bad-hours = “{ $given }” doesn't say hours. Write them like `22-8` or `22:30-7:15`, or `{ word-off }`.
error-zone-missing = In which time zone? Add it: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
error-bad-zone = There is no time zone “{ $given }”. Take one from the list, such as `Europe/Berlin`.
error-long-quiet = Quiet hours can last { $limit } hours at most, and can't end when they begin.
error-bad-away = “{ $given }” doesn't say how long. Write a number of days, or a date within a year like `2027-01-31`, or `{ word-off }`.
error-away-out-of-reach = “{ $given }” is over already, or too far ahead. Write a number of days from 1 to { $limit }, or a date within a year, or `{ word-off }`.
error-stale = The game has moved on meanwhile; nothing was changed. Here is where it stands now.
error-no-such-day = There is a picnic for every day from { $first } to { $last }. Write the date like that.
error-no-daily-channel = Name a channel for the daily post first: `/snack { name-settings } { name-daily }:`
error-day-over = That day is over, so this move came too late. `/snack { name-daily }` deals today's picnic.
error-deal-withheld = Others can still play this deal today. It opens once the day is over.
error-day-unfinished = Finish your own picnic of that day first.
error-only-yours = A picnic of the day is yours alone: you can leave it any time, and it stays as it is.
error-not-a-member = I'm not a member here, so I can't set a table. Add me to the server: { $link }
error-no-such-card = There is no card { $given }; you have { $count }.
error-card-laid =
    { $left ->
        [0] Card { $given } is placed already.
       *[other] Card { $given } is placed already. Card { $left } is still yours to place.
    }
error-no-such-seat = There is no seat { $seat }; this table has { $seats }.
error-no-table-here = There is no game of yours here. `/snack { name-start }` opens a table, `/snack { name-games }` lists yours.
error-cannot-post = I may not post in this channel. I need *View Channel*, *Send Messages* (in threads too), *Attach Files* and *Read Message History* here; please ask whoever runs this server, or take another channel.
error-which-table = Which table? Name one of them: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Area of seat { $seat }, one card.
       *[other] Area of seat { $seat }, { $cards } cards.
    }
alt-empty-area = Area of seat { $seat }, still empty.
alt-shared-area =
    { $cards ->
        [one] The board that everyone shares: one card.
       *[other] The board that everyone shares: { $cards } cards.
    }
alt-empty-shared-area = The board that everyone shares, still empty.
alt-row = Row { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } on { $ground }
alt-reach = Within reach: columns { $left } to { $right }, rows { $top } to { $bottom }.
alt-newest = The newest card lies on { $cells }.
alt-laid = Cards in their layers, from the bottom up: { $cards }.
alt-trial = Tried out at { $cell }, turned by { $turn }: { $squares }.
alt-trial-under = Under at { $cells }.
alt-trial-hides = Hides { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, on { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, on { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = In all { $sign }{ $points }.
alt-no-change = The points stay as they are.
alt-problem = It can't lie at { $cell } turned by { $turn }.
alt-hand =
    { $cards ->
        [one] One card.
       *[other] { $cards } cards.
    }
alt-card = Card { $number }: { $squares }.
alt-card-rows = Card { $number }: above { $upper }; below { $lower }.
alt-card-tall = Card { $number }, { $rows } rows from top to bottom: { $squares }.
alt-open-card = A card: { $squares }.
alt-open-card-rows = A card: above { $upper }; below { $lower }.
alt-open-card-tall = A card, { $rows } rows from top to bottom: { $squares }.
alt-chosen = Card { $number } is chosen.
alt-table = { $seats } areas, round { $round } of { $rounds }.
alt-table-seat =
    { $cards ->
        [one] Seat { $seat }: one card, { $width } wide, { $height } high.
       *[other] Seat { $seat }: { $cards } cards, { $width } wide, { $height } high.
    }
alt-reveal = The end of round { $round }, with everyone's points, best first.
alt-table-shared =
    { $cards ->
        [one] One board for everyone, round { $round } of { $rounds }: one card, { $width } wide, { $height } high.
       *[other] One board for everyone, round { $round } of { $rounds }: { $cards } cards, { $width } wide, { $height } high.
    }
alt-bonus = Bonus for { $component }: { $modification }.
alt-winner = Won by seat { $seats }.
alt-no-winner = The opponent has won.
alt-sheet-seat =
    { $points ->
        [one] Seat { $seat }: { $sign }{ $points } point.
       *[other] Seat { $seat }: { $sign }{ $points } points.
    }
alt-sheet-line = Seat { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] The opponent: { $sign }{ $points } point.
       *[other] The opponent: { $sign }{ $points } points.
    }
alt-replay = The area of seat { $seat }, card by card ({ $cards } in all).
alt-replay-table = Every area ({ $seats } in all), card by card ({ $cards } each).
alt-replay-shared =
    { $cards ->
        [one] The board that everyone shares, card by card (one in all).
       *[other] The board that everyone shares, card by card ({ $cards } in all).
    }
alt-line = A line of ratings, { $count } values: from { $first } to { $last }, lowest { $low }, highest { $high }.
alt-ranked = Place { $place }: { $value }.
alt-weeks = Games a week, the last { $count } weeks, oldest first: { $values }.

## The playground

playground-topic = The real bot on a simulated Discord
playground-welcome =
    ## 🧺 Welcome to the playground
    This is the real bot, on a Discord that exists only on your computer. *Viewing as*, at the top, says who you are: switch between people as you like.
playground-steps =
    {""}**1.** As { $first }, press *{ button-my-cards }*: only { $first } sees the answer. Do what it asks, then become { $second } and do the same.
    {""}**2.** When both are done, the table shows it, and the game goes on.
playground-also = Or join the open table as anyone, or type a command: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Or type a command: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Join table { $code }
playground-footer = -# Time passes here as it does outside. To skip ahead, write `skip 3h` in this channel or in the terminal.
playground-direct = { $name }: direct messages
playground-open = Snack Table is open: { $address }
playground-hint = Games are kept in { $file }. `skip 3h` and Enter moves the clock on, Ctrl-C ends it.
playground-skipped = It is now { $now } in the playground.
playground-meanwhile = Meanwhile:
playground-quiet = Nothing happened meanwhile.
