# What Veggies says, in French. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
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

## The lobby

lobby-blurb-veggies = Garnis ton étal de marchandises, en groupes grands et nombreux, et cache les souris. À quatre, on joue en deux équipes : places 1 et 3 contre 2 et 4.

## The table while a game runs

veggies-start-table = Chacun ouvre son étal avec l’une de ses deux cartes et garde l’autre.
veggies-turn-table = Chacun son tour, une carte : de la main ou du marché.
veggies-name-table = Les étals sont pleins. Il reste à annoncer les marchandises qui comptent.
veggies-standing-about = -# Points comme si chaque produit que quelqu’un pourrait nommer comptait. À la fin, seuls les produits nommés comptent.

## The private panel

veggies-start-title = ### Ouvre ton étal
veggies-start-ask = Quelle carte ouvre ton étal ? L’autre reste dans ta main.
veggies-start-chosen = Tu ouvres avec la carte **{ $number }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
veggies-open-button = Ouvrir avec la { $number }
veggies-open-did = étal ouvert avec la carte { $number }
veggies-start-done = ### Ton choix est fait
veggies-turn-title = ### Carte { $round } sur { $rounds } : à toi
veggies-turn-ask = La carte 1 est dans ta main ; les cartes 2 à 4 sont au marché. Poses-en une.
veggies-turn-done = ### Ton étal
veggies-name-title = ### Annonce ta marchandise
veggies-name-ask = Lequel de tes plus grands groupes veux-tu faire compter ? Toute marchandise annoncée compte pour tout le monde.
veggies-name-button = { $things }
veggies-name-did = annonce : { $answer }
veggies-name-done = ### Ton étal est plein

## Hints and review

veggies-open-hint = 💡 Ouvre avec la carte **{ $number }**.
veggies-name-hint = 💡 { $answer } : c’est ce qui te rapporte le plus pour l’instant.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } — { $points } point, et moins de souris pour départager ({ $size }).
       *[other] 🏆 { $names } — { $points } points, et moins de souris pour départager ({ $size }).
    }
score-good =
    { $groups ->
        [one] { $component } : plus grand groupe { $largest } × { $groups } groupe = { $points }
       *[other] { $component } : plus grand groupe { $largest } × { $groups } groupes = { $points }
    }
score-mice = souris ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }** : `/snack { name-start } { name-game }:{ game-veggies }`. Garnis un étal du marché, une carte chacun son tour.

## The rules, page by page

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

## What can be wrong

error-not-here = Cette carte n’est plus là : quelqu’un a été plus rapide, ou ce panneau est ancien. Voici ce qui est visible maintenant.
error-bad-goods = Tu ne peux pas annoncer ça ; tu peux annoncer : { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] Une carte au marché.
       *[other] { $cards } cartes au marché.
    }
zone-market = {""}**Le marché**
why-good = plus grand groupe fois nombre de groupes
why-mice = à la vue de tous
less-mice = moins de { $component }
