import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What only Spain says: elsewhere nobody is called `vosotros`, and `coger` is no word for a table. */
const SPAIN_ALONE =
  /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|os|cog(er|es?|en|id[oa]s?)|\p{L}{2,}(áis|éis|asteis|isteis|[bcmrtv]ís))(?!\p{L})/giu;
/** Words that only end like those. */
const OTHERS = new Set(['seis', 'dieciséis', 'veintiséis', 'parís']);

function spainAlone(text: string): readonly string[] {
  return (text.match(SPAIN_ALONE) ?? []).filter((word) => !OTHERS.has(word.toLowerCase()));
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /(^|\/)(words|learn)\/[\w.-]+\.tsx?$/.test(path));

test('Spanish sentences are said like this on both sides of the sea', () => {
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((path) => spainAlone(readFileSync(path, 'utf8')).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});
