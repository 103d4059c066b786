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

lobby-blurb-snack = Monta tu pícnic en un cuadrado de 4 × 4, por encima y por debajo, y junta los aperitivos y los manteles iguales.
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

snack-choose-table = Cada cual se queda una carta y pasa la otra a su izquierda.
snack-play-table = Cada cual coloca dos cartas. Se muestran todas a la vez, cuando no falte nadie.
snack-play-solo-table = Dos cartas cada vez: una para el pícnic, la otra para el oponente.

## The private panel

snack-choose-title = ### Ronda { $round } de { $rounds }: elige y pasa
snack-choose-ask = ¿Qué carta te quedas? La otra va a tu izquierda.
snack-choose-chosen = Te quedas la carta **{ $number }**. Puedes cambiar de idea mientras falte alguien por elegir.
snack-keep-button = Me quedo la { $number }
snack-keep-did = carta { $number } elegida
snack-choose-done = ### Ya has elegido
snack-play-title = ### Ronda { $round } de { $rounds }: juega tus cartas
snack-play-ask =
    { $count ->
        [one] Queda una carta.
       *[other] Coloca las dos cartas, en el orden que quieras.
    }
snack-play-done = ### Has terminado esta ronda
snack-play-solo-title = ### Ronda { $round } de { $rounds }: una para ti, otra para tu oponente
snack-play-solo-ask = Coloca una de las dos. La otra es para tu oponente.
snack-solo-rival = -# Suma 1 por cada casilla suya con el aperitivo y el mantel que más se ven entre los dos: ahora, { $lines }.
snack-solo-cards = {""}**Tus dos cartas**
snack-solo-area = {""}**Tu picnic**

bonus-fewest = -# 🟢 +3 por la menor cantidad de { $component }
bonus-most = -# 🔴 −3 por la mayor cantidad de { $component }
bonus-corners = -# 🟢 +1 por cada esquina de tu zona con { $component }
bonus-isolated = -# 🔴 −2 por cada componente aislado: { $component }
bonus-groups = -# 🟢 +1 por cada grupo, aunque sea de uno: { $component }
bonus-centre = -# 🔴 −2 por cada componente en tu centro: { $component }
bonus-lines = -# 🟢 +2 por cada fila o columna completa de { $component }
bonus-pairs = -# 🔴 −2 por cada grupo de solo dos { $component }

## Hints and review

snack-keep-hint = 💡 Quédate la carta **{ $number }**: es la que mejor combina con lo que te pueden pasar y la que menos regala.

## The end

verdict-largest-group =
    { $points ->
        [one] 🏆 { $names }: { $points } punto y, en el desempate, el grupo más grande ({ $size }).
       *[other] 🏆 { $names }: { $points } puntos y, en el desempate, el grupo más grande ({ $size }).
    }
snack-solo-won =
    { $points ->
        [one] 🏆 ¡Ganas! Tienes { $points } punto y había que superar { $target }.
       *[other] 🏆 ¡Ganas! Tienes { $points } puntos y había que superar { $target }.
    }
snack-solo-lost =
    { $points ->
        [one] Esta vez el pícnic es para tu oponente: tienes { $points } punto y había que superar { $target }.
       *[other] Esta vez el pícnic es para tu oponente: tienes { $points } puntos y había que superar { $target }.
    }
snack-solo-won-told = 🏆 ¡Gana { $name }: { $points } a { $target }!
snack-solo-lost-told = Esta vez el pícnic es para el oponente: { $name } llega a { $points } y había que superar { $target }.
score-group = { $size } { $component } { $points }
score-bonus-fewest = menor cantidad de { $component } ({ $own }) { $points }
score-bonus-most = mayor cantidad de { $component } ({ $own }) { $points }
score-bonus-corners = { $component } en las esquinas ({ $count }) { $points }
score-bonus-isolated = { $component }: aislados ({ $count }) { $points }
score-bonus-groups = grupos de { $component } ({ $count }) { $points }
score-bonus-centre = { $component } en el centro ({ $count }) { $points }
score-bonus-lines = líneas completas de { $component } ({ $count }) { $points }
score-bonus-pairs = parejas de { $component } ({ $count }) { $points }
score-opponent = { $component } ({ $own }) { $points }

## Lists and help

help-snack =
    {""}**3.** Quédate una carta y pasa la otra a la izquierda.
    {""}**4.** Prueba una carta: gírala, muévela, deslízala por debajo; o escribe `B3 90 { layer-under }` (`/snack { name-place }`). Después, *{ button-place }*.
    {""}**5.** Cuando no falta nadie, se muestran todos los pícnics a la vez. Cuatro rondas y a contar puntos.

## The rules, page by page

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

## The tutorial

snack-tutorial-1 = Vas a jugar una partida entera contra un jugador automático: en cinco minutos lo sabrás todo. Cada cuadrado de una carta muestra un **aperitivo** sobre un **mantel**. Tres o más iguales que se tocan por un lado forman un grupo y dan puntos. De dos cartas te quedas una y pasas la otra. La carta 1 tiene tres sándwiches seguidos, un grupo ella sola: pulsa **Me quedo la 1**.
snack-tutorial-2 = Ahora tienes dos cartas: la que te has quedado y otra de tu oponente. Coloca primero los tres sándwiches. Pulsa **Probar carta 1**, mira la imagen y pulsa **{ button-place }**. La primera carta siempre va al centro; nada se coloca hasta que tú lo digas.
snack-tutorial-3 = **Al lado.** Esta carta también tiene dos sándwiches. Colócala de modo que queden en C3 y D3, en la fila de arriba, pegados a los otros. Pulsa **Probar carta 2** y muévela con las flechas hasta que el título diga **B3 0**, su cuadrado superior izquierdo, o elígelo con *{ button-type }*; después, **{ button-place }**. Cinco sándwiches juntos valen 3 puntos: siempre el tamaño menos dos.
snack-tutorial-4 = Ronda 2. Los manteles forman grupos igual que los aperitivos, y cada cuadrado cuenta para ambos. La carta 2 muestra un sándwich y dos manteles rojos, que van muy bien con los rojos que ya tienes: **Me quedo la 2**.
snack-tutorial-5 = **Encima.** Una carta puede tapar a otras; lo que tapa deja de contar. Toma la carta 2, pulsa **{ button-turn }** una vez para ponerla en vertical y muévela a **B2 90**: su sándwich sobre mantel verde tapa la salchicha de B3. Siete sándwiches, y tus tres manteles verdes pasan a ser un grupo. **{ button-place }**.
snack-tutorial-6 = **Debajo.** Una carta también puede deslizarse por debajo de otras. Prueba la carta 1 en vertical en **E3 90**: por encima, su salchicha taparía el sándwich de E4. Pulsa **{ button-layer }**: ahora va *{ layer-under }*, la salchicha desaparece y solo se ve lo que te conviene. Déjala en **E3 90 { layer-under }** y pulsa **{ button-place }**.
snack-tutorial-7 = Ronda 3. Piensa también en lo que pasas: se lo queda tu oponente. La carta 1 tiene un mantel verde y uno rojo juntos, y tú ya tienes los dos colores: **Me quedo la 1**.
snack-tutorial-8 = **Entre medias.** Una misma carta puede ir encima de unos cuadrados y debajo de otros. Con la carta 2, pulsa **{ button-turn }** dos veces y muévela a **B4 180**. Pulsa **{ button-layer }** hasta que diga **B4 180 { layer-under } C4 D4**: su sándwich sobre mantel verde tapa la salchicha de B4, y el resto desaparece bajo tus sándwiches. **{ button-place }**.
snack-tutorial-9 = Prueba la carta 1 en **B2 0** y pulsa **{ button-layer }**: bajo el sándwich de B2 desaparece su salchicha, y sus cuadrados verde y rojo quedan junto a tus grupos. Los dos crecen en uno: déjala en **B2 0 { layer-under }** y pulsa **{ button-place }**. Si una carta no puede ir en algún sitio, el panel dice por qué y *{ button-why-not }* lo explica.
snack-tutorial-10 = La última ronda. En tu fila de arriba hay dos donuts; con uno más, ya son un grupo. La carta 1 lo trae, sobre un mantel rojo: **Me quedo la 1**.
snack-tutorial-11 = **El límite.** Tu zona ya mide cuatro de ancho y cuatro de alto, y no puede crecer más. Pero en la fila inferior aún queda sitio: coloca la carta 2 en **B5 0**. Con sus dos sándwiches ya son once, y sus cuadrados verde y rojo también se unen a sus grupos.
snack-tutorial-12 = La última carta: la carta 1 en **C2 0** y, con **{ button-layer }**, por debajo de los donuts: **C2 0 { layer-under }**. Solo se ve su último cuadrado, un donut sobre rojo, en la única esquina libre. Tres donuts, siete rojos. Pulsa **{ button-place }** y se cuentan los puntos.
snack-tutorial-end = ## 🎉 { $own } a { $other }: ¡has ganado!
snack-tutorial-next =
    Eso es todo el juego: elegir y pasar, y después al lado, encima, debajo y entre medias. Con más gente, todo el mundo juega a la vez y todo se muestra al mismo tiempo.

    `/snack { name-start }` abre una mesa: *{ menu-add-bot }* te da un oponente y, si no se une nadie, juegas en solitario. *{ button-hint }* te enseña qué haría alguien con experiencia. La *Dieta especial* añade extras cuando quieras algo más.
error-lesson-snack-keep = En una partida de verdad sería una elección razonable. Para esta lección, quédate la carta **{ $number }**.

## Names of commands and their options: small letters, no spaces; sentences refer to them

name-diet = dieta

## What commands are for

command-start-diet = Dieta especial: cartas extra

## Pictures, for those who don't see them

alt-opponent =
    { $cards ->
        [one] La única carta de tu oponente.
       *[other] Las { $cards } cartas de tu oponente.
    }
zone-opponent = {""}**Las cartas del oponente**
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
why-opponent = lo que más se ve
less-bonus-most = ya no la mayor cantidad de { $component }
less-bonus-isolated = menos { $component } sin compañía
less-bonus-centre = menos { $component } en el centro
less-bonus-pairs = menos parejas de { $component }
