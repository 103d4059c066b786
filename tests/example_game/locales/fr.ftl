# What Dominoes says, in French. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Dominos
component-pips0 = blanc
component-pips1 = as
component-pips2 = deux
component-pips3 = trois
component-pips4 = quatre
components-pips0 = blancs
components-pips1 = as
components-pips2 = deux
components-pips3 = trois
components-pips4 = quatre

## The lobby

lobby-blurb-dominoes = Pose des dominos aux bouts d’une ligne, là où ils s’accordent. Chaque pastille d’un domino que tu poses vaut un point.

## The table while a game runs

dominoes-turn-table = Un domino chacun son tour, à un bout de la ligne. Ou bien pioche ; ou passe, s’il n’y a plus rien à piocher.

## The private panel

dominoes-turn-title = ### Manche { $round } sur { $rounds } : à toi
dominoes-turn-ask = Choisis un domino à essayer, ou continue sans en poser.
dominoes-turn-done = ### Tes dominos
dominoes-draw-button = Piocher
dominoes-draw-did = domino pioché
dominoes-pass-button = Passer
dominoes-pass-did = tour passé

## Hints and review

dominoes-draw-hint = 💡 { $answer } : aucun des tiens ne va.
dominoes-pass-hint = 💡 { $answer } : aucun de tes dominos ne va, et il n’y a plus rien à piocher.

## The end

verdict-fewer-pips =
    { $points ->
        [one] 🏆 { $names } — { $points } point ; à égalité, moins de pastilles en main l’emporte ({ $size }).
       *[other] 🏆 { $names } — { $points } points ; à égalité, moins de pastilles en main l’emporte ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }** : `/snack { name-start } { name-game }:{ game-dominoes }`. Une seule ligne, un domino chacun son tour.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = tuile = domino, pièce = domino
rules-dominoes-overview-title = En bref
rules-dominoes-overview =
    Tout le monde pose des dominos aux bouts d’**une seule ligne**, qui n’est à personne. Les moitiés qui se touchent doivent montrer autant de pastilles.

    À ton tour, pose un domino ou pioche ; s’il n’y a plus rien à piocher, tu peux passer. Chaque pastille d’un domino que tu as posé vaut un point. L’image montre ce qui compte pour l’une des deux personnes.
rules-dominoes-turn-title = Ton tour
rules-dominoes-turn =
    Tu commences avec 3 dominos que personne d’autre ne voit. À ton tour, tu fais une seule chose : poser un domino, en piocher un, ou passer si la pioche est vide.

    Parmi les dominos de la première image, celui des deux deux va au bout gauche de la ligne de la deuxième image, et celui qui a un quatre au bout droit.
rules-dominoes-placing-title = Poser un domino
rules-dominoes-placing =
    Un domino va à un bout de la ligne, côte à côte avec le dernier et jamais sur un autre. Les moitiés qui se touchent doivent s’accorder.

    La première image, c’est `AG1 0` : un quatre à côté d’un quatre. La deuxième est interdite : un blanc à côté d’un quatre. *{ button-turn }* échange les bouts d’un domino.
rules-dominoes-end-title = La fin
rules-dominoes-end =
    La partie s’arrête après 8 manches, dès que quelqu’un a posé son dernier domino, ou quand tout le monde passe à la suite. Chaque pastille des dominos que tu as posés vaut un point.

    À égalité, la victoire va à qui a le moins de pastilles en main. S’il y a encore égalité, on partage la victoire, comme sur l’image.

## The tutorial

dominoes-tutorial-1 = Chaque point que tu poses en vaut un, et ton double quatre en a huit. Le premier domino va au milieu : essaie la carte 2 et pose-la en **AC1 0**.
dominoes-tutorial-2 = À ton tour, tu poses un domino ou tu en pioches un. Pioche maintenant : appuie sur **{ dominoes-draw-button }**.
dominoes-tutorial-3 = Le domino pioché, la carte 3, a un quatre, comme le bout droit de la ligne. Tourne-le avec **{ button-turn }** pour que les quatre se touchent, et pose-le en **AE1 180**.
dominoes-tutorial-end = ## { $own } à { $other } : tu gagnes !
dominoes-tutorial-next = C’est tout. Qui pose son dernier domino termine la partie.
error-lesson-dominoes-draw = Bon coup, mais ici on pioche : appuie sur *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = En { $cell }, les moitiés ne s’accordent pas : { $component } à côté de { $other }.
error-must-draw = Tu ne peux pas passer tant qu’il reste des dominos à piocher.
error-pile-empty = Il n’y a plus rien à piocher. Pose un domino ou passe.

## Pictures, for those who don't see them

why-pips = sur les dominos posés
