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

lobby-blurb-snack = Lay your picnic in a 4 × 4 square, over and under, and bring equal snacks and cloths together.
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
snack-play-table = Everyone lays two cards. All is shown at once when the last one is done.
snack-play-solo-table = Two cards each time: one for the picnic, the other for the opponent.

## The private panel

snack-choose-title = ### Round { $round } of { $rounds }: keep one, pass one
snack-choose-ask = Which card do you keep? The other one goes to your left.
snack-choose-chosen = You keep card **{ $number }**. You may change your mind until the last one has chosen.
snack-keep-button = Keep { $number }
snack-keep-did = kept card { $number }
snack-choose-done = ### You have chosen
snack-play-title = ### Round { $round } of { $rounds }: lay your cards
snack-play-ask =
    { $count ->
        [one] One card left.
       *[other] Place both cards, in any order.
    }
snack-play-done = ### You are done with this round
snack-play-solo-title = ### Round { $round } of { $rounds }: one for you, one for your opponent
snack-play-solo-ask = Place one of the two. The other goes to your opponent.
snack-solo-rival = -# It scores 1 for each of its own squares with the snack and the cloth that both of you show most together: now { $lines }.
snack-solo-cards = {""}**Your two cards**
snack-solo-area = {""}**Your picnic**

bonus-fewest = -# 🟢 +3 for the fewest { $component }
bonus-most = -# 🔴 −3 for the most { $component }
bonus-corners = -# 🟢 +1 for each of your corners with { $component }
bonus-isolated = -# 🔴 −2 for each one alone: { $component }
bonus-groups = -# 🟢 +1 for each group, even of one: { $component }
bonus-centre = -# 🔴 −2 for each in your centre: { $component }
bonus-lines = -# 🟢 +2 for each full row or column: { $component }
bonus-pairs = -# 🔴 −2 for each group of just two: { $component }

## Hints and review

snack-keep-hint = 💡 Keep card **{ $number }**: it goes best with what may be passed to you, and gives least away.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } — { $points } point, and the tie goes to the largest group ({ $size }).
       *[other] 🏆 { $names } — { $points } points, and the tie goes to the largest group ({ $size }).
    }
snack-solo-won =
    { $points ->
        [one] 🏆 You win: { $points } point, and { $target } were to be beaten.
       *[other] 🏆 You win: { $points } points, and { $target } were to be beaten.
    }
snack-solo-lost =
    { $points ->
        [one] The picnic goes to your opponent this time: { $points } point, and you needed more than { $target }.
       *[other] The picnic goes to your opponent this time: { $points } points, and you needed more than { $target }.
    }
snack-solo-won-told = 🏆 { $name } wins, { $points } to { $target }!
snack-solo-lost-told = The picnic goes to the opponent this time: { $name } made { $points }, and it took more than { $target }.
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
    {""}**5.** When the last one is done, all picnics are shown at once. Four rounds, then the score sheet.

## The rules, page by page

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

## The tutorial

snack-tutorial-1 = You are about to play a whole game against an automatic player; five minutes, and you know it all. Each square of a card shows a **snack** on a **cloth**. Three or more equal ones that touch side by side are a group and bring points. You keep one of two cards and pass the other on. Card 1 has three sandwiches in a row, a group all by itself: press **Keep 1**.
snack-tutorial-2 = Now you have two cards: the one you kept and one from your opponent. Lay the three sandwiches first. Press **Try card 1**, look at the picture, and press **{ button-place }**. The first card always goes to the middle; nothing is placed before you say so.
snack-tutorial-3 = **Side by side.** This card has two sandwiches as well. Lay it so that they lie on C3 and D3, right above the others. Press **Try card 2** and move it with the arrows until the title says **B3 0**, its top-left square, or pick that with *{ button-type }*; then **{ button-place }**. Five sandwiches together are worth 3 points: always the size less two.
snack-tutorial-4 = Round 2. Cloths form groups, just as snacks do, and each square counts for both. Card 2 shows a sandwich and two red cloths, which go well with your red ones: **Keep 2**.
snack-tutorial-5 = **Over.** A card may cover others; what it hides no longer counts. Take card 2, **{ button-turn }** it once so that it stands, and move it to **B2 90**: its green sandwich covers the sausage on B3. Seven sandwiches, and your three green cloths become a group. **{ button-place }**.
snack-tutorial-6 = **Under.** A card may slide beneath others as well. Try card 1 standing at **E3 90**: over, its sausage would hide the sandwich on E4. Press **{ button-layer }**: now it lies *{ layer-under }*, the sausage is hidden, and only what helps you is seen. **{ button-place }** it as **E3 90 { layer-under }**.
snack-tutorial-7 = Round 3. Think of what you pass on, too: your opponent gets it. Card 1 has a green and a red cloth next to each other, and you have both colours: **Keep 1**.
snack-tutorial-8 = **Between.** One card can go over some squares and under others. **{ button-turn }** card 2 twice and move it to **B4 180**. Press **{ button-layer }** until it says **B4 180 { layer-under } C4 D4**: its green sandwich covers the sausage on B4, and the rest disappears under your sandwiches. **{ button-place }**.
snack-tutorial-9 = Try card 1 at **B2 0** and press **{ button-layer }**: under the sandwich on B2 its sausage is gone, while its green and its red square lie next to your groups. Both grow by one: **{ button-place }** it as **B2 0 { layer-under }**. If it cannot lie somewhere, the panel says why, and *{ button-why-not }* explains it.
snack-tutorial-10 = The last round. Two donuts lie in your top row; one more makes a group. Card 1 brings it, on a red cloth: **Keep 1**.
snack-tutorial-11 = **The limit.** Your area is four wide and four high now, and larger it may not become. But the bottom row is still free: lay card 2 at **B5 0**. Its two sandwiches make eleven, and its green and red squares join their groups as well.
snack-tutorial-12 = The last card: card 1 at **C2 0**, with **{ button-layer }** under the donuts: **C2 0 { layer-under }**. Only its last square is seen, a donut on red, in the one free corner. Three donuts, seven red. **{ button-place }** it, and the points are counted.
snack-tutorial-end = ## 🎉 { $own } to { $other }: you win!
snack-tutorial-next =
    That's the whole game: keep and pass, then beside, over, under and between. With more players everyone acts at the same time, and all is shown at once.

    `/snack { name-start }` opens a table: *{ menu-add-bot }* gives you an opponent, and alone you play solo. *{ button-hint }* shows what a good player would do. *Special Diet* adds bonuses when you want more.
error-lesson-snack-keep = That is a fair choice in a real game. For this lesson, keep card **{ $number }**.

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
why-opponent = the most seen
less-bonus-most = no longer the most { $component }
less-bonus-isolated = fewer lone { $component }
less-bonus-centre = fewer { $component } in the centre
less-bonus-pairs = fewer pairs of { $component }
