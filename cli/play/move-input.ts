import type { Json, Refusal, Seat } from '@cifra/kernel';
import type { JsonCommand, LocalMatch } from '../match/local-match.ts';
import { movesNamed, verbOf } from './move-words.ts';
import { candidates, isCalled, patterns } from './typed-command.ts';

/** What came of a typed line; only `done` has changed anything. */
export type Attempt =
  | { readonly kind: 'done'; readonly facts: readonly { readonly type: string }[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ambiguous'; readonly types: readonly string[] }
  | { readonly kind: 'not-understood' };

/** Reads typed lines as moves, and remembers the forms of all moves that it has seen. */
export class MoveInput {
  readonly #match: LocalMatch;
  readonly #textOf: (command: JsonCommand) => string;
  #known: readonly JsonCommand[] = [];

  /** `textOf` is what a move is called in the player's language. */
  constructor(match: LocalMatch, textOf: (command: JsonCommand) => string) {
    this.#match = match;
    this.#textOf = textOf;
  }

  /** The number of a legal move, or a move in words. */
  read(seat: Seat, text: string): Attempt {
    const legal = this.#match.legal(seat);
    this.#known = patterns([...this.#known, ...legal]);
    const numbered = /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined;
    const meant: readonly Json[] = numbered === undefined ? this.#meant(text, legal) : [numbered];
    const types = [...new Set(meant.map(typeOf))];
    if (types.length > 1) return { kind: 'ambiguous', types };
    let refusal: Refusal | null = null;
    for (const command of meant) {
      const facts = this.#match.order(seat, command);
      if (facts.ok) return { kind: 'done', facts: facts.value };
      refusal ??= facts.refusal;
    }
    return refusal === null ? { kind: 'not-understood' } : { kind: 'refused', refusal };
  }

  /** What is written as a command is one, and the rules say what is wrong with it; a mere word must make sense. */
  #meant(text: string, legal: readonly JsonCommand[]): readonly Json[] {
    const [word = ''] = text.split(/\s/);
    const named = movesNamed(
      text,
      legal.map((command) => ({ command, text: this.#textOf(command) })),
    );
    if (named.length === 1) return named;
    const verb = (command: JsonCommand) => verbOf(this.#textOf(command));
    const isCommand = text.startsWith('{') || this.#known.some((pattern) => isCalled(pattern, word, verb));
    const fitting = candidates(text, legal, this.#known, verb);
    return isCommand ? fitting : fitting.filter((command) => this.#match.game.parseCommand(command).ok);
  }
}

function typeOf(command: Json): string {
  const isObject = typeof command === 'object' && command !== null && 'type' in command;
  return isObject ? String(command.type) : '';
}
