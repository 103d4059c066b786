# What Veggies says, in English. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
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

## The lobby

lobby-blurb-veggies = Fill a market stall. Grow big groups, and many of them; cover the mice.

## The table while a game runs

veggies-start-table = Everyone opens a stall with one of two cards and keeps the other.
veggies-turn-table = One card per turn: from the hand or from the market.
veggies-name-table = The stalls are full. Some players must still choose which good counts.
veggies-standing-about = -# Points as if every good that could still be named counted. In the end only the named ones do.

## The private panel

veggies-start-title = ### Open your stall
veggies-start-ask = Which card opens your stall? The other stays in your hand.
veggies-start-chosen = You open with card **{ $number }**. You can change your mind until everyone has chosen.
veggies-open-button = Open with { $number }
veggies-open-did = opened with card { $number }
veggies-start-done = ### You've chosen
veggies-turn-title = ### Round { $round } of { $rounds }: your turn
veggies-turn-ask = Card 1 is in your hand; 2 to 4 are the market. Place one of them.
veggies-turn-done = ### Your stall
veggies-name-title = ### Choose what counts
veggies-name-ask = What will you name? Every named good scores for everyone.
veggies-name-button = { $things }
veggies-name-did = named { $answer }
veggies-name-done = ### Your stall is full

## Hints and review

veggies-open-hint = 💡 Open with card **{ $number }**.
veggies-name-hint = 💡 { $answer }: worth most to you as things stand.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } — { $points } point, winning the tie with fewer mice ({ $size })
       *[other] 🏆 { $names } — { $points } points, winning the tie with fewer mice ({ $size })
    }
score-good =
    { $groups ->
        [one] { $component }: largest group { $largest } × { $groups } group = { $points }
       *[other] { $component }: largest group { $largest } × { $groups } groups = { $points }
    }
score-mice = mice ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Fill a market stall, one card per turn.

## The rules, page by page

rules-veggies-overview-title = In short
rules-veggies-overview =
    Three cards lie open as the market. Everyone opens a stall with one of two cards and keeps the other hidden.

    { "" }**Your turn.** Add one card to your stall: the hidden one, or one from the market. It goes beside or over what's there, never under. A stall grows as it likes. Placed cards stay.

    { "" }**The end.** When every stall has eight cards, goods are named. Each named good counts for everyone: the size of your largest group of it times the number of your groups of it. Every mouse that shows costs 2 points. Most points win; a tie goes to fewer mice.
rules-veggies-opening-title = Opening a stall
rules-veggies-opening =
    You're dealt two cards. One opens your stall, in the middle at `V22`; the other stays in your hand, hidden from everyone. All choose at the same time, and can change their mind until everyone has chosen.

    You know who goes first before you choose.
rules-veggies-course-title = Your turn
rules-veggies-course =
    Add one card to your stall: the one in your hand, or one of the three in the market. After playing from the hand you draw a new hidden card; after taking from the market its gap is filled. Then it's the next seat's turn.

    There's no undo, since a new card has been seen. The game ends when everyone has eight cards.
rules-veggies-placing-title = Placing a card
rules-veggies-placing =
    Turn the card a quarter at a time, as you like. It has to overlap a card of your stall or touch one **side by side**, as in the first picture. A corner alone, as in the second one, isn't enough.
rules-veggies-over-title = Over, never under
rules-veggies-over =
    A card may cover others, partly or fully, and what it covers is gone: a fine end for a mouse. The little squares tell what would be hidden. Cards never slide under others in this game.
rules-veggies-size-title = How big a stall can get
rules-veggies-size =
    As big as you like, in any direction: only your eight cards set a limit. The picture shows your stall and three cells on each side; labels never change.
rules-veggies-naming-title = Naming goods
rules-veggies-naming =
    When the stalls are full, each player names the good of their **largest group**; if several are equally large, they choose in secret. With two players, each names **two different** goods: those of their largest groups.

    Here the strawberries on V24 and W24 are one of the largest groups. What anyone names counts for **everyone**.
rules-veggies-scoring-title = Points for goods
rules-veggies-scoring =
    For each named good: the size of your **largest group** of it, times **how many groups** of it you have. A single square is a group too. If you have none of it, it scores nothing.

    Here: strawberries, largest group 2, four groups, 2 × 4 = **8**; bananas, largest group 2, three groups, 2 × 3 = **6**. One big group and many small ones work well together.
rules-veggies-mice-title = Mice
rules-veggies-mice =
    { "" }**−2** for each mouse that shows at the end, as in the first picture. Cover them: the card in the second picture hides one. A tie for the win goes to whoever shows fewer mice; if that's level too, the win is shared.
rules-veggies-teams-title = Four players: teams
rules-veggies-teams =
    Four play as two teams, seats 1 and 3 against 2 and 4. Everyone has their own stall and hidden card, which partners don't see either, and names their own good. Partners add up their points, and their mice if there's a tie.
rules-veggies-writing-title = Typing a spot
rules-veggies-writing =
    `V22 90`: the **top-left square** the turned card covers and its **turn** clockwise (0, 90, 180, 270). After column Z comes AA. The first picture is `Y22 0`, the second `Y24 0`. Labels never change during a game. Type spots with *{ button-type }* or `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Fill a market stall with eight cards, against a bot; it takes five minutes. A square shows **goods**, nothing, or a **mouse**. Matching goods that touch side by side are a group. One of two cards opens your stall; the other stays hidden in your hand. Card 1 has two mushrooms and a strawberry, and its mice sit in the corners, where they're easy to cover: press **Open with 1**.
veggies-tutorial-2 = **One card a turn**: the one in your hand (card 1) or one of the market (cards 2 to 4). Card 4 has three strawberries in one piece. Press **Try card 4** and move it with the arrows until the title says **T21 0**, its top-left square, or write that with *{ button-type }*. Its mushroom covers your mouse on V22: every mouse you still show in the end costs 2 points. **{ button-place }** it; what is placed stays.
veggies-tutorial-3 = **Turning.** Try card 3 and **{ button-turn }** it twice. At **X23 180** its mushroom covers your other mouse and joins two of yours: three in one group. In this game a card may cover others, but never goes under them. **{ button-place }**.
veggies-tutorial-4 = **How goods score**: the size of your largest group **times** the number of your groups, and a single square is a group too. Your strawberries: largest group 3, three groups, 3 × 3 = 9. Card 3 at **R19 0** adds a lone strawberry, a fourth group: 3 × 4 = 12. It does the same for your mushrooms. **{ button-place }**.
veggies-tutorial-5 = **From the hand.** Only you know card 1, and when you play it you draw another. It brings two mice, but at **Q21 0** its strawberry makes your largest group 4, and that's worth more: 4 × 4 = 16. Mice can be covered later. **{ button-place }**.
veggies-tutorial-6 = Card 1 is the one you have just drawn. At **R22 0** its strawberry covers a mouse and touches no other strawberry: your fifth group, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Off with the mice.** Try card 3, **{ button-turn }** it once and move it to **S22 90**: it covers both mice you show, and its three grapes are a group as well. **+14**, the best move of this game. **{ button-place }**.
veggies-tutorial-8 = The last card. Card 4, turned once, at **U18 90** puts a strawberry on U20, right above your four: 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Naming.** The stalls are full, and only goods that someone names count, but for everyone. With two players, you name the goods of your two largest groups. Strawberries are sure; grapes and mushrooms are both at 3. Grapes would score 3 × 3 = 9, mushrooms 3 × 6 = 18: press **strawberries and mushrooms**.
veggies-tutorial-end = ## 🎉 { $own } to { $other }: you win!
veggies-tutorial-next =
    That's the whole game: open a stall, add a card each turn, name what counts. One large group and many small ones work best together. Four play in two teams.

    `/snack { name-start } { name-game }:{ game-veggies }` opens a table: *{ menu-add-bot }* gives you an opponent. *{ button-hint }* shows what a good player would do.
error-lesson-veggies-open = A fine stall, too. For this lesson, open with card **{ $number }**.
error-lesson-veggies-name = You may name that, but it would score less. For this lesson, press **strawberries and mushrooms**.

## What can be wrong

error-not-here = That card is gone: someone was quicker, or this panel is old. Here's what is open now.
error-bad-goods = You can't name that; you can name: { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] One card in the market.
       *[other] { $cards } cards in the market.
    }
zone-market = {""}**The market**
why-good = largest group times groups
why-mice = in sight
less-mice = fewer { $component }
