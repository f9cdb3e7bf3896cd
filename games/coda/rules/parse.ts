import { commands, list, type OptionSpecs, oneOf, parseOptionsBy, type Result, whole } from '@cifra/kernel';
import { COLOURS, type Value, valuesWith } from './tiles.ts';
import type { Command, Options } from './types.ts';

export const OPTIONS: OptionSpecs<Options> = {
  dashes: { kind: 'flag', default: false },
  dashInOpening: { kind: 'flag', default: true },
  clock: { kind: 'flag', default: false },
  memory: { kind: 'flag', default: false },
  tournament: { kind: 'flag', default: false },
};

const SWITCH: { readonly [word: string]: boolean } = { on: true, off: false };

/** The words on and off are understood for a switch too. */
function switched(value: unknown): unknown {
  return typeof value === 'string' && Object.hasOwn(SWITCH, value) ? SWITCH[value] : value;
}

export function parseOptions(raw: unknown): Result<Options> {
  const isPlain = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const plain = isPlain ? Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, switched(value)])) : raw;
  return parseOptionsBy(OPTIONS, plain);
}

/** More tiles than there are cannot stand in a row. */
const MAX_PLACE = 25;
const VALUES: readonly Value[] = valuesWith(true);

export const parseCommand: (raw: unknown) => Result<Command> = commands({
  take: { dark: whole(0, 4) },
  ready: { slots: list(whole(0, MAX_PLACE), 0, COLOURS.length) },
  place: { slot: whole(0, MAX_PLACE) },
  draw: { colour: oneOf(COLOURS) },
  attack: { seat: whole(0, 3), place: whole(0, MAX_PLACE), value: oneOf(VALUES) },
  stop: {},
  open: { place: whole(0, MAX_PLACE) },
});
