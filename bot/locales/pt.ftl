# Everything the bot says, in Portuguese (as in Brazil, with the names of things from the Portuguese rulebook).

## Names

game-snack = Snack Match
game-veggies = Veggies
level-easy = fácil
level-medium = médio
level-hard = difícil
auto-player = 🤖 robô ({ $level })
auto-short = robô
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
layer-beside = ao lado
layer-over = por cima
layer-under = por baixo
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, cima, em cima, acima, sobre, por cima de, em cima de
typed-under = u, baixo, embaixo, em baixo, debaixo, por debaixo, abaixo, sob, por baixo de, embaixo de, debaixo de
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = e, de, em, da, das, graus, grau
word-off = desligar
typed-off = desliga, desligado, desativar, não, nao, nenhum, nenhuma, nada

# What something is called, and what it is.
labelled = { $label }: { $text }

## The lobby

lobby-title = ## 🧺 { $game } · mesa { $code }
lobby-blurb-snack = Monte seu piquenique num quadrado de 4 × 4, por cima e por baixo, e junte lanches iguais e toalhas iguais.
lobby-blurb-veggies = Encha sua banca de mercadorias, em grupos grandes e em muitos grupos, e esconda os ratos. Quatro jogam em duplas: lugares 1 e 3 contra 2 e 4.
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *um lugar livre*
       *[other] *{ $count } lugares livres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *A partida começou.*
lobby-footer = -# Qualquer pessoa pode entrar. Quem começa a partida é o host.
lobby-footer-direct = -# Ninguém mais pode entrar aqui: adicione robôs ou comece sem mais ninguém.
lobby-footer-solo = -# Qualquer pessoa pode entrar. Quem começa a partida é o host; sem mais ninguém, você joga solo.
option-diet = Dieta Especial
option-diet-none = nenhuma
option-diet-none-about = Só os grupos
option-diet-easy = fácil
option-diet-easy-about = Duas chances de ganhar pontos
option-diet-medium = média
option-diet-medium-about = Uma chance de ganhar pontos, uma de perder
option-diet-hard = difícil
option-diet-hard-about = Duas chances de perder pontos
option-hints = Dicas
option-hints-on = sim
option-hints-off = não
opened = A mesa **{ $code }** está aberta em <#{ $channel }>. Comece quando todo mundo tiver chegado.
joined = Você tem um lugar na mesa **{ $code }**. Agora é só esperar o host começar.
left = Você saiu da mesa **{ $code }**.
rematch-open = Revanche na mesa **{ $code }**: ela já está aberta no canal.
rematch-call = 🔁 { $host } pede revanche na mesa **{ $code }**. Já com lugar: { $names }. Quem não quiser jogar toca em *{ button-leave }*.

## The table while a game runs

table-title = ### { $game } · { $code } · ronda { $round } de { $rounds }
reveal-title = ## 🎉 A ronda { $round } está na mesa!
standing = { $seat } · **{ $points }** ({ $gain })
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* mostra suas cartas só para você. Embaralhamento lacrado como { $commitment }…
snack-choose-table = Todo mundo fica com uma carta e passa a outra para a esquerda.
snack-play-table = Todo mundo coloca duas cartas. Quando a última pessoa terminar, tudo aparece de uma vez.
snack-solo-table = Duas cartas por vez: uma para o piquenique, a outra para o oponente.
veggies-start-table = Todo mundo abre a banca com uma de duas cartas e fica com a outra.
veggies-turn-table = Uma carta por vez: da mão ou do mercado.
veggies-name-table = As bancas estão cheias. Falta anunciar algumas das mercadorias que vão contar.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida foi cancelada.
board-title = ### { $game } · { $code } · ronda { $round } de { $rounds }

## The private panel

snack-choose-title = ### Ronda { $round } de { $rounds }: fique com uma, passe a outra
snack-choose-ask = Com qual carta você fica? A outra vai para a sua esquerda.
snack-choose-chosen = Você fica com a carta **{ $number }**. Dá para mudar de ideia até a última pessoa escolher.
snack-choose-button = Ficar com { $number }
snack-choose-done = ### Escolha feita
snack-play-title = ### Ronda { $round } de { $rounds }: coloque suas cartas
snack-play-ask =
    { $count ->
        [one] Falta uma carta. Escolha-a para testar: nada é colocado antes de você confirmar.
       *[other] Escolha uma carta para testar: nada é colocado antes de você confirmar.
    }
snack-play-done = ### Sua parte nesta ronda está feita
snack-solo-title = ### Ronda { $round } de { $rounds }: uma para você, outra para o oponente
snack-solo-ask = Qual você coloca? A outra vai para o oponente. Escolha uma carta para testar: nada é colocado antes de você confirmar.
veggies-start-title = ### Abra sua banca
veggies-start-ask = Qual carta abre sua banca? A outra continua na sua mão.
veggies-start-chosen = Você abre com a carta **{ $number }**. Dá para mudar de ideia até a última pessoa escolher.
veggies-start-button = Abrir com { $number }
veggies-start-done = ### Escolha feita
veggies-turn-title = ### Carta { $round } de { $rounds }: sua vez
veggies-turn-ask = A carta 1 é a da sua mão; as outras estão no mercado. Escolha uma para testar.
veggies-turn-done = ### Sua banca
plan-ask = Você já pode planejar a sua vez: teste a carta da sua mão e ela será colocada assim que a sua vez chegar.
plan-stands = 📌 Assim que a sua vez chegar, a sua carta será colocada sozinha: **{ $where }**.
veggies-name-title = ### Anuncie sua mercadoria
veggies-name-ask = Qual dos seus maiores grupos conta? O que alguém anuncia conta para todo mundo.
veggies-name-button = { $things }
veggies-name-done = ### Sua banca está cheia
panel-last = Só falta você: depois de escolher, não dá para desfazer.
panel-waiting =
    { $count ->
        [0] Não falta ninguém: a partida segue.
        [one] Falta: { $names }.
       *[other] Faltam: { $names }.
    }
panel-over = A partida na mesa **{ $code }** terminou.
panel-footer = -# Mesa { $code } · só você vê isto
not-begun = A partida na mesa **{ $code }** ainda não começou.
not-in-game = Você não tem lugar na mesa **{ $code }**, então não há cartas para mostrar. Você pode assistir, ou abrir sua própria mesa com `/snack { name-start }`.
cannot-show = -# ⚠️ Não consigo mostrar a mesa em <#{ $channel }> agora: o canal sumiu, não tenho permissão para postar lá ou o Discord está fora do ar. A partida segue por aqui: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

bonus-fewest = -# 🟢 +3 para quem tem menos { $component }
bonus-most = -# 🔴 −3 para quem tem mais { $component }
bonus-corners = -# 🟢 +1 por canto da sua área com { $component }
bonus-isolated = -# 🔴 −2 por quadrado isolado: { $component }
bonus-groups = -# 🟢 +1 por grupo, até de um só: { $component }
bonus-centre = -# 🔴 −2 por quadrado no centro com { $component }
bonus-lines = -# 🟢 +2 por fileira ou coluna completa de { $component }
bonus-pairs = -# 🔴 −2 por grupo de exatamente dois: { $component }

## A trial placement

trial-title = ### Carta { $number } · `{ $where }` · { $gain }
trial-gain =
    { $points ->
        [0] { $sign }{ $points } pontos
        [one] { $sign }{ $points } ponto
       *[other] { $sign }{ $points } pontos
    }
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Nada foi colocado ainda. Dá para desfazer até a última pessoa terminar. Mesa { $code }
trial-footer-final = -# Nada foi colocado ainda. Aqui, colocou, está colocado: as próximas cartas vêm na hora. Mesa { $code }
trial-footer-last = -# Nada foi colocado ainda. Só falta você: depois de colocar, não dá para desfazer. Mesa { $code }
trial-footer-plan = -# Nada foi colocado ainda. A carta será colocada assim que a sua vez chegar, se você não desfizer antes. Mesa { $code }
suggestion = Carta { $number } · { $where } · { $gain }
menu-partner = Dupla do lugar 1
menu-best = Posições promissoras
menu-topics = Assuntos
form-title = Onde ela vai?
form-card = Qual carta? (1 a { $count })
form-where = Posição
form-where-about = Casa de cima à esquerda, giro (0, 90, 180, 270), { layer-over } ou { layer-under }; “{ layer-under } C4”: só ali.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-keep = 💡 Fique com a carta **{ $number }**: ela combina melhor com o que pode chegar, e passar a outra entrega menos.
hint-open = 💡 Abra com a carta **{ $number }**.
hint-answer = 💡 { $answer }: é o que mais rende para você no momento.
hint-place = 💡 Carta { $number } em `{ $where }`: { $why }.
hint-group = junta { $size } × { $component }, { $gain }
hint-less = { $what }, { $gain }
hint-prepares = ainda sem pontos, mas deixa grupos que podem crescer: { $groups }
hint-prepares-group = { $size } × { $component }
hint-ways-on = ainda sem pontos, mas é o que deixa mais caminhos abertos
hint-last = não há mais pontos a ganhar, e assim você perde o mínimo
review-title = ### Sua partida na mesa { $code }, analisada
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }; o melhor que achei foi { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-about = -# Cada jogada é avaliada pelos pontos que trouxe na hora, na situação daquele momento. Abrir mão de pontos pensando no futuro pode ser o certo.
review-area =
    { $best ->
        [0] { "" }**Com as oito cartas que você teve**, o melhor resultado que achei tem **{ $best }** pontos; o seu tem { $own }.
        [one] { "" }**Com as oito cartas que você teve**, o melhor resultado que achei tem **{ $best }** ponto; o seu tem { $own }.
       *[other] { "" }**Com as oito cartas que você teve**, o melhor resultado que achei tem **{ $best }** pontos; o seu tem { $own }.
    }
review-area-own =
    { $own ->
        [0] { "" }**Com as oito cartas que você teve**, não achei nada melhor que os seus **{ $own }** pontos.
        [one] { "" }**Com as oito cartas que você teve**, não achei nada melhor que o seu **{ $own }** ponto.
       *[other] { "" }**Com as oito cartas que você teve**, não achei nada melhor que os seus **{ $own }** pontos.
    }
review-footer = -# O melhor que achei em alguns segundos de busca: pode haver coisa melhor. Só você vê isto.

## Buttons

button-join = Entrar
button-leave = Sair
button-start = Começar
button-add-auto = Adicionar robô
button-remove-auto = Remover robô
button-cancel = Cancelar mesa
button-my-cards = Minhas cartas
button-card = Testar carta { $number }
button-type = Digitar…
button-undo = Desfazer
button-refresh = Atualizar
button-turn = Girar
button-layer = Camada
button-other = Outra carta
button-place = Colocar
button-plan = Colocar na minha vez
button-back = Voltar
button-help = Ajuda
button-hint = 💡 Dica
button-hints-off = Jogar sem dicas
button-hints-on = Permitir dicas
button-rules = As regras
button-again = Mais uma vez
button-look-text = Ver em texto
button-look-pictures = Ver imagens
button-as-text = Em texto
button-keep-look-text = Sempre em texto
button-keep-look-pictures = Sempre com imagens
button-keep-look-strong = Alto contraste
button-keep-look-ordinary = Cores normais
button-review = Analisar partida
button-why-not = Por que não?
button-page-before = ◀ Anterior
button-page-after = Próxima ▶
button-keep-going = Não, continuar
button-rematch = Revanche
button-replay = Ver replay
button-cards-of = Minhas cartas · { $code }

## The end

over-title = ## 🏁 { $game } · mesa { $code }
verdict-points =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos!
        [one] 🏆 { $names } — { $points } ponto!
       *[other] 🏆 { $names } — { $points } pontos!
    }
verdict-largest-group =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos, e o maior grupo ({ $size }) desempata.
        [one] 🏆 { $names } — { $points } ponto, e o maior grupo ({ $size }) desempata.
       *[other] 🏆 { $names } — { $points } pontos, e o maior grupo ({ $size }) desempata.
    }
verdict-shared =
    { $points ->
        [0] 🏆 { $names } dividem a vitória: { $points } pontos e empate até no desempate ({ $size }).
        [one] 🏆 { $names } dividem a vitória: { $points } ponto e empate até no desempate ({ $size }).
       *[other] 🏆 { $names } dividem a vitória: { $points } pontos e empate até no desempate ({ $size }).
    }
verdict-fewer-mice =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos, e ter menos ratos ({ $size }) desempata.
        [one] 🏆 { $names } — { $points } ponto, e ter menos ratos ({ $size }) desempata.
       *[other] 🏆 { $names } — { $points } pontos, e ter menos ratos ({ $size }) desempata.
    }
verdict-solo-won =
    { $points ->
        [0] 🏆 Vitória sua: { $points } pontos, e era preciso passar de { $target }.
        [one] 🏆 Vitória sua: { $points } ponto, e era preciso passar de { $target }.
       *[other] 🏆 Vitória sua: { $points } pontos, e era preciso passar de { $target }.
    }
verdict-solo-lost =
    { $points ->
        [0] Desta vez o piquenique é do oponente: { $points } pontos, e era preciso passar de { $target }.
        [one] Desta vez o piquenique é do oponente: { $points } ponto, e era preciso passar de { $target }.
       *[other] Desta vez o piquenique é do oponente: { $points } pontos, e era preciso passar de { $target }.
    }
score-seat = { $seat } — **{ $total }**
score-of-opponent = 🤖 o oponente — **{ $total }**
score-nothing = nada
score-group = { $size } { $component } { $points }
score-good = { $component } { $largest } × { $groups } { $points }
score-mice = ratos ({ $count }) { $points }
score-bonus-fewest = menor número de { $component } ({ $own }) { $points }
score-bonus-most = maior número de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } nos cantos ({ $count }) { $points }
score-bonus-isolated = quadrados isolados: { $component } ({ $count }) { $points }
score-bonus-groups = grupos de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } no centro ({ $count }) { $points }
score-bonus-lines = fileiras e colunas de { $component } ({ $count }) { $points }
score-bonus-pairs = pares de { $component } ({ $count }) { $points }
score-opponent = { $component } ({ $own }) { $points }
over-footer =
    -# O embaralhamento: semente `{ $seed }`
    -# lacrada desde o início como SHA-256 `{ $commitment }`
replay-title = ### Carta por carta · { $code }

## Time

option-pace = Ritmo
lobby-pace = Ritmo: **{ $pace }** · { $about }
pace-live = ao vivo
pace-live-about = 10 minutos por fase
pace-evening = numa noite
pace-evening-about = 2 horas por fase
pace-daily = diário
pace-daily-about = 24 horas por fase
pace-relaxed = tranquilo
pace-relaxed-about = 3 dias por fase
pace-none = sem limite
pace-none-about = Ninguém precisa correr
pace-choice-live = ao vivo: 10 minutos por fase
pace-choice-evening = numa noite: 2 horas por fase
pace-choice-daily = diário: 24 horas por fase
pace-choice-relaxed = tranquilo: 3 dias por fase
pace-choice-none = sem limite: ninguém precisa correr
seat-until = { " " }· o tempo acaba { $until }
seat-away = { " " }· 🏖️ fora, volta { $until }
seat-missed = { " " }· 🤖 um substituto jogou da última vez
seat-stand-in = { " " }· 🤖 um substituto joga até a pessoa voltar
seat-done = { " " }· feito
seat-waiting = { " " }· falta jogar
seat-later = { " " }· depois
panel-until = -# ⏳ O tempo acaba { $until }; depois, um substituto joga por você.
stand-in-plays = 🤖 Um substituto joga no seu lugar até você voltar.
back-again = Que bom ter você de volta: o lugar é seu de novo.
played-for-you = 🤖 Feito no seu lugar. Dá para desfazer até a última pessoa terminar, a não ser que a partida já tenha avançado.
played-for-you-final = 🤖 Feito no seu lugar. A partida já avançou.
button-back-again = Voltei
button-keep-for-me = Escolha por mim
button-play-for-me = Jogue por mim
seat-before = { " " }· antes: { $names }
button-more-time = Mais tempo ({ $votes }/{ $needed })
button-take-over = Assumir lugar { $seat }
button-next-game = Próxima · { $code }
more-time-granted = Combinado: há mais tempo na mesa **{ $code }**.
more-time-voted = Voto registrado. O prazo aumenta quando mais da metade de quem já fez sua parte concordar.
taken-over = O lugar { $seat } agora é seu: estas são as cartas dele.
host-is = { $name } agora é host da mesa **{ $code }**.
host-voted = Voto registrado. A mesa **{ $code }** muda de host quando mais da metade das outras pessoas concordar.
thread-name = { $game } · { $code }
nudge-notice = ⏳ **Sua vez** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-half = ⏳ **Metade do seu tempo já passou** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-last = ⏰ **Resta pouco tempo**; depois, um substituto joga · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-silence = 💤 **Nada acontece aqui há dias** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. A partida continua esperando; o host pode cancelá-la com `/snack { name-cancel }`.
nudge-silence-lobby = 💤 **Nada acontece aqui há dias** · [{ $game } · { $code }]({ $link }). A mesa continua esperando; o host pode começar a partida ou cancelá-la com `/snack { name-cancel }`.
nudge-closes = Se nada acontecer até lá, a mesa será cancelada sozinha { $until }.
nudge-who = { $who }
nudge-who-until = { $who } · o tempo acaba { $until }

## What people and servers want

# This language's own name for itself.
language-name = Português
language-auto = o mesmo do Discord
notices-channel = no canal
notices-direct = por mensagem direta
notices-off = nenhum
me-title = ### Suas preferências, para todas as suas partidas
me-notices = Avisos quando é a sua vez: **{ $notices }**
me-quiet = Horário de silêncio: **{ $start }–{ $end }** ({ $zone }). Nele não há avisos, e nenhum prazo vence: fica para o fim do silêncio.
me-zone = Fuso horário: **{ $zone }**
me-no-quiet = Horário de silêncio: **nenhum**. Defina com `/snack { name-me } { name-quiet }:22-8 { name-zone }:America/Sao_Paulo`.
me-away = Fora até **{ $until }**. Seu tempo numa fase só começa quando você voltar; uma partida espera por você 14 dias ao todo.
me-here = Você está **por aqui**. `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31` diz quanto tempo você fica fora.
me-language = Idioma: **{ $language }**
me-footer = -# Só você vê isto. As mesas que esperam por você mostram que você está fora.
menu-notices = Avisos
menu-language = Idioma
menu-house-pace = Novas mesas
button-away =
    { $days ->
        [one] Fora 1 dia
       *[other] Fora { $days } dias
    }
button-here = Estou aqui
house-title = ### O que vale neste servidor
house-pace = Novas mesas: **{ $pace }** · { $about }
house-channels = Mesas só em: { $channels }
house-everywhere = Mesas em **todos os canais**. `/snack { name-settings } { name-channel }:` libera um canal, ou volta atrás.
house-threads-on = Cada mesa tem **um tópico** próprio.
house-threads-off = As mesas ficam **no próprio canal**.
house-mentions-on = As pessoas são **mencionadas** quando é a vez delas.
house-mentions-off = Ninguém é mencionado nos canais; **mensagens diretas** vão para quem quiser.
house-limits = Mesas abertas: **{ $person }** por host, **{ $channel }** por canal
house-language = Idioma das mesas: **{ $language }**
house-footer = -# Só você vê isto. Vale para as mesas abertas daqui em diante; as menções mudam na hora.
button-threads-on = Usar tópicos
button-threads-off = Sem tópicos
button-mentions-on = Mencionar
button-mentions-off = Não mencionar
button-everywhere = Todos os canais

## Confirming

cancel-ask = Cancelar a mesa **{ $code }** para todo mundo? Não dá para desfazer.
cancel-yes = Sim, cancelar
cancel-done = A mesa **{ $code }** foi cancelada.
leave-ask = Sair da mesa **{ $code }**? Se a partida já começou, um robô fica com o seu lugar.
leave-yes = Sim, sair
leave-done = Você saiu da mesa **{ $code }**.
confirm-nothing = Nada mudou.

## Lists and help

status-title = ### { $game } · mesa { $code }
status-round = Ronda { $round } de { $rounds }
status-link = [Ir para a mesa]({ $link })
status-lobby = esperando mais gente
status-over = terminada
status-cancelled = cancelada
games-title =
    { $count ->
        [0] Você não está em nenhuma partida agora. `/snack { name-start }` abre uma mesa.
        [one] ### Uma partida sua
       *[other] ### { $count } partidas suas
    }
games-line = **{ $code }** · { $game } · { $state } · [ir para a mesa]({ $link })
games-more = -# … e mais { $count }
games-your-turn = **sua vez**
games-waiting = esperando os outros
help-text =
    ## Como jogar aqui
    {""}**1.** `/snack { name-start }` abre uma mesa; os outros tocam em *{ button-join }*. Sem mais ninguém, você joga solo.
    {""}**2.** *{ button-my-cards }* na mesa (ou `/snack { name-hand }`) mostra suas cartas só para você.
    {""}**3.** Fique com uma carta e passe a outra para a esquerda.
    {""}**4.** Teste uma carta: gire, mova, deslize por baixo; ou digite `B3 90 { layer-under }` (`/snack { name-place }`). Depois, *{ button-place }*.
    {""}**5.** Quando a última pessoa terminar, todos os piqueniques aparecem de uma vez. Quatro rondas, e então a contagem de pontos.
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Encha uma banca do mercado, uma carta por vez.

    `/snack { name-board }` mostra os piqueniques · `/snack { name-status }` diz o que falta numa partida · `/snack { name-games }` lista as suas
    `/snack { name-leave }` e `/snack { name-cancel }` pedem confirmação · `/snack { name-rules }` traz as regras · `/snack { name-tutorial }` ensina a jogar
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Isso pode ser mais de uma coisa:
    { $labels }
do-unknown =
    “{ $typed }” não é nada que você possa fazer agora. Você pode:
    { $labels }

help-looks = -# *{ button-look-text }*, em qualquer painel, troca as imagens por palavras. O que você escolher aqui fica valendo:
looks-title = ### Como você vê as partidas
looks-text-on = Texto no lugar de imagens: **sim**
looks-text-off = Texto no lugar de imagens: **não**
looks-strong-on = Alto contraste: **sim**
looks-strong-off = Alto contraste: **não**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Imagem { $number }: { $text }
rules-not-like-this = ✗ Assim não:
rules-nothing-found = Nenhuma página das regras fala de “{ $typed }”. Escolha um assunto no menu de qualquer página.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdade = empate

rules-snack-overview-title = Em resumo
rules-snack-overview =
    São quatro rondas. Em cada uma, todo mundo compra duas cartas, fica com uma, passa a outra para a esquerda e depois coloca as duas que tem na própria área.

    { "" }**Colocar.** Sua área pode chegar a 4 × 4 quadrados, não mais. A carta vai ao lado, por cima ou por baixo do que já está lá, ou entre cartas: por cima de alguns quadrados e por baixo de outros. Ela precisa sobrepor outra carta ou encostar nela pelo lado; cantos não valem.

    { "" }**Pontuar.** Lanches iguais, e toalhas iguais, que se tocam pelos lados formam grupos. Um grupo de três vale 1 ponto, de quatro 2, de cinco 3 e assim por diante. Quadrados escondidos não contam. Vence quem tem mais pontos; no empate, quem tem o maior grupo.

    { "" }A **Dieta Especial** acrescenta dois bônus, conhecidos desde o início. A variante **solo** é para uma pessoa.
rules-snack-course-title = A ronda: escolher, passar, jogar
rules-snack-course =
    { "" }**Escolher e passar.** Você recebe duas cartas. Fique com uma e passe a outra para o lugar seguinte; o último lugar passa para o primeiro. Assim, você joga uma carta que escolheu e outra que veio de quem está ao seu lado.

    { "" }**Jogar.** Coloque as duas cartas na sua área, na ordem que quiser.

    Todo mundo joga ao mesmo tempo e em segredo. Você pode mudar de ideia até a última pessoa terminar; então tudo aparece de uma vez. Depois de quatro rondas há oito cartas em cada área, e contam-se os pontos.
rules-snack-first-title = A primeira carta
rules-snack-first =
    Sua primeira carta vai no meio, deitada ou em pé: `C4 0`, `C4 180`, `D3 90` ou `D3 270`. Qual delas ainda não faz diferença: dali, sua área pode crescer em todas as direções.
rules-snack-placing-title = Colocar uma carta
rules-snack-placing =
    Gire a carta como quiser, um quarto de volta por vez, e coloque-a reta, nunca na diagonal. Ela precisa sobrepor uma carta sua ou encostar em uma **pelo lado**, como na primeira imagem. Tocar só pelo canto, como na segunda, não basta.

    Cartas colocadas não saem do lugar. Sempre dá para pôr uma carta exatamente em cima de outra, então ninguém fica sem jogada.
rules-snack-layers-title = Por cima e por baixo
rules-snack-layers =
    Uma carta pode cobrir outras, em parte ou por inteiro, ou deslizar para baixo delas. O que está escondido não conta; o que se vê, conta.

    { "" }**Por cima** (primeira imagem): os quadrados da sua carta ficam à vista, e o que eles cobrem some. O quadradinho no canto mostra o quê.
    { "" }**Por baixo** (segunda imagem): onde já existe algo, o quadrado da sua carta fica escondido; os outros ficam à vista.
rules-snack-between-title = Entre cartas
rules-snack-between =
    Uma carta pode ir por cima de algumas e por baixo de outras ao mesmo tempo. Na primeira imagem ela está por cima da carta superior e por baixo da inferior: `D3 90 { layer-under } D5`.

    O que não pode: ficar por cima de um quadrado e por baixo de outro quadrado da **mesma** carta. Ela teria que atravessá-la.
rules-snack-rings-title = Nada de anéis
rules-snack-rings =
    Deve ser possível recolocar todas as suas cartas, uma a uma, de baixo para cima. Na primeira imagem, a carta deitada na fileira 5 está por cima da carta em pé, que está por cima da carta deitada na fileira 4. Por isso, nada pode ficar ao mesmo tempo por cima da carta da fileira 5 e por baixo da carta da fileira 4: seria um anel, sem nenhuma carta no fundo.
rules-snack-area-title = A área flutuante
rules-snack-area =
    Todas as suas cartas juntas podem ocupar **4 quadrados de largura e 4 de altura**, não mais. Quais são as quatro colunas e as quatro fileiras não está definido no início: sua área flutua. Quando ela chega a quatro de largura, as colunas ficam fixas; quando chega a quatro de altura, as fileiras também.

    A primeira imagem mostra todas as casas que você ainda pode alcançar. Na segunda, a área passaria a ter cinco de largura.
rules-snack-groups-title = Grupos e pontos
rules-snack-groups =
    Lanches iguais que se tocam pelos lados formam um grupo, e toalhas iguais também. Cantos não unem. Um grupo precisa de três para contar:

    3 → **1** ponto · 4 → **2** · 5 → **3** · 6 → **4** … sempre o tamanho menos 2.

    Cada quadrado conta duas vezes, uma pelo lanche e outra pela toalha, cada coisa por si. A primeira imagem mostra o que uma carta traria; a segunda, tudo o que pontua num piquenique completo.
rules-snack-winning-title = Vitória e empates
rules-snack-winning =
    Vence quem tem mais pontos, com os bônus incluídos. Se houver empate, decide o maior **grupo individual**, seja do que for (marcado aqui); se isso também empatar, a vitória é dividida.
rules-snack-diet-title = Dieta Especial
rules-snack-diet =
    Dois bônus para a partida toda, conhecidos desde o início e iguais para todo mundo. Cada um combina um lanche ou uma toalha com o que se ganha ou se perde; eles contam depois dos grupos.

    { "" }**Fácil**: dois verdes, com pontos a ganhar. **Média**: um verde, um vermelho. **Difícil**: dois vermelhos, com pontos a perder.

    Para cantos, centro, fileiras e colunas vale o retângulo em volta das suas cartas, mesmo que não seja de 4 × 4. Cada um dos oito bônus tem a sua página.
rules-snack-diet-fewest-title = Dieta Especial: ter menos (verde)
rules-snack-diet-fewest =
    { "" }**+3** se ninguém mostra menos desse tipo que você. No empate, todos ganham os pontos, e não ter nenhum é ter o mínimo possível. Aqui se veem quatro refrescos, e os outros mostram quatro e cinco: é o bastante.
rules-snack-diet-corners-title = Dieta Especial: nos cantos (verde)
rules-snack-diet-corners =
    { "" }**+1** por quadrado desse tipo num canto da sua área. Aqui há salsichas nos quatro cantos.
rules-snack-diet-groups-title = Dieta Especial: grupos (verde)
rules-snack-diet-groups =
    { "" }**+1** por grupo desse tipo, mesmo de um quadrado só: aqui compensa manter tudo separado. O laranja aparece em três pontos.
rules-snack-diet-lines-title = Dieta Especial: fileiras e colunas (verde)
rules-snack-diet-lines =
    { "" }**+2** por fileira ou coluna completa desse tipo, de uma borda à outra da sua área. Um espaço vazio no meio já a interrompe. Aqui uma coluna é toda azul.
rules-snack-diet-most-title = Dieta Especial: ter mais (vermelho)
rules-snack-diet-most =
    { "" }**−3** se ninguém mostra mais desse tipo que você; no empate, todos perdem os pontos. Aqui se veem quatro toalhas laranja, e os outros mostram duas e quatro.
rules-snack-diet-isolated-title = Dieta Especial: isolados (vermelho)
rules-snack-diet-isolated =
    { "" }**−2** por quadrado desse tipo que não encosta em outro igual pelo lado. Aqui uma toalha verde está sozinha; as outras fazem companhia umas às outras.
rules-snack-diet-centre-title = Dieta Especial: no centro (vermelho)
rules-snack-diet-centre =
    { "" }**−2** por quadrado desse tipo no centro da sua área: os quatro de dentro, quando ela está completa. Onde um lado é ímpar, há uma só fileira ou coluna do meio em vez de duas. Aqui três donuts atrapalham.
rules-snack-diet-pairs-title = Dieta Especial: pares (vermelho)
rules-snack-diet-pairs =
    { "" }**−2** por grupo desse tipo com exatamente dois. Um sozinho ou três juntos não custam nada. Aqui há dois refrescos vizinhos.
rules-snack-solo-title = Solo
rules-snack-solo =
    No solo você joga oito rondas. De cada duas cartas, coloca uma; a outra vai para o oponente, cujas cartas ficam enfileiradas e nunca se sobrepõem. O que você coloca não dá para desfazer, pois as duas cartas seguintes vêm na hora.

    No fim, você pontua como sempre. O oponente pega o lanche que mais aparece **nas duas áreas juntas** e marca um ponto por cada um que há nas cartas **dele**; depois, o mesmo com a toalha. Se houver empate, vale o tipo que ele mais tem. Você vence se fizer mais pontos que ele; empatar não basta.

    Então, cuidado com o que entrega, e esconda o que ajudaria o oponente.
rules-snack-writing-title = Escrever uma posição
rules-snack-writing =
    `B3 90 { layer-under }` diz tudo: a **casa de cima à esquerda** que a carta já girada cobre, o **giro** em sentido horário (0, 90, 180, 270) e a **camada**.

    Com `{ layer-over }`, a carta não fica debaixo de nada; nem precisa escrever. Com `{ layer-under }`, fica por baixo onde quer que haja algo. Com `{ layer-under } C4 D4`, fica por baixo nessas casas e por cima no resto. Onde não há nada, qualquer um deles significa ao lado.

    A primeira imagem é `C5 0`; a segunda, `F5 90`. Os nomes das casas nunca mudam durante a partida. Digite posições com *{ button-type }* ou `/snack { name-place }`.

rules-veggies-overview-title = Em resumo
rules-veggies-overview =
    Três cartas abertas formam o mercado. Todo mundo abre uma banca com uma de duas cartas e guarda a outra escondida.

    { "" }**Sua vez.** Acrescente uma carta à sua banca: a escondida ou uma do mercado. Ela vai ao lado ou por cima do que já está lá, nunca por baixo. A banca pode crescer à vontade. O que você coloca fica.

    { "" }**O fim.** Quando todas as bancas têm oito cartas, anunciam-se as mercadorias. Cada mercadoria anunciada conta para todo mundo: o tamanho do seu maior grupo dela vezes o número de grupos dela que você tem. Cada rato à vista custa 2 pontos. Vence quem tem mais pontos; no empate, quem tem menos ratos.
rules-veggies-opening-title = Abrir a banca
rules-veggies-opening =
    Você recebe duas cartas. Uma abre sua banca, no meio, em `V22`; a outra continua na sua mão, escondida de todo mundo. As escolhas são simultâneas, e dá para mudar de ideia até a última pessoa escolher.

    Quem joga primeiro já se sabe antes da escolha.
rules-veggies-course-title = Sua vez
rules-veggies-course =
    Acrescente uma carta à sua banca: a da sua mão ou uma das três do mercado. Se usar a da mão, você compra outra carta escondida; se usar uma do mercado, o espaço dela é preenchido de novo. Aí é a vez do próximo lugar.

    O que você colocou não dá para desfazer, pois uma nova carta já foi vista. A partida termina quando todo mundo tem oito cartas.
rules-veggies-placing-title = Colocar uma carta
rules-veggies-placing =
    Gire a carta como quiser, um quarto de volta por vez. Ela precisa sobrepor uma carta da sua banca ou encostar em uma **pelo lado**, como na primeira imagem. Tocar só pelo canto, como na segunda, não basta.
rules-veggies-over-title = Por cima, nunca por baixo
rules-veggies-over =
    Uma carta pode cobrir outras, em parte ou por inteiro, e o que ela cobre some: um belo fim para um rato. Os quadradinhos mostram o que ficaria escondido. Neste jogo não se desliza uma carta por baixo de outras.
rules-veggies-size-title = O tamanho da banca
rules-veggies-size =
    Tão grande quanto quiser, em qualquer direção: só as suas oito cartas são o limite. A imagem mostra sua banca e mais três casas de cada lado; os nomes das casas nunca mudam.
rules-veggies-naming-title = Anunciar mercadorias
rules-veggies-naming =
    Quando as bancas estão cheias, cada pessoa anuncia a mercadoria do seu **maior grupo**; se houver vários do mesmo tamanho, escolhe em segredo. A dois, cada pessoa anuncia **duas mercadorias diferentes**: as dos seus maiores grupos.

    Aqui, os morangos de V24 e W24 são um dos maiores grupos. O que alguém anuncia conta para **todo mundo**.
rules-veggies-scoring-title = Pontos por mercadorias
rules-veggies-scoring =
    Para cada mercadoria anunciada: o tamanho do seu **maior grupo** dela vezes **quantos grupos** dela você tem. Um quadrado sozinho também é um grupo. Se você não tem nenhum, ela não rende nada.

    Aqui: morangos, maior grupo 2, quatro grupos, 2 × 4 = **8**; bananas, maior grupo 2, três grupos, 2 × 3 = **6**. Um grupo grande e vários pequenos funcionam bem juntos.
rules-veggies-mice-title = Ratos
rules-veggies-mice =
    { "" }**−2** por rato à vista no fim, como na primeira imagem. Cubra-os: a carta da segunda imagem esconde um. Se houver empate na vitória, ganha quem mostra menos ratos; se isso também empatar, a vitória é dividida.
rules-veggies-teams-title = A quatro: duplas
rules-veggies-teams =
    Quatro jogam em duas duplas, lugares 1 e 3 contra 2 e 4. Cada pessoa tem sua própria banca e sua carta escondida, que nem a dupla vê, e anuncia sua própria mercadoria. Os pontos da dupla são somados e, em caso de empate, os ratos também.
rules-veggies-writing-title = Escrever uma posição
rules-veggies-writing =
    `V22 90`: a **casa de cima à esquerda** que a carta já girada cobre e o **giro** em sentido horário (0, 90, 180, 270). Depois da coluna Z vem AA. A primeira imagem é `Y22 0`; a segunda, `Y24 0`. Os nomes das casas nunca mudam durante a partida. Digite posições com *{ button-type }* ou `/snack { name-place }`.

## The tutorial

tutorial-step = ### 🎓 Passo { $step } de { $steps }
tutorial-footer = -# Uma partida de treino, só para você. Ela espera o tempo que for: `/snack { name-tutorial }` continua de onde você parou.
tutorial-almost = 🙂 { $text }
tutorial-1 = Você vai jogar uma partida inteira contra um robô; em cinco minutos vai saber tudo. Cada quadrado de uma carta mostra um **lanche** sobre uma **toalha**. Três ou mais iguais que se tocam pelos lados são um grupo e trazem pontos. De duas cartas, você fica com uma e passa a outra. A carta 1 tem três sanduíches em fila, um grupo por si só: toque em **Ficar com 1**.
tutorial-2 = Agora você tem duas cartas: a que escolheu e uma que veio do oponente. Comece pelos três sanduíches. Toque em **Testar carta 1**, olhe a imagem e toque em **{ button-place }**. A primeira carta sempre vai no meio; nada é colocado antes de você confirmar.
tutorial-3 = **Ao lado.** Esta carta também tem dois sanduíches. Faça com que eles fiquem em C3 e D3, logo acima dos outros. Toque em **Testar carta 1** e mova-a com as setas até o título dizer **B3 0**, a casa de cima à esquerda, ou escreva isso com *{ button-type }*; depois, **{ button-place }**. Cinco sanduíches juntos valem 3 pontos: sempre o tamanho menos dois.
tutorial-4 = Ronda 2. Toalhas formam grupos, assim como os lanches, e cada quadrado conta para as duas coisas. A carta 2 mostra um sanduíche e duas toalhas vermelhas, que combinam com as suas: **Ficar com 2**.
tutorial-5 = **Por cima.** Uma carta pode cobrir outras; o que ela esconde deixa de contar. Pegue a carta 2, toque uma vez em **{ button-turn }** para que fique em pé e leve-a até **B2 90**: o sanduíche na toalha verde cobre a salsicha em B3. Sete sanduíches, e suas três toalhas verdes viram um grupo. **{ button-place }**.
tutorial-6 = **Por baixo.** Uma carta também pode deslizar para baixo de outras. Teste a carta 1 em pé em **E3 90**: por cima, a salsicha dela esconderia o sanduíche em E4. Toque em **{ button-layer }**: agora ela fica *{ layer-under }*, a salsicha some e só se vê o que ajuda você. Com **E3 90 { layer-under }** no título, toque em **{ button-place }**.
tutorial-7 = Ronda 3. Pense também no que você passa: vai para o oponente. A carta 1 tem uma toalha verde e uma vermelha vizinhas, e você tem as duas cores: **Ficar com 1**.
tutorial-8 = **Entre cartas.** A mesma carta pode ir por cima de alguns quadrados e por baixo de outros. Com a carta 2, toque duas vezes em **{ button-turn }** e leve-a até **B4 180**. Toque em **{ button-layer }** até aparecer **B4 180 { layer-under } C4 D4**: o sanduíche na toalha verde cobre a salsicha em B4, e o resto some por baixo dos seus sanduíches. **{ button-place }**.
tutorial-9 = Teste a carta 1 em **B2 0** e toque em **{ button-layer }**: a salsicha some por baixo do sanduíche em B2, e os quadrados verde e vermelho ficam junto dos seus grupos. Cada grupo ganha mais um: com **B2 0 { layer-under }** no título, toque em **{ button-place }**. Se uma carta não puder ficar em algum ponto, o painel diz por quê, e *{ button-why-not }* explica.
tutorial-10 = A última ronda. Há dois donuts na sua fileira de cima; mais um faz um grupo. A carta 1 traz esse donut, numa toalha vermelha: **Ficar com 1**.
tutorial-11 = **O limite.** Sua área já tem quatro de largura e quatro de altura, e maior não pode ficar. Mas a fileira de baixo ainda está livre: coloque a carta 2 em **B5 0**. Com os dois sanduíches dela são onze, e os quadrados verde e vermelho também se juntam aos seus grupos.
tutorial-12 = A última carta: a carta 1 em **C2 0**, com **{ button-layer }** por baixo dos donuts: **C2 0 { layer-under }**. Só se vê o último quadrado, um donut na toalha vermelha, no único canto livre. Três donuts, sete toalhas vermelhas. Toque em **{ button-place }**, e vamos aos pontos.
tutorial-end = ## 🎉 { $own } a { $other }: vitória sua!
tutorial-next =
    O jogo é isso: ficar e passar, e depois ao lado, por cima, por baixo e entre cartas. Com mais gente, todo mundo joga ao mesmo tempo, e tudo aparece de uma vez.

    `/snack { name-start }` abre uma mesa: *{ button-add-auto }* traz um oponente, e sem mais ninguém você joga solo. *{ button-hint }* mostra o que faria quem joga bem. A *Dieta Especial* acrescenta bônus quando você quiser mais.
error-lesson-keep = Numa partida de verdade, seria uma boa escolha. Nesta lição, fique com a carta **{ $number }**.
error-lesson-card = Até daria. Neste passo, pegue a outra carta, a número **{ $number }**; esta vai ter espaço depois.
error-lesson-turn = Assim ela pode ficar, mas aqui o giro precisa ser **{ $turn }**: `{ $where }`. Cada toque em *{ button-turn }* é um quarto de volta.
error-lesson-cell = Ali ela pode ficar, mas neste passo precisa ir em `{ $where }`. As setas movem a carta; o título diz onde ela está.
error-lesson-layer = O ponto é esse, mas a camada é outra: `{ $where }`. Toque em *{ button-layer }* até o título dizer isso.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = jogo
name-players = jogadores
name-diet = dieta
name-autos = robôs
name-level = nível
name-pack = baralho
name-pace = ritmo
name-hand = mão
name-place = colocar
name-cell = casa
name-rotation = giro
name-layer = camada
name-card = carta
name-table = mesa
name-board = áreas
name-seat = lugar
name-status = status
name-games = partidas
name-cancel = cancelar
name-leave = sair
name-help = ajuda
name-tutorial = tutorial
name-rules = regras
name-topic = assunto
name-me = eu
name-notices = avisos
name-quiet = silêncio
name-zone = fuso
name-away = fora
name-language = idioma
name-settings = ajustes
name-channel = canal
name-per-person = por_pessoa
name-per-channel = por_canal
name-host = host
name-to = para
name-do = fazer
name-action = ação
name-final = definitivo
name-view = exibição
name-contrast = contraste

## What commands are for

command-snack = Jogos de colocar cartas
command-start = Abra uma mesa neste canal
command-start-game = Qual jogo
command-start-players = Quantas pessoas podem se sentar
command-start-diet = Dieta Especial: cartas Bônus
command-start-autos = Quantos robôs
command-start-level = O nível dos robôs
command-start-pack = Qual baralho
command-start-pace = Quanto tempo uma fase pode durar
command-hand = Veja suas cartas e o que você tem a fazer
command-do = Faça digitando o que qualquer botão ou menu faz
command-do-action = O que você quer fazer: enquanto digita, aparece o que é possível agora
command-place = Teste uma carta: nada é colocado antes de você confirmar
command-place-cell = A casa de cima à esquerda que a carta cobre, como B3
command-place-rotation = Quanto girar em sentido horário
command-place-layer = { layer-over }, { layer-under }, ou { layer-under } com casas: { layer-under } C4 D4
command-place-card = Qual das suas cartas
command-place-final = Colocar logo, em vez de testar
command-board = Mostre as áreas neste canal
command-board-seat = Só um lugar
command-status = O que falta numa partida
command-games = Suas partidas em toda parte
command-cancel = Cancele uma partida
command-leave = Saia de uma mesa
command-help = Como jogar aqui
command-tutorial = Aprenda o jogo em cinco minutos, passo a passo
command-rules = As regras, página por página, com imagens
command-rules-topic = Sobre o quê? Digite uma palavra para buscar
command-me = Suas preferências: avisos, horário de silêncio, tempo fora, idioma
command-me-notices = Onde avisar que é a sua vez
command-me-quiet = Horas sem avisos, como 22-8 ou 22:30-7; { word-off } para não ter nenhuma
command-me-zone = Seu fuso horário
command-me-away = Quantos dias, ou até uma data como 2027-01-31; { word-off } quando você voltar
command-me-view = Texto ou imagens, de agora em diante
command-me-contrast = Alto contraste ou cores normais, de agora em diante
command-language = Idioma
command-settings = O que vale neste servidor (para quem o administra)
command-settings-channel = Permita mesas neste canal, ou volte atrás
command-settings-per-person = Quantas mesas abertas um host pode ter
command-settings-per-channel = Quantas mesas podem ficar abertas num canal
command-host = Passe a função de host, ou vote em outra pessoa se o host sumiu
command-host-to = Quem vira host; deixe vazio para votar
command-table = O código da mesa, se houver várias

## What can be wrong

error-internal = Algo deu errado do nosso lado. Sua partida está a salvo; tente de novo daqui a pouco.
error-old-button = Este botão é de uma versão antiga. Use um mais novo: `/snack { name-hand }` ou `/snack { name-games }`.
error-unreadable = “{ $text }” não indica uma posição. Escreva algo como `B3 90 { layer-under }`.
error-bad-cell = “{ $given }” não é uma casa. Casas são uma letra e um número, como `B3`.
error-bad-rotation = { $given } não é um giro. Use 0, 90, 180 ou 270.
error-bad-layer = “{ $given }” não é uma camada. Use `{ layer-over }`, `{ layer-under }`, ou `{ layer-under }` com casas: `{ layer-under } C4 D4`.
error-off-frame = { $cell } está fora de tudo o que dá para alcançar.
error-first-card = A primeira carta vai no meio: { $allowed }.
error-touches-nothing = Em { $cell } essa carta ficaria solta. Ela precisa sobrepor outra carta ou encostar em uma.
error-corner-only = Em { $cell } essa carta só tocaria as outras pelo canto. Ela precisa sobrepor uma carta ou encostar em uma pelo lado.
error-too-wide = Em { $cell } sua área ficaria com { $size } de largura; o máximo é { $limit }.
error-too-high = Em { $cell } sua área ficaria com { $size } de altura; o máximo é { $limit }.
error-no-overlap = Neste jogo, nenhuma carta fica em cima de outra: { $cell } está ocupada.
error-never-under = Neste jogo, as cartas nunca vão por baixo de outras.
error-nothing-to-be-under = Em { $cell } não há nada para ficar por baixo.
error-over-and-under-one = Uma carta não pode ficar por cima de outra em { $over_at } e por baixo da mesma em { $under_at }.
error-ring = Não dá: a carta em { $over_at } está acima da carta em { $under_at }, então nada pode ficar por cima da primeira e por baixo da segunda.
error-game-over = Esta partida terminou.
error-not-a-seat = Não existe esse lugar nesta mesa.
error-unknown-move = Este jogo não tem essa jogada.
error-bad-move = Não consegui ler essa jogada.
error-wrong-phase = A partida avançou nesse meio-tempo. Ela está assim agora.
error-not-your-turn = Ainda não é a sua vez.
error-not-in-hand = Essa carta não está mais na sua mão. Isto é o que você tem agora.
error-not-here = Essa carta já foi: alguém chegou antes, ou este painel é antigo. Isto é o que está aberto agora.
error-bad-goods = Isso você não pode anunciar; pode anunciar: { $allowed }.
error-already-done = Isso já está feito.
error-nothing-to-undo = Não há nada para desfazer.
error-final = Isso não dá para desfazer: todo mundo já viu.
error-unknown-game = Não existe esse jogo.
error-unknown-pack = Não existe o baralho { $pack } para este jogo.
error-bad-seats = Com esse número não dá para jogar: são de { $least } a { $most } pessoas.
error-unknown-option = Este jogo não tem essa opção.
error-bad-option = Essa não é uma das opções: { $allowed }.
error-bad-seed = Não foi possível distribuir as cartas.
error-no-such-table = A mesa { $table } não existe (ou não existe mais). `/snack { name-games }` lista as suas.
error-not-in-lobby = Esta partida já começou.
error-not-playing = Esta partida não está em andamento.
error-already-seated = Você já tem um lugar aqui.
error-not-seated = Você não tem lugar nesta mesa.
error-table-full =
    { $capacity ->
        [one] O único lugar daqui está ocupado.
       *[other] Todos os { $capacity } lugares daqui estão ocupados.
    }
error-only-host = Só o host pode fazer isso.
error-too-few = Este jogo precisa de pelo menos { $needed } participantes; por enquanto há { $seats }.
error-bad-capacity = Esse número de lugares não é possível aqui: são de { $least } a { $most }.
error-no-teams = Aqui não há duplas: elas só existem com quatro na mesa.
error-no-auto-to-remove = Não há nenhum robô nesta mesa.
error-too-many-tables =
    { $limit ->
        [one] Você já tem { $limit } mesa aberta. Termine-a ou cancele-a antes: `/snack { name-games }`.
       *[other] Você já tem { $limit } mesas abertas. Termine ou cancele uma delas antes: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] Já há { $limit } mesa aberta neste canal. Use outro canal, ou entre nela.
       *[other] Já há { $limit } mesas abertas neste canal. Use outro canal, ou entre em uma delas.
    }
error-hints-off = O host desta mesa quer jogar sem dicas.
error-not-over = Esta partida ainda não terminou.
error-no-free-code = Não deu para abrir uma mesa agora; tente de novo.
error-nothing-to-do = Você não tem nada a fazer agora.
error-not-free = Esse lugar não está livre.
error-held-another = Você já teve outro lugar nesta partida e viu as cartas dele, então este é para outra pessoa.
error-no-deadline = Não há prazo aqui que possa ser adiado, ou ninguém que possa concordar.
error-no-vote = Isso os outros decidem: é você que eles estão esperando.
error-host-yourself = Você já é host. `/snack { name-host } { name-to }:` passa a função a outra pessoa.
error-host-is-here = O host está aqui. Dá para votar em outra pessoa quando o host perde um prazo, não começa a partida em uma hora ou deixa uma partida sem prazos esperando seis dias.
error-host-not-seated = Só quem tem lugar nesta mesa pode ser host dela.
error-wrong-channel = Neste servidor, as mesas são abertas aqui: { $channels }
error-only-managers = Só quem administra este servidor pode mudar isso.
error-only-servers = Isso só pode ser definido num servidor.
error-bad-hours = “{ $given }” não indica um horário. Escreva algo como `22-8` ou `22:30-7:15`, ou `{ word-off }`.
error-zone-missing = Em que fuso horário? Acrescente: `/snack { name-me } { name-quiet }:22-8 { name-zone }:America/Sao_Paulo`.
error-bad-zone = Não existe o fuso horário “{ $given }”. Escolha um da lista, como `America/Sao_Paulo`.
error-long-quiet = O horário de silêncio pode durar no máximo { $limit } horas e não pode acabar quando começa.
error-bad-away = “{ $given }” não diz por quanto tempo. Escreva um número de dias, ou uma data dentro de um ano, como `2027-01-31`, ou `{ word-off }`.
error-away-out-of-reach = “{ $given }” já passou, ou está longe demais. Escreva um número de dias de 1 a { $limit }, uma data dentro de um ano, ou `{ word-off }`.
error-stale = A partida avançou nesse meio-tempo; nada foi alterado. Ela está assim agora.
error-no-such-card = Não existe a carta { $given }; você tem { $count }.
error-no-such-seat = Não existe o lugar { $seat }; esta mesa vai até o lugar { $seats }.
error-no-table-here = Não há nenhuma partida sua aqui. `/snack { name-start }` abre uma mesa, `/snack { name-games }` lista as suas.
error-cannot-post = Não tenho permissão para postar neste canal. Preciso de *Ver canal*, *Enviar mensagens* (em tópicos também), *Anexar arquivos* e *Ver histórico de mensagens*; fale com quem administra o servidor, ou use outro canal.
error-which-table = Qual mesa? Diga uma delas: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Área do lugar { $seat }, { $cards } carta.
       *[other] Área do lugar { $seat }, { $cards } cartas.
    }
alt-empty-area = Área do lugar { $seat }, ainda vazia.
alt-shared-area =
    { $cards ->
        [one] A área de todos: { $cards } carta.
       *[other] A área de todos: { $cards } cartas.
    }
alt-empty-shared-area = A área de todos, ainda vazia.
alt-row = Fileira { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } na { $ground }
alt-reach = Ao alcance: colunas { $left } a { $right }, fileiras { $top } a { $bottom }.
alt-newest = A carta mais nova está em { $cells }.
alt-laid = Cartas por camadas, de baixo para cima: { $cards }.
alt-trial = Teste em { $cell }, giro de { $turn }: { $squares }.
alt-trial-under = Por baixo em { $cells }.
alt-trial-hides = Esconde { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, em { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, em { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = Ao todo { $sign }{ $points }.
alt-no-change = Os pontos continuam iguais.
alt-problem = Não pode ficar em { $cell } com giro de { $turn }.
alt-hand =
    { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } cartas.
    }
alt-card = Carta { $number }: { $squares }.
alt-card-rows = Carta { $number }: em cima { $upper }; embaixo { $lower }.
alt-card-tall = Carta { $number }, { $rows } fileiras de cima para baixo: { $squares }.
alt-chosen = A carta { $number } foi escolhida.
alt-market =
    { $cards ->
        [one] { $cards } carta no mercado.
       *[other] { $cards } cartas no mercado.
    }
alt-opponent =
    { $cards ->
        [one] { $cards } carta do oponente.
       *[other] { $cards } cartas do oponente.
    }
alt-table =
    { $seats ->
        [one] { $seats } área, ronda { $round } de { $rounds }.
       *[other] { $seats } áreas, ronda { $round } de { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [0] Lugar { $seat }: nenhuma carta.
        [one] Lugar { $seat }: { $cards } carta, { $width } de largura, { $height } de altura.
       *[other] Lugar { $seat }: { $cards } cartas, { $width } de largura, { $height } de altura.
    }
alt-table-shared =
    { $cards ->
        [one] Uma área de todos, ronda { $round } de { $rounds }: { $cards } carta, { $width } de largura, { $height } de altura.
       *[other] Uma área de todos, ronda { $round } de { $rounds }: { $cards } cartas, { $width } de largura, { $height } de altura.
    }
alt-bonus = Bônus, { $component }: { $modification }.
alt-winner = Vitória do lugar { $seats }.
alt-no-winner = O oponente venceu.
alt-sheet-seat =
    { $points ->
        [0] Lugar { $seat }: { $points } pontos.
        [one] Lugar { $seat }: { $sign }{ $points } ponto.
       *[other] Lugar { $seat }: { $sign }{ $points } pontos.
    }
alt-sheet-line = Lugar { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [0] O oponente: { $points } pontos.
        [one] O oponente: { $sign }{ $points } ponto.
       *[other] O oponente: { $sign }{ $points } pontos.
    }
alt-replay =
    { $cards ->
        [one] A área do lugar { $seat }, carta por carta, { $cards } carta.
       *[other] A área do lugar { $seat }, carta por carta, { $cards } cartas.
    }
alt-replay-table =
    { $cards ->
        [one] Todas as áreas ({ $seats }), carta por carta, { $cards } carta em cada.
       *[other] Todas as áreas ({ $seats }), carta por carta, { $cards } cartas em cada.
    }
alt-replay-shared =
    { $cards ->
        [one] A área de todos, carta por carta, { $cards } carta.
       *[other] A área de todos, carta por carta, { $cards } cartas.
    }
modification-fewest = 3 pontos para quem tem menos
modification-most = menos 3 pontos para quem tem mais
modification-corners = 1 ponto por quadrado num canto
modification-isolated = menos 2 pontos por quadrado isolado
modification-groups = 1 ponto por grupo
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
why-good = maior grupo vezes grupos
why-mice = à vista
why-opponent = o que mais aparece
less-mice = menos { $component }
less-bonus-most = não é mais o maior número de { $component }
less-bonus-isolated = menos quadrados isolados: { $component }
less-bonus-centre = menos { $component } no centro
less-bonus-pairs = menos pares de { $component }

## The playground

playground-topic = O bot de verdade num Discord simulado
playground-welcome =
    ## 🧺 Boas-vindas ao playground
    Este é o bot de verdade, num Discord que só existe no seu computador. *Viewing as*, no alto, diz quem você é: troque de pessoa quando quiser.

    {""}**1.** Como { $first }, toque em *{ button-my-cards }*: só { $first } vê a resposta. Fique com uma carta e depois faça o mesmo como { $second }.
    {""}**2.** Coloque as duas cartas: mova, gire, deslize por baixo, ou digite uma posição: a primeira carta vai em `C4 0`.
    {""}**3.** Quando as duas pessoas terminarem, a mesa mostra o que colocaram, e começa a próxima ronda.

    Ou entre na mesa aberta como quem quiser, ou digite um comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Entrar na mesa { $code }
playground-footer = -# O tempo passa aqui como lá fora. Para adiantar o relógio, escreva `skip 3h` neste canal ou no terminal.
playground-direct = { $name }: mensagens diretas
playground-open = Snack Table está aberto: { $address }
playground-hint = As partidas ficam em { $file }. `skip 3h` e Enter adianta o relógio, Ctrl-C encerra.
playground-skipped = Agora, no playground: { $now }.
