import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSettings } from '@cifra/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { cifra, temporaryFolder } from './harness.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const spans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
/** The lines of blocks that a shell reads, without what is explained behind them. */
const shellLines = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.split(/\s{2,}# /)[0]?.trim() ?? '')
  .filter((line) => line !== '');

/** What a flag of the page takes, where it names none. */
const VALUES: { readonly [flag: string]: string } = { '--game': 'qwinto', '--phase': 'lobby', '--quiet': '0' };

/** A row of the table of commands as lines for a shell: what follows the first command goes on from its first words. */
function linesOf(row: string): readonly string[] {
  const [, commands = '', about = ''] = row.split('|');
  const [first = '', ...more] = spans(commands);
  const flags = spans(about).filter((span) => span.startsWith('--'));
  const [name, verb] = first.split(' ').slice(0, 2);
  return [
    first,
    ...more.map((one) => (one.startsWith('--') ? `${first} ${one}` : `${name} ${verb} ${one}`)),
    ...flags.map((flag) => `${first} ${flag}`),
  ].map((line) => line.replace(/(--\w+)$/, (flag) => (VALUES[flag] === undefined ? flag : `${flag} ${VALUES[flag]}`)));
}

describe('docs/hosting.md', () => {
  let house: string;
  let room = '';
  let person = '';

  /** A house that somebody called Ada has used, stopped. */
  beforeAll(async () => {
    house = join(temporaryFolder(), 'data');
    const stop = new AbortController();
    const use = async (url: string) => {
      const json = { 'content-type': 'application/json' };
      const named = await fetch(`${url}/api/me`, { method: 'PUT', headers: json, body: '{"name":"Ada"}' });
      const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? '';
      const body = JSON.stringify({ game: 'qwinto', seats: 2, listed: true });
      const open = () => fetch(`${url}/api/rooms`, { method: 'POST', headers: { ...json, cookie }, body });
      room = ((await (await open()).json()) as { id: string }).id;
      await open();
    };
    await cifra(['serve', '--port=0', '--host=127.0.0.1', '--log=silent', `--data=${house}`], {
      interrupt: stop.signal,
      onOutput: (text) => {
        const url = /open at (\S+)/.exec(text)?.[1];
        if (url !== undefined) void use(url).finally(() => stop.abort());
      },
    });
    const { out } = await cifra(['people', '--json', '--data', house]);
    person = (JSON.parse(out) as { people: { person: string }[] }).people[0]?.person ?? '';
  }, 30_000);

  const rows = section('Looking after it')
    .split('\n')
    .filter((line) => line.startsWith('| `cifra'));

  test('a list that is cut short says so', async () => {
    const list = async (...more: string[]) => (await cifra(['rooms', '--data', house, ...more])).out;
    expect(await list('--limit', '1')).toContain('There are more rooms: --limit shows them');
    expect(await list('--limit', '2')).not.toContain('There are more rooms');
    expect(JSON.parse(await list('--limit', '1', '--json'))).toMatchObject({ rooms: [{}], areMore: true });
  });

  test('names every command that looks after a house', () => {
    const named = new Set(rows.map((row) => spans(row)[0]?.split(' ')[1]));
    expect([...named].sort()).toEqual(['doctor', 'house', 'people', 'prune', 'rooms']);
  });

  test.each(rows.map((row) => [spans(row)[0], row]))('%s and what stands beside it can be typed', async (_, row) => {
    const data = join(temporaryFolder(), 'data');
    cpSync(house, data, { recursive: true });
    for (const line of linesOf(row)) {
      const typed = line
        .replace('ROOM', room)
        .replace(/WHO|PERSON/, person)
        .replace('DAYS', '30');
      const [, ...argv] = typed.split(' ');
      const ran = await cifra([...argv, '--data', data, ...(argv[0] === 'doctor' ? ['--port', '1'] : [])]);
      expect([typed, ran.code, ran.err]).toEqual([typed, 0, '']);
      expect(ran.out.trim(), typed).not.toBe('');
    }
  });

  test('names settings, files and numbers that there are', () => {
    const known = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    for (const [name] of page.matchAll(/\b(CIFRA_(?!NAME)[A-Z_]+|HOST|PORT|DATABASE_URL)\b/g))
      expect(known, name).toContain(`\`${name}\``);
    const metrics = readFileSync(join(root, 'server/metrics.ts'), 'utf8');
    for (const [, name = ''] of page.matchAll(/`cifra_(\w+)_total`/g))
      expect(metrics).toMatch(
        new RegExp(`\\b${name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}\\b`),
      );
    for (const [path] of page.matchAll(/\b(packaging|cli\/bin)\/[\w.-]+/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    const scripts = Object.keys(
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
    );
    for (const [, name = ''] of page.matchAll(/npm (?:run )?(start|siege|container|build)\b/g))
      expect(scripts).toContain(name);
  });

  test('its lines for a shell are read as they stand', async () => {
    for (const line of shellLines) {
      const given = [...line.matchAll(/\b([A-Z_]+)=(\S+)/g)].filter(([, name]) => name !== 'CIFRA_NAME');
      const env = Object.fromEntries(given.map(([, name, value]) => [name, value]));
      expect(parseSettings(env, {}), line).toMatchObject({ ok: true });
      const [, command, ...argv] =
        /cifra(?:\.js)? (serve|doctor)\b(.*)/.exec(line)?.flatMap((part) => part.trim().split(' ')) ?? [];
      if (command === undefined) continue;
      const help = (await cifra([command, '--help'])).out;
      for (const flag of argv.filter((word) => word.startsWith('--'))) expect(help, line).toContain(flag);
    }
    expect(shellLines.length).toBeGreaterThan(8);
  });

  test('the unit and the compose files stand where it says, over the data that it names', () => {
    const unit = readFileSync(join(root, 'packaging/cifra.service'), 'utf8');
    expect(section('As a service of systemd')).toContain('--data /var/lib/cifra');
    for (const part of ['WorkingDirectory=/srv/cifra', 'CIFRA_DATA=/var/lib/cifra', 'EnvironmentFile=-/etc/cifra.env'])
      expect(unit).toContain(part);
    expect(existsSync(join(root, /ExecStart=\S+ node (\S+)/.exec(unit)?.[1] ?? 'none'))).toBe(true);
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    expect(image).toMatch(/^USER 1000:/m);
    for (const name of ['compose.yaml', 'compose.caddy.yaml']) {
      const text = readFileSync(join(root, 'packaging', name), 'utf8');
      expect(text).toMatch(/^ {2}house:\n {4}build: \.\.$/m);
      expect(text).toContain('- house:/cifra/data');
      expect(text).toContain('read_only: true');
    }
  });
});
