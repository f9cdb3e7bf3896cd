import { expect, test } from 'vitest';
import { aimedAt } from '../board/target.ts';
import { attack, draw, given, open } from './build.ts';

const ROWS = ['d1 d4 l7 l10', 'd2 d3 l8 l9'];

test('[C9] the pad stays with its tile while the row grows', () => {
  const match = given({ rows: ROWS, pool: 'd0' });
  const target = { seat: 0, key: 2, round: undefined };
  expect(aimedAt(match.table, target)).toMatchObject({ place: 2, tile: { colour: 'light' } });
  match.when(0, draw('dark')).when(0, attack(1, 0, 11));
  expect(aimedAt(match.table, target)).toMatchObject({ place: 3, tile: { key: 2 } });
  expect(aimedAt(match.table, null)).toBeNull();
});

test('[C18] a pad left open when a round ends does not come back with the next deal', () => {
  const match = given({ rows: ROWS, options: { tournament: true } });
  const target = { seat: 0, key: 2, round: match.table.round };
  match
    .when(0, draw('light'))
    .when(0, attack(1, 0, 11))
    .when(1, draw('light'));
  const row = match.state.hands['seat:0']?.row ?? [];
  for (const [place, value] of row.entries())
    if (match.table.rows[0]?.[place]?.open === false) match.when(1, attack(0, place, value));
  expect(match.table.round).toBe(2);
  open(match, ['d0 d1 l2 l3', 'd4 d5 l6 l7']);
  expect(match.table.rows[0]?.length).toBe(4);
  expect(aimedAt(match.table, target)).toBeNull();
  expect(aimedAt(match.table, { ...target, round: 2 })).toMatchObject({ place: 2 });
});
