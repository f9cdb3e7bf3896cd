import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import type { Coda } from '../rules/index.ts';
import { attack, draw, given, place, stop } from './build.ts';

const RIVAL = 'd2 d3 l8 l9';
const DASHES = { options: { dashes: true } };

function offered(match: Scenario<Coda>, seat: number): readonly number[] {
  return match.legal(seat).flatMap((move) => (move.type === 'place' ? [move.slot] : []));
}

describe('gaps to choose', () => {
  test('[C14] while one attacks several may be said in advance, once', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES }).when(0, draw('dark'));
    expect(offered(match, 0)).toEqual([1, 2]);
    match.when(0, place(2));
    expect(offered(match, 0)).toEqual([]);
  });

  test('[C14] whoever has said nothing is asked when the tile joins', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, stop);
    expect(match.view(0).table.phase).toBe('place');
    expect(offered(match, 0)).toEqual([1, 2]);
  });

  test('[C13] the only place there is is offered too: so saying one tells nothing', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'l11', ...DASHES }).when(0, draw('light'));
    expect(offered(match, 0)).toEqual([4]);
  });

  test('[C13] nothing is offered to those who wait, and nothing without dashes', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES });
    expect(offered(match, 0)).toEqual([]);
    expect(offered(match.when(0, draw('dark')), 1)).toEqual([]);
    const plain = given({ rows: ['d1 d4 l7 l10', RIVAL] }).when(0, draw('dark'));
    expect(offered(plain, 0)).toEqual([]);
  });
});
