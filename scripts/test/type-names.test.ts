import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workingTree } from '../arrows/repository.ts';
import { exportedTypes, sharedNames } from '../type-names.ts';

/** The names that the glossary gives one meaning in several packages. */
function recurring(glossary: string): ReadonlySet<string> {
  const [, part = ''] = glossary.split('## Names that every game uses');
  const cells = [...part.matchAll(/^\| (`.*?) \|/gm)].map((match) => match[1] ?? '');
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '')));
}

describe('one word means one thing', () => {
  const allowed = recurring(readFileSync('docs/glossary.md', 'utf8'));

  test('the glossary names what recurs', () => {
    expect([...allowed]).toEqual(expect.arrayContaining(['Command', 'Table', 'Words']));
  });

  test('no two packages export different types of one name', () => {
    const collisions = [...sharedNames(workingTree())]
      .filter(([name]) => !allowed.has(name))
      .map(([name, folders]) => `${name}: ${folders.join(', ')}`);
    expect(collisions).toEqual([]);
  });
});

test('a planted collision is found, and what is passed on is none', () => {
  const files: { readonly [path: string]: string } = {
    'package.json': '{"name":"house","workspaces":["a","b"]}',
    'a/package.json': '{"name":"@cifra/a"}',
    'b/package.json': '{"name":"@cifra/b"}',
    'a/x.ts':
      'export type Thing = 1;\nexport interface Other {}\nexport class Both {}\nexport const value = 1;\ntype Inside = 1;',
    'b/x.ts':
      "export type { Other } from '@cifra/a';\nexport type Both = 2;\nexport const value = 2;\nexport type Inside = 2;",
  };
  const names = sharedNames({ files: new Set(Object.keys(files)), read: (path) => files[path] ?? '' });
  expect([...names]).toEqual([['Both', ['a', 'b']]]);
  expect(exportedTypes('x.ts', files['a/x.ts'] ?? '')).toEqual(['Thing', 'Other', 'Both']);
});
