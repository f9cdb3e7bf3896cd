import { playout, type Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { pointedTile } from '../board/pointed.ts';
import { type Coda, coda, type Fact } from '../rules/index.ts';
import { attack, draw, given, open, stop } from './build.ts';

/** What the entry of the last step would point at, given as the place that this tile has now. */
function placeOf(match: Scenario<Coda>, fact: Fact): number | null {
  const pointed = pointedTile(match.table, fact);
  return pointed === null ? null : (match.table.rows[pointed.seat] ?? []).findIndex(({ key }) => key === pointed.key);
}

const isFact = (type: Fact['type']) => (fact: { readonly type: string }) => fact.type === type;
const lastFact = (match: Scenario<Coda>, type: Fact['type']) => match.facts.find(isFact(type)) as Fact;

describe('an entry of the log on the board', () => {
  test('[C4] [C10] of two equal numbers the one of the right colour is meant', () => {
    const match = given({ rows: ['d1 d4 l7 l10', 'd2 d3 l8 l9'], pool: 'd5 l5 d11' });
    match.when(0, draw('dark')).when(0, attack(1, 0, 11));
    const dark = lastFact(match, 'joined');
    match.when(1, draw('dark')).when(1, attack(0, 0, 11));
    match.when(0, draw('light')).when(0, attack(1, 0, 11));
    const light = lastFact(match, 'joined');
    expect([dark, light].map((fact) => placeOf(match, fact))).toEqual([2, 3]);
  });

  test('[C9] a tile that joined hidden is found after the row has grown to its left', () => {
    const match = given({ rows: ['d1 d4 l7 l10', 'd2 d3 l8 l9'], pool: 'd5 d11 d0' });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, stop);
    const hidden = lastFact(match, 'joined');
    expect(placeOf(match, hidden)).toBe(2);
    match.when(1, draw('dark')).when(1, attack(0, 0, 11));
    match.when(0, draw('dark')).when(0, attack(1, 1, 11));
    expect(placeOf(match, hidden)).toBe(3);
  });

  test('[C18] a line of a former round points at nothing that is only like it', () => {
    const rows = ['d1 d4 l7 l10', 'd2 d3 l8 l9'];
    const match = given({
      rows,
      pool: 'l5',
      options: { tournament: true },
      later: { '2/dark': [1, 5, 2, 3], '2/light': [7, 10, 8, 9] },
    });
    match.when(0, draw('light')).when(0, attack(1, 0, 11));
    const joined = lastFact(match, 'joined');
    match.when(1, draw('light'));
    for (const [place, value] of [1, 4, 5, 7, 10].entries())
      if (match.table.rows[0]?.[place]?.open === false) match.when(1, attack(0, place, value));
    expect(match.table.round).toBe(2);
    open(match, ['d1 d5 l7 l10', 'd2 d3 l8 l9']);
    // A dark 5 of the second round opens: it is not the light one of the first.
    match.when(1, draw('light')).when(1, attack(0, 1, 5));
    expect(placeOf(match, joined)).toBeNull();
  });

  test('[C9] [C10] [C11] what joined or was opened is pointed at when the match is over, or nothing is', () => {
    const count = { joined: 0, revealed: 0, none: 0 };
    for (let at = 0; at < 40; at++) {
      const options = { dashes: at % 2 === 0, dashInOpening: true, clock: false, memory: false, tournament: false };
      const { states, entries } = playout(coda, { seats: 2 + (at % 3), seed: `pointed-${at}`, options });
      const end = states.at(-1)?.table;
      if (end === undefined) throw new Error('No match');
      for (const [step, { events }] of entries.entries())
        for (const { fact } of events) {
          if (fact.type !== 'joined' && fact.type !== 'revealed') continue;
          const key = states[step]?.table.rows[fact.seat]?.[fact.place]?.key;
          const pointed = pointedTile(end, fact);
          count[pointed === null ? 'none' : fact.type]++;
          if (pointed !== null) expect(pointed).toEqual({ seat: fact.seat, key });
        }
    }
    // Only a tile that joined hidden where another one of its colour did cannot be told from it.
    expect(count.revealed).toBeGreaterThan(20);
    expect(count.joined).toBeGreaterThan(5 * count.none);
  });
});
