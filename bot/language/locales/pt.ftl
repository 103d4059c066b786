# What the bot says in Portuguese, whatever the game (as in Brazil, with the names of things from the Portuguese rulebook). Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = especialista
bot-player = 🤖 { $name } ({ $level })
bot-short = um robô
bot-named = { $name } ({ $level })
character-crumb = Fica feliz com o que cai da mesa.
character-dumpling = Vai sem pressa e curte a vista.
character-muffin = Tem boa intenção. Quase sempre.
character-noodle = Perde o fio de vez em quando.
character-pancake = Joga uma moeda e depois vira de lado.
character-popcorn = Se empolga cedo.
character-pudding = Treme, mas não liga de perder.
character-waffle = Não consegue se decidir.
character-pickle = Um pouco azedo, sempre justo.
character-almond = Fala pouco e raramente erra duas vezes.
character-biscuit = Firme. Só se esfarela no fim.
character-olive = Guarda o plano no caroço.
character-radish = Jogadas crocantes, meio picantes.
character-raisin = Já viu muitos verões.
character-toast = De confiança, e sempre cai em algum lugar.
character-walnut = Casca dura, jogo limpo.
character-pepper = Arde, e conta os seus pontos também.
character-chili = Joga quente desde a primeira carta.
character-garlic = Dá para sentir por muito tempo.
character-ginger = Sempre pensa uma raiz à frente.
character-lemon = Espreme até o último ponto.
character-mustard = Economiza segundos, nunca pontos.
character-vinegar = Envelheceu bem e não esquece nada.
character-wasabi = Porção pequena, olhos marejados.
character-truffle = Muito poucos a encontram.
character-saffron = Um pouco dele muda tudo.
character-caviar = Pequeno, escuro e nunca barato.
character-miso = Pensou nisso por três anos.
character-oyster = Não diz nada e guarda a pérola.
character-artichoke = Deixa o melhor para o fim.
character-fig = Tem mais por dentro do que mostra.
character-quince = Paciente. Melhora com a espera.
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
lobby-host = { $seat } · host
lobby-free =
    { $count ->
        [one] *1 lugar livre*
       *[other] *{ $count } lugares livres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *A partida começou.*
lobby-seal = -# 🔏 Distribuição selada: { $seal }
past-round = *Esta rodada acabou.*
past-moved = *Esta mesa continua em [uma mensagem mais nova]({ $link }).*
lobby-footer = -# Qualquer pessoa pode entrar. Quem começa a partida é o host.
lobby-footer-full = -# Todos os lugares estão ocupados. Quem começa a partida é o host.
lobby-footer-kept = -# Todos os lugares estão ocupados ou reservados. Quem começa a partida é o host.
lobby-footer-direct = -# Ninguém mais pode entrar aqui: adicione robôs em *{ button-host }* ou comece sem mais ninguém.
lobby-footer-solo = -# Qualquer pessoa pode entrar. Quem começa a partida é o host, até sozinho.
option-hints = Dicas
option-hints-on = sim
option-hints-off = não
option-rated = Classificação
option-rated-on = conta
option-rated-off = amistosa
opened = A mesa **{ $code }** está aberta em <#{ $channel }>. Comece quando todo mundo tiver chegado.
joined = Você tem um lugar na mesa **{ $code }**. Agora é só esperar o host começar.
left = Você saiu da mesa **{ $code }**.
rematch-open = Revanche na mesa **{ $code }**: ela já está aberta no canal.
rematch-call = 🔁 { $host } pede revanche na mesa **{ $code }**. Mais uma, { $names }? Toque em *{ button-join }*; sem resposta, fica de fora.
invite-call = 🪑 { $host } convida { $names } para { $game } na mesa **{ $code }**. O lugar fica guardado até a partida começar.
start-without = A partida começou sem { $names }: não houve resposta.
start-alone = Por enquanto só tem você. Jogar solo agora ou esperar mais gente?
start-alone-asked = Por enquanto, mais ninguém disse sim. Falta responder: { $names }. Jogar solo agora ou esperar?
host-title = ### Para o host · mesa { $code }
host-footer = -# Só você vê isto. A mesa mostra o que foi combinado.

## The table while a game runs

table-title = ### { $game } · { $code } · ronda { $round } de { $rounds }
reveal-title = ## 🎉 A ronda { $round } está na mesa!
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } lidera com **{ $points }**, { $ahead } à frente de { $second }.
lead-tied = 👑 { $names } lideram com **{ $points }**.
lead-team = 👑 { $name } lideram em dupla com **{ $points }**, { $ahead } à frente de { $second }.
lead-level = 👑 As duplas estão empatadas: **{ $points }** cada uma.
overtook = ⬆️ { $name } ultrapassou { $names }.
remark = 💬 { $text }
remark-comeback = Do último lugar ao primeiro em uma só rodada: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } de uma vez só. Alguém pensou bem adiante.
remark-everyone-lost = Todo mundo tem menos que antes. Uma rodada para as formigas.
remark-nobody-gained = Ninguém ganhou ponto. Digamos que foi preparação.
remark-paid-off = { $names } abriu mão de { $lost } em { $component } e saiu com +{ $gain }. Valeu a pena.
remark-tie-for-all = Todo mundo tem { $points }. Mais justo, impossível.
remark-new-leader = Um nome novo na liderança: { $names }.
remark-large-gain = +{ $gain } em uma rodada. { $names } veio com fome.
remark-hid-own = { $names } cobriu { $component } no valor de { $lost }. Deve haver um motivo.
remark-tie-at-top = A liderança é dividida. A toalha é larga o bastante.
remark-runaway = { $names } está { $ahead } à frente. Ainda dá para ver, por pouco.
remark-only-one = Desta vez só { $names } ganhou alguma coisa: +{ $gain }.
remark-same-gain = +{ $gain } para todo mundo. Ninguém pode reclamar.
remark-bonus = { $names } se lembrou do bônus: { $component }, +{ $gain }.
remark-eased = { $names } pôs a casa em ordem: { $component }, +{ $gain }.
remark-broke-even = Ida e volta para { $names }: pontos ganhos, e outros tantos perdidos.
remark-close = Do primeiro ao último lugar são { $apart }. Uma migalha vai decidir.
remark-most = A maior mordida é de { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* mostra suas cartas só para você.
table-asleep = 💤 **Esta partida está dormindo.** Faz tempo que ninguém aparece, então ninguém joga. Quem tem lugar à mesa pode acordá-la: *{ button-back-again }*. Senão, será cancelada { $until }, sem resultado.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida foi cancelada.
cancelled-asleep = Ninguém voltou, então esta partida foi cancelada. Não há resultado.
damaged-title = ## Não dá para ler a mesa { $code }
damaged-text = Não consigo mais ler esta partida. O problema é nosso, e as outras mesas continuam.
damaged-mendable = { $host } pode voltar ao último ponto que consigo ler. { $count ->
    [0] Nenhuma jogada se perde.
    [one] Uma jogada se perde.
   *[other] { $count } jogadas se perdem.
}
damaged-beyond = Não sobrou nada que eu possa recuperar. { $host } pode fechar a mesa.
damaged-closed = Eu não conseguia mais ler esta partida, então a mesa foi fechada.
mended-done = A mesa **{ $code }** voltou ao último ponto que consegui ler. { $count ->
    [0] Nenhuma jogada se perdeu.
    [one] Uma jogada se perdeu.
   *[other] { $count } jogadas se perderam.
}
mended-gone = A mesa **{ $code }** está fechada.
button-mend = Recuperar
button-give-up = Fechar mesa
board-title = ### { $game } · { $code } · ronda { $round } de { $rounds }

## The private panel

plan-ask = Você já pode planejar a sua vez: teste a carta da sua mão e ela será colocada assim que a sua vez chegar.
plan-stands = 📌 Assim que a sua vez chegar, a sua carta será colocada sozinha: **{ $where }**.
panel-last = Só falta você: depois de escolher, não dá para desfazer.
panel-waiting =
    { $count ->
        [0] Não falta ninguém: a partida segue.
        [one] Falta: { $names }.
       *[other] Faltam: { $names }.
    }
panel-turn =
    { $turns ->
        [one] É a vez de { $names }. Depois, a sua.
       *[other] É a vez de { $names }. Faltam { $turns } vezes para a sua.
    }
panel-score =
    { $points ->
        [one] Você tem **{ $points }** ponto até agora.
       *[other] Você tem **{ $points }** pontos até agora.
    }
panel-score-others = -# Pelo que se viu por último: { $scores }
panel-score-others-now = -# Os outros agora: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Você **{ $own }** · oponente **{ $rival }**
panel-over = A partida na mesa **{ $code }** terminou.
panel-footer = -# Mesa { $code } · só você vê isto
panel-footer-private = -# Só você vê isto.
choose-areas = -# `{ $own }` é você; `{ $other }` é { $name }, que recebe a carta que você não guarda.
choose-own-area = -# O que você tem até agora
not-begun = A partida na mesa **{ $code }** ainda não começou.
not-in-game = Você não tem lugar na mesa **{ $code }**, então não há cartas para mostrar. Você pode assistir, ou abrir sua própria mesa com `/snack { name-start }`.
cannot-show = -# ⚠️ Não consigo mostrar a mesa em <#{ $channel }> agora: o canal sumiu, não tenho permissão para postar lá ou o Discord está fora do ar. A partida segue por aqui: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Carta { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [0] { $sign }{ $points } pontos
        [one] { $sign }{ $points } ponto
       *[other] { $sign }{ $points } pontos
    }
trial-why = -# { $why }
trial-without = -# Sem ela, como está agora:
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Ainda não foi colocada. Dá para desfazer até todos terminarem. Mesa { $code }
trial-footer-final = -# Ainda não foi colocada. Depois de colocar, não dá para desfazer: as próximas cartas vêm na hora. Mesa { $code }
trial-footer-last = -# Ainda não foi colocada. Os outros já terminaram, então é definitivo. Mesa { $code }
trial-footer-plan = -# Ainda não foi colocada. Será assim que a sua vez chegar, a não ser que você desfaça antes. Mesa { $code }
trial-footer-private =
    { $final ->
        [yes] -# Ainda não foi colocada. Depois de colocar, não dá para desfazer: as próximas cartas vêm na hora.
       *[no] -# Ainda não foi colocada. Só você vê isto.
    }
suggestion = Carta { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Dupla do lugar 1
menu-seats = Lugares
menu-add-bot = Adicionar um robô
menu-remove-bot = Tirar um robô
menu-best = Melhores pontos
menu-spots = Ir para um ponto
menu-layers = Camadas aqui
menu-cards = Suas cartas
menu-topics = Assuntos
form-title = Onde ela vai?
form-card = Qual carta? (1 a { $count })
form-which-card = Qual carta?
form-card-number = Carta { $number }
form-cell = Casa
form-cell-about = A casa de cima à esquerda que a carta cobre
form-column = Coluna
form-row = Linha
form-turn = Giro
form-turn-about = No sentido horário
form-degrees = { $turn }°
form-layer = Camada
form-layer-about = Onde ela se sobrepõe a outras cartas
form-where = Posição
form-where-about = Casa de cima à esquerda, giro (0, 90, 180, 270), { layer-over } ou { layer-under }; “{ layer-under } C4”: só ali.
form-where-example = B3 90 { layer-under }

## Hints and review

hint-place = 💡 Carta { $number } em `{ $where }`: { $why }.
hint-group = junta { $size } { $component }
hint-gives-up = abre mão de { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] e mais um ({ $gain })
       *[other] e mais { $count } ({ $gain })
    }
hint-prepares = prepara { $groups }
hint-no-points-yet = ainda sem pontos, mas { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = ainda sem pontos, mas é o que deixa mais caminhos abertos
hint-last = não há mais pontos a ganhar, e assim você perde o mínimo
review-title = ### Sua partida na mesa { $code }, analisada
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }; o melhor que achei foi { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-pictures = -# Onde dava para mais: à esquerda o que você colocou, à direita o que foi encontrado.
review-about = -# Cada jogada é avaliada pelos pontos que trouxe na hora, na situação daquele momento. Abrir mão de pontos pensando no futuro pode ser o certo.
review-luck-same =
    { $own ->
        [0] { "" }**{ $own } pontos**: exatamente o que estas cartas costumam render.
        [one] { "" }**{ $own } ponto**: exatamente o que estas cartas costumam render.
       *[other] { "" }**{ $own } pontos**: exatamente o que estas cartas costumam render.
    }
review-luck-above =
    { $own ->
        [0] { "" }**{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
        [one] { "" }**{ $own } ponto**: { $difference } acima do que estas cartas costumam render ({ $usual }).
       *[other] { "" }**{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
    }
review-luck-below =
    { $own ->
        [0] { "" }**{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
        [one] { "" }**{ $own } ponto**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
       *[other] { "" }**{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
    }
review-luck-about = -# O habitual é o que um bot difícil faz com as mesmas cartas.
review-skill = -# Comparado com um bot difícil com as mesmas cartas e os mesmos vizinhos: { $choosing } pelas cartas que você escolheu, { $placing } por onde as colocou.
review-area =
    { $best ->
        [0] { "" }**Com as cartas que você teve**, o melhor resultado que achei tem **{ $best }** pontos; o seu tem { $own }.
        [one] { "" }**Com as cartas que você teve**, o melhor resultado que achei tem **{ $best }** ponto; o seu tem { $own }.
       *[other] { "" }**Com as cartas que você teve**, o melhor resultado que achei tem **{ $best }** pontos; o seu tem { $own }.
    }
review-area-own =
    { $own ->
        [0] { "" }**Com as cartas que você teve**, não achei nada melhor que os seus **{ $own }** pontos.
        [one] { "" }**Com as cartas que você teve**, não achei nada melhor que o seu **{ $own }** ponto.
       *[other] { "" }**Com as cartas que você teve**, não achei nada melhor que os seus **{ $own }** pontos.
    }
review-footer = -# O melhor que achei em alguns segundos de busca: pode haver coisa melhor. Só você vê isto.

## Buttons

button-join = Entrar
button-leave = Sair
button-start = Começar
button-host = Host…
button-decline = Agora não
button-join-table = Entrar: { $code }
button-play-solo = Jogar solo
button-solo-again = Nova partida solo
button-wait = Esperar
button-play-now = Jogar agora: { $game }
button-cancel = Cancelar mesa
button-my-cards = Minhas cartas
button-card = Testar carta { $number }
button-type = Escolher o ponto…
button-undo = Desfazer
button-refresh = Atualizar
button-turn = Girar ↻
button-turn-left = ↺ Girar
button-layer = Camada
button-next-spot = Próximo ponto
button-place = Colocar
button-plan = Colocar na minha vez
button-back = Voltar
button-help = Ajuda
button-hint = 💡 Dica
button-hints-off = Jogar sem dicas
button-hints-on = Permitir dicas
button-rated-off = Tornar amistosa
button-rated-on = Valer classificação
button-rules = As regras
button-again = Mais uma vez
button-appearance-text = Ver em texto
button-appearance-pictures = Ver imagens
button-as-text = Em texto
button-keep-appearance-text = Sempre em texto
button-keep-appearance-pictures = Sempre com imagens
button-keep-appearance-strong = Alto contraste
button-keep-appearance-ordinary = Cores normais
button-keep-appearance-still = Menos movimento
button-keep-appearance-moving = Imagens animadas
button-keep-appearance-typed = Formulários: digitar
button-keep-appearance-choices = Formulários: escolher
button-review = Analisar partida
button-post = Postar no canal
button-daily-play = Jogar o piquenique de hoje
button-daily-fun = Jogar por diversão
button-daily-share = Compartilhar
button-daily-top = Tabela do servidor
button-daily-others = Piqueniques dos outros
button-daily-proof = Selos
button-daily-off = Parar o post diário
button-why-not = Por que não?
button-page-before = ◀ Anterior
button-page-after = Próxima ▶
button-keep-going = Não, continuar
button-rematch = Revanche
button-replay = Ver replay
button-deal = Cartas justas
button-export = Exportar
button-newer = Mais novas
button-older = Mais antigas
button-history-mine = Minhas partidas
button-history-server = Este servidor
button-share = Compartilhar
button-top-all = Desde sempre
button-top-month = Este mês
button-top-me = Jogaram comigo
button-stats = Estatísticas
button-cards-of = Minhas cartas · { $code }

## The end

over-title = ## 🏁 { $game } · mesa { $code }
verdict-points =
    { $points ->
        [0] 🏆 { $names } — { $points } pontos!
        [one] 🏆 { $names } — { $points } ponto!
       *[other] 🏆 { $names } — { $points } pontos!
    }
verdict-shared =
    { $points ->
        [0] 🏆 { $names } dividem a vitória: { $points } pontos e empate até no desempate ({ $size }).
        [one] 🏆 { $names } dividem a vitória: { $points } ponto e empate até no desempate ({ $size }).
       *[other] 🏆 { $names } dividem a vitória: { $points } pontos e empate até no desempate ({ $size }).
    }
score-seat = { $seat } — **{ $total }**
rating-new = estreia
score-of-opponent = 🤖 o oponente — **{ $total }**
claim = { $component } · por escolha de { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nada
deal-sealed-earlier = 🔏 As cartas estavam seladas antes de a primeira ser distribuída. SHA-256 da semente: `{ $commitment }`. A semente aparece aqui quando a partida acaba.
deal-sealed = 🔏 O selo `{ $seal }` era público antes de alguém entrar. Números somados depois por pessoas: **{ $people }**. Juntos eles fixaram as cartas quando a partida começou: `{ $commitment }`. Quando acabar, tudo é mostrado e conferido aqui.
deal-without = -# Pessoas que não somaram nada, por abrirem a mesa e passarem o papel de host: { $count }.
deal-title = ### Cartas justas · { $game } · { $code }
deal-step-file = ✅ A partida pode ser lida por inteiro.
deal-step-seal = ✅ **Selo**: o segredo dá `{ $seal }`. Compare com a mensagem da sala.
deal-step-day = ✅ São as cartas de { $date }, as mesmas para todo mundo: ninguém acrescenta um número.
deal-step-contributions = ✅ **Números**: somados por pessoas depois do selo: { $people }. Por robôs: nenhum ({ $bots } na mesa). Pessoas sem número: { $nothing }.
deal-step-seed = ✅ **Semente**: segredo, opções, baralho, regras, lugares e números dão `{ $seed }`, cujo SHA-256 é `{ $commitment }`.
deal-step-pile = ✅ **Monte**: com essa semente, o baralho `{ $pack }` forma as mãos iniciais (cartas distribuídas: { $dealt } de { $cards }).
deal-step-plain-seed = ✅ **Semente**: `{ $seed }` tem o selo `{ $commitment }`. Esta partida é de antes de as pessoas somarem às cartas.
deal-step-moves = ✅ **Jogadas**: todas as { $count } foram legais (versão { $rules } das regras).
deal-step-result = ✅ **Resultado**: as jogadas levam a estes pontos por lugar: { $points }.
deal-step-failed = ❌ Isto não confere: `{ $code }`.
deal-proven = **Se esse selo estava na sala, ninguém pôde escolher estas cartas, nem o host nem o bot, e nenhuma opção mudou depois; todas as jogadas foram legais e os pontos resultam delas.**
deal-proven-earlier = **Se esse selo foi mostrado durante a partida, as cartas estavam fixas antes da primeira jogada e o resultado vem delas.**
deal-proven-daily = **Se esse selo era público na véspera, as cartas e opções deste dia já estavam decididas; cada jogada foi legal, e os pontos vêm das jogadas.**
deal-failed = **Esta partida não confere. Exporte-a e avise quem mantém este bot.**
export-text = A partida { $code } em um arquivo: cada carta, jogada e número. Confira onde quiser com `python -m engine verify FILE`.
replay-title = ### Carta por carta · { $code }
shared-replay = 🎞️ { $name } compartilha o replay da mesa **{ $code }**.
shared-review = 🔍 { $name } compartilha sua análise da mesa **{ $code }**.
shared-review-pictures = -# Onde dava para mais: à esquerda o que foi colocado, à direita o que foi encontrado.
shared-review-luck-same =
    { $own ->
        [0] { "" }{ $name } · **{ $own } pontos**: exatamente o que estas cartas costumam render.
        [one] { "" }{ $name } · **{ $own } ponto**: exatamente o que estas cartas costumam render.
       *[other] { "" }{ $name } · **{ $own } pontos**: exatamente o que estas cartas costumam render.
    }
shared-review-luck-above =
    { $own ->
        [0] { "" }{ $name } · **{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
        [one] { "" }{ $name } · **{ $own } ponto**: { $difference } acima do que estas cartas costumam render ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [0] { "" }{ $name } · **{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
        [one] { "" }{ $name } · **{ $own } ponto**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Comparado com um bot difícil com as mesmas cartas e os mesmos vizinhos: { $choosing } ao escolher cartas, { $placing } ao colocá-las.
shared-review-area =
    { $best ->
        [0] { "" }**Com estas cartas**, o melhor resultado que achei tem **{ $best }** pontos; o de { $name } tem { $own }.
        [one] { "" }**Com estas cartas**, o melhor resultado que achei tem **{ $best }** ponto; o de { $name } tem { $own }.
       *[other] { "" }**Com estas cartas**, o melhor resultado que achei tem **{ $best }** pontos; o de { $name } tem { $own }.
    }
shared-review-area-own =
    { $own ->
        [0] { "" }**Com estas cartas**, não achei nada melhor que os **{ $own }** pontos de { $name }.
        [one] { "" }**Com estas cartas**, não achei nada melhor que o **{ $own }** ponto de { $name }.
       *[other] { "" }**Com estas cartas**, não achei nada melhor que os **{ $own }** pontos de { $name }.
    }
shared-done = Postado em <#{ $channel }>.
replay-card = Carta { $number } · { $where } · { $gain }

## O piquenique do dia

daily-title = ## 🧺 Piquenique do dia nº { $number }
daily-about = { $date } · { $options }
daily-until = Uma tentativa, e ela vale. Sem dicas, sem desfazer. Saia e volte quando quiser: o dia acaba { $until }.
daily-for-fun = Esse dia já passou, então você joga só por diversão.
daily-unfinished = O dia { $date } já passou e o seu piquenique não ficou pronto a tempo. Hoje tem outro.
daily-figures = Par { $par } (nosso melhor bot) · melhor encontrado { $best }
daily-next = -# Próximo piquenique { $when }.
daily-footer = -# Só você vê isto. `/snack { name-daily }` mostra de novo.
daily-ahead = À frente de { $percent } % de todo mundo: lugar { $place } de { $count } até agora.
daily-ahead-here = Neste servidor: lugar { $place } de { $count }, à frente de { $percent } %.
daily-alone = Ninguém terminou hoje antes de você.
daily-alone-here = O primeiro deste servidor.
daily-streak =
    { $count ->
        [one] 🔥 Dia 1 da sua sequência
       *[other] 🔥 { $count } dias seguidos
    }
daily-share = 🧺 Piquenique do dia nº { $number } · { $name }
daily-share-won = ✅ { $points } contra { $target }
daily-share-lost = ❌ { $points } contra { $target }
daily-share-par = ⛳ Par: { $par }
daily-top-title = ## 🏅 Piqueniques do dia neste servidor
daily-top-nobody = Ninguém terminou um ainda.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Hoje
daily-span-week = Esta semana
daily-span-ever = Desde sempre
daily-others-title = ## 🧺 Piquenique do dia nº { $number }: o dos outros
daily-others-nobody = Ninguém mais compartilhou o seu aqui ainda.
daily-others-line = { $name }: **{ $points }**
daily-proof-title = ## 🔏 Cartas honestas, dia a dia
daily-proof = **{ $date }**, selo: `{ $seal }`
daily-proof-past = **{ $date }**, selo: `{ $seal }`, segredo: `{ $secret }`
daily-proof-about = -# O selo sai na véspera e o segredo no dia seguinte. O SHA-256 do segredo é o selo, então ninguém pôde trocar as cartas no meio.
daily-post-best = Os melhores de ontem:
daily-post-last = Faz duas semanas que ninguém aperta isto, então paro de postar. `/snack { name-settings }` traz de volta.
solo-title = ## { $game } · solo
solo-about = Só você, em particular: ninguém mais vê esta partida, e ela fica aberta o tempo que você quiser.
solo-footer = -# Só você vê isto. `/snack { name-solo }` mostra de novo.

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
seat-asleep = { " " }· 💤 ausente
seat-asked = { " " }· ainda sem resposta
seat-done = { " " }· feito
seat-waiting = { " " }· falta jogar
seat-later = { " " }· depois
panel-until = -# ⏳ O tempo acaba { $until }; depois, um substituto joga por você.
stand-in-plays = 🤖 Um substituto joga no seu lugar até você voltar.
asleep-seat = 💤 A partida está dormindo e seu lugar continua guardado. Aperte *{ button-back-again }* e ela continua.
back-again = Que bom ter você de volta: o lugar é seu de novo.
played-for-you = 🤖 Jogado por você: { $moves }. Dá para desfazer até a última pessoa terminar.
played-for-you-final = 🤖 Jogado por você: { $moves }.
made-for-you = 🤖 Enquanto você não estava: { $moves }.
did-place = carta { $number } colocada em `{ $where }`
button-back-again = Voltei
button-keep-for-me = Escolha por mim
button-play-for-me = Jogue por mim
seat-before = { " " }· antes: { $names }
seat-bot-from = { " " }· 🤖 desde a rodada { $round }
seat-bot-round = { " " }· 🤖 rodada { $round }
seat-bot-between = { " " }· 🤖 rodadas { $first }–{ $last }
button-more-time = Mais tempo ({ $votes }/{ $needed })
button-take-over = Assumir lugar { $seat }
button-next-game = Próxima · { $code }
more-time-granted = Combinado: há mais tempo na mesa **{ $code }**.
more-time-voted = Voto registrado. O prazo aumenta quando mais da metade de quem já fez sua parte concordar; com três pessoas ou mais, são precisas pelo menos duas.
taken-over = O lugar { $seat } agora é seu: estas são as cartas dele.
host-is = { $name } agora é host da mesa **{ $code }**.
host-voted = Voto registrado. A mesa **{ $code }** muda de host quando mais da metade das outras pessoas concordar.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Sua vez** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-next = ⏳ **Você é o próximo** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-half = ⏳ **Metade do seu tempo já passou** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-last = ⏰ **Resta pouco tempo**; depois, um substituto joga · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several = ⏳ **Sua vez em { $count } mesas** · { $who }
reminder-several-first = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · metade do seu tempo já passou
reminder-several-last = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · **resta pouco tempo**
reminder-silence = 💤 **Nada acontece aqui há dias** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. A partida continua esperando; o host pode cancelá-la com `/snack { name-cancel }`.
reminder-asleep = 💤 **Esta partida está dormindo** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. Quem tem lugar à mesa pode acordá-la: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Nada acontece aqui há dias** · [{ $game } · { $code }]({ $link }). A mesa continua esperando; o host pode começar a partida ou cancelá-la com `/snack { name-cancel }`.
reminder-closes = Se nada acontecer até lá, a mesa será cancelada sozinha { $until }.
reminder-awake = ☀️ **A partida continua** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. De volta à mesa: { $names }. Um bot joga pelos outros até apertarem *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · o tempo acaba { $until }

## What people and servers want

# This language's own name for itself.
language-name = Português
language-auto = o mesmo do Discord
reminders-channel = no canal
reminders-direct = por mensagem direta
reminders-off = nenhum
next-on = sim
next-off = não
me-title = ### Suas preferências, para todas as suas partidas
me-reminders = Avisos quando é a sua vez: **{ $reminders }**
me-next = Aviso quando você é o próximo: **{ $next }**
me-quiet = Horário de silêncio: **{ $start }–{ $end }** ({ $zone }). Nele não há avisos, e nenhum prazo vence: fica para o fim do silêncio.
me-zone = Fuso horário: **{ $zone }**
me-no-quiet = Horário de silêncio: **nenhum**. Defina com `/snack { name-me } { name-quiet }:22-8 { name-zone }:America/Sao_Paulo`.
me-away = Fora até **{ $until }**. Seu tempo numa fase só começa quando você voltar; uma partida espera por você 14 dias ao todo.
me-here = Você está **por aqui**. `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31` diz quanto tempo você fica fora.
me-language = Idioma: **{ $language }**
me-public = Os outros veem sua classificação, perfil e posição.
me-private = 🙈 Sua classificação e seu perfil são só seus, e você não está em nenhum ranking.
me-footer = -# Só você vê isto. As mesas que esperam por você mostram que você está fora.

data-title = ### Seus dados
data-about = Preferências, partidas, jogadas, resultados, pontuações: tudo o que está guardado sobre você. Peça uma cópia, ou que seja apagado.
data-here = Tudo o que está guardado sobre você, em um arquivo. Só você vê isto.
button-data = Meus dados
button-data-file = Baixar meus dados
button-data-forget = Me esquecer
forget-title = ### Esquecer você?
forget-ask = Suas preferências e posições são apagadas. Seu nome e seu id saem de todas as partidas, resultados e pontuações; as partidas terminadas mantêm seu lugar, sem nome. O que já está nos canais fica lá. Não dá para desfazer.
forget-tables = { $count ->
    [one] Um bot assume seu lugar em 1 mesa aberta.
   *[other] Bots assumem seus lugares em { $count } mesas abertas.
}
forget-yes = Sim, me esqueça
forget-no = Não, guarde tudo
forget-done = { $count ->
    [0] Pronto: nada aqui diz mais quem você é. Volte quando quiser.
    [one] Pronto: nada aqui diz mais quem você é, e um bot está no seu lugar em 1 mesa. Volte quando quiser.
   *[other] Pronto: nada aqui diz mais quem você é, e bots estão nos seus lugares em { $count } mesas. Volte quando quiser.
}
someone-forgotten = alguém sem nome

menu-reminders = Avisos
button-next-on = Avise quando eu for o próximo
button-next-off = Só na minha vez
menu-language = Idioma
menu-server-pace = Novas mesas
button-away =
    { $days ->
        [one] Fora 1 dia
       *[other] Fora { $days } dias
    }
button-here = Estou aqui
button-public-on = Mostrar meus resultados
button-public-off = Ocultar meus resultados
server-title = ### O que vale neste servidor
server-pace = Novas mesas: **{ $pace }** · { $about }
server-channels = Mesas só em: { $channels }
server-everywhere = Mesas em **todos os canais**. `/snack { name-settings } { name-channel }:` libera um canal, ou volta atrás.
server-threads-on = Cada mesa tem **um tópico** próprio.
server-threads-off = As mesas ficam **no próprio canal**.
server-mentions-on = As pessoas são **mencionadas** quando é a vez delas.
server-mentions-off = Ninguém é mencionado nos canais; **mensagens diretas** vão para quem quiser.
server-motion-on = As revelações **se mexem** com até quatro pessoas.
server-motion-off = As revelações são **imagens paradas**.
server-ratings-on = Nas salas, a classificação aparece ao lado do nome.
server-ratings-off = Sem classificação nas salas.
server-limits = Mesas abertas: **{ $person }** por host, **{ $channel }** por canal
server-daily = Todo dia a partir das { $hour }, <#{ $channel }> recebe o piquenique do dia.
server-daily-off = Sem post diário. `/snack { name-settings } { name-daily }:` escolhe um canal para ele.
server-language = Idioma das mesas: **{ $language }**
server-footer = -# Só você vê isto. Vale para as mesas abertas daqui em diante; as menções mudam na hora.
button-threads-on = Usar tópicos
button-threads-off = Sem tópicos
button-mentions-on = Mencionar
button-ratings-on = Mostrar classificação
button-ratings-off = Ocultar classificação
button-mentions-off = Não mencionar
button-motion-on = Com movimento
button-motion-off = Sem movimento
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
history-title-mine = ### Suas partidas terminadas
history-title-server = ### Partidas terminadas neste servidor
history-nothing = Nada por aqui ainda.
history-with = com { $names }
history-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
profile-title = ### { $name } · { $game }
profile-nothing = Nenhuma partida terminada ainda.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** após { $count } partida classificatória
       *[other] ⭐ **{ $rating }** após { $count } partidas classificatórias
    }
profile-new = ⭐ estreia: { $count } de { $needed } partidas classificatórias
profile-games = 🎴 Partidas: **{ $games }** · 👑 vencidas: **{ $wins }**
profile-points = 🥇 Pontos: **{ $average }** em média, **{ $best }** no máximo
profile-favourites = Favoritos: { $names }
profile-kept = ⏱️ Jogadas no prazo: { $percent } %
profile-streak = 🔥 Vitórias seguidas: { $now } agora, { $longest } no máximo
profile-duel = 👥 Você contra esta pessoa: { $won } vitórias, { $lost } derrotas, { $tied } empates
top-title = ### Os melhores deste servidor · { $game }
top-all = -# Todos que jogaram aqui
top-month = -# Quem jogou aqui nos últimos 30 dias
top-me = -# Quem jogou com você aqui
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partida
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partidas
    }
top-nothing = Ninguém ainda. Uma partida classificatória precisa de duas pessoas.
stats-title = ### Este servidor em números
stats-weeks = Partidas terminadas em cada uma das últimas { $weeks } semanas:
stats-active = Pessoas ativas nas últimas quatro semanas: **{ $count }**
stats-finished = Jogadas até o fim: **{ $finished }** de { $begun } ({ $percent } %)
stats-phase =
    { $hours ->
        [0] Uma fase leva { $minutes } min (mediana)
       *[other] Uma fase leva { $hours } h { $minutes } min (mediana)
    }
games-your-turn = **sua vez**
games-waiting = esperando os outros
tables-title =
    { $count ->
        [0] Nenhuma mesa aberta aqui no momento. `/snack { name-start }` abre uma.
        [one] ### 1 mesa para entrar
       *[other] ### { $count } mesas para entrar
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [ir para a mesa]({ $link })
games-asleep = 💤 dormindo
help-text =
    ## Como jogar aqui
    {""}**1.** `/snack { name-start }` abre uma mesa; os outros tocam em *{ button-join }*. Sem mais ninguém, você joga solo.
    {""}**2.** *{ button-my-cards }* na mesa (ou `/snack { name-hand }`) mostra suas cartas só para você.
help-commands =
    `/snack { name-board }` mostra todas as áreas · `/snack { name-status }` diz o que falta numa partida · `/snack { name-games }` lista as suas
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

help-appearance = -# *{ button-appearance-text }*, em qualquer painel, troca as imagens por palavras. O que você escolher aqui fica valendo:
appearance-title = ### Como você vê as partidas
appearance-text-on = Texto no lugar de imagens: **sim**
appearance-text-off = Texto no lugar de imagens: **não**
appearance-strong-on = Alto contraste: **sim**
appearance-strong-off = Alto contraste: **não**
appearance-still-on = Menos movimento: **sim**
appearance-still-off = Menos movimento: **não**
appearance-typed-on = Pontos nos formulários: **digitados**, como `B3 90 { layer-under }`
appearance-typed-off = Pontos nos formulários: **escolhidos em listas**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Imagem { $number }: { $text }
rules-not-like-this = ✗ Assim não:
rules-nothing-found = Nenhuma página das regras fala de “{ $typed }”. Escolha um assunto no menu de qualquer página.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdade = empate

## The tutorial

tutorial-step = ### 🎓 Passo { $step } de { $steps }
tutorial-footer = -# Uma partida de treino, só para você. Ela espera o tempo que for: `/snack { name-tutorial }` continua de onde você parou.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Toque em *{ button-place }*: é esse o lugar.
tutorial-now-card = 👉 Pegue a carta **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, até o título dizer **{ $turn }**.
tutorial-now-cell = 👉 Mova com as setas até o título dizer `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, até o título dizer `{ $where }`.
error-lesson-card = Até daria. Neste passo, pegue a outra carta, a número **{ $number }**; esta vai ter espaço depois.
error-lesson-turn = Assim ela pode ficar, mas aqui o giro precisa ser **{ $turn }**: `{ $where }`. Cada toque em *{ button-turn }* é um quarto de volta.
error-lesson-cell = Ali ela pode ficar, mas neste passo precisa ir em `{ $where }`. As setas movem a carta; o título diz onde ela está.
error-lesson-layer = O ponto é esse, mas a camada é outra: `{ $where }`. Toque em *{ button-layer }* até o título dizer isso.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = jogo
name-players = jogadores
name-bots = robôs
name-level = nível
name-pack = baralho
name-pace = ritmo
name-with = com
name-with2 = com2
name-with3 = com3
name-with4 = com4
name-rated = classificatória
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
name-tables = mesas
name-history = histórico
name-scope = onde
name-opponent = adversário
name-verify = conferir
name-profile = perfil
name-person = pessoa
name-top = melhores
name-cancel = cancelar
name-leave = sair
name-help = ajuda
name-tutorial = tutorial
name-daily = diario
name-solo = solo
name-date = data
name-hour = hora
name-rules = regras
name-topic = assunto
name-me = eu
name-reminders = avisos
name-next = proximo
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
name-motion = movimento
name-form = formulario
name-public = público
name-data = dados

## What commands are for

command-snack = Jogos de colocar cartas
command-start = Abra uma mesa neste canal
command-start-game = Qual jogo
command-start-players = Quantas pessoas podem se sentar
command-start-bots = Quantos robôs
command-start-level = O nível dos robôs
command-start-pack = Qual baralho
command-start-pace = Quanto tempo uma fase pode durar
command-start-with = Quem convidar: o lugar fica guardado
command-start-rated = Se a partida conta para a classificação
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
command-tables = Mesas deste servidor em que você pode entrar agora
command-history = Partidas terminadas: reabra, confira, exporte
command-history-scope = As suas ou as deste servidor
command-history-game = Só este jogo
command-history-opponent = Só partidas com esta pessoa
command-verify = Confira que ninguém pôde escolher as cartas de uma partida
command-profile = Classificação, resultados e melhor tabuleiro de uma pessoa
command-profile-person = De quem; o seu se não disser ninguém
command-top = Os melhores deste servidor
command-top-scope = Todos, quem jogou este mês ou quem jogou com você
command-cancel = Cancele uma partida
command-leave = Saia de uma mesa
command-help = Como jogar aqui
command-tutorial = Aprenda um jogo em cinco minutos, passo a passo
command-daily = O piquenique de hoje: as mesmas cartas para todo mundo, uma tentativa
command-daily-date = Um dia anterior, por diversão, como 2026-11-17
command-daily-top = Os melhores deste servidor
command-solo = Uma partida particular, só sua, onde você estiver
command-rules = As regras, página por página, com imagens
command-rules-topic = Sobre o quê? Digite uma palavra para buscar
command-me = Suas preferências: avisos, horário de silêncio, tempo fora, idioma
command-me-reminders = Onde avisar que é a sua vez
command-me-next = Se quer saber que é o próximo, em jogos por turnos
command-me-quiet = Horas sem avisos, como 22-8 ou 22:30-7; { word-off } para não ter nenhuma
command-me-zone = Seu fuso horário
command-me-away = Quantos dias, ou até uma data como 2027-01-31; { word-off } quando você voltar
command-me-view = Texto ou imagens, de agora em diante
command-me-contrast = Alto contraste ou cores normais, de agora em diante
command-me-motion = Imagens paradas ou animadas, de agora em diante
command-me-form = Digitar os pontos nos formulários, ou escolhê-los em listas
command-me-public = Se os outros veem sua classificação, perfil e posição
command-me-data = Tudo o que está guardado sobre você: peça uma cópia ou o esquecimento
command-language = Idioma
command-settings = O que vale neste servidor (para quem o administra)
command-settings-channel = Permita mesas neste canal, ou volte atrás
command-settings-per-person = Quantas mesas abertas um host pode ter
command-settings-per-channel = Quantas mesas podem ficar abertas num canal
command-settings-daily = Posta o piquenique do dia neste canal
command-settings-hour = A partir de que hora (UTC)
command-host = Passe a função de host, ou vote em outra pessoa se o host sumiu
command-host-to = Quem vira host; deixe vazio para votar
command-table = O código da mesa, se houver várias

## What can be wrong

error-internal = Algo deu errado do nosso lado. Sua partida está a salvo; tente de novo daqui a pouco.
still-working = Ainda estou no seu último pedido. Tente de novo quando ele chegar.
too-often = Foi muita coisa em pouco tempo. Você pode continuar { $when }.
server-barred = O bot não está disponível neste servidor.
restarting = Estou reiniciando. Tente de novo em alguns segundos.
error-old-button = Este botão é de uma versão antiga. Use um mais novo: `/snack { name-hand }` ou `/snack { name-games }`.
error-not-damaged = A mesa **{ $table }** está em ordem: não há nada para recuperar.
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
error-moves-gone = As jogadas da partida { $table } já não são guardadas, só o resultado.
error-out-of-sight = Não vejo você no canal da mesa { $table } agora, então nada foi feito. Você ainda pode olhar, ou deixar seu lugar: `/snack { name-leave }`.
error-not-in-lobby = Esta partida já começou.
error-not-playing = Esta partida não está em andamento.
error-already-seated = Você já tem um lugar aqui.
error-not-seated = Você não tem lugar nesta mesa.
error-not-played = Só quem jogou uma partida pode exportá-la.
error-nothing-finished = Você ainda não terminou nenhuma partida. Diga uma mesa ou volte depois da primeira.
error-profile-hidden = { $name } não mostra seus resultados.
error-top-on-servers = Rankings são de servidores. Pergunte lá.
error-table-full =
    { $capacity ->
        [one] O único lugar daqui está ocupado.
       *[other] Todos os { $capacity } lugares daqui estão ocupados.
    }
error-only-host = Só o host pode fazer isso.
error-too-few = Este jogo precisa de pelo menos { $needed } participantes; por enquanto há { $seats }.
error-bad-capacity = Esse número de lugares não é possível aqui: são de { $least } a { $most }.
error-small-table = Para você e quem você traz são precisos { $needed } lugares, mas em `{ name-players }` está { $seats }. Peça { $needed } ou mais, ou não indique nada.
error-no-teams = Nesta mesa ninguém tem dupla: cada um joga por si.
error-no-bot-to-remove = Não há nenhum robô nesta mesa.
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
error-shared-already = Isso já foi postado. Uma vez basta.
error-no-answer = Por enquanto, mais ninguém disse sim. Falta responder: { $names }. Espere um pouco, ou adicione um bot.
error-alone = Por enquanto só tem você.
error-not-alone = Alguém se sentou nesse meio-tempo, então nada começou. Toque em *{ button-start }* para jogar em companhia.
error-no-such-bot = Não há nenhum robô chamado “{ $given }”.
error-invited-bot = { $name } é um robô e não pode se sentar. Para os meus robôs, use `{ name-bots }:`.
error-invited-unseeing = { $name } não vê este canal, então não posso guardar um lugar aqui.
error-no-free-code = Não deu para abrir uma mesa agora; tente de novo.
error-nothing-to-do = Você não tem nada a fazer agora.
error-mind-made-up = Você mudou de ideia { $limit } vezes nesta fase. O que fizer agora vale.
error-not-free = Esse lugar não está livre.
error-held-another = Você já teve outro lugar nesta partida e viu as cartas dele, então este é para outra pessoa.
error-no-deadline = Não há prazo aqui que possa ser adiado, ou ninguém que possa concordar.
error-time-granted = Nesta fase já houve mais tempo. Só dá uma vez.
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
error-no-such-day = Há um piquenique para cada dia de { $first } a { $last }. Escreva a data assim.
error-no-daily-channel = Escolha primeiro um canal para o post diário: `/snack { name-settings } { name-daily }:`
error-day-over = Esse dia já passou, e a jogada chegou tarde. `/snack { name-daily }` dá as cartas de hoje.
error-deal-withheld = Hoje outras pessoas ainda podem jogar estas cartas. Elas se abrem quando o dia acabar.
error-day-unfinished = Termine primeiro o seu próprio piquenique desse dia.
error-only-yours = Esta partida é só sua: saia quando quiser, ela fica como está.
error-not-a-member = Não sou membro aqui, então não posso pôr uma mesa. Adicione-me ao servidor: { $link } · `/snack { name-solo }` e `/snack { name-daily }` funcionam aqui mesmo.
error-no-such-card = Não existe a carta { $given }; você tem { $count }.
error-card-laid =
    { $left ->
        [0] A carta { $given } já foi colocada.
       *[other] A carta { $given } já foi colocada. Falta a carta { $left }.
    }
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
alt-open-card = Uma carta: { $squares }.
alt-open-card-rows = Uma carta: em cima { $upper }; embaixo { $lower }.
alt-open-card-tall = Uma carta, { $rows } fileiras de cima para baixo: { $squares }.
alt-chosen = A carta { $number } foi escolhida.
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
alt-reveal = O fim da rodada { $round }, com os pontos de todos, do maior ao menor.
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
alt-line = Linha de classificações, { $count } valores: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
alt-ranked = Lugar { $place }: { $value }.
alt-weeks = Partidas por semana, últimas { $count } semanas, da mais antiga à atual: { $values }.
alt-profile = Um perfil. Partidas: { $games }, vencidas: { $wins }. O resto está no texto.

## The playground

playground-topic = O bot de verdade num Discord simulado
playground-welcome =
    ## 🧺 Boas-vindas ao playground
    Este é o bot de verdade, num Discord que só existe no seu computador. *Viewing as*, no alto, diz quem você é: troque de pessoa quando quiser.
playground-steps =
    {""}**1.** Como { $first }, toque em *{ button-my-cards }*: só { $first } vê a resposta. Faça o que ela pede e depois o mesmo como { $second }.
    {""}**2.** Quando os dois terminarem, a mesa mostra, e a partida continua.
playground-also = Ou entre na mesa aberta como quem quiser, ou digite um comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Ou digite um comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Entrar na mesa { $code }
playground-footer = -# O tempo passa aqui como lá fora. Para adiantar o relógio, escreva `skip 3h` neste canal ou no terminal.
playground-direct = { $name }: mensagens diretas
playground-open = Snack Table está aberto: { $address }
playground-hint = As partidas ficam em { $file }. `skip 3h` e Enter adianta o relógio, Ctrl-C encerra.
playground-skipped = Agora, no playground: { $now }.
playground-meanwhile = Enquanto isso:
playground-quiet = Enquanto isso, não aconteceu nada.
