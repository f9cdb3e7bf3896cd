import type { Refusal } from '@cifra/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Keeper } from '../board/keeper.ts';
import type { Clues } from '../rules/judge/index.ts';

const EMPTY = ['', '', ''];
const PAUSED: Refusal = { code: 'paused' };

/** A house that takes what it is sent unless it is told to refuse. */
class House {
  refusal: Refusal | null = null;
  readonly heard: Clues[] = [];
  readonly send = async (clues: Clues): Promise<Refusal | null> => {
    this.heard.push(clues);
    return this.refusal;
  };
}

const after = (delay: number, run: () => void) => {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
};
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('[D19] what is written counts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('it is kept soon after one begins to type, and only if it has changed', async () => {
    const house = new House();
    const keeper = new Keeper(EMPTY, { send: house.send, after });
    keeper.write(['t', '', '']);
    await passed(500);
    keeper.write(['tide', ' ', '']);
    await passed(500);
    expect(house.heard).toEqual([['tide', null, null]]);
    keeper.write(['tide ', '', '']);
    keeper.keep();
    await passed(10_000);
    expect(house.heard).toHaveLength(1);
  });

  test('what was refused is sent again until it is taken', async () => {
    const house = new House();
    const keeper = new Keeper(EMPTY, { send: house.send, after });
    house.refusal = PAUSED;
    keeper.write(['tide', '', '']);
    await passed(3_000);
    expect(house.heard).toHaveLength(2);
    house.refusal = null;
    await passed(2_000);
    expect(house.heard).toHaveLength(3);
    expect(house.heard.at(-1)).toEqual(['tide', null, null]);
    await passed(60_000);
    expect(house.heard).toHaveLength(3);
  });

  test('of two that are under way only the later one is sent again', async () => {
    const answers: ((refusal: Refusal | null) => void)[] = [];
    const heard: Clues[] = [];
    const keeper = new Keeper(EMPTY, {
      send: (clues) => {
        heard.push(clues);
        return new Promise((answer) => answers.push(answer));
      },
      after,
    });
    for (const clue of ['tide', 'tides']) {
      keeper.write([clue, '', '']);
      keeper.keep();
    }
    answers[0]?.(PAUSED);
    await passed(5_000);
    expect(heard).toHaveLength(2);
    answers[1]?.(PAUSED);
    await passed(5_000);
    expect(heard.slice(2)).toEqual([['tides', null, null]]);
  });

  test('what is typed while moves are held goes when they are not', async () => {
    const house = new House();
    const keeper = new Keeper(EMPTY, { send: house.send, after });
    keeper.hold(true);
    keeper.write(['tide', '', '']);
    keeper.keep();
    await passed(60_000);
    expect(house.heard).toEqual([]);
    keeper.hold(false);
    expect(house.heard).toEqual([['tide', null, null]]);
  });

  test('a form that is gone sends nothing', async () => {
    const house = new House();
    const keeper = new Keeper(EMPTY, { send: house.send, after });
    house.refusal = PAUSED;
    keeper.write(['tide', '', '']);
    await passed(1_000);
    keeper.close();
    keeper.hold(false);
    await passed(60_000);
    expect(house.heard).toHaveLength(1);
  });
});
