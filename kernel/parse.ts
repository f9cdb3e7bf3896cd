import { accept, type Result, refuse } from './result.ts';

/** Foreign input in, a typed value or a refusal out; never an exception. */
export type Parser<T> = (raw: unknown, path: string) => Result<T>;

/** What belongs there: values as they are written on the wire, or a kind of thing, which each language names. */
export type Expected =
  | string
  | { readonly kind: 'text' }
  | { readonly kind: 'list'; readonly min: number; readonly max: number };

function bad(path: string, expected: Expected): Result<never> {
  return refuse('bad-command', { field: path, expected });
}

export function oneOf<T extends string | number>(values: readonly T[]): Parser<T> {
  return (raw, path) => {
    const at = values.indexOf(raw as T);
    return at < 0 ? bad(path, values.slice(0, 30).join(' | ')) : accept(values[at] as T);
  };
}

export function whole(min: number, max: number): Parser<number> {
  return (raw, path) =>
    Number.isInteger(raw) && Number(raw) >= min && Number(raw) <= max
      ? accept(Number(raw))
      : bad(path, `${min}–${max}`);
}

export function text(maxLength: number): Parser<string> {
  return (raw, path) => {
    if (typeof raw !== 'string') return bad(path, { kind: 'text' });
    return raw.length > maxLength ? refuse('too-long', { field: path, max: maxLength }) : accept(raw);
  };
}

export function nullOr<T>(parser: Parser<T>): Parser<T | null> {
  return (raw, path) => (raw === null ? accept(null) : parser(raw, path));
}

/** A field that may be missing. */
export type OptionalParser<T> = { readonly optional: Parser<T> };
export function optional<T>(parser: Parser<T>): OptionalParser<T> {
  return { optional: parser };
}

export function list<T>(parser: Parser<T>, min: number, max: number): Parser<readonly T[]> {
  return (raw, path) => {
    if (!Array.isArray(raw) || raw.length < min || raw.length > max) return bad(path, { kind: 'list', min, max });
    const items: T[] = [];
    for (let at = 0; at < raw.length; at++) {
      const item = parser(raw[at], path);
      // Which one it was is worded only for somebody who is told.
      if (!item.ok) return parser(raw[at], `${path}[${at}]`) as Result<never>;
      items.push(item.value);
    }
    return accept(items);
  };
}

type Fields = { readonly [name: string]: Parser<unknown> | OptionalParser<unknown> };
type Parsed<F extends Fields> = {
  readonly [name in keyof F as F[name] extends OptionalParser<unknown> ? never : name]: F[name] extends Parser<infer T>
    ? T
    : never;
} & {
  readonly [name in keyof F as F[name] extends OptionalParser<unknown> ? name : never]?: F[name] extends OptionalParser<
    infer T
  >
    ? T
    : never;
};

function record<F extends Fields>(fields: F, raw: { [name: string]: unknown }): Result<Parsed<F>> {
  for (const name of Object.keys(raw))
    if (name !== 'type' && !Object.hasOwn(fields, name)) return refuse('unknown-field', { field: name.slice(0, 40) });
  const parsed: { [name: string]: unknown } = {};
  for (const name of Object.keys(fields)) {
    const field = fields[name] as Fields[string];
    const isOptional = typeof field === 'object';
    if (isOptional && raw[name] === undefined) continue;
    const value = (isOptional ? field.optional : field)(raw[name], name);
    if (!value.ok) return value;
    parsed[name] = value.value;
  }
  return accept(parsed as Parsed<F>);
}

type Commands = { readonly [type: string]: Fields };
export type CommandOf<C extends Commands> = {
  [type in keyof C & string]: { readonly type: type } & Parsed<C[type]>;
}[keyof C & string];

/** A parser of commands from a list of their types and fields. */
export function commands<C extends Commands>(types: C): (raw: unknown) => Result<CommandOf<C>> {
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('command', '{ "type": … }');
    const { type } = raw as { type?: unknown };
    if (typeof type !== 'string' || !Object.hasOwn(types, type)) return bad('type', Object.keys(types).join(' | '));
    const fields = record(types[type] as Fields, raw as { [name: string]: unknown });
    return fields.ok ? accept({ type, ...fields.value } as CommandOf<C>) : fields;
  };
}
