import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COIN_COLOURS } from '../people/coin.ts';
import { contrast } from './wcag.ts';

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

/** The plain colours of the rule that begins with a selector. */
function coloursOf(selector: string): { readonly [name: string]: string } {
  const [, rest = ''] = sheet.split(`${selector} {`);
  const [rule = ''] = rest.split('\n}');
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

const light = coloursOf(':root');
const THEMES = { light, dark: { ...light, ...coloursOf(':root[data-theme="dark"]') } };

test('the measure is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

describe.each(Object.entries(THEMES))('%s theme', (_theme, colours) => {
  const ratio = (one: string, other: string) => contrast(colours[one] ?? '', colours[other] ?? '');

  const faces = ['tile-dark', 'tile-dark-lo', 'tile-light', 'tile-light-lo', 'jade', 'jade-lo', 'linen', 'linen-lo'];
  const grounds = ['felt', 'felt-lo', 'felt-hi', 'floor'];
  test.each(faces.flatMap((face) => grounds.map((ground) => [face, ground] as const)))(
    '[T25] %s stands out from %s by 3:1',
    (face, ground) => expect(ratio(face, ground)).toBeGreaterThanOrEqual(3),
  );

  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'sunk'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['muted', 'sunk'],
    ['accent', 'surface'],
    ['accent-ink', 'accent'],
    ['bad', 'surface'],
    ['bad', 'bad-soft'],
    ['good', 'surface'],
    ['warn', 'warn-soft'],
    ['felt-ink', 'felt-lo'],
    ['rail-ink', 'rail'],
    ['glow-ink', 'glow'],
    ['tile-dark-ink', 'tile-dark'],
    ['tile-light-ink', 'tile-light-lo'],
    ['jade-ink', 'jade-lo'],
    ['linen-ink', 'linen-lo'],
    ['enamel-light-ink', 'enamel-light-lo'],
    ['enamel-dark-ink', 'enamel-dark'],
    ['amber', 'screen'],
    ['amber-dim', 'screen-hi'],
    ['pen', 'sheet'],
    ['orange', 'sheet'],
    ['yellow', 'sheet'],
    ['purple', 'sheet'],
  ])('%s can be read on %s', (text, ground) => expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5));

  test('the glow is seen on felt and floor', () => {
    for (const ground of grounds) expect(ratio('glow', ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(COIN_COLOURS)('a white letter can be read on a coin of %s', (colour) => {
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
