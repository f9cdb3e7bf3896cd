import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Tiles from '../rules/tiles.ts';
import { COLOURS, inOrder, NUMBERS } from '../rules/tiles.ts';

afterEach(() => {
  vi.doUnmock('../rules/tiles.ts');
  vi.resetModules();
});

/** The codes of the mind, under the rules as they are or under another order of equal numbers. */
async function codesUnder(rank: typeof Tiles.rank | null) {
  if (rank !== null)
    vi.doMock('../rules/tiles.ts', async (original) => ({ ...(await original<typeof Tiles>()), rank }));
  return import('../mind/codes.ts');
}

describe('the codes of tiles', () => {
  test('[C4] rise as the rules order a row', async () => {
    const { codeOf } = await codesUnder(null);
    const all = inOrder(COLOURS.flatMap((colour) => NUMBERS.map((value) => ({ colour, value }))));
    expect(all.map(({ colour, value }) => codeOf(colour, value))).toEqual(all.map((_, at) => at));
  });

  test.each([
    ['as they are', null],
    ['the light one lower', (colour: string, number: number) => 2 * number + (colour === 'light' ? 0 : 1)],
    ['all dark ones lower', (colour: string, number: number) => number + (colour === 'dark' ? 0 : 12)],
  ])('[C4] colour and number of a code are what the rules say: %s', async (_, rank) => {
    const { allMask, codeNamed, codeOf, count, namedValue, shadeMask, shadeOf, shadeOfCode } = await codesUnder(rank);
    for (const colour of COLOURS) {
      const shade = shadeOf(colour);
      for (const value of [...NUMBERS, 'dash'] as const) {
        const code = codeOf(colour, value);
        expect([shadeOfCode(code), namedValue(code), codeNamed(shade, value)]).toEqual([shade, value, code]);
        expect(shadeMask(shade, true) & (1 << code)).not.toBe(0);
        expect(shadeMask(shade === 0 ? 1 : 0, true) & (1 << code)).toBe(0);
      }
    }
    expect([count(allMask(false)), count(allMask(true))]).toEqual([24, 26]);
  });
});
