import { expect, test } from 'vitest';
import type { ListedRoom } from '../connection/api.ts';
import { EVERYTHING, filterRooms, type PublicRoomFilter } from '../pages/room-filters.ts';

const MINUTE = 60_000;
const NOW = 10_000 * MINUTE;
const room = (id: string, more: Partial<ListedRoom> = {}): ListedRoom => ({
  id,
  url: '',
  game: 'coda',
  listed: true,
  language: 'en',
  phase: 'lobby',
  match: 1,
  seats: [{ name: 'Ana' }, null],
  at: NOW,
  openedAt: NOW - 5 * MINUTE,
  timeLimit: null,
  ...more,
});
const ROOMS = [
  room('plain'),
  room('new', { openedAt: NOW - MINUTE }),
  room('spanish', { language: 'es', openedAt: NOW - 20 * MINUTE }),
  room('slow', { timeLimit: 86_400, game: 'qwinto', openedAt: NOW - 30 * MINUTE }),
  room('live', { timeLimit: 60, openedAt: NOW - 3_000 * MINUTE }),
  room('full', { seats: [{ name: 'Ana' }, { bot: 'club' }], openedAt: NOW - 2 * MINUTE }),
  room('playing', { phase: 'playing', seats: [{ name: 'Ana' }, { name: 'Ben' }] }),
  room('over', { phase: 'over' }),
];
const found = (filter: Partial<PublicRoomFilter>) =>
  filterRooms(ROOMS, { ...EVERYTHING, ...filter }, NOW).map(({ id }) => id);

test.each<[Partial<PublicRoomFilter>, readonly string[]]>([
  [{}, ['new', 'plain', 'spanish', 'slow', 'live']],
  [{ hasSeat: false }, ['new', 'plain', 'spanish', 'slow', 'live', 'full', 'playing']],
  [{ game: 'qwinto' }, ['slow']],
  [{ language: 'es' }, ['spanish']],
  [{ pace: 'live' }, ['live']],
  [{ pace: 'slow' }, ['slow']],
  [{ pace: 'none', age: 10 }, ['new', 'plain']],
  [{ age: 60, language: 'en' }, ['new', 'plain', 'slow']],
])('public rooms by %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});
