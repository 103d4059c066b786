# What Snack Match says, in Spanish. What all games have in common is in bot/language/locales.

## Names

game-snack = Snack Match
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

## The lobby

lobby-blurb-snack = Monta un pícnic de 4 × 4. Desliza cartas por encima y por debajo para agrupar aperitivos y manteles iguales.
option-diet = Dieta especial
option-diet-none = ninguna
option-diet-none-about = Solo cuentan los grupos
option-diet-easy = fácil
option-diet-easy-about = Dos maneras de ganar puntos
option-diet-medium = media
option-diet-medium-about = Una manera de ganar puntos y otra de perderlos
option-diet-hard = difícil
option-diet-hard-about = Dos maneras de perder puntos

## The table while a game runs

snack-choose-table = Cada cual se queda con una carta y pasa la otra a su izquierda.
snack-play-table = Cada cual coloca dos cartas. Todo se revela cuando no falte nadie.
snack-play-solo-table = En cada ronda: coloca una carta y dale la otra a tu oponente.

## The private panel

snack-choose-title = ### Ronda { $round } de { $rounds }: quédate con una y pasa la otra
snack-choose-ask = ¿Con qué carta te quedas? La otra pasa a tu izquierda.
snack-choose-chosen = Te quedas con la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
snack-keep-button = Me quedo con la { $number }
snack-keep-did = carta { $number } elegida
snack-choose-done = ### Ya has elegido
snack-play-title = ### Ronda { $round } de { $rounds }: coloca tus cartas
snack-play-ask =
    { $count ->
        [one] Te queda una carta.
       *[other] Coloca las dos cartas, en el orden que quieras.
    }
snack-play-done = ### Listo por esta ronda
snack-play-solo-title = ### Ronda { $round } de { $rounds }: una para ti, otra para tu oponente
snack-play-solo-ask = Coloca una de las dos. La otra es para tu oponente.
snack-solo-rival =
    { $count ->
        [0] -# Tu oponente suma 1 por aperitivo suyo del tipo más visto entre ambos, e igual con los manteles.
       *[other] -# Tu oponente suma 1 por aperitivo suyo del tipo más visto entre ambos, e igual con los manteles. Ahora: { $lines }.
    }
snack-solo-cards = {""}**Tus dos cartas**
snack-solo-area = { "" }**Tu pícnic**

bonus-fewest = -# 🟢 +3 por la menor cantidad de { $component }
bonus-most = -# 🔴 −3 por la mayor cantidad de { $component }
bonus-corners = -# 🟢 +1 por cada esquina tuya con { $component }
bonus-isolated = -# 🔴 −2 por cada componente aislado: { $component }
bonus-groups = -# 🟢 +1 por cada grupo separado (un solo cuadrado cuenta): { $component }
bonus-centre = -# 🔴 −2 por cada componente en tu centro: { $component }
bonus-lines = -# 🟢 +2 por cada fila o columna completa: { $component }
bonus-pairs = -# 🔴 −2 por cada pareja (grupo de exactamente dos): { $component }

## Hints and review

snack-keep-hint = 💡 Quédate con la carta **{ $number }**: es la que mejor va con lo que te pueden pasar, y así ayudas lo mínimo a quien tienes a la izquierda.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names }: { $points } punto, con el grupo más grande en el desempate ({ $size })
       *[other] 🏆 { $names }: { $points } puntos, con el grupo más grande en el desempate ({ $size })
    }
snack-solo-won =
    { $points ->
        [one] 🏆 ¡Ganas por { $points } a { $target }!
       *[other] 🏆 ¡Ganas por { $points } a { $target }!
    }
snack-solo-lost =
    { $points ->
        [one] Esta vez el pícnic es para tu oponente: haces { $points } punto y necesitabas más de { $target }.
       *[other] Esta vez el pícnic es para tu oponente: haces { $points } puntos y necesitabas más de { $target }.
    }
snack-solo-won-told = 🏆 ¡{ $name } gana por { $points } a { $target }!
snack-solo-lost-told = Esta vez el pícnic es para el oponente: { $name } hizo { $points } y necesitaba más de { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = menor cantidad de { $component } ({ $own }) { $points }
score-bonus-most = mayor cantidad de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } en las esquinas ({ $count }) { $points }
score-bonus-isolated = componentes aislados: { $component } ({ $count }) { $points }
score-bonus-groups = grupos de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } en el centro ({ $count }) { $points }
score-bonus-lines = líneas completas de { $component } ({ $count }) { $points }
score-bonus-pairs = parejas de { $component } ({ $count }) { $points }
score-opponent = { $component } ({ $own }) { $points }

## Lists and help

help-snack =
    { "" }**3.** Quédate con una carta y pasa la otra a la izquierda.
    { "" }**4.** Prueba una carta: gírala, muévela, deslízala por debajo; o escribe `B3 90 { layer-under }` (`/snack { name-place }`). Después, *{ button-place }*.
    { "" }**5.** Cuando no falta nadie, se revelan todos los pícnics. Cuatro rondas y a contar puntos.

## The rules, page by page

rules-snack-overview-title = En pocas palabras
rules-snack-overview =
    Cuatro rondas. En cada una robas dos cartas, te quedas con una, pasas la otra a la izquierda y colocas tus dos cartas en tu zona.

    { "" }**Colocar.** Tu zona puede llegar a 4 × 4 cuadrados, no más. Una carta va al lado, encima o debajo de lo que hay, o entre medias: encima de unos cuadrados y debajo de otros. Tiene que solaparse con otra carta o tocarla por un lado; las esquinas no valen.

    { "" }**Puntuar.** Los aperitivos iguales que se tocan por un lado forman un grupo, y los manteles iguales también. Un grupo de tres vale 1 punto; de cuatro, 2; de cinco, 3, y así. Lo tapado no cuenta. Gana quien tenga más puntos; si hay empate, quien tenga el grupo más grande.

    { "" }La **Dieta especial** añade dos extras, conocidos desde el principio. Sin nadie más, juegas **en solitario**.
rules-snack-course-title = Una ronda: elegir, pasar, jugar
rules-snack-course =
    { "" }**Elegir y pasar.** Recibes dos cartas. Quédate con una y pasa la otra al asiento siguiente; el último pasa al primero. Así juegas una carta que eliges tú y otra que te llega de al lado.

    { "" }**Jugar.** Coloca las dos cartas en tu zona, en el orden que quieras.

    Todo el mundo juega a la vez y en secreto. Puedes cambiar de idea mientras falte alguien; después se revela todo. Tras cuatro rondas hay ocho cartas en cada zona y se cuentan los puntos.
rules-snack-first-title = La primera carta
rules-snack-first =
    Tu primera carta va en el centro, tumbada o de pie: `C4 0`, `C4 180`, `D3 90` o `D3 270`. Solo es el comienzo: desde ahí, tu zona puede crecer en cualquier dirección.
rules-snack-placing-title = Colocar una carta
rules-snack-placing =
    Gira la carta como quieras, de cuarto en cuarto de vuelta. Tiene que solaparse con una carta tuya o tocarla **por un lado**, como en la primera imagen. Solo por una esquina, como en la segunda, no basta.

    Las cartas colocadas no se mueven nunca. Siempre puedes poner una carta justo encima de otra, así que nadie se queda sin jugada.
rules-snack-layers-title = Encima y debajo
rules-snack-layers =
    Una carta puede tapar otras, en parte o del todo, o deslizarse por debajo. Solo cuenta lo que se ve.

    { "" }**Encima** (primera imagen): se ven los cuadrados de tu carta, y lo que tapan desaparece. El cuadradito de la esquina indica qué es.
    { "" }**Debajo** (segunda imagen): tu carta queda tapada donde ya hay algo, y sus demás cuadrados se ven.
rules-snack-between-title = Entre medias
rules-snack-between =
    Una carta puede ir encima de unas cartas y debajo de otras a la vez. En la primera imagen está encima de la carta superior y debajo de la inferior: `D3 90 { layer-under } D5`.

    No se permite: encima de un cuadrado de una carta y debajo de otro cuadrado de **la misma** carta. Tendría que atravesarla.
rules-snack-rings-title = Sin bucles
rules-snack-rings =
    Tienes que poder volver a colocar todas tus cartas, una a una, de abajo arriba. En la primera imagen, la fila inferior está encima de la carta vertical, y la carta vertical, encima de la fila de D4. Por eso nada puede ir a la vez encima de la fila inferior y debajo de la fila de D4: sería un bucle imposible.
rules-snack-area-title = La zona flotante
rules-snack-area =
    Todas tus cartas juntas pueden ocupar **4 cuadrados de ancho y 4 de alto**, no más. Qué cuatro columnas y filas son no está fijado al principio: tu zona flota. Cuando mide cuatro de ancho, sus columnas quedan fijas; cuando mide cuatro de alto, sus filas.

    La primera imagen muestra todas las casillas que aún puedes alcanzar. En la segunda, la zona mediría cinco de ancho.
rules-snack-groups-title = Grupos y puntos
rules-snack-groups =
    Los aperitivos iguales que se tocan por un lado forman un grupo, y los manteles iguales también. Las esquinas no unen. Un grupo cuenta a partir de tres:

    3 → **1** punto · 4 → **2** · 5 → **3** · 6 → **4** … siempre el tamaño menos 2.

    Cada cuadrado cuenta dos veces: una por su aperitivo y otra por su mantel. La primera imagen muestra lo que daría una carta; la segunda, todo lo que puntúa en un pícnic completo.
rules-snack-winning-title = Victoria y empates
rules-snack-winning =
    Gana quien tenga más puntos, extras incluidos. Si hay empate, decide el **grupo más grande**, sea de lo que sea (marcado aquí); si también hay igualdad, la victoria se comparte.
rules-snack-diet-title = Dieta especial
rules-snack-diet =
    Dos extras para toda la partida, conocidos desde el principio e iguales para todo el mundo. Cada uno une un aperitivo o un mantel con lo que da o cuesta; se cuentan después de los grupos.

    { "" }**Fácil**: dos verdes, puntos que ganar. **Media**: uno verde y uno rojo. **Difícil**: dos rojos, puntos que perder.

    Las esquinas, el centro y las líneas son los del rectángulo que ocupan tus cartas, aunque no llegue a 4 × 4. Cada uno de los ocho tiene su página.
rules-snack-diet-fewest-title = Dieta especial: la menor cantidad (verde)
rules-snack-diet-fewest =
    { "" }**+3** si nadie muestra menos de este tipo que tú. El empate basta para llevarse los puntos, y no mostrar ninguno también vale. Aquí muestras cuatro refrescos, y los demás, cuatro y cinco: es suficiente.
rules-snack-diet-corners-title = Dieta especial: en las esquinas (verde)
rules-snack-diet-corners =
    { "" }**+1** por cada componente de este tipo en una esquina de tu zona. Aquí hay salchichas en las cuatro esquinas.
rules-snack-diet-groups-title = Dieta especial: grupos (verde)
rules-snack-diet-groups =
    { "" }**+1** por cada grupo separado de este tipo; un solo cuadrado cuenta, así que sepáralos. Aquí el mantel naranja se ve en tres sitios.
rules-snack-diet-lines-title = Dieta especial: líneas completas (verde)
rules-snack-diet-lines =
    { "" }**+2** por cada fila o columna completa de este tipo, de borde a borde de tu zona. Un hueco rompe la línea. Aquí hay una columna toda azul.
rules-snack-diet-most-title = Dieta especial: la mayor cantidad (rojo)
rules-snack-diet-most =
    { "" }**−3** si nadie muestra más de este tipo que tú; con un empate también pierdes los puntos. Aquí muestras cuatro manteles naranjas, y los demás, dos y cuatro.
rules-snack-diet-isolated-title = Dieta especial: aislados (rojo)
rules-snack-diet-isolated =
    { "" }**−2** por cada componente de este tipo que no toque a otro igual por un lado. Aquí hay un mantel verde aislado; los demás se hacen compañía.
rules-snack-diet-centre-title = Dieta especial: en el centro (rojo)
rules-snack-diet-centre =
    { "" }**−2** por cada componente de este tipo en el centro de tu zona: los cuatro cuadrados interiores, si está completa. Si un lado es impar, hay una sola fila o columna central en vez de dos. Aquí estorban tres donuts.
rules-snack-diet-pairs-title = Dieta especial: parejas (rojo)
rules-snack-diet-pairs =
    { "" }**−2** por cada grupo de exactamente dos. Uno solo o tres juntos no cuestan nada. Aquí hay dos refrescos lado a lado.
rules-snack-solo-title = En solitario
rules-snack-solo =
    En solitario juegas ocho rondas. Cada vez colocas una de dos cartas; la otra es para tu oponente, cuyas cartas van en fila y nunca se solapan. No se puede deshacer: las dos cartas siguientes salen enseguida.

    Al final puntúas como siempre. Tu oponente se fija en el aperitivo que más se ve **en los dos lados juntos** y suma un punto por cada uno que haya entre **sus propias** cartas; después, lo mismo con el mantel. Si varios empatan, toma aquel del que tiene más. Ganas si superas esos puntos; empatar no basta.

    Así que cuidado con lo que le das, y tapa lo que le venga bien.
rules-snack-writing-title = Escribir un sitio
rules-snack-writing =
    `B3 90 { layer-under }` lo dice todo: la **casilla superior izquierda** que cubre la carta ya girada, su **giro** en el sentido de las agujas del reloj (0, 90, 180, 270) y su **capa**.

    `{ layer-over }` no va debajo de nada y se puede omitir. `{ layer-under }` va debajo donde haya una carta. `{ layer-under } C4 D4` va debajo en esas casillas y encima en las demás. Donde no hay ninguna carta, simplemente va al lado.

    La primera imagen es `C5 0`; la segunda, `F5 90`. Las coordenadas no cambian en toda la partida. Escribe sitios con *{ button-type }* o `/snack { name-place }`.

## The tutorial

snack-tutorial-1 = Una partida entera contra un bot; son cinco minutos. Cada cuadrado de una carta muestra un **aperitivo** sobre un **mantel**. Tres o más iguales que se tocan por un lado forman un grupo y dan puntos. De dos cartas te quedas con una y pasas la otra. La carta 1 tiene tres sándwiches seguidos, un grupo ella sola: pulsa **Me quedo con la 1**.
snack-tutorial-2 = Ahora tienes dos cartas: la que has elegido y otra de tu oponente. Coloca primero los tres sándwiches. Pulsa **Probar carta 1**, mira la imagen y pulsa **{ button-place }**. La primera carta siempre va en el centro, y nada es definitivo hasta que lo pulses.
snack-tutorial-3 = **Al lado.** Esta carta también tiene dos sándwiches. Ponlos en C3 y D3, en la fila de arriba, pegados a los otros. Pulsa **Probar carta 2** y muévela con las flechas hasta que el título diga **B3 0**, su casilla superior izquierda, o elígela con *{ button-type }*; después, **{ button-place }**. Cinco sándwiches juntos valen 3 puntos: siempre el tamaño menos 2.
snack-tutorial-4 = Ronda 2. Los manteles forman grupos igual que los aperitivos, y cada cuadrado cuenta para ambos. La carta 2 muestra un sándwich y dos manteles rojos, que van bien con los tuyos: **Me quedo con la 2**.
snack-tutorial-5 = **Encima.** Una carta puede tapar otras; lo que tapa deja de contar. Toma la carta 2, pulsa **{ button-turn }** una vez para ponerla de pie y muévela a **B2 90**: su sándwich sobre mantel verde tapa la salchicha de B3. Siete sándwiches, y tus tres manteles verdes ya son un grupo. **{ button-place }**.
snack-tutorial-6 = **Debajo.** Una carta también puede deslizarse por debajo de otras. Prueba la carta 1 de pie en **E3 90**: por encima, su salchicha taparía el sándwich de E4. Pulsa **{ button-layer }**: ahora va *{ layer-under }*, la salchicha desaparece y solo se ve lo que te conviene. Déjala en **E3 90 { layer-under }** y pulsa **{ button-place }**.
snack-tutorial-7 = Ronda 3. Piensa también en lo que pasas: le llega a tu oponente. La carta 1 tiene un mantel verde y uno rojo juntos, y tú tienes los dos colores: **Me quedo con la 1**.
snack-tutorial-8 = **Entre medias.** Una misma carta puede ir encima de unos cuadrados y debajo de otros. Gira la carta 2 dos veces (**{ button-turn }**) y muévela a **B4 180**. Pulsa **{ button-layer }** hasta que diga **B4 180 { layer-under } C4 D4**: su sándwich sobre mantel verde tapa la salchicha de B4, y el resto desaparece bajo tus sándwiches. **{ button-place }**.
snack-tutorial-9 = Prueba la carta 1 en **B2 0** y pulsa **{ button-layer }**: bajo el sándwich de B2 desaparece su salchicha, y sus cuadrados verde y rojo quedan junto a tus grupos. Los dos crecen en uno: déjala en **B2 0 { layer-under }** y pulsa **{ button-place }**. Si una carta no cabe en algún sitio, el panel dice por qué y *{ button-why-not }* lo explica.
snack-tutorial-10 = La última ronda. En tu fila de arriba hay dos donuts; con uno más, ya son un grupo. Lo trae la carta 1, sobre un mantel rojo: **Me quedo con la 1**.
snack-tutorial-11 = **El límite.** Tu zona ya mide cuatro de ancho y cuatro de alto, y no puede crecer más. Pero la fila de abajo sigue libre: coloca la carta 2 en **B5 0**. Con sus dos sándwiches ya son once, y sus cuadrados verde y rojo también se unen a sus grupos.
snack-tutorial-12 = La última carta: la carta 1 en **C2 0** y, con **{ button-layer }**, por debajo de los donuts: **C2 0 { layer-under }**. Solo se ve su último cuadrado, un donut sobre rojo, en la única esquina libre. Tres donuts, siete rojos. Pulsa **{ button-place }** y se cuentan los puntos.
snack-tutorial-end = ## 🎉 { $own } a { $other }: ¡has ganado!
snack-tutorial-next =
    Eso es todo el juego: elegir y pasar, y después al lado, encima, debajo y entre medias. Con más gente, todo el mundo juega a la vez y todo se revela junto.

    `/snack { name-start }` abre una mesa: *{ menu-add-bot }* te da un oponente; si empiezas sin nadie más, juegas en solitario. *{ button-hint }* muestra qué haría alguien que juega bien. La *Dieta especial* añade extras cuando quieras algo más.
error-lesson-snack-keep = Buena elección en una partida de verdad. Para esta lección, quédate con la carta **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = dieta

## What commands are for

command-start-diet = Dieta especial: cartas extra

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] La única carta del oponente.
       *[other] Las { $cards } cartas del oponente.
    }
zone-opponent = {""}**Las cartas del oponente**
modification-fewest = 3 puntos para quien muestre la menor cantidad
modification-most = menos 3 puntos para quien muestre la mayor cantidad
modification-corners = 1 punto por esquina
modification-isolated = menos 2 puntos por cada componente aislado
modification-groups = 1 punto por cada grupo separado
modification-centre = menos 2 puntos por cada componente en el centro
modification-lines = 2 puntos por cada fila o columna completa
modification-pairs = menos 2 puntos por cada pareja
why-group = grupo
why-bonus-fewest = la menor cantidad
why-bonus-most = la mayor cantidad
why-bonus-corners = en las esquinas
why-bonus-isolated = componentes aislados
why-bonus-groups = grupos
why-bonus-centre = en el centro
why-bonus-lines = líneas completas
why-bonus-pairs = parejas
why-opponent = lo que más se ve
less-bonus-most = ya no la mayor cantidad de { $component }
less-bonus-isolated = menos componentes aislados: { $component }
less-bonus-centre = menos { $component } en el centro
less-bonus-pairs = menos parejas de { $component }
