# What the bot says in French, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
bot-player = 🤖 { $name } ({ $level })
bot-short = un bot
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
character-chili = Ça chauffe dès la première carte.
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
character-fig = En a plus à l’intérieur qu’il n’y paraît.
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
lobby-teams = 🤝 À { $count }, vous jouez en équipes : places { $teams }.
lobby-closed = *La partie a commencé.*
lobby-seal = -# 🔏 Donne scellée : { $seal }
past-round = *Cette manche est terminée.*
past-moved = *Cette table continue dans [un message plus récent]({ $link }).*
lobby-footer = -# Tout le monde peut rejoindre la table. L’hôte lance la partie.
lobby-footer-full = -# Toutes les places sont prises. L’hôte lance la partie.
lobby-footer-kept = -# Toutes les places sont prises ou réservées. L’hôte lance la partie.
lobby-footer-direct = -# Personne d’autre ici : ajoute des bots avec { button-host }, ou lance un solo.
lobby-footer-solo = -# Tout le monde peut rejoindre. Sans personne d’autre, c’est un solo.
option-hints = Conseils
option-hints-on = oui
option-hints-off = non
option-rated = Partie
option-rated-on = classée
option-rated-off = amicale
opened = La table **{ $code }** est ouverte dans <#{ $channel }>. Lance la partie quand tout le monde est là.
play-now-ready = Contre { $bots }. *{ button-start }* distribue les cartes : personne ne les connaît avant.
play-now-friends = D’autres peuvent encore rejoindre la table dans <#{ $channel }>.
joined = Te voilà à la table **{ $code }**. L’hôte lance la partie.
left = Tu as quitté la table **{ $code }**.
rematch-open = Revanche à la table **{ $code }** : elle est ouverte dans le salon.
rematch-call = 🔁 { $host } demande une revanche à la table **{ $code }**. On rejoue, { $names } ? *{ button-join }* pour en être ; sans réponse, c’est non.
invite-call = 🪑 { $host } invite { $names } à jouer à { $game }, table **{ $code }**. Place gardée jusqu’au début de la partie.
start-without = La partie a commencé sans { $names }, faute de réponse.
start-alone = Il n’y a que toi pour l’instant. Jouer en solo maintenant, ou attendre ?
start-alone-asked = Personne d’autre n’a encore dit oui. On attend { $names }. Jouer en solo maintenant, ou attendre ?
host-title = ### Réglages de l’hôte · table { $code }
host-footer = -# Visible par toi uniquement. La table affiche ce que tu règles.

## The table while a game runs

table-title = ### { $game } · { $code } · manche { $round } sur { $rounds }
reveal-title = ## 🎉 Manche { $round } révélée
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } mène avec **{ $points }**, { $ahead } d’avance sur { $second }.
lead-tied = 👑 { $names } mènent à égalité avec **{ $points }**.
lead-team = 👑 { $name } mènent en équipe avec **{ $points }**, { $ahead } d’avance sur { $second }.
lead-level = 👑 Les équipes sont à égalité : **{ $points }** chacune.
overtook = ⬆️ { $name } dépasse { $names }.
remark = 💬 { $text }
remark-comeback = De la dernière place à la première en une seule manche : { $names }, +{ $gain }.
remark-large-group = { $names } : { $size } { $component } d’un seul tenant. Il y avait un plan.
remark-everyone-lost = Tout le monde a moins qu’avant. Une manche pour les fourmis.
remark-nobody-gained = Personne n’a gagné de point. Disons qu’on prépare la suite.
remark-paid-off = { $names } sacrifie des { $component } (−{ $lost }) et finit à +{ $gain }. Ça valait le coup.
remark-tie-for-all = Tout le monde a { $points }. Difficile de faire plus équitable.
remark-new-leader = Un nouveau nom en tête : { $names }.
remark-large-gain = +{ $gain } en une manche. { $names } avait faim.
remark-hid-own = { $names } vient de recouvrir des { $component } qui valaient { $lost }. Il doit y avoir une raison.
remark-tie-at-top = Égalité en tête. La nappe est assez grande.
remark-runaway = { $names } a { $ahead } d’avance. Encore en vue, mais tout juste.
remark-only-one = Un seul gain cette fois : { $names }, +{ $gain }.
remark-same-gain = +{ $gain } pour tout le monde. Personne ne peut se plaindre.
remark-bonus = { $names } a pensé au bonus : { $component }, +{ $gain }.
remark-eased = { $names } a fait le ménage : { $component }, +{ $gain }.
remark-broke-even = Un aller-retour pour { $names } : des points gagnés, et autant de perdus.
remark-close = De la tête à la queue : { $apart } d’écart. Ça se jouera à une miette.
remark-most = La plus grosse bouchée est pour { $names } : +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* ne montre tes cartes qu’à toi.
table-asleep = 💤 **Cette partie dort.** Tout le monde est absent depuis un moment, alors personne ne joue. N’importe qui à la table peut la réveiller : *{ button-back-again }*. Sinon, elle sera annulée { $until }, sans résultat.
cancelled-title = ## { $game } · table { $code }
cancelled-text = Cette partie a été annulée.
cancelled-asleep = Personne n’est revenu, alors cette partie a été annulée. Pas de résultat.
damaged-title = ## Table { $code } illisible
damaged-text = Je n’arrive plus à lire cette partie. Ça vient de nous ; toutes les autres tables continuent.
damaged-mendable = { $host } peut la ramener au dernier point que je sais lire. { $count ->
    [0] Aucun coup n’est perdu.
    [one] Un coup est perdu.
   *[other] { $count } coups sont perdus.
}
damaged-beyond = Il ne reste rien à récupérer. { $host } peut fermer la table.
damaged-closed = Je n’arrivais plus à lire cette partie, alors la table a été fermée.
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

plan-ask = Tu peux préparer ton coup : essaie la carte de ta main, elle sera posée dès que ce sera à toi.
plan-stands = 📌 Prévu : **{ $where }**. Ta carte sera posée dès que ce sera à toi.
panel-last = Tous les autres ont fini : ce sera définitif.
panel-waiting =
    { $count ->
        [0] Tout le monde a fini. La partie continue.
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
panel-turn =
    { $turns ->
        [one] C’est à { $names }. Ensuite, c’est à toi.
       *[other] C’est à { $names }. Encore { $turns } tours avant le tien.
    }
panel-score =
    { $points ->
        [one] Tu as **{ $points }** point pour l’instant.
       *[other] Tu as **{ $points }** points pour l’instant.
    }
panel-score-others = -# À la dernière révélation : { $scores }
panel-score-others-now = -# Les autres maintenant : { $scores }
panel-score-of = { $name } { $points }
panel-rival = Toi **{ $own }** · adversaire **{ $rival }**
panel-over = La partie de la table **{ $code }** est finie.
panel-footer = -# Table { $code } · visible par toi uniquement
panel-footer-private = -# Visible par toi uniquement.
choose-areas = -# `{ $own }`, c’est toi ; `{ $other }`, c’est { $name }, qui reçoit la carte que tu ne gardes pas.
choose-own-area = -# Ce que tu as jusqu’ici
not-begun = La partie de la table **{ $code }** n’a pas encore commencé.
not-in-game = Tu n’as pas de place à la table **{ $code }**, donc pas de cartes à voir. Regarde la partie, ou ouvre ta propre table avec `/snack { name-start }`.
cannot-show = -# ⚠️ Je ne peux pas afficher la table dans <#{ $channel }> pour l’instant : le salon a disparu, je n’ai pas le droit d’y écrire, ou Discord est en panne. La partie continue ici : `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Carte { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
trial-why = -# { $why }
trial-no-points =
    { $last ->
        [yes] pas de points
       *[no] pas encore de points
    }
trial-without = -# Sans elle, en ce moment :
trial-problem =
    ### Carte { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Pas encore posée. Annulable tant que tous n’ont pas fini. Table { $code }
trial-footer-final = -# Pas encore posée. Une fois posée, c’est définitif. Table { $code }
trial-footer-last = -# Pas encore posée. On n’attend que toi : c’est définitif. Table { $code }
trial-footer-plan = -# Pas encore posée. Elle le sera à ton tour, sauf annulation. Table { $code }
trial-footer-private =
    { $final ->
        [yes] -# Pas encore posée. Définitif : de nouvelles cartes arrivent aussitôt.
       *[no] -# Pas encore posée. Visible par toi uniquement.
    }
suggestion = Carte { $number } · { $where }
suggestion-about = { $gain } : { $why }
menu-partner = Partenaire de la place 1
menu-seats = Places
menu-add-bot = Ajouter un bot
menu-remove-bot = Retirer un bot
menu-best = Meilleurs endroits
menu-spots = Aller à un endroit
menu-layers = Couches ici
menu-cards = Tes cartes
menu-steps = Étapes
menu-topics = Sujets
form-title = Où va la carte ?
form-card = Quelle carte ? (1 à { $count })
form-which-card = Quelle carte ?
form-card-number = Carte { $number }
form-cell = Case
form-cell-about = La case en haut à gauche de la carte
form-column = Colonne
form-row = Ligne
form-turn = Rotation
form-turn-about = Dans le sens horaire
form-degrees = { $turn }°
form-layer = Couche
form-layer-about = Là où elle chevauche d’autres cartes
form-where = Endroit
form-where-about = Case en haut à gauche, rotation (0, 90, 180, 270), { layer-over } ou { layer-under } ; « { layer-under } C4 » : juste là
form-where-example = B3 90 { layer-under }
form-where-flat = Case en haut à gauche et rotation (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Carte { $number } en `{ $where }` : { $why }.
hint-group = réunit { $size } { $component }
hint-gives-up = sacrifie des { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] et un autre effet ({ $gain })
       *[other] et { $count } autres effets ({ $gain })
    }
hint-prepares = prépare { $groups }
hint-no-points-yet = pas encore de points, mais { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = pas encore de points, mais c’est ce qui laisse le plus d’options
hint-last = plus rien à gagner, et c’est ce qui coûte le moins
hint-from = -# L’avis d’un bot ({ $level })
review-title = ### Analyse de ta partie à la table { $code }
review-turn = { $mark } **Manche { $round }** · { $gained }
review-turn-better = { $mark } **Manche { $round }** · { $gained }, au mieux { $best } : { $moves }
review-found = Au mieux { $best } : { $moves }
review-move = carte { $number } `{ $where }`
review-pictures = -# Là où il y avait mieux : d’abord ton coup, puis ce qu’on a trouvé.
review-about = -# Chaque tour est jugé sur ses points immédiats. Sacrifier des points pour la suite peut payer.
review-luck-same =
    { $own ->
        [one] {""}**{ $own } point** : juste ce que ces cartes rapportent d’habitude.
       *[other] {""}**{ $own } points** : juste ce que ces cartes rapportent d’habitude.
    }
review-luck-above =
    { $own ->
        [one] {""}**{ $own } point** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] {""}**{ $own } points** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] {""}**{ $own } point** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] {""}**{ $own } points** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
review-luck-coming = -# On calcule encore ce que ces cartes rapportent d’habitude. Reviens voir dans un moment.
review-luck-about = -# « D’habitude » : ce qu’un bot de niveau expert tire de la même donne.
review-skill = -# Par rapport à un bot de niveau expert avec la même donne et les mêmes voisins : { $choosing } pour le choix de tes cartes, { $placing } pour leur pose.
review-area =
    { $best ->
        [one] { "" }**{ $best }** point : c’est le mieux qu’on ait trouvé avec tes cartes. Tu en as fait { $own }.
       *[other] { "" }**{ $best }** points : c’est le mieux qu’on ait trouvé avec tes cartes. Tu en as fait { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**{ $own }** point : on n’a pas trouvé mieux avec tes cartes. Bien joué.
       *[other] { "" }**{ $own }** points : on n’a pas trouvé mieux avec tes cartes. Bien joué.
    }
review-footer = -# Trouvé en quelques secondes : il y a peut-être encore mieux.

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
button-play-now = Jouer : { $game }
button-cancel = Annuler la partie
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
button-hints-off = Sans conseils
button-hints-on = Avec conseils
button-rated-off = Partie amicale
button-rated-on = Partie classée
button-rules = Règles
button-again = Rejouer
button-appearance-text = Vue texte
button-appearance-pictures = Images
button-as-text = En texte
button-keep-appearance-text = Toujours en texte
button-keep-appearance-pictures = Toujours en images
button-keep-appearance-strong = Contraste élevé
button-keep-appearance-ordinary = Couleurs normales
button-keep-appearance-still = Moins d’animations
button-keep-appearance-moving = Images animées
button-keep-appearance-typed = Saisie : clavier
button-keep-appearance-choices = Saisie : listes
button-review = Analyser ma partie
button-post = Publier
button-daily-play = Partie du jour
button-daily-fun = Pour le plaisir
button-daily-share = Partager
button-daily-top = Palmarès
button-daily-others = Ceux des autres
button-daily-proof = Sceaux
button-daily-off = Ne plus publier
button-why-not = Pourquoi ?
button-page-before = ◀ Précédent
button-page-after = Suivant ▶
button-keep-going = Non, on continue
button-rematch = Revanche
button-replay = Voir le replay
button-what-if = Et si…
button-play-on = Reprendre ici
button-practice = Entraînement
button-practice-again = Recommencer ici
button-other-step = Autres étapes
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
        [one] 🏆 { $names } — { $points } point, et toujours à égalité après départage ({ $size }) : victoire partagée !
       *[other] 🏆 { $names } — { $points } points, et toujours à égalité après départage ({ $size }) : victoire partagée !
    }
score-seat = { $seat } — **{ $total }**
rating-new = débute
score-of-opponent = 🤖 l’adversaire — **{ $total }**
claim = { $component } · annonce de { $names } : { $results }
claim-result = { $name } { $points }
score-nothing = rien
deal-sealed-earlier = 🔏 Les cartes ont été scellées avant que la première soit distribuée. SHA-256 de la graine : `{ $commitment }`. La graine elle-même s’affiche ici une fois la partie finie.
deal-sealed = 🔏 Le sceau `{ $seal }` était public avant que quelqu’un rejoigne la table. Nombres ajoutés depuis par des personnes : **{ $people }**. Ensemble, ils ont fixé les cartes au début de la partie : `{ $commitment }`. Tout est montré et vérifié ici une fois la partie finie.
deal-without = -# Personnes qui n’ont rien ajouté, car elles ont ouvert la table puis passé le rôle d’hôte : { $count }.
deal-title = ### Donne honnête · { $game } · { $code }
deal-step-file = ✅ La partie se lit du début à la fin.
deal-step-seal = ✅ **Sceau** : le secret donne `{ $seal }`. Compare-le au message d’ouverture de la table.
deal-step-day = ✅ C’est la donne du { $date }, la même pour tout le monde : personne n’y ajoute de nombre.
deal-step-contributions = ✅ **Nombres** : ajoutés par des personnes après le sceau : { $people }. Par des bots : aucun ({ $bots } à la table). Personnes sans nombre : { $nothing }.
deal-step-seed = ✅ **Graine** : secret, options, paquet, règles, places et nombres donnent `{ $seed }`, dont le SHA-256 est `{ $commitment }`.
deal-step-pile = ✅ **Pioche** : avec cette graine, le paquet `{ $pack }` donne les mains de départ (cartes distribuées : { $dealt } sur { $cards }).
deal-step-plain-seed = ✅ **Graine** : `{ $seed }` a le sceau `{ $commitment }`. Cette partie date d’avant les nombres ajoutés.
deal-step-moves = ✅ **Coups** : les { $count } étaient légaux (version { $rules } des règles).
deal-step-result = ✅ **Résultat** : les coups donnent ces points par place : { $points }.
deal-step-failed = ❌ Ça ne colle pas : `{ $code }`.
deal-proven = **Si ce sceau figurait dans le message d’ouverture de la table, personne n’a pu choisir ces cartes, ni l’hôte ni un bot, et aucune option n’a changé ensuite ; tous les coups étaient légaux et les points en découlent.**
deal-proven-earlier = **Si ce sceau a été montré pendant la partie, les cartes étaient fixées avant le premier coup, et le résultat en découle.**
deal-proven-daily = **Si ce sceau était public la veille, les cartes et les options de ce jour étaient déjà fixées ; tous les coups étaient légaux et les points en découlent.**
deal-failed = **Cette partie ne passe pas la vérification. Exporte-la et préviens les responsables de ce bot.**
export-text = La partie { $code } en fichier : chaque carte, coup et nombre. Vérifie-la où tu veux avec `python -m engine verify FILE`.
replay-title = ### Carte après carte · { $code }
shared-replay = 🎞️ { $name } partage le replay de la table **{ $code }**.
shared-review = 🔍 { $name } partage l’analyse de sa partie à la table **{ $code }**.
shared-review-pictures = -# Là où il y avait mieux : d’abord le coup joué, puis ce qu’on a trouvé.
shared-review-luck-same =
    { $own ->
        [one] {""}{ $name } · **{ $own } point** : juste ce que ces cartes rapportent d’habitude.
       *[other] {""}{ $name } · **{ $own } points** : juste ce que ces cartes rapportent d’habitude.
    }
shared-review-luck-above =
    { $own ->
        [one] {""}{ $name } · **{ $own } point** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] {""}{ $name } · **{ $own } points** : { $difference } de plus que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] {""}{ $name } · **{ $own } point** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
       *[other] {""}{ $name } · **{ $own } points** : { $difference } de moins que ce que ces cartes rapportent d’habitude ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Par rapport à un bot de niveau expert avec la même donne et les mêmes voisins : { $choosing } pour le choix des cartes, { $placing } pour leur pose.
shared-review-area =
    { $best ->
        [one] { "" }**{ $best }** point : c’est le mieux qu’on ait trouvé avec ces cartes. { $name } en a fait { $own }.
       *[other] { "" }**{ $best }** points : c’est le mieux qu’on ait trouvé avec ces cartes. { $name } en a fait { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**{ $own }** point : c’est le mieux qu’on ait trouvé avec ces cartes, et { $name } l’a fait.
       *[other] { "" }**{ $own }** points : c’est le mieux qu’on ait trouvé avec ces cartes, et { $name } les a tous faits.
    }
shared-done = Publié dans <#{ $channel }>.
replay-card = Carte { $number } · { $where } · { $gain }

## Le pique-nique du jour

daily-title = ## 🧺 Pique-nique du jour n° { $number }
daily-about = { $date } · { $options }
daily-until = Un seul essai, et il compte. Pas de conseils, pas de retour en arrière. Pars et reviens quand tu veux : la journée finit { $until }.
daily-for-fun = Cette journée est finie : tu joues juste pour le plaisir.
daily-unfinished = Le { $date } est passé, et ton pique-nique n’était pas fini à temps. Il y en a un nouveau aujourd’hui.
daily-figures = Par : { $par } (notre meilleur bot) · meilleur score trouvé : { $best }
daily-next = -# Prochain pique-nique { $when }.
daily-footer = -# Visible par toi uniquement. `/snack { name-daily }` le rouvre.
daily-ahead = Tu devances { $percent } % des joueurs : rang { $place } sur { $count } pour l’instant.
daily-ahead-past = Tu devances { $percent } % des joueurs : rang { $place } sur { $count }.
daily-ahead-here = Sur ce serveur : rang { $place } sur { $count }, devant { $percent } %.
daily-alone = Personne n’a fini avant toi aujourd’hui.
daily-alone-past = Personne d’autre n’a fini le pique-nique de ce jour-là.
daily-alone-here = Personne avant toi sur ce serveur.
daily-alone-here-past = Personne d’autre ne l’a fini sur ce serveur.
daily-streak =
    { $count ->
        [one] 🔥 Jour 1 de ta série
       *[other] 🔥 { $count } jours d’affilée
    }
daily-share = 🧺 Pique-nique du jour n° { $number } · { $name }
daily-share-won = ✅ { $points } contre { $target }
daily-share-lost = ❌ { $points } contre { $target }
daily-share-par = ⛳ Par : { $par }
daily-top-title = ## 🏅 Pique-niques du jour sur ce serveur
daily-top-nobody = Personne n’en a encore fini un.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Aujourd’hui
daily-span-week = Cette semaine
daily-span-ever = Depuis toujours
daily-others-title = ## 🧺 Pique-nique du jour n° { $number } : ceux des autres
daily-others-nobody = Personne d’autre n’a encore partagé le sien ici.
daily-others-line = { $name } · **{ $points }**
daily-proof-title = ## 🔏 Une donne honnête, jour après jour
daily-proof = **{ $date }**, sceau : `{ $seal }`
daily-proof-past = **{ $date }**, sceau : `{ $seal }`, secret : `{ $secret }`
daily-proof-about = -# Le sceau paraît la veille, le secret le lendemain. Le SHA-256 du secret est le sceau : personne n’a pu changer les cartes entre-temps.
daily-post-best = Les meilleurs d’hier :
daily-post-last = Personne n’a appuyé ici depuis deux semaines, alors j’arrête de le publier. `/snack { name-settings }` le relance.
solo-title = ## { $game } · en solo
solo-about = Une partie en privé : personne d’autre ne la voit, et elle reste ouverte aussi longtemps que tu veux.
solo-footer = -# Visible par toi uniquement. `/snack { name-solo }` la rouvre.
what-if-title = ### Et si… · { $code } · étape { $step } sur { $steps }
what-if-did = Dans la partie : { $move }.
what-if-step = { $step } · manche { $round }
what-if-instead = -# Tu as un entraînement ouvert. Un nouveau prendra sa place.
what-if-footer = -# Pour s’entraîner : tu sais ce que tu savais, le reste est redistribué.
practice-title = ## { $game } · entraînement
    -# Depuis l’étape { $step } de la partie { $code }. Ça ne compte pas.
practice-about = Tu sais ce que tu savais alors ; le reste est redistribué. Annule aussi loin que tu veux.
practice-points =
    { $kind ->
        [same] Tu as fait **{ $own }**, comme dans la partie.
       *[other] Tu as fait **{ $own }** ; dans la partie, c’était **{ $then }**.
    }
practice-given-up = Tu as abandonné cet entraînement.
practice-footer = -# Visible par toi uniquement, et ça ne compte pas.
choice-practice = entraînement

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
pace-none = libre
pace-none-about = Pas de limite de temps
pace-choice-live = en direct : 10 minutes par phase
pace-choice-evening = soirée : 2 heures par phase
pace-choice-daily = quotidien : 24 heures par phase
pace-choice-relaxed = tranquille : 3 jours par phase
pace-choice-none = libre : pas de limite de temps
seat-until = { " " }· échéance { $until }
seat-away = { " " }· 🏖️ absence, retour { $until }
seat-missed = { " " }· 🤖 un remplaçant a joué la dernière fois
seat-stand-in = { " " }· 🤖 un remplaçant joue jusqu’à son retour
seat-asleep = { " " }· 💤 pas là
seat-asked = { " " }· pas encore de réponse
seat-done = { " " }· a fini
seat-waiting = { " " }· doit jouer
seat-later = { " " }· plus tard
panel-until = -# ⏳ Échéance { $until }. Ensuite, un bot joue pour toi.
stand-in-plays = 🤖 Un remplaçant joue pour toi jusqu’à ton retour.
asleep-seat = 💤 La partie dort et ta place t’attend. Appuie sur *{ button-back-again }* pour continuer.
back-again = Te revoilà. Ta place est de nouveau à toi.
played-for-you = 🤖 Joué pour toi : { $moves }. Tu peux annuler ce coup tant que tout le monde n’a pas fini.
played-for-you-final = 🤖 Joué pour toi : { $moves }.
made-for-you = 🤖 En ton absence : { $moves }.
did-place = carte { $number } posée en `{ $where }`
button-back-again = Me revoilà
button-keep-for-me = Choisir pour moi
button-play-for-me = Jouer pour moi
seat-before = { " " }· avant : { $names }
seat-bot-from = { " " }· 🤖 depuis la manche { $round }
seat-bot-round = { " " }· 🤖 manche { $round }
seat-bot-between = { " " }· 🤖 manches { $first }–{ $last }
button-more-time = Prolonger ({ $votes }/{ $needed })
button-take-over = Prendre la place { $seat }
button-next-game = Suivante · { $code }
more-time-granted = Prolongation accordée à la table **{ $code }**.
more-time-voted = Ton vote compte. Il y a prolongation dès que plus de la moitié de ceux qui ont fini sont d’accord ; à trois ou plus, il faut au moins deux voix.
taken-over = La place { $seat } est maintenant à toi. Voici ses cartes.
host-is = { $name } est maintenant l’hôte de la table **{ $code }**.
host-voted = Ton vote compte. La table **{ $code }** change d’hôte dès que plus de la moitié des autres sont d’accord.
thread-name = { $game } · { $code }
reminder-first = ⏳ **À toi de jouer** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-next = ⏳ **Ensuite, c’est à toi** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-half = ⏳ **La moitié de ton temps est passée** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-last = ⏰ **Dernier appel**, ensuite un remplaçant joue · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **À toi de jouer** · { $who }
       *[other] ⏳ **À toi de jouer à { $count } tables** · { $who }
    }
reminder-several-all-next = ⏳ **Ensuite, c’est à toi à { $count } tables** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds } · ensuite, c’est à toi
reminder-several-first = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds } · la moitié de ton temps est passée
reminder-several-last = [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds } · **dernier appel**
reminder-silence = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. La partie attend toujours ; l’hôte peut l’annuler avec `/snack { name-cancel }`.
reminder-asleep = 💤 **Cette partie dort** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. N’importe qui à la table peut la réveiller : *{ button-back-again }*.
reminder-silence-lobby = 💤 **Rien ne bouge ici depuis des jours** · [{ $game } · { $code }]({ $link }). La table attend toujours ; l’hôte peut lancer la partie, ou l’annuler avec `/snack { name-cancel }`.
reminder-closes = Si rien ne bouge, annulation automatique { $until }.
reminder-awake = ☀️ **La partie reprend** · [{ $game } · { $code }]({ $link }) · manche { $round } sur { $rounds }. De retour à la table : { $names }. Un bot joue pour les autres jusqu’à ce qu’ils appuient sur *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · échéance { $until }

## What people and servers want

# This language's own name for itself.
language-name = Français
language-auto = comme sur Discord
reminders-channel = dans le salon
reminders-direct = en message privé
reminders-off = aucune
next-on = oui
next-off = non
me-title = ### Tes préférences
me-reminders = Notifications quand c’est à toi : **{ $reminders }**
me-next = Te prévenir quand ton tour approche : **{ $next }**
me-quiet = Heures calmes : **{ $start }–{ $end }** ({ $zone }). Pas de notifications, et les échéances attendent la fin.
me-zone = Fuseau horaire : **{ $zone }**
me-no-quiet = Heures calmes : **aucune**. Pour en choisir : `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Paris`.
me-away = Absence jusqu’au **{ $until }**. À chaque phase, ton temps ne court qu’à partir de ton retour ; en tout, une partie t’attend 14 jours.
me-here = Pas d’absence. Tu pars ? `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31`
me-language = Langue : **{ $language }**
me-public = Les autres voient ton classement, ton profil et ton rang.
me-private = 🙈 Ton classement et ton profil ne sont visibles que par toi, et tu n’es dans aucun palmarès.
me-footer = -# Les tables qui t’attendent affichent ton absence.

data-title = ### Tes données
data-about = Préférences, parties, coups, résultats, classements : tout ce qui est conservé sur toi. Prends-en une copie, ou fais tout effacer.
data-here = Tout ce qui est conservé sur toi, dans un fichier. Visible par toi uniquement.
button-data = Mes données
button-data-file = Télécharger
button-data-forget = M’oublier
forget-title = ### T’oublier ?
forget-ask = Tes préférences et tes rangs sont effacés. Ton nom et ton id disparaissent de chaque partie, résultat et classement ; les parties finies gardent ta place, sans nom. Ce qui est déjà publié dans les salons y reste. C’est définitif.
forget-tables = { $count ->
    [one] Un bot prend ta place à 1 table ouverte.
   *[other] Des bots prennent ta place à { $count } tables ouvertes.
}
forget-yes = Oui, m’oublier
forget-no = Non, tout garder
forget-done = { $count ->
    [0] C’est fait : plus rien ici ne dit qui tu es. Reviens quand tu veux.
    [one] C’est fait : plus rien ici ne dit qui tu es, et un bot a pris ta place à 1 table. Reviens quand tu veux.
   *[other] C’est fait : plus rien ici ne dit qui tu es, et des bots ont pris ta place à { $count } tables. Reviens quand tu veux.
}
someone-forgotten = un ancien joueur

menu-reminders = Notifications
button-next-on = Me prévenir avant
button-next-off = Juste à mon tour
menu-language = Langue
menu-server-pace = Nouvelles tables
button-away =
    { $days ->
        [one] Absence 1 jour
       *[other] Absence { $days } jours
    }
button-here = Je suis là
button-public-on = Montrer mon profil
button-public-off = Masquer mon profil
server-title = ### Réglages du serveur
server-pace = Nouvelles tables : **{ $pace }** · { $about }
server-channels = Tables uniquement dans : { $channels }
server-everywhere = Tables dans **tous les salons**. `/snack { name-settings } { name-channel }:` en autorise un, ou le retire.
server-threads-on = Chaque table a **son propre fil**.
server-threads-off = Les tables sont publiées **dans le salon**.
server-mentions-on = Chacun est **mentionné** quand c’est son tour.
server-mentions-off = Aucune mention dans les salons ; **messages privés** à qui en veut.
server-motion-on = Les révélations sont **animées** jusqu’à quatre joueurs.
server-motion-off = Les révélations sont des **images fixes**.
server-ratings-on = Les tables en attente affichent le classement à côté des noms.
server-ratings-off = Pas de classement sur les tables en attente.
server-limits = Tables ouvertes : **{ $person }** par hôte, **{ $channel }** par salon
server-daily = Pique-nique du jour : publié dans <#{ $channel }> à partir de { $hour }.
server-daily-off = Pique-nique du jour : pas publié. `/snack { name-settings } { name-daily }:` choisit un salon.
server-language = Langue des tables : **{ $language }**
server-footer = -# Pour les nouvelles tables ; les mentions changent tout de suite.
button-threads-on = Utiliser des fils
button-threads-off = Pas de fils
button-mentions-on = Mentionner
button-ratings-on = Avec classement
button-ratings-off = Sans classement
button-mentions-off = Ne pas mentionner
button-motion-on = Avec animations
button-motion-off = Sans animations
button-everywhere = Tous les salons

## Confirming

cancel-ask = Annuler la table **{ $code }** pour tout le monde ? C’est définitif.
cancel-yes = Oui, annuler
cancel-done = La table **{ $code }** est annulée.
give-up-ask = Abandonner cette partie ? C’est définitif.
give-up-yes = Oui, abandonner
leave-ask = Quitter la table **{ $code }** ? Si la partie est en cours, un bot prend ta place.
leave-yes = Oui, quitter
leave-done = Tu as quitté la table **{ $code }**.
confirm-nothing = Rien n’a changé.

## Lists and help

status-title = ### { $game } · table { $code }
status-round = Manche { $round } sur { $rounds }
status-link = [Voir la table]({ $link })
status-lobby = en attente de joueurs
status-over = partie finie
status-cancelled = partie annulée
games-title =
    { $count ->
        [0] Pas de partie en ce moment. `/snack { name-start }` ouvre une table.
        [one] ### Ta partie
       *[other] ### Tes { $count } parties
    }
games-line = **{ $code }** · { $game } · { $state } · [voir la table]({ $link })
games-damaged = **{ $code }** · je n’arrive pas à lire cette partie. Sa table dit ce qu’on peut faire.
games-more = -# … et { $count } de plus
games-practice = **Entraînement** · { $game } · depuis l’étape { $step } de { $code }
history-title-mine = ### Tes parties terminées
history-title-server = ### Parties terminées sur ce serveur
history-nothing = Rien ici pour l’instant.
history-daily = 🧺 Pique-nique du jour n° { $number }
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
profile-new = ⭐ débute · parties classées : { $count } sur { $needed }
profile-games = 🎴 Parties : **{ $games }** · 👑 gagnées : **{ $wins }**
profile-points = 🥇 Points : **{ $average }** en moyenne, **{ $best }** au mieux
profile-skill =
    { $count ->
        [one] 🎯 Habileté : **{ $sign }{ $skill }** par rapport à ce que les cartes rapportent d’habitude, à la dernière partie
       *[other] 🎯 Habileté : **{ $sign }{ $skill }** par partie par rapport à ce que les cartes rapportent d’habitude, sur les { $count } dernières
    }
profile-favourites = Favoris : { $names }
profile-kept = ⏱️ Coups joués à temps : { $percent } %
profile-streak = 🔥 Victoires d’affilée : { $now } en cours, record { $longest }
profile-duel = 👥 Toi contre cette personne · gagnées : { $won }, perdues : { $lost }, nulles : { $tied }
top-title = ### Palmarès de ce serveur · { $game }
top-all = -# Toutes les personnes ayant joué ici
top-month = -# Personnes ayant joué ici ces 30 derniers jours
top-me = -# Personnes ayant joué avec toi ici
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partie
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } parties
    }
top-nothing = Personne pour l’instant. Il faut deux personnes pour une partie classée.
stats-title = ### Ce serveur en chiffres
stats-weeks = Parties terminées, { $weeks } dernières semaines :
stats-active = Personnes actives ces quatre dernières semaines : **{ $count }**
stats-finished = Parties jouées jusqu’au bout : **{ $finished }** sur { $begun } ({ $percent } %)
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
    {""}**1.** `/snack { name-start }` ouvre une table ; les autres appuient sur *{ button-join }*. Sans personne d’autre, c’est un solo.
    {""}**2.** *{ button-my-cards }*, sur la table (ou `/snack { name-hand }`), ne montre tes cartes qu’à toi.
help-commands =
    `/snack { name-board }` montre toutes les zones · `/snack { name-status }` dit qui on attend · `/snack { name-games }` liste tes parties
    `/snack { name-rules }` donne les règles · `/snack { name-tutorial }` te les apprend · `/snack { name-leave }` et `/snack { name-cancel }` demandent confirmation
choice-table = { $code } · { $game }
choice-card = { $number } : { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat } : { $name }
do-which =
    Plusieurs actions correspondent :
    { $labels }
do-unknown =
    « { $typed } » n’est pas possible en ce moment. Tu peux :
    { $labels }

help-appearance = -# *{ button-appearance-text }*, sur chaque panneau, remplace les images par du texte. Tes choix ici sont gardés :
appearance-title = ### Ton affichage
appearance-text-on = Texte au lieu d’images : **oui**
appearance-text-off = Texte au lieu d’images : **non**
appearance-strong-on = Contraste élevé : **oui**
appearance-strong-off = Contraste élevé : **non**
appearance-still-on = Moins d’animations : **oui**
appearance-still-off = Moins d’animations : **non**
appearance-typed-on = Endroits dans les formulaires : **au clavier**, comme `B3 90 { layer-under }`
appearance-typed-off = Endroits dans les formulaires : **dans des listes**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Image { $number } : { $text }
rules-not-like-this = ✗ Pas comme ça :
rules-nothing-found = Aucune page des règles ne parle de « { $typed } ». Choisis un sujet dans le menu.
# Other words for something, by which its pages are found as well.
typed-topics = nul = égalité, départage = égalité

## The tutorial

tutorial-step = ### 🎓 Étape { $step } sur { $steps }
tutorial-footer = -# Une partie d’entraînement. `/snack { name-tutorial }` la reprend à tout moment.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Appuie sur *{ button-place }* : c’est le bon endroit.
tutorial-now-card = 👉 Prends la carte **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, jusqu’à ce que le titre indique **{ $turn }**.
tutorial-now-cell = 👉 Déplace-la avec les flèches jusqu’à ce que le titre indique `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, jusqu’à ce que le titre indique `{ $where }`.
error-lesson-card = Ça marcherait. Pour cette étape, prends l’autre carte, la **{ $number }** ; celle-ci viendra plus tard.
error-lesson-turn = Elle va aussi comme ça, mais ici il faut la tourner à **{ $turn }** : `{ $where }`. *{ button-turn }* avance d’un quart de tour.
error-lesson-cell = Elle va là aussi, mais cette étape la veut en `{ $where }`. Déplace-la avec les flèches ; le titre indique où elle est.
error-lesson-layer = Bon endroit, autre couche : `{ $where }`. Appuie sur *{ button-layer }* jusqu’à ce que le titre l’indique.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = jouer
name-game = jeu
name-players = joueurs
name-bots = bots
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
command-start-players = Combien de places
command-start-bots = Combien de bots
command-start-level = Le niveau des bots
command-start-pack = Quel paquet de cartes
command-start-pace = Combien de temps peut durer une phase
command-start-with = Qui inviter : une place lui est gardée
command-start-rated = Si la partie compte pour le classement
command-hand = Voir tes cartes et ce que tu as à faire
command-do = Taper une action au lieu d’appuyer sur un bouton
command-do-action = Que faire : tes options s’affichent pendant que tu tapes
command-place = Essayer une carte : rien n’est définitif sans ton accord
command-place-cell = La case en haut à gauche de la carte, par exemple B3
command-place-rotation = Tournée dans le sens horaire de
command-place-layer = { layer-over }, { layer-under }, ou { layer-under } avec des cases : { layer-under } C4 D4
command-place-card = Laquelle de tes cartes
command-place-final = La poser tout de suite au lieu de l’essayer
command-board = Montrer les zones de tout le monde
command-board-seat = Une seule place
command-status = Qui on attend dans une partie
command-games = Tes parties, sur tous les serveurs
command-tables = Les tables de ce serveur que tu peux rejoindre
command-history = Parties terminées : revoir, vérifier, exporter
command-history-scope = Les tiennes ou celles de ce serveur
command-history-game = Seulement ce jeu
command-history-opponent = Seulement les parties avec cette personne
command-verify = Vérifier que personne n’a pu choisir les cartes d’une partie
command-profile = Classement, résultats et meilleure zone d’une personne
command-profile-person = Le profil de qui ; laisse vide pour le tien
command-top = Le palmarès de ce serveur
command-top-scope = Tout le monde, ce mois-ci ou avec toi
command-cancel = Annuler une partie
command-leave = Quitter une table
command-help = Comment jouer ici
command-tutorial = Apprendre un jeu en cinq minutes, pas à pas
command-daily = Le pique-nique du jour : la même donne pour tout le monde, un seul essai
command-daily-date = Un jour passé, pour le plaisir, comme 2026-11-17
command-daily-top = Les meilleurs de ce serveur
command-solo = Une partie privée en solo, où que tu sois
command-rules = Les règles, page par page, en images
command-rules-topic = Sur quoi ? Tape un mot pour chercher
command-me = Tes préférences : notifications, heures calmes, absence, langue
command-me-reminders = Où te prévenir que c’est à toi
command-me-next = Te prévenir quand ton tour approche, dans les jeux au tour par tour
command-me-quiet = Heures sans notifications, comme 22-8 ou 22:30-7 ; { word-off } pour aucune
command-me-zone = Ton fuseau horaire
command-me-away = Un nombre de jours, ou une date comme 2027-01-31 ; { word-off } à ton retour
command-me-view = Texte ou images
command-me-contrast = Contraste élevé ou couleurs normales
command-me-motion = Images fixes ou animées
command-me-form = Taper les endroits dans les formulaires, ou les choisir dans des listes
command-me-public = Si les autres voient ton classement, ton profil et ton rang
command-me-data = Tout ce qui est conservé sur toi : prends-en une copie, ou fais-toi oublier
command-language = Langue
command-settings = Réglages du serveur (pour qui le gère)
command-settings-channel = Autoriser les tables dans ce salon, ou le retirer
command-settings-per-person = Tables ouvertes par hôte
command-settings-per-channel = Tables ouvertes par salon
command-settings-daily = Publier le pique-nique du jour dans ce salon
command-settings-hour = À partir de quelle heure (UTC)
command-host = Passer le rôle d’hôte, ou voter pour en changer si l’hôte a disparu
command-host-to = Qui devient l’hôte ; laisse vide pour voter
command-table = Le code de la table, s’il y en a plusieurs

## What can be wrong

error-internal = Quelque chose a mal tourné de notre côté. Ta partie est à l’abri ; réessaie dans un instant.
still-working = Je suis encore sur ta dernière demande. Réessaie dès que tu as la réponse.
too-often = Ça faisait beaucoup d’un coup. Tu pourras continuer { $when }.
server-barred = Le bot n’est pas disponible sur ce serveur.
restarting = Je redémarre. Réessaie dans quelques secondes.
error-old-button = Ce bouton vient d’une ancienne version. Prends-en un plus récent : `/snack { name-hand }` ou `/snack { name-games }`.
error-not-damaged = La table **{ $table }** va bien : il n’y a rien à récupérer.
error-unreadable = Je ne reconnais pas d’endroit dans « { $text } ». Essaie `B3 90`.
error-bad-cell = Je ne reconnais pas de case dans « { $given } ». Une case, c’est une lettre et un nombre, comme `B3`.
error-bad-rotation = Les cartes se tournent par quarts de tour, pas de { $given }. Choisis 0, 90, 180 ou 270.
error-bad-layer = Je ne connais pas la couche « { $given } ». Écris `{ layer-over }`, `{ layer-under }`, ou `{ layer-under }` avec des cases : `{ layer-under } C4 D4`.
error-off-frame = { $cell } est hors d’atteinte.
error-first-card = La première carte va au milieu : { $allowed }.
error-touches-nothing = En { $cell }, la carte ne touche rien. Elle doit chevaucher une autre carte ou la toucher.
error-corner-only = En { $cell }, la carte ne touche qu’un coin. Elle doit chevaucher une carte ou en toucher une par un côté.
error-too-wide = Avec { $cell }, ta zone ferait { $size } cases de large ; la limite est { $limit }.
error-too-high = Avec { $cell }, ta zone ferait { $size } cases de haut ; la limite est { $limit }.
error-no-overlap = Dans ce jeu, les cartes ne se chevauchent pas, et { $cell } est déjà prise.
error-never-under = Dans ce jeu, une carte ne va jamais sous une autre.
error-nothing-to-be-under = En { $cell }, il n’y a rien sous quoi se glisser.
error-over-and-under-one = Une carte ne peut pas passer sur une autre en { $over_at } et sous la même en { $under_at }.
error-ring = Boucle impossible : la carte en { $over_at } est au-dessus de celle en { $under_at } ; rien ne peut passer sur la première et sous la seconde.
error-game-over = Cette partie est finie.
error-not-a-seat = Cette place n’existe pas à cette table.
error-unknown-move = Ce coup n’existe pas dans ce jeu.
error-bad-move = Je n’arrive pas à lire ce coup.
error-wrong-phase = La partie a avancé. Voici où elle en est.
error-not-your-turn = Ce n’est pas encore ton tour.
error-not-in-hand = Tu n’as plus cette carte en main. Voici ce que tu as maintenant.
error-already-done = C’est déjà fait.
error-nothing-to-undo = Il n’y a rien à annuler.
error-final = Ce coup ne peut plus être annulé : il a été révélé.
error-unknown-game = Je ne connais pas ce jeu.
error-unknown-pack = Il n’y a pas de paquet { $pack } pour ce jeu.
error-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs.
error-unknown-option = Ce jeu n’a pas cette option.
error-bad-option = Choisis parmi : { $allowed }.
error-bad-seed = Les cartes n’ont pas pu être distribuées.
error-no-such-table = La table { $table } n’existe pas (ou plus). `/snack { name-games }` liste les tiennes.
error-moves-gone = Les coups de la partie { $table } ne sont plus conservés, seulement son résultat.
error-no-such-step = Cette partie a { $steps } étapes d’où reprendre, et ce n’en est pas une.
error-only-practice = C’est un entraînement : il n’y a rien à prouver ni à garder.
error-nothing-to-rewind = C’est ici que cet entraînement a commencé.
error-out-of-sight = Je ne te vois pas dans le salon de la table { $table } en ce moment, alors je n’ai rien fait. Tu peux encore regarder, ou laisser ta place : `/snack { name-leave }`.
error-not-in-lobby = Cette partie a déjà commencé.
error-not-playing = Cette partie n’est pas en cours.
error-already-seated = Tu as déjà une place ici.
error-not-seated = Tu n’as pas de place à cette table.
error-not-played = Seules les personnes qui ont joué une partie peuvent l’exporter.
error-nothing-finished = Tu n’as encore terminé aucune partie. Indique une table, ou reviens après la première.
error-profile-hidden = { $name } ne montre pas ses résultats.
error-top-on-servers = Un palmarès appartient à un serveur. Essaie là-bas.
error-table-full =
    { $capacity ->
        [one] La seule place est prise.
       *[other] Les { $capacity } places sont prises.
    }
error-only-host = C’est réservé à l’hôte.
error-too-few = À { $seats }, c’est trop peu : il faut être au moins { $needed }.
error-bad-capacity = Places ici : de { $least } à { $most }.
error-small-table = Il faut { $needed } places pour toi et les personnes que tu amènes, mais `{ name-players }` dit { $seats }. Demandes-en au moins { $needed }, ou n’indique rien.
error-no-teams = Pas d’équipes à cette table : chacun joue pour soi.
error-no-bot-to-remove = Il n’y a pas de bot à cette table.
error-too-many-tables =
    { $limit ->
        [one] Tu as déjà une table ouverte ici. Finis-la ou annule-la d’abord : `/snack { name-games }`.
       *[other] Tu as déjà { $limit } tables ouvertes ici. Finis ou annule l’une d’elles d’abord : `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] Une table est déjà ouverte dans ce salon. Rejoins-la, ou choisis un autre salon.
       *[other] { $limit } tables sont déjà ouvertes dans ce salon. Rejoins-en une, ou choisis un autre salon.
    }
error-hints-off = Les conseils sont désactivés à cette table.
error-not-over = Cette partie n’est pas encore finie.
error-shared-already = C’est déjà publié. Une fois suffit.
error-no-answer = Personne d’autre n’a encore dit oui. On attend { $names }. Patiente un peu, ou ajoute un bot.
error-alone = Il n’y a que toi pour l’instant.
error-not-alone = Quelqu’un a rejoint la table entre-temps, alors je n’ai rien lancé. Appuie sur *{ button-start }* pour jouer ensemble.
error-no-such-bot = Aucun bot ne s’appelle « { $given } ».
error-invited-bot = { $name } est un bot et ne peut pas s’asseoir. Pour mes bots à moi : `{ name-bots }:`.
error-invited-unseeing = { $name } ne voit pas ce salon : je ne peux pas lui garder de place ici.
error-no-free-code = Je n’ai pas pu ouvrir de table à l’instant. Réessaie.
error-nothing-to-do = Tu n’as rien à faire pour l’instant.
error-mind-made-up = Tu as changé d’avis { $limit } fois dans cette phase. On en reste là.
error-not-free = Cette place n’est pas libre.
error-held-another = Tu as occupé une autre place dans cette partie et vu ses cartes : celle-ci est pour quelqu’un d’autre.
error-no-deadline = Il n’y a pas d’échéance à repousser ici, ou personne pour donner son accord.
error-time-granted = Cette phase a déjà été prolongée. Une fois, pas plus.
error-no-vote = C’est aux autres d’en décider : c’est toi qu’on attend.
error-host-yourself = L’hôte, c’est toi. `/snack { name-host } { name-to }:` en désigne un autre.
error-host-is-here = L’hôte est là. On peut voter pour en changer si l’hôte manque une échéance, n’a pas lancé la partie au bout d’une heure, ou fait attendre six jours une partie sans échéance.
error-host-not-seated = Pour être l’hôte de cette table, il faut y avoir une place.
error-wrong-channel = Sur ce serveur, on ouvre les tables ici : { $channels }
error-only-managers = C’est réservé à qui gère ce serveur.
error-only-servers = Ça ne se règle que sur un serveur.
error-bad-hours = Je ne reconnais pas d’heures dans « { $given } ». Écris `22-8` ou `22:30-7:15`, ou bien `{ word-off }`.
error-zone-missing = Quel fuseau horaire ? Ajoute-le : `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Paris`.
error-bad-zone = Je ne connais pas le fuseau horaire « { $given } ». Choisis-en un dans la liste, comme `Europe/Paris`.
error-long-quiet = Les heures calmes durent { $limit } heures au plus, et ne peuvent pas finir quand elles commencent.
error-bad-away = Je ne reconnais pas d’absence dans « { $given } ». Écris un nombre de jours, une date d’ici un an comme `2027-01-31`, ou bien `{ word-off }`.
error-away-out-of-reach = « { $given } » est déjà passé, ou trop loin. Écris 1 à { $limit } jours, une date d’ici un an, ou bien `{ word-off }`.
error-stale = La partie a avancé, alors je n’ai rien changé. Voici où elle en est.
error-no-such-day = Il y a un pique-nique pour chaque jour du { $first } au { $last }. Écris la date comme ça.
error-no-daily-channel = Choisis d’abord un salon pour le pique-nique du jour : `/snack { name-settings } { name-daily }:`
error-day-over = Cette journée est finie, ce coup arrive donc trop tard. `/snack { name-daily }` donne le pique-nique d’aujourd’hui.
error-deal-withheld = D’autres peuvent encore jouer cette donne aujourd’hui. Elle s’ouvre une fois la journée finie.
error-day-unfinished = Finis d’abord ton propre pique-nique de ce jour-là.
error-day-tried = Tu as déjà eu ton essai du jour : il est parti avec tes données. Le prochain pique-nique commence { $when }.
error-only-yours = Cette partie n’est qu’à toi. Pars quand tu veux, elle reste telle quelle.
error-not-a-member = Je ne suis pas sur ce serveur, donc je ne peux pas ouvrir de table. Ajoute-moi : { $link } · `/snack { name-solo }` et `/snack { name-daily }` marchent ici même.
error-no-such-card = Il n’y a pas de carte { $given } ; tu en as { $count }.
error-card-laid =
    { $left ->
        [0] La carte { $given } est déjà posée.
       *[other] La carte { $given } est déjà posée. Il te reste la carte { $left }.
    }
error-no-such-seat = Il n’y a pas de place { $seat } ; cette table en a { $seats }.
error-no-table-here = Tu n’as pas de partie ici. `/snack { name-start }` ouvre une table, `/snack { name-games }` liste les tiennes.
error-cannot-post = Je n’ai pas le droit d’écrire dans ce salon. Il me faut *Voir le salon*, *Envoyer des messages* (dans les fils aussi), *Joindre des fichiers* et *Voir les anciens messages*. Demande à qui gère ce serveur, ou choisis un autre salon.
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
        [one] La zone commune : une carte.
       *[other] La zone commune : { $cards } cartes.
    }
alt-empty-shared-area = La zone commune, encore vide.
alt-row = Ligne { $row } : { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } sur { $ground }
alt-reach = À portée : colonnes { $left } à { $right }, lignes { $top } à { $bottom }.
alt-newest = La dernière carte est en { $cells }.
alt-laid = Cartes par couches, en partant du dessous : { $cards }.
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
alt-card-tall = Carte { $number }, { $rows } lignes de haut en bas : { $squares }.
alt-open-card = Une carte : { $squares }.
alt-open-card-rows = Une carte : en haut { $upper } ; en bas { $lower }.
alt-open-card-tall = Une carte, { $rows } lignes de haut en bas : { $squares }.
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
        [one] Une zone commune, manche { $round } sur { $rounds } : { $cards } carte, largeur { $width }, hauteur { $height }.
       *[other] Une zone commune, manche { $round } sur { $rounds } : { $cards } cartes, largeur { $width }, hauteur { $height }.
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
        [one] La zone de la place { $seat }, carte après carte (une en tout).
       *[other] La zone de la place { $seat }, carte après carte ({ $cards } en tout).
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
alt-line = Courbe de classement, { $count } valeurs : de { $first } à { $last }, minimum { $low }, maximum { $high }.
alt-ranked = Rang { $place } : { $value }.
alt-weeks = Parties par semaine, { $count } dernières semaines, la plus ancienne d’abord : { $values }.
alt-profile = Un profil. Parties : { $games }, gagnées : { $wins }. Le reste est dans le texte.
alt-skill = Points au-dessus de ce que les cartes rapportent d’habitude : { $skill } par partie.

## The playground

playground-topic = Le vrai bot sur un Discord simulé
playground-welcome =
    ## 🧺 Bienvenue sur le terrain de jeu
    C’est le vrai bot, sur un Discord qui n’existe que sur ton ordinateur. *Viewing as*, tout en haut, dit qui tu es : passe d’une personne à l’autre comme tu veux.
playground-steps =
    {""}**1.** Choisis { $first } et appuie sur *{ button-my-cards }* : la réponse n’est visible que par { $first }. Fais ce qu’elle demande, puis passe à { $second } et fais de même.
    {""}**2.** Quand les deux ont fini, la table le montre, et la partie continue.
playground-also = Ou rejoins la table ouverte dans la peau de qui tu veux, ou tape une commande : `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Ou tape une commande : `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Rejoindre la table { $code }
playground-footer = -# Ici, le temps est réel. Avance-le : `skip 3h` ici ou au terminal.
playground-direct = { $name } : messages privés
playground-open = Snack Table est ouvert : { $address }
playground-hint = Les parties sont gardées dans { $file }. Tape `skip 3h` pour avancer l’horloge ; Ctrl-C arrête tout.
playground-skipped = Il est maintenant { $now } sur le terrain de jeu.
playground-meanwhile = Entre-temps :
playground-stood-in = un remplaçant a joué pour { $names }
playground-quiet = Rien ne s’est passé entre-temps.
