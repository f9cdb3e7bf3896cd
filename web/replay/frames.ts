import {
  checkRules,
  lifted,
  type MatchFile,
  type Names,
  parseMatchFile,
  type Refusal,
  replay,
  type Seen,
  type Shape,
  type State,
  see,
  type Telling,
  View,
  type Viewer,
  view,
} from '@cifra/kernel';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import type { LogLine } from '../table/log/log.ts';

/** A finished match, ready to be stepped through. */
export type Reel = {
  readonly file: MatchFile<Shape>;
  readonly loaded: LoadedGame;
  readonly states: readonly State<Shape>[];
};

/** A match file, unless it cannot be read: null where nothing can be said about it. */
export async function reelOf(raw: unknown): Promise<Reel | Refusal | null> {
  const file = parseMatchFile(raw);
  if (!file.ok) return file.refusal;
  const loaded = await loadGame(file.value.game);
  if (loaded === null) return null;
  const rules = checkRules(loaded.game, file.value.rules);
  if (!rules.ok) return rules.refusal;
  try {
    return { file: file.value, loaded, states: [...replay(loaded.game, file.value.entries)] };
  } catch {
    // A damaged file: its events do not fold.
    return null;
  }
}

/** Whose eyes: a viewer's, or everybody's at once. */
export type Eyes = Viewer | 'open';

/** The board of a step. With everything open it is nobody's board, and holds every hand. */
export function frame({ loaded, states }: Reel, at: number, eyes: Eyes): View<Shape> | null {
  const state = states[at];
  if (state === undefined) return null;
  if (eyes !== 'open') return view(loaded.game, state, eyes);
  const { version, rules, seats, table, hands } = state;
  return View.received({ version, rules, viewer: 'spectator', seats, table, hands });
}

/** What these eyes were told of an entry; with everything open, all that was whispered. */
export function seenBy({ loaded, file, states }: Reel, at: number, eyes: Eyes): Seen<Shape> {
  const entry = { version: states[at]?.version ?? at + 1, events: file.entries[at]?.events ?? [] };
  if (eyes !== 'open') return see(loaded.game, file.seats, entry, eyes);
  return {
    version: entry.version,
    events: entry.events.map((event) =>
      'whispers' in event && event.whispers !== undefined
        ? { fact: event.fact, whispers: event.whispers }
        : { fact: event.fact },
    ),
  };
}

/** Where to stop: a dial that turns is an entry of its own and tells nothing. The first and the last are always there. */
export function stopsOf({ states }: Reel, lines: readonly LogLine[]): readonly number[] {
  return [...new Set([0, ...lines.map(({ at }) => at), states.length - 1])];
}

/** Which stop an address asks for: by its own number from 1, or by an entry of the match, where that is told or what was told before it. */
export function stopAsked(stops: readonly number[], asked: URLSearchParams): number {
  const entry = asked.get('entry');
  const wanted =
    entry === null ? Number(asked.get('step') ?? 1) - 1 : stops.findLastIndex((stop) => stop <= Number(entry));
  return Math.min(stops.length - 1, Math.max(0, wanted || 0));
}

/** The whole match in sentences; a line's time is its entry. Paperwork is told only where an entry is nothing else. */
export function linesOf({ file, loaded }: Reel, telling: Telling<Shape>, names: Names): readonly LogLine[] {
  return file.entries.flatMap(({ events }, at) => {
    const lines = events.flatMap(({ fact }, index) => {
      const text = fact.type === 'opened' ? null : telling.fact(lifted(loaded.game, file.rules, fact), names);
      return text === null ? [] : [{ key: `${at}-${index}`, at, text, fact, isPlay: true, isTurnStart: index === 0 }];
    });
    const told = lines.filter(({ fact }) => loaded.board.logged?.(fact) !== 'untold');
    return told.length === 0 ? lines : told.map((line, index) => ({ ...line, isTurnStart: index === 0 }));
  });
}
