import { language } from '@cifra/kit';

/** The list of public rooms. Fetched with what says it. */
const en = {
  language: 'Language',
  anyLanguage: 'Any language',
  pace: 'Pace',
  anyPace: 'Any pace',
  paces: { none: 'No clock', live: 'Live, minutes', slow: 'Slow, days' },
  age: 'Opened',
  anyAge: 'Whenever',
  within: (time: string) => `In the last ${time}`,
  alsoFull: 'Also rooms that are full or playing, to watch',
  count: (count: number): string =>
    count === 1 ? 'One room. The list is kept up to date.' : `${count} rooms. The list is kept up to date.`,
  nobody: 'Nobody waits for players right now.',
  openOne: 'Open one yourself',
  none: 'No room fits at the moment. It will appear here by itself.',
  each: (time: string) => `${time} a move`,
  asks: 'the host lets you in',
  justOpened: 'just opened',
  opened: (ago: string) => `opened ${ago}`,
  here: (count: number): string => (count === 1 ? '1 here' : `${count} here`),
};

const es: typeof en = {
  language: 'Idioma',
  anyLanguage: 'Cualquier idioma',
  pace: 'Ritmo',
  anyPace: 'Cualquier ritmo',
  paces: { none: 'Sin reloj', live: 'En directo, minutos', slow: 'Con calma, días' },
  age: 'Abierta',
  anyAge: 'Cuando sea',
  within: (time) => `Hace menos de ${time}`,
  alsoFull: 'También salas llenas o en juego, para mirar',
  count: (count) =>
    count === 1 ? 'Una sala. La lista se actualiza sola.' : `${count} salas. La lista se actualiza sola.`,
  nobody: 'Ahora mismo no hay nadie esperando.',
  openOne: 'Abre una tú',
  none: 'Ahora no hay ninguna sala así. Si se abre una, aparecerá aquí.',
  each: (time) => `${time} por jugada`,
  asks: 'te abre el anfitrión',
  justOpened: 'recién abierta',
  opened: (ago) => `abierta ${ago}`,
  here: (count) => (count === 1 ? 'hay 1 persona' : `hay ${count} personas`),
};

/** In the language of the page. */
export const publicRoomWords = () => ({ en, es })[language.value];
