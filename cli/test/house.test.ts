import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cifra, temporaryFolder } from './harness.ts';

/** A folder with a house in it that was opened once and closed. */
async function emptyHouse(): Promise<string> {
  const data = join(temporaryFolder(), 'data');
  const stop = new AbortController();
  await cifra(['serve', '--port=0', '--log=silent', `--data=${data}`], {
    interrupt: stop.signal,
    onOutput: (text) => text.includes('open at') && stop.abort(),
  });
  return data;
}

describe('commands that look after a house', () => {
  test.each<[readonly string[], number, RegExp, RegExp]>([
    [['backup'], 2, /Which file/, /Qué archivo/],
    [['backup', 'a', 'b'], 2, /What is “b” for/, /«b»/],
    [['restore'], 2, /Which file/, /Qué archivo/],
    [['restore', '/nowhere/copy.db'], 1, /There is no file/, /No existe el archivo/],
    [['rooms', 'dance'], 2, /“dance” is none of: list, close/, /«dance» no es/],
    [['rooms', 'close'], 2, /“close” whom or what/, /«close» a quién/],
    [['rooms', 'unlist', 'a', 'b'], 2, /What is “b” for/, /«b»/],
    [['rooms', '--phase', 'late'], 2, /--phase takes one of/, /--phase admite/],
    [['rooms', '--limit', '0'], 2, /--limit takes a whole number/, /--limit/],
    [['rooms', 'close', 'nowhere'], 1, /There is no such room/, /No existe esa sala/],
    [['people', 'ban', 'Ada'], 1, /Nobody is known as “Ada”/, /No se conoce a nadie/],
    [['people', 'unban', '10.0.0.1'], 1, /is not banned/, /no está en la lista/],
    [['people', 'forget', 'x'.repeat(43)], 2, /Say --yes/, /Añade --yes/],
    [['people', 'export', 'x'.repeat(43)], 1, /Nobody is known/, /No se conoce/],
    [['prune', 'now'], 2, /What is “now” for/, /«now»/],
    [['prune', '--keep-rooms', 'long'], 2, /--keep-rooms is “long”/, /--keep-rooms vale «long»/],
    [['doctor', '--port', 'x'], 2, /--port is “x”/, /--port vale «x»/],
  ])('%j ends with %i and a sentence, and changes nothing', async (argv, code, english, spanish) => {
    const data = await emptyHouse();
    const before = readdirSync(data);
    for (const [language, sentence] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const ran = await cifra([...argv, '--data', data, '--lang', language]);
      expect([ran.code, ran.out]).toEqual([code, '']);
      expect(ran.err).toMatch(sentence);
      expect(ran.err).not.toMatch(/ {4}at |undefined/);
    }
    expect(readdirSync(data)).toEqual(before);
  });

  test('where there is no house each says so and makes none', async () => {
    const data = join(temporaryFolder(), 'nothing');
    for (const argv of [['backup', 'x.db'], ['rooms'], ['people'], ['prune'], ['people', 'bans']]) {
      const { code, out } = await cifra([...argv, '--data', data, '--json']);
      expect([code, JSON.parse(out)]).toEqual([1, { ok: false, code: 'no-data', message: expect.any(String) }]);
    }
    expect(existsSync(data)).toBe(false);
  });

  test('a house without anybody: lists that say so, and answers for scripts', async () => {
    const data = await emptyHouse();
    const run = async (...argv: string[]) => (await cifra([...argv, '--data', data])).out.trim();
    expect(await run('rooms')).toBe('No rooms.');
    expect(await run('people')).toBe('Nobody.');
    expect(await run('people', 'ban', '2001:db8::1')).toBe('2001:db8:0:0::/64 is not let in any more.');
    expect(await run('people', 'bans')).toBe('address  2001:db8:0:0::/64');
    expect(await run('people', 'unban', '2001:db8::2')).toBe('2001:db8::2 is let in again.');
    expect(await run('prune', '--dry-run', '--lang', 'es')).toBe('Se borraría: salas 0 (0 KB), personas 0.');
    expect(JSON.parse(await run('rooms', '--json'))).toEqual({ ok: true, rooms: [] });
    const { checks } = JSON.parse(await run('doctor', '--port', '1', '--json')) as { checks: { message: string }[] };
    for (const { message } of checks) expect(message).toMatch(/^\S.{10,}\.$/);
  });
});
