import { accept, type Result, refuse } from './result.ts';

/** What may stand in an option: a switch, one of a list, a number, or a pasted list of words. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[]; readonly default: string | number }
  /** A whole number, or the word `off`. */
  | { readonly kind: 'limit'; readonly min: number; readonly max: number; readonly default: number | 'off' }
  | {
      readonly kind: 'list';
      readonly maxItems: number;
      readonly maxLength: number;
      readonly default: readonly string[];
    };

/** One description for the parser, the forms and the documentation. */
export type OptionSpecs<Options> = { readonly [name in keyof Options]: OptionSpec };

function fits(spec: OptionSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return spec.choices.some((choice) => choice === value);
    case 'limit':
      return value === 'off' || (Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= spec.maxItems &&
        value.every((item) => typeof item === 'string' && item.length > 0 && item.length <= spec.maxLength)
      );
  }
}

/** Says what the option would take. */
function refuseValue(option: string, spec: OptionSpec): Result<never> {
  switch (spec.kind) {
    case 'flag':
      return refuse('bad-option', { option, allowed: [true, false] });
    case 'choice':
      return refuse('bad-option', { option, allowed: spec.choices });
    case 'limit':
      return refuse('bad-option', { option, allowed: `${spec.min}–${spec.max}, off` });
    case 'list':
      return refuse('bad-list', { option, items: spec.maxItems, length: spec.maxLength });
  }
}

export function parseOptionsBy<Options extends object>(specs: OptionSpecs<Options>, raw: unknown): Result<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('bad-options');
  const given = raw as { [name: string]: unknown };
  const named = specs as { [name: string]: OptionSpec };
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(named, name) ? named[name] : undefined;
    if (spec === undefined) return refuse('unknown-option', { option: name.slice(0, 40), known: Object.keys(named) });
    if (!fits(spec, value)) return refuseValue(name, spec);
  }
  const options = Object.entries(named).map(([name, spec]) => [name, given[name] ?? spec.default]);
  return accept(Object.fromEntries(options) as Options);
}
