# Everything the bot says, in Dutch. Keys are made of codes; words in other languages sit beside this file.

## Names

game-snack = Snack Match
game-veggies = Veggies
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
auto-player = 🤖 computer ({ $level })
auto-short = computerspeler
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
layer-beside = naast
layer-over = over
layer-under = onder
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, op, erop, bovenop, boven, erover, eroverheen
typed-under = u, eronder, onderdoor, beneden
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = en, van, de, graden, graad
word-off = uit
typed-off = geen, nee

# What something is called, and what it is.
labelled = { $label }: { $text }

## The lobby

lobby-title = ## 🧺 { $game } · tafel { $code }
lobby-blurb-snack = Leg je picknick in een vierkant van 4 × 4, over en onder elkaar, en breng gelijke snacks en tafelkleden samen.
lobby-blurb-veggies = Vul je marktkraam met producten in grote én vele groepen, en dek de muizen af. Met z’n vieren speel je in twee teams: stoel 1 en 3 tegen 2 en 4.
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *nog één stoel vrij*
       *[other] *nog { $count } stoelen vrij*
    }
lobby-team = 🤝 { $names }
lobby-closed = *Het spel is begonnen.*
lobby-footer = -# Iedereen mag meedoen. De host start het spel.
lobby-footer-direct = -# Hier kan niemand anders meedoen: voeg computerspelers toe of begin alleen.
lobby-footer-solo = -# Iedereen mag meedoen. De host start het spel; in je eentje speel je solo.
option-diet = Aangepast Dieet
option-diet-none = geen
option-diet-none-about = Alleen groepen
option-diet-easy = makkelijk
option-diet-easy-about = Twee kansen op extra punten
option-diet-medium = gemiddeld
option-diet-medium-about = Eén kans op extra punten, één op strafpunten
option-diet-hard = moeilijk
option-diet-hard-about = Twee kansen op strafpunten
option-hints = Hints
option-hints-on = aan
option-hints-off = uit
opened = Tafel **{ $code }** staat klaar in <#{ $channel }>. Start zodra iedereen er is.
joined = Je zit aan tafel **{ $code }**. De host start het spel.
left = Je hebt tafel **{ $code }** verlaten.
rematch-open = Tijd voor revanche! Tafel **{ $code }** staat klaar in het kanaal.
rematch-call = 🔁 { $host } wil revanche aan tafel **{ $code }**. Weer aan tafel: { $names }. Wie niet wil spelen, drukt op *{ button-leave }*.

## The table while a game runs

table-title = ### { $game } · { $code } · ronde { $round } van { $rounds }
reveal-title = ## 🎉 Ronde { $round } ligt op tafel!
standing = { $seat } · **{ $points }** ({ $gain })
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# Met *{ button-my-cards }* zie je je kaarten, en alleen jij. Kaartvolgorde verzegeld als { $commitment }…
snack-choose-table = Iedereen houdt één kaart en geeft de andere door naar links.
snack-play-table = Iedereen legt twee kaarten. Zodra de laatste klaar is, wordt alles tegelijk getoond.
snack-solo-table = Telkens twee kaarten: één voor de picknick, de andere voor de tegenstander.
veggies-start-table = Iedereen opent een kraam met één van twee kaarten en houdt de andere in de hand.
veggies-turn-table = Om de beurt één kaart: uit de hand of van de markt.
veggies-name-table = De kramen zijn vol. Sommigen moeten nog het product noemen dat ze willen laten tellen.
cancelled-title = ## { $game } · tafel { $code }
cancelled-text = Deze partij is afgeblazen.
board-title = ### { $game } · { $code } · ronde { $round } van { $rounds }

## The private panel

snack-choose-title = ### Ronde { $round } van { $rounds }: kies en geef door
snack-choose-ask = Welke kaart houd je? De andere gaat naar links.
snack-choose-chosen = Je houdt kaart **{ $number }**. Je kunt je bedenken tot de laatste heeft gekozen.
snack-choose-button = Houd { $number }
snack-choose-done = ### Je hebt gekozen
snack-play-title = ### Ronde { $round } van { $rounds }: speel je kaarten
snack-play-ask =
    { $count ->
        [one] Nog één kaart. Probeer hem gerust uit: er ligt niets vast tot jij het zegt.
       *[other] Kies een kaart om uit te proberen: er ligt niets vast tot jij het zegt.
    }
snack-play-done = ### Je bent klaar met deze ronde
snack-solo-title = ### Ronde { $round } van { $rounds }: één voor jou, één voor je tegenstander
snack-solo-ask = Welke leg je? De andere gaat naar je tegenstander. Kies een kaart om te proberen: er ligt pas iets als jij het zegt.
veggies-start-title = ### Open je kraam
veggies-start-ask = Met welke kaart open je je kraam? De andere blijft in je hand.
veggies-start-chosen = Je opent met kaart **{ $number }**. Je kunt je bedenken tot de laatste heeft gekozen.
veggies-start-button = Open met { $number }
veggies-start-done = ### Je hebt gekozen
veggies-turn-title = ### Kaart { $round } van { $rounds }: jij bent aan de beurt
veggies-turn-ask = Kaart 1 heb je in je hand; de andere liggen op de markt. Kies er een om uit te proberen.
veggies-turn-done = ### Je kraam
plan-ask = Je kunt je beurt alvast plannen: probeer de kaart in je hand uit, dan wordt die gelegd zodra je aan de beurt bent.
plan-stands = 📌 Zodra je aan de beurt bent, wordt je kaart vanzelf gelegd: **{ $where }**.
veggies-name-title = ### Noem je product
veggies-name-ask = Welke van je grootste groepen telt? Wat iemand noemt, telt voor iedereen.
veggies-name-button = { $things }
veggies-name-done = ### Je kraam is vol
panel-last = Jij bent de laatste: je keuze is definitief.
panel-waiting =
    { $count ->
        [0] Niemand hoeft te wachten: het spel gaat verder.
        [one] Nog aan zet: { $names }.
       *[other] Nog aan zet: { $names }.
    }
panel-over = Het spel aan tafel **{ $code }** is afgelopen.
panel-footer = -# Tafel { $code } · alleen jij ziet dit
not-begun = Tafel **{ $code }** is nog niet begonnen.
not-in-game = Je zit niet aan tafel **{ $code }**, dus je hebt daar geen kaarten. Je kunt meekijken, of zelf een tafel openen met `/snack { name-start }`.
cannot-show = -# ⚠️ De tafel is nu niet te zien in <#{ $channel }>: het kanaal is weg, ik mag er niet posten of Discord ligt eruit. Hier gaat het spel gewoon verder: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

bonus-fewest = -# 🟢 +3 voor de minste { $component }
bonus-most = -# 🔴 −3 voor de meeste { $component }
bonus-corners = -# 🟢 +1 per stuk in je hoeken: { $component }
bonus-isolated = -# 🔴 −2 per stuk dat alleen ligt: { $component }
bonus-groups = -# 🟢 +1 per groep, ook van één: { $component }
bonus-centre = -# 🔴 −2 per stuk in je midden: { $component }
bonus-lines = -# 🟢 +2 per volledige rij of kolom: { $component }
bonus-pairs = -# 🔴 −2 per groep van precies twee: { $component }

## A trial placement

trial-title = ### Kaart { $number } · `{ $where }` · { $gain }
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punt
       *[other] { $sign }{ $points } punten
    }
trial-problem =
    ### Kaart { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Er ligt nog niets vast. Ook straks kun je de kaart terugnemen, tot de laatste klaar is. Tafel { $code }
trial-footer-final = -# Er ligt nog niets vast. Maar leggen is hier definitief: de volgende kaarten komen meteen. Tafel { $code }
trial-footer-last = -# Er ligt nog niets vast. Jij bent de laatste: leggen is nu definitief. Tafel { $code }
trial-footer-plan = -# Er ligt nog niets vast. De kaart wordt gelegd zodra je aan de beurt bent, tenzij je haar eerder terugneemt. Tafel { $code }
suggestion = Kaart { $number } · { $where } · { $gain }
menu-partner = Partner van stoel 1
menu-best = Veelbelovende plekken
menu-topics = Onderwerpen
form-title = Waar komt hij te liggen?
form-card = Welke kaart? (1 tot en met { $count })
form-where = Plek
form-where-about = Vak linksboven, draaiing (0, 90, 180, 270), { layer-over } of { layer-under }; “{ layer-under } C4” voor losse vakken.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-keep = 💡 Houd kaart **{ $number }**: die past het best bij wat je kunt krijgen, en zo geef je het minst weg.
hint-open = 💡 Open met kaart **{ $number }**.
hint-answer = 💡 { $answer }: dat levert je nu het meest op.
hint-place = 💡 Kaart { $number } op `{ $where }`: { $why }.
hint-group = { $size } { $component } bij elkaar, { $gain }
hint-less = { $what }, { $gain }
hint-prepares = nog geen punten, maar op { $groups } naast elkaar kun je verder bouwen
hint-prepares-group = { $size } { $component }
hint-ways-on = nog geen punten, maar zo houd je de meeste mogelijkheden open
hint-last = er valt niets meer te winnen, en zo verlies je het minst
review-title = ### Nabespreking van jouw spel aan tafel { $code }
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, mogelijk was { $best }: { $moves }
review-move = kaart { $number } `{ $where }`
review-about = -# Elke beurt is beoordeeld op de punten die hij meteen opleverde, zoals het er toen voor stond. Punten laten liggen voor later kan slim zijn.
review-area =
    { $best ->
        [one] { "" }**Met de acht kaarten die je had** is het beste gevonden resultaat **{ $best }** punt; het jouwe { $own }.
       *[other] { "" }**Met de acht kaarten die je had** is het beste gevonden resultaat **{ $best }** punten; het jouwe { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Met de acht kaarten die je had** is niets beters gevonden dan jouw **{ $own }** punt.
       *[other] { "" }**Met de acht kaarten die je had** is niets beters gevonden dan jouw **{ $own }** punten.
    }
review-footer = -# Het beste na een paar seconden zoeken: misschien kan het nog beter. Alleen jij ziet dit.

## Buttons

button-join = Meedoen
button-leave = Verlaten
button-start = Starten
button-add-auto = Computer erbij
button-remove-auto = Computer weg
button-cancel = Afblazen
button-my-cards = Mijn kaarten
button-card = Probeer { $number }
button-type = Typen…
button-undo = Terugnemen
button-refresh = Vernieuwen
button-turn = Draaien
button-layer = Laag
button-other = Andere kaart
button-place = Leggen
button-plan = In mijn beurt leggen
button-back = Terug
button-help = Hulp
button-hint = 💡 Hint
button-hints-off = Spelen zonder hints
button-hints-on = Hints toestaan
button-rules = De regels
button-again = Nog een keer
button-look-text = Tekstversie
button-look-pictures = Plaatjes
button-as-text = Als tekst
button-keep-look-text = Altijd als tekst
button-keep-look-pictures = Altijd met plaatjes
button-keep-look-strong = Hoog contrast
button-keep-look-ordinary = Gewone kleuren
button-review = Nabespreking
button-why-not = Waarom niet?
button-page-before = ◀ Vorige
button-page-after = Volgende ▶
button-keep-going = Nee, doorgaan
button-rematch = Revanche
button-replay = Opnieuw bekijken
button-cards-of = Mijn kaarten · { $code }

## The end

over-title = ## 🏁 { $game } · tafel { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } – { $points } punt!
       *[other] 🏆 { $names } – { $points } punten!
    }
verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } – { $points } punt; bij gelijke stand beslist de grootste groep ({ $size }).
       *[other] 🏆 { $names } – { $points } punten; bij gelijke stand beslist de grootste groep ({ $size }).
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } delen de winst met { $points } punt; ook wat bij gelijke stand beslist, is gelijk ({ $size }).
       *[other] 🏆 { $names } delen de winst met { $points } punten; ook wat bij gelijke stand beslist, is gelijk ({ $size }).
    }
verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } – { $points } punt; bij gelijke stand beslissen de minste muizen ({ $size }).
       *[other] 🏆 { $names } – { $points } punten; bij gelijke stand beslissen de minste muizen ({ $size }).
    }
verdict-solo-won =
    { $points ->
        [one] 🏆 Gewonnen! Je hebt { $points } punt, en er waren er { $target } te verslaan.
       *[other] 🏆 Gewonnen! Je hebt { $points } punten, en er waren er { $target } te verslaan.
    }
verdict-solo-lost =
    { $points ->
        [one] Deze picknick is voor je tegenstander: je hebt { $points } punt, en je had er meer dan { $target } nodig.
       *[other] Deze picknick is voor je tegenstander: je hebt { $points } punten, en je had er meer dan { $target } nodig.
    }
score-seat = { $seat } – **{ $total }**
score-of-opponent = 🤖 de tegenstander – **{ $total }**
score-nothing = niets
score-group = { $size } { $component } { $points }
score-good = { $component } { $largest } × { $groups } { $points }
score-mice = muizen ({ $count }) { $points }
score-bonus-fewest = minste { $component } ({ $own }) { $points }
score-bonus-most = meeste { $component } ({ $own }) { $points }
score-bonus-corners = { $component } in de hoeken ({ $count }) { $points }
score-bonus-isolated = losse { $component } ({ $count }) { $points }
score-bonus-groups = groepen { $component } ({ $count }) { $points }
score-bonus-centre = { $component } in het midden ({ $count }) { $points }
score-bonus-lines = volledige lijnen { $component } ({ $count }) { $points }
score-bonus-pairs = paren { $component } ({ $count }) { $points }
score-opponent = { $own } { $component } { $points }
over-footer =
    -# De kaartvolgorde: seed `{ $seed }`
    -# was vanaf het begin verzegeld als SHA-256 `{ $commitment }`
replay-title = ### Kaart voor kaart · { $code }

## Time

option-pace = Tempo
lobby-pace = Tempo: **{ $pace }** · { $about }
pace-live = live
pace-live-about = 10 minuten per fase
pace-evening = avond
pace-evening-about = 2 uur per fase
pace-daily = dagelijks
pace-daily-about = 24 uur per fase
pace-relaxed = rustig
pace-relaxed-about = 3 dagen per fase
pace-none = zonder klok
pace-none-about = Niemand wordt ooit opgejaagd
pace-choice-live = live: 10 minuten per fase
pace-choice-evening = avond: 2 uur per fase
pace-choice-daily = dagelijks: 24 uur per fase
pace-choice-relaxed = rustig: 3 dagen per fase
pace-choice-none = zonder klok: niemand wordt ooit opgejaagd
seat-until = { " " }· tijd is om { $until }
seat-away = { " " }· 🏖️ afwezig, terug { $until }
seat-missed = { " " }· 🤖 vorige keer speelde een invaller
seat-stand-in = { " " }· 🤖 er speelt zolang een invaller
seat-done = { " " }· klaar
seat-waiting = { " " }· aan de beurt
seat-later = { " " }· straks
panel-until = -# ⏳ Je tijd is om { $until }; daarna speelt een invaller voor je.
stand-in-plays = 🤖 Op jouw stoel speelt een invaller tot je terug bent.
back-again = Welkom terug: je stoel is weer van jou.
played-for-you = 🤖 Voor je gedaan. Je kunt het terugnemen tot de laatste klaar is, tenzij het spel al verder is.
played-for-you-final = 🤖 Voor je gedaan. Het spel is al verder.
button-back-again = Ik ben terug
button-keep-for-me = Kies voor mij
button-play-for-me = Speel voor mij
seat-before = { " " }· eerder: { $names }
button-more-time = Meer tijd ({ $votes }/{ $needed })
button-take-over = Neem stoel { $seat } over
button-next-game = Volgende spel · { $code }
more-time-granted = Geregeld: er is meer tijd aan tafel **{ $code }**.
more-time-voted = Je stem telt. Er komt meer tijd zodra meer dan de helft van wie al klaar is ermee instemt.
taken-over = Stoel { $seat } is nu van jou: dit zijn de kaarten.
host-is = { $name } is nu de host van tafel **{ $code }**.
host-voted = Je stem telt. Tafel **{ $code }** krijgt een andere host zodra meer dan de helft van de anderen ermee instemt.
thread-name = { $game } · { $code }
nudge-notice = ⏳ **Jij bent aan de beurt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
nudge-half = ⏳ **De helft van je tijd is om** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
nudge-last = ⏰ **Je tijd is bijna om**, dan speelt een invaller · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
nudge-silence = 💤 **Hier is al dagen niets gebeurd** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Het spel wacht nog; de host kan het afblazen met `/snack { name-cancel }`.
nudge-silence-lobby = 💤 **Hier is al dagen niets gebeurd** · [{ $game } · { $code }]({ $link }). De tafel wacht nog; de host kan het spel starten of afblazen met `/snack { name-cancel }`.
nudge-closes = Als er tot dan niets gebeurt, wordt de tafel vanzelf afgeblazen: { $until }.
nudge-who = { $who }
nudge-who-until = { $who } · tijd is om { $until }

## What people and servers want

# This language's own name for itself.
language-name = Nederlands
language-auto = zoals in Discord
notices-channel = in het kanaal
notices-direct = als privébericht
notices-off = geen
me-title = ### Jouw wensen, voor al je spellen
me-notices = Meldingen als je aan de beurt bent: **{ $notices }**
me-quiet = Stille uren: **{ $start }–{ $end }** ({ $zone }). Dan geen meldingen en geen deadline: die schuift op naar het einde ervan.
me-zone = Tijdzone: **{ $zone }**
me-no-quiet = Stille uren: **geen**. Stel ze in met `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Amsterdam`.
me-away = Afwezig tot **{ $until }**. Je tijd in een fase gaat pas in als je terug bent; een spel wacht in totaal 14 dagen op je.
me-here = Je bent **er**. Met `/snack { name-me } { name-away }:5` of `{ name-away }:2027-01-31` laat je weten hoelang je weg bent.
me-language = Taal: **{ $language }**
me-footer = -# Alleen jij ziet dit. Dat je afwezig bent, is wel te zien bij tafels die op je wachten.
menu-notices = Meldingen
menu-language = Taal
menu-house-pace = Nieuwe tafels
button-away =
    { $days ->
        [one] 1 dag weg
       *[other] { $days } dagen weg
    }
button-here = Ik ben er
house-title = ### Wat er op deze server geldt
house-pace = Nieuwe tafels: **{ $pace }** · { $about }
house-channels = Alleen tafels in: { $channels }
house-everywhere = Tafels in **elk kanaal**. Met `/snack { name-settings } { name-channel }:` laat je er een toe, of trek je dat weer in.
house-threads-on = Elke tafel heeft **een eigen thread**.
house-threads-off = Tafels staan **in hun kanaal**.
house-mentions-on = Wie aan de beurt is, wordt **vermeld**.
house-mentions-off = In kanalen wordt niemand vermeld; wie dat wil, krijgt **privéberichten**.
house-limits = Open tafels: **{ $person }** per host, **{ $channel }** per kanaal
house-language = Taal van tafels: **{ $language }**
house-footer = -# Alleen jij ziet dit. Het geldt voor tafels die vanaf nu opengaan; vermeldingen veranderen meteen.
button-threads-on = Met threads
button-threads-off = Zonder threads
button-mentions-on = Vermeld spelers
button-mentions-off = Vermeld niemand
button-everywhere = Elk kanaal

## Confirming

cancel-ask = Tafel **{ $code }** voor iedereen afblazen? Dit kun je niet terugdraaien.
cancel-yes = Ja, afblazen
cancel-done = Tafel **{ $code }** is afgeblazen.
leave-ask = Tafel **{ $code }** verlaten? In een lopend spel neemt een computerspeler je stoel over.
leave-yes = Ja, verlaten
leave-done = Je hebt tafel **{ $code }** verlaten.
confirm-nothing = Er is niets veranderd.

## Lists and help

status-title = ### { $game } · tafel { $code }
status-round = Ronde { $round } van { $rounds }
status-link = [Naar de tafel]({ $link })
status-lobby = wacht op spelers
status-over = afgelopen
status-cancelled = afgeblazen
games-title =
    { $count ->
        [0] Je doet nu nergens mee. Met `/snack { name-start }` open je een tafel.
        [one] ### Je speelt één partij
       *[other] ### Je speelt { $count } partijen
    }
games-line = **{ $code }** · { $game } · { $state } · [naar de tafel]({ $link })
games-more = -# … en nog { $count }
games-your-turn = **jij bent aan de beurt**
games-waiting = wacht op anderen
help-text =
    ## Zo speel je hier
    {""}**1.** `/snack { name-start }` opent een tafel; anderen drukken op *{ button-join }*. In je eentje speel je solo.
    {""}**2.** Met *{ button-my-cards }* bij de tafel (of `/snack { name-hand }`) zie je je kaarten, en alleen jij.
    {""}**3.** Houd één kaart en geef de andere door naar links.
    {""}**4.** Probeer een kaart uit: draai hem, verplaats hem, schuif hem onder andere; of typ `B3 90 { layer-under }` (`/snack { name-place }`). Druk dan op *{ button-place }*.
    {""}**5.** Zodra de laatste klaar is, worden alle picknicks tegelijk getoond. Na vier rondes volgt de puntentelling.
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Vul een marktkraam, om de beurt één kaart.

    `/snack { name-board }` toont de picknicks · `/snack { name-status }` zegt waar een spel op wacht · `/snack { name-games }` toont jouw partijen
    `/snack { name-leave }` en `/snack { name-cancel }` vragen eerst of je het zeker weet · `/snack { name-rules }` geeft de spelregels · `/snack { name-tutorial }` leert ze je
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Dat kan van alles zijn:
    { $labels }
do-unknown =
    “{ $typed }” kun je nu niet doen. Dit kan wel:
    { $labels }

help-looks = -# Met *{ button-look-text }*, onder elk scherm, krijg je woorden in plaats van plaatjes. Wat je hier kiest, blijft zo:
looks-title = ### Hoe je spellen ziet
looks-text-on = Tekst in plaats van plaatjes: **aan**
looks-text-off = Tekst in plaats van plaatjes: **uit**
looks-strong-on = Hoog contrast: **aan**
looks-strong-off = Hoog contrast: **uit**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Plaatje { $number }: { $text }
rules-not-like-this = ✗ Zo niet:
rules-nothing-found = Geen enkele pagina van de regels gaat over “{ $typed }”. Kies een onderwerp uit het menu van een pagina.
# Other words for something, by which its pages are found as well.
typed-topics = gelijkspel = gelijke stand, remise = gelijke stand

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

tutorial-step = ### 🎓 Stap { $step } van { $steps }
tutorial-footer = -# Een oefenspel, alleen voor jou. Het wacht zo lang je wilt: met `/snack { name-tutorial }` ga je verder waar je was.
tutorial-almost = 🙂 { $text }
tutorial-1 = Je gaat een heel spel spelen tegen een computerspeler; na vijf minuten weet je alles. Elk vierkant van een kaart toont een **snack** op een **tafelkleed**. Drie of meer gelijke die met een zijde aan elkaar grenzen, vormen een groep en leveren punten op. Van twee kaarten houd je er één en geef je de andere door. Kaart 1 heeft drie boterhammen op een rij, op zichzelf al een groep: druk op **Houd 1**.
tutorial-2 = Nu heb je twee kaarten: die je hebt gehouden en een van je tegenstander. Leg eerst de drie boterhammen. Druk op **Probeer 1**, bekijk het plaatje en druk op **{ button-place }**. De eerste kaart komt altijd in het midden; er ligt niets vast tot jij het zegt.
tutorial-3 = **Ernaast.** Ook deze kaart heeft twee boterhammen. Leg hem zo dat ze op C3 en D3 liggen, vlak boven de andere. Druk op **Probeer 1** en verplaats de kaart met de pijltjes tot de titel **B3 0** zegt, het vak linksboven, of schrijf dat met *{ button-type }*; dan **{ button-place }**. Vijf boterhammen bij elkaar zijn 3 punten waard: altijd de grootte min twee.
tutorial-4 = Ronde 2. Tafelkleden vormen net zo goed groepen als snacks, en elk vierkant telt voor allebei. Kaart 2 heeft een boterham en twee rode tafelkleden, die goed bij jouw rode passen: **Houd 2**.
tutorial-5 = **Over.** Een kaart mag andere bedekken; wat hij verbergt, telt niet meer. Neem kaart 2, druk één keer op **{ button-turn }** zodat hij rechtop staat, en verplaats hem naar **B2 90**: de boterham op groen bedekt het worstje op B3. Zeven boterhammen, en je drie groene tafelkleden worden een groep. Dan **{ button-place }**.
tutorial-6 = **Onder.** Een kaart mag ook onder andere schuiven. Probeer kaart 1 rechtop, op **E3 90**: over de andere heen zou het worstje de boterham op E4 verbergen. Druk op **{ button-layer }**: nu staat er *{ layer-under }*: het worstje is verborgen en je ziet alleen wat jou helpt. Druk bij **E3 90 { layer-under }** op **{ button-place }**.
tutorial-7 = Ronde 3. Denk ook aan wat je doorgeeft: je tegenstander krijgt het. Kaart 1 heeft een groen en een rood tafelkleed naast elkaar, en jij hebt beide kleuren: **Houd 1**.
tutorial-8 = **Ertussen.** Eén kaart kan over sommige vakken en onder andere liggen. Druk bij kaart 2 twee keer op **{ button-turn }** en verplaats hem naar **B4 180**. Druk op **{ button-layer }** tot er **B4 180 { layer-under } C4 D4** staat: de boterham op groen bedekt het worstje op B4, en de rest verdwijnt onder je boterhammen. Dan **{ button-place }**.
tutorial-9 = Probeer kaart 1 op **B2 0** en druk op **{ button-layer }**: onder de boterham op B2 is het worstje weg, terwijl het groene en het rode vierkant naast je groepen liggen. Beide groeien met één: druk bij **B2 0 { layer-under }** op **{ button-place }**. Kan een kaart ergens niet liggen, dan staat erbij waarom, en *{ button-why-not }* legt het uit.
tutorial-10 = De laatste ronde. In je bovenste rij liggen twee donuts; met nog één is het een groep. Kaart 1 heeft die, op een rood tafelkleed: **Houd 1**.
tutorial-11 = **De grens.** Je gebied is nu vier breed en vier hoog, en groter mag het niet worden. Maar de onderste rij is nog vrij: leg kaart 2 op **B5 0**. De twee boterhammen maken er elf van, en ook het groene en het rode vierkant sluiten aan bij hun groep.
tutorial-12 = De laatste kaart: kaart 1 op **C2 0**, met **{ button-layer }** onder de donuts: **C2 0 { layer-under }**. Alleen het laatste vierkant is te zien, een donut op rood, in de enige vrije hoek. Drie donuts, zeven rode tafelkleden. Druk op **{ button-place }**, en de punten worden geteld.
tutorial-end = ## 🎉 { $own } tegen { $other }: je wint!
tutorial-next =
    Dat is het hele spel: houden en doorgeven, en dan ernaast, over, onder en ertussen. Met meer spelers doet iedereen alles tegelijk, en wordt alles in één keer getoond.

    `/snack { name-start }` opent een tafel: met *{ button-add-auto }* heb je een tegenstander, en in je eentje speel je solo. *{ button-hint }* laat zien wat een goede speler zou doen. Wil je meer? *Aangepast Dieet* voegt bonussen toe.
error-lesson-keep = In een echt spel een prima keuze. Houd voor deze les kaart **{ $number }**.
error-lesson-card = Dat zou kunnen. Neem voor deze stap de andere kaart, nummer **{ $number }**; voor deze is er straks plek.
error-lesson-turn = Zo mag hij liggen, maar hier moet hij naar **{ $turn }** gedraaid zijn: `{ $where }`. *{ button-turn }* gaat telkens een kwartslag.
error-lesson-cell = Daar mag hij liggen, maar voor deze stap moet hij op `{ $where }`. De pijltjes verplaatsen hem; in de titel zie je waar hij ligt.
error-lesson-layer = De goede plek, maar een andere laag: `{ $where }`. Druk op *{ button-layer }* tot de titel dat zegt.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = spel
name-players = spelers
name-diet = dieet
name-autos = computers
name-level = niveau
name-pack = kaartset
name-pace = tempo
name-hand = hand
name-place = leg
name-cell = vak
name-rotation = draaiing
name-layer = laag
name-card = kaart
name-table = tafel
name-board = gebieden
name-seat = stoel
name-status = status
name-games = partijen
name-cancel = afblazen
name-leave = verlaten
name-help = hulp
name-tutorial = les
name-rules = regels
name-topic = onderwerp
name-me = ik
name-notices = meldingen
name-quiet = stil
name-zone = tijdzone
name-away = afwezig
name-language = taal
name-settings = instellingen
name-channel = kanaal
name-per-person = per_persoon
name-per-channel = per_kanaal
name-host = host
name-to = wie
name-do = doen
name-action = actie
name-final = definitief
name-view = weergave
name-contrast = contrast

## What commands are for

command-snack = Legspellen met kaarten
command-start = Open een tafel in dit kanaal
command-start-game = Welk spel
command-start-players = Hoeveel spelers mogen aanschuiven
command-start-diet = Aangepast Dieet: bonuskaarten
command-start-autos = Hoeveel computerspelers
command-start-level = Hoe goed de computerspelers spelen
command-start-pack = Welke set kaarten
command-start-pace = Hoelang een fase mag duren
command-hand = Bekijk je kaarten en wat je moet doen
command-do = Doe met typen wat een knop of menu doet
command-do-action = Wat je wilt doen: tijdens het typen zie je wat er nu kan
command-place = Probeer een kaart uit: er ligt niets vast tot jij het zegt
command-place-cell = Het vak linksboven dat de kaart bedekt, zoals B3
command-place-rotation = Draaiing met de klok mee
command-place-layer = { layer-over }, { layer-under }, of { layer-under } met vakken: { layer-under } C4 D4
command-place-card = Welke van je kaarten
command-place-final = Meteen leggen in plaats van uitproberen
command-board = Toon de gebieden in dit kanaal
command-board-seat = Alleen deze stoel
command-status = Waar een spel op wacht
command-games = Al je partijen, waar dan ook
command-cancel = Blaas een spel af
command-leave = Verlaat een tafel
command-help = Zo speel je hier
command-tutorial = Leer het spel in vijf minuten, stap voor stap
command-rules = De spelregels, pagina voor pagina, met plaatjes
command-rules-topic = Waarover? Typ een woord om te zoeken
command-me = Jouw wensen: meldingen, stille uren, afwezigheid, taal
command-me-notices = Waar je hoort dat je aan de beurt bent
command-me-quiet = Uren zonder meldingen, zoals 22-8 of 22:30-7; { word-off } voor geen
command-me-zone = Je tijdzone
command-me-away = Zoveel dagen, of tot een datum zoals 2027-01-31; { word-off } als je terug bent
command-me-view = Tekst of plaatjes, vanaf nu
command-me-contrast = Hoog contrast of gewone kleuren, vanaf nu
command-language = Taal
command-settings = Wat er op deze server geldt (voor wie hem beheert)
command-settings-channel = Sta tafels toe in dit kanaal, of trek dat weer in
command-settings-per-person = Hoeveel open tafels één host mag hebben
command-settings-per-channel = Hoeveel tafels er in één kanaal open mogen zijn
command-host = Maak een ander host, of stem voor een andere host als de jouwe verdwenen is
command-host-to = Wie de host wordt; laat weg om te stemmen
command-table = De code van de tafel, als er meer zijn

## What can be wrong

error-internal = Er ging iets mis aan onze kant. Je spel is veilig; probeer het zo nog eens.
error-old-button = Deze knop is van een oudere versie. Neem een nieuwere: `/snack { name-hand }` of `/snack { name-games }`.
error-unreadable = “{ $text }” is geen plek. Schrijf het zo: `B3 90 { layer-under }`.
error-bad-cell = “{ $given }” is geen vak. Een vak is een letter en een getal, zoals `B3`.
error-bad-rotation = { $given } is geen draaiing. Neem 0, 90, 180 of 270.
error-bad-layer = “{ $given }” is geen laag. Schrijf `{ layer-over }`, `{ layer-under }`, of `{ layer-under }` met vakken: `{ layer-under } C4 D4`.
error-off-frame = { $cell } ligt buiten alles wat je ooit kunt bereiken.
error-first-card = De eerste kaart komt in het midden: { $allowed }.
error-touches-nothing = Op { $cell } ligt die kaart helemaal los. Hij moet een andere kaart overlappen of eraan grenzen.
error-corner-only = Op { $cell } raakt die kaart de andere alleen met een hoek. Hij moet er een overlappen of er met een zijde aan grenzen.
error-too-wide = Met { $cell } wordt je gebied { $size } breed; { $limit } is het maximum.
error-too-high = Met { $cell } wordt je gebied { $size } hoog; { $limit } is het maximum.
error-no-overlap = In dit spel ligt geen kaart op een andere: { $cell } is bezet.
error-never-under = In dit spel gaan kaarten nooit onder andere.
error-nothing-to-be-under = Op { $cell } ligt niets om onder te liggen.
error-over-and-under-one = Een kaart kan niet op { $over_at } over een andere liggen en op { $under_at } onder diezelfde kaart.
error-ring = Dat kan niet: de kaart op { $over_at } ligt boven de kaart op { $under_at }, dus niets kan over de ene en onder de andere liggen.
error-game-over = Dit spel is afgelopen.
error-not-a-seat = Die stoel is er niet aan deze tafel.
error-unknown-move = Die zet bestaat niet in dit spel.
error-bad-move = Die zet is niet te lezen.
error-wrong-phase = Het spel is intussen verder. Zo staat het er nu voor.
error-not-your-turn = Je bent nog niet aan de beurt.
error-not-in-hand = Die kaart heb je niet meer. Dit heb je nu.
error-not-here = Die kaart is weg: iemand was sneller, of dit scherm is verouderd. Dit ligt er nu open.
error-bad-goods = Dat kun je niet noemen; wel: { $allowed }.
error-already-done = Dat is al gebeurd.
error-nothing-to-undo = Er valt niets terug te nemen.
error-final = Dat kun je niet meer terugnemen: het is al getoond.
error-unknown-game = Dat spel bestaat niet.
error-unknown-pack = Voor dit spel is er geen kaartset { $pack }.
error-bad-seats = Met zoveel spelers kan dit spel niet: het is voor { $least } tot { $most }.
error-unknown-option = Die optie heeft dit spel niet.
error-bad-option = Dat is geen van de keuzes: { $allowed }.
error-bad-seed = De kaarten konden niet worden gedeeld.
error-no-such-table = Tafel { $table } is er niet (meer). Met `/snack { name-games }` zie je jouw partijen.
error-not-in-lobby = Dit spel is al begonnen.
error-not-playing = Dit spel is niet aan de gang.
error-already-seated = Je zit hier al.
error-not-seated = Je zit niet aan deze tafel.
error-table-full =
    { $capacity ->
        [one] De enige stoel hier is bezet.
       *[other] Alle { $capacity } stoelen hier zijn bezet.
    }
error-only-host = Dat kan alleen de host.
error-too-few =
    { $seats ->
        [one] Met één speler kan dit spel niet; er zijn er minstens { $needed } nodig.
       *[other] Met { $seats } spelers kan dit spel niet; er zijn er minstens { $needed } nodig.
    }
error-bad-capacity = Zoveel stoelen kan hier niet: het kunnen er { $least } tot { $most } zijn.
error-no-teams = Hier zijn geen teams: alleen met z’n vieren speel je twee tegen twee.
error-no-auto-to-remove = Er zit geen computerspeler aan deze tafel.
error-too-many-tables =
    { $limit ->
        [one] Je hebt al een tafel open. Speel die eerst uit of blaas hem af: `/snack { name-games }`.
       *[other] Je hebt al { $limit } tafels open. Speel er eerst een uit of blaas er een af: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] In dit kanaal is al een tafel open. Neem een ander kanaal, of doe daar mee.
       *[other] In dit kanaal zijn al { $limit } tafels open. Neem een ander kanaal, of doe bij een daarvan mee.
    }
error-hints-off = De host van deze tafel wil zonder hints spelen.
error-not-over = Dit spel is nog niet afgelopen.
error-no-free-code = Er kon nu geen tafel worden geopend; probeer het nog eens.
error-nothing-to-do = Je hoeft nu niets te doen.
error-not-free = Die stoel is niet vrij.
error-held-another = Je hebt in dit spel al op een andere stoel gezeten en die kaarten gezien, dus deze is voor iemand anders.
error-no-deadline = Er is hier geen deadline om uit te stellen, of niemand die ermee kan instemmen.
error-no-vote = Daar beslissen de anderen over: ze wachten op jou.
error-host-yourself = Je bent zelf de host. Met `/snack { name-host } { name-to }:` wijs je een ander aan.
error-host-is-here = De host is er. Je kunt pas voor een ander stemmen als de host een deadline mist, niet binnen een uur start, of een spel zonder deadlines zes dagen laat wachten.
error-host-not-seated = Alleen wie aan deze tafel zit, kan er host zijn.
error-wrong-channel = Op deze server open je tafels hier: { $channels }
error-only-managers = Alleen wie deze server beheert, kan dat veranderen.
error-only-servers = Dat kun je alleen op een server instellen.
error-bad-hours = “{ $given }” zijn geen uren. Schrijf ze zo: `22-8` of `22:30-7:15`, of `{ word-off }`.
error-zone-missing = In welke tijdzone? Zet die erbij: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Amsterdam`.
error-bad-zone = De tijdzone “{ $given }” bestaat niet. Kies er een uit de lijst, zoals `Europe/Amsterdam`.
error-long-quiet = Stille uren duren hoogstens { $limit } uur en kunnen niet eindigen wanneer ze beginnen.
error-bad-away = “{ $given }” zegt niet hoelang. Schrijf een aantal dagen, een datum binnen een jaar zoals `2027-01-31`, of `{ word-off }`.
error-away-out-of-reach = “{ $given }” is al voorbij, of te ver weg. Schrijf een aantal dagen van 1 tot { $limit }, een datum binnen een jaar, of `{ word-off }`.
error-stale = Het spel is intussen verder; er is niets veranderd. Zo staat het er nu voor.
error-no-such-card = Er is geen kaart { $given }; je hebt er { $count }.
error-no-such-seat = Er is geen stoel { $seat }; deze tafel heeft er { $seats }.
error-no-table-here = Je hebt hier geen partij lopen. `/snack { name-start }` opent een tafel, met `/snack { name-games }` zie je jouw partijen.
error-cannot-post = Ik mag in dit kanaal niet posten. Ik heb hier *Kanaal bekijken*, *Berichten verzenden* (ook in threads), *Bestanden bijvoegen* en *Berichtgeschiedenis lezen* nodig; vraag het aan wie deze server beheert, of neem een ander kanaal.
error-which-table = Welke tafel? Noem er een: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Gebied van stoel { $seat }, één kaart.
       *[other] Gebied van stoel { $seat }, { $cards } kaarten.
    }
alt-empty-area = Gebied van stoel { $seat }, nog leeg.
alt-shared-area =
    { $cards ->
        [one] Het gezamenlijke gebied: één kaart.
       *[other] Het gezamenlijke gebied: { $cards } kaarten.
    }
alt-empty-shared-area = Het gezamenlijke gebied, nog leeg.
alt-row = Rij { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } op { $ground }
alt-reach = Binnen bereik: kolommen { $left } tot en met { $right }, rijen { $top } tot en met { $bottom }.
alt-newest = De nieuwste kaart ligt op { $cells }.
alt-laid = Kaarten laag voor laag, van onderop: { $cards }.
alt-trial = Uitgeprobeerd op { $cell }, { $turn } graden gedraaid: { $squares }.
alt-trial-under = Onder op { $cells }.
alt-trial-hides = Verbergt { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, op { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, op { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = In totaal { $sign }{ $points }.
alt-no-change = De punten blijven gelijk.
alt-problem = Op { $cell }, { $turn } graden gedraaid, kan hij niet liggen.
alt-hand =
    { $cards ->
        [one] Eén kaart.
       *[other] { $cards } kaarten.
    }
alt-card = Kaart { $number }: { $squares }.
alt-card-rows = Kaart { $number }: boven { $upper }; onder { $lower }.
alt-card-tall = Kaart { $number }, { $rows } rijen van boven naar onder: { $squares }.
alt-chosen = Kaart { $number } is gekozen.
alt-market =
    { $cards ->
        [one] Eén kaart op de markt.
       *[other] { $cards } kaarten op de markt.
    }
alt-opponent =
    { $cards ->
        [one] De ene kaart van de tegenstander.
       *[other] De { $cards } kaarten van de tegenstander.
    }
alt-table =
    { $seats ->
        [one] Eén gebied, ronde { $round } van { $rounds }.
       *[other] { $seats } gebieden, ronde { $round } van { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [one] Stoel { $seat }: één kaart, { $width } breed, { $height } hoog.
       *[other] Stoel { $seat }: { $cards } kaarten, { $width } breed, { $height } hoog.
    }
alt-table-shared =
    { $cards ->
        [one] Eén gezamenlijk gebied, ronde { $round } van { $rounds }: één kaart, { $width } breed, { $height } hoog.
       *[other] Eén gezamenlijk gebied, ronde { $round } van { $rounds }: { $cards } kaarten, { $width } breed, { $height } hoog.
    }
alt-bonus = Bonus ({ $component }): { $modification }.
alt-winner = Gewonnen door stoel { $seats }.
alt-no-winner = De tegenstander heeft gewonnen.
alt-sheet-seat =
    { $points ->
        [one] Stoel { $seat }: { $sign }{ $points } punt.
       *[other] Stoel { $seat }: { $sign }{ $points } punten.
    }
alt-sheet-line = Stoel { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] De tegenstander: { $sign }{ $points } punt.
       *[other] De tegenstander: { $sign }{ $points } punten.
    }
alt-replay =
    { $cards ->
        [one] Het gebied van stoel { $seat }, kaart voor kaart, één kaart.
       *[other] Het gebied van stoel { $seat }, kaart voor kaart, { $cards } kaarten.
    }
alt-replay-table =
    { $seats ->
        [one] Het gebied, kaart voor kaart, { $cards } kaarten.
       *[other] Alle { $seats } gebieden, kaart voor kaart, elk { $cards } kaarten.
    }
alt-replay-shared =
    { $cards ->
        [one] Het gezamenlijke gebied, kaart voor kaart (één in totaal).
       *[other] Het gezamenlijke gebied, kaart voor kaart ({ $cards } in totaal).
    }
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
why-good = grootste groep maal aantal groepen
why-mice = zichtbaar
why-opponent = het vaakst te zien
less-mice = minder { $component }
less-bonus-most = niet meer de meeste { $component }
less-bonus-isolated = minder losse { $component }
less-bonus-centre = minder { $component } in het midden
less-bonus-pairs = minder paren { $component }

## The playground

playground-topic = De echte bot op een nagebootste Discord
playground-welcome =
    ## 🧺 Welkom in de speeltuin
    Dit is de echte bot, op een Discord die alleen op jouw computer bestaat. Bovenaan, bij *Viewing as*, zie je wie je bent: wissel van persoon zo vaak je wilt.

    {""}**1.** Druk als { $first } op *{ button-my-cards }*: alleen { $first } ziet het antwoord. Houd één kaart, en doe daarna hetzelfde als { $second }.
    {""}**2.** Leg beide kaarten: verplaatsen, draaien, eronder schuiven, of een plek typen: de eerste kaart komt op `C4 0`.
    {""}**3.** Als beiden klaar zijn, toont de tafel wat ze hebben gelegd en begint de volgende ronde.

    Of doe als iemand anders mee aan de open tafel, of typ een commando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Meedoen aan tafel { $code }
playground-footer = -# De tijd loopt hier zoals buiten. Vooruitspoelen? Schrijf `skip 3h` in dit kanaal of in de terminal.
playground-direct = { $name }: privéberichten
playground-open = Snack Table is geopend: { $address }
playground-hint = Spellen worden bewaard in { $file }. `skip 3h` en Enter zet de klok vooruit, Ctrl-C stopt.
playground-skipped = In de speeltuin is het nu { $now }.
