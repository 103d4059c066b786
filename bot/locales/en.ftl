# Everything the bot says, in English. Keys are made of codes; words in other languages sit beside this file.

## Names

game-snack = Snack Match
game-veggies = Veggies
level-easy = easy
level-medium = medium
level-hard = hard
auto-player = 🤖 automatic ({ $level })
auto-short = automatic player
components-sandwich = sandwiches
components-donut = donuts
components-soda = sodas
components-sausage = sausages
components-orange = orange cloths
components-green = green cloths
components-blue = blue cloths
components-red = red cloths
component-sandwich = sandwich
component-donut = donut
component-soda = soda
component-sausage = sausage
component-orange = orange
component-green = green
component-blue = blue
component-red = red
components-strawberry = strawberries
components-banana = bananas
components-grape = grapes
components-carrot = carrots
components-mushroom = mushrooms
components-mouse = mice
component-strawberry = strawberry
component-banana = banana
component-grape = grape
component-carrot = carrot
component-mushroom = mushroom
component-mouse = mouse
component-crate = empty crate
component-pallet = empty pallet
component-barrel = empty barrel
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
lobby-blurb-snack = Lay your picnic in a 4 × 4 square, over and under, and bring equal snacks and cloths together.
lobby-blurb-veggies = Fill your market stall with goods in large groups and many, and cover up the mice. Four play in two teams: seats 1 and 3 against 2 and 4.
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *one seat is free*
       *[other] *{ $count } seats are free*
    }
lobby-team = 🤝 { $names }
lobby-closed = *The game has begun.*
lobby-footer = -# Anyone may join. The host starts.
lobby-footer-direct = -# Nobody else can join here: add automatic players, or start alone.
lobby-footer-solo = -# Anyone may join. The host starts; alone, you play solo.
option-diet = Special Diet
option-diet-none = none
option-diet-none-about = Groups only
option-diet-easy = easy
option-diet-easy-about = Two chances to win points
option-diet-medium = medium
option-diet-medium-about = One chance to win points, one to lose them
option-diet-hard = hard
option-diet-hard-about = Two chances to lose points
option-hints = Hints
option-hints-on = on
option-hints-off = off
opened = Table **{ $code }** is open in <#{ $channel }>. Start when everyone is there.
joined = You have a seat at table **{ $code }**. The host starts the game.
left = You have left table **{ $code }**.
rematch-open = A rematch at table **{ $code }**: it's open in the channel.
rematch-call = 🔁 { $host } asks for a rematch at table **{ $code }**. Seated again: { $names }. Whoever doesn't want to play presses *{ button-leave }*.

## The table while a game runs

table-title = ### { $game } · { $code } · round { $round } of { $rounds }
reveal-title = ## 🎉 Round { $round } is on the table!
standing = { $seat } · **{ $points }** ({ $gain })
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* shows your cards to you alone. Deal sealed as { $commitment }…
snack-choose-table = Everyone keeps one card and passes the other to the left.
snack-play-table = Everyone lays two cards. All is shown at once when the last one is done.
snack-solo-table = Two cards each time: one for the picnic, the other for the opponent.
veggies-start-table = Everyone opens a stall with one of two cards and keeps the other.
veggies-turn-table = One card each in turn: from the hand or from the market.
veggies-name-table = The stalls are full. Some have to name the good they want to count.
cancelled-title = ## { $game } · table { $code }
cancelled-text = This game was called off.
board-title = ### { $game } · { $code } · round { $round } of { $rounds }

## The private panel

snack-choose-title = ### Round { $round } of { $rounds }: keep one, pass one
snack-choose-ask = Which card do you keep? The other one goes to your left.
snack-choose-chosen = You keep card **{ $number }**. You may change your mind until the last one has chosen.
snack-choose-button = Keep { $number }
snack-choose-done = ### You have chosen
snack-play-title = ### Round { $round } of { $rounds }: lay your cards
snack-play-ask =
    { $count ->
        [one] One card is left. Pick it to try it out: nothing is placed before you say so.
       *[other] Pick a card to try it out: nothing is placed before you say so.
    }
snack-play-done = ### You are done with this round
snack-solo-title = ### Round { $round } of { $rounds }: one for you, one for your opponent
snack-solo-ask = Which one do you lay? The other goes to your opponent. Pick a card to try it out: nothing is placed before you say so.
veggies-start-title = ### Open your stall
veggies-start-ask = Which card opens your stall? The other one stays in your hand.
veggies-start-chosen = You open with card **{ $number }**. You may change your mind until the last one has chosen.
veggies-start-button = Open with { $number }
veggies-start-done = ### You have chosen
veggies-turn-title = ### Card { $round } of { $rounds }: your turn
veggies-turn-ask = Card 1 is the one in your hand; the others lie in the market. Pick one to try it out.
veggies-turn-done = ### Your stall
plan-ask = You can plan your turn already: try out the card in your hand, and it is placed as soon as your turn comes.
plan-stands = 📌 As soon as your turn comes, your card is placed by itself: **{ $where }**.
veggies-name-title = ### Name your good
veggies-name-ask = Which of your largest groups counts? What anyone names counts for everyone.
veggies-name-button = { $things }
veggies-name-done = ### Your stall is full
panel-last = You are the last one: your choice is final.
panel-waiting =
    { $count ->
        [0] Nobody has to wait: the game goes on.
        [one] Still to act: { $names }.
       *[other] Still to act: { $names }.
    }
panel-over = The game at table **{ $code }** is over.
panel-footer = -# Table { $code } · only you see this
not-begun = Table **{ $code }** has not begun yet.
not-in-game = You have no seat at table **{ $code }**, so there are no cards to show you. You can watch the table, or open one of your own with `/snack { name-start }`.
cannot-show = -# ⚠️ The table can't be shown in <#{ $channel }> just now: the channel is gone, I may not post there, or Discord is down. The game goes on here: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

bonus-fewest = -# 🟢 +3 for the fewest { $component }
bonus-most = -# 🔴 −3 for the most { $component }
bonus-corners = -# 🟢 +1 for each of your corners with { $component }
bonus-isolated = -# 🔴 −2 for each one alone: { $component }
bonus-groups = -# 🟢 +1 for each group, even of one: { $component }
bonus-centre = -# 🔴 −2 for each in your centre: { $component }
bonus-lines = -# 🟢 +2 for each full row or column: { $component }
bonus-pairs = -# 🔴 −2 for each group of just two: { $component }

## A trial placement

trial-title = ### Card { $number } · `{ $where }` · { $gain }
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-problem =
    ### Card { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Nothing is placed yet. You can take it back until the last one is done. Table { $code }
trial-footer-final = -# Nothing is placed yet. Placing is final here: the next cards come at once. Table { $code }
trial-footer-last = -# Nothing is placed yet. You are the last one: placing is final. Table { $code }
trial-footer-plan = -# Nothing is placed yet. It will be as soon as your turn comes, unless you take it back before. Table { $code }
suggestion = Card { $number } · { $where } · { $gain }
menu-partner = Partner of seat 1
menu-best = Best-looking places
menu-topics = Topics
form-title = Where does it go?
form-card = Which card? (1 to { $count })
form-where = Place
form-where-about = Top-left cell, turn (0, 90, 180, 270), { layer-over } or { layer-under }; “{ layer-under } C4” for single squares.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-keep = 💡 Keep card **{ $number }**: it goes best with what may be passed to you, and gives least away.
hint-open = 💡 Open with card **{ $number }**.
hint-answer = 💡 { $answer }: that counts most for you as things stand.
hint-place = 💡 Card { $number } to `{ $where }`: { $why }.
hint-group = joins { $size } × { $component }, { $gain }
hint-less = { $what }, { $gain }
hint-prepares = no points yet, but { $groups } side by side can grow
hint-prepares-group = { $size } × { $component }
hint-ways-on = no points yet, but it leaves you the most ways on
hint-last = nothing more to gain, and this loses the least
review-title = ### Your game at table { $code }, looked at again
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, best found { $best }: { $moves }
review-move = card { $number } `{ $where }`
review-about = -# Each turn is weighed by the points it brought at once, as things stood then. Giving up points for later can be right.
review-area =
    { $best ->
        [one] { "" }**With the eight cards you had**, the best result found is **{ $best }** point; yours is { $own }.
       *[other] { "" }**With the eight cards you had**, the best result found is **{ $best }** points; yours is { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**With the eight cards you had**, nothing better than your **{ $own }** point was found.
       *[other] { "" }**With the eight cards you had**, nothing better than your **{ $own }** points was found.
    }
review-footer = -# Best found in a few seconds of search: there may be better ones. Only you see this.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-auto = Add automatic
button-remove-auto = Remove automatic
button-cancel = Call off
button-my-cards = My cards
button-card = Try card { $number }
button-type = Type it…
button-undo = Take back
button-refresh = Look again
button-turn = Turn
button-layer = Layer
button-other = Other card
button-place = Place
button-plan = Place on my turn
button-back = Back
button-help = Help
button-hint = 💡 Hint
button-hints-off = Play without hints
button-hints-on = Allow hints
button-rules = The rules
button-again = Once more
button-look-text = Text view
button-look-pictures = Pictures
button-as-text = As text
button-keep-look-text = Always as text
button-keep-look-pictures = Always with pictures
button-keep-look-strong = Strong contrast
button-keep-look-ordinary = Ordinary colours
button-review = Review my game
button-why-not = Why not?
button-page-before = ◀ Before
button-page-after = Next ▶
button-keep-going = No, go on
button-rematch = Rematch
button-replay = Watch it again
button-cards-of = My cards · { $code }

## The end

over-title = ## 🏁 { $game } · table { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } — { $points } point!
       *[other] 🏆 { $names } — { $points } points!
    }
verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } — { $points } point, and the tie goes to the largest group ({ $size }).
       *[other] 🏆 { $names } — { $points } points, and the tie goes to the largest group ({ $size }).
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } share the win with { $points } point; what breaks ties is equal too ({ $size }).
       *[other] 🏆 { $names } share the win with { $points } points; what breaks ties is equal too ({ $size }).
    }
verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } — { $points } point, and the tie goes to fewer mice ({ $size }).
       *[other] 🏆 { $names } — { $points } points, and the tie goes to fewer mice ({ $size }).
    }
verdict-solo-won =
    { $points ->
        [one] 🏆 You win: { $points } point, and { $target } were to be beaten.
       *[other] 🏆 You win: { $points } points, and { $target } were to be beaten.
    }
verdict-solo-lost =
    { $points ->
        [one] The picnic goes to your opponent this time: { $points } point, and you needed more than { $target }.
       *[other] The picnic goes to your opponent this time: { $points } points, and you needed more than { $target }.
    }
score-seat = { $seat } — **{ $total }**
score-of-opponent = 🤖 the opponent — **{ $total }**
score-nothing = nothing
score-group = { $size } { $component } { $points }
score-good = { $component } { $largest } × { $groups } { $points }
score-mice = mice ({ $count }) { $points }
score-bonus-fewest = fewest { $component } ({ $own }) { $points }
score-bonus-most = most { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in corners ({ $count }) { $points }
score-bonus-isolated = lone { $component } ({ $count }) { $points }
score-bonus-groups = groups of { $component } ({ $count }) { $points }
score-bonus-centre = { $component } in the centre ({ $count }) { $points }
score-bonus-lines = full lines of { $component } ({ $count }) { $points }
score-bonus-pairs = pairs of { $component } ({ $count }) { $points }
score-opponent = { $own } × { $component } { $points }
over-footer =
    -# The deal: seed `{ $seed }`
    -# was sealed from the start as SHA-256 `{ $commitment }`
replay-title = ### Card by card · { $code }

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
seat-done = { " " }· done
seat-waiting = { " " }· to act
seat-later = { " " }· later
panel-until = -# ⏳ Time is up { $until }; then a stand-in plays for you.
stand-in-plays = 🤖 A stand-in plays in your seat until you are back.
back-again = Welcome back: your seat is yours again.
played-for-you = 🤖 Done for you. You can take it back until the last one is done, unless the game has moved on.
played-for-you-final = 🤖 Done for you. The game has moved on.
button-back-again = I'm back
button-keep-for-me = Keep for me
button-play-for-me = Play for me
seat-before = { " " }· before: { $names }
button-more-time = More time ({ $votes }/{ $needed })
button-take-over = Take over seat { $seat }
button-next-game = Next game · { $code }
more-time-granted = Granted: there is more time at table **{ $code }**.
more-time-voted = Your vote counts. More time comes when more than half of those who have done their part agree.
taken-over = Seat { $seat } is yours now: these are its cards.
host-is = { $name } is the host of table **{ $code }** now.
host-voted = Your vote counts. Table **{ $code }** gets another host when more than half of the others agree.
thread-name = { $game } · { $code }
nudge-notice = ⏳ **Your turn** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
nudge-half = ⏳ **Half of your time is over** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
nudge-last = ⏰ **Not much time is left**, then a stand-in plays · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }
nudge-silence = 💤 **Nothing has happened here for days** · [{ $game } · { $code }]({ $link }) · round { $round } of { $rounds }. The game is still waiting; the host can call it off with `/snack { name-cancel }`.
nudge-silence-lobby = 💤 **Nothing has happened here for days** · [{ $game } · { $code }]({ $link }). The table is still waiting; the host can start the game, or call it off with `/snack { name-cancel }`.
nudge-closes = If nothing happens until then, the table is called off by itself { $until }.
nudge-who = { $who }
nudge-who-until = { $who } · time is up { $until }

## What people and servers want

# This language's own name for itself.
language-name = English
language-auto = as Discord says
notices-channel = in the channel
notices-direct = as a direct message
notices-off = none
me-title = ### Your wishes, for all your games
me-notices = Notices when it's your turn: **{ $notices }**
me-quiet = Quiet hours: **{ $start }–{ $end }** ({ $zone }). No notices then, and no deadline: it moves to their end.
me-zone = Time zone: **{ $zone }**
me-no-quiet = Quiet hours: **none**. Set them with `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
me-away = Away until **{ $until }**. Your time in a phase begins when you are back; a game waits 14 days for you in all.
me-here = You are **here**. `/snack { name-me } { name-away }:5` or `{ name-away }:2027-01-31` says how long you are away.
me-language = Language: **{ $language }**
me-footer = -# Only you see this. That you are away shows on tables that wait for you.
menu-notices = Notices
menu-language = Language
menu-house-pace = New tables
button-away =
    { $days ->
        [one] Away 1 day
       *[other] Away { $days } days
    }
button-here = I'm here
house-title = ### What holds on this server
house-pace = New tables: **{ $pace }** · { $about }
house-channels = Tables only in: { $channels }
house-everywhere = Tables in **every channel**. `/snack { name-settings } { name-channel }:` allows one, or takes it back.
house-threads-on = Each table has **a thread** of its own.
house-threads-off = Tables stand **in their channel**.
house-mentions-on = People are **mentioned** when it's their turn.
house-mentions-off = Nobody is mentioned in channels; **direct messages** go to those who want them.
house-limits = Open tables: **{ $person }** for each host, **{ $channel }** in each channel
house-language = Language of tables: **{ $language }**
house-footer = -# Only you see this. It holds for tables opened from now on; mentions change at once.
button-threads-on = Use threads
button-threads-off = No threads
button-mentions-on = Mention people
button-mentions-off = Mention nobody
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
games-your-turn = **your turn**
games-waiting = waiting for others
help-text =
    ## How to play here
    {""}**1.** `/snack { name-start }` opens a table; others press *{ button-join }*. Alone, you play solo.
    {""}**2.** *{ button-my-cards }* on the table (or `/snack { name-hand }`) shows your cards to you alone.
    {""}**3.** Keep one card, pass the other to the left.
    {""}**4.** Try a card out: turn it, move it, slide it under; or type `B3 90 { layer-under }` (`/snack { name-place }`). Then *{ button-place }*.
    {""}**5.** When the last one is done, all picnics are shown at once. Four rounds, then the score sheet.
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Fill a market stall, one card each in turn.

    `/snack { name-board }` shows the picnics · `/snack { name-status }` says what a game waits for · `/snack { name-games }` lists yours
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

help-looks = -# *{ button-look-text }* on every panel puts words in place of the pictures. What you choose here is kept:
looks-title = ### How you see games
looks-text-on = Text in place of pictures: **on**
looks-text-off = Text in place of pictures: **off**
looks-strong-on = Strong contrast: **on**
looks-strong-off = Strong contrast: **off**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Picture { $number }: { $text }
rules-not-like-this = ✗ Not like this:
rules-nothing-found = No page of the rules speaks of “{ $typed }”. Pick a topic from the menu of any page.
# Other words for something, by which its pages are found as well.
typed-topics = draw = tie, tiebreak = tie

rules-snack-overview-title = In short
rules-snack-overview =
    Four rounds. In each, everyone draws two cards, keeps one, passes one to the left, and then lays both cards in their own area.

    { "" }**Laying.** Your area may become 4 × 4 squares, no larger. A card goes beside, over or under what lies there, or between: over some squares and under others. It must overlap or touch a card side by side; corners do not count.

    { "" }**Scoring.** Equal snacks, and equal cloths, that touch side by side form groups. A group of three is worth 1 point, four 2, five 3, and so on. Hidden squares don't count. Most points win; a tie goes to the largest single group.

    { "" }**Special Diet** adds two bonuses, known from the start. **Solo** is for one.
rules-snack-course-title = A round: choose, pass, play
rules-snack-course =
    { "" }**Choose and pass.** You are dealt two cards. Keep one and pass the other to the next seat; the last seat passes to the first. So you play one card of your own choice and one from your neighbour.

    { "" }**Play.** Lay both cards in your area, in whichever order you like.

    Everyone acts at the same time and in secret. You may change your mind until the last one is done; then everything is shown at once. After four rounds eight cards lie in every area, and points are counted.
rules-snack-first-title = The first card
rules-snack-first =
    Your first card goes to the middle, lying or standing: `C4 0`, `C4 180`, `D3 90` or `D3 270`. Where it lies means nothing yet: your area can still grow in every direction from there.
rules-snack-placing-title = Placing a card
rules-snack-placing =
    Turn the card as you like, a quarter at a time, and lay it straight, never slanted. It has to overlap a card of yours or touch one **side by side**, as in the first picture. At a corner only, as in the second one, is not enough.

    Cards that lie stay where they are. You can always lay a card exactly on another one, so nobody is ever stuck.
rules-snack-layers-title = Over and under
rules-snack-layers =
    A card may cover others, partly or wholly, or slide beneath them. What is hidden does not count; what is seen does.

    { "" }**Over** (first picture): your card's squares are seen, and what they cover is gone. The little square in the corner tells what.
    { "" }**Under** (second picture): your card's square is hidden where something lies already, and its other squares are seen.
rules-snack-between-title = Between
rules-snack-between =
    A card may go over some cards and under others at the same time. In the first picture it lies over the upper card and under the lower one: `D3 90 { layer-under } D5`.

    What can't be: over one square of a card and under another square of **the same** card. It would have to go through it.
rules-snack-rings-title = No rings
rules-snack-rings =
    You must be able to lay all your cards again, one by one, from the bottom up. In the first picture the bottom row lies over the upright card, and the upright card over the row of D4. So nothing can be over the bottom row and under the row of D4 at the same time: that would be a ring without a bottom.
rules-snack-area-title = The floating area
rules-snack-area =
    All your cards together may be **4 squares wide and 4 high**, no more. Where the four columns and the four rows are is not fixed from the start: your area floats. Once it is four wide its columns are settled, once it is four high its rows are.

    The picture shows every cell that you can still reach. The second one would make the area five wide.
rules-snack-groups-title = Groups and points
rules-snack-groups =
    Equal snacks that touch side by side form a group, and so do equal cloths. Corners don't join. A group needs three to count:

    3 → **1** point · 4 → **2** · 5 → **3** · 6 → **4** … always its size less 2.

    Each square counts twice, for its snack and for its cloth, each on its own. The first picture shows what a card would bring, the second one everything that scores in a full picnic.
rules-snack-winning-title = Winning and ties
rules-snack-winning =
    Most points win, bonuses included. If there is a tie, the larger **single group** of anything decides (marked here); if that is a tie too, the win is shared.
rules-snack-diet-title = Special Diet
rules-snack-diet =
    Two bonuses for the whole game, known from the start and the same for everyone. Each pairs one snack or cloth with what it gives or costs; they count after the groups.

    { "" }**Easy**: two green ones, points to win. **Medium**: one green, one red. **Hard**: two red ones, points to lose.

    Corners, centre and lines look at the box round your own cards, even if it is not 4 × 4. Each of the eight has a page of its own.
rules-snack-diet-fewest-title = Special Diet: the fewest (green)
rules-snack-diet-fewest =
    { "" }**+3** if nobody shows fewer of it than you. All who tie get the points, and none at all is as few as can be. Here four sodas are seen, and the others show four and five: that is enough.
rules-snack-diet-corners-title = Special Diet: in the corners (green)
rules-snack-diet-corners =
    { "" }**+1** for each of it in a corner of your area. Here sausages lie in all four corners.
rules-snack-diet-groups-title = Special Diet: groups (green)
rules-snack-diet-groups =
    { "" }**+1** for each group of it, single ones too: here it pays to keep them apart. Orange is seen in three places.
rules-snack-diet-lines-title = Special Diet: full lines (green)
rules-snack-diet-lines =
    { "" }**+2** for each complete row or column of it, from edge to edge of your area. A gap breaks the line. Here one column is all blue.
rules-snack-diet-most-title = Special Diet: the most (red)
rules-snack-diet-most =
    { "" }**−3** if nobody shows more of it than you; all who tie lose the points. Here four orange cloths are seen, and the others show two and four.
rules-snack-diet-isolated-title = Special Diet: alone (red)
rules-snack-diet-isolated =
    { "" }**−2** for each of it that touches no other one of its kind side by side. Here one green cloth lies alone; the others keep each other company.
rules-snack-diet-centre-title = Special Diet: in the centre (red)
rules-snack-diet-centre =
    { "" }**−2** for each of it in the middle of your area: the inner four squares of a full one. Where a side is odd, there is one middle row or column instead of two. Here three donuts are in the way.
rules-snack-diet-pairs-title = Special Diet: pairs (red)
rules-snack-diet-pairs =
    { "" }**−2** for each group of exactly two. One alone or three together cost nothing. Here two sodas stand side by side.
rules-snack-solo-title = Solo
rules-snack-solo =
    Alone you play eight rounds. Of two cards you lay one; the other goes to your opponent, whose cards lie in a row and never overlap. What you place can't be taken back, for the next two cards come at once.

    In the end you score as usual. Your opponent takes the snack that is seen most often **on both sides together** and scores a point for each of it among **its own** cards; then the cloth in the same way. Of those that tie it takes the one it has more of. You win with more points than that; as many are not enough.

    So mind what you give away, and hide what would help your opponent.
rules-snack-writing-title = Writing a place
rules-snack-writing =
    `B3 90 { layer-under }` says it all: the **top-left square** that the turned card covers, its **turn** clockwise (0, 90, 180, 270), and its **layer**.

    `{ layer-over }` is under nothing and may be left out. `{ layer-under }` is under wherever something lies. `{ layer-under } C4 D4` is under on those squares and over elsewhere. Where nothing lies, each of them means beside.

    The first picture is `C5 0`, the second one `F5 90`. Labels never change during a game. Type places with *{ button-type }* or `/snack { name-place }`.

rules-veggies-overview-title = In short
rules-veggies-overview =
    Three cards lie open as the market. Everyone opens a stall with one of two cards and keeps the other hidden.

    { "" }**Your turn.** Add one card to your stall: the hidden one, or one of the market. It goes beside or over what lies there, never under. A stall may grow as it likes. What you place stays.

    { "" }**The end.** When every stall has eight cards, goods are named. Each good that was named counts for everyone: the size of your largest group of it times the number of your groups of it. Every mouse that is seen costs 2 points. Most points win; a tie goes to fewer mice.
rules-veggies-opening-title = Opening a stall
rules-veggies-opening =
    You are dealt two cards. One opens your stall, in the middle at `V22`; the other stays in your hand, hidden from everyone. All choose at the same time, and may change their mind until the last one has chosen.

    Who has the first turn is known before you choose.
rules-veggies-course-title = Your turn
rules-veggies-course =
    Add one card to your stall: the one in your hand, or one of the three in the market. From the hand, you draw a new hidden card; from the market, its place is filled again. Then it's the next seat's turn.

    What you have placed can't be taken back, for a new card has been seen. The game ends when everyone has eight cards.
rules-veggies-placing-title = Placing a card
rules-veggies-placing =
    Turn the card as you like, a quarter at a time. It has to overlap a card of your stall or touch one **side by side**, as in the first picture. At a corner only, as in the second one, is not enough.
rules-veggies-over-title = Over, never under
rules-veggies-over =
    A card may cover others, partly or wholly, and what it covers is gone: a fine end for a mouse. The little squares tell what would be hidden. Sliding a card under others is not allowed in this game.
rules-veggies-size-title = How large a stall may be
rules-veggies-size =
    As large as you like, in any direction: only your eight cards set a limit. The picture shows your stall and three cells on each side; the labels never change.
rules-veggies-naming-title = Naming goods
rules-veggies-naming =
    When the stalls are full, each player names the good of their **largest group**; of several equally large ones they choose in secret. With two players, each names **two different** goods: those with their largest groups.

    Here the strawberries of V24 and W24 are one of the largest groups. What anyone names counts for **everyone**.
rules-veggies-scoring-title = Points for goods
rules-veggies-scoring =
    For each good that was named: the size of your **largest group** of it, times **how many groups** of it you have. Single ones are groups too. If you have none of it, it brings nothing.

    Here: strawberries, largest group 2, four groups, 2 × 4 = **8**; bananas, largest group 2, three groups, 2 × 3 = **6**. One large group and many small ones work well together.
rules-veggies-mice-title = Mice
rules-veggies-mice =
    { "" }**−2** for each mouse that is seen in the end, as in the first picture. Cover them: the card in the second picture hides one. A tie for the win goes to whoever shows fewer mice; if that is a tie too, the win is shared.
rules-veggies-teams-title = Four players: teams
rules-veggies-teams =
    Four play as two teams, seats 1 and 3 against 2 and 4. Everyone has a stall and a hidden card of their own, which partners don't see either, and names their own good. Partners' points are added, and their mice too where there is a tie.
rules-veggies-writing-title = Writing a place
rules-veggies-writing =
    `V22 90`: the **top-left square** that the turned card covers and its **turn** clockwise (0, 90, 180, 270). After column Z comes AA. The first picture is `Y22 0`, the second one `Y24 0`. Labels never change during a game. Type places with *{ button-type }* or `/snack { name-place }`.

## The tutorial

tutorial-step = ### 🎓 Step { $step } of { $steps }
tutorial-footer = -# A practice game, only for you. It waits for you as long as you like: `/snack { name-tutorial }` goes on where you are.
tutorial-almost = 🙂 { $text }
tutorial-1 = You are about to play a whole game against an automatic player; five minutes, and you know it all. Each square of a card shows a **snack** on a **cloth**. Three or more equal ones that touch side by side are a group and bring points. You keep one of two cards and pass the other on. Card 1 has three sandwiches in a row, a group all by itself: press **Keep 1**.
tutorial-2 = Now you have two cards: the one you kept and one from your opponent. Lay the three sandwiches first. Press **Try card 1**, look at the picture, and press **{ button-place }**. The first card always goes to the middle; nothing is placed before you say so.
tutorial-3 = **Side by side.** This card has two sandwiches as well. Lay it so that they lie on C3 and D3, right above the others. Press **Try card 1** and move it with the arrows until the title says **B3 0**, its top-left square, or write that with *{ button-type }*; then **{ button-place }**. Five sandwiches together are worth 3 points: always the size less two.
tutorial-4 = Round 2. Cloths form groups, just as snacks do, and each square counts for both. Card 2 shows a sandwich and two red cloths, which go well with your red ones: **Keep 2**.
tutorial-5 = **Over.** A card may cover others; what it hides no longer counts. Take card 2, **{ button-turn }** it once so that it stands, and move it to **B2 90**: its green sandwich covers the sausage on B3. Seven sandwiches, and your three green cloths become a group. **{ button-place }**.
tutorial-6 = **Under.** A card may slide beneath others as well. Try card 1 standing at **E3 90**: over, its sausage would hide the sandwich on E4. Press **{ button-layer }**: now it lies *{ layer-under }*, the sausage is hidden, and only what helps you is seen. **{ button-place }** it as **E3 90 { layer-under }**.
tutorial-7 = Round 3. Think of what you pass on, too: your opponent gets it. Card 1 has a green and a red cloth next to each other, and you have both colours: **Keep 1**.
tutorial-8 = **Between.** One card can go over some squares and under others. **{ button-turn }** card 2 twice and move it to **B4 180**. Press **{ button-layer }** until it says **B4 180 { layer-under } C4 D4**: its green sandwich covers the sausage on B4, and the rest disappears under your sandwiches. **{ button-place }**.
tutorial-9 = Try card 1 at **B2 0** and press **{ button-layer }**: under the sandwich on B2 its sausage is gone, while its green and its red square lie next to your groups. Both grow by one: **{ button-place }** it as **B2 0 { layer-under }**. If it cannot lie somewhere, the panel says why, and *{ button-why-not }* explains it.
tutorial-10 = The last round. Two donuts lie in your top row; one more makes a group. Card 1 brings it, on a red cloth: **Keep 1**.
tutorial-11 = **The limit.** Your area is four wide and four high now, and larger it may not become. But the bottom row is still free: lay card 2 at **B5 0**. Its two sandwiches make eleven, and its green and red squares join their groups as well.
tutorial-12 = The last card: card 1 at **C2 0**, with **{ button-layer }** under the donuts: **C2 0 { layer-under }**. Only its last square is seen, a donut on red, in the one free corner. Three donuts, seven red. **{ button-place }** it, and the points are counted.
tutorial-end = ## 🎉 { $own } to { $other }: you win!
tutorial-next =
    That's the whole game: keep and pass, then beside, over, under and between. With more players everyone acts at the same time, and all is shown at once.

    `/snack { name-start }` opens a table: *{ button-add-auto }* gives you an opponent, and alone you play solo. *{ button-hint }* shows what a good player would do. *Special Diet* adds bonuses when you want more.
error-lesson-keep = That is a fair choice in a real game. For this lesson, keep card **{ $number }**.
error-lesson-card = That would be possible. For this step take the other card, number **{ $number }**; there is room for this one later.
error-lesson-turn = It may lie like that, but here it has to be turned to **{ $turn }**: `{ $where }`. *{ button-turn }* goes a quarter at a time.
error-lesson-cell = It may lie there, but this step needs it at `{ $where }`. The arrows move it; the title tells where it is.
error-lesson-layer = The right place, but another layer: `{ $where }`. Press *{ button-layer }* until the title says so.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = game
name-players = players
name-diet = diet
name-autos = autos
name-level = level
name-pack = pack
name-pace = pace
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
name-cancel = cancel
name-leave = leave
name-help = help
name-tutorial = tutorial
name-rules = rules
name-topic = topic
name-me = me
name-notices = notices
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

## What commands are for

command-snack = Card-laying games
command-start = Open a table in this channel
command-start-game = Which game
command-start-players = How many may sit down
command-start-diet = Special Diet: bonus cards
command-start-autos = How many automatic players
command-start-level = How well the automatic players play
command-start-pack = Which pack of cards
command-start-pace = How long a phase may take
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
command-cancel = Call off a game
command-leave = Leave a table
command-help = How to play here
command-tutorial = Learn the game in five minutes, step by step
command-rules = The rules, page by page, with pictures
command-rules-topic = What about? Type a word to search
command-me = Your wishes: notices, quiet hours, time away, language
command-me-notices = Where you are told that it's your turn
command-me-quiet = Hours without notices, such as 22-8 or 22:30-7; { word-off } for none
command-me-zone = Your time zone
command-me-away = So many days, or until a date such as 2027-01-31; { word-off } when you are back
command-me-view = Text or pictures, from now on
command-me-contrast = Strong or ordinary colours, from now on
command-language = Language
command-settings = What holds on this server (for those who manage it)
command-settings-channel = Allow tables in this channel, or take it back
command-settings-per-person = How many open tables one host may have
command-settings-per-channel = How many tables may be open in one channel
command-host = Pass on hosting, or vote for another host where yours has vanished
command-host-to = Who becomes the host; leave it out to vote
command-table = The table's code, where there are several

## What can be wrong

error-internal = That went wrong on our side. Your game is safe; please try again in a moment.
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
error-not-here = That card is gone: someone was quicker, or this panel is old. Here is what lies open now.
error-bad-goods = You can't name that; you can name: { $allowed }.
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
error-not-in-lobby = This game has begun already.
error-not-playing = This game is not running.
error-already-seated = You have a seat here already.
error-not-seated = You have no seat at this table.
error-table-full =
    { $capacity ->
        [one] The one seat here is taken.
       *[other] All { $capacity } seats here are taken.
    }
error-only-host = Only the host can do that.
error-too-few = With { $seats } this game can't be played; it takes at least { $needed }.
error-bad-capacity = So many seats are not possible here: it takes { $least } to { $most }.
error-no-teams = There are no teams here: four play in teams of two.
error-no-auto-to-remove = There is no automatic player at this table.
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
error-no-free-code = No table could be opened just now; please try again.
error-nothing-to-do = There is nothing for you to do now.
error-not-free = That seat is not free.
error-held-another = You have held another seat in this game and seen its cards, so this one is for someone else.
error-no-deadline = There is no deadline here that could be put off, or nobody who could agree to it.
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
error-no-such-card = There is no card { $given }; you have { $count }.
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
alt-chosen = Card { $number } is chosen.
alt-market =
    { $cards ->
        [one] One card in the market.
       *[other] { $cards } cards in the market.
    }
alt-opponent =
    { $cards ->
        [one] The opponent's one card.
       *[other] The opponent's { $cards } cards.
    }
alt-table = { $seats } areas, round { $round } of { $rounds }.
alt-table-seat =
    { $cards ->
        [one] Seat { $seat }: one card, { $width } wide, { $height } high.
       *[other] Seat { $seat }: { $cards } cards, { $width } wide, { $height } high.
    }
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
modification-fewest = 3 points to whoever shows the fewest
modification-most = minus 3 points to whoever shows the most
modification-corners = 1 point for each in a corner
modification-isolated = minus 2 points for each one alone
modification-groups = 1 point for each group
modification-centre = minus 2 points for each in the centre
modification-lines = 2 points for each full row or column
modification-pairs = minus 2 points for each group of just two
why-group = a group
why-bonus-fewest = the fewest
why-bonus-most = the most
why-bonus-corners = in the corners
why-bonus-isolated = alone
why-bonus-groups = groups
why-bonus-centre = in the centre
why-bonus-lines = full lines
why-bonus-pairs = pairs
why-good = largest group times groups
why-mice = in sight
why-opponent = the most seen
less-mice = fewer { $component }
less-bonus-most = no longer the most { $component }
less-bonus-isolated = fewer lone { $component }
less-bonus-centre = fewer { $component } in the centre
less-bonus-pairs = fewer pairs of { $component }

## The playground

playground-topic = The real bot on a simulated Discord
playground-welcome =
    ## 🧺 Welcome to the playground
    This is the real bot, on a Discord that exists only on your computer. *Viewing as*, at the top, says who you are: switch between people as you like.

    {""}**1.** As { $first }, press *{ button-my-cards }*: only { $first } sees the answer. Keep one card, then do the same as { $second }.
    {""}**2.** Lay both cards: move, turn, slide under, or type a place: the first card goes to `C4 0`.
    {""}**3.** When both are done, the table shows what they laid, and the next round begins.

    Or join the open table as anyone, or type a command: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Join table { $code }
playground-footer = -# Time passes here as it does outside. To skip ahead, write `skip 3h` in this channel or in the terminal.
playground-direct = { $name }: direct messages
playground-open = Snack Table is open: { $address }
playground-hint = Games are kept in { $file }. `skip 3h` and Enter moves the clock on, Ctrl-C ends it.
playground-skipped = It is now { $now } in the playground.
