import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GAMES = { 'break-the-code': 'breakTheCode', coda: 'coda', decrypto: 'decrypto', qwinto: 'qwinto' } as const;
const OURS = ['kernel', 'mind-kit', ...Object.keys(GAMES).map((game) => `games/${game}`)];
/** What ours need from a registry, packed from what is installed here, so that no network is asked. */
const OTHERS = ['@noble/ciphers', '@noble/hashes', '@orama/stemmers', 'double-metaphone'];

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'cifra-embedding-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Packed = { readonly filename: string; readonly files: readonly { readonly path: string }[] };

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** In one call, because each takes npm a while to begin. */
function pack(paths: readonly string[], ...flags: readonly string[]): readonly Packed[] {
  const places = paths.map((path) => `./${path}`);
  const told = npm(['pack', '--json', '--pack-destination', folder, ...flags, ...places], root);
  // Scripts before packing may talk first.
  const packed = JSON.parse(told.slice(told.indexOf('['))) as Packed[];
  if (packed.length !== paths.length) throw new Error(`Of ${paths.length} packages ${packed.length} were packed`);
  return packed;
}

const packed = new Map<string, Packed>();

beforeAll(() => {
  const ours = pack(OURS);
  for (const [at, path] of OURS.entries()) packed.set(path, ours[at] as Packed);
  const others = pack(
    OTHERS.map((name) => `node_modules/${name}`),
    '--ignore-scripts',
  );
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"stranger","version":"1.0.0","type":"module"}');
  const files = [...ours, ...others].map(({ filename }) => join(folder, filename));
  npm(['install', '--offline', '--no-audit', '--no-fund', ...files], project);
});

describe.each(OURS)('what is packed of %s', (path) => {
  const paths = () => (packed.get(path)?.files ?? []).map((file) => file.path);

  test('has licence, README, built code and types, and no tests', () => {
    expect(paths()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(paths().filter((file) => /(^|\/)test\/|\.test\.|tsbuildinfo/.test(file))).toEqual([]);
    const code = paths().filter((file) => /^dist\/.*\.js$/.test(file));
    expect(code.length).toBeGreaterThan(3);
    expect(code.filter((file) => !paths().includes(file.replace(/\.js$/, '.d.ts')))).toEqual([]);
  });

  test('has everything that it exports', () => {
    const { exports } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      exports: { [subpath: string]: string | { [condition: string]: string } };
    };
    const wanted = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(wanted.map((file) => file.replace('./', '')).filter((file) => !paths().includes(file))).toEqual([]);
  });
});

describe('a stranger who installs the packed files in an empty folder', () => {
  const page = readFileSync('docs/embedding.md', 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

  test('gets no part of the boards', () => {
    const installed = readFileSync(join(project, 'package-lock.json'), 'utf8');
    expect(installed).not.toMatch(/node_modules\/(preact|@cifra\/kit|@preact)/);
  });

  test('finds an example of ten lines', () => {
    const code = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import'));
    expect(code.length).toBeLessThanOrEqual(10);
  });

  test.each(Object.entries(GAMES))('plays a match of %s by it', (game, name) => {
    const script = join(project, `${game}.js`);
    writeFileSync(
      script,
      example.replace('{ qwinto as game }', `{ ${name} as game }`).replace('@cifra/qwinto', `@cifra/${game}`),
    );
    const outcome = JSON.parse(execFileSync(process.execPath, [script], { cwd: project, encoding: 'utf8' })) as object;
    expect(outcome).toMatchObject({ winners: expect.any(Array), ranking: expect.any(Array) });
  });

  test('has types that hold', () => {
    const source = `import { open, type Seat, sealedChance, view } from '@cifra/kernel';
import { qwinto, type Table } from '@cifra/qwinto/rules';
const options = qwinto.parseOptions({});
if (!options.ok) throw new Error(options.refusal.code);
const { state } = open(qwinto, 2, options.value, sealedChance(new Uint8Array(32)));
export const table: Table = view(qwinto, state, 0).table;
export const seats: readonly Seat[] = qwinto.toAct(table);
// @ts-expect-error: a state is not a view
qwinto.legal(state);
`;
    writeFileSync(join(project, 'typed.ts'), source);
    const tsc = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '', 'typed.ts'];
    execFileSync(join(root, 'node_modules/.bin/tsc'), tsc, { cwd: project, encoding: 'utf8' });
  });
});
