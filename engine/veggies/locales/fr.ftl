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

lobby-blurb-veggies = Remplis un étal de marché. Forme de grands groupes, et en nombre ; recouvre les souris.

## The table while a game runs

veggies-start-table = Chacun ouvre son étal avec l’une de ses deux cartes et garde l’autre.
veggies-turn-table = Une carte par tour : de la main ou du marché.
veggies-name-table = Les étals sont pleins. Il reste à choisir quelles marchandises comptent.
veggies-standing-about = -# Points si toute marchandise encore possible comptait. À la fin, seules comptent celles qu’on annonce.

## The private panel

veggies-start-title = ### Ouvre ton étal
veggies-start-ask = Quelle carte ouvre ton étal ? L’autre reste dans ta main.
veggies-start-chosen = Tu ouvres avec la carte **{ $number }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
veggies-open-button = Ouvrir avec la { $number }
veggies-open-did = étal ouvert avec la carte { $number }
veggies-start-done = ### Ton choix est fait
veggies-turn-title = ### Manche { $round } sur { $rounds } : à toi
veggies-turn-ask = La carte 1 est dans ta main ; les cartes 2 à 4 sont au marché. Poses-en une.
veggies-turn-done = ### Ton étal
veggies-name-title = ### Choisis ce qui compte
veggies-name-ask = Qu’annonces-tu ? Toute marchandise annoncée compte pour tout le monde.
veggies-name-button = { $things }
veggies-name-did = annonce ({ $answer })
veggies-name-done = ### Ton étal est plein

## Hints and review

veggies-open-hint = 💡 Ouvre avec la carte **{ $number }**.
veggies-name-hint = 💡 { $answer } : c’est ce qui te rapporte le plus pour l’instant.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names } — { $points } point, départage gagné avec moins de souris ({ $size })
       *[other] 🏆 { $names } — { $points } points, départage gagné avec moins de souris ({ $size })
    }
score-good =
    { $groups ->
        [one] { $component } : plus grand groupe { $largest } × { $groups } groupe = { $points }
       *[other] { $component } : plus grand groupe { $largest } × { $groups } groupes = { $points }
    }
score-mice = souris ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }** : `/snack { name-start } { name-game }:{ game-veggies }`. Remplis un étal de marché, une carte par tour.

## The rules, page by page

rules-veggies-overview-title = En bref
rules-veggies-overview =
    Trois cartes visibles forment le marché. Chacun ouvre son étal avec l’une de ses deux cartes et garde l’autre cachée.

    { "" }**Ton tour.** Ajoute une carte à ton étal : celle que tu caches ou une du marché. Elle se pose à côté ou dessus, jamais dessous. Un étal s’étend à volonté. Les cartes posées ne bougent plus.

    { "" }**La fin.** Quand chaque étal compte huit cartes, on annonce des marchandises. Chaque marchandise annoncée compte pour tout le monde : la taille de ton plus grand groupe de cette marchandise, multipliée par le nombre de groupes que tu en as. Chaque souris visible coûte 2 points. Qui a le plus de points gagne ; en cas d’égalité, qui montre le moins de souris.
rules-veggies-opening-title = Ouvrir son étal
rules-veggies-opening =
    Tu reçois deux cartes. L’une ouvre ton étal, au milieu, en `V22` ; l’autre reste dans ta main, cachée à tout le monde. On choisit en même temps, et on peut changer d’avis tant que tout le monde n’a pas choisi.

    Avant de choisir, tu sais déjà qui commence.
rules-veggies-course-title = Ton tour
rules-veggies-course =
    Ajoute une carte à ton étal : celle de ta main ou l’une des trois du marché. Si elle vient de ta main, tu en pioches une nouvelle, cachée ; si elle vient du marché, une autre la remplace. Puis c’est au tour de la place suivante.

    Pas de retour en arrière, car une nouvelle carte a été vue. La partie s’arrête quand tout le monde a huit cartes.
rules-veggies-placing-title = Poser une carte
rules-veggies-placing =
    Tourne la carte comme tu veux, par quarts de tour. Elle doit chevaucher une carte de ton étal ou en toucher une **par un côté**, comme sur la première image. Un coin seul, comme sur la seconde, ne suffit pas.
rules-veggies-over-title = Dessus, jamais dessous
rules-veggies-over =
    Une carte peut en recouvrir d’autres, en partie ou en entier, et ce qu’elle recouvre disparaît : une belle fin pour une souris. Les petits carrés rappellent ce qui serait caché. Dans ce jeu, une carte ne se glisse jamais sous une autre.
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
rules-veggies-writing-title = Indiquer un endroit
rules-veggies-writing =
    `V22 90` : la **case en haut à gauche** de la carte une fois tournée et sa **rotation** dans le sens horaire (0, 90, 180, 270). Après la colonne Z vient AA. La première image, c’est `Y22 0`, la seconde `Y24 0`. Les noms des cases ne changent jamais en cours de partie. Indique l’endroit avec *{ button-type }* ou `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Remplis un étal de marché avec huit cartes, contre un bot ; ça prend cinq minutes. Une case montre une **marchandise** ou une **souris**, ou bien reste vide. Des marchandises identiques qui se touchent par un côté forment un groupe. Une de tes deux cartes ouvre ton étal ; l’autre reste cachée dans ta main. La carte 1 a deux champignons et une fraise, et ses souris sont dans les coins, faciles à recouvrir : appuie sur **Ouvrir avec la 1**.
veggies-tutorial-2 = **Une carte par tour** : celle de ta main (carte 1) ou une du marché (cartes 2 à 4). La carte 4 a trois fraises d’un seul tenant. Appuie sur **Essayer la 4** et déplace-la avec les flèches jusqu’à ce que le titre indique **T21 0**, sa case en haut à gauche, ou écris-le avec *{ button-type }*. Son champignon recouvre ta souris en V22 : chaque souris encore visible à la fin coûte 2 points. **{ button-place }** ; une carte posée ne bouge plus.
veggies-tutorial-3 = **Tourner.** Essaie la carte 3 et tourne-la deux fois : **{ button-turn }**. En **X23 180**, son champignon recouvre ton autre souris et relie deux des tiens : trois dans un groupe. Dans ce jeu, une carte peut en recouvrir d’autres, mais ne va jamais dessous. **{ button-place }**.
veggies-tutorial-4 = **Les points** : la taille de ton plus grand groupe **fois** le nombre de tes groupes, et une case seule est aussi un groupe. Tes fraises : plus grand groupe 3, trois groupes, 3 × 3 = 9. La carte 3 en **R19 0** ajoute une fraise isolée, un quatrième groupe : 3 × 4 = 12. Pareil pour tes champignons. **{ button-place }**.
veggies-tutorial-5 = **De la main.** Il n’y a que toi qui connais la carte 1, et quand tu la joues, tu en pioches une autre. Elle apporte deux souris, mais en **Q21 0** sa fraise porte ton plus grand groupe à 4, et ça vaut plus : 4 × 4 = 16. Les souris, tu pourras les recouvrir plus tard. **{ button-place }**.
veggies-tutorial-6 = La carte 1 est celle que tu viens de piocher. En **R22 0**, sa fraise recouvre une souris et ne touche aucune autre fraise : ton cinquième groupe, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Adieu, souris.** Essaie la carte 3, tourne-la une fois (**{ button-turn }**) et déplace-la en **S22 90** : elle recouvre les deux souris qu’on voit chez toi, et ses trois raisins forment aussi un groupe. **+14**, le meilleur coup de cette partie. **{ button-place }**.
veggies-tutorial-8 = La dernière carte. La carte 4, tournée une fois, pose en **U18 90** une fraise sur U20, juste au-dessus de tes quatre : 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Annoncer.** Les étals sont pleins, et seules comptent les marchandises que quelqu’un annonce, mais pour tout le monde. À deux, tu annonces celles de tes deux plus grands groupes. Les fraises, c’est sûr ; raisins et champignons sont tous deux à 3. Les raisins rapporteraient 3 × 3 = 9, les champignons 3 × 6 = 18 : appuie sur **fraises et champignons**.
veggies-tutorial-end = ## 🎉 { $own } à { $other } : c’est gagné !
veggies-tutorial-next =
    Tu connais tout le jeu : ouvrir un étal, ajouter une carte par tour, annoncer ce qui compte. Un grand groupe et beaucoup de petits, c’est l’idéal. À quatre, on joue en deux équipes.

    `/snack { name-start } { name-game }:{ game-veggies }` ouvre une table : *{ menu-add-bot }* te donne un adversaire. *{ button-hint }* montre ce que ferait un bon joueur.
error-lesson-veggies-open = Un bel étal aussi. Pour cette leçon, ouvre avec la carte **{ $number }**.
error-lesson-veggies-name = Tu peux l’annoncer, mais ça rapporterait moins. Pour cette leçon, appuie sur **fraises et champignons**.

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
why-mice = visibles
less-mice = moins de { $component }
