import { readFileSync } from 'node:fs';
import { findGame } from '@cifra/games/rules';
import { parseMatchFile, verify } from '@cifra/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, openTestHouse } from './house.ts';
import { HOUSE_KINDS, type KnownHouse } from './house-kinds.ts';

const KEPT = new URL('../../games/decrypto/test/golden/v4/four.json', import.meta.url);
const file = JSON.parse(readFileSync(KEPT, 'utf8')) as { seal: object; entries: { events: { fact: object }[] }[] };
const PLAYERS = [{ name: 'Ana' }, { bot: 'club' }, { bot: 'minerva' }, { name: 'Blas' }];
const match = { file, seat: 0, players: PLAYERS, at: Date.now() - 60_000 };

type Mine = { finished: { room: string; dealtBy: string; players: { name: string | null; bot: string | null }[] }[] };
const mine = (browser: Browser) => browser.json<Mine>('/api/me/matches');
const refused = async (browser: Browser, json: object) => {
  const reply = await browser.fetch('/api/me/matches', { json, headers: { 'accept-language': 'es' } });
  return [reply.status, ((await reply.json()) as { code: string }).code];
};

describe.each(HOUSE_KINDS)('in $name', ({ open }) => {
  let house: KnownHouse;
  beforeAll(async () => {
    house = await open();
  });
  afterAll(() => house.stop());

  test('a match of a device is played again, proven, and stands among one’s own with the mark of who dealt it', async () => {
    const ana = new Browser(house.url);
    // Known to the house before: whoever comes without a key gets another one each time.
    await ana.openRoom('qwinto');
    // Twice is once, also at the same moment and whichever process is asked.
    const handOver = ({ url }: { url: string }) =>
      new Browser(url, ana.cookie).json<{ room: string; match: number }>('/api/me/matches', { json: match });
    const [first, ...more] = await Promise.all(house.houses.flatMap((one) => [one, one]).map(handOver));
    const room = first?.room ?? '';
    for (const one of [...more, await handOver(house)]) expect(one).toMatchObject({ room, match: 1 });
    const { finished } = await mine(ana);
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({ room, dealtBy: 'device' });
    expect(finished[0]?.players.map(({ name, bot }) => name ?? bot)).toEqual(['Ana', 'club', 'minerva', 'Blas']);
    const kept = parseMatchFile(await ana.json(`/api/rooms/${room}/matches/1`));
    const game = findGame('decrypto')?.game;
    if (!kept.ok || game === undefined) throw new Error('No match file');
    expect(verify(game, kept.value)).toEqual([]);
    // Nobody else has it.
    expect((await mine(new Browser(house.url))).finished).toEqual([]);
  });

  test('what does not follow from its seed and the rules is refused in words, and nothing is kept', async () => {
    const eve = new Browser(house.url);
    const forged = structuredClone(file);
    Object.assign(forged.entries.at(-1)?.events.at(-1)?.fact ?? {}, { reason: 'shared' });
    expect(await refused(eve, { ...match, file: forged })).toEqual([422, 'hand-over-unproven']);
    expect(await refused(eve, { ...match, file: { ...file, script: { words: [] } } })).toEqual([
      422,
      'hand-over-unproven',
    ]);
    const broken = [
      { ...match, file: { format: 'cifra-match/1', game: 'decrypto' } },
      { ...match, file: { ...file, game: 'chess' } },
      { ...match, file: { ...file, outcome: null } },
      { ...match, seat: 1 },
      { ...match, seat: 9 },
      { ...match, players: PLAYERS.slice(1) },
      { ...match, players: [{ name: '\u200b' }, ...PLAYERS.slice(1)] },
      { ...match, players: [{ name: 'Ana' }, { bot: 'nobody' }, ...PLAYERS.slice(2)] },
    ];
    for (const one of broken) expect(await refused(eve, one)).toEqual([400, 'hand-over-no-match']);
    expect((await mine(eve)).finished).toEqual([]);
  });
});

test('whoever hands over match after match is asked to wait, as with rooms', async () => {
  const quiet = await openTestHouse({ roomsPerHour: 3 });
  const ana = new Browser(quiet.url);
  const statuses: number[] = [];
  for (let at = 0; at < 60 && statuses.at(-1) !== 429; at++)
    statuses.push((await ana.fetch('/api/me/matches', { json: match })).status);
  expect(statuses.at(-1)).toBe(429);
  await quiet.stop();
});
