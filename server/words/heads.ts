import type { Language } from '@cifra/kernel';

/** What a link says of itself where it is shown: in a chat, in a list of results, on a tab. */
export type HeadWords = {
  readonly house: string;
  readonly about: (games: readonly string[]) => string;
  /** Named by the language in which it is said. */
  readonly spoken: { readonly [language in Language]: string };
  readonly invites: (host: string) => string;
  readonly invitesTo: (host: string, game: string) => string;
  readonly roomOf: (game: string) => string;
  readonly seats: (taken: number, all: number) => string;
  readonly free: (free: number) => string;
  readonly playing: string;
  readonly full: string;
  readonly over: string;
  readonly come: string;
  readonly watch: string;
  readonly noRoom: string;
  readonly nothingHere: string;
  readonly rules: (game: string) => string;
  readonly learn: (game: string) => string;
  readonly play: (game: string) => string;
  readonly replay: (game: string) => string;
  readonly review: (game: string) => string;
  readonly rooms: string;
  readonly matches: string;
  readonly aboutPage: string;
  readonly seat: string;
  readonly device: string;
  readonly notices: string;
  readonly and: string;
};

const en: HeadWords = {
  house: 'Cifra · games about digits and ciphers',
  about: (games) => `${games.join(', ')}: with friends, with bots or alone. Free, open, without an account.`,
  spoken: { en: 'English', es: 'Spanish' },
  invites: (host) => `${host} invites you to`,
  invitesTo: (host, game) => `${host} invites you to ${game}`,
  roomOf: (game) => `A table of ${game}`,
  seats: (taken, all) => `${taken} of ${all} ${all === 1 ? 'seat' : 'seats'}`,
  free: (free) => (free === 1 ? 'One seat is free.' : `${free} seats are free.`),
  playing: 'playing',
  full: 'full',
  over: 'over',
  come: 'Open the link, choose a name, sit down. No account, nothing to install.',
  watch: 'Open the link to watch.',
  noRoom: 'There is no such room',
  nothingHere: 'There is nothing at this address',
  rules: (game) => `The rules of ${game}`,
  learn: (game) => `Learn ${game} in two minutes`,
  play: (game) => `Play ${game}`,
  replay: (game) => `A match of ${game}, move by move`,
  review: (game) => `A match of ${game}, reviewed`,
  rooms: 'Public rooms',
  matches: 'My matches',
  aboutPage: 'About Cifra',
  seat: 'Your seat on another device',
  device: 'Your matches on another device',
  notices: 'Notices',
  and: ' and ',
};

const es: HeadWords = {
  house: 'Cifra · juegos de cifras y códigos',
  about: (games) => `${games.join(', ')}: con amigos, con bots o por tu cuenta. Gratis, libre y sin registro.`,
  spoken: { en: 'inglés', es: 'español' },
  invites: (host) => `${host} te invita a`,
  invitesTo: (host, game) => `${host} te invita a ${game}`,
  roomOf: (game) => `Una mesa de ${game}`,
  seats: (taken, all) => `${taken} de ${all} ${all === 1 ? 'sitio' : 'sitios'}`,
  free: (free) => (free === 1 ? 'Queda un sitio.' : `Quedan ${free} sitios.`),
  playing: 'jugando',
  full: 'completa',
  over: 'terminada',
  come: 'Abre el enlace, elige un nombre y siéntate. Sin registro y sin instalar nada.',
  watch: 'Abre el enlace para mirar.',
  noRoom: 'Esa sala no existe',
  nothingHere: 'Aquí no hay nada',
  rules: (game) => `Reglas de ${game}`,
  learn: (game) => `Aprende ${game} en dos minutos`,
  play: (game) => `Jugar a ${game}`,
  replay: (game) => `Una partida de ${game}, jugada a jugada`,
  review: (game) => `Una partida de ${game}, analizada`,
  rooms: 'Salas públicas',
  matches: 'Mis partidas',
  aboutPage: 'Acerca de Cifra',
  seat: 'Tu sitio en otro dispositivo',
  device: 'Tus partidas en otro dispositivo',
  notices: 'Avisos',
  and: ' y ',
};

export const HEADS: { readonly [language in Language]: HeadWords } = { en, es };
