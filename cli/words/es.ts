import type { Words } from './en.ts';

/** What the command line says, in Spanish. */
export const es: Words = {
  seat: (seat) => `Jugador ${seat + 1}`,
  seeHelp: 'Mira «cifra --help» o «cifra <orden> --help».',
  options: (game) => `Opciones de ${game} (--option nombre=valor):`,
  noOptions: (game) => `${game} no tiene opciones.`,
  byDefault: (value) => `(por defecto: ${value})`,

  overview: (games) => `cifra: cifras y códigos, en el terminal

Uso: cifra <orden> [--lang en|es]

  serve              abre la casa: salas, partidas y bots por la red
  play <juego>       juega una partida aquí, contra bots o compartiendo el teclado
  referee            arbitra una partida para un programa: entran y salen líneas JSON
  simulate <juego>   deja que rivales al azar o bots jueguen muchas partidas, y las cuenta
  replay <archivo>   recorre el archivo de una partida con los ojos de quien elijas
  verify <archivo>   deriva de nuevo una partida terminada a partir de su semilla abierta
  review <archivo>   qué podía saber cada cual, qué eligió y cuánto fue suerte

  house              el enlace a la página de quien cuida la casa
  backup <archivo>   copia una casa, en marcha o parada, en un solo archivo
  restore <archivo>  vuelve a una de esas copias
  move               lleva una casa detenida a PostgreSQL, o de vuelta a una carpeta
  rooms              lista las salas de una casa; cierra una o la quita de la lista pública
  people             a quién se conoce; veta a alguien; entrega o borra lo que se guarda
  prune              borra lo más viejo de lo que la casa conserva
  doctor             mira todo lo que puede ir mal y dice qué hacer

  cifra <orden> --help            cómo se usa una orden
  cifra play <juego> --help       y además qué opciones tiene ese juego
  cifra --version

Juegos (participantes):
${games}

Códigos de salida: 0 todo bien · 1 lo comprobado no es correcto · 2 mal uso · 130 interrumpida con Ctrl-C`,

  serving: (url) => `La casa está abierta en ${url} (Ctrl-C la cierra)`,
  servingNearby: (url) => `En la misma red: ${url}`,
  diskFailed:
    'El disco no ha podido guardar lo que se escribió, así que la casa se ha cerrado. No se ha perdido nada de lo confirmado antes. Mira el disco y vuelve a abrirla.',
  servingHouse: (url) => `Solo para quien cuida la casa: ${url}`,

  house: {
    link: (url) => `${url}\nQuien tenga este enlace puede cerrar salas y vetar a gente: no lo compartas.`,
    state: (connections, people, lately, bans) =>
      [
        connections === null ? 'La casa está cerrada.' : `Conexiones ahora: ${connections}.`,
        `Personas conocidas: ${people}, en la última semana ${lately}. Vetos: ${bans}${bans === 0 ? '' : ' («cifra people bans»)'}.`,
      ].join(' '),
    neverBackedUp: 'No se ha hecho nunca una copia. «cifra backup ARCHIVO» hace una.',
    lastBackup: (file, when, isThere) =>
      isThere ? `Última copia: ${when}, ${file}` : `Última copia: ${when}; ya no está en ${file}.`,
    moreRooms: 'Hay más salas: --limit las muestra y los filtros las encuentran.',
    noRooms: 'No hay salas.',
    roomColumns: ['sala', 'juego', 'fase', 'pública', 'dentro', 'partidas', 'KB', 'último movimiento', 'asientos'],
    roomClosed: (room) => `${room} está cerrada y se ha borrado todo lo suyo.`,
    unlisted: (room) => `${room} ya no está en la lista pública; quien tenga el enlace puede seguir entrando.`,
    relisted: (room) => `${room} vuelve a estar en la lista pública, si quien la abrió quiere.`,
    nobody: 'Nadie.',
    peopleColumns: ['persona', 'nombre', 'último día aquí'],
    noBans: 'No hay nadie vetado.',
    banned: (who) => `${who} ya no puede entrar.`,
    unbanned: (who) => `${who} puede entrar de nuevo.`,
    forgotten: (who, rooms) =>
      `La casa ya no conoce a ${who}. Lo que jugó sigue en ${rooms} ${rooms === 1 ? 'sala, hasta que se cierre' : 'salas, hasta que se cierren'}.`,
    pruned: (isDryRun, rooms, kilobytes, people) =>
      `${isDryRun ? 'Se borraría' : 'Borrado'}: salas ${rooms} (${kilobytes} KB), personas ${people}.`,
    contents: (rooms, matches, people, megabytes, moved) =>
      `salas: ${rooms}, partidas terminadas: ${matches}, nombres: ${people}, ${megabytes} MB${moved === null ? '' : `, último movimiento: ${moved}`}`,
    backedUp: (file, contents) => `${file} es una copia completa de la casa (${contents}).`,
    restorePlan: (file, contents, folder, now) =>
      [
        `La copia ${file} está completa (${contents}).`,
        now === null
          ? `Será la casa de ${folder}, donde no hay ninguna.`
          : now === 'unreadable'
            ? `Reemplaza lo que hay en ${folder}, que no se puede leer.`
            : `Reemplaza la casa de ${folder} (${now}).`,
      ].join('\n'),
    moved: (rooms, entries, replayed) =>
      `Mudanza hecha: ${rooms} salas con ${entries} entradas, contadas en los dos lados; ${replayed} de ellas se han vuelto a jugar. La casa vieja sigue donde estaba.`,
    restored: (folder, kept) =>
      kept === null
        ? `Hecho. Abre la casa con «cifra serve --data ${folder}».`
        : `Hecho. Lo que había está guardado en ${kept}. Abre la casa con «cifra serve --data ${folder}».`,
  },

  help: {
    serve: `Uso: cifra serve [--port N] [--host DIRECCIÓN] [--data CARPETA] …

Abre la casa: las páginas, la interfaz HTTP y las salas; todo se guarda en una carpeta.

  --port N                  dónde escucha (8080; PORT)
  --host DIRECCIÓN          en qué dirección de este equipo (0.0.0.0; HOST)
  --data CARPETA            dónde se guardan registros y nombres (./data; CIFRA_DATA)
  --database URL            un PostgreSQL que comparten varios procesos, en vez de la carpeta (DATABASE_URL)
  --database-pool N         conexiones a él a la vez (10; CIFRA_DATABASE_POOL)
  --database-seconds N      cuánto puede tardar una pregunta (5; CIFRA_DATABASE_SECONDS)
  --database-wait N         segundos que se le espera al abrir (60; CIFRA_DATABASE_WAIT)
  --site CARPETA            las páginas, si las construyes por tu cuenta (web/dist; CIFRA_SITE)
  --public-url URL          cómo se llega a la casa a través de un proxy (CIFRA_PUBLIC_URL)
  --source URL              dónde está el código de esta casa (de donde se clonó; CIFRA_SOURCE)
  --proxies N               cuántos proxies dicen quién es el cliente (0; CIFRA_PROXIES)
  --log NIVEL               silent, error, warn, info o debug (info; CIFRA_LOG)
  --thinkers N              procesos en los que piensan los bots (CIFRA_THINKERS)
  --room-idle SEGUNDOS      cuándo una sala tranquila deja la memoria (60; CIFRA_ROOM_IDLE)
  --rooms-per-hour N        que puede abrir una persona o dirección (60; CIFRA_ROOMS_PER_HOUR)
  --messages-per-second N   que puede enviar una persona (25; CIFRA_MESSAGES_PER_SECOND)
  --requests-per-minute N   desde una dirección (600; CIFRA_REQUESTS_PER_MINUTE)
  --sockets-per-address N   abiertos a la vez (200; CIFRA_SOCKETS_PER_ADDRESS)
  --storage MB              cuánto pueden ocupar los datos (10000; CIFRA_STORAGE)
  --keep-rooms DÍAS         borra las salas quietas tanto tiempo (0, nunca; CIFRA_KEEP_ROOMS)
  --keep-empty DÍAS         lo mismo con salas donde nadie ha jugado (90; CIFRA_KEEP_EMPTY)
  --keep-people DÍAS        olvida a quien lleva tanto sin venir (0, nunca; CIFRA_KEEP_PEOPLE)
  --smtp URL                un servidor de correo, para avisar por correo (ninguno; CIFRA_SMTP)
  --mail-from DIRECCIÓN     quién firma ese correo (CIFRA_MAIL_FROM)
  --notices-inside yes|no   los avisos pueden ir a tu propia red (no; CIFRA_NOTICES_INSIDE)
  --house-link              muestra el enlace a la página de quien cuida la casa; después, «cifra house»

Una opción gana a su variable. Mira docs/hosting.md.`,
    play: `Uso: cifra play <juego> [--seats N] [--as ASIENTO[,ASIENTO…] | --hotseat] [--bots NOMBRE]
                [--option nombre=valor …] [--seed TEXTO] [--save ARCHIVO]

Juega una partida en el terminal. Tienes el primer asiento, el número 0; los demás juegan al azar, o como diga --bots.

  --seats N         cuántos asientos hay en la mesa
  --as 0,2          los asientos de este teclado; «--as spectator» solo mira
  --hotseat         todos los asientos están en este teclado; al pasarlo, la pantalla queda vacía
  --bots NOMBRE     quién ocupa los demás asientos: random (por defecto), un nivel (novice, club, master)
                    o alguien por su nombre: un nombre equivocado los enseña todos
  --option n=v      una opción del juego, tantas veces como haga falta
  --seed TEXTO      el mismo texto reparte la misma partida
  --save ARCHIVO    guarda el archivo de la partida cuando termina

Una jugada se elige por su número o se escribe: «lanzar naranja amarillo», «decir 0b 2w 5g 5g 9b», o como JSON.
? explica las demás teclas. Ctrl-D abandona.`,
    referee: `Uso: cifra referee

Lee líneas JSON y responde a cada una con una línea JSON.

  {"game":"<game>","seats":2,"options":{},"chance":{},"seed":"cualquier texto"}
  {"seat":0,"command":{"type":"…"}}
  {"view":0}  {"view":"spectator"}  {"legal":0}  {"outcome":true}
  {"toAct":true}  {"timeout":0}  {"file":true}  {"help":true}

Un rechazo es {"ok":false,"code":"…","message":"…"} y no cambia nada. Mira docs/referee.md.`,
    simulate: `Uso: cifra simulate <juego> [--matches N] [--seats 2 | 2-4 | all] [--option nombre=valor … | --options random]
                    [--timeouts PORCENTAJE] [--seed TEXTO] [--save CARPETA] [--json]
     cifra simulate <juego> --bots LISTA [--threads N] [--matches N] [--option nombre=valor …] [--seed TEXTO] [--json]

Juegan rivales al azar y se cuentan la duración, las victorias, los puntos, los rechazos y la velocidad;
o juegan quienes nombres, y se mide su fuerza.

  --matches N            cuántas partidas en total (100), repartidas por igual entre los números de asientos
  --seats …              se puede repetir; por defecto, todos los del juego
  --options random       otras opciones en cada partida
  --timeouts PORCENTAJE  con qué frecuencia se le acaba el tiempo a quien juega (0)
  --seed TEXTO           el mismo texto juega las mismas partidas
  --save CARPETA         guarda ahí el archivo de cada partida
  --bots LISTA           quiénes juegan, por asiento y alternando: un nivel, un personaje o alguien con quien medirse
  --threads N            con --bots: cuántos núcleos usar (todos)
  --json                 una línea JSON en lugar de las tablas

Termina con 1 si se rechazó una jugada legal o una partida no llegó a su final.`,
    replay: `Uso: cifra replay <archivo> [--as ASIENTO|spectator|open] [--from N | --step N] [--all]

Muestra una partida entrada a entrada, como la vio quien elijas; «open» muestra todos los secretos.

  --as QUIÉN    con qué ojos (spectator)
  --from N      empieza en la entrada N; el reparto es la 0
  --step N      muestra solo esa entrada
  --all         todo de una vez; así es también sin terminal

En un terminal: Intro avanza, b retrocede, un número salta, q termina.`,
    backup: `Uso: cifra backup <archivo> [--data CARPETA] [--force] [--json]

Copia la casa en un solo archivo completo, también mientras está en marcha: todo lo confirmado al empezar la copia. El
archivo recibe su nombre solo cuando está entero y comprobado. Contiene las semillas de las partidas en curso y la clave
que firma las cookies: guárdalo donde nadie más pueda leerlo.

  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --force           reemplaza un archivo que ya existe
  --json            la respuesta como una línea JSON`,
    rooms: `Uso: cifra rooms [list] [--game JUEGO] [--phase FASE] [--listed] [--quiet DÍAS] [--limit N]
     cifra rooms close <sala> …        todo el mundo sale y se borra todo lo suyo
     cifra rooms unlist <sala>         deja la lista pública; su enlace sigue valiendo
     cifra rooms relist <sala>         lo deshace

Sirve con una casa en marcha, por un socket en su carpeta de datos, y con los datos de una parada. Con
DATABASE_URL y sin --data se trata de la casa de esa base de datos, tenga o no procesos en marcha.

  --phase FASE      lobby, playing, over o broken
  --listed          solo las de la lista pública
  --quiet DÍAS      solo las que llevan tanto sin moverse
  --limit N         como mucho tantas, primero las últimas en moverse (50)
  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --json            la respuesta como una línea JSON`,
    people: `Uso: cifra people [list] [--name NOMBRE] [--room SALA]
     cifra people ban <quién>          una persona de la lista o una dirección; si está dentro, sale
     cifra people unban <quién>
     cifra people bans                 a quién no se deja entrar
     cifra people export <persona>     lo que la casa guarda bajo una clave, para quien lo pida
     cifra people forget <persona> --yes   lo borra

Una persona son 43 letras, la huella de una clave: no abre nada.

  --name NOMBRE     solo quienes se llaman así
  --room SALA       solo quienes han hecho algo en esa sala
  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --json            la respuesta como una línea JSON`,
    prune: `Uso: cifra prune [--keep-rooms DÍAS] [--keep-empty DÍAS] [--keep-people DÍAS] [--dry-run] [--json]

Borra lo más viejo de lo que la casa conserva, como hace por sí sola cada hora una casa en marcha. 0 conserva siempre.

  --keep-rooms DÍAS    salas quietas tanto tiempo, con sus partidas (0; CIFRA_KEEP_ROOMS)
  --keep-empty DÍAS    salas en las que nadie ha jugado (90; CIFRA_KEEP_EMPTY)
  --keep-people DÍAS   quien lleva tanto sin venir (0; CIFRA_KEEP_PEOPLE)
  --dry-run            solo dice qué se borraría
  --data CARPETA       la carpeta de datos de la casa (./data; CIFRA_DATA)
  --json               la respuesta como una línea JSON`,
    doctor: `Uso: cifra doctor [--data CARPETA] [--json] [--AJUSTE VALOR] …

Mira ajustes, páginas, datos, disco, reloj, proxy, correo y límites, y si la casa responde: una frase de cada cosa y qué
hacer. Dale los ajustes de «cifra serve»: admite las mismas opciones. Termina con 1 si algo va mal.`,
    restore: `Uso: cifra restore <archivo> [--data CARPETA] [--force] [--json]

Vuelve a una copia, con la casa parada. Comprueba que la copia está completa y que no es de una versión futura, dice lo
que va a hacer y lo hace. Lo que había en la carpeta se guarda al lado con otro nombre.

  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --force           reemplaza una casa que ya existe
  --json            la respuesta como una línea JSON`,
    move: `Uso: cifra move --to LUGAR [--from LUGAR] [--data CARPETA] [--json]

Lleva una casa detenida de su carpeta de datos a PostgreSQL, o de vuelta. Un lugar es una carpeta o una dirección como
postgres://usuario:contraseña@servidor/nombre. Si se corta, la misma orden sigue donde estaba. Al final se cuenta todo en
los dos lados y se vuelve a jugar una muestra de salas; la casa vieja se queda como está.

  --to LUGAR        adónde va la casa; allí no puede haber otra
  --from LUGAR      dónde está (la carpeta de datos)
  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --json            la respuesta como una línea de JSON`,
    house: `Uso: cifra house [--new] [--data CARPETA] [--json]

Muestra el enlace a la página de quien cuida la casa, esté en marcha o parada. Lleva una clave; quien la tenga puede
cuidar la casa. La dirección sale de los ajustes del entorno (CIFRA_PUBLIC_URL, HOST, PORT).

  --new             crea una clave nueva; los enlaces de antes dejan de valer
  --data CARPETA    la carpeta de datos de la casa (./data; CIFRA_DATA)
  --json            la respuesta como una línea JSON`,
    verify: `Uso: cifra verify <archivo> … [--promise CIFRAS]

Juega de nuevo cada partida desde su semilla abierta: cada mezcla y cada tirada debe ser la del archivo, y la semilla, la
que se prometió antes de repartir.

  --promise CIFRAS   la promesa que viste entonces: dieciséis cifras, o las 64 hexadecimales

Termina con 0 si todo encaja, con 1 si algo no encaja y con 2 si un archivo no se puede leer.`,
    review: `Uso: cifra review <archivo> [--seat N] [--json] [--depth quick|full]

Recorre una partida terminada decisión a decisión, solo con lo que sabía quien jugaba: qué podía hacer y cuánto valía
cada cosa, qué eligió, cuánto perdió con ello y cuánto del resultado fue suerte.

  --seat N       solo las decisiones de este asiento
  --depth full   mira con más calma (por defecto, quick)
  --json         un objeto JSON para programas; docs/review.md explica sus campos

Termina con 0; con 1 si no es una partida, no ha terminado o no se deduce de su semilla; con 2 si se llamó mal.`,
  },

  refereeLines: [
    '{"game":…,"seats":…,"options":{…},"chance":{…},"seed":"…"} empieza una partida; options, chance y seed pueden faltar',
    '{"seat":…,"command":{…}} da una orden',
    '{"view":asiento|"spectator"} lo que ve quien mira',
    '{"legal":asiento} lo que puede hacer ese asiento; si es texto libre, una muestra',
    '{"outcome":true} null, o cómo terminó la partida',
    '{"toAct":true} a quién espera la partida y de quién es el tiempo que corre',
    '{"timeout":asiento} a ese asiento se le acabó el tiempo',
    '{"file":true} el archivo de la partida, cuando ha terminado',
  ],

  play: {
    help: `Un número hace esa jugada. También puedes escribirla como se llama, sin las palabras pequeñas, o darla como JSON.
Una parte del texto de una jugada muestra las jugadas que lo contienen.
  m  todas las jugadas      b  el tablero      ?  esta ayuda      q  abandonar`,
    more: (count) => `  … y ${count} más: m las muestra todas; parte de un texto, las que lo contienen.`,
    typed: (examples) => `\nO escribe: ${examples}   (? para la ayuda)`,
    leave: (who) => `${who}: pulsa Intro y pasa el teclado.`,
    sitDown: (who) => `${who}: pulsa Intro cuando nadie más vea la pantalla.`,
    ambiguous: (types) => `Eso puede ser varias cosas. Empieza por una de estas palabras: ${types}.`,
    notUnderstood: 'Eso no es una jugada ni parte de ninguna. Con ? hay ayuda.',
    left: 'La partida se abandonó antes de terminar.',
    saved: (path) => `Guardada. Para volver a verla: cifra replay ${path} --as open`,
  },

  simulation: {
    title: (game, matches, seed) =>
      `${game}: ${matches} ${matches === 1 ? 'partida' : 'partidas'} al azar, --seed ${seed}`,
    columns: [
      'asientos',
      'partidas',
      'jugadas',
      'mín',
      'máx',
      'compartidas',
      'nadie',
      'rechazos',
      'fallos',
      'partidas/s',
    ],
    wins: 'Victorias',
    scores: 'Puntos, media',
    stopped: (seed, why) => `la partida --seed ${seed} se detuvo: ${why}`,
  },

  arena: {
    title: (game, matches, players, seed) =>
      `${game}: ${matches} ${matches === 1 ? 'partida' : 'partidas'} entre ${players}, alternando asientos, --seed ${seed}`,
    columns: ['quién', 'ganadas', 'parte (empates repartidos)', 'puntos', 'ms mediana', 'ms 95 %', 'ms peor'],
    moves: (moves) => `${moves} jugadas por partida de media.`,
    ties: (ties, matches) => `Empates: ${ties} de ${matches}.`,
    nobody: (nobody, matches) => `Sin ganador: ${nobody} de ${matches}.`,
  },

  replay: {
    deal: 'el reparto',
    head: (at, last, who) => `[${at}/${last}] ${who}`,
    timeUp: (who) => `${who} (se acabó el tiempo)`,
    hinted: (who) => `${who} (con consejo)`,
    keys: (isLast) =>
      isLast ? 'Intro termina, b atrás, un número salta:' : 'Intro sigue, b atrás, un número salta, q termina:',
  },

  review: {
    title: (game, depth) => `${game}, ${depth}`,
    depths: { quick: 'un vistazo', full: 'con calma' },
    seatColumns: ['jugador', 'se esperaba', 'acierto', 'dados y reparto', 'los demás', 'resultado', 'precisión'],
    decisionColumns: ['jugada', 'jugador', 'hizo', 'valía', 'perdió', 'nota', 'mejor'],
    points: (points) => `${points} pts`,
    hinted: (grade) => `${grade}, con consejo`,
    moments: 'Merece la pena mirar (con «cifra replay <archivo> --step N»):',
    why: {
      loss: (amount) => `dejó escapar ${amount}`,
      found: (amount) => `encontró la única buena, ${amount} mejor que la siguiente`,
      lucky: (amount) => `lo que salió valió ${amount}`,
      unlucky: (amount) => `lo que salió costó ${amount}`,
    },
    better: (move) => `; mejor: ${move}`,
    grades: { best: 'la mejor', good: 'buena', inaccuracy: 'imprecisa', mistake: 'error', blunder: 'error grave' },
    opinions: {
      calibrated:
        'Las probabilidades de ganar son la opinión de nuestro bot más fuerte, corregida con lo que pasó en sus propias partidas; pueden desviarse unos pocos puntos de cien.',
      mind: 'Las probabilidades y los puntos son la opinión de nuestro bot más fuerte.',
      models:
        'Las probabilidades son la opinión de nuestros bots: cuántos de sus modelos habrían leído una pista, y cuántos la habrían interceptado.',
    },
    epsilon: (amount) =>
      `Las notas solo saben lo que sabía quien jugaba. Lo que queda a menos de ${amount} de la mejor también es la mejor. docs/review.md explica cada número.`,
  },

  verify: {
    right: (path, game, seats, moves) =>
      `${path}: todo encaja. ${game}, ${seats} ${seats === 1 ? 'asiento' : 'asientos'}, ${moves} jugadas, derivado de nuevo de la semilla.`,
    wrong: (path) => `${path}: NO encaja.`,
    promised: (digits) => `La promesa de este reparto era ${digits}; la página la mostró antes de repartir.`,
    scripted: (labels) => `No lo repartió solo la semilla: el azar de ${labels} estaba escrito de antemano.`,
    where: (at, who, why) => `Entrada ${at} (${who}): ${why}`,
  },

  refusals: {
    'bad-promise': () => '--promise admite las dieciséis cifras que la página mostró antes de repartir.',
    'other-promise': ({ promise }) => `En el archivo hay otra promesa: ${promise}.`,
    'bad-assignment': ({ text }) => `«${text}» no tiene la forma nombre=valor.`,
    'bad-depth': ({ known }) => `--depth es uno de estos: ${known}.`,
    'bad-field': ({ field, expected }) => `«${field}» no es correcto: se esperaba ${expected}.`,
    'bad-number': ({ flag, min, max }) => `${flag} admite un número entero de ${min} a ${max}.`,
    'no-review': ({ game }) => `Las partidas de ${game} todavía no se pueden revisar.`,
    'no-such-player': ({ player, known }: { player: string; known: string }) =>
      `No hay nadie llamado «${player}». Hay: ${known}.`,
    'bad-options-plan': () => '--options admite «random»; cada opción suelta se da con --option nombre=valor.',
    'bad-viewer': ({ viewer, last }) => `No existe «${viewer}»: están los asientos 0 a ${last} y «spectator».`,
    'does-not-verify': ({ because }) =>
      `La partida no se deduce de su semilla (${because}); «cifra verify» dice dónde.`,
    endless: () => 'la partida no termina.',
    'flag-needs-value': ({ flag }) => `A ${flag} le falta un valor.`,
    'flag-without-value': ({ flag }) => `${flag} no lleva valor.`,
    'hotseat-alone': () => 'Con --hotseat todo el mundo está en este teclado: quita --as y --bots.',
    internal: () =>
      'Se ha roto una regla de este juego y la partida queda cerrada. Es un error nuestro; por favor, avísanos.',
    'no-backup-file': () => '¿Qué archivo? Indica la copia de la casa.',
    'no-place': () => '¿Adónde? Indica una carpeta o una base de datos con --to.',
    'no-file': () => '¿Qué archivo de partida?',
    'no-game': ({ known }) => `¿Qué juego? Hay: ${known}.`,
    'no-match': () => 'No hay ninguna partida: empieza una con {"game":"…","seats":…}.',
    'nobody-to-act': () => 'no le toca a nadie.',
    'not-json': () => 'Esta línea no es JSON.',
    'not-over': () => 'La partida aún no ha terminado.',
    'not-utf8': () => 'Esta línea no es UTF-8.',
    'not-with-bots': ({ flag }) =>
      `${flag} y --bots no van juntos: cada nombre ocupa un asiento y juega con lo que diga --option, sin que se le acabe el tiempo, y sus partidas no se guardan.`,
    'nothing-legal': () => 'le toca a alguien que no tiene ninguna jugada legal.',
    'options-twice': () => 'O --options random o bien opciones sueltas, no ambas cosas.',
    'step-or-from': () => 'O --step o bien --from, no ambos.',
    'threads-need-bots': () => '--threads va con --bots: para jugar al azar basta un núcleo.',
    'too-deep': ({ max }) => `Hay demasiados niveles anidados: ${max} como máximo.`,
    'too-long-line': ({ max }) => `Esta línea es demasiado larga: ${max} bytes como máximo.`,
    'too-many-words': ({ word }) => `¿Para qué es «${word}»?`,
    'forget-needs-yes': () => 'Esto borra lo que la casa guarda de alguien. Añade --yes si es lo que quieres.',
    'filter-for-list': ({ flag, verb }) => `${flag} filtra la lista; «${verb}» no la admite. No se ha cambiado nada.`,
    'unknown-phase': ({ known }) => `--phase admite: ${known}.`,
    'unknown-verb': ({ verb, known }) => `«${verb}» no es ninguna de estas: ${known}.`,
    'verb-needs-object': ({ verb }) => `¿«${verb}» a quién o qué? Indícalo.`,
    'unknown-bots': ({ known }) => `Hay estos rivales: ${known}.`,
    'unknown-command': ({ command }) => `No existe la orden «${command}».`,
    'unknown-flag': ({ flag }) => `No existe ${flag}.`,
    'unknown-game': ({ game, known }) => `No existe el juego «${game}». Hay: ${known}.`,
    'unknown-language': () => 'Los idiomas son en y es.',
    'unknown-line': () => 'Esta línea no pide nada conocido; {"help":true} dice qué se puede pedir.',
    unreadable: ({ file }) => `No se puede leer «${file}».`,
    unwritable: ({ file }) => `No se puede escribir «${file}».`,
  },
};
