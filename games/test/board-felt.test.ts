import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../../kit/test/wcag.ts';

const games = join(import.meta.dirname, '..');
const sheets = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[\w-]+[\\/]board[\\/][\w-]+\.css$/.test(path),
);
const tokens = readFileSync(join(games, '../kit/styles/tokens.css'), 'utf8');

type Dye = { readonly isDark: boolean; readonly name: string; readonly colour: string };

/** Every felt and floor that a sheet dyes by itself. */
function dyesOf(sheet: string): readonly Dye[] {
  return [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) =>
    [...rule.matchAll(/--(felt(?:-hi|-lo)?|floor): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => ({
      isDark: selector.includes('data-theme="dark"'),
      name,
      colour,
    })),
  );
}

/** A token by day, or by night where that differs. */
function token(name: string, isDark: boolean): string {
  const [byDay = '', byNight = ''] = tokens.split('[data-theme="dark"]');
  const find = (text: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
  return (isDark ? find(byNight) : undefined) ?? find(byDay) ?? '';
}

/** Dark and light tiles that do not stand out from a dye by 3:1. */
function drowned({ isDark, name, colour }: Dye): readonly string[] {
  return ['tile-dark', 'tile-dark-lo', 'tile-light', 'tile-light-lo']
    .filter((face) => contrast(token(face, isDark), colour) < 3)
    .map((face) => `${face} on ${name} ${colour}`);
}

test('a dye in which tiles drown is found', () => {
  const sheet = '.a { --felt: #303030; }\n[data-theme="dark"] .a { --felt: #c0c0c0; --floor: #6c7484; }';
  expect(dyesOf(sheet).map(drowned)).toEqual([
    ['tile-dark on felt #303030', 'tile-dark-lo on felt #303030'],
    ['tile-light on felt #c0c0c0', 'tile-light-lo on felt #c0c0c0'],
    [],
  ]);
});

test.each(sheets)('[T25] dark and light tiles stand out by 3:1 from the felt of %s', (path) => {
  expect(dyesOf(readFileSync(join(games, path), 'utf8')).flatMap(drowned)).toEqual([]);
});
