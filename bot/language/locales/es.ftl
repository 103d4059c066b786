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
character-garlic = Se sigue notando mucho después.
character-ginger = Siempre mira una raíz más allá.
character-lemon = Exprime hasta el último punto.
character-mustard = Recorta segundos, nunca esfuerzo.
character-vinegar = Ha madurado bien y no olvida nada.
character-wasabi = Porción pequeña, ojos llorosos.
character-truffle = La encuentran muy pocos.
character-saffron = Un poco lo cambia todo.
character-caviar = Pequeño, oscuro y nunca barato.
character-miso = Le ha dado vueltas durante tres años.
character-oyster = No dice nada y guarda la perla.
character-artichoke = Reserva lo mejor para el final.
character-fig = Lleva dentro más de lo que enseña.
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
lobby-teams = 🤝 Con { $count } se juega por equipos: asientos { $teams }.
lobby-closed = *La partida ha empezado.*
lobby-seal = -# 🔏 Reparto sellado: { $seal }
past-round = *Esta ronda ha terminado.*
past-moved = *Esta mesa continúa en [un mensaje más reciente]({ $link }).*
lobby-footer = -# Puede unirse cualquiera. Quien organiza inicia la partida.
lobby-footer-full = -# No quedan asientos. Quien organiza inicia la partida.
lobby-footer-kept = -# Asientos ocupados o reservados. Quien organiza inicia la partida.
lobby-footer-direct = -# Nadie más puede unirse: añade bots con { button-host } o juega en solitario.
lobby-footer-solo = -# Puede unirse cualquiera. Si empiezas sin nadie más, juegas en solitario.
option-hints = Pistas
option-hints-on = sí
option-hints-off = no
option-rated = Partida
option-rated-on = puntuada
option-rated-off = amistosa
opened = La mesa **{ $code }** está abierta en <#{ $channel }>. Empieza cuando no falte nadie.
play-now-ready = Contra { $bots }. *{ button-start }* reparte las cartas: nadie las conoce antes de que lo pulses.
play-now-friends = Otras personas aún pueden unirse en <#{ $channel }>.
joined = Ya estás dentro: mesa **{ $code }**. Quien organiza inicia la partida.
left = Has dejado la mesa **{ $code }**.
rematch-open = Revancha en la mesa **{ $code }**: ya está abierta en el canal.
rematch-call = 🔁 { $host } quiere la revancha en la mesa **{ $code }**. ¿Otra partida, { $names }? Pulsa *{ button-join }*. Si no hay respuesta, es que no.
invite-call = 🪑 { $host } invita a { $names } a { $game } en la mesa **{ $code }**. El asiento queda reservado hasta que empiece la partida.
start-without = La partida ha empezado sin { $names }: faltaba su respuesta.
start-alone = De momento solo estás tú. ¿Juegas ya en solitario o esperas a alguien más?
start-alone-asked = Nadie más ha dicho que sí todavía. Falta la respuesta de { $names }. ¿Juegas ya en solitario o esperas?
host-title = ### Organizar · mesa { $code }
host-footer = -# Esto solo lo ves tú. La mesa muestra lo que ajustes.

## The table while a game runs

table-title = ### { $game } · { $code } · ronda { $round } de { $rounds }
reveal-title = ## 🎉 Ronda { $round } revelada
standing = { $seat } · **{ $points }** ({ $gain })
standing-total = { $seat } · **{ $points }**
lead-one = 👑 { $name } va en cabeza con **{ $points }**, { $ahead } por delante de { $second }.
lead-tied = 👑 { $names } van en cabeza con **{ $points }**.
lead-team = 👑 El equipo de { $name } va en cabeza con **{ $points }**, { $ahead } por delante de { $second }.
lead-level = 👑 Los equipos van igualados: **{ $points }** cada uno.
overtook = ⬆️ { $name } adelanta a { $names }.
remark = 💬 { $text }
remark-comeback = De la cola a la cabeza en una sola ronda: { $names }, +{ $gain }.
remark-large-group = { $names }: { $size } { $component } en un solo grupo. Alguien lo tenía pensado.
remark-everyone-lost = Todo el mundo tiene menos que antes. Una ronda para las hormigas.
remark-nobody-gained = Nadie ha sumado nada. Llamémoslo preparación.
remark-paid-off = { $names } cede { $lost } en { $component } y acaba con +{ $gain }. Ha valido la pena.
remark-tie-for-all = Todo el mundo tiene { $points }. Más justo, imposible.
remark-new-leader = Un nombre nuevo en cabeza: { $names }.
remark-large-gain = +{ $gain } en una ronda. { $names } venía con hambre.
remark-hid-own = { $names } ha tapado { $component } por valor de { $lost }. Sus razones tendrá.
remark-tie-at-top = Liderato compartido. El mantel da para todos.
remark-runaway = { $names } lleva { $ahead } de ventaja. Aún se le ve, a lo lejos.
remark-only-one = Esta vez solo suma { $names }: +{ $gain }.
remark-same-gain = +{ $gain } para todo el mundo. Nadie puede quejarse.
remark-bonus = { $names } se ha acordado del extra: { $component }, +{ $gain }.
remark-eased = { $names } ha puesto orden: { $component }, +{ $gain }.
remark-broke-even = Ida y vuelta para { $names }: puntos ganados y otros tantos perdidos.
remark-close = De la cabeza a la cola hay { $apart } de diferencia. Lo decidirá una miga.
remark-most = El bocado más grande es para { $names }: +{ $gain }.
progress-done = ✅ { $seat }
progress-waiting = ⏳ { $seat }
progress-later = ▫️ { $seat }
table-footer = -# *{ button-my-cards }* te muestra tus cartas solo a ti.
table-asleep = 💤 **Esta partida duerme.** Hace tiempo que no viene nadie, así que no se mueve nada. Cualquiera con asiento puede despertarla: *{ button-back-again }*. Si nadie lo hace, se cancela { $until }, sin resultado.
cancelled-title = ## { $game } · mesa { $code }
cancelled-text = Esta partida se ha cancelado.
cancelled-asleep = No ha vuelto nadie, así que esta partida se ha cancelado. Sin resultado.
damaged-title = ## No puedo leer la mesa { $code }
damaged-text = Ya no puedo leer esta partida. Es cosa nuestra; las demás mesas siguen.
damaged-mendable = { $host } puede recuperarla hasta el último punto que puedo leer. { $count ->
    [0] No se pierde ninguna jugada.
    [one] Se pierde una jugada.
   *[other] Se pierden { $count } jugadas.
}
damaged-beyond = No queda nada que pueda recuperar. { $host } puede cerrar la mesa.
damaged-closed = Ya no podía leer esta partida, así que la mesa se ha cerrado.
mended-done = La mesa **{ $code }** vuelve al último punto que he podido leer. { $count ->
    [0] No se ha perdido ninguna jugada.
    [one] Se ha perdido una jugada.
   *[other] Se han perdido { $count } jugadas.
}
mended-gone = La mesa **{ $code }** está cerrada.
button-mend = Recuperar
button-give-up = Cerrar mesa
board-title = ### { $game } · { $code } · ronda { $round } de { $rounds }

## The private panel

plan-ask = Puedes adelantarte: prueba la carta de tu mano y se colocará en cuanto te toque.
plan-stands = 📌 Planeado: **{ $where }**. Tu carta se colocará en cuanto te toque.
panel-last = Solo faltas tú, así que es definitivo.
panel-waiting =
    { $count ->
        [0] Ya no falta nadie. La partida sigue.
        [one] Esperando a { $names }.
       *[other] Esperando a { $names }.
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
panel-score-others = -# Últimos puntos revelados: { $scores }
panel-score-others-now = -# Los demás ahora: { $scores }
panel-score-of = { $name } { $points }
panel-rival = Tú **{ $own }** · oponente **{ $rival }**
panel-over = La partida de la mesa **{ $code }** ha terminado.
panel-footer = -# Mesa { $code } · esto solo lo ves tú
panel-footer-private = -# Esto solo lo ves tú.
choose-areas = -# `{ $own }` es tu zona; `{ $other }`, la de { $name }, que recibe la carta que no elijas.
choose-own-area = -# Lo que llevas
not-begun = La mesa **{ $code }** todavía no ha empezado.
not-in-game = No tienes asiento en la mesa **{ $code }**, así que no hay cartas que mostrarte. Sigue la partida desde la mesa o abre la tuya con `/snack { name-start }`.
cannot-show = -# ⚠️ Ahora no puedo mostrar la mesa en <#{ $channel }>: el canal ya no existe, no tengo permiso o Discord no responde. La partida sigue aquí: `/snack { name-hand }`, `/snack { name-board }`.
problem = ⚠️ { $text }

## A trial placement

trial-title = {""}**Carta { $number } · `{ $where }` · { $gain }**
trial-gain =
    { $points ->
        [one] { $sign }{ $points } punto
       *[other] { $sign }{ $points } puntos
    }
trial-why = -# { $why }
trial-no-points =
    { $last ->
        [yes] no da puntos
       *[no] aún no da puntos
    }
trial-without = -# Sin ella, ahora mismo:
trial-problem =
    ### Carta { $number } · `{ $where }`
    ⚠️ { $why }
trial-footer = -# Aún sin colocar. Podrás deshacerlo mientras falte alguien. Mesa { $code }
trial-footer-final = -# Aún sin colocar. Será definitivo: salen cartas nuevas. Mesa { $code }
trial-footer-last = -# Aún sin colocar. Solo faltas tú, así que es definitivo. Mesa { $code }
trial-footer-plan = -# Aún sin colocar. Se colocará en tu turno si no lo deshaces. Mesa { $code }
trial-footer-private =
    { $final ->
        [yes] -# Aún sin colocar. Será definitivo: enseguida salen cartas nuevas.
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
menu-steps = Pasos
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
form-where = Sitio
form-where-about = Casilla superior izquierda, giro (0, 90, 180, 270), { layer-over } o { layer-under }; «{ layer-under } C4»: solo ahí
form-where-example = B3 90 { layer-under }
form-where-flat = Casilla superior izquierda y giro (0, 90, 180, 270)

## Hints and review

hint-place = 💡 Carta { $number } en `{ $where }`: { $why }.
hint-group = junta { $size } { $component }
hint-gives-up = renuncia a { $component }
hint-reason = { $what } ({ $gain })
hint-rest =
    { $count ->
        [one] un cambio más ({ $gain })
       *[other] { $count } cambios más ({ $gain })
    }
hint-prepares = prepara { $groups }
hint-no-points-yet = aún no da puntos, pero { $what }
hint-prepares-group = { $size } { $component }
hint-ways-on = aún no da puntos, pero es lo que más opciones deja abiertas
hint-last = ya no hay nada que ganar, y así pierdes lo mínimo
hint-from = -# De un bot ({ $level })
review-title = ### Análisis de tu partida en { $code }
review-turn = { $mark } **Ronda { $round }** · { $gained }
review-turn-better = { $mark } **Ronda { $round }** · { $gained }; lo mejor encontrado, { $best }: { $moves }
review-found = Lo mejor encontrado, { $best }: { $moves }
review-move = carta { $number } `{ $where }`
review-pictures = -# Donde se podía más: primero, lo que jugaste; después, lo que encontramos.
review-about = -# Cada turno se juzga solo por sus puntos inmediatos. Ceder puntos pensando en después puede ser un acierto.
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
review-luck-coming = -# Aún estamos calculando cuánto suelen dar estas cartas. Vuelve a mirar en un rato.
review-luck-about = -# Lo habitual: lo que saca un bot experto con el mismo reparto.
review-skill = -# Frente a un bot experto en tu asiento: { $choosing } por las cartas que elegiste, { $placing } por dónde las colocaste.
review-area =
    { $best ->
        [one] { "" }**{ $best }** punto es lo mejor que encontramos con tus cartas; tú hiciste { $own }.
       *[other] { "" }**{ $best }** puntos es lo mejor que encontramos con tus cartas; tú hiciste { $own }.
    }
review-area-own =
    { $own ->
        [one] { "" }**{ $own }** punto es también lo mejor que encontramos con tus cartas. Bien jugado.
       *[other] { "" }**{ $own }** puntos es también lo mejor que encontramos con tus cartas. Bien jugado.
    }
review-footer = -# Encontrado en unos segundos; puede haber algo mejor. Solo lo ves tú.

## Buttons

button-join = Unirme
button-leave = Salir
button-start = Empezar
button-host = Organizar…
button-decline = Ahora no
button-join-table = Unirme a { $code }
button-play-solo = Jugar en solitario
button-solo-again = Otra en solitario
button-wait = Esperar
button-play-now = Jugar ya: { $game }
button-cancel = Cancelar partida
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
button-plan = Planear jugada
button-back = Volver
button-help = Ayuda
button-hint = 💡 Pista
button-hints-off = Desactivar pistas
button-hints-on = Activar pistas
button-rated-off = Hacerla amistosa
button-rated-on = Hacerla puntuada
button-rules = Reglas
button-again = Jugar otra vez
button-appearance-text = Ver texto
button-appearance-pictures = Ver imágenes
button-as-text = En texto
button-keep-appearance-text = Siempre texto
button-keep-appearance-pictures = Siempre imágenes
button-keep-appearance-strong = Alto contraste
button-keep-appearance-ordinary = Colores normales
button-keep-appearance-still = Menos movimiento
button-keep-appearance-moving = Más movimiento
button-keep-appearance-typed = Escribir sitios
button-keep-appearance-choices = Elegir de listas
button-review = Analizar partida
button-post = Publicar en canal
button-daily-play = Jugar el de hoy
button-daily-fun = Por diversión
button-daily-share = Compartir
button-daily-top = Clasificación
button-daily-others = Pícnics de otros
button-daily-proof = Sellos
button-daily-off = Dejar de publicar
button-why-not = ¿Por qué no?
button-page-before = ◀ Anterior
button-page-after = Siguiente ▶
button-keep-going = No, seguir jugando
button-rematch = Revancha
button-replay = Ver repetición
button-what-if = ¿Y si…?
button-play-on = Seguir desde aquí
button-practice = Práctica
button-practice-again = Otra vez desde ahí
button-other-step = Otros pasos
button-deal = Reparto limpio
button-export = Exportar
button-newer = Más recientes
button-older = Más antiguas
button-history-mine = Mis partidas
button-history-server = Este servidor
button-share = Compartir
button-top-all = Desde siempre
button-top-month = Este mes
button-top-me = Jugaron conmigo
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
        [one] 🏆 { $names }: { $points } punto cada cual, e igualdad también en el desempate ({ $size }). ¡Victoria compartida!
       *[other] 🏆 { $names }: { $points } puntos cada cual, e igualdad también en el desempate ({ $size }). ¡Victoria compartida!
    }
score-seat = { $seat } — **{ $total }**
rating-new = sin puntuación
score-of-opponent = 🤖 el oponente — **{ $total }**
claim = { $component } · anuncio de { $names }: { $results }
claim-result = { $name } { $points }
score-nothing = nada
deal-sealed-earlier = 🔏 Las cartas se sellaron antes de repartir la primera. SHA-256 de la semilla: `{ $commitment }`. La semilla se muestra aquí cuando acabe la partida.
deal-sealed = 🔏 El sello `{ $seal }` era público antes de que se uniera nadie. Números que ha añadido la gente desde entonces: **{ $people }**. Todo junto fijó las cartas al empezar la partida: `{ $commitment }`. Cuando acabe, aquí se muestra y se comprueba todo.
deal-without = -# Personas que no añadieron nada, por abrir la mesa y ceder luego la organización: { $count }.
deal-title = ### Reparto limpio · { $game } · { $code }
deal-step-file = ✅ La partida se puede leer de principio a fin.
deal-step-seal = ✅ **Sello**: el secreto da `{ $seal }`. Compáralo con el mensaje de la sala.
deal-step-day = ✅ Es el reparto del { $date }, el mismo para todo el mundo: nadie añade un número.
deal-step-contributions = ✅ **Números**: añadidos por personas tras el sello: { $people }. Por bots: ninguno ({ $bots } en la mesa). Personas sin número: { $nothing }.
deal-step-seed = ✅ **Semilla**: secreto, opciones, baraja, reglas, asientos y números dan `{ $seed }`, cuyo SHA-256 es `{ $commitment }`.
deal-step-pile = ✅ **Mazo**: con esa semilla, la baraja `{ $pack }` se reparte en las manos iniciales (cartas repartidas: { $dealt } de { $cards }).
deal-step-plain-seed = ✅ **Semilla**: `{ $seed }` tiene el sello `{ $commitment }`. Esta partida es de antes de que la gente añadiera números al reparto.
deal-step-moves = ✅ **Jugadas**: las { $count } fueron legales (versión { $rules } de las reglas).
deal-step-result = ✅ **Resultado**: las jugadas dan estos puntos por asiento: { $points }.
deal-step-failed = ❌ Esto no cuadra: `{ $code }`.
deal-proven = **Si ese sello estaba en la sala, nadie pudo elegir estas cartas, ni quien organiza ni el bot, y después no se cambió ninguna opción; todas las jugadas fueron legales y los puntos salen de ellas.**
deal-proven-earlier = **Si ese sello se mostró durante la partida, las cartas estaban fijadas antes de la primera jugada y el resultado sale de ellas.**
deal-proven-daily = **Si ese sello era público el día antes, las cartas y opciones de este día ya estaban fijadas; todas las jugadas fueron legales y los puntos salen de ellas.**
deal-failed = **Esta partida no cuadra. Expórtala y avisa a quien gestiona este bot.**
export-text = La partida { $code } en un archivo: cada carta, jugada y número. Compruébala donde quieras con `python -m engine verify FILE`.
replay-title = ### Carta a carta · { $code }
shared-replay = 🎞️ { $name } comparte la repetición de la mesa **{ $code }**.
shared-review = 🔍 { $name } comparte el análisis de su partida en la mesa **{ $code }**.
shared-review-pictures = -# Donde se podía más: primero, lo que se jugó; después, lo que encontramos.
shared-review-luck-same =
    { $own ->
        [one] { "" }{ $name } hizo **{ $own } punto**: justo lo que suelen dar estas cartas.
       *[other] { "" }{ $name } hizo **{ $own } puntos**: justo lo que suelen dar estas cartas.
    }
shared-review-luck-above =
    { $own ->
        [one] { "" }{ $name } hizo **{ $own } punto**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }{ $name } hizo **{ $own } puntos**: { $difference } por encima de lo que suelen dar estas cartas ({ $usual }).
    }
shared-review-luck-below =
    { $own ->
        [one] { "" }{ $name } hizo **{ $own } punto**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
       *[other] { "" }{ $name } hizo **{ $own } puntos**: { $difference } por debajo de lo que suelen dar estas cartas ({ $usual }).
    }
shared-review-luck-about = { review-luck-about }
shared-review-skill = -# Frente a un bot experto en su asiento: { $choosing } al elegir cartas, { $placing } al colocarlas.
shared-review-area =
    { $best ->
        [one] { "" }**{ $best }** punto es lo mejor que encontramos con estas cartas; { $name } hizo { $own }.
       *[other] { "" }**{ $best }** puntos es lo mejor que encontramos con estas cartas; { $name } hizo { $own }.
    }
shared-review-area-own =
    { $own ->
        [one] { "" }**{ $own }** punto es lo mejor que encontramos con estas cartas, y { $name } lo hizo.
       *[other] { "" }**{ $own }** puntos es lo mejor que encontramos con estas cartas, y { $name } los hizo todos.
    }
shared-done = Publicado en <#{ $channel }>.
replay-card = Carta { $number } · { $where } · { $gain }

## El pícnic del día

daily-title = ## 🧺 Pícnic del día n.º { $number }
daily-about = { $date } · { $options }
daily-until = Un solo intento, y cuenta. Sin pistas y sin deshacer. Déjalo y vuelve cuando quieras: el día acaba { $until }.
daily-for-fun = Ese día ya pasó, así que juegas solo por diversión.
daily-unfinished = El { $date } ya pasó y tu pícnic se quedó a medias. Hoy hay otro.
daily-figures = Par { $par } (nuestro mejor bot) · lo mejor encontrado { $best }
daily-next = -# Próximo pícnic { $when }.
daily-footer = -# Esto solo lo ves tú. `/snack { name-daily }` lo vuelve a mostrar.
daily-ahead = Por delante del { $percent } % de la gente: puesto { $place } de { $count } por ahora.
daily-ahead-past = Por delante del { $percent } % de la gente: puesto { $place } de { $count }.
daily-ahead-here = En este servidor: puesto { $place } de { $count }, por delante del { $percent } %.
daily-alone = Nadie ha terminado hoy antes que tú.
daily-alone-past = Nadie más terminó el pícnic de ese día.
daily-alone-here = En este servidor, nadie antes que tú.
daily-alone-here-past = En este servidor no lo terminó nadie más.
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
daily-span-ever = Desde siempre
daily-others-title = ## 🧺 Pícnic del día n.º { $number }: cómo lo hicieron los demás
daily-others-nobody = Aquí nadie más ha compartido el suyo todavía.
daily-others-line = { $name } · **{ $points }**
daily-proof-title = ## 🔏 Un reparto limpio, día a día
daily-proof = **{ $date }**, sello: `{ $seal }`
daily-proof-past = **{ $date }**, sello: `{ $seal }`, secreto: `{ $secret }`
daily-proof-about = -# Sello: el día antes. Secreto: el día después. El sello es el SHA-256 del secreto: nadie pudo cambiar las cartas.
daily-post-best = Lo mejor de ayer:
daily-post-last = Nadie ha pulsado esto en dos semanas, así que dejo de publicarlo. `/snack { name-settings }` lo recupera.
solo-title = ## { $game } · en solitario
solo-about = Una partida a solas, en privado: nadie más la ve, y sigue abierta el tiempo que quieras.
solo-footer = -# Esto solo lo ves tú. `/snack { name-solo }` la vuelve a mostrar.
what-if-title = ### Y si… · { $code } · paso { $step } de { $steps }
what-if-did = En la partida: { $move }.
what-if-step = { $step } · ronda { $round }
what-if-instead = -# Tienes una partida de práctica abierta. Una nueva ocupa su lugar.
what-if-footer = -# Práctica con bots: sabes lo que sabías; el resto se reparte de nuevo.
practice-title = ## { $game } · práctica
    -# Desde el paso { $step } de la partida { $code }. No cuenta para nada.
practice-about = Sabes lo que sabías entonces; el resto se reparte de nuevo. Puedes deshacer hasta donde quieras.
practice-points =
    { $kind ->
        [same] Has hecho **{ $own }**, igual que en la partida.
       *[other] Has hecho **{ $own }**; en la partida fueron **{ $then }**.
    }
practice-given-up = Has abandonado esta partida de práctica.
practice-footer = -# Esto solo lo ves tú, y no cuenta para nada.
choice-practice = práctica

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
pace-none = sin prisa
pace-none-about = Sin límite de tiempo
pace-choice-live = en vivo: 10 minutos por fase
pace-choice-evening = velada: 2 horas por fase
pace-choice-daily = diario: 24 horas por fase
pace-choice-relaxed = relajado: 3 días por fase
pace-choice-none = sin prisa: sin límite de tiempo
seat-until = { " " }· vence { $until }
seat-away = { " " }· 🏖️ ausente, vuelve { $until }
seat-missed = { " " }· 🤖 la última vez jugó un suplente
seat-stand-in = { " " }· 🤖 juega un suplente hasta que vuelva
seat-asleep = { " " }· 💤 no está
seat-asked = { " " }· aún sin respuesta
seat-done = { " " }· hecho
seat-waiting = { " " }· le toca
seat-later = { " " }· más tarde
panel-until = -# ⏳ Vence { $until }. Después juega un bot por ti.
stand-in-plays = 🤖 Un suplente juega por ti hasta que vuelvas.
asleep-seat = 💤 La partida duerme y tu asiento te espera. Pulsa *{ button-back-again }* para seguir.
back-again = Qué bien que hayas vuelto. Tu asiento es tuyo otra vez.
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
button-next-game = Siguiente · { $code }
more-time-granted = Concedido: más tiempo en la mesa **{ $code }**.
more-time-voted = Tu voto cuenta. Habrá más tiempo si lo apoya más de la mitad de quienes ya han jugado; con tres personas o más, al menos dos.
taken-over = El asiento { $seat } ya es tuyo. Estas son sus cartas.
host-is = Ahora { $name } organiza la mesa **{ $code }**.
host-voted = Tu voto cuenta. Otra persona organizará la mesa **{ $code }** si lo apoya más de la mitad del resto.
thread-name = { $game } · { $code }
reminder-first = ⏳ **Te toca** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-next = ⏳ **Después te toca a ti** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-half = ⏳ **Te queda la mitad del tiempo** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-last = ⏰ **Último aviso**; después juega un suplente · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several =
    { $count ->
        [one] ⏳ **Te toca** · { $who }
       *[other] ⏳ **Te toca en { $count } mesas** · { $who }
    }
reminder-several-all-next = ⏳ **Después te toca en { $count } mesas** · { $who }
reminder-several-next = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · después te toca
reminder-several-first = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }
reminder-several-half = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · te queda la mitad del tiempo
reminder-several-last = [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds } · **último aviso**
reminder-silence = 💤 **Días sin movimiento** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. La partida sigue esperando; quien organiza puede cancelarla con `/snack { name-cancel }`.
reminder-asleep = 💤 **Esta partida duerme** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. Cualquiera con asiento puede despertarla: *{ button-back-again }*.
reminder-silence-lobby = 💤 **Días sin movimiento** · [{ $game } · { $code }]({ $link }). La mesa sigue esperando; quien organiza puede iniciar la partida o cancelarla con `/snack { name-cancel }`.
reminder-closes = Si no pasa nada, se cancela sola { $until }.
reminder-awake = ☀️ **La partida continúa** · [{ $game } · { $code }]({ $link }) · ronda { $round } de { $rounds }. De vuelta en la mesa: { $names }. Por los demás juega un bot hasta que pulsen *{ button-back-again }*.
reminder-who = { $who }
reminder-who-until = { $who } · vence { $until }

## What people and servers want

# This language's own name for itself.
language-name = Español
language-auto = igual que Discord
reminders-channel = en el canal
reminders-direct = por mensaje directo
reminders-off = ninguno
next-on = sí
next-off = no
me-title = ### Tus preferencias
me-reminders = Avisos cuando te toca: **{ $reminders }**
me-next = Aviso un turno antes del tuyo: **{ $next }**
me-quiet = Horas de silencio: **{ $start }–{ $end }** ({ $zone }). Sin avisos, y los plazos esperan a que acaben.
me-zone = Zona horaria: **{ $zone }**
me-no-quiet = Horas de silencio: **ninguna**. Ponlas con `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Madrid`.
me-away = Ausente hasta el **{ $until }**. Tu tiempo en cada fase empieza cuando vuelvas; una partida te espera 14 días en total.
me-here = Sin ausencias. ¿Vas a faltar? `/snack { name-me } { name-away }:5` o `{ name-away }:2027-01-31`
me-language = Idioma: **{ $language }**
me-public = Los demás ven tu puntuación y tu perfil, y sales en las clasificaciones.
me-private = 🙈 Tu puntuación y tu perfil son solo tuyos, y no sales en ninguna clasificación.
me-footer = -# Esto solo lo ves tú. Las mesas que te esperan muestran tu ausencia.

data-title = ### Tus datos
data-about = Preferencias, partidas, jugadas, resultados, puntuaciones: todo lo guardado sobre ti. Llévate una copia o haz que se borre.
data-here = Todo lo guardado sobre ti, en un archivo. Esto solo lo ves tú.
button-data = Mis datos
button-data-file = Descargar datos
button-data-forget = Olvídame
forget-title = ### ¿Olvidarte?
forget-ask = Se borran tus preferencias y tu lugar en las clasificaciones. Tu nombre y tu id desaparecen de todas las partidas, resultados y puntuaciones; las partidas terminadas conservan tu asiento, sin nombre. Lo que ya está en los canales se queda allí. No se puede deshacer.
forget-tables = { $count ->
    [one] Un bot ocupa tu asiento en 1 mesa abierta.
   *[other] Los bots ocupan tus asientos en { $count } mesas abiertas.
}
forget-yes = Sí, olvídame
forget-no = No, conservar todo
forget-done = { $count ->
    [0] Hecho: aquí ya nada dice quién eres. Vuelve cuando quieras.
    [one] Hecho: aquí ya nada dice quién eres, y un bot tiene tu asiento en 1 mesa. Vuelve cuando quieras.
   *[other] Hecho: aquí ya nada dice quién eres, y los bots tienen tus asientos en { $count } mesas. Vuelve cuando quieras.
}
someone-forgotten = alguien sin nombre

menu-reminders = Avisos
button-next-on = Avisarme antes
button-next-off = Solo en mi turno
menu-language = Idioma
menu-server-pace = Mesas nuevas
button-away =
    { $days ->
        [one] Faltaré 1 día
       *[other] Faltaré { $days } días
    }
button-here = Ya estoy aquí
button-public-on = Mostrar resultados
button-public-off = Ocultar resultados
server-title = ### Ajustes del servidor
server-pace = Mesas nuevas: **{ $pace }** · { $about }
server-channels = Mesas solo en: { $channels }
server-everywhere = Mesas en **cualquier canal**. `/snack { name-settings } { name-channel }:` permite uno o lo quita.
server-threads-on = Cada mesa tiene **su propio hilo**.
server-threads-off = Las mesas se publican **en el canal**.
server-mentions-on = Se **menciona** a cada persona cuando le toca.
server-mentions-off = En los canales no se menciona a nadie; quien quiera recibe **mensajes directos**.
server-motion-on = Con hasta cuatro jugadores, las rondas se revelan **con animación**.
server-motion-off = Las rondas se revelan con **imágenes fijas**.
server-ratings-on = En las salas se ve la puntuación junto al nombre.
server-ratings-off = Sin puntuaciones en las salas.
server-limits = Mesas abiertas: **{ $person }** por persona, **{ $channel }** por canal
server-daily = Pícnic del día: se publica en <#{ $channel }> a partir de las { $hour }.
server-daily-off = Sin publicación diaria. `/snack { name-settings } { name-daily }:` sirve para elegir un canal.
server-language = Idioma de las mesas: **{ $language }**
server-footer = -# Vale para las mesas nuevas; las menciones cambian al momento.
button-threads-on = Usar hilos
button-threads-off = Sin hilos
button-mentions-on = Mencionar
button-ratings-on = Ver puntuaciones
button-ratings-off = Sin puntuaciones
button-mentions-off = Sin menciones
button-motion-on = Con movimiento
button-motion-off = Sin movimiento
button-everywhere = Cualquier canal

## Confirming

cancel-ask = ¿Cancelar la mesa **{ $code }** para todo el mundo? No se puede deshacer.
cancel-yes = Sí, cancelarla
cancel-done = Mesa **{ $code }** cancelada.
give-up-ask = ¿Abandonar esta partida? No se puede deshacer.
give-up-yes = Sí, abandonarla
leave-ask = ¿Dejar la mesa **{ $code }**? Si la partida está en marcha, un bot ocupa tu asiento.
leave-yes = Sí, salir
leave-done = Has dejado la mesa **{ $code }**.
confirm-nothing = No ha cambiado nada.

## Lists and help

status-title = ### { $game } · mesa { $code }
status-round = Ronda { $round } de { $rounds }
status-link = [Ir a la mesa]({ $link })
status-lobby = esperando jugadores
status-over = terminada
status-cancelled = cancelada
games-title =
    { $count ->
        [0] Ahora mismo no tienes partidas. `/snack { name-start }` abre una mesa.
        [one] ### Tu partida
       *[other] ### Tus { $count } partidas
    }
games-line = **{ $code }** · { $game } · { $state } · [ir a la mesa]({ $link })
games-damaged = **{ $code }** · no puedo leer esta partida. En su mesa pone qué se puede hacer.
games-more = -# … y { $count } más
games-practice = **Práctica** · { $game } · desde el paso { $step } de { $code }
history-title-mine = ### Tus partidas terminadas
history-title-server = ### Partidas terminadas en este servidor
history-nothing = Aún no hay nada.
history-daily = 🧺 Pícnic del día n.º { $number }
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
profile-new = ⭐ sin puntuación: { $count } de { $needed } partidas puntuadas
profile-games = 🎴 Partidas: **{ $games }** · 👑 ganadas: **{ $wins }**
profile-points = 🥇 Puntos: **{ $average }** de media, **{ $best }** como mejor marca
profile-skill =
    { $count ->
        [one] 🎯 Habilidad: **{ $sign }{ $skill }** respecto a lo que suelen dar las cartas, en la última partida
       *[other] 🎯 Habilidad: **{ $sign }{ $skill }** por partida respecto a lo que suelen dar las cartas, en las últimas { $count }
    }
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
stats-weeks = Partidas terminadas en las últimas { $weeks } semanas:
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
    { "" }**1.** `/snack { name-start }` abre una mesa; los demás pulsan *{ button-join }*. Si empiezas sin nadie más, juegas en solitario.
    { "" }**2.** *{ button-my-cards }*, en la mesa (o `/snack { name-hand }`), te muestra tus cartas solo a ti.
help-commands =
    `/snack { name-board }` muestra las zonas de todo el mundo · `/snack { name-status }`, a quién espera una partida · `/snack { name-games }`, tus partidas
    `/snack { name-rules }` tiene las reglas · `/snack { name-tutorial }` te las enseña · `/snack { name-leave }` y `/snack { name-cancel }` preguntan antes
choice-table = { $code } · { $game }
choice-card = { $number }: { $squares }
choice-cell = { $cell } ({ $gain })
choice-seat = { $seat }: { $name }
do-which =
    Eso puede ser varias cosas:
    { $labels }
do-unknown =
    «{ $typed }» no se puede hacer ahora. Puedes:
    { $labels }

help-appearance = -# *{ button-appearance-text }*, en cualquier panel, cambia imágenes por palabras. Lo que elijas aquí se guarda:
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
rules-nothing-found = Ninguna página de las reglas menciona «{ $typed }». Elige un tema del menú.
# Other words for something, by which its pages are found as well.
typed-topics = desempate = empate, igualdad = empate

## The tutorial

tutorial-step = ### 🎓 Paso { $step } de { $steps }
tutorial-footer = -# Una partida de práctica. `/snack { name-tutorial }` la retoma cuando quieras.
tutorial-almost = 🙂 { $text }
tutorial-now-place = 👉 Pulsa *{ button-place }*: ese es el sitio.
tutorial-now-card = 👉 Toma la carta **{ $number }**.
tutorial-now-turn = 👉 *{ button-turn }*, hasta que el título diga **{ $turn }**.
tutorial-now-cell = 👉 Muévela con las flechas hasta que el título diga `{ $where }`.
tutorial-now-layer = 👉 *{ button-layer }*, hasta que el título diga `{ $where }`.
error-lesson-card = También valdría. Para este paso toma la otra carta, la número **{ $number }**; a esta ya le llegará el turno.
error-lesson-turn = Así cabe, pero aquí tiene que ir girada a **{ $turn }**: `{ $where }`. *{ button-turn }* da un cuarto de vuelta cada vez.
error-lesson-cell = Ahí cabe, pero este paso la necesita en `{ $where }`. Muévela con las flechas; el título dice dónde está.
error-lesson-layer = Buen sitio, pero otra capa: `{ $where }`. Pulsa *{ button-layer }* hasta que lo diga el título.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-start = abrir
name-game = juego
name-players = jugadores
name-bots = bots
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
command-start-players = Cuántos asientos
command-start-bots = Cuántos bots
command-start-level = Nivel de los bots
command-start-pack = Qué baraja de cartas
command-start-pace = Cuánto puede durar una fase
command-start-with = A quién invitas: se le reserva un asiento
command-start-rated = Si la partida cuenta para la puntuación
command-hand = Mira tus cartas y qué te toca hacer
command-do = Escribe cualquier acción en vez de pulsar botones
command-do-action = Qué hacer: tus opciones aparecen al escribir
command-place = Prueba una carta; nada es definitivo hasta que tú lo digas
command-place-cell = La casilla superior izquierda que cubre la carta, p. ej. B3
command-place-rotation = Giro en el sentido de las agujas del reloj
command-place-layer = { layer-over }, { layer-under } o { layer-under } con casillas: { layer-under } C4 D4
command-place-card = Cuál de tus cartas
command-place-final = Colócala directamente en vez de probarla
command-board = Muestra las zonas de todo el mundo
command-board-seat = Solo un asiento
command-status = A quién espera una partida
command-games = Tus partidas, en todos los servidores
command-tables = Mesas de este servidor a las que puedes unirte ya
command-history = Partidas terminadas: míralas, compruébalas, expórtalas
command-history-scope = Las tuyas o las de este servidor
command-history-game = Solo este juego
command-history-opponent = Solo partidas con esta persona
command-verify = Comprueba que nadie pudo elegir las cartas de una partida
command-profile = Puntuación, resultados y mejor zona de una persona
command-profile-person = De quién; déjalo vacío para ver el tuyo
command-top = Lo mejor de este servidor
command-top-scope = Todo el mundo, quienes jugaron este mes o quienes jugaron contigo
command-cancel = Cancela una partida
command-leave = Deja una mesa
command-help = Cómo se juega aquí
command-tutorial = Aprende un juego en cinco minutos, paso a paso
command-daily = El pícnic de hoy: un reparto para todo el mundo, un intento
command-daily-date = Un día anterior, por diversión, como 2026-11-17
command-daily-top = Quién lo hizo mejor en este servidor
command-solo = Una partida privada en solitario, estés donde estés
command-rules = Las reglas, página a página, con imágenes
command-rules-topic = ¿Sobre qué? Escribe una palabra para buscar
command-me = Tus preferencias: avisos, horas de silencio, ausencia, idioma
command-me-reminders = Dónde avisarte de que te toca
command-me-next = Un aviso un turno antes del tuyo, en juegos por turnos
command-me-quiet = Horas sin avisos, p. ej. 22-8 o 22:30-7; «{ word-off }» para quitarlas
command-me-zone = Tu zona horaria
command-me-away = Cuántos días, o hasta qué fecha, p. ej. 2027-01-31; «{ word-off }» cuando vuelvas
command-me-view = Texto o imágenes
command-me-contrast = Alto contraste o colores normales
command-me-motion = Imágenes fijas o en movimiento
command-me-form = Escribir los sitios en los formularios o elegirlos de listas
command-me-public = Si los demás ven tu puntuación y tu perfil, y sales en las clasificaciones
command-me-data = Todo lo guardado sobre ti: llévate una copia o haz que se borre
command-language = Idioma
command-settings = Ajustes del servidor (para quienes lo gestionan)
command-settings-channel = Permite mesas en este canal, o lo quita de la lista
command-settings-per-person = Mesas abiertas por persona
command-settings-per-channel = Mesas abiertas por canal
command-settings-daily = Publica el pícnic del día en este canal
command-settings-hour = A partir de qué hora (UTC)
command-host = Cede la organización, o vota a otra persona si quien organiza ya no está
command-host-to = Quién pasa a organizar; déjalo vacío para votar
command-table = El código de la mesa, si hay varias

## What can be wrong

error-internal = Algo ha fallado por nuestra parte. Tu partida está a salvo; prueba otra vez en un momento.
still-working = Sigo con lo último que pediste. Prueba otra vez cuando lo tengas.
too-often = Han sido muchas cosas de golpe. Puedes seguir { $when }.
server-barred = El bot no está disponible en este servidor.
restarting = Me estoy reiniciando. Prueba otra vez en unos segundos.
error-old-button = Este botón es de una versión anterior. Consigue uno nuevo: `/snack { name-hand }` o `/snack { name-games }`.
error-not-damaged = La mesa **{ $table }** está bien: no hay nada que recuperar.
error-unreadable = No entiendo qué sitio es «{ $text }». Prueba con `B3 90`.
error-bad-cell = No entiendo qué casilla es «{ $given }». Las casillas son una letra y un número, como `B3`.
error-bad-rotation = Las cartas giran por cuartos: { $given } no puede ser. Usa 0, 90, 180 o 270.
error-bad-layer = No conozco la capa «{ $given }». Usa `{ layer-over }`, `{ layer-under }` o `{ layer-under }` con casillas: `{ layer-under } C4 D4`.
error-off-frame = { $cell } queda fuera de alcance.
error-first-card = La primera carta va en el centro: { $allowed }.
error-touches-nothing = En { $cell } la carta no toca nada. Tiene que solaparse con otra o tocarla.
error-corner-only = En { $cell } la carta solo toca una esquina. Tiene que solaparse con otra o tocarla por un lado.
error-too-wide = Con { $cell } tu zona mediría { $size } de ancho; el máximo es { $limit }.
error-too-high = Con { $cell } tu zona mediría { $size } de alto; el máximo es { $limit }.
error-no-overlap = En este juego las cartas no se solapan, y { $cell } está ocupada.
error-never-under = En este juego las cartas nunca van debajo de otras.
error-nothing-to-be-under = En { $cell } no hay nada bajo lo que meterla.
error-over-and-under-one = Una carta no puede ir encima de otra en { $over_at } y debajo de esa misma en { $under_at }.
error-ring = Un bucle imposible: la carta de { $over_at } está por encima de la de { $under_at }, así que nada puede ir encima de la primera y debajo de la segunda.
error-game-over = Esta partida ha terminado.
error-not-a-seat = Ese asiento no existe en esta mesa.
error-unknown-move = Esa jugada no existe en este juego.
error-bad-move = No entiendo esa jugada.
error-wrong-phase = La partida ha avanzado. Así está ahora.
error-not-your-turn = Todavía no te toca.
error-not-in-hand = Ya no tienes esa carta. Esto es lo que tienes ahora.
error-already-done = Ya está hecho.
error-nothing-to-undo = No hay nada que deshacer.
error-final = Eso ya no se puede deshacer: se ha revelado.
error-unknown-game = No conozco ese juego.
error-unknown-pack = Este juego no tiene ninguna baraja { $pack }.
error-bad-seats = Este juego es de { $least } a { $most } jugadores.
error-unknown-option = Este juego no tiene esa opción.
error-bad-option = Elige una de estas opciones: { $allowed }.
error-bad-seed = No se han podido repartir las cartas.
error-no-such-table = La mesa { $table } no existe (o ya no). `/snack { name-games }` muestra tus partidas.
error-moves-gone = Las jugadas de la partida { $table } ya no se guardan, solo su resultado.
error-no-such-step = Esa partida tiene { $steps } pasos desde los que seguir, y este no es uno de ellos.
error-only-practice = Es una partida de práctica: no hay nada que demostrar ni que guardar.
error-nothing-to-rewind = Aquí es donde empezó esta partida de práctica.
error-out-of-sight = Ahora no te veo en el canal de la mesa { $table }, así que no he hecho nada. Aún puedes mirar o dejar tu asiento: `/snack { name-leave }`.
error-not-in-lobby = Esta partida ya ha empezado.
error-not-playing = Esta partida no está en marcha.
error-already-seated = Ya tienes asiento aquí.
error-not-seated = No tienes asiento en esta mesa.
error-not-played = Solo quienes jugaron una partida pueden exportarla.
error-nothing-finished = Aún no has terminado ninguna partida. Indica una mesa o vuelve después de la primera.
error-profile-hidden = { $name } no muestra sus resultados.
error-top-on-servers = Las clasificaciones son de cada servidor. Prueba allí.
error-table-full =
    { $capacity ->
        [one] El único asiento está ocupado.
       *[other] Los { $capacity } asientos están ocupados.
    }
error-only-host = Solo puede hacerlo quien organiza.
error-too-few = Con { $seats } no basta: hacen falta al menos { $needed }.
error-bad-capacity = Asientos aquí: de { $least } a { $most }.
error-small-table = Para ti y para quienes traes hacen falta { $needed } asientos, pero `{ name-players }` dice { $seats }. Pide { $needed } o más, o déjalo vacío.
error-no-teams = En esta mesa no hay equipos: cada cual juega por su cuenta.
error-no-bot-to-remove = En esta mesa no hay ningún bot.
error-too-many-tables =
    { $limit ->
        [one] Ya tienes una mesa abierta aquí. Termínala o cancélala primero: `/snack { name-games }`.
       *[other] Ya tienes { $limit } mesas abiertas aquí. Termina o cancela alguna primero: `/snack { name-games }`.
    }
error-too-many-in-channel =
    { $limit ->
        [one] En este canal ya hay una mesa abierta. Únete o usa otro canal.
       *[other] En este canal ya hay { $limit } mesas abiertas. Únete a una o usa otro canal.
    }
error-hints-off = En esta mesa se juega sin pistas.
error-not-over = Esta partida todavía no ha terminado.
error-shared-already = Ya está publicado. Con una vez basta.
error-no-answer = Nadie más ha dicho que sí todavía. Falta la respuesta de { $names }. Espera un poco o añade un bot.
error-alone = De momento solo estás tú.
error-not-alone = Alguien se ha sentado entretanto, así que no he empezado nada. Pulsa *{ button-start }* para jugar en compañía.
error-no-such-bot = No hay ningún bot llamado «{ $given }».
error-invited-bot = { $name } es un bot y no puede sentarse. Para mis propios bots, usa `{ name-bots }:`.
error-invited-unseeing = { $name } no ve este canal, así que aquí no puedo reservarle asiento.
error-no-free-code = Ahora mismo no he podido abrir una mesa. Prueba otra vez.
error-nothing-to-do = Ahora mismo no tienes nada que hacer.
error-mind-made-up = Has cambiado de idea { $limit } veces en esta fase. Ya se queda así.
error-not-free = Ese asiento no está libre.
error-held-another = Ya has ocupado otro asiento en esta partida y has visto sus cartas, así que este es para otra persona.
error-no-deadline = Aquí no hay plazo que alargar, o no hay nadie que pueda aprobarlo.
error-time-granted = Esta fase ya tuvo más tiempo. Solo se puede una vez.
error-no-vote = Eso lo deciden los demás: te esperan a ti.
error-host-yourself = Ya organizas tú. `/snack { name-host } { name-to }:` se lo pasa a otra persona.
error-host-is-here = Quien organiza está aquí. Podrás votar a otra persona si se le pasa un plazo, si no empieza en una hora o si hace esperar seis días a una partida sin plazos.
error-host-not-seated = Solo puede organizar esta mesa alguien con asiento en ella.
error-wrong-channel = En este servidor las mesas van aquí: { $channels }
error-only-managers = Solo pueden cambiarlo quienes gestionan este servidor.
error-only-servers = Eso solo se puede ajustar en un servidor.
error-bad-hours = No entiendo qué horas son «{ $given }». Escribe `22-8` o `22:30-7:15`, o bien `{ word-off }`.
error-zone-missing = ¿En qué zona horaria? Añádela: `/snack { name-me } { name-quiet }:22-8 { name-zone }:Europe/Madrid`.
error-bad-zone = No conozco la zona horaria «{ $given }». Elige una de la lista, como `Europe/Madrid`.
error-long-quiet = Las horas de silencio duran { $limit } horas como máximo y no pueden acabar a la hora en que empiezan.
error-bad-away = No entiendo cuánto tiempo es «{ $given }». Escribe un número de días, una fecha de aquí a un año, como `2027-01-31`, o bien `{ word-off }`.
error-away-out-of-reach = «{ $given }» ya ha pasado o queda demasiado lejos. Escribe de 1 a { $limit } días, una fecha de aquí a un año, o bien `{ word-off }`.
error-stale = La partida ha avanzado, así que no he cambiado nada. Así está ahora.
error-no-such-day = Hay un pícnic para cada día del { $first } al { $last }. Escribe la fecha así.
error-no-daily-channel = Elige primero un canal para la publicación diaria: `/snack { name-settings } { name-daily }:`
error-day-over = Ese día ya pasó y la jugada llegó tarde. `/snack { name-daily }` reparte el pícnic de hoy.
error-deal-withheld = Hoy otros aún pueden jugar este reparto. Se abre cuando acabe el día.
error-day-unfinished = Termina primero tu propio pícnic de ese día.
error-day-tried = Ya tuviste tu intento de hoy: se fue con tus datos. El próximo pícnic empieza { $when }.
error-only-yours = Esta partida es solo tuya. Déjala cuando quieras; se queda como está.
error-not-a-member = No estoy en este servidor, así que no puedo abrir una mesa. Añádeme: { $link } · `/snack { name-solo }` y `/snack { name-daily }` funcionan aquí mismo.
error-no-such-card = No hay ninguna carta { $given }; tienes { $count }.
error-card-laid =
    { $left ->
        [0] La carta { $given } ya está colocada.
       *[other] La carta { $given } ya está colocada. Te queda por colocar la carta { $left }.
    }
error-no-such-seat = No hay ningún asiento { $seat }; esta mesa tiene { $seats }.
error-no-table-here = Aquí no tienes ninguna partida. `/snack { name-start }` abre una mesa, `/snack { name-games }` muestra las tuyas.
error-cannot-post = No tengo permiso para escribir en este canal. Necesito *Ver canal*, *Enviar mensajes* (también en hilos), *Adjuntar archivos* y *Leer el historial de mensajes*. Habla con quien gestione el servidor o usa otro canal.
error-which-table = ¿Qué mesa? Elige una: { $codes }.

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
alt-no-winner = Ha ganado el oponente.
alt-sheet-seat =
    { $points ->
        [one] Asiento { $seat }: { $sign }{ $points } punto.
       *[other] Asiento { $seat }: { $sign }{ $points } puntos.
    }
alt-sheet-line = Asiento { $seat }: { $component }, { $why }, { $sign }{ $points }.
alt-opponent-total =
    { $points ->
        [one] El oponente: { $sign }{ $points } punto.
       *[other] El oponente: { $sign }{ $points } puntos.
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
alt-skill = Puntos por encima de lo que suelen dar las cartas: { $skill } por partida.

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
playground-footer = -# Aquí el tiempo es real. Adelántalo: `skip 3h` aquí o en la terminal.
playground-direct = { $name }: mensajes directos
playground-open = Snack Table está abierto: { $address }
playground-hint = Las partidas se guardan en { $file }. Escribe `skip 3h` para adelantar el reloj; Ctrl-C lo cierra todo.
playground-skipped = Hora actual en la zona de pruebas: { $now }.
playground-meanwhile = Mientras tanto:
playground-stood-in = un suplente ha jugado por { $names }
playground-quiet = Mientras tanto no ha pasado nada.
