import { type State, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { codeOf } from '../mind/codes.ts';
import { review } from '../mind/index.ts';
import { situationOf } from '../mind/situation.ts';
import { type Coda, type Command, coda, type Value } from '../rules/index.ts';
import { extras } from './extras.ts';
import { optionsOf } from './lively.ts';
import { oracle } from './oracle.ts';

type Figures = {
  readonly deals: number;
  readonly chance: number | null;
  readonly best: {
    readonly seat: number;
    readonly place: number;
    readonly value: Value;
    readonly chance: number;
  } | null;
};

test.each([
  { seats: 2, dashes: false },
  { seats: 2, dashes: true },
  { seats: 3, dashes: false },
  { seats: 3, dashes: true },
  { seats: 4, dashes: false },
  { seats: 4, dashes: true },
])('deals and chances are those of a count of every deal: $seats seats, dashes $dashes', ({ seats, dashes }) => {
  let compared = 0;
  for (let at = 0; at < 6; at++) {
    const options = optionsOf({ dashes, dashInOpening: at % 2 === 0 });
    const { states, world } = playout(coda, { seats, seed: `figures-${at}`, options, extras });
    for (const [step, { seat, command }] of world.moves.entries()) {
      if (command.type !== 'attack' && command.type !== 'stop') continue;
      const seen = view(coda, states[step] as State<Coda>, seat);
      const situation = situationOf(seen);
      const exact = oracle(situation, 1, 4_000);
      if (exact === null) continue;
      const after = view(coda, states[step + 1] as State<Coda>, seat);
      const figures = review.figures({ view: seen, command }, after, 'quick') as unknown as Figures;
      expect(figures.deals).toBe(exact.count);
      const colourAt = (row: number, place: number) => seen.table.rows[row]?.[place]?.colour ?? 'dark';
      const chanceOf = (target: { readonly seat: number; readonly place: number; readonly value: Value }) =>
        exact.chances[target.seat]?.[target.place]?.[codeOf(colourAt(target.seat, target.place), target.value)] ?? 0;
      if (command.type === 'attack')
        expect(figures.chance).toBeCloseTo(chanceOf(command as Command & { type: 'attack' }), 9);
      const most = Math.max(
        ...exact.chances.flatMap((row, owner) =>
          row.flatMap((codes, place) =>
            owner === seat || seen.table.rows[owner]?.[place]?.open ? [] : [Math.max(...codes)],
          ),
        ),
      );
      expect(figures.best?.chance).toBeCloseTo(most, 9);
      if (figures.best !== null) expect(chanceOf(figures.best)).toBeCloseTo(most, 9);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});
