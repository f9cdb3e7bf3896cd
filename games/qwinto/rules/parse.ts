import { commands, list, type OptionSpecs, oneOf, parseOptionsBy, type Result, whole } from '@cifra/kernel';
import { COLOURS, COLUMNS } from './sheet-shape.ts';
import type { Command, Options } from './types.ts';

/** Qwinto has no options. */
export const OPTIONS: OptionSpecs<Options> = {};

export function parseOptions(raw: unknown): Result<Options> {
  return parseOptionsBy(OPTIONS, raw);
}

export const parseCommand: (raw: unknown) => Result<Command> = commands({
  roll: { dice: list(oneOf(COLOURS), 1, 3) },
  reroll: {},
  keep: {},
  write: { row: oneOf(COLOURS), column: whole(1, COLUMNS) },
  skip: {},
  takeBack: {},
});
