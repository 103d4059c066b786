# What Snack Match says, in Portuguese. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
components-sandwich = sanduíches
components-donut = donuts
components-soda = refrescos
components-sausage = salsichas
components-orange = toalhas laranja
components-green = toalhas verdes
components-blue = toalhas azuis
components-red = toalhas vermelhas
component-sandwich = sanduíche
component-donut = donut
component-soda = refresco
component-sausage = salsicha
component-orange = toalha laranja
component-green = toalha verde
component-blue = toalha azul
component-red = toalha vermelha

## The lobby

lobby-blurb-snack = Monte um piquenique de 4 × 4. Deslize cartas por cima e por baixo para juntar lanches e toalhas iguais.
option-diet = Dieta Especial
option-diet-none = nenhuma
option-diet-none-about = Só os grupos
option-diet-easy = fácil
option-diet-easy-about = Duas chances de ganhar pontos
option-diet-medium = média
option-diet-medium-about = Uma chance de ganhar pontos, uma de perder
option-diet-hard = difícil
option-diet-hard-about = Duas chances de perder pontos

## The table while a game runs

snack-choose-table = Todo mundo fica com uma carta e passa a outra para a esquerda.
snack-play-table = Todo mundo coloca duas cartas. Tudo é revelado quando todos terminarem.
snack-play-solo-table = A cada rodada: coloque uma carta e dê a outra ao oponente.

## The private panel

snack-choose-title = ### Rodada { $round } de { $rounds }: fique com uma, passe a outra
snack-choose-ask = Com qual carta você fica? A outra vai para a sua esquerda.
snack-choose-chosen = Você fica com a carta **{ $number }**. Dá para mudar de ideia até todo mundo escolher.
snack-keep-button = Ficar com { $number }
snack-keep-did = ficou com a carta { $number }
snack-choose-done = ### Escolha feita
snack-play-title = ### Rodada { $round } de { $rounds }: coloque suas cartas
snack-play-ask =
    { $count ->
        [one] Falta uma carta.
       *[other] Coloque as duas cartas, na ordem que quiser.
    }
snack-play-done = ### Pronto por esta rodada
snack-play-solo-title = ### Rodada { $round } de { $rounds }: uma para você, outra para o oponente
snack-play-solo-ask = Coloque uma das duas. A outra vai para o oponente.
snack-solo-rival =
    { $count ->
        [0] -# Lanche e toalha mais vistos nos dois lados: o oponente faz 1 por cada um que ele tem.
       *[other] -# Lanche e toalha mais vistos nos dois lados: o oponente faz 1 por cada um que ele tem. Agora: { $lines }.
    }
snack-solo-cards = {""}**Suas duas cartas**
snack-solo-area = {""}**Seu piquenique**

bonus-fewest = -# 🟢 +3 para quem tem menos { $component }
bonus-most = -# 🔴 −3 para quem tem mais { $component }
bonus-corners = -# 🟢 +1 por canto da sua área com { $component }
bonus-isolated = -# 🔴 −2 por quadrado isolado: { $component }
bonus-groups = -# 🟢 +1 por grupo separado (um quadrado só já conta): { $component }
bonus-centre = -# 🔴 −2 por quadrado no seu centro: { $component }
bonus-lines = -# 🟢 +2 por fileira ou coluna completa: { $component }
bonus-pairs = -# 🔴 −2 por par (grupo de exatamente dois): { $component }

## Hints and review

snack-keep-hint = 💡 Fique com a carta **{ $number }**: ela combina com mais cartas que podem chegar, e a outra ajuda menos quem recebe.

## The end

verdict-largest-group =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos, com o maior grupo ({ $size }) no desempate
        [one] 🏆 { $names } — { $points } ponto, com o maior grupo ({ $size }) no desempate
       *[other] 🏆 { $names } — { $points } pontos, com o maior grupo ({ $size }) no desempate
    }
snack-solo-won =
    { $points ->
        [one] 🏆 Você venceu por { $points } a { $target }!
       *[other] 🏆 Você venceu por { $points } a { $target }!
    }
snack-solo-lost =
    { $points ->
        [0] Desta vez o piquenique é do oponente: você fez { $points } pontos e precisava de mais de { $target }.
        [one] Desta vez o piquenique é do oponente: você fez { $points } ponto e precisava de mais de { $target }.
       *[other] Desta vez o piquenique é do oponente: você fez { $points } pontos e precisava de mais de { $target }.
    }
snack-solo-won-told = 🏆 { $name } vence por { $points } a { $target }!
snack-solo-lost-told = Desta vez o piquenique é do oponente: { $name } fez { $points } e precisava de mais de { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = menor número de { $component } ({ $own }) { $points }
score-bonus-most = maior número de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } nos cantos ({ $count }) { $points }
score-bonus-isolated = quadrados isolados: { $component } ({ $count }) { $points }
score-bonus-groups = grupos de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } no centro ({ $count }) { $points }
score-bonus-lines = fileiras e colunas de { $component } ({ $count }) { $points }
score-bonus-pairs = pares de { $component } ({ $count }) { $points }
score-opponent = { $component } ({ $own }) { $points }

## Lists and help

help-snack =
    {""}**3.** Fique com uma carta e passe a outra para a esquerda.
    {""}**4.** Teste uma carta: gire, mova, deslize por baixo; ou digite `B3 90 { layer-under }` (`/snack { name-place }`). Depois, *{ button-place }*.
    {""}**5.** Quando todo mundo terminar, todos os piqueniques são revelados. Quatro rodadas, e então a contagem de pontos.

## The rules, page by page

rules-snack-overview-title = Em resumo
rules-snack-overview =
    Quatro rodadas. Em cada uma, todo mundo compra duas cartas, fica com uma, passa a outra para a esquerda e coloca na própria área a que guardou e a que recebeu.

    { "" }**Colocar.** Sua área pode chegar a 4 × 4 quadrados, não mais. A carta vai ao lado, por cima ou por baixo do que já está lá, ou entre cartas: por cima de alguns quadrados e por baixo de outros. Ela precisa sobrepor uma carta ou encostar em uma pelo lado; cantos não valem.

    { "" }**Pontuar.** Lanches iguais, e toalhas iguais, que se tocam pelos lados formam grupos. Um grupo de três vale 1 ponto, de quatro 2, de cinco 3 e assim por diante. Quadrados escondidos não contam. Vence quem tem mais pontos; no empate, quem tem o maior grupo.

    { "" }A **Dieta Especial** acrescenta dois bônus, conhecidos desde o início. Só você na mesa? Jogue **Solo**.
rules-snack-course-title = A rodada: escolher, passar, jogar
rules-snack-course =
    { "" }**Escolher e passar.** Você recebe duas cartas. Fique com uma e passe a outra para o lugar seguinte; o último lugar passa para o primeiro. Assim, você joga uma carta que escolheu e outra que veio de quem está ao seu lado.

    { "" }**Jogar.** Coloque as duas cartas na sua área, na ordem que quiser.

    Todo mundo joga ao mesmo tempo e em segredo. Dá para mudar de ideia até todo mundo terminar; aí tudo é revelado. Depois de quatro rodadas, cada área tem oito cartas, e é hora de contar os pontos.
rules-snack-first-title = A primeira carta
rules-snack-first =
    Sua primeira carta vai no meio, deitada ou em pé: `C4 0`, `C4 180`, `D3 90` ou `D3 270`. É só o começo: dali, sua área pode crescer em todas as direções.
rules-snack-placing-title = Colocar uma carta
rules-snack-placing =
    Gire a carta como quiser, um quarto de volta por vez. Ela precisa sobrepor uma carta sua ou encostar em uma **pelo lado**, como na primeira imagem. Só o canto, como na segunda, não basta.

    Cartas colocadas não saem do lugar. Sempre dá para colocar uma carta exatamente em cima de outra, então ninguém fica sem jogada.
rules-snack-layers-title = Por cima e por baixo
rules-snack-layers =
    Uma carta pode cobrir outras, em parte ou por inteiro, ou deslizar para baixo delas. Só conta o que está à vista.

    { "" }**Por cima** (primeira imagem): os quadrados da sua carta ficam à vista, e o que eles cobrem some. O quadradinho no canto mostra o quê.
    { "" }**Por baixo** (segunda imagem): onde já existe algo, o quadrado da sua carta fica escondido; os outros ficam à vista.
rules-snack-between-title = Entre cartas
rules-snack-between =
    Uma carta pode ir por cima de algumas e por baixo de outras ao mesmo tempo. Na primeira imagem ela cobre a carta mais acima na área e passa por baixo da que está mais abaixo: `D3 90 { layer-under } D5`.

    Não pode: por cima de um quadrado e por baixo de outro quadrado da **mesma** carta. Ela teria que atravessar a outra.
rules-snack-rings-title = Sem ciclos
rules-snack-rings =
    Tem que dar para recolocar todas as suas cartas, uma a uma, de baixo para cima. Na primeira imagem, a carta deitada na fileira 5 está por cima da carta em pé, que está por cima da carta deitada na fileira 4. Então nada pode ficar ao mesmo tempo por cima da carta da fileira 5 e por baixo da carta da fileira 4: seria um ciclo impossível.
rules-snack-area-title = A área flutuante
rules-snack-area =
    Todas as suas cartas juntas podem ocupar **4 quadrados de largura e 4 de altura**, não mais. Quais colunas e fileiras, isso não está definido no início: sua área flutua. Com quatro de largura, as colunas ficam fixas; com quatro de altura, as fileiras.

    A primeira imagem mostra todas as casas que você ainda alcança. Na segunda, a área passaria a ter cinco de largura.
rules-snack-groups-title = Grupos e pontos
rules-snack-groups =
    Lanches iguais que se tocam pelos lados formam um grupo, e toalhas iguais também. Cantos não juntam. Um grupo precisa de três para contar:

    3 → **1** ponto · 4 → **2** · 5 → **3** · 6 → **4** … sempre o tamanho menos 2.

    Cada quadrado conta duas vezes: uma pelo lanche, outra pela toalha. A primeira imagem mostra o que uma carta renderia; a segunda, tudo o que pontua num piquenique completo.
rules-snack-winning-title = Vitória e empates
rules-snack-winning = Vence quem tem mais pontos, bônus incluídos. No empate, vence quem tem o maior **grupo**, seja do que for (marcado aqui); se isso também empatar, a vitória é dividida.
rules-snack-diet-title = Dieta Especial
rules-snack-diet =
    Dois bônus para a partida toda, conhecidos desde o início e iguais para todo mundo. Cada um combina um lanche ou uma toalha com o que se ganha ou se perde; eles contam depois dos grupos.

    { "" }**Fácil**: dois verdes, pontos a ganhar. **Média**: um verde, um vermelho. **Difícil**: dois vermelhos, pontos a perder.

    Para cantos, centro, fileiras e colunas vale o retângulo em volta das suas cartas, mesmo que não seja de 4 × 4. Cada um dos oito tem a sua página.
rules-snack-diet-fewest-title = Dieta Especial: ter menos (verde)
rules-snack-diet-fewest = { "" }**+3** se ninguém mostra menos desse tipo que você. Todo mundo que empata ganha os pontos, e não ter nenhum também vale. Aqui você mostra quatro refrescos, e os outros, quatro e cinco: é o bastante.
rules-snack-diet-corners-title = Dieta Especial: nos cantos (verde)
rules-snack-diet-corners =
    { "" }**+1** por quadrado desse tipo num canto da sua área. Aqui há salsichas nos quatro cantos.
rules-snack-diet-groups-title = Dieta Especial: grupos (verde)
rules-snack-diet-groups =
    { "" }**+1** por grupo separado desse tipo; um quadrado só já conta, então deixe tudo espalhado. Aqui o laranja aparece em três grupos.
rules-snack-diet-lines-title = Dieta Especial: fileiras e colunas (verde)
rules-snack-diet-lines =
    { "" }**+2** por fileira ou coluna completa desse tipo, de uma borda à outra da sua área. Um espaço vazio já interrompe. Aqui uma coluna é toda azul.
rules-snack-diet-most-title = Dieta Especial: ter mais (vermelho)
rules-snack-diet-most =
    { "" }**−3** se ninguém mostra mais desse tipo que você; quem empata também perde os pontos. Aqui você mostra quatro toalhas laranja, e os outros, duas e quatro.
rules-snack-diet-isolated-title = Dieta Especial: isolados (vermelho)
rules-snack-diet-isolated =
    { "" }**−2** por quadrado desse tipo que não encosta em outro igual pelo lado. Aqui uma toalha verde está sozinha; as outras fazem companhia umas às outras.
rules-snack-diet-centre-title = Dieta Especial: no centro (vermelho)
rules-snack-diet-centre =
    { "" }**−2** por quadrado desse tipo no centro da sua área: os quatro de dentro, quando ela está completa. Onde um lado é ímpar, há uma só fileira ou coluna do meio em vez de duas. Aqui três donuts atrapalham.
rules-snack-diet-pairs-title = Dieta Especial: pares (vermelho)
rules-snack-diet-pairs =
    { "" }**−2** por grupo de exatamente dois. Um sozinho ou três juntos não custam nada. Aqui há dois refrescos lado a lado.
rules-snack-solo-title = Solo
rules-snack-solo =
    No solo são oito rodadas. Em cada uma, coloque uma de duas cartas; a outra vai para o oponente, cujas cartas ficam enfileiradas e nunca se sobrepõem. Não dá para desfazer: as duas cartas seguintes vêm na hora.

    No fim, você pontua como sempre. O oponente pega o lanche que mais aparece **nos dois lados juntos** e marca um ponto por cada um que há nas cartas **dele**; depois, o mesmo com a toalha. Se houver empate, vale o tipo que ele mais tem. Você vence com mais pontos que isso; empatar não basta.

    Então, cuidado com o que entrega, e esconda o que ajudaria o oponente.
rules-snack-writing-title = Digitar uma posição
rules-snack-writing =
    `B3 90 { layer-under }` diz tudo: a **casa de cima à esquerda** que a carta já girada cobre, o **giro** em sentido horário (0, 90, 180, 270) e a **camada**.

    Com `{ layer-over }`, a carta não fica debaixo de nada; nem precisa escrever. Com `{ layer-under }`, fica por baixo onde houver carta. Com `{ layer-under } C4 D4`, fica por baixo nessas casas e por cima no resto. Onde não há carta, fica simplesmente ao lado.

    A primeira imagem é `C5 0`; a segunda, `F5 90`. Os nomes das casas nunca mudam durante a partida. Digite posições com *{ button-type }* ou `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = Uma partida inteira contra um bot; leva cinco minutos. Cada quadrado de uma carta mostra um **lanche** sobre uma **toalha**. Três ou mais iguais que se tocam pelos lados são um grupo e valem pontos. De duas cartas, você fica com uma e passa a outra. A carta 1 tem três sanduíches em fila, já um grupo: aperte **Ficar com 1**.
snack-tutorial-2 = Agora você tem duas cartas: a que escolheu e uma que veio do oponente. Comece pelos três sanduíches. Aperte **Testar carta 1**, olhe a imagem e aperte **{ button-place }**. A primeira carta sempre vai no meio, e nada é definitivo até você apertar.
snack-tutorial-3 = **Ao lado.** Esta carta também tem dois sanduíches. Leve os dois para C3 e D3, logo acima dos outros. Aperte **Testar carta 2** e mova a carta com as setas até o título dizer **B3 0**, a casa de cima à esquerda, ou escolha isso com *{ button-type }*; depois, **{ button-place }**. Cinco sanduíches juntos valem 3 pontos: sempre o tamanho menos 2.
snack-tutorial-4 = Rodada 2. Toalhas formam grupos como os lanches, e cada quadrado conta para as duas coisas. A carta 2 mostra um sanduíche e duas toalhas vermelhas, que combinam com as suas: **Ficar com 2**.
snack-tutorial-5 = **Por cima.** Uma carta pode cobrir outras; o que ela esconde deixa de contar. Pegue a carta 2, aperte **{ button-turn }** uma vez para ela ficar em pé e leve até **B2 90**: o sanduíche na toalha verde cobre a salsicha em B3. Sete sanduíches, e suas três toalhas verdes viram um grupo. **{ button-place }**.
snack-tutorial-6 = **Por baixo.** Uma carta também pode deslizar para baixo de outras. Teste a carta 1 em pé em **E3 90**: por cima, a salsicha dela esconderia o sanduíche em E4. Aperte **{ button-layer }**: agora ela fica *{ layer-under }*, a salsicha some e só aparece o que ajuda você. Com **E3 90 { layer-under }** no título, aperte **{ button-place }**.
snack-tutorial-7 = Rodada 3. Pense também no que você passa: vai para o oponente. A carta 1 tem uma toalha verde e uma vermelha lado a lado, e você tem as duas cores: **Ficar com 1**.
snack-tutorial-8 = **Entre cartas.** A mesma carta pode ir por cima de alguns quadrados e por baixo de outros. Com a carta 2, aperte **{ button-turn }** duas vezes e leve até **B4 180**. Aperte **{ button-layer }** até aparecer **B4 180 { layer-under } C4 D4**: o sanduíche na toalha verde cobre a salsicha em B4, e o resto some por baixo dos seus sanduíches. **{ button-place }**.
snack-tutorial-9 = Teste a carta 1 em **B2 0** e aperte **{ button-layer }**: a salsicha some por baixo do sanduíche em B2, e os quadrados verde e vermelho ficam junto dos seus grupos. Cada grupo ganha mais um: com **B2 0 { layer-under }** no título, aperte **{ button-place }**. Se uma carta não couber em algum lugar, o painel diz por quê, e *{ button-why-not }* explica.
snack-tutorial-10 = A última rodada. Há dois donuts na sua fileira de cima; mais um faz um grupo. A carta 1 traz esse donut, numa toalha vermelha: **Ficar com 1**.
snack-tutorial-11 = **O limite.** Sua área já tem quatro de largura e quatro de altura, e não cresce mais. Mas a fileira de baixo ainda está livre: coloque a carta 2 em **B5 0**. Com os dois sanduíches dela são onze, e os quadrados verde e vermelho também se juntam aos seus grupos.
snack-tutorial-12 = A última carta: a carta 1 em **C2 0**, com **{ button-layer }** por baixo dos donuts: **C2 0 { layer-under }**. Só aparece o último quadrado, um donut na toalha vermelha, no único canto livre. Três donuts, sete toalhas vermelhas. Aperte **{ button-place }**, e vamos aos pontos.
snack-tutorial-end = ## 🎉 { $own } a { $other }: você venceu!
snack-tutorial-next =
    O jogo é isso: ficar e passar, e depois ao lado, por cima, por baixo e entre cartas. Com mais gente, todo mundo joga ao mesmo tempo, e tudo é revelado junto.

    `/snack { name-start }` abre uma mesa: *{ menu-add-bot }* traz um oponente; se ninguém entrar, você joga solo. *{ button-hint }* mostra o que faria quem joga bem. A *Dieta Especial* acrescenta bônus quando você quiser mais.
error-lesson-snack-keep = Numa partida de verdade, seria uma boa escolha. Nesta lição, fique com a carta **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = dieta

## What commands are for

command-start-diet = Dieta Especial: cartas bônus

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] { $cards } carta do oponente.
       *[other] { $cards } cartas do oponente.
    }
zone-opponent = {""}**As cartas do oponente**
modification-fewest = 3 pontos para quem tem menos
modification-most = menos 3 pontos para quem tem mais
modification-corners = 1 ponto por canto
modification-isolated = menos 2 pontos por quadrado isolado
modification-groups = 1 ponto por grupo separado
modification-centre = menos 2 pontos por quadrado no centro
modification-lines = 2 pontos por fileira ou coluna completa
modification-pairs = menos 2 pontos por par
why-group = grupo
why-bonus-fewest = menor número
why-bonus-most = maior número
why-bonus-corners = nos cantos
why-bonus-isolated = quadrados isolados
why-bonus-groups = grupos
why-bonus-centre = no centro
why-bonus-lines = fileiras e colunas completas
why-bonus-pairs = pares
why-opponent = o que mais aparece
less-bonus-most = deixa de ter o maior número de { $component }
less-bonus-isolated = menos quadrados isolados: { $component }
less-bonus-centre = menos { $component } no centro
less-bonus-pairs = menos pares de { $component }
