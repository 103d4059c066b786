# What Veggies says, in German. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
components-strawberry = Erdbeeren
components-banana = Bananen
components-grape = Trauben
components-carrot = Karotten
components-mushroom = Pilze
components-mouse = Mäuse
component-strawberry = Erdbeere
component-banana = Banane
component-grape = Traube
component-carrot = Karotte
component-mushroom = Pilz
component-mouse = Maus
component-crate = leere Kiste
component-pallet = leere Palette
component-barrel = leeres Fass

## The lobby

lobby-blurb-veggies = Füll einen Marktstand. Bau große Gruppen und viele davon, und deck die Mäuse zu.

## The table while a game runs

veggies-start-table = Alle eröffnen ihren Stand mit einer von zwei Karten und behalten die andere.
veggies-turn-table = Eine Karte pro Zug: aus der Hand oder vom Markt.
veggies-name-table = Die Stände sind voll. Manche müssen noch wählen, welche Ware zählt.
veggies-standing-about = -# Punkte, als zählte jede Ware, die noch jemand nennen kann. Am Ende zählen nur die genannten.

## The private panel

veggies-start-title = ### Eröffne deinen Stand
veggies-start-ask = Mit welcher Karte eröffnest du deinen Stand? Die andere bleibt auf deiner Hand.
veggies-start-chosen = Du eröffnest mit Karte **{ $number }**. Du kannst dich umentscheiden, bis alle gewählt haben.
veggies-open-button = Mit { $number } eröffnen
veggies-open-did = mit Karte { $number } eröffnet
veggies-start-done = ### Du hast gewählt
veggies-turn-title = ### Runde { $round } von { $rounds }: Du bist dran
veggies-turn-ask = Karte 1 hast du auf der Hand; 2 bis 4 liegen auf dem Markt. Leg eine davon.
veggies-turn-done = ### Dein Stand
veggies-name-title = ### Wähl, was zählt
veggies-name-ask = Was nennst du? Jede genannte Ware zählt für alle.
veggies-name-button = { $things }
veggies-name-did = genannt: { $answer }
veggies-name-done = ### Dein Stand ist voll

## Hints and review

veggies-open-hint = 💡 Eröffne mit Karte **{ $number }**.
veggies-name-hint = 💡 { $answer }: Das bringt dir im Moment am meisten.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } – { $points } Punkt, bei Gleichstand vorn dank weniger Mäusen ({ $size })
       *[other] 🏆 { $names } – { $points } Punkte, bei Gleichstand vorn dank weniger Mäusen ({ $size })
    }
score-good =
    { $groups ->
        [one] { $component }: größte Gruppe { $largest } × { $groups } Gruppe = { $points }
       *[other] { $component }: größte Gruppe { $largest } × { $groups } Gruppen = { $points }
    }
score-mice = Mäuse ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Füll einen Marktstand, eine Karte pro Zug.

## The rules, page by page

rules-veggies-overview-title = Kurz und knapp
rules-veggies-overview =
    Drei Karten liegen offen als Markt. Alle eröffnen ihren Stand mit einer von zwei Karten und behalten die andere verdeckt.

    { "" }**Dein Zug.** Leg eine Karte an deinen Stand: die verdeckte oder eine vom Markt. Sie kommt neben oder über das, was schon liegt, nie darunter. Ein Stand wächst, wie er will. Was liegt, bleibt liegen.

    { "" }**Das Ende.** Hat jeder Stand acht Karten, werden Waren genannt. Jede genannte Ware zählt für alle: die Größe deiner größten Gruppe davon mal die Anzahl deiner Gruppen davon. Jede sichtbare Maus kostet 2 Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Mäuse zeigt.
rules-veggies-opening-title = Einen Stand eröffnen
rules-veggies-opening =
    Du bekommst zwei Karten. Eine eröffnet deinen Stand, in der Mitte auf `V22`; die andere bleibt auf deiner Hand, für alle anderen verdeckt. Alle wählen gleichzeitig und können sich umentscheiden, bis alle gewählt haben.

    Wer anfängt, weißt du schon, bevor du wählst.
rules-veggies-course-title = Dein Zug
rules-veggies-course =
    Leg eine Karte an deinen Stand: deine Handkarte oder eine der drei vom Markt. Nach der Handkarte ziehst du verdeckt eine neue; nach einer Marktkarte wird der Markt aufgefüllt. Dann ist der nächste Platz dran.

    Zurücknehmen geht nicht, denn du hast schon eine neue Karte gesehen. Das Spiel endet, wenn alle acht Karten haben.
rules-veggies-placing-title = Eine Karte legen
rules-veggies-placing = Dreh die Karte in Vierteldrehungen, wie du magst. Sie muss eine Karte deines Stands überlappen oder **Kante an Kante** berühren wie im ersten Bild. Nur eine Ecke wie im zweiten reicht nicht.
rules-veggies-over-title = Über, nie unter
rules-veggies-over =
    Eine Karte darf andere ganz oder teilweise verdecken, und was sie verdeckt, ist weg: ein schönes Ende für eine Maus. Die kleinen Quadrate verraten, was verdeckt würde. Unter andere kommen Karten in diesem Spiel nie.
rules-veggies-size-title = Wie groß ein Stand werden kann
rules-veggies-size =
    So groß du willst, in jede Richtung: Nur deine acht Karten setzen eine Grenze. Das Bild zeigt deinen Stand und drei Felder auf jeder Seite; die Feldnamen ändern sich nie.
rules-veggies-naming-title = Waren nennen
rules-veggies-naming =
    Sind die Stände voll, nennen alle die Ware ihrer **größten Gruppe**; unter mehreren gleich großen wählen sie geheim. Zu zweit nennt ihr je **zwei verschiedene** Waren: die mit euren größten Gruppen.

    Hier sind die Erdbeeren auf V24 und W24 eine der größten Gruppen. Was irgendwer nennt, zählt für **alle**.
rules-veggies-scoring-title = Punkte für Waren
rules-veggies-scoring =
    Für jede genannte Ware: die Größe deiner **größten Gruppe** davon mal **die Anzahl deiner Gruppen** davon. Auch ein einzelnes Feld ist eine Gruppe. Hast du nichts davon, bringt sie dir nichts.

    Hier: Erdbeeren, größte Gruppe 2, vier Gruppen, 2 × 4 = **8**; Bananen, größte Gruppe 2, drei Gruppen, 2 × 3 = **6**. Eine große Gruppe und viele kleine ergänzen sich gut.
rules-veggies-mice-title = Mäuse
rules-veggies-mice = { "" }**−2** für jede Maus, die am Ende zu sehen ist, wie im ersten Bild. Deck sie zu: Die Karte im zweiten Bild verdeckt eine. Bei Gleichstand an der Spitze gewinnt, wer weniger Mäuse zeigt; herrscht auch da Gleichstand, wird der Sieg geteilt.
rules-veggies-teams-title = Zu viert: Teams
rules-veggies-teams =
    Zu viert spielt ihr in zwei Teams, Platz 1 und 3 gegen 2 und 4. Alle haben einen eigenen Stand und eine eigene verdeckte Karte, die auch im Team sonst niemand sieht, und nennen ihre eigene Ware. Die Punkte eines Teams werden addiert, bei Gleichstand auch die Mäuse.
rules-veggies-writing-title = Eine Stelle eintippen
rules-veggies-writing =
    `V22 90`: das **Feld oben links**, das die gedrehte Karte bedeckt, und ihre **Drehung** im Uhrzeigersinn (0, 90, 180, 270). Nach Spalte Z kommt AA. Das erste Bild ist `Y22 0`, das zweite `Y24 0`. Die Feldnamen ändern sich während des Spiels nie. Stellen gibst du mit *{ button-type }* oder `/snack { name-place }` ein.

## The tutorial

veggies-tutorial-1 = Füll einen Marktstand mit acht Karten, gegen einen Bot; es dauert fünf Minuten. Ein Feld zeigt **Waren**, nichts oder eine **Maus**. Gleiche Waren, die sich Kante an Kante berühren, sind eine Gruppe. Eine von zwei Karten eröffnet deinen Stand, die andere bleibt verdeckt auf deiner Hand. Karte 1 hat zwei Pilze und eine Erdbeere, und ihre Mäuse sitzen in den Ecken, wo du sie leicht zudecken kannst: Drück **Mit 1 eröffnen**.
veggies-tutorial-2 = **Eine Karte pro Zug**: die auf deiner Hand (Karte 1) oder eine vom Markt (Karten 2 bis 4). Karte 4 hat drei Erdbeeren am Stück. Drück **Karte 4 testen** und verschieb sie mit den Pfeilen, bis im Titel **T21 0** steht, ihr Feld oben links, oder tipp das mit *{ button-type }* ein. Ihr Pilz deckt deine Maus auf V22 zu: Jede Maus, die am Ende noch zu sehen ist, kostet 2 Punkte. **{ button-place }**; was liegt, bleibt liegen.
veggies-tutorial-3 = **Drehen.** Teste Karte 3 und dreh sie zweimal: **{ button-turn }**. Auf **X23 180** deckt ihr Pilz deine andere Maus zu und verbindet zwei von deinen: drei in einer Gruppe. In diesem Spiel darf eine Karte andere verdecken, kommt aber nie darunter. **{ button-place }**.
veggies-tutorial-4 = **So zählen Waren**: die Größe deiner größten Gruppe **mal** die Anzahl deiner Gruppen, und auch ein einzelnes Feld ist eine Gruppe. Deine Erdbeeren: größte Gruppe 3, drei Gruppen, 3 × 3 = 9. Karte 3 auf **R19 0** bringt eine einzelne Erdbeere, eine vierte Gruppe: 3 × 4 = 12. Für deine Pilze tut sie dasselbe. **{ button-place }**.
veggies-tutorial-5 = **Aus der Hand.** Karte 1 kennst nur du, und wenn du sie spielst, ziehst du eine neue. Sie bringt zwei Mäuse mit, aber auf **Q21 0** wächst mit ihrer Erdbeere deine größte Gruppe auf 4, und das ist mehr wert: 4 × 4 = 16. Mäuse kannst du später zudecken. **{ button-place }**.
veggies-tutorial-6 = Karte 1 ist die, die du gerade gezogen hast. Auf **R22 0** deckt ihre Erdbeere eine Maus zu und berührt keine andere Erdbeere: deine fünfte Gruppe, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Weg mit den Mäusen.** Teste Karte 3, dreh sie einmal (**{ button-turn }**) und verschieb sie auf **S22 90**: Sie deckt beide Mäuse zu, die bei dir zu sehen sind, und ihre drei Trauben sind auch noch eine Gruppe. **+14**, der beste Zug dieses Spiels. **{ button-place }**.
veggies-tutorial-8 = Die letzte Karte. Karte 4, einmal gedreht, bringt auf **U18 90** eine Erdbeere auf U20, direkt oberhalb deiner vier: 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Nennen.** Die Stände sind voll, und es zählen nur Waren, die jemand nennt, dann aber für alle. Zu zweit nennst du die Waren deiner zwei größten Gruppen. Erdbeeren sind sicher; Trauben und Pilze stehen beide bei 3. Trauben brächten 3 × 3 = 9, Pilze 3 × 6 = 18: Drück **Erdbeeren und Pilze**.
veggies-tutorial-end = ## 🎉 { $own } zu { $other }: Du hast gewonnen!
veggies-tutorial-next =
    Das ist schon das ganze Spiel: einen Stand eröffnen, pro Zug eine Karte anlegen, nennen, was zählt. Eine große Gruppe und viele kleine ergänzen sich am besten. Zu viert spielt ihr in zwei Teams.

    `/snack { name-start } { name-game }:{ game-veggies }` eröffnet einen Tisch: *{ menu-add-bot }* bringt dir einen Gegner. *{ button-hint }* zeigt, was jemand mit Erfahrung tun würde.
error-lesson-veggies-open = Auch das wäre ein guter Stand. Eröffne für diese Lektion mit Karte **{ $number }**.
error-lesson-veggies-name = Das darfst du nennen, aber es brächte weniger. Drück für diese Lektion **Erdbeeren und Pilze**.

## What can be wrong

error-not-here = Diese Karte ist weg: Jemand war schneller, oder diese Ansicht ist veraltet. Das liegt jetzt offen.
error-bad-goods = Das kannst du nicht nennen; möglich ist: { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] Eine Karte auf dem Markt.
       *[other] { $cards } Karten auf dem Markt.
    }
zone-market = {""}**Der Markt**
why-good = größte Gruppe mal Gruppen
why-mice = zu sehen
less-mice = weniger { $component }
