import type { Language } from '@cifra/kernel';
import { type Clues, otherTeam, type Table, type Team } from '../rules/judge/index.ts';
import { keyOf } from '../rules/text.ts';
import { decode, type OwnRound, readerModels } from './decoder.ts';
import { Interceptor } from './interceptor.ts';
import { interceptorModels, type LevelSettings, USUALLY_OUTSIDE } from './levels.ts';
import type { CodeBelief } from './posterior.ts';
import type { Situation } from './situation.ts';
import { sourceOf } from './source.ts';

/** Three clues as somebody has to read them, be they of the own team or of the rivals. */
export type Half = {
  readonly language: Language;
  /** The reader's own keywords; none for an interceptor alone (D20). */
  readonly words: readonly string[];
  readonly isOwn: boolean;
  readonly clues: Clues;
  /** The rounds before of whoever sent them. */
  readonly past: readonly OwnRound[];
};

/** Which clues: those that a team sent in a round. */
export type HalfName = { readonly round: number; readonly team: Team };

type Reading = Pick<Situation, 'table' | 'team' | 'words'>;

/** A half as a team met it, whatever has become known since. */
export function halfOf({ table, team, words }: Reading, { round, team: sender }: HalfName): Half {
  const { language, sheet } = table;
  const clues = sheet[sender].find((line) => line.round === round)?.clues ?? [null, null, null];
  return { language, words, isOwn: sender === team, clues, past: pastOf(table, sender, round) };
}

/** The half that is being played. */
export function halfIn(reading: Reading): Half {
  const { table, team } = reading;
  return halfOf(reading, { round: table.round, team: table.half ?? team });
}

/** The rounds of a team whose code is known, up to one of them. */
export function pastOf({ sheet }: Table, team: Team, before = Number.POSITIVE_INFINITY): readonly OwnRound[] {
  return sheet[team].flatMap(({ round, clues, code, answer }) =>
    clues === null || code === null || round >= before ? [] : [{ clues, code, answer }],
  );
}

/** A chance for each code, by everything that had been seen. */
export function beliefOf(half: Half, settings: LevelSettings): CodeBelief {
  if (!half.isOwn) return listenerTo(half, settings).codes(half.clues);
  return decode(readerModels(half.language), half.words, half.clues, half.past);
}

/** Words outside our list seldom come alone: then the table has brought a list of its own. */
const LIKELY_OUTSIDE = 0.9;

/** Nothing but the rounds before, or three clues to be heard beside them. */
type Heard = Pick<Half, 'language' | 'words' | 'past'> & { readonly clues?: Clues };

/** Who has listened to the rivals so far, as a level listens and remembers. */
export function listenerTo(
  { language, words, past, clues = [] }: Heard,
  { listens, memory }: LevelSettings,
): Interceptor {
  const { indexOf } = sourceOf(language, 'both');
  const isOwnList = words.some((word) => !indexOf.has(keyOf(word)));
  const outside = isOwnList ? LIKELY_OUTSIDE : USUALLY_OUTSIDE;
  const remembered = past.slice(Math.max(0, past.length - memory));
  // Nobody may say a keyword of their own (D16): what was said is none of them.
  const said = [clues, ...remembered.map((round) => round.clues)].flat().filter((clue) => clue !== null);
  const listener = new Interceptor({
    language,
    models: interceptorModels(language, outside, listens),
    notThese: [...words, ...said],
  });
  for (const round of remembered) listener.learn(round);
  return listener;
}

/** The rivals' rounds, for whoever names their keywords (D13). */
export function heardFrom({ table, team, words }: Reading): Pick<Half, 'language' | 'words' | 'past'> {
  return { language: table.language, words, past: pastOf(table, otherTeam(team)) };
}
