# What Veggies says, in Dutch. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
components-strawberry = aardbeien
components-banana = bananen
components-grape = druiven
components-carrot = wortels
components-mushroom = paddenstoelen
components-mouse = muizen
component-strawberry = aardbei
component-banana = banaan
component-grape = druif
component-carrot = wortel
component-mushroom = paddenstoel
component-mouse = muis
component-crate = leeg krat
component-pallet = lege pallet
component-barrel = leeg vat

## The lobby

lobby-blurb-veggies = Vul je marktkraam met producten in grote én vele groepen, en dek de muizen af. Met z’n vieren speel je in twee teams: stoel 1 en 3 tegen 2 en 4.

## The table while a game runs

veggies-start-table = Iedereen opent een kraam met één van twee kaarten en houdt de andere in de hand.
veggies-turn-table = Om de beurt één kaart: uit de hand of van de markt.
veggies-name-table = De kramen zijn vol. Sommigen moeten nog het product noemen dat ze willen laten tellen.
veggies-standing-about = -# Punten alsof elk product telt dat iemand zou kunnen noemen. Aan het eind tellen alleen de genoemde.

## The private panel

veggies-start-title = ### Open je kraam
veggies-start-ask = Met welke kaart open je je kraam? De andere blijft in je hand.
veggies-start-chosen = Je opent met kaart **{ $number }**. Je kunt je bedenken tot de laatste heeft gekozen.
veggies-open-button = Open met { $number }
veggies-open-did = geopend met kaart { $number }
veggies-start-done = ### Je hebt gekozen
veggies-turn-title = ### Ronde { $round } van { $rounds }: jij bent aan de beurt
veggies-turn-ask = Kaart 1 heb je in je hand; 2 tot en met 4 liggen op de markt. Leg er een.
veggies-turn-done = ### Je kraam
veggies-name-title = ### Noem je product
veggies-name-ask = Welke van je grootste groepen telt? Wat iemand noemt, telt voor iedereen.
veggies-name-button = { $things }
veggies-name-did = genoemd: { $answer }
veggies-name-done = ### Je kraam is vol

## Hints and review

veggies-open-hint = 💡 Open met kaart **{ $number }**.
veggies-name-hint = 💡 { $answer }: dat levert je nu het meest op.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } – { $points } punt; bij gelijke stand beslissen de minste muizen ({ $size }).
       *[other] 🏆 { $names } – { $points } punten; bij gelijke stand beslissen de minste muizen ({ $size }).
    }
score-good =
    { $groups ->
        [one] { $component }: grootste groep { $largest } × { $groups } groep = { $points }
       *[other] { $component }: grootste groep { $largest } × { $groups } groepen = { $points }
    }
score-mice = muizen ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Vul een marktkraam, om de beurt één kaart.

## The rules, page by page

rules-veggies-overview-title = In het kort
rules-veggies-overview =
    Drie kaarten liggen open: dat is de markt. Iedereen opent een kraam met één van twee kaarten en houdt de andere verborgen.

    { "" }**Jouw beurt.** Leg één kaart bij in je kraam: de verborgen kaart, of een van de markt. Hij komt naast of over wat er al ligt, nooit eronder. Een kraam mag groeien zoals je wilt. Wat ligt, dat ligt.

    { "" }**Het einde.** Als elke kraam acht kaarten heeft, worden er producten genoemd. Elk genoemd product telt voor iedereen: de grootte van je grootste groep ervan maal je aantal groepen ervan. Elke zichtbare muis kost 2 punten. Wie de meeste punten heeft, wint; bij gelijke stand wie de minste muizen heeft.
rules-veggies-opening-title = Een kraam openen
rules-veggies-opening =
    Je krijgt twee kaarten. Met de ene open je je kraam, in het midden op `V22`; de andere blijft in je hand, voor iedereen verborgen. Iedereen kiest tegelijk en kan zich bedenken tot de laatste heeft gekozen.

    Wie de eerste beurt heeft, weet je al voordat je kiest.
rules-veggies-course-title = Jouw beurt
rules-veggies-course =
    Leg één kaart bij in je kraam: die uit je hand, of een van de drie van de markt. Speel je uit je hand, dan trek je een nieuwe verborgen kaart; neem je er een van de markt, dan wordt de lege plek weer aangevuld. Daarna is de volgende stoel aan de beurt.

    Wat je hebt gelegd, kun je niet terugnemen, want er is al een nieuwe kaart te zien. Het spel eindigt als iedereen acht kaarten heeft.
rules-veggies-placing-title = Een kaart leggen
rules-veggies-placing =
    Draai de kaart zoals je wilt, telkens een kwartslag. Hij moet een kaart van je kraam overlappen of er **met een zijde** aan grenzen, zoals in het eerste plaatje. Alleen een hoek raken, zoals in het tweede, is niet genoeg.
rules-veggies-over-title = Over, nooit onder
rules-veggies-over =
    Een kaart mag andere geheel of gedeeltelijk bedekken, en wat hij bedekt is weg: een mooi einde voor een muis. De kleine vierkantjes laten zien wat er zou verdwijnen. Een kaart onder andere schuiven mag in dit spel niet.
rules-veggies-size-title = Hoe groot een kraam mag zijn
rules-veggies-size =
    Zo groot als je wilt, in elke richting: alleen je acht kaarten zijn de grens. Het plaatje toont je kraam met aan elke kant drie vakken; de namen van de vakken veranderen nooit.
rules-veggies-naming-title = Producten noemen
rules-veggies-naming =
    Als de kramen vol zijn, noemt iedereen het product van de eigen **grootste groep**; zijn er meerdere even groot, dan kies je in het geheim. Met z’n tweeën noem je elk **twee verschillende** producten: die met je grootste groepen.

    Hier zijn de aardbeien van V24 en W24 een van de grootste groepen. Wat iemand noemt, telt voor **iedereen**.
rules-veggies-scoring-title = Punten voor producten
rules-veggies-scoring =
    Voor elk genoemd product: de grootte van je **grootste groep** ervan, maal **hoeveel groepen** je ervan hebt. Eentje alleen is ook een groep. Heb je er geen, dan levert het niets op.

    Hier: aardbeien, grootste groep 2, vier groepen, 2 × 4 = **8**; bananen, grootste groep 2, drie groepen, 2 × 3 = **6**. Eén grote groep en veel kleine gaan goed samen.
rules-veggies-mice-title = Muizen
rules-veggies-mice =
    { "" }**−2** voor elke muis die aan het eind te zien is, zoals in het eerste plaatje. Dek ze af: de kaart in het tweede plaatje verbergt er een. Bij gelijke stand wint wie de minste muizen laat zien; is ook dat gelijk, dan wordt de winst gedeeld.
rules-veggies-teams-title = Met z’n vieren: teams
rules-veggies-teams =
    Met z’n vieren speel je in twee teams, stoel 1 en 3 tegen 2 en 4. Iedereen heeft een eigen kraam en een eigen verborgen kaart, die ook je teamgenoot niet ziet, en noemt een eigen product. De punten van teamgenoten worden opgeteld, en bij gelijke stand hun muizen ook.
rules-veggies-writing-title = Een plek opschrijven
rules-veggies-writing =
    `V22 90`: het **vak linksboven** dat de gedraaide kaart bedekt en de **draaiing** met de klok mee (0, 90, 180, 270). Na kolom Z komt AA. Het eerste plaatje is `Y22 0`, het tweede `Y24 0`. De namen van de vakken veranderen nooit tijdens een spel. Typ een plek met *{ button-type }* of `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Je gaat een marktkraam vullen met acht kaarten, tegen een computerspeler; het duurt vijf minuten. Een vierkant toont **producten**, niets of een **muis**. Gelijke producten die met een zijde aan elkaar grenzen, vormen een groep. Een van twee kaarten opent je kraam; de andere blijft verborgen in je hand. Kaart 1 heeft twee paddenstoelen en een aardbei, en de muizen zitten in de hoeken, waar je ze makkelijk bedekt: druk op **Open met 1**.
veggies-tutorial-2 = **Elke beurt één kaart**: die in je hand (kaart 1) of een van de markt (kaarten 2 tot 4). Kaart 4 heeft drie aardbeien aan elkaar. Druk op **Probeer 4** en verplaats de kaart met de pijltjes tot de titel **T21 0** zegt, het vak linksboven, of schrijf dat met *{ button-type }*. De paddenstoel bedekt je muis op V22: elke muis die aan het eind nog te zien is, kost 2 punten. **{ button-place }**; wat ligt, blijft liggen.
veggies-tutorial-3 = **Draaien.** Neem kaart 3 en draai hem twee keer: **{ button-turn }**. Op **X23 180** bedekt de paddenstoel je andere muis en verbindt hij er twee van jou: drie in één groep. In dit spel mag een kaart andere bedekken, maar er nooit onder. **{ button-place }**.
veggies-tutorial-4 = **Zo tellen producten**: de grootte van je grootste groep **maal** het aantal groepen, en eentje alleen is ook een groep. Je aardbeien: grootste groep 3, drie groepen, 3 × 3 = 9. Kaart 3 op **R19 0** voegt een losse aardbei toe, een vierde groep: 3 × 4 = 12. Voor je paddenstoelen doet hij hetzelfde. **{ button-place }**.
veggies-tutorial-5 = **Uit je hand.** Kaart 1 ken alleen jij, en als je hem speelt, trek je een nieuwe. Er komen twee muizen mee, maar op **Q21 0** maakt de aardbei je grootste groep 4 groot, en dat is meer waard: 4 × 4 = 16. Muizen kun je later nog bedekken. **{ button-place }**.
veggies-tutorial-6 = Kaart 1 is die je net hebt getrokken. Op **R22 0** bedekt de aardbei een muis en raakt hij geen andere aardbei: je vijfde groep, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Weg met de muizen.** Neem kaart 3, draai hem één keer (**{ button-turn }**) en schuif hem naar **S22 90**: hij bedekt beide muizen die bij jou te zien zijn, en de drie druiven vormen ook nog een groep. **+14**, de beste zet van dit spel. **{ button-place }**.
veggies-tutorial-8 = De laatste kaart. Kaart 4, één keer gedraaid, legt op **U18 90** een aardbei op U20, vlak boven je vier: 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Noemen.** De kramen zijn vol, en alleen producten die iemand noemt tellen, maar dan voor iedereen. Met z’n tweeën noem je de producten van je twee grootste groepen. Aardbeien zijn zeker; druiven en paddenstoelen staan allebei op 3. Druiven zouden 3 × 3 = 9 opleveren, paddenstoelen 3 × 6 = 18: druk op **aardbeien en paddenstoelen**.
veggies-tutorial-end = ## 🎉 { $own } tegen { $other }: je wint!
veggies-tutorial-next =
    Dat is het hele spel: een kraam openen, elke beurt een kaart erbij, noemen wat telt. Eén grote groep en veel kleine gaan het best samen. Met z’n vieren speel je in twee teams.

    `/snack { name-start } { name-game }:{ game-veggies }` opent een tafel: met *{ menu-add-bot }* heb je een tegenstander. *{ button-hint }* laat zien wat een goede speler zou doen.
error-lesson-veggies-open = Ook een mooie kraam. Open voor deze les met kaart **{ $number }**.
error-lesson-veggies-name = Dat mag je noemen, maar het levert minder op. Druk voor deze les op **aardbeien en paddenstoelen**.

## What can be wrong

error-not-here = Die kaart is weg: iemand was sneller, of dit scherm is verouderd. Dit ligt er nu open.
error-bad-goods = Dat kun je niet noemen; wel: { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] Eén kaart op de markt.
       *[other] { $cards } kaarten op de markt.
    }
zone-market = {""}**De markt**
why-good = grootste groep maal aantal groepen
why-mice = zichtbaar
less-mice = minder { $component }
