import { describe, expect, test } from 'vitest';
import { importsOf } from '../arrows/imports.ts';
import { type Faults, faultsOf } from '../arrows/index.ts';
import { ordersOf } from '../arrows/layers.ts';
import { type Repository, workingTree } from '../arrows/repository.ts';

function repository(files: { readonly [path: string]: string }): Repository {
  return { files: new Set(Object.keys(files)), read: (path) => files[path] ?? '' };
}

/** A small sound project, to plant faults in. */
const SOUND = {
  'package.json': '{"name":"house","workspaces":["low","high","games/*"],"devDependencies":{"vitest":"1"}}',
  'README.md': '```layers\nlow/     what is below\ngames/\nhigh/    what is above\n         and goes on here\n```\n',
  'low/package.json': '{"name":"@cifra/low","exports":{".":{"source":"./index.ts"}}}',
  'low/index.ts': 'export const low = 1;',
  'high/package.json': '{"name":"@cifra/high","dependencies":{"@cifra/low":"1","library":"1"}}',
  'high/README.md': '```layers\nparts/ other/   used\nindex.ts\n```\n',
  'high/parts/one.ts': "import 'library';\nexport const one = 1;",
  'high/other/two.ts': "import { low } from '@cifra/low';\nexport const two = low;",
  'high/index.ts': "import { one } from './parts/one.ts';\nimport { two } from './other/two.ts';\nexport { one, two };",
  'high/test/index.test.ts': "import { test } from 'vitest';\nimport '../index.ts';\ntest('x', () => {});",
  'games/README.md': '```layers\n*/rules/\n*/words/\n*/mind/ !*/words/\n*/board/\n```\n',
  'games/b/words/en.ts': 'export const en = {};',
  'games/a/package.json': '{"name":"@cifra/a","exports":{"./rules":{"source":"./rules/index.ts"}}}',
  'games/a/rules/index.ts': 'export const a = 1;',
  'games/b/package.json': '{"name":"@cifra/b"}',
  'games/b/rules/index.ts': 'export const b = 1;',
  'games/b/board/index.ts': "import '../rules/index.ts';",
};

const NONE: Faults = { unresolved: [], upward: [], cycles: [], undeclared: [], impure: [] };
const planted = (files: { readonly [path: string]: string }) => faultsOf(repository({ ...SOUND, ...files }));

describe('the order of imports', () => {
  const found = faultsOf(workingTree());

  test.each(['unresolved', 'upward', 'cycles', 'undeclared', 'impure'] as const)('%s: none', (kind) => {
    expect(found[kind]).toEqual([]);
  });

  test('every line of an order names something that is there', () => {
    const { files } = workingTree();
    const stale = ordersOf(workingTree()).flatMap(({ folder, entries }) => {
      const inside = [...files].flatMap((path) =>
        folder === '.' ? [path] : path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
      );
      const gone = entries.filter(({ pattern }) => !inside.some((path) => pattern.test(path)));
      return gone.map(({ text }) => `${folder}/README.md: ${text}`);
    });
    expect(stale).toEqual([]);
  });

  test('the project declares its order', () => {
    expect(ordersOf(workingTree()).map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['.', 'cli', 'games', 'kit', 'room', 'server', 'web']),
    );
  });
});

describe('the check sees what is planted', () => {
  test('nothing in a sound project', () => {
    expect(planted({})).toEqual(NONE);
  });

  test.each([
    ['a file that is not there', "import './gone.ts';", 'there is no file low/gone.ts'],
    ['a package of ours that is not there', "import '@cifra/gone';", 'there is no package @cifra/gone'],
    ['what a package does not export', "export { x } from '@cifra/low/inside';", 'does not export ./inside'],
    ["a package's own name that it does not give", "import '#gone';", '@cifra/low has no name #gone'],
    ['a module that Node does not have', "import 'node:gone';", 'Node has no such module'],
    ['a module of Node under its short name', "import 'fs';", 'node:fs'],
    ['an import in a type', "export type X = import('./gone.ts').X;", 'there is no file low/gone.ts'],
    ['an import that is called', "export const x = () => import('./gone.ts');", 'there is no file low/gone.ts'],
  ])('an import that leads nowhere: %s', (_, source, why) => {
    expect(planted({ 'low/new.ts': source }).unresolved).toEqual([expect.stringContaining(why)]);
  });

  test("a package's own names for its files, a star in them", () => {
    const named = (source: string) =>
      planted({
        'low/package.json':
          '{"name":"@cifra/low","exports":{".":{"source":"./index.ts"}},"imports":{"#*/x":{"source":"./*/x.ts"}}}',
        'low/parts/x.ts': 'export const x = 1;',
        'low/new.ts': source,
      }).unresolved;
    expect(named("import '#parts/x';")).toEqual([]);
    expect(named("import '#gone/x';")).toEqual([expect.stringContaining('low/gone/x.ts, which is not there')]);
  });

  test('an upward arrow between packages', () => {
    const exported = {
      'high/package.json':
        '{"name":"@cifra/high","exports":{".":"./index.ts"},"dependencies":{"@cifra/low":"1","library":"1"}}',
    };
    const declared = {
      'low/package.json':
        '{"name":"@cifra/low","exports":{".":{"source":"./index.ts"}},"dependencies":{"@cifra/high":"1"}}',
    };
    const { upward } = planted({ ...exported, ...declared, 'low/new.ts': "import '@cifra/high';" });
    expect(upward).toEqual(['low/new.ts imports high/index.ts, which is above it (.)']);
  });

  test('an upward arrow inside a package, and one between neighbours', () => {
    expect(planted({ 'high/parts/new.ts': "import '../index.ts';" }).upward).toEqual([
      'high/parts/new.ts imports high/index.ts, which is above it (high)',
    ]);
    expect(planted({ 'high/parts/new.ts': "import '../other/two.ts';" }).upward).toEqual([
      'high/parts/new.ts imports high/other/two.ts, which stands beside it (high)',
    ]);
  });

  test('a file that the order of its package does not name', () => {
    expect(planted({ 'high/new/three.ts': "import '../other/two.ts';" }).upward).toEqual([
      'high/new/three.ts has no place in the order of high/README.md',
    ]);
  });

  test('what stands above in the list and is not for a line all the same', () => {
    expect(planted({ 'games/b/mind/new.ts': "import '../words/en.ts';" }).upward).toEqual([
      'games/b/mind/new.ts imports games/b/words/en.ts, which is not for it (games)',
    ]);
  });

  test('one game in another', () => {
    const declared = { 'games/b/package.json': '{"name":"@cifra/b","dependencies":{"@cifra/a":"1"}}' };
    const { upward } = planted({ ...declared, 'games/b/board/new.ts': "import '@cifra/a/rules';" });
    expect(upward).toEqual(['games/b/board/new.ts imports games/a/rules/index.ts, which stands beside it (games)']);
  });

  test('code that needs a test', () => {
    expect(planted({ 'high/new.ts': "import './test/index.test.ts';" }).upward).not.toEqual([]);
  });

  test('a cycle of files, also of types alone, and a cycle of folders', () => {
    const files = {
      'low/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'low/b.ts': "export type { A as B } from './a.ts';",
    };
    expect(planted(files).cycles).toEqual(['files: low/a.ts low/b.ts']);
    const folders = {
      'low/x/a.ts': "import '../y/b.ts';",
      'low/x/c.ts': 'export const c = 1;',
      'low/y/b.ts': "import '../x/c.ts';",
    };
    expect(planted(folders).cycles).toEqual(['folders: low/x/ low/y/']);
  });

  test('a package that is used and not declared, or declared and not used', () => {
    expect(planted({ 'low/new.ts': "import 'library';" }).undeclared).toEqual([
      'low/package.json does not declare library',
    ]);
    expect(planted({ 'games/b/rules/new.ts': "import '@cifra/low';" }).undeclared).toEqual([
      'games/b/package.json does not declare @cifra/low',
    ]);
    expect(
      planted({ 'games/b/package.json': '{"name":"@cifra/b","dependencies":{"library":"1"}}' }).undeclared,
    ).toEqual(['games/b/package.json declares library, which nothing there imports']);
  });

  test('what only tests may use, in code', () => {
    expect(planted({ 'high/parts/new.ts': "import 'vitest';" }).undeclared).toEqual([
      'high/package.json does not declare vitest',
    ]);
  });

  test('a relative path into another package', () => {
    expect(planted({ 'high/parts/new.ts': "import '../../low/index.ts';" }).undeclared).toEqual([
      'high/parts/new.ts reaches into another package: ../../low/index.ts',
    ]);
  });

  test('a module of Node in code that browsers run', () => {
    expect(planted({ 'games/b/rules/new.ts': "import 'node:fs';" }).impure).toEqual([
      'games/b/rules/new.ts imports node:fs',
    ]);
  });
});

test('imports of every kind are read, and nothing in strings or comments', () => {
  const source = `import a from './a.ts';\nexport { b } from "./b.ts";\nimport './c.ts';\nconst d = await import('./d.ts');
import type {\n  E,\n} from './e.ts';\nexport * from './f.ts';\ntype G = typeof import('./g.ts');
// import './no.ts';\nconst text = "import './no.ts'";`;
  expect([...importsOf('x.ts', source)].sort()).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `./${name}.ts`),
  );
  expect(importsOf('x.css', "@import 'library/a.css';")).toEqual(['library/a.css']);
  expect(importsOf('x.ts', "import.meta.resolve('library/a.wasm'); x.resolve('b');")).toEqual(['library/a.wasm']);
});
