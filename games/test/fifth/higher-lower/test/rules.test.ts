import { act, open, type State, scriptedChance, view } from '@cifra/kernel';
import { lessonHolds, noChance } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { lesson } from '../learn/lesson.ts';
import { higherLower } from '../rules/index.ts';
import type { HigherLower } from '../rules/types.ts';
import { tellings } from '../words/text.ts';

const dealt = (first: 0 | 1, number: readonly [number, number]) =>
  open(higherLower, 2, { top: 20 }, scriptedChance({ first, number }, noChance)).state;

function named(state: State<HigherLower>, seat: number, number: number): State<HigherLower> {
  const step = act(higherLower, state, seat, { type: 'name', number }, noChance);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.value.state;
}

test('[H1] each knows the own number and nobody the other’s; who begins is drawn', () => {
  const state = dealt(1, [4, 17]);
  expect(view(higherLower, state, 0).hands).toEqual({ 'seat:0': { number: 4 } });
  expect(view(higherLower, state, 'spectator').hands).toEqual({});
  expect(higherLower.toAct(state.table)).toEqual([1]);
});

test('[H2] an answer narrows what can be named, and the turn goes on', () => {
  const state = named(dealt(0, [4, 17]), 0, 10);
  expect(state.table).toMatchObject({
    turn: 1,
    ranges: [
      { from: 1, to: 20 },
      { from: 11, to: 20 },
    ],
  });
  const again = named(state, 1, 10);
  expect(again.table.ranges).toEqual([
    { from: 1, to: 9 },
    { from: 11, to: 20 },
  ]);
  expect(higherLower.check(view(higherLower, again, 0), { type: 'name', number: 10 })).toEqual({
    code: 'impossible-number',
    from: 11,
    to: 20,
  });
});

test('[H3] whoever names the number wins', () => {
  const { table } = named(dealt(0, [4, 17]), 0, 17);
  expect(higherLower.outcome(table)).toMatchObject({ winners: [0], ranking: [[0], [1]] });
});

test('[H4] the clock names the middle', () => {
  expect(higherLower.onTimeout(view(higherLower, dealt(0, [4, 17]), 0))).toEqual({ type: 'name', number: 10 });
});

test('the lesson holds', () => lessonHolds(higherLower, tellings, lesson));
