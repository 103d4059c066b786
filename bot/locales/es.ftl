# Everything the bot says, in Spanish. Keys are made of codes; en.ftl beside this file is the source.

## Names

game-snack = Snack Match
game-veggies = Veggies
level-easy = fácil
level-medium = medio
level-hard = difícil
auto-player = 🤖 automático ({ $level })
auto-short = jugador automático
components-sandwich = sándwiches
components-donut = donuts
components-soda = refrescos
components-sausage = salchichas
components-orange = manteles naranjas
components-green = manteles verdes
components-blue = manteles azules
components-red = manteles rojos
component-sandwich = sándwich
component-donut = donut
component-soda = refresco
component-sausage = salchicha
component-orange = mantel naranja
component-green = mantel verde
component-blue = mantel azul
component-red = mantel rojo
components-strawberry = fresas
components-banana = plátanos
components-grape = uvas
components-carrot = zanahorias
components-mushroom = setas
components-mouse = ratones
component-strawberry = fresa
component-banana = plátano
component-grape = uva
component-carrot = zanahoria
component-mushroom = seta
component-mouse = ratón
component-crate = caja vacía
component-pallet = palé vacío
component-barrel = barril vacío
layer-beside = al lado
layer-over = encima
layer-under = debajo
# What may be typed for a layer, apart from its name: words set apart by commas.
typed-over = o, sobre, por encima, arriba, enc
typed-under = u, bajo, por debajo, abajo, deb
# What may stand in between and says nothing: “and”, “of”, “degrees” …
typed-fillers = y, e, de, en, la, las, grados, grado
word-off = no
typed-off = off, nada, ninguno, ninguna, quitar

# What something is called, and what it is.
labelled = { $label }: { $text }

## The lobby

lobby-title = ## 🧺 { $game } · mesa { $code }
lobby-blurb-snack = Monta tu pícnic en un cuadrado de 4 × 4, por encima y por debajo, y junta los aperitivos y los manteles iguales.
lobby-blurb-veggies = Llena tu puesto del mercado de mercancía, en grupos grandes y en muchos grupos, y tapa los ratones. Cuatro juegan en dos equipos: asientos 1 y 3 contra 2 y 4.
lobby-host = { $seat } · organiza
lobby-free =
    { $count ->
        [one] *queda un asiento libre*
       *[other] *quedan { $count } asientos libres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *La partida ha empezado.*
lobby-footer = -# Puede unirse cualquiera. Quien organiza pone en marcha la partida.
lobby-footer-direct = -# Aquí no puede unirse nadie más: añade jugadores automáticos o empieza en solitario.
lobby-footer-solo = -# Puede unirse cualquiera. Quien organiza pone en marcha la partida; si no se une nadie, se juega en solitario.
option-diet = Dieta especial
option-diet-none = ninguna
option-diet-none-about = Solo cuentan los grupos
option-diet-easy = fácil
option-diet-easy-about = Dos maneras de ganar puntos
option-diet-medium = media
option-diet-medium-about = Una manera de ganar puntos y otra de perderlos
option-diet-hard = difícil
option-diet-hard-about = Dos maneras de perder puntos
option-hints = Pistas
option-hints-on = sí
option-hints-off = no
opened = La mesa **{ $code }** está abierta en <#{ $channel }>. Cuando no falte nadie, pulsa *{ button-start }*.
joined = Ya tienes asiento en la mesa **{ $code }**. Quien la organiza pondrá en marcha la partida.
left = Has dejado la mesa **{ $code }**.
rematch-open = Revancha en la mesa **{ $code }**: ya está abierta en el canal.
rematch-call = 🔁 { $host } pide la revancha en la mesa **{ $code }**. Ya tienen asiento: { $names }. Quien no quiera jugar, que pulse *{ button-leave }*.

## The table while a game runs

table-title = ### { $game } · { $code } · ronda { $round } de { $rounds }
reveal-title = ## 🎉 ¡Ronda { $round } sobre la mesa!
standing = { $seat } · **{ $points }** ({ $gain })
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* te enseña tus cartas solo a ti. Reparto sellado: { $commitment }…
snack-choose-table = Cada cual se queda una carta y pasa la otra a su izquierda.
snack-play-table = Cada cual coloca dos cartas. Se muestran todas a la vez, cuando no falte nadie.
snack-solo-table = Dos cartas cada vez: una para el pícnic, la otra para el oponente.
veggies-start-table = Cada cual abre su puesto con una de sus dos cartas y conserva la otra.
veggies-turn-table = Una carta por turno: de la mano o del mercado.
veggies-name-table = Los puestos están llenos. Falta anunciar alguna mercancía para el recuento.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida se ha cancelado.
board-title = ### { $game } · { $code } · ronda { $round } de { $rounds }

## The private panel

snack-choose-title = ### Ronda { $round } de { $rounds }: elige y pasa
snack-choose-ask = ¿Qué carta te quedas? La otra va a tu izquierda.
snack-choose-chosen = Te quedas la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
snack-choose-button = Me quedo la { $number }
snack-choose-done = ### Ya has elegido
snack-play-title = ### Ronda { $round } de { $rounds }: juega tus cartas
snack-play-ask =
    { $count ->
        [one] Te queda una carta. Pruébala sin miedo: nada se coloca hasta que tú lo digas.
       *[other] Elige una carta y pruébala sin miedo: nada se coloca hasta que tú lo digas.
    }
snack-play-done = ### Has terminado esta ronda
snack-solo-title = ### Ronda { $round } de { $rounds }: una para ti, otra para tu oponente
snack-solo-ask = ¿Cuál colocas? La otra es para tu oponente. Elige una carta para probarla: nada se coloca hasta que tú lo digas.
veggies-start-title = ### Abre tu puesto
veggies-start-ask = ¿Con qué carta abres tu puesto? La otra se queda en tu mano.
veggies-start-chosen = Abres con la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
veggies-start-button = Abrir con la { $number }
veggies-start-done = ### Ya has elegido
veggies-turn-title = ### Carta { $round } de { $rounds }: te toca
veggies-turn-ask = La carta 1 es la de tu mano; las demás están en el mercado. Elige una y pruébala.
veggies-turn-done = ### Tu puesto
plan-ask = Ya puedes planear tu turno: prueba la carta de tu mano y se colocará en cuanto te toque.
plan-stands = 📌 En cuanto te toque, tu carta se colocará sola: **{ $where }**.
veggies-name-title = ### Anuncia tu mercancía
veggies-name-ask = ¿Cuál de tus grupos más numerosos cuenta? Lo que anuncie cualquiera cuenta para todo el mundo.
veggies-name-button = { $things }
veggies-name-done = ### Tu puesto está lleno
panel-last = Solo faltas tú: lo que elijas es definitivo.
panel-waiting =
    { $count ->
        [0] No falta nadie: la partida sigue.
        [one] Falta: { $names }.
       *[other] Faltan: { $names }.
    }
panel-over = La partida de la mesa **{ $code }** ha terminado.
panel-footer = -# Mesa { $code } · esto solo lo ves tú
not-begun = La mesa **{ $code }** todavía no ha empezado.
not-in-game = No tienes asiento en la mesa **{ $code }**, así que no hay cartas que enseñarte. Puedes seguir la partida o abrir tu propia mesa con `/snack { name-start }`.
cannot-show = -# ⚠️ Ahora mismo la mesa no se puede mostrar en <#{ $channel }>: el canal ya no existe, no tengo permiso para escribir allí o Discord no responde. La partida sigue aquí: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

bonus-fewest = -# 🟢 +3 por la menor cantidad de { $component }
bonus-most = -# 🔴 −3 por la mayor cantidad de { $component }
bonus-corners = -# 🟢 +1 por cada esquina de tu zona con { $component }
bonus-isolated = -# 🔴 −2 por cada componente aislado: { $component }
bonus-groups = -# 🟢 +1 por cada grupo, aunque sea de uno: { $component }
bonus-centre = -# 🔴 −2 por cada componente en tu centro: { $component }
bonus-lines = -# 🟢 +2 por cada fila o columna completa de { $component }
bonus-pairs = -# 🔴 −2 por cada grupo de solo dos { $component }

## A trial placement

trial-title = ### Carta { $number } · `{ $where }` · { $gain }
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punto
       *[other] { $sign }{ $points } puntos
    }
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Aún no se ha colocado nada. Podrás deshacerlo mientras falte alguien. Mesa { $code }
trial-footer-final = -# Aún no se ha colocado nada. Aquí, lo colocado es definitivo: las cartas siguientes salen al momento. Mesa { $code }
trial-footer-last = -# Aún no se ha colocado nada. Solo faltas tú: lo que coloques es definitivo. Mesa { $code }
trial-footer-plan = -# Aún no se ha colocado nada. Se colocará en cuanto te toque, si no lo deshaces antes. Mesa { $code }
suggestion = Carta { $number } · { $where } · { $gain }
menu-partner = Pareja del asiento 1
menu-best = Posiciones prometedoras
menu-topics = Temas
form-title = ¿Dónde la colocas?
form-card = ¿Qué carta? (de 1 a { $count })
form-where = Posición
form-where-about = Casilla superior izquierda, giro (0, 90, 180, 270), { layer-over } o { layer-under } («{ layer-under } C4»: solo ahí).
form-where-example = B3 90 { layer-under }

## Hints and review

hint-keep = 💡 Quédate la carta **{ $number }**: es la que mejor combina con lo que te pueden pasar y la que menos regala.
hint-open = 💡 Abre con la carta **{ $number }**.
hint-answer = 💡 { $answer }: tal como está la partida, es lo que más puntos te da.
hint-place = 💡 Carta { $number } en `{ $where }`: { $why }.
hint-group = junta { $size } × { $component }, { $gain }
hint-less = { $what }, { $gain }
hint-prepares = aún no da puntos, pero deja grupos que pueden crecer: { $groups }
hint-prepares-group = { $size } × { $component }
hint-ways-on = aún no da puntos, pero es lo que más opciones te deja
hint-last = ya no hay puntos que ganar, y así pierdes lo mínimo
review-title = ### Repaso de tu partida en la mesa { $code }
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }; lo mejor encontrado, { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-about = -# Cada turno se valora por los puntos que dio al momento, tal como estaba la partida. Renunciar a puntos pensando en más adelante puede ser un acierto.
review-area =
    { $best ->
        [one] { "" }**Con las ocho cartas que tuviste**, el mejor resultado encontrado suma **{ $best }** punto; el tuyo, { $own }.
       *[other] { "" }**Con las ocho cartas que tuviste**, el mejor resultado encontrado suma **{ $best }** puntos; el tuyo, { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Con las ocho cartas que tuviste**, no se ha encontrado nada mejor que tu **{ $own }** punto.
       *[other] { "" }**Con las ocho cartas que tuviste**, no se ha encontrado nada mejor que tus **{ $own }** puntos.
    }
review-footer = -# Es lo mejor que ha salido tras buscar unos segundos: puede haber algo mejor. Esto solo lo ves tú.

## Buttons

button-join = Unirme
button-leave = Salir
button-start = Empezar
button-add-auto = Añadir automático
button-remove-auto = Quitar automático
button-cancel = Cancelar mesa
button-my-cards = Mis cartas
button-card = Probar carta { $number }
button-type = Escribir…
button-undo = Deshacer
button-refresh = Actualizar
button-turn = Girar
button-layer = Capa
button-other = Otra carta
button-place = Colocar
button-plan = Colocar en mi turno
button-back = Volver
button-help = Ayuda
button-hint = 💡 Pista
button-hints-off = Jugar sin pistas
button-hints-on = Permitir pistas
button-rules = Las reglas
button-again = Otra vez
button-look-text = Ver texto
button-look-pictures = Ver imágenes
button-as-text = En texto
button-keep-look-text = Siempre texto
button-keep-look-pictures = Siempre imágenes
button-keep-look-strong = Alto contraste
button-keep-look-ordinary = Colores normales
button-review = Repasar partida
button-why-not = ¿Por qué no?
button-page-before = ◀ Anterior
button-page-after = Siguiente ▶
button-keep-going = No, seguir
button-rematch = Revancha
button-replay = Ver repetición
button-cards-of = Mis cartas · { $code }

## The end

over-title = ## 🏁 { $game } · mesa { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names }: ¡{ $points } punto!
       *[other] 🏆 { $names }: ¡{ $points } puntos!
    }
verdict-largest-group =
    { $points ->
        [one] 🏆 { $names }: { $points } punto y, en el desempate, el grupo más grande ({ $size }).
       *[other] 🏆 { $names }: { $points } puntos y, en el desempate, el grupo más grande ({ $size }).
    }
verdict-shared =
    { $points ->
        [one] 🏆 Victoria compartida: { $names }, con { $points } punto e igualdad también en el desempate ({ $size }).
       *[other] 🏆 Victoria compartida: { $names }, con { $points } puntos e igualdad también en el desempate ({ $size }).
    }
verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names }: { $points } punto y, en el desempate, menos ratones ({ $size }).
       *[other] 🏆 { $names }: { $points } puntos y, en el desempate, menos ratones ({ $size }).
    }
verdict-solo-won =
    { $points ->
        [one] 🏆 ¡Ganas! Tienes { $points } punto y había que superar { $target }.
       *[other] 🏆 ¡Ganas! Tienes { $points } puntos y había que superar { $target }.
    }
verdict-solo-lost =
    { $points ->
        [one] Esta vez el pícnic es para tu oponente: tienes { $points } punto y había que superar { $target }.
       *[other] Esta vez el pícnic es para tu oponente: tienes { $points } puntos y había que superar { $target }.
    }
score-seat = { $seat } — **{ $total }**
score-of-opponent = 🤖 tu oponente — **{ $total }**
score-nothing = nada
score-group = { $size } { $component } { $points }
score-good = { $component } { $largest } × { $groups } { $points }
score-mice = ratones ({ $count }) { $points }
score-bonus-fewest = menor cantidad de { $component } ({ $own }) { $points }
score-bonus-most = mayor cantidad de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } en las esquinas ({ $count }) { $points }
score-bonus-isolated = { $component }: aislados ({ $count }) { $points }
score-bonus-groups = grupos de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } en el centro ({ $count }) { $points }
score-bonus-lines = líneas completas de { $component } ({ $count }) { $points }
score-bonus-pairs = parejas de { $component } ({ $count }) { $points }
score-opponent = { $component } ({ $own }) { $points }
over-footer =
    -# El reparto: semilla `{ $seed }`,
    -# sellada desde el principio como SHA-256 `{ $commitment }`
replay-title = ### Carta a carta · { $code }

## Time

option-pace = Ritmo
lobby-pace = Ritmo: **{ $pace }** · { $about }
pace-live = en vivo
pace-live-about = 10 minutos por fase
pace-evening = velada
pace-evening-about = 2 horas por fase
pace-daily = diario
pace-daily-about = 24 horas por fase
pace-relaxed = relajado
pace-relaxed-about = 3 días por fase
pace-none = sin límite
pace-none-about = Nadie mete prisa
pace-choice-live = en vivo: 10 minutos por fase
pace-choice-evening = velada: 2 horas por fase
pace-choice-daily = diario: 24 horas por fase
pace-choice-relaxed = relajado: 3 días por fase
pace-choice-none = sin límite: nadie mete prisa
seat-until = { " " }· el plazo acaba { $until }
seat-away = { " " }· 🏖️ ausente, vuelve { $until }
seat-missed = { " " }· 🤖 la última vez jugó un suplente
seat-stand-in = { " " }· 🤖 juega un suplente hasta que vuelva
seat-done = { " " }· hecho
seat-waiting = { " " }· le toca
seat-later = { " " }· más tarde
panel-until = -# ⏳ El plazo acaba { $until }; después jugará un suplente por ti.
stand-in-plays = 🤖 Un suplente juega en tu asiento hasta que vuelvas.
back-again = ¡Qué bien verte de vuelta! Tu asiento vuelve a ser tuyo.
played-for-you = 🤖 Listo, ya está hecho por ti. Puedes deshacerlo mientras falte alguien, salvo que la partida ya haya avanzado.
played-for-you-final = 🤖 Listo, ya está hecho por ti. La partida ha avanzado.
button-back-again = He vuelto
button-keep-for-me = Elige por mí
button-play-for-me = Juega por mí
seat-before = { " " }· antes: { $names }
button-more-time = Más tiempo ({ $votes }/{ $needed })
button-take-over = Ocupar asiento { $seat }
button-next-game = Siguiente partida · { $code }
more-time-granted = Concedido: hay más tiempo en la mesa **{ $code }**.
more-time-voted = Tu voto cuenta. Habrá más tiempo cuando esté de acuerdo más de la mitad de quienes ya han hecho su parte.
taken-over = El asiento { $seat } ya es tuyo: estas son sus cartas.
host-is = Ahora { $name } organiza la mesa **{ $code }**.
host-voted = Tu voto cuenta. La mesa **{ $code }** cambiará de manos cuando esté de acuerdo más de la mitad del resto.
thread-name = { $game } · { $code }
nudge-notice = ⏳ **Te toca** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-half = ⏳ **Ha pasado la mitad de tu plazo** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-last = ⏰ **Queda poco tiempo**; después jugará un suplente · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
nudge-silence = 💤 **Hace días que aquí no pasa nada** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. La partida sigue esperando; quien la organiza puede cancelarla con `/snack { name-cancel }`.
nudge-silence-lobby = 💤 **Hace días que aquí no pasa nada** · [{ $game } · { $code }]({ $link }). La mesa sigue esperando; quien la organiza puede empezar la partida o cancelarla con `/snack { name-cancel }`.
nudge-closes = Si hasta entonces no pasa nada, la mesa se cancelará sola { $until }.
nudge-who = { $who }
nudge-who-until = { $who } · el plazo acaba { $until }

## What people and servers want

# This language's own name for itself.
language-name = Español
language-auto = el de Discord
notices-channel = en el canal
notices-direct = por mensaje directo
notices-off = ninguno
me-title = ### Tus preferencias, para todas tus partidas
me-notices = Avisos cuando te toca: **{ $notices }**
me-quiet = Horas de silencio: **{ $start }–{ $end }** ({ $zone }). Durante ese tiempo no hay avisos ni vencen plazos: los que caigan ahí se alargan hasta que termine.
me-zone = Zona horaria: **{ $zone }**
me-no-quiet = Horas de silencio: **ninguna**. Ponlas con `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Madrid`.
me-away = Ausente hasta el **{ $until }**. Tu tiempo en cada fase empieza cuando vuelvas; una partida te espera 14 días en total.
me-here = Estás **disponible**. Si vas a faltar, dilo con `/snack { name-me } { name-away }:5` o `{ name-away }:2027-01-31`.
me-language = Idioma: **{ $language }**
me-footer = -# Esto solo lo ves tú. Tu ausencia aparece en las mesas que te esperan.
menu-notices = Avisos
menu-language = Idioma
menu-house-pace = Mesas nuevas
button-away =
    { $days ->
        [one] Faltaré 1 día
       *[other] Faltaré { $days } días
    }
button-here = Ya estoy aquí
house-title = ### Ajustes de este servidor
house-pace = Mesas nuevas: **{ $pace }** · { $about }
house-channels = Mesas solo en: { $channels }
house-everywhere = Mesas en **todos los canales**. `/snack { name-settings } { name-channel }:` permite uno o lo retira.
house-threads-on = Cada mesa tiene **su propio hilo**.
house-threads-off = Las mesas están **en su canal**.
house-mentions-on = Se **menciona** a cada persona cuando le toca.
house-mentions-off = En los canales no se menciona a nadie; quien lo quiera recibe **mensajes directos**.
house-limits = Mesas abiertas: **{ $person }** por persona, **{ $channel }** por canal
house-language = Idioma de las mesas: **{ $language }**
house-footer = -# Esto solo lo ves tú. Vale para las mesas que se abran a partir de ahora; las menciones cambian al momento.
button-threads-on = Usar hilos
button-threads-off = Sin hilos
button-mentions-on = Mencionar
button-mentions-off = Sin menciones
button-everywhere = Todos los canales

## Confirming

cancel-ask = ¿Cancelar la mesa **{ $code }** para todo el mundo? No se puede deshacer.
cancel-yes = Sí, cancelarla
cancel-done = La mesa **{ $code }** se ha cancelado.
leave-ask = ¿Dejar la mesa **{ $code }**? Si la partida ya ha empezado, un jugador automático ocupará tu asiento.
leave-yes = Sí, salir
leave-done = Has dejado la mesa **{ $code }**.
confirm-nothing = No ha cambiado nada.

## Lists and help

status-title = ### { $game } · mesa { $code }
status-round = Ronda { $round } de { $rounds }
status-link = [A la mesa]({ $link })
status-lobby = esperando jugadores
status-over = terminada
status-cancelled = cancelada
games-title =
    { $count ->
        [0] Ahora mismo no estás en ninguna partida. `/snack { name-start }` abre una mesa.
        [one] ### Tienes una partida
       *[other] ### Tienes { $count } partidas
    }
games-line = **{ $code }** · { $game } · { $state } · [ir a la mesa]({ $link })
games-more = -# … y { $count } más
games-your-turn = **te toca**
games-waiting = esperando al resto
help-text =
    ## Cómo se juega aquí
    {""}**1.** `/snack { name-start }` abre una mesa; los demás pulsan *{ button-join }*. Si no se une nadie, juegas en solitario.
    {""}**2.** *{ button-my-cards }*, en la mesa (o `/snack { name-hand }`), te enseña tus cartas solo a ti.
    {""}**3.** Quédate una carta y pasa la otra a la izquierda.
    {""}**4.** Prueba una carta: gírala, muévela, deslízala por debajo; o escribe `B3 90 { layer-under }` (`/snack { name-place }`). Después, *{ button-place }*.
    {""}**5.** Cuando no falta nadie, se muestran todos los pícnics a la vez. Cuatro rondas y a contar puntos.
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Llena un puesto del mercado, una carta por turno.

    `/snack { name-board }` muestra los pícnics · `/snack { name-status }` dice a qué espera una partida · `/snack { name-games }` muestra las tuyas
    `/snack { name-leave }` y `/snack { name-cancel }` piden confirmación · `/snack { name-rules }` explica las reglas · `/snack { name-tutorial }` te enseña a jugar
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Puede ser una de varias cosas:
    { $labels }
do-unknown =
    «{ $typed }» no es nada que puedas hacer ahora. Puedes hacer esto:
    { $labels }

help-looks = -# *{ button-look-text }*, en cada panel, cambia las imágenes por palabras. Lo que elijas aquí se guarda:
looks-title = ### Cómo ves las partidas
looks-text-on = Texto en lugar de imágenes: **sí**
looks-text-off = Texto en lugar de imágenes: **no**
looks-strong-on = Alto contraste: **sí**
looks-strong-off = Alto contraste: **no**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Imagen { $number }: { $text }
rules-not-like-this = ✗ Así no:
rules-nothing-found = Ninguna página de las reglas habla de «{ $typed }». Elige un tema en el menú de cualquier página.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdad = empate

rules-snack-overview-title = En pocas palabras
rules-snack-overview =
    Cuatro rondas. En cada una robas dos cartas, te quedas una, pasas la otra a la izquierda y después colocas tus dos cartas en tu zona de pícnic.

    { "" }**Colocar.** Tu zona puede llegar a 4 × 4 cuadrados, no más. Una carta va al lado, encima o debajo de lo que ya hay, o entre medias: encima de unos cuadrados y debajo de otros. Tiene que solaparse con otra carta o tocarla por un lado; las esquinas no valen.

    { "" }**Puntuar.** Los aperitivos iguales que se tocan por un lado forman un grupo, y los manteles iguales también. Un grupo de tres vale 1 punto; de cuatro, 2; de cinco, 3; y así sucesivamente. Los cuadrados tapados no cuentan. Gana quien tenga más puntos; si hay empate, quien tenga el grupo más grande.

    { "" }La **Dieta especial** añade dos extras, conocidos desde el principio. Y también se puede jugar **en solitario**.
rules-snack-course-title = Una ronda: elegir, pasar, jugar
rules-snack-course =
    { "" }**Elegir y pasar.** Recibes dos cartas. Quédate una y pasa la otra al asiento siguiente; el último pasa al primero. Así juegas una carta que has elegido tú y otra que te llega de al lado.

    { "" }**Jugar.** Coloca las dos cartas en tu zona, en el orden que quieras.

    Todo el mundo juega a la vez y en secreto. Puedes cambiar de idea mientras falte alguien; después se muestra todo a la vez. Tras cuatro rondas hay ocho cartas en cada zona y se cuentan los puntos.
rules-snack-first-title = La primera carta
rules-snack-first =
    Tu primera carta va al centro, en horizontal o en vertical: `C4 0`, `C4 180`, `D3 90` o `D3 270`. Dónde esté todavía da igual: desde ahí, tu zona puede crecer en cualquier dirección.
rules-snack-placing-title = Colocar una carta
rules-snack-placing =
    Gira la carta como quieras, de cuarto en cuarto de vuelta, y colócala recta, nunca en diagonal. Tiene que solaparse con una carta tuya o tocarla **por un lado**, como en la primera imagen. Tocarla solo por una esquina, como en la segunda, no basta.

    Las cartas colocadas ya no se mueven. Siempre puedes poner una carta justo encima de otra, así que nadie se queda nunca sin jugada.
rules-snack-layers-title = Encima y debajo
rules-snack-layers =
    Una carta puede tapar a otras, en parte o del todo, o deslizarse por debajo de ellas. Lo que queda tapado no cuenta; lo que se ve, sí.

    { "" }**Encima** (primera imagen): se ven los cuadrados de tu carta, y lo que tapan desaparece. El cuadradito de la esquina indica qué es.
    { "" }**Debajo** (segunda imagen): tu carta queda tapada allí donde ya hay algo, y sus demás cuadrados se ven.
rules-snack-between-title = Entre medias
rules-snack-between =
    Una carta puede ir encima de unas cartas y debajo de otras a la vez. En la primera imagen está encima de la carta superior y debajo de la inferior: `D3 90 { layer-under } D5`.

    Lo que no puede ser: ir encima de un cuadrado de una carta y debajo de otro cuadrado de **la misma** carta. Tendría que atravesarla.
rules-snack-rings-title = Sin anillos
rules-snack-rings =
    Tiene que ser posible volver a colocar todas tus cartas una a una, empezando por las que están debajo. En la primera imagen, la fila inferior está encima de la carta vertical, y la carta vertical, encima de la fila de D4. Por eso nada puede ir a la vez encima de la fila inferior y debajo de la fila de D4: sería un anillo sin ninguna carta por la que empezar.
rules-snack-area-title = La zona flotante
rules-snack-area =
    Todas tus cartas juntas pueden ocupar **4 cuadrados de ancho y 4 de alto**, no más. Cuáles son esas cuatro columnas y esas cuatro filas no está decidido desde el principio: tu zona flota. En cuanto mide cuatro de ancho, sus columnas quedan fijas; en cuanto mide cuatro de alto, sus filas.

    La primera imagen muestra todas las casillas que aún puedes alcanzar. En la segunda, la zona mediría cinco de ancho.
rules-snack-groups-title = Grupos y puntos
rules-snack-groups =
    Los aperitivos iguales que se tocan por un lado forman un grupo, y los manteles iguales también. Las esquinas no unen. Un grupo cuenta a partir de tres:

    3 → **1** punto · 4 → **2** · 5 → **3** · 6 → **4** … siempre su tamaño menos 2.

    Cada cuadrado cuenta dos veces, por su aperitivo y por su mantel, cada uno por separado. La primera imagen muestra lo que daría una carta; la segunda, todo lo que puntúa en un pícnic completo.
rules-snack-winning-title = Victoria y empates
rules-snack-winning =
    Gana quien tenga más puntos, extras incluidos. Si hay empate, decide el **grupo más grande**, sea de lo que sea (aquí, marcado); si también en eso hay empate, la victoria se comparte.
rules-snack-diet-title = Dieta especial
rules-snack-diet =
    Dos extras para toda la partida, conocidos desde el principio e iguales para todo el mundo. Cada uno une un aperitivo o un mantel con lo que da o cuesta; se cuentan después de los grupos.

    { "" }**Fácil**: dos verdes, puntos que ganar. **Media**: uno verde y uno rojo. **Difícil**: dos rojos, puntos que perder.

    Las esquinas, el centro y las líneas son los del rectángulo que ocupan tus cartas, aunque no llegue a 4 × 4. Cada uno de los ocho extras tiene su propia página.
rules-snack-diet-fewest-title = Dieta especial: la menor cantidad (verde)
rules-snack-diet-fewest =
    { "" }**+3** si nadie muestra menos de este tipo que tú. Con empate también ganas los puntos, y no tener ninguno es lo mínimo posible. Aquí se ven cuatro refrescos, y las demás zonas muestran cuatro y cinco: es suficiente.
rules-snack-diet-corners-title = Dieta especial: en las esquinas (verde)
rules-snack-diet-corners =
    { "" }**+1** por cada componente de este tipo en una esquina de tu zona. Aquí hay salchichas en las cuatro esquinas.
rules-snack-diet-groups-title = Dieta especial: grupos (verde)
rules-snack-diet-groups =
    { "" }**+1** por cada grupo de este tipo, aunque sea de uno solo: aquí conviene separarlos. El mantel naranja se ve en tres sitios.
rules-snack-diet-lines-title = Dieta especial: líneas completas (verde)
rules-snack-diet-lines =
    { "" }**+2** por cada fila o columna completa de este tipo, de borde a borde de tu zona. Un hueco rompe la línea. Aquí hay una columna toda azul.
rules-snack-diet-most-title = Dieta especial: la mayor cantidad (rojo)
rules-snack-diet-most =
    { "" }**−3** si nadie muestra más de este tipo que tú; con empate también pierdes los puntos. Aquí se ven cuatro manteles naranjas, y las demás zonas muestran dos y cuatro.
rules-snack-diet-isolated-title = Dieta especial: aislados (rojo)
rules-snack-diet-isolated =
    { "" }**−2** por cada componente aislado de este tipo, es decir, que no toque a ninguno igual por un lado. Aquí hay un mantel verde sin compañía; los demás se acompañan entre sí.
rules-snack-diet-centre-title = Dieta especial: en el centro (rojo)
rules-snack-diet-centre =
    { "" }**−2** por cada componente de este tipo en el centro de tu zona: los cuatro cuadrados interiores, si está completa. Si un lado es impar, hay una sola fila o columna central en vez de dos. Aquí estorban tres donuts.
rules-snack-diet-pairs-title = Dieta especial: parejas (rojo)
rules-snack-diet-pairs =
    { "" }**−2** por cada grupo de exactamente dos. Uno solo o tres juntos no cuestan nada. Aquí hay dos refrescos juntos.
rules-snack-solo-title = En solitario
rules-snack-solo =
    En solitario juegas ocho rondas. De dos cartas colocas una; la otra es para tu oponente, cuyas cartas van en fila y nunca se solapan. Lo que colocas no se puede deshacer, porque las dos cartas siguientes salen al momento.

    Al final puntúas como siempre. Tu oponente se fija en el aperitivo que más se ve **en las dos zonas juntas** y gana un punto por cada uno que haya entre **sus propias** cartas; después hace lo mismo con los manteles. Si varios empatan, elige aquel del que tiene más. Ganas si superas esos puntos; igualarlos no basta.

    Así que cuidado con lo que le das, y tapa lo que le venga bien.
rules-snack-writing-title = Escribir una posición
rules-snack-writing =
    `B3 90 { layer-under }` lo dice todo: el **cuadrado superior izquierdo** que cubre la carta ya girada, su **giro** en el sentido de las agujas del reloj (0, 90, 180, 270) y su **capa**.

    Con `{ layer-over }` no va debajo de nada; se puede omitir. Con `{ layer-under }` va debajo de todo lo que haya. Con `{ layer-under } C4 D4` va debajo en esas casillas y encima en las demás. Donde no hay nada, da igual lo que escribas: la carta va al lado.

    La primera imagen es `C5 0`; la segunda, `F5 90`. Las coordenadas no cambian en toda la partida. Escribe posiciones con *{ button-type }* o `/snack { name-place }`.

rules-veggies-overview-title = En pocas palabras
rules-veggies-overview =
    Tres cartas boca arriba forman el mercado central. Cada cual abre su puesto con una de sus dos cartas y conserva la otra en secreto.

    { "" }**Tu turno.** Añade una carta a tu puesto: la de tu mano o una del mercado. Va al lado o encima de lo que ya hay, nunca debajo. El puesto puede crecer como quieras. Lo que colocas, ahí se queda.

    { "" }**El final.** Cuando todos los puestos tienen ocho cartas, se anuncian mercancías. Cada mercancía anunciada cuenta para todo el mundo: el tamaño de tu grupo más numeroso por el número de grupos que tengas de ella. Cada ratón a la vista cuesta 2 puntos. Gana quien tenga más puntos; si hay empate, quien tenga menos ratones.
rules-veggies-opening-title = Abrir el puesto
rules-veggies-opening =
    Recibes dos cartas. Una abre tu puesto, en el centro, en `V22`; la otra se queda en tu mano, y nadie más la ve. Todo el mundo elige a la vez, y se puede cambiar de idea mientras falte alguien por elegir.

    Antes de elegir ya se sabe a quién le toca el primer turno.
rules-veggies-course-title = Tu turno
rules-veggies-course =
    Añade una carta a tu puesto: la de tu mano o una de las tres del mercado. Si era de tu mano, robas otra en secreto; si era del mercado, se repone. Después le toca al asiento siguiente.

    Lo que has colocado no se puede deshacer, porque ya se ha visto una carta nueva. La partida termina cuando todo el mundo tiene ocho cartas.
rules-veggies-placing-title = Colocar una carta
rules-veggies-placing =
    Gira la carta como quieras, de cuarto en cuarto de vuelta. Tiene que solaparse con una carta de tu puesto o tocarla **por un lado**, como en la primera imagen. Tocarla solo por una esquina, como en la segunda, no basta.
rules-veggies-over-title = Encima, nunca debajo
rules-veggies-over =
    Una carta puede tapar a otras, en parte o del todo, y lo que tapa desaparece: un buen final para un ratón. Los cuadraditos indican lo que quedaría tapado. En este juego no se puede deslizar una carta por debajo de otras.
rules-veggies-size-title = El tamaño del puesto
rules-veggies-size =
    Tan grande como quieras, en cualquier dirección: el único límite son tus ocho cartas. La imagen muestra tu puesto y tres casillas más por cada lado; las coordenadas no cambian nunca.
rules-veggies-naming-title = Anunciar mercancías
rules-veggies-naming =
    Cuando los puestos están llenos, cada cual anuncia la mercancía de su **grupo más numeroso**; si hay varios igual de grandes, elige en secreto. Con dos jugadores, cada cual anuncia **dos mercancías distintas**: las de sus grupos más numerosos.

    Aquí, las fresas de V24 y W24 son uno de los grupos más numerosos. Lo que anuncie cualquiera cuenta para **todo el mundo**.
rules-veggies-scoring-title = Puntos por mercancías
rules-veggies-scoring =
    Por cada mercancía anunciada: el tamaño de tu **grupo más numeroso** por **cuántos grupos** tienes de ella. Una sola también es un grupo. Si no tienes ninguna, no da nada.

    Aquí: fresas, grupo más numeroso 2, cuatro grupos, 2 × 4 = **8**; plátanos, grupo más numeroso 2, tres grupos, 2 × 3 = **6**. Un grupo grande y muchos pequeños se llevan bien.
rules-veggies-mice-title = Ratones
rules-veggies-mice =
    { "" }**−2** por cada ratón que se vea al final, como en la primera imagen. Tápalos: la carta de la segunda imagen esconde uno. Si hay empate por la victoria, gana quien muestre menos ratones; si también en eso hay empate, la victoria se comparte.
rules-veggies-teams-title = Cuatro jugadores: equipos
rules-veggies-teams =
    Cuatro juegan en dos equipos: asientos 1 y 3 contra 2 y 4. Cada cual tiene su puesto y su carta en secreto, que su pareja tampoco ve, y anuncia su propia mercancía. Los puntos de cada pareja se suman, y en caso de empate también sus ratones.
rules-veggies-writing-title = Escribir una posición
rules-veggies-writing =
    `V22 90`: el **cuadrado superior izquierdo** que cubre la carta ya girada y su **giro** en el sentido de las agujas del reloj (0, 90, 180, 270). Tras la columna Z viene la AA. La primera imagen es `Y22 0`; la segunda, `Y24 0`. Las coordenadas no cambian en toda la partida. Escribe posiciones con *{ button-type }* o `/snack { name-place }`.

## The tutorial

tutorial-step = ### 🎓 Paso { $step } de { $steps }
tutorial-footer = -# Una partida de práctica, solo para ti. Te espera el tiempo que haga falta: con `/snack { name-tutorial }` sigues donde la dejaste.
tutorial-almost = 🙂 { $text }
tutorial-1 = Vas a jugar una partida entera contra un jugador automático: en cinco minutos lo sabrás todo. Cada cuadrado de una carta muestra un **aperitivo** sobre un **mantel**. Tres o más iguales que se tocan por un lado forman un grupo y dan puntos. De dos cartas te quedas una y pasas la otra. La carta 1 tiene tres sándwiches seguidos, un grupo ella sola: pulsa **Me quedo la 1**.
tutorial-2 = Ahora tienes dos cartas: la que te has quedado y otra de tu oponente. Coloca primero los tres sándwiches. Pulsa **Probar carta 1**, mira la imagen y pulsa **{ button-place }**. La primera carta siempre va al centro; nada se coloca hasta que tú lo digas.
tutorial-3 = **Al lado.** Esta carta también tiene dos sándwiches. Colócala de modo que queden en C3 y D3, en la fila de arriba, pegados a los otros. Pulsa **Probar carta 1** y muévela con las flechas hasta que el título diga **B3 0**, su cuadrado superior izquierdo, o escríbelo con *{ button-type }*; después, **{ button-place }**. Cinco sándwiches juntos valen 3 puntos: siempre el tamaño menos dos.
tutorial-4 = Ronda 2. Los manteles forman grupos igual que los aperitivos, y cada cuadrado cuenta para ambos. La carta 2 muestra un sándwich y dos manteles rojos, que van muy bien con los rojos que ya tienes: **Me quedo la 2**.
tutorial-5 = **Encima.** Una carta puede tapar a otras; lo que tapa deja de contar. Toma la carta 2, pulsa **{ button-turn }** una vez para ponerla en vertical y muévela a **B2 90**: su sándwich sobre mantel verde tapa la salchicha de B3. Siete sándwiches, y tus tres manteles verdes pasan a ser un grupo. **{ button-place }**.
tutorial-6 = **Debajo.** Una carta también puede deslizarse por debajo de otras. Prueba la carta 1 en vertical en **E3 90**: por encima, su salchicha taparía el sándwich de E4. Pulsa **{ button-layer }**: ahora va *{ layer-under }*, la salchicha desaparece y solo se ve lo que te conviene. Déjala en **E3 90 { layer-under }** y pulsa **{ button-place }**.
tutorial-7 = Ronda 3. Piensa también en lo que pasas: se lo queda tu oponente. La carta 1 tiene un mantel verde y uno rojo juntos, y tú ya tienes los dos colores: **Me quedo la 1**.
tutorial-8 = **Entre medias.** Una misma carta puede ir encima de unos cuadrados y debajo de otros. Con la carta 2, pulsa **{ button-turn }** dos veces y muévela a **B4 180**. Pulsa **{ button-layer }** hasta que diga **B4 180 { layer-under } C4 D4**: su sándwich sobre mantel verde tapa la salchicha de B4, y el resto desaparece bajo tus sándwiches. **{ button-place }**.
tutorial-9 = Prueba la carta 1 en **B2 0** y pulsa **{ button-layer }**: bajo el sándwich de B2 desaparece su salchicha, y sus cuadrados verde y rojo quedan junto a tus grupos. Los dos crecen en uno: déjala en **B2 0 { layer-under }** y pulsa **{ button-place }**. Si una carta no puede ir en algún sitio, el panel dice por qué y *{ button-why-not }* lo explica.
tutorial-10 = La última ronda. En tu fila de arriba hay dos donuts; con uno más, ya son un grupo. La carta 1 lo trae, sobre un mantel rojo: **Me quedo la 1**.
tutorial-11 = **El límite.** Tu zona ya mide cuatro de ancho y cuatro de alto, y no puede crecer más. Pero en la fila inferior aún queda sitio: coloca la carta 2 en **B5 0**. Con sus dos sándwiches ya son once, y sus cuadrados verde y rojo también se unen a sus grupos.
tutorial-12 = La última carta: la carta 1 en **C2 0** y, con **{ button-layer }**, por debajo de los donuts: **C2 0 { layer-under }**. Solo se ve su último cuadrado, un donut sobre rojo, en la única esquina libre. Tres donuts, siete rojos. Pulsa **{ button-place }** y se cuentan los puntos.
tutorial-end = ## 🎉 { $own } a { $other }: ¡has ganado!
tutorial-next =
    Eso es todo el juego: elegir y pasar, y después al lado, encima, debajo y entre medias. Con más gente, todo el mundo juega a la vez y todo se muestra al mismo tiempo.

    `/snack { name-start }` abre una mesa: *{ button-add-auto }* te da un oponente y, si no se une nadie, juegas en solitario. *{ button-hint }* te enseña qué haría alguien con experiencia. La *Dieta especial* añade extras cuando quieras algo más.
error-lesson-keep = En una partida de verdad sería una elección razonable. Para esta lección, quédate la carta **{ $number }**.
error-lesson-card = Se podría. Para este paso usa la otra carta, la número **{ $number }**; esta tendrá su sitio más tarde.
error-lesson-turn = Así podría ir, pero aquí hay que girarla a **{ $turn }**: `{ $where }`. *{ button-turn }* da un cuarto de vuelta cada vez.
error-lesson-cell = Ahí podría ir, pero este paso la necesita en `{ $where }`. Las flechas la mueven; el título dice dónde está.
error-lesson-layer = El sitio es ese, pero la capa es otra: `{ $where }`. Pulsa *{ button-layer }* hasta que lo diga el título.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = juego
name-players = jugadores
name-diet = dieta
name-autos = automáticos
name-level = nivel
name-pack = baraja
name-pace = ritmo
name-hand = mano
name-place = colocar
name-cell = casilla
name-rotation = giro
name-layer = capa
name-card = carta
name-table = mesa
name-board = zonas
name-seat = asiento
name-status = estado
name-games = partidas
name-cancel = cancelar
name-leave = salir
name-help = ayuda
name-tutorial = tutorial
name-rules = reglas
name-topic = tema
name-me = yo
name-notices = avisos
name-quiet = silencio
name-zone = zona
name-away = ausencia
name-language = idioma
name-settings = ajustes
name-channel = canal
name-per-person = por_persona
name-per-channel = por_canal
name-host = relevo
name-to = persona
name-do = hacer
name-action = acción
name-final = definitivo
name-view = vista
name-contrast = contraste

## What commands are for

command-snack = Juegos de colocar cartas
command-start = Abre una mesa en este canal
command-start-game = Qué juego
command-start-players = Cuántas personas pueden sentarse
command-start-diet = Dieta especial: cartas extra
command-start-autos = Cuántos jugadores automáticos
command-start-level = Lo bien que juegan los automáticos
command-start-pack = Qué baraja
command-start-pace = Cuánto puede durar una fase
command-hand = Mira tus cartas y qué tienes que hacer
command-do = Haz escribiendo lo que hace cualquier botón o menú
command-do-action = Qué quieres hacer: al escribir se muestra lo que puedes hacer ahora
command-place = Prueba una carta: nada se coloca hasta que tú lo digas
command-place-cell = La casilla superior izquierda que cubre la carta, p. ej. B3
command-place-rotation = Giro en el sentido de las agujas del reloj
command-place-layer = { layer-over }, { layer-under } o { layer-under } con casillas: { layer-under } C4 D4
command-place-card = Cuál de tus cartas
command-place-final = Colócala enseguida en vez de probarla
command-board = Muestra las zonas en este canal
command-board-seat = Solo un asiento
command-status = A qué espera una partida
command-games = Todas tus partidas, estén donde estén
command-cancel = Cancela una partida
command-leave = Deja una mesa
command-help = Cómo se juega aquí
command-tutorial = Aprende a jugar en cinco minutos, paso a paso
command-rules = Las reglas, página a página, con imágenes
command-rules-topic = ¿Sobre qué? Escribe una palabra para buscar
command-me = Tus preferencias: avisos, horas de silencio, ausencia, idioma
command-me-notices = Dónde se te avisa de que te toca
command-me-quiet = Horas sin avisos, p. ej. 22-8 o 22:30-7; «{ word-off }» para quitarlas
command-me-zone = Tu zona horaria
command-me-away = Cuántos días, o hasta qué fecha, p. ej. 2027-01-31; «{ word-off }» cuando vuelvas
command-me-view = Texto o imágenes, desde ahora
command-me-contrast = Alto contraste o colores normales, desde ahora
command-language = Idioma
command-settings = Ajustes de este servidor (para quienes lo gestionan)
command-settings-channel = Permite mesas en este canal, o retira el permiso
command-settings-per-person = Cuántas mesas abiertas puede tener una persona
command-settings-per-channel = Cuántas mesas puede haber abiertas en un canal
command-host = Cede la mesa, o vota a otra persona si quien la organiza ha desaparecido
command-host-to = Quién pasa a organizar; déjalo vacío para votar
command-table = El código de la mesa, si hay varias

## What can be wrong

error-internal = Algo ha fallado por nuestra parte. Tu partida está a salvo; inténtalo de nuevo en un momento.
error-old-button = Este botón es de una versión anterior. Usa uno más nuevo: `/snack { name-hand }` o `/snack { name-games }`.
error-unreadable = «{ $text }» no es una posición. Escríbela así: `B3 90 { layer-under }`.
error-bad-cell = «{ $given }» no es una casilla. Las casillas son una letra y un número, como `B3`.
error-bad-rotation = { $given } no es un giro. Usa 0, 90, 180 o 270.
error-bad-layer = «{ $given }» no es una capa. Escribe `{ layer-over }`, `{ layer-under }` o `{ layer-under }` con casillas: `{ layer-under } C4 D4`.
error-off-frame = { $cell } queda fuera de todo lo que se puede alcanzar.
error-first-card = La primera carta va al centro: { $allowed }.
error-touches-nothing = En { $cell } la carta quedaría suelta. Tiene que solaparse con otra o tocarla.
error-corner-only = En { $cell } la carta solo tocaría a las demás por una esquina. Tiene que solaparse con otra o tocarla por un lado.
error-too-wide = Con { $cell } tu zona mediría { $size } de ancho; el máximo es { $limit }.
error-too-high = Con { $cell } tu zona mediría { $size } de alto; el máximo es { $limit }.
error-no-overlap = En este juego ninguna carta va encima de otra: { $cell } está ocupada.
error-never-under = En este juego las cartas nunca van debajo de otras.
error-nothing-to-be-under = En { $cell } no hay nada debajo de lo que ir.
error-over-and-under-one = Una carta no puede ir encima de otra en { $over_at } y debajo de esa misma en { $under_at }.
error-ring = No puede ser: la carta de { $over_at } está por encima de la de { $under_at }, así que nada puede ir encima de la primera y debajo de la segunda.
error-game-over = Esta partida ha terminado.
error-not-a-seat = Ese asiento no existe en esta mesa.
error-unknown-move = Esa jugada no existe en este juego.
error-bad-move = Esa jugada no se entiende.
error-wrong-phase = La partida ha avanzado entretanto. Así está ahora.
error-not-your-turn = Todavía no te toca.
error-not-in-hand = Ya no tienes esa carta. Esto es lo que tienes ahora.
error-not-here = Esa carta ya no está: alguien se te ha adelantado o este panel es antiguo. Esto es lo que hay ahora a la vista.
error-bad-goods = Eso no lo puedes anunciar; puedes anunciar: { $allowed }.
error-already-done = Eso ya está hecho.
error-nothing-to-undo = No hay nada que deshacer.
error-final = Eso no se puede deshacer: ya se ha mostrado.
error-unknown-game = Ese juego no existe.
error-unknown-pack = Este juego no tiene ninguna baraja { $pack }.
error-bad-seats = Con ese número de jugadores no se puede jugar: pueden ser de { $least } a { $most }.
error-unknown-option = Este juego no tiene esa opción.
error-bad-option = Eso no está entre las opciones: { $allowed }.
error-bad-seed = No se ha podido hacer el reparto.
error-no-such-table = La mesa { $table } no existe (o ya no). `/snack { name-games }` muestra tus partidas.
error-not-in-lobby = Esta partida ya ha empezado.
error-not-playing = Esta partida no está en marcha.
error-already-seated = Ya tienes asiento aquí.
error-not-seated = No tienes asiento en esta mesa.
error-table-full =
    { $capacity ->
        [one] El único asiento está ocupado.
       *[other] Los { $capacity } asientos están ocupados.
    }
error-only-host = Solo puede hacerlo quien organiza la mesa.
error-too-few = Con { $seats } no se puede jugar: hacen falta al menos { $needed }.
error-bad-capacity = Aquí no puede haber ese número de asientos: pueden ser de { $least } a { $most }.
error-no-teams = Aquí no hay equipos: solo se juega por parejas con cuatro jugadores.
error-no-auto-to-remove = En esta mesa no hay ningún jugador automático.
error-too-many-tables =
    { $limit ->
        [one] Ya tienes una mesa abierta. Termínala o cancélala primero: `/snack { name-games }`.
       *[other] Ya tienes { $limit } mesas abiertas. Termina o cancela alguna primero: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] En este canal ya hay una mesa abierta. Elige otro canal o únete a ella.
       *[other] En este canal ya hay { $limit } mesas abiertas. Elige otro canal o únete a una de ellas.
    }
error-hints-off = En esta mesa se juega sin pistas: así lo quiere quien la organiza.
error-not-over = Esta partida todavía no ha terminado.
error-no-free-code = Ahora mismo no se ha podido abrir ninguna mesa; inténtalo de nuevo.
error-nothing-to-do = Ahora no tienes nada que hacer.
error-not-free = Ese asiento no está libre.
error-held-another = Ya has ocupado otro asiento en esta partida y has visto sus cartas, así que este es para otra persona.
error-no-deadline = Aquí no hay ningún plazo que se pueda alargar, o nadie que pueda aprobarlo.
error-no-vote = Eso lo decide el resto: te están esperando a ti.
error-host-yourself = La mesa ya la organizas tú. Con `/snack { name-host } { name-to }:` se la cedes a otra persona.
error-host-is-here = Quien organiza la mesa está aquí. Se puede votar a otra persona si se le pasa un plazo, si no ha empezado en una hora o si hace esperar seis días a una partida sin plazos.
error-host-not-seated = Solo puede organizar la mesa alguien con asiento en ella.
error-wrong-channel = En este servidor las mesas se abren aquí: { $channels }
error-only-managers = Solo pueden cambiarlo quienes gestionan este servidor.
error-only-servers = Eso solo se puede ajustar en un servidor.
error-bad-hours = «{ $given }» no es un horario. Escríbelo como `22-8` o `22:30-7:15`, o bien `{ word-off }`.
error-zone-missing = ¿En qué zona horaria? Añádela: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Madrid`.
error-bad-zone = No existe la zona horaria «{ $given }». Elige una de la lista, como `Europe/Madrid`.
error-long-quiet = Las horas de silencio pueden durar { $limit } horas como máximo y no pueden acabar cuando empiezan.
error-bad-away = «{ $given }» no dice cuánto tiempo. Escribe un número de días, una fecha de aquí a un año, como `2027-01-31`, o bien `{ word-off }`.
error-away-out-of-reach = «{ $given }» ya ha pasado o queda demasiado lejos. Escribe un número de días del 1 al { $limit }, una fecha de aquí a un año, o bien `{ word-off }`.
error-stale = La partida ha avanzado entretanto; no se ha cambiado nada. Así está ahora.
error-no-such-card = No hay ninguna carta { $given }; tienes { $count }.
error-no-such-seat = No hay ningún asiento { $seat }; esta mesa tiene { $seats }.
error-no-table-here = Aquí no tienes ninguna partida. `/snack { name-start }` abre una mesa, `/snack { name-games }` muestra las tuyas.
error-cannot-post = No tengo permiso para escribir en este canal. Aquí necesito *Ver canal*, *Enviar mensajes* (también en hilos), *Adjuntar archivos* y *Leer el historial de mensajes*; habla con quien gestione el servidor o elige otro canal.
error-which-table = ¿Qué mesa? Indica una de estas: { $codes }.

## Pictures, for those who don't see them

alt-area =
    { $cards ->
        [one] Zona del asiento { $seat }, una carta.
       *[other] Zona del asiento { $seat }, { $cards } cartas.
    }
alt-empty-area = Zona del asiento { $seat }, todavía vacía.
alt-shared-area =
    { $cards ->
        [one] La zona común: una carta.
       *[other] La zona común: { $cards } cartas.
    }
alt-empty-shared-area = La zona común, todavía vacía.
alt-row = Fila { $row }: { $squares }.
alt-square-at = { $at } { $square }
alt-square = { $things }
alt-square-on = { $thing } sobre { $ground }
alt-reach = Al alcance: columnas { $left } a { $right }, filas { $top } a { $bottom }.
alt-newest = La última carta está en { $cells }.
alt-laid = Cartas por capas, de abajo arriba: { $cards }.
alt-trial = Prueba en { $cell }, con giro de { $turn }: { $squares }.
alt-trial-under = Debajo en { $cells }.
alt-trial-hides = Tapa { $squares }.
alt-change = { $sign }{ $points }: { $component }, { $why }, en { $cells }.
alt-change-less = { $sign }{ $points }: { $what }, en { $cells }.
alt-change-nowhere = { $sign }{ $points }: { $component }, { $why }.
alt-total = En total, { $sign }{ $points }.
alt-no-change = Los puntos no cambian.
alt-problem = No puede ir en { $cell } con giro de { $turn }.
alt-hand =
    { $cards ->
        [one] Una carta.
       *[other] { $cards } cartas.
    }
alt-card = Carta { $number }: { $squares }.
alt-card-rows = Carta { $number }: arriba, { $upper }; abajo, { $lower }.
alt-card-tall = Carta { $number }, { $rows } filas de arriba abajo: { $squares }.
alt-chosen = La carta { $number } está elegida.
alt-market =
    { $cards ->
        [one] Una carta en el mercado.
       *[other] { $cards } cartas en el mercado.
    }
alt-opponent =
    { $cards ->
        [one] La única carta de tu oponente.
       *[other] Las { $cards } cartas de tu oponente.
    }
alt-table =
    { $seats ->
        [one] Una zona, ronda { $round } de { $rounds }.
       *[other] { $seats } zonas, ronda { $round } de { $rounds }.
    }
alt-table-seat =
    { $cards ->
        [one] Asiento { $seat }: una carta, { $width } de ancho, { $height } de alto.
       *[other] Asiento { $seat }: { $cards } cartas, { $width } de ancho, { $height } de alto.
    }
alt-table-shared =
    { $cards ->
        [one] Una zona común, ronda { $round } de { $rounds }: una carta, { $width } de ancho, { $height } de alto.
       *[other] Una zona común, ronda { $round } de { $rounds }: { $cards } cartas, { $width } de ancho, { $height } de alto.
    }
alt-bonus = Extra: { $component }, { $modification }.
alt-winner = Victoria: asiento { $seats }.
alt-no-winner = Ha ganado tu oponente.
alt-sheet-seat =
    { $points ->
        [one] Asiento { $seat }: { $sign }{ $points } punto.
       *[other] Asiento { $seat }: { $sign }{ $points } puntos.
    }
alt-sheet-line = Asiento { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] Tu oponente: { $sign }{ $points } punto.
       *[other] Tu oponente: { $sign }{ $points } puntos.
    }
alt-replay = La zona del asiento { $seat }, carta a carta ({ $cards } en total).
alt-replay-table = Todas las zonas ({ $seats }), carta a carta ({ $cards } en cada una).
alt-replay-shared =
    { $cards ->
        [one] La zona común, carta a carta (una en total).
       *[other] La zona común, carta a carta ({ $cards } en total).
    }
modification-fewest = 3 puntos por tener la menor cantidad
modification-most = menos 3 puntos por tener la mayor cantidad
modification-corners = 1 punto por cada componente en una esquina
modification-isolated = menos 2 puntos por cada componente aislado
modification-groups = 1 punto por cada grupo
modification-centre = menos 2 puntos por cada componente en el centro
modification-lines = 2 puntos por cada fila o columna completa
modification-pairs = menos 2 puntos por cada pareja
why-group = grupo
why-bonus-fewest = la menor cantidad
why-bonus-most = la mayor cantidad
why-bonus-corners = en las esquinas
why-bonus-isolated = aislado
why-bonus-groups = grupos
why-bonus-centre = en el centro
why-bonus-lines = líneas completas
why-bonus-pairs = parejas
why-good = grupo más numeroso por número de grupos
why-mice = a la vista
why-opponent = lo que más se ve
less-mice = menos { $component }
less-bonus-most = ya no la mayor cantidad de { $component }
less-bonus-isolated = menos { $component } sin compañía
less-bonus-centre = menos { $component } en el centro
less-bonus-pairs = menos parejas de { $component }

## The playground

playground-topic = El bot de verdad en un Discord simulado
playground-welcome =
    ## 🧺 Te damos la bienvenida a la zona de pruebas
    Este es el bot de verdad, en un Discord que solo existe en tu equipo. *Viewing as*, arriba, dice quién eres: cambia de persona cuando quieras.

    {""}**1.** Como { $first }, pulsa *{ button-my-cards }*: solo { $first } ve la respuesta. Quédate una carta y haz lo mismo como { $second }.
    {""}**2.** Coloca las dos cartas: muévelas, gíralas, deslízalas por debajo o escribe una posición; la primera carta va en `C4 0`.
    {""}**3.** Cuando ambas personas han terminado, la mesa muestra lo que han colocado y empieza la ronda siguiente.

    O únete a la mesa abierta como quien quieras, o escribe un comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Unirme a la mesa { $code }
playground-footer = -# Aquí el tiempo pasa como fuera. Para adelantarlo, escribe `skip 3h` en este canal o en la terminal.
playground-direct = { $name }: mensajes directos
playground-open = Snack Table está abierto: { $address }
playground-hint = Las partidas se guardan en { $file }. `skip 3h` y Enter adelantan el reloj; Ctrl-C lo cierra todo.
playground-skipped = Hora actual en la zona de pruebas: { $now }.
