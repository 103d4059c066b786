# What the bot says in French, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
bot-player = 🤖 { $name } ({ $level })
bot-short = un robot
bot-named = { $name } ({ $level })
character-crumb = Se contente de ce qui tombe de la table.
character-dumpling = Prend son temps et profite de la vue.
character-muffin = Veut bien faire. Le plus souvent.
character-noodle = Perd le fil de temps en temps.
character-pancake = Lance une pièce, puis se retourne.
character-popcorn = S’emballe vite.
character-pudding = Tremble, mais perd de bon cœur.
character-waffle = A du mal à se décider.
character-pickle = Un peu aigre, toujours juste.
character-almond = Parle peu et se trompe rarement deux fois.
character-biscuit = Solide. Ne s’émiette qu’à la fin.
character-olive = Garde son plan dans le noyau.
character-radish = Des coups croquants, un peu piquants.
character-raisin = A vu passer bien des étés.
character-toast = Fiable, et retombe toujours quelque part.
character-walnut = Coquille dure, jeu loyal.
character-pepper = Pique, et compte aussi tes points.
character-chili = Joue brûlant dès la première carte.
character-garlic = On le sent longtemps après.
character-ginger = Voit toujours une racine plus loin.
character-lemon = Presse jusqu’au dernier point.
character-mustard = Économise les secondes, jamais les points.
character-vinegar = A bien vieilli et n’oublie rien.
character-wasabi = Petite portion, larmes aux yeux.
character-truffle = Rares sont ceux qui la trouvent.
character-saffron = Une pincée change tout.
character-caviar = Petit, noir et jamais donné.
character-miso = Y réfléchit depuis trois ans.
character-oyster = Ne dit rien et garde la perle.
character-artichoke = Garde le meilleur pour la fin.
character-fig = En a plus dedans qu’il n’en montre.
character-quince = Patient. Se bonifie en attendant.
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
lobby-host = { $seat } · hôte
lobby-free =
    { $count ->
        [one] *1 place libre*
       *[other] *{ $count } places libres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *La partie a commencé.*
lobby-seal = -# 🔏 Donne scellée : { $seal }
past-round = *Cette manche est terminée.*
past-moved = *Cette table continue dans [un message plus récent]({ $link }).*
lobby-footer = -# Tout le monde peut rejoindre la table. L’hôte lance la partie.
lobby-footer-full = -# Toutes les places sont prises. L’hôte lance la partie.
lobby-footer-kept = -# Toutes les places sont prises ou réservées. L’hôte lance la partie.
lobby-footer-direct = -# Personne d’autre ne peut entrer ici : ajoute des robots avec *{ button-host }*, ou commence en solo.
lobby-footer-solo = -# Tout le monde peut rejoindre la table. L’hôte lance la partie, même en solo.
option-hints = Conseils
option-hints-on = oui
option-hints-off = non
option-rated = Classement
option-rated-on = compte
option-rated-off = amicale
opened = La table **{ $code }** est ouverte dans <#{ $channel }>. Lance la partie quand tout le monde est là.
joined = Tu as une place à la table **{ $code }**. L’hôte lancera la partie.
left = Tu as quitté la table **{ $code }**.
rematch-open = Revanche à la table **{ $code }** : elle est ouverte dans le salon.
rematch-call = 🔁 { $host } demande une revanche à la table **{ $code }**. On rejoue, { $names } ? Appuie sur *{ button-join }* ; sans réponse, c’est non.
invite-call = 🪑 { $host } invite { $names } à { $game }, table **{ $code }**. La place est gardée jusqu’au début de la partie.
start-without = La partie a commencé sans { $names }, faute de réponse.
start-alone = Il n’y a que toi pour l’instant. Jouer en solo maintenant, ou attendre ?
start-alone-asked = Personne d’autre n’a encore dit oui. Réponse attendue : { $names }. Jouer en solo maintenant, ou attendre ?
host-title = ### Pour l’hôte · table { $code }
host-footer = -# Visible par toi uniquement. La table montre ce qui est convenu.

## The table while a game runs

table-title = ### { $game } · { $code } · manche { $round } sur { $rounds }
reveal-title = ## 🎉 La manche { $round } est sur la table !
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } mène avec **{ $points }**, { $ahead } devant { $second }.
lead-tied = 👑 { $names } mènent ensemble avec **{ $points }**.
lead-team = 👑 { $name } mènent en équipe avec **{ $points }**, { $ahead } devant { $second }.
lead-level = 👑 Les équipes sont à égalité : **{ $points }** chacune.
overtook = ⬆️ { $name } dépasse { $names }.
remark = 💬 { $text }
remark-comeback = De la dernière place à la première en une seule manche : { $names }, +{ $gain }.
remark-large-group = { $names } : { $size } { $component } d’un seul tenant. C’était prévu de longue date.
remark-everyone-lost = Tout le monde a moins qu’avant. Une manche pour les fourmis.
remark-nobody-gained = Personne n’a gagné de point. Disons que c’est de la préparation.
remark-paid-off = { $names } renonce à { $lost } ({ $component }) et finit à +{ $gain }. Ça valait le coup.
remark-tie-for-all = Tout le monde a { $points }. Difficile de faire plus équitable.
remark-new-leader = Un nouveau nom en tête : { $names }.
remark-large-gain = +{ $gain } en une manche. { $names } avait faim.
remark-hid-own = { $names } vient de couvrir { $lost } ({ $component }). Il y a sûrement une raison.
remark-tie-at-top = La tête est partagée. La nappe est assez large.
remark-runaway = { $names } a { $ahead } d’avance. Encore en vue, de justesse.
remark-only-one = Cette fois, { $names } est seul à gagner quelque chose : +{ $gain }.
remark-same-gain = +{ $gain } pour tout le monde. Personne ne peut se plaindre.
remark-bonus = { $names } a pensé au bonus : { $component }, +{ $gain }.
remark-eased = { $names } a fait le ménage : { $component }, +{ $gain }.
remark-broke-even = Un aller-retour pour { $names } : des points gagnés, et autant de perdus.
remark-close = De la première à la dernière place, il y a { $apart }. Une miette en décidera.
remark-most = La plus grosse bouchée est pour { $names } : +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* ne montre tes cartes qu’à toi.
table-asleep = 💤 **Cette partie dort.** Tout le monde est absent depuis un moment, alors personne ne joue. Quiconque est à la table peut la réveiller : *{ button-back-again }*. Sinon, elle sera annulée { $until }, sans résultat.
cancelled-title = ## { $game } · table { $code }
cancelled-text = Cette partie a été annulée.
cancelled-asleep = Personne n’est revenu, cette partie a donc été annulée. Il n’y a pas de résultat.
damaged-title = ## Table { $code } illisible
damaged-text = Je n’arrive plus à lire cette partie. C’est de notre côté, et toutes les autres tables continuent.
damaged-mendable = { $host } peut la ramener au dernier point que je sais lire. { $count ->
    [0] Aucun coup n’est perdu.
    [one] Un coup est perdu.
   *[other] { $count } coups sont perdus.
}
damaged-beyond = Il ne reste rien à récupérer. { $host } peut fermer la table.
damaged-closed = Je n’arrivais plus à lire cette partie : la table a été fermée.
mended-done = La table **{ $code }** est revenue au dernier point que j’ai su lire. { $count ->
    [0] Aucun coup n’a été perdu.
    [one] Un coup a été perdu.
   *[other] { $count } coups ont été perdus.
}
mended-gone = La table **{ $code }** est fermée.
button-mend = Récupérer
button-give-up = Fermer la table
board-title = ### { $game } · { $code } · manche { $round } sur { $rounds }

## The private panel

plan-ask = Tu peux déjà préparer ton tour : essaie la carte de ta main, elle sera posée dès que ce sera à toi.
plan-stands = 📌 Dès que ce sera à toi, ta carte sera posée toute seule : **{ $where }**.
panel-last = Il ne manque plus que toi : ton choix sera définitif.
panel-waiting =
    { $count ->
        [0] On n’attend personne : la partie continue.
        [one] On attend encore { $names }.
       *[other] On attend encore : { $names }.
    }
panel-turn =
    { $turns ->
        [one] C’est à { $names }. Ensuite, à toi.
       *[other] C’est à { $names }. Encore { $turns } tours avant le tien.
    }
panel-score =
    { $points ->
        [one] Tu as **{ $points }** point pour l’instant.
       *[other] Tu as **{ $points }** points pour l’instant.
    }
panel-score-others = -# D’après ce qu’on a vu : { $scores }
panel-score-others-now = -# Les autres à présent : { $scores }
panel-score-of = { $name } { $points }
panel-rival = Toi **{ $own }** · adversaire **{ $rival }**
panel-over = La partie de la table **{ $code }** est finie.
panel-footer = -# Table { $code } · visible par toi uniquement
panel-footer-private = -# Visible par toi uniquement.
choose-areas = -# `{ $own }`, c’est toi ; `{ $other }`, c’est { $name }, qui reçoit la carte que tu ne gardes pas.
choose-own-area = -# Ce que tu as jusqu’ici
not-begun = La partie de la table **{ $code }** n’a pas encore commencé.
not-in-game = Tu n’as pas de place à la table **{ $code }**, donc pas de cartes à voir. Tu peux regarder la partie, ou ouvrir ta propre table avec `/snack { name-start }`.
cannot-show = -# ⚠️ Impossible d’afficher la table dans <#{ $channel }> pour l’instant : le salon n’existe plus, je n’ai pas le droit d’y écrire, ou Discord est en panne. La partie continue ici : `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Carte { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-why = -# { $why }
trial-without = -# Sans elle, tel que c’est maintenant :
trial-problem =
    ### Carte { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Pas encore posée. Tu pourras te raviser tant que tout le monde n’a pas fini. Table { $code }
trial-footer-final = -# Pas encore posée. Une fois posée, c’est définitif : les cartes suivantes arrivent aussitôt. Table { $code }
trial-footer-last = -# Pas encore posée. Tous les autres ont fini, donc c’est définitif. Table { $code }
trial-footer-plan = -# Pas encore posée. Elle le sera dès que ce sera à toi, sauf si tu te ravises avant. Table { $code }
trial-footer-private =
    { $final ->
        [yes] -# Pas encore posée. Une fois posée, c’est définitif : les cartes suivantes arrivent aussitôt.
       *[no] -# Pas encore posée. Visible par toi uniquement.
    }
suggestion = Carte { $number } · { $where }
suggestion-about = { $gain } : { $why }
menu-partner = Partenaire de la place 1
menu-seats = Places
menu-add-bot = Ajouter un robot
menu-remove-bot = Retirer un robot
menu-best = Meilleurs endroits
menu-spots = Aller à un endroit
menu-layers = Couches ici
menu-cards = Tes cartes
menu-topics = Sujets
form-title = Où va la carte ?
form-card = Quelle carte ? (1 à { $count })
form-which-card = Quelle carte ?
form-card-number = Carte { $number }
form-cell = Case
form-cell-about = La case en haut à gauche que la carte couvre
form-column = Colonne
form-row = Ligne
form-turn = Rotation
form-turn-about = Dans le sens des aiguilles d’une montre
form-degrees = { $turn }°
form-layer = Couche
form-layer-about = Là où elle chevauche d’autres cartes
form-where = Emplacement
form-where-about = Case en haut à gauche, rotation (0, 90, 180, 270), { layer-over } ou { layer-under } ; « { layer-under } C4 » : juste là.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-place = 💡 Carte { $number } en `{ $where }` : { $why }.
hint-group = réunit { $size } { $component }
hint-gives-up = sacrifie des { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] et un autre ({ $gain })
       *[other] et { $count } autres ({ $gain })
    }
hint-prepares = prépare { $groups }
hint-no-points-yet = pas encore de points, mais { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = pas encore de points, mais c’est ce qui te laisse le plus de possibilités
hint-last = plus rien à gagner, et c’est là que tu perds le moins
review-title = ### Ta partie à la table { $code }, à tête reposée
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }, au mieux { $best } : { $moves }
review-move = carte { $number } `{ $where }`
review-pictures = -# Là où l’on pouvait faire mieux : à gauche ce que tu as posé, à droite ce qui a été trouvé.
review-about = -# Chaque tour est jugé aux points rapportés aussitôt, dans la situation du moment. Renoncer à des points pour plus tard peut être un bon choix.
review-luck-same =
    { $own ->
        [one] { "" }**{ $own } point** : juste ce que ces cartes rapportent d’habitude.
       *[other] { "" }**{ $own } points** : juste ce que ces cartes rapportent d’habitude.
    }
review-luck-above =
    { $own ->
        [one] { "" }**{ $own } point** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] { "" }**{ $own } points** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] { "" }**{ $own } point** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] { "" }**{ $own } points** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
review-luck-about = -# D’habitude, c’est-à-dire ce qu’un bot difficile tire de la même donne.
review-skill = -# À côté d’un bot difficile avec la même donne et les mêmes voisins : { $choosing } pour les cartes choisies, { $placing } pour leur emplacement.
review-area =
    { $best ->
        [one] { "" }**Avec tes cartes**, le meilleur résultat trouvé vaut **{ $best }** point ; le tien en vaut { $own }.
       *[other] { "" }**Avec tes cartes**, le meilleur résultat trouvé vaut **{ $best }** points ; le tien en vaut { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Avec tes cartes**, rien de mieux que ton **{ $own }** point n’a été trouvé.
       *[other] { "" }**Avec tes cartes**, rien de mieux que tes **{ $own }** points n’a été trouvé.
    }
review-footer = -# Trouvé en quelques secondes de recherche : il existe peut-être encore mieux. Visible par toi uniquement.

## Buttons

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-host = Hôte…
button-decline = Pas cette fois
button-join-table = Rejoindre { $code }
button-play-solo = Jouer en solo
button-solo-again = Nouveau solo
button-wait = Attendre
button-play-now = Jouer : { $game }
button-cancel = Annuler la table
button-my-cards = Mes cartes
button-card = Essayer la { $number }
button-type = Choisir l’endroit…
button-undo = Annuler mon coup
button-refresh = Actualiser
button-turn = Tourner ↻
button-turn-left = ↺ Tourner
button-layer = Couche
button-next-spot = Endroit suivant
button-place = Poser
button-plan = Poser à mon tour
button-back = Retour
button-help = Aide
button-hint = 💡 Conseil
button-hints-off = Jouer sans conseils
button-hints-on = Jouer avec conseils
button-rated-off = Partie amicale
button-rated-on = Partie classée
button-rules = Les règles
button-again = Recommencer
button-appearance-text = Vue texte
button-appearance-pictures = Images
button-as-text = En texte
button-keep-appearance-text = Toujours en texte
button-keep-appearance-pictures = Toujours en images
button-keep-appearance-strong = Contraste fort
button-keep-appearance-ordinary = Couleurs normales
button-keep-appearance-still = Moins d’animations
button-keep-appearance-moving = Images animées
button-keep-appearance-typed = Formulaires : écrire
button-keep-appearance-choices = Formulaires : choisir
button-review = Analyser ma partie
button-post = Publier dans le salon
button-daily-play = Jouer le pique-nique du jour
button-daily-fun = Jouer pour le plaisir
button-daily-share = Partager
button-daily-top = Classement du serveur
button-daily-others = Pique-niques des autres
button-daily-proof = Sceaux
button-daily-off = Arrêter le message quotidien
button-why-not = Pourquoi ?
button-page-before = ◀ Précédent
button-page-after = Suivant ▶
button-keep-going = Non, on continue
button-rematch = Revanche
button-replay = Revoir la partie
button-deal = Donne honnête
button-export = Exporter
button-newer = Plus récentes
button-older = Plus anciennes
button-history-mine = Mes parties
button-history-server = Ce serveur
button-share = Partager
button-top-all = Depuis toujours
button-top-month = Ce mois-ci
button-top-me = Ont joué avec moi
button-stats = Statistiques
button-cards-of = Mes cartes · { $code }

## The end

over-title = ## 🏁 { $game } · table { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names } — { $points } point !
       *[other] 🏆 { $names } — { $points } points !
    }
verdict-shared =
    { $points ->
        [one] 🏆 Victoire partagée : { $names } — { $points } point, à égalité même au départage ({ $size }).
       *[other] 🏆 Victoire partagée : { $names } — { $points } points, à égalité même au départage ({ $size }).
    }
score-seat = { $seat } — **{ $total }**
rating-new = débute
score-of-opponent = 🤖 l’adversaire — **{ $total }**
claim = { $component } · au choix de { $names } : { $results }
claim-result = { $name } { $points }
score-nothing = rien
deal-sealed-earlier = 🔏 Les cartes étaient scellées avant la première donne. SHA-256 de la graine : `{ $commitment }`. La graine elle-même s’affiche ici une fois la partie finie.
deal-sealed = 🔏 Le sceau `{ $seal }` était public avant que quiconque ne rejoigne la table. Nombres ajoutés depuis par des personnes : **{ $people }**. Ensemble, ils ont fixé les cartes au début de la partie : `{ $commitment }`. À la fin, tout est montré et vérifié ici.
deal-without = -# Personnes qui n’ont rien ajouté, ayant ouvert la table puis passé le rôle d’hôte : { $count }.
deal-title = ### Donne honnête · { $game } · { $code }
deal-step-file = ✅ La partie se lit en entier.
deal-step-seal = ✅ **Sceau** : le secret donne `{ $seal }`. Compare-le au message du salon d’attente.
deal-step-day = ✅ C'est la donne du { $date }, la même pour tout le monde : personne n'y ajoute de nombre.
deal-step-contributions = ✅ **Nombres** : ajoutés par des personnes après le sceau : { $people }. Par des bots : aucun ({ $bots } à la table). Personnes sans nombre : { $nothing }.
deal-step-seed = ✅ **Graine** : secret, options, paquet, règles, places et nombres donnent `{ $seed }`, dont le SHA-256 est `{ $commitment }`.
deal-step-pile = ✅ **Pioche** : avec cette graine, le paquet `{ $pack }` forme les mains de départ (cartes données : { $dealt } sur { $cards }).
deal-step-plain-seed = ✅ **Graine** : `{ $seed }` a le sceau `{ $commitment }`. Cette partie date d’avant les nombres ajoutés.
deal-step-moves = ✅ **Coups** : les { $count } étaient légaux (version { $rules } des règles).
deal-step-result = ✅ **Résultat** : les coups donnent ces points par place : { $points }.
deal-step-failed = ❌ Ceci ne concorde pas : `{ $code }`.
deal-proven = **Si ce sceau figurait dans le salon, personne n’a pu choisir ces cartes, ni l’hôte ni le bot, et aucune option n’a changé ensuite ; tous les coups étaient légaux et les points en découlent.**
deal-proven-earlier = **Si ce sceau a été montré pendant la partie, les cartes étaient fixées avant le premier coup, et le résultat en découle.**
deal-proven-daily = **Si ce sceau était public la veille, les cartes et les options de ce jour étaient déjà fixées ; chaque coup était permis, et les points viennent des coups.**
deal-failed = **Cette partie ne concorde pas. Exporte-la et préviens les responsables de ce bot.**
export-text = La partie { $code } en fichier : chaque carte, coup et nombre. Vérifie-la où tu veux avec `python -m engine verify FILE`.
replay-title = ### Carte après carte · { $code }
shared-replay = 🎞️ { $name } partage la partie de la table **{ $code }**.
shared-review = 🔍 { $name } partage son analyse de la table **{ $code }**.
shared-review-pictures = -# Là où l’on pouvait faire mieux : à gauche ce qui a été posé, à droite ce qui a été trouvé.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } · **{ $own } point** : juste ce que ces cartes rapportent d’habitude.
       *[other] { "" }{ $name } · **{ $own } points** : juste ce que ces cartes rapportent d’habitude.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } · **{ $own } point** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } points** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } · **{ $own } point** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } points** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# À côté d’un bot difficile avec la même donne et les mêmes voisins : { $choosing } pour le choix des cartes, { $placing } pour leur emplacement.
shared-review-area =
    { $best ->
        [one] { "" }**Avec ces cartes**, le meilleur résultat trouvé vaut **{ $best }** point ; celui de { $name } en vaut { $own }.
       *[other] { "" }**Avec ces cartes**, le meilleur résultat trouvé vaut **{ $best }** points ; celui de { $name } en vaut { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**Avec ces cartes**, rien de mieux que le **{ $own }** point de { $name } n’a été trouvé.
       *[other] { "" }**Avec ces cartes**, rien de mieux que les **{ $own }** points de { $name } n’a été trouvé.
    }
shared-done = Publié dans <#{ $channel }>.
replay-card = Carte { $number } · { $where } · { $gain }

## Le pique-nique du jour

daily-title = ## 🧺 Pique-nique du jour n° { $number }
daily-about = { $date } · { $options }
daily-until = Un seul essai, et il compte. Ni conseils, ni retour en arrière. Pars et reviens quand tu veux : la journée finit { $until }.
daily-for-fun = Cette journée est finie : tu joues pour le plaisir.
daily-unfinished = Le { $date } est passé, et ton pique-nique n'était pas fini à temps. Il y en a un autre aujourd'hui.
daily-figures = Par { $par } (notre meilleur bot) · meilleur trouvé { $best }
daily-next = -# Prochain pique-nique { $when }.
daily-footer = -# Visible par toi uniquement. `/snack { name-daily }` le ramène.
daily-ahead = Devant { $percent } % de tout le monde : place { $place } sur { $count } pour l'instant.
daily-ahead-here = Sur ce serveur : place { $place } sur { $count }, devant { $percent } %.
daily-alone = Personne n'a fini avant toi aujourd'hui.
daily-alone-here = Personne avant toi sur ce serveur.
daily-streak =
    { $count ->
        [one] 🔥 Jour 1 de ta série
       *[other] 🔥 { $count } jours d'affilée
    }
daily-share = 🧺 Pique-nique du jour n° { $number } · { $name }
daily-share-won = ✅ { $points } contre { $target }
daily-share-lost = ❌ { $points } contre { $target }
daily-share-par = ⛳ Par : { $par }
daily-top-title = ## 🏅 Pique-niques du jour sur ce serveur
daily-top-nobody = Personne n'en a encore fini un.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Aujourd'hui
daily-span-week = Cette semaine
daily-span-ever = Depuis toujours
daily-others-title = ## 🧺 Pique-nique du jour n° { $number } : ceux des autres
daily-others-nobody = Personne d'autre n'a encore partagé le sien ici.
daily-others-line = { $name } : **{ $points }**
daily-proof-title = ## 🔏 Une donne honnête, jour après jour
daily-proof = **{ $date }**, sceau : `{ $seal }`
daily-proof-past = **{ $date }**, sceau : `{ $seal }`, secret : `{ $secret }`
daily-proof-about = -# Le sceau paraît la veille, le secret le lendemain. Le SHA-256 du secret est le sceau : personne n'a pu changer les cartes entre-temps.
daily-post-best = Les meilleurs d'hier :
daily-post-last = Personne n'a appuyé ici depuis deux semaines, alors j'arrête. `/snack { name-settings }` le ramène.
solo-title = ## { $game } · en solo
solo-about = Toi, en privé : personne d’autre ne voit cette partie, et elle reste ouverte aussi longtemps que tu veux.
solo-footer = -# Visible par toi uniquement. `/snack { name-solo }` la ramène.

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
seat-asleep = { " " }· 💤 pas là
seat-asked = { " " }· pas encore de réponse
seat-done = { " " }· fait
seat-waiting = { " " }· doit jouer
seat-later = { " " }· plus tard
panel-until = -# ⏳ Ton délai se termine { $until } ; un robot jouera alors à ta place.
stand-in-plays = 🤖 Un robot joue à ta place jusqu’à ton retour.
asleep-seat = 💤 La partie dort et ta place t’attend. Appuie sur *{ button-back-again }* et elle reprend.
back-again = Te revoilà : ta place est de nouveau à toi.
played-for-you = 🤖 Joué pour toi : { $moves }. Tu peux te raviser tant que tout le monde n’a pas fini.
played-for-you-final = 🤖 Joué pour toi : { $moves }.
made-for-you = 🤖 En ton absence : { $moves }.
did-place = carte { $number } posée en `{ $where }`
button-back-again = Me revoilà
button-keep-for-me = Choisir pour moi
button-play-for-me = Jouer pour moi
seat-before = { " " }· avant : { $names }
seat-bot-from = { " " }· 🤖 depuis la manche { $round }
seat-bot-round = { " " }· 🤖 manche { $round }
seat-bot-between = { " " }· 🤖 manches { $first }–{ $last }
button-more-time = Plus de temps ({ $votes }/{ $needed })
button-take-over = Prendre la place { $seat }
button-next-game = Partie suivante · { $code }
more-time-granted = Accordé : il y a plus de temps à la table **{ $code }**.
more-time-voted = Ton vote compte. Le délai sera prolongé quand plus de la moitié de ceux qui ont fini seront d’accord ; à trois ou plus, il en faut au moins deux.
taken-over = La place { $seat } est maintenant à toi : voici ses cartes.
host-is = { $name } est désormais l’hôte de la table **{ $code }**.
host-voted = Ton vote compte. La table **{ $code }** changera d’hôte quand plus de la moitié des autres seront d’accord.
thread-name = { $game } · { $code }
reminder-first = ⏳ **À toi de jouer** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-next = ⏳ **Ensuite, c’est à toi** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-half = ⏳ **La moitié de ton temps est passée** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-last = ⏰ **Il ne reste plus beaucoup de temps**, ensuite un robot jouera · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-several = ⏳ **À toi de jouer à { $count } tables** · { $who }
reminder-several-first = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds } · la moitié de ton temps est passée
reminder-several-last = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds } · **il ne reste plus beaucoup de temps**
reminder-silence = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. La partie attend toujours ; l’hôte peut l’annuler avec `/snack { name-cancel }`.
reminder-asleep = 💤 **Cette partie dort** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. Quiconque est à la table peut la réveiller : *{ button-back-again }*.
reminder-silence-lobby = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }). La table attend toujours ; l’hôte peut lancer la partie, ou l’annuler avec `/snack { name-cancel }`.
reminder-closes = Si rien ne bouge d’ici là, la table sera annulée d’elle-même { $until }.
reminder-awake = ☀️ **La partie reprend** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. De retour à la table : { $names }. Un bot joue pour les autres jusqu’à ce qu’ils appuient sur *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · fin du délai { $until }

## What people and servers want

# This language's own name for itself.
language-name = Français
language-auto = comme sur Discord
reminders-channel = dans le salon
reminders-direct = en message privé
reminders-off = aucune
next-on = oui
next-off = non
me-title = ### Tes préférences, pour toutes tes parties
me-reminders = Notifications quand c’est à toi : **{ $reminders }**
me-next = Prévenu quand ton tour approche : **{ $next }**
me-quiet = Heures calmes : **{ $start }–{ $end }** ({ $zone }). Pas de notification pendant ce temps, et une échéance qui y tombe attend leur fin.
me-zone = Fuseau horaire : **{ $zone }**
me-no-quiet = Heures calmes : **aucune**. Pour en choisir : `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Paris`.
me-away = Absence jusqu’au **{ $until }**. À chaque phase, ton temps ne court qu’à partir de ton retour ; en tout, une partie t’attend 14 jours.
me-here = Tu es **là**. `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31` dit combien de temps tu t’absentes.
me-language = Langue : **{ $language }**
me-public = Les autres voient ton classement, ton profil et ton rang.
me-private = 🙈 Ton classement et ton profil ne sont qu’à toi, et tu n’es dans aucun palmarès.
me-footer = -# Visible par toi uniquement. Ton absence s’affiche aux tables qui t’attendent.

data-title = ### Tes données
data-about = Préférences, parties, coups, résultats, classements : tout ce qui est conservé sur toi. Prends-en une copie, ou fais-le retirer.
data-here = Tout ce qui est conservé sur toi, dans un fichier. Visible par toi uniquement.
button-data = Mes données
button-data-file = Télécharger mes données
button-data-forget = M’oublier
forget-title = ### T’oublier ?
forget-ask = Tes préférences et tes places dans les classements sont effacées. Ton nom et ton id quittent chaque partie, résultat et classement ; les parties finies gardent ton siège, sans nom. Ce qui est déjà dans les salons y reste. C’est définitif.
forget-tables = { $count ->
    [one] Un bot prend ton siège à 1 table ouverte.
   *[other] Des bots prennent tes sièges à { $count } tables ouvertes.
}
forget-yes = Oui, m’oublier
forget-no = Non, tout garder
forget-done = { $count ->
    [0] C’est fait : plus rien ici ne dit qui tu es. Reviens quand tu veux.
    [one] C’est fait : plus rien ici ne dit qui tu es, et un bot a ton siège à 1 table. Reviens quand tu veux.
   *[other] C’est fait : plus rien ici ne dit qui tu es, et des bots ont tes sièges à { $count } tables. Reviens quand tu veux.
}
someone-forgotten = quelqu’un sans nom

menu-reminders = Notifications
button-next-on = Préviens-moi avant mon tour
button-next-off = Seulement à mon tour
menu-language = Langue
menu-server-pace = Nouvelles tables
button-away =
    { $days ->
        [one] Absence 1 jour
       *[other] Absence { $days } jours
    }
button-here = Je suis là
button-public-on = Montrer mes résultats
button-public-off = Masquer mes résultats
server-title = ### Les réglages de ce serveur
server-pace = Nouvelles tables : **{ $pace }** · { $about }
server-channels = Tables uniquement dans : { $channels }
server-everywhere = Tables dans **tous les salons**. `/snack { name-settings } { name-channel }:` en autorise un, ou le retire.
server-threads-on = Chaque table a **son propre fil**.
server-threads-off = Les tables restent **dans leur salon**.
server-mentions-on = Chacun est **mentionné** quand c’est son tour.
server-mentions-off = Aucune mention dans les salons ; **messages privés** à qui en veut.
server-motion-on = Les révélations **s’animent** jusqu’à quatre joueurs.
server-motion-off = Les révélations sont des **images fixes**.
server-ratings-on = Dans les salons, le classement figure à côté du nom.
server-ratings-off = Pas de classement dans les salons.
server-limits = Tables ouvertes : **{ $person }** par hôte, **{ $channel }** par salon
server-daily = Chaque jour à partir de { $hour }, <#{ $channel }> reçoit le pique-nique du jour.
server-daily-off = Pas de message quotidien. `/snack { name-settings } { name-daily }:` lui choisit un salon.
server-language = Langue des tables : **{ $language }**
server-footer = -# Visible par toi uniquement. Vaut pour les tables ouvertes à partir de maintenant ; pour les mentions, tout de suite.
button-threads-on = Avec des fils
button-threads-off = Sans fils
button-mentions-on = Mentionner
button-ratings-on = Montrer les classements
button-ratings-off = Masquer les classements
button-mentions-off = Ne pas mentionner
button-motion-on = Avec animations
button-motion-off = Sans animations
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
history-title-mine = ### Tes parties terminées
history-title-server = ### Parties terminées sur ce serveur
history-nothing = Rien ici pour l’instant.
history-with = avec { $names }
history-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-title = ### { $name } · { $game }
profile-nothing = Aucune partie terminée pour l’instant.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** après { $count } partie classée
       *[other] ⭐ **{ $rating }** après { $count } parties classées
    }
profile-new = ⭐ débute : { $count } parties classées sur { $needed }
profile-games = 🎴 Parties : **{ $games }** · 👑 gagnées : **{ $wins }**
profile-points = 🥇 Points : **{ $average }** en moyenne, **{ $best }** au mieux
profile-favourites = Préférences : { $names }
profile-kept = ⏱️ Coups joués à temps : { $percent } %
profile-streak = 🔥 Victoires d’affilée : { $now } en cours, { $longest } au plus
profile-duel = 👥 Toi contre cette personne : { $won } gagnées, { $lost } perdues, { $tied } nulles
top-title = ### Le palmarès de ce serveur · { $game }
top-all = -# Tous ceux qui ont joué ici
top-month = -# Qui a joué ici ces 30 derniers jours
top-me = -# Qui a joué avec toi ici
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partie
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } parties
    }
top-nothing = Personne pour l’instant. Il faut deux personnes pour une partie classée.
stats-title = ### Ce serveur en chiffres
stats-weeks = Parties terminées pour chacune des { $weeks } dernières semaines :
stats-active = Personnes actives ces quatre dernières semaines : **{ $count }**
stats-finished = Jouées jusqu’au bout : **{ $finished }** sur { $begun } ({ $percent } %)
stats-phase =
    { $hours ->
        [0] Une phase dure { $minutes } min (médiane)
       *[other] Une phase dure { $hours } h { $minutes } min (médiane)
    }
games-your-turn = **à toi de jouer**
games-waiting = au tour des autres
tables-title =
    { $count ->
        [0] Aucune table ouverte ici pour le moment. `/snack { name-start }` en ouvre une.
        [one] ### 1 table à rejoindre
       *[other] ### { $count } tables à rejoindre
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [voir la table]({ $link })
games-asleep = 💤 endormie
help-text =
    ## Comment jouer ici
    {""}**1.** `/snack { name-start }` ouvre une table ; les autres appuient sur *{ button-join }*. Si personne d’autre ne joue, c’est un solo.
    {""}**2.** *{ button-my-cards }*, sur la table (ou `/snack { name-hand }`), ne montre tes cartes qu’à toi.
help-commands =
    `/snack { name-board }` montre toutes les zones · `/snack { name-status }` dit ce qu’une partie attend · `/snack { name-games }` liste les tiennes
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

help-appearance = -# *{ button-appearance-text }*, sur chaque panneau, remplace les images par des mots. Ce que tu choisis ici est retenu :
appearance-title = ### Comment tu vois les parties
appearance-text-on = Du texte à la place des images : **oui**
appearance-text-off = Du texte à la place des images : **non**
appearance-strong-on = Contraste fort : **oui**
appearance-strong-off = Contraste fort : **non**
appearance-still-on = Moins d’animations : **oui**
appearance-still-off = Moins d’animations : **non**
appearance-typed-on = Endroits dans les formulaires : **écrits**, comme `B3 90 { layer-under }`
appearance-typed-off = Endroits dans les formulaires : **choisis dans des listes**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Image { $number } : { $text }
rules-not-like-this = ✗ Pas comme ça :
rules-nothing-found = Aucune page des règles ne parle de « { $typed } ». Choisis un sujet dans le menu de n’importe quelle page.
# Other words for something, by which its pages are found as well.
typed-topics = nul = égalité, départage = égalité

## The tutorial

tutorial-step = ### 🎓 Étape { $step } sur { $steps }
tutorial-footer = -# Une partie d’entraînement, rien que pour toi. Elle t’attend aussi longtemps que tu veux : `/snack { name-tutorial }` reprend où tu en es.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Appuie sur *{ button-place }* : c’est le bon endroit.
tutorial-now-card = 👉 Prends la carte **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, jusqu’à ce que le titre dise **{ $turn }**.
tutorial-now-cell = 👉 Déplace-la avec les flèches jusqu’à ce que le titre dise `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, jusqu’à ce que le titre dise `{ $where }`.
error-lesson-card = Ce serait possible. Pour cette étape, prends l’autre carte, la **{ $number }** ; celle-ci trouvera sa place plus tard.
error-lesson-turn = Elle peut se poser ainsi, mais ici il faut la tourner à **{ $turn }** : `{ $where }`. *{ button-turn }* avance d’un quart de tour.
error-lesson-cell = Elle peut aller là, mais cette étape la veut en `{ $where }`. Les flèches la déplacent ; le titre dit où elle est.
error-lesson-layer = Le bon endroit, mais pas la bonne couche : `{ $where }`. Appuie sur *{ button-layer }* jusqu’à ce que le titre l’indique.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = jouer
name-game = jeu
name-players = joueurs
name-bots = robots
name-level = niveau
name-pack = paquet
name-pace = rythme
name-with = avec
name-with2 = avec2
name-with3 = avec3
name-with4 = avec4
name-rated = classée
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
name-tables = tables
name-history = historique
name-scope = lesquelles
name-opponent = adversaire
name-verify = vérifier
name-profile = profil
name-person = personne
name-top = palmarès
name-cancel = annuler
name-leave = quitter
name-help = aide
name-tutorial = tutoriel
name-daily = jour
name-solo = solo
name-date = date
name-hour = heure
name-rules = règles
name-topic = sujet
name-me = moi
name-reminders = notifications
name-next = suivant
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
name-motion = animation
name-form = formulaire
name-public = visible
name-data = données

## What commands are for

command-snack = Des jeux de pose de cartes
command-start = Ouvrir une table dans ce salon
command-start-game = Quel jeu
command-start-players = Combien de places à la table
command-start-bots = Combien de robots
command-start-level = Le niveau des robots
command-start-pack = Quel paquet de cartes
command-start-pace = Combien de temps peut durer une phase
command-start-with = Qui inviter : une place lui est gardée
command-start-rated = Si la partie compte pour le classement
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
command-tables = Les tables de ce serveur que tu peux rejoindre
command-history = Parties terminées : rouvrir, vérifier, exporter
command-history-scope = Les tiennes ou celles de ce serveur
command-history-game = Seulement ce jeu
command-history-opponent = Seulement les parties avec cette personne
command-verify = Vérifie que personne n’a pu choisir les cartes d’une partie
command-profile = Classement, résultats et meilleur plateau d’une personne
command-profile-person = De qui ; le tien si tu ne nommes personne
command-top = Le palmarès de ce serveur
command-top-scope = Tout le monde, ce mois-ci ou avec toi
command-cancel = Annuler une partie
command-leave = Quitter une table
command-help = Comment jouer ici
command-tutorial = Apprendre un jeu en cinq minutes, pas à pas
command-daily = Le pique-nique du jour : les mêmes cartes pour tout le monde, un seul essai
command-daily-date = Un jour passé, pour le plaisir, comme 2026-11-17
command-daily-top = Les meilleurs de ce serveur
command-solo = Une partie privée en solo, où que tu sois
command-rules = Les règles, page par page, en images
command-rules-topic = Sur quoi ? Tape un mot pour chercher
command-me = Tes préférences : notifications, heures calmes, absence, langue
command-me-reminders = Où te prévenir que c’est à toi
command-me-next = Être prévenu que c’est bientôt à toi, dans les jeux au tour par tour
command-me-quiet = Heures sans notifications, par exemple 22-8 ou 22:30-7 ; { word-off } pour ne pas en avoir
command-me-zone = Ton fuseau horaire
command-me-away = Un nombre de jours, ou une date comme 2027-01-31 ; { word-off } à ton retour
command-me-view = Texte ou images, désormais
command-me-contrast = Contraste fort ou couleurs normales, désormais
command-me-motion = Images fixes ou animées, désormais
command-me-form = Écrire les endroits dans les formulaires, ou les choisir dans des listes
command-me-public = Si les autres voient ton classement, ton profil et ton rang
command-me-data = Tout ce qui est conservé sur toi : une copie, ou l’oubli
command-language = Langue
command-settings = Les réglages de ce serveur (pour qui le gère)
command-settings-channel = Autoriser les tables dans ce salon, ou ne plus les y autoriser
command-settings-per-person = Combien de tables ouvertes par hôte
command-settings-per-channel = Combien de tables ouvertes par salon
command-settings-daily = Publier le pique-nique du jour dans ce salon
command-settings-hour = À partir de quelle heure (UTC)
command-host = Céder le rôle d’hôte, ou voter pour en changer si l’hôte a disparu
command-host-to = Qui devient l’hôte ; ne mets rien pour voter
command-table = Le code de la table, s’il y en a plusieurs

## What can be wrong

error-internal = Quelque chose a mal tourné de notre côté. Ta partie est à l’abri ; réessaie dans un instant.
still-working = Je suis encore sur ta dernière demande. Réessaie dès que tu as la réponse.
too-often = C’était beaucoup en peu de temps. Tu pourras continuer { $when }.
server-barred = Le bot n’est pas disponible sur ce serveur.
restarting = Je redémarre. Réessaie dans quelques secondes.
error-old-button = Ce bouton vient d’une ancienne version. Prends-en un plus récent : `/snack { name-hand }` ou `/snack { name-games }`.
error-not-damaged = La table **{ $table }** va bien : il n’y a rien à récupérer.
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
error-moves-gone = Les coups de la partie { $table } ne sont plus conservés, seulement son résultat.
error-out-of-sight = Je ne te vois pas dans le salon de la table { $table } en ce moment : rien n’a été fait. Tu peux encore regarder, ou laisser ta place : `/snack { name-leave }`.
error-not-in-lobby = Cette partie a déjà commencé.
error-not-playing = Cette partie n’est pas en cours.
error-already-seated = Tu as déjà une place ici.
error-not-seated = Tu n’as pas de place à cette table.
error-not-played = Seules les personnes qui ont joué une partie peuvent l’exporter.
error-nothing-finished = Tu n’as encore terminé aucune partie. Nomme une table, ou reviens après la première.
error-profile-hidden = { $name } ne montre pas ses résultats.
error-top-on-servers = Les palmarès sont ceux des serveurs. Demande là-bas.
error-table-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
error-only-host = C’est réservé à l’hôte.
error-too-few = On ne peut pas jouer à { $seats } : il faut être au moins { $needed }.
error-bad-capacity = Ce nombre de places n’est pas possible ici : de { $least } à { $most }.
error-small-table = Pour toi et les personnes que tu amènes, il faut { $needed } places, mais `{ name-players }` indique { $seats }. Demandes-en au moins { $needed }, ou n’indique rien.
error-no-teams = À cette table, personne n’a de partenaire : on joue chacun pour soi.
error-no-bot-to-remove = Il n’y a pas de robot à cette table.
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
error-shared-already = C’est déjà publié. Une fois suffit.
error-no-answer = Personne d’autre n’a encore dit oui. Réponse attendue : { $names }. Patiente un peu, ou ajoute un robot.
error-alone = Il n’y a que toi pour l’instant.
error-not-alone = Quelqu’un s’est assis entre-temps, donc rien n’a commencé. *{ button-start }* pour jouer ensemble.
error-no-such-bot = Aucun robot ne s’appelle « { $given } ».
error-invited-bot = { $name } est un robot et ne peut pas s’asseoir. Pour mes robots à moi : `{ name-bots }:`.
error-invited-unseeing = { $name } ne voit pas ce salon : je ne peux pas lui garder de place ici.
error-no-free-code = Impossible d’ouvrir une table pour l’instant ; réessaie.
error-nothing-to-do = Tu n’as rien à faire pour l’instant.
error-mind-made-up = Tu as changé d’avis { $limit } fois dans cette phase. Ce que tu fais maintenant est définitif.
error-not-free = Cette place n’est pas libre.
error-held-another = Tu as tenu une autre place dans cette partie et vu ses cartes : celle-ci est pour quelqu’un d’autre.
error-no-deadline = Il n’y a pas d’échéance à repousser ici, ou personne pour l’accorder.
error-time-granted = Il y a déjà eu plus de temps dans cette phase. C’est possible une seule fois.
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
error-no-such-day = Il y a un pique-nique pour chaque jour du { $first } au { $last }. Écris la date comme ça.
error-no-daily-channel = Choisis d'abord un salon pour le message quotidien : `/snack { name-settings } { name-daily }:`
error-day-over = Cette journée est finie, et ce coup arrive trop tard. `/snack { name-daily }` donne les cartes d'aujourd'hui.
error-deal-withheld = D'autres peuvent encore jouer cette donne aujourd'hui. Elle s'ouvre une fois la journée finie.
error-day-unfinished = Finis d'abord ton propre pique-nique de ce jour-là.
error-only-yours = Cette partie n’appartient qu’à toi : pars quand tu veux, elle reste telle quelle.
error-not-a-member = Je ne suis pas membre ici, donc je ne peux pas mettre de table. Ajoute-moi au serveur : { $link } · `/snack { name-solo }` et `/snack { name-daily }` marchent ici même.
error-no-such-card = Il n’y a pas de carte { $given } ; tu en as { $count }.
error-card-laid =
    { $left ->
        [0] La carte { $given } est déjà posée.
       *[other] La carte { $given } est déjà posée. Il te reste la carte { $left }.
    }
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
alt-open-card = Une carte : { $squares }.
alt-open-card-rows = Une carte : en haut { $upper } ; en bas { $lower }.
alt-open-card-tall = Une carte, { $rows } lignes de haut en bas : { $squares }.
alt-chosen = La carte { $number } est choisie.
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
alt-reveal = La fin de la manche { $round }, avec les points de chacun, les meilleurs d’abord.
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
alt-line = Courbe de classement, { $count } valeurs : de { $first } à { $last }, minimum { $low }, maximum { $high }.
alt-ranked = Place { $place } : { $value }.
alt-weeks = Parties par semaine, { $count } dernières semaines, la plus ancienne d’abord : { $values }.
alt-profile = Un profil. Parties : { $games }, gagnées : { $wins }. Le reste est dans le texte.

## The playground

playground-topic = Le vrai bot sur un Discord simulé
playground-welcome =
    ## 🧺 Bienvenue sur le terrain de jeu
    C’est le vrai bot, sur un Discord qui n’existe que sur ton ordinateur. *Viewing as*, tout en haut, dit qui tu es : passe d’une personne à l’autre comme tu veux.
playground-steps =
    {""}**1.** En tant que { $first }, appuie sur *{ button-my-cards }* : seul { $first } voit la réponse. Fais ce qu’elle demande, puis la même chose en tant que { $second }.
    {""}**2.** Quand les deux ont fini, la table le montre, et la partie continue.
playground-also = Ou bien rejoins la table ouverte dans la peau de qui tu veux, ou tape une commande : `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Ou tape une commande : `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Rejoindre la table { $code }
playground-footer = -# Le temps passe ici comme dehors. Pour l’avancer, écris `skip 3h` dans ce salon ou dans le terminal.
playground-direct = { $name } : messages privés
playground-open = Snack Table est ouvert : { $address }
playground-hint = Les parties sont gardées dans { $file }. `skip 3h` puis Entrée avance l’horloge, Ctrl-C arrête tout.
playground-skipped = Il est maintenant { $now } sur le terrain de jeu.
playground-meanwhile = Entre-temps :
playground-quiet = Entre-temps, rien ne s’est passé.
