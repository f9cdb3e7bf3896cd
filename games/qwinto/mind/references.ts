import type { Bot } from '@cifra/kernel';
import { CELLS, COLOURS, type Command, type Qwinto, qwinto } from '../rules/index.ts';
import { botOf, LEVEL_SETTINGS } from './bot.ts';
import { DICE_COUNT, SUM_CHANCE } from './dice.ts';
import { Heuristic } from './heuristic.ts';
import { PLACES } from './sheet.ts';
import { simplePlayer } from './simple-players.ts';
import { readSituation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';

/** Any legal move. */
const random: Bot<Qwinto> = (view, rng) => rng.pick([...qwinto.legal(view)]);

const turn = new TurnExpectation();
const heuristicWorth = new Heuristic();

/** The simple heuristic under the exact expectation over dice and re-roll. */
const heuristic: Bot<Qwinto> = (view): Command => {
  const { sheets, seat, active, phase, dice, number } = readSituation(view);
  heuristicWorth.setSheet(sheets[seat]);
  if (phase === 'roll') {
    turn.fill(heuristicWorth, true);
    const best = turn.bestDice();
    return { type: 'roll', dice: COLOURS.filter((_, at) => best & (1 << at)) };
  }
  turn.fill(heuristicWorth, seat === active, dice, SUM_CHANCE[DICE_COUNT[dice]]);
  if (phase === 'rolled') return { type: turn.worth(dice, number) < turn.again(dice) ? 'reroll' : 'keep' };
  const cell = turn.cell(dice, number);
  if (cell < 0) return { type: 'skip' };
  const row = COLOURS[Math.floor(cell / PLACES)];
  return { type: 'write', row, column: CELLS[row][cell % PLACES] };
};

/**
 * A person as we picture one who plays now and then: rolls where a number is likely to belong, writes what belongs
 * somewhere, and rolls again what does not.
 */
const person = simplePlayer({ dice: null, tolerance: 1.5, rerollsAt: 3, likes: null });

/** Players to measure against. */
export const references = {
  random,
  person,
  heuristic,
  builder: botOf(LEVEL_SETTINGS.builder),
  racer: botOf(LEVEL_SETTINGS.racer),
  /** Builds, and switches to the race at six numbers before the end. */
  'late-racer': botOf(LEVEL_SETTINGS['late-racer']),
};
