# What the bot says in Dutch, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
bot-player = 🤖 { $name } ({ $level })
bot-short = een bot
bot-named = { $name } ({ $level })
character-crumb = Blij met alles wat van tafel valt.
character-dumpling = Neemt de tijd en geniet van het uitzicht.
character-muffin = Bedoelt het goed. Meestal.
character-noodle = Raakt soms de draad kwijt.
character-pancake = Gooit een munt op, en dan zichzelf.
character-popcorn = Raakt snel opgewonden.
character-pudding = Wiebelt, maar verliest met plezier.
character-waffle = Kan niet goed kiezen.
character-pickle = Een beetje zuur, altijd eerlijk.
character-almond = Zegt weinig en zit er zelden twee keer naast.
character-biscuit = Stevig. Kruimelt pas aan het eind.
character-olive = Bewaart het plan in de pit.
character-radish = Knapperige zetten met wat pit.
character-raisin = Heeft veel zomers gezien.
character-toast = Betrouwbaar, en komt altijd ergens terecht.
character-walnut = Harde schil, eerlijk spel.
character-pepper = Scherp, en telt jouw punten mee.
character-chili = Speelt heet vanaf de eerste kaart.
character-garlic = Je merkt het nog lang daarna.
character-ginger = Denkt altijd een wortel verder.
character-lemon = Perst er elk punt uit.
character-mustard = Bespaart seconden, nooit punten.
character-vinegar = Goed gerijpt en vergeet niets.
character-wasabi = Kleine portie, tranende ogen.
character-truffle = Wordt door weinigen gevonden.
character-saffron = Een snufje verandert alles.
character-caviar = Klein, donker en nooit goedkoop.
character-miso = Heeft hier drie jaar over nagedacht.
character-oyster = Zegt niets en houdt de parel.
character-artichoke = Bewaart het beste voor het laatst.
character-fig = Heeft meer in huis dan het laat zien.
character-quince = Geduldig. Wordt beter van wachten.
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
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *1 stoel vrij*
       *[other] *{ $count } stoelen vrij*
    }
lobby-team = 🤝 { $names }
lobby-closed = *Het spel is begonnen.*
lobby-seal = -# 🔏 Verzegelde kaarten: { $seal }
past-round = *Deze ronde is voorbij.*
past-moved = *Deze tafel gaat verder in [een nieuwer bericht]({ $link }).*
lobby-footer = -# Iedereen mag meedoen. De host start het spel.
lobby-footer-full = -# Alle stoelen zijn bezet. De host start het spel.
lobby-footer-kept = -# Alle stoelen zijn bezet of gereserveerd. De host start het spel.
lobby-footer-direct = -# Hier kan niemand anders meedoen: voeg bots toe met *{ button-host }*, of begin alleen.
lobby-footer-solo = -# Iedereen mag meedoen. De host start het spel, ook solo.
option-hints = Hints
option-hints-on = aan
option-hints-off = uit
option-rated = Rating
option-rated-on = telt mee
option-rated-off = vriendschappelijk
opened = Tafel **{ $code }** staat klaar in <#{ $channel }>. Start zodra iedereen er is.
joined = Je zit aan tafel **{ $code }**. De host start het spel.
left = Je hebt tafel **{ $code }** verlaten.
rematch-open = Tijd voor revanche! Tafel **{ $code }** staat klaar in het kanaal.
rematch-call = 🔁 { $host } wil revanche aan tafel **{ $code }**. Nog een keer, { $names }? Druk op *{ button-join }*; geen antwoord is nee.
invite-call = 🪑 { $host } nodigt { $names } uit voor { $game } aan tafel **{ $code }**. De stoel blijft vrij tot het spel begint.
start-without = Het spel is begonnen zonder { $names }: er kwam geen antwoord.
start-alone = Tot nu toe ben je alleen. Nu solo spelen, of op anderen wachten?
start-alone-asked = Verder heeft nog niemand ja gezegd. Nog geen antwoord: { $names }. Nu solo spelen, of wachten?
host-title = ### Voor de host · tafel { $code }
host-footer = -# Alleen jij ziet dit. De tafel laat zien wat is afgesproken.

## The table while a game runs

table-title = ### { $game } · { $code } · ronde { $round } van { $rounds }
reveal-title = ## 🎉 Ronde { $round } ligt op tafel!
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } staat voor met **{ $points }**, { $ahead } meer dan { $second }.
lead-tied = 👑 { $names } staan samen voor met **{ $points }**.
lead-team = 👑 { $name } staan als team voor met **{ $points }**, { $ahead } meer dan { $second }.
lead-level = 👑 De teams staan gelijk: elk **{ $points }**.
overtook = ⬆️ { $name } haalt { $names } in.
remark = 💬 { $text }
remark-comeback = Van de laatste plaats naar de eerste in één ronde: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } aan één stuk. Daar is over nagedacht.
remark-everyone-lost = Iedereen heeft minder dan eerst. Een ronde voor de mieren.
remark-nobody-gained = Niemand heeft een punt gewonnen. Laten we het voorbereiding noemen.
remark-paid-off = { $names } geeft { $lost } aan { $component } op en komt uit op +{ $gain }. De moeite waard.
remark-tie-for-all = Iedereen heeft { $points }. Eerlijker wordt het niet.
remark-new-leader = Een nieuwe naam aan kop: { $names }.
remark-large-gain = +{ $gain } in één ronde. { $names } had trek.
remark-hid-own = { $names } dekt { $component } ter waarde van { $lost } af. Daar zal een reden voor zijn.
remark-tie-at-top = De kop wordt gedeeld. Het kleed is breed genoeg.
remark-runaway = { $names } staat { $ahead } voor. Nog net in zicht.
remark-only-one = Alleen { $names } wint er deze keer iets bij: +{ $gain }.
remark-same-gain = +{ $gain } voor iedereen. Niemand kan klagen.
remark-bonus = { $names } heeft aan de bonus gedacht: { $component }, +{ $gain }.
remark-eased = { $names } heeft opgeruimd: { $component }, +{ $gain }.
remark-broke-even = Een rondje heen en terug voor { $names }: punten gewonnen, en evenveel verloren.
remark-close = Tussen de eerste en de laatste plaats zit { $apart }. Een kruimel beslist.
remark-most = De grootste hap is voor { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# Met *{ button-my-cards }* zie je je kaarten, en alleen jij.
table-asleep = 💤 **Deze partij slaapt.** Iedereen is al een tijd weg, dus niemand zet iets. Wie hier zit, kan haar wekken: *{ button-back-again }*. Doet niemand dat, dan wordt ze { $until } afgeblazen, zonder uitslag.
cancelled-title = ## { $game } · tafel { $code }
cancelled-text = Deze partij is afgeblazen.
cancelled-asleep = Niemand kwam terug, dus deze partij is afgeblazen. Er is geen uitslag.
damaged-title = ## Tafel { $code } is onleesbaar
damaged-text = Ik kan dit spel niet meer lezen. Dat ligt aan ons, en alle andere tafels gaan door.
damaged-mendable = { $host } kan het terugzetten naar het laatste punt dat ik kan lezen. { $count ->
    [0] Er gaat geen zet verloren.
    [one] Er gaat één zet verloren.
   *[other] Er gaan { $count } zetten verloren.
}
damaged-beyond = Er is niets over om terug te zetten. { $host } kan de tafel sluiten.
damaged-closed = Ik kon dit spel niet meer lezen, dus de tafel is gesloten.
mended-done = Tafel **{ $code }** staat weer op het laatste punt dat ik kon lezen. { $count ->
    [0] Er ging geen zet verloren.
    [one] Er ging één zet verloren.
   *[other] Er gingen { $count } zetten verloren.
}
mended-gone = Tafel **{ $code }** is gesloten.
button-mend = Terugzetten
button-give-up = Tafel sluiten
board-title = ### { $game } · { $code } · ronde { $round } van { $rounds }

## The private panel

plan-ask = Je kunt je beurt alvast plannen: probeer de kaart in je hand uit, dan wordt die gelegd zodra je aan de beurt bent.
plan-stands = 📌 Zodra je aan de beurt bent, wordt je kaart vanzelf gelegd: **{ $where }**.
panel-last = Jij bent de laatste: je keuze is definitief.
panel-waiting =
    { $count ->
        [0] Niemand hoeft te wachten: het spel gaat verder.
        [one] Nog aan zet: { $names }.
       *[other] Nog aan zet: { $names }.
    }
panel-turn =
    { $turns ->
        [one] { $names } is aan de beurt. Daarna jij.
       *[other] { $names } is aan de beurt. Nog { $turns } beurten tot de jouwe.
    }
panel-score =
    { $points ->
        [one] Je hebt nu **{ $points }** punt.
       *[other] Je hebt nu **{ $points }** punten.
    }
panel-score-others = -# Zoals het laatst te zien was: { $scores }
panel-score-others-now = -# De anderen nu: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Jij **{ $own }** · tegenstander **{ $rival }**
panel-over = Het spel aan tafel **{ $code }** is afgelopen.
panel-footer = -# Tafel { $code } · alleen jij ziet dit
panel-footer-private = -# Alleen jij ziet dit.
choose-areas = -# `{ $own }` ben jij; `{ $other }` is { $name }, die de kaart krijgt die je niet houdt.
choose-own-area = -# Wat je tot nu toe hebt
not-begun = Tafel **{ $code }** is nog niet begonnen.
not-in-game = Je zit niet aan tafel **{ $code }**, dus je hebt daar geen kaarten. Je kunt meekijken, of zelf een tafel openen met `/snack { name-start }`.
cannot-show = -# ⚠️ De tafel is nu niet te zien in <#{ $channel }>: het kanaal is weg, ik mag er niet posten of Discord ligt eruit. Hier gaat het spel gewoon verder: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Kaart { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punt
       *[other] { $sign }{ $points } punten
    }
trial-why = -# { $why }
trial-without = -# Zonder die kaart, zoals het nu is:
trial-problem =
    ### Kaart { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Nog niet gelegd. Terugnemen kan tot iedereen klaar is. Tafel { $code }
trial-footer-final = -# Nog niet gelegd. Leggen is definitief: de volgende kaarten komen meteen. Tafel { $code }
trial-footer-last = -# Nog niet gelegd. Alle anderen zijn klaar, dus dit is definitief. Tafel { $code }
trial-footer-plan = -# Nog niet gelegd. Dat gebeurt zodra je aan de beurt bent, tenzij je het eerder terugneemt. Tafel { $code }
trial-footer-private =
    { $final ->
        [yes] -# Nog niet gelegd. Leggen is definitief: de volgende kaarten komen meteen.
       *[no] -# Nog niet gelegd. Alleen jij ziet dit.
    }
suggestion = Kaart { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Partner van stoel 1
menu-seats = Stoelen
menu-add-bot = Bot toevoegen
menu-remove-bot = Bot weghalen
menu-best = Beste plekken
menu-spots = Naar een plek
menu-layers = Lagen hier
menu-cards = Jouw kaarten
menu-topics = Onderwerpen
form-title = Waar komt hij te liggen?
form-card = Welke kaart? (1 tot en met { $count })
form-which-card = Welke kaart?
form-card-number = Kaart { $number }
form-cell = Vak
form-cell-about = Het vak linksboven dat de kaart bedekt
form-column = Kolom
form-row = Rij
form-turn = Draaiing
form-turn-about = Met de klok mee
form-degrees = { $turn }°
form-layer = Laag
form-layer-about = Waar hij andere kaarten overlapt
form-where = Plek
form-where-about = Vak linksboven, draaiing (0, 90, 180, 270), { layer-over } of { layer-under }; “{ layer-under } C4” voor losse vakken.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-place = 💡 Kaart { $number } op `{ $where }`: { $why }.
hint-group = { $size } { $component } bij elkaar
hint-gives-up = geeft { $component } op
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] nog één ({ $gain })
       *[other] nog { $count } ({ $gain })
    }
hint-prepares = bereidt { $groups } voor
hint-no-points-yet = nog geen punten, maar { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = nog geen punten, maar zo houd je de meeste mogelijkheden open
hint-last = er valt niets meer te winnen, en zo verlies je het minst
review-title = ### Nabespreking van jouw spel aan tafel { $code }
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, mogelijk was { $best }: { $moves }
review-move = kaart { $number } `{ $where }`
review-pictures = -# Waar meer mogelijk was: links wat je legde, rechts wat er gevonden is.
review-about = -# Elke beurt is beoordeeld op de punten die hij meteen opleverde, zoals het er toen voor stond. Punten laten liggen voor later kan slim zijn.
review-luck-same =
    { $own ->
        [one] { "" }**{ $own } punt**: precies wat deze kaarten meestal opleveren.
       *[other] { "" }**{ $own } punten**: precies wat deze kaarten meestal opleveren.
    }
review-luck-above =
    { $own ->
        [one] { "" }**{ $own } punt**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }**{ $own } punten**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] { "" }**{ $own } punt**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }**{ $own } punten**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
    }
review-luck-about = -# Meestal wil zeggen: wat een moeilijke bot uit dezelfde deling haalt.
review-skill = -# Naast een moeilijke bot met dezelfde deling en dezelfde buren: { $choosing } door de kaarten die je koos, { $placing } door waar je ze legde.
review-area =
    { $best ->
        [one] { "" }**Met de kaarten die je had** is het beste gevonden resultaat **{ $best }** punt; het jouwe { $own }.
       *[other] { "" }**Met de kaarten die je had** is het beste gevonden resultaat **{ $best }** punten; het jouwe { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Met de kaarten die je had** is niets beters gevonden dan jouw **{ $own }** punt.
       *[other] { "" }**Met de kaarten die je had** is niets beters gevonden dan jouw **{ $own }** punten.
    }
review-footer = -# Het beste na een paar seconden zoeken: misschien kan het nog beter. Alleen jij ziet dit.

## Buttons

button-join = Meedoen
button-leave = Verlaten
button-start = Starten
button-host = Host…
button-decline = Nu niet
button-join-table = Meedoen: { $code }
button-play-solo = Solo spelen
button-solo-again = Nieuw solospel
button-wait = Wachten
button-play-now = Nu spelen: { $game }
button-cancel = Afblazen
button-my-cards = Mijn kaarten
button-card = Probeer { $number }
button-type = Plek kiezen…
button-undo = Terugnemen
button-refresh = Vernieuwen
button-turn = Draaien ↻
button-turn-left = ↺ Draaien
button-layer = Laag
button-next-spot = Volgende plek
button-place = Leggen
button-plan = In mijn beurt leggen
button-back = Terug
button-help = Hulp
button-hint = 💡 Hint
button-hints-off = Spelen zonder hints
button-hints-on = Hints toestaan
button-rated-off = Vriendschappelijk
button-rated-on = Laat meetellen
button-rules = De regels
button-again = Nog een keer
button-appearance-text = Tekstversie
button-appearance-pictures = Plaatjes
button-as-text = Als tekst
button-keep-appearance-text = Altijd als tekst
button-keep-appearance-pictures = Altijd met plaatjes
button-keep-appearance-strong = Hoog contrast
button-keep-appearance-ordinary = Gewone kleuren
button-keep-appearance-still = Minder beweging
button-keep-appearance-moving = Bewegende plaatjes
button-keep-appearance-typed = Formulieren: typen
button-keep-appearance-choices = Formulieren: kiezen
button-review = Nabespreking
button-post = In kanaal plaatsen
button-daily-play = Speel de picknick van vandaag
button-daily-fun = Speel voor de lol
button-daily-share = Delen
button-daily-top = Ranglijst van de server
button-daily-others = Picknicks van anderen
button-daily-proof = Zegels
button-daily-off = Stop het dagelijkse bericht
button-why-not = Waarom niet?
button-page-before = ◀ Vorige
button-page-after = Volgende ▶
button-keep-going = Nee, doorgaan
button-rematch = Revanche
button-replay = Opnieuw bekijken
button-deal = Eerlijk gedeeld
button-export = Exporteren
button-newer = Nieuwer
button-older = Ouder
button-history-mine = Mijn partijen
button-history-server = Deze server
button-share = Delen
button-top-all = Altijd
button-top-month = Deze maand
button-top-me = Speelden met mij
button-stats = Statistieken
button-cards-of = Mijn kaarten · { $code }

## The end

over-title = ## 🏁 { $game } · tafel { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } – { $points } punt!
       *[other] 🏆 { $names } – { $points } punten!
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } delen de winst met { $points } punt; ook wat bij gelijke stand beslist, is gelijk ({ $size }).
       *[other] 🏆 { $names } delen de winst met { $points } punten; ook wat bij gelijke stand beslist, is gelijk ({ $size }).
    }
score-seat = { $seat } – **{ $total }**
rating-new = nieuw
score-of-opponent = 🤖 de tegenstander – **{ $total }**
claim = { $component } · genoemd door { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = niets
deal-sealed-earlier = 🔏 De kaarten waren verzegeld voordat de eerste werd gedeeld. SHA-256 van het startgetal: `{ $commitment }`. Het startgetal zelf staat hier als het spel voorbij is.
deal-sealed = 🔏 Het zegel `{ $seal }` was openbaar voordat iemand meedeed. Getallen die mensen daarna toevoegden: **{ $people }**. Samen legden ze de kaarten vast toen het spel begon: `{ $commitment }`. Na afloop wordt hier alles getoond en gecontroleerd.
deal-without = -# Mensen die niets toevoegden, omdat ze de tafel openden en het hosten doorgaven: { $count }.
deal-title = ### Eerlijk gedeeld · { $game } · { $code }
deal-step-file = ✅ Het spel is in zijn geheel te lezen.
deal-step-seal = ✅ **Zegel**: het geheim geeft `{ $seal }`. Vergelijk het met het bericht van de lobby.
deal-step-day = ✅ Dit zijn de kaarten van { $date }, voor iedereen dezelfde: niemand voegt er een getal aan toe.
deal-step-contributions = ✅ **Getallen**: na het zegel toegevoegd door mensen: { $people }. Door bots: geen ({ $bots } aan tafel). Mensen zonder getal: { $nothing }.
deal-step-seed = ✅ **Startgetal**: geheim, opties, stapel, regels, plaatsen en getallen geven `{ $seed }`, met als SHA-256 `{ $commitment }`.
deal-step-pile = ✅ **Stapel**: met dat startgetal wordt `{ $pack }` verdeeld over de beginhanden (gedeelde kaarten: { $dealt } van { $cards }).
deal-step-plain-seed = ✅ **Startgetal**: `{ $seed }` heeft het zegel `{ $commitment }`. Dit spel is van voordat mensen iets toevoegden.
deal-step-moves = ✅ **Zetten**: alle { $count } waren geldig (regels versie { $rules }).
deal-step-result = ✅ **Uitslag**: de zetten geven deze punten per plaats: { $points }.
deal-step-failed = ❌ Dit klopt niet: `{ $code }`.
deal-proven = **Als dat zegel in de lobby stond, kon niemand deze kaarten kiezen, host noch bot, en is er later geen optie veranderd; elke zet was geldig en de punten volgen uit de zetten.**
deal-proven-earlier = **Als dat zegel tijdens het spel te zien was, lagen de kaarten vóór de eerste zet vast, en volgt de uitslag daaruit.**
deal-proven-daily = **Als dat zegel de dag ervoor al openbaar was, lagen de kaarten en opties van deze dag toen vast; elke zet was geldig, en de punten volgen uit de zetten.**
deal-failed = **Dit spel klopt niet. Exporteer het en meld het bij wie deze bot beheert.**
export-text = Spel { $code } als bestand: elke kaart, zet en elk getal. Controleer het waar je wilt met `python -m engine verify FILE`.
replay-title = ### Kaart voor kaart · { $code }
shared-replay = 🎞️ { $name } deelt de partij van tafel **{ $code }**.
shared-review = 🔍 { $name } deelt de eigen terugblik op tafel **{ $code }**.
shared-review-pictures = -# Waar meer mogelijk was: links wat er gelegd is, rechts wat er gevonden is.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punt**: precies wat deze kaarten meestal opleveren.
       *[other] { "" }{ $name } · **{ $own } punten**: precies wat deze kaarten meestal opleveren.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punt**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } punten**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punt**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } punten**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Naast een moeilijke bot met dezelfde deling en dezelfde buren: { $choosing } door kaarten te kiezen, { $placing } door ze te leggen.
shared-review-area =
    { $best ->
        [one] { "" }**Met deze kaarten** is het beste gevonden resultaat **{ $best }** punt; { $name } haalde { $own }.
       *[other] { "" }**Met deze kaarten** is het beste gevonden resultaat **{ $best }** punten; { $name } haalde { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**Met deze kaarten** is niets beters gevonden: { $name } haalde **{ $own }** punt.
       *[other] { "" }**Met deze kaarten** is niets beters gevonden: { $name } haalde **{ $own }** punten.
    }
shared-done = Geplaatst in <#{ $channel }>.
replay-card = Kaart { $number } · { $where } · { $gain }

## De picknick van de dag

daily-title = ## 🧺 Picknick van de dag nr. { $number }
daily-about = { $date } · { $options }
daily-until = Eén poging, en die telt. Geen hints, niets ongedaan maken. Ga weg en kom terug wanneer je wilt: de dag eindigt { $until }.
daily-for-fun = Deze dag is voorbij, dus je speelt voor de lol.
daily-unfinished = { $date } is voorbij en je picknick was niet op tijd klaar. Vandaag is er een nieuwe.
daily-figures = Par { $par } (onze beste bot) · beste dat is gevonden { $best }
daily-next = -# Volgende picknick { $when }.
daily-footer = -# Alleen jij ziet dit. `/snack { name-daily }` haalt het terug.
daily-ahead = Beter dan { $percent } % van iedereen: plaats { $place } van { $count } tot nu toe.
daily-ahead-here = Op deze server: plaats { $place } van { $count }, beter dan { $percent } %.
daily-alone = Je bent vandaag als eerste klaar.
daily-alone-here = De eerste op deze server.
daily-streak =
    { $count ->
        [one] 🔥 Dag 1 van je reeks
       *[other] 🔥 { $count } dagen op rij
    }
daily-share = 🧺 Picknick van de dag nr. { $number } · { $name }
daily-share-won = ✅ { $points } tegen { $target }
daily-share-lost = ❌ { $points } tegen { $target }
daily-share-par = ⛳ Par: { $par }
daily-top-title = ## 🏅 Picknicks van de dag op deze server
daily-top-nobody = Nog niemand heeft er een af.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Vandaag
daily-span-week = Deze week
daily-span-ever = Altijd
daily-others-title = ## 🧺 Picknick van de dag nr. { $number }: die van anderen
daily-others-nobody = Hier heeft nog niemand anders die van zich gedeeld.
daily-others-line = { $name }: **{ $points }**
daily-proof-title = ## 🔏 Eerlijk gedeeld, dag na dag
daily-proof = **{ $date }**, zegel: `{ $seal }`
daily-proof-past = **{ $date }**, zegel: `{ $seal }`, geheim: `{ $secret }`
daily-proof-about = -# Het zegel is er een dag eerder, het geheim een dag later. De SHA-256 van het geheim is het zegel, dus niemand kon de kaarten intussen veranderen.
daily-post-best = De besten van gisteren:
daily-post-last = Twee weken lang heeft niemand hierop gedrukt, dus ik stop ermee. `/snack { name-settings }` haalt het terug.
solo-title = ## { $game } · solo
solo-about = Jij alleen, privé: niemand anders ziet dit spel, en het blijft open zolang je wilt.
solo-footer = -# Alleen jij ziet dit. `/snack { name-solo }` haalt het terug.

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
seat-asleep = { " " }· 💤 niet hier
seat-asked = { " " }· nog geen antwoord
seat-done = { " " }· klaar
seat-waiting = { " " }· aan de beurt
seat-later = { " " }· straks
panel-until = -# ⏳ Je tijd is om { $until }; daarna speelt een invaller voor je.
stand-in-plays = 🤖 Op jouw stoel speelt een invaller tot je terug bent.
asleep-seat = 💤 De partij slaapt en je stoel is nog van jou. Druk op *{ button-back-again }* en het gaat verder.
back-again = Welkom terug: je stoel is weer van jou.
played-for-you = 🤖 Voor je gespeeld: { $moves }. Je kunt het terugnemen tot iedereen klaar is.
played-for-you-final = 🤖 Voor je gespeeld: { $moves }.
made-for-you = 🤖 Terwijl je weg was: { $moves }.
did-place = kaart { $number } gelegd op `{ $where }`
button-back-again = Ik ben terug
button-keep-for-me = Kies voor mij
button-play-for-me = Speel voor mij
seat-before = { " " }· eerder: { $names }
seat-bot-from = { " " }· 🤖 vanaf ronde { $round }
seat-bot-round = { " " }· 🤖 ronde { $round }
seat-bot-between = { " " }· 🤖 ronde { $first }–{ $last }
button-more-time = Meer tijd ({ $votes }/{ $needed })
button-take-over = Neem stoel { $seat } over
button-next-game = Volgende spel · { $code }
more-time-granted = Geregeld: er is meer tijd aan tafel **{ $code }**.
more-time-voted = Je stem telt. Er komt meer tijd zodra meer dan de helft van wie al klaar is ermee instemt; met drie of meer mensen zijn er minstens twee nodig.
taken-over = Stoel { $seat } is nu van jou: dit zijn de kaarten.
host-is = { $name } is nu de host van tafel **{ $code }**.
host-voted = Je stem telt. Tafel **{ $code }** krijgt een andere host zodra meer dan de helft van de anderen ermee instemt.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Jij bent aan de beurt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-next = ⏳ **Hierna ben jij** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-half = ⏳ **De helft van je tijd is om** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-last = ⏰ **Je tijd is bijna om**, dan speelt een invaller · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-several = ⏳ **Jij bent aan de beurt aan { $count } tafels** · { $who }
reminder-several-first = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds } · de helft van je tijd is om
reminder-several-last = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds } · **je tijd is bijna om**
reminder-silence = 💤 **Hier is al dagen niets gebeurd** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Het spel wacht nog; de host kan het afblazen met `/snack { name-cancel }`.
reminder-asleep = 💤 **Deze partij slaapt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Wie hier zit, kan haar wekken: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Hier is al dagen niets gebeurd** · [{ $game } · { $code }]({ $link }). De tafel wacht nog; de host kan het spel starten of afblazen met `/snack { name-cancel }`.
reminder-closes = Als er tot dan niets gebeurt, wordt de tafel vanzelf afgeblazen: { $until }.
reminder-awake = ☀️ **De partij gaat verder** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Terug aan tafel: { $names }. Voor de anderen speelt een bot tot ze op *{ button-back-again }* drukken.
reminder-who = { $who }
reminder-who-until = { $who } · tijd is om { $until }

## What people and servers want

# This language's own name for itself.
language-name = Nederlands
language-auto = zoals in Discord
reminders-channel = in het kanaal
reminders-direct = als privébericht
reminders-off = geen
next-on = ja
next-off = nee
me-title = ### Jouw voorkeuren, voor al je spellen
me-reminders = Meldingen als je aan de beurt bent: **{ $reminders }**
me-next = Bericht als je hierna aan de beurt bent: **{ $next }**
me-quiet = Stille uren: **{ $start }–{ $end }** ({ $zone }). Dan geen meldingen en geen deadline: die schuift op naar het einde ervan.
me-zone = Tijdzone: **{ $zone }**
me-no-quiet = Stille uren: **geen**. Stel ze in met `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Amsterdam`.
me-away = Afwezig tot **{ $until }**. Je tijd in een fase gaat pas in als je terug bent; een spel wacht in totaal 14 dagen op je.
me-here = Je bent **er**. Met `/snack { name-me } { name-away }:5` of `{ name-away }:2027-01-31` laat je weten hoelang je weg bent.
me-language = Taal: **{ $language }**
me-public = Anderen zien je rating, profiel en plaats in de ranglijst.
me-private = 🙈 Je rating en profiel zijn alleen van jou, en je staat in geen ranglijst.
me-footer = -# Alleen jij ziet dit. Dat je afwezig bent, is wel te zien bij tafels die op je wachten.

data-title = ### Je gegevens
data-about = Voorkeuren, spellen, zetten, uitslagen, ratings: alles wat over je bewaard wordt. Vraag een kopie, of laat het verwijderen.
data-here = Alles wat over je bewaard wordt, in één bestand. Alleen jij ziet dit.
button-data = Mijn gegevens
button-data-file = Mijn gegevens ophalen
button-data-forget = Vergeet mij
forget-title = ### Je vergeten?
forget-ask = Je voorkeuren en je plaatsen in ranglijsten worden gewist. Je naam en id verdwijnen uit elk spel, elke uitslag en elke rating; afgelopen spellen houden je stoel, zonder naam. Wat al in kanalen staat, blijft daar. Dit is niet terug te draaien.
forget-tables = { $count ->
    [one] Een bot neemt je stoel over aan 1 open tafel.
   *[other] Bots nemen je stoelen over aan { $count } open tafels.
}
forget-yes = Ja, vergeet mij
forget-no = Nee, bewaar alles
forget-done = { $count ->
    [0] Klaar: niets hier zegt nog wie je bent. Kom gerust terug.
    [one] Klaar: niets hier zegt nog wie je bent, en een bot heeft je stoel aan 1 tafel. Kom gerust terug.
   *[other] Klaar: niets hier zegt nog wie je bent, en bots hebben je stoelen aan { $count } tafels. Kom gerust terug.
}
someone-forgotten = iemand zonder naam

menu-reminders = Meldingen
button-next-on = Meld als ik hierna ben
button-next-off = Alleen als ik aan de beurt ben
menu-language = Taal
menu-server-pace = Nieuwe tafels
button-away =
    { $days ->
        [one] 1 dag weg
       *[other] { $days } dagen weg
    }
button-here = Ik ben er
button-public-on = Toon mijn uitslagen
button-public-off = Verberg mijn uitslagen
server-title = ### Wat er op deze server geldt
server-pace = Nieuwe tafels: **{ $pace }** · { $about }
server-channels = Alleen tafels in: { $channels }
server-everywhere = Tafels in **elk kanaal**. Met `/snack { name-settings } { name-channel }:` laat je er een toe, of trek je dat weer in.
server-threads-on = Elke tafel heeft **een eigen thread**.
server-threads-off = Tafels staan **in hun kanaal**.
server-mentions-on = Wie aan de beurt is, wordt **vermeld**.
server-mentions-off = In kanalen wordt niemand vermeld; wie dat wil, krijgt **privéberichten**.
server-motion-on = Onthullingen **bewegen** bij hoogstens vier spelers.
server-motion-off = Onthullingen zijn **stilstaande plaatjes**.
server-ratings-on = In lobby's staat de rating naast de naam.
server-ratings-off = Geen ratings in lobby's.
server-limits = Open tafels: **{ $person }** per host, **{ $channel }** per kanaal
server-daily = Elke dag vanaf { $hour } komt de picknick van de dag in <#{ $channel }>.
server-daily-off = Geen dagelijks bericht. `/snack { name-settings } { name-daily }:` kiest er een kanaal voor.
server-language = Taal van tafels: **{ $language }**
server-footer = -# Alleen jij ziet dit. Het geldt voor tafels die vanaf nu opengaan; vermeldingen veranderen meteen.
button-threads-on = Met threads
button-threads-off = Zonder threads
button-mentions-on = Vermeld spelers
button-ratings-on = Toon ratings
button-ratings-off = Verberg ratings
button-mentions-off = Vermeld niemand
button-motion-on = Met beweging
button-motion-off = Zonder beweging
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
history-title-mine = ### Je afgelopen partijen
history-title-server = ### Afgelopen partijen op deze server
history-nothing = Hier staat nog niets.
history-with = met { $names }
history-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
profile-title = ### { $name } · { $game }
profile-nothing = Nog geen afgelopen partijen.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** na { $count } partij met rating
       *[other] ⭐ **{ $rating }** na { $count } partijen met rating
    }
profile-new = ⭐ nieuw: { $count } van { $needed } partijen met rating
profile-games = 🎴 Partijen: **{ $games }** · 👑 gewonnen: **{ $wins }**
profile-points = 🥇 Punten: gemiddeld **{ $average }**, hoogste **{ $best }**
profile-favourites = Favorieten: { $names }
profile-kept = ⏱️ Zetten op tijd: { $percent } %
profile-streak = 🔥 Achter elkaar gewonnen: nu { $now }, hoogstens { $longest }
profile-duel = 👥 Jij tegen deze persoon: { $won } gewonnen, { $lost } verloren, { $tied } gelijk
top-title = ### De besten van deze server · { $game }
top-all = -# Iedereen die hier speelde
top-month = -# Wie hier de laatste 30 dagen speelde
top-me = -# Wie hier met jou speelde
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partij
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partijen
    }
top-nothing = Nog niemand. Voor een partij met rating zijn twee mensen nodig.
stats-title = ### Deze server in cijfers
stats-weeks = Afgelopen partijen in elk van de laatste { $weeks } weken:
stats-active = Actieve mensen in de laatste vier weken: **{ $count }**
stats-finished = Uitgespeeld: **{ $finished }** van { $begun } ({ $percent } %)
stats-phase =
    { $hours ->
        [0] Een fase duurt { $minutes } min (mediaan)
       *[other] Een fase duurt { $hours } u { $minutes } min (mediaan)
    }
games-your-turn = **jij bent aan de beurt**
games-waiting = wacht op anderen
tables-title =
    { $count ->
        [0] Er staat hier nu geen tafel open. `/snack { name-start }` opent er een.
        [one] ### 1 tafel om aan mee te doen
       *[other] ### { $count } tafels om aan mee te doen
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [naar de tafel]({ $link })
games-asleep = 💤 slaapt
help-text =
    ## Zo speel je hier
    {""}**1.** `/snack { name-start }` opent een tafel; anderen drukken op *{ button-join }*. In je eentje speel je solo.
    {""}**2.** Met *{ button-my-cards }* bij de tafel (of `/snack { name-hand }`) zie je je kaarten, en alleen jij.
help-commands =
    `/snack { name-board }` toont alle gebieden · `/snack { name-status }` zegt waar een spel op wacht · `/snack { name-games }` toont jouw partijen
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

help-appearance = -# Met *{ button-appearance-text }*, onder elk scherm, krijg je woorden in plaats van plaatjes. Wat je hier kiest, blijft zo:
appearance-title = ### Hoe je spellen ziet
appearance-text-on = Tekst in plaats van plaatjes: **aan**
appearance-text-off = Tekst in plaats van plaatjes: **uit**
appearance-strong-on = Hoog contrast: **aan**
appearance-strong-off = Hoog contrast: **uit**
appearance-still-on = Minder beweging: **aan**
appearance-still-off = Minder beweging: **uit**
appearance-typed-on = Plekken in formulieren: **getypt**, zoals `B3 90 { layer-under }`
appearance-typed-off = Plekken in formulieren: **uit lijsten gekozen**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Plaatje { $number }: { $text }
rules-not-like-this = ✗ Zo niet:
rules-nothing-found = Geen enkele pagina van de regels gaat over “{ $typed }”. Kies een onderwerp uit het menu van een pagina.
# Other words for something, by which its pages are found as well.
typed-topics = gelijkspel = gelijke stand, remise = gelijke stand

## The tutorial

tutorial-step = ### 🎓 Stap { $step } van { $steps }
tutorial-footer = -# Een oefenspel, alleen voor jou. Het wacht zo lang je wilt: met `/snack { name-tutorial }` ga je verder waar je was.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Druk op *{ button-place }*: dit is de plek.
tutorial-now-card = 👉 Neem kaart **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, tot er **{ $turn }** in de titel staat.
tutorial-now-cell = 👉 Schuif hem met de pijlen tot er `{ $where }` in de titel staat.
tutorial-now-layer = 👉 *{ button-layer }*, tot er `{ $where }` in de titel staat.
error-lesson-card = Dat zou kunnen. Neem voor deze stap de andere kaart, nummer **{ $number }**; voor deze is er straks plek.
error-lesson-turn = Zo mag hij liggen, maar hier moet hij naar **{ $turn }** gedraaid zijn: `{ $where }`. *{ button-turn }* gaat telkens een kwartslag.
error-lesson-cell = Daar mag hij liggen, maar voor deze stap moet hij op `{ $where }`. De pijltjes verplaatsen hem; in de titel zie je waar hij ligt.
error-lesson-layer = De goede plek, maar een andere laag: `{ $where }`. Druk op *{ button-layer }* tot de titel dat zegt.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = spel
name-players = spelers
name-bots = computers
name-level = niveau
name-pack = kaartset
name-pace = tempo
name-with = met
name-with2 = met2
name-with3 = met3
name-with4 = met4
name-rated = rating
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
name-tables = tafels
name-history = geschiedenis
name-scope = welke
name-opponent = tegenstander
name-verify = controleren
name-profile = profiel
name-person = persoon
name-top = ranglijst
name-cancel = afblazen
name-leave = verlaten
name-help = hulp
name-tutorial = les
name-daily = dagelijks
name-solo = solo
name-date = datum
name-hour = uur
name-rules = regels
name-topic = onderwerp
name-me = ik
name-reminders = meldingen
name-next = hierna
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
name-motion = beweging
name-form = formulier
name-public = openbaar
name-data = gegevens

## What commands are for

command-snack = Legspellen met kaarten
command-start = Open een tafel in dit kanaal
command-start-game = Welk spel
command-start-players = Hoeveel spelers mogen aanschuiven
command-start-bots = Hoeveel computerspelers
command-start-level = Hoe goed de computerspelers spelen
command-start-pack = Welke set kaarten
command-start-pace = Hoelang een fase mag duren
command-start-with = Wie je uitnodigt: de stoel blijft vrij
command-start-rated = Of het spel meetelt voor de rating
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
command-tables = Tafels op deze server waaraan je mee kunt doen
command-history = Afgelopen partijen: heropenen, controleren, exporteren
command-history-scope = Die van jou of van deze server
command-history-game = Alleen dit spel
command-history-opponent = Alleen partijen met deze persoon
command-verify = Controleer dat niemand de kaarten van een spel kon kiezen
command-profile = Rating, uitslagen en beste bord van iemand
command-profile-person = Van wie; van jezelf als je niemand noemt
command-top = De besten van deze server
command-top-scope = Iedereen, wie deze maand speelde of wie met jou speelde
command-cancel = Blaas een spel af
command-leave = Verlaat een tafel
command-help = Zo speel je hier
command-tutorial = Leer een spel in vijf minuten, stap voor stap
command-daily = De picknick van vandaag: dezelfde kaarten voor iedereen, één poging
command-daily-date = Een eerdere dag, voor de lol, zoals 2026-11-17
command-daily-top = Wie het op deze server het best deed
command-solo = Een privéspel in je eentje, waar je ook bent
command-rules = De spelregels, pagina voor pagina, met plaatjes
command-rules-topic = Waarover? Typ een woord om te zoeken
command-me = Jouw voorkeuren: meldingen, stille uren, afwezigheid, taal
command-me-reminders = Waar je hoort dat je aan de beurt bent
command-me-next = Of je wilt horen dat je hierna bent, in spellen met beurten
command-me-quiet = Uren zonder meldingen, zoals 22-8 of 22:30-7; { word-off } voor geen
command-me-zone = Je tijdzone
command-me-away = Zoveel dagen, of tot een datum zoals 2027-01-31; { word-off } als je terug bent
command-me-view = Tekst of plaatjes, vanaf nu
command-me-contrast = Hoog contrast of gewone kleuren, vanaf nu
command-me-motion = Stilstaande of bewegende plaatjes, vanaf nu
command-me-form = Plekken in formulieren typen, of uit lijsten kiezen
command-me-public = Of anderen je rating, profiel en plaats zien
command-me-data = Alles wat over je bewaard wordt: vraag een kopie, of laat je vergeten
command-language = Taal
command-settings = Wat er op deze server geldt (voor wie hem beheert)
command-settings-channel = Sta tafels toe in dit kanaal, of trek dat weer in
command-settings-per-person = Hoeveel open tafels één host mag hebben
command-settings-per-channel = Hoeveel tafels er in één kanaal open mogen zijn
command-settings-daily = Zet de picknick van de dag in dit kanaal
command-settings-hour = Vanaf welk uur (UTC)
command-host = Maak een ander host, of stem voor een andere host als de jouwe verdwenen is
command-host-to = Wie de host wordt; laat weg om te stemmen
command-table = De code van de tafel, als er meer zijn

## What can be wrong

error-internal = Er ging iets mis aan onze kant. Je spel is veilig; probeer het zo nog eens.
still-working = Ik ben nog bezig met wat je net vroeg. Probeer het opnieuw zodra het er is.
too-often = Dat was veel in korte tijd. Je kunt { $when } verder.
server-barred = Op deze server is de bot niet beschikbaar.
restarting = Ik start even opnieuw op. Probeer het over een paar seconden nog eens.
error-old-button = Deze knop is van een oudere versie. Neem een nieuwere: `/snack { name-hand }` of `/snack { name-games }`.
error-not-damaged = Met tafel **{ $table }** is niets mis: er valt niets terug te zetten.
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
error-moves-gone = De zetten van spel { $table } worden niet meer bewaard, alleen de uitslag.
error-out-of-sight = Ik zie je nu niet in het kanaal van tafel { $table }, dus er is niets gebeurd. Je kunt wel kijken, of je plaats opgeven: `/snack { name-leave }`.
error-not-in-lobby = Dit spel is al begonnen.
error-not-playing = Dit spel is niet aan de gang.
error-already-seated = Je zit hier al.
error-not-seated = Je zit niet aan deze tafel.
error-not-played = Alleen wie in een spel meespeelde, kan het exporteren.
error-nothing-finished = Je hebt nog geen spel afgemaakt. Noem een tafel, of kom terug na je eerste.
error-profile-hidden = { $name } houdt de eigen uitslagen privé.
error-top-on-servers = Ranglijsten horen bij servers. Vraag het daar.
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
error-small-table = Jij en iedereen die je meebrengt hebben { $needed } stoelen nodig, maar bij `{ name-players }` staat { $seats }. Vraag er minstens { $needed }, of laat het weg.
error-no-teams = Aan deze tafel heeft niemand een partner: iedereen speelt voor zich.
error-no-bot-to-remove = Er zit geen computerspeler aan deze tafel.
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
error-shared-already = Dat is al geplaatst. Eén keer is genoeg.
error-no-answer = Verder heeft nog niemand ja gezegd. Nog geen antwoord: { $names }. Wacht even, of voeg een bot toe.
error-alone = Tot nu toe ben je alleen.
error-not-alone = Er is intussen iemand bij komen zitten, dus er is niets gestart. Met *{ button-start }* speel je samen.
error-no-such-bot = Er is geen bot die “{ $given }” heet.
error-invited-bot = { $name } is een bot en kan niet meedoen. Mijn eigen bots krijg je met `{ name-bots }:`.
error-invited-unseeing = { $name } ziet dit kanaal niet, dus hier kan ik geen stoel vrijhouden.
error-no-free-code = Er kon nu geen tafel worden geopend; probeer het nog eens.
error-nothing-to-do = Je hoeft nu niets te doen.
error-mind-made-up = Je hebt je in deze fase { $limit } keer bedacht. Wat je nu doet, blijft staan.
error-not-free = Die stoel is niet vrij.
error-held-another = Je hebt in dit spel al op een andere stoel gezeten en die kaarten gezien, dus deze is voor iemand anders.
error-no-deadline = Er is hier geen deadline om uit te stellen, of niemand die ermee kan instemmen.
error-time-granted = In deze fase was er al meer tijd. Dat kan maar één keer.
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
error-no-such-day = Er is een picknick voor elke dag van { $first } tot en met { $last }. Schrijf de datum zo.
error-no-daily-channel = Kies eerst een kanaal voor het dagelijkse bericht: `/snack { name-settings } { name-daily }:`
error-day-over = Die dag is voorbij, dus deze zet kwam te laat. `/snack { name-daily }` deelt de picknick van vandaag.
error-deal-withheld = Anderen kunnen deze kaarten vandaag nog spelen. Ze gaan open als de dag voorbij is.
error-day-unfinished = Maak eerst je eigen picknick van die dag af.
error-only-yours = Dit spel is van jou alleen: ga gerust weg, het blijft zoals het is.
error-not-a-member = Ik ben hier geen lid, dus ik kan geen tafel dekken. Voeg me toe aan de server: { $link } · `/snack { name-solo }` en `/snack { name-daily }` werken hier gewoon.
error-no-such-card = Er is geen kaart { $given }; je hebt er { $count }.
error-card-laid =
    { $left ->
        [0] Kaart { $given } ligt er al.
       *[other] Kaart { $given } ligt er al. Kaart { $left } heb je nog.
    }
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
alt-open-card = Een kaart: { $squares }.
alt-open-card-rows = Een kaart: boven { $upper }; onder { $lower }.
alt-open-card-tall = Een kaart, { $rows } rijen van boven naar onder: { $squares }.
alt-chosen = Kaart { $number } is gekozen.
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
alt-reveal = Het einde van ronde { $round }, met ieders punten, de beste eerst.
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
alt-line = Een lijn van ratings, { $count } waarden: van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
alt-ranked = Plaats { $place }: { $value }.
alt-weeks = Partijen per week, laatste { $count } weken, oudste eerst: { $values }.
alt-profile = Een profiel. Partijen: { $games }, gewonnen: { $wins }. De rest staat in de tekst.

## The playground

playground-topic = De echte bot op een nagebootste Discord
playground-welcome =
    ## 🧺 Welkom in de speeltuin
    Dit is de echte bot, op een Discord die alleen op jouw computer bestaat. Bovenaan, bij *Viewing as*, zie je wie je bent: wissel van persoon zo vaak je wilt.
playground-steps =
    {""}**1.** Druk als { $first } op *{ button-my-cards }*: alleen { $first } ziet het antwoord. Doe wat er gevraagd wordt en daarna hetzelfde als { $second }.
    {""}**2.** Zijn ze allebei klaar, dan laat de tafel het zien en gaat het spel verder.
playground-also = Of doe als iemand anders mee aan de open tafel, of typ een commando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Of typ een commando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Meedoen aan tafel { $code }
playground-footer = -# De tijd loopt hier zoals buiten. Vooruitspoelen? Schrijf `skip 3h` in dit kanaal of in de terminal.
playground-direct = { $name }: privéberichten
playground-open = Snack Table is geopend: { $address }
playground-hint = Spellen worden bewaard in { $file }. `skip 3h` en Enter zet de klok vooruit, Ctrl-C stopt.
playground-skipped = In de speeltuin is het nu { $now }.
playground-meanwhile = Intussen:
playground-quiet = Intussen is er niets gebeurd.
