import type { AnyGame, Seat } from '@cifra/kernel';
import type { RoomTable } from '@cifra/room';
import { describe, expect, it } from 'vitest';
import { since, withSeen } from '../pass/since.ts';
import { isDone, lookOf, nextTurn } from '../pass/turns.ts';
import type { LogLine } from '../table/log/log.ts';

const line = (key: string): LogLine => ({
  key,
  at: 0,
  text: key,
  fact: { type: key },
  isPlay: true,
  isTurnStart: true,
});
const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map(line);
const told = (all: readonly LogLine[]) => all.map(({ key }) => key).join('');

describe('what is told between two people around one phone', () => {
  it('is what happened since they looked', () => {
    const seen = withSeen(withSeen(new Map(), [0, 2], lines.slice(0, 3)), [1], lines.slice(0, 5));
    expect(told(since(seen, [0], lines))).toBe('def');
    expect(told(since(seen, [1], lines))).toBe('f');
  });

  it('is what any of them has not seen where they look together', () => {
    const seen = withSeen(withSeen(new Map(), [0], lines.slice(0, 5)), [2], lines.slice(0, 3));
    expect(told(since(seen, [0, 2], lines))).toBe('def');
  });

  it('is the end of a long story, and its last sentence where nothing is new', () => {
    expect(told(since(new Map(), [0], lines))).toBe('def');
    expect(told(since(withSeen(new Map(), [0], lines), [0], lines))).toBe('f');
    expect(since(new Map(), [], [])).toEqual([]);
  });
});

describe('who has the phone', () => {
  /** Of seats that are waited for, those of seat 0 and 2 look together through the first one's eyes. */
  const game = (toAct: readonly Seat[]) =>
    ({
      toAct: () => toAct,
      sharedScreen: (_: unknown, seat: Seat, waiting: readonly Seat[]) => {
        const seats = waiting.filter((other) => other % 2 === seat % 2);
        return { eyes: seats[0] ?? seat, seats };
      },
    }) as unknown as AnyGame;
  const seats = ['Ana', 'Bea', 'Cai', 'Dani'].map((name, at) => ({ person: { id: `here-${at}`, name }, bot: null }));
  const room = { seats } as unknown as RoomTable;

  it('looks through their own eyes, with nobody who is not through theirs', () => {
    expect(lookOf(game([0, 2]), room, {}, 3)).toEqual({ eyes: 3, seats: [3] });
    expect(lookOf(game([0, 2]), room, {}, 2)).toEqual({ eyes: 2, seats: [2] });
    expect(lookOf(game([0, 2]), room, {}, 0)).toEqual({ eyes: 0, seats: [0, 2] });
  });

  it('is done when nobody of the turn is waited for, or when the next decision has others in it', () => {
    const turn = nextTurn(game([0, 1]), room, {}, null);
    expect(turn).toEqual({ eyes: 0, seats: [0] });
    expect(isDone(game([0, 1]), room, {}, { eyes: 0, seats: [0] })).toBe(false);
    expect(isDone(game([1]), room, {}, { eyes: 0, seats: [0] })).toBe(true);
    expect(isDone(game([0, 2]), room, {}, { eyes: 0, seats: [0, 2] })).toBe(false);
    expect(isDone(game([2]), room, {}, { eyes: 0, seats: [0, 2] })).toBe(false);
    expect(isDone(game([1]), room, {}, { eyes: 2, seats: [2, 0] })).toBe(true);
  });
});
