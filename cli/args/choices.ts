import { readFileSync } from 'node:fs';
import { findGame, GAMES, type ListedGame } from '@cifra/games/rules';
import { type AnyGame, accept, type Json, type OptionSpec, type Result, refuse, type Viewer } from '@cifra/kernel';

/** What the user names on the command line, read into what the kernel takes. */

export function chosenGame(positionals: readonly string[]): Result<ListedGame> {
  const [id, ...rest] = positionals;
  if (id === undefined) return refuse('no-game', { known: gameIds() });
  if (rest.length > 0) return refuse('too-many-words', { word: rest.join(' ').slice(0, 40) });
  return gameCalled(id);
}

export function gameCalled(id: string): Result<ListedGame> {
  const listed = findGame(id);
  return listed === undefined ? refuse('unknown-game', { game: id.slice(0, 40), known: gameIds() }) : accept(listed);
}

function gameIds(): string {
  return GAMES.map(({ game }) => game.id).join(', ');
}

/** `--seats 2 --seats 4`, `--seats 2-4` or `--seats all`. */
export function chosenSeats(game: AnyGame, given: readonly string[]): Result<readonly number[]> {
  const { min, max } = game.seats;
  const chosen = new Set<number>();
  for (const text of given) {
    const range = text === 'all' ? [text, `${min}`, `${max}`] : /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    if (!(from >= min && from <= to && to <= max)) return refuse('bad-seats', { min, max });
    for (let seats = from; seats <= to; seats++) chosen.add(seats);
  }
  return accept([...chosen].sort((a, b) => a - b));
}

export function chosenViewer(text: string, seats: number): Result<Viewer> {
  if (text === 'spectator') return accept(text);
  const seat = /^\d$/.test(text) ? Number(text) : Number.NaN;
  return seat < seats ? accept(seat) : refuse('bad-viewer', { viewer: text.slice(0, 40), last: seats - 1 });
}

export function chosenNumber(flag: string, text: string, min: number, max: number): Result<number> {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? accept(number) : refuse('bad-number', { flag, min, max });
}

/** `--option name=value`, each value read as its option wants it; the game itself says whether it fits. */
export function chosenOptions(game: AnyGame, given: readonly string[]): Result<object> {
  const specs = game.options as { readonly [name: string]: OptionSpec };
  const raw: [string, Json][] = [];
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) return refuse('bad-assignment', { text: text.slice(0, 40) });
    const name = text.slice(0, at);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    const value = optionValue(spec, text.slice(at + 1));
    if (!value.ok) return value;
    raw.push([name, value.value]);
  }
  return game.parseOptions(Object.fromEntries(raw));
}

const YES = ['true', 'on', 'yes', 'sí', 'si', '1'];
const NO = ['false', 'off', 'no', '0'];

function optionValue(spec: OptionSpec | undefined, text: string): Result<Json> {
  switch (spec?.kind) {
    case undefined:
      return accept(text);
    case 'flag':
      return accept(YES.includes(text) ? true : NO.includes(text) ? false : text);
    case 'choice':
      return accept(spec.choices.find((choice) => String(choice) === text) ?? text);
    case 'limit':
      return accept(/^\d+$/.test(text) ? Number(text) : text);
    case 'list':
      return wordList(text);
  }
}

/** Words with commas between them, or `@file` with one a line. */
function wordList(text: string): Result<Json> {
  if (!text.startsWith('@')) return accept(items(text));
  try {
    return accept(items(readFileSync(text.slice(1), 'utf8')));
  } catch {
    return refuse('unreadable', { file: text.slice(1, 200) });
  }
}

function items(text: string): readonly string[] {
  return text
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
