# What Dominoes says, in Portuguese. What all games have in common is in bot/language/locales.

## Names

game-dominoes = Dominó
component-pips0 = branco
component-pips1 = um
component-pips2 = dois
component-pips3 = três
component-pips4 = quatro
components-pips0 = brancos
components-pips1 = uns
components-pips2 = dois
components-pips3 = três
components-pips4 = quatros

## The lobby

lobby-blurb-dominoes = Coloque peças nas pontas de uma fila, onde elas combinam. Cada pinta de uma peça que você coloca vale um ponto.

## The table while a game runs

dominoes-turn-table = Uma peça por vez, numa ponta da fila. Ou compre uma; ou passe, se não houver mais nada para comprar.

## The private panel

dominoes-turn-title = ### Ronda { $round } de { $rounds }: sua vez
dominoes-turn-ask = Escolha uma peça para testar, ou siga sem colocar nenhuma.
dominoes-turn-done = ### Suas peças
dominoes-draw-button = Comprar uma peça
dominoes-draw-did = peça comprada
dominoes-pass-button = Passar
dominoes-pass-did = vez passada

## Hints and review

dominoes-draw-hint = 💡 { $answer }: nenhuma das suas combina.
dominoes-pass-hint = 💡 { $answer }: nenhuma das suas peças combina, e não há mais nada para comprar.

## The end

verdict-fewer-pips =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos; no empate, vence quem tem menos pintas na mão ({ $size }).
        [one] 🏆 { $names } — { $points } ponto; no empate, vence quem tem menos pintas na mão ({ $size }).
       *[other] 🏆 { $names } — { $points } pontos; no empate, vence quem tem menos pintas na mão ({ $size }).
    }
score-pips = { $component } ({ $count }) { $points }

## Lists and help

help-dominoes =
    {""}**{ game-dominoes }**: `/snack { name-start } { name-game }:{ game-dominoes }`. Uma fila para todos, uma peça por vez.

## The rules, page by page

# Other words for something, by which its pages are found as well.
typed-topics-dominoes = pedra = peça, ficha = peça
rules-dominoes-overview-title = Em resumo
rules-dominoes-overview =
    Todos colocam peças nas pontas de **uma só fila**, que não é de ninguém. As metades que se tocam precisam mostrar as mesmas pintas.

    Na sua vez, coloque uma peça ou compre uma; se não houver mais nada para comprar, você pode passar. Cada pinta de uma peça que você colocou vale um ponto. A imagem mostra o que conta para uma de duas pessoas.
rules-dominoes-turn-title = Sua vez
rules-dominoes-turn =
    Você começa com 3 peças que mais ninguém vê. Na sua vez você faz uma só coisa: coloca uma peça, compra uma do monte ou passa, se o monte estiver vazio.

    Das peças da primeira imagem, a de dois dois combina com a ponta esquerda da fila da segunda imagem, e a que tem um quatro, com a direita.
rules-dominoes-placing-title = Colocar uma peça
rules-dominoes-placing =
    Uma peça vai numa ponta da fila, lado a lado com a última e nunca sobre outra. As metades que se tocam precisam combinar.

    A primeira imagem é `AG1 0`: um quatro ao lado de um quatro. A segunda não pode: um branco ao lado de um quatro. *{ button-turn }* troca as pontas de uma peça.
rules-dominoes-end-title = O fim
rules-dominoes-end =
    O jogo termina depois de 8 rondas, assim que alguém coloca a última peça, ou quando todos passam em seguida. Cada pinta das peças que você colocou vale um ponto.

    No empate, vence quem tem menos pintas na mão. Se isso também empatar, a vitória é dividida, como na imagem.

## The tutorial

dominoes-tutorial-1 = Cada ponto da peça que você coloca vale um, e o seu duplo quatro tem oito. A primeira peça vai para o meio: teste a carta 2 e coloque-a em **AC1 0**.
dominoes-tutorial-2 = Na sua vez, você coloca uma peça ou compra uma. Compre agora: toque em **{ dominoes-draw-button }**.
dominoes-tutorial-3 = A peça que você comprou, a carta 3, tem um quatro, como a ponta direita da linha. Gire com **{ button-turn }** até os quatros se encostarem e coloque-a em **AE1 180**.
dominoes-tutorial-end = ## { $own } a { $other }: você venceu!
dominoes-tutorial-next = É só isso. Quem coloca a última peça encerra a partida.
error-lesson-dominoes-draw = Boa jogada, mas aqui se compra: toque em *{ dominoes-draw-button }*.

## What can be wrong

error-no-match = Em { $cell } as metades não combinam: { $component } ao lado de { $other }.
error-must-draw = Você não pode passar enquanto houver peças para comprar.
error-pile-empty = Não há mais nada para comprar. Coloque uma peça ou passe.

## Pictures, for those who don't see them

why-pips = em peças colocadas
