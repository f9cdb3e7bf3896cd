import type { Option } from '@cifra/mind-kit';
import { CELLS, COLOURS, type Command } from '../rules/index.ts';
import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import type { Objective } from './objective.ts';
import { CELL_COUNT, HIGHEST, PLACES } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { TurnExpectation } from './turn-expectation.ts';

/** Every legal command with its worth; of a deep judge only those that come near the best. */
export function evaluate(
  situation: Situation,
  objective: Objective,
  turn: TurnExpectation,
): readonly Option<Command>[] {
  switch (situation.phase) {
    case 'roll':
      return rolling(situation, objective, turn);
    case 'rolled':
      return keeping(situation, objective, turn);
    case 'write':
      return writing(situation, objective);
  }
}

function rolling(situation: Situation, objective: Objective, turn: TurnExpectation): readonly Option<Command>[] {
  objective.begin(situation, 7, null);
  const options = DICE_SETS.map((dice) => {
    suppose(objective, turn, dice);
    return { dice, worth: turn.value(dice) };
  });
  return closest(options, objective.near).map(({ dice, worth }, _, near) => {
    const colours = COLOURS.filter((_, row) => (dice & (1 << row)) !== 0);
    const isOpen = objective.near > 0 && near.length > 1;
    if (isOpen) supposeDeeply(objective, turn, dice);
    return { command: { type: 'roll', dice: colours }, value: isOpen ? turn.value(dice) : worth, chance: null };
  });
}

/** Those that deserve a look ahead, or all where there is none. */
function closest<T extends { readonly worth: number }>(options: readonly T[], near: number): readonly T[] {
  const best = Math.max(...options.map((option) => option.worth));
  return near === 0 ? options : options.filter((option) => best - option.worth < near);
}

/** Fills the turn for these dice, since the others answer each set in another way. */
function suppose(objective: Objective, turn: TurnExpectation, dice: number): void {
  const chances = SUM_CHANCE[DICE_COUNT[dice]];
  objective.suppose(dice, chances, false);
  turn.fill(objective.choices, true, dice, chances);
}

function supposeDeeply(objective: Objective, turn: TurnExpectation, dice: number): void {
  suppose(objective, turn, dice);
  turn.deepen(
    (cell, number) => objective.deeply(cell, number, false),
    objective.near / 3,
    dice,
    SUM_CHANCE[DICE_COUNT[dice]],
  );
}

function keeping(situation: Situation, objective: Objective, turn: TurnExpectation): readonly Option<Command>[] {
  const { dice, number } = situation;
  objective.begin(situation, dice, SUM_CHANCE[DICE_COUNT[dice]]);
  suppose(objective, turn, dice);
  const isOpen = objective.near > 0 && Math.abs(turn.worth(dice, number) - turn.again(dice)) < objective.near;
  if (isOpen) supposeDeeply(objective, turn, dice);
  return [
    { command: { type: 'keep' }, value: turn.worth(dice, number), chance: null },
    { command: { type: 'reroll' }, value: turn.again(dice), chance: null },
  ];
}

function writing(situation: Situation, objective: Objective): readonly Option<Command>[] {
  const { seat, active, dice, number } = situation;
  const only = new Float64Array(HIGHEST + 1);
  only[number] = 1;
  objective.begin(situation, dice, only);
  objective.suppose(dice, only, true);
  const options = [{ cell: -1, worth: objective.choices.worthOfSkipping(seat === active, number) }];
  for (let cell = 0; cell < CELL_COUNT; cell++)
    if ((dice & (1 << Math.floor(cell / PLACES))) !== 0 && objective.choices.canWrite(cell, number))
      options.push({ cell, worth: objective.choices.worthOfWriting(cell, number) });
  return closest(options, objective.near).map(({ cell, worth }, _, near) => ({
    command: writingIn(cell),
    value: objective.near > 0 && near.length > 1 ? objective.deeply(cell, number, true) : worth,
    chance: null,
  }));
}

function writingIn(cell: number): Command {
  if (cell < 0) return { type: 'skip' };
  const row = COLOURS[Math.floor(cell / PLACES)];
  return { type: 'write', row, column: CELLS[row][cell % PLACES] };
}
