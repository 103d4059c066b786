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
character-popcorn = Wordt al vroeg enthousiast.
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
character-fig = Heeft meer in huis dan je ziet.
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
lobby-teams = 🤝 Met { $count } spelers speel je in teams: stoelen { $teams }.
lobby-closed = *De partij is begonnen.*
lobby-seal = -# 🔏 Verzegelde kaarten: { $seal }
past-round = *Deze ronde is voorbij.*
past-moved = *Deze tafel gaat verder in [een nieuwer bericht]({ $link }).*
lobby-footer = -# Iedereen kan meedoen. De host start de partij.
lobby-footer-full = -# Alle stoelen zijn bezet. De host start de partij.
lobby-footer-kept = -# Alle stoelen zijn bezet of gereserveerd. De host start de partij.
lobby-footer-direct = -# Hier kan niemand bij: voeg bots toe met { button-host }, of start in je eentje.
lobby-footer-solo = -# Iedereen kan meedoen. Start je in je eentje, dan speel je solo.
option-hints = Hints
option-hints-on = aan
option-hints-off = uit
option-rated = Rating
option-rated-on = telt mee
option-rated-off = vriendschappelijk
opened = Tafel **{ $code }** staat open in <#{ $channel }>. Start zodra iedereen er is.
play-now-ready = Tegen { $bots }. *{ button-start }* deelt de kaarten: niemand kent ze voordat je erop drukt.
play-now-friends = Vrienden kunnen nog meedoen in <#{ $channel }>.
joined = Je doet mee aan tafel **{ $code }**. De host start de partij.
left = Je hebt tafel **{ $code }** verlaten.
rematch-open = Revanche: tafel **{ $code }** staat open in het kanaal.
rematch-call = 🔁 { $host } wil revanche aan tafel **{ $code }**. Nog een keer, { $names }? Druk op *{ button-join }*. Geen antwoord is nee.
invite-call = 🪑 { $host } nodigt { $names } uit voor { $game } aan tafel **{ $code }**. Je stoel is gereserveerd tot de partij begint.
start-without = De partij is begonnen zonder { $names }: er kwam geen antwoord.
start-alone = Je bent hier nog de enige. Nu solo spelen, of op anderen wachten?
start-alone-asked = Verder heeft nog niemand ja gezegd. Nog geen antwoord van { $names }. Nu solo spelen, of wachten?
host-title = ### Hostinstellingen · tafel { $code }
host-footer = -# Alleen jij ziet dit. De tafel toont wat je instelt.

## The table while a game runs

table-title = ### { $game } · { $code } · ronde { $round } van { $rounds }
reveal-title = ## 🎉 Ronde { $round } onthuld
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } staat voor met **{ $points }**, { $ahead } meer dan { $second }.
lead-tied = 👑 { $names } staan samen voor met **{ $points }**.
lead-team = 👑 { $name } staan als team voor met **{ $points }**, { $ahead } meer dan { $second }.
lead-level = 👑 De teams staan gelijk: elk **{ $points }**.
overtook = ⬆️ { $name } haalt { $names } in.
remark = 💬 { $text }
remark-comeback = Van de laatste plaats naar de eerste in één ronde: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } aan één stuk. Iemand heeft vooruitgedacht.
remark-everyone-lost = Iedereen heeft minder dan eerst. Een ronde voor de mieren.
remark-nobody-gained = Niemand pakt een punt. Laten we het voorbereiding noemen.
remark-paid-off = { $names } levert { $lost } in op { $component } en komt uit op +{ $gain }. Dat was het waard.
remark-tie-for-all = Iedereen heeft { $points }. Eerlijker wordt het niet.
remark-new-leader = Een nieuwe naam aan kop: { $names }.
remark-large-gain = +{ $gain } in één ronde. { $names } had trek.
remark-hid-own = { $names } dekt { $component } af die { $lost } waard waren. Daar zal een reden voor zijn.
remark-tie-at-top = De eerste plaats wordt gedeeld. Het kleed is breed genoeg.
remark-runaway = { $names } staat { $ahead } voor. Nog net in zicht.
remark-only-one = Alleen { $names } pakt deze keer iets: +{ $gain }.
remark-same-gain = +{ $gain } voor iedereen. Niemand kan klagen.
remark-bonus = { $names } heeft aan de bonus gedacht: { $component }, +{ $gain }.
remark-eased = { $names } heeft opgeruimd: { $component }, +{ $gain }.
remark-broke-even = Een retourtje voor { $names }: punten gewonnen, en evenveel verloren.
remark-close = Tussen de eerste en de laatste zit maar { $apart }. Een kruimel beslist.
remark-most = De grootste hap is voor { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* laat je kaarten alleen aan jou zien.
table-asleep = 💤 **Deze partij slaapt.** Iedereen is al een tijdje weg, dus niemand doet een zet. Wie aan tafel zit, kan de partij wekken: *{ button-back-again }*. Doet niemand dat, dan wordt de partij { $until } afgeblazen, zonder uitslag.
cancelled-title = ## { $game } · tafel { $code }
cancelled-text = Deze partij is afgeblazen.
cancelled-asleep = Niemand kwam terug, dus deze partij is afgeblazen. Geen uitslag.
damaged-title = ## Tafel { $code } is onleesbaar
damaged-text = Ik kan deze partij niet meer lezen. Dat ligt aan ons; alle andere tafels gaan gewoon door.
damaged-mendable = { $host } kan de partij terugzetten naar het laatste punt dat ik kan lezen. { $count ->
    [0] Er gaat geen zet verloren.
    [one] Er gaat één zet verloren.
   *[other] Er gaan { $count } zetten verloren.
}
damaged-beyond = Er is niets meer om terug te zetten. { $host } kan de tafel sluiten.
damaged-closed = Ik kon deze partij niet meer lezen, dus de tafel is gesloten.
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

plan-ask = Je kunt vooruitplannen: probeer de kaart in je hand uit, en hij wordt gelegd zodra je aan de beurt bent.
plan-stands = 📌 Gepland: **{ $where }**. Je kaart wordt gelegd zodra je aan de beurt bent.
panel-last = De rest is klaar, dus dit is definitief.
panel-waiting =
    { $count ->
        [0] Iedereen is klaar. De partij gaat verder.
        [one] Wachten op { $names }.
       *[other] Wachten op { $names }.
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
panel-score-others = -# Bij de laatste onthulling: { $scores }
panel-score-others-now = -# De rest nu: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Jij **{ $own }** · tegenstander **{ $rival }**
panel-over = De partij aan tafel **{ $code }** is afgelopen.
panel-footer = -# Tafel { $code } · alleen jij ziet dit
panel-footer-private = -# Alleen jij ziet dit.
choose-areas = -# `{ $own }` ben jij, `{ $other }` is { $name }: die krijgt de kaart die je niet houdt.
choose-own-area = -# Wat je tot nu toe hebt
not-begun = Tafel **{ $code }** is nog niet begonnen.
not-in-game = Je hebt geen stoel aan tafel **{ $code }**, dus ook geen kaarten. Kijk mee aan tafel, of open er zelf een met `/snack { name-start }`.
cannot-show = -# ⚠️ Ik kan de tafel nu niet laten zien in <#{ $channel }>: het kanaal is weg, ik mag er niet posten of Discord ligt eruit. Hier speel je gewoon door: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Kaart { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punt
       *[other] { $sign }{ $points } punten
    }
trial-why = -# { $why }
trial-no-points =
    { $last ->
        [yes] geen punten
       *[no] nog geen punten
    }
trial-without = -# Nu, zonder deze kaart:
trial-problem =
    ### Kaart { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Nog niet gelegd. Ongedaan maken kan tot iedereen klaar is. Tafel { $code }
trial-footer-final = -# Nog niet gelegd. Daarna definitief: er komen nieuwe kaarten. Tafel { $code }
trial-footer-last = -# Nog niet gelegd. De rest is klaar, dus dit is definitief. Tafel { $code }
trial-footer-plan = -# Nog niet gelegd. Dat gebeurt zodra je aan de beurt bent. Tafel { $code }
trial-footer-private =
    { $final ->
        [yes] -# Nog niet gelegd. Leggen is definitief: er komen meteen nieuwe kaarten.
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
menu-steps = Stappen
menu-topics = Onderwerpen
form-title = Waar leg je hem?
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
form-where-about = Vak linksboven, draaiing (0, 90, 180, 270), { layer-over } of { layer-under }; “{ layer-under } C4”: alleen dat vak eronder
form-where-example = B3 90 { layer-under }
form-where-flat = Vak linksboven en draaiing (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Kaart { $number } op `{ $where }`: { $why }.
hint-group = { $size } { $component } bij elkaar
hint-gives-up = geeft { $component } op
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] nog één verandering ({ $gain })
       *[other] nog { $count } veranderingen ({ $gain })
    }
hint-prepares = zet { $groups } klaar
hint-no-points-yet = nog geen punten, maar { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = nog geen punten, maar zo houd je de meeste opties open
hint-last = er valt niets meer te winnen, en zo verlies je het minst
hint-from = -# Van een bot ({ $level })
review-title = ### Analyse van je partij aan tafel { $code }
review-turn = { $mark } **Ronde { $round }** · { $gained }
review-turn-better = { $mark } **Ronde { $round }** · { $gained }, beste vondst { $best }: { $moves }
review-found = Beste vondst { $best }: { $moves }
review-move = kaart { $number } `{ $where }`
review-pictures = -# Waar meer in zat: eerst wat jij legde, dan wat wij vonden.
review-about = -# Per beurt tellen hier alleen de directe punten. Punten laten liggen voor later kan slim zijn.
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
review-luck-coming = -# Wat deze kaarten meestal opleveren, wordt nog uitgerekend. Kijk straks nog eens.
review-luck-about = -# Meestal: wat een expertbot uit dezelfde kaarten haalt.
review-skill = -# Vergeleken met een expertbot (zelfde kaarten en buren): { $choosing } door wat je koos, { $placing } door waar je het legde.
review-area =
    { $best ->
        [one] { "" }**{ $best }** punt is het beste wat we met jouw kaarten vonden; jij haalde { $own }.
       *[other] { "" }**{ $best }** punten is het beste wat we met jouw kaarten vonden; jij haalde { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**{ $own }** punt is ook het beste wat wij met jouw kaarten vonden. Goed gespeeld.
       *[other] { "" }**{ $own }** punten is ook het beste wat wij met jouw kaarten vonden. Goed gespeeld.
    }
review-footer = -# Gevonden in een paar seconden; misschien kan het beter.

## Buttons

button-join = Meedoen
button-leave = Verlaten
button-start = Starten
button-host = Host…
button-decline = Nu niet
button-join-table = Meedoen: { $code }
button-play-solo = Solo spelen
button-solo-again = Nieuwe solopartij
button-wait = Wachten
button-play-now = Nu spelen: { $game }
button-cancel = Partij afblazen
button-my-cards = Mijn kaarten
button-card = Probeer kaart { $number }
button-type = Plek kiezen…
button-undo = Ongedaan maken
button-refresh = Vernieuwen
button-turn = Draaien ↻
button-turn-left = ↺ Draaien
button-layer = Laag
button-next-spot = Volgende plek
button-place = Leggen
button-plan = Leg in mijn beurt
button-back = Terug
button-help = Hulp
button-hint = 💡 Hint
button-hints-off = Hints uitzetten
button-hints-on = Hints aanzetten
button-rated-off = Niet meetellen
button-rated-on = Wel meetellen
button-rules = Spelregels
button-again = Nog een keer
button-appearance-text = Tekstversie
button-appearance-pictures = Plaatjes
button-as-text = Als tekst
button-keep-appearance-text = Altijd als tekst
button-keep-appearance-pictures = Altijd plaatjes
button-keep-appearance-strong = Hoog contrast
button-keep-appearance-ordinary = Normale kleuren
button-keep-appearance-still = Minder beweging
button-keep-appearance-moving = Bewegende plaatjes
button-keep-appearance-typed = Formulier: typen
button-keep-appearance-choices = Formulier: kiezen
button-review = Analyse
button-post = Post in kanaal
button-daily-play = Speel vandaag mee
button-daily-fun = Speel voor de lol
button-daily-share = Delen
button-daily-top = Serverranglijst
button-daily-others = Andere picknicks
button-daily-proof = Zegels
button-daily-off = Niet meer posten
button-why-not = Waarom niet?
button-page-before = ◀ Vorige
button-page-after = Volgende ▶
button-keep-going = Nee, doorspelen
button-rematch = Revanche
button-replay = Terugkijken
button-what-if = Wat als…
button-play-on = Vanaf hier verder
button-practice = Oefenpartij
button-practice-again = Opnieuw vanaf hier
button-other-step = Andere stappen
button-deal = Eerlijk gedeeld
button-export = Exporteren
button-newer = Nieuwer
button-older = Ouder
button-history-mine = Mijn partijen
button-history-server = Deze server
button-share = Delen
button-top-all = Aller tijden
button-top-month = Deze maand
button-top-me = Met mij gespeeld
button-stats = Statistieken
button-cards-of = Kaarten · { $code }

## The end

over-title = ## 🏁 { $game } · tafel { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } – { $points } punt!
       *[other] 🏆 { $names } – { $points } punten!
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } – elk { $points } punt, en ook de tiebreak is gelijk ({ $size }): een gedeelde overwinning!
       *[other] 🏆 { $names } – elk { $points } punten, en ook de tiebreak is gelijk ({ $size }): een gedeelde overwinning!
    }
score-seat = { $seat } – **{ $total }**
rating-new = nieuw
score-of-opponent = 🤖 de tegenstander – **{ $total }**
claim = { $component } · genoemd door { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = niets
deal-sealed-earlier = 🔏 De kaarten waren verzegeld voordat de eerste werd gedeeld. SHA-256 van het startgetal: `{ $commitment }`. Het startgetal zelf staat hier zodra de partij is afgelopen.
deal-sealed = 🔏 Het zegel `{ $seal }` was openbaar voordat iemand meedeed. Getallen die mensen daarna toevoegden: **{ $people }**. Samen legden die de kaarten vast toen de partij begon: `{ $commitment }`. Na afloop zie je hier alles, met controle.
deal-without = -# Mensen die niets toevoegden, omdat ze de tafel openden en het hosten doorgaven: { $count }.
deal-title = ### Eerlijk gedeeld · { $game } · { $code }
deal-step-file = ✅ De partij is van begin tot eind te lezen.
deal-step-seal = ✅ **Zegel**: het geheim geeft `{ $seal }`. Vergelijk het met het lobbybericht.
deal-step-day = ✅ Dit zijn de kaarten van { $date }, voor iedereen dezelfde: niemand voegt er een getal aan toe.
deal-step-contributions = ✅ **Getallen**: na het zegel toegevoegd door mensen: { $people }. Door bots: geen ({ $bots } aan tafel). Mensen zonder getal: { $nothing }.
deal-step-seed = ✅ **Startgetal**: geheim, opties, kaartset, regels, stoelen en getallen geven `{ $seed }`, met als SHA-256 `{ $commitment }`.
deal-step-pile = ✅ **Stapel**: met dat startgetal wordt kaartset `{ $pack }` verdeeld over de beginhanden (gedeelde kaarten: { $dealt } van { $cards }).
deal-step-plain-seed = ✅ **Startgetal**: `{ $seed }` heeft het zegel `{ $commitment }`. Deze partij is van voordat mensen getallen toevoegden.
deal-step-moves = ✅ **Zetten**: alle { $count } waren geldig (regels versie { $rules }).
deal-step-result = ✅ **Uitslag**: de zetten geven deze punten per stoel: { $points }.
deal-step-failed = ❌ Dit klopt niet: `{ $code }`.
deal-proven = **Als dat zegel in de lobby stond, kon niemand deze kaarten kiezen, ook de host en de bots niet, en is er later geen optie veranderd; elke zet was geldig, en de punten volgen uit de zetten.**
deal-proven-earlier = **Als dat zegel tijdens de partij te zien was, lagen de kaarten vóór de eerste zet vast, en volgt de uitslag daaruit.**
deal-proven-daily = **Als dat zegel de dag ervoor al openbaar was, lagen de kaarten en opties van deze dag toen vast; elke zet was geldig, en de punten volgen uit de zetten.**
deal-failed = **Deze partij klopt niet. Exporteer hem en meld het bij wie deze bot beheert.**
export-text = Partij { $code } als bestand: elke kaart, elke zet, elk getal. Controleer het waar je wilt met `python -m engine verify FILE`.
replay-title = ### Kaart voor kaart · { $code }
shared-replay = 🎞️ { $name } deelt de replay van tafel **{ $code }**.
shared-review = 🔍 { $name } deelt een analyse van de eigen partij aan tafel **{ $code }**.
shared-review-pictures = -# Waar meer in zat: eerst wat er gelegd is, dan wat wij vonden.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } haalde **{ $own } punt**: precies wat deze kaarten meestal opleveren.
       *[other] { "" }{ $name } haalde **{ $own } punten**: precies wat deze kaarten meestal opleveren.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } haalde **{ $own } punt**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }{ $name } haalde **{ $own } punten**: { $difference } meer dan deze kaarten meestal opleveren ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } haalde **{ $own } punt**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
       *[other] { "" }{ $name } haalde **{ $own } punten**: { $difference } minder dan deze kaarten meestal opleveren ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Vergeleken met een expertbot (zelfde kaarten en buren): { $choosing } door het kiezen, { $placing } door het leggen.
shared-review-area =
    { $best ->
        [one] { "" }**{ $best }** punt is het beste wat we met deze kaarten vonden; { $name } haalde { $own }.
       *[other] { "" }**{ $best }** punten is het beste wat we met deze kaarten vonden; { $name } haalde { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**{ $own }** punt is het beste wat we met deze kaarten vonden, en { $name } haalde het.
       *[other] { "" }**{ $own }** punten is het beste wat we met deze kaarten vonden, en { $name } haalde ze allemaal.
    }
shared-done = Gepost in <#{ $channel }>.
replay-card = Kaart { $number } · { $where } · { $gain }

## De picknick van de dag

daily-title = ## 🧺 Picknick van de dag nr. { $number }
daily-about = { $date } · { $options }
daily-until = Eén poging, en die telt. Zonder hints, zonder ongedaan maken. Stop en ga verder wanneer je wilt: de dag eindigt { $until }.
daily-for-fun = Deze dag is voorbij, dus je speelt puur voor de lol.
daily-unfinished = { $date } is voorbij en je picknick was niet op tijd klaar. Vandaag is er een nieuwe.
daily-figures = Par { $par } (onze beste bot) · beste vondst { $best }
daily-next = -# Volgende picknick { $when }.
daily-footer = -# Alleen jij ziet dit. Met `/snack { name-daily }` zie je het terug.
daily-ahead = Beter dan { $percent }% van iedereen: plaats { $place } van { $count } tot nu toe.
daily-ahead-past = Beter dan { $percent }% van iedereen: plaats { $place } van { $count }.
daily-ahead-here = Op deze server: plaats { $place } van { $count }, beter dan { $percent }%.
daily-alone = Je bent vandaag als eerste klaar.
daily-alone-past = Verder heeft niemand de picknick van die dag afgemaakt.
daily-alone-here = Eerste op deze server.
daily-alone-here-past = Op deze server heeft verder niemand hem afgemaakt.
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
daily-span-ever = Aller tijden
daily-others-title = ## 🧺 Picknick van de dag nr. { $number }: zo deden anderen het
daily-others-nobody = Nog niemand anders heeft hier een picknick gedeeld.
daily-others-line = { $name }: **{ $points }**
daily-proof-title = ## 🔏 Eerlijk gedeeld, dag voor dag
daily-proof = **{ $date }**, zegel: `{ $seal }`
daily-proof-past = **{ $date }**, zegel: `{ $seal }`, geheim: `{ $secret }`
daily-proof-about = -# Het zegel is er een dag eerder, het geheim een dag later. De SHA-256 van het geheim is het zegel, dus tussendoor kon niemand de kaarten veranderen.
daily-post-best = De besten van gisteren:
daily-post-last = Hier heeft twee weken niemand op gedrukt, dus ik stop met posten. Met `/snack { name-settings }` zet je het weer aan.
solo-title = ## { $game } · solo
solo-about = Jij alleen, privé: niemand anders ziet deze partij, en hij blijft open zolang je wilt.
solo-footer = -# Alleen jij ziet dit. Met `/snack { name-solo }` zie je het terug.
what-if-title = ### Wat als · { $code } · stap { $step } van { $steps }
what-if-did = In de partij: { $move }.
what-if-step = { $step } · ronde { $round }
what-if-instead = -# Je hebt een oefenpartij open. Een nieuwe komt ervoor in de plaats.
what-if-footer = -# Oefenen met bots: je weet wat je toen wist, de rest is opnieuw gedeeld.
practice-title = ## { $game } · oefenen
    -# Vanaf stap { $step } van partij { $code }. Het telt nergens voor mee.
practice-about = Je weet wat je toen wist; de rest is opnieuw gedeeld. Maak ongedaan zo ver je wilt.
practice-points =
    { $kind ->
        [same] Je haalde **{ $own }**, net als in de partij.
       *[other] Je haalde **{ $own }**; in de partij was het **{ $then }**.
    }
practice-given-up = Je hebt deze oefenpartij opgegeven.
practice-footer = -# Alleen jij ziet dit, en het telt nergens voor mee.
choice-practice = oefenen

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
pace-none-about = Geen tijdslimiet
pace-choice-live = live: 10 minuten per fase
pace-choice-evening = avond: 2 uur per fase
pace-choice-daily = dagelijks: 24 uur per fase
pace-choice-relaxed = rustig: 3 dagen per fase
pace-choice-none = zonder klok: geen tijdslimiet
seat-until = { " " }· deadline { $until }
seat-away = { " " }· 🏖️ afwezig, terug { $until }
seat-missed = { " " }· 🤖 vorige keer speelde een invaller
seat-stand-in = { " " }· 🤖 er speelt zolang een invaller
seat-asleep = { " " }· 💤 niet hier
seat-asked = { " " }· nog geen antwoord
seat-done = { " " }· klaar
seat-waiting = { " " }· aan de beurt
seat-later = { " " }· straks
panel-until = -# ⏳ Deadline { $until }. Daarna speelt een bot voor je.
stand-in-plays = 🤖 Een invaller speelt voor je tot je terug bent.
asleep-seat = 💤 De partij slaapt en je stoel blijft van jou. Druk op *{ button-back-again }* om verder te gaan.
back-again = Welkom terug. Je stoel is weer van jou.
played-for-you = 🤖 Voor je gespeeld: { $moves }. Ongedaan maken kan tot iedereen klaar is.
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
button-next-game = Volgende: { $code }
more-time-granted = Geregeld: meer tijd aan tafel **{ $code }**.
more-time-voted = Je stem telt. Er komt meer tijd als meer dan de helft van wie al klaar is vóór stemt; vanaf drie mensen zijn minstens twee stemmen nodig.
taken-over = Stoel { $seat } is nu van jou. Dit zijn de kaarten.
host-is = { $name } is nu de host van tafel **{ $code }**.
host-voted = Je stem telt. Tafel **{ $code }** krijgt een nieuwe host als meer dan de helft van de anderen vóór stemt.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Jouw beurt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-next = ⏳ **Hierna ben jij aan de beurt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-half = ⏳ **De helft van je tijd is om** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-last = ⏰ **Laatste kans**, dan speelt een invaller · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **Jouw beurt** · { $who }
       *[other] ⏳ **Jouw beurt aan { $count } tafels** · { $who }
    }
reminder-several-all-next = ⏳ **Hierna ben jij aan de beurt aan { $count } tafels** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds } · hierna ben jij aan de beurt
reminder-several-first = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds } · de helft van je tijd is om
reminder-several-last = [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds } · **laatste kans**
reminder-silence = 💤 **Hier is het al dagen stil** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. De partij wacht nog; de host kan hem afblazen met `/snack { name-cancel }`.
reminder-asleep = 💤 **Deze partij slaapt** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Wie aan tafel zit, kan de partij wekken: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Hier is het al dagen stil** · [{ $game } · { $code }]({ $link }). De tafel wacht nog; de host kan de partij starten, of afblazen met `/snack { name-cancel }`.
reminder-closes = Gebeurt er niets, dan wordt de tafel { $until } vanzelf afgeblazen.
reminder-awake = ☀️ **De partij gaat verder** · [{ $game } · { $code }]({ $link }) · ronde { $round } van { $rounds }. Terug aan tafel: { $names }. Voor de rest speelt een bot tot ze op *{ button-back-again }* drukken.
reminder-who = { $who }
reminder-who-until = { $who } · deadline { $until }

## What people and servers want

# This language's own name for itself.
language-name = Nederlands
language-auto = net als Discord
reminders-channel = in het kanaal
reminders-direct = als privébericht
reminders-off = geen
next-on = ja
next-off = nee
me-title = ### Jouw voorkeuren
me-reminders = Meldingen als je aan de beurt bent: **{ $reminders }**
me-next = Seintje als je hierna aan de beurt bent: **{ $next }**
me-quiet = Stille uren: **{ $start }–{ $end }** ({ $zone }). Geen meldingen, en deadlines wachten tot ze voorbij zijn.
me-zone = Tijdzone: **{ $zone }**
me-no-quiet = Stille uren: **geen**. Stel ze in met `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Amsterdam`.
me-away = Afwezig tot **{ $until }**. Je tijd in een fase gaat pas in als je terug bent; een partij wacht in totaal 14 dagen op je.
me-here = Niet afwezig. Ga je weg? `/snack { name-me } { name-away }:5` of `{ name-away }:2027-01-31`
me-language = Taal: **{ $language }**
me-public = Anderen zien je rating, je profiel en je plaats in de ranglijst.
me-private = 🙈 Je rating en profiel zie je alleen zelf, en je staat in geen enkele ranglijst.
me-footer = -# Alleen jij ziet dit. Tafels die wachten, laten zien dat je weg bent.

data-title = ### Je gegevens
data-about = Voorkeuren, partijen, zetten, uitslagen, ratings: alles wat er over je bewaard wordt. Neem een kopie, of laat het verwijderen.
data-here = Alles wat over je bewaard wordt, in één bestand. Alleen jij ziet dit.
button-data = Mijn gegevens
button-data-file = Download gegevens
button-data-forget = Vergeet mij
forget-title = ### Je vergeten?
forget-ask = Je voorkeuren en je plaatsen in ranglijsten worden gewist. Je naam en id verdwijnen uit elke partij, uitslag en rating; afgelopen partijen houden je stoel, zonder naam. Wat al in kanalen staat, blijft daar. Dit kun je niet ongedaan maken.
forget-tables = { $count ->
    [one] Een bot neemt je stoel over aan 1 open tafel.
   *[other] Bots nemen je stoelen over aan { $count } open tafels.
}
forget-yes = Ja, vergeet mij
forget-no = Nee, bewaar alles
forget-done =
    { $count ->
        [0] Klaar: hier staat nergens meer wie je bent. Je bent altijd weer welkom.
        [one] Klaar: hier staat nergens meer wie je bent, en aan 1 tafel heeft een bot je stoel. Je bent altijd weer welkom.
       *[other] Klaar: hier staat nergens meer wie je bent, en aan { $count } tafels hebben bots je stoel. Je bent altijd weer welkom.
    }
someone-forgotten = een oud-speler

menu-reminders = Meldingen
button-next-on = Seintje vooraf
button-next-off = Alleen mijn beurt
menu-language = Taal
menu-server-pace = Nieuwe tafels
button-away =
    { $days ->
        [one] 1 dag weg
       *[other] { $days } dagen weg
    }
button-here = Ik ben er
button-public-on = Toon uitslagen
button-public-off = Verberg uitslagen
server-title = ### Serverinstellingen
server-pace = Nieuwe tafels: **{ $pace }** · { $about }
server-channels = Tafels alleen in: { $channels }
server-everywhere = Tafels in **elk kanaal**. Met `/snack { name-settings } { name-channel }:` sta je er een toe, of haal je het weer weg.
server-threads-on = Elke tafel krijgt **een eigen thread**.
server-threads-off = Tafels staan **in het kanaal**.
server-mentions-on = Wie aan de beurt is, krijgt een **vermelding**.
server-mentions-off = Geen vermeldingen in kanalen; wie dat wil, krijgt **privéberichten**.
server-motion-on = Onthullingen zijn **geanimeerd**, tot en met vier spelers.
server-motion-off = Onthullingen zijn **stilstaande plaatjes**.
server-ratings-on = In lobby's staat de rating naast de naam.
server-ratings-off = Geen ratings in lobby's.
server-limits = Open tafels: **{ $person }** per host, **{ $channel }** per kanaal
server-daily = Picknick van de dag: elke dag vanaf { $hour } in <#{ $channel }>.
server-daily-off = Geen dagelijks bericht. Met `/snack { name-settings } { name-daily }:` kies je er een kanaal voor.
server-language = Taal van tafels: **{ $language }**
server-footer = -# Geldt voor nieuwe tafels; vermeldingen veranderen meteen.
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

cancel-ask = Tafel **{ $code }** voor iedereen afblazen? Dit kun je niet ongedaan maken.
cancel-yes = Ja, afblazen
cancel-done = Tafel **{ $code }** is afgeblazen.
give-up-ask = Deze partij opgeven? Dit kun je niet ongedaan maken.
give-up-yes = Ja, opgeven
leave-ask = Tafel **{ $code }** verlaten? In een lopende partij neemt een bot je stoel over.
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
        [0] Je hebt nu geen partijen. `/snack { name-start }` opent een tafel.
        [one] ### Je partij
       *[other] ### Je { $count } partijen
    }
games-line = **{ $code }** · { $game } · { $state } · [naar de tafel]({ $link })
games-damaged = **{ $code }** · deze partij kan ik niet lezen. Bij de tafel staat wat er kan.
games-more = -# … en nog { $count }
games-practice = **Oefenen** · { $game } · vanaf stap { $step } van { $code }
history-title-mine = ### Je afgelopen partijen
history-title-server = ### Afgelopen partijen op deze server
history-nothing = Hier staat nog niets.
history-daily = 🧺 Picknick van de dag nr. { $number }
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
profile-skill =
    { $count ->
        [one] 🎯 Vaardigheid: **{ $sign }{ $skill }** vergeleken met wat de kaarten meestal opleveren, in de laatste partij
       *[other] 🎯 Vaardigheid: **{ $sign }{ $skill }** per partij vergeleken met wat de kaarten meestal opleveren, over de laatste { $count }
    }
profile-favourites = Favorieten: { $names }
profile-kept = ⏱️ Zetten op tijd: { $percent }%
profile-streak = 🔥 Op rij gewonnen: nu { $now }, record { $longest }
profile-duel = 👥 Jij tegen deze speler: { $won } gewonnen, { $lost } verloren, { $tied } gelijk
top-title = ### De besten van deze server · { $game }
top-all = -# Iedereen die hier heeft gespeeld
top-month = -# Wie hier in de laatste 30 dagen speelde
top-me = -# Wie hier met jou speelde
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partij
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partijen
    }
top-nothing = Nog niemand. Voor een partij met rating zijn twee mensen nodig.
stats-title = ### Deze server in cijfers
stats-weeks = Afgelopen partijen, de laatste { $weeks } weken:
stats-active = Actieve spelers in de laatste vier weken: **{ $count }**
stats-finished = Uitgespeeld: **{ $finished }** van { $begun } ({ $percent }%)
stats-phase =
    { $hours ->
        [0] Een fase duurt { $minutes } min (mediaan)
       *[other] Een fase duurt { $hours } u { $minutes } min (mediaan)
    }
games-your-turn = **jouw beurt**
games-waiting = wacht op anderen
tables-title =
    { $count ->
        [0] Hier staat nu geen tafel open. `/snack { name-start }` opent er een.
        [one] ### 1 tafel waar je mee kunt doen
       *[other] ### { $count } tafels waar je mee kunt doen
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [naar de tafel]({ $link })
games-asleep = 💤 slaapt
help-text =
    ## Zo speel je hier
    {""}**1.** `/snack { name-start }` opent een tafel; anderen drukken op *{ button-join }*. Start je in je eentje, dan speel je solo.
    {""}**2.** *{ button-my-cards }* bij de tafel (of `/snack { name-hand }`) laat je kaarten alleen aan jou zien.
help-commands =
    `/snack { name-board }` toont ieders gebied · `/snack { name-status }` op wie een partij wacht · `/snack { name-games }` je partijen
    `/snack { name-rules }` geeft de spelregels · `/snack { name-tutorial }` leert ze je · `/snack { name-leave }` en `/snack { name-cancel }` vragen eerst of je het zeker weet
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Dat kan meer dan één ding betekenen:
    { $labels }
do-unknown =
    “{ $typed }” kun je nu niet doen. Dit kan wel:
    { $labels }

help-appearance = -# Bij elk scherm zet *{ button-appearance-text }* plaatjes om in woorden. Wat je hier kiest, blijft zo:
appearance-title = ### Jouw weergave
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
rules-nothing-found = Geen enkele pagina van de spelregels noemt “{ $typed }”. Kies een onderwerp uit het menu.
# Other words for something, by which its pages are found as well.
typed-topics = gelijkspel = gelijke stand, remise = gelijke stand

## The tutorial

tutorial-step = ### 🎓 Stap { $step } van { $steps }
tutorial-footer = -# Een oefenpartij voor jou. Verder gaan kan altijd: `/snack { name-tutorial }`.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Druk op *{ button-place }*: dit is de plek.
tutorial-now-card = 👉 Neem kaart **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, tot er **{ $turn }** in de titel staat.
tutorial-now-cell = 👉 Schuif hem met de pijltjes tot er `{ $where }` in de titel staat.
tutorial-now-layer = 👉 *{ button-layer }*, tot er `{ $where }` in de titel staat.
error-lesson-card = Dat zou kunnen. Neem voor deze stap de andere kaart, nummer **{ $number }**; deze komt later aan de beurt.
error-lesson-turn = Zo past hij, maar hier moet hij naar **{ $turn }** gedraaid zijn: `{ $where }`. *{ button-turn }* gaat telkens een kwartslag.
error-lesson-cell = Daar past hij, maar voor deze stap moet hij op `{ $where }`. Schuif hem met de pijltjes; in de titel zie je waar hij ligt.
error-lesson-layer = Goede plek, andere laag: `{ $where }`. Druk op *{ button-layer }* tot dat in de titel staat.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = spel
name-players = spelers
name-bots = bots
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
command-start-players = Hoeveel stoelen
command-start-bots = Hoeveel bots
command-start-level = Hoe goed de bots spelen
command-start-pack = Welke kaartset
command-start-pace = Hoelang een fase mag duren
command-start-with = Wie je uitnodigt: die stoel is gereserveerd
command-start-rated = Of de partij meetelt voor de rating
command-hand = Bekijk je kaarten en wat je kunt doen
command-do = Typ een actie in plaats van op knoppen te drukken
command-do-action = Wat je wilt doen: tijdens het typen zie je wat er kan
command-place = Probeer een kaart uit; niets is definitief tot jij het zegt
command-place-cell = Het vak linksboven dat de kaart bedekt, zoals B3
command-place-rotation = Draaiing met de klok mee
command-place-layer = { layer-over }, { layer-under }, of { layer-under } met vakken: { layer-under } C4 D4
command-place-card = Welke van je kaarten
command-place-final = Meteen leggen in plaats van uitproberen
command-board = Toon ieders gebied
command-board-seat = Alleen één stoel
command-status = Op wie een partij wacht
command-games = Je partijen, op elke server
command-tables = Tafels op deze server waar je nu mee kunt doen
command-history = Afgelopen partijen: terugkijken, controleren, exporteren
command-history-scope = Die van jou of van deze server
command-history-game = Alleen dit spel
command-history-opponent = Alleen partijen met deze persoon
command-verify = Controleer dat niemand de kaarten van een partij kon kiezen
command-profile = Rating, uitslagen en beste gebied van iemand
command-profile-person = Wiens profiel; laat leeg voor dat van jou
command-top = De besten van deze server
command-top-scope = Iedereen, wie deze maand speelde, of wie met jou speelde
command-cancel = Blaas een partij af
command-leave = Verlaat een tafel
command-help = Zo speel je hier
command-tutorial = Leer een spel in vijf minuten, stap voor stap
command-daily = De picknick van vandaag: voor iedereen dezelfde kaarten, één poging
command-daily-date = Een eerdere dag, voor de lol, zoals 2026-11-17
command-daily-top = Wie het op deze server het best deed
command-solo = Een privépartij in je eentje, waar je ook bent
command-rules = De spelregels, pagina voor pagina, met plaatjes
command-rules-topic = Waarover? Typ een woord om te zoeken
command-me = Jouw voorkeuren: meldingen, stille uren, afwezigheid, taal
command-me-reminders = Waar je hoort dat je aan de beurt bent
command-me-next = Een seintje als je hierna aan de beurt bent, in spellen met beurten
command-me-quiet = Uren zonder meldingen, zoals 22-8 of 22:30-7; { word-off } voor geen
command-me-zone = Je tijdzone
command-me-away = Een aantal dagen, of een datum zoals 2027-01-31; { word-off } als je terug bent
command-me-view = Tekst of plaatjes
command-me-contrast = Hoog contrast of normale kleuren
command-me-motion = Stilstaande of bewegende plaatjes
command-me-form = Plekken in formulieren typen, of uit lijsten kiezen
command-me-public = Of anderen je rating, profiel en plaats in de ranglijst zien
command-me-data = Alles wat er over je bewaard wordt: neem een kopie, of laat je vergeten
command-language = Taal
command-settings = Serverinstellingen (voor wie de server beheert)
command-settings-channel = Sta tafels toe in dit kanaal, of haal het weer weg
command-settings-per-person = Open tafels per host
command-settings-per-channel = Open tafels per kanaal
command-settings-daily = Post de picknick van de dag in dit kanaal
command-settings-hour = Vanaf welk uur (UTC)
command-host = Geef het hosten door, of stem voor een nieuwe host als de jouwe weg is
command-host-to = Wie de host wordt; laat leeg om te stemmen
command-table = De code van de tafel, als er meer zijn

## What can be wrong

error-internal = Er ging iets mis aan onze kant. Je partij is veilig; probeer het zo nog eens.
still-working = Ik ben nog bezig met je vorige verzoek. Probeer het opnieuw zodra dat er is.
too-often = Dat was veel tegelijk. Je kunt { $when } weer verder.
server-barred = Deze server kan de bot niet gebruiken.
restarting = Ik start even opnieuw. Probeer het over een paar seconden nog eens.
error-old-button = Deze knop is van een oudere versie. Haal een verse: `/snack { name-hand }` of `/snack { name-games }`.
error-not-damaged = Met tafel **{ $table }** is niets mis: er valt niets terug te zetten.
error-unreadable = Ik kan “{ $text }” niet als plek lezen. Probeer `B3 90`.
error-bad-cell = Ik kan “{ $given }” niet als vak lezen. Een vak is een letter en een getal, zoals `B3`.
error-bad-rotation = Kaarten draaien met kwartslagen, niet met { $given }. Neem 0, 90, 180 of 270.
error-bad-layer = De laag “{ $given }” ken ik niet. Neem `{ layer-over }`, `{ layer-under }`, of `{ layer-under }` met vakken: `{ layer-under } C4 D4`.
error-off-frame = { $cell } ligt buiten bereik.
error-first-card = De eerste kaart komt in het midden: { $allowed }.
error-touches-nothing = Op { $cell } raakt de kaart niets. Hij moet een andere kaart overlappen of eraan grenzen.
error-corner-only = Op { $cell } raakt de kaart alleen een hoek. Hij moet een kaart overlappen of er met een zijde aan grenzen.
error-too-wide = Met { $cell } wordt je gebied { $size } breed; { $limit } is het maximum.
error-too-high = Met { $cell } wordt je gebied { $size } hoog; { $limit } is het maximum.
error-no-overlap = In dit spel overlappen kaarten niet, en { $cell } is bezet.
error-never-under = In dit spel gaat een kaart nooit onder een andere.
error-nothing-to-be-under = Op { $cell } ligt niets om onder te schuiven.
error-over-and-under-one = Een kaart kan niet op { $over_at } over een andere liggen en op { $under_at } onder diezelfde kaart.
error-ring = Een onmogelijke kring: de kaart op { $over_at } ligt boven de kaart op { $under_at }, dus niets kan over de ene en onder de andere liggen.
error-game-over = Deze partij is afgelopen.
error-not-a-seat = Die stoel is er niet aan deze tafel.
error-unknown-move = Die zet bestaat niet in dit spel.
error-bad-move = Die zet kan ik niet lezen.
error-wrong-phase = De partij is al verder. Zo staat het er nu voor.
error-not-your-turn = Je bent nog niet aan de beurt.
error-not-in-hand = Die kaart heb je niet meer. Dit heb je nu.
error-already-done = Al gebeurd.
error-nothing-to-undo = Er valt niets ongedaan te maken.
error-final = Dat kun je niet meer ongedaan maken: het is al onthuld.
error-unknown-game = Dat spel ken ik niet.
error-unknown-pack = Dit spel heeft geen kaartset { $pack }.
error-bad-seats = Dit spel is voor { $least } tot en met { $most } spelers.
error-unknown-option = Die optie heeft dit spel niet.
error-bad-option = Kies een van deze: { $allowed }.
error-bad-seed = De kaarten konden niet worden gedeeld.
error-no-such-table = Tafel { $table } is er niet (meer). Met `/snack { name-games }` zie je jouw partijen.
error-moves-gone = De zetten van partij { $table } worden niet meer bewaard, alleen de uitslag.
error-no-such-step = Vanaf { $steps } stappen van die partij kun je verder spelen; deze is er niet bij.
error-only-practice = Dit is een oefenpartij: er valt niets te bewijzen of te bewaren.
error-nothing-to-rewind = Hier begon deze oefenpartij.
error-out-of-sight = Ik zie je nu niet in het kanaal van tafel { $table }, dus ik heb niets gedaan. Je kunt wel kijken, of je stoel opgeven: `/snack { name-leave }`.
error-not-in-lobby = Deze partij is al begonnen.
error-not-playing = Deze partij is niet aan de gang.
error-already-seated = Je hebt hier al een stoel.
error-not-seated = Je hebt geen stoel aan deze tafel.
error-not-played = Alleen wie een partij meespeelde, kan hem exporteren.
error-nothing-finished = Je hebt nog geen partij uitgespeeld. Noem een tafel, of kom terug na je eerste.
error-profile-hidden = { $name } houdt uitslagen liever privé.
error-top-on-servers = Ranglijsten horen bij servers. Probeer het daar.
error-table-full =
    { $capacity ->
        [one] De enige stoel hier is bezet.
       *[other] Alle { $capacity } stoelen hier zijn bezet.
    }
error-only-host = Dat kan alleen de host.
error-too-few =
    { $seats ->
        [one] Eén speler is te weinig: dit spel vraagt er minstens { $needed }.
       *[other] { $seats } spelers is te weinig: dit spel vraagt er minstens { $needed }.
    }
error-bad-capacity = Stoelen hier: { $least } tot en met { $most }.
error-small-table = Jij en wie je meeneemt hebben { $needed } stoelen nodig, maar bij `{ name-players }` staat { $seats }. Vraag er { $needed } of meer, of laat het weg.
error-no-teams = Geen teams aan deze tafel: iedereen speelt voor zich.
error-no-bot-to-remove = Er zit geen bot aan deze tafel.
error-too-many-tables =
    { $limit ->
        [one] Je hebt hier al een tafel open. Speel die eerst uit of blaas hem af: `/snack { name-games }`.
       *[other] Je hebt hier al { $limit } tafels open. Speel er eerst een uit of blaas er een af: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] In dit kanaal staat al een tafel open. Doe daar mee, of neem een ander kanaal.
       *[other] In dit kanaal staan al { $limit } tafels open. Doe bij een daarvan mee, of neem een ander kanaal.
    }
error-hints-off = Aan deze tafel staan hints uit.
error-not-over = Deze partij is nog niet afgelopen.
error-shared-already = Al gepost. Eén keer is genoeg.
error-no-answer = Verder heeft nog niemand ja gezegd. Nog geen antwoord van { $names }. Wacht even, of voeg een bot toe.
error-alone = Je bent hier nog de enige.
error-not-alone = Er is intussen iemand bij komen zitten, dus ik heb niets gestart. Druk op *{ button-start }* om samen te spelen.
error-no-such-bot = Er is geen bot die “{ $given }” heet.
error-invited-bot = { $name } is een bot en kan niet aanschuiven. Mijn eigen bots krijg je met `{ name-bots }:`.
error-invited-unseeing = { $name } ziet dit kanaal niet, dus hier kan ik geen stoel reserveren.
error-no-free-code = Ik kon net geen tafel openen. Probeer het nog eens.
error-nothing-to-do = Je hoeft nu even niets te doen.
error-mind-made-up = Je hebt je in deze fase { $limit } keer bedacht. Nu blijft het zo.
error-not-free = Die stoel is niet vrij.
error-held-another = Je had in deze partij al een andere stoel en hebt die kaarten gezien, dus deze is voor iemand anders.
error-no-deadline = Hier is geen deadline om uit te stellen, of niemand die ermee kan instemmen.
error-time-granted = Deze fase kreeg al meer tijd. Dat kan maar één keer.
error-no-vote = Daar beslissen de anderen over: ze wachten op jou.
error-host-yourself = Jij bent de host. Met `/snack { name-host } { name-to }:` wijs je een ander aan.
error-host-is-here = De host is er. Je kunt voor een ander stemmen als de host een deadline mist, niet binnen een uur start, of een partij zonder deadlines zes dagen laat wachten.
error-host-not-seated = Alleen wie aan deze tafel zit, kan host zijn.
error-wrong-channel = Op deze server staan tafels hier: { $channels }
error-only-managers = Alleen wie deze server beheert, kan dat veranderen.
error-only-servers = Dat kun je alleen op een server instellen.
error-bad-hours = Ik kan “{ $given }” niet als uren lezen. Schrijf `22-8` of `22:30-7:15`, of `{ word-off }`.
error-zone-missing = Welke tijdzone? Zet die erbij: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Amsterdam`.
error-bad-zone = De tijdzone “{ $given }” ken ik niet. Kies er een uit de lijst, zoals `Europe/Amsterdam`.
error-long-quiet = Stille uren duren hoogstens { $limit } uur, en kunnen niet eindigen op het uur waarop ze beginnen.
error-bad-away = Ik kan “{ $given }” niet als afwezigheid lezen. Schrijf een aantal dagen, een datum binnen een jaar zoals `2027-01-31`, of `{ word-off }`.
error-away-out-of-reach = “{ $given }” is al voorbij of te ver weg. Schrijf 1 tot en met { $limit } dagen, een datum binnen een jaar, of `{ word-off }`.
error-stale = De partij is al verder, dus ik heb niets veranderd. Zo staat het er nu voor.
error-no-such-day = Er is een picknick voor elke dag van { $first } tot en met { $last }. Schrijf de datum zo.
error-no-daily-channel = Kies eerst een kanaal voor het dagelijkse bericht: `/snack { name-settings } { name-daily }:`
error-day-over = Die dag is voorbij, dus deze zet kwam te laat. `/snack { name-daily }` deelt de picknick van vandaag.
error-deal-withheld = Anderen kunnen deze kaarten vandaag nog spelen. Ze gaan open zodra de dag voorbij is.
error-day-unfinished = Maak eerst je eigen picknick van die dag af.
error-day-tried = Je hebt je poging van vandaag al gehad: die verdween met je gegevens. De volgende picknick begint { $when }.
error-only-yours = Deze partij is van jou alleen. Stop wanneer je wilt; hij blijft zoals hij is.
error-not-a-member = Ik zit niet op deze server, dus ik kan geen tafel openen. Voeg me toe: { $link } · `/snack { name-solo }` en `/snack { name-daily }` werken hier gewoon.
error-no-such-card = Er is geen kaart { $given }; je hebt er { $count }.
error-card-laid =
    { $left ->
        [0] Kaart { $given } ligt er al.
       *[other] Kaart { $given } ligt er al. Kaart { $left } heb je nog.
    }
error-no-such-seat = Er is geen stoel { $seat }; deze tafel heeft er { $seats }.
error-no-table-here = Je hebt hier geen partij. `/snack { name-start }` opent een tafel, met `/snack { name-games }` zie je jouw partijen.
error-cannot-post = Ik mag in dit kanaal niet posten. Ik heb *Kanaal bekijken*, *Berichten verzenden* (ook in threads), *Bestanden bijvoegen* en *Berichtgeschiedenis lezen* nodig. Vraag het aan wie deze server beheert, of neem een ander kanaal.
error-which-table = Welke tafel? Kies er een: { $codes }.

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
alt-trial-under = Ligt eronder op { $cells }.
alt-trial-hides = Verbergt { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, op { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, op { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = In totaal { $sign }{ $points }.
alt-no-change = De punten blijven gelijk.
alt-problem = Op { $cell }, { $turn } graden gedraaid, past hij niet.
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
alt-line = Verloop van de rating, { $count } waarden: van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
alt-ranked = Plaats { $place }: { $value }.
alt-weeks = Partijen per week, laatste { $count } weken, oudste eerst: { $values }.
alt-profile = Een profiel. Partijen: { $games }, gewonnen: { $wins }. De rest staat in de tekst.
alt-skill = Punten boven wat de kaarten meestal opleveren: { $skill } per partij.

## The playground

playground-topic = De echte bot op een nagebootste Discord
playground-welcome =
    ## 🧺 Welkom in de speeltuin
    Dit is de echte bot, op een Discord die alleen op jouw computer bestaat. Bovenaan, bij *Viewing as*, zie je wie je bent: wissel van persoon zo vaak je wilt.
playground-steps =
    {""}**1.** Druk als { $first } op *{ button-my-cards }*: alleen { $first } ziet het antwoord. Doe wat er gevraagd wordt, word dan { $second } en doe hetzelfde.
    {""}**2.** Zijn ze allebei klaar, dan laat de tafel het zien en gaat de partij verder.
playground-also = Of doe als iemand anders mee aan de open tafel, of typ een commando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Of typ een commando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Meedoen aan tafel { $code }
playground-footer = -# Hier loopt de echte tijd. Vooruit met `skip 3h`, hier of in de terminal.
playground-direct = { $name }: privéberichten
playground-open = Snack Table staat open: { $address }
playground-hint = Partijen worden bewaard in { $file }. Typ `skip 3h` om de klok vooruit te zetten; Ctrl-C stopt.
playground-skipped = In de speeltuin is het nu { $now }.
playground-meanwhile = Intussen:
playground-stood-in = een invaller heeft gespeeld voor { $names }
playground-quiet = Intussen is er niets gebeurd.
