import type { Seat } from '@cifra/kernel';
import type { Beat, BeatStep } from '@cifra/kit/stage';
import { isEnding, totalOf } from '../rules/score.ts';
import type { Choice, Dice, EndReason, Fact, Qwinto, Table } from '../rules/types.ts';

/** What the board draws of something that happened. */
export type Show =
  | { readonly type: 'rolled'; readonly dice: Dice; readonly number: number; readonly again: boolean }
  /** The number stands, and is everybody's. */
  | { readonly type: 'stands'; readonly number: number }
  /** Everybody's choices, opened together (Q5). */
  | {
      readonly type: 'shown';
      readonly number: number;
      readonly choices: readonly Choice[];
      readonly failed: Seat | null;
    }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly seats: readonly Seat[] };

export type QwintoBeat = Beat<Show>;

/** Dice tumble and settle before their sum can be read. */
const TUMBLE = 1_600;
/** Every further choice takes a moment more to be read. */
const A_CHOICE = 400;

/** What an event looks like to this viewer. That somebody has chosen is seen at their seat alone: no beat may tell more. */
export function beats({ before, event, after }: BeatStep<Qwinto>): readonly QwintoBeat[] {
  if (event.fact.type === 'opened') return [];
  return beatsOf(event.fact as Fact, before.table, after.table);
}

function beatsOf(fact: Fact, before: Table, after: Table): readonly QwintoBeat[] {
  // By whom and when: nothing was written in this turn before its choices are shown.
  const common = { by: before.turn, turn: `${before.turn}/${writtenIn(before)}` };
  switch (fact.type) {
    case 'rolled': {
      const show: Show = { type: 'rolled', dice: fact.dice, number: totalOf(fact.dice), again: fact.again };
      return [{ ...common, weight: 'small', hold: TUMBLE, sound: 'dice', show }];
    }
    case 'announced':
      // Alone there is nobody to tell.
      return after.sheets.length === 1
        ? []
        : [{ ...common, weight: 'small', show: { type: 'stands', number: fact.number } }];
    case 'shown': {
      const { number, choices, failed } = fact;
      const hold = 2_500 + A_CHOICE * Math.max(0, choices.length - 2);
      const isAlone = choices.length === 1;
      return [
        {
          ...common,
          weight: isAlone ? 'small' : 'reveal',
          ...(isAlone ? {} : { hold }),
          sound: 'pencil',
          show: { type: 'shown', number, choices, failed },
        },
      ];
    }
    case 'ended':
      return [
        {
          ...common,
          weight: 'small',
          show: { type: 'ended', reason: fact.reason, seats: endedBy(after, fact.reason) },
        },
      ];
    case 'started':
    case 'chose':
    case 'tookBack':
    case 'passed':
      return [];
  }
}

/** Who filled two rows or marked the fourth fail (Q9); it can be several at once. */
export function endedBy({ sheets }: Table, reason: EndReason): readonly Seat[] {
  return sheets.flatMap((sheet, seat) => (isEnding(sheet, reason) ? [seat] : []));
}

/** Grows with every turn: whoever rolled writes or fails. */
function writtenIn({ sheets }: Table): number {
  return sheets.reduce(
    (sum, { fails, ...rows }) =>
      sum +
      fails +
      Object.values(rows)
        .flat()
        .filter((number) => number !== null).length,
    0,
  );
}
