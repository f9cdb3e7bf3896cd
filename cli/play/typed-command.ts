import type { Json } from '@cifra/kernel';
import { parseJson } from '../args/parse-json.ts';
import type { JsonCommand } from '../match/local-match.ts';
import { isMeant, verbOf, wordsOf } from './move-words.ts';

/**
 * The commands that a typed line may mean. The legal moves serve as patterns: `attack 1 0 7` fills the fields of an
 * attack in their order, and a line without the name of a command is tried on every pattern that it fits.
 */
export function candidates(
  text: string,
  legal: readonly JsonCommand[],
  known: readonly JsonCommand[] = legal,
  verb: (command: JsonCommand) => string = ({ type }) => type,
): readonly Json[] {
  if (text.startsWith('{')) {
    const json = parseJson(text);
    return json.ok ? [json.value] : [];
  }
  const [word = '', ...rest] = text.split(/\s+/);
  // A move that was legal before gets the rules' own answer, why it is not now.
  const named = patterns([...legal, ...known]).filter((pattern) => isCalled(pattern, word, verb));
  if (named.length > 0) return named.flatMap((pattern) => filled(pattern, rest.join(' ')) ?? []);
  const withFields = patterns(legal).filter((pattern) => Object.keys(pattern).length > 1);
  return withFields.flatMap((pattern) => filled(pattern, text) ?? []);
}

/** One move of each form: the same type with the same fields. */
export function patterns(moves: readonly JsonCommand[]): readonly JsonCommand[] {
  const forms = new Map<string, JsonCommand>();
  for (const move of moves) {
    const form = [move.type, ...Object.keys(move).sort()].join();
    if (!forms.has(form)) forms.set(form, move);
  }
  return [...forms.values()];
}

/** By its name on the wire, or by the verb of the player's language. */
export function isCalled(pattern: JsonCommand, word: string, verb: (command: JsonCommand) => string): boolean {
  const typed = wordsOf(word).join('');
  return pattern.type === word.toLowerCase() || (typed !== '' && isMeant(typed, verb(pattern)));
}

/** A move as it could be typed, for a hint: as it is called, or where its parts are free, the verb and the parts. */
export function shorthand({ type, ...fields }: JsonCommand, text: string = type): string {
  const parts = Object.values(fields);
  const isFree = parts.some(
    (part) => Array.isArray(part) && part.some((item: Json) => /\d/.test(String(item)) || text.includes(String(item))),
  );
  return isFree || text === type ? [verbOf(text), ...parts.map(typed)].join(' ') : wordsOf(text).join(' ');
}

function typed(value: Json): string {
  if (!Array.isArray(value)) return String(value);
  const words = value.map((item: Json) => (item === null ? '-' : String(item)));
  return words.some((word) => /\s/.test(word)) ? words.join(', ') : words.join(' ');
}

function filled({ type, ...fields }: JsonCommand, line: string): Json | null {
  const names = Object.keys(fields);
  const command: { [field: string]: Json } = { type };
  let rest = line.trim();
  for (const [at, name] of names.entries()) {
    const pattern = fields[name] ?? null;
    if (at === names.length - 1 && Array.isArray(pattern)) {
      if (rest === '') return null;
      command[name] = items(rest).map((item) => itemLike(pattern, item));
      return command;
    }
    const [word = '', after = ''] = split(rest);
    if (word === '' || (typeof pattern === 'object' && pattern !== null)) return null;
    command[name] = /^\d+$/.test(word) ? Number(word) : word;
    rest = after;
  }
  return rest === '' ? command : null;
}

function split(text: string): readonly string[] {
  const found = /^([^\s,]+)[\s,]*(.*)$/.exec(text);
  return found === null ? [] : found.slice(1);
}

/** Phrases have commas between them; single words need none. */
function items(text: string): readonly string[] {
  return text.split(/[,;/]/.test(text) ? /[,;/]/ : /\s+/).map((item) => item.trim());
}

function itemLike(pattern: readonly Json[], item: string): Json {
  if (item === '-' || item === '?') return null;
  return pattern.some((one) => typeof one === 'string') ? item : /^\d+$/.test(item) ? Number(item) : item;
}
