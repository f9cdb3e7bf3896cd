import { expect, test } from 'vitest';
import { movesNamed } from '../play/move-words.ts';
import { cifra } from './harness.ts';

const MOVES = [
  'Lanzar naranja',
  'Lanzar amarillo',
  'Lanzar naranja y amarillo',
  'Atacar a Ana, ficha 1: 7',
  'Atacar a Ana, ficha 1: 10',
];
const named = (line: string) =>
  movesNamed(
    line,
    MOVES.map((text) => ({ command: { type: text }, text })),
  ).map(({ type }) => type);

test.each<[string, readonly string[]]>([
  ['lanzar naranja', ['Lanzar naranja']],
  ['LANZA naranja amarillo', ['Lanzar naranja y amarillo']],
  ['ataca ana 1 7', ['Atacar a Ana, ficha 1: 7']],
  ['atacar 1 10', ['Atacar a Ana, ficha 1: 10']],
  // A number is never cut short, and what names several names none.
  ['atacar 1 1', []],
  ['lanzar', ['Lanzar naranja', 'Lanzar amarillo']],
  ['atacar ana', ['Atacar a Ana, ficha 1: 7', 'Atacar a Ana, ficha 1: 10']],
  // Without its verb a line looks for moves; it plays none.
  ['naranja', []],
  ['', []],
])('“%s” names %j', (line, moves) => {
  expect(named(line)).toEqual(moves);
});

test('a match is played in Spanish words', async () => {
  const { out } = await cifra(['play', 'qwinto', '--lang', 'es', '--seed', 'a'], {
    input: 'lanza naranja morado\nquedarse número\nq\n',
  });
  expect(out).toContain('O escribe: lanzar naranja');
  expect(out).toMatch(/Jugador 1 lanza: naranja \d y morado \d/);
  expect(out).not.toMatch(/Asiento|\broll\b/);
});

test('every cell of a Qwinto sheet is closed', async () => {
  const { out } = await cifra(['play', 'qwinto', '--as', 'spectator', '--seed', 'a']);
  const rows = out.match(/^ {2}[OYP] .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.some((row) => /\[1\d\]/.test(row))).toBe(true);
  for (const row of rows)
    expect(
      row
        .replace(/\[[ \d]\d?[ \d]?\]|<[ \d]{2}>/g, '')
        .slice(4)
        .trim(),
    ).toBe('');
});
