import type { Json, Refusal } from '@cifra/kernel';

/** What we read of a schema's complaint; which of these there are depends on its code. */
type Issue = {
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly expected?: string;
  readonly origin?: string;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly values?: readonly Json[];
  readonly options?: readonly Json[];
  readonly pattern?: string;
  readonly format?: string;
};

/** What a schema says of input that does not fit, without words of any language. */
export function schemaRefusal(
  error: { readonly instancePath: string; readonly params?: object } | undefined,
  input: unknown,
): Refusal {
  const issue: Issue = error?.params ?? {};
  const [stranger] = issue.keys ?? [];
  if (stranger !== undefined) return { code: 'unknown-field', field: stranger.slice(0, 40) };
  if (input === undefined) return { code: 'not-json' };
  const path = error?.instancePath.split('/').filter((part) => part !== '') ?? [];
  const field = path.join('.').slice(0, 80);
  if (valueAt(input, path) === undefined) return { code: 'missing-field', field };
  return { code: 'bad-request', field: field === '' ? 'body' : field, ...expectation(issue) };
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as { readonly [name: string]: unknown })[name];
  }
  return value;
}

/** What it should have been: a key of the words for it, and the number or the list that they need. */
function expectation({ expected, origin, maximum, minimum, values, options, pattern, format }: Issue): {
  readonly expected: string;
  readonly limit: Json;
} {
  const unit = origin === 'string' ? 'characters' : origin === 'array' ? 'entries' : 'number';
  if (maximum !== undefined) return { expected: `most ${unit}`, limit: maximum };
  if (minimum !== undefined) return { expected: `least ${unit}`, limit: minimum };
  if (values !== undefined || options !== undefined)
    return { expected: 'one of', limit: [...(values ?? options ?? [])] };
  if (pattern !== undefined) return { expected: 'form', limit: pattern };
  return { expected: expected ?? format ?? 'other', limit: null };
}
