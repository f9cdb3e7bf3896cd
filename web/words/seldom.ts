import { language } from '@cifra/kit';

/** What a room says that seldom anybody opens: not among the words that home waits for. */
const en = {
  handOver: {
    offer: 'Hand it over to the house',
    done: 'It is in the house now, proven again, and says that this device dealt it.',
    away: 'The house does not answer. The match stays here: try again later.',
    open: 'My matches',
    dealtHere: 'dealt by a device',
  },
  gathering: {
    label: 'Where you are',
    name: { apart: 'Each at home', call: 'On a call', screen: 'At one table with a screen' },
    help: {
      apart: 'Everybody has the whole table on their own screen, and you talk by writing.',
      call: 'Everybody has the whole table on their own screen, and you talk aloud: nothing is written.',
      screen:
        'A television or a laptop shows the table. Phones become hands: what you hold and what you do, large. You talk aloud.',
    },
    wholeTable: 'The whole table here',
    onlyHand: 'Only my hand here',
    openScreen: 'Open the big screen',
    phones: 'Scan it with your phones: each becomes a hand.',
    askHost:
      'Whoever opened the room can choose “At one table with a screen”: then phones show only what each one holds.',
  },
  holiday: {
    title: 'Holidays',
    help: (days: number) =>
      `In matches with days for each move your clock can stand: ${days} days in each half of a year. The others read until when, and nobody calls you. Clocks of minutes go on.`,
    left: (days: number): string =>
      days === 1 ? 'One day is left in this half of the year.' : `${days} days are left in this half of the year.`,
    from: 'First day',
    to: 'Last day',
    take: 'Take these days',
    taken: (from: string, to: string) => `Your clocks stand from ${from} to ${to}.`,
    until: (day: string) => `On holiday until ${day}`,
    takenOne: (day: string) => `Your clocks stand on ${day}.`,
    end: 'I am back',
    callOff: 'Call it off',
    theirs: (who: string, day: string) => `${who} is on holiday until ${day}: the clock stands.`,
    mine: (day: string) => `You are on holiday until ${day}: your clock stands. You can play all the same.`,
  },
  door: {
    label: 'Whoever comes by the link',
    name: { open: 'sits down', ask: 'waits for you to let them in' },
    nameForGuests: { open: 'sits down', ask: 'waits for the host to let them in' },
    language: 'What is spoken here',
    arriving: 'You are invited! Say what you are called and ask to be let in; until then you can watch and talk.',
    ask: 'Ask to be let in',
    waiting: 'Waiting to be let in',
    waitingForHost: 'Waiting for the host to let them in',
    letIn: 'Let in',
    letAllIn: 'Let all in',
    waits: (who: string, people: number) => (people === 1 ? `${who} waits to be let in.` : `${who} wait to be let in.`),
    notNow: 'Not now',
    removed: 'The host has taken you off your seat. You can watch and talk, and ask for a seat again.',
    askAgain: 'Ask for a seat',
    declined: 'The host says: not now. In a minute you may ask once more.',
    bannedYou: 'The host has banned you from this room. You can watch, but you can neither sit, ask nor talk here.',
    ban: 'Ban',
    banTitle: (who: string) => `Ban ${who} from this room?`,
    banHelp:
      'They can watch, but neither sit, ask nor talk here, and they read that. You can lift it whenever you like. Whoever comes by the link then waits for you to let them in, because with another browser they would be somebody new.',
    orBan: 'Ban instead…',
    banned: 'Banned from this room',
    lift: 'Lift the ban',
    changed: (who: string, what: string, value: string) => `${who} changed “${what}”: ${value}.`,
    theHost: 'The host',
    seats: 'Seats',
    looksOn: 'looks on',
  },
};

const es: typeof en = {
  handOver: {
    offer: 'Entregarla a la casa',
    done: 'Ya está en la casa, comprobada de nuevo, y pone que la repartió este dispositivo.',
    away: 'La casa no responde. La partida se queda aquí: prueba más tarde.',
    open: 'Mis partidas',
    dealtHere: 'repartida por un dispositivo',
  },
  gathering: {
    label: 'Dónde está cada cual',
    name: { apart: 'Cada cual en su casa', call: 'En una llamada', screen: 'En una mesa con pantalla' },
    help: {
      apart: 'Cada cual ve la mesa entera en su pantalla y se habla por escrito.',
      call: 'Cada cual ve la mesa entera en su pantalla y se habla de viva voz: no se escribe nada.',
      screen:
        'Una tele o un portátil enseña la mesa. Los teléfonos pasan a ser manos: lo que tienes y lo que haces, en grande. Se habla de viva voz.',
    },
    wholeTable: 'Ver aquí la mesa entera',
    onlyHand: 'Ver aquí solo mi mano',
    openScreen: 'Abrir la pantalla grande',
    phones: 'Escanéalo con tu teléfono: cada teléfono será una mano.',
    askHost:
      'Quien abrió la sala puede elegir «En una mesa con pantalla»: así cada teléfono enseña solo lo que tiene cada cual.',
  },
  holiday: {
    title: 'Vacaciones',
    help: (days) =>
      `En las partidas con días para cada jugada tu reloj se puede parar: ${days} días en cada medio año. Los demás leen hasta cuándo, y nadie te avisa. Los relojes de minutos siguen.`,
    left: (days) => (days === 1 ? 'Te queda un día en este medio año.' : `Te quedan ${days} días en este medio año.`),
    from: 'Primer día',
    to: 'Último día',
    take: 'Tomarme esos días',
    taken: (from, to) => `Tus relojes se paran del ${from} al ${to}.`,
    until: (day) => `De vacaciones hasta el ${day}`,
    takenOne: (day) => `Tus relojes se paran el ${day}.`,
    end: 'Ya he vuelto',
    callOff: 'Anularlas',
    theirs: (who, day) => `${who} está de vacaciones hasta el ${day}: el reloj está parado.`,
    mine: (day) => `Estás de vacaciones hasta el ${day}: tu reloj está parado. Aun así puedes jugar.`,
  },
  door: {
    label: 'Quien llega con el enlace',
    name: { open: 'se sienta', ask: 'espera a que le abras' },
    nameForGuests: { open: 'se sienta', ask: 'espera a que le abra el anfitrión' },
    language: 'Aquí se habla',
    arriving: '¡Te han invitado! Di cómo te llamas y pide entrar; mientras tanto puedes mirar y hablar.',
    ask: 'Pedir entrar',
    waiting: 'Esperan a que les abras',
    waitingForHost: 'Esperan a que les abra el anfitrión',
    letIn: 'Abrirle',
    letAllIn: 'Abrirles',
    waits: (who: string, people: number) =>
      people === 1 ? `${who} espera a que le abras.` : `${who} esperan a que les abras.`,
    notNow: 'Ahora no',
    removed: 'El anfitrión te ha quitado el sitio. Puedes mirar, hablar y volver a pedir sitio.',
    askAgain: 'Pedir sitio',
    declined: 'El anfitrión dice que ahora no. Dentro de un minuto puedes volver a pedirlo.',
    bannedYou: 'El anfitrión te ha vetado en esta sala. Puedes mirar, pero no sentarte, pedir sitio ni hablar.',
    ban: 'Vetar',
    banTitle: (who) => `¿Vetar a ${who} en esta sala?`,
    banHelp:
      'Podrá mirar, pero no sentarse, pedir sitio ni hablar, y así lo leerá. Puedes levantar el veto cuando quieras. Desde entonces, quien llegue con el enlace espera a que le abras, porque con otro navegador sería otra persona.',
    orBan: 'Mejor vetar…',
    banned: 'Vetados en esta sala',
    lift: 'Levantar el veto',
    changed: (who, what, value) => `${who} ha cambiado «${what}»: ${value}.`,
    theHost: 'El anfitrión',
    seats: 'Sitios',
    looksOn: 'mira',
  },
};

/** In the language of the page. */
export const seldomWords = () => ({ en, es })[language.value];
