# Everything the bot says, in French. Keys are made of codes; en.ftl is the source.

## Names

game-snack = Snack Match
game-veggies = Veggies
level-easy = facile
level-medium = moyen
level-hard = difficile
auto-player = 🤖 robot ({ $level })
auto-short = robot
components-sandwich = sandwichs
components-donut = donuts
components-soda = sodas
components-sausage = saucisses
components-orange = nappes orange
components-green = nappes vertes
components-blue = nappes bleues
components-red = nappes rouges
component-sandwich = sandwich
component-donut = donut
component-soda = soda
component-sausage = saucisse
component-orange = nappe orange
component-green = nappe verte
component-blue = nappe bleue
component-red = nappe rouge
components-strawberry = fraises
components-banana = bananes
components-grape = raisins
components-carrot = carottes
components-mushroom = champignons
components-mouse = souris
component-strawberry = fraise
component-banana = banane
component-grape = raisin
component-carrot = carotte
component-mushroom = champignon
component-mouse = souris
component-crate = caisse vide
component-pallet = palette vide
component-barrel = tonneau vide
layer-beside = à côté
layer-over = dessus
layer-under = dessous
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, sur, au-dessus, au dessus, par-dessus, par dessus, en dessus
typed-under = u, sous, en dessous, en-dessous, au-dessous, au dessous, par-dessous, par dessous
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = et, de, en, à, la, degrés, degré
word-off = non
typed-off = off, aucun, aucune, rien, stop

# What something is called, and what it is.
labelled = { $label } : { $text }

## The lobby

lobby-title = ## 🧺 { $game } · table { $code }
lobby-blurb-snack = Étale ton pique-nique sur 4 × 4 cases, carte sur carte ou carte sous carte, et rassemble les aliments et les nappes identiques.
lobby-blurb-veggies = Garnis ton étal de marchandises, en groupes grands et nombreux, et cache les souris. À quatre, on joue en deux équipes : places 1 et 3 contre 2 et 4.
lobby-host = { $seat } · hôte
lobby-free =
    { $count ->
        [one] *une place libre*
       *[other] *{ $count } places libres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *La partie a commencé.*
lobby-footer = -# Tout le monde peut rejoindre la table. L’hôte lance la partie.
lobby-footer-direct = -# Personne d’autre ne peut entrer ici : ajoute des robots, ou commence en solo.
lobby-footer-solo = -# Tout le monde peut rejoindre la table. L’hôte lance la partie ; sans autre joueur, c’est un solo.
option-diet = Régime spécial
option-diet-none = aucun
option-diet-none-about = Les groupes, et rien d’autre
option-diet-easy = facile
option-diet-easy-about = Deux occasions de gagner des points
option-diet-medium = moyen
option-diet-medium-about = Une occasion de gagner des points, une d’en perdre
option-diet-hard = difficile
option-diet-hard-about = Deux occasions de perdre des points
option-hints = Conseils
option-hints-on = oui
option-hints-off = non
opened = La table **{ $code }** est ouverte dans <#{ $channel }>. Lance la partie quand tout le monde est là.
joined = Tu as une place à la table **{ $code }**. L’hôte lancera la partie.
left = Tu as quitté la table **{ $code }**.
rematch-open = Revanche à la table **{ $code }** : elle est ouverte dans le salon.
rematch-call = 🔁 { $host } demande une revanche à la table **{ $code }**. Déjà à table : { $names }. Si tu ne veux pas jouer, appuie sur *{ button-leave }*.

## The table while a game runs

table-title = ### { $game } · { $code } · manche { $round } sur { $rounds }
reveal-title = ## 🎉 La manche { $round } est sur la table !
standing = { $seat } · **{ $points }** ({ $gain })
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* ne montre tes cartes qu’à toi. Distribution scellée : { $commitment }…
snack-choose-table = Chacun garde une carte et passe l’autre à gauche.
snack-play-table = Chacun pose deux cartes. Tout est dévoilé d’un coup quand tout le monde a fini.
snack-solo-table = Deux cartes à chaque fois : l’une pour le pique-nique, l’autre pour l’adversaire.
veggies-start-table = Chacun ouvre son étal avec l’une de ses deux cartes et garde l’autre.
veggies-turn-table = Chacun son tour, une carte : de la main ou du marché.
veggies-name-table = Les étals sont pleins. Il reste à annoncer les marchandises qui comptent.
cancelled-title = ## { $game } · table { $code }
cancelled-text = Cette partie a été annulée.
board-title = ### { $game } · { $code } · manche { $round } sur { $rounds }

## The private panel

snack-choose-title = ### Manche { $round } sur { $rounds } : garde une carte, passe l’autre
snack-choose-ask = Quelle carte gardes-tu ? L’autre part à ta gauche.
snack-choose-chosen = Tu gardes la carte **{ $number }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
snack-choose-button = Garder la { $number }
snack-choose-done = ### Ton choix est fait
snack-play-title = ### Manche { $round } sur { $rounds } : pose tes cartes
snack-play-ask =
    { $count ->
        [one] Il te reste une carte. Essaie-la : rien n’est posé sans ton accord.
       *[other] Choisis une carte à essayer : rien n’est posé sans ton accord.
    }
snack-play-done = ### Manche finie pour toi
snack-solo-title = ### Manche { $round } sur { $rounds } : une pour toi, une pour ton adversaire
snack-solo-ask = Laquelle poses-tu ? L’autre va à ton adversaire. Choisis une carte à essayer : rien n’est posé tant que tu ne l’as pas dit.
veggies-start-title = ### Ouvre ton étal
veggies-start-ask = Quelle carte ouvre ton étal ? L’autre reste dans ta main.
veggies-start-chosen = Tu ouvres avec la carte **{ $number }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
veggies-start-button = Ouvrir avec la { $number }
veggies-start-done = ### Ton choix est fait
veggies-turn-title = ### Carte { $round } sur { $rounds } : à toi
veggies-turn-ask = La carte 1 est dans ta main, les autres sont au marché. Choisis-en une à essayer.
veggies-turn-done = ### Ton étal
plan-ask = Tu peux déjà préparer ton tour : essaie la carte de ta main, elle sera posée dès que ce sera à toi.
plan-stands = 📌 Dès que ce sera à toi, ta carte sera posée toute seule : **{ $where }**.
veggies-name-title = ### Annonce ta marchandise
veggies-name-ask = Lequel de tes plus grands groupes veux-tu faire compter ? Toute marchandise annoncée compte pour tout le monde.
veggies-name-button = { $things }
veggies-name-done = ### Ton étal est plein
panel-last = Il ne manque plus que toi : ton choix sera définitif.
panel-waiting =
    { $count ->
        [0] On n’attend personne : la partie continue.
        [one] On attend encore { $names }.
       *[other] On attend encore : { $names }.
    }
panel-over = La partie de la table **{ $code }** est finie.
panel-footer = -# Table { $code } · visible par toi uniquement
not-begun = La partie de la table **{ $code }** n’a pas encore commencé.
not-in-game = Tu n’as pas de place à la table **{ $code }**, donc pas de cartes à voir. Tu peux regarder la partie, ou ouvrir ta propre table avec `/snack { name-start }`.
cannot-show = -# ⚠️ Impossible d’afficher la table dans <#{ $channel }> pour l’instant : le salon n’existe plus, je n’ai pas le droit d’y écrire, ou Discord est en panne. La partie continue ici : `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

bonus-fewest = -# 🟢 +3 à qui a le moins de { $component }
bonus-most = -# 🔴 −3 à qui a le plus de { $component }
bonus-corners = -# 🟢 +1 par exemplaire dans un coin : { $component }
bonus-isolated = -# 🔴 −2 par exemplaire isolé : { $component }
bonus-groups = -# 🟢 +1 par groupe, même d’une seule case : { $component }
bonus-centre = -# 🔴 −2 par exemplaire au centre : { $component }
bonus-lines = -# 🟢 +2 par ligne ou colonne complète : { $component }
bonus-pairs = -# 🔴 −2 par groupe d’exactement deux : { $component }

## A trial placement

trial-title = ### Carte { $number } · `{ $where }` · { $gain }
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-problem =
    ### Carte { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Rien n’est encore posé. Tu pourras te raviser tant que tout le monde n’a pas fini. Table { $code }
trial-footer-final = -# Rien n’est encore posé. Ici, une carte posée ne se reprend pas : les suivantes arrivent aussitôt. Table { $code }
trial-footer-last = -# Rien n’est encore posé. Il ne manque plus que toi : une fois posée, la carte ne se reprend pas. Table { $code }
trial-footer-plan = -# Rien n’est encore posé. La carte sera posée dès que ce sera à toi, sauf si tu te ravises avant. Table { $code }
suggestion = Carte { $number } · { $where } · { $gain }
menu-partner = Partenaire de la place 1
menu-best = Bons emplacements
menu-topics = Sujets
form-title = Où va la carte ?
form-card = Quelle carte ? (1 à { $count })
form-where = Emplacement
form-where-about = Case en haut à gauche, rotation (0, 90, 180, 270), { layer-over } ou { layer-under } ; « { layer-under } C4 » : juste là.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-keep = 💡 Garde la carte **{ $number }** : c’est elle qui ira le mieux avec ce qu’on peut te passer, et l’autre est un moins beau cadeau.
hint-open = 💡 Ouvre avec la carte **{ $number }**.
hint-answer = 💡 { $answer } : c’est ce qui te rapporte le plus pour l’instant.
hint-place = 💡 Carte { $number } en `{ $where }` : { $why }.
hint-group = réunit { $size } × { $component }, { $gain }
hint-less = { $what }, { $gain }
hint-prepares = pas encore de points, mais des groupes qui peuvent grandir : { $groups }
hint-prepares-group = { $size } × { $component }
hint-ways-on = pas encore de points, mais c’est ce qui te laisse le plus de possibilités
hint-last = plus rien à gagner, et c’est là que tu perds le moins
review-title = ### Ta partie à la table { $code }, à tête reposée
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, au mieux { $best } : { $moves }
review-move = carte { $number } `{ $where }`
review-about = -# Chaque tour est jugé aux points rapportés aussitôt, dans la situation du moment. Renoncer à des points pour plus tard peut être un bon choix.
review-area =
    { $best ->
        [one] { "" }**Avec tes huit cartes**, le meilleur résultat trouvé vaut **{ $best }** point ; le tien en vaut { $own }.
       *[other] { "" }**Avec tes huit cartes**, le meilleur résultat trouvé vaut **{ $best }** points ; le tien en vaut { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Avec tes huit cartes**, rien de mieux que ton **{ $own }** point n’a été trouvé.
       *[other] { "" }**Avec tes huit cartes**, rien de mieux que tes **{ $own }** points n’a été trouvé.
    }
review-footer = -# Trouvé en quelques secondes de recherche : il existe peut-être encore mieux. Visible par toi uniquement.

## Buttons

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-add-auto = Ajouter un robot
button-remove-auto = Retirer un robot
button-cancel = Annuler la table
button-my-cards = Mes cartes
button-card = Essayer la { $number }
button-type = Écrire…
button-undo = Annuler mon coup
button-refresh = Actualiser
button-turn = Tourner
button-layer = Couche
button-other = Autre carte
button-place = Poser
button-plan = Poser à mon tour
button-back = Retour
button-help = Aide
button-hint = 💡 Conseil
button-hints-off = Jouer sans conseils
button-hints-on = Jouer avec conseils
button-rules = Les règles
button-again = Recommencer
button-look-text = Vue texte
button-look-pictures = Images
button-as-text = En texte
button-keep-look-text = Toujours en texte
button-keep-look-pictures = Toujours en images
button-keep-look-strong = Contraste fort
button-keep-look-ordinary = Couleurs normales
button-review = Analyser ma partie
button-why-not = Pourquoi ?
button-page-before = ◀ Précédent
button-page-after = Suivant ▶
button-keep-going = Non, on continue
button-rematch = Revanche
button-replay = Revoir la partie
button-cards-of = Mes cartes · { $code }

## The end

over-title = ## 🏁 { $game } · table { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } — { $points } point !
       *[other] 🏆 { $names } — { $points } points !
    }
verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } — { $points } point, et le plus grand groupe pour départager ({ $size }).
       *[other] 🏆 { $names } — { $points } points, et le plus grand groupe pour départager ({ $size }).
    }
verdict-shared =
    { $points ->
        [one] 🏆 Victoire partagée : { $names } — { $points } point, à égalité même au départage ({ $size }).
       *[other] 🏆 Victoire partagée : { $names } — { $points } points, à égalité même au départage ({ $size }).
    }
verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } — { $points } point, et moins de souris pour départager ({ $size }).
       *[other] 🏆 { $names } — { $points } points, et moins de souris pour départager ({ $size }).
    }
verdict-solo-won =
    { $points ->
        [one] 🏆 C’est gagné : { $points } point, contre { $target } à battre.
       *[other] 🏆 C’est gagné : { $points } points, contre { $target } à battre.
    }
verdict-solo-lost =
    { $points ->
        [one] Cette fois, le pique-nique revient à ton adversaire : { $points } point, il en fallait plus de { $target }.
       *[other] Cette fois, le pique-nique revient à ton adversaire : { $points } points, il en fallait plus de { $target }.
    }
score-seat = { $seat } — **{ $total }**
score-of-opponent = 🤖 l’adversaire — **{ $total }**
score-nothing = rien
score-group = { $size } { $component } { $points }
score-good = { $component } { $largest } × { $groups } { $points }
score-mice = souris ({ $count }) { $points }
score-bonus-fewest = le moins de { $component } ({ $own }) { $points }
score-bonus-most = le plus de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } dans les coins ({ $count }) { $points }
score-bonus-isolated = { $component } à l’écart ({ $count }) { $points }
score-bonus-groups = groupes de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } au centre ({ $count }) { $points }
score-bonus-lines = lignes complètes de { $component } ({ $count }) { $points }
score-bonus-pairs = paires de { $component } ({ $count }) { $points }
score-opponent = { $own } { $component } { $points }
over-footer =
    -# La distribution : graine `{ $seed }`,
    -# scellée dès le départ sous l’empreinte SHA-256 `{ $commitment }`
replay-title = ### Carte après carte · { $code }

## Time

option-pace = Rythme
lobby-pace = Rythme : **{ $pace }** · { $about }
pace-live = en direct
pace-live-about = 10 minutes par phase
pace-evening = soirée
pace-evening-about = 2 heures par phase
pace-daily = quotidien
pace-daily-about = 24 heures par phase
pace-relaxed = tranquille
pace-relaxed-about = 3 jours par phase
pace-none = sans limite
pace-none-about = On prend tout son temps
pace-choice-live = en direct : 10 minutes par phase
pace-choice-evening = soirée : 2 heures par phase
pace-choice-daily = quotidien : 24 heures par phase
pace-choice-relaxed = tranquille : 3 jours par phase
pace-choice-none = sans limite : on prend tout son temps
seat-until = { " " }· fin du délai { $until }
seat-away = { " " }· 🏖️ de retour { $until }
seat-missed = { " " }· 🤖 un robot a joué la dernière fois
seat-stand-in = { " " }· 🤖 un robot joue en attendant son retour
seat-done = { " " }· fait
seat-waiting = { " " }· doit jouer
seat-later = { " " }· plus tard
panel-until = -# ⏳ Ton délai se termine { $until } ; un robot jouera alors à ta place.
stand-in-plays = 🤖 Un robot joue à ta place jusqu’à ton retour.
back-again = Te revoilà : ta place est de nouveau à toi.
played-for-you = 🤖 C’est fait pour toi. Tu peux te raviser tant que tout le monde n’a pas fini, sauf si la partie a déjà avancé.
played-for-you-final = 🤖 C’est fait pour toi. La partie a déjà avancé.
button-back-again = Me revoilà
button-keep-for-me = Choisir pour moi
button-play-for-me = Jouer pour moi
seat-before = { " " }· avant : { $names }
button-more-time = Plus de temps ({ $votes }/{ $needed })
button-take-over = Prendre la place { $seat }
button-next-game = Partie suivante · { $code }
more-time-granted = Accordé : il y a plus de temps à la table **{ $code }**.
more-time-voted = Ton vote compte. Le délai sera prolongé quand plus de la moitié de ceux qui ont fini seront d’accord.
taken-over = La place { $seat } est maintenant à toi : voici ses cartes.
host-is = { $name } est désormais l’hôte de la table **{ $code }**.
host-voted = Ton vote compte. La table **{ $code }** changera d’hôte quand plus de la moitié des autres seront d’accord.
thread-name = { $game } · { $code }
nudge-notice = ⏳ **À toi de jouer** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
nudge-half = ⏳ **La moitié de ton temps est passée** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
nudge-last = ⏰ **Il ne reste plus beaucoup de temps**, ensuite un robot jouera · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
nudge-silence = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. La partie attend toujours ; l’hôte peut l’annuler avec `/snack { name-cancel }`.
nudge-silence-lobby = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }). La table attend toujours ; l’hôte peut lancer la partie, ou l’annuler avec `/snack { name-cancel }`.
nudge-closes = Si rien ne bouge d’ici là, la table sera annulée d’elle-même { $until }.
nudge-who = { $who }
nudge-who-until = { $who } · fin du délai { $until }

## What people and servers want

# This language's own name for itself.
language-name = Français
language-auto = comme sur Discord
notices-channel = dans le salon
notices-direct = en message privé
notices-off = aucune
me-title = ### Tes préférences, pour toutes tes parties
me-notices = Notifications quand c’est à toi : **{ $notices }**
me-quiet = Heures calmes : **{ $start }–{ $end }** ({ $zone }). Pas de notification pendant ce temps, et une échéance qui y tombe attend leur fin.
me-zone = Fuseau horaire : **{ $zone }**
me-no-quiet = Heures calmes : **aucune**. Pour en choisir : `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Paris`.
me-away = Absence jusqu’au **{ $until }**. À chaque phase, ton temps ne court qu’à partir de ton retour ; en tout, une partie t’attend 14 jours.
me-here = Tu es **là**. `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31` dit combien de temps tu t’absentes.
me-language = Langue : **{ $language }**
me-footer = -# Visible par toi uniquement. Ton absence s’affiche aux tables qui t’attendent.
menu-notices = Notifications
menu-language = Langue
menu-house-pace = Nouvelles tables
button-away =
    { $days ->
        [one] Absence 1 jour
       *[other] Absence { $days } jours
    }
button-here = Je suis là
house-title = ### Les réglages de ce serveur
house-pace = Nouvelles tables : **{ $pace }** · { $about }
house-channels = Tables uniquement dans : { $channels }
house-everywhere = Tables dans **tous les salons**. `/snack { name-settings } { name-channel }:` en autorise un, ou le retire.
house-threads-on = Chaque table a **son propre fil**.
house-threads-off = Les tables restent **dans leur salon**.
house-mentions-on = Chacun est **mentionné** quand c’est son tour.
house-mentions-off = Aucune mention dans les salons ; **messages privés** à qui en veut.
house-limits = Tables ouvertes : **{ $person }** par hôte, **{ $channel }** par salon
house-language = Langue des tables : **{ $language }**
house-footer = -# Visible par toi uniquement. Vaut pour les tables ouvertes à partir de maintenant ; pour les mentions, tout de suite.
button-threads-on = Avec des fils
button-threads-off = Sans fils
button-mentions-on = Mentionner
button-mentions-off = Ne pas mentionner
button-everywhere = Tous les salons

## Confirming

cancel-ask = Annuler la table **{ $code }** pour tout le monde ? C’est sans retour.
cancel-yes = Oui, annuler
cancel-done = La table **{ $code }** est annulée.
leave-ask = Quitter la table **{ $code }** ? Si la partie est en cours, un robot prend ta place.
leave-yes = Oui, quitter
leave-done = Tu as quitté la table **{ $code }**.
confirm-nothing = Rien n’a changé.

## Lists and help

status-title = ### { $game } · table { $code }
status-round = Manche { $round } sur { $rounds }
status-link = [Vers la table]({ $link })
status-lobby = en attente de joueurs
status-over = partie finie
status-cancelled = partie annulée
games-title =
    { $count ->
        [0] Tu n’as pas de partie en ce moment. `/snack { name-start }` ouvre une table.
        [one] ### Ta partie
       *[other] ### Tes { $count } parties
    }
games-line = **{ $code }** · { $game } · { $state } · [voir la table]({ $link })
games-more = -# … et { $count } de plus
games-your-turn = **à toi de jouer**
games-waiting = au tour des autres
help-text =
    ## Comment jouer ici
    {""}**1.** `/snack { name-start }` ouvre une table ; les autres appuient sur *{ button-join }*. Si personne d’autre ne joue, c’est un solo.
    {""}**2.** *{ button-my-cards }*, sur la table (ou `/snack { name-hand }`), ne montre tes cartes qu’à toi.
    {""}**3.** Garde une carte, passe l’autre à gauche.
    {""}**4.** Essaie une carte : tourne-la, déplace-la, glisse-la dessous ; ou écris `B3 90 { layer-under }` (`/snack { name-place }`). Puis *{ button-place }*.
    {""}**5.** Quand tout le monde a fini, tous les pique-niques sont dévoilés d’un coup. Quatre manches, puis on compte les points.
    {""}**{ game-veggies }** : `/snack { name-start } { name-game }:{ game-veggies }`. Garnis un étal du marché, une carte chacun son tour.

    `/snack { name-board }` montre les pique-niques · `/snack { name-status }` dit ce qu’une partie attend · `/snack { name-games }` liste les tiennes
    `/snack { name-leave }` et `/snack { name-cancel }` demandent confirmation · `/snack { name-rules }` donne les règles · `/snack { name-tutorial }` les enseigne
choice-table = { $code } · { $game }
choice-card = { $number } : { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat } : { $name }
do-which =
    Il peut s’agir de plusieurs choses :
    { $labels }
do-unknown =
    « { $typed } » n’est pas possible pour l’instant. Tu peux :
    { $labels }

help-looks = -# *{ button-look-text }*, sur chaque panneau, remplace les images par des mots. Ce que tu choisis ici est retenu :
looks-title = ### Comment tu vois les parties
looks-text-on = Du texte à la place des images : **oui**
looks-text-off = Du texte à la place des images : **non**
looks-strong-on = Contraste fort : **oui**
looks-strong-off = Contraste fort : **non**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Image { $number } : { $text }
rules-not-like-this = ✗ Pas comme ça :
rules-nothing-found = Aucune page des règles ne parle de « { $typed } ». Choisis un sujet dans le menu de n’importe quelle page.
# Other words for something, by which its pages are found as well.
typed-topics = nul = égalité, départage = égalité

rules-snack-overview-title = En bref
rules-snack-overview =
    Quatre manches. À chacune, tout le monde pioche deux cartes, en garde une, passe l’autre à gauche, puis pose ses deux cartes dans sa zone.

    { "" }**La pose.** Ta zone peut atteindre 4 × 4 cases, pas plus. Une carte se pose à côté, dessus ou dessous, ou bien entre deux : sur certaines cases et sous d’autres. Elle doit chevaucher une autre carte ou la toucher par un côté ; les coins ne comptent pas.

    { "" }**Les points.** Les aliments identiques qui se touchent par un côté forment un groupe ; les nappes identiques aussi. Un groupe de trois vaut 1 point, de quatre 2, de cinq 3, et ainsi de suite. Ce qui est caché ne compte pas. Qui a le plus de points gagne ; en cas d’égalité, le plus grand groupe tranche.

    { "" }Le **Régime spécial** ajoute deux bonus, connus dès le départ. Le **solo** se joue sans personne d’autre.
rules-snack-course-title = Une manche : choisir, passer, jouer
rules-snack-course =
    { "" }**Choisir et passer.** Tu reçois deux cartes. Garde-en une et passe l’autre à la place suivante ; la dernière place passe à la première. Tu joues donc une carte de ton choix et une qui vient d’à côté.

    { "" }**Jouer.** Pose les deux cartes dans ta zone, dans l’ordre que tu veux.

    Tout le monde joue en même temps et en secret. On peut changer d’avis tant que tout le monde n’a pas fini ; ensuite, tout est dévoilé d’un coup. Après quatre manches, il y a huit cartes dans chaque zone, et l’on compte les points.
rules-snack-first-title = La première carte
rules-snack-first =
    Ta première carte va au milieu, à l’horizontale ou à la verticale : `C4 0`, `C4 180`, `D3 90` ou `D3 270`. L’endroit n’a pas encore d’importance : à partir de là, ta zone peut s’étendre dans toutes les directions.
rules-snack-placing-title = Poser une carte
rules-snack-placing =
    Tourne la carte comme tu veux, par quarts de tour, et pose-la bien droite, jamais de biais. Elle doit chevaucher une de tes cartes ou en toucher une **par un côté**, comme sur la première image. Par un coin seulement, comme sur la seconde, ça ne suffit pas.

    Les cartes posées ne bougent plus. Tu peux toujours poser une carte exactement sur une autre : personne n’est donc jamais bloqué.
rules-snack-layers-title = Dessus et dessous
rules-snack-layers =
    Une carte peut en recouvrir d’autres, en partie ou en entier, ou se glisser dessous. Ce qui est caché ne compte pas ; ce qui se voit compte.

    { "" }**Dessus** (première image) : les cases de ta carte se voient, et ce qu’elles recouvrent disparaît. Le petit carré dans le coin rappelle quoi.
    { "" }**Dessous** (seconde image) : la case de ta carte est cachée là où il y a déjà quelque chose, et ses autres cases se voient.
rules-snack-between-title = Entre deux
rules-snack-between =
    Une carte peut passer à la fois sur certaines cartes et sous d’autres. Sur la première image, elle est sur la carte du haut et sous celle du bas : `D3 90 { layer-under } D5`.

    Ce qui est impossible : passer sur une case d’une carte et sous une autre case de **la même** carte. Il faudrait la traverser.
rules-snack-rings-title = Pas de boucle
rules-snack-rings =
    On doit pouvoir reposer toutes tes cartes une à une, de bas en haut. Sur la première image, la carte horizontale du bas est sur la carte verticale, et la carte verticale sur la carte horizontale de D4. Rien ne peut donc être à la fois sur celle du bas et sous celle de D4 : ce serait une boucle sans fond.
rules-snack-area-title = La zone flottante
rules-snack-area =
    Toutes tes cartes réunies peuvent occuper **4 cases de large et 4 de haut**, pas plus. La position des quatre colonnes et des quatre lignes n’est pas fixée au départ : ta zone flotte. Dès qu’elle a quatre cases de large, ses colonnes sont fixées ; dès qu’elle en a quatre de haut, ses lignes le sont.

    La première image montre toutes les cases encore à ta portée. Sur la seconde, la zone ferait cinq cases de large.
rules-snack-groups-title = Groupes et points
rules-snack-groups =
    Les aliments identiques qui se touchent par un côté forment un groupe, et les nappes identiques aussi. Les coins ne relient rien. Il faut être au moins trois pour compter :

    3 → **1** point · 4 → **2** · 5 → **3** · 6 → **4** … toujours la taille moins 2.

    Chaque case compte deux fois, pour son aliment et pour sa nappe, séparément. La première image montre ce que rapporterait une carte, la seconde tout ce qui marque des points dans un pique-nique complet.
rules-snack-winning-title = Victoire et égalité
rules-snack-winning =
    Qui a le plus de points gagne, bonus compris. En cas d’égalité, le plus grand **groupe**, quel qu’il soit, tranche (il est marqué ici) ; si l’égalité persiste, la victoire est partagée.
rules-snack-diet-title = Régime spécial
rules-snack-diet =
    Deux bonus pour toute la partie, connus dès le départ et les mêmes pour tout le monde. Chacun associe un aliment ou une nappe à ce qu’il rapporte ou coûte ; on les compte après les groupes.

    { "" }**Facile** : deux verts, des points à gagner. **Moyen** : un vert, un rouge. **Difficile** : deux rouges, des points à perdre.

    Les coins, le centre et les lignes sont ceux du rectangle qui entoure tes propres cartes, même s’il ne fait pas 4 × 4. Chacun des huit a sa page.
rules-snack-diet-fewest-title = Régime spécial : le moins (vert)
rules-snack-diet-fewest =
    { "" }**+3** si personne n’en montre moins que toi. À égalité, tout le monde a les points, et ne pas en avoir du tout, c’est encore le mieux. Ici, on voit quatre sodas, et les autres en montrent quatre et cinq : c’est gagné.
rules-snack-diet-corners-title = Régime spécial : dans les coins (vert)
rules-snack-diet-corners =
    { "" }**+1** par exemplaire dans un coin de ta zone. Ici, il y a des saucisses aux quatre coins.
rules-snack-diet-groups-title = Régime spécial : groupes (vert)
rules-snack-diet-groups =
    { "" }**+1** par groupe, même d’une seule case : pour une fois, mieux vaut éparpiller. Ici, on voit des nappes orange à trois endroits.
rules-snack-diet-lines-title = Régime spécial : lignes complètes (vert)
rules-snack-diet-lines =
    { "" }**+2** par ligne ou colonne entièrement de ce type, d’un bord à l’autre de ta zone. Un trou casse la ligne. Ici, une colonne est toute bleue.
rules-snack-diet-most-title = Régime spécial : le plus (rouge)
rules-snack-diet-most =
    { "" }**−3** si personne n’en montre plus que toi ; à égalité, tout le monde perd les points. Ici, on voit quatre nappes orange, et les autres en montrent deux et quatre.
rules-snack-diet-isolated-title = Régime spécial : isolés (rouge)
rules-snack-diet-isolated =
    { "" }**−2** par exemplaire qui n’en touche aucun autre du même type par un côté. Ici, une nappe verte est toute seule ; les autres se tiennent compagnie.
rules-snack-diet-centre-title = Régime spécial : au centre (rouge)
rules-snack-diet-centre =
    { "" }**−2** par exemplaire au milieu de ta zone : les quatre cases intérieures si elle est complète. Quand un côté est impair, il n’y a qu’une ligne ou colonne du milieu au lieu de deux. Ici, trois donuts sont de trop.
rules-snack-diet-pairs-title = Régime spécial : paires (rouge)
rules-snack-diet-pairs =
    { "" }**−2** par groupe d’exactement deux. Un seul ou trois ensemble ne coûtent rien. Ici, deux sodas sont côte à côte.
rules-snack-solo-title = Solo
rules-snack-solo =
    En solo, tu joues huit manches. Sur deux cartes, tu en poses une ; l’autre va à ton adversaire, dont les cartes s’alignent sans jamais se chevaucher. Ce que tu poses ne se reprend pas, car les deux cartes suivantes arrivent aussitôt.

    À la fin, tu comptes tes points comme d’habitude. Ton adversaire prend l’aliment qu’on voit le plus **des deux côtés réunis** et marque un point par exemplaire parmi **ses propres** cartes ; puis de même pour la nappe. En cas d’égalité, il prend le type dont il a le plus. Pour gagner, il te faut plus de points que lui ; autant ne suffit pas.

    Attention donc à ce que tu lui donnes, et cache ce qui l’aiderait.
rules-snack-writing-title = Écrire un emplacement
rules-snack-writing =
    `B3 90 { layer-under }` dit tout : la **case en haut à gauche** de la carte une fois tournée, sa **rotation** dans le sens horaire (0, 90, 180, 270) et sa **couche**.

    `{ layer-over }` : la carte n’est sous rien ; on peut l’omettre. `{ layer-under }` : elle est dessous partout où il y a quelque chose. `{ layer-under } C4 D4` : dessous sur ces cases, dessus ailleurs. Là où il n’y a rien, tout cela veut dire à côté.

    La première image, c’est `C5 0`, la seconde `F5 90`. Les noms des cases ne changent jamais en cours de partie. Écris tes emplacements avec *{ button-type }* ou `/snack { name-place }`.

rules-veggies-overview-title = En bref
rules-veggies-overview =
    Trois cartes visibles forment le marché. Chacun ouvre son étal avec l’une de ses deux cartes et garde l’autre cachée.

    { "" }**Ton tour.** Ajoute une carte à ton étal : celle de ta main ou une du marché. Elle se pose à côté ou dessus, jamais dessous. L’étal s’étend comme tu veux. Ce qui est posé le reste.

    { "" }**La fin.** Quand chaque étal compte huit cartes, on annonce des marchandises. Chaque marchandise annoncée compte pour tout le monde : la taille de ton plus grand groupe de cette marchandise, multipliée par le nombre de groupes que tu en as. Chaque souris visible coûte 2 points. Qui a le plus de points gagne ; en cas d’égalité, qui montre le moins de souris.
rules-veggies-opening-title = Ouvrir son étal
rules-veggies-opening =
    Tu reçois deux cartes. L’une ouvre ton étal, au milieu, en `V22` ; l’autre reste dans ta main, cachée à tout le monde. On choisit tous en même temps, et l’on peut changer d’avis tant que tout le monde n’a pas choisi.

    Avant de choisir, on sait déjà qui jouera en premier.
rules-veggies-course-title = Ton tour
rules-veggies-course =
    Ajoute une carte à ton étal : celle de ta main ou l’une des trois du marché. Si elle vient de ta main, tu en pioches une nouvelle, cachée ; si elle vient du marché, on y remet une carte. Puis c’est au tour de la place suivante.

    Ce que tu as posé ne se reprend pas, car une nouvelle carte a été vue. La partie s’arrête quand tout le monde a huit cartes.
rules-veggies-placing-title = Poser une carte
rules-veggies-placing =
    Tourne la carte comme tu veux, par quarts de tour. Elle doit chevaucher une carte de ton étal ou en toucher une **par un côté**, comme sur la première image. Par un coin seulement, comme sur la seconde, ça ne suffit pas.
rules-veggies-over-title = Dessus, jamais dessous
rules-veggies-over =
    Une carte peut en recouvrir d’autres, en partie ou en entier, et ce qu’elle recouvre disparaît : une belle fin pour une souris. Les petits carrés rappellent ce qui serait caché. Dans ce jeu, on ne glisse pas de carte sous les autres.
rules-veggies-size-title = La taille d’un étal
rules-veggies-size =
    Aussi grand que tu veux, dans toutes les directions : seules tes huit cartes fixent une limite. L’image montre ton étal et trois cases de chaque côté ; les noms des cases ne changent jamais.
rules-veggies-naming-title = Annoncer des marchandises
rules-veggies-naming =
    Quand les étals sont pleins, chacun annonce la marchandise de son **plus grand groupe** ; s’il y en a plusieurs de même taille, il choisit en secret. À deux, chacun annonce **deux marchandises différentes** : celles de ses plus grands groupes.

    Ici, les fraises de V24 et W24 sont l’un des plus grands groupes. Toute marchandise annoncée compte pour **tout le monde**.
rules-veggies-scoring-title = Les points des marchandises
rules-veggies-scoring =
    Pour chaque marchandise annoncée : la taille de ton **plus grand groupe** de cette marchandise, multipliée par le **nombre de groupes** que tu en as. Une case seule est aussi un groupe. Si tu n’en as pas, elle ne te rapporte rien.

    Ici : fraises, plus grand groupe 2, quatre groupes, 2 × 4 = **8** ; bananes, plus grand groupe 2, trois groupes, 2 × 3 = **6**. Un grand groupe et beaucoup de petits font bon ménage.
rules-veggies-mice-title = Souris
rules-veggies-mice =
    { "" }**−2** par souris visible à la fin, comme sur la première image. Recouvre-les : la carte de la seconde image en cache une. En cas d’égalité, la victoire va à qui montre le moins de souris ; si l’égalité persiste, elle est partagée.
rules-veggies-teams-title = À quatre : les équipes
rules-veggies-teams =
    À quatre, on joue en deux équipes, places 1 et 3 contre 2 et 4. Chacun a son étal et sa carte cachée, que son partenaire ne voit pas non plus, et annonce sa propre marchandise. On additionne les points des partenaires, et leurs souris aussi en cas d’égalité.
rules-veggies-writing-title = Écrire un emplacement
rules-veggies-writing =
    `V22 90` : la **case en haut à gauche** de la carte une fois tournée et sa **rotation** dans le sens horaire (0, 90, 180, 270). Après la colonne Z vient AA. La première image, c’est `Y22 0`, la seconde `Y24 0`. Les noms des cases ne changent jamais en cours de partie. Écris tes emplacements avec *{ button-type }* ou `/snack { name-place }`.

## The tutorial

tutorial-step = ### 🎓 Étape { $step } sur { $steps }
tutorial-footer = -# Une partie d’entraînement, rien que pour toi. Elle t’attend aussi longtemps que tu veux : `/snack { name-tutorial }` reprend où tu en es.
tutorial-almost = 🙂 { $text }
tutorial-1 = Tu vas jouer une partie entière contre un robot ; dans cinq minutes, tu sauras tout. Chaque case d’une carte montre un **aliment** sur une **nappe**. Trois identiques ou plus qui se touchent par un côté forment un groupe et rapportent des points. Sur deux cartes, tu en gardes une et tu passes l’autre. La carte 1 a trois sandwichs à la suite, un groupe à elle seule : appuie sur **Garder la 1**.
tutorial-2 = Te voilà avec deux cartes : celle que tu as gardée et une de ton adversaire. Pose d’abord les trois sandwichs. Appuie sur **Essayer la 1**, regarde l’image, puis appuie sur **{ button-place }**. La première carte va toujours au milieu ; rien n’est posé sans ton accord.
tutorial-3 = **Côte à côte.** Cette carte a elle aussi deux sandwichs. Pose-la de façon qu’ils soient en C3 et D3, dans la ligne juste au-dessus des autres. Appuie sur **Essayer la 1** et déplace-la avec les flèches jusqu’à ce que le titre indique **B3 0**, sa case en haut à gauche, ou écris-le avec *{ button-type }* ; puis **{ button-place }**. Cinq sandwichs ensemble valent 3 points : toujours la taille moins deux.
tutorial-4 = Manche 2. Les nappes forment des groupes, tout comme les aliments, et chaque case compte pour les deux. La carte 2 montre un sandwich et deux nappes rouges, qui vont bien avec les tiennes : **Garder la 2**.
tutorial-5 = **Dessus.** Une carte peut en recouvrir d’autres ; ce qu’elle cache ne compte plus. Prends la carte 2, appuie une fois sur **{ button-turn }** pour la mettre à la verticale, et déplace-la en **B2 90** : son sandwich sur nappe verte recouvre la saucisse en B3. Sept sandwichs, et tes trois nappes vertes deviennent un groupe. **{ button-place }**.
tutorial-6 = **Dessous.** Une carte peut aussi se glisser sous d’autres. Essaie la carte 1 à la verticale en **E3 90** : dessus, sa saucisse cacherait le sandwich en E4. Appuie sur **{ button-layer }** : elle passe *{ layer-under }*, la saucisse est cachée, et l’on ne voit que ce qui t’aide. Appuie sur **{ button-place }** quand le titre indique **E3 90 { layer-under }**.
tutorial-7 = Manche 3. Pense aussi à ce que tu passes : c’est ton adversaire qui l’aura. La carte 1 a une nappe verte et une rouge côte à côte, et tu as les deux couleurs : **Garder la 1**.
tutorial-8 = **Entre deux.** Une même carte peut passer sur certaines cases et sous d’autres. Prends la carte 2, appuie deux fois sur **{ button-turn }** et déplace-la en **B4 180**. Appuie sur **{ button-layer }** jusqu’à lire **B4 180 { layer-under } C4 D4** : son sandwich sur nappe verte recouvre la saucisse en B4, et le reste disparaît sous tes sandwichs. **{ button-place }**.
tutorial-9 = Essaie la carte 1 en **B2 0** et appuie sur **{ button-layer }** : sous le sandwich en B2, sa saucisse disparaît, tandis que sa case verte et sa case rouge se retrouvent à côté de tes groupes. Chacun grandit d’une case : **{ button-place }**, en **B2 0 { layer-under }**. Si une carte ne peut pas aller quelque part, le panneau te le dit, et *{ button-why-not }* te l’explique.
tutorial-10 = Dernière manche. Deux donuts sont dans ta ligne du haut ; un de plus, et c’est un groupe. La carte 1 l’apporte, sur nappe rouge : **Garder la 1**.
tutorial-11 = **La limite.** Ta zone a maintenant quatre cases de large et quatre de haut : elle ne peut plus grandir. Mais il reste de la place dans la ligne du bas : pose la carte 2 en **B5 0**. Avec ses deux sandwichs, ça fait onze, et ses cases verte et rouge rejoignent aussi leurs groupes.
tutorial-12 = La dernière carte : la carte 1 en **C2 0**, glissée sous les donuts avec **{ button-layer }** : **C2 0 { layer-under }**. On ne voit que sa dernière case, un donut sur nappe rouge, dans le seul coin libre. Trois donuts, sept nappes rouges. **{ button-place }**, et l’on compte les points.
tutorial-end = ## 🎉 { $own } à { $other } : c’est gagné !
tutorial-next =
    Tu connais tout le jeu : garder et passer, puis à côté, dessus, dessous et entre deux. À plusieurs, tout le monde joue en même temps, et tout est dévoilé d’un coup.

    `/snack { name-start }` ouvre une table : *{ button-add-auto }* te donne un adversaire, et sans personne d’autre tu joues en solo. *{ button-hint }* montre ce que ferait un bon joueur. Le *Régime spécial* ajoute des bonus quand tu en veux plus.
error-lesson-keep = Dans une vraie partie, ça se défend. Pour cette leçon, garde la carte **{ $number }**.
error-lesson-card = Ce serait possible. Pour cette étape, prends l’autre carte, la **{ $number }** ; celle-ci trouvera sa place plus tard.
error-lesson-turn = Elle peut se poser ainsi, mais ici il faut la tourner à **{ $turn }** : `{ $where }`. *{ button-turn }* avance d’un quart de tour.
error-lesson-cell = Elle peut aller là, mais cette étape la veut en `{ $where }`. Les flèches la déplacent ; le titre dit où elle est.
error-lesson-layer = Le bon endroit, mais pas la bonne couche : `{ $where }`. Appuie sur *{ button-layer }* jusqu’à ce que le titre l’indique.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = jouer
name-game = jeu
name-players = joueurs
name-diet = régime
name-autos = robots
name-level = niveau
name-pack = paquet
name-pace = rythme
name-hand = main
name-place = poser
name-cell = case
name-rotation = rotation
name-layer = couche
name-card = carte
name-table = table
name-board = zones
name-seat = place
name-status = statut
name-games = parties
name-cancel = annuler
name-leave = quitter
name-help = aide
name-tutorial = tutoriel
name-rules = règles
name-topic = sujet
name-me = moi
name-notices = notifications
name-quiet = calme
name-zone = fuseau
name-away = absence
name-language = langue
name-settings = réglages
name-channel = salon
name-per-person = par_personne
name-per-channel = par_salon
name-host = hôte
name-to = qui
name-do = faire
name-action = action
name-final = définitif
name-view = affichage
name-contrast = contraste

## What commands are for

command-snack = Des jeux de pose de cartes
command-start = Ouvrir une table dans ce salon
command-start-game = Quel jeu
command-start-players = Combien de places à la table
command-start-diet = Régime spécial : les cartes Bonus
command-start-autos = Combien de robots
command-start-level = Le niveau des robots
command-start-pack = Quel paquet de cartes
command-start-pace = Combien de temps peut durer une phase
command-hand = Voir tes cartes et ce que tu as à faire
command-do = Faire au clavier ce que fait un bouton ou un menu
command-do-action = Ce que tu veux faire : la liste de ce qui est possible s’affiche en tapant
command-place = Essayer une carte : rien n’est posé sans ton accord
command-place-cell = La case en haut à gauche de la carte, par exemple B3
command-place-rotation = Tournée dans le sens horaire de
command-place-layer = { layer-over }, { layer-under }, ou { layer-under } avec des cases : { layer-under } C4 D4
command-place-card = Laquelle de tes cartes
command-place-final = La poser tout de suite au lieu de l’essayer
command-board = Montrer les zones dans ce salon
command-board-seat = Une seule place
command-status = Ce qu’une partie attend
command-games = Toutes tes parties, où que ce soit
command-cancel = Annuler une partie
command-leave = Quitter une table
command-help = Comment jouer ici
command-tutorial = Apprendre le jeu en cinq minutes, pas à pas
command-rules = Les règles, page par page, en images
command-rules-topic = Sur quoi ? Tape un mot pour chercher
command-me = Tes préférences : notifications, heures calmes, absence, langue
command-me-notices = Où te prévenir que c’est à toi
command-me-quiet = Heures sans notifications, par exemple 22-8 ou 22:30-7 ; { word-off } pour ne pas en avoir
command-me-zone = Ton fuseau horaire
command-me-away = Un nombre de jours, ou une date comme 2027-01-31 ; { word-off } à ton retour
command-me-view = Texte ou images, désormais
command-me-contrast = Contraste fort ou couleurs normales, désormais
command-language = Langue
command-settings = Les réglages de ce serveur (pour qui le gère)
command-settings-channel = Autoriser les tables dans ce salon, ou ne plus les y autoriser
command-settings-per-person = Combien de tables ouvertes par hôte
command-settings-per-channel = Combien de tables ouvertes par salon
command-host = Céder le rôle d’hôte, ou voter pour en changer si l’hôte a disparu
command-host-to = Qui devient l’hôte ; ne mets rien pour voter
command-table = Le code de la table, s’il y en a plusieurs

## What can be wrong

error-internal = Quelque chose a mal tourné de notre côté. Ta partie est à l’abri ; réessaie dans un instant.
error-old-button = Ce bouton vient d’une ancienne version. Prends-en un plus récent : `/snack { name-hand }` ou `/snack { name-games }`.
error-unreadable = « { $text } » n’indique pas d’emplacement. Écris par exemple `B3 90 { layer-under }`.
error-bad-cell = « { $given } » n’est pas une case. Une case, c’est une lettre et un nombre, comme `B3`.
error-bad-rotation = { $given } n’est pas une rotation. Prends 0, 90, 180 ou 270.
error-bad-layer = « { $given } » n’est pas une couche. Écris `{ layer-over }`, `{ layer-under }`, ou `{ layer-under }` avec des cases : `{ layer-under } C4 D4`.
error-off-frame = { $cell } est hors d’atteinte, quoi qu’il arrive.
error-first-card = La première carte va au milieu : { $allowed }.
error-touches-nothing = En { $cell }, cette carte ne toucherait rien. Elle doit chevaucher une autre carte ou la toucher.
error-corner-only = En { $cell }, cette carte ne toucherait les autres que par un coin. Elle doit en chevaucher une ou la toucher par un côté.
error-too-wide = Avec { $cell }, ta zone ferait { $size } cases de large ; le maximum est { $limit }.
error-too-high = Avec { $cell }, ta zone ferait { $size } cases de haut ; le maximum est { $limit }.
error-no-overlap = Dans ce jeu, aucune carte ne va sur une autre : { $cell } est occupée.
error-never-under = Dans ce jeu, une carte ne va jamais sous une autre.
error-nothing-to-be-under = En { $cell }, il n’y a rien sous quoi se glisser.
error-over-and-under-one = Une carte ne peut pas passer sur une autre en { $over_at } et sous la même en { $under_at }.
error-ring = Impossible : la carte en { $over_at } est plus haut dans la pile que celle en { $under_at } ; rien ne peut passer sur la première et sous la seconde.
error-game-over = Cette partie est finie.
error-not-a-seat = Cette place n’existe pas à cette table.
error-unknown-move = Ce coup n’existe pas dans ce jeu.
error-bad-move = Ce coup est illisible.
error-wrong-phase = La partie a avancé entre-temps. Voici où elle en est.
error-not-your-turn = Ce n’est pas encore ton tour.
error-not-in-hand = Tu n’as plus cette carte en main. Voici ce que tu as maintenant.
error-not-here = Cette carte n’est plus là : quelqu’un a été plus rapide, ou ce panneau est ancien. Voici ce qui est visible maintenant.
error-bad-goods = Tu ne peux pas annoncer ça ; tu peux annoncer : { $allowed }.
error-already-done = C’est déjà fait.
error-nothing-to-undo = Il n’y a rien à annuler.
error-final = Ça ne se reprend plus : c’est déjà dévoilé.
error-unknown-game = Ce jeu n’existe pas.
error-unknown-pack = Il n’y a pas de paquet { $pack } pour ce jeu.
error-bad-seats = Ce nombre de joueurs ne va pas pour ce jeu : il se joue de { $least } à { $most }.
error-unknown-option = Ce jeu n’a pas cette option.
error-bad-option = Ce n’est pas l’un des choix possibles : { $allowed }.
error-bad-seed = La distribution n’a pas pu se faire.
error-no-such-table = La table { $table } n’existe pas (ou plus). `/snack { name-games }` liste les tiennes.
error-not-in-lobby = Cette partie a déjà commencé.
error-not-playing = Cette partie n’est pas en cours.
error-already-seated = Tu as déjà une place ici.
error-not-seated = Tu n’as pas de place à cette table.
error-table-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
error-only-host = C’est réservé à l’hôte.
error-too-few = On ne peut pas jouer à { $seats } : il faut être au moins { $needed }.
error-bad-capacity = Ce nombre de places n’est pas possible ici : de { $least } à { $most }.
error-no-teams = Il n’y a pas d’équipes ici : c’est à quatre qu’on joue deux contre deux.
error-no-auto-to-remove = Il n’y a pas de robot à cette table.
error-too-many-tables =
    { $limit ->
        [one] Tu as déjà une table ouverte. Finis-la ou annule-la d’abord : `/snack { name-games }`.
       *[other] Tu as déjà { $limit } tables ouvertes. Finis-en une ou annule-la d’abord : `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] Une table est déjà ouverte dans ce salon. Choisis un autre salon, ou rejoins cette table.
       *[other] { $limit } tables sont déjà ouvertes dans ce salon. Choisis un autre salon, ou rejoins l’une d’elles.
    }
error-hints-off = À cette table, l’hôte veut jouer sans conseils.
error-not-over = Cette partie n’est pas encore finie.
error-no-free-code = Impossible d’ouvrir une table pour l’instant ; réessaie.
error-nothing-to-do = Tu n’as rien à faire pour l’instant.
error-not-free = Cette place n’est pas libre.
error-held-another = Tu as tenu une autre place dans cette partie et vu ses cartes : celle-ci est pour quelqu’un d’autre.
error-no-deadline = Il n’y a pas d’échéance à repousser ici, ou personne pour l’accorder.
error-no-vote = C’est aux autres d’en décider : c’est toi qu’on attend.
error-host-yourself = L’hôte, c’est toi. `/snack { name-host } { name-to }:` en désigne un autre.
error-host-is-here = L’hôte est là. On peut voter pour en changer si l’hôte manque une échéance, n’a pas lancé la partie au bout d’une heure, ou fait attendre six jours une partie sans échéances.
error-host-not-seated = Pour être l’hôte de cette table, il faut y avoir une place.
error-wrong-channel = Sur ce serveur, on ouvre les tables ici : { $channels }
error-only-managers = C’est réservé à qui gère ce serveur.
error-only-servers = Ça ne se règle que sur un serveur.
error-bad-hours = « { $given } » n’indique pas d’heures. Écris par exemple `22-8` ou `22:30-7:15`, ou bien `{ word-off }`.
error-zone-missing = Dans quel fuseau horaire ? Ajoute-le : `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Paris`.
error-bad-zone = Le fuseau horaire « { $given } » n’existe pas. Choisis-en un dans la liste, par exemple `Europe/Paris`.
error-long-quiet = Les heures calmes durent { $limit } heures au plus, et ne peuvent pas finir quand elles commencent.
error-bad-away = « { $given } » n’indique pas de durée. Écris un nombre de jours, une date d’ici un an comme `2027-01-31`, ou bien `{ word-off }`.
error-away-out-of-reach = « { $given } » est déjà passé, ou trop lointain. Écris un nombre de jours de 1 à { $limit }, une date d’ici un an, ou bien `{ word-off }`.
error-stale = La partie a avancé entre-temps ; rien n’a été changé. Voici où elle en est.
error-no-such-card = Il n’y a pas de carte { $given } ; tu en as { $count }.
error-no-such-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
error-no-table-here = Tu n’as pas de partie ici. `/snack { name-start }` ouvre une table, `/snack { name-games }` liste les tiennes.
error-cannot-post = Je n’ai pas le droit d’écrire dans ce salon. Il me faut *Voir le salon*, *Envoyer des messages* (dans les fils aussi), *Joindre des fichiers* et *Voir les anciens messages* ; demande à qui gère ce serveur, ou choisis un autre salon.
error-which-table = Quelle table ? Choisis-en une : { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Zone de la place { $seat }, une carte.
       *[other] Zone de la place { $seat }, { $cards } cartes.
    }
alt-empty-area = Zone de la place { $seat }, encore vide.
alt-shared-area =
    { $cards ->
        [one] La zone commune : une carte.
       *[other] La zone commune : { $cards } cartes.
    }
alt-empty-shared-area = La zone commune, encore vide.
alt-row = Ligne { $row } : { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } sur { $ground }
alt-reach = À portée : colonnes { $left } à { $right }, lignes { $top } à { $bottom }.
alt-newest = La dernière carte est en { $cells }.
alt-laid = Cartes par couches, de bas en haut : { $cards }.
alt-trial = Essai en { $cell }, rotation { $turn } : { $squares }.
alt-trial-under = Dessous en { $cells }.
alt-trial-hides = Cache { $squares }.
alt-change = { $sign }{ $points } : { $component }, { $why }, en { $cells }.
alt-change-less = { $sign }{ $points } : { $what }, en { $cells }.
alt-change-nowhere = { $sign }{ $points } : { $component }, { $why }.
alt-total = En tout { $sign }{ $points }.
alt-no-change = Les points ne changent pas.
alt-problem = La carte ne peut pas aller en { $cell }, rotation { $turn }.
alt-hand =
    { $cards ->
        [one] Une carte.
       *[other] { $cards } cartes.
    }
alt-card = Carte { $number } : { $squares }.
alt-card-rows = Carte { $number } : en haut { $upper } ; en bas { $lower }.
alt-card-tall = Carte { $number }, { $rows } lignes de haut en bas : { $squares }.
alt-chosen = La carte { $number } est choisie.
alt-market =
    { $cards ->
        [one] Une carte au marché.
       *[other] { $cards } cartes au marché.
    }
alt-opponent =
    { $cards ->
        [one] La seule carte de l’adversaire.
       *[other] Les { $cards } cartes de l’adversaire.
    }
alt-table =
    { $seats ->
        [one] Une zone, manche { $round } sur { $rounds }.
       *[other] { $seats } zones, manche { $round } sur { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [one] Place { $seat } : { $cards } carte, largeur { $width }, hauteur { $height }.
       *[other] Place { $seat } : { $cards } cartes, largeur { $width }, hauteur { $height }.
    }
alt-table-shared =
    { $cards ->
        [one] Une zone commune, manche { $round } sur { $rounds } : { $cards } carte, largeur { $width }, hauteur { $height }.
       *[other] Une zone commune, manche { $round } sur { $rounds } : { $cards } cartes, largeur { $width }, hauteur { $height }.
    }
alt-bonus = Bonus { $component } : { $modification }.
alt-winner = Victoire : place { $seats }.
alt-no-winner = L’adversaire a gagné.
alt-sheet-seat =
    { $points ->
        [one] Place { $seat } : { $sign }{ $points } point.
       *[other] Place { $seat } : { $sign }{ $points } points.
    }
alt-sheet-line = Place { $seat } : { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] L’adversaire : { $sign }{ $points } point.
       *[other] L’adversaire : { $sign }{ $points } points.
    }
alt-replay =
    { $cards ->
        [one] La zone de la place { $seat }, carte après carte, une carte.
       *[other] La zone de la place { $seat }, carte après carte, { $cards } cartes.
    }
alt-replay-table =
    { $seats ->
        [one] La zone, carte après carte ({ $cards } en tout).
       *[other] Les { $seats } zones, carte après carte ({ $cards } chacune).
    }
alt-replay-shared =
    { $cards ->
        [one] La zone commune, carte après carte (une en tout).
       *[other] La zone commune, carte après carte ({ $cards } en tout).
    }
modification-fewest = 3 points à qui en a le moins
modification-most = moins 3 points à qui en a le plus
modification-corners = 1 point par exemplaire dans un coin
modification-isolated = moins 2 points par exemplaire isolé
modification-groups = 1 point par groupe
modification-centre = moins 2 points par exemplaire au centre
modification-lines = 2 points par ligne ou colonne complète
modification-pairs = moins 2 points par paire
why-group = un groupe
why-bonus-fewest = le moins
why-bonus-most = le plus
why-bonus-corners = dans les coins
why-bonus-isolated = à l’écart
why-bonus-groups = groupes
why-bonus-centre = au centre
why-bonus-lines = lignes complètes
why-bonus-pairs = paires
why-good = plus grand groupe fois nombre de groupes
why-mice = à la vue de tous
why-opponent = le type le plus visible
less-mice = moins de { $component }
less-bonus-most = tu n’as plus le plus de { $component }
less-bonus-isolated = moins de { $component } à l’écart
less-bonus-centre = moins de { $component } au centre
less-bonus-pairs = moins de paires de { $component }

## The playground

playground-topic = Le vrai bot sur un Discord simulé
playground-welcome =
    ## 🧺 Bienvenue sur le terrain de jeu
    C’est le vrai bot, sur un Discord qui n’existe que sur ton ordinateur. *Viewing as*, tout en haut, dit qui tu es : passe d’une personne à l’autre comme tu veux.

    {""}**1.** Dans la peau de { $first }, appuie sur *{ button-my-cards }* : seul le compte de { $first } voit la réponse. Garde une carte, puis fais de même dans la peau de { $second }.
    {""}**2.** Pose les deux cartes : déplace, tourne, glisse dessous, ou écris un emplacement : la première carte va en `C4 0`.
    {""}**3.** Quand les deux ont fini, la table montre ce qui a été posé, et la manche suivante commence.

    Ou bien rejoins la table ouverte dans la peau de qui tu veux, ou tape une commande : `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Rejoindre la table { $code }
playground-footer = -# Le temps passe ici comme dehors. Pour l’avancer, écris `skip 3h` dans ce salon ou dans le terminal.
playground-direct = { $name } : messages privés
playground-open = Snack Table est ouvert : { $address }
playground-hint = Les parties sont gardées dans { $file }. `skip 3h` puis Entrée avance l’horloge, Ctrl-C arrête tout.
playground-skipped = Il est maintenant { $now } sur le terrain de jeu.
