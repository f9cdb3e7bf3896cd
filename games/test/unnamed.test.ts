import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../manifests.ts';

/** Tests, pictures and benchmarks may speak of a game; whatever else does would have to be changed for a fifth one. */
const MAY_NAME = /^(games|bench|docs)\/|(^|\/)(test|e2e|screenshots)\/|package(-lock)?\.json$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|m?js|css|html|json)$/.test(path) && !MAY_NAME.test(path));
const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));

function namesIn(source: string): readonly string[] {
  const words = source.toLowerCase();
  return MANIFESTS.flatMap(({ id, name }) => [id, ...Object.values(name)])
    .map((word) => word.toLowerCase())
    .filter((word) => new RegExp(`\\b${word}\\b`).test(words));
}

test('nothing outside games/ names a game', () => {
  expect(files.length).toBeGreaterThan(200);
  const naming = files.filter((path) => !deleted.has(path) && namesIn(readFileSync(path, 'utf8')).length > 0);
  expect(naming).toEqual([]);
});

test('the check sees a name in code, in an address and in a sentence', () => {
  for (const { id, name } of MANIFESTS) {
    expect(namesIn(`if (game === '${id}')`)).toContain(id);
    expect(namesIn(`<a href="/play/${id}">`)).toContain(id);
    expect(namesIn(`Play ${name.es} now`)).toContain(name.es.toLowerCase());
  }
});
