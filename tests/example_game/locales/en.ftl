# What Dominoes says, in English. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Dominoes
component-pips0 = blank
component-pips1 = one
component-pips2 = two
component-pips3 = three
component-pips4 = four
components-pips0 = blanks
components-pips1 = ones
components-pips2 = twos
components-pips3 = threes
components-pips4 = fours

## The lobby

lobby-blurb-dominoes = Lay tiles at the ends of one line where the pips match. Every pip on a tile you lay is a point.

## The table while a game runs

dominoes-turn-table = One tile each in turn, at an end of the line. Or draw one; or pass when none is left to draw.

## The private panel

dominoes-turn-title = ### Round { $round } of { $rounds }: your turn
dominoes-turn-ask = Pick a tile to try it out, or go on without laying one.
dominoes-turn-done = ### Your tiles
dominoes-draw-button = Draw a tile
dominoes-draw-did = drew a tile
dominoes-pass-button = Pass
dominoes-pass-did = passed

## Hints and review

dominoes-draw-hint = 💡 { $answer }: none of yours fits.
dominoes-pass-hint = 💡 { $answer }: none of your tiles fits, and none is left to draw.

## The end

verdict-fewer-pips =
    { $points ->
        [one] 🏆 { $names } — { $points } point, and the tie goes to fewer pips left in hand ({ $size }).
       *[other] 🏆 { $names } — { $points } points, and the tie goes to fewer pips left in hand ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }**: `/snack { name-start } { name-game }:{ game-dominoes }`. One line for everyone, a tile each in turn.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = bone = tile, domino = tile
rules-dominoes-overview-title = In short
rules-dominoes-overview =
    Everyone lays tiles at the ends of **one line** that belongs to nobody. Halves that touch must show equally many pips.

    On your turn, lay a tile or draw one; when none is left to draw, you may pass. Each pip on a tile that you have laid is a point. The picture shows what counts for one of two players.
rules-dominoes-turn-title = Your turn
rules-dominoes-turn =
    You begin with 3 tiles, which nobody else sees. On your turn you do one thing: lay a tile, draw one from the pile, or pass when the pile is empty.

    Of the tiles in the first picture, the one with two twos fits the left end of the line in the second picture, and the one with a four its right end.
rules-dominoes-placing-title = Laying a tile
rules-dominoes-placing =
    A tile goes to an end of the line, side by side with the last one and never over another. Halves that touch must match.

    The first picture is `AG1 0`: a four beside a four. The second one can't be: a blank beside a four. *{ button-turn }* swaps the ends of a tile.
rules-dominoes-end-title = The end
rules-dominoes-end =
    The game ends after 8 rounds, as soon as someone has laid their last tile, or when everyone passes in a row. Each pip on the tiles you have laid is a point.

    A tie goes to whoever has fewer pips left in hand. If that is equal too, the win is shared, as in the picture.

## The tutorial

dominoes-tutorial-1 = Every pip you lay is a point, and your double four has eight. The first tile goes to the middle: try card 2 and place it at **AC1 0**.
dominoes-tutorial-2 = On your turn you lay a tile or take one. Take one now: press **{ dominoes-draw-button }**.
dominoes-tutorial-3 = The tile you drew, card 3, has a four, and so has the right end of the line. **{ button-turn }** it so that the fours touch, and place it at **AE1 180**.
dominoes-tutorial-end = ## { $own } to { $other }: you win!
dominoes-tutorial-next = That's all there is to it. Whoever lays their last tile ends the game.
error-lesson-dominoes-draw = A good move, but here we draw: press *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = At { $cell } the halves don't match: { $component } beside { $other }.
error-must-draw = You can't pass while there are tiles to draw.
error-pile-empty = There is nothing left to draw. Lay a tile or pass.

## Pictures, for those who don't see them

why-pips = on tiles laid
