import { type Bot, type Bots, type Rng, seatHand, type View } from '@cifra/kernel';
import { COLOURS, type Coda, type Colour, type Command, openingSize, openSlots } from '../rules/index.ts';
import { namedValue } from './codes.ts';
import { type Action, type Depth, search } from './search.ts';
import { situationOf } from './situation.ts';

export type Style = Depth & {
  /** How far a worse action may be from the best and still be taken now and then: the mixing, and the level. */
  readonly heat: number;
};

export const MASTER: Style = {
  worlds: 200,
  listed: 1500,
  rollouts: 80,
  attacks: 6,
  patience: 2,
  bluff: 0.1,
  trust: 0.2,
  self: { kind: 'exact', infers: true, goesOnAt: 0.3 },
  heat: 0.01,
};

/**
 * Two seats cost less to search, so they are searched deeper. And whoever sits there alone with us and knows that we
 * conclude from choices can choose so as to mislead us: a trust of 0.2 lost to such a player.
 */
export const DUELLIST: Style = { ...MASTER, rollouts: 1000, trust: 0.05 };

/** A player who searches; every decision of the game is taken here. */
export function searcher(style: Style): Bot<Coda> {
  return (view, rng) => {
    const { table } = view;
    switch (table.phase) {
      case 'take':
        return { type: 'take', dark: openingDarks(openingSize(view.seats), rng) };
      case 'arrange':
      case 'place':
        return anySlot(view, rng);
      case 'attack':
        // Said every time, also where there is no choice, so that it tells the table nothing.
        if (table.options.dashes && table.drawn !== null && handOf(view).slot === null) return anySlot(view, rng);
        break;
      case 'draw':
        return { type: 'draw', colour: colourToDraw(view, rng) };
      case 'open':
        break;
      case 'over':
        throw new Error('The match is over');
    }
    return commandOf(choose(search(situationOf(view), style, rng), style.heat, rng));
  };
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
function openingDarks(size: number, rng: Rng): number {
  return Math.floor(size / 2) + (size % 2 === 0 ? 0 : rng.below(2));
}

/**
 * The colour of which fewer are still hidden in one’s row, by lot if level: in equal matches it wins 52.3 % against
 * drawing by chance, and the opposite 46 %. Rollouts would need thousands to see so much.
 */
function colourToDraw({ table, viewer }: View<Coda>, rng: Rng): Colour {
  const left = COLOURS.filter((colour) => table.pool[colour] > 0);
  const row = viewer === 'spectator' ? [] : (table.rows[viewer] ?? []);
  const hidden = (colour: Colour) => row.filter((tile) => !tile.open && tile.colour === colour).length;
  const fewest = Math.min(...left.map(hidden));
  return rng.pick(left.filter((colour) => hidden(colour) === fewest));
}

/** Where there is a choice, any place: a habit could be read. */
function anySlot(view: View<Coda>, rng: Rng): Command {
  return { type: 'place', slot: rng.pick(openSlots(view.table, handOf(view))) };
}

/** The better an action the likelier it is taken. */
function choose(rated: readonly { readonly action: Action; readonly value: number }[], heat: number, rng: Rng): Action {
  const best = Math.max(...rated.map(({ value }) => value));
  const weights = rated.map(({ value }) => Math.exp((value - best) / heat));
  let left = rng.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, { action }] of rated.entries()) {
    left -= weights[at] ?? 0;
    if (left <= 0) return action;
  }
  throw new Error('Nothing to choose from');
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

const atTable = searcher(MASTER);
const inDuel = searcher(DUELLIST);

/** They differ by depth and by heat alone. */
export const bots: Bots<Coda> = {
  novice: searcher({
    ...MASTER,
    worlds: 40,
    listed: 0,
    rollouts: 8,
    attacks: 16,
    patience: Number.POSITIVE_INFINITY,
    bluff: 1,
    trust: 0,
    heat: 0.12,
  }),
  club: searcher({ ...MASTER, worlds: 80, listed: 0, rollouts: 20, trust: 0, heat: 0.03 }),
  master: (view, rng) => (view.seats === 2 ? inDuel : atTable)(view, rng),
};
