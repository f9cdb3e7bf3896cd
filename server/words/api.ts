import type { Language } from '@cifra/kernel';

type Said = { readonly summary: string; readonly description: string };
export type ApiWords = {
  readonly title: string;
  readonly about: string;
  readonly tags: { readonly [tag in Tag]: string };
  readonly operations: { readonly [operation in Operation]: Said };
  /** Around the document, on its page. */
  readonly page: {
    readonly machine: string;
    readonly field: string;
    readonly type: string;
    readonly required: string;
    readonly body: string;
    readonly answers: string;
    readonly parameters: string;
  };
};

export const TAGS = ['rooms', 'matches', 'people', 'bots', 'house'] as const;
type Tag = (typeof TAGS)[number];

export type Operation =
  | 'listGames'
  | 'openRoom'
  | 'listRooms'
  | 'readRoom'
  | 'readLog'
  | 'listMatches'
  | 'readMatch'
  | 'reviewMatch'
  | 'readMe'
  | 'renameMe'
  | 'makeSeatLink'
  | 'useSeatLink'
  | 'myMatches'
  | 'handOverMatch'
  | 'exportMe'
  | 'forgetMe'
  | 'makeDeviceLink'
  | 'deviceLinkState'
  | 'confirmDevice'
  | 'openDeviceLink'
  | 'takeKey'
  | 'readCode'
  | 'makeCode'
  | 'endCode'
  | 'joinByCode'
  | 'readNotices'
  | 'readHoliday'
  | 'takeHoliday'
  | 'endHoliday'
  | 'setNotices'
  | 'addPush'
  | 'addMail'
  | 'confirmMail'
  | 'addWebhook'
  | 'removeChannel'
  | 'muteRoom'
  | 'makeToken'
  | 'botView'
  | 'botLegal'
  | 'botOrder'
  | 'botStream'
  | 'health'
  | 'metrics';

const en: ApiWords = {
  title: 'Cifra: the HTTP interface',
  about:
    'Rooms, finished matches and bots of a Cifra house, as JSON. A person is known by a cookie that the house gives on the first request which needs one; there are no accounts.\n\nA match itself is played over a WebSocket at `/api/rooms/{room}/socket`, or by a program through the bot interface below. Errors are `{ "code", "message" }`: the code is for programs, the message is written in the language of `Accept-Language` (Spanish or English).',
  tags: {
    rooms: 'Rooms',
    matches: 'Finished matches',
    people: 'You, and your seat on another device',
    bots: 'Bots in any language',
    house: 'The house itself',
  },
  operations: {
    listGames: { summary: 'The games of this house', description: 'With their numbers of seats and their options.' },
    openRoom: {
      summary: 'Open a room',
      description:
        'You become its host. A private room is in no list and its id cannot be guessed: whoever has the link may come in.',
    },
    listRooms: {
      summary: 'Public rooms',
      description: 'Those with somebody there; those that moved last come first. Of one address at most five.',
    },
    readRoom: { summary: 'One room', description: 'What a list says about it: the game, the seats, whether it plays.' },
    readLog: {
      summary: 'What everybody has heard of the match on the table',
      description:
        'For whoever comes late: public facts only, and where a table plays from memory no more than that allows.',
    },
    listMatches: { summary: 'Finished matches of a room', description: 'Only those with an outcome.' },
    readMatch: {
      summary: 'A match file',
      description:
        'Everything that happened, with the opened seed: `cifra verify` proves from it that the deal was fair. It exists only after the outcome.',
    },
    reviewMatch: {
      summary: 'The review of a match',
      description:
        'What each seat could have known, what it chose and what was better, by a quick look: the object of `cifra review --json`. Made once by the processes that think for bots, after them, and kept for a while.',
    },
    readMe: { summary: 'Your nickname', description: '' },
    renameMe: { summary: 'Change your nickname', description: 'Seats that you hold show it after a `rename` order.' },
    makeSeatLink: {
      summary: 'Carry your seat to another device',
      description: 'A link that works once and for a quarter of an hour. The old device then watches.',
    },
    useSeatLink: {
      summary: 'Take the seat of a link',
      description:
        'This device becomes who the other one was there. To this device alone the answer is given again until the link expires.',
    },
    myMatches: {
      summary: 'Your matches',
      description: 'What goes on, your turn first; what is finished, with the result; and how it stands with whom.',
    },
    handOverMatch: {
      summary: 'Hand over a match that was played on a device',
      description:
        'It is played again from its seed; if every step follows, it stands among your matches, marked as dealt by a device. The same match handed over twice is one.',
    },
    exportMe: {
      summary: 'Everything of yours, as a file',
      description: 'With the match files of your latest matches.',
    },
    forgetMe: {
      summary: 'Forget me',
      description: 'Deletes what the house keeps under your key. Bots go on where you were playing.',
    },
    makeDeviceLink: {
      summary: 'Carry all of it to another device',
      description: 'A link that is opened there once, within ten minutes. Nothing is handed over before you confirm.',
    },
    deviceLinkState: { summary: 'Has the other device opened it?', description: '' },
    confirmDevice: {
      summary: 'Say yes to the other device',
      description: 'With the number that it shows; `isMine: false` ends the link.',
    },
    openDeviceLink: { summary: 'Open such a link', description: 'Answers the number to show to the first device.' },
    takeKey: {
      summary: 'Take the key over',
      description: 'Once the first device has said yes. What this device had played comes along.',
    },
    readCode: { summary: 'The short code of a room', description: '' },
    makeCode: {
      summary: 'Give a room a short code',
      description: 'By its host. It leads there before the start, for twelve hours at most.',
    },
    endCode: { summary: 'Take the code back', description: 'By the host.' },
    joinByCode: {
      summary: 'Find a room by its code',
      description: 'Wrong codes are limited, for an address and for everybody together.',
    },
    readHoliday: { summary: 'Your days off', description: 'On which your slow clocks stand.' },
    takeHoliday: {
      summary: 'Take days off',
      description:
        'In place of those that you had planned. Your clocks stand wherever people have days for each decision.',
    },
    endHoliday: {
      summary: 'Be back from holiday',
      description: 'What has begun ends now; what was planned is called off.',
    },
    readNotices: { summary: 'How you are called', description: 'When it is your turn and you are not looking.' },
    setNotices: {
      summary: 'Want to be called, or not',
      description: 'In your language and by the clock of your zone.',
    },
    addPush: { summary: 'Be called in this browser', description: 'With what `PushManager.subscribe` gave.' },
    addMail: {
      summary: 'Be called by mail',
      description: 'Where the house has a mail server. A link has to be followed first.',
    },
    confirmMail: { summary: 'Say yes for a mail address', description: '' },
    addWebhook: {
      summary: 'Be called at an address of your own',
      description: 'A POST of `{ "text", "url", "tag" }`. It is tried at once.',
    },
    removeChannel: { summary: 'Be called there no longer', description: '' },
    muteRoom: { summary: 'No notices about one room', description: 'Or again.' },
    makeToken: {
      summary: 'A token for a seat',
      description:
        'Takes a seat if you have none in this room, and gives a token for it. Send it as `Authorization: Bearer …`. It speaks for that seat and for nothing else.',
    },
    botView: { summary: 'What the seat sees', description: 'The room, the public table and the hands of this seat.' },
    botLegal: { summary: 'Legal moves', description: 'Empty when the match does not wait for this seat.' },
    botOrder: {
      summary: 'Give an order',
      description:
        'To play: `{ "order": { "type": "play", "command": … } }` with one of the legal moves. The answer comes when the order is on disk.',
    },
    botStream: {
      summary: 'A stream of what the seat sees',
      description:
        'Lines of JSON for as long as the connection is open: `{ "type": "state", "view", "legal" }` whenever something changed. Empty lines only keep the connection alive. A slow reader misses lines, but never the newest one.',
    },
    health: {
      summary: 'Is the house well?',
      description:
        'For whoever watches over it. With status 503 the disk has failed and the house has to be started again.',
    },
    metrics: { summary: 'Numbers for Prometheus', description: 'Counts only: nothing about people or matches.' },
  },
  page: {
    machine: 'The same for programs: OpenAPI 3.1',
    field: 'Field',
    type: 'Type',
    required: 'required',
    body: 'Body',
    answers: 'Answers',
    parameters: 'Parameters',
  },
};

const es: ApiWords = {
  title: 'Cifra: la interfaz HTTP',
  about:
    'Salas, partidas terminadas y bots de una casa de Cifra, en JSON. A cada persona se la reconoce por una cookie que la casa da con la primera petición que la necesita; no hay cuentas.\n\nLa partida en sí se juega por un WebSocket en `/api/rooms/{room}/socket`, o con un programa mediante la interfaz de bots de más abajo. Los errores son `{ "code", "message" }`: el código es para los programas; el mensaje va en el idioma de `Accept-Language` (español o inglés).',
  tags: {
    rooms: 'Salas',
    matches: 'Partidas terminadas',
    people: 'Tú, y tu asiento en otro dispositivo',
    bots: 'Bots en cualquier lenguaje',
    house: 'La propia casa',
  },
  operations: {
    listGames: { summary: 'Los juegos de esta casa', description: 'Con sus números de asientos y sus opciones.' },
    openRoom: {
      summary: 'Abrir una sala',
      description:
        'La sala queda a tu cargo. Una sala privada no aparece en ninguna lista y su identificador no se puede adivinar: entra quien tenga el enlace.',
    },
    listRooms: {
      summary: 'Salas públicas',
      description:
        'Las que tienen a alguien dentro; primero las de actividad más reciente. De una dirección, cinco como mucho.',
    },
    readRoom: {
      summary: 'Una sala',
      description: 'Lo que dice de ella una lista: el juego, los asientos, si se juega.',
    },
    readLog: {
      summary: 'Lo que todo el mundo ha oído de la partida en curso',
      description:
        'Para quien llega tarde: solo hechos públicos y, si se juega de memoria, nada más que lo que eso permite.',
    },
    listMatches: { summary: 'Partidas terminadas de una sala', description: 'Solo las que tienen resultado.' },
    readMatch: {
      summary: 'El archivo de una partida',
      description:
        'Todo lo que pasó, con la semilla abierta: con él, `cifra verify` demuestra que el reparto fue limpio. Solo existe cuando ya hay un resultado.',
    },
    reviewMatch: {
      summary: 'La revisión de una partida',
      description:
        'Lo que cada asiento podía saber, lo que eligió y lo que era mejor, en un vistazo: el objeto de `cifra review --json`. Lo hacen una vez los procesos que piensan por los bots, después de ellos, y se guarda un rato.',
    },
    readMe: { summary: 'Tu apodo', description: '' },
    renameMe: {
      summary: 'Cambiar tu apodo',
      description: 'Los asientos que ocupas lo muestran después de una orden `rename`.',
    },
    makeSeatLink: {
      summary: 'Llevar tu asiento a otro dispositivo',
      description: 'Un enlace que sirve una vez y durante un cuarto de hora. El dispositivo anterior pasa a mirar.',
    },
    useSeatLink: {
      summary: 'Ocupar el asiento de un enlace',
      description:
        'Este dispositivo pasa a ser allí quien era el otro. Solo a él se le repite la respuesta hasta que caduca el enlace.',
    },
    myMatches: {
      summary: 'Tus partidas',
      description:
        'Las que siguen, primero aquellas en que te toca; las terminadas, con su resultado; y cómo vas con quién.',
    },
    handOverMatch: {
      summary: 'Entregar una partida jugada en un dispositivo',
      description:
        'Se juega de nuevo desde su semilla; si todo se sigue de ella, queda entre tus partidas con la marca de que la repartió un dispositivo. La misma partida entregada dos veces es una.',
    },
    exportMe: { summary: 'Todo lo tuyo en un archivo', description: 'Con los archivos de tus últimas partidas.' },
    forgetMe: {
      summary: 'Olvidarme',
      description: 'Borra lo que la casa guarda con tu clave. Donde estabas jugando sigue un bot.',
    },
    makeDeviceLink: {
      summary: 'Llevarlo todo a otro dispositivo',
      description: 'Un enlace que se abre allí una vez, en diez minutos. No se entrega nada hasta que lo confirmas.',
    },
    deviceLinkState: { summary: '¿Lo ha abierto el otro dispositivo?', description: '' },
    confirmDevice: {
      summary: 'Decir que sí al otro dispositivo',
      description: 'Con el número que muestra; `isMine: false` anula el enlace.',
    },
    openDeviceLink: {
      summary: 'Abrir un enlace así',
      description: 'Responde con el número que hay que enseñar al primer dispositivo.',
    },
    takeKey: {
      summary: 'Recibir la clave',
      description: 'Cuando el primer dispositivo ha dicho que sí. Lo jugado en este viene también.',
    },
    readCode: { summary: 'El código corto de una sala', description: '' },
    makeCode: {
      summary: 'Dar a una sala un código corto',
      description: 'Por quien la lleva. Sirve antes de empezar, doce horas como mucho.',
    },
    endCode: { summary: 'Quitar el código', description: 'Por quien la lleva.' },
    joinByCode: {
      summary: 'Encontrar una sala por su código',
      description: 'Los códigos equivocados tienen un límite, por dirección y entre todos.',
    },
    readHoliday: { summary: 'Tus vacaciones', description: 'Los días en que se paran tus relojes lentos.' },
    takeHoliday: {
      summary: 'Tomarte unos días',
      description: 'En lugar de los que tenías previstos. Tus relojes se paran donde hay días para cada decisión.',
    },
    endHoliday: { summary: 'Volver de vacaciones', description: 'Lo empezado termina ahora; lo previsto se anula.' },
    readNotices: { summary: 'Cómo se te avisa', description: 'Cuando te toca y no estás mirando.' },
    setNotices: { summary: 'Querer avisos, o no', description: 'En tu idioma y con la hora de tu zona.' },
    addPush: { summary: 'Recibir avisos en este navegador', description: 'Con lo que dio `PushManager.subscribe`.' },
    addMail: {
      summary: 'Recibir avisos por correo',
      description: 'Si la casa tiene un servidor de correo. Antes hay que seguir un enlace.',
    },
    confirmMail: { summary: 'Decir que sí por una dirección', description: '' },
    addWebhook: {
      summary: 'Recibir avisos en una dirección tuya',
      description: 'Un POST de `{ "text", "url", "tag" }`. Se prueba en el momento.',
    },
    removeChannel: { summary: 'No recibir más avisos ahí', description: '' },
    muteRoom: { summary: 'Sin avisos de una sala', description: 'O con ellos otra vez.' },
    makeToken: {
      summary: 'Una credencial para un asiento',
      description:
        'Ocupa un asiento si no tienes ninguno en esta sala y da una credencial para él. Envíala como `Authorization: Bearer …`. Vale para ese asiento y para nada más.',
    },
    botView: { summary: 'Lo que ve el asiento', description: 'La sala, la mesa pública y las manos de este asiento.' },
    botLegal: { summary: 'Jugadas legales', description: 'Vacío cuando la partida no espera a este asiento.' },
    botOrder: {
      summary: 'Dar una orden',
      description:
        'Para jugar: `{ "order": { "type": "play", "command": … } }` con una de las jugadas legales. La respuesta llega cuando la orden está en el disco.',
    },
    botStream: {
      summary: 'Lo que ve el asiento, en directo',
      description:
        'Líneas de JSON mientras la conexión siga abierta: `{ "type": "state", "view", "legal" }` cada vez que algo cambia. Las líneas vacías solo mantienen viva la conexión. Quien lee despacio pierde líneas, pero nunca la más nueva.',
    },
    health: {
      summary: '¿Está bien la casa?',
      description: 'Para quien la vigila. Con el estado 503, el disco ha fallado y hay que reiniciar la casa.',
    },
    metrics: { summary: 'Números para Prometheus', description: 'Solo recuentos: nada sobre personas ni partidas.' },
  },
  page: {
    machine: 'Lo mismo para programas: OpenAPI 3.1',
    field: 'Campo',
    type: 'Tipo',
    required: 'obligatorio',
    body: 'Cuerpo',
    answers: 'Respuestas',
    parameters: 'Parámetros',
  },
};

export const API: { readonly [language in Language]: ApiWords } = { en, es };
