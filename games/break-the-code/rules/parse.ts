import { commands, list, type OptionSpecs, oneOf, optional, parseOptionsBy, type Result, whole } from '@cifra/kernel';
import { CARDS } from './cards.ts';
import { DECK, TILES } from './tiles.ts';
import type { Command, Options } from './types.ts';

export const OPTIONS: OptionSpecs<Options> = {
  sharedCards: { kind: 'flag', default: false },
  lastChance: { kind: 'flag', default: false },
  oneGuess: { kind: 'flag', default: false },
};

export function parseOptions(raw: unknown): Result<Options> {
  return parseOptionsBy(OPTIONS, raw);
}

export const parseCommand: (raw: unknown) => Result<Command> = commands({
  ask: { card: oneOf(CARDS), number: optional(whole(0, 9)) },
  // How many tiles make a guess depends on the table: `check` counts them.
  guess: { tiles: list(oneOf(TILES), 0, DECK.length) },
  pass: {},
});
