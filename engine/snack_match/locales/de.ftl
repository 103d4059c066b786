# What Snack Match says, in German. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
components-sandwich = Sandwiches
components-donut = Donuts
components-soda = Limos
components-sausage = Würstchen
components-orange = orange Decken
components-green = grüne Decken
components-blue = blaue Decken
components-red = rote Decken
component-sandwich = Sandwich
component-donut = Donut
component-soda = Limo
component-sausage = Würstchen
component-orange = Orange
component-green = Grün
component-blue = Blau
component-red = Rot

## The lobby

lobby-blurb-snack = Bau ein Picknick aus 4 × 4 Feldern. Schieb Karten über- und untereinander, damit gleiche Snacks und gleiche Decken Gruppen bilden.
option-diet = Spezialdiät
option-diet-none = keine
option-diet-none-about = Nur Gruppen zählen
option-diet-easy = leicht
option-diet-easy-about = Zweimal winken Pluspunkte
option-diet-medium = mittel
option-diet-medium-about = Einmal winken Pluspunkte, einmal drohen Minuspunkte
option-diet-hard = schwer
option-diet-hard-about = Zweimal drohen Minuspunkte

## The table while a game runs

snack-choose-table = Alle behalten eine Karte und geben die andere nach links weiter.
snack-play-table = Alle legen zwei Karten. Aufgedeckt wird, sobald alle fertig sind.
snack-play-solo-table = Jede Runde: Leg eine Karte, die andere bekommt dein Gegner.

## The private panel

snack-choose-title = ### Runde { $round } von { $rounds }: eine behalten, eine weitergeben
snack-choose-ask = Welche Karte behältst du? Die andere geht nach links.
snack-choose-chosen = Du behältst Karte **{ $number }**. Du kannst dich umentscheiden, bis alle gewählt haben.
snack-keep-button = { $number } behalten
snack-keep-did = Karte { $number } behalten
snack-choose-done = ### Du hast gewählt
snack-play-title = ### Runde { $round } von { $rounds }: Karten legen
snack-play-ask =
    { $count ->
        [one] Noch eine Karte.
       *[other] Leg beide Karten, in beliebiger Reihenfolge.
    }
snack-play-done = ### Fertig für diese Runde
snack-play-solo-title = ### Runde { $round } von { $rounds }: eine für dich, eine für deinen Gegner
snack-play-solo-ask = Leg eine von beiden. Die andere bekommt dein Gegner.
snack-solo-rival =
    { $count ->
        [0] -# Gegner: 1 Punkt pro eigenem Feld mit dem insgesamt häufigsten Snack, ebenso für die Decke.
       *[other] -# Gegner: 1 Punkt pro eigenem Feld mit dem insgesamt häufigsten Snack, ebenso für die Decke; jetzt { $lines }.
    }
snack-solo-cards = {""}**Deine zwei Karten**
snack-solo-area = {""}**Dein Picknick**

bonus-fewest = -# 🟢 +3, wenn du am wenigsten { $component } hast
bonus-most = -# 🔴 −3, wenn du am meisten { $component } hast
bonus-corners = -# 🟢 +1 pro Feld in deinen Ecken: { $component }
bonus-isolated = -# 🔴 −2 pro Feld, das allein liegt: { $component }
bonus-groups = -# 🟢 +1 pro Gruppe (schon ein Feld zählt): { $component }
bonus-centre = -# 🔴 −2 pro Feld in deiner Mitte: { $component }
bonus-lines = -# 🟢 +2 pro voller Zeile oder Spalte: { $component }
bonus-pairs = -# 🔴 −2 pro Paar (Gruppe aus genau zwei): { $component }

## Hints and review

snack-keep-hint = 💡 Behalte Karte **{ $number }**: Sie passt zu den meisten Karten, die du bekommen könntest, und mit der anderen verschenkst du am wenigsten.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } – { $points } Punkt, bei Gleichstand vorn dank der größeren Gruppe ({ $size })
       *[other] 🏆 { $names } – { $points } Punkte, bei Gleichstand vorn dank der größeren Gruppe ({ $size })
    }
snack-solo-won =
    { $points ->
        [one] 🏆 Gewonnen, { $points } zu { $target }!
       *[other] 🏆 Gewonnen, { $points } zu { $target }!
    }
snack-solo-lost =
    { $points ->
        [one] Diesmal geht das Picknick an deinen Gegner: { $points } Punkt, und du hättest mehr als { $target } gebraucht.
       *[other] Diesmal geht das Picknick an deinen Gegner: { $points } Punkte, und du hättest mehr als { $target } gebraucht.
    }
snack-solo-won-told = 🏆 { $name } gewinnt, { $points } zu { $target }!
snack-solo-lost-told = Diesmal geht das Picknick an den Gegner: { $name } kommt auf { $points }, nötig waren mehr als { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = am wenigsten { $component } ({ $own }) { $points }
score-bonus-most = am meisten { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in Ecken ({ $count }) { $points }
score-bonus-isolated = { $component } allein ({ $count }) { $points }
score-bonus-groups = { $component }: Gruppen ({ $count }) { $points }
score-bonus-centre = { $component } in der Mitte ({ $count }) { $points }
score-bonus-lines = { $component }: volle Reihen ({ $count }) { $points }
score-bonus-pairs = { $component }: Paare ({ $count }) { $points }
score-opponent = { $own } × { $component } { $points }

## Lists and help

help-snack =
    {""}**3.** Behalte eine Karte und gib die andere nach links weiter.
    {""}**4.** Teste eine Karte: drehen, verschieben, drunterschieben; oder tipp `B3 90 { layer-under }` ein (`/snack { name-place }`). Dann *{ button-place }*.
    {""}**5.** Sind alle fertig, werden alle Picknicks aufgedeckt. Nach vier Runden werden die Punkte gezählt.

## The rules, page by page

rules-snack-overview-title = Kurz und knapp
rules-snack-overview =
    Vier Runden. In jeder ziehen alle zwei Karten, behalten eine, geben eine nach links weiter und legen dann beide Karten in die eigene Auslage.

    { "" }**Legen.** Deine Auslage darf 4 × 4 Felder groß werden, nicht größer. Eine Karte kommt neben, über oder unter das, was schon liegt, oder dazwischen: über manche Felder und unter andere. Sie muss eine Karte überlappen oder Kante an Kante berühren; Ecken zählen nicht.

    { "" }**Punkte.** Gleiche Snacks und ebenso gleiche Decken, die sich Kante an Kante berühren, bilden Gruppen. Eine Dreiergruppe ist 1 Punkt wert, eine Vierergruppe 2, eine Fünfergruppe 3 und so weiter. Verdeckte Felder zählen nicht. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die größte einzelne Gruppe.

    { "" }**Spezialdiät** bringt zwei Boni ins Spiel, die von Anfang an offenliegen. Allein spielst du **Solo**.
rules-snack-course-title = Eine Runde: wählen, weitergeben, legen
rules-snack-course =
    { "" }**Wählen und weitergeben.** Du bekommst zwei Karten. Behalte eine und gib die andere an den nächsten Platz weiter; der letzte Platz gibt an den ersten. So spielst du eine selbst gewählte Karte und eine von nebenan.

    { "" }**Legen.** Leg beide Karten in deine Auslage, in beliebiger Reihenfolge.

    Alle spielen gleichzeitig und geheim. Du kannst dich umentscheiden, bis alle fertig sind; dann wird alles aufgedeckt. Nach vier Runden liegen in jeder Auslage acht Karten, und die Punkte werden gezählt.
rules-snack-first-title = Die erste Karte
rules-snack-first =
    Deine erste Karte kommt in die Mitte, quer oder hochkant: `C4 0`, `C4 180`, `D3 90` oder `D3 270`. Das ist nur der Anfang: Von dort kann deine Auslage in jede Richtung wachsen.
rules-snack-placing-title = Eine Karte legen
rules-snack-placing =
    Dreh die Karte in Vierteldrehungen, wie du magst. Sie muss eine deiner Karten überlappen oder **Kante an Kante** berühren wie im ersten Bild. Nur eine Ecke wie im zweiten reicht nicht.

    Was liegt, bleibt liegen. Du kannst eine Karte immer genau auf eine andere legen: Feststecken gibt es also nicht.
rules-snack-layers-title = Über und unter
rules-snack-layers =
    Eine Karte darf andere ganz oder teilweise verdecken oder sich unter sie schieben. Es zählt nur, was zu sehen ist.

    { "" }**Über** (erstes Bild): Die Felder deiner Karte sind zu sehen, und was sie verdecken, ist weg. Das kleine Quadrat in der Ecke verrät, was es war.
    { "" }**Unter** (zweites Bild): Wo schon etwas liegt, ist das Feld deiner Karte verdeckt; ihre übrigen Felder sind zu sehen.
rules-snack-between-title = Dazwischen
rules-snack-between =
    Eine Karte darf zugleich über manchen Karten und unter anderen liegen. Im ersten Bild liegt sie über der oberen Karte und unter der unteren: `D3 90 { layer-under } D5`.

    Nicht erlaubt: über einem Feld einer Karte und unter einem anderen Feld **derselben** Karte. Sie müsste mitten hindurch.
rules-snack-rings-title = Keine Schleifen
rules-snack-rings =
    Alle deine Karten müssen sich eine nach der anderen von unten nach oben neu hinlegen lassen. Im ersten Bild liegt die unterste Reihe über der hochkant liegenden Karte und diese über der Reihe von D4. Also kann nichts zugleich über der untersten Reihe und unter der Reihe von D4 liegen: Das wäre eine unmögliche Schleife.
rules-snack-area-title = Die Auslage wandert
rules-snack-area =
    Alle deine Karten zusammen dürfen **4 Felder breit und 4 Felder hoch** sein, nicht mehr. Welche vier Spalten und Zeilen das sind, steht nicht von Anfang an fest: Deine Auslage kann noch wandern. Ist sie vier breit, liegen ihre Spalten fest; ist sie vier hoch, ihre Zeilen.

    Das Bild zeigt alle Felder, die du noch erreichen kannst. Im zweiten würde die Auslage fünf breit.
rules-snack-groups-title = Gruppen und Punkte
rules-snack-groups =
    Gleiche Snacks, die sich Kante an Kante berühren, bilden eine Gruppe, und gleiche Decken ebenso. Ecken verbinden nicht. Eine Gruppe zählt ab drei:

    3 → **1** Punkt · 4 → **2** · 5 → **3** · 6 → **4** … immer Größe minus 2.

    Jedes Feld zählt doppelt: einmal für seinen Snack, einmal für seine Decke. Das erste Bild zeigt, was eine Karte bringen würde, das zweite alles, was in einem fertigen Picknick punktet.
rules-snack-winning-title = Sieg und Gleichstand
rules-snack-winning = Wer die meisten Punkte hat, Boni eingerechnet, gewinnt. Bei Gleichstand entscheidet die größere **einzelne Gruppe**, egal wovon (hier markiert); herrscht auch da Gleichstand, wird der Sieg geteilt.
rules-snack-diet-title = Spezialdiät
rules-snack-diet =
    Zwei Boni für das ganze Spiel, von Anfang an bekannt und für alle gleich. Jeder gilt für einen Snack oder eine Decke und bringt oder kostet Punkte; gezählt wird er nach den Gruppen.

    { "" }**Leicht**: zwei grüne mit Pluspunkten. **Mittel**: ein grüner, ein roter. **Schwer**: zwei rote mit Minuspunkten.

    Ecken, Mitte und Reihen beziehen sich auf das Rechteck um deine eigenen Karten, auch wenn es nicht 4 × 4 ist. Jeder der acht hat eine eigene Seite.
rules-snack-diet-fewest-title = Spezialdiät: am wenigsten (grün)
rules-snack-diet-fewest = { "" }**+3**, wenn bei niemandem weniger davon zu sehen ist als bei dir. Wer gleichauf liegt, bekommt die Punkte auch, und gar nichts davon zählt ebenfalls. Hier sind bei dir vier Limos zu sehen, bei den anderen vier und fünf: Das reicht.
rules-snack-diet-corners-title = Spezialdiät: in den Ecken (grün)
rules-snack-diet-corners =
    { "" }**+1** für jedes Feld davon in einer Ecke deiner Auslage. Hier liegen Würstchen in allen vier Ecken.
rules-snack-diet-groups-title = Spezialdiät: Gruppen (grün)
rules-snack-diet-groups =
    { "" }**+1** pro Gruppe davon; schon ein einzelnes Feld zählt, also halt sie auseinander. Hier ist Orange dreimal getrennt zu sehen.
rules-snack-diet-lines-title = Spezialdiät: volle Reihen (grün)
rules-snack-diet-lines =
    { "" }**+2** für jede Zeile oder Spalte, die ganz daraus besteht, von Rand zu Rand deiner Auslage. Eine Lücke unterbricht die Reihe. Hier ist eine Spalte ganz blau.
rules-snack-diet-most-title = Spezialdiät: am meisten (rot)
rules-snack-diet-most = { "" }**−3**, wenn bei niemandem mehr davon zu sehen ist als bei dir; wer gleichauf liegt, verliert die Punkte auch. Hier sind bei dir vier orange Decken zu sehen, bei den anderen zwei und vier.
rules-snack-diet-isolated-title = Spezialdiät: allein (rot)
rules-snack-diet-isolated =
    { "" }**−2** für jedes Feld davon, das kein gleiches Kante an Kante berührt. Hier liegt eine grüne Decke allein; die anderen leisten einander Gesellschaft.
rules-snack-diet-centre-title = Spezialdiät: in der Mitte (rot)
rules-snack-diet-centre =
    { "" }**−2** für jedes Feld davon in der Mitte deiner Auslage: Ist sie voll, sind das die inneren vier Felder. Bei ungerader Breite oder Höhe gibt es nur eine mittlere Spalte oder Zeile statt zwei. Hier sind drei Donuts im Weg.
rules-snack-diet-pairs-title = Spezialdiät: Paare (rot)
rules-snack-diet-pairs =
    { "" }**−2** für jede Gruppe aus genau zwei. Eins allein oder drei zusammen kosten nichts. Hier stehen zwei Limos nebeneinander.
rules-snack-solo-title = Solo
rules-snack-solo =
    Allein spielst du acht Runden. Jedes Mal legst du eine von zwei Karten; die andere bekommt dein Gegner, dessen Karten in einer Reihe liegen und sich nie überlappen. Zurücknehmen geht nicht: Gleich danach kommen die nächsten zwei Karten.

    Am Ende zählst du deine Punkte wie gewohnt. Dein Gegner nimmt den Snack, der **auf beiden Seiten zusammen** am häufigsten zu sehen ist, und bekommt einen Punkt für jeden davon auf **seinen eigenen** Karten; dann ebenso die Decke. Sind mehrere gleich häufig, nimmt er, wovon er selbst am meisten hat. Du gewinnst, wenn du mehr Punkte hast; gleich viele reichen nicht.

    Pass also auf, was du hergibst, und verdeck, was deinem Gegner helfen würde.
rules-snack-writing-title = Eine Stelle eintippen
rules-snack-writing =
    `B3 90 { layer-under }` sagt alles: das **Feld oben links**, das die gedrehte Karte bedeckt, ihre **Drehung** im Uhrzeigersinn (0, 90, 180, 270) und ihre **Ebene**.

    `{ layer-over }` heißt: nirgends darunter; das kannst du weglassen. `{ layer-under }` heißt: überall darunter, wo schon etwas liegt. `{ layer-under } C4 D4` heißt: auf diesen Feldern darunter, sonst darüber. Wo nichts liegt, liegt sie einfach daneben.

    Das erste Bild ist `C5 0`, das zweite `F5 90`. Die Feldnamen ändern sich während des Spiels nie. Stellen gibst du mit *{ button-type }* oder `/snack { name-place }` ein.

## The tutorial

snack-tutorial-1 = Ein ganzes Spiel gegen einen Bot; es dauert fünf Minuten. Jedes Feld einer Karte zeigt einen **Snack** auf einer **Decke**. Drei oder mehr gleiche, die sich Kante an Kante berühren, sind eine Gruppe und bringen Punkte. Von zwei Karten behältst du eine und gibst die andere weiter. Karte 1 hat drei Sandwiches in einer Reihe, schon für sich eine Gruppe: Drück **1 behalten**.
snack-tutorial-2 = Jetzt hast du zwei Karten: die behaltene und eine von deinem Gegner. Leg zuerst die drei Sandwiches. Drück **Karte 1 testen**, sieh dir das Bild an und drück **{ button-place }**. Die erste Karte kommt immer in die Mitte, und erst mit diesem Button ist sie gelegt.
snack-tutorial-3 = **Nebeneinander.** Auch diese Karte hat zwei Sandwiches. Die sollen auf C3 und D3, direkt oberhalb der anderen. Drück **Karte 2 testen** und verschieb die Karte mit den Pfeilen, bis im Titel **B3 0** steht, ihr Feld oben links, oder wähl das mit *{ button-type }*; dann **{ button-place }**. Fünf Sandwiches zusammen sind 3 Punkte wert: immer Größe minus 2.
snack-tutorial-4 = Runde 2. Decken bilden Gruppen wie Snacks, und jedes Feld zählt für beides. Karte 2 zeigt ein Sandwich und zwei rote Decken, die gut zu deinen roten passen: **2 behalten**.
snack-tutorial-5 = **Über.** Eine Karte darf andere verdecken; was verdeckt ist, zählt nicht mehr. Nimm Karte 2, drück einmal **{ button-turn }**, damit sie hochkant liegt, und verschieb sie auf **B2 90**: Ihr Sandwich auf Grün verdeckt das Würstchen auf B3. Sieben Sandwiches, und deine drei grünen Decken werden zur Gruppe. **{ button-place }**.
snack-tutorial-6 = **Unter.** Eine Karte darf sich auch unter andere schieben. Teste Karte 1 hochkant auf **E3 90**: Läge sie obenauf, würde ihr Würstchen das Sandwich auf E4 verdecken. Drück **{ button-layer }**: Jetzt liegt sie *{ layer-under }* den anderen, das Würstchen ist verdeckt, und zu sehen ist nur, was dir hilft. **{ button-place }**, und zwar als **E3 90 { layer-under }**.
snack-tutorial-7 = Runde 3. Denk auch daran, was du weitergibst: Dein Gegner bekommt es. Karte 1 hat eine grüne und eine rote Decke nebeneinander, und du hast beide Farben: **1 behalten**.
snack-tutorial-8 = **Dazwischen.** Eine Karte kann über manchen Feldern und unter anderen liegen. Nimm Karte 2, drück zweimal **{ button-turn }** und verschieb sie auf **B4 180**. Drück **{ button-layer }**, bis da **B4 180 { layer-under } C4 D4** steht: Ihr Sandwich auf Grün verdeckt das Würstchen auf B4, und der Rest verschwindet unter deinen Sandwiches. **{ button-place }**.
snack-tutorial-9 = Teste Karte 1 auf **B2 0** und drück **{ button-layer }**: Unter dem Sandwich auf B2 ist ihr Würstchen weg, und ihr grünes und ihr rotes Feld liegen neben deinen Gruppen. Beide wachsen um eins. **{ button-place }**, und zwar als **B2 0 { layer-under }**. Passt eine Karte irgendwo nicht, steht dabei, warum, und *{ button-why-not }* erklärt es.
snack-tutorial-10 = Die letzte Runde. In deiner obersten Reihe liegen zwei Donuts; einer mehr ergibt eine Gruppe. Karte 1 bringt ihn mit, auf einer roten Decke: **1 behalten**.
snack-tutorial-11 = **Die Grenze.** Deine Auslage ist jetzt vier breit und vier hoch, weiter wächst sie nicht. Aber die unterste Reihe ist noch frei: Leg Karte 2 auf **B5 0**. Mit ihren zwei Sandwiches sind es elf, und auch ihr grünes und ihr rotes Feld schließen sich ihren Gruppen an.
snack-tutorial-12 = Die letzte Karte: Karte 1 auf **C2 0**, mit **{ button-layer }** unter die Donuts geschoben: **C2 0 { layer-under }**. Nur ihr letztes Feld ist zu sehen, ein Donut auf Rot, in der einen freien Ecke. Drei Donuts, sieben rote Decken. **{ button-place }**, und die Punkte werden gezählt.
snack-tutorial-end = ## 🎉 { $own } zu { $other }: Du hast gewonnen!
snack-tutorial-next =
    Das ist schon das ganze Spiel: behalten und weitergeben, dann daneben, über, unter und dazwischen. Mit mehreren spielen alle gleichzeitig, und alles wird zusammen aufgedeckt.

    `/snack { name-start }` eröffnet einen Tisch: *{ menu-add-bot }* bringt dir einen Gegner; startest du allein, spielst du solo. *{ button-hint }* zeigt, was jemand mit Erfahrung tun würde. *Spezialdiät* bringt Boni ins Spiel, wenn du mehr willst.
error-lesson-snack-keep = In einem echten Spiel eine gute Wahl. Behalte für diese Lektion Karte **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = diät

## What commands are for

command-start-diet = Spezialdiät: Bonuskarten

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] Die eine Karte des Gegners.
       *[other] Die { $cards } Karten des Gegners.
    }
zone-opponent = {""}**Die Karten des Gegners**
modification-fewest = 3 Punkte, wenn du am wenigsten davon hast
modification-most = minus 3 Punkte, wenn du am meisten davon hast
modification-corners = 1 Punkt pro Feld in einer Ecke
modification-isolated = minus 2 Punkte pro Feld, das allein liegt
modification-groups = 1 Punkt pro Gruppe, schon ein Feld zählt
modification-centre = minus 2 Punkte pro Feld in der Mitte
modification-lines = 2 Punkte pro voller Zeile oder Spalte
modification-pairs = minus 2 Punkte pro Paar
why-group = eine Gruppe
why-bonus-fewest = am wenigsten
why-bonus-most = am meisten
why-bonus-corners = in den Ecken
why-bonus-isolated = allein
why-bonus-groups = Gruppen
why-bonus-centre = in der Mitte
why-bonus-lines = volle Reihen
why-bonus-pairs = Paare
why-opponent = am häufigsten zu sehen
less-bonus-most = nicht mehr am meisten { $component }
less-bonus-isolated = weniger { $component } allein
less-bonus-centre = weniger { $component } in der Mitte
less-bonus-pairs = { $component }: weniger Paare
