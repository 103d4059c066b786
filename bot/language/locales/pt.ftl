# What the bot says in Portuguese, whatever the game (as in Brazil, with the names of things from the Portuguese rulebook). Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = especialista
bot-player = 🤖 { $name } ({ $level })
bot-short = um bot
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
lobby-teams = 🤝 Com { $count }, vocês jogam em equipes: lugares { $teams }.
lobby-closed = *A partida começou.*
lobby-seal = -# 🔏 Sorteio selado: { $seal }
past-round = *Esta rodada acabou.*
past-moved = *Esta mesa continua em [uma mensagem mais recente]({ $link }).*
lobby-footer = -# Entra quem quiser. O host inicia a partida.
lobby-footer-full = -# Mesa cheia. O host inicia a partida.
lobby-footer-kept = -# Todos os lugares estão ocupados ou reservados. O host inicia a partida.
lobby-footer-direct = -# Ninguém mais pode entrar aqui: adicione bots em { button-host } ou jogue solo.
lobby-footer-solo = -# Entra quem quiser. Se ninguém entrar, você joga solo.
option-hints = Dicas
option-hints-on = sim
option-hints-off = não
option-rated = Partida
option-rated-on = ranqueada
option-rated-off = amistosa
opened = A mesa **{ $code }** está aberta em <#{ $channel }>. Comece quando todo mundo chegar.
play-now-ready = Contra { $bots }. *{ button-start }* dá as cartas: ninguém as conhece antes de você apertar.
play-now-friends = Seus amigos ainda podem entrar em <#{ $channel }>.
joined = Você entrou na mesa **{ $code }**. O host começa a partida.
left = Você saiu da mesa **{ $code }**.
rematch-open = Revanche na mesa **{ $code }**: já está aberta no canal.
rematch-call = 🔁 { $host } quer revanche na mesa **{ $code }**. Bora, { $names }? Aperte *{ button-join }*. Sem resposta, é não.
invite-call = 🪑 { $host } convida { $names } para jogar { $game } na mesa **{ $code }**. O lugar fica guardado até a partida começar.
start-without = A partida começou sem { $names }, por falta de resposta.
start-alone = Por enquanto só tem você. Jogar solo agora ou esperar mais gente?
start-alone-asked = Ninguém mais aceitou ainda. Falta responder: { $names }. Jogar solo agora ou esperar?
host-title = ### Configurações do host · mesa { $code }
host-footer = -# Só você vê isto. A mesa mostra o que você definir.

## The table while a game runs

table-title = ### { $game } · { $code } · rodada { $round } de { $rounds }
reveal-title = ## 🎉 Rodada { $round } revelada
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } lidera com **{ $points }**, { $ahead } à frente de { $second }.
lead-tied = 👑 { $names } empatam na liderança com **{ $points }**.
lead-team = 👑 { $name } lideram em dupla com **{ $points }**, { $ahead } à frente de { $second }.
lead-level = 👑 As duplas estão empatadas: **{ $points }** cada uma.
overtook = ⬆️ { $name } ultrapassou { $names }.
remark = 💬 { $text }
remark-comeback = Do último lugar ao primeiro numa rodada só: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } num grupo só. Alguém planejou.
remark-everyone-lost = Todo mundo tem menos que antes. Uma rodada para as formigas.
remark-nobody-gained = Ninguém ganhou ponto. Digamos que foi preparação.
remark-paid-off = { $names } abriu mão de { $lost } em { $component } e saiu com +{ $gain }. Valeu a pena.
remark-tie-for-all = Todo mundo tem { $points }. Mais justo, impossível.
remark-new-leader = Um nome novo na liderança: { $names }.
remark-large-gain = +{ $gain } numa rodada. { $names } veio com fome.
remark-hid-own = { $names } cobriu { $component } no valor de { $lost }. Deve ter um motivo.
remark-tie-at-top = Liderança dividida. A toalha dá para todo mundo.
remark-runaway = { $names } está { $ahead } à frente. Ainda dá para ver, lá longe.
remark-only-one = Desta vez só { $names } ganhou alguma coisa: +{ $gain }.
remark-same-gain = +{ $gain } para todo mundo. Ninguém pode reclamar.
remark-bonus = { $names } se lembrou do bônus: { $component }, +{ $gain }.
remark-eased = { $names } pôs a casa em ordem: { $component }, +{ $gain }.
remark-broke-even = Bate e volta para { $names }: pontos ganhos, e outros tantos perdidos.
remark-close = Do primeiro ao último: { $apart } de diferença. Uma migalha decide.
remark-most = A maior mordida é de { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* mostra suas cartas só para você.
table-asleep = 💤 **Esta partida está dormindo.** Todo mundo está fora há um tempo, então ninguém joga. Quem tem lugar na mesa pode acordar a partida: *{ button-back-again }*. Se ninguém voltar, ela será cancelada { $until }, sem resultado.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida foi cancelada.
cancelled-asleep = Ninguém voltou, então a partida foi cancelada. Sem resultado.
damaged-title = ## Não dá para ler a mesa { $code }
damaged-text = Não consigo mais ler esta partida. O problema é nosso, e as outras mesas continuam.
damaged-mendable =
    { $host } pode recuperar a partida até o último momento que consigo ler. { $count ->
        [0] Nenhuma jogada se perde.
        [one] Uma jogada se perde.
       *[other] { $count } jogadas se perdem.
    }
damaged-beyond = Não sobrou nada que eu possa recuperar. { $host } pode fechar a mesa.
damaged-closed = Eu não conseguia mais ler esta partida, então fechei a mesa.
mended-done = A mesa **{ $code }** voltou ao último momento que consegui ler. { $count ->
    [0] Nenhuma jogada se perdeu.
    [one] Uma jogada se perdeu.
   *[other] { $count } jogadas se perderam.
}
mended-gone = A mesa **{ $code }** está fechada.
button-mend = Recuperar
button-give-up = Fechar mesa
board-title = ### { $game } · { $code } · rodada { $round } de { $rounds }

## The private panel

plan-ask = Dá para planejar: teste a carta da sua mão, e ela será colocada assim que chegar a sua vez.
plan-stands = 📌 Planejado: **{ $where }**. Sua carta será colocada assim que chegar a sua vez.
panel-last = Só falta você, então é definitivo.
panel-waiting =
    { $count ->
        [0] Todo mundo terminou. A partida segue.
        [one] Falta { $names }.
       *[other] Faltam { $names }.
    }
panel-turn =
    { $turns ->
        [one] É a vez de { $names }. Depois é a sua.
       *[other] É a vez de { $names }. Faltam { $turns } jogadas até a sua vez.
    }
panel-score =
    { $points ->
        [0] Você tem **{ $points }** pontos até agora.
        [one] Você tem **{ $points }** ponto até agora.
       *[other] Você tem **{ $points }** pontos até agora.
    }
panel-score-others = -# Na última revelação: { $scores }
panel-score-others-now = -# Os outros agora: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Você **{ $own }** · oponente **{ $rival }**
panel-over = A partida na mesa **{ $code }** terminou.
panel-footer = -# Mesa { $code } · só você vê isto
panel-footer-private = -# Só você vê isto.
choose-areas = -# `{ $own }` é você; `{ $other }` é { $name }, que recebe a carta que você passar.
choose-own-area = -# O que você tem até agora
not-begun = A partida na mesa **{ $code }** ainda não começou.
not-in-game = Você não tem lugar na mesa **{ $code }**, então não há cartas para mostrar. Acompanhe a mesa, ou abra a sua com `/snack { name-start }`.
cannot-show = -# ⚠️ Não consigo mostrar a mesa em <#{ $channel }> agora: o canal sumiu, não posso postar lá ou o Discord caiu. A partida segue por aqui: `/snack { name-hand }`, `/snack { name-board }`.
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
trial-no-points =
    { $last ->
        [yes] sem pontos
       *[no] ainda sem pontos
    }
trial-without = -# Sem ela, como está agora:
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Ainda não colocada. Dá para desfazer até todos terminarem. Mesa { $code }
trial-footer-final = -# Ainda não colocada. Colocou, é definitivo. Mesa { $code }
trial-footer-last = -# Ainda não colocada. Só falta você, então é definitivo. Mesa { $code }
trial-footer-plan = -# Ainda não colocada. Será na sua vez, se você não desfizer. Mesa { $code }
trial-footer-private =
    { $final ->
        [yes] -# Ainda não colocada. Colocou, é definitivo: vêm novas cartas na hora.
       *[no] -# Ainda não foi colocada. Só você vê isto.
    }
suggestion = Carta { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Dupla do lugar 1
menu-seats = Lugares
menu-add-bot = Adicionar um bot
menu-remove-bot = Remover um bot
menu-best = Melhores posições
menu-spots = Ir para uma posição
menu-layers = Camadas aqui
menu-cards = Suas cartas
menu-steps = Passos
menu-topics = Assuntos
form-title = Onde vai a carta?
form-card = Qual carta? (1 a { $count })
form-which-card = Qual carta?
form-card-number = Carta { $number }
form-cell = Casa
form-cell-about = A casa de cima à esquerda que a carta cobre
form-column = Coluna
form-row = Fileira
form-turn = Giro
form-turn-about = No sentido horário
form-degrees = { $turn }°
form-layer = Camada
form-layer-about = Onde ela se sobrepõe a outras cartas
form-where = Posição
form-where-about = Casa de cima à esquerda, giro (0, 90, 180, 270), { layer-over } ou { layer-under }; “{ layer-under } C4”: só ali.
form-where-example = B3 90 { layer-under }
form-where-flat = Casa de cima à esquerda e giro (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Carta { $number } em `{ $where }`: { $why }.
hint-group = junta { $size } { $component }
hint-gives-up = abre mão de { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] e mais uma mudança ({ $gain })
       *[other] e mais { $count } mudanças ({ $gain })
    }
hint-prepares = prepara { $groups }
hint-no-points-yet = ainda sem pontos, mas { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = ainda sem pontos, mas é o que deixa mais opções abertas
hint-last = não há mais o que ganhar, e assim você perde menos
hint-from = -# De um bot ({ $level })
review-title = ### Análise da sua partida na mesa { $code }
review-turn = { $mark } **Rodada { $round }** · { $gained }
review-turn-better = { $mark } **Rodada { $round }** · { $gained }; o melhor que achei foi { $best }: { $moves }
review-found = O melhor que achei foi { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-pictures = -# Onde dava para mais: primeiro o que você jogou, depois o que achei.
review-about = -# Cada jogada é avaliada só pelos pontos na hora. Ceder pontos pensando adiante pode ser o certo.
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
review-luck-coming = -# Ainda estamos calculando quanto estas cartas costumam render. Volte daqui a pouco.
review-luck-about = -# O que costumam render: o que um bot especialista faz com as mesmas cartas.
review-skill = -# Frente a um bot especialista, com as mesmas cartas e vizinhos: { $choosing } ao escolher, { $placing } ao colocar.
review-area =
    { $best ->
        [0] { "" }**{ $best }** pontos é o melhor que achei com as suas cartas; você fez { $own }.
        [one] { "" }**{ $best }** ponto é o melhor que achei com as suas cartas; você fez { $own }.
       *[other] { "" }**{ $best }** pontos é o melhor que achei com as suas cartas; você fez { $own }.
    }
review-area-own =
    { $own ->
        [0] { "" }**{ $own }** pontos também é o melhor que achei com as suas cartas. Mandou bem.
        [one] { "" }**{ $own }** ponto também é o melhor que achei com as suas cartas. Mandou bem.
       *[other] { "" }**{ $own }** pontos também é o melhor que achei com as suas cartas. Mandou bem.
    }
review-footer = -# Busquei por alguns segundos; pode haver coisa melhor. Só você vê isto.

## Buttons

button-join = Entrar
button-leave = Sair
button-start = Começar
button-host = Host…
button-decline = Agora não
button-join-table = Entrar em { $code }
button-play-solo = Jogar solo
button-solo-again = Nova partida solo
button-wait = Esperar
button-play-now = Jogar agora: { $game }
button-cancel = Cancelar partida
button-my-cards = Minhas cartas
button-card = Testar carta { $number }
button-type = Escolher posição…
button-undo = Desfazer
button-refresh = Atualizar
button-turn = Girar ↻
button-turn-left = ↺ Girar
button-layer = Camada
button-next-spot = Próxima posição
button-place = Colocar
button-plan = Jogar na minha vez
button-back = Voltar
button-help = Ajuda
button-hint = 💡 Dica
button-hints-off = Desligar dicas
button-hints-on = Ligar dicas
button-rated-off = Tornar amistosa
button-rated-on = Tornar ranqueada
button-rules = Regras
button-again = Jogar de novo
button-appearance-text = Ver em texto
button-appearance-pictures = Ver imagens
button-as-text = Em texto
button-keep-appearance-text = Sempre em texto
button-keep-appearance-pictures = Sempre com imagens
button-keep-appearance-strong = Alto contraste
button-keep-appearance-ordinary = Cores normais
button-keep-appearance-still = Menos movimento
button-keep-appearance-moving = Imagens animadas
button-keep-appearance-typed = Digitar posições
button-keep-appearance-choices = Escolher em listas
button-review = Analisar partida
button-post = Postar no canal
button-daily-play = Jogar o de hoje
button-daily-fun = Jogar por diversão
button-daily-share = Compartilhar
button-daily-top = Ver ranking
button-daily-others = Outros piqueniques
button-daily-proof = Selos
button-daily-off = Parar post diário
button-why-not = Por que não?
button-page-before = ◀ Anterior
button-page-after = Próxima ▶
button-keep-going = Não, continuar
button-rematch = Revanche
button-replay = Ver replay
button-what-if = E se…
button-play-on = Continuar daqui
button-practice = Meu treino
button-practice-again = De novo daqui
button-other-step = Outros passos
button-deal = Sorteio justo
button-export = Exportar
button-newer = Mais recentes
button-older = Mais antigas
button-history-mine = Minhas partidas
button-history-server = Este servidor
button-share = Compartilhar
button-top-all = Geral
button-top-month = Este mês
button-top-me = Jogaram comigo
button-stats = Estatísticas
button-cards-of = Cartas · { $code }

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
        [0] 🏆 { $names } — { $points } pontos cada, e até o desempate empatou ({ $size }): vitória dividida!
        [one] 🏆 { $names } — { $points } ponto cada, e até o desempate empatou ({ $size }): vitória dividida!
       *[other] 🏆 { $names } — { $points } pontos cada, e até o desempate empatou ({ $size }): vitória dividida!
    }
score-seat = { $seat } — **{ $total }**
rating-new = estreia
score-of-opponent = 🤖 o oponente — **{ $total }**
claim = { $component } · anúncio de { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nada
deal-sealed-earlier = 🔏 As cartas estavam seladas antes de a primeira ser distribuída. SHA-256 da semente: `{ $commitment }`. A semente aparece aqui quando a partida acaba.
deal-sealed = 🔏 O selo `{ $seal }` era público antes de alguém entrar. Números acrescentados por pessoas desde então: **{ $people }**. Juntos, eles definiram as cartas quando a partida começou: `{ $commitment }`. No fim, tudo é mostrado e conferido aqui.
deal-without = -# Pessoas que não acrescentaram nada, porque abriram a mesa e passaram a função de host: { $count }.
deal-title = ### Sorteio justo · { $game } · { $code }
deal-step-file = ✅ Dá para ler a partida do começo ao fim.
deal-step-seal = ✅ **Selo**: o segredo dá `{ $seal }`. Compare com a mensagem da sala.
deal-step-day = ✅ São as cartas de { $date }, as mesmas para todo mundo: ninguém acrescenta um número.
deal-step-contributions = ✅ **Números**: acrescentados por pessoas depois do selo: { $people }. Por bots: nenhum ({ $bots } na mesa). Pessoas sem número: { $nothing }.
deal-step-seed = ✅ **Semente**: segredo, opções, baralho, regras, lugares e números dão `{ $seed }`, cujo SHA-256 é `{ $commitment }`.
deal-step-pile = ✅ **Monte**: com essa semente, o baralho `{ $pack }` forma as mãos iniciais (cartas distribuídas: { $dealt } de { $cards }).
deal-step-plain-seed = ✅ **Semente**: `{ $seed }` tem o selo `{ $commitment }`. Esta partida é de antes de as pessoas acrescentarem números ao sorteio.
deal-step-moves = ✅ **Jogadas**: todas as { $count } foram válidas (versão { $rules } das regras).
deal-step-result = ✅ **Resultado**: as jogadas levam a estes pontos por lugar: { $points }.
deal-step-failed = ❌ Isto não confere: `{ $code }`.
deal-proven = **Se esse selo estava na sala, ninguém pôde escolher estas cartas, nem o host nem o bot, e nenhuma opção mudou depois; todas as jogadas foram válidas e os pontos resultam delas.**
deal-proven-earlier = **Se esse selo foi mostrado durante a partida, as cartas estavam fixas antes da primeira jogada e o resultado vem delas.**
deal-proven-daily = **Se esse selo era público na véspera, as cartas e opções deste dia já estavam decididas; todas as jogadas foram válidas e os pontos resultam delas.**
deal-failed = **Esta partida não confere. Exporte e avise quem mantém este bot.**
export-text = A partida { $code } em um arquivo: cada carta, jogada e número. Confira onde quiser com `python -m engine verify FILE`.
replay-title = ### Carta por carta · { $code }
shared-replay = 🎞️ { $name } compartilha o replay da mesa **{ $code }**.
shared-review = 🔍 { $name } compartilha a análise da própria partida na mesa **{ $code }**.
shared-review-pictures = -# Onde dava para mais: primeiro o que foi jogado, depois o que achei.
shared-review-luck-same =
    { $own ->
        [0] { "" }{ $name } fez **{ $own } pontos**: exatamente o que estas cartas costumam render.
        [one] { "" }{ $name } fez **{ $own } ponto**: exatamente o que estas cartas costumam render.
       *[other] { "" }{ $name } fez **{ $own } pontos**: exatamente o que estas cartas costumam render.
    }
shared-review-luck-above =
    { $own ->
        [0] { "" }{ $name } fez **{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
        [one] { "" }{ $name } fez **{ $own } ponto**: { $difference } acima do que estas cartas costumam render ({ $usual }).
       *[other] { "" }{ $name } fez **{ $own } pontos**: { $difference } acima do que estas cartas costumam render ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [0] { "" }{ $name } fez **{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
        [one] { "" }{ $name } fez **{ $own } ponto**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
       *[other] { "" }{ $name } fez **{ $own } pontos**: { $difference } abaixo do que estas cartas costumam render ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Frente a um bot especialista, com as mesmas cartas e vizinhos: { $choosing } ao escolher, { $placing } ao colocar.
shared-review-area =
    { $best ->
        [0] { "" }**{ $best }** pontos é o melhor que achei com estas cartas; { $name } fez { $own }.
        [one] { "" }**{ $best }** ponto é o melhor que achei com estas cartas; { $name } fez { $own }.
       *[other] { "" }**{ $best }** pontos é o melhor que achei com estas cartas; { $name } fez { $own }.
    }
shared-review-area-own =
    { $own ->
        [0] { "" }**{ $own }** pontos é o melhor que achei com estas cartas, e foi o que { $name } fez.
        [one] { "" }**{ $own }** ponto é o melhor que achei com estas cartas, e foi o que { $name } fez.
       *[other] { "" }**{ $own }** pontos é o melhor que achei com estas cartas, e foi o que { $name } fez.
    }
shared-done = Postado em <#{ $channel }>.
replay-card = Carta { $number } · { $where } · { $gain }

## O piquenique do dia

daily-title = ## 🧺 Piquenique do dia nº { $number }
daily-about = { $date } · { $options }
daily-until = Uma tentativa, e ela vale. Sem dicas, sem desfazer. Saia e volte quando quiser: o dia acaba { $until }.
daily-for-fun = Esse dia já passou, então você joga só por diversão.
daily-unfinished = O dia { $date } já passou e o seu piquenique não ficou pronto a tempo. Hoje tem outro.
daily-figures = Par: { $par } (nosso melhor bot) · melhor encontrado: { $best }
daily-next = -# Próximo piquenique { $when }.
daily-footer = -# Só você vê isto. `/snack { name-daily }` mostra de novo.
daily-ahead = À frente de { $percent }% do pessoal: { $place }º de { $count } até agora.
daily-ahead-past = À frente de { $percent }% do pessoal: { $place }º de { $count }.
daily-ahead-here = Neste servidor: { $place }º de { $count }, à frente de { $percent }%.
daily-alone = Hoje ninguém terminou antes de você.
daily-alone-past = Ninguém mais terminou o piquenique desse dia.
daily-alone-here = Neste servidor, ninguém terminou antes.
daily-alone-here-past = Neste servidor, ninguém mais terminou.
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
daily-span-ever = Geral
daily-others-title = ## 🧺 Piquenique do dia nº { $number }: como os outros fizeram
daily-others-nobody = Mais ninguém compartilhou o piquenique aqui ainda.
daily-others-line = { $name } · **{ $points }**
daily-proof-title = ## 🔏 Sorteio justo, dia a dia
daily-proof = **{ $date }**, selo: `{ $seal }`
daily-proof-past = **{ $date }**, selo: `{ $seal }`, segredo: `{ $secret }`
daily-proof-about = -# O selo sai na véspera; o segredo, no dia seguinte. O SHA-256 do segredo é o selo: ninguém pôde trocar as cartas.
daily-post-best = Os melhores de ontem:
daily-post-last = Faz duas semanas que ninguém aperta isto, então vou parar de postar. `/snack { name-settings }` traz de volta.
solo-title = ## { $game } · solo
solo-about = Só você, em particular: ninguém mais vê esta partida, e ela fica aberta o tempo que você quiser.
solo-footer = -# Só você vê isto. `/snack { name-solo }` mostra de novo.
what-if-title = ### E se… · { $code } · passo { $step } de { $steps }
what-if-did = Na partida: { $move }.
what-if-step = { $step } · rodada { $round }
what-if-instead = -# Você tem um treino aberto. Um novo toma o lugar dele.
what-if-footer = -# Treino com bots: você sabe o que sabia; o resto é sorteado de novo.
practice-title = ## { $game } · treino
    -# A partir do passo { $step } da partida { $code }. Não conta para nada.
practice-about = Você sabe o que sabia na hora; o resto é distribuído de novo. Desfaça até onde quiser.
practice-points =
    { $kind ->
        [same] Você fez **{ $own }**, como na partida.
       *[other] Você fez **{ $own }**; na partida foram **{ $then }**.
    }
practice-given-up = Você desistiu deste treino.
practice-footer = -# Só você vê isto, e nada disto conta.
choice-practice = treino

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
pace-none = livre
pace-none-about = Sem limite de tempo
pace-choice-live = ao vivo: 10 minutos por fase
pace-choice-evening = numa noite: 2 horas por fase
pace-choice-daily = diário: 24 horas por fase
pace-choice-relaxed = tranquilo: 3 dias por fase
pace-choice-none = livre: sem limite de tempo
seat-until = { " " }· prazo: { $until }
seat-away = { " " }· 🏖️ fora, volta { $until }
seat-missed = { " " }· 🤖 um substituto jogou da última vez
seat-stand-in = { " " }· 🤖 um substituto joga até a pessoa voltar
seat-asleep = { " " }· 💤 ausente
seat-asked = { " " }· ainda sem resposta
seat-done = { " " }· terminou
seat-waiting = { " " }· falta jogar
seat-later = { " " }· depois
panel-until = -# ⏳ Prazo: { $until }. Depois, um bot joga por você.
stand-in-plays = 🤖 Um substituto joga no seu lugar até você voltar.
asleep-seat = 💤 A partida está dormindo e seu lugar está guardado. Aperte *{ button-back-again }* para continuar.
back-again = Que bom ter você de volta. O lugar é seu de novo.
played-for-you = 🤖 O bot jogou por você: { $moves }. Dá para desfazer até todo mundo terminar.
played-for-you-final = 🤖 O bot jogou por você: { $moves }.
made-for-you = 🤖 Enquanto você estava fora, o bot jogou: { $moves }.
did-place = colocou a carta { $number } em `{ $where }`
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
more-time-granted = Combinado: mais tempo na mesa **{ $code }**.
more-time-voted = Seu voto conta. O prazo aumenta quando mais da metade de quem já terminou concordar; com três pessoas ou mais, precisa de pelo menos duas.
taken-over = O lugar { $seat } agora é seu. Estas são as cartas dele.
host-is = { $name } agora é host da mesa **{ $code }**.
host-voted = Seu voto conta. A mesa **{ $code }** troca de host quando mais da metade dos outros concordar.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Sua vez** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }
reminder-next = ⏳ **Sua vez está chegando** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }
reminder-half = ⏳ **Metade do seu tempo já foi** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }
reminder-last = ⏰ **Última chamada**; depois, um substituto joga · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **Sua vez** · { $who }
       *[other] ⏳ **Sua vez em { $count } mesas** · { $who }
    }
reminder-several-all-next = ⏳ **Sua vez está chegando em { $count } mesas** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds } · sua vez está chegando
reminder-several-first = [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds } · metade do seu tempo já foi
reminder-several-last = [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds } · **última chamada**
reminder-silence = 💤 **Tudo parado há dias** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }. A partida continua esperando; o host pode cancelar com `/snack { name-cancel }`.
reminder-asleep = 💤 **Esta partida está dormindo** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }. Quem tem lugar na mesa pode acordar a partida: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Tudo parado há dias** · [{ $game } · { $code }]({ $link }). A mesa continua esperando; o host pode começar a partida ou cancelar com `/snack { name-cancel }`.
reminder-closes = Se nada acontecer, será cancelada automaticamente { $until }.
reminder-awake = ☀️ **A partida continua** · [{ $game } · { $code }]({ $link }) · rodada { $round } de { $rounds }. De volta à mesa: { $names }. Um bot joga pelos outros até apertarem *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · prazo: { $until }

## What people and servers want

# This language's own name for itself.
language-name = Português
language-auto = como no Discord
reminders-channel = no canal
reminders-direct = por mensagem direta
reminders-off = nenhum
next-on = sim
next-off = não
me-title = ### Suas preferências
me-reminders = Avisos quando é a sua vez: **{ $reminders }**
me-next = Aviso antecipado, quando sua vez está chegando: **{ $next }**
me-quiet = Horário de silêncio: **{ $start }–{ $end }** ({ $zone }). Sem avisos, e os prazos esperam ele acabar.
me-zone = Fuso horário: **{ $zone }**
me-no-quiet = Horário de silêncio: **nenhum**. Defina com `/snack { name-me } { name-quiet }:22-8 { name-zone }:America/Sao_Paulo`.
me-away = Fora até **{ $until }**. Seu tempo numa fase só começa quando você voltar; uma partida espera por você 14 dias ao todo.
me-here = Você está por aqui. Vai ficar fora? `/snack { name-me } { name-away }:5` ou `{ name-away }:2027-01-31`
me-language = Idioma: **{ $language }**
me-public = Os outros veem seu rating, perfil e ranking.
me-private = 🙈 Seu rating e seu perfil são só seus, e você não aparece em nenhum ranking.
me-footer = -# Só você vê isto. As mesas que esperam você mostram sua ausência.

data-title = ### Seus dados
data-about = Preferências, partidas, jogadas, resultados, ratings: tudo o que está guardado sobre você. Baixe uma cópia ou apague tudo.
data-here = Tudo o que está guardado sobre você, em um arquivo. Só você vê isto.
button-data = Meus dados
button-data-file = Baixar meus dados
button-data-forget = Apagar meus dados
forget-title = ### Apagar seus dados?
forget-ask = Suas preferências e colocações são apagadas. Seu nome e seu id saem de todas as partidas, resultados e ratings; as partidas terminadas mantêm seu lugar, sem nome. O que já está nos canais fica lá. Não dá para desfazer.
forget-tables = { $count ->
    [one] Um bot assume seu lugar em 1 mesa aberta.
   *[other] Bots assumem seus lugares em { $count } mesas abertas.
}
forget-yes = Sim, apagar
forget-no = Não, manter tudo
forget-done = { $count ->
    [0] Pronto: nada aqui diz mais quem você é. Volte quando quiser.
    [one] Pronto: nada aqui diz mais quem você é, e um bot está no seu lugar em 1 mesa. Volte quando quiser.
   *[other] Pronto: nada aqui diz mais quem você é, e bots estão nos seus lugares em { $count } mesas. Volte quando quiser.
}
someone-forgotten = alguém que já saiu

menu-reminders = Avisos
button-next-on = Aviso antecipado
button-next-off = Só na minha vez
menu-language = Idioma
menu-server-pace = Novas mesas
button-away =
    { $days ->
        [one] Fora 1 dia
       *[other] Fora { $days } dias
    }
button-here = Estou aqui
button-public-on = Mostrar resultados
button-public-off = Ocultar resultados
server-title = ### Configurações do servidor
server-pace = Novas mesas: **{ $pace }** · { $about }
server-channels = Mesas só em: { $channels }
server-everywhere = Mesas em **qualquer canal**. `/snack { name-settings } { name-channel }:` libera um, ou tira de novo.
server-threads-on = Cada mesa tem **seu próprio tópico**.
server-threads-off = As mesas são postadas **no canal**.
server-mentions-on = As pessoas são **mencionadas** quando é a vez delas.
server-mentions-off = Ninguém é mencionado nos canais; quem quiser recebe **mensagens diretas**.
server-motion-on = As revelações são **animadas** com até quatro pessoas.
server-motion-off = As revelações são **imagens paradas**.
server-ratings-on = Nas salas, o rating aparece ao lado do nome.
server-ratings-off = Sem rating nas salas.
server-limits = Mesas abertas: **{ $person }** por host, **{ $channel }** por canal
server-daily = Piquenique do dia: postado em <#{ $channel }> a partir das { $hour }.
server-daily-off = Sem post diário. `/snack { name-settings } { name-daily }:` escolhe um canal para ele.
server-language = Idioma das mesas: **{ $language }**
server-footer = -# Só você vê isto. Vale para mesas novas; as menções mudam na hora.
button-threads-on = Usar tópicos
button-threads-off = Sem tópicos
button-mentions-on = Mencionar
button-ratings-on = Mostrar ratings
button-ratings-off = Ocultar ratings
button-mentions-off = Não mencionar
button-motion-on = Com animação
button-motion-off = Sem animação
button-everywhere = Qualquer canal

## Confirming

cancel-ask = Cancelar a mesa **{ $code }** para todo mundo? Não dá para desfazer.
cancel-yes = Sim, cancelar
cancel-done = A mesa **{ $code }** foi cancelada.
give-up-ask = Desistir desta partida? Não dá para desfazer.
give-up-yes = Sim, desistir
leave-ask = Sair da mesa **{ $code }**? Se a partida já começou, um bot assume o seu lugar.
leave-yes = Sim, sair
leave-done = Você saiu da mesa **{ $code }**.
confirm-nothing = Nada mudou.

## Lists and help

status-title = ### { $game } · mesa { $code }
status-round = Rodada { $round } de { $rounds }
status-link = [Ir para a mesa]({ $link })
status-lobby = esperando mais gente
status-over = terminada
status-cancelled = cancelada
games-title =
    { $count ->
        [0] Nenhuma partida agora. `/snack { name-start }` abre uma mesa.
        [one] ### Sua partida
       *[other] ### Suas { $count } partidas
    }
games-line = **{ $code }** · { $game } · { $state } · [ir para a mesa]({ $link })
games-damaged = **{ $code }** · não consigo ler esta partida. A mesa diz o que dá para fazer.
games-more = -# … e mais { $count }
games-practice = **Treino** · { $game } · a partir do passo { $step } de { $code }
history-title-mine = ### Suas partidas terminadas
history-title-server = ### Partidas terminadas neste servidor
history-nothing = Nada por aqui ainda.
history-daily = 🧺 Piquenique do dia nº { $number }
history-with = com { $names }
history-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
profile-title = ### { $name } · { $game }
profile-nothing = Nenhuma partida terminada ainda.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** após { $count } partida ranqueada
       *[other] ⭐ **{ $rating }** após { $count } partidas ranqueadas
    }
profile-new = ⭐ estreia: { $count } de { $needed } partidas ranqueadas
profile-games = 🎴 Partidas: **{ $games }** · 👑 vencidas: **{ $wins }**
profile-points = 🥇 Pontos: **{ $average }** em média, **{ $best }** no máximo
profile-skill =
    { $count ->
        [one] 🎯 Habilidade: **{ $sign }{ $skill }** em relação ao que as cartas costumam render, na última partida
       *[other] 🎯 Habilidade: **{ $sign }{ $skill }** por partida em relação ao que as cartas costumam render, nas últimas { $count }
    }
profile-favourites = Favoritos: { $names }
profile-kept = ⏱️ Jogadas no prazo: { $percent }%
profile-streak = 🔥 Vitórias seguidas: { $now } agora, { $longest } no máximo
profile-duel = 👥 Confronto direto: você venceu { $won }, perdeu { $lost }, empatou { $tied }
top-title = ### Os melhores deste servidor · { $game }
top-all = -# Todo mundo que já jogou aqui
top-month = -# Quem jogou aqui nos últimos 30 dias
top-me = -# Quem jogou com você aqui
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partida
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partidas
    }
top-nothing = Ninguém ainda. Uma partida ranqueada precisa de duas pessoas.
stats-title = ### Este servidor em números
stats-weeks = Partidas terminadas, últimas { $weeks } semanas:
stats-active = Pessoas ativas nas últimas quatro semanas: **{ $count }**
stats-finished = Jogadas até o fim: **{ $finished }** de { $begun } ({ $percent }%)
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
    { "" }**1.** `/snack { name-start }` abre uma mesa; os outros apertam *{ button-join }*. Se ninguém entrar, você joga solo.
    { "" }**2.** *{ button-my-cards }* na mesa (ou `/snack { name-hand }`) mostra suas cartas só para você.
help-commands =
    `/snack { name-board }` mostra a área de todo mundo · `/snack { name-status }` diz quem falta jogar · `/snack { name-games }` lista as suas partidas
    `/snack { name-rules }` traz as regras · `/snack { name-tutorial }` ensina a jogar · `/snack { name-leave }` e `/snack { name-cancel }` pedem confirmação
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Isso pode ser mais de uma coisa:
    { $labels }
do-unknown =
    “{ $typed }” não dá para fazer agora. Você pode:
    { $labels }

help-appearance = -# *{ button-appearance-text }*, em qualquer painel, troca imagens por palavras. O que você escolher aqui fica:
appearance-title = ### Como você vê as partidas
appearance-text-on = Texto no lugar de imagens: **sim**
appearance-text-off = Texto no lugar de imagens: **não**
appearance-strong-on = Alto contraste: **sim**
appearance-strong-off = Alto contraste: **não**
appearance-still-on = Menos movimento: **sim**
appearance-still-off = Menos movimento: **não**
appearance-typed-on = Posições nos formulários: **digitadas**, como `B3 90 { layer-under }`
appearance-typed-off = Posições nos formulários: **escolhidas em listas**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Imagem { $number }: { $text }
rules-not-like-this = ✗ Assim não:
rules-nothing-found = Nenhuma página das regras fala de “{ $typed }”. Escolha um assunto no menu.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdade = empate

## The tutorial

tutorial-step = ### 🎓 Passo { $step } de { $steps }
tutorial-footer = -# Uma partida de treino, só sua. `/snack { name-tutorial }` continua daqui.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Aperte *{ button-place }*: a posição é essa.
tutorial-now-card = 👉 Pegue a carta **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, até o título dizer **{ $turn }**.
tutorial-now-cell = 👉 Mova com as setas até o título dizer `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, até o título dizer `{ $where }`.
error-lesson-card = Até daria. Neste passo, pegue a outra carta, a número **{ $number }**; a vez desta chega depois.
error-lesson-turn = Assim ela cabe, mas aqui o giro é **{ $turn }**: `{ $where }`. Cada *{ button-turn }* é um quarto de volta.
error-lesson-cell = Ali ela cabe, mas neste passo vai em `{ $where }`. Mova com as setas; o título diz onde ela está.
error-lesson-layer = Posição certa, outra camada: `{ $where }`. Aperte *{ button-layer }* até o título dizer isso.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = jogo
name-players = jogadores
name-bots = bots
name-level = nível
name-pack = baralho
name-pace = ritmo
name-with = com
name-with2 = com2
name-with3 = com3
name-with4 = com4
name-rated = ranqueada
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
name-daily = diário
name-solo = solo
name-date = data
name-hour = hora
name-rules = regras
name-topic = assunto
name-me = eu
name-reminders = avisos
name-next = próximo
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
name-form = formulário
name-public = público
name-data = dados

## What commands are for

command-snack = Jogos de colocar cartas
command-start = Abra uma mesa neste canal
command-start-game = Qual jogo
command-start-players = Quantos lugares
command-start-bots = Quantos bots
command-start-level = O nível dos bots
command-start-pack = Qual baralho
command-start-pace = Quanto tempo uma fase pode durar
command-start-with = Quem convidar: o lugar fica guardado
command-start-rated = Se a partida vale para o rating
command-hand = Veja suas cartas e o que fazer
command-do = Digite qualquer ação em vez de apertar botões
command-do-action = O que fazer: as opções aparecem enquanto você digita
command-place = Teste uma carta; nada é definitivo até você confirmar
command-place-cell = A casa de cima à esquerda que a carta cobre, como B3
command-place-rotation = Quanto girar em sentido horário
command-place-layer = { layer-over }, { layer-under }, ou { layer-under } com casas: { layer-under } C4 D4
command-place-card = Qual das suas cartas
command-place-final = Colocar direto, sem testar
command-board = Mostre a área de todo mundo
command-board-seat = Só um lugar
command-status = Quem falta jogar
command-games = Suas partidas, em todos os servidores
command-tables = Mesas deste servidor em que você pode entrar agora
command-history = Partidas terminadas: reabra, confira, exporte
command-history-scope = As suas ou as deste servidor
command-history-game = Só este jogo
command-history-opponent = Só partidas com esta pessoa
command-verify = Confira que ninguém pôde escolher as cartas de uma partida
command-profile = Rating, resultados e melhor área de uma pessoa
command-profile-person = De quem; deixe vazio para ver o seu
command-top = Os melhores deste servidor
command-top-scope = Todo mundo, quem jogou este mês ou quem jogou com você
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
command-me-next = Um aviso antecipado quando sua vez está chegando, em jogos por turnos
command-me-quiet = Horas sem avisos, como 22-8 ou 22:30-7; { word-off } para nenhuma
command-me-zone = Seu fuso horário
command-me-away = Quantos dias, ou até uma data como 2027-01-31; { word-off } quando você voltar
command-me-view = Texto ou imagens
command-me-contrast = Alto contraste ou cores normais
command-me-motion = Imagens paradas ou animadas
command-me-form = Digitar posições nos formulários ou escolher em listas
command-me-public = Se os outros veem seu rating, perfil e ranking
command-me-data = Tudo o que está guardado sobre você: copie ou apague
command-language = Idioma
command-settings = Configurações do servidor (para quem administra)
command-settings-channel = Libere mesas neste canal, ou tire de novo
command-settings-per-person = Mesas abertas por host
command-settings-per-channel = Mesas abertas por canal
command-settings-daily = Poste o piquenique do dia neste canal
command-settings-hour = A partir de que hora (UTC)
command-host = Passe a função de host, ou vote em outra pessoa se o host sumiu
command-host-to = Quem vira host; deixe vazio para votar
command-table = O código da mesa, se houver várias

## What can be wrong

error-internal = Algo deu errado do nosso lado. Sua partida está a salvo; tente de novo daqui a pouco.
still-working = Ainda estou cuidando do seu último pedido. Tente de novo quando a resposta chegar.
too-often = Foi muita coisa em pouco tempo. Você pode continuar { $when }.
server-barred = O bot não está disponível neste servidor.
restarting = Estou reiniciando. Tente de novo em alguns segundos.
error-old-button = Este botão é de uma versão antiga. Use um mais novo: `/snack { name-hand }` ou `/snack { name-games }`.
error-not-damaged = A mesa **{ $table }** está em ordem: não há nada para recuperar.
error-unreadable = Não consigo ler “{ $text }” como posição. Tente `B3 90`.
error-bad-cell = Não consigo ler “{ $given }” como casa. Uma casa é uma letra e um número, como `B3`.
error-bad-rotation = As cartas giram em quartos de volta, não em { $given }. Use 0, 90, 180 ou 270.
error-bad-layer = Não conheço a camada “{ $given }”. Use `{ layer-over }`, `{ layer-under }`, ou `{ layer-under }` com casas: `{ layer-under } C4 D4`.
error-off-frame = { $cell } está fora de alcance.
error-first-card = A primeira carta vai no meio: { $allowed }.
error-touches-nothing = Em { $cell } a carta não encosta em nada. Ela precisa sobrepor outra carta ou encostar em uma.
error-corner-only = Em { $cell } a carta só encosta num canto. Ela precisa sobrepor uma carta ou encostar em uma pelo lado.
error-too-wide = Em { $cell } sua área ficaria com { $size } de largura; o limite é { $limit }.
error-too-high = Em { $cell } sua área ficaria com { $size } de altura; o limite é { $limit }.
error-no-overlap = Neste jogo as cartas não se sobrepõem, e { $cell } está ocupada.
error-never-under = Neste jogo, as cartas nunca vão por baixo de outras.
error-nothing-to-be-under = Em { $cell } não há nenhuma carta: não dá para ficar por baixo.
error-over-and-under-one = Uma carta não pode ficar por cima de outra em { $over_at } e por baixo da mesma em { $under_at }.
error-ring = Um ciclo impossível: a carta em { $over_at } está acima da carta em { $under_at }, então nada pode ficar por cima da primeira e por baixo da segunda.
error-game-over = Esta partida terminou.
error-not-a-seat = Não existe esse lugar nesta mesa.
error-unknown-move = Este jogo não tem essa jogada.
error-bad-move = Não consigo ler essa jogada.
error-wrong-phase = A partida avançou. Agora está assim.
error-not-your-turn = Ainda não é a sua vez.
error-not-in-hand = Essa carta não está mais com você. Isto é o que você tem agora.
error-already-done = Já está feito.
error-nothing-to-undo = Não há nada para desfazer.
error-final = Isso não dá para desfazer: já foi revelado.
error-unknown-game = Não conheço esse jogo.
error-unknown-pack = Este jogo não tem o baralho { $pack }.
error-bad-seats = Este jogo é para { $least } a { $most } pessoas.
error-unknown-option = Este jogo não tem essa opção.
error-bad-option = Escolha uma destas opções: { $allowed }.
error-bad-seed = Não deu para distribuir as cartas.
error-no-such-table = A mesa { $table } não existe (ou não existe mais). `/snack { name-games }` lista as suas.
error-moves-gone = As jogadas da partida { $table } não estão mais guardadas, só o resultado.
error-no-such-step = Essa partida tem { $steps } passos de onde continuar, e este não é um deles.
error-only-practice = Isto é um treino: não há nada para provar nem para guardar.
error-nothing-to-rewind = Foi aqui que este treino começou.
error-out-of-sight = Não vejo você no canal da mesa { $table } agora, então não fiz nada. Você ainda pode olhar, ou deixar seu lugar: `/snack { name-leave }`.
error-not-in-lobby = Esta partida já começou.
error-not-playing = Esta partida não está em andamento.
error-already-seated = Você já tem um lugar aqui.
error-not-seated = Você não tem lugar nesta mesa.
error-not-played = Só quem jogou uma partida pode exportar.
error-nothing-finished = Você ainda não terminou nenhuma partida. Indique uma mesa, ou volte depois da primeira.
error-profile-hidden = { $name } prefere não mostrar os resultados.
error-top-on-servers = Os rankings são de cada servidor. Tente lá.
error-table-full =
    { $capacity ->
        [one] O único lugar daqui está ocupado.
       *[other] Todos os { $capacity } lugares daqui estão ocupados.
    }
error-only-host = Só o host pode fazer isso.
error-too-few = { $seats } é pouco: este jogo precisa de pelo menos { $needed }.
error-bad-capacity = Lugares aqui: de { $least } a { $most }.
error-small-table = Você e quem você traz precisam de { $needed } lugares, mas em `{ name-players }` está { $seats }. Peça { $needed } ou mais, ou deixe em branco.
error-no-teams = Nesta mesa não há duplas: é cada um por si.
error-no-bot-to-remove = Não há nenhum bot nesta mesa.
error-too-many-tables =
    { $limit ->
        [one] Você já tem uma mesa aberta aqui. Termine ou cancele antes: `/snack { name-games }`.
       *[other] Você já tem { $limit } mesas abertas aqui. Termine ou cancele uma antes: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] Já há uma mesa aberta neste canal. Entre nela, ou use outro canal.
       *[other] Já há { $limit } mesas abertas neste canal. Entre em uma, ou use outro canal.
    }
error-hints-off = As dicas estão desligadas nesta mesa.
error-not-over = Esta partida ainda não terminou.
error-shared-already = Já foi postado. Uma vez basta.
error-no-answer = Ninguém mais aceitou ainda. Falta responder: { $names }. Espere um pouco, ou adicione um bot.
error-alone = Por enquanto só tem você.
error-not-alone = Alguém se sentou nesse meio-tempo, então não comecei nada. Aperte *{ button-start }* para jogar com mais gente.
error-no-such-bot = Não há nenhum bot chamado “{ $given }”.
error-invited-bot = { $name } é um bot e não pode se sentar. Para os meus bots, use `{ name-bots }:`.
error-invited-unseeing = { $name } não vê este canal, então não posso guardar um lugar aqui.
error-no-free-code = Não consegui abrir uma mesa agora. Tente de novo.
error-nothing-to-do = Nada para você fazer agora.
error-mind-made-up = Você mudou de ideia { $limit } vezes nesta fase. Agora fica assim.
error-not-free = Esse lugar não está livre.
error-held-another = Você já teve outro lugar nesta partida e viu as cartas dele, então este é para outra pessoa.
error-no-deadline = Aqui não há prazo para adiar, ou ninguém que possa concordar.
error-time-granted = Esta fase já ganhou mais tempo. É só uma vez.
error-no-vote = Quem decide são os outros: é você que eles estão esperando.
error-host-yourself = O host é você. `/snack { name-host } { name-to }:` passa a função a outra pessoa.
error-host-is-here = O host está aqui. Dá para votar em outra pessoa quando o host perde um prazo, não começa a partida em uma hora ou deixa uma partida sem prazos esperando seis dias.
error-host-not-seated = Só quem tem lugar nesta mesa pode ser host dela.
error-wrong-channel = Neste servidor, as mesas são abertas aqui: { $channels }
error-only-managers = Só quem administra este servidor pode mudar isso.
error-only-servers = Isso só dá para definir num servidor.
error-bad-hours = Não consigo ler “{ $given }” como horário. Escreva `22-8` ou `22:30-7:15`, ou `{ word-off }`.
error-zone-missing = Qual fuso horário? Acrescente: `/snack { name-me } { name-quiet }:22-8 { name-zone }:America/Sao_Paulo`.
error-bad-zone = Não conheço o fuso horário “{ $given }”. Escolha um da lista, como `America/Sao_Paulo`.
error-long-quiet = O horário de silêncio dura no máximo { $limit } horas e não pode acabar quando começa.
error-bad-away = Não consigo ler “{ $given }” como tempo fora. Escreva um número de dias, uma data dentro de um ano, como `2027-01-31`, ou `{ word-off }`.
error-away-out-of-reach = “{ $given }” já passou ou está longe demais. Escreva de 1 a { $limit } dias, uma data dentro de um ano, ou `{ word-off }`.
error-stale = A partida avançou, então não mudei nada. Agora está assim.
error-no-such-day = Há um piquenique para cada dia de { $first } a { $last }. Escreva a data nesse formato.
error-no-daily-channel = Escolha primeiro um canal para o post diário: `/snack { name-settings } { name-daily }:`
error-day-over = Esse dia já acabou, e a jogada chegou tarde. `/snack { name-daily }` traz o piquenique de hoje.
error-deal-withheld = Hoje ainda tem gente que pode jogar com estas cartas. Elas ficam visíveis quando o dia acabar.
error-day-unfinished = Termine primeiro o seu piquenique desse dia.
error-day-tried = Você já teve sua tentativa de hoje: ela se foi com os seus dados. O próximo piquenique começa { $when }.
error-only-yours = Esta partida é só sua. Saia quando quiser; ela fica como está.
error-not-a-member = Não estou neste servidor, então não posso abrir uma mesa. Me adicione: { $link } · `/snack { name-solo }` e `/snack { name-daily }` funcionam aqui mesmo.
error-no-such-card = Não existe a carta { $given }; você tem { $count }.
error-card-laid =
    { $left ->
        [0] A carta { $given } já foi colocada.
       *[other] A carta { $given } já foi colocada. Falta a carta { $left }.
    }
error-no-such-seat = Não existe o lugar { $seat }; esta mesa vai até o lugar { $seats }.
error-no-table-here = Você não tem partida aqui. `/snack { name-start }` abre uma mesa, `/snack { name-games }` lista as suas.
error-cannot-post = Não tenho permissão para postar neste canal. Preciso de *Ver canal*, *Enviar mensagens* (em tópicos também), *Anexar arquivos* e *Ver histórico de mensagens*. Fale com quem administra o servidor, ou use outro canal.
error-which-table = Qual mesa? Escolha uma: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Área do lugar { $seat }, { $cards } carta.
       *[other] Área do lugar { $seat }, { $cards } cartas.
    }
alt-empty-area = Área do lugar { $seat }, ainda vazia.
alt-shared-area =
    { $cards ->
        [one] A área compartilhada: { $cards } carta.
       *[other] A área compartilhada: { $cards } cartas.
    }
alt-empty-shared-area = A área compartilhada, ainda vazia.
alt-row = Fileira { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } na { $ground }
alt-reach = Ao alcance: colunas { $left } a { $right }, fileiras { $top } a { $bottom }.
alt-newest = A carta mais recente está em { $cells }.
alt-laid = Cartas por camadas, de baixo para cima: { $cards }.
alt-trial = Teste em { $cell }, giro de { $turn }: { $squares }.
alt-trial-under = Por baixo em { $cells }.
alt-trial-hides = Esconde { $squares }.
alt-change = { $sign }{ $points } { $component }, { $why }, em { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, em { $cells }.
alt-change-nowhere = { $sign }{ $points } { $component }, { $why }.
alt-total = Ao todo { $sign }{ $points }.
alt-no-change = Os pontos continuam iguais.
alt-problem = A carta não pode ficar em { $cell } com giro de { $turn }.
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
        [one] { $seats } área, rodada { $round } de { $rounds }.
       *[other] { $seats } áreas, rodada { $round } de { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [0] Lugar { $seat }: nenhuma carta.
        [one] Lugar { $seat }: { $cards } carta, { $width } de largura, { $height } de altura.
       *[other] Lugar { $seat }: { $cards } cartas, { $width } de largura, { $height } de altura.
    }
alt-reveal = O fim da rodada { $round }, com os pontos de todo mundo, do maior ao menor.
alt-table-shared =
    { $cards ->
        [one] Uma área compartilhada, rodada { $round } de { $rounds }: { $cards } carta, { $width } de largura, { $height } de altura.
       *[other] Uma área compartilhada, rodada { $round } de { $rounds }: { $cards } cartas, { $width } de largura, { $height } de altura.
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
        [one] A área compartilhada, carta por carta, { $cards } carta.
       *[other] A área compartilhada, carta por carta, { $cards } cartas.
    }
alt-line = Gráfico de rating, { $count } valores: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
alt-ranked = { $place }º: { $value }.
alt-weeks = Partidas por semana, últimas { $count } semanas, da mais antiga à atual: { $values }.
alt-profile = Um perfil. Partidas: { $games }, vencidas: { $wins }. O resto está no texto.
alt-skill = Pontos acima do que as cartas costumam render: { $skill } por partida.

## The playground

playground-topic = O bot de verdade num Discord simulado
playground-welcome =
    ## 🧺 Boas-vindas ao playground
    Este é o bot de verdade, num Discord que só existe no seu computador. *Viewing as*, no alto, diz quem você é: troque de pessoa quando quiser.
playground-steps =
    {""}**1.** Como { $first }, aperte *{ button-my-cards }*: só { $first } vê a resposta. Faça o que ela pede e depois o mesmo como { $second }.
    {""}**2.** Quando os dois terminarem, a mesa mostra, e a partida continua.
playground-also = Ou entre na mesa aberta como quem quiser, ou digite um comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = Ou digite um comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Entrar na mesa { $code }
playground-footer = -# Aqui o tempo é real. Adiante: `skip 3h` aqui ou no terminal.
playground-direct = { $name }: mensagens diretas
playground-open = Snack Table está aberto: { $address }
playground-hint = As partidas ficam em { $file }. Digite `skip 3h` para adiantar o relógio; Ctrl-C encerra.
playground-skipped = Agora, no playground: { $now }.
playground-meanwhile = Nesse meio-tempo:
playground-stood-in = um suplente jogou por { $names }
playground-quiet = Nesse meio-tempo, não aconteceu nada.
