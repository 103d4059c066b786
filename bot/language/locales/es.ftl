# What the bot says in Spanish, whatever the game. Keys are made of codes. What only one game says is in that game's folder.

## Names

level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
bot-player = 🤖 { $name } ({ $level })
bot-short = un bot
bot-named = { $name } ({ $level })
character-crumb = Se conforma con lo que cae de la mesa.
character-dumpling = Va sin prisa y disfruta de las vistas.
character-muffin = Tiene buena intención. Casi siempre.
character-noodle = A veces pierde el hilo.
character-pancake = Lanza una moneda y luego se da la vuelta.
character-popcorn = Se emociona enseguida.
character-pudding = Tiembla, pero no le importa perder.
character-waffle = No acaba de decidirse.
character-pickle = Un poco agrio, siempre justo.
character-almond = Habla poco y rara vez falla dos veces.
character-biscuit = Firme. Solo se desmigaja al final.
character-olive = Guarda su plan en el hueso.
character-radish = Jugadas crujientes con algo de picor.
character-raisin = Ha visto muchos veranos.
character-toast = De fiar, y siempre cae en algún lado.
character-walnut = Cáscara dura, juego limpio.
character-pepper = Pica, y también cuenta tus puntos.
character-chili = Juega con fuego desde la primera carta.
character-garlic = Se nota mucho tiempo después.
character-ginger = Siempre mira una raíz más allá.
character-lemon = Exprime hasta el último punto.
character-mustard = Ahorra segundos, nunca puntos.
character-vinegar = Ha madurado bien y no olvida nada.
character-wasabi = Porción pequeña, ojos llorosos.
character-truffle = La encuentran muy pocos.
character-saffron = Un poco lo cambia todo.
character-caviar = Pequeño, oscuro y nunca barato.
character-miso = Le ha dado vueltas durante tres años.
character-oyster = No dice nada y guarda la perla.
character-artichoke = Reserva lo mejor para el final.
character-fig = Hay más dentro de lo que enseña.
character-quince = Con paciencia, cada vez mejor.
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
lobby-host = { $seat } · organiza
lobby-free =
    { $count ->
        [one] *1 asiento libre*
       *[other] *{ $count } asientos libres*
    }
lobby-team = 🤝 { $names }
lobby-closed = *La partida ha empezado.*
lobby-seal = -# 🔏 Reparto sellado: { $seal }
past-round = *Esta ronda ha terminado.*
past-moved = *Esta mesa sigue en [un mensaje más reciente]({ $link }).*
lobby-footer = -# Puede unirse cualquiera. Quien organiza pone en marcha la partida.
lobby-footer-full = -# No queda ningún asiento. Quien organiza pone en marcha la partida.
lobby-footer-kept = -# Todos los asientos están ocupados o reservados. Quien organiza pone en marcha la partida.
lobby-footer-direct = -# Aquí no puede unirse nadie más: añade bots con *{ button-host }* o empieza en solitario.
lobby-footer-solo = -# Puede unirse cualquiera. Quien organiza pone en marcha la partida, también en solitario.
option-hints = Pistas
option-hints-on = sí
option-hints-off = no
option-rated = Puntuación
option-rated-on = cuenta
option-rated-off = amistosa
opened = La mesa **{ $code }** está abierta en <#{ $channel }>. Cuando no falte nadie, pulsa *{ button-start }*.
joined = Ya tienes asiento en la mesa **{ $code }**. Quien la organiza pondrá en marcha la partida.
left = Has dejado la mesa **{ $code }**.
rematch-open = Revancha en la mesa **{ $code }**: ya está abierta en el canal.
rematch-call = 🔁 { $host } pide la revancha en la mesa **{ $code }**. ¿Otra partida, { $names }? Pulsa *{ button-join }*; si no hay respuesta, es que no.
invite-call = 🪑 { $host } invita a { $names } a { $game } en la mesa **{ $code }**. El asiento queda reservado hasta que empiece la partida.
start-without = La partida ha empezado sin { $names }: no hubo respuesta.
start-alone = De momento solo estás tú. ¿Juegas en solitario ya o esperas a alguien más?
start-alone-asked = De momento nadie más ha dicho que sí. Faltan por responder: { $names }. ¿Juegas en solitario ya o esperas?
host-title = ### Para quien organiza · mesa { $code }
host-footer = -# Esto solo lo ves tú. La mesa muestra lo acordado.

## The table while a game runs

table-title = ### { $game } · { $code } · ronda { $round } de { $rounds }
reveal-title = ## 🎉 ¡Ronda { $round } sobre la mesa!
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } va en cabeza con **{ $points }**, { $ahead } por delante de { $second }.
lead-tied = 👑 { $names } van en cabeza con **{ $points }**.
lead-team = 👑 { $name } van en cabeza en equipo con **{ $points }**, { $ahead } por delante de { $second }.
lead-level = 👑 Los equipos van igualados: **{ $points }** cada uno.
overtook = ⬆️ { $name } adelanta a { $names }.
remark = 💬 { $text }
remark-comeback = Del último puesto al primero en una sola ronda: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } de una pieza. Alguien lo tenía pensado.
remark-everyone-lost = Todo el mundo tiene menos que antes. Una ronda para las hormigas.
remark-nobody-gained = Nadie ha ganado un punto. Llamémoslo preparación.
remark-paid-off = { $names } cede { $lost } en { $component } y acaba con +{ $gain }. Ha valido la pena.
remark-tie-for-all = Todo el mundo tiene { $points }. Más justo, imposible.
remark-new-leader = Un nombre nuevo en cabeza: { $names }.
remark-large-gain = +{ $gain } en una ronda. { $names } venía con hambre.
remark-hid-own = { $names } ha tapado { $component } por valor de { $lost }. Sus razones tendrá.
remark-tie-at-top = La cabeza se comparte. El mantel da para todos.
remark-runaway = { $names } lleva { $ahead } de ventaja. Aún se le ve, por poco.
remark-only-one = Esta vez solo gana algo { $names }: +{ $gain }.
remark-same-gain = +{ $gain } para todo el mundo. Nadie puede quejarse.
remark-bonus = { $names } se ha acordado de la bonificación: { $component }, +{ $gain }.
remark-eased = { $names } ha puesto orden: { $component }, +{ $gain }.
remark-broke-even = Ida y vuelta para { $names }: puntos ganados y otros tantos perdidos.
remark-close = Entre el primer puesto y el último hay { $apart }. Lo decidirá una miga.
remark-most = El mayor bocado es para { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* te enseña tus cartas solo a ti.
table-asleep = 💤 **Esta partida duerme.** Hace tiempo que no viene nadie, así que nadie mueve. Cualquiera con asiento puede despertarla: *{ button-back-again }*. Si nadie lo hace, se cancelará { $until }, sin resultado.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida se ha cancelado.
cancelled-asleep = No ha vuelto nadie, así que esta partida se ha cancelado. No hay resultado.
damaged-title = ## La mesa { $code } no se puede leer
damaged-text = Ya no puedo leer esta partida. Es cosa nuestra, y las demás mesas siguen.
damaged-mendable = { $host } puede devolverla al último punto que puedo leer. { $count ->
    [0] No se pierde ninguna jugada.
    [one] Se pierde una jugada.
   *[other] Se pierden { $count } jugadas.
}
damaged-beyond = No queda nada que se pueda recuperar. { $host } puede cerrar la mesa.
damaged-closed = Ya no podía leer esta partida, así que la mesa se cerró.
mended-done = La mesa **{ $code }** vuelve al último punto que pude leer. { $count ->
    [0] No se perdió ninguna jugada.
    [one] Se perdió una jugada.
   *[other] Se perdieron { $count } jugadas.
}
mended-gone = La mesa **{ $code }** está cerrada.
button-mend = Recuperar
button-give-up = Cerrar mesa
board-title = ### { $game } · { $code } · ronda { $round } de { $rounds }

## The private panel

plan-ask = Ya puedes planear tu turno: prueba la carta de tu mano y se colocará en cuanto te toque.
plan-stands = 📌 En cuanto te toque, tu carta se colocará sola: **{ $where }**.
panel-last = Solo faltas tú: lo que elijas es definitivo.
panel-waiting =
    { $count ->
        [0] No falta nadie: la partida sigue.
        [one] Falta: { $names }.
       *[other] Faltan: { $names }.
    }
panel-turn =
    { $turns ->
        [one] Le toca a { $names }. Después, a ti.
       *[other] Le toca a { $names }. Faltan { $turns } turnos para el tuyo.
    }
panel-score =
    { $points ->
        [one] Llevas **{ $points }** punto.
       *[other] Llevas **{ $points }** puntos.
    }
panel-score-others = -# Según lo último visto: { $scores }
panel-score-others-now = -# Los demás ahora: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Tú **{ $own }** · oponente **{ $rival }**
panel-over = La partida de la mesa **{ $code }** ha terminado.
panel-footer = -# Mesa { $code } · esto solo lo ves tú
panel-footer-private = -# Esto solo lo ves tú.
choose-areas = -# `{ $own }` es lo tuyo; `{ $other }` es de { $name }, que recibe la carta que no te quedas.
choose-own-area = -# Lo que llevas hasta ahora
not-begun = La mesa **{ $code }** todavía no ha empezado.
not-in-game = No tienes asiento en la mesa **{ $code }**, así que no hay cartas que enseñarte. Puedes seguir la partida o abrir tu propia mesa con `/snack { name-start }`.
cannot-show = -# ⚠️ Ahora mismo la mesa no se puede mostrar en <#{ $channel }>: el canal ya no existe, no tengo permiso para escribir allí o Discord no responde. La partida sigue aquí: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Carta { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punto
       *[other] { $sign }{ $points } puntos
    }
trial-why = -# { $why }
trial-without = -# Sin ella, tal como está ahora:
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Aún sin colocar. Podrás deshacerlo mientras falte alguien. Mesa { $code }
trial-footer-final = -# Aún sin colocar. Colocarla es definitivo: las cartas siguientes salen al momento. Mesa { $code }
trial-footer-last = -# Aún sin colocar. Los demás ya han terminado, así que es definitivo. Mesa { $code }
trial-footer-plan = -# Aún sin colocar. Se colocará en cuanto te toque, salvo que lo deshagas antes. Mesa { $code }
trial-footer-private =
    { $final ->
        [yes] -# Aún sin colocar. Colocarla es definitivo: las cartas siguientes salen al momento.
       *[no] -# Aún sin colocar. Esto solo lo ves tú.
    }
suggestion = Carta { $number } · { $where }
suggestion-about = { $gain }: { $why }
menu-partner = Pareja del asiento 1
menu-seats = Asientos
menu-add-bot = Añadir un bot
menu-remove-bot = Quitar un bot
menu-best = Mejores sitios
menu-spots = Ir a un sitio
menu-layers = Capas aquí
menu-cards = Tus cartas
menu-topics = Temas
form-title = ¿Dónde la colocas?
form-card = ¿Qué carta? (de 1 a { $count })
form-which-card = ¿Qué carta?
form-card-number = Carta { $number }
form-cell = Casilla
form-cell-about = La casilla superior izquierda que cubre la carta
form-column = Columna
form-row = Fila
form-turn = Giro
form-turn-about = En el sentido de las agujas del reloj
form-degrees = { $turn }°
form-layer = Capa
form-layer-about = Donde se solapa con otras cartas
form-where = Posición
form-where-about = Casilla superior izquierda, giro (0, 90, 180, 270), { layer-over } o { layer-under } («{ layer-under } C4»: solo ahí).
form-where-example = B3 90 { layer-under }

## Hints and review

hint-place = 💡 Carta { $number } en `{ $where }`: { $why }.
hint-group = junta { $size } { $component }
hint-gives-up = renuncia a { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] y otro más ({ $gain })
       *[other] y { $count } más ({ $gain })
    }
hint-prepares = prepara { $groups }
hint-no-points-yet = aún no da puntos, pero { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = aún no da puntos, pero es lo que más opciones deja abiertas
hint-last = ya no hay puntos que ganar, y así pierdes lo mínimo
review-title = ### Repaso de tu partida en la mesa { $code }
review-turn = { $mark } **{ $turn }.** { $gained }
review-turn-better = { $mark } **{ $turn }.** { $gained }; lo mejor encontrado, { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-pictures = -# Donde se podía más: a la izquierda lo que colocaste, a la derecha lo encontrado.
review-about = -# Cada turno se valora por los puntos que dio al momento, tal como estaba la partida. Renunciar a puntos pensando en más adelante puede ser un acierto.
review-luck-same =
    { $own ->
        [one] { "" }**{ $own } punto**: justo lo que suelen dar estas cartas.
       *[other] { "" }**{ $own } puntos**: justo lo que suelen dar estas cartas.
    }
review-luck-above =
    { $own ->
        [one] { "" }**{ $own } punto**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }**{ $own } puntos**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
    }
review-luck-below =
    { $own ->
        [one] { "" }**{ $own } punto**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }**{ $own } puntos**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
    }
review-luck-about = -# Lo habitual es lo que saca un bot difícil con el mismo reparto.
review-skill = -# Comparado con un bot difícil con el mismo reparto y los mismos vecinos: { $choosing } por las cartas que elegiste, { $placing } por dónde las colocaste.
review-area =
    { $best ->
        [one] { "" }**Con las cartas que tuviste**, el mejor resultado encontrado suma **{ $best }** punto; el tuyo, { $own }.
       *[other] { "" }**Con las cartas que tuviste**, el mejor resultado encontrado suma **{ $best }** puntos; el tuyo, { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**Con las cartas que tuviste**, no se ha encontrado nada mejor que tu **{ $own }** punto.
       *[other] { "" }**Con las cartas que tuviste**, no se ha encontrado nada mejor que tus **{ $own }** puntos.
    }
review-footer = -# Es lo mejor que ha salido tras buscar unos segundos: puede haber algo mejor. Esto solo lo ves tú.

## Buttons

button-join = Unirme
button-leave = Salir
button-start = Empezar
button-host = Organizar…
button-decline = Esta vez no
button-join-table = Unirme a { $code }
button-play-solo = Jugar en solitario
button-solo-again = Otra en solitario
button-wait = Esperar
button-play-now = Jugar ya: { $game }
button-cancel = Cancelar mesa
button-my-cards = Mis cartas
button-card = Probar carta { $number }
button-type = Elegir sitio…
button-undo = Deshacer
button-refresh = Actualizar
button-turn = Girar ↻
button-turn-left = ↺ Girar
button-layer = Capa
button-next-spot = Otro sitio
button-place = Colocar
button-plan = Colocar en mi turno
button-back = Volver
button-help = Ayuda
button-hint = 💡 Pista
button-hints-off = Jugar sin pistas
button-hints-on = Permitir pistas
button-rated-off = Hacerla amistosa
button-rated-on = Que cuente
button-rules = Las reglas
button-again = Otra vez
button-appearance-text = Ver texto
button-appearance-pictures = Ver imágenes
button-as-text = En texto
button-keep-appearance-text = Siempre texto
button-keep-appearance-pictures = Siempre imágenes
button-keep-appearance-strong = Alto contraste
button-keep-appearance-ordinary = Colores normales
button-keep-appearance-still = Menos movimiento
button-keep-appearance-moving = Imágenes en movimiento
button-keep-appearance-typed = Formularios: escribir
button-keep-appearance-choices = Formularios: elegir
button-review = Repasar partida
button-post = Publicar en el canal
button-daily-play = Jugar el pícnic de hoy
button-daily-fun = Jugar por gusto
button-daily-share = Compartir
button-daily-top = Tabla del servidor
button-daily-others = Pícnics de otros
button-daily-proof = Sellos
button-daily-off = Quitar la publicación diaria
button-why-not = ¿Por qué no?
button-page-before = ◀ Anterior
button-page-after = Siguiente ▶
button-keep-going = No, seguir
button-rematch = Revancha
button-replay = Ver repetición
button-deal = Reparto limpio
button-export = Exportar
button-newer = Más recientes
button-older = Más antiguas
button-history-mine = Mis partidas
button-history-server = Este servidor
button-share = Compartir
button-top-all = Desde siempre
button-top-month = Este mes
button-top-me = Han jugado conmigo
button-stats = Estadísticas
button-cards-of = Mis cartas · { $code }

## The end

over-title = ## 🏁 { $game } · mesa { $code }
verdict-points =
    { $points ->
        [one] 🏆 { $names }: ¡{ $points } punto!
       *[other] 🏆 { $names }: ¡{ $points } puntos!
    }
verdict-shared =
    { $points ->
        [one] 🏆 Victoria compartida: { $names }, con { $points } punto e igualdad también en el desempate ({ $size }).
       *[other] 🏆 Victoria compartida: { $names }, con { $points } puntos e igualdad también en el desempate ({ $size }).
    }
score-seat = { $seat } — **{ $total }**
rating-new = sin estrenar
score-of-opponent = 🤖 tu oponente — **{ $total }**
claim = { $component } · a propuesta de { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nada
deal-sealed-earlier = 🔏 Las cartas estaban selladas antes de repartir la primera. SHA-256 de la semilla: `{ $commitment }`. La semilla se muestra aquí cuando acaba la partida.
deal-sealed = 🔏 El sello `{ $seal }` era público antes de que se uniera nadie. Números añadidos después por personas: **{ $people }**. Juntos fijaron las cartas al empezar la partida: `{ $commitment }`. Cuando acabe, aquí se muestra y se comprueba todo.
deal-without = -# Personas que no añadieron nada, por abrir la mesa y ceder la organización: { $count }.
deal-title = ### Reparto limpio · { $game } · { $code }
deal-step-file = ✅ La partida se puede leer entera.
deal-step-seal = ✅ **Sello**: el secreto da `{ $seal }`. Compáralo con el mensaje de la sala.
deal-step-day = ✅ Es el reparto del { $date }, el mismo para todo el mundo: nadie añade un número.
deal-step-contributions = ✅ **Números**: añadidos por personas tras el sello: { $people }. Por bots: ninguno ({ $bots } en la mesa). Personas sin número: { $nothing }.
deal-step-seed = ✅ **Semilla**: secreto, opciones, mazo, reglas, asientos y números dan `{ $seed }`, cuyo SHA-256 es `{ $commitment }`.
deal-step-pile = ✅ **Mazo**: con esa semilla, el mazo `{ $pack }` se reparte en las manos iniciales (cartas repartidas: { $dealt } de { $cards }).
deal-step-plain-seed = ✅ **Semilla**: `{ $seed }` tiene el sello `{ $commitment }`. Esta partida es de antes de que la gente sumara al reparto.
deal-step-moves = ✅ **Jugadas**: las { $count } fueron legales (versión { $rules } de las reglas).
deal-step-result = ✅ **Resultado**: las jugadas dan estos puntos por asiento: { $points }.
deal-step-failed = ❌ Esto no cuadra: `{ $code }`.
deal-proven = **Si ese sello estaba en la sala, nadie pudo elegir estas cartas, ni quien organiza ni el bot, y después no se cambió ninguna opción; todas las jugadas fueron legales y los puntos salen de ellas.**
deal-proven-earlier = **Si ese sello se mostró durante la partida, las cartas estaban fijadas antes de la primera jugada y el resultado sale de ellas.**
deal-proven-daily = **Si ese sello era público el día antes, las cartas y opciones de este día ya estaban fijadas; cada jugada fue legal y los puntos salen de las jugadas.**
deal-failed = **Esta partida no cuadra. Expórtala y avisa a quien gestiona este bot.**
export-text = La partida { $code } en un archivo: cada carta, jugada y número. Compruébala donde quieras con `python -m engine verify FILE`.
replay-title = ### Carta a carta · { $code }
shared-replay = 🎞️ { $name } comparte la repetición de la mesa **{ $code }**.
shared-review = 🔍 { $name } comparte su análisis de la mesa **{ $code }**.
shared-review-pictures = -# Donde se podía más: a la izquierda lo que se colocó, a la derecha lo encontrado.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punto**: justo lo que suelen dar estas cartas.
       *[other] { "" }{ $name } · **{ $own } puntos**: justo lo que suelen dar estas cartas.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punto**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } puntos**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } · **{ $own } punto**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }{ $name } · **{ $own } puntos**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Comparado con un bot difícil con el mismo reparto y los mismos vecinos: { $choosing } al elegir cartas, { $placing } al colocarlas.
shared-review-area =
    { $best ->
        [one] { "" }**Con estas cartas**, el mejor resultado encontrado suma **{ $best }** punto; el de { $name }, { $own }.
       *[other] { "" }**Con estas cartas**, el mejor resultado encontrado suma **{ $best }** puntos; el de { $name }, { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**Con estas cartas**, no se ha encontrado nada mejor que el **{ $own }** punto de { $name }.
       *[other] { "" }**Con estas cartas**, no se ha encontrado nada mejor que los **{ $own }** puntos de { $name }.
    }
shared-done = Publicado en <#{ $channel }>.
replay-card = Carta { $number } · { $where } · { $gain }

## El pícnic del día

daily-title = ## 🧺 Pícnic del día n.º { $number }
daily-about = { $date } · { $options }
daily-until = Un intento, y cuenta. Sin pistas ni deshacer. Déjalo y vuelve cuando quieras: el día acaba { $until }.
daily-for-fun = Ese día ya pasó, así que juegas solo por gusto.
daily-unfinished = El { $date } ya pasó y tu pícnic quedó a medias. Hoy hay otro.
daily-figures = Par { $par } (nuestro mejor bot) · lo mejor hallado { $best }
daily-next = -# Próximo pícnic { $when }.
daily-footer = -# Solo lo ves tú. `/snack { name-daily }` lo vuelve a mostrar.
daily-ahead = Por delante del { $percent } %: puesto { $place } de { $count } por ahora.
daily-ahead-here = En este servidor: puesto { $place } de { $count }, por delante del { $percent } %.
daily-alone = Nadie ha terminado hoy antes que tú.
daily-alone-here = El primero de este servidor.
daily-streak =
    { $count ->
        [one] 🔥 Día 1 de tu racha
       *[other] 🔥 { $count } días seguidos
    }
daily-share = 🧺 Pícnic del día n.º { $number } · { $name }
daily-share-won = ✅ { $points } contra { $target }
daily-share-lost = ❌ { $points } contra { $target }
daily-share-par = ⛳ Par: { $par }
daily-top-title = ## 🏅 Pícnics del día en este servidor
daily-top-nobody = Todavía nadie ha terminado uno.
daily-top-line =
    { $count ->
        [one] { $place }. { $name } · **{ $points }**
       *[other] { $place }. { $name } · **{ $points }** (🧺 × { $count })
    }
daily-span-today = Hoy
daily-span-week = Esta semana
daily-span-ever = Siempre
daily-others-title = ## 🧺 Pícnic del día n.º { $number }: los de los demás
daily-others-nobody = Aquí nadie más ha compartido el suyo todavía.
daily-others-line = { $name }: **{ $points }**
daily-proof-title = ## 🔏 Un reparto limpio, día a día
daily-proof = **{ $date }**, sello: `{ $seal }`
daily-proof-past = **{ $date }**, sello: `{ $seal }`, secreto: `{ $secret }`
daily-proof-about = -# El sello se publica el día antes y el secreto el día después. El SHA-256 del secreto es el sello, así que nadie pudo cambiar las cartas entretanto.
daily-post-best = Lo mejor de ayer:
daily-post-last = Nadie ha pulsado esto en dos semanas, así que dejo de publicarlo. `/snack { name-settings }` lo recupera.
solo-title = ## { $game } · en solitario
solo-about = Tú a solas, en privado: nadie más ve esta partida, y sigue abierta el tiempo que quieras.
solo-footer = -# Esto solo lo ves tú. `/snack { name-solo }` la vuelve a mostrar.

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
seat-asleep = { " " }· 💤 no está
seat-asked = { " " }· aún sin respuesta
seat-done = { " " }· hecho
seat-waiting = { " " }· le toca
seat-later = { " " }· más tarde
panel-until = -# ⏳ El plazo acaba { $until }; después jugará un suplente por ti.
stand-in-plays = 🤖 Un suplente juega en tu asiento hasta que vuelvas.
asleep-seat = 💤 La partida duerme y tu asiento sigue siendo tuyo. Pulsa *{ button-back-again }* y continúa.
back-again = ¡Qué bien verte de vuelta! Tu asiento vuelve a ser tuyo.
played-for-you = 🤖 Jugado por ti: { $moves }. Puedes deshacerlo mientras falte alguien.
played-for-you-final = 🤖 Jugado por ti: { $moves }.
made-for-you = 🤖 Mientras no estabas: { $moves }.
did-place = carta { $number } colocada en `{ $where }`
button-back-again = He vuelto
button-keep-for-me = Elige por mí
button-play-for-me = Juega por mí
seat-before = { " " }· antes: { $names }
seat-bot-from = { " " }· 🤖 desde la ronda { $round }
seat-bot-round = { " " }· 🤖 ronda { $round }
seat-bot-between = { " " }· 🤖 rondas { $first }–{ $last }
button-more-time = Más tiempo ({ $votes }/{ $needed })
button-take-over = Ocupar asiento { $seat }
button-next-game = Siguiente partida · { $code }
more-time-granted = Concedido: hay más tiempo en la mesa **{ $code }**.
more-time-voted = Tu voto cuenta. Habrá más tiempo cuando esté de acuerdo más de la mitad de quienes ya han hecho su parte; con tres personas o más hacen falta al menos dos.
taken-over = El asiento { $seat } ya es tuyo: estas son sus cartas.
host-is = Ahora { $name } organiza la mesa **{ $code }**.
host-voted = Tu voto cuenta. La mesa **{ $code }** cambiará de manos cuando esté de acuerdo más de la mitad del resto.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Te toca** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-next = ⏳ **Después te toca a ti** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-half = ⏳ **Ha pasado la mitad de tu plazo** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-last = ⏰ **Queda poco tiempo**; después jugará un suplente · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several = ⏳ **Te toca en { $count } mesas** · { $who }
reminder-several-first = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · ha pasado la mitad de tu plazo
reminder-several-last = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · **queda poco tiempo**
reminder-silence = 💤 **Hace días que aquí no pasa nada** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. La partida sigue esperando; quien la organiza puede cancelarla con `/snack { name-cancel }`.
reminder-asleep = 💤 **Esta partida duerme** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. Cualquiera con asiento puede despertarla: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Hace días que aquí no pasa nada** · [{ $game } · { $code }]({ $link }). La mesa sigue esperando; quien la organiza puede empezar la partida o cancelarla con `/snack { name-cancel }`.
reminder-closes = Si hasta entonces no pasa nada, la mesa se cancelará sola { $until }.
reminder-awake = ☀️ **La partida continúa** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. De vuelta en la mesa: { $names }. Por los demás juega un bot hasta que pulsen *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · el plazo acaba { $until }

## What people and servers want

# This language's own name for itself.
language-name = Español
language-auto = el de Discord
reminders-channel = en el canal
reminders-direct = por mensaje directo
reminders-off = ninguno
next-on = sí
next-off = no
me-title = ### Tus preferencias, para todas tus partidas
me-reminders = Avisos cuando te toca: **{ $reminders }**
me-next = Aviso cuando eres el siguiente: **{ $next }**
me-quiet = Horas de silencio: **{ $start }–{ $end }** ({ $zone }). Durante ese tiempo no hay avisos ni vencen plazos: los que caigan ahí se alargan hasta que termine.
me-zone = Zona horaria: **{ $zone }**
me-no-quiet = Horas de silencio: **ninguna**. Ponlas con `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Madrid`.
me-away = Ausente hasta el **{ $until }**. Tu tiempo en cada fase empieza cuando vuelvas; una partida te espera 14 días en total.
me-here = Estás **disponible**. Si vas a faltar, dilo con `/snack { name-me } { name-away }:5` o `{ name-away }:2027-01-31`.
me-language = Idioma: **{ $language }**
me-public = Los demás ven tu puntuación, tu perfil y tu puesto.
me-private = 🙈 Tu puntuación y tu perfil son solo tuyos, y no sales en ninguna clasificación.
me-footer = -# Esto solo lo ves tú. Tu ausencia aparece en las mesas que te esperan.

data-title = ### Tus datos
data-about = Preferencias, partidas, jugadas, resultados, puntuaciones: todo lo guardado sobre ti. Pide una copia, o que se borre.
data-here = Todo lo guardado sobre ti, en un archivo. Solo tú ves esto.
button-data = Mis datos
button-data-file = Descargar mis datos
button-data-forget = Olvidarme
forget-title = ### ¿Olvidarte?
forget-ask = Tus preferencias y tus puestos se borran. Tu nombre y tu id salen de todas las partidas, resultados y puntuaciones; las partidas terminadas conservan tu asiento, sin nombre. Lo que ya está en los canales se queda allí. No se puede deshacer.
forget-tables = { $count ->
    [one] Un bot ocupa tu asiento en 1 mesa abierta.
   *[other] Unos bots ocupan tus asientos en { $count } mesas abiertas.
}
forget-yes = Sí, olvidarme
forget-no = No, conservarlo todo
forget-done = { $count ->
    [0] Hecho: aquí ya nada dice quién eres. Vuelve cuando quieras.
    [one] Hecho: aquí ya nada dice quién eres, y un bot tiene tu asiento en 1 mesa. Vuelve cuando quieras.
   *[other] Hecho: aquí ya nada dice quién eres, y unos bots tienen tus asientos en { $count } mesas. Vuelve cuando quieras.
}
someone-forgotten = alguien sin nombre

menu-reminders = Avisos
button-next-on = Avísame cuando sea el siguiente
button-next-off = Solo cuando me toque
menu-language = Idioma
menu-server-pace = Mesas nuevas
button-away =
    { $days ->
        [one] Faltaré 1 día
       *[other] Faltaré { $days } días
    }
button-here = Ya estoy aquí
button-public-on = Mostrar mis resultados
button-public-off = Ocultar mis resultados
server-title = ### Ajustes de este servidor
server-pace = Mesas nuevas: **{ $pace }** · { $about }
server-channels = Mesas solo en: { $channels }
server-everywhere = Mesas en **todos los canales**. `/snack { name-settings } { name-channel }:` permite uno o lo retira.
server-threads-on = Cada mesa tiene **su propio hilo**.
server-threads-off = Las mesas están **en su canal**.
server-mentions-on = Se **menciona** a cada persona cuando le toca.
server-mentions-off = En los canales no se menciona a nadie; quien lo quiera recibe **mensajes directos**.
server-motion-on = Las revelaciones **se animan** con hasta cuatro jugadores.
server-motion-off = Las revelaciones son **imágenes fijas**.
server-ratings-on = En las salas se ve la puntuación junto al nombre.
server-ratings-off = Sin puntuaciones en las salas.
server-limits = Mesas abiertas: **{ $person }** por persona, **{ $channel }** por canal
server-daily = Cada día desde las { $hour }, <#{ $channel }> recibe el pícnic del día.
server-daily-off = Sin publicación diaria. `/snack { name-settings } { name-daily }:` elige un canal para ella.
server-language = Idioma de las mesas: **{ $language }**
server-footer = -# Esto solo lo ves tú. Vale para las mesas que se abran a partir de ahora; las menciones cambian al momento.
button-threads-on = Usar hilos
button-threads-off = Sin hilos
button-mentions-on = Mencionar
button-ratings-on = Mostrar puntuaciones
button-ratings-off = Ocultar puntuaciones
button-mentions-off = Sin menciones
button-motion-on = Con movimiento
button-motion-off = Sin movimiento
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
history-title-mine = ### Tus partidas terminadas
history-title-server = ### Partidas terminadas en este servidor
history-nothing = Aún no hay nada.
history-with = con { $names }
history-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
profile-title = ### { $name } · { $game }
profile-nothing = Aún no hay partidas terminadas.
profile-rating =
    { $count ->
        [one] ⭐ **{ $rating }** tras { $count } partida puntuada
       *[other] ⭐ **{ $rating }** tras { $count } partidas puntuadas
    }
profile-new = ⭐ sin estrenar: { $count } de { $needed } partidas puntuadas
profile-games = 🎴 Partidas: **{ $games }** · 👑 ganadas: **{ $wins }**
profile-points = 🥇 Puntos: **{ $average }** de media, **{ $best }** como mejor marca
profile-favourites = Favoritos: { $names }
profile-kept = ⏱️ Jugadas a tiempo: { $percent } %
profile-streak = 🔥 Victorias seguidas: { $now } ahora, { $longest } como máximo
profile-duel = 👥 Tú contra esta persona: { $won } ganadas, { $lost } perdidas, { $tied } empatadas
top-title = ### Lo mejor de este servidor · { $game }
top-all = -# Quienes han jugado aquí
top-month = -# Quienes han jugado aquí en los últimos 30 días
top-me = -# Quienes han jugado contigo aquí
top-line =
    { $games ->
        [one] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partida
       *[other] { $mark } { $name } · ⭐ **{ $rating }** · { $games } partidas
    }
top-nothing = Nadie todavía. Una partida puntuada necesita dos personas.
stats-title = ### Este servidor en cifras
stats-weeks = Partidas terminadas en cada una de las últimas { $weeks } semanas:
stats-active = Personas activas en las últimas cuatro semanas: **{ $count }**
stats-finished = Jugadas hasta el final: **{ $finished }** de { $begun } ({ $percent } %)
stats-phase =
    { $hours ->
        [0] Una fase dura { $minutes } min (mediana)
       *[other] Una fase dura { $hours } h { $minutes } min (mediana)
    }
games-your-turn = **te toca**
games-waiting = esperando al resto
tables-title =
    { $count ->
        [0] Ahora mismo no hay mesas abiertas. `/snack { name-start }` abre una.
        [one] ### 1 mesa a la que puedes unirte
       *[other] ### { $count } mesas a las que puedes unirte
    }
tables-line = { "" }**{ $code }** · { $game } · { $host } · 🪑 { $seated }/{ $seats } · { $pace } · [ir a la mesa]({ $link })
games-asleep = 💤 dormida
help-text =
    ## Cómo se juega aquí
    {""}**1.** `/snack { name-start }` abre una mesa; los demás pulsan *{ button-join }*. Si no se une nadie, juegas en solitario.
    {""}**2.** *{ button-my-cards }*, en la mesa (o `/snack { name-hand }`), te enseña tus cartas solo a ti.
help-commands =
    `/snack { name-board }` muestra todas las zonas · `/snack { name-status }` dice a qué espera una partida · `/snack { name-games }` muestra las tuyas
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

help-appearance = -# *{ button-appearance-text }*, en cada panel, cambia las imágenes por palabras. Lo que elijas aquí se guarda:
appearance-title = ### Cómo ves las partidas
appearance-text-on = Texto en lugar de imágenes: **sí**
appearance-text-off = Texto en lugar de imágenes: **no**
appearance-strong-on = Alto contraste: **sí**
appearance-strong-off = Alto contraste: **no**
appearance-still-on = Menos movimiento: **sí**
appearance-still-off = Menos movimiento: **no**
appearance-typed-on = Sitios en formularios: **escritos**, como `B3 90 { layer-under }`
appearance-typed-off = Sitios en formularios: **elegidos de listas**

## The rules, page by page

rules-page = ## 📖 { $game } · { $title }
rules-picture = Imagen { $number }: { $text }
rules-not-like-this = ✗ Así no:
rules-nothing-found = Ninguna página de las reglas habla de «{ $typed }». Elige un tema en el menú de cualquier página.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdad = empate

## The tutorial

tutorial-step = ### 🎓 Paso { $step } de { $steps }
tutorial-footer = -# Una partida de práctica, solo para ti. Te espera el tiempo que haga falta: con `/snack { name-tutorial }` sigues donde la dejaste.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Pulsa *{ button-place }*: ese es el sitio.
tutorial-now-card = 👉 Toma la carta **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, hasta que el título diga **{ $turn }**.
tutorial-now-cell = 👉 Muévela con las flechas hasta que el título diga `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, hasta que el título diga `{ $where }`.
error-lesson-card = Se podría. Para este paso usa la otra carta, la número **{ $number }**; esta tendrá su sitio más tarde.
error-lesson-turn = Así podría ir, pero aquí hay que girarla a **{ $turn }**: `{ $where }`. *{ button-turn }* da un cuarto de vuelta cada vez.
error-lesson-cell = Ahí podría ir, pero este paso la necesita en `{ $where }`. Las flechas la mueven; el título dice dónde está.
error-lesson-layer = El sitio es ese, pero la capa es otra: `{ $where }`. Pulsa *{ button-layer }* hasta que lo diga el título.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = juego
name-players = jugadores
name-bots = automáticos
name-level = nivel
name-pack = baraja
name-pace = ritmo
name-with = con
name-with2 = con2
name-with3 = con3
name-with4 = con4
name-rated = puntuada
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
name-tables = mesas
name-history = historial
name-scope = ámbito
name-opponent = rival
name-verify = comprobar
name-profile = perfil
name-person = persona
name-top = mejores
name-cancel = cancelar
name-leave = salir
name-help = ayuda
name-tutorial = tutorial
name-daily = diario
name-solo = solitario
name-date = fecha
name-hour = hora
name-rules = reglas
name-topic = tema
name-me = yo
name-reminders = avisos
name-next = siguiente
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
name-motion = movimiento
name-form = formulario
name-public = público
name-data = datos

## What commands are for

command-snack = Juegos de colocar cartas
command-start = Abre una mesa en este canal
command-start-game = Qué juego
command-start-players = Cuántas personas pueden sentarse
command-start-bots = Cuántos jugadores automáticos
command-start-level = Lo bien que juegan los automáticos
command-start-pack = Qué baraja
command-start-pace = Cuánto puede durar una fase
command-start-with = A quién invitas: se le guarda un asiento
command-start-rated = Si la partida cuenta para la puntuación
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
command-tables = Mesas de este servidor a las que puedes unirte ya
command-history = Partidas terminadas: ábrelas, compruébalas, expórtalas
command-history-scope = Las tuyas o las de este servidor
command-history-game = Solo este juego
command-history-opponent = Solo partidas con esta persona
command-verify = Comprueba que nadie pudo elegir las cartas de una partida
command-profile = Puntuación, resultados y mejor tablero de una persona
command-profile-person = De quién; el tuyo si no nombras a nadie
command-top = Lo mejor de este servidor
command-top-scope = Todos, quienes jugaron este mes o quienes jugaron contigo
command-cancel = Cancela una partida
command-leave = Deja una mesa
command-help = Cómo se juega aquí
command-tutorial = Aprende un juego en cinco minutos, paso a paso
command-daily = El pícnic de hoy: un reparto para todo el mundo, un intento
command-daily-date = Un día anterior, por gusto, como 2026-11-17
command-daily-top = Los mejores de este servidor
command-solo = Una partida privada en solitario, estés donde estés
command-rules = Las reglas, página a página, con imágenes
command-rules-topic = ¿Sobre qué? Escribe una palabra para buscar
command-me = Tus preferencias: avisos, horas de silencio, ausencia, idioma
command-me-reminders = Dónde se te avisa de que te toca
command-me-next = Si quieres saber que eres el siguiente, en juegos por turnos
command-me-quiet = Horas sin avisos, p. ej. 22-8 o 22:30-7; «{ word-off }» para quitarlas
command-me-zone = Tu zona horaria
command-me-away = Cuántos días, o hasta qué fecha, p. ej. 2027-01-31; «{ word-off }» cuando vuelvas
command-me-view = Texto o imágenes, desde ahora
command-me-contrast = Alto contraste o colores normales, desde ahora
command-me-motion = Imágenes fijas o en movimiento, desde ahora
command-me-form = Escribir los sitios en los formularios, o elegirlos de listas
command-me-public = Si otros ven tu puntuación, tu perfil y tu puesto
command-me-data = Todo lo guardado sobre ti: pide una copia o que se te olvide
command-language = Idioma
command-settings = Ajustes de este servidor (para quienes lo gestionan)
command-settings-channel = Permite mesas en este canal, o retira el permiso
command-settings-per-person = Cuántas mesas abiertas puede tener una persona
command-settings-per-channel = Cuántas mesas puede haber abiertas en un canal
command-settings-daily = Publica el pícnic del día en este canal
command-settings-hour = Desde qué hora (UTC)
command-host = Cede la mesa, o vota a otra persona si quien la organiza ha desaparecido
command-host-to = Quién pasa a organizar; déjalo vacío para votar
command-table = El código de la mesa, si hay varias

## What can be wrong

error-internal = Algo ha fallado por nuestra parte. Tu partida está a salvo; inténtalo de nuevo en un momento.
still-working = Todavía estoy con lo último que pediste. Inténtalo de nuevo cuando lo tengas.
too-often = Han sido muchas peticiones en poco tiempo. Podrás seguir { $when }.
server-barred = El bot no está disponible en este servidor.
restarting = Me estoy reiniciando. Vuelve a intentarlo en unos segundos.
error-old-button = Este botón es de una versión anterior. Usa uno más nuevo: `/snack { name-hand }` o `/snack { name-games }`.
error-not-damaged = La mesa **{ $table }** está bien: no hay nada que recuperar.
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
error-moves-gone = Las jugadas de la partida { $table } ya no se guardan, solo su resultado.
error-out-of-sight = Ahora mismo no te veo en el canal de la mesa { $table }, así que no se ha hecho nada. Puedes seguir mirando o dejar tu asiento: `/snack { name-leave }`.
error-not-in-lobby = Esta partida ya ha empezado.
error-not-playing = Esta partida no está en marcha.
error-already-seated = Ya tienes asiento aquí.
error-not-seated = No tienes asiento en esta mesa.
error-not-played = Solo quienes jugaron una partida pueden exportarla.
error-nothing-finished = Aún no has terminado ninguna partida. Indica una mesa o vuelve después de la primera.
error-profile-hidden = { $name } no muestra sus resultados.
error-top-on-servers = Las clasificaciones son de cada servidor. Pregunta allí.
error-table-full =
    { $capacity ->
        [one] El único asiento está ocupado.
       *[other] Los { $capacity } asientos están ocupados.
    }
error-only-host = Solo puede hacerlo quien organiza la mesa.
error-too-few = Con { $seats } no se puede jugar: hacen falta al menos { $needed }.
error-bad-capacity = Aquí no puede haber ese número de asientos: pueden ser de { $least } a { $most }.
error-small-table = Para ti y quienes traes hacen falta { $needed } asientos, pero en `{ name-players }` pone { $seats }. Pide { $needed } o más, o no indiques nada.
error-no-teams = En esta mesa nadie tiene pareja: cada cual juega por su cuenta.
error-no-bot-to-remove = En esta mesa no hay ningún jugador automático.
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
error-shared-already = Eso ya está publicado. Con una vez basta.
error-no-answer = De momento nadie más ha dicho que sí. Faltan por responder: { $names }. Espera un poco o añade un bot.
error-alone = De momento solo estás tú.
error-not-alone = Alguien se ha sentado entretanto, así que no ha empezado nada. Con *{ button-start }* jugáis en compañía.
error-no-such-bot = No hay ningún bot llamado «{ $given }».
error-invited-bot = { $name } es un bot y no puede sentarse. Para bots míos, usa `{ name-bots }:`.
error-invited-unseeing = { $name } no ve este canal, así que aquí no puedo guardarle asiento.
error-no-free-code = Ahora mismo no se ha podido abrir ninguna mesa; inténtalo de nuevo.
error-nothing-to-do = Ahora no tienes nada que hacer.
error-mind-made-up = Has cambiado de idea { $limit } veces en esta fase. Lo que hagas ahora queda así.
error-not-free = Ese asiento no está libre.
error-held-another = Ya has ocupado otro asiento en esta partida y has visto sus cartas, así que este es para otra persona.
error-no-deadline = Aquí no hay ningún plazo que se pueda alargar, o nadie que pueda aprobarlo.
error-time-granted = En esta fase ya hubo más tiempo. Solo se puede una vez.
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
error-no-such-day = Hay un pícnic para cada día del { $first } al { $last }. Escribe la fecha así.
error-no-daily-channel = Elige primero un canal para la publicación diaria: `/snack { name-settings } { name-daily }:`
error-day-over = Ese día ya pasó y la jugada llegó tarde. `/snack { name-daily }` reparte el pícnic de hoy.
error-deal-withheld = Hoy otros aún pueden jugar este reparto. Se abre cuando acabe el día.
error-day-unfinished = Termina primero tu propio pícnic de ese día.
error-only-yours = Esta partida es solo tuya: déjala cuando quieras y se queda como está.
error-not-a-member = Aquí no soy miembro y no puedo poner una mesa. Añádeme al servidor: { $link } · `/snack { name-solo }` y `/snack { name-daily }` funcionan aquí mismo.
error-no-such-card = No hay ninguna carta { $given }; tienes { $count }.
error-card-laid =
    { $left ->
        [0] La carta { $given } ya está colocada.
       *[other] La carta { $given } ya está colocada. Te queda la carta { $left }.
    }
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
alt-open-card = Una carta: { $squares }.
alt-open-card-rows = Una carta: arriba, { $upper }; abajo, { $lower }.
alt-open-card-tall = Una carta, { $rows } filas de arriba abajo: { $squares }.
alt-chosen = La carta { $number } está elegida.
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
alt-reveal = El final de la ronda { $round }, con los puntos de todo el mundo, de más a menos.
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
alt-line = Línea de puntuaciones, { $count } valores: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
alt-ranked = Puesto { $place }: { $value }.
alt-weeks = Partidas por semana, últimas { $count } semanas, de la más antigua a la actual: { $values }.
alt-profile = Un perfil. Partidas: { $games }, ganadas: { $wins }. Lo demás está en el texto.

## The playground

playground-topic = El bot de verdad en un Discord simulado
playground-welcome =
    ## 🧺 Te damos la bienvenida a la zona de pruebas
    Este es el bot de verdad, en un Discord que solo existe en tu equipo. *Viewing as*, arriba, dice quién eres: cambia de persona cuando quieras.
playground-steps =
    {""}**1.** Como { $first }, pulsa *{ button-my-cards }*: solo { $first } ve la respuesta. Haz lo que pide y después lo mismo como { $second }.
    {""}**2.** Cuando los dos hayan terminado, la mesa lo muestra y la partida sigue.
playground-also = O únete a la mesa abierta como quien quieras, o escribe un comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-commands = O escribe un comando: `/snack { name-start }`, `/snack { name-help }`, `/snack { name-rules }`.
playground-join = Unirme a la mesa { $code }
playground-footer = -# Aquí el tiempo pasa como fuera. Para adelantarlo, escribe `skip 3h` en este canal o en la terminal.
playground-direct = { $name }: mensajes directos
playground-open = Snack Table está abierto: { $address }
playground-hint = Las partidas se guardan en { $file }. `skip 3h` y Enter adelantan el reloj; Ctrl-C lo cierra todo.
playground-skipped = Hora actual en la zona de pruebas: { $now }.
playground-meanwhile = Mientras tanto:
playground-quiet = Mientras tanto no ha pasado nada.
