import { type AnyManifest, findManifest, MANIFESTS } from '@cifra/games/manifests';
import type { Language } from '@cifra/kernel';
import type { RoomCard, RoomId } from '@cifra/room';
import {
  GAME_PAGES,
  type GamePage,
  HEADS,
  type HeadWords,
  MATCH_PAGES,
  type MatchPage,
  PLAIN_PAGES,
  type PlainPage,
} from '../words/heads.ts';
import { type Poster, writable } from './drawing.ts';

/** What a page says of itself before any script runs. */
export type PageHead = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Where its picture is; null for pages that nobody sends around. */
  readonly picture: string | null;
  /** Its own address, without what a chat may have put behind it. */
  readonly path: string;
  /** Nobody's list of results should have it: a room is for whom it was sent to. */
  readonly isPrivate: boolean;
  /** There is nothing there. */
  readonly isMissing?: true;
  /** The game whose table stands there. */
  readonly table?: string;
};

/** Rooms are found by their card alone: whoever only looks wakes nobody. */
export type CardOf = (room: RoomId) => Promise<RoomCard | null>;

/** A link is often copied with the dot or the bracket of its sentence, or written down in capitals. */
export function roomInPath(part: string): RoomId | null {
  return /^([a-z2-9]{20})(?![a-z0-9])/.exec(part.toLowerCase())?.[1] ?? null;
}

/** The seats that people have, the bots, and all. */
function countOf({ seats }: RoomCard): { readonly taken: number; readonly free: number; readonly all: number } {
  const free = seats.filter((seat) => seat === null).length;
  return { taken: seats.length - free, free, all: seats.length };
}

function hostOf({ host, seats }: RoomCard): string | null {
  const seat = host == null ? null : seats[host];
  return seat != null && 'name' in seat ? seat.name : null;
}

function footOf(words: HeadWords, card: RoomCard): string {
  const { taken, all } = countOf(card);
  const state = card.phase === 'playing' ? [words.playing] : card.phase === 'lobby' ? [] : [words.over];
  const spoken = card.language == null ? [] : [words.spoken[card.language]];
  return [words.seats(taken, all), ...state, ...spoken].join(' · ');
}

/** The picture of an invitation: what everybody sees who opens the link, and nothing of a match. */
export function roomPoster(card: RoomCard, language: Language): Poster | null {
  const game = findManifest(card.game);
  if (game === undefined) return null;
  const words = HEADS[language];
  const host = hostOf(card);
  return {
    pictures: [{ picture: game.picture, accent: game.accent.light.colour }],
    from: host === null ? null : invitation(words, writable(host)),
    title: game.name[language],
    seats: card.seats.map((seat) => (seat === null ? null : 'name' in seat ? { name: seat.name } : 'bot')),
    foot: footOf(words, card),
  };
}

/** A name that our letters cannot write stands in the text beside the picture alone. */
function invitation(words: HeadWords, name: string): Poster['from'] {
  return name === '' ? { text: words.invited } : { name, text: words.invites(name) };
}

/** A page of a game; without one, the game itself. */
export function gamePoster(game: AnyManifest, language: Language, page?: GamePage): Poster {
  const { picture, accent, name, line } = game;
  const above = page === undefined ? null : HEADS[language].ofGame[page].above;
  return {
    pictures: [{ picture, accent: accent.light.colour }],
    from: above === null ? null : { text: above },
    title: name[language],
    seats: [],
    foot: line[language],
  };
}

/** A match that was played: who sat there, and not how it ended. */
export function matchPoster(card: RoomCard, page: MatchPage, language: Language): Poster | null {
  const poster = roomPoster(card, language);
  return poster === null
    ? null
    : { ...poster, from: { text: HEADS[language].ofMatch[page].above }, foot: namesIn(card, language) };
}

/** A page of the house; without one, the house itself. */
export function housePoster(language: Language, page?: PlainPage): Poster {
  const words = HEADS[language];
  const [, rest = 'Cifra'] = words.house.split(' · ');
  return {
    pictures: MANIFESTS.map(({ picture, accent }) => ({ picture, accent: accent.light.colour })),
    from: null,
    title: page === undefined ? capital(rest) : words.pages[page].title,
    seats: [],
    foot: MANIFESTS.map((game) => game.name[language]).join(', '),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The people at a table, as far as our letters can write them; a bot has a face of its own. */
function namesIn({ seats }: RoomCard, language: Language): string {
  const names = seats.flatMap((seat) => (seat !== null && 'name' in seat ? [seat.name] : []));
  return new Intl.ListFormat(language).format(names.map(writable).filter((name) => name !== ''));
}

/** What somebody can do who opens the link. */
function wayIn(words: HeadWords, card: RoomCard): string {
  const { free } = countOf(card);
  if (card.phase !== 'lobby') return words.watch;
  if (free > 0) return `${words.free(free)} ${card.door === 'ask' ? words.knock : words.come}`;
  return card.seats.some((seat) => seat !== null && 'bot' in seat) ? words.askBot : words.watch;
}

async function roomHead(page: 'r' | 'tv', id: RoomId, language: Language, cardOf: CardOf): Promise<PageHead | null> {
  const card = await cardOf(id);
  const game = card === null ? undefined : findManifest(card.game);
  if (card === null || game === undefined) return null;
  // Whoever sends a link around speaks the language of the room; a preview does not say whose it is.
  const spoken = card.language ?? language;
  const words = HEADS[spoken];
  const name = game.name[spoken];
  const host = hostOf(card);
  const invites = host === null ? words.roomOf(name) : words.invitesTo(host, name);
  return {
    language: spoken,
    title: page === 'tv' ? words.screen(name) : `${invites} · ${footOf(words, card)}`,
    description: `${wayIn(words, card)} ${game.line[spoken]}`,
    picture: `/preview/${id}.png?v=${card.at.toString(36)}`,
    path: `/${page}/${id}`,
    isPrivate: true,
    ...(page === 'r' ? { table: game.id } : {}),
  };
}

function gameHead(page: GamePage, id: string, language: Language): PageHead | null {
  const game = findManifest(id);
  if (game === undefined) return null;
  const { title, text } = HEADS[language].ofGame[page];
  return {
    language,
    title: title(game.name[language]),
    description: `${game.line[language]} ${text}`,
    picture: `/preview/${id}.${page}.${language}.png`,
    path: `/${page}/${id}`,
    isPrivate: false,
    ...(page === 'play' ? { table: game.id } : {}),
  };
}

/** A finished match: who played is for whoever has the link; how it ended is not told ahead. */
async function matchHead(
  page: MatchPage,
  [room, match]: readonly [RoomId, string],
  language: Language,
  cardOf: CardOf,
): Promise<PageHead | null> {
  const card = await cardOf(room);
  const game = card === null ? undefined : findManifest(card.game);
  if (card === null || game === undefined) return null;
  const spoken = card.language ?? language;
  const { title, text } = HEADS[spoken].ofMatch[page];
  const names = namesIn(card, spoken);
  return {
    language: spoken,
    title: title(game.name[spoken]),
    description: names === '' ? text : `${names}. ${text}`,
    picture: `/preview/${room}.${page}.png?v=${card.at.toString(36)}`,
    path: `/${page}/${room}/${match}`,
    isPrivate: true,
  };
}

/** For whoever has the link, or for oneself. */
const PRIVATE: ReadonlySet<PlainPage> = new Set(['matches', 'notices', 'device', 'seat', 'house']);

/** The parts of an address, without capitals, nor the bracket or the dot that its sentence left behind it. */
function partsOf(path: string): readonly string[] {
  return path
    .replace(/(?:[^\p{L}\p{N}%]|%[0-9a-f]{2})+$/iu, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => readable(part).toLowerCase());
}

/** Some programs write letters as escapes; one that was cut in two stays as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isOneOf = <T extends string>(all: readonly T[], kind: string): kind is T =>
  (all as readonly string[]).includes(kind);

/** Does this address lead to a page, whatever stands behind it? */
export function isPagePath(path: string): boolean {
  const [kind = ''] = partsOf(path);
  return ['', 'r', 'tv', ...GAME_PAGES, ...MATCH_PAGES, ...PLAIN_PAGES].includes(kind);
}

/** What the page at this address says of itself. */
export async function headOf(path: string, language: Language, cardOf: CardOf): Promise<PageHead> {
  const words = HEADS[language];
  const [kind = '', name = '', rest = '', ...more] = partsOf(path);
  const house: PageHead = {
    language,
    title: words.house,
    description: words.about(MANIFESTS.map((game) => game.name[language])),
    picture: `/preview/house.${language}.png`,
    path: '/',
    isPrivate: false,
  };
  const missing = (title: string): PageHead => ({
    ...house,
    title: `${title} · Cifra`,
    path: `/${[kind, name, rest]
      .filter((part) => part !== '')
      .map(encodeURIComponent)
      .join('/')}`,
    picture: null,
    isPrivate: true,
    isMissing: true,
  });
  if (kind === '') return house;
  // The page itself finds nothing there either.
  const isTooLong = more.length > 0 || (rest !== '' && !isOneOf(MATCH_PAGES, kind));
  if (isTooLong) return missing(words.nothingHere);
  if (isOneOf(PLAIN_PAGES, kind) && name === '') {
    const { title, text } = words.pages[kind];
    return {
      ...house,
      title: title.includes('Cifra') ? title : `${title} · Cifra`,
      description: text,
      picture: `/preview/house.${kind}.${language}.png`,
      path: `/${kind}`,
      isPrivate: PRIVATE.has(kind),
    };
  }
  if (isOneOf(GAME_PAGES, kind)) return gameHead(kind, name, language) ?? missing(words.nothingHere);
  const room = roomInPath(name);
  if (kind === 'r' || kind === 'tv')
    return (room === null ? null : await roomHead(kind, room, language, cardOf)) ?? missing(words.noRoom);
  if (isOneOf(MATCH_PAGES, kind))
    return (room === null ? null : await matchHead(kind, [room, rest], language, cardOf)) ?? missing(words.noRoom);
  return missing(words.nothingHere);
}
