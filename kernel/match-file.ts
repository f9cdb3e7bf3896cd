import type { BotName } from './bot.ts';
import { parseSeal, type Seal } from './fair.ts';
import type { Outcome } from './game.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import type { Script } from './script.ts';
import type { Seat } from './seat.ts';
import type { LoggedEvent, Shape } from './shape.ts';

export const MATCH_FORMAT = 'cifra-match/1';
/** How every format is called, one to come too. */
const ANY_FORMAT = /^cifra-match\/\d{1,6}$/;

/** One entry of a match: who ordered what, and what it caused. The deal was ordered by nobody. */
export type MatchEntry<G extends Shape> = {
  readonly seat: Seat | null;
  readonly command: G['Command'] | null;
  /** Played by the clock, not by the player. */
  readonly timeout?: true;
  /** Played by this bot, not by a person. */
  readonly bot?: BotName;
  /** The player had asked for a hint. A room's own fact: no rule knows of it, and nothing else follows from it. */
  readonly hinted?: true;
  readonly events: readonly LoggedEvent<G>[];
};

/** A whole match with all its secrets: written only after the outcome. */
export type MatchFile<G extends Shape> = {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: G['Options'];
  /** What the players were called at the end, by seat; a bot by the name that programs call it. */
  readonly names?: readonly string[];
  readonly seal: Seal;
  /** Chance that was written down beforehand; a match with a script was not dealt fairly and says so. */
  readonly script?: Script;
  readonly entries: readonly MatchEntry<G>[];
  readonly outcome: Outcome | null;
};

/** The outside of a match file; what is inside is proven by replaying it. */
export function parseMatchFile(raw: unknown): Result<MatchFile<Shape>> {
  if (typeof raw !== 'object' || raw === null) return refuse('not-a-match-file');
  const file = raw as { [field: string]: unknown };
  if (typeof file.format === 'string' && file.format !== MATCH_FORMAT && ANY_FORMAT.test(file.format))
    return refuse('newer-format', { format: file.format });
  if (file.format !== MATCH_FORMAT) return refuse('not-a-match-file');
  if (typeof file.game !== 'string') return refuse('bad-match-file', { field: 'game' });
  if (!Number.isInteger(file.rules)) return refuse('bad-match-file', { field: 'rules' });
  if (!Number.isInteger(file.seats)) return refuse('bad-match-file', { field: 'seats' });
  const seal = parseSeal(file.seal);
  if (!seal.ok) return seal;
  const { names, entries } = file;
  if (names !== undefined && !(Array.isArray(names) && names.every((name) => typeof name === 'string')))
    return refuse('bad-match-file', { field: 'names' });
  if (!Array.isArray(entries) || entries.length === 0) return refuse('bad-match-file', { field: 'entries' });
  for (const [at, entry] of entries.entries())
    if (!isEntry(entry)) return refuse('bad-match-file', { field: `entries[${at}]` });
  return accept(raw as MatchFile<Shape>);
}

/** Why a text that is no JSON is no match file: was it one, and has lost a part? */
export function unreadText(text: string): Refusal {
  return { code: text.includes('"cifra-match/') ? 'broken-match-file' : 'not-a-match-file' };
}

function isEntry(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { seat, command, events } = raw as { [field: string]: unknown };
  if (seat !== null && !Number.isInteger(seat)) return false;
  if (typeof command !== 'object') return false;
  return Array.isArray(events) && events.length > 0 && events.every(isEvent);
}

function isEvent(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const { fact } = raw as { fact?: unknown };
  return typeof fact === 'object' && fact !== null && typeof (fact as { type?: unknown }).type === 'string';
}
