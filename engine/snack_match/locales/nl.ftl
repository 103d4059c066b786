# What Snack Match says, in Dutch. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
components-sandwich = boterhammen
components-donut = donuts
components-soda = frisdranken
components-sausage = worstjes
components-orange = oranje tafelkleden
components-green = groene tafelkleden
components-blue = blauwe tafelkleden
components-red = rode tafelkleden
component-sandwich = boterham
component-donut = donut
component-soda = frisdrank
component-sausage = worstje
component-orange = oranje
component-green = groen
component-blue = blauw
component-red = rood

## The lobby

lobby-blurb-snack = Leg je picknick in een vierkant van 4 × 4, over en onder elkaar, en breng gelijke snacks en tafelkleden samen.
option-diet = Aangepast Dieet
option-diet-none = geen
option-diet-none-about = Alleen groepen
option-diet-easy = makkelijk
option-diet-easy-about = Twee kansen op extra punten
option-diet-medium = gemiddeld
option-diet-medium-about = Eén kans op extra punten, één op strafpunten
option-diet-hard = moeilijk
option-diet-hard-about = Twee kansen op strafpunten

## The table while a game runs

snack-choose-table = Iedereen houdt één kaart en geeft de andere door naar links.
snack-play-table = Iedereen legt twee kaarten. Zodra de laatste klaar is, wordt alles tegelijk getoond.
snack-play-solo-table = Telkens twee kaarten: één voor de picknick, de andere voor de tegenstander.

## The private panel

snack-choose-title = ### Ronde { $round } van { $rounds }: kies en geef door
snack-choose-ask = Welke kaart houd je? De andere gaat naar links.
snack-choose-chosen = Je houdt kaart **{ $number }**. Je kunt je bedenken tot de laatste heeft gekozen.
snack-keep-button = Houd { $number }
snack-keep-did = kaart { $number } gehouden
snack-choose-done = ### Je hebt gekozen
snack-play-title = ### Ronde { $round } van { $rounds }: speel je kaarten
snack-play-ask =
    { $count ->
        [one] Nog één kaart.
       *[other] Leg beide kaarten, in welke volgorde je wilt.
    }
snack-play-done = ### Je bent klaar met deze ronde
snack-play-solo-title = ### Ronde { $round } van { $rounds }: één voor jou, één voor je tegenstander
snack-play-solo-ask = Leg een van de twee. De andere gaat naar je tegenstander.
snack-solo-rival = -# Hij scoort 1 per eigen vakje met de snack en het kleed die jullie samen het meest tonen: nu { $lines }.
snack-solo-cards = {""}**Je twee kaarten**
snack-solo-area = {""}**Jouw picknick**

bonus-fewest = -# 🟢 +3 voor de minste { $component }
bonus-most = -# 🔴 −3 voor de meeste { $component }
bonus-corners = -# 🟢 +1 per stuk in je hoeken: { $component }
bonus-isolated = -# 🔴 −2 per stuk dat alleen ligt: { $component }
bonus-groups = -# 🟢 +1 per groep, ook van één: { $component }
bonus-centre = -# 🔴 −2 per stuk in je midden: { $component }
bonus-lines = -# 🟢 +2 per volledige rij of kolom: { $component }
bonus-pairs = -# 🔴 −2 per groep van precies twee: { $component }

## Hints and review

snack-keep-hint = 💡 Houd kaart **{ $number }**: die past het best bij wat je kunt krijgen, en zo geef je het minst weg.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } – { $points } punt; bij gelijke stand beslist de grootste groep ({ $size }).
       *[other] 🏆 { $names } – { $points } punten; bij gelijke stand beslist de grootste groep ({ $size }).
    }
snack-solo-won =
    { $points ->
        [one] 🏆 Gewonnen! Je hebt { $points } punt, en er waren er { $target } te verslaan.
       *[other] 🏆 Gewonnen! Je hebt { $points } punten, en er waren er { $target } te verslaan.
    }
snack-solo-lost =
    { $points ->
        [one] Deze picknick is voor je tegenstander: je hebt { $points } punt, en je had er meer dan { $target } nodig.
       *[other] Deze picknick is voor je tegenstander: je hebt { $points } punten, en je had er meer dan { $target } nodig.
    }
snack-solo-won-told = 🏆 { $name } wint met { $points } tegen { $target }!
snack-solo-lost-told = Deze picknick gaat naar de tegenstander: { $name } komt tot { $points }, en er waren er meer dan { $target } nodig.
score-group = { $size } { $component } { $points }
score-bonus-fewest = minste { $component } ({ $own }) { $points }
score-bonus-most = meeste { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in de hoeken ({ $count }) { $points }
score-bonus-isolated = losse { $component } ({ $count }) { $points }
score-bonus-groups = groepen { $component } ({ $count }) { $points }
score-bonus-centre = { $component } in het midden ({ $count }) { $points }
score-bonus-lines = volledige lijnen { $component } ({ $count }) { $points }
score-bonus-pairs = paren { $component } ({ $count }) { $points }
score-opponent = { $own } { $component } { $points }

## Lists and help

help-snack =
    {""}**3.** Houd één kaart en geef de andere door naar links.
    {""}**4.** Probeer een kaart uit: draai hem, verplaats hem, schuif hem onder andere; of typ `B3 90 { layer-under }` (`/snack { name-place }`). Druk dan op *{ button-place }*.
    {""}**5.** Zodra de laatste klaar is, worden alle picknicks tegelijk getoond. Na vier rondes volgt de puntentelling.

## The rules, page by page

rules-snack-overview-title = In het kort
rules-snack-overview =
    Vier rondes. In elke ronde trekt iedereen twee kaarten, houdt er één, geeft er één door naar links en legt dan beide kaarten in het eigen picknickgebied.

    { "" }**Leggen.** Je gebied mag 4 × 4 vakken groot worden, niet groter. Een kaart komt naast, over of onder wat er al ligt, of ertussen: over sommige vakken en onder andere. Hij moet een kaart overlappen of er met een zijde aan grenzen; hoeken tellen niet.

    { "" }**Punten.** Gelijke snacks die met een zijde aan elkaar grenzen vormen een groep, en gelijke tafelkleden ook. Een groep van drie is 1 punt waard, vier 2, vijf 3, enzovoort. Wat verborgen is, telt niet mee. Wie de meeste punten heeft, wint; bij gelijke stand beslist de grootste groep.

    { "" }**Aangepast Dieet** voegt twee bonussen toe, bekend vanaf het begin. **Solo** speel je in je eentje.
rules-snack-course-title = Een ronde: kiezen, doorgeven, spelen
rules-snack-course =
    { "" }**Kiezen en doorgeven.** Je krijgt twee kaarten. Houd er één en geef de andere door aan de volgende stoel; de laatste stoel geeft door aan de eerste. Zo speel je één kaart naar eigen keuze en één van wie naast je zit.

    { "" }**Spelen.** Leg beide kaarten in je gebied, in de volgorde die je wilt.

    Iedereen speelt tegelijk en in het geheim. Je kunt je bedenken tot de laatste klaar is; dan wordt alles in één keer getoond. Na vier rondes liggen er in elk gebied acht kaarten en worden de punten geteld.
rules-snack-first-title = De eerste kaart
rules-snack-first =
    Je eerste kaart komt in het midden, liggend of staand: `C4 0`, `C4 180`, `D3 90` of `D3 270`. Waar hij precies ligt, maakt nog niet uit: vanaf daar kan je gebied alle kanten op groeien.
rules-snack-placing-title = Een kaart leggen
rules-snack-placing =
    Draai de kaart zoals je wilt, telkens een kwartslag, en leg hem recht, nooit schuin. Hij moet een kaart van jou overlappen of er **met een zijde** aan grenzen, zoals in het eerste plaatje. Alleen een hoek raken, zoals in het tweede, is niet genoeg.

    Kaarten die liggen, blijven liggen. Je kunt een kaart altijd precies op een andere leggen, dus niemand komt ooit vast te zitten.
rules-snack-layers-title = Over en onder
rules-snack-layers =
    Een kaart mag andere kaarten geheel of gedeeltelijk bedekken, of eronder schuiven. Wat verborgen is, telt niet; wat je ziet wel.

    { "" }**Over** (eerste plaatje): de vierkanten van je kaart zijn zichtbaar, en wat ze bedekken is weg. Het kleine vierkantje in de hoek laat zien wat dat was.
    { "" }**Onder** (tweede plaatje): waar al iets ligt, is het vierkant van je kaart verborgen; de andere zijn zichtbaar.
rules-snack-between-title = Ertussen
rules-snack-between =
    Een kaart mag tegelijk over sommige kaarten en onder andere liggen. In het eerste plaatje ligt hij over de bovenste kaart en onder de onderste: `D3 90 { layer-under } D5`.

    Wat niet kan: over het ene vierkant van een kaart en onder een ander vierkant van **dezelfde** kaart. Dan zou hij er dwars doorheen moeten.
rules-snack-rings-title = Geen kringen
rules-snack-rings =
    Je moet al je kaarten één voor één opnieuw kunnen leggen, van onderop. In het eerste plaatje ligt de onderste rij over de staande kaart, en de staande kaart over de rij van D4. Dus kan niets tegelijk over de onderste rij en onder de rij van D4 liggen: dat zou een kring zonder onderste kaart zijn.
rules-snack-area-title = Het zwevende gebied
rules-snack-area =
    Al je kaarten samen mogen **4 vakken breed en 4 hoog** zijn, niet meer. Waar die vier kolommen en vier rijen liggen, staat niet vanaf het begin vast: je gebied zweeft. Is het vier breed, dan liggen de kolommen vast; is het vier hoog, dan liggen de rijen vast.

    Het plaatje toont elk vak dat je nog kunt bereiken. In het tweede zou het gebied vijf breed worden.
rules-snack-groups-title = Groepen en punten
rules-snack-groups =
    Gelijke snacks die met een zijde aan elkaar grenzen vormen een groep, en gelijke tafelkleden ook. Hoeken verbinden niet. Een groep telt vanaf drie:

    3 → **1** punt · 4 → **2** · 5 → **3** · 6 → **4** … altijd de grootte min 2.

    Elk vierkant telt dubbel: voor zijn snack en voor zijn tafelkleed, los van elkaar. Het eerste plaatje toont wat een kaart zou opleveren, het tweede alles wat punten oplevert in een volle picknick.
rules-snack-winning-title = Winnen en gelijke stand
rules-snack-winning =
    Wie de meeste punten heeft, wint, bonussen meegerekend. Bij gelijke stand beslist de **grootste groep**, van wat dan ook (hier gemarkeerd); is ook die gelijk, dan wordt de winst gedeeld.
rules-snack-diet-title = Aangepast Dieet
rules-snack-diet =
    Twee bonussen voor het hele spel, bekend vanaf het begin en voor iedereen gelijk. Elke bonus koppelt een snack of tafelkleed aan wat die oplevert of kost; ze tellen na de groepen.

    { "" }**Makkelijk**: twee groene, goed voor extra punten. **Gemiddeld**: één groene en één rode. **Moeilijk**: twee rode, goed voor strafpunten.

    Hoeken, midden en lijnen gaan over de rechthoek om je eigen kaarten, ook als die geen 4 × 4 is. Elk van de acht heeft een eigen pagina.
rules-snack-diet-fewest-title = Aangepast Dieet: de minste (groen)
rules-snack-diet-fewest =
    { "" }**+3** als niemand er minder laat zien dan jij. Bij gelijke stand krijgt iedereen die gelijk staat de punten, en nul telt ook als het minst. Hier zijn vier frisdranken zichtbaar, en bij de anderen vier en vijf: dat is genoeg.
rules-snack-diet-corners-title = Aangepast Dieet: in de hoeken (groen)
rules-snack-diet-corners =
    { "" }**+1** voor elk exemplaar in een hoek van je gebied. Hier liggen in alle vier de hoeken worstjes.
rules-snack-diet-groups-title = Aangepast Dieet: groepen (groen)
rules-snack-diet-groups =
    { "" }**+1** voor elke groep ervan, ook als die uit maar één exemplaar bestaat: hier loont het om ze uit elkaar te houden. Oranje is op drie plekken te zien.
rules-snack-diet-lines-title = Aangepast Dieet: volledige lijnen (groen)
rules-snack-diet-lines =
    { "" }**+2** voor elke volledige rij of kolom ervan, van rand tot rand van je gebied. Een gat breekt de lijn. Hier is één kolom helemaal blauw.
rules-snack-diet-most-title = Aangepast Dieet: de meeste (rood)
rules-snack-diet-most =
    { "" }**−3** als niemand er meer laat zien dan jij; bij gelijke stand verliest iedereen die gelijk staat de punten. Hier zijn vier oranje tafelkleden zichtbaar, en bij de anderen twee en vier.
rules-snack-diet-isolated-title = Aangepast Dieet: alleen (rood)
rules-snack-diet-isolated =
    { "" }**−2** voor elk exemplaar dat met geen enkele zijde aan een soortgenoot grenst. Hier ligt één groen tafelkleed alleen; de andere houden elkaar gezelschap.
rules-snack-diet-centre-title = Aangepast Dieet: in het midden (rood)
rules-snack-diet-centre =
    { "" }**−2** voor elk exemplaar in het midden van je gebied: de binnenste vier vakken als het vol is. Is een zijde oneven, dan is er één middelste rij of kolom in plaats van twee. Hier liggen drie donuts in de weg.
rules-snack-diet-pairs-title = Aangepast Dieet: paren (rood)
rules-snack-diet-pairs =
    { "" }**−2** voor elke groep van precies twee. Eén alleen of drie samen kosten niets. Hier staan twee frisdranken naast elkaar.
rules-snack-solo-title = Solo
rules-snack-solo =
    In je eentje speel je acht rondes. Van twee kaarten leg je er één; de andere gaat naar je tegenstander, bij wie de kaarten op een rij liggen en elkaar nooit overlappen. Wat je legt, kun je niet terugnemen, want de volgende twee kaarten komen meteen.

    Aan het eind tel je je punten zoals altijd. Je tegenstander neemt de snack die **bij jullie samen** het vaakst te zien is, en krijgt een punt voor elk exemplaar op de **eigen** kaarten; daarna net zo voor het tafelkleed. Komen er meerdere even vaak voor, dan telt die waarvan je tegenstander er zelf het meest heeft. Je wint met meer punten; evenveel is niet genoeg.

    Let dus op wat je weggeeft, en verberg wat je tegenstander zou helpen.
rules-snack-writing-title = Een plek opschrijven
rules-snack-writing =
    `B3 90 { layer-under }` zegt alles: het **vak linksboven** dat de gedraaide kaart bedekt, de **draaiing** met de klok mee (0, 90, 180, 270) en de **laag**.

    `{ layer-over }`: de kaart ligt nergens onder; dat mag je weglaten. `{ layer-under }`: eronder, overal waar al iets ligt. `{ layer-under } C4 D4`: op die vakken eronder, verder eroverheen. Waar niets ligt, betekenen ze alle drie ernaast.

    Het eerste plaatje is `C5 0`, het tweede `F5 90`. De namen van de vakken veranderen nooit tijdens een spel. Typ een plek met *{ button-type }* of `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = Je gaat een heel spel spelen tegen een computerspeler; na vijf minuten weet je alles. Elk vierkant van een kaart toont een **snack** op een **tafelkleed**. Drie of meer gelijke die met een zijde aan elkaar grenzen, vormen een groep en leveren punten op. Van twee kaarten houd je er één en geef je de andere door. Kaart 1 heeft drie boterhammen op een rij, op zichzelf al een groep: druk op **Houd 1**.
snack-tutorial-2 = Nu heb je twee kaarten: die je hebt gehouden en een van je tegenstander. Leg eerst de drie boterhammen. Druk op **Probeer 1**, bekijk het plaatje en druk op **{ button-place }**. De eerste kaart komt altijd in het midden; er ligt niets vast tot jij het zegt.
snack-tutorial-3 = **Ernaast.** Ook deze kaart heeft twee boterhammen. Leg hem zo dat ze op C3 en D3 liggen, vlak boven de andere. Druk op **Probeer 2** en verplaats de kaart met de pijltjes tot de titel **B3 0** zegt, het vak linksboven, of kies dat met *{ button-type }*; dan **{ button-place }**. Vijf boterhammen bij elkaar zijn 3 punten waard: altijd de grootte min twee.
snack-tutorial-4 = Ronde 2. Tafelkleden vormen net zo goed groepen als snacks, en elk vierkant telt voor allebei. Kaart 2 heeft een boterham en twee rode tafelkleden, die goed bij jouw rode passen: **Houd 2**.
snack-tutorial-5 = **Over.** Een kaart mag andere bedekken; wat hij verbergt, telt niet meer. Neem kaart 2, druk één keer op **{ button-turn }** zodat hij rechtop staat, en verplaats hem naar **B2 90**: de boterham op groen bedekt het worstje op B3. Zeven boterhammen, en je drie groene tafelkleden worden een groep. Dan **{ button-place }**.
snack-tutorial-6 = **Onder.** Een kaart mag ook onder andere schuiven. Probeer kaart 1 rechtop, op **E3 90**: over de andere heen zou het worstje de boterham op E4 verbergen. Druk op **{ button-layer }**: nu staat er *{ layer-under }*: het worstje is verborgen en je ziet alleen wat jou helpt. Druk bij **E3 90 { layer-under }** op **{ button-place }**.
snack-tutorial-7 = Ronde 3. Denk ook aan wat je doorgeeft: je tegenstander krijgt het. Kaart 1 heeft een groen en een rood tafelkleed naast elkaar, en jij hebt beide kleuren: **Houd 1**.
snack-tutorial-8 = **Ertussen.** Eén kaart kan over sommige vakken en onder andere liggen. Druk bij kaart 2 twee keer op **{ button-turn }** en verplaats hem naar **B4 180**. Druk op **{ button-layer }** tot er **B4 180 { layer-under } C4 D4** staat: de boterham op groen bedekt het worstje op B4, en de rest verdwijnt onder je boterhammen. Dan **{ button-place }**.
snack-tutorial-9 = Probeer kaart 1 op **B2 0** en druk op **{ button-layer }**: onder de boterham op B2 is het worstje weg, terwijl het groene en het rode vierkant naast je groepen liggen. Beide groeien met één: druk bij **B2 0 { layer-under }** op **{ button-place }**. Kan een kaart ergens niet liggen, dan staat erbij waarom, en *{ button-why-not }* legt het uit.
snack-tutorial-10 = De laatste ronde. In je bovenste rij liggen twee donuts; met nog één is het een groep. Kaart 1 heeft die, op een rood tafelkleed: **Houd 1**.
snack-tutorial-11 = **De grens.** Je gebied is nu vier breed en vier hoog, en groter mag het niet worden. Maar de onderste rij is nog vrij: leg kaart 2 op **B5 0**. De twee boterhammen maken er elf van, en ook het groene en het rode vierkant sluiten aan bij hun groep.
snack-tutorial-12 = De laatste kaart: kaart 1 op **C2 0**, met **{ button-layer }** onder de donuts: **C2 0 { layer-under }**. Alleen het laatste vierkant is te zien, een donut op rood, in de enige vrije hoek. Drie donuts, zeven rode tafelkleden. Druk op **{ button-place }**, en de punten worden geteld.
snack-tutorial-end = ## 🎉 { $own } tegen { $other }: je wint!
snack-tutorial-next =
    Dat is het hele spel: houden en doorgeven, en dan ernaast, over, onder en ertussen. Met meer spelers doet iedereen alles tegelijk, en wordt alles in één keer getoond.

    `/snack { name-start }` opent een tafel: met *{ menu-add-bot }* heb je een tegenstander, en in je eentje speel je solo. *{ button-hint }* laat zien wat een goede speler zou doen. Wil je meer? *Aangepast Dieet* voegt bonussen toe.
error-lesson-snack-keep = In een echt spel een prima keuze. Houd voor deze les kaart **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = dieet

## What commands are for

command-start-diet = Aangepast Dieet: bonuskaarten

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] De ene kaart van de tegenstander.
       *[other] De { $cards } kaarten van de tegenstander.
    }
zone-opponent = {""}**De kaarten van de tegenstander**
modification-fewest = 3 punten voor wie er de minste heeft
modification-most = min 3 punten voor wie er de meeste heeft
modification-corners = 1 punt voor elk exemplaar in een hoek
modification-isolated = min 2 punten voor elk exemplaar dat alleen ligt
modification-groups = 1 punt voor elke groep
modification-centre = min 2 punten voor elk exemplaar in het midden
modification-lines = 2 punten voor elke volledige rij of kolom
modification-pairs = min 2 punten voor elk paar
why-group = een groep
why-bonus-fewest = de minste
why-bonus-most = de meeste
why-bonus-corners = in de hoeken
why-bonus-isolated = alleen
why-bonus-groups = groepen
why-bonus-centre = in het midden
why-bonus-lines = volledige lijnen
why-bonus-pairs = paren
why-opponent = het vaakst te zien
less-bonus-most = niet meer de meeste { $component }
less-bonus-isolated = minder losse { $component }
less-bonus-centre = minder { $component } in het midden
less-bonus-pairs = minder paren { $component }
