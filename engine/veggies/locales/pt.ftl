# What Veggies says, in Portuguese. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
components-strawberry = morangos
components-banana = bananas
components-grape = uvas
components-carrot = cenouras
components-mushroom = cogumelos
components-mouse = ratos
component-strawberry = morango
component-banana = banana
component-grape = uva
component-carrot = cenoura
component-mushroom = cogumelo
component-mouse = rato
component-crate = caixa vazia
component-pallet = palete vazio
component-barrel = barril vazio

## The lobby

lobby-blurb-veggies = Encha uma banca de mercado. Forme grupos grandes, e muitos; cubra os ratos.

## The table while a game runs

veggies-start-table = Todo mundo abre a banca com uma de duas cartas e fica com a outra.
veggies-turn-table = Uma carta por vez: da mão ou do mercado.
veggies-name-table = As bancas estão cheias. Ainda falta gente escolher a mercadoria que conta.
veggies-standing-about = -# Pontos como se contasse toda mercadoria que ainda pode ser anunciada. No fim, só contam as anunciadas.

## The private panel

veggies-start-title = ### Abra sua banca
veggies-start-ask = Qual carta abre sua banca? A outra continua na sua mão.
veggies-start-chosen = Você abre com a carta **{ $number }**. Dá para mudar de ideia até todo mundo escolher.
veggies-open-button = Abrir com { $number }
veggies-open-did = abriu com a carta { $number }
veggies-start-done = ### Escolha feita
veggies-turn-title = ### Rodada { $round } de { $rounds }: sua vez
veggies-turn-ask = A carta 1 está na sua mão; as de 2 a 4, no mercado. Coloque uma.
veggies-turn-done = ### Sua banca
veggies-name-title = ### Escolha o que conta
veggies-name-ask = O que você anuncia? Tudo o que for anunciado pontua para todo mundo.
veggies-name-button = { $things }
veggies-name-did = anunciou { $answer }
veggies-name-done = ### Sua banca está cheia

## Hints and review

veggies-open-hint = 💡 Abra com a carta **{ $number }**.
veggies-name-hint = 💡 { $answer }: é o que mais rende para você agora.

## The end

verdict-fewer-mice =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos, com menos ratos ({ $size }) no desempate
        [one] 🏆 { $names } — { $points } ponto, com menos ratos ({ $size }) no desempate
       *[other] 🏆 { $names } — { $points } pontos, com menos ratos ({ $size }) no desempate
    }
score-good =
    { $groups ->
        [0] { $component }: maior grupo { $largest } × { $groups } grupos = { $points }
        [one] { $component }: maior grupo { $largest } × { $groups } grupo = { $points }
       *[other] { $component }: maior grupo { $largest } × { $groups } grupos = { $points }
    }
score-mice = ratos ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Encha uma banca de mercado, uma carta por vez.

## The rules, page by page

rules-veggies-overview-title = Em resumo
rules-veggies-overview =
    Três cartas abertas formam o mercado. Todo mundo abre uma banca com uma de duas cartas e guarda a outra escondida.

    { "" }**Sua vez.** Acrescente uma carta à sua banca: a escondida ou uma do mercado. Ela vai ao lado ou por cima do que já está lá, nunca por baixo. A banca cresce à vontade. Cartas colocadas não saem do lugar.

    { "" }**O fim.** Quando todas as bancas têm oito cartas, é hora de anunciar mercadorias. Cada mercadoria anunciada conta para todo mundo: o tamanho do seu maior grupo vezes o número de grupos que você tem dela. Cada rato à vista custa 2 pontos. Vence quem tem mais pontos; no empate, quem tem menos ratos.
rules-veggies-opening-title = Abrir a banca
rules-veggies-opening =
    Você recebe duas cartas. Uma abre sua banca, no meio, em `V22`; a outra continua na sua mão, escondida de todo mundo. Todos escolhem ao mesmo tempo, e dá para mudar de ideia até todo mundo escolher.

    Antes de escolher, você já sabe quem joga primeiro.
rules-veggies-course-title = Sua vez
rules-veggies-course =
    Acrescente uma carta à sua banca: a da sua mão ou uma das três do mercado. Se usar a da mão, você compra outra carta escondida; se usar uma do mercado, o mercado é reposto. Aí é a vez do próximo lugar.

    Não dá para desfazer, pois uma carta nova já foi vista. A partida termina quando todo mundo tem oito cartas.
rules-veggies-placing-title = Colocar uma carta
rules-veggies-placing =
    Gire a carta como quiser, um quarto de volta por vez. Ela precisa sobrepor uma carta da sua banca ou encostar em uma **pelo lado**, como na primeira imagem. Só o canto, como na segunda, não basta.
rules-veggies-over-title = Por cima, nunca por baixo
rules-veggies-over =
    Uma carta pode cobrir outras, em parte ou por inteiro, e o que ela cobre some: um belo fim para um rato. Os quadradinhos mostram o que ficaria escondido. Neste jogo, as cartas nunca vão por baixo de outras.
rules-veggies-size-title = O tamanho da banca
rules-veggies-size =
    Do tamanho que você quiser, em qualquer direção: o único limite são as suas oito cartas. A imagem mostra sua banca e mais três casas de cada lado; os nomes das casas nunca mudam.
rules-veggies-naming-title = Anunciar mercadorias
rules-veggies-naming =
    Quando as bancas estão cheias, cada pessoa anuncia a mercadoria do seu **maior grupo**; se houver várias empatadas, escolhe em segredo. Com dois jogadores, cada um anuncia **duas mercadorias diferentes**: as dos seus maiores grupos.

    Aqui, os morangos de V24 e W24 são um dos maiores grupos. O que alguém anuncia conta para **todo mundo**.
rules-veggies-scoring-title = Pontos por mercadorias
rules-veggies-scoring =
    Para cada mercadoria anunciada: o tamanho do seu **maior grupo** vezes **quantos grupos** dela você tem. Um quadrado sozinho também é um grupo. Se você não tem nenhum, ela não rende nada.

    Aqui: morangos, maior grupo 2, quatro grupos, 2 × 4 = **8**; bananas, maior grupo 2, três grupos, 2 × 3 = **6**. Um grupo grande e vários pequenos funcionam bem juntos.
rules-veggies-mice-title = Ratos
rules-veggies-mice = { "" }**−2** por rato à vista no fim, como na primeira imagem. Cubra os ratos: a carta da segunda imagem esconde um. No empate pela vitória, vence quem mostra menos ratos; se isso também empatar, a vitória é dividida.
rules-veggies-teams-title = Quatro jogadores: duplas
rules-veggies-teams = Quatro jogam em duas duplas, lugares 1 e 3 contra 2 e 4. Cada pessoa tem sua própria banca e sua carta escondida, que nem quem faz dupla com ela vê, e anuncia sua própria mercadoria. Cada dupla soma os pontos e, no empate, os ratos.
rules-veggies-writing-title = Digitar uma posição
rules-veggies-writing =
    `V22 90`: a **casa de cima à esquerda** que a carta já girada cobre e o **giro** em sentido horário (0, 90, 180, 270). Depois da coluna Z vem AA. A primeira imagem é `Y22 0`; a segunda, `Y24 0`. Os nomes das casas nunca mudam durante a partida. Digite posições com *{ button-type }* ou `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Encha uma banca de mercado com oito cartas, contra um bot; leva cinco minutos. Um quadrado mostra uma **mercadoria**, nada ou um **rato**. Mercadorias iguais que se tocam pelos lados são um grupo. Uma de duas cartas abre sua banca; a outra fica escondida na sua mão. A carta 1 tem dois cogumelos e um morango, e os ratos dela estão nos cantos, onde é fácil cobrir: aperte **Abrir com 1**.
veggies-tutorial-2 = **Uma carta por vez**: a da sua mão (carta 1) ou uma do mercado (cartas 2 a 4). A carta 4 tem três morangos juntos. Aperte **Testar carta 4** e mova a carta com as setas até o título dizer **T21 0**, a casa de cima à esquerda, ou escreva isso com *{ button-type }*. O cogumelo dela cobre seu rato em V22: cada rato que ainda aparece no fim custa 2 pontos. **{ button-place }**; o que foi colocado fica.
veggies-tutorial-3 = **Girar.** Teste a carta 3 e aperte **{ button-turn }** duas vezes. Em **X23 180** o cogumelo dela cobre seu outro rato e se junta a dois dos seus: três num grupo. Neste jogo uma carta pode cobrir outras, mas nunca vai por baixo. **{ button-place }**.
veggies-tutorial-4 = **Como as mercadorias pontuam**: o tamanho do seu maior grupo **vezes** o número de grupos, e um quadrado sozinho também é um grupo. Seus morangos: maior grupo 3, três grupos, 3 × 3 = 9. A carta 3 em **R19 0** acrescenta um morango sozinho, um quarto grupo: 3 × 4 = 12. Com seus cogumelos ela faz o mesmo. **{ button-place }**.
veggies-tutorial-5 = **Da mão.** Só você conhece a carta 1, e ao jogar essa carta você compra outra. Ela traz dois ratos, mas em **Q21 0** o morango dela deixa seu maior grupo com 4, e isso vale mais: 4 × 4 = 16. Dá para cobrir os ratos depois. **{ button-place }**.
veggies-tutorial-6 = A carta 1 é a que você acabou de comprar. Em **R22 0** o morango dela cobre um rato e não toca nenhum outro morango: seu quinto grupo, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Adeus, ratos.** Teste a carta 3, aperte **{ button-turn }** uma vez e leve até **S22 90**: ela cobre os dois ratos que aparecem na sua banca, e as três uvas dela também são um grupo. **+14**, a melhor jogada desta partida. **{ button-place }**.
veggies-tutorial-8 = A última carta. A carta 4, girada uma vez, em **U18 90** coloca um morango em U20, logo acima dos seus quatro: 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Anunciar.** As bancas estão cheias, e só contam as mercadorias que alguém anuncia, mas para todo mundo. Com dois jogadores, você anuncia as mercadorias dos seus dois maiores grupos. Os morangos estão garantidos; uvas e cogumelos empatam em 3. As uvas dariam 3 × 3 = 9, os cogumelos 3 × 6 = 18: aperte **morangos e cogumelos**.
veggies-tutorial-end = ## 🎉 { $own } a { $other }: você venceu!
veggies-tutorial-next =
    O jogo é isso: abrir uma banca, acrescentar uma carta por vez, anunciar o que conta. Um grupo grande e vários pequenos funcionam melhor juntos. Quatro jogam em duas duplas.

    `/snack { name-start } { name-game }:{ game-veggies }` abre uma mesa: *{ menu-add-bot }* traz um oponente. *{ button-hint }* mostra o que faria quem joga bem.
error-lesson-veggies-open = Também daria uma boa banca. Nesta lição, abra com a carta **{ $number }**.
error-lesson-veggies-name = Dá para anunciar isso, mas renderia menos. Nesta lição, aperte **morangos e cogumelos**.

## What can be wrong

error-not-here = Essa carta já foi: alguém chegou antes, ou este painel é antigo. Isto é o que está aberto agora.
error-bad-goods = Isso não dá para anunciar; você pode anunciar: { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] { $cards } carta no mercado.
       *[other] { $cards } cartas no mercado.
    }
zone-market = {""}**O mercado**
why-good = maior grupo vezes grupos
why-mice = à vista
less-mice = menos { $component }
