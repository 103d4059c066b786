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
lobby-teams = 🤝 With { $count }, you play in teams: seats { $teams }.
lobby-closed = *The game has started.*
lobby-seal = -# 🔏 Sealed deal: { $seal }
past-round = *This round is over.*
past-moved = *This table continues in [a newer message]({ $link }).*
lobby-footer = -# Anyone can join. The host starts the game.
lobby-footer-full = -# Every seat is taken. The host starts the game.
lobby-footer-kept = -# Every seat is taken or reserved. The host starts the game.
lobby-footer-direct = -# Nobody else can join here: add bots with *{ button-host }*, or start alone.
lobby-footer-solo = -# Anyone can join. Start alone to play solo.
option-hints = Hints
option-hints-on = on
option-hints-off = off
option-rated = Ratings
option-rated-on = rated
option-rated-off = friendly
opened = Table **{ $code }** is open in <#{ $channel }>. Start once everyone is there.
play-now-ready = Against { $bots }. *{ button-start }* deals the cards: nobody knows them before you press it.
play-now-friends = Friends can still join in <#{ $channel }>.
joined = You're in: table **{ $code }**. The host starts the game.
left = You left table **{ $code }**.
rematch-open = Rematch at table **{ $code }**: it's open in the channel.
rematch-call = 🔁 { $host } wants a rematch at table **{ $code }**. Are you in, { $names }? Press *{ button-join }*. No answer means no.
invite-call = 🪑 { $host } invites { $names } to { $game } at table **{ $code }**. Your seat is kept until the game starts.
start-without = The game started without { $names }, who hadn't answered.
start-alone = You're the only one here so far. Play solo now, or wait for others?
start-alone-asked = Nobody else has said yes yet. Still to answer: { $names }. Play solo now, or wait?
host-title = ### Host settings · table { $code }
host-footer = -# Only you see this. The table shows what you set.

## The table while a game runs

table-title = ### { $game } · { $code } · round { $round } of { $rounds }
reveal-title = ## 🎉 Round { $round } revealed
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
remark-hid-own = { $names } covered { $component } worth { $lost }. There must be a reason.
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
table-asleep = 💤 **This game is asleep.** Everyone has been away for a while, so nobody moves. Anyone seated can wake it: *{ button-back-again }*. If nobody does, it's cancelled { $until }, with no result.
cancelled-title = ## { $game } · table { $code }
cancelled-text = This game was cancelled.
cancelled-asleep = Nobody came back, so this game was cancelled. No result.
damaged-title = ## Table { $code } can't be read
damaged-text = I can't read this game any more. That's our fault, and all other tables are fine.
damaged-mendable = { $host } can restore it to the last point I can read. { $count ->
    [0] No move is lost.
    [one] One move is lost.
   *[other] { $count } moves are lost.
}
damaged-beyond = There's nothing left to restore. { $host } can close the table.
damaged-closed = I couldn't read this game any more, so the table was closed.
mended-done = Table **{ $code }** is back at the last point I could read. { $count ->
    [0] No move was lost.
    [one] One move was lost.
   *[other] { $count } moves were lost.
}
mended-gone = Table **{ $code }** is closed.
button-mend = Restore
button-give-up = Close table
board-title = ### { $game } · { $code } · round { $round } of { $rounds }

## The private panel

plan-ask = You can plan ahead: try out the card in your hand, and it's placed as soon as it's your turn.
plan-stands = 📌 Planned: **{ $where }**. Your card is placed as soon as it's your turn.
panel-last = Everyone else is done, so this is final.
panel-waiting =
    { $count ->
        [0] Everyone is done. The game goes on.
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
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
panel-score-others = -# At the last reveal: { $scores }
panel-score-others-now = -# The others now: { $scores }
panel-score-of = { $name } { $points }
panel-rival = You **{ $own }** · opponent **{ $rival }**
panel-over = The game at table **{ $code }** is over.
panel-footer = -# Table { $code } · only you see this
panel-footer-private = -# Only you see this.
choose-areas = -# `{ $own }` is you, `{ $other }` is { $name }, who gets the card you don't keep.
choose-own-area = -# What you have so far
not-begun = Table **{ $code }** hasn't started yet.
not-in-game = You have no seat at table **{ $code }**, so there are no cards to show you. Watch the table, or open your own with `/snack { name-start }`.
cannot-show = -# ⚠️ I can't show the table in <#{ $channel }> right now: the channel is gone, I'm not allowed to post there, or Discord is down. You can keep playing here: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Card { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-why = -# { $why }
trial-no-points =
    { $last ->
        [yes] no points
       *[no] no points yet
    }
trial-without = -# Without it, right now:
trial-problem =
    ### Card { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Not placed yet. You can undo until everyone is done. Table { $code }
trial-footer-final = -# Not placed yet. Final once placed: new cards come at once. Table { $code }
trial-footer-last = -# Not placed yet. Everyone else is done, so this is final. Table { $code }
trial-footer-plan = -# Not placed yet. Placed on your turn unless you undo it. Table { $code }
trial-footer-private =
    { $final ->
        [yes] -# Not placed yet. Final once placed: new cards are dealt right away.
       *[no] -# Not placed yet. Only you see this.
    }
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
menu-steps = Steps
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
form-where = Spot
form-where-about = Top-left cell, turn (0, 90, 180, 270), { layer-over } or { layer-under }; “{ layer-under } C4” tucks only that square
form-where-example = B3 90 { layer-under }
form-where-flat = Top-left cell and turn (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Card { $number } to `{ $where }`: { $why }.
hint-group = joins { $size } { $component }
hint-gives-up = gives up { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] one other change ({ $gain })
       *[other] { $count } other changes ({ $gain })
    }
hint-prepares = prepares { $groups }
hint-no-points-yet = no points yet, but { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = no points yet, but it keeps the most options open
hint-last = nothing left to gain, and this loses the least
hint-from = -# From a bot ({ $level })
review-title = ### Review of your game at { $code }
review-turn = { $mark } **Round { $round }** · { $gained }
review-turn-better = { $mark } **Round { $round }** · { $gained }, best found { $best }: { $moves }
review-found = Best found { $best }: { $moves }
review-move = card { $number } `{ $where }`
review-luck-same =
    { $own ->
        [one] { "" }**{ $own } point**: exactly the usual score for these cards.
       *[other] { "" }**{ $own } points**: exactly the usual score for these cards.
    }
review-luck-above =
    { $own ->
        [one] { "" }**{ $own } point**: { $difference } above the usual score for these cards ({ $usual }).
       *[other] { "" }**{ $own } points**: { $difference } above the usual score for these cards ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] { "" }**{ $own } point**: { $difference } below the usual score for these cards ({ $usual }).
       *[other] { "" }**{ $own } points**: { $difference } below the usual score for these cards ({ $usual }).
    }
review-luck-coming = -# The usual score for these cards is still being worked out. Come back in a bit.
review-luck-about = -# Usual score: what an expert bot gets from the same deal.
review-skill = -# Compared with an expert bot (same deal, same neighbours): { $choosing } from the cards you chose, { $placing } from where you placed them.
review-pictures = -# Where more was possible: first what you played, then what we found.
review-about = -# Each turn is judged only by its immediate points. Giving up points for later can be right.
review-area =
    { $best ->
        [one] { "" }**{ $best }** point is the best we found for your cards; you scored { $own }.
       *[other] { "" }**{ $best }** points is the best we found for your cards; you scored { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**{ $own }** point is the best we found for your cards, too. Well played.
       *[other] { "" }**{ $own }** points is the best we found for your cards, too. Well played.
    }
review-footer = -# Found in a few seconds; there may be better. Only you see this.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-host = Host…
button-decline = Not now
button-join-table = Join { $code }
button-play-solo = Play solo
button-solo-again = New solo game
button-wait = Wait
button-play-now = Play now: { $game }
button-cancel = Cancel game
button-my-cards = My cards
button-card = Try card { $number }
button-type = Pick a spot…
button-undo = Undo
button-refresh = Refresh
button-turn = Turn ↻
button-turn-left = ↺ Turn
button-layer = Layer
button-next-spot = Next spot
button-place = Place
button-plan = Place on my turn
button-back = Back
button-help = Help
button-hint = 💡 Hint
button-hints-off = Turn hints off
button-hints-on = Turn hints on
button-rated-off = Make it friendly
button-rated-on = Make it rated
button-rules = Rules
button-again = Play again
button-appearance-text = Text view
button-appearance-pictures = Pictures
button-as-text = As text
button-keep-appearance-text = Always as text
button-keep-appearance-pictures = Always pictures
button-keep-appearance-strong = High contrast
button-keep-appearance-ordinary = Normal colours
button-keep-appearance-still = Less motion
button-keep-appearance-moving = Moving pictures
button-keep-appearance-typed = Forms: type
button-keep-appearance-choices = Forms: choose
button-review = Review my game
button-post = Post in channel
button-daily-play = Play today's
button-daily-fun = Play for fun
button-daily-share = Share
button-daily-top = Server ranking
button-daily-others = Others' picnics
button-daily-proof = Seals
button-daily-off = Stop daily post
button-why-not = Why not?
button-page-before = ◀ Back
button-page-after = Next ▶
button-keep-going = No, keep playing
button-rematch = Rematch
button-replay = Replay
button-what-if = What if…
button-play-on = Play on from here
button-practice = Practice game
button-practice-again = Again from here
button-other-step = Other steps
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
        [one] 🏆 { $names } — { $points } point each, and the tiebreak is level too ({ $size }): a shared win!
       *[other] 🏆 { $names } — { $points } points each, and the tiebreak is level too ({ $size }): a shared win!
    }
score-seat = { $seat } — **{ $total }**
rating-new = new
score-of-opponent = 🤖 the opponent — **{ $total }**
claim = { $component } · named by { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nothing
deal-sealed-earlier = 🔏 The cards were sealed before the first one was dealt. SHA-256 of the seed: `{ $commitment }`. The seed itself is shown here once the game is over.
deal-sealed = 🔏 The seal `{ $seal }` was public before anyone joined. Numbers people added since: **{ $people }**. Together they fixed the cards when the game started: `{ $commitment }`. Everything is shown and checked here once it's over.
deal-without = -# People who added nothing, because they opened the table and passed hosting on: { $count }.
deal-title = ### Fair deal · { $game } · { $code }
deal-step-file = ✅ The game can be read from start to end.
deal-step-seal = ✅ **Seal**: the secret gives `{ $seal }`. Compare it with the lobby's message.
deal-step-day = ✅ This is the deal of { $date }, the same for everyone: nobody adds a number to it.
deal-step-contributions = ✅ **Numbers**: added by people after the seal: { $people }. By bots: none ({ $bots } at the table). People without one: { $nothing }.
deal-step-seed = ✅ **Seed**: secret, options, pack, rules, seats and numbers give `{ $seed }`, whose SHA-256 is `{ $commitment }`.
deal-step-pile = ✅ **Pile**: from that seed, the pack `{ $pack }` is dealt into the opening hands (cards dealt: { $dealt } of { $cards }).
deal-step-plain-seed = ✅ **Seed**: `{ $seed }` has the seal `{ $commitment }`. This game is from before people added to the deal.
deal-step-moves = ✅ **Moves**: all { $count } were legal (rules version { $rules }).
deal-step-result = ✅ **Result**: the moves lead to these points by seat: { $points }.
deal-step-failed = ❌ This doesn't check out: `{ $code }`.
deal-proven = **If the lobby showed that seal, nobody could have chosen these cards, neither the host nor the bot. No option changed later, every move was legal, and the points follow from the moves.**
deal-proven-earlier = **If that seal was shown during the game, its cards were fixed before the first move, and the result follows from them.**
deal-proven-daily = **If that seal was public the day before, the cards and options of this day were fixed by then; every move was legal, and the points follow from the moves.**
deal-failed = **This game doesn't check out. Export it and tell the people who run this bot.**
export-text = Game { $code } as a file: every card, move and number. Check it anywhere with `python -m engine verify FILE`.
replay-title = ### Card by card · { $code }
shared-replay = 🎞️ { $name } shares the replay of table **{ $code }**.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } scored **{ $own } point**: exactly the usual score for these cards.
       *[other] { "" }{ $name } scored **{ $own } points**: exactly the usual score for these cards.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } scored **{ $own } point**: { $difference } above the usual score for these cards ({ $usual }).
       *[other] { "" }{ $name } scored **{ $own } points**: { $difference } above the usual score for these cards ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } scored **{ $own } point**: { $difference } below the usual score for these cards ({ $usual }).
       *[other] { "" }{ $name } scored **{ $own } points**: { $difference } below the usual score for these cards ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Compared with an expert bot (same deal, same neighbours): { $choosing } from choosing cards, { $placing } from placing them.
shared-review = 🔍 { $name } shares a review of their game at table **{ $code }**.
shared-review-pictures = -# Where more was possible: first what was played, then what we found.
shared-review-area =
    { $best ->
        [one] { "" }**{ $best }** point is the best we found for these cards; { $name } scored { $own }.
       *[other] { "" }**{ $best }** points is the best we found for these cards; { $name } scored { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**{ $own }** point is the best we found for these cards, and { $name } got it.
       *[other] { "" }**{ $own }** points is the best we found for these cards, and { $name } got them all.
    }
shared-done = Posted in <#{ $channel }>.
replay-card = Card { $number } · { $where } · { $gain }

## The picnic of the day

daily-title = ## 🧺 Picnic of the day #{ $number }
daily-about = { $date } · { $options }
daily-until = One try, and it counts. No hints, no undo. Leave and come back as you like: the day ends { $until }.
daily-for-fun = This day is over, so you play it just for fun.
daily-unfinished = { $date } is over, and your picnic wasn't finished in time. There's a new one today.
daily-figures = Par { $par } (our best bot) · best found { $best }
daily-next = -# Next picnic { $when }.
daily-footer = -# Only you see this. `/snack { name-daily }` brings it back.
daily-ahead = Ahead of { $percent }% of everyone: place { $place } of { $count } so far.
daily-ahead-past = Ahead of { $percent }% of everyone: place { $place } of { $count }.
daily-ahead-here = On this server: place { $place } of { $count }, ahead of { $percent }%.
daily-alone = You're the first to finish today.
daily-alone-past = Nobody else finished that day's picnic.
daily-alone-here = First on this server.
daily-alone-here-past = Nobody else on this server finished it.
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
solo-title = ## { $game } · solo
solo-about = You alone, in private: nobody else sees this game, and it stays open as long as you like.
solo-footer = -# Only you see this. `/snack { name-solo }` brings it back.
what-if-title = ### What if · { $code } · step { $step } of { $steps }
what-if-did = In the game: { $move }.
what-if-step = { $step } · round { $round }
what-if-instead = -# You have a practice game open. A new one takes its place.
what-if-footer = -# Practice with bots: you know what you knew, the rest is dealt again.
practice-title = ## { $game } · practice
    -# From step { $step } of game { $code }. It doesn't count.
practice-about = You know what you knew then; the rest is dealt again. Undo as far back as you like.
practice-points =
    { $kind ->
        [same] You scored **{ $own }**, just like in the game.
       *[other] You scored **{ $own }**; in the game it was **{ $then }**.
    }
practice-given-up = You gave up this practice game.
practice-footer = -# Only you see this, and none of it counts.
choice-practice = practice

## Time

option-pace = Pace
lobby-pace = Pace: **{ $pace }** · { $about }
pace-live = live
pace-live-about = 10 minutes per phase
pace-evening = evening
pace-evening-about = 2 hours per phase
pace-daily = daily
pace-daily-about = 24 hours per phase
pace-relaxed = relaxed
pace-relaxed-about = 3 days per phase
pace-none = none
pace-none-about = No time limit
pace-choice-live = live: 10 minutes per phase
pace-choice-evening = evening: 2 hours per phase
pace-choice-daily = daily: 24 hours per phase
pace-choice-relaxed = relaxed: 3 days per phase
pace-choice-none = none: no time limit
seat-until = { " " }· due { $until }
seat-away = { " " }· 🏖️ away, back { $until }
seat-missed = { " " }· 🤖 a stand-in played last time
seat-stand-in = { " " }· 🤖 a stand-in plays until they're back
seat-asleep = { " " }· 💤 not here
seat-asked = { " " }· no answer yet
seat-done = { " " }· done
seat-waiting = { " " }· to act
seat-later = { " " }· later
panel-until = -# ⏳ Due { $until }. After that a bot plays for you.
stand-in-plays = 🤖 A stand-in plays for you until you're back.
asleep-seat = 💤 The game is asleep and your seat is kept. Press *{ button-back-again }* to continue.
back-again = Welcome back. Your seat is yours again.
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
more-time-granted = Granted: more time at table **{ $code }**.
more-time-voted = Vote counted. It takes more than half of the players who are done, and at least two votes if three or more play.
taken-over = Seat { $seat } is yours now. These are its cards.
host-is = { $name } now hosts table **{ $code }**.
host-voted = Vote counted. Table **{ $code }** gets a new host when more than half of the others agree.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Your turn** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-next = ⏳ **You're next** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-half = ⏳ **Half your time is gone** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-last = ⏰ **Last call**, then a stand-in plays · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **Your turn** · { $who }
       *[other] ⏳ **Your turn at { $count } tables** · { $who }
    }
reminder-several-all-next = ⏳ **You're next at { $count } tables** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds } · you're next
reminder-several-first = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds } · half your time is gone
reminder-several-last = [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds } · **last call**
reminder-silence = 💤 **Quiet here for days** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. The game is still waiting; the host can cancel it with `/snack { name-cancel }`.
reminder-asleep = 💤 **This game is asleep** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. Anyone seated can wake it: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Quiet here for days** · [{ $game } · { $code }]({ $link }). The table is still waiting; the host can start the game, or cancel it with `/snack { name-cancel }`.
reminder-closes = If nothing happens, it's cancelled automatically { $until }.
reminder-awake = ☀️ **The game goes on** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. Back at the table: { $names }. A bot plays for the others until they press *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · due { $until }

## What people and servers want

# This language's own name for itself.
language-name = English
language-auto = same as Discord
reminders-channel = in the channel
reminders-direct = as a direct message
reminders-off = none
next-on = yes
next-off = no
me-title = ### Your preferences
me-reminders = Reminders when it's your turn: **{ $reminders }**
me-next = Heads-up when you're next: **{ $next }**
me-quiet = Quiet hours: **{ $start }–{ $end }** ({ $zone }). No reminders, and deadlines wait until they end.
me-zone = Time zone: **{ $zone }**
me-no-quiet = Quiet hours: **none**. Set them with `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
me-away = Away until **{ $until }**. Your time in a phase starts when you're back; a game waits 14 days for you in all.
me-here = Not away. Going away? `/snack { name-me } { name-away }:5` or `{ name-away }:2027-01-31`
me-language = Language: **{ $language }**
me-public = Others can see your rating, profile and ranking.
me-private = 🙈 Your rating and profile are yours alone, and you're in no ranking.
me-footer = -# Only you see this. Tables waiting for you show that you're away.

data-title = ### Your data
data-about = Preferences, games, moves, results, ratings: everything stored about you. Download it, or have it removed.
data-here = Everything stored about you, in one file. Only you see this.
button-data = My data
button-data-file = Download my data
button-data-forget = Forget me
forget-title = ### Forget you?
forget-ask = Your preferences and standings are deleted. Your name and id are removed from every game, result and rating; finished games keep your seat without a name. Posts already in channels stay there. This can't be undone.
forget-tables = { $count ->
    [one] A bot takes your seat at 1 open table.
   *[other] Bots take your seats at { $count } open tables.
}
forget-yes = Yes, forget me
forget-no = No, keep it all
forget-done = { $count ->
    [0] Done: nothing here says who you are any more. Come back whenever you like.
    [one] Done: nothing here says who you are any more, and a bot has your seat at 1 table. Come back whenever you like.
   *[other] Done: nothing here says who you are any more, and bots have your seats at { $count } tables. Come back whenever you like.
}
someone-forgotten = a former player

menu-reminders = Reminders
button-next-on = Tell me I'm next
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
server-title = ### Server settings
server-pace = New tables: **{ $pace }** · { $about }
server-channels = Tables only in: { $channels }
server-everywhere = Tables in **any channel**. `/snack { name-settings } { name-channel }:` allows one, or removes it again.
server-threads-on = Each table gets **its own thread**.
server-threads-off = Tables are posted **in the channel**.
server-mentions-on = People are **mentioned** when it's their turn.
server-mentions-off = Nobody is mentioned in channels; people who want **direct messages** get them.
server-motion-on = Reveals are **animated** for up to four players.
server-motion-off = Reveals are **still pictures**.
server-ratings-on = Ratings are shown next to names in lobbies.
server-ratings-off = No ratings in lobbies.
server-limits = Open tables: **{ $person }** per host, **{ $channel }** per channel
server-daily = Picnic of the day: posted daily in <#{ $channel }>, from { $hour }.
server-daily-off = No daily post. `/snack { name-settings } { name-daily }:` picks a channel for it.
server-language = Language of tables: **{ $language }**
server-footer = -# Only you see this. Applies to new tables; mentions change at once.
button-threads-on = Use threads
button-threads-off = No threads
button-mentions-on = Mention people
button-ratings-on = Show ratings
button-ratings-off = Hide ratings
button-mentions-off = Mention nobody
button-motion-on = Moving reveals
button-motion-off = Still reveals
button-everywhere = Any channel

## Confirming

cancel-ask = Cancel table **{ $code }** for everyone? There's no undo.
cancel-yes = Yes, cancel it
cancel-done = Table **{ $code }** is cancelled.
give-up-ask = Give up this game? There's no undo.
give-up-yes = Yes, give it up
leave-ask = Leave table **{ $code }**? In a running game a bot takes your seat.
leave-yes = Yes, leave
leave-done = You left table **{ $code }**.
confirm-nothing = Nothing changed.

## Lists and help

status-title = ### { $game } · table { $code }
status-round = Round { $round } of { $rounds }
status-link = [To the table]({ $link })
status-lobby = waiting for players
status-over = over
status-cancelled = cancelled
games-title =
    { $count ->
        [0] No games right now. `/snack { name-start }` opens a table.
        [one] ### Your game
       *[other] ### Your { $count } games
    }
games-line = **{ $code }** · { $game } · { $state } · [to the table]({ $link })
games-damaged = **{ $code }** · I can't read this game. Its table says what can be done.
games-more = -# … and { $count } more
games-practice = **Practice** · { $game } · from step { $step } of { $code }
history-title-mine = ### Your finished games
history-title-server = ### Finished games on this server
history-nothing = Nothing here yet.
history-daily = 🧺 Picnic of the day #{ $number }
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
profile-games = 🎴 Games: **{ $games }** · 👑 won: **{ $wins }**
profile-points = 🥇 Points: **{ $average }** on average, **{ $best }** at best
profile-skill =
    { $count ->
        [one] 🎯 Skill: **{ $sign }{ $skill }** compared with the usual score for the cards, in the last game
       *[other] 🎯 Skill: **{ $sign }{ $skill }** per game compared with the usual score for the cards, over the last { $count }
    }
profile-favourites = Favourites: { $names }
profile-kept = ⏱️ Moves made in time: { $percent }%
profile-streak = 🔥 Wins in a row: { $now } now, { $longest } at most
profile-duel = 👥 You against them: { $won } won, { $lost } lost, { $tied } tied
top-title = ### Best on this server · { $game }
top-all = -# Everyone who has played here
top-month = -# Played here in the last 30 days
top-me = -# Played with you here
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } game
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } games
    }
top-nothing = Nobody yet. A rated game needs two people.
stats-title = ### This server in numbers
stats-weeks = Finished games, the last { $weeks } weeks:
stats-active = People active in the last four weeks: **{ $count }**
stats-finished = Played to the end: **{ $finished }** of { $begun } ({ $percent }%)
stats-phase =
    { $hours ->
        [0] A phase takes { $minutes } min (median)
       *[other] A phase takes { $hours } h { $minutes } min (median)
    }
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
    {""}**1.** `/snack { name-start }` opens a table; others press *{ button-join }*. Start alone to play solo.
    {""}**2.** *{ button-my-cards }* on the table (or `/snack { name-hand }`) shows your cards to you alone.
help-commands =
    `/snack { name-board }` shows everyone's boards · `/snack { name-status }` who a game waits for · `/snack { name-games }` your games
    `/snack { name-rules }` has the rules · `/snack { name-tutorial }` teaches them · `/snack { name-leave }` and `/snack { name-cancel }` ask before they act
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    That could mean several things:
    { $labels }
do-unknown =
    “{ $typed }” isn't something you can do right now. You can:
    { $labels }

help-appearance = -# *{ button-appearance-text }* on any panel swaps pictures for words. What you choose here is kept:
appearance-title = ### How you see games
appearance-text-on = Text instead of pictures: **on**
appearance-text-off = Text instead of pictures: **off**
appearance-strong-on = High contrast: **on**
appearance-strong-off = High contrast: **off**
appearance-still-on = Less motion: **on**
appearance-still-off = Less motion: **off**
appearance-typed-on = Spots in forms: **typed**, like `B3 90 { layer-under }`
appearance-typed-off = Spots in forms: **picked from lists**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Picture { $number }: { $text }
rules-not-like-this = ✗ Not like this:
rules-nothing-found = No rules page mentions “{ $typed }”. Pick a topic from the menu.
# Other words for something, by which its pages are found as well.
typed-topics = draw = tie, tiebreak = tie

## The tutorial

tutorial-step = ### 🎓 Step { $step } of { $steps }
tutorial-footer = -# A practice game, just for you. `/snack { name-tutorial }` resumes here any time.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Press *{ button-place }*: that's the spot.
tutorial-now-card = 👉 Take card **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }* it until the title says **{ $turn }**.
tutorial-now-cell = 👉 Move it with the arrows until the title says `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, until the title says `{ $where }`.
error-lesson-card = That would work. For this step take the other card, number **{ $number }**; this one gets its turn later.
error-lesson-turn = It fits like that, but here it has to be turned to **{ $turn }**: `{ $where }`. *{ button-turn }* goes a quarter at a time.
error-lesson-cell = It fits there, but this step needs it at `{ $where }`. Move it with the arrows; the title says where it is.
error-lesson-layer = Right spot, other layer: `{ $where }`. Press *{ button-layer }* until the title says so.

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
name-solo = solo
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
name-data = data

## What commands are for

command-snack = Card-laying games
command-start = Open a table in this channel
command-start-game = Which game
command-start-players = How many seats
command-start-bots = How many bots
command-start-level = How well the bots play
command-start-pack = Which card pack
command-start-pace = How long a phase may take
command-start-with = Who to invite: their seat is kept
command-start-rated = Whether the game counts for ratings
command-hand = See your cards and what to do
command-do = Type any action instead of pressing buttons
command-do-action = What to do: your options are listed as you type
command-place = Try out a card; nothing is final until you say so
command-place-cell = The top-left cell the card covers, such as B3
command-place-rotation = Turned clockwise by
command-place-layer = { layer-over }, { layer-under }, or { layer-under } with cells: { layer-under } C4 D4
command-place-card = Which of your cards
command-place-final = Place it right away instead of trying it out
command-board = Show everyone's boards
command-board-seat = Just one seat
command-status = Who a game waits for
command-games = Your games, on every server
command-tables = Tables on this server that you can join now
command-history = Finished games: look back, check, export
command-history-scope = Yours, or those of this server
command-history-game = Only this game
command-history-opponent = Only games with this person
command-verify = Check that nobody could pick a game's cards
command-profile = Someone's rating, results and best board
command-profile-person = Whose profile; leave empty for yours
command-top = This server's best
command-top-scope = Everyone, played this month, or played with you
command-cancel = Cancel a game
command-leave = Leave a table
command-help = How to play here
command-tutorial = Learn a game in five minutes, step by step
command-daily = Today's picnic: one deal for everyone, one try
command-daily-date = An earlier day, for fun, such as 2026-11-17
command-daily-top = Who did best on this server
command-solo = A private game alone, wherever you are
command-rules = The rules, page by page, with pictures
command-rules-topic = What about? Type a word to search
command-me = Your preferences: reminders, quiet hours, time away, language
command-me-reminders = Where to tell you it's your turn
command-me-next = A heads-up when you're next, in games of turns
command-me-quiet = Hours without reminders, such as 22-8 or 22:30-7; { word-off } for none
command-me-zone = Your time zone
command-me-away = A number of days, or a date such as 2027-01-31; { word-off } when you're back
command-me-view = Text or pictures
command-me-contrast = High contrast or normal colours
command-me-motion = Still or moving pictures
command-me-form = Type spots into forms, or pick them from lists
command-me-public = Whether others see your rating, profile and ranking
command-me-data = Everything stored about you: take a copy, or be forgotten
command-language = Language
command-settings = Server settings (for people who manage the server)
command-settings-channel = Allow tables in this channel, or remove it again
command-settings-per-person = Open tables per host
command-settings-per-channel = Open tables per channel
command-settings-daily = Post the picnic of the day in this channel
command-settings-hour = From which hour (UTC)
command-host = Pass hosting on, or vote for a new host if yours is gone
command-host-to = Who becomes the host; leave empty to vote
command-table = The table's code, if there are several

## What can be wrong

error-internal = Something went wrong on our side. Your game is safe; try again in a moment.
still-working = Still busy with your last request. Try again once it's here.
too-often = That was a lot at once. You can continue { $when }.
server-barred = The bot isn't available on this server.
restarting = I'm restarting. Try again in a few seconds.
error-old-button = This button is from an older version. Get a fresh one: `/snack { name-hand }` or `/snack { name-games }`.
error-not-damaged = Table **{ $table }** is fine: there's nothing to restore.
error-unreadable = I can't read “{ $text }” as a spot. Try `B3 90`.
error-bad-cell = I can't read “{ $given }” as a cell. Cells are a letter and a number, like `B3`.
error-bad-rotation = Cards turn by quarters, not by { $given }. Use 0, 90, 180 or 270.
error-bad-layer = I don't know the layer “{ $given }”. Use `{ layer-over }`, `{ layer-under }`, or `{ layer-under }` with cells: `{ layer-under } C4 D4`.
error-off-frame = { $cell } is out of reach.
error-first-card = The first card goes in the middle: { $allowed }.
error-touches-nothing = At { $cell } the card touches nothing. It has to overlap or touch another card.
error-corner-only = At { $cell } the card touches only a corner. It has to overlap a card or share an edge with one.
error-too-wide = { $cell } would make your area { $size } wide; the limit is { $limit }.
error-too-high = { $cell } would make your area { $size } high; the limit is { $limit }.
error-no-overlap = Cards don't overlap in this game, and { $cell } is taken.
error-never-under = Cards never go under others in this game.
error-nothing-to-be-under = There's nothing to go under at { $cell }.
error-over-and-under-one = One card can't be over another at { $over_at } and under the same one at { $under_at }.
error-ring = An impossible loop: the card at { $over_at } lies above the card at { $under_at }, so nothing can be over the one and under the other.
error-game-over = This game is over.
error-not-a-seat = There's no such seat at this table.
error-unknown-move = This game has no such move.
error-bad-move = I can't read that move.
error-wrong-phase = The game has moved on. Here's where it stands.
error-not-your-turn = It's not your turn yet.
error-not-in-hand = You don't hold that card any more. Here's what you have now.
error-already-done = Already done.
error-nothing-to-undo = There's nothing to undo.
error-final = That can't be undone: it has been revealed.
error-unknown-game = I don't know that game.
error-unknown-pack = This game has no pack { $pack }.
error-bad-seats = This game takes { $least } to { $most } players.
error-unknown-option = This game has no such option.
error-bad-option = Choose one of these: { $allowed }.
error-bad-seed = The cards couldn't be dealt.
error-no-such-table = There's no table { $table } (any more). `/snack { name-games }` lists yours.
error-moves-gone = The moves of game { $table } aren't kept any more, only its result.
error-no-such-step = That game has { $steps } steps to play on from, and this isn't one of them.
error-only-practice = This is a practice game, so there's nothing to prove or keep.
error-nothing-to-rewind = You're back where this practice game began.
error-out-of-sight = I can't see you in the channel of table { $table } right now, so I did nothing. You can still look, or give up your seat: `/snack { name-leave }`.
error-not-in-lobby = This game has already started.
error-not-playing = This game isn't running.
error-already-seated = You already have a seat here.
error-not-seated = You have no seat at this table.
error-not-played = Only people who played a game can export it.
error-nothing-finished = You haven't finished a game yet. Name a table, or come back after your first one.
error-profile-hidden = { $name } keeps their results private.
error-top-on-servers = Rankings belong to servers. Try it there.
error-table-full =
    { $capacity ->
        [one] The one seat here is taken.
       *[other] All { $capacity } seats here are taken.
    }
error-only-host = Only the host can do that.
error-too-few = { $seats } is too few: this game takes at least { $needed }.
error-bad-capacity = Seats here: { $least } to { $most }.
error-small-table = You and everyone you bring need { $needed } seats, but `{ name-players }` says { $seats }. Ask for { $needed } or more, or leave it out.
error-no-teams = No teams at this table: everyone plays alone.
error-no-bot-to-remove = There's no bot at this table.
error-too-many-tables =
    { $limit ->
        [one] You already have a table open here. Finish or cancel it first: `/snack { name-games }`.
       *[other] You already have { $limit } tables open here. Finish or cancel one first: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] A table is already open in this channel. Join it, or use another channel.
       *[other] { $limit } tables are already open in this channel. Join one, or use another channel.
    }
error-hints-off = Hints are off at this table.
error-not-over = This game isn't over yet.
error-shared-already = Already posted. Once is enough.
error-no-answer = Nobody else has said yes yet. Still to answer: { $names }. Wait for them, or add a bot.
error-alone = You're the only one here so far.
error-not-alone = Someone sat down in the meantime, so I started nothing. Press *{ button-start }* to play together.
error-no-such-bot = There's no bot called “{ $given }”.
error-invited-bot = { $name } is a bot and can't sit down. For my own bots, use `{ name-bots }:`.
error-invited-unseeing = { $name } can't see this channel, so I can't keep a seat for them here.
error-no-free-code = I couldn't open a table just now. Please try again.
error-nothing-to-do = Nothing for you to do right now.
error-mind-made-up = You've changed your mind { $limit } times in this phase, so now it stays as it is.
error-not-free = That seat isn't free.
error-held-another = You've held another seat in this game and seen its cards, so this one is for someone else.
error-no-deadline = There's no deadline here to push back, or nobody who could agree to it.
error-time-granted = This phase already got more time. Once is all there is.
error-no-vote = The others decide that: it's you they're waiting for.
error-host-yourself = You're the host. `/snack { name-host } { name-to }:` names another.
error-host-is-here = The host is here. You can vote for another when the host misses a deadline, hasn't started within an hour, or keeps a game without deadlines waiting for six days.
error-host-not-seated = Only someone seated at this table can host it.
error-wrong-channel = This server's tables go here: { $channels }
error-only-managers = Only people who manage this server can change that.
error-only-servers = That can only be set on a server.
error-bad-hours = I can't read “{ $given }” as hours. Write `22-8` or `22:30-7:15`, or `{ word-off }`.
error-zone-missing = Which time zone? Add it: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
error-bad-zone = I don't know the time zone “{ $given }”. Pick one from the list, such as `Europe/Berlin`.
error-long-quiet = Quiet hours last { $limit } hours at most, and can't end when they start.
error-bad-away = I can't read “{ $given }” as a time away. Write a number of days, a date within a year like `2027-01-31`, or `{ word-off }`.
error-away-out-of-reach = “{ $given }” is in the past or too far ahead. Write 1 to { $limit } days, a date within a year, or `{ word-off }`.
error-stale = The game has moved on, so I changed nothing. Here's where it stands.
error-no-such-day = There's a picnic for every day from { $first } to { $last }. Write the date like that.
error-no-daily-channel = Pick a channel for the daily post first: `/snack { name-settings } { name-daily }:`
error-day-over = That day is over, so this move came too late. `/snack { name-daily }` deals today's picnic.
error-deal-withheld = Others can still play this deal today. It opens once the day is over.
error-day-unfinished = Finish your own picnic of that day first.
error-day-tried = You've had your try today: it went with your data. The next picnic starts { $when }.
error-only-yours = This game is yours alone. Leave it any time; it stays as it is.
error-not-a-member = I'm not on this server, so I can't open a table. Add me: { $link } · `/snack { name-solo }` and `/snack { name-daily }` work right here.
error-no-such-card = There's no card { $given }; you have { $count }.
error-card-laid =
    { $left ->
        [0] Card { $given } is already placed.
       *[other] Card { $given } is already placed. Card { $left } is still yours to place.
    }
error-no-such-seat = There's no seat { $seat }; this table has { $seats }.
error-no-table-here = You have no game here. `/snack { name-start }` opens a table, `/snack { name-games }` lists yours.
error-cannot-post = I'm not allowed to post in this channel. I need *View Channel*, *Send Messages* (in threads too), *Attach Files* and *Read Message History*. Ask someone who manages this server, or use another channel.
error-which-table = Which table? Pick one: { $codes }.

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
alt-problem = It can't go at { $cell } turned by { $turn }.
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
alt-no-winner = The opponent won.
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
alt-profile = A profile. Games: { $games }, won: { $wins }. The rest is in the text.
alt-skill = Points above the usual score for the cards: { $skill } per game.

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
playground-footer = -# Time is real here. Type `skip 3h` here or in the terminal to skip ahead.
playground-direct = { $name }: direct messages
playground-open = Snack Table is open: { $address }
playground-hint = Games are kept in { $file }. Type `skip 3h` to skip ahead; Ctrl-C quits.
playground-skipped = It's now { $now } in the playground.
playground-meanwhile = In the meantime:
playground-stood-in = a stand-in played for { $names }
playground-quiet = Nothing happened in the meantime.
