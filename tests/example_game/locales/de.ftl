# What Dominoes says, in German. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Domino
component-pips0 = leer
component-pips1 = Eins
component-pips2 = Zwei
component-pips3 = Drei
component-pips4 = Vier
components-pips0 = Leere
components-pips1 = Einsen
components-pips2 = Zweien
components-pips3 = Dreien
components-pips4 = Vieren

## The lobby

lobby-blurb-dominoes = Leg Steine an die Enden einer Reihe, wo die Augen passen. Jedes Auge auf einem Stein, den du legst, ist ein Punkt.

## The table while a game runs

dominoes-turn-table = Reihum ein Stein an ein Ende der Reihe. Oder zieh einen; oder passe, wenn keiner mehr zu ziehen ist.

## The private panel

dominoes-turn-title = ### Runde { $round } von { $rounds }: du bist dran
dominoes-turn-ask = Wähl einen Stein zum Ausprobieren, oder mach weiter, ohne einen zu legen.
dominoes-turn-done = ### Deine Steine
dominoes-draw-button = Stein ziehen
dominoes-draw-did = Stein gezogen
dominoes-pass-button = Passen
dominoes-pass-did = gepasst

## Hints and review

dominoes-draw-hint = 💡 { $answer }: Von deinen passt keiner.
dominoes-pass-hint = 💡 { $answer }: Von deinen Steinen passt keiner, und zu ziehen ist auch keiner mehr.

## The end

verdict-fewer-pips =
    { $points ->
        [one] 🏆 { $names } — { $points } Punkt; bei Gleichstand zählen weniger Augen auf der Hand ({ $size }).
       *[other] 🏆 { $names } — { $points } Punkte; bei Gleichstand zählen weniger Augen auf der Hand ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }**: `/snack { name-start } { name-game }:{ game-dominoes }`. Eine Reihe für alle, reihum je ein Stein.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = Kachel = Stein, Plättchen = Stein
rules-dominoes-overview-title = Kurz und knapp
rules-dominoes-overview =
    Alle legen Steine an die Enden **einer Reihe**, die niemandem gehört. Hälften, die sich berühren, müssen gleich viele Augen zeigen.

    Wenn du dran bist, leg einen Stein oder zieh einen; ist keiner mehr zu ziehen, darfst du passen. Jedes Auge auf einem Stein, den du gelegt hast, ist ein Punkt. Das Bild zeigt, was für eine von zwei Personen zählt.
rules-dominoes-turn-title = Wenn du dran bist
rules-dominoes-turn =
    Du beginnst mit 3 Steinen, die sonst niemand sieht. Wenn du dran bist, tust du eins davon: einen Stein legen, einen vom Stapel ziehen, oder passen, wenn der Stapel leer ist.

    Von den Steinen im ersten Bild passt der mit zwei Zweien ans linke Ende der Reihe im zweiten Bild, und der mit einer Vier ans rechte.
rules-dominoes-placing-title = Einen Stein legen
rules-dominoes-placing =
    Ein Stein kommt an ein Ende der Reihe, Seite an Seite mit dem letzten und nie über einen anderen. Hälften, die sich berühren, müssen zueinander passen.

    Das erste Bild ist `AG1 0`: eine Vier neben einer Vier. Das zweite geht nicht: leer neben einer Vier. *{ button-turn }* vertauscht die Enden eines Steins.
rules-dominoes-end-title = Das Ende
rules-dominoes-end =
    Das Spiel endet nach 8 Runden, sobald jemand den letzten Stein gelegt hat, oder wenn alle nacheinander passen. Jedes Auge auf den Steinen, die du gelegt hast, ist ein Punkt.

    Bei Gleichstand gewinnt, wer weniger Augen auf der Hand hat. Ist auch das gleich, teilt man sich den Sieg, wie im Bild.

## The tutorial

dominoes-tutorial-1 = Jedes Auge, das du legst, ist ein Punkt, und deine Doppelvier hat acht. Der erste Stein kommt in die Mitte: Probier Karte 2 aus und leg sie auf **AC1 0**.
dominoes-tutorial-2 = Wenn du dran bist, legst du einen Stein oder nimmst einen. Nimm jetzt einen: Drück **{ dominoes-draw-button }**.
dominoes-tutorial-3 = Der gezogene Stein, Karte 3, hat eine Vier, und das rechte Ende der Reihe auch. Dreh ihn mit **{ button-turn }** so, dass die Vieren sich berühren, und leg ihn auf **AE1 180**.
dominoes-tutorial-end = ## { $own } zu { $other }: Du gewinnst!
dominoes-tutorial-next = Mehr ist es nicht. Wer den letzten Stein legt, beendet das Spiel.
error-lesson-dominoes-draw = Ein guter Zug, aber hier wird gezogen: Drück *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = Auf { $cell } passen die Hälften nicht zusammen: { $component } neben { $other }.
error-must-draw = Du kannst nicht passen, solange noch Steine zu ziehen sind.
error-pile-empty = Zu ziehen ist nichts mehr da. Leg einen Stein oder passe.

## Pictures, for those who don't see them

why-pips = auf gelegten Steinen
