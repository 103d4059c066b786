# What Dominoes says, in Spanish. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Dominó
component-pips0 = blanca
component-pips1 = uno
component-pips2 = dos
component-pips3 = tres
component-pips4 = cuatro
components-pips0 = blancas
components-pips1 = unos
components-pips2 = doses
components-pips3 = treses
components-pips4 = cuatros

## The lobby

lobby-blurb-dominoes = Pon fichas en los extremos de una fila, donde coincidan. Cada pinta de una ficha que pongas es un punto.

## The table while a game runs

dominoes-turn-table = Una ficha por turno, en un extremo de la fila. O roba una; o pasa si ya no queda ninguna.

## The private panel

dominoes-turn-title = ### Ronda { $round } de { $rounds }: te toca
dominoes-turn-ask = Elige una ficha para probarla, o sigue sin poner ninguna.
dominoes-turn-done = ### Tus fichas
dominoes-draw-button = Robar una ficha
dominoes-draw-did = ficha robada
dominoes-pass-button = Pasar
dominoes-pass-did = turno pasado

## Hints and review

dominoes-draw-hint = 💡 { $answer }: ninguna de las tuyas encaja.
dominoes-pass-hint = 💡 { $answer }: ninguna de tus fichas encaja y ya no quedan para robar.

## The end

verdict-fewer-pips =
    { $points ->
        [one] 🏆 { $names } — { $points } punto; el empate es para quien tiene menos pintas en la mano ({ $size }).
       *[other] 🏆 { $names } — { $points } puntos; el empate es para quien tiene menos pintas en la mano ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }**: `/snack { name-start } { name-game }:{ game-dominoes }`. Una fila para todo el mundo, una ficha por turno.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = pieza = ficha, baldosa = ficha
rules-dominoes-overview-title = En pocas palabras
rules-dominoes-overview =
    Todo el mundo pone fichas en los extremos de **una fila** que no es de nadie. Las mitades que se tocan tienen que mostrar las mismas pintas.

    En tu turno, pon una ficha o roba una; si ya no quedan, puedes pasar. Cada pinta de una ficha que hayas puesto es un punto. La imagen muestra lo que cuenta para una de dos personas.
rules-dominoes-turn-title = Tu turno
rules-dominoes-turn =
    Empiezas con 3 fichas que nadie más ve. En tu turno haces una sola cosa: pones una ficha, robas una del montón o pasas si el montón está vacío.

    De las fichas de la primera imagen, la de los dos doses encaja en el extremo izquierdo de la fila de la segunda imagen, y la que tiene un cuatro, en el derecho.
rules-dominoes-placing-title = Poner una ficha
rules-dominoes-placing =
    Una ficha va en un extremo de la fila, junto a la última y nunca encima de otra. Las mitades que se tocan tienen que coincidir.

    La primera imagen es `AG1 0`: un cuatro junto a un cuatro. La segunda no puede ser: una blanca junto a un cuatro. *{ button-turn }* cambia los extremos de una ficha.
rules-dominoes-end-title = El final
rules-dominoes-end =
    La partida termina tras 8 rondas, en cuanto alguien pone su última ficha, o cuando pasa todo el mundo seguido. Cada pinta de las fichas que hayas puesto es un punto.

    El empate es para quien tenga menos pintas en la mano. Si también en eso hay empate, se comparte la victoria, como en la imagen.

## The tutorial

dominoes-tutorial-1 = Cada punto que colocas vale uno, y tu doble cuatro tiene ocho. La primera ficha va en el centro: prueba la carta 2 y colócala en **AC1 0**.
dominoes-tutorial-2 = En tu turno colocas una ficha o robas una. Ahora roba: pulsa **{ dominoes-draw-button }**.
dominoes-tutorial-3 = La ficha que has robado, la carta 3, tiene un cuatro, igual que el extremo derecho de la línea. Gírala con **{ button-turn }** para que los cuatros se toquen y colócala en **AE1 180**.
dominoes-tutorial-end = ## { $own } a { $other }: ¡ganas!
dominoes-tutorial-next = Eso es todo. Quien coloca su última ficha acaba la partida.
error-lesson-dominoes-draw = Buena jugada, pero aquí toca robar: pulsa *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = En { $cell } las mitades no coinciden: { $component } junto a { $other }.
error-must-draw = No puedes pasar mientras queden fichas para robar.
error-pile-empty = No queda nada que robar. Pon una ficha o pasa.

## Pictures, for those who don't see them

why-pips = en fichas puestas
