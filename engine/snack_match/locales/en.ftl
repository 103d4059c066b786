# What Snack Match says, in English. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
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

## The lobby

lobby-blurb-snack = Build a 4 × 4 picnic. Slide cards over and under to group matching snacks and cloths.
option-diet = Special Diet
option-diet-none = none
option-diet-none-about = Groups only
option-diet-easy = easy
option-diet-easy-about = Two chances to win points
option-diet-medium = medium
option-diet-medium-about = One chance to win points, one to lose them
option-diet-hard = hard
option-diet-hard-about = Two chances to lose points

## The table while a game runs

snack-choose-table = Everyone keeps one card and passes the other to the left.
snack-play-table = Everyone places two cards. Everything is revealed once all have played.
snack-play-solo-table = Each round: place one card, give the other to your opponent.

## The private panel

snack-choose-title = ### Round { $round } of { $rounds }: keep one, pass one
snack-choose-ask = Which card do you keep? The other goes to your left.
snack-choose-chosen = You keep card **{ $number }**. You can change your mind until everyone has chosen.
snack-keep-button = Keep { $number }
snack-keep-did = kept card { $number }
snack-choose-done = ### You've chosen
snack-play-title = ### Round { $round } of { $rounds }: place your cards
snack-play-ask =
    { $count ->
        [one] One card left.
       *[other] Place both cards, in any order.
    }
snack-play-done = ### Done for this round
snack-play-solo-title = ### Round { $round } of { $rounds }: one for you, one for your opponent
snack-play-solo-ask = Place one of the two. The other goes to your opponent.
snack-solo-rival =
    { $count ->
        [0] -# Your opponent scores 1 for each of its own squares showing the snack, and the cloth, seen most on both sides.
       *[other] -# Your opponent scores 1 for each of its own squares showing the snack, and the cloth, seen most on both sides: now { $lines }.
    }
snack-solo-cards = {""}**Your two cards**
snack-solo-area = {""}**Your picnic**

bonus-fewest = -# 🟢 +3 for the fewest { $component }
bonus-most = -# 🔴 −3 for the most { $component }
bonus-corners = -# 🟢 +1 per corner of yours with { $component }
bonus-isolated = -# 🔴 −2 for each that stands alone: { $component }
bonus-groups = -# 🟢 +1 per separate patch (a single square counts): { $component }
bonus-centre = -# 🔴 −2 for each in your centre: { $component }
bonus-lines = -# 🟢 +2 per full row or column: { $component }
bonus-pairs = -# 🔴 −2 per pair (a group of exactly two): { $component }

## Hints and review

snack-keep-hint = 💡 Keep card **{ $number }**: it fits most cards you might be passed, and helps your neighbour least.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } — { $points } point, winning the tie with the larger group ({ $size })
       *[other] 🏆 { $names } — { $points } points, winning the tie with the larger group ({ $size })
    }
snack-solo-won =
    { $points ->
        [one] 🏆 You win, { $points } to { $target }!
       *[other] 🏆 You win, { $points } to { $target }!
    }
snack-solo-lost =
    { $points ->
        [one] The picnic goes to your opponent this time: { $points } point, and you needed more than { $target }.
       *[other] The picnic goes to your opponent this time: { $points } points, and you needed more than { $target }.
    }
snack-solo-won-told = 🏆 { $name } wins, { $points } to { $target }!
snack-solo-lost-told = The picnic goes to the opponent this time: { $name } scored { $points }, and it took more than { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = fewest { $component } ({ $own }) { $points }
score-bonus-most = most { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in corners ({ $count }) { $points }
score-bonus-isolated = lone { $component } ({ $count }) { $points }
score-bonus-groups = groups of { $component } ({ $count }) { $points }
score-bonus-centre = { $component } in the centre ({ $count }) { $points }
score-bonus-lines = full lines of { $component } ({ $count }) { $points }
score-bonus-pairs = pairs of { $component } ({ $count }) { $points }
score-opponent = { $own } × { $component } { $points }

## Lists and help

help-snack =
    {""}**3.** Keep one card, pass the other to the left.
    {""}**4.** Try a card out: turn it, move it, slide it under; or type `B3 90 { layer-under }` (`/snack { name-place }`). Then *{ button-place }*.
    {""}**5.** Once everyone is done, all picnics are revealed. Four rounds, then the score sheet.

## The rules, page by page

rules-snack-overview-title = In short
rules-snack-overview =
    Four rounds. In each, everyone draws two cards, keeps one, passes one to the left, and places both in their own area.

    { "" }**Placing.** Your area can grow to 4 × 4 squares, no more. A card goes beside, over or under what's there, or between: over some squares and under others. It must overlap a card or share an edge with one; corners don't count.

    { "" }**Scoring.** Matching snacks, and matching cloths, that share an edge form groups. A group of three is worth 1 point, four 2, five 3, and so on. Hidden squares don't count. Most points win; a tie goes to the largest single group.

    { "" }**Special Diet** adds two bonuses, known from the start. Play alone with **Solo**.
rules-snack-course-title = A round: choose, pass, play
rules-snack-course =
    { "" }**Choose and pass.** You're dealt two cards. Keep one and pass the other to the next seat; the last seat passes to the first. So you play one card you chose and one from your neighbour.

    { "" }**Play.** Place both cards in your area, in any order.

    Everyone acts at the same time, in secret. You can change your mind until everyone is done; then everything is revealed. After four rounds every area holds eight cards, and points are counted.
rules-snack-first-title = The first card
rules-snack-first =
    Your first card goes in the middle, lying or standing: `C4 0`, `C4 180`, `D3 90` or `D3 270`. It's just a start: your area can grow in every direction from there.
rules-snack-placing-title = Placing a card
rules-snack-placing =
    Turn the card a quarter at a time, as you like. It has to overlap one of your cards or touch one **side by side**, as in the first picture. A corner alone, as in the second one, isn't enough.

    Placed cards never move. You can always place a card exactly on top of another, so nobody is ever stuck.
rules-snack-layers-title = Over and under
rules-snack-layers =
    A card may cover others, partly or fully, or slide beneath them. Only what you can see counts.

    { "" }**Over** (first picture): your card's squares show, and what they cover is gone. The little square in the corner tells what.
    { "" }**Under** (second picture): your card's square is hidden where something is already, and its other squares show.
rules-snack-between-title = Between
rules-snack-between =
    A card may go over some cards and under others at the same time. In the first picture it's over the upper card and under the lower one: `D3 90 { layer-under } D5`.

    Not allowed: over one square of a card and under another square of **the same** card. It would have to pass through it.
rules-snack-rings-title = No loops
rules-snack-rings =
    You must be able to place all your cards again, one by one, from the bottom up. In the first picture the bottom row lies over the upright card, and the upright card over the row of D4. So nothing can be over the bottom row and under the row of D4 at the same time: that would be an impossible loop.
rules-snack-area-title = The floating area
rules-snack-area =
    All your cards together may be **4 squares wide and 4 high**, no more. Which four columns and rows isn't fixed at the start: your area floats. Once it's four wide its columns are settled; once it's four high its rows are.

    The picture shows every cell you can still reach. The second one would make the area five wide.
rules-snack-groups-title = Groups and points
rules-snack-groups =
    Matching snacks that touch side by side form a group, and so do matching cloths. Corners don't join. A group needs three to count:

    3 → **1** point · 4 → **2** · 5 → **3** · 6 → **4** … always size minus 2.

    Each square counts twice: once for its snack, once for its cloth. The first picture shows what a card would score, the second everything that scores in a full picnic.
rules-snack-winning-title = Winning and ties
rules-snack-winning =
    Most points win, bonuses included. In a tie, the larger **single group** of anything decides (marked here); if that's level too, the win is shared.
rules-snack-diet-title = Special Diet
rules-snack-diet =
    Two bonuses for the whole game, known from the start and the same for everyone. Each pairs a snack or cloth with what it gives or costs; they count after the groups.

    { "" }**Easy**: two green ones, points to win. **Medium**: one green, one red. **Hard**: two red ones, points to lose.

    Corners, centre and lines use the box around your own cards, even if it isn't 4 × 4. Each of the eight has its own page.
rules-snack-diet-fewest-title = Special Diet: the fewest (green)
rules-snack-diet-fewest =
    { "" }**+3** if nobody shows fewer of it than you. Everyone who ties gets the points, and none at all counts too. Here you show four sodas, the others four and five: that's enough.
rules-snack-diet-corners-title = Special Diet: in the corners (green)
rules-snack-diet-corners =
    { "" }**+1** for each of it in a corner of your area. Here there are sausages in all four corners.
rules-snack-diet-groups-title = Special Diet: groups (green)
rules-snack-diet-groups =
    { "" }**+1** per separate patch of it; a single square counts, so keep them apart. Here orange shows in three places.
rules-snack-diet-lines-title = Special Diet: full lines (green)
rules-snack-diet-lines =
    { "" }**+2** for each full row or column of it, edge to edge across your area. A gap breaks the line. Here one column is all blue.
rules-snack-diet-most-title = Special Diet: the most (red)
rules-snack-diet-most =
    { "" }**−3** if nobody shows more of it than you; everyone who ties loses the points. Here you show four orange cloths, the others two and four.
rules-snack-diet-isolated-title = Special Diet: alone (red)
rules-snack-diet-isolated =
    { "" }**−2** for each of it that touches no other of its kind side by side. Here one green cloth stands alone; the others keep each other company.
rules-snack-diet-centre-title = Special Diet: in the centre (red)
rules-snack-diet-centre =
    { "" }**−2** for each of it in the middle of your area: the inner four squares of a full one. If a side is odd, there's one middle row or column instead of two. Here three donuts are in the way.
rules-snack-diet-pairs-title = Special Diet: pairs (red)
rules-snack-diet-pairs =
    { "" }**−2** for each group of exactly two. One alone or three together cost nothing. Here two sodas sit side by side.
rules-snack-solo-title = Solo
rules-snack-solo =
    Alone you play eight rounds. Each time, place one of two cards; the other goes to your opponent, whose cards lie in a row and never overlap. There's no undo: the next two cards are dealt right away.

    At the end you score as usual. Your opponent takes the snack seen most often **on both sides together** and scores a point for each of it among **its own** cards; then the cloth, the same way. If several tie, it takes the one it has more of. You win with more points than that; a tie isn't enough.

    So watch what you give away, and hide what would help your opponent.
rules-snack-writing-title = Typing a spot
rules-snack-writing =
    `B3 90 { layer-under }` says it all: the **top-left square** the turned card covers, its **turn** clockwise (0, 90, 180, 270), and its **layer**.

    `{ layer-over }` is under nothing and can be left out. `{ layer-under }` is under wherever there's a card. `{ layer-under } C4 D4` is under on those squares and over elsewhere. Where there's no card, it simply lies beside.

    The first picture is `C5 0`, the second `F5 90`. Labels never change during a game. Type spots with *{ button-type }* or `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = A whole game against a bot; it takes five minutes. Each square of a card shows a **snack** on a **cloth**. Three or more matching ones that touch side by side are a group and score points. You keep one of two cards and pass the other on. Card 1 has three sandwiches in a row, a group all by itself: press **Keep 1**.
snack-tutorial-2 = Now you have two cards: the one you kept and one from your opponent. Place the three sandwiches first. Press **Try card 1**, look at the picture, and press **{ button-place }**. The first card always goes in the middle, and nothing is final until you press it.
snack-tutorial-3 = **Side by side.** This card has two sandwiches as well. Put them on C3 and D3, right above the others. Press **Try card 2** and move it with the arrows until the title says **B3 0**, its top-left square, or pick that with *{ button-type }*; then **{ button-place }**. Five sandwiches together are worth 3 points: always size minus 2.
snack-tutorial-4 = Round 2. Cloths form groups just as snacks do, and each square counts for both. Card 2 shows a sandwich and two red cloths, a good match for your red ones: **Keep 2**.
snack-tutorial-5 = **Over.** A card may cover others; what it hides no longer counts. Take card 2, **{ button-turn }** it once so it stands, and move it to **B2 90**: its green sandwich covers the sausage on B3. Seven sandwiches, and your three green cloths become a group. **{ button-place }**.
snack-tutorial-6 = **Under.** A card may slide beneath others, too. Try card 1 standing at **E3 90**: over, its sausage would hide the sandwich on E4. Press **{ button-layer }**: now it's *{ layer-under }*, the sausage is hidden, and only what helps you shows. **{ button-place }** it as **E3 90 { layer-under }**.
snack-tutorial-7 = Round 3. Think about what you pass on, too: your opponent gets it. Card 1 has a green and a red cloth next to each other, and you have both colours: **Keep 1**.
snack-tutorial-8 = **Between.** One card can go over some squares and under others. **{ button-turn }** card 2 twice and move it to **B4 180**. Press **{ button-layer }** until it says **B4 180 { layer-under } C4 D4**: its green sandwich covers the sausage on B4, and the rest disappears under your sandwiches. **{ button-place }**.
snack-tutorial-9 = Try card 1 at **B2 0** and press **{ button-layer }**: under the sandwich on B2 its sausage is gone, while its green and red squares sit next to your groups. Both grow by one: **{ button-place }** it as **B2 0 { layer-under }**. If a card doesn't fit somewhere, the panel says why, and *{ button-why-not }* explains it.
snack-tutorial-10 = The last round. There are two donuts in your top row; one more makes a group. Card 1 brings it, on a red cloth: **Keep 1**.
snack-tutorial-11 = **The limit.** Your area is four wide and four high now, and can't grow further. But the bottom row is still free: place card 2 at **B5 0**. Its two sandwiches make eleven, and its green and red squares join their groups as well.
snack-tutorial-12 = The last card: card 1 at **C2 0**, with **{ button-layer }** under the donuts: **C2 0 { layer-under }**. Only its last square shows, a donut on red, in the one free corner. Three donuts, seven red. **{ button-place }** it, and the points are counted.
snack-tutorial-end = ## 🎉 { $own } to { $other }: you win!
snack-tutorial-next =
    That's the whole game: keep and pass, then beside, over, under and between. With more players everyone acts at the same time, and everything is revealed together.

    `/snack { name-start }` opens a table: *{ menu-add-bot }* gives you an opponent; start alone to play solo. *{ button-hint }* shows what a good player would do. *Special Diet* adds bonuses when you want more.
error-lesson-snack-keep = A fair choice in a real game. For this lesson, keep card **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = diet

## What commands are for

command-start-diet = Special Diet: bonus cards

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] The opponent's one card.
       *[other] The opponent's { $cards } cards.
    }
zone-opponent = {""}**The opponent's cards**
modification-fewest = 3 points for whoever shows the fewest
modification-most = minus 3 points for whoever shows the most
modification-corners = 1 point per corner
modification-isolated = minus 2 points for each that stands alone
modification-groups = 1 point per separate patch
modification-centre = minus 2 points for each in the centre
modification-lines = 2 points per full row or column
modification-pairs = minus 2 points per pair
why-group = a group
why-bonus-fewest = the fewest
why-bonus-most = the most
why-bonus-corners = in the corners
why-bonus-isolated = alone
why-bonus-groups = groups
why-bonus-centre = in the centre
why-bonus-lines = full lines
why-bonus-pairs = pairs
why-opponent = the most seen
less-bonus-most = no longer the most { $component }
less-bonus-isolated = fewer lone { $component }
less-bonus-centre = fewer { $component } in the centre
less-bonus-pairs = fewer pairs of { $component }
