# What the bot says in German, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
bot-player = 🤖 { $name } ({ $level })
bot-short = ein Bot
bot-named = { $name } ({ $level })
character-crumb = Freut sich über alles, was vom Tisch fällt.
character-dumpling = Lässt sich Zeit und genießt die Aussicht.
character-muffin = Meint es gut. Meistens.
character-noodle = Verliert ab und zu den Faden.
character-pancake = Wirft eine Münze, dann sich selbst.
character-popcorn = Ist schnell aus dem Häuschen.
character-pudding = Wackelt, verliert aber gern.
character-waffle = Kann sich nicht recht entscheiden.
character-pickle = Etwas sauer, immer fair.
character-almond = Still, und selten zweimal falsch.
character-biscuit = Solide. Krümelt erst am Schluss.
character-olive = Hat den Plan im Kern.
character-radish = Knackige Züge mit etwas Biss.
character-raisin = Hat viele Sommer gesehen.
character-toast = Verlässlich, und landet immer irgendwo.
character-walnut = Harte Schale, faires Spiel.
character-pepper = Scharf, und zählt deine Punkte mit.
character-chili = Spielt heiß ab der ersten Karte.
character-garlic = Man merkt es noch lange danach.
character-ginger = Denkt immer eine Wurzel weiter.
character-lemon = Presst noch den letzten Punkt heraus.
character-mustard = Spart an Sekunden, nie an Punkten.
character-vinegar = Gut gereift, vergisst nichts.
character-wasabi = Kleine Portion, feuchte Augen.
character-truffle = Wird nur von wenigen gefunden.
character-saffron = Eine Prise davon ändert alles.
character-caviar = Klein, dunkel und nie billig.
character-miso = Hat drei Jahre darüber nachgedacht.
character-oyster = Sagt nichts und behält die Perle.
character-artichoke = Hebt sich das Beste für den Schluss auf.
character-fig = Innen steckt mehr, als man sieht.
character-quince = Geduldig. Wird mit der Zeit besser.
layer-beside = daneben
layer-over = über
layer-under = unter
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, ueber, uber, auf, oben, obendrauf, drauf, darauf, drüber, drueber, darüber, darueber
typed-under = u, unten, drunter, darunter, unterhalb
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = und, von, bei, Grad
word-off = aus
typed-off = kein, keine, nein

# What something is called, and what it is.
labelled = { $label }: { $text }

## The lobby

lobby-title = ## 🧺 { $game } · Tisch { $code }
lobby-host = { $seat } · Host
lobby-free =
    { $count ->
        [one] *1 Platz frei*
       *[other] *{ $count } Plätze frei*
    }
lobby-team = 🤝 { $names }
lobby-teams = 🤝 Mit { $count } Leuten spielt ihr in Teams: Plätze { $teams }.
lobby-closed = *Das Spiel hat begonnen.*
lobby-seal = -# 🔏 Karten versiegelt: { $seal }
past-round = *Diese Runde ist vorbei.*
past-moved = *Dieser Tisch geht in [einer neueren Nachricht]({ $link }) weiter.*
lobby-footer = -# Alle dürfen mitspielen. Der Host startet das Spiel.
lobby-footer-full = -# Alle Plätze sind vergeben. Der Host startet das Spiel.
lobby-footer-kept = -# Alle Plätze sind vergeben oder reserviert. Der Host startet das Spiel.
lobby-footer-direct = -# Hier kommt niemand dazu: Hol dir Bots über { button-host } oder starte allein.
lobby-footer-solo = -# Alle dürfen mitspielen. Startest du allein, spielst du solo.
option-hints = Tipps
option-hints-on = an
option-hints-off = aus
option-rated = Wertung
option-rated-on = gewertet
option-rated-off = Freundschaftsspiel
opened = Tisch **{ $code }** ist offen: <#{ $channel }>. Starte, sobald alle da sind.
play-now-ready = Gegen { $bots }. *{ button-start }* teilt die Karten aus: Vorher kennt sie niemand.
play-now-friends = Andere können noch mitspielen: <#{ $channel }>.
joined = Du bist dabei: Tisch **{ $code }**. Der Host startet das Spiel.
left = Du hast Tisch **{ $code }** verlassen.
rematch-open = Revanche an Tisch **{ $code }**: Er wartet schon im Kanal.
rematch-call = 🔁 { $host } will Revanche an Tisch **{ $code }**. Wieder dabei, { $names }? Dann drück *{ button-join }*. Keine Antwort heißt nein.
invite-call = 🪑 { $host } lädt { $names } zu { $game } an Tisch **{ $code }** ein. Dein Platz ist bis zum Start reserviert.
start-without = Das Spiel ist ohne { $names } gestartet, weil noch keine Antwort da war.
start-alone = Bisher bist nur du da. Jetzt solo spielen oder auf andere warten?
start-alone-asked = Bisher hat sonst niemand zugesagt. Antwort fehlt noch: { $names }. Jetzt solo spielen oder warten?
host-title = ### Host-Einstellungen · Tisch { $code }
host-footer = -# Nur du siehst das. Der Tisch zeigt, was du einstellst.

## The table while a game runs

table-title = ### { $game } · { $code } · Runde { $round } von { $rounds }
reveal-title = ## 🎉 Runde { $round } aufgedeckt
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } führt mit **{ $points }**, { $ahead } vor { $second }.
lead-tied = 👑 { $names } führen gemeinsam mit **{ $points }**.
lead-team = 👑 { $name } führen als Team mit **{ $points }**, { $ahead } vor { $second }.
lead-level = 👑 Die Teams liegen gleichauf: je **{ $points }**.
overtook = ⬆️ { $name } überholt { $names }.
remark = 💬 { $text }
remark-comeback = Von ganz hinten nach ganz vorn in nur einer Runde: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } am Stück. Da hat jemand vorausgedacht.
remark-everyone-lost = Alle haben weniger als vorher. Eine Runde für die Ameisen.
remark-nobody-gained = Kein einziger Punkt dazu. Nennen wir es Vorbereitung.
remark-paid-off = { $names } gibt { $component } auf (−{ $lost }) und landet bei +{ $gain }. Hat sich gelohnt.
remark-tie-for-all = Alle haben { $points }. Gerechter wird es nicht.
remark-new-leader = Ein neuer Name an der Spitze: { $names }.
remark-large-gain = +{ $gain } in einer Runde. Da hatte { $names } Hunger.
remark-hid-own = { $names } verdeckt { $component } im Wert von { $lost }. Das wird seinen Grund haben.
remark-tie-at-top = Die Spitze ist geteilt. Die Decke ist breit genug.
remark-runaway = { $names } liegt { $ahead } vorn. Gerade noch in Sichtweite.
remark-only-one = Diesmal holt nur { $names } Punkte: +{ $gain }.
remark-same-gain = +{ $gain } für alle. Da kann sich niemand beschweren.
remark-bonus = { $names } hat an den Bonus gedacht: { $component }, +{ $gain }.
remark-eased = { $names } hat aufgeräumt: { $component }, +{ $gain }.
remark-broke-even = Für { $names } einmal hin und zurück: Punkte gewonnen und ebenso viele verloren.
remark-close = Erster und letzter Platz liegen { $apart } auseinander. Da entscheidet ein Krümel.
remark-most = Der größte Bissen geht an { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* zeigt deine Karten nur dir.
table-asleep = 💤 **Dieses Spiel schläft.** Alle sind schon eine Weile weg, also zieht niemand. Wer hier sitzt, kann es wecken: *{ button-back-again }*. Tut das niemand, wird der Tisch { $until } aufgelöst, ohne Ergebnis.
cancelled-title = ## { $game } · Tisch { $code }
cancelled-text = Dieser Tisch wurde aufgelöst.
cancelled-asleep = Niemand kam zurück, also wurde dieser Tisch aufgelöst. Kein Ergebnis.
damaged-title = ## Tisch { $code } ist nicht lesbar
damaged-text = Dieses Spiel kann ich nicht mehr lesen. Das liegt an uns, und alle anderen Tische laufen weiter.
damaged-mendable = { $host } kann es auf den letzten lesbaren Stand zurücksetzen. { $count ->
    [0] Kein Zug geht verloren.
    [one] Ein Zug geht verloren.
   *[other] { $count } Züge gehen verloren.
}
damaged-beyond = Da ist nichts mehr, was ich zurücksetzen könnte. { $host } kann den Tisch schließen.
damaged-closed = Ich konnte dieses Spiel nicht mehr lesen, also wurde der Tisch geschlossen.
mended-done = Tisch **{ $code }** ist wieder auf dem letzten lesbaren Stand. { $count ->
    [0] Kein Zug ging verloren.
    [one] Ein Zug ging verloren.
   *[other] { $count } Züge gingen verloren.
}
mended-gone = Tisch **{ $code }** ist geschlossen.
button-mend = Zurücksetzen
button-give-up = Tisch schließen
board-title = ### { $game } · { $code } · Runde { $round } von { $rounds }

## The private panel

plan-ask = Du kannst vorausplanen: Teste deine Handkarte, und sie wird gelegt, sobald du dran bist.
plan-stands = 📌 Vorgemerkt: **{ $where }**. Deine Karte wird gelegt, sobald du dran bist.
panel-last = Alle anderen sind fertig: Was du jetzt machst, ist endgültig.
panel-waiting =
    { $count ->
        [0] Alle sind fertig. Es geht weiter.
        [one] Es fehlt noch: { $names }.
       *[other] Es fehlen noch: { $names }.
    }
panel-turn =
    { $turns ->
        [one] { $names } ist dran. Danach du.
       *[other] { $names } ist dran. Noch { $turns } Züge bis zu deinem.
    }
panel-score =
    { $points ->
        [one] Du hast bisher **{ $points }** Punkt.
       *[other] Du hast bisher **{ $points }** Punkte.
    }
panel-score-others = -# Beim letzten Aufdecken: { $scores }
panel-score-others-now = -# Die anderen jetzt: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Du **{ $own }** · Gegner **{ $rival }**
panel-over = Das Spiel an Tisch **{ $code }** ist vorbei.
panel-footer = -# Tisch { $code } · nur du siehst das
panel-footer-private = -# Nur du siehst das.
choose-areas = -# `{ $own }` bist du, `{ $other }` ist { $name } und bekommt die Karte, die du nicht behältst.
choose-own-area = -# Was du bisher hast
not-begun = An Tisch **{ $code }** geht es noch nicht los.
not-in-game = Du sitzt nicht an Tisch **{ $code }**, also habe ich keine Karten für dich. Schau zu, oder eröffne mit `/snack { name-start }` einen eigenen Tisch.
cannot-show = -# ⚠️ Ich kann den Tisch in <#{ $channel }> gerade nicht zeigen: Der Kanal ist weg, ich darf dort nicht schreiben oder Discord ist gestört. Hier geht es weiter: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Karte { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } Punkt
       *[other] { $sign }{ $points } Punkte
    }
trial-why = -# { $why }
trial-no-points =
    { $last ->
        [yes] keine Punkte
       *[no] noch keine Punkte
    }
trial-without = -# Ohne sie, im Moment:
trial-problem =
    ### Karte { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Noch nicht gelegt. Zurücknehmen geht, bis alle fertig sind. Tisch { $code }
trial-footer-final = -# Noch nicht gelegt. Danach endgültig: Es kommen neue Karten. Tisch { $code }
trial-footer-last = -# Noch nicht gelegt. Nur du fehlst noch: Gelegt ist gelegt. Tisch { $code }
trial-footer-plan = -# Noch nicht gelegt. Wird gelegt, wenn du dran bist. Tisch { $code }
trial-footer-private =
    { $final ->
        [yes] -# Noch nicht gelegt. Gelegt ist gelegt: Gleich danach kommen neue Karten.
       *[no] -# Noch nicht gelegt. Nur du siehst das.
    }
suggestion = Karte { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Im Team mit Platz 1
menu-seats = Plätze
menu-add-bot = Bot dazuholen
menu-remove-bot = Bot wegschicken
menu-best = Beste Stellen
menu-spots = Zu einer Stelle
menu-layers = Ebenen hier
menu-cards = Deine Karten
menu-steps = Schritte
menu-topics = Themen
form-title = Wohin damit?
form-card = Welche Karte? (1 bis { $count })
form-which-card = Welche Karte?
form-card-number = Karte { $number }
form-cell = Feld
form-cell-about = Das Feld oben links, das die Karte bedeckt
form-column = Spalte
form-row = Zeile
form-turn = Drehung
form-turn-about = Im Uhrzeigersinn
form-degrees = { $turn }°
form-layer = Ebene
form-layer-about = Wo sie andere Karten überlappt
form-where = Stelle
form-where-about = Feld oben links, Drehung (0, 90, 180, 270), { layer-over } oder { layer-under }; „{ layer-under } C4“: nur dieses Feld drunter
form-where-example = B3 90 { layer-under }
form-where-flat = Feld oben links und Drehung (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Karte { $number } auf `{ $where }`: { $why }.
hint-group = verbindet { $size } { $component }
hint-gives-up = gibt { $component } auf
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] noch eine Änderung ({ $gain })
       *[other] { $count } weitere Änderungen ({ $gain })
    }
hint-prepares = bereitet { $groups } vor
hint-no-points-yet = noch keine Punkte, aber { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = noch keine Punkte, aber so hast du die meisten Möglichkeiten
hint-last = mehr ist nicht zu holen, und so verlierst du am wenigsten
hint-from = -# Von einem Bot ({ $level })
review-title = ### Analyse deines Spiels an Tisch { $code }
review-turn = { $mark } **Runde { $round }** · { $gained }
review-turn-better = { $mark } **Runde { $round }** · { $gained }, möglich war { $best }: { $moves }
review-found = Möglich war { $best }: { $moves }
review-move = Karte { $number } `{ $where }`
review-pictures = -# Wo mehr drin war: erst, was du gelegt hast, dann, was wir gefunden haben.
review-about = -# Hier zählen nur die Punkte, die ein Zug sofort bringt. Verzicht kann sich später auszahlen.
review-luck-same =
    { $own ->
        [one] { "" }**{ $own } Punkt**: genau das, was diese Karten normalerweise bringen.
       *[other] { "" }**{ $own } Punkte**: genau das, was diese Karten normalerweise bringen.
    }
review-luck-above =
    { $own ->
        [one] { "" }**{ $own } Punkt**: { $difference } mehr, als diese Karten normalerweise bringen ({ $usual }).
       *[other] { "" }**{ $own } Punkte**: { $difference } mehr, als diese Karten normalerweise bringen ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] { "" }**{ $own } Punkt**: { $difference } weniger, als diese Karten normalerweise bringen ({ $usual }).
       *[other] { "" }**{ $own } Punkte**: { $difference } weniger, als diese Karten normalerweise bringen ({ $usual }).
    }
review-luck-coming = -# Was diese Karten normalerweise bringen, wird noch ausgerechnet. Schau gleich noch mal nach.
review-luck-about = -# Normalerweise heißt: was ein Bot (Experte) aus denselben Karten holt.
review-skill = -# Verglichen mit einem Bot (Experte) auf deinem Platz: { $choosing } durch deine Kartenwahl, { $placing } durchs Legen.
review-area =
    { $best ->
        [one] { "" }**{ $best }** Punkt ist das Beste, was wir mit deinen Karten gefunden haben; du hast { $own }.
       *[other] { "" }**{ $best }** Punkte sind das Beste, was wir mit deinen Karten gefunden haben; du hast { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**{ $own }** Punkt: Mehr haben wir mit deinen Karten auch nicht gefunden. Gut gespielt.
       *[other] { "" }**{ $own }** Punkte: Mehr haben wir mit deinen Karten auch nicht gefunden. Gut gespielt.
    }
review-footer = -# In ein paar Sekunden gesucht, vielleicht geht mehr. Nur du siehst das.

## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-host = Host …
button-decline = Diesmal nicht
button-join-table = Mitspielen: { $code }
button-play-solo = Solo spielen
button-solo-again = Neues Solo
button-wait = Warten
button-play-now = Spielen: { $game }
button-cancel = Tisch auflösen
button-my-cards = Meine Karten
button-card = Karte { $number } testen
button-type = Stelle wählen …
button-undo = Zurücknehmen
button-refresh = Aktualisieren
button-turn = Drehen ↻
button-turn-left = ↺ Drehen
button-layer = Ebene
button-next-spot = Nächste Stelle
button-place = Legen
button-plan = Zug vormerken
button-back = Zurück
button-help = Hilfe
button-hint = 💡 Tipp
button-hints-off = Tipps ausschalten
button-hints-on = Tipps einschalten
button-rated-off = Ohne Wertung
button-rated-on = Mit Wertung
button-rules = Regeln
button-again = Noch mal spielen
button-appearance-text = Textansicht
button-appearance-pictures = Bilder
button-as-text = Als Text
button-keep-appearance-text = Immer als Text
button-keep-appearance-pictures = Immer mit Bildern
button-keep-appearance-strong = Hoher Kontrast
button-keep-appearance-ordinary = Normale Farben
button-keep-appearance-still = Weniger Bewegung
button-keep-appearance-moving = Bewegte Bilder
button-keep-appearance-typed = Formulare: tippen
button-keep-appearance-choices = Formulare: wählen
button-review = Spiel analysieren
button-post = Im Kanal posten
button-daily-play = Picknick spielen
button-daily-fun = Zum Spaß spielen
button-daily-share = Teilen
button-daily-top = Server-Rangliste
button-daily-others = Andere Picknicks
button-daily-proof = Siegel
button-daily-off = Nicht mehr posten
button-why-not = Warum nicht?
button-page-before = ◀ Zurück
button-page-after = Weiter ▶
button-keep-going = Nein, weiter
button-rematch = Revanche
button-replay = Replay ansehen
button-what-if = Was wäre, wenn …
button-play-on = Ab hier weiter
button-practice = Übungsspiel
button-practice-again = Wieder ab hier
button-other-step = Andere Schritte
button-deal = Fair gemischt
button-export = Exportieren
button-newer = Neuere
button-older = Ältere
button-history-mine = Meine Spiele
button-history-server = Dieser Server
button-share = Teilen
button-top-all = Gesamt
button-top-month = Dieser Monat
button-top-me = Mit mir gespielt
button-stats = Statistik
button-cards-of = Karten · { $code }

## The end

over-title = ## 🏁 { $game } · Tisch { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } – { $points } Punkt!
       *[other] 🏆 { $names } – { $points } Punkte!
    }
verdict-shared =
    { $points ->
        [one] 🏆 { $names } – je { $points } Punkt, und auch beim Tiebreaker Gleichstand ({ $size }): ein geteilter Sieg!
       *[other] 🏆 { $names } – je { $points } Punkte, und auch beim Tiebreaker Gleichstand ({ $size }): ein geteilter Sieg!
    }
score-seat = { $seat } – **{ $total }**
rating-new = neu
score-of-opponent = 🤖 Gegner – **{ $total }**
claim = { $component } · genannt von { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nichts
deal-sealed-earlier = 🔏 Die Karten waren versiegelt, bevor die erste verteilt wurde. SHA-256 des Seeds: `{ $commitment }`. Der Seed selbst steht hier, sobald das Spiel vorbei ist.
deal-sealed = 🔏 Das Siegel `{ $seal }` war öffentlich, bevor jemand mitspielte. Zahlen, die Menschen seitdem beigesteuert haben: **{ $people }**. Zusammen legten sie beim Start die Karten fest: `{ $commitment }`. Sobald das Spiel vorbei ist, wird hier alles gezeigt und geprüft.
deal-without = -# Menschen ohne Zahl, weil sie den Tisch eröffnet und die Host-Rolle abgegeben haben: { $count }.
deal-title = ### Fair gemischt · { $game } · { $code }
deal-step-file = ✅ Das Spiel lässt sich von Anfang bis Ende lesen.
deal-step-seal = ✅ **Siegel**: Das Geheimnis ergibt `{ $seal }`. Vergleich es mit der Nachricht der Lobby.
deal-step-day = ✅ Das sind die Karten vom { $date }, für alle dieselben: Niemand steuert eine Zahl bei.
deal-step-contributions = ✅ **Zahlen**: nach dem Siegel von Menschen beigesteuert: { $people }. Von Bots: keine ({ $bots } am Tisch). Menschen ohne Zahl: { $nothing }.
deal-step-seed = ✅ **Seed**: Geheimnis, Optionen, Kartensatz, Regeln, Plätze und Zahlen ergeben `{ $seed }`; dessen SHA-256 ist `{ $commitment }`.
deal-step-pile = ✅ **Stapel**: Mit diesem Seed wird der Kartensatz `{ $pack }` auf die Starthände verteilt (verteilte Karten: { $dealt } von { $cards }).
deal-step-plain-seed = ✅ **Seed**: `{ $seed }` hat das Siegel `{ $commitment }`. Dieses Spiel ist aus der Zeit, bevor Menschen Zahlen beisteuerten.
deal-step-moves = ✅ **Züge**: Alle { $count } waren gültig (Regelversion { $rules }).
deal-step-result = ✅ **Ergebnis**: Die Züge führen zu diesen Punkten, nach Platz: { $points }.
deal-step-failed = ❌ Das geht nicht auf: `{ $code }`.
deal-proven = **Wenn dieses Siegel in der Lobby stand, konnte sich niemand diese Karten aussuchen, weder Host noch Bot, und keine Option wurde später geändert; jeder Zug war gültig, und die Punkte ergeben sich aus den Zügen.**
deal-proven-earlier = **Wenn dieses Siegel während des Spiels zu sehen war, standen die Karten vor dem ersten Zug fest, und das Ergebnis folgt daraus.**
deal-proven-daily = **Wenn dieses Siegel am Vortag öffentlich war, standen Karten und Optionen dieses Tages da schon fest; jeder Zug war gültig, und die Punkte ergeben sich aus den Zügen.**
deal-failed = **Dieses Spiel geht nicht auf. Exportier es und sag denen Bescheid, die diesen Bot betreiben.**
export-text = Spiel { $code } als Datei: jede Karte, jeder Zug, jede Zahl. Prüf sie überall mit `python -m engine verify FILE`.
replay-title = ### Karte für Karte · { $code }
shared-replay = 🎞️ { $name } teilt das Replay von Tisch **{ $code }**.
shared-review = 🔍 { $name } teilt die eigene Analyse von Tisch **{ $code }**.
shared-review-pictures = -# Wo mehr drin war: erst, was gelegt wurde, dann, was wir gefunden haben.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } hat **{ $own } Punkt**: genau das, was diese Karten normalerweise bringen.
       *[other] { "" }{ $name } hat **{ $own } Punkte**: genau das, was diese Karten normalerweise bringen.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } hat **{ $own } Punkt**: { $difference } mehr, als diese Karten normalerweise bringen ({ $usual }).
       *[other] { "" }{ $name } hat **{ $own } Punkte**: { $difference } mehr, als diese Karten normalerweise bringen ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } hat **{ $own } Punkt**: { $difference } weniger, als diese Karten normalerweise bringen ({ $usual }).
       *[other] { "" }{ $name } hat **{ $own } Punkte**: { $difference } weniger, als diese Karten normalerweise bringen ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Verglichen mit einem Bot (Experte) auf demselben Platz: { $choosing } durch die Kartenwahl, { $placing } durchs Legen.
shared-review-area =
    { $best ->
        [one] { "" }**{ $best }** Punkt ist das Beste, was wir mit diesen Karten gefunden haben; { $name } hat { $own }.
       *[other] { "" }**{ $best }** Punkte sind das Beste, was wir mit diesen Karten gefunden haben; { $name } hat { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**{ $own }** Punkt ist das Beste, was wir mit diesen Karten gefunden haben, und { $name } hat ihn geholt.
       *[other] { "" }**{ $own }** Punkte sind das Beste, was wir mit diesen Karten gefunden haben, und { $name } hat sie alle geholt.
    }
shared-done = Gepostet in <#{ $channel }>.
replay-card = Karte { $number } · { $where } · { $gain }

## Das Picknick des Tages

daily-title = ## 🧺 Picknick des Tages Nr. { $number }
daily-about = 📅 { $date } · { $options }
daily-until = Ein Versuch, und der zählt. Keine Tipps, kein Zurücknehmen. Du kannst jederzeit gehen und wiederkommen: Der Tag endet { $until }.
daily-for-fun = Dieser Tag ist vorbei, du spielst also nur zum Spaß.
daily-unfinished = Der { $date } ist vorbei, und dein Picknick wurde nicht rechtzeitig fertig. Heute gibt es ein neues.
daily-figures = Par { $par } (unser bester Bot) · gefundener Bestwert { $best }
daily-next = -# Nächstes Picknick { $when }.
daily-footer = -# Nur du siehst das. `/snack { name-daily }` holt es wieder her.
daily-ahead = Besser als { $percent } % von allen: bisher Platz { $place } von { $count }.
daily-ahead-past = Besser als { $percent } % von allen: Platz { $place } von { $count }.
daily-ahead-here = Auf diesem Server: Platz { $place } von { $count }, besser als { $percent } %.
daily-alone = Heute war noch niemand vor dir fertig.
daily-alone-past = Sonst hat niemand das Picknick dieses Tages geschafft.
daily-alone-here = Auf diesem Server war noch niemand vor dir fertig.
daily-alone-here-past = Auf diesem Server hat es sonst niemand geschafft.
daily-streak =
    { $count ->
        [one] 🔥 Tag 1 deiner Serie
       *[other] 🔥 { $count } Tage in Folge
    }
daily-share = 🧺 Picknick des Tages Nr. { $number } · { $name }
daily-share-won = ✅ { $points } gegen { $target }
daily-share-lost = ❌ { $points } gegen { $target }
daily-share-par = ⛳ Par: { $par }
daily-top-title = ## 🏅 Picknicks des Tages auf diesem Server
daily-top-nobody = Bisher ist niemand fertig geworden.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Heute
daily-span-week = Diese Woche
daily-span-ever = Gesamt
daily-others-title = ## 🧺 Picknick des Tages Nr. { $number }: So haben es andere gemacht
daily-others-nobody = Hier hat sonst noch niemand ein Picknick geteilt.
daily-others-line = { $name } · **{ $points }**
daily-proof-title = ## 🔏 Fair gemischt, Tag für Tag
daily-proof = **{ $date }**, Siegel: `{ $seal }`
daily-proof-past = **{ $date }**, Siegel: `{ $seal }`, Geheimnis: `{ $secret }`
daily-proof-about = -# Siegel am Tag davor, Geheimnis am Tag danach. Das Siegel ist die SHA-256 des Geheimnisses: Dazwischen konnte niemand die Karten ändern.
daily-post-best = Die Besten von gestern:
daily-post-last = Seit zwei Wochen hat hier niemand gedrückt, also poste ich das nicht mehr. `/snack { name-settings }` holt es zurück.
solo-title = ## { $game } · solo
solo-about = Nur du, ganz privat: Niemand sonst sieht dieses Spiel, und es bleibt offen, solange du magst.
solo-footer = -# Nur du siehst das. `/snack { name-solo }` holt es wieder her.
what-if-title = ### Was wäre, wenn · { $code } · Schritt { $step } von { $steps }
what-if-did = Im Spiel: { $move }.
what-if-step = { $step } · Runde { $round }
what-if-instead = -# Du hast ein Übungsspiel offen. Ein neues tritt an seine Stelle.
what-if-footer = -# Übung mit Bots: Du weißt, was du wusstest, der Rest wird neu verteilt.
practice-title = ## { $game } · Übung
    -# Ab Schritt { $step } von Spiel { $code }. Zählt nicht.
practice-about = Du weißt, was du damals wusstest; der Rest ist neu verteilt. Nimm zurück, so weit du magst.
practice-points =
    { $kind ->
        [same] Du hast **{ $own }** geholt, genau wie im Spiel.
       *[other] Du hast **{ $own }** geholt; im Spiel waren es **{ $then }**.
    }
practice-given-up = Du hast dieses Übungsspiel aufgegeben.
practice-footer = -# Nur du siehst das, und es zählt nicht.
choice-practice = Übung

## Time

option-pace = Tempo
lobby-pace = Tempo: **{ $pace }** · { $about }
pace-live = live
pace-live-about = 10 Minuten pro Phase
pace-evening = Spieleabend
pace-evening-about = 2 Stunden pro Phase
pace-daily = täglich
pace-daily-about = 24 Stunden pro Phase
pace-relaxed = gemütlich
pace-relaxed-about = 3 Tage pro Phase
pace-none = ohne Frist
pace-none-about = Solange ihr wollt
pace-choice-live = live: 10 Minuten pro Phase
pace-choice-evening = Spieleabend: 2 Stunden pro Phase
pace-choice-daily = täglich: 24 Stunden pro Phase
pace-choice-relaxed = gemütlich: 3 Tage pro Phase
pace-choice-none = ohne Frist: solange ihr wollt
seat-until = { " " }· Frist endet { $until }
seat-away = { " " }· 🏖️ abwesend, zurück { $until }
seat-missed = { " " }· 🤖 zuletzt spielte eine Vertretung
seat-stand-in = { " " }· 🤖 Vertretung bis zur Rückkehr
seat-asleep = { " " }· 💤 nicht da
seat-asked = { " " }· noch keine Antwort
seat-done = { " " }· fertig
seat-waiting = { " " }· am Zug
seat-later = { " " }· später
panel-until = -# ⏳ Frist endet { $until }. Danach spielt ein Bot für dich.
stand-in-plays = 🤖 Eine Vertretung spielt für dich, bis du zurück bist.
asleep-seat = 💤 Das Spiel schläft, dein Platz ist reserviert. Drück *{ button-back-again }*, und es geht weiter.
back-again = Willkommen zurück. Dein Platz gehört wieder dir.
played-for-you = 🤖 Für dich gespielt: { $moves }. Zurücknehmen geht, bis alle fertig sind.
played-for-you-final = 🤖 Für dich gespielt: { $moves }.
made-for-you = 🤖 Während du weg warst: { $moves }.
did-place = Karte { $number } gelegt: `{ $where }`
button-back-again = Bin zurück
button-keep-for-me = Für mich wählen
button-play-for-me = Für mich spielen
seat-before = { " " }· vorher: { $names }
seat-bot-from = { " " }· 🤖 ab Runde { $round }
seat-bot-round = { " " }· 🤖 Runde { $round }
seat-bot-between = { " " }· 🤖 Runde { $first }–{ $last }
button-more-time = Mehr Zeit ({ $votes }/{ $needed })
button-take-over = Platz { $seat } übernehmen
button-next-game = Weiter zu { $code }
more-time-granted = Geht klar: mehr Zeit an Tisch **{ $code }**.
more-time-voted = Deine Stimme zählt. Mehr Zeit gibt es, wenn mehr als die Hälfte derer zustimmt, die schon fertig sind; ab drei Leuten braucht es mindestens zwei Stimmen.
taken-over = Platz { $seat } gehört jetzt dir. Das sind seine Karten.
host-is = { $name } ist jetzt Host von Tisch **{ $code }**.
host-voted = Deine Stimme zählt. Tisch **{ $code }** bekommt einen neuen Host, wenn mehr als die Hälfte der anderen zustimmt.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Du bist dran** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }
reminder-next = ⏳ **Du bist als Nächstes dran** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }
reminder-half = ⏳ **Die Hälfte deiner Zeit ist um** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }
reminder-last = ⏰ **Letzter Aufruf**, dann spielt eine Vertretung · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **Du bist dran** · { $who }
       *[other] ⏳ **Du bist an { $count } Tischen dran** · { $who }
    }
reminder-several-all-next = ⏳ **Du bist an { $count } Tischen als Nächstes dran** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds } · du bist als Nächstes dran
reminder-several-first = [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds } · die Hälfte deiner Zeit ist um
reminder-several-last = [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds } · **letzter Aufruf**
reminder-silence = 💤 **Hier ist es seit Tagen still** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }. Das Spiel wartet noch; der Host kann den Tisch auflösen: `/snack { name-cancel }`.
reminder-asleep = 💤 **Dieses Spiel schläft** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }. Wer hier sitzt, kann es wecken: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Hier ist es seit Tagen still** · [{ $game } · { $code }]({ $link }). Der Tisch wartet noch; der Host kann das Spiel starten oder den Tisch auflösen: `/snack { name-cancel }`.
reminder-closes = Passiert nichts, löst sich der Tisch { $until } von selbst auf.
reminder-awake = ☀️ **Das Spiel geht weiter** · [{ $game } · { $code }]({ $link }) · Runde { $round } von { $rounds }. Zurück am Tisch: { $names }. Für die anderen spielt ein Bot, bis sie *{ button-back-again }* drücken.
reminder-who = { $who }
reminder-who-until = { $who } · Frist endet { $until }

## What people and servers want

# This language's own name for itself.
language-name = Deutsch
language-auto = wie in Discord
reminders-channel = im Kanal
reminders-direct = als Direktnachricht
reminders-off = keine
next-on = ja
next-off = nein
me-title = ### Deine Einstellungen
me-reminders = Erinnerung, wenn du dran bist: **{ $reminders }**
me-next = Vorwarnung, wenn du als Nächstes dran bist: **{ $next }**
me-quiet = Ruhezeit: **{ $start }–{ $end }** ({ $zone }). Keine Erinnerungen, und Fristen warten, bis sie vorbei ist.
me-zone = Zeitzone: **{ $zone }**
me-no-quiet = Ruhezeit: **keine**. Leg eine fest mit `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
me-away = Abwesend bis **{ $until }**. Deine Zeit in einer Phase beginnt, wenn du zurück bist; insgesamt wartet ein Spiel 14 Tage auf dich.
me-here = Nicht abwesend. Bald weg? `/snack { name-me } { name-away }:5` oder `{ name-away }:2027-01-31`
me-language = Sprache: **{ $language }**
me-public = Andere sehen deine Wertung, dein Profil und deinen Rang.
me-private = 🙈 Wertung und Profil gehören dir allein, und du stehst in keiner Rangliste.
me-footer = -# Nur du siehst das. Tische, die warten, zeigen, dass du weg bist.

data-title = ### Deine Daten
data-about = Einstellungen, Spiele, Züge, Ergebnisse, Wertungen: alles, was über dich gespeichert ist. Hol dir eine Kopie, oder lass alles löschen.
data-here = Alles, was über dich gespeichert ist, in einer Datei. Nur du siehst das.
button-data = Meine Daten
button-data-file = Kopie holen
button-data-forget = Vergiss mich
forget-title = ### Soll ich dich vergessen?
forget-ask = Deine Einstellungen und Platzierungen werden gelöscht. Dein Name und deine ID verschwinden aus jedem Spiel, jedem Ergebnis und jeder Wertung; beendete Spiele behalten deinen Platz, ohne Namen. Was schon in Kanälen steht, bleibt dort. Danach gibt es kein Zurück.
forget-tables =
    { $count ->
        [one] An einem offenen Tisch übernimmt ein Bot deinen Platz.
       *[other] An { $count } offenen Tischen übernehmen Bots deine Plätze.
    }
forget-yes = Ja, vergiss mich
forget-no = Nein, alles behalten
forget-done =
    { $count ->
        [0] Erledigt: Hier steht nirgends mehr, wer du bist. Komm gern wieder.
        [one] Erledigt: Hier steht nirgends mehr, wer du bist, und an einem Tisch hat ein Bot deinen Platz. Komm gern wieder.
       *[other] Erledigt: Hier steht nirgends mehr, wer du bist, und an { $count } Tischen haben Bots deine Plätze. Komm gern wieder.
    }
someone-forgotten = jemand ohne Namen

menu-reminders = Erinnerungen
button-next-on = Mit Vorwarnung
button-next-off = Ohne Vorwarnung
menu-language = Sprache
menu-server-pace = Neue Tische
button-away =
    { $days ->
        [one] 1 Tag weg
       *[other] { $days } Tage weg
    }
button-here = Ich bin da
button-public-on = Profil zeigen
button-public-off = Profil verbergen
server-title = ### Servereinstellungen
server-pace = Neue Tische: **{ $pace }** · { $about }
server-channels = Tische nur in: { $channels }
server-everywhere = Tische in **allen Kanälen**. `/snack { name-settings } { name-channel }:` erlaubt einen bestimmten oder entfernt ihn wieder.
server-threads-on = Jeder Tisch bekommt **einen eigenen Thread**.
server-threads-off = Tische werden **direkt im Kanal** gepostet.
server-mentions-on = Wer dran ist, wird **erwähnt**.
server-mentions-off = In Kanälen wird niemand erwähnt; wer **Direktnachrichten** möchte, bekommt sie.
server-motion-on = Das Aufdecken ist **animiert**, bei bis zu vier Plätzen.
server-motion-off = Das Aufdecken zeigt **Standbilder**.
server-ratings-on = In Lobbys steht die Wertung neben dem Namen.
server-ratings-off = Keine Wertungen in Lobbys.
server-limits = Offene Tische: **{ $person }** pro Host, **{ $channel }** pro Kanal
server-daily = Picknick des Tages: täglich ab { $hour } in <#{ $channel }>.
server-daily-off = Keine tägliche Nachricht. `/snack { name-settings } { name-daily }:` legt einen Kanal dafür fest.
server-language = Sprache der Tische: **{ $language }**
server-footer = -# Nur du siehst das. Gilt für neue Tische; Erwähnungen ändern sich sofort.
button-threads-on = Mit Threads
button-threads-off = Ohne Threads
button-mentions-on = Leute erwähnen
button-ratings-on = Mit Wertungen
button-ratings-off = Ohne Wertungen
button-mentions-off = Nicht erwähnen
button-motion-on = Mit Animation
button-motion-off = Ohne Animation
button-everywhere = Alle Kanäle

## Confirming

cancel-ask = Tisch **{ $code }** für alle auflösen? Danach gibt es kein Zurück.
cancel-yes = Ja, auflösen
cancel-done = Tisch **{ $code }** ist aufgelöst.
give-up-ask = Dieses Spiel aufgeben? Danach gibt es kein Zurück.
give-up-yes = Ja, aufgeben
leave-ask = Tisch **{ $code }** verlassen? Läuft das Spiel schon, übernimmt ein Bot deinen Platz.
leave-yes = Ja, verlassen
leave-done = Du hast Tisch **{ $code }** verlassen.
confirm-nothing = Alles bleibt, wie es ist.

## Lists and help

status-title = ### { $game } · Tisch { $code }
status-round = Runde { $round } von { $rounds }
status-link = [Zum Tisch]({ $link })
status-lobby = wartet auf Leute
status-over = vorbei
status-cancelled = aufgelöst
games-title =
    { $count ->
        [0] Gerade keine Spiele. `/snack { name-start }` eröffnet einen Tisch.
        [one] ### Dein Spiel
       *[other] ### Deine { $count } Spiele
    }
games-line = **{ $code }** · { $game } · { $state } · [zum Tisch]({ $link })
games-damaged = **{ $code }** · dieses Spiel kann ich nicht lesen. Am Tisch steht, was noch geht.
games-more = -# … und noch { $count }
games-practice = **Übung** · { $game } · ab Schritt { $step } von { $code }
history-title-mine = ### Deine beendeten Spiele
history-title-server = ### Beendete Spiele auf diesem Server
history-nothing = Hier ist noch nichts.
history-daily = 🧺 Picknick des Tages Nr. { $number }
history-with = mit { $names }
history-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
profile-title = ### { $name } · { $game }
profile-nothing = Noch keine beendeten Spiele.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** nach { $count } gewerteten Spiel
       *[other] ⭐ **{ $rating }** nach { $count } gewerteten Spielen
    }
profile-new = ⭐ neu: { $count } von { $needed } gewerteten Spielen
profile-games = 🎴 Spiele: **{ $games }** · 👑 gewonnen: **{ $wins }**
profile-points = 🥇 Punkte: im Schnitt **{ $average }**, Rekord **{ $best }**
profile-skill =
    { $count ->
        [one] 🎯 Können: **{ $sign }{ $skill }** gegenüber dem, was die Karten normalerweise bringen, im letzten Spiel
       *[other] 🎯 Können: **{ $sign }{ $skill }** pro Spiel gegenüber dem, was die Karten normalerweise bringen, in den letzten { $count }
    }
profile-favourites = Am liebsten: { $names }
profile-kept = ⏱️ Züge vor Ablauf der Frist: { $percent } %
profile-streak = 🔥 Siege in Folge: jetzt { $now }, Rekord { $longest }
profile-duel = 👥 Dein direkter Vergleich: { $won } gewonnen, { $lost } verloren, { $tied } unentschieden
top-title = ### Die Besten dieses Servers · { $game }
top-all = -# Alle, die hier gespielt haben
top-month = -# In den letzten 30 Tagen hier gespielt
top-me = -# Hier mit dir gespielt
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } Spiel
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } Spiele
    }
top-nothing = Noch niemand. Ein gewertetes Spiel braucht zwei Menschen.
stats-title = ### Dieser Server in Zahlen
stats-weeks = Beendete Spiele, die letzten { $weeks } Wochen:
stats-active = Aktive Leute in den letzten vier Wochen: **{ $count }**
stats-finished = Zu Ende gespielt: **{ $finished }** von { $begun } ({ $percent } %)
stats-phase =
    { $hours ->
        [0] Eine Phase dauert { $minutes } min (Median)
       *[other] Eine Phase dauert { $hours } h { $minutes } min (Median)
    }
games-your-turn = **du bist dran**
games-waiting = wartet auf andere
tables-title =
    { $count ->
        [0] Hier ist gerade kein Tisch offen. `/snack { name-start }` eröffnet einen.
        [one] ### 1 Tisch zum Mitspielen
       *[other] ### { $count } Tische zum Mitspielen
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [zum Tisch]({ $link })
games-asleep = 💤 schläft
help-text =
    ## So spielst du hier
    {""}**1.** `/snack { name-start }` eröffnet einen Tisch; andere drücken *{ button-join }*. Startest du allein, spielst du solo.
    {""}**2.** *{ button-my-cards }* am Tisch (oder `/snack { name-hand }`) zeigt deine Karten nur dir.
help-commands =
    `/snack { name-board }` zeigt alle Auslagen · `/snack { name-status }`, auf wen ein Spiel wartet · `/snack { name-games }` deine Spiele
    `/snack { name-rules }` hat die Regeln · `/snack { name-tutorial }` bringt sie dir bei · `/snack { name-leave }` und `/snack { name-cancel }` fragen vorher nach
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Das kann mehreres heißen:
    { $labels }
do-unknown =
    „{ $typed }“ geht gerade nicht. Das geht:
    { $labels }

help-appearance = -# *{ button-appearance-text }* zeigt dir überall Text statt Bilder. Was du hier wählst, bleibt so:
appearance-title = ### Wie du Spiele siehst
appearance-text-on = Text statt Bilder: **an**
appearance-text-off = Text statt Bilder: **aus**
appearance-strong-on = Hoher Kontrast: **an**
appearance-strong-off = Hoher Kontrast: **aus**
appearance-still-on = Weniger Bewegung: **an**
appearance-still-off = Weniger Bewegung: **aus**
appearance-typed-on = Stellen in Formularen: **eingetippt**, etwa `B3 90 { layer-under }`
appearance-typed-off = Stellen in Formularen: **aus Listen gewählt**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Bild { $number }: { $text }
rules-not-like-this = ✗ So nicht:
rules-nothing-found = Zu „{ $typed }“ gibt es keine Regelseite. Such dir ein Thema aus dem Menü aus.
# Other words for something, by which its pages are found as well.
typed-topics = Unentschieden = Gleichstand, Remis = Gleichstand

## The tutorial

tutorial-step = ### 🎓 Schritt { $step } von { $steps }
tutorial-footer = -# Ein Übungsspiel nur für dich. `/snack { name-tutorial }` bringt dich zurück.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Drück *{ button-place }*: Genau da gehört sie hin.
tutorial-now-card = 👉 Nimm Karte **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, bis im Titel **{ $turn }** steht.
tutorial-now-cell = 👉 Schieb sie mit den Pfeilen, bis im Titel `{ $where }` steht.
tutorial-now-layer = 👉 *{ button-layer }*, bis im Titel `{ $where }` steht.
error-lesson-card = Das ginge auch. Nimm für diesen Schritt die andere Karte, Nummer **{ $number }**; diese hier kommt später dran.
error-lesson-turn = So passt sie auch, aber hier braucht sie die Drehung **{ $turn }**: `{ $where }`. *{ button-turn }* macht immer eine Vierteldrehung.
error-lesson-cell = Dort passt sie auch, aber für diesen Schritt gehört sie auf `{ $where }`. Schieb sie mit den Pfeilen; im Titel steht, wo sie ist.
error-lesson-layer = Richtige Stelle, andere Ebene: `{ $where }`. Drück *{ button-layer }*, bis es so im Titel steht.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = start
name-game = spiel
name-players = personen
name-bots = bots
name-level = stufe
name-pack = kartensatz
name-pace = tempo
name-with = mit
name-with2 = mit2
name-with3 = mit3
name-with4 = mit4
name-rated = gewertet
name-hand = hand
name-place = legen
name-cell = feld
name-rotation = drehung
name-layer = ebene
name-card = karte
name-table = tisch
name-board = auslage
name-seat = platz
name-status = status
name-games = spiele
name-tables = tische
name-history = verlauf
name-scope = welche
name-opponent = gegner
name-verify = prüfen
name-profile = profil
name-person = wer
name-top = rangliste
name-cancel = auflösen
name-leave = verlassen
name-help = hilfe
name-tutorial = tutorial
name-daily = täglich
name-solo = solo
name-date = datum
name-hour = stunde
name-rules = regeln
name-topic = thema
name-me = ich
name-reminders = erinnerungen
name-next = vorwarnung
name-quiet = ruhezeit
name-zone = zeitzone
name-away = abwesend
name-language = sprache
name-settings = einstellungen
name-channel = kanal
name-per-person = pro_person
name-per-channel = pro_kanal
name-host = host
name-to = an
name-do = tun
name-action = aktion
name-final = endgültig
name-view = ansicht
name-contrast = kontrast
name-motion = bewegung
name-form = formular
name-public = öffentlich
name-data = daten

## What commands are for

command-snack = Kartenlegespiele
command-start = Eröffne einen Tisch in diesem Kanal
command-start-game = Welches Spiel
command-start-players = Wie viele Plätze
command-start-bots = Wie viele Bots
command-start-level = Wie gut die Bots spielen
command-start-pack = Welcher Kartensatz
command-start-pace = Wie lange eine Phase dauern darf
command-start-with = Wen du einlädst: Der Platz ist reserviert
command-start-rated = Ob das Spiel für die Wertung zählt
command-hand = Deine Karten und was zu tun ist
command-do = Aktionen eintippen, statt Buttons zu drücken
command-do-action = Was du tun willst: Beim Tippen siehst du, was gerade geht
command-place = Teste eine Karte: Gelegt wird erst, wenn du es sagst
command-place-cell = Das Feld oben links, das die Karte bedeckt, z. B. B3
command-place-rotation = Drehung im Uhrzeigersinn
command-place-layer = { layer-over }, { layer-under } oder { layer-under } mit Feldern: { layer-under } C4 D4
command-place-card = Welche deiner Karten
command-place-final = Sofort legen, statt zu testen
command-board = Zeig alle Auslagen
command-board-seat = Nur ein Platz
command-status = Auf wen ein Spiel wartet
command-games = Deine Spiele auf allen Servern
command-tables = Tische auf diesem Server, an denen du jetzt mitspielen kannst
command-history = Beendete Spiele: ansehen, prüfen, exportieren
command-history-scope = Deine oder die dieses Servers
command-history-game = Nur dieses Spiel
command-history-opponent = Nur Spiele mit dieser Person
command-verify = Prüf nach, dass sich niemand die Karten eines Spiels aussuchen konnte
command-profile = Wertung, Ergebnisse und beste Auslage einer Person
command-profile-person = Wessen Profil; leer lassen für deins
command-top = Die Besten dieses Servers
command-top-scope = Alle, diesen Monat gespielt oder mit dir gespielt
command-cancel = Lös einen Tisch auf
command-leave = Verlass einen Tisch
command-help = So spielst du hier
command-tutorial = Lern ein Spiel in fünf Minuten, Schritt für Schritt
command-daily = Das Picknick des Tages: dieselben Karten für alle, ein Versuch
command-daily-date = Ein früherer Tag, zum Spaß, etwa 2026-11-17
command-daily-top = Wer auf diesem Server vorn liegt
command-solo = Allein und privat spielen, wo du auch bist
command-rules = Die Regeln, Seite für Seite, mit Bildern
command-rules-topic = Worum geht’s? Tipp ein Wort ein, um zu suchen
command-me = Deine Einstellungen: Erinnerungen, Ruhezeit, Abwesenheit, Sprache
command-me-reminders = Wo du erfährst, dass du dran bist
command-me-next = Vorwarnung, wenn du als Nächstes dran bist, in Spielen, die reihum gehen
command-me-quiet = Stunden ohne Erinnerung, z. B. 22-8 oder 22:30-7; „{ word-off }“ für keine
command-me-zone = Deine Zeitzone
command-me-away = Eine Anzahl Tage oder ein Datum, z. B. 2027-01-31; „{ word-off }“, wenn du zurück bist
command-me-view = Text oder Bilder
command-me-contrast = Hoher Kontrast oder normale Farben
command-me-motion = Standbilder oder bewegte Bilder
command-me-form = Stellen in Formulare eintippen oder aus Listen wählen
command-me-public = Ob andere deine Wertung, dein Profil und deinen Rang sehen
command-me-data = Alles, was über dich gespeichert ist: Kopie holen oder vergessen werden
command-language = Sprache
command-settings = Servereinstellungen (für alle, die den Server verwalten)
command-settings-channel = Tische in diesem Kanal erlauben oder ihn wieder entfernen
command-settings-per-person = Offene Tische pro Host
command-settings-per-channel = Offene Tische pro Kanal
command-settings-daily = Das Picknick des Tages in diesem Kanal posten
command-settings-hour = Ab welcher Stunde (UTC)
command-host = Gib die Host-Rolle weiter oder stimm für einen neuen Host, wenn eurer weg ist
command-host-to = Wer Host wird; leer lassen, um abzustimmen
command-table = Der Code des Tischs, falls es mehrere gibt

## What can be wrong

error-internal = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher; versuch es gleich noch mal.
still-working = Ich bin noch an deiner letzten Anfrage dran. Versuch es noch mal, sobald die Antwort da ist.
too-often = Das war viel auf einmal. Weiter geht es { $when }.
server-barred = Auf diesem Server ist der Bot nicht verfügbar.
restarting = Ich starte gerade neu. Versuch es in ein paar Sekunden noch mal.
error-old-button = Dieser Button ist aus einer älteren Version. Einen frischen gibt es mit `/snack { name-hand }` oder `/snack { name-games }`.
error-not-damaged = Mit Tisch **{ $table }** ist alles in Ordnung: Es gibt nichts zurückzusetzen.
error-unreadable = „{ $text }“ sagt mir als Stelle nichts. Versuch es mit `B3 90`.
error-bad-cell = „{ $given }“ sagt mir als Feld nichts. Ein Feld ist ein Buchstabe und eine Zahl, etwa `B3`.
error-bad-rotation = Karten drehen sich in Vierteln, nicht um { $given }. Nimm 0, 90, 180 oder 270.
error-bad-layer = Die Ebene „{ $given }“ kenne ich nicht. Nimm `{ layer-over }`, `{ layer-under }` oder `{ layer-under }` mit Feldern: `{ layer-under } C4 D4`.
error-off-frame = { $cell } ist außer Reichweite.
error-first-card = Die erste Karte kommt in die Mitte: { $allowed }.
error-touches-nothing = Auf { $cell } berührt die Karte nichts. Sie muss eine andere überlappen oder berühren.
error-corner-only = Auf { $cell } berührt die Karte nur eine Ecke. Sie muss eine andere überlappen oder Kante an Kante berühren.
error-too-wide = Mit { $cell } würde deine Auslage { $size } Felder breit; bei { $limit } ist Schluss.
error-too-high = Mit { $cell } würde deine Auslage { $size } Felder hoch; bei { $limit } ist Schluss.
error-no-overlap = In diesem Spiel überlappen sich Karten nicht, und { $cell } ist besetzt.
error-never-under = In diesem Spiel kommen Karten nie unter andere.
error-nothing-to-be-under = Auf { $cell } liegt nichts, worunter die Karte könnte.
error-over-and-under-one = Eine Karte kann nicht auf { $over_at } über einer anderen liegen und auf { $under_at } unter derselben.
error-ring = Eine unmögliche Schleife: Die Karte auf { $over_at } liegt höher als die auf { $under_at }, also passt nichts über die eine und zugleich unter die andere.
error-game-over = Dieses Spiel ist vorbei.
error-not-a-seat = Diesen Platz gibt es hier am Tisch nicht.
error-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
error-bad-move = Diesen Zug kann ich nicht lesen.
error-wrong-phase = Das Spiel ist schon weiter. So steht es jetzt.
error-not-your-turn = Du bist noch nicht dran.
error-not-in-hand = Diese Karte hast du nicht mehr. Das hast du jetzt.
error-already-done = Schon erledigt.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-final = Das lässt sich nicht zurücknehmen: Es ist schon aufgedeckt.
error-unknown-game = Dieses Spiel kenne ich nicht.
error-unknown-pack = Für dieses Spiel gibt es keinen Kartensatz { $pack }.
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Leute.
error-unknown-option = Diese Option gibt es in diesem Spiel nicht.
error-bad-option = Zur Wahl stehen: { $allowed }.
error-bad-seed = Die Karten konnten nicht verteilt werden.
error-no-such-table = Einen Tisch { $table } gibt es nicht (mehr). `/snack { name-games }` listet deine auf.
error-moves-gone = Die Züge von Spiel { $table } werden nicht mehr aufbewahrt, nur das Ergebnis.
error-no-such-step = Dieses Spiel hat { $steps } Schritte, ab denen du weiterspielen kannst; dieser ist keiner davon.
error-only-practice = Das ist ein Übungsspiel: Da gibt es nichts zu beweisen oder aufzuheben.
error-nothing-to-rewind = Hier hat dieses Übungsspiel begonnen.
error-out-of-sight = Ich sehe dich gerade nicht im Kanal von Tisch { $table }, also habe ich nichts gemacht. Zuschauen kannst du weiterhin, oder deinen Platz aufgeben: `/snack { name-leave }`.
error-not-in-lobby = Dieses Spiel hat schon begonnen.
error-not-playing = Dieses Spiel läuft gerade nicht.
error-already-seated = Du hast hier schon einen Platz.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-not-played = Nur wer in einem Spiel mitgespielt hat, kann es exportieren.
error-nothing-finished = Du hast noch kein Spiel beendet. Nenn einen Tisch oder komm nach deinem ersten wieder.
error-profile-hidden = { $name } behält die eigenen Ergebnisse für sich.
error-top-on-servers = Ranglisten gehören zu Servern. Versuch es dort.
error-table-full =
    { $capacity ->
        [one] Der einzige Platz hier ist besetzt.
       *[other] Alle { $capacity } Plätze hier sind besetzt.
    }
error-only-host = Das kann nur der Host.
error-too-few =
    { $seats ->
        [one] Allein geht das nicht: Dieses Spiel braucht mindestens { $needed }.
       *[other] { $seats } sind zu wenige: Dieses Spiel braucht mindestens { $needed }.
    }
error-bad-capacity = Plätze hier: { $least } bis { $most }.
error-small-table = Für dich und alle, die du mitbringst, braucht es { $needed } Plätze, aber bei `{ name-players }` steht { $seats }. Nimm mindestens { $needed } oder lass es weg.
error-no-teams = An diesem Tisch gibt es keine Teams: Alle spielen für sich.
error-no-bot-to-remove = An diesem Tisch sitzt kein Bot.
error-too-many-tables =
    { $limit ->
        [one] Du hast hier schon einen Tisch offen. Spiel ihn erst zu Ende oder lös ihn auf: `/snack { name-games }`.
       *[other] Du hast hier schon { $limit } Tische offen. Spiel erst einen zu Ende oder lös einen auf: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] In diesem Kanal ist schon ein Tisch offen. Spiel dort mit oder nimm einen anderen Kanal.
       *[other] In diesem Kanal sind schon { $limit } Tische offen. Spiel an einem davon mit oder nimm einen anderen Kanal.
    }
error-hints-off = An diesem Tisch sind Tipps aus.
error-not-over = Dieses Spiel ist noch nicht vorbei.
error-shared-already = Schon gepostet. Einmal reicht.
error-no-answer = Bisher hat sonst niemand zugesagt. Antwort fehlt noch: { $names }. Warte noch, oder hol einen Bot dazu.
error-alone = Bisher bist nur du da.
error-not-alone = Inzwischen sitzt noch jemand am Tisch, also habe ich nichts gestartet. Mit *{ button-start }* spielt ihr zusammen.
error-no-such-bot = Einen Bot namens „{ $given }“ gibt es nicht.
error-invited-bot = { $name } ist ein Bot und kann nicht mitspielen. Meine eigenen Bots holst du mit `{ name-bots }:` dazu.
error-invited-unseeing = { $name } sieht diesen Kanal nicht, also kann ich hier keinen Platz reservieren.
error-no-free-code = Gerade konnte ich keinen Tisch eröffnen. Versuch es bitte noch mal.
error-nothing-to-do = Für dich gibt es gerade nichts zu tun.
error-mind-made-up = Du hast es dir in dieser Phase { $limit }-mal anders überlegt. Jetzt bleibt es dabei.
error-not-free = Dieser Platz ist nicht frei.
error-held-another = Du hattest in diesem Spiel schon einen anderen Platz und kennst seine Karten, also ist dieser für jemand anderen.
error-no-deadline = Hier gibt es keine Frist zum Verlängern, oder niemanden, der zustimmen könnte.
error-time-granted = In dieser Phase gab es schon mehr Zeit. Das geht nur einmal.
error-no-vote = Darüber entscheiden die anderen: Sie warten ja auf dich.
error-host-yourself = Du bist schon Host. Mit `/snack { name-host } { name-to }:` bestimmst du jemand anderen.
error-host-is-here = Der Host ist da. Abstimmen könnt ihr, wenn der Host eine Frist verpasst, nach einer Stunde noch nicht gestartet hat oder ein Spiel ohne Fristen sechs Tage warten lässt.
error-host-not-seated = Host kann nur sein, wer an diesem Tisch sitzt.
error-wrong-channel = Auf diesem Server gehören Tische hierhin: { $channels }
error-only-managers = Das können nur Leute ändern, die diesen Server verwalten.
error-only-servers = Das lässt sich nur auf einem Server einstellen.
error-bad-hours = „{ $given }“ sagt mir als Uhrzeiten nichts. Schreib `22-8`, `22:30-7:15` oder `{ word-off }`.
error-zone-missing = Welche Zeitzone? Gib sie mit an: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Berlin`.
error-bad-zone = Die Zeitzone „{ $given }“ kenne ich nicht. Nimm eine aus der Liste, etwa `Europe/Berlin`.
error-long-quiet = Eine Ruhezeit dauert höchstens { $limit } Stunden und kann nicht zur selben Zeit anfangen und enden.
error-bad-away = „{ $given }“ sagt mir als Abwesenheit nichts. Schreib eine Anzahl Tage, ein Datum innerhalb eines Jahres wie `2027-01-31` oder `{ word-off }`.
error-away-out-of-reach = „{ $given }“ ist schon vorbei oder zu weit weg. Schreib 1 bis { $limit } Tage, ein Datum innerhalb eines Jahres oder `{ word-off }`.
error-stale = Das Spiel ist schon weiter, also habe ich nichts geändert. So steht es jetzt.
error-no-such-day = Es gibt ein Picknick für jeden Tag von { $first } bis { $last }. Schreib das Datum so.
error-no-daily-channel = Leg erst einen Kanal für die tägliche Nachricht fest: `/snack { name-settings } { name-daily }:`
error-day-over = Dieser Tag ist vorbei, der Zug kam also zu spät. `/snack { name-daily }` gibt dir das Picknick von heute.
error-deal-withheld = Andere können diese Karten heute noch spielen. Zu sehen sind sie, sobald der Tag vorbei ist.
error-day-unfinished = Mach erst dein eigenes Picknick von diesem Tag fertig.
error-day-tried = Deinen Versuch für heute hattest du schon: Er ist mit deinen Daten verschwunden. Das nächste Picknick beginnt { $when }.
error-only-yours = Dieses Spiel gehört dir allein. Geh, wann du willst: Es bleibt, wie es ist.
error-not-a-member = Ich bin nicht auf diesem Server, also kann ich keinen Tisch eröffnen. Füg mich hinzu: { $link } · `/snack { name-solo }` und `/snack { name-daily }` gehen auch hier.
error-no-such-card =
    { $count ->
        [one] Eine Karte { $given } gibt es nicht; du hast nur eine.
       *[other] Eine Karte { $given } gibt es nicht; du hast { $count }.
    }
error-card-laid =
    { $left ->
        [0] Karte { $given } liegt schon.
       *[other] Karte { $given } liegt schon. Karte { $left } hast du noch.
    }
error-no-such-seat =
    { $seats ->
        [one] Einen Platz { $seat } gibt es nicht; dieser Tisch hat nur einen.
       *[other] Einen Platz { $seat } gibt es nicht; dieser Tisch hat { $seats }.
    }
error-no-table-here = Hier läuft kein Spiel von dir. `/snack { name-start }` eröffnet einen Tisch, `/snack { name-games }` listet deine auf.
error-cannot-post = In diesem Kanal darf ich nicht schreiben. Ich brauche *Kanal ansehen*, *Nachrichten senden* (auch in Threads), *Dateien anhängen* und *Nachrichtenverlauf anzeigen*. Frag, wer diesen Server verwaltet, oder nimm einen anderen Kanal.
error-which-table = Welcher Tisch? Such dir einen aus: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Auslage von Platz { $seat }, eine Karte.
       *[other] Auslage von Platz { $seat }, { $cards } Karten.
    }
alt-empty-area = Auslage von Platz { $seat }, noch leer.
alt-shared-area =
    { $cards ->
        [one] Die gemeinsame Auslage: eine Karte.
       *[other] Die gemeinsame Auslage: { $cards } Karten.
    }
alt-empty-shared-area = Die gemeinsame Auslage, noch leer.
alt-row = Zeile { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } auf { $ground }
alt-reach = Erreichbar: Spalten { $left } bis { $right }, Zeilen { $top } bis { $bottom }.
alt-newest = Die neueste Karte liegt auf { $cells }.
alt-laid = Karten in ihren Ebenen, von unten nach oben: { $cards }.
alt-trial = Getestet auf { $cell }, Drehung { $turn }: { $squares }.
alt-trial-under = Darunter auf { $cells }.
alt-trial-hides = Verdeckt { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, auf { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, auf { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = Insgesamt { $sign }{ $points }.
alt-no-change = Die Punkte bleiben gleich.
alt-problem = Auf { $cell } mit Drehung { $turn } passt sie nicht.
alt-hand =
    { $cards ->
        [one] Eine Karte.
       *[other] { $cards } Karten.
    }
alt-card = Karte { $number }: { $squares }.
alt-card-rows = Karte { $number }: oben { $upper }; unten { $lower }.
alt-card-tall = Karte { $number }, { $rows } Zeilen von oben nach unten: { $squares }.
alt-open-card = Eine Karte: { $squares }.
alt-open-card-rows = Eine Karte: oben { $upper }; unten { $lower }.
alt-open-card-tall = Eine Karte, { $rows } Zeilen von oben nach unten: { $squares }.
alt-chosen = Karte { $number } ist gewählt.
alt-table =
    { $seats ->
        [one] Eine Auslage, Runde { $round } von { $rounds }.
       *[other] { $seats } Auslagen, Runde { $round } von { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [one] An Platz { $seat }: eine Karte, { $width } breit, { $height } hoch.
       *[other] An Platz { $seat }: { $cards } Karten, { $width } breit, { $height } hoch.
    }
alt-reveal = Das Ende von Runde { $round } mit den Punkten aller, die besten zuerst.
alt-table-shared =
    { $cards ->
        [one] Eine gemeinsame Auslage, Runde { $round } von { $rounds }: eine Karte, { $width } breit, { $height } hoch.
       *[other] Eine gemeinsame Auslage, Runde { $round } von { $rounds }: { $cards } Karten, { $width } breit, { $height } hoch.
    }
alt-bonus = Bonus ({ $component }): { $modification }.
alt-winner = Sieg für Platz { $seats }.
alt-no-winner = Der Gegner hat gewonnen.
alt-sheet-seat =
    { $points ->
        [one] An Platz { $seat }: { $sign }{ $points } Punkt.
       *[other] An Platz { $seat }: { $sign }{ $points } Punkte.
    }
alt-sheet-line = An Platz { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] Der Gegner: { $sign }{ $points } Punkt.
       *[other] Der Gegner: { $sign }{ $points } Punkte.
    }
alt-replay =
    { $cards ->
        [one] Die Auslage von Platz { $seat }, eine Karte.
       *[other] Die Auslage von Platz { $seat }, Karte für Karte, { $cards } Karten.
    }
alt-replay-table =
    { $seats ->
        [one] Eine Auslage, Karte für Karte, { $cards } Karten.
       *[other] { $seats } Auslagen, Karte für Karte, je { $cards } Karten.
    }
alt-replay-shared =
    { $cards ->
        [one] Die gemeinsame Auslage, Karte für Karte (insgesamt eine).
       *[other] Die gemeinsame Auslage, Karte für Karte (insgesamt { $cards }).
    }
alt-line = Verlauf der Wertung, { $count } Werte: von { $first } bis { $last }, niedrigster { $low }, höchster { $high }.
alt-ranked = Platz { $place }: { $value }.
alt-weeks = Spiele pro Woche, die letzten { $count } Wochen, älteste zuerst: { $values }.
alt-profile = Ein Profil. Spiele: { $games }, gewonnen: { $wins }. Der Rest steht im Text.
alt-skill = Punkte über dem, was die Karten normalerweise bringen: { $skill } pro Spiel.

## The playground

playground-topic = Der echte Bot auf einem simulierten Discord
playground-welcome =
    ## 🧺 Willkommen auf der Spielwiese
    Das ist der echte Bot, auf einem Discord, das es nur auf deinem Computer gibt. *Viewing as*, ganz oben, sagt, wer du bist: Wechsle zwischen den Leuten, wie du magst.
playground-steps =
    {""}**1.** Drück als { $first } auf *{ button-my-cards }*: Nur { $first } sieht die Antwort. Mach, was da steht, dann werde { $second } und mach dasselbe.
    {""}**2.** Sind beide fertig, zeigt es der Tisch, und das Spiel geht weiter.
playground-also = Oder spiel als irgendwer am offenen Tisch mit, oder gib einen Befehl ein: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Oder gib einen Befehl ein: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = An Tisch { $code } mitspielen
playground-footer = -# Hier läuft die echte Zeit. Vorspulen: `skip 3h`, hier oder im Terminal.
playground-direct = { $name }: Direktnachrichten
playground-open = Snack Table ist offen: { $address }
playground-hint = Die Spiele liegen in { $file }. `skip 3h` stellt die Uhr vor, Strg-C beendet alles.
playground-skipped = Auf der Spielwiese ist es jetzt { $now }.
playground-meanwhile = Inzwischen:
playground-stood-in = eine Vertretung hat für { $names } gespielt
playground-quiet = Inzwischen ist nichts passiert.
