import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { slotsAhead, slotsAsked } from '../board/slots.ts';
import { type Coda, coda } from '../rules/index.ts';
import { attack, draw, given, place, stop } from './build.ts';

const RIVAL = 'd2 d3 l8 l9';
const DASHES = { options: { dashes: true } };

/** What the board offers to a seat: when it is asked, and in advance. */
function offered(match: Scenario<Coda>, seat: number): { asked: readonly number[]; ahead: readonly number[] } {
  const view = match.view(seat);
  const legal = [...coda.legal(view)];
  const ahead = slotsAhead(view, legal, (command) => coda.check(view, command));
  return { asked: slotsAsked(view, legal), ahead };
}

describe('gaps to choose', () => {
  test('[C14] while one attacks none is asked for; several may be said in advance, once', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES }).when(0, draw('dark'));
    expect(offered(match, 0)).toEqual({ asked: [], ahead: [1, 2] });
    match.when(0, place(2));
    expect(offered(match, 0)).toEqual({ asked: [], ahead: [] });
  });

  test('[C14] whoever has said nothing is asked when the tile joins', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, stop);
    expect(offered(match, 0)).toEqual({ asked: [1, 2], ahead: [] });
  });

  test('[C14] the only place there is may be said too: so saying one tells nothing', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'l11', ...DASHES }).when(0, draw('light'));
    expect(offered(match, 0)).toEqual({ asked: [], ahead: [4] });
  });

  test('[C13] nothing is offered to those who wait, and nothing without dashes', () => {
    const match = given({ rows: ['d1 d- l7 l10', RIVAL], pool: 'd4', ...DASHES });
    expect(offered(match, 0)).toEqual({ asked: [], ahead: [] });
    expect(offered(match.when(0, draw('dark')), 1)).toEqual({ asked: [], ahead: [] });
    const plain = given({ rows: ['d1 d4 l7 l10', RIVAL] }).when(0, draw('dark'));
    expect(offered(plain, 0)).toEqual({ asked: [], ahead: [] });
  });
});
