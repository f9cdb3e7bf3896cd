import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  canonical,
  follow,
  type Game,
  type Json,
  LANGUAGES,
  lifted,
  type MatchFile,
  replay,
  type Shape,
  type State,
  see,
  type Tellings,
  type View,
  type Viewer,
  verify,
  view,
} from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { describe, expect, test } from 'vitest';
import { forge } from './match-file.ts';

/** Matches as the software of their time wrote them, by version: `golden/v1/*.json`. Never written anew. */
function keptMatches<G extends Shape>(folder: URL, rules: number): readonly (readonly [string, MatchFile<G>])[] {
  const kept = new URL(`v${rules}/`, folder);
  if (!existsSync(kept)) return [];
  const names = readdirSync(kept).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, JSON.parse(readFileSync(new URL(name, kept), 'utf8')) as MatchFile<G>]);
}

/** A match is judged by the rules that it was played by: matches of every version are proven, shown and told. */
export function versions<G extends Shape>(game: Game<G>, tellings: Tellings<G>, folder: URL): void {
  describe('every version of the rules', () => {
    for (let rules = 1; rules <= game.rulesVersion; rules++) {
      const kept = keptMatches<G>(folder, rules);
      test(`has kept matches: ${rules}`, () => expect(kept.length).toBeGreaterThan(0));
      for (const [name, file] of kept)
        test(`${rules}: ${name} is proven, shown and told`, () => {
          expect(file.rules).toBe(rules);
          expect(verify(game, file)).toEqual([]);
          expect(verify(game, forge(file)).length, 'a forged one is found out').toBeGreaterThan(0);
          isShown(game, tellings, file);
        });
    }

    test('one to come is refused in words', () => {
      const [, file] = keptMatches<G>(folder, game.rulesVersion)[0] ?? [];
      if (file === undefined) throw new Error('No match is kept of the version of today');
      const [misfit, ...more] = verify(game, { ...file, rules: game.rulesVersion + 1 });
      expect(misfit).toMatchObject({ code: 'newer-rules', rules: game.rulesVersion + 1, newest: game.rulesVersion });
      expect(more).toEqual([]);
      for (const language of LANGUAGES)
        expect(misfit === undefined ? null : kernelRefusal(language, misfit)).toMatch(
          new RegExp(`${game.rulesVersion + 1}.*${game.rulesVersion}`),
        );
    });
  });
}

/** The log folds to the outcome that it ended with, for every viewer's own client too, and has words. */
function isShown<G extends Shape>(game: Game<G>, tellings: Tellings<G>, file: MatchFile<G>): void {
  const states = [...replay(game, file.entries)];
  const last = states.at(-1) as State<G>;
  expect(canonical(game.outcome(last.table) as Json)).toBe(canonical(file.outcome as Json));
  const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: file.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    let client: View<G> | null = null;
    for (const [at, { events }] of file.entries.entries())
      client = follow(game, client, see(game, file.seats, { version: at + 1, events }, viewer), viewer);
    expect(canonical(client)).toBe(canonical(view(game, last, viewer)));
  }
  const names = (seat: number) => `P${seat}`;
  for (const language of LANGUAGES) {
    const telling = tellings[language];
    for (const state of states) expect(telling.board(view(game, state, 0), names)).not.toMatch(/undefined|NaN/);
    for (const { events } of file.entries)
      for (const { fact } of events)
        if (fact.type !== 'opened')
          expect(telling.fact(lifted(game, file.rules, fact), names) ?? '').not.toMatch(/undefined|NaN/);
  }
}
