# What Dominoes says, in Dutch. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Domino
component-pips0 = leeg
component-pips1 = één
component-pips2 = twee
component-pips3 = drie
component-pips4 = vier
components-pips0 = lege
components-pips1 = enen
components-pips2 = tweeën
components-pips3 = drieën
components-pips4 = vieren

## The lobby

lobby-blurb-dominoes = Leg stenen aan de uiteinden van één rij, waar de ogen gelijk zijn. Elk oog op een steen die je legt is een punt.

## The table while a game runs

dominoes-turn-table = Om de beurt één steen, aan een uiteinde van de rij. Of trek er een; of pas als er niets meer te trekken valt.

## The private panel

dominoes-turn-title = ### Ronde { $round } van { $rounds }: jij bent
dominoes-turn-ask = Kies een steen om uit te proberen, of ga door zonder te leggen.
dominoes-turn-done = ### Jouw stenen
dominoes-draw-button = Steen trekken
dominoes-draw-did = steen getrokken
dominoes-pass-button = Passen
dominoes-pass-did = gepast

## Hints and review

dominoes-draw-hint = 💡 { $answer }: geen van de jouwe past.
dominoes-pass-hint = 💡 { $answer }: geen van jouw stenen past, en er valt niets meer te trekken.

## The end

verdict-fewer-pips =
    { $points ->
        [one] 🏆 { $names } — { $points } punt; bij gelijke stand telt wie minder ogen in de hand heeft ({ $size }).
       *[other] 🏆 { $names } — { $points } punten; bij gelijke stand telt wie minder ogen in de hand heeft ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }**: `/snack { name-start } { name-game }:{ game-dominoes }`. Eén rij voor iedereen, om de beurt één steen.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = tegel = steen, blokje = steen
rules-dominoes-overview-title = In het kort
rules-dominoes-overview =
    Iedereen legt stenen aan de uiteinden van **één rij**, die van niemand is. Helften die elkaar raken moeten evenveel ogen laten zien.

    Als je aan de beurt bent, leg je een steen of trek je er een; valt er niets meer te trekken, dan mag je passen. Elk oog op een steen die je hebt gelegd is een punt. Het plaatje laat zien wat voor een van twee spelers telt.
rules-dominoes-turn-title = Jouw beurt
rules-dominoes-turn =
    Je begint met 3 stenen die niemand anders ziet. In je beurt doe je één ding: een steen leggen, er een van de stapel trekken, of passen als de stapel leeg is.

    Van de stenen in het eerste plaatje past die met twee tweeën aan het linkereinde van de rij in het tweede plaatje, en die met een vier aan het rechtereinde.
rules-dominoes-placing-title = Een steen leggen
rules-dominoes-placing =
    Een steen komt aan een uiteinde van de rij, zij aan zij met de laatste en nooit boven op een andere. Helften die elkaar raken moeten gelijk zijn.

    Het eerste plaatje is `AG1 0`: een vier naast een vier. Het tweede kan niet: leeg naast een vier. *{ button-turn }* verwisselt de uiteinden van een steen.
rules-dominoes-end-title = Het einde
rules-dominoes-end =
    Het spel eindigt na 8 rondes, zodra iemand de laatste steen heeft gelegd, of wanneer iedereen na elkaar past. Elk oog op de stenen die je hebt gelegd is een punt.

    Bij gelijke stand wint wie minder ogen in de hand heeft. Is ook dat gelijk, dan wordt de winst gedeeld, zoals in het plaatje.

## The tutorial

dominoes-tutorial-1 = Elk oog dat je legt is een punt, en je dubbele vier heeft er acht. De eerste steen gaat naar het midden: probeer kaart 2 en leg hem op **AC1 0**.
dominoes-tutorial-2 = In je beurt leg je een steen of pak je er een. Pak er nu een: druk op **{ dominoes-draw-button }**.
dominoes-tutorial-3 = De steen die je pakte, kaart 3, heeft een vier, net als het rechteruiteinde van de rij. Draai hem met **{ button-turn }** zodat de vieren elkaar raken en leg hem op **AE1 180**.
dominoes-tutorial-end = ## { $own } tegen { $other }: je wint!
dominoes-tutorial-next = Meer is het niet. Wie de laatste steen legt, beëindigt het spel.
error-lesson-dominoes-draw = Een goede zet, maar hier pakken we: druk op *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = Op { $cell } passen de helften niet bij elkaar: { $component } naast { $other }.
error-must-draw = Je kunt niet passen zolang er nog stenen te trekken zijn.
error-pile-empty = Er valt niets meer te trekken. Leg een steen of pas.

## Pictures, for those who don't see them

why-pips = op gelegde stenen
