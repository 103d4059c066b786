# What Snack Match says, in French. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
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

## The lobby

lobby-blurb-snack = Compose un pique-nique de 4 × 4. Pose tes cartes par-dessus ou glisse-les dessous pour regrouper les snacks et les nappes identiques.
option-diet = Régime spécial
option-diet-none = aucun
option-diet-none-about = Juste les groupes
option-diet-easy = facile
option-diet-easy-about = Deux occasions de gagner des points
option-diet-medium = moyen
option-diet-medium-about = Une occasion de gagner des points, une d’en perdre
option-diet-hard = difficile
option-diet-hard-about = Deux occasions de perdre des points

## The table while a game runs

snack-choose-table = Chacun garde une carte et passe l’autre à gauche.
snack-play-table = Chacun pose deux cartes. Tout est révélé quand tout le monde a joué.
snack-play-solo-table = À chaque manche : pose une carte, donne l’autre à ton adversaire.

## The private panel

snack-choose-title = ### Manche { $round } sur { $rounds } : garde une carte, passe l’autre
snack-choose-ask = Quelle carte gardes-tu ? L’autre part à ta gauche.
snack-choose-chosen = Tu gardes la carte **{ $number }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
snack-keep-button = Garder la { $number }
snack-keep-did = carte { $number } gardée
snack-choose-done = ### Ton choix est fait
snack-play-title = ### Manche { $round } sur { $rounds } : pose tes cartes
snack-play-ask =
    { $count ->
        [one] Encore une carte.
       *[other] Pose les deux cartes, dans l’ordre que tu veux.
    }
snack-play-done = ### Manche finie pour toi
snack-play-solo-title = ### Manche { $round } sur { $rounds } : une pour toi, une pour ton adversaire
snack-play-solo-ask = Pose l’une des deux. L’autre va à ton adversaire.
snack-solo-rival =
    { $count ->
        [0] -# Adversaire : 1 par case à lui avec le snack le plus vu chez vous deux, pareil pour la nappe.
       *[other] -# Adversaire : 1 par case à lui avec le snack le plus vu chez vous deux, pareil pour la nappe ; pour l’instant { $lines }.
    }
snack-solo-cards = {""}**Tes deux cartes**
snack-solo-area = {""}**Ton pique-nique**

bonus-fewest = -# 🟢 +3 à qui a le moins de { $component }
bonus-most = -# 🔴 −3 à qui a le plus de { $component }
bonus-corners = -# 🟢 +1 par coin de ta zone avec des { $component }
bonus-isolated = -# 🔴 −2 par exemplaire à l’écart : { $component }
bonus-groups = -# 🟢 +1 par groupe séparé (une case seule compte) : { $component }
bonus-centre = -# 🔴 −2 par exemplaire au centre de ta zone : { $component }
bonus-lines = -# 🟢 +2 par ligne ou colonne complète : { $component }
bonus-pairs = -# 🔴 −2 par paire (groupe d’exactement deux) : { $component }

## Hints and review

snack-keep-hint = 💡 Garde la carte **{ $number }** : elle va avec le plus de cartes qu’on peut te passer, et c’est l’autre qui aide le moins ton voisin.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names } — { $points } point, départage gagné avec le plus grand groupe ({ $size })
       *[other] 🏆 { $names } — { $points } points, départage gagné avec le plus grand groupe ({ $size })
    }
snack-solo-won =
    { $points ->
        [one] 🏆 C’est gagné, { $points } à { $target } !
       *[other] 🏆 C’est gagné, { $points } à { $target } !
    }
snack-solo-lost =
    { $points ->
        [one] Cette fois, le pique-nique revient à ton adversaire : { $points } point, et il en fallait plus de { $target }.
       *[other] Cette fois, le pique-nique revient à ton adversaire : { $points } points, et il en fallait plus de { $target }.
    }
snack-solo-won-told = 🏆 { $name } gagne, { $points } à { $target } !
snack-solo-lost-told = Cette fois, le pique-nique revient à l’adversaire : { $name } a fait { $points }, et il en fallait plus de { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = le moins de { $component } ({ $own }) { $points }
score-bonus-most = le plus de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } dans les coins ({ $count }) { $points }
score-bonus-isolated = { $component } à l’écart ({ $count }) { $points }
score-bonus-groups = groupes de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } au centre ({ $count }) { $points }
score-bonus-lines = lignes complètes de { $component } ({ $count }) { $points }
score-bonus-pairs = paires de { $component } ({ $count }) { $points }
score-opponent = { $own } × { $component } { $points }

## Lists and help

help-snack =
    {""}**3.** Garde une carte, passe l’autre à gauche.
    {""}**4.** Essaie une carte : tourne-la, déplace-la, glisse-la dessous ; ou écris `B3 90 { layer-under }` (`/snack { name-place }`). Puis *{ button-place }*.
    {""}**5.** Quand tout le monde a fini, tous les pique-niques sont révélés. Quatre manches, puis le décompte.

## The rules, page by page

rules-snack-overview-title = En bref
rules-snack-overview =
    Quatre manches. À chacune, tout le monde pioche deux cartes, en garde une, passe l’autre à gauche, puis pose ses deux cartes dans sa zone.

    { "" }**La pose.** Ta zone peut atteindre 4 × 4 cases, pas plus. Une carte se pose à côté, dessus ou dessous, ou bien entre deux : sur certaines cases et sous d’autres. Elle doit chevaucher une carte ou en toucher une par un côté ; les coins ne comptent pas.

    { "" }**Les points.** Les snacks identiques qui se touchent par un côté forment un groupe ; les nappes identiques aussi. Un groupe de trois vaut 1 point, de quatre 2, de cinq 3, et ainsi de suite. Les cases cachées ne comptent pas. Qui a le plus de points gagne ; en cas d’égalité, le plus grand groupe tranche.

    { "" }Le **Régime spécial** ajoute deux bonus, connus dès le départ. Sans personne d’autre, joue en **Solo**.
rules-snack-course-title = Une manche : choisir, passer, jouer
rules-snack-course =
    { "" }**Choisir et passer.** Tu reçois deux cartes. Gardes-en une et passe l’autre à la place suivante ; la dernière place passe à la première. Tu joues donc une carte que tu as choisie et une que ton voisin t’a passée.

    { "" }**Jouer.** Pose les deux cartes dans ta zone, dans l’ordre que tu veux.

    Tout le monde joue en même temps et en secret. Tu peux changer d’avis tant que tout le monde n’a pas fini ; ensuite, tout est révélé. Après quatre manches, chaque zone compte huit cartes, et on fait le décompte.
rules-snack-first-title = La première carte
rules-snack-first =
    Ta première carte va au milieu, à l’horizontale ou à la verticale : `C4 0`, `C4 180`, `D3 90` ou `D3 270`. Ce n’est qu’un début : à partir de là, ta zone peut s’étendre dans toutes les directions.
rules-snack-placing-title = Poser une carte
rules-snack-placing =
    Tourne la carte comme tu veux, par quarts de tour. Elle doit chevaucher une de tes cartes ou en toucher une **par un côté**, comme sur la première image. Un coin seul, comme sur la seconde, ne suffit pas.

    Les cartes posées ne bougent plus. Tu peux toujours poser une carte exactement sur une autre : personne n’est donc jamais bloqué.
rules-snack-layers-title = Dessus et dessous
rules-snack-layers =
    Une carte peut en recouvrir d’autres, en partie ou en entier, ou se glisser dessous. Seul ce qui se voit compte.

    { "" }**Dessus** (première image) : les cases de ta carte se voient, et ce qu’elles recouvrent disparaît. Le petit carré dans le coin rappelle quoi.
    { "" }**Dessous** (seconde image) : la case de ta carte est cachée là où il y a déjà quelque chose, et ses autres cases se voient.
rules-snack-between-title = Entre deux
rules-snack-between =
    Une carte peut passer à la fois sur certaines cartes et sous d’autres. Sur la première image, elle est sur la carte du haut et sous celle du bas : `D3 90 { layer-under } D5`.

    Interdit : passer sur une case d’une carte et sous une autre case de **la même** carte. Il faudrait la traverser.
rules-snack-rings-title = Pas de boucle
rules-snack-rings =
    Tu dois pouvoir reposer toutes tes cartes une à une, en partant du dessous. Sur la première image, la carte horizontale du bas est sur la carte verticale, et la carte verticale sur la carte horizontale de D4. Rien ne peut donc être à la fois sur celle du bas et sous celle de D4 : ce serait une boucle impossible.
rules-snack-area-title = La zone flottante
rules-snack-area =
    Toutes tes cartes réunies peuvent occuper **4 cases de large et 4 de haut**, pas plus. Quelles colonnes et quelles lignes, ce n’est pas fixé au départ : ta zone flotte. Dès qu’elle a quatre cases de large, ses colonnes sont fixées ; dès qu’elle en a quatre de haut, ses lignes le sont.

    L’image montre toutes les cases encore à ta portée. Sur la seconde, la zone ferait cinq cases de large.
rules-snack-groups-title = Groupes et points
rules-snack-groups =
    Les snacks identiques qui se touchent par un côté forment un groupe, et les nappes identiques aussi. Les coins ne relient rien. Un groupe compte à partir de trois :

    3 → **1** point · 4 → **2** · 5 → **3** · 6 → **4** … toujours la taille moins 2.

    Chaque case compte deux fois : une fois pour son snack, une fois pour sa nappe. La première image montre ce que rapporterait une carte, la seconde tout ce qui marque des points dans un pique-nique complet.
rules-snack-winning-title = Victoire et égalité
rules-snack-winning =
    Qui a le plus de points gagne, bonus compris. En cas d’égalité, le plus grand **groupe**, quel qu’il soit, tranche (il est marqué ici) ; si l’égalité persiste, la victoire est partagée.
rules-snack-diet-title = Régime spécial
rules-snack-diet =
    Deux bonus pour toute la partie, connus dès le départ et les mêmes pour tout le monde. Chacun associe un snack ou une nappe à ce qu’il rapporte ou coûte ; on les compte après les groupes.

    { "" }**Facile** : deux verts, des points à gagner. **Moyen** : un vert, un rouge. **Difficile** : deux rouges, des points à perdre.

    Les coins, le centre et les lignes sont ceux du rectangle autour de tes propres cartes, même s’il ne fait pas 4 × 4. Chacun des huit a sa page.
rules-snack-diet-fewest-title = Régime spécial : le moins (vert)
rules-snack-diet-fewest =
    { "" }**+3** si personne n’en montre moins que toi. En cas d’égalité, tous les ex æquo ont les points, et ne pas en avoir du tout compte aussi. Ici, tu montres quatre sodas, les autres quatre et cinq : ça suffit.
rules-snack-diet-corners-title = Régime spécial : dans les coins (vert)
rules-snack-diet-corners =
    { "" }**+1** par exemplaire dans un coin de ta zone. Ici, il y a des saucisses aux quatre coins.
rules-snack-diet-groups-title = Régime spécial : groupes (vert)
rules-snack-diet-groups =
    { "" }**+1** par groupe séparé ; une case seule compte, alors mieux vaut éparpiller. Ici, on voit de l’orange à trois endroits.
rules-snack-diet-lines-title = Régime spécial : lignes complètes (vert)
rules-snack-diet-lines =
    { "" }**+2** par ligne ou colonne complète, d’un bord à l’autre de ta zone. Un trou casse la ligne. Ici, une colonne est toute bleue.
rules-snack-diet-most-title = Régime spécial : le plus (rouge)
rules-snack-diet-most =
    { "" }**−3** si personne n’en montre plus que toi ; en cas d’égalité, tous les ex æquo perdent les points. Ici, tu montres quatre nappes orange, les autres deux et quatre.
rules-snack-diet-isolated-title = Régime spécial : à l’écart (rouge)
rules-snack-diet-isolated =
    { "" }**−2** par exemplaire qui n’en touche aucun autre du même type par un côté. Ici, une nappe verte est toute seule ; les autres se tiennent compagnie.
rules-snack-diet-centre-title = Régime spécial : au centre (rouge)
rules-snack-diet-centre =
    { "" }**−2** par exemplaire au milieu de ta zone : les quatre cases intérieures si elle est complète. Si un côté est impair, il n’y a qu’une ligne ou colonne du milieu au lieu de deux. Ici, trois donuts sont de trop.
rules-snack-diet-pairs-title = Régime spécial : paires (rouge)
rules-snack-diet-pairs =
    { "" }**−2** par groupe d’exactement deux. Un seul ou trois ensemble ne coûtent rien. Ici, deux sodas sont côte à côte.
rules-snack-solo-title = Solo
rules-snack-solo =
    En solo, tu joues huit manches. À chaque fois, pose l’une de tes deux cartes ; l’autre va à ton adversaire, dont les cartes s’alignent sans jamais se chevaucher. Pas de retour en arrière : les deux cartes suivantes arrivent aussitôt.

    À la fin, tu comptes tes points comme d’habitude. Ton adversaire prend le snack qu’on voit le plus **des deux côtés réunis** et marque un point par exemplaire parmi **ses propres** cartes ; puis pareil pour la nappe. S’il y a égalité, il prend ce dont il a le plus. Pour gagner, il te faut plus de points que lui ; l’égalité ne suffit pas.

    Attention donc à ce que tu lui donnes, et cache ce qui l’aiderait.
rules-snack-writing-title = Indiquer un endroit
rules-snack-writing =
    `B3 90 { layer-under }` dit tout : la **case en haut à gauche** de la carte une fois tournée, sa **rotation** dans le sens horaire (0, 90, 180, 270) et sa **couche**.

    `{ layer-over }` : la carte n’est sous rien ; ce mot peut être omis. `{ layer-under }` : elle est dessous partout où il y a une carte. `{ layer-under } C4 D4` : dessous sur ces cases, dessus ailleurs. Là où il n’y a pas de carte, elle est simplement à côté.

    La première image, c’est `C5 0`, la seconde `F5 90`. Les noms des cases ne changent jamais en cours de partie. Indique l’endroit avec *{ button-type }* ou `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = Une partie entière contre un bot ; ça prend cinq minutes. Chaque case d’une carte montre un **snack** sur une **nappe**. Trois identiques ou plus qui se touchent par un côté forment un groupe et rapportent des points. Sur deux cartes, tu en gardes une et tu passes l’autre. La carte 1 a trois sandwichs à la suite, un groupe à elle seule : appuie sur **Garder la 1**.
snack-tutorial-2 = Te voilà avec deux cartes : celle que tu as gardée et une de ton adversaire. Pose d’abord les trois sandwichs. Appuie sur **Essayer la 1**, regarde l’image, puis appuie sur **{ button-place }**. La première carte va toujours au milieu, et rien n’est définitif tant que tu n’as pas appuyé.
snack-tutorial-3 = **Côte à côte.** Cette carte a elle aussi deux sandwichs. Mets-les en C3 et D3, juste au-dessus des autres. Appuie sur **Essayer la 2** et déplace-la avec les flèches jusqu’à ce que le titre indique **B3 0**, sa case en haut à gauche, ou choisis-la avec *{ button-type }* ; puis **{ button-place }**. Cinq sandwichs ensemble valent 3 points : toujours la taille moins 2.
snack-tutorial-4 = Manche 2. Les nappes forment des groupes, tout comme les snacks, et chaque case compte pour les deux. La carte 2 montre un sandwich et deux nappes rouges, qui vont bien avec les tiennes : **Garder la 2**.
snack-tutorial-5 = **Dessus.** Une carte peut en recouvrir d’autres ; ce qu’elle cache ne compte plus. Prends la carte 2, appuie une fois sur **{ button-turn }** pour la mettre à la verticale, et déplace-la en **B2 90** : son sandwich sur nappe verte recouvre la saucisse en B3. Sept sandwichs, et tes trois nappes vertes deviennent un groupe. **{ button-place }**.
snack-tutorial-6 = **Dessous.** Une carte peut aussi se glisser sous d’autres. Essaie la carte 1 à la verticale en **E3 90** : dessus, sa saucisse cacherait le sandwich en E4. Appuie sur **{ button-layer }** : elle passe *{ layer-under }*, la saucisse est cachée, et on ne voit que ce qui t’aide. **{ button-place }**, en **E3 90 { layer-under }**.
snack-tutorial-7 = Manche 3. Pense aussi à ce que tu passes : c’est ton adversaire qui l’aura. La carte 1 a une nappe verte et une rouge côte à côte, et tu as les deux couleurs : **Garder la 1**.
snack-tutorial-8 = **Entre deux.** Une même carte peut passer sur certaines cases et sous d’autres. Prends la carte 2, appuie deux fois sur **{ button-turn }** et déplace-la en **B4 180**. Appuie sur **{ button-layer }** jusqu’à lire **B4 180 { layer-under } C4 D4** : son sandwich sur nappe verte recouvre la saucisse en B4, et le reste disparaît sous tes sandwichs. **{ button-place }**.
snack-tutorial-9 = Essaie la carte 1 en **B2 0** et appuie sur **{ button-layer }** : sous le sandwich en B2, sa saucisse disparaît, tandis que sa case verte et sa case rouge se retrouvent à côté de tes groupes. Chacun grandit d’une case : **{ button-place }**, en **B2 0 { layer-under }**. Si une carte ne va pas quelque part, le panneau te le dit, et *{ button-why-not }* te l’explique.
snack-tutorial-10 = Dernière manche. Il y a deux donuts dans ta ligne du haut ; un de plus, et c’est un groupe. La carte 1 l’apporte, sur nappe rouge : **Garder la 1**.
snack-tutorial-11 = **La limite.** Ta zone a maintenant quatre cases de large et quatre de haut : elle ne peut plus grandir. Mais la ligne du bas est encore libre : pose la carte 2 en **B5 0**. Avec ses deux sandwichs, ça fait onze, et ses cases verte et rouge rejoignent aussi leurs groupes.
snack-tutorial-12 = La dernière carte : la carte 1 en **C2 0**, glissée sous les donuts avec **{ button-layer }** : **C2 0 { layer-under }**. On ne voit que sa dernière case, un donut sur nappe rouge, dans le seul coin libre. Trois donuts, sept nappes rouges. **{ button-place }**, et on fait le décompte.
snack-tutorial-end = ## 🎉 { $own } à { $other } : c’est gagné !
snack-tutorial-next =
    Tu connais tout le jeu : garder et passer, puis à côté, dessus, dessous et entre deux. À plusieurs, tout le monde joue en même temps, et tout est révélé ensemble.

    `/snack { name-start }` ouvre une table : *{ menu-add-bot }* te donne un adversaire ; sans personne d’autre, c’est un solo. *{ button-hint }* montre ce que ferait un bon joueur. Le *Régime spécial* ajoute des bonus quand tu en veux plus.
error-lesson-snack-keep = Dans une vraie partie, ça se défend. Pour cette leçon, garde la carte **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = régime

## What commands are for

command-start-diet = Régime spécial : les cartes bonus

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] La seule carte de l’adversaire.
       *[other] Les { $cards } cartes de l’adversaire.
    }
zone-opponent = {""}**Les cartes de l’adversaire**
modification-fewest = 3 points à qui en montre le moins
modification-most = moins 3 points à qui en montre le plus
modification-corners = 1 point par coin
modification-isolated = moins 2 points par exemplaire à l’écart
modification-groups = 1 point par groupe séparé
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
why-opponent = type le plus vu
less-bonus-most = tu n’as plus le plus de { $component }
less-bonus-isolated = moins de { $component } à l’écart
less-bonus-centre = moins de { $component } au centre
less-bonus-pairs = moins de paires de { $component }
