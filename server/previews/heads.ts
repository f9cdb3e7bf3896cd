import { type AnyManifest, findManifest, MANIFESTS } from '@cifra/games/manifests';
import type { Language } from '@cifra/kernel';
import type { RoomCard, RoomId } from '@cifra/room';
import { HEADS, type HeadWords } from '../words/heads.ts';
import { isWritable, type Poster } from './drawing.ts';

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
};

/** Rooms are found by their card alone: whoever only looks wakes nobody. */
export type CardOf = (room: RoomId) => Promise<RoomCard | null>;

/** A link is often copied with the dot or the bracket of its sentence, or written down in capitals. */
export function roomInPath(part: string): RoomId | null {
  return /^([a-z2-9]{20})(?:[^a-z0-9]|%[0-9a-f]{2})*$/.exec(part.toLowerCase())?.[1] ?? null;
}

const HOUSE_ACCENT = '#31405c';

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
    picture: game.picture,
    accent: game.accent.light.colour,
    from: host === null || !isWritable(host) ? null : { name: host, text: words.invites(host) },
    title: game.name[language],
    seats: card.seats.map((seat) => (seat === null ? null : 'name' in seat ? { name: seat.name } : 'bot')),
    foot: footOf(words, card),
  };
}

export function gamePoster(game: AnyManifest, language: Language): Poster {
  const { picture, accent, name, line } = game;
  const foot = line[language].length > 48 ? HEADS[language].play(name[language]) : line[language];
  return { picture, accent: accent.light.colour, from: null, title: name[language], seats: [], foot };
}

export function housePoster(language: Language): Poster {
  const [name = 'Cifra', rest = ''] = HEADS[language].house.split(' · ');
  return {
    picture: null,
    accent: HOUSE_ACCENT,
    from: null,
    title: rest === '' ? name : capital(rest),
    seats: [],
    foot: '',
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function roomHead(id: RoomId, language: Language, cardOf: CardOf): Promise<PageHead | null> {
  const card = await cardOf(id);
  const game = card === null ? undefined : findManifest(card.game);
  if (card === null || game === undefined) return null;
  // Whoever sends a link around speaks the language of the room; a preview does not say whose it is.
  const spoken = card.language ?? language;
  const words = HEADS[spoken];
  const name = game.name[spoken];
  const host = hostOf(card);
  const { free } = countOf(card);
  const isOpen = card.phase === 'lobby' && free > 0;
  const invitation = host === null ? words.roomOf(name) : words.invitesTo(host, name);
  return {
    language: spoken,
    title: `${invitation} · ${footOf(words, card)}`,
    description: `${isOpen ? `${words.free(free)} ${words.come}` : words.watch} ${game.line[spoken]}`,
    picture: `/preview/${id}.png?v=${card.at.toString(36)}`,
    path: `/r/${id}`,
    isPrivate: true,
  };
}

const GAME_PAGES = ['rules', 'learn', 'play', 'new'] as const;

function gameHead(kind: (typeof GAME_PAGES)[number], id: string, language: Language): PageHead | null {
  const game = findManifest(id);
  if (game === undefined) return null;
  const words = HEADS[language];
  const name = game.name[language];
  const title = { rules: words.rules, learn: words.learn, play: words.play, new: words.play }[kind](name);
  const picture = `/preview/${id}.${language}.png`;
  return { language, title, description: game.line[language], picture, path: `/${kind}/${id}`, isPrivate: false };
}

/** A finished match: who played is for whoever has the link; how it ended is not told ahead. */
async function matchHead(
  kind: 'replay' | 'review',
  [room, match]: readonly [RoomId, string],
  language: Language,
  cardOf: CardOf,
): Promise<PageHead | null> {
  const card = await cardOf(room);
  const game = card === null ? undefined : findManifest(card.game);
  if (card === null || game === undefined) return null;
  const words = HEADS[language];
  const names = card.seats.flatMap((seat) => (seat !== null && 'name' in seat ? [seat.name] : []));
  return {
    language,
    title: words[kind](game.name[language]),
    description: names.length === 0 ? game.line[language] : names.join(words.and),
    picture: `/preview/${card.game}.${language}.png`,
    path: `/${kind}/${room}/${match}`,
    isPrivate: true,
  };
}

/** What the page at this address says of itself. */
export async function headOf(path: string, language: Language, cardOf: CardOf): Promise<PageHead> {
  const words = HEADS[language];
  const [kind = '', name = '', rest = ''] = path.replace(/^\/+|\/+$/g, '').split('/');
  const plain = (title: string, isPrivate = false): PageHead => ({
    language,
    title: `${title} · Cifra`,
    description: words.about(MANIFESTS.map((game) => game.name[language])),
    picture: `/preview/house.${language}.png`,
    path: kind === '' ? '/' : `/${kind}`,
    isPrivate,
  });
  const missing = (title: string): PageHead => ({ ...plain(title, true), picture: null, isMissing: true });
  switch (kind) {
    case '':
      return { ...plain(''), title: words.house };
    case 'rooms':
      return plain(words.rooms);
    case 'about':
      return plain(words.aboutPage);
    case 'matches':
      return plain(words.matches, true);
    case 'seat':
      return plain(words.seat, true);
    case 'notices':
      return plain(words.notices, true);
    case 'device':
      return plain(words.device, true);
    case 'join':
      return plain(words.rooms, true);
    case 'r': {
      const id = roomInPath(name);
      return (id === null ? null : await roomHead(id, language, cardOf)) ?? missing(words.noRoom);
    }
    case 'replay':
    case 'review': {
      const id = roomInPath(name);
      return (id === null ? null : await matchHead(kind, [id, rest], language, cardOf)) ?? missing(words.noRoom);
    }
    default: {
      const page = GAME_PAGES.find((one) => one === kind);
      // The page itself knows best which addresses there are.
      if (page === undefined) return { ...plain('', true), title: 'Cifra' };
      return gameHead(page, name, language) ?? missing(words.nothingHere);
    }
  }
}
