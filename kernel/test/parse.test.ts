import { describe, expect, test } from 'vitest';
import { commands, list, nullOr, type OptionSpecs, oneOf, optional, parseOptionsBy, text, whole } from '../index.ts';
import { kernelRefusal } from '../words/index.ts';

const parse = commands({
  ask: { card: oneOf(['sum', 'odd']), number: optional(whole(1, 9)) },
  write: { clues: list(nullOr(text(5)), 1, 3) },
  pass: {},
});

describe('commands', () => {
  test.each([
    { type: 'ask', card: 'sum' },
    { type: 'ask', card: 'odd', number: 3 },
    { type: 'write', clues: ['a', null] },
    { type: 'pass' },
  ])('%j is understood', (raw) => {
    expect(parse(raw)).toEqual({ ok: true, value: raw });
  });

  test.each([
    [null, 'bad-command'],
    ['pass', 'bad-command'],
    [[], 'bad-command'],
    [{}, 'bad-command'],
    [{ type: 'toString' }, 'bad-command'],
    [{ type: '__proto__' }, 'bad-command'],
    [{ type: 'ask' }, 'bad-command'],
    [{ type: 'ask', card: 7 }, 'bad-command'],
    [{ type: 'ask', card: 'sum', number: '3' }, 'bad-command'],
    [{ type: 'ask', card: 'sum', number: null }, 'bad-command'],
    [{ type: 'ask', card: 'sum', number: 2.5 }, 'bad-command'],
    [{ type: 'pass', now: true }, 'unknown-field'],
    [{ type: 'write', clues: ['too long'] }, 'too-long'],
    [{ type: 'write', clues: [] }, 'bad-command'],
    [{ type: 'write', clues: { length: 1 } }, 'bad-command'],
  ])('%j is refused: %s', (raw, code) => {
    const parsed = parse(raw);
    expect(parsed.ok ? null : parsed.refusal.code).toBe(code);
    if (!parsed.ok)
      for (const language of ['en', 'es'] as const)
        expect(kernelRefusal(language, parsed.refusal)).not.toMatch(/undefined/);
  });
});

describe('what was expected is said in the language of the sentence', () => {
  const lists = commands({ three: { of: list(text(5), 3, 3) }, one: { of: list(text(5), 1, 1) } });
  test.each([
    [parse({ type: 'write', clues: [7] }), '“clues[0]” is wrong: expected a text.', 'un texto.'],
    [parse({ type: 'write', clues: [] }), 'expected a list of 1–3 entries.', 'se esperaba una lista de 1–3 elementos.'],
    [
      lists({ type: 'three' }),
      'expected a list of 3 entries.',
      '«of» no es correcto: se esperaba una lista de 3 elementos.',
    ],
    [lists({ type: 'one' }), 'expected a list of 1 entry.', 'se esperaba una lista de 1 elemento.'],
    [parse({ type: 'ask', card: 'text' }), 'expected sum | odd.', 'se esperaba sum | odd.'],
    [parse({ type: 'ask', card: 'sum', number: 0 }), 'expected 1–9.', 'se esperaba 1–9.'],
  ])('%j', (parsed, english, spanish) => {
    if (parsed.ok) throw new Error('understood');
    expect(kernelRefusal('en', parsed.refusal)).toContain(english);
    expect(kernelRefusal('es', parsed.refusal)).toContain(spanish);
  });
});

describe('options', () => {
  type Options = { dashes: boolean; timer: number | 'off'; limit: number | 'off'; own: readonly string[] };
  const specs: OptionSpecs<Options> = {
    dashes: { kind: 'flag', default: false },
    timer: { kind: 'choice', choices: [30, 60, 'off'], default: 30 },
    limit: { kind: 'limit', min: 10, max: 600, default: 'off' },
    own: { kind: 'list', maxItems: 2, maxLength: 5, default: [] },
  };

  test('what is not said takes its default', () => {
    expect(parseOptionsBy(specs, { timer: 60 })).toEqual({
      ok: true,
      value: { dashes: false, timer: 60, limit: 'off', own: [] },
    });
  });

  test.each([
    [{ dashes: 'yes' }, 'bad-option'],
    [{ timer: 31 }, 'bad-option'],
    [{ limit: 5 }, 'bad-option'],
    [{ limit: '60' }, 'bad-option'],
    [{ own: ['a', 'b', 'c'] }, 'bad-list'],
    [{ own: [''] }, 'bad-list'],
    [{ own: 'abc' }, 'bad-list'],
    [{ dash: true }, 'unknown-option'],
    [JSON.parse('{"__proto__": true}'), 'unknown-option'],
    [{ constructor: true }, 'unknown-option'],
    [[], 'bad-options'],
    [null, 'bad-options'],
  ])('%j is refused: %s', (raw, code) => {
    const parsed = parseOptionsBy(specs, raw);
    expect(parsed.ok ? null : parsed.refusal.code).toBe(code);
    if (!parsed.ok)
      for (const language of ['en', 'es'] as const)
        expect(kernelRefusal(language, parsed.refusal)).not.toMatch(/undefined/);
  });
});
