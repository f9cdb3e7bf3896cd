import { language } from '@cifra/kit';

/** What a room says before the start of who may come in: no match that is being played needs it. */
const en = {
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
};

const es: typeof en = {
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
};

/** In the language of the page. */
export const doorWords = () => ({ en, es })[language.value];
