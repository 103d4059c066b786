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

lobby-blurb-veggies = Vul een marktkraam. Bouw grote groepen, en liefst veel; dek de muizen af.

## The table while a game runs

veggies-start-table = Iedereen opent een kraam met één van twee kaarten en houdt de andere.
veggies-turn-table = Eén kaart per beurt: uit de hand of van de markt.
veggies-name-table = De kramen zijn vol. Sommige spelers moeten nog kiezen welk product telt.
veggies-standing-about = -# Punten alsof elk product telt dat nog genoemd kan worden. Aan het eind tellen alleen de genoemde.

## The private panel

veggies-start-title = ### Open je kraam
veggies-start-ask = Met welke kaart open je je kraam? De andere blijft in je hand.
veggies-start-chosen = Je opent met kaart **{ $number }**. Je kunt je bedenken tot iedereen heeft gekozen.
veggies-open-button = Open met { $number }
veggies-open-did = geopend met kaart { $number }
veggies-start-done = ### Je hebt gekozen
veggies-turn-title = ### Ronde { $round } van { $rounds }: jouw beurt
veggies-turn-ask = Kaart 1 zit in je hand; 2 tot en met 4 liggen op de markt. Leg er een.
veggies-turn-done = ### Je kraam
veggies-name-title = ### Kies wat telt
veggies-name-ask = Wat noem je? Elk genoemd product scoort voor iedereen.
veggies-name-button = { $things }
veggies-name-did = { $answer } genoemd
veggies-name-done = ### Je kraam is vol

## Hints and review

veggies-open-hint = 💡 Open met kaart **{ $number }**.
veggies-name-hint = 💡 { $answer }: dat levert je nu het meest op.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } – { $points } punt, en de minste muizen ({ $size }) geven de doorslag
       *[other] 🏆 { $names } – { $points } punten, en de minste muizen ({ $size }) geven de doorslag
    }
score-good =
    { $groups ->
        [one] { $component }: grootste groep { $largest } × { $groups } groep = { $points }
       *[other] { $component }: grootste groep { $largest } × { $groups } groepen = { $points }
    }
score-mice = muizen ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Vul een marktkraam, één kaart per beurt.

## The rules, page by page

rules-veggies-overview-title = In het kort
rules-veggies-overview =
    Drie kaarten liggen open: dat is de markt. Iedereen opent een kraam met één van twee kaarten en houdt de andere verborgen.

    { "" }**Jouw beurt.** Leg één kaart in je kraam: je verborgen kaart, of een van de markt. Hij komt naast of over wat er ligt, nooit eronder. Een kraam groeit zoals je wilt. Wat ligt, blijft liggen.

    { "" }**Het einde.** Als elke kraam acht kaarten heeft, worden er producten genoemd. Elk genoemd product telt voor iedereen: de grootte van je grootste groep ervan maal je aantal groepen ervan. Elke zichtbare muis kost 2 punten. Wie de meeste punten heeft, wint; bij gelijke stand wie de minste muizen laat zien.
rules-veggies-opening-title = Een kraam openen
rules-veggies-opening =
    Je krijgt twee kaarten. Met de ene open je je kraam, in het midden op `V22`; de andere blijft in je hand, voor iedereen verborgen. Iedereen kiest tegelijk en kan zich bedenken tot iedereen heeft gekozen.

    Wie er begint, weet je al voordat je kiest.
rules-veggies-course-title = Jouw beurt
rules-veggies-course =
    Leg één kaart in je kraam: die uit je hand, of een van de drie van de markt. Speel je uit je hand, dan trek je een nieuwe verborgen kaart; neem je er een van de markt, dan wordt het gat aangevuld. Daarna is de volgende stoel aan de beurt.

    Ongedaan maken kan niet, want er is al een nieuwe kaart gezien. De partij eindigt als iedereen acht kaarten heeft.
rules-veggies-placing-title = Een kaart leggen
rules-veggies-placing =
    Draai de kaart zoals je wilt, telkens een kwartslag. Hij moet een kaart van je kraam overlappen of er **met een zijde** aan grenzen, zoals in het eerste plaatje. Alleen een hoek raken, zoals in het tweede, is niet genoeg.
rules-veggies-over-title = Over, nooit onder
rules-veggies-over =
    Een kaart mag andere helemaal of deels bedekken, en wat hij bedekt is weg: een mooi einde voor een muis. De kleine vierkantjes laten zien wat er zou verdwijnen. Onder andere kaarten schuiven kan in dit spel nooit.
rules-veggies-size-title = Hoe groot een kraam wordt
rules-veggies-size =
    Zo groot als je wilt, alle kanten op: alleen je acht kaarten zijn de grens. Het plaatje toont je kraam met aan elke kant drie vakken; de namen van de vakken veranderen nooit.
rules-veggies-naming-title = Producten noemen
rules-veggies-naming =
    Als de kramen vol zijn, noemt iedereen het product van de eigen **grootste groep**; zijn er meer even groot, dan kies je in het geheim. Met z’n tweeën noemt elk **twee verschillende** producten: die van de eigen grootste groepen.

    Hier zijn de aardbeien op V24 en W24 een van de grootste groepen. Wat iemand noemt, telt voor **iedereen**.
rules-veggies-scoring-title = Punten voor producten
rules-veggies-scoring =
    Voor elk genoemd product: de grootte van je **grootste groep** ervan, maal **hoeveel groepen** je ervan hebt. Eén vierkant is ook een groep. Heb je er geen, dan levert het niets op.

    Hier: aardbeien, grootste groep 2, vier groepen, 2 × 4 = **8**; bananen, grootste groep 2, drie groepen, 2 × 3 = **6**. Eén grote groep en veel kleine gaan goed samen.
rules-veggies-mice-title = Muizen
rules-veggies-mice =
    { "" }**−2** voor elke muis die aan het eind te zien is, zoals in het eerste plaatje. Dek ze af: de kaart in het tweede plaatje verbergt er een. Bij gelijke stand wint wie de minste muizen laat zien; is ook dat gelijk, dan deel je de overwinning.
rules-veggies-teams-title = Met z’n vieren: teams
rules-veggies-teams =
    Met z’n vieren speel je in twee teams, stoel 1 en 3 tegen 2 en 4. Iedereen heeft een eigen kraam en verborgen kaart, die ook je partner niet ziet, en noemt een eigen product. Partners tellen hun punten op, en bij gelijke stand hun muizen ook.
rules-veggies-writing-title = Een plek typen
rules-veggies-writing =
    `V22 90`: het **vak linksboven** dat de gedraaide kaart bedekt en de **draaiing** met de klok mee (0, 90, 180, 270). Na kolom Z komt AA. Het eerste plaatje is `Y22 0`, het tweede `Y24 0`. De namen van de vakken veranderen nooit tijdens een partij. Typ een plek met *{ button-type }* of `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Vul een marktkraam met acht kaarten, tegen een bot; het duurt vijf minuten. Een vierkant toont een **product**, niets of een **muis**. Gelijke producten die met een zijde aan elkaar grenzen, zijn een groep. Een van twee kaarten opent je kraam; de andere blijft verborgen in je hand. Kaart 1 heeft twee paddenstoelen en een aardbei, en de muizen zitten in de hoeken, waar je ze makkelijk afdekt: druk op **Open met 1**.
veggies-tutorial-2 = **Eén kaart per beurt**: die in je hand (kaart 1) of een van de markt (kaart 2 tot en met 4). Kaart 4 heeft drie aardbeien aan één stuk. Druk op **Probeer kaart 4** en schuif hem met de pijltjes tot er **T21 0** in de titel staat, het vak linksboven, of typ dat met *{ button-type }*. De paddenstoel bedekt je muis op V22: elke muis die aan het eind nog te zien is, kost 2 punten. Dan **{ button-place }**; wat ligt, blijft liggen.
veggies-tutorial-3 = **Draaien.** Probeer kaart 3 en druk twee keer op **{ button-turn }**. Op **X23 180** bedekt de paddenstoel je andere muis en sluit hij aan bij twee paddenstoelen van jou: drie in één groep. In dit spel mag een kaart over andere heen, maar nooit eronder. Dan **{ button-place }**.
veggies-tutorial-4 = **Zo scoren producten**: de grootte van je grootste groep **maal** je aantal groepen, en één vierkant is ook een groep. Je aardbeien: grootste groep 3, drie groepen, 3 × 3 = 9. Kaart 3 op **R19 0** voegt een losse aardbei toe, een vierde groep: 3 × 4 = 12. Voor je paddenstoelen doet hij hetzelfde. Dan **{ button-place }**.
veggies-tutorial-5 = **Uit je hand.** Alleen jij kent kaart 1, en speel je hem, dan trek je een nieuwe. Hij brengt twee muizen mee, maar op **Q21 0** maakt de aardbei je grootste groep 4 groot, en dat is meer waard: 4 × 4 = 16. Muizen kun je later nog afdekken. Dan **{ button-place }**.
veggies-tutorial-6 = Kaart 1 heb je net getrokken. Op **R22 0** bedekt de aardbei een muis en raakt hij geen andere aardbei: je vijfde groep, 4 × 5 = 20. Dan **{ button-place }**.
veggies-tutorial-7 = **Weg met de muizen.** Probeer kaart 3, druk één keer op **{ button-turn }** en schuif hem naar **S22 90**: hij bedekt beide muizen die je laat zien, en de drie druiven zijn ook nog een groep. **+14**, de beste zet van deze partij. Dan **{ button-place }**.
veggies-tutorial-8 = De laatste kaart. Kaart 4, één keer gedraaid, legt op **U18 90** een aardbei op U20, vlak boven je vier: 5 × 5 = 25. Dan **{ button-place }**.
veggies-tutorial-9 = **Noemen.** De kramen zijn vol. Alleen producten die iemand noemt tellen, maar dan wel voor iedereen. Met z’n tweeën noem je de producten van je twee grootste groepen. Aardbeien zijn zeker; druiven en paddenstoelen staan allebei op 3. Druiven zouden 3 × 3 = 9 opleveren, paddenstoelen 3 × 6 = 18: druk op **aardbeien en paddenstoelen**.
veggies-tutorial-end = ## 🎉 { $own } tegen { $other }: je wint!
veggies-tutorial-next =
    Dat is het hele spel: open een kraam, leg elke beurt een kaart bij, noem wat telt. Eén grote groep en veel kleine gaan het best samen. Met z’n vieren speel je in twee teams.

    `/snack { name-start } { name-game }:{ game-veggies }` opent een tafel: met *{ menu-add-bot }* heb je een tegenstander. *{ button-hint }* laat zien wat een goede speler zou doen.
error-lesson-veggies-open = Ook een mooie kraam. Open voor deze les met kaart **{ $number }**.
error-lesson-veggies-name = Dat mag je noemen, maar het levert minder op. Druk voor deze les op **aardbeien en paddenstoelen**.

## What can be wrong

error-not-here = Die kaart is weg: iemand was sneller, of dit scherm is oud. Dit ligt er nu open.
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
