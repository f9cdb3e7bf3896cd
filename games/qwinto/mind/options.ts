import type { Option } from '@cifra/mind-kit';
import { CELLS, COLOURS, type Command } from '../rules/index.ts';
import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import type { Judge } from './judge.ts';
import { CELL_COUNT, HIGHEST, PLACES } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { Turn } from './turn.ts';

/** Every legal command with its worth; of a deep judge only those that come near the best. */
export function weigh(situation: Situation, judge: Judge, turn: Turn): readonly Option<Command>[] {
  switch (situation.phase) {
    case 'roll':
      return rolling(situation, judge, turn);
    case 'rolled':
      return standing(situation, judge, turn);
    case 'write':
      return writing(situation, judge);
  }
}

function rolling(situation: Situation, judge: Judge, turn: Turn): readonly Option<Command>[] {
  judge.begin(situation, 7, null);
  const options = DICE_SETS.map((dice) => {
    suppose(judge, turn, dice);
    return { dice, worth: turn.value(dice) };
  });
  return closest(options, judge.near).map(({ dice, worth }, _, near) => {
    const colours = COLOURS.filter((_, row) => (dice & (1 << row)) !== 0);
    const isOpen = judge.near > 0 && near.length > 1;
    if (isOpen) supposeDeeply(judge, turn, dice);
    return { command: { type: 'roll', dice: colours }, value: isOpen ? turn.value(dice) : worth, chance: null };
  });
}

/** Those that deserve a deeper look, or all where there is none. */
function closest<T extends { readonly worth: number }>(options: readonly T[], near: number): readonly T[] {
  const best = Math.max(...options.map((option) => option.worth));
  return near === 0 ? options : options.filter((option) => best - option.worth < near);
}

/** Fills the turn for these dice, since the others answer each set in another way. */
function suppose(judge: Judge, turn: Turn, dice: number): void {
  const chances = SUM_CHANCE[DICE_COUNT[dice]];
  judge.suppose(dice, chances, false);
  turn.fill(judge.choices, true, dice, chances);
}

function supposeDeeply(judge: Judge, turn: Turn, dice: number): void {
  suppose(judge, turn, dice);
  turn.deepen((cell, number) => judge.deeply(cell, number, false), judge.near / 3, dice, SUM_CHANCE[DICE_COUNT[dice]]);
}

function standing(situation: Situation, judge: Judge, turn: Turn): readonly Option<Command>[] {
  const { dice, number } = situation;
  judge.begin(situation, dice, SUM_CHANCE[DICE_COUNT[dice]]);
  suppose(judge, turn, dice);
  const isOpen = judge.near > 0 && Math.abs(turn.worth(dice, number) - turn.again(dice)) < judge.near;
  if (isOpen) supposeDeeply(judge, turn, dice);
  return [
    { command: { type: 'keep' }, value: turn.worth(dice, number), chance: null },
    { command: { type: 'reroll' }, value: turn.again(dice), chance: null },
  ];
}

function writing(situation: Situation, judge: Judge): readonly Option<Command>[] {
  const { seat, active, dice, number } = situation;
  const only = new Float64Array(HIGHEST + 1);
  only[number] = 1;
  judge.begin(situation, dice, only);
  judge.suppose(dice, only, true);
  const options = [{ cell: -1, worth: judge.choices.worthOfSkipping(seat === active, number) }];
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if ((dice & (1 << Math.floor(cell / PLACES))) !== 0 && judge.choices.canWrite(cell, number))
      options.push({ cell, worth: judge.choices.worthOfWriting(cell, number) });
  return closest(options, judge.near).map(({ cell, worth }, _, near) => ({
    command: writingIn(cell),
    value: judge.near > 0 && near.length > 1 ? judge.deeply(cell, number, true) : worth,
    chance: null,
  }));
}

function writingIn(cell: number): Command {
  if (cell < 0) return { type: 'skip' };
  const row = COLOURS[Math.floor(cell / PLACES)];
  return { type: 'write', row, column: CELLS[row][cell % PLACES] };
}
