import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workingTree } from '../arrows/repository.ts';

const { files } = workingTree();
const pages = [...files].filter((path) => path.endsWith('.md'));
const read = (path: string) => readFileSync(path, 'utf8');

describe('decisions', () => {
  const decisions = pages.filter((path) => /^docs\/adr\/\d/.test(path)).sort();

  test('are numbered without a gap', () => {
    expect(decisions.map((path) => Number(path.slice(9, 13)))).toEqual(decisions.map((_, at) => at + 1));
  });

  test.each(decisions)('%s has a date, a status, a context, a decision and consequences', (path) => {
    const text = read(path);
    expect(text).toMatch(/^Date: 20\d\d-\d\d-\d\d · Status: (proposed|accepted|superseded by \d+)$/m);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`**${part}.**`);
  });
});

describe('the changelog', () => {
  const lines = read('CHANGELOG.md').split('\n');
  const releases = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));

  test('begins with what is unreleased, and every release has a version and a date', () => {
    const [first, ...dated] = releases;
    expect(first === 'Unreleased' ? dated : releases).not.toEqual([]);
    for (const release of dated) expect(release).toMatch(/^\d+\.\d+\.\d+ – 20\d\d-\d\d-\d\d$/);
  });

  test('has entries of one line', () => {
    const entries = lines.slice(lines.indexOf(`## ${releases[0]}`)).filter((line) => line !== '' && !/^##/.test(line));
    for (const entry of entries) {
      expect(entry).toMatch(/^- .*[.»]$/);
      expect(entry.length, entry).toBeLessThanOrEqual(260);
    }
  });

  test('ends with the version that every package has', () => {
    const [newest = ''] = releases
      .filter((release) => release !== 'Unreleased')
      .map((release) => release.split(' ')[0]);
    const manifests = [...files].filter((path) => /^(games\/)?[^/]+\/package\.json$/.test(path));
    const others = manifests.flatMap((path) => {
      // What a package has of the others is of the same version.
      const ours = [...read(path).matchAll(/"(@cifra\/[\w-]+|version)": "(\d[^"]*)"/g)];
      return ours.filter(([, , version]) => version !== newest).map(([text]) => `${path}: ${text}`);
    });
    expect(others).toEqual([]);
  });
});

test.each(pages)('what %s links to is there', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map((match) => match[1] ?? '');
  expect(links.filter((link) => !existsSync(join(dirname(path), decodeURI(link))))).toEqual([]);
});

describe('the reference of the packages', () => {
  const folder = 'docs/api';
  const setting = (file: string, name: string): readonly string[] => JSON.parse(read(join(folder, file)))[name];
  /** A pattern of paths from there: one star is within a folder, two go through folders. */
  const matching = (pattern: string) => {
    const parts = join(folder, pattern).split(/(\*\*\/|\*)/);
    const source = parts.map((part) =>
      part === '**/' ? '(.*/)?' : part === '*' ? '[^/]*' : part.replaceAll('.', '\\.'),
    );
    const found = new RegExp(`^${source.join('')}$`);
    return [...files].filter((path) => found.test(path));
  };

  test('every page of it begins at a file that its compiler reads', () => {
    const pages = setting('typedoc.json', 'entryPoints').map(matching);
    expect(pages.filter((found) => found.length === 0)).toEqual([]);
    const included = new Set(setting('tsconfig.json', 'include').flatMap(matching));
    expect(pages.flat().filter((path) => !included.has(path))).toEqual([]);
  });
});
