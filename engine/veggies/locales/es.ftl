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

lobby-blurb-veggies = Llena un puesto del mercado. Haz grupos grandes, y muchos; tapa los ratones.

## The table while a game runs

veggies-start-table = Cada cual abre su puesto con una de sus dos cartas y conserva la otra.
veggies-turn-table = Una carta por turno: de la mano o del mercado.
veggies-name-table = Los puestos están llenos. Aún hay quien tiene que elegir qué mercancía cuenta.
veggies-standing-about = -# Puntos como si contara toda mercancía que aún se puede anunciar. Al final solo cuentan las anunciadas.

## The private panel

veggies-start-title = ### Abre tu puesto
veggies-start-ask = ¿Con qué carta abres tu puesto? La otra se queda en tu mano.
veggies-start-chosen = Abres con la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
veggies-open-button = Abrir con la { $number }
veggies-open-did = puesto abierto con la carta { $number }
veggies-start-done = ### Ya has elegido
veggies-turn-title = ### Ronda { $round } de { $rounds }: te toca
veggies-turn-ask = La carta 1 está en tu mano; de la 2 a la 4, el mercado. Coloca una.
veggies-turn-done = ### Tu puesto
veggies-name-title = ### Elige qué cuenta
veggies-name-ask = ¿Qué anuncias? Toda mercancía anunciada puntúa para todo el mundo.
veggies-name-button = { $things }
veggies-name-did = anuncio de { $answer }
veggies-name-done = ### Tu puesto está lleno

## Hints and review

veggies-open-hint = 💡 Abre con la carta **{ $number }**.
veggies-name-hint = 💡 { $answer }: es lo que más te da tal como está la partida.

## The end

verdict-fewer-mice =
    { $points ->
        [one] 🏆 { $names }: { $points } punto, con menos ratones en el desempate ({ $size })
       *[other] 🏆 { $names }: { $points } puntos, con menos ratones en el desempate ({ $size })
    }
score-good =
    { $groups ->
        [one] { $component }: grupo más numeroso { $largest } × { $groups } grupo = { $points }
       *[other] { $component }: grupo más numeroso { $largest } × { $groups } grupos = { $points }
    }
score-mice = ratones ({ $count }) { $points }

## Lists and help

help-veggies =
    {""}**{ game-veggies }**: `/snack { name-start } { name-game }:{ game-veggies }`. Llena un puesto del mercado, una carta por turno.

## The rules, page by page

rules-veggies-overview-title = En pocas palabras
rules-veggies-overview =
    Tres cartas boca arriba forman el mercado. Cada cual abre su puesto con una de dos cartas y conserva la otra en secreto.

    { "" }**Tu turno.** Añade una carta a tu puesto: la de tu mano o una del mercado. Va al lado o encima de lo que hay, nunca debajo. El puesto crece como quieras. Las cartas colocadas se quedan.

    { "" }**El final.** Cuando todos los puestos tienen ocho cartas, se anuncian mercancías. Cada mercancía anunciada cuenta para todo el mundo: el tamaño de tu grupo más numeroso por el número de grupos que tengas de ella. Cada ratón a la vista cuesta 2 puntos. Gana quien tenga más puntos; si hay empate, quien tenga menos ratones.
rules-veggies-opening-title = Abrir el puesto
rules-veggies-opening =
    Recibes dos cartas. Una abre tu puesto, en el centro, en `V22`; la otra se queda en tu mano, y nadie más la ve. Todo el mundo elige a la vez, y se puede cambiar de idea mientras falte alguien por elegir.

    Antes de elegir ya sabes quién empieza.
rules-veggies-course-title = Tu turno
rules-veggies-course =
    Añade una carta a tu puesto: la de tu mano o una de las tres del mercado. Si juegas la de tu mano, robas otra en secreto; si tomas una del mercado, se repone. Después le toca al asiento siguiente.

    No se puede deshacer, porque ya se ha visto una carta nueva. La partida termina cuando todo el mundo tiene ocho cartas.
rules-veggies-placing-title = Colocar una carta
rules-veggies-placing =
    Gira la carta como quieras, de cuarto en cuarto de vuelta. Tiene que solaparse con una carta de tu puesto o tocarla **por un lado**, como en la primera imagen. Solo por una esquina, como en la segunda, no basta.
rules-veggies-over-title = Encima, nunca debajo
rules-veggies-over =
    Una carta puede tapar otras, en parte o del todo, y lo que tapa desaparece: un buen final para un ratón. Los cuadraditos indican lo que quedaría tapado. En este juego las cartas nunca van por debajo de otras.
rules-veggies-size-title = Hasta dónde crece un puesto
rules-veggies-size =
    Tan grande como quieras, en cualquier dirección: el único límite son tus ocho cartas. La imagen muestra tu puesto y tres casillas por cada lado; las coordenadas no cambian nunca.
rules-veggies-naming-title = Anunciar mercancías
rules-veggies-naming =
    Cuando los puestos están llenos, cada cual anuncia la mercancía de su **grupo más numeroso**; si hay varios igual de numerosos, elige en secreto. Con dos jugadores, cada cual anuncia **dos mercancías distintas**: las de sus grupos más numerosos.

    Aquí, las fresas de V24 y W24 son uno de los grupos más numerosos. Lo que anuncie cualquiera cuenta para **todo el mundo**.
rules-veggies-scoring-title = Puntos por mercancías
rules-veggies-scoring =
    Por cada mercancía anunciada: el tamaño de tu **grupo más numeroso** por **cuántos grupos** tienes de ella. Un solo cuadrado también es un grupo. Si no tienes ninguno, no da nada.

    Aquí: fresas, grupo más numeroso 2, cuatro grupos, 2 × 4 = **8**; plátanos, grupo más numeroso 2, tres grupos, 2 × 3 = **6**. Un grupo grande y muchos pequeños se llevan bien.
rules-veggies-mice-title = Ratones
rules-veggies-mice =
    { "" }**−2** por cada ratón que se vea al final, como en la primera imagen. Tápalos: la carta de la segunda imagen esconde uno. Si hay empate por la victoria, gana quien muestre menos ratones; si también hay igualdad, la victoria se comparte.
rules-veggies-teams-title = Cuatro jugadores: equipos
rules-veggies-teams =
    Con cuatro jugadores hay dos equipos: asientos 1 y 3 contra 2 y 4. Cada cual tiene su puesto y su carta en secreto, que su pareja tampoco ve, y anuncia su propia mercancía. Cada equipo suma sus puntos y, si hay empate, sus ratones.
rules-veggies-writing-title = Escribir un sitio
rules-veggies-writing =
    `V22 90`: la **casilla superior izquierda** que cubre la carta ya girada y su **giro** en el sentido de las agujas del reloj (0, 90, 180, 270). Tras la columna Z viene la AA. La primera imagen es `Y22 0`; la segunda, `Y24 0`. Las coordenadas no cambian en toda la partida. Escribe sitios con *{ button-type }* o `/snack { name-place }`.

## The tutorial

veggies-tutorial-1 = Llena un puesto del mercado con ocho cartas, contra un bot; son cinco minutos. Un cuadrado muestra **mercancía**, nada o un **ratón**. Las mercancías iguales que se tocan por un lado forman un grupo. Una de dos cartas abre tu puesto; la otra se queda oculta en tu mano. La carta 1 tiene dos setas y una fresa, y sus ratones están en las esquinas, donde es fácil taparlos: pulsa **Abrir con la 1**.
veggies-tutorial-2 = **Una carta por turno**: la de tu mano (carta 1) o una del mercado (cartas 2 a 4). La carta 4 tiene tres fresas juntas. Pulsa **Probar carta 4** y muévela con las flechas hasta que el título diga **T21 0**, su casilla superior izquierda, o escríbela con *{ button-type }*. Su seta tapa tu ratón de V22: cada ratón que se vea al final cuesta 2 puntos. Pulsa **{ button-place }**; lo colocado se queda.
veggies-tutorial-3 = **Girar.** Prueba la carta 3 y gírala dos veces: **{ button-turn }**. En **X23 180** su seta tapa tu otro ratón y une dos de las tuyas: tres en un grupo. En este juego una carta puede tapar otras, pero nunca va debajo. **{ button-place }**.
veggies-tutorial-4 = **Cómo puntúan las mercancías**: el tamaño de tu grupo más numeroso **por** el número de grupos, y un solo cuadrado también es un grupo. Tus fresas: grupo más numeroso 3, tres grupos, 3 × 3 = 9. La carta 3 en **R19 0** añade una fresa suelta, un cuarto grupo: 3 × 4 = 12. Con tus setas hace lo mismo. **{ button-place }**.
veggies-tutorial-5 = **De la mano.** Solo tú conoces la carta 1, y al jugarla robas otra. Trae dos ratones, pero en **Q21 0** su fresa hace que tu grupo más numeroso sea de 4, y eso vale más: 4 × 4 = 16. Los ratones se pueden tapar luego. **{ button-place }**.
veggies-tutorial-6 = La carta 1 es la que acabas de robar. En **R22 0** su fresa tapa un ratón y no toca ninguna otra fresa: tu quinto grupo, 4 × 5 = 20. **{ button-place }**.
veggies-tutorial-7 = **Fuera ratones.** Prueba la carta 3, gírala una vez (**{ button-turn }**) y muévela a **S22 90**: tapa los dos ratones que se te ven, y sus tres uvas también son un grupo. **+14**, la mejor jugada de esta partida. **{ button-place }**.
veggies-tutorial-8 = La última carta. La carta 4, girada una vez, en **U18 90** pone una fresa en U20, pegada por arriba a tus cuatro: 5 × 5 = 25. **{ button-place }**.
veggies-tutorial-9 = **Anunciar.** Los puestos están llenos, y solo cuentan las mercancías que alguien anuncia, pero para todo el mundo. Con dos jugadores, anuncias las mercancías de tus dos grupos más numerosos. Las fresas van seguro; uvas y setas empatan a 3. Las uvas darían 3 × 3 = 9; las setas, 3 × 6 = 18: pulsa **fresas y setas**.
veggies-tutorial-end = ## 🎉 { $own } a { $other }: ¡has ganado!
veggies-tutorial-next =
    Eso es todo el juego: abrir un puesto, añadir una carta por turno, anunciar lo que cuenta. Lo mejor es combinar un grupo grande con muchos pequeños. Con cuatro jugadores hay dos equipos.

    `/snack { name-start } { name-game }:{ game-veggies }` abre una mesa: *{ menu-add-bot }* te da un oponente. *{ button-hint }* muestra qué haría alguien que juega bien.
error-lesson-veggies-open = También es un buen puesto. Para esta lección, abre con la carta **{ $number }**.
error-lesson-veggies-name = Puedes anunciarlo, pero daría menos. Para esta lección, pulsa **fresas y setas**.

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
