import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cifra/games/rules';
import { type MatchFile, type Shape, shortPromise } from '@cifra/kernel';
import { playersRng } from '@cifra/mind-kit/arena';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../match/local-match.ts';
import { playAtRandom } from '../match/random-match.ts';

import { cifra, temporaryFolder } from './harness.ts';

const folder = temporaryFolder();

function played(id: string, seats: number, seed: string): MatchFile<Shape> {
  const listed = GAMES.find(({ game }) => game.id === id);
  const options = listed?.game.parseOptions({});
  if (listed === undefined || !options?.ok) throw new Error(`No ${id} with default options`);
  const file = playAtRandom(listed.game, { seats, options: options.value, seed }, playersRng(seed), 0).match.file();
  if (!file.ok) throw new Error(file.refusal.code);
  return JSON.parse(JSON.stringify(file.value));
}

let written = 0;
function save(file: unknown): string {
  const path = join(folder, `match-${written++}.json`);
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return path;
}

const qwinto = played('qwinto', 2, 'q');
const coda = played('coda', 2, 'c');
const decrypto = played('decrypto', 4, 'd');
const breakTheCode = played('break-the-code', 2, 'b');

describe('cifra verify', () => {
  test.each(GAMES.map(({ game }) => game))('a match of $id fits', async ({ id, seats }) => {
    const { code, out } = await cifra(['verify', save(played(id, seats.max, 'fits'))]);
    expect(out).toContain('everything fits');
    expect(code).toBe(0);
  });

  test.each<[string, MatchFile<Shape>, RegExp, string, string]>([
    ['one face of a die', qwinto, /("dice":\{"\w+":)(\d)/, 'Entry 1 (Player', 'events[0].fact.dice'],
    ['one tile of a hand', breakTheCode, /("tiles":\["\d)([bwg])/, 'Entry 0 (the deal)', 'events[1]'],
    ['one number of the pile', coda, /("pool":\{"dark":\[)(\d+)/, 'Entry 0 (the deal)', '.pool.dark[0]'],
    ['who won', qwinto, /("outcome":\{"winners":\[)(\d)/, 'outcome.winners', 'should be'],
    ['the seed', qwinto, /("seed":")(\w)/, 'not the one that was promised', ''],
  ])('%s changed: says what and where', async (_, file, place, where, what) => {
    const text = JSON.stringify(file);
    const forged = text.replace(place, (_all, head: string, value: string) => `${head}${other(value)}`);
    expect(forged).not.toBe(text);
    const { code, out } = await cifra(['verify', save(forged)]);
    expect(code).toBe(1);
    expect(out).toContain(where);
    expect(out).toContain(what);
  });

  /** Another value of the same kind: a face, a colour, a hexadecimal digit. */
  function other(value: string): string {
    if (/^\d+$/.test(value)) return String(value === '1' ? 2 : 1);
    return value === 'b' ? 'w' : 'b';
  }

  test('says what was promised, and refuses a file with another promise than the one that was seen', async () => {
    const file = played('qwinto', 2, 'promised');
    const path = save(file);
    const digits = shortPromise(file.seal.commitment);
    expect(digits).toMatch(/^\d{4}( \d{4}){3}$/);
    expect((await cifra(['verify', path])).out).toContain(digits);
    for (const promise of [digits, digits.replaceAll(' ', '-'), file.seal.commitment])
      expect((await cifra(['verify', path, '--promise', promise])).code).toBe(0);
    const other = await cifra(['verify', path, '--promise', '0000 0000 0000 0000']);
    expect([other.code, other.out]).toEqual([1, expect.stringContaining(`Another promise is in the file: ${digits}.`)]);
    const nonsense = await cifra(['verify', path, '--promise', 'yes']);
    expect([nonsense.code, nonsense.out]).toEqual([2, '']);
  });

  test('a match cut short proves no outcome', async () => {
    const { code, out } = await cifra([
      'verify',
      save({ ...qwinto, entries: qwinto.entries.slice(0, 3), outcome: null }),
    ]);
    expect(code).toBe(1);
    expect(out).toContain('no outcome');
  });

  test('a script is told, because the seed did not deal that match alone', async () => {
    const match = new LocalMatch(GAMES.find(({ game }) => game.id === 'qwinto')?.game as never, {
      seats: 1,
      options: {},
      script: { first: 0 },
    });
    while (match.outcome === null) match.timeUp(0);
    const file = match.file();
    const { code, out } = await cifra(['verify', save(file.ok ? file.value : null)]);
    expect(code).toBe(0);
    expect(out).toContain('first was written down beforehand');
  });

  test.each<[string, unknown, number]>([
    ['no JSON', '{', 1],
    ['another JSON', { format: 'pgn' }, 1],
    ['deep nesting', '['.repeat(100_000), 1],
    ['an unknown game', { ...qwinto, game: 'constructor' }, 1],
    ['other rules', { ...qwinto, rules: 99 }, 1],
    ['seats out of range', { ...qwinto, seats: 99 }, 1],
  ])('%s', async (_, file, expected) => {
    const { code, out, err } = await cifra(['verify', save(file)]);
    expect(code).toBe(expected);
    expect(out + err).toMatch(/\S \S/);
  });

  test('a file that is not there is a mistake of the caller’s, and so is none at all', async () => {
    expect((await cifra(['verify', join(folder, 'nowhere.json')])).code).toBe(2);
    expect((await cifra(['verify'])).code).toBe(2);
  });

  test('several files at once end as the worst of them', async () => {
    const { code, out } = await cifra(['verify', save(qwinto), save({ ...qwinto, outcome: null }), save(coda)]);
    expect(code).toBe(1);
    expect(out.match(/everything fits/g)).toHaveLength(2);
  });

  test('in Spanish', async () => {
    const { out } = await cifra(['verify', '--lang', 'es', save(qwinto), save({ ...qwinto, outcome: null })]);
    expect(out).toContain('todo encaja');
    expect(out).toContain('NO encaja');
    expect(out).toMatch(/outcome debería ser .*, y el archivo dice null/);
  });
});

describe('cifra replay', () => {
  const show = async (file: MatchFile<Shape>, ...args: string[]) => (await cifra(['replay', save(file), ...args])).out;

  test('prints every entry when nobody sits before it, with the outcome at the end', async () => {
    const out = await show(qwinto);
    for (const at of qwinto.entries.keys()) expect(out).toContain(`[${at}/${qwinto.entries.length - 1}]`);
    expect(out).toMatch(/wins|share the victory/);
  });

  test('one step, and from a step on', async () => {
    expect((await show(qwinto, '--step', '2')).match(/^\[\d+\//gm)).toEqual(['[2/']);
    expect(await show(qwinto, '--from', '3')).toMatch(/^\[3\//);
  });

  test('a choice that is not shown yet is seen by its player and in the open, and by nobody else', async () => {
    const at = qwinto.entries.findIndex(({ command, events }) => command?.type === 'write' && events.length === 1);
    const seat = qwinto.entries[at]?.seat ?? 0;
    const step = async (viewer: string | number) => show(qwinto, '--as', String(viewer), '--step', String(at));
    for (const viewer of [seat, 'open']) expect(await step(viewer)).toMatch(/: Write in \w+ \d+/);
    for (const viewer of [1 - seat, 'spectator']) expect(await step(viewer)).not.toMatch(/Write in/);
  });

  test.each([0, 1])('seat %i sees its own code of Break the Code and not the other', async (seat) => {
    const [own, others] = [seat, 1 - seat].map((one) => tilesOf(breakTheCode, one));
    const out = await show(breakTheCode, '--as', String(seat), '--step', '0');
    expect(out).toContain(own);
    expect(out).not.toContain(others);
    expect(await show(breakTheCode, '--step', '0')).not.toContain(own);
  });

  /** A row as the English board writes it. */
  function tilesOf(file: MatchFile<Shape>, seat: number): string {
    const whispers = file.entries[0]?.events.flatMap((event) => ('whispers' in event ? [event.whispers] : []));
    const hand = whispers
      ?.map((one) => one?.[`seat:${seat}`] as { tiles?: string[] } | undefined)
      .find((one) => one?.tiles);
    const colour: { [sign: string]: string } = { b: 'black', w: 'white', g: 'green' };
    return (hand?.tiles ?? []).map((tile) => `${tile[0]} ${colour[tile[1] ?? '']}`).join(' · ');
  }

  test('the keywords of Decrypto are seen by their team, and by the others only after the end', async () => {
    const keywords = ['team:0', 'team:1'].map((team) => {
      const whispers = decrypto.entries[0]?.events.flatMap((event) => ('whispers' in event ? [event.whispers] : []));
      const hands = whispers?.map((one) => one?.[team as 'team:0'] as { words?: string[] } | undefined);
      return hands?.find((hand) => hand?.words)?.words ?? [];
    });
    const seesWords = async (viewer: string) => {
      const entries = decrypto.entries.slice(0, -1);
      const out = await show({ ...decrypto, entries, outcome: null }, '--as', viewer);
      // As the board lists them: a clue may happen to be the same word.
      return keywords.map((words) => words.some((word, at) => out.includes(`${at + 1} ${word}`)));
    };
    expect(keywords.flat()).toHaveLength(8);
    expect(await seesWords('0')).toEqual([true, false]);
    expect(await seesWords('1')).toEqual([false, true]);
    expect(await seesWords('spectator')).toEqual([false, false]);
  });

  test('in Coda hidden tiles of others stay hidden at every step', async () => {
    const last = coda.entries.findIndex(({ events }) => events.some(({ fact }) => fact.type === 'attacked'));
    const out = await show({ ...coda, entries: coda.entries.slice(0, last), outcome: null }, '--as', '0');
    const rows = out.match(/^Player 2\n {2}(.*)$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.replace(/^Player 2\n/, '')).not.toMatch(/\d/);
  });

  test('a forged file is shown as far as it fits, and says so', async () => {
    const forged = JSON.parse(JSON.stringify(qwinto)) as { entries: { events: { fact: unknown }[] }[] };
    for (const event of forged.entries[4]?.events ?? []) event.fact = { type: 'nonsense' };
    const { code, out, err } = await cifra(['replay', save(forged)]);
    expect(code).toBe(1);
    expect(err).toContain('Entry 4');
    expect(out).toContain('[3/3]');
    expect(out).not.toContain('[4/');
  });

  test('names of the file are used, and cannot steer the terminal', async () => {
    const out = await show({ ...qwinto, names: ['\u001b[2JAda\u0007', 'Lin'] });
    expect(out).toContain('[2JAda (0)');
    expect(out).toContain('Lin (1)');
    expect(out).not.toContain('\u001b');
  });

  test('on a terminal: on, back, jump, quit', async () => {
    const { code, out } = await cifra(['replay', save(qwinto), '--as', '0'], {
      terminal: true,
      input: '\r\rb\r5\rq\r',
    });
    expect(code).toBe(0);
    expect(out.match(/\[\d+\/\d+\]/g)?.map((head) => Number.parseInt(head.slice(1), 10))).toEqual([0, 1, 2, 1, 5]);
  });

  test('Ctrl-C ends it as it ends other commands', async () => {
    expect(await cifra(['replay', save(qwinto)], { terminal: true, input: '\r\u0003' })).toMatchObject({ code: 130 });
  });

  test.each([
    ['no file', []],
    ['a file that is not there', [join(folder, 'nowhere.json')]],
    ['a viewer that is not there', [save(qwinto), '--as', '2']],
    ['a viewer in words', [save(qwinto), '--as', 'me']],
    ['a step beyond the end', [save(qwinto), '--step', '9999']],
    ['a step and a beginning', [save(qwinto), '--step', '1', '--from', '1']],
    ['two files', [save(qwinto), 'other.json']],
  ])('%s is misuse', async (_, args) => {
    const { code, err } = await cifra(['replay', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cifra: \S/);
  });

  test('a saved file is plain text of one line, so that anything can read it', () => {
    const text = readFileSync(save(qwinto), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'cifra-match/1', game: 'qwinto', seats: 2 });
  });
});
