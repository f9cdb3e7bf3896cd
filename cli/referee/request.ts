import { accept, type Json, type Result, refuse, type Seat, type Viewer } from '@cifra/kernel';

/** A line of the referee, understood as far as that is possible without a match. */
export type Request =
  | {
      readonly kind: 'start';
      readonly game: string;
      readonly seats: Json;
      readonly options: Json;
      readonly chance: Json;
      readonly seed: string | undefined;
    }
  | { readonly kind: 'order'; readonly seat: Seat; readonly command: Json }
  | { readonly kind: 'view'; readonly viewer: Viewer }
  | { readonly kind: 'legal' | 'timeout'; readonly seat: Seat }
  | { readonly kind: 'outcome' | 'toAct' | 'file' | 'help' };

/** The fields of each line; the first of them that is there tells the lines apart. */
const FIELDS: { readonly [kind in Request['kind']]: readonly string[] } = {
  start: ['game', 'seats', 'options', 'chance', 'seed'],
  order: ['command', 'seat'],
  view: ['view'],
  legal: ['legal'],
  outcome: ['outcome'],
  toAct: ['toAct'],
  timeout: ['timeout'],
  file: ['file'],
  help: ['help'],
};
const KINDS = Object.keys(FIELDS) as Request['kind'][];

export function parseRequest(raw: Json): Result<Request> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('unknown-line');
  // A copy without a prototype, so that no field can be mistaken for one that every object has.
  const line: { readonly [field: string]: Json | undefined } = Object.assign(Object.create(null), raw);
  const kind = KINDS.find((one) => FIELDS[one].some((field) => field in line));
  if (kind === undefined) return refuse('unknown-line');
  const stranger = Object.keys(line).find((field) => !FIELDS[kind].includes(field));
  if (stranger !== undefined) return refuse('unknown-field', { field: stranger.slice(0, 40) });
  switch (kind) {
    case 'start':
      return start(line);
    case 'order':
      return seat(line, 'seat', (number) => ({ kind, seat: number, command: line.command ?? null }));
    case 'view':
      return line.view === 'spectator'
        ? accept({ kind, viewer: line.view })
        : seat(line, 'view', (viewer) => ({ kind, viewer }));
    case 'legal':
    case 'timeout':
      return seat(line, kind, (number) => ({ kind, seat: number }));
    case 'outcome':
    case 'toAct':
    case 'file':
    case 'help':
      return line[kind] === true ? accept({ kind }) : refuse('bad-field', { field: kind, expected: 'true' });
  }
}

type Fields = { readonly [field: string]: Json | undefined };

function start({ game, seats = null, options = {}, chance = {}, seed }: Fields): Result<Request> {
  if (typeof game !== 'string') return refuse('bad-field', { field: 'game', expected: '"…"' });
  if (seed !== undefined && typeof seed !== 'string') return refuse('bad-field', { field: 'seed', expected: '"…"' });
  return accept({ kind: 'start', game, seats, options, chance, seed });
}

function seat(fields: Fields, field: string, make: (seat: Seat) => Request): Result<Request> {
  const value = fields[field];
  const isSeat = typeof value === 'number' && Number.isInteger(value);
  if (isSeat) return accept(make(value));
  return refuse('bad-field', { field, expected: field === 'view' ? '0, 1, … | "spectator"' : '0, 1, …' });
}
