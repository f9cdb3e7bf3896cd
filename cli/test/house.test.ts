import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    [['backup', ''], 2, /Which file/, /Qué archivo/],
    [['backup', tmpdir(), '--force'], 1, /is a folder or a device, not a file/, /es una carpeta o un dispositivo/],
    [['backup', '/dev/null', '--force'], 1, /is a folder or a device/, /es una carpeta o un dispositivo/],
    [['backup', 'a', 'b'], 2, /What is “b” for/, /«b»/],
    [['restore'], 2, /Which file/, /Qué archivo/],
    [['restore', ''], 2, /Which file/, /Qué archivo/],
    [['restore', '/nowhere/copy.db'], 1, /There is no file/, /No existe el archivo/],
    [['rooms', 'dance'], 2, /“dance” is none of: list, close/, /«dance» no es/],
    [['rooms', 'close'], 2, /“close” whom or what/, /«close» a quién/],
    [['rooms', 'unlist', 'a', 'b'], 2, /What is “b” for/, /«b»/],
    [['rooms', '--phase', 'late'], 2, /--phase takes one of/, /--phase admite/],
    [['rooms', '--game', 'chess'], 2, /chess.*coda/, /«chess».*coda/],
    [['rooms', '--limit', '0'], 2, /--limit takes a whole number/, /--limit/],
    [
      ['rooms', 'close', 'x', '--game', 'coda'],
      2,
      /--game filters the list.*Nothing was changed/,
      /--game filtra la lista/,
    ],
    [['people', 'forget', 'x', '--yes', '--name', 'Ana'], 2, /--name filters the list/, /--name filtra/],
    [['rooms', 'close', 'nowhere'], 1, /There is no such room/, /No existe esa sala/],
    [['people', '--room', 'nowhere'], 1, /There is no such room/, /No existe esa sala/],
    [['people', 'ban', 'Ada'], 1, /Nobody is known as “Ada”/, /No se conoce a nadie/],
    [['people', 'unban', '10.0.0.1'], 1, /is not banned/, /no está en la lista/],
    [['people', 'forget', 'x'.repeat(43)], 2, /Say --yes/, /Añade --yes/],
    [['people', 'export', 'x'.repeat(43)], 1, /Nobody is known/, /No se conoce/],
    [['house', 'now'], 2, /What is “now” for/, /«now»/],
    [['prune', 'now'], 2, /What is “now” for/, /«now»/],
    [['prune', '--keep-rooms', 'long'], 2, /--keep-rooms is “long”/, /--keep-rooms vale «long»/],
    [['move'], 2, /Where to/, /Adónde/],
    [['move', '--to', ''], 2, /Where to/, /Adónde/],
    [
      ['move', '--to', 'mysql://ana:secret@db/cifra'],
      1,
      /^[^m]*mysql:\/\/… is neither/,
      /mysql:\/\/… no es una carpeta/,
    ],
    [['move', '--to', '/dev/null/x'], 1, /The data folder .* cannot be used/, /No se puede usar la carpeta/],
    [['doctor', '--thinkers', '0'], 2, /--thinkers is “0”/, /--thinkers vale «0»/],
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
    // A script that asked for JSON reads why in JSON, and nothing else.
    const { out, err } = await cifra([...argv, '--data', data, '--json']);
    expect([JSON.parse(out), err]).toEqual([
      { ok: false, code: expect.any(String), message: expect.stringMatching(english) },
      '',
    ]);
    expect(readdirSync(data)).toEqual(before);
  });

  test('a copy is not put over a house that is open, and --force is not offered', async () => {
    const data = join(temporaryFolder(), 'data');
    const file = join(temporaryFolder(), 'copy.db');
    const stop = new AbortController();
    let tried: Promise<{ code: number; out: string; err: string }> | null = null;
    await cifra(['serve', '--port=0', '--log=silent', `--data=${data}`], {
      interrupt: stop.signal,
      onOutput: (text) => {
        if (!text.includes('open at')) return;
        tried = cifra(['backup', file, '--data', data])
          .then(() => cifra(['restore', file, '--data', data]))
          .finally(() => stop.abort());
      },
    });
    expect(await tried).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/is using the data folder.*Stop it/),
    });
    expect((await cifra(['restore', file, '--data', data])).err).toContain('--force');
  });

  test('a house in a database that cannot be reached, and what PostgreSQL does itself, are told in a sentence', async () => {
    const env = { DATABASE_URL: 'postgres://cifra:hidden@127.0.0.1:1/house' };
    for (const argv of [['rooms'], ['people'], ['prune'], ['house'], ['people', 'ban', '10.0.0.1']]) {
      const { code, out, err } = await cifra([...argv, '--lang', 'es'], { env });
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/No se puede llegar a la base de datos 127\.0\.0\.1:1\/house\./);
      expect(err).not.toContain('hidden');
    }
    for (const argv of [
      ['backup', 'x.db'],
      ['restore', 'x.db'],
    ]) {
      const { code, err } = await cifra(argv, { env });
      expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')]);
    }
    const { code, out } = await cifra(['doctor', '--port', '1', '--json'], { env });
    const checks = (JSON.parse(out) as { checks: { check: string; state: string; message: string }[] }).checks;
    expect([code, checks.map(({ check }) => check)]).toEqual([
      1,
      expect.not.arrayContaining(['data', 'disk', 'private']),
    ]);
    expect(checks.find(({ check }) => check === 'database')).toMatchObject({
      state: 'bad',
      message: 'The database 127.0.0.1:1/house cannot be reached. Start it, or check DATABASE_URL.',
    });
    expect(existsSync('x.db')).toBe(false);
  });

  test('where there is no house each says so and makes none', async () => {
    const data = join(temporaryFolder(), 'nothing');
    for (const argv of [['backup', 'x.db'], ['rooms'], ['people'], ['prune'], ['people', 'bans'], ['house']]) {
      const { code, out } = await cifra([...argv, '--data', data, '--json']);
      expect([code, JSON.parse(out)]).toEqual([1, { ok: false, code: 'no-data', message: expect.any(String) }]);
    }
    expect(existsSync(data)).toBe(false);
  });

  test('a house is not moved onto itself, whatever its folder is called', async () => {
    const data = await emptyHouse();
    const before = readdirSync(data);
    for (const to of [data, `${data}/`, join(data, '..', 'data')]) {
      const { code, err } = await cifra(['move', '--data', data, '--to', to]);
      expect([code, err]).toEqual([1, expect.stringContaining('is the house itself')]);
    }
    expect(readdirSync(data)).toEqual(before);
  });

  test('where no house can ever be, the doctor says so', async () => {
    const { code, out } = await cifra(['doctor', '--port', '1', '--data', '/dev/null/house', '--json']);
    const { checks } = JSON.parse(out) as { checks: { check: string; state: string; message: string }[] };
    expect([code, checks.find(({ check }) => check === 'data')]).toMatchObject([
      1,
      { state: 'bad', message: expect.stringContaining('none can be made there') },
    ]);
  });

  test('the operator’s link stays the same until a new one is wanted', async () => {
    const data = await emptyHouse();
    const link = async (...more: string[]) =>
      (await cifra(['house', '--data', data, ...more])).out.split('\n')[0] ?? '';
    const first = await link();
    expect(first).toMatch(/^http:\/\/localhost:8080\/house#\S{20,}$/);
    expect(await link()).toBe(first);
    const renewed = await link('--new');
    expect(renewed).not.toBe(first);
    expect(await link()).toBe(renewed);
    const { out } = await cifra(['house', '--data', data, '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, token: renewed.split('#')[1], listening: null });
  });

  test('a running house says itself where its page is', async () => {
    const data = join(temporaryFolder(), 'data');
    const stop = new AbortController();
    let link = '';
    await cifra(['serve', '--port=0', '--log=silent', `--data=${data}`, '--public-url=https://cifra.example'], {
      interrupt: stop.signal,
      onOutput: (text) => {
        if (!text.includes('open at')) return;
        void cifra(['house', '--data', data]).then(({ out }) => {
          link = out;
          stop.abort();
        });
      },
    });
    expect(link).toMatch(/^https:\/\/cifra\.example\/house#\S{20,}\n/);
  });

  test('a house without anybody: lists that say so, and answers for scripts', async () => {
    const data = await emptyHouse();
    const run = async (...argv: string[]) => (await cifra([...argv, '--data', data])).out.trim();
    expect(await run('rooms')).toBe('No rooms.');
    expect(await run('people')).toBe('Nobody.');
    expect(await run('people', 'ban', '2001:db8::1')).toBe('2001:db8:0:0::/64 is not let in any more.');
    expect(await run('people', 'bans')).toBe('address  2001:db8:0:0::/64');
    expect(await run('house')).toContain('The house is stopped. People known: 0, in the last week 0. Banned: 1 (');
    expect(await run('people', 'unban', '2001:db8:0:0::/64')).toBe('2001:db8:0:0::/64 is let in again.');
    expect(await run('house', '--lang', 'es')).toContain('No se ha hecho nunca una copia.');
    const file = join(data, 'copy.db');
    await run('backup', file);
    expect(await run('house')).toMatch(new RegExp(`\\nLast copy: .*, ${file}$`));
    expect(JSON.parse(await run('house', '--json'))).toMatchObject({ ok: true, backup: { file, isThere: true } });
    expect(await run('prune', '--dry-run', '--lang', 'es')).toBe('Se borraría: salas 0 (0 KB), personas 0.');
    expect(JSON.parse(await run('rooms', '--json'))).toEqual({ ok: true, rooms: [], areMore: false });
    const { checks } = JSON.parse(await run('doctor', '--port', '1', '--json')) as { checks: { message: string }[] };
    for (const { message } of checks) expect(message).toMatch(/^\S.{10,}\.$/);
  });
});
