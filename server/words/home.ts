import type { Language } from '@cifra/kernel';

/** The plain first page of a house whose web client is not built. */
export type HomeWords = {
  readonly title: string;
  readonly about: string;
  readonly state: string;
  readonly games: string;
  readonly seats: (min: number, max: number) => string;
  readonly programs: string;
  readonly docs: string;
  readonly bots: string;
};

export const HOME: { readonly [language in Language]: HomeWords } = {
  en: {
    title: 'Cifra',
    about:
      'An open house for games about digits and ciphers. Open a room, send the link, and play with people or bots. Nobody needs an account.',
    state: 'This house is running. Its screens are not built yet: build them with “npm run build” and start again.',
    games: 'Played here',
    seats: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
    programs: 'For programs',
    docs: 'The HTTP interface',
    bots: 'A bot in any language takes a seat like anybody else: it sees what its seat sees.',
  },
  es: {
    title: 'Cifra',
    about:
      'Una casa abierta para juegos de cifras y claves. Abre una sala, envía el enlace y juega con personas o con bots. No hace falta ninguna cuenta.',
    state:
      'Esta casa está en marcha. Sus pantallas aún no están construidas: constrúyelas con «npm run build» y vuelve a arrancar.',
    games: 'Aquí se juega a',
    seats: (min, max) => (min === max ? `${min} personas` : `de ${min} a ${max} personas`),
    programs: 'Para programas',
    docs: 'La interfaz HTTP',
    bots: 'Un bot en cualquier lenguaje ocupa un asiento como cualquiera: ve lo que ve su asiento.',
  },
};
