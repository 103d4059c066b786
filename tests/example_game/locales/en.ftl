# What only this game says. The keys are those that games of the bot have in its own catalogue.
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
score-pips = { $component } ({ $count }) { $points }
why-pips = on your tiles
error-no-match = { $component } doesn't match { $other } at { $cell }.
error-must-draw = You can't pass while there are tiles to draw.
error-pile-empty = There is nothing left to draw. Place a tile or pass.
