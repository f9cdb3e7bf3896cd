import type { Bot, Bots, Rng } from '@cifra/kernel';
import { CELLS, COLOURS, type Command, type Qwinto } from '../rules/index.ts';
import { DICE_COUNT, DICE_SETS, SUM_CHANCE } from './dice.ts';
import { blankClocks, blankSurroundings, readClocks, surroundings } from './features.ts';
import type { Layers } from './layers.ts';
import { Outlook } from './outlook.ts';
import { CELL_COUNT, HIGHEST, PLACES } from './sheet.ts';
import { readSituation, type Situation } from './situation.ts';
import { Thought } from './thought.ts';
import { type Choices, Turn } from './turn.ts';
import { trainedLayers } from './value.ts';

/** How a level thinks. */
export type Manner = {
  /** By the chance to win against the others' sheets, or by one's own points alone. */
  readonly byChance: boolean;
  /** In points: options this much worse are still taken now and then, much worse ones never. 0 takes the best. */
  readonly temperature: number;
};

export const MANNERS = {
  novice: { byChance: false, temperature: 3 },
  club: { byChance: false, temperature: 1 },
  master: { byChance: true, temperature: 0 },
} satisfies { readonly [level: string]: Manner };

/** How much the others’ gain from one’s own dice counts when they are chosen. */
const TRUST = 0.2;

type Option = { readonly command: Command; readonly worth: number };

/** A bot over some net. */
export function botOver(layers: () => Layers, { byChance, temperature }: Manner): Bot<Qwinto> {
  const thought = new Thought(layers);
  const outlook = new Outlook(layers());
  const turn = new Turn();
  return (view, rng) => {
    const situation = readSituation(view);
    // Alone there is nobody to win against (Q13).
    const isRace = byChance && situation.sheets.length > 1;
    const options = isRace ? raceOptions(situation, thought, turn) : pointOptions(situation, outlook, turn);
    return pick(options, temperature, rng);
  };
}

/** Options by the chance to win. */
function raceOptions(situation: Situation, thought: Thought, turn: Turn): readonly Option[] {
  const { phase, dice, number } = situation;
  // For each set of dice anew, since the others answer each in another way.
  const suppose = (set: number) => {
    const chances = SUM_CHANCE[DICE_COUNT[set]];
    thought.suppose(set, chances, TRUST);
    turn.fill(thought, true, set, chances);
  };
  switch (phase) {
    case 'roll':
      thought.begin(situation, 7, null);
      return DICE_SETS.map((set) => {
        suppose(set);
        return { command: rolling(set), worth: turn.value(set) };
      });
    case 'rolled':
      thought.begin(situation, dice, SUM_CHANCE[DICE_COUNT[dice]]);
      suppose(dice);
      return standing(turn, dice, number);
    case 'write': {
      const only = new Float64Array(HIGHEST + 1);
      only[number] = 1;
      thought.begin(situation, dice, only);
      thought.suppose(dice, only, 1);
      return writings(situation, thought);
    }
  }
}

/** Options by one's own points. */
function pointOptions(situation: Situation, outlook: Outlook, turn: Turn): readonly Option[] {
  const { sheets, seat, active, phase, dice, number } = situation;
  const clocks = blankClocks();
  const around = blankSurroundings();
  readClocks(sheets, clocks);
  surroundings(clocks, sheets.length, seat, (active + 1) % sheets.length, around);
  outlook.look(sheets[seat], around);
  switch (phase) {
    case 'roll':
      turn.fill(outlook, true);
      return DICE_SETS.map((set) => ({ command: rolling(set), worth: turn.value(set) }));
    case 'rolled':
      turn.fill(outlook, true, dice, SUM_CHANCE[DICE_COUNT[dice]]);
      return standing(turn, dice, number);
    case 'write':
      return writings(situation, outlook);
  }
}

function rolling(dice: number): Command {
  return { type: 'roll', dice: COLOURS.filter((_, at) => (dice & (1 << at)) !== 0) };
}

function standing(turn: Turn, dice: number, number: number): readonly Option[] {
  return [
    { command: { type: 'keep' }, worth: turn.worth(dice, number) },
    { command: { type: 'reroll' }, worth: turn.again(dice) },
  ];
}

function writings({ seat, active, dice, number }: Situation, choices: Choices): readonly Option[] {
  const options: Option[] = [{ command: { type: 'skip' }, worth: choices.worthOfSkipping(seat === active, number) }];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const row = Math.floor(cell / PLACES);
    if ((dice & (1 << row)) === 0 || !choices.canWrite(cell, number)) continue;
    const colour = COLOURS[row];
    const command: Command = { type: 'write', row: colour, column: CELLS[colour][cell % PLACES] };
    options.push({ command, worth: choices.worthOfWriting(cell, number) });
  }
  return options;
}

/** The best option, or with a temperature one of the nearly best: what is three temperatures worse is never taken. */
function pick(options: readonly Option[], temperature: number, rng: Rng): Command {
  const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
  if (temperature === 0) return best.command;
  const near = options.filter((option) => best.worth - option.worth < 3 * temperature);
  const weights = near.map((option) => Math.exp((option.worth - best.worth) / temperature));
  let at = rng.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, option] of near.entries()) {
    at -= weights[index];
    if (at < 0) return option.command;
  }
  return best.command;
}

/** The net is unpacked when the first bot sits down, not when the page loads. */
function lazily(manner: Manner): Bot<Qwinto> {
  let bot: Bot<Qwinto> | null = null;
  return (view, rng) => {
    bot ??= botOver(trainedLayers(), manner);
    return bot(view, rng);
  };
}

export const bots: Bots<Qwinto> = {
  novice: lazily(MANNERS.novice),
  club: lazily(MANNERS.club),
  master: lazily(MANNERS.master),
};
