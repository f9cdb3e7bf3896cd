import type { Language } from '@cifra/kernel';

/** What a link says of itself where it is shown: in a chat, in a list of results, on a tab. */
export type HeadWords = {
  readonly house: string;
  readonly about: (games: readonly string[]) => string;
  /** Named by the language in which it is said. */
  readonly spoken: { readonly [language in Language]: string };
  readonly invites: (host: string) => string;
  /** By somebody whose name our letters cannot write. */
  readonly invited: string;
  readonly invitesTo: (host: string, game: string) => string;
  readonly roomOf: (game: string) => string;
  readonly seats: (taken: number, all: number) => string;
  readonly free: (free: number) => string;
  readonly playing: string;
  readonly full: string;
  readonly over: string;
  readonly come: string;
  /** Where the host lets people in. */
  readonly knock: string;
  /** Where every seat is taken, and some by bots. */
  readonly askBot: string;
  readonly watch: string;
  readonly noRoom: string;
  readonly nothingHere: string;
  /** About a game: the page's title, what stands above the game's name in the picture, and what the page is for. */
  readonly ofGame: { readonly [page in GamePage]: OfGame };
  /** About a match that was played. */
  readonly ofMatch: { readonly [page in MatchPage]: OfGame };
  readonly pages: { readonly [page in PlainPage]: { readonly title: string; readonly text: string } };
  readonly screen: (game: string) => string;
};

type OfGame = { readonly title: (game: string) => string; readonly above: string; readonly text: string };

export const GAME_PAGES = ['rules', 'learn', 'play', 'new', 'pass'] as const;
export type GamePage = (typeof GAME_PAGES)[number];
export const MATCH_PAGES = ['replay', 'review', 'check'] as const;
export type MatchPage = (typeof MATCH_PAGES)[number];
/** The others, by the first word of their address; `review` alone takes a file. */
export const PLAIN_PAGES = [
  'rooms',
  'about',
  'matches',
  'notices',
  'device',
  'seat',
  'house',
  'review',
  'docs',
] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

const en: HeadWords = {
  house: 'Cifra · games about digits and ciphers',
  about: (games) => `${games.join(', ')}: with friends, with bots or alone. Free, open, without an account.`,
  spoken: { en: 'English', es: 'Spanish' },
  invites: (host) => `${host} invites you to`,
  invited: 'You are invited to',
  invitesTo: (host, game) => `${host} invites you to ${game}`,
  roomOf: (game) => `A table of ${game}`,
  seats: (taken, all) => `${taken} of ${all} ${all === 1 ? 'seat' : 'seats'}`,
  free: (free) => (free === 1 ? 'One seat is free.' : `${free} seats are free.`),
  playing: 'playing',
  full: 'full',
  over: 'over',
  come: 'Open the link, choose a name, sit down. No account, nothing to install.',
  knock: 'Open the link, choose a name, and the host lets you in. No account, nothing to install.',
  askBot: 'Open the link and ask for the seat of a bot. No account, nothing to install.',
  watch: 'Open the link to watch.',
  noRoom: 'There is no such room',
  nothingHere: 'There is nothing at this address',
  ofGame: {
    rules: {
      title: (game) => `The rules of ${game}`,
      above: 'The rules of',
      text: 'All of them in our own words, with drawn examples.',
    },
    learn: {
      title: (game) => `Learn ${game} in two minutes`,
      above: 'Learn in two minutes',
      text: 'A real match on a real board, with a voice beside it.',
    },
    play: {
      title: (game) => `Play ${game} now`,
      above: 'Play now',
      text: 'Against bots, at once. Nothing to install.',
    },
    new: {
      title: (game) => `Play ${game} with friends`,
      above: 'With friends',
      text: 'Open a room and send its link. No account, nothing to install.',
    },
    pass: {
      title: (game) => `${game} around one phone`,
      above: 'Around one phone',
      text: 'One device for the whole table, handed from one to the next.',
    },
  },
  ofMatch: {
    replay: {
      title: (game) => `A match of ${game}, move by move`,
      above: 'Move by move',
      text: 'See it again, from any seat.',
    },
    review: {
      title: (game) => `A match of ${game}, reviewed`,
      above: 'A match, reviewed',
      text: 'What each seat could have known, and how much was luck.',
    },
    check: {
      title: (game) => `A match of ${game}, checked`,
      above: 'Dealt fairly?',
      text: 'Every shuffle and every roll of this match, worked out again in your browser.',
    },
  },
  pages: {
    rooms: {
      title: 'Public rooms',
      text: 'Tables that wait for players now, by game, language and pace. Sit down at one.',
    },
    about: {
      title: 'About Cifra',
      text: 'Who made these games, what this house keeps of you, and where its source is.',
    },
    matches: {
      title: 'My matches',
      text: 'Your turn first, then what is running, then what is over: with replay and review.',
    },
    notices: { title: 'Notices', text: 'Be told when it is your turn, twice a day at most. And take days off.' },
    device: {
      title: 'Your matches on another device',
      text: 'A link for one use that brings your matches and seats to this device.',
    },
    seat: { title: 'Your seat on another device', text: 'A link for one use that brings a seat to this device.' },
    house: { title: 'Looking after this house', text: 'For whoever runs it: rooms, people, and what it stores.' },
    review: {
      title: 'Review a match file',
      text: 'Open the file of a match and see where it was won. It stays on your device.',
    },
    docs: {
      title: 'The interface for programs',
      text: 'Rooms, matches and bots over HTTP: every request, every answer, and what each means.',
    },
  },
  screen: (game) => `${game} on a big screen`,
};

const es: HeadWords = {
  house: 'Cifra · juegos de cifras y códigos',
  about: (games) => `${games.join(', ')}: con amigos, con bots o por tu cuenta. Gratis, libre y sin registro.`,
  spoken: { en: 'inglés', es: 'español' },
  invites: (host) => `${host} te invita a`,
  invited: 'Te invitan a',
  invitesTo: (host, game) => `${host} te invita a ${game}`,
  roomOf: (game) => `Una mesa de ${game}`,
  seats: (taken, all) => `${taken} de ${all} ${all === 1 ? 'sitio' : 'sitios'}`,
  free: (free) => (free === 1 ? 'Queda un sitio.' : `Quedan ${free} sitios.`),
  playing: 'jugando',
  full: 'completa',
  over: 'terminada',
  come: 'Abre el enlace, elige un nombre y siéntate. Sin registro y sin instalar nada.',
  knock: 'Abre el enlace, elige un nombre y el anfitrión te abre. Sin registro y sin instalar nada.',
  askBot: 'Abre el enlace y pide el sitio de un bot. Sin registro y sin instalar nada.',
  watch: 'Abre el enlace para mirar.',
  noRoom: 'Esa sala no existe',
  nothingHere: 'Aquí no hay nada',
  ofGame: {
    rules: {
      title: (game) => `Reglas de ${game}`,
      above: 'Las reglas de',
      text: 'Todas, explicadas con nuestras palabras y con ejemplos dibujados.',
    },
    learn: {
      title: (game) => `Aprende ${game} en dos minutos`,
      above: 'Aprende en dos minutos',
      text: 'Una partida de verdad, en un tablero de verdad, con una voz al lado.',
    },
    play: {
      title: (game) => `Jugar a ${game} ya`,
      above: 'Jugar ya',
      text: 'Contra bots, al momento. Sin instalar nada.',
    },
    new: {
      title: (game) => `Jugar a ${game} con amigos`,
      above: 'Con amigos',
      text: 'Abre una sala y manda el enlace. Sin registro y sin instalar nada.',
    },
    pass: {
      title: (game) => `${game} en un solo teléfono`,
      above: 'En un solo teléfono',
      text: 'Un dispositivo para toda la mesa, que pasa de mano en mano.',
    },
  },
  ofMatch: {
    replay: {
      title: (game) => `Una partida de ${game}, jugada a jugada`,
      above: 'Jugada a jugada',
      text: 'Vuelve a verla desde cualquier sitio.',
    },
    review: {
      title: (game) => `Una partida de ${game}, revisada`,
      above: 'Una partida, revisada',
      text: 'Lo que cada sitio podía saber y cuánto fue suerte.',
    },
    check: {
      title: (game) => `Una partida de ${game}, comprobada`,
      above: '¿Reparto limpio?',
      text: 'Cada reparto y cada tirada de esta partida, calculados otra vez en tu navegador.',
    },
  },
  pages: {
    rooms: {
      title: 'Salas públicas',
      text: 'Mesas que ahora esperan gente, por juego, idioma y ritmo. Siéntate en una.',
    },
    about: {
      title: 'Acerca de Cifra',
      text: 'Quién hizo los juegos, qué guarda de ti esta casa y dónde está su código.',
    },
    matches: {
      title: 'Mis partidas',
      text: 'Primero las que te esperan, luego las que siguen y las terminadas, con repetición y revisión.',
    },
    notices: {
      title: 'Avisos',
      text: 'Que te avisen cuando te toque, dos veces al día como mucho. Y tómate días libres.',
    },
    device: {
      title: 'Tus partidas en otro dispositivo',
      text: 'Un enlace de un solo uso que trae tus partidas y tus sitios a este dispositivo.',
    },
    seat: {
      title: 'Tu sitio en otro dispositivo',
      text: 'Un enlace de un solo uso que trae un sitio a este dispositivo.',
    },
    house: { title: 'Cuidar de esta casa', text: 'Para quien la lleva: salas, personas y lo que guarda.' },
    review: {
      title: 'Analizar un archivo de partida',
      text: 'Abre el archivo de una partida y mira dónde se ganó. No sale de tu dispositivo.',
    },
    docs: {
      title: 'La interfaz para programas',
      text: 'Salas, partidas y bots por HTTP: cada petición, cada respuesta y qué significa.',
    },
  },
  screen: (game) => `${game} en una pantalla grande`,
};

export const HEADS: { readonly [language in Language]: HeadWords } = { en, es };
