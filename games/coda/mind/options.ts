import { type Rng, seatHand, type View } from '@cifra/kernel';
import { type Calibration, calibrated, type Evaluate, type Option } from '@cifra/mind-kit';
import { COLOURS, type Coda, type Command, coda, openingSize, openSlots } from '../rules/index.ts';
import { namedValue } from './codes.ts';
import { type Action, type SearchDepth, search } from './search.ts';
import { situationOf } from './situation.ts';

/**
 * Rivals in rollouts are weaker than masters, so a rollout thinks too well of itself. By seats, from matches between
 * masters: `npm run bench -- calibration coda`.
 */
export const CALIBRATIONS: { readonly [seats: number]: Calibration } = {
  2: { slope: 0.62, intercept: -0.1 },
  3: { slope: 0.54, intercept: -0.33 },
  4: { slope: 0.61, intercept: -0.36 },
};

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
        // Said every time, also where there is no choice, so that it tells the table nothing.
        if (table.options.dashes && table.drawn !== null && handOf(view).slot === null) return equal(slots(view));
        return searched(view, depth, rng);
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
  const calibration = view.table.options.tournament ? undefined : CALIBRATIONS[view.seats];
  return search(situationOf(view), depth, rng).map(({ action, value }) => ({
    command: commandOf(action),
    value,
    chance: calibration === undefined ? null : calibrated(value, calibration),
  }));
}

/** Decisions that no rollout tells apart: any of these. */
function equal(commands: readonly Command[]): readonly Option<Command>[] {
  return commands.map((command) => ({ command, value: 0, chance: null }));
}

function handOf(view: View<Coda>) {
  const hand = view.viewer === 'spectator' ? undefined : view.hands[seatHand(view.viewer)];
  if (hand === undefined) throw new Error('A bot plays from a seat');
  return hand;
}

/**
 * Half and half: between two of the same colour a stranger has fewer numbers to doubt. Against an opening by chance two
 * of four win 59 %, one or three 54 %, none 41 %.
 */
function openings(size: number): readonly Command[] {
  const half = Math.floor(size / 2);
  return (size % 2 === 0 ? [half] : [half, half + 1]).map((dark) => ({ type: 'take', dark }));
}

/**
 * The colour of which fewer are still hidden in one’s row, by lot if level: in equal matches it wins 52.3 % against
 * drawing by chance, and the opposite 46 %. Rollouts would need thousands to see so much.
 */
function draws({ table, viewer }: View<Coda>): readonly Command[] {
  const row = viewer === 'spectator' ? [] : (table.rows[viewer] ?? []);
  const left = COLOURS.filter((colour) => table.pool[colour] > 0).map((colour) => ({
    colour,
    hidden: row.filter((tile) => !tile.open && tile.colour === colour).length,
  }));
  const fewest = Math.min(...left.map(({ hidden }) => hidden));
  return left.flatMap(({ colour, hidden }) => (hidden === fewest ? [{ type: 'draw', colour } as const] : []));
}

/** Where there is a choice, any place: a habit could be read. */
function slots(view: View<Coda>): readonly Command[] {
  return openSlots(view.table, handOf(view)).map((slot) => ({ type: 'place', slot }));
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
