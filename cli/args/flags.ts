import { type ParseArgsConfig, parseArgs } from 'node:util';
import { accept, type Result, refuse } from '@cifra/kernel';

export type Flags = NonNullable<ParseArgsConfig['options']>;

type Parsed<F extends Flags> = ReturnType<typeof parseArgs<{ options: F; allowPositionals: true }>>;
export type Args<F extends Flags> = Pick<Parsed<F>, 'values' | 'positionals'>;

/** The arguments of a command. What Node would throw in English is a refusal that we can word. */
export function readArgs<F extends Flags>(argv: readonly string[], flags: F): Result<Args<F>> {
  const config = { args: [...argv], options: flags, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) return refuse('unknown-flag', { flag: token.rawName.slice(0, 40) });
    if (flag.type === 'boolean' && token.value !== undefined)
      return refuse('flag-without-value', { flag: token.rawName });
    // `--seed --json` forgot the seed; `--seed=-1` did not.
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (flag.type === 'string' && isMissing) return refuse('flag-needs-value', { flag: token.rawName });
  }
  return accept(parseArgs(config));
}
