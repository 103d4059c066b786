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

lobby-blurb-snack = Bouw een picknick van 4 × 4. Schuif kaarten over en onder elkaar en breng gelijke snacks en tafelkleden samen.
option-diet = Aangepast Dieet
option-diet-none = geen
option-diet-none-about = Alleen groepen
option-diet-easy = makkelijk
option-diet-easy-about = Twee kansen op pluspunten
option-diet-medium = gemiddeld
option-diet-medium-about = Eén kans op pluspunten, één op minpunten
option-diet-hard = moeilijk
option-diet-hard-about = Twee kansen op minpunten

## The table while a game runs

snack-choose-table = Iedereen houdt één kaart en geeft de andere door naar links.
snack-play-table = Iedereen legt twee kaarten. Alles wordt onthuld zodra iedereen klaar is.
snack-play-solo-table = Elke ronde: leg één kaart, geef de andere aan je tegenstander.

## The private panel

snack-choose-title = ### Ronde { $round } van { $rounds }: één houden, één doorgeven
snack-choose-ask = Welke kaart houd je? De andere gaat naar links.
snack-choose-chosen = Je houdt kaart **{ $number }**. Je kunt je bedenken tot iedereen heeft gekozen.
snack-keep-button = Houd { $number }
snack-keep-did = kaart { $number } gehouden
snack-choose-done = ### Je hebt gekozen
snack-play-title = ### Ronde { $round } van { $rounds }: leg je kaarten
snack-play-ask =
    { $count ->
        [one] Nog één kaart.
       *[other] Leg beide kaarten; de volgorde kies je zelf.
    }
snack-play-done = ### Klaar met deze ronde
snack-play-solo-title = ### Ronde { $round } van { $rounds }: één voor jou, één voor je tegenstander
snack-play-solo-ask = Leg een van de twee. De andere gaat naar je tegenstander.
snack-solo-rival =
    { $count ->
        [0] -# Je tegenstander scoort 1 per eigen stuk met de snack of het tafelkleed dat jullie samen het vaakst tonen.
       *[other] -# Snack en tafelkleed die jullie samen nu het vaakst tonen: { $lines }. Je tegenstander scoort 1 per eigen stuk.
    }
snack-solo-cards = {""}**Je twee kaarten**
snack-solo-area = {""}**Jouw picknick**

bonus-fewest = -# 🟢 +3 voor de minste { $component }
bonus-most = -# 🔴 −3 voor de meeste { $component }
bonus-corners = -# 🟢 +1 per hoek van je gebied met { $component }
bonus-isolated = -# 🔴 −2 per stuk dat alleen ligt: { $component }
bonus-groups = -# 🟢 +1 per aparte groep (één vierkant telt ook): { $component }
bonus-centre = -# 🔴 −2 per stuk in het midden van je gebied: { $component }
bonus-lines = -# 🟢 +2 per volledige rij of kolom: { $component }
bonus-pairs = -# 🔴 −2 per paar (een groep van precies twee): { $component }

## Hints and review

snack-keep-hint = 💡 Houd kaart **{ $number }**: die past bij de meeste kaarten die je kunt krijgen, en aan de andere heeft je buur het minst.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } – { $points } punt, en de grootste groep ({ $size }) geeft de doorslag
       *[other] 🏆 { $names } – { $points } punten, en de grootste groep ({ $size }) geeft de doorslag
    }
snack-solo-won =
    { $points ->
        [one] 🏆 Je wint, { $points } tegen { $target }!
       *[other] 🏆 Je wint, { $points } tegen { $target }!
    }
snack-solo-lost =
    { $points ->
        [one] Deze picknick is voor je tegenstander: { $points } punt, en je had er meer dan { $target } nodig.
       *[other] Deze picknick is voor je tegenstander: { $points } punten, en je had er meer dan { $target } nodig.
    }
snack-solo-won-told = 🏆 { $name } wint, { $points } tegen { $target }!
snack-solo-lost-told = Deze picknick is voor de tegenstander: { $name } haalde { $points }, en er waren er meer dan { $target } nodig.
score-group = { $size } { $component } { $points }
score-bonus-fewest = minste { $component } ({ $own }) { $points }
score-bonus-most = meeste { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in de hoeken ({ $count }) { $points }
score-bonus-isolated = losse { $component } ({ $count }) { $points }
score-bonus-groups = groepen { $component } ({ $count }) { $points }
score-bonus-centre = { $component } in het midden ({ $count }) { $points }
score-bonus-lines = volledige lijnen { $component } ({ $count }) { $points }
score-bonus-pairs = paren { $component } ({ $count }) { $points }
score-opponent = { $own } × { $component } { $points }

## Lists and help

help-snack =
    {""}**3.** Houd één kaart en geef de andere door naar links.
    {""}**4.** Probeer een kaart uit: draai hem, schuif hem, ook onder een andere kaart; of typ `B3 90 { layer-under }` (`/snack { name-place }`). Dan *{ button-place }*.
    {""}**5.** Is iedereen klaar, dan worden alle picknicks onthuld. Vier rondes, en dan de puntentelling.

## The rules, page by page

rules-snack-overview-title = In het kort
rules-snack-overview =
    Vier rondes. In elke ronde trekt iedereen twee kaarten, houdt er één, geeft er één door naar links en legt beide in het eigen gebied.

    { "" }**Leggen.** Je gebied kan tot 4 × 4 vakken groeien, niet verder. Een kaart komt naast, over of onder wat er ligt, of ertussen: over sommige vakken en onder andere. Hij moet een kaart overlappen of er met een zijde aan grenzen; hoeken tellen niet.

    { "" }**Punten.** Gelijke snacks die met een zijde aan elkaar grenzen vormen een groep, en gelijke tafelkleden ook. Een groep van drie is 1 punt waard, vier 2, vijf 3, enzovoort. Verborgen vierkanten tellen niet. Wie de meeste punten heeft, wint; bij gelijke stand beslist de grootste groep.

    { "" }**Aangepast Dieet** voegt twee bonussen toe, bekend vanaf het begin. In je eentje speel je **Solo**.
rules-snack-course-title = Een ronde: kiezen, doorgeven, spelen
rules-snack-course =
    { "" }**Kiezen en doorgeven.** Je krijgt twee kaarten. Houd er één en geef de andere door aan de volgende stoel; de laatste stoel geeft door aan de eerste. Zo speel je één kaart naar keuze en één van je buur.

    { "" }**Spelen.** Leg beide kaarten in je gebied; de volgorde kies je zelf.

    Iedereen speelt tegelijk en in het geheim. Je kunt je bedenken tot iedereen klaar is; dan wordt alles onthuld. Na vier rondes liggen er in elk gebied acht kaarten en tel je de punten.
rules-snack-first-title = De eerste kaart
rules-snack-first =
    Je eerste kaart komt in het midden, liggend of staand: `C4 0`, `C4 180`, `D3 90` of `D3 270`. Het is maar een begin: vanaf daar kan je gebied alle kanten op groeien.
rules-snack-placing-title = Een kaart leggen
rules-snack-placing =
    Draai de kaart zoals je wilt, telkens een kwartslag. Hij moet een van je kaarten overlappen of er **met een zijde** aan grenzen, zoals in het eerste plaatje. Alleen een hoek raken, zoals in het tweede, is niet genoeg.

    Wat ligt, blijft liggen. Je kunt een kaart altijd precies op een andere leggen, dus niemand loopt ooit vast.
rules-snack-layers-title = Over en onder
rules-snack-layers =
    Een kaart mag andere helemaal of deels bedekken, of eronder schuiven. Alleen wat je ziet, telt.

    { "" }**Over** (eerste plaatje): de vierkanten van je kaart zijn zichtbaar, en wat ze bedekken is weg. Het kleine vierkantje in de hoek laat zien wat dat is.
    { "" }**Onder** (tweede plaatje): waar al iets ligt, is het vierkant van je kaart verborgen; de andere zijn zichtbaar.
rules-snack-between-title = Ertussen
rules-snack-between =
    Een kaart mag tegelijk over sommige kaarten en onder andere liggen. In het eerste plaatje ligt hij over de bovenste kaart en onder de onderste: `D3 90 { layer-under } D5`.

    Mag niet: over het ene vierkant van een kaart en onder een ander vierkant van **dezelfde** kaart. Dan zou hij er dwars doorheen moeten.
rules-snack-rings-title = Geen kringen
rules-snack-rings =
    Je moet al je kaarten één voor één opnieuw kunnen leggen, van onderop. In het eerste plaatje ligt de onderste rij over de staande kaart, en de staande kaart over de rij van D4. Dus kan niets tegelijk over de onderste rij en onder de rij van D4 liggen: dat zou een onmogelijke kring zijn.
rules-snack-area-title = Het zwevende gebied
rules-snack-area =
    Al je kaarten samen mogen **4 vakken breed en 4 hoog** zijn, niet meer. Welke vier kolommen en rijen dat zijn, staat nog niet vast: je gebied zweeft. Is het vier breed, dan liggen de kolommen vast; is het vier hoog, dan liggen de rijen vast.

    Het plaatje toont elk vak dat je nog kunt bereiken. In het tweede zou je gebied vijf breed worden.
rules-snack-groups-title = Groepen en punten
rules-snack-groups =
    Gelijke snacks die met een zijde aan elkaar grenzen vormen een groep, en gelijke tafelkleden ook. Hoeken verbinden niet. Een groep telt vanaf drie:

    3 → **1** punt · 4 → **2** · 5 → **3** · 6 → **4** … altijd de grootte min 2.

    Elk vierkant telt dubbel: één keer voor zijn snack, één keer voor zijn tafelkleed. Het eerste plaatje toont wat een kaart zou opleveren, het tweede alles wat scoort in een volle picknick.
rules-snack-winning-title = Winnen en gelijke stand
rules-snack-winning =
    Wie de meeste punten heeft, wint, bonussen meegerekend. Bij gelijke stand beslist de **grootste groep**, van wat dan ook (hier gemarkeerd); is ook die gelijk, dan deel je de overwinning.
rules-snack-diet-title = Aangepast Dieet
rules-snack-diet =
    Twee bonussen voor de hele partij, bekend vanaf het begin en voor iedereen gelijk. Elke bonus koppelt een snack of tafelkleed aan wat je ermee wint of verliest; ze tellen na de groepen.

    { "" }**Makkelijk**: twee groene, goed voor pluspunten. **Gemiddeld**: één groene, één rode. **Moeilijk**: twee rode, goed voor minpunten.

    Hoeken, midden en lijnen gaan over de rechthoek om je eigen kaarten, ook als die geen 4 × 4 is. Elk van de acht heeft een eigen pagina.
rules-snack-diet-fewest-title = Aangepast Dieet: de minste (groen)
rules-snack-diet-fewest =
    { "" }**+3** als niemand er minder laat zien dan jij. Wie gelijk staat, krijgt de punten ook, en nul telt mee. Hier laat je vier frisdranken zien en de anderen vier en vijf: dat is genoeg.
rules-snack-diet-corners-title = Aangepast Dieet: in de hoeken (groen)
rules-snack-diet-corners =
    { "" }**+1** per stuk in een hoek van je gebied. Hier liggen in alle vier de hoeken worstjes.
rules-snack-diet-groups-title = Aangepast Dieet: groepen (groen)
rules-snack-diet-groups =
    { "" }**+1** per aparte groep; één vierkant telt ook, dus houd ze uit elkaar. Hier is oranje op drie plekken te zien.
rules-snack-diet-lines-title = Aangepast Dieet: volledige lijnen (groen)
rules-snack-diet-lines =
    { "" }**+2** per volledige rij of kolom, van rand tot rand van je gebied. Een gat breekt de lijn. Hier is één kolom helemaal blauw.
rules-snack-diet-most-title = Aangepast Dieet: de meeste (rood)
rules-snack-diet-most =
    { "" }**−3** als niemand er meer laat zien dan jij; wie gelijk staat, verliest de punten ook. Hier laat je vier oranje tafelkleden zien en de anderen twee en vier.
rules-snack-diet-isolated-title = Aangepast Dieet: alleen (rood)
rules-snack-diet-isolated =
    { "" }**−2** per stuk dat met geen enkele zijde aan een soortgenoot grenst. Hier ligt één groen tafelkleed alleen; de andere houden elkaar gezelschap.
rules-snack-diet-centre-title = Aangepast Dieet: in het midden (rood)
rules-snack-diet-centre =
    { "" }**−2** per stuk in het midden van je gebied: de binnenste vier vakken als het vol is. Is een zijde oneven, dan is er één middelste rij of kolom in plaats van twee. Hier liggen drie donuts in de weg.
rules-snack-diet-pairs-title = Aangepast Dieet: paren (rood)
rules-snack-diet-pairs =
    { "" }**−2** per groep van precies twee. Eén alleen of drie samen kost niets. Hier staan twee frisdranken naast elkaar.
rules-snack-solo-title = Solo
rules-snack-solo =
    In je eentje speel je acht rondes. Van twee kaarten leg je er telkens één; de andere gaat naar je tegenstander, bij wie de kaarten op een rij liggen en elkaar nooit overlappen. Ongedaan maken kan niet: de volgende twee kaarten komen meteen.

    Aan het eind scoor je zoals altijd. Je tegenstander neemt de snack die **bij jullie samen** het vaakst te zien is, en scoort een punt per stuk op de **eigen** kaarten; daarna net zo met het tafelkleed. Komen er meer even vaak voor, dan telt de soort waarvan je tegenstander zelf het meeste heeft. Je wint met meer punten dan dat; evenveel is niet genoeg.

    Let dus op wat je weggeeft, en verberg wat je tegenstander helpt.
rules-snack-writing-title = Een plek typen
rules-snack-writing =
    `B3 90 { layer-under }` zegt alles: het **vak linksboven** dat de gedraaide kaart bedekt, de **draaiing** met de klok mee (0, 90, 180, 270) en de **laag**.

    `{ layer-over }` ligt nergens onder; dat mag je weglaten. `{ layer-under }` ligt overal onder waar al een kaart ligt. `{ layer-under } C4 D4` ligt op die vakken onder en verder over. Overlapt de kaart niets, dan ligt hij er gewoon naast.

    Het eerste plaatje is `C5 0`, het tweede `F5 90`. De namen van de vakken veranderen nooit tijdens een partij. Typ een plek met *{ button-type }* of `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = Een hele partij tegen een bot; het duurt vijf minuten. Elk vierkant van een kaart toont een **snack** op een **tafelkleed**. Drie of meer gelijke die met een zijde aan elkaar grenzen, zijn een groep en leveren punten op. Van twee kaarten houd je er één en geef je de andere door. Kaart 1 heeft drie boterhammen op een rij, op zichzelf al een groep: druk op **Houd 1**.
snack-tutorial-2 = Nu heb je twee kaarten: de kaart die je hield en een kaart van je tegenstander. Leg eerst de drie boterhammen. Druk op **Probeer kaart 1**, bekijk het plaatje en druk op **{ button-place }**. De eerste kaart komt altijd in het midden, en niets is definitief tot je daarop drukt.
snack-tutorial-3 = **Ernaast.** Ook deze kaart heeft twee boterhammen. Leg ze op C3 en D3, vlak boven de andere. Druk op **Probeer kaart 2** en schuif hem met de pijltjes tot er **B3 0** in de titel staat, het vak linksboven, of kies dat met *{ button-type }*; dan **{ button-place }**. Vijf boterhammen bij elkaar zijn 3 punten waard: altijd de grootte min 2.
snack-tutorial-4 = Ronde 2. Tafelkleden vormen net zo goed groepen als snacks, en elk vierkant telt voor allebei. Kaart 2 heeft een boterham en twee rode tafelkleden, die goed bij je rode passen: **Houd 2**.
snack-tutorial-5 = **Over.** Een kaart mag andere bedekken; wat hij verbergt, telt niet meer. Neem kaart 2, druk één keer op **{ button-turn }** zodat hij rechtop staat, en schuif hem naar **B2 90**: de boterham op groen bedekt het worstje op B3. Zeven boterhammen, en je drie groene tafelkleden worden een groep. Dan **{ button-place }**.
snack-tutorial-6 = **Onder.** Een kaart mag ook onder een andere schuiven. Probeer kaart 1 rechtop, op **E3 90**: ligt hij over, dan verbergt het worstje de boterham op E4. Druk op **{ button-layer }**: nu ligt hij *{ layer-under }*, het worstje is verborgen en je ziet alleen wat jou helpt. Staat er **E3 90 { layer-under }**, dan **{ button-place }**.
snack-tutorial-7 = Ronde 3. Denk ook aan wat je doorgeeft: dat krijgt je tegenstander. Kaart 1 heeft een groen en een rood tafelkleed naast elkaar, en jij hebt beide kleuren: **Houd 1**.
snack-tutorial-8 = **Ertussen.** Eén kaart kan over sommige vakken en onder andere liggen. Druk bij kaart 2 twee keer op **{ button-turn }** en schuif hem naar **B4 180**. Druk op **{ button-layer }** tot er **B4 180 { layer-under } C4 D4** staat: de boterham op groen bedekt het worstje op B4, en de rest verdwijnt onder je boterhammen. Dan **{ button-place }**.
snack-tutorial-9 = Probeer kaart 1 op **B2 0** en druk op **{ button-layer }**: onder de boterham op B2 is het worstje weg, terwijl het groene en het rode vierkant naast je groepen liggen. Beide groeien met één. Staat er **B2 0 { layer-under }**, dan **{ button-place }**. Past een kaart ergens niet, dan staat erbij waarom, en *{ button-why-not }* legt het uit.
snack-tutorial-10 = De laatste ronde. In je bovenste rij liggen twee donuts; met nog één is het een groep. Kaart 1 heeft die, op een rood tafelkleed: **Houd 1**.
snack-tutorial-11 = **De grens.** Je gebied is nu vier breed en vier hoog, en verder groeien kan niet. Maar de onderste rij is nog vrij: leg kaart 2 op **B5 0**. De twee boterhammen maken er elf van, en ook het groene en het rode vierkant sluiten aan bij hun groep.
snack-tutorial-12 = De laatste kaart: kaart 1 op **C2 0**, met **{ button-layer }** onder de donuts: **C2 0 { layer-under }**. Je ziet alleen het laatste vierkant, een donut op rood, in de enige vrije hoek. Drie donuts, zeven keer rood. Dan **{ button-place }**, en de punten worden geteld.
snack-tutorial-end = ## 🎉 { $own } tegen { $other }: je wint!
snack-tutorial-next =
    Dat is het hele spel: houden en doorgeven, en dan naast, over, onder en ertussen. Met meer spelers speelt iedereen tegelijk, en wordt alles samen onthuld.

    `/snack { name-start }` opent een tafel: met *{ menu-add-bot }* heb je een tegenstander; start je in je eentje, dan speel je solo. *{ button-hint }* laat zien wat een goede speler zou doen. Wil je meer? *Aangepast Dieet* voegt bonussen toe.
error-lesson-snack-keep = In een echte partij een prima keuze. Houd voor deze les kaart **{ $number }**.

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
modification-fewest = 3 punten voor wie er de minste laat zien
modification-most = min 3 punten voor wie er de meeste laat zien
modification-corners = 1 punt per hoek
modification-isolated = min 2 punten per stuk dat alleen ligt
modification-groups = 1 punt per aparte groep
modification-centre = min 2 punten per stuk in het midden
modification-lines = 2 punten per volledige rij of kolom
modification-pairs = min 2 punten per paar
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
