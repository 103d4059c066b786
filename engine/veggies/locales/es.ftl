# What Veggies says, in Spanish. What all games have in common is in bot/language/locales.

## Names

game-veggies = Veggies
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

## The lobby

lobby-blurb-veggies = Llena tu puesto del mercado de mercancía, en grupos grandes y en muchos grupos, y tapa los ratones. Cuatro juegan en dos equipos: asientos 1 y 3 contra 2 y 4.

## The table while a game runs

veggies-start-table = Cada cual abre su puesto con una de sus dos cartas y conserva la otra.
veggies-turn-table = Una carta por turno: de la mano o del mercado.
veggies-name-table = Los puestos están llenos. Falta anunciar alguna mercancía para el recuento.
veggies-standing-about = -# Puntos como si contara todo producto que alguien podría nombrar. Al final solo cuentan los nombrados.

## The private panel

veggies-start-title = ### Abre tu puesto
veggies-start-ask = ¿Con qué carta abres tu puesto? La otra se queda en tu mano.
veggies-start-chosen = Abres con la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
veggies-open-button = Abrir con la { $number }
veggies-open-did = puesto abierto con la carta { $number }
veggies-start-done = ### Ya has elegido
veggies-turn-title = ### Carta { $round } de { $rounds }: te toca
veggies-turn-ask = La carta 1 está en tu mano; de la 2 a la 4, en el mercado. Coloca una.
veggies-turn-done = ### Tu puesto
veggies-name-title = ### Anuncia tu mercancía
veggies-name-ask = ¿Cuál de tus grupos más numerosos cuenta? Lo que anuncie cualquiera cuenta para todo el mundo.
veggies-name-button = { $things }
veggies-name-did = anuncio: { $answer }
veggies-name-done = ### Tu puesto está lleno

## Hints and review

veggies-open-hint = 💡 Abre con la carta **{ $number }**.
veggies-name-hint = 💡 { $answer }: tal como está la partida, es lo que más puntos te da.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names }: { $points } punto y, en el desempate, menos ratones ({ $size }).
       *[other] 🏆 { $names }: { $points } puntos y, en el desempate, menos ratones ({ $size }).
    }
score-good =
    { $groups ->
        [one] { $component }: grupo mayor { $largest } × { $groups } grupo = { $points }
       *[other] { $component }: grupo mayor { $largest } × { $groups } grupos = { $points }
    }
score-mice = ratones ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Llena un puesto del mercado, una carta por turno.

## The rules, page by page

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

## What can be wrong

error-not-here = Esa carta ya no está: alguien se te ha adelantado o este panel es antiguo. Esto es lo que hay ahora a la vista.
error-bad-goods = Eso no lo puedes anunciar; puedes anunciar: { $allowed }.

## Pictures, for those who don't see them

alt-market =
    { $cards ->
        [one] Una carta en el mercado.
       *[other] { $cards } cartas en el mercado.
    }
zone-market = {""}**El mercado**
why-good = grupo más numeroso por número de grupos
why-mice = a la vista
less-mice = menos { $component }
