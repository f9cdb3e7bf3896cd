import type { Rng, View } from '@cifra/kernel';
import { type Calibration, calibrated, type Evaluate, type MonotoneMap, mapped, type Option } from '@cifra/mind-kit';
import { COLOURS, type Coda, type Command, coda, openingSize } from '../rules/index.ts';
import { namedValue } from './codes.ts';
import { type Action, type SearchDepth, search } from './search.ts';
import { situationOf } from './situation.ts';
import { saysSlot, slots } from './slots.ts';

/**
 * Rivals in rollouts are weaker than masters, and masters believe each other less than a rollout thinks, so a rollout thinks too
 * well of itself. From 300 matches between two masters, seeds “bluffs” (their options) and “end19” (as a quick review saw
 * them): `npm run bench -- plots 150 coda 2 end19`.
 */
const DUEL_CHANCES: MonotoneMap = [
  [0.26, 0.29],
  [0.384, 0.387],
  [0.465, 0.432],
  [0.55, 0.484],
  [0.62, 0.508],
  [0.74, 0.524],
  [0.85, 0.64],
  [0.928, 0.712],
  [0.994, 0.962],
];
/** With more seats, from fewer matches. */
const CALIBRATIONS: { readonly [seats: number]: Calibration } = {
  3: { slope: 0.54, intercept: -0.33 },
  4: { slope: 0.61, intercept: -0.36 },
};

/** The chance to win that masters had where a rollout said this; null in a tournament, where it says points. */
export function chanceOf({ seats, table }: View<Coda>, value: number): number | null {
  if (table.options.tournament) return null;
  if (seats === 2) return mapped(DUEL_CHANCES, value);
  const calibration = CALIBRATIONS[seats];
  return calibration === undefined ? null : calibrated(value, calibration);
}

/** What a seat can do, each with the share of the round that it wins in rollouts. */
export function evaluator(depth: SearchDepth): Evaluate<Coda> {
  return (view, rng) => {
    const { table } = view;
    switch (table.phase) {
      case 'take':
        return equal(openings(openingSize(view.seats)));
      case 'arrange':
        return equal([...coda.legal(view)]);
      case 'place':
        return equal(slots(view));
      case 'attack':
        return saysSlot(view) ? equal(slots(view)) : searched(view, depth, rng);
      case 'draw':
        return equal(draws(view));
      case 'open':
        return searched(view, depth, rng);
      case 'over':
        throw new Error('The match is over');
    }
  };
}

function searched(view: View<Coda>, depth: SearchDepth, rng: Rng): readonly Option<Command>[] {
  return search(situationOf(view), depth, rng).map(({ action, value }) => ({
    command: commandOf(action),
    value,
    chance: chanceOf(view, value),
  }));
}

/** Decisions that no rollout tells apart: any of these. */
function equal(commands: readonly Command[]): readonly Option<Command>[] {
  return commands.map((command) => ({ command, value: 0, chance: null }));
}

/**
 * Half and half: between two of the same colour a stranger has fewer numbers to doubt. Against an opening by chance two
 * of four win 59 %, one or three 54 %, none 41 %.
 */
export function openings(size: number): readonly Command[] {
  const half = Math.floor(size / 2);
  return (size % 2 === 0 ? [half] : [half, half + 1]).map((dark) => ({ type: 'take', dark }));
}

/**
 * The colour of which fewer are still hidden in one’s row, by lot if level: in equal matches it wins 52.3 % against
 * drawing by chance, and the opposite 46 %. Rollouts would need thousands to see so much.
 */
export function draws({ table, viewer }: View<Coda>): readonly Command[] {
  const row = viewer === 'spectator' ? [] : (table.rows[viewer] ?? []);
  const left = COLOURS.filter((colour) => table.pool[colour] > 0).map((colour) => ({
    colour,
    hidden: row.filter((tile) => !tile.open && tile.colour === colour).length,
  }));
  const fewest = Math.min(...left.map(({ hidden }) => hidden));
  return left.flatMap(({ colour, hidden }) => (hidden === fewest ? [{ type: 'draw', colour } as const] : []));
}

export function commandOf(action: Action): Command {
  switch (action.type) {
    case 'attack':
      return { type: 'attack', seat: action.seat, place: action.place, value: namedValue(action.code) };
    case 'stop':
      return { type: 'stop' };
    case 'open':
      return { type: 'open', place: action.place };
  }
}
