import { language } from '@cifra/kit';

/** Being told that it is one’s turn. Fetched with what says it. */
const en = {
  title: 'Shall we tell you when it is your turn?',
  promise:
    'Twice a day at most, however many matches wait; once more when little time is left for a move; never while you are looking. A notice names the game and who plays, nothing of the match.',
  here: 'Yes, in this browser',
  on: 'Tell me again',
  off: 'Tell me nothing for now',
  cannot:
    'This browser cannot be called here: it needs a secure address, on an iPhone also the page on the home screen.',
  ways: 'You are told here',
  waysOff: 'You are told nothing now',
  kind: { push: 'Browser', mail: 'Mail', webhook: 'Webhook' },
  unconfirmed: 'waits for the link in the mail',
  remove: 'Remove',
  mail: 'By mail',
  mailHelp: 'We send one link to make sure that the address is yours. Nobody needs mail to play.',
  mailSent: (address: string) => `A link is on its way to ${address}. Follow it to say yes.`,
  confirmed: (address: string) => `Notices will come to ${address}.`,
  hook: 'A webhook of your own',
  hookHelp: 'We send { "text", "url" } to it as JSON, and try it at once.',
  add: 'Add',
  link: 'Notices',
  mute: 'No notices about this match',
  unmute: 'Notices about this match again',
  about: 'Notices about this match',
  more: 'Other ways, and holidays',
};

const es: typeof en = {
  title: '¿Te avisamos cuando te toque?',
  promise:
    'Dos veces al día como mucho, por muchas partidas que esperen; una más cuando quede poco tiempo para una jugada; nunca mientras estás mirando. Un aviso dice el juego y con quién, nada de la partida.',
  here: 'Sí, en este navegador',
  on: 'Avisadme otra vez',
  off: 'De momento, sin avisos',
  cannot:
    'A este navegador no se le puede avisar aquí: hace falta una dirección segura y, en un iPhone, la página en la pantalla de inicio.',
  ways: 'Te avisamos aquí',
  waysOff: 'Ahora no te avisamos',
  kind: { push: 'Navegador', mail: 'Correo', webhook: 'Webhook' },
  unconfirmed: 'falta seguir el enlace del correo',
  remove: 'Quitar',
  mail: 'Por correo',
  mailHelp: 'Enviamos un enlace para asegurarnos de que la dirección es tuya. Para jugar no hace falta correo.',
  mailSent: (address) => `Hemos enviado un enlace a ${address}. Síguelo para decir que sí.`,
  confirmed: (address) => `Los avisos llegarán a ${address}.`,
  hook: 'Un webhook tuyo',
  hookHelp: 'Le enviamos { "text", "url" } en JSON y lo probamos en el momento.',
  add: 'Añadir',
  link: 'Avisos',
  mute: 'Sin avisos de esta partida',
  unmute: 'Con avisos de esta partida',
  about: 'Avisos de esta partida',
  more: 'Otras formas, y vacaciones',
};

/** In the language of the page. */
export const noticeWords = () => ({ en, es })[language.value];
