import type { Language } from '@cifra/kernel';
import type { Code } from '../rules/judge/index.ts';
import { LOOKUP } from './clue-lookup.ts';
import { readerModels, trustIn } from './decoder.ts';
import { type Half, listenerTo } from './half.ts';
import { strongest } from './join.ts';
import type { LevelSettings } from './levels.ts';
import { meaningOf } from './meaning.ts';
import { PLAIN, readerModel } from './reader-model.ts';
import { sourceOf } from './source.ts';

/** The clue that said most, and what it sounded like: one's own keyword, or what the rivals' may be. */
export type ClueReason = {
  readonly clue: string;
  readonly digit: number;
  readonly word: string;
  /** By way of this: of what is said for the word, or of what the rivals said before; null where it leads straight there. */
  readonly via: string | null;
};

/** A clue that points at its digit less than this says nothing: a blind one does so in a quarter. */
const TELLING = 0.4;

/** What moved somebody to a code; null where no clue told them anything. */
export function clueReason(half: Half, code: Code, settings: LevelSettings): ClueReason | null {
  const sounds = half.isOwn ? ownSounds(half) : rivalSounds(half, settings);
  const told = half.clues.flatMap((clue, at) => (clue === null ? [] : (sounds(clue, code[at] ?? 1) ?? [])));
  const best = told.toSorted((one, other) => other.share - one.share)[0];
  if (best === undefined || best.share < TELLING) return null;
  const { share: _, ...reason } = best;
  return reason;
}

type Sound = ClueReason & { readonly share: number };

/** By the reader who foretold the codes so far best. */
function ownSounds({ language, words, past }: Half): (clue: string, digit: number) => Sound | null {
  const readers = readerModels(language);
  const trust = trustIn(readers, words, past);
  // Of equals the one who knows all our lists, who comes last.
  const reader = readers[trust.lastIndexOf(Math.max(...trust))];
  const reading = reader?.reading(words);
  return (clue, digit) => {
    const word = words[digit - 1];
    if (reader === undefined || reading === undefined || word === undefined || !isKnown(language, clue)) return null;
    const lookup = reader.lookUp(clue);
    const fits = Array.from(reading(lookup));
    const share = (fits[digit - 1] ?? 0) / fits.reduce((sum, one) => sum + one, 0);
    return { clue, digit, word, via: strongest(reader.joins(lookup, word))?.via ?? null, share };
  };
}

/** Only where something was said before under the same digit is there anything to compare with. */
function rivalSounds(half: Half, settings: LevelSettings): (clue: string, digit: number) => Sound | null {
  const { language, past } = half;
  const listener = listenerTo(half, settings);
  const { keywords } = sourceOf(language, 'both');
  const remembered = past.slice(Math.max(0, past.length - settings.memory));
  return (clue, digit) => {
    const said = remembered.flatMap(({ clues, code }) => clues[code.indexOf(digit)] ?? []);
    if (said.length === 0 || !isKnown(language, clue)) return null;
    const keyword = listener.suspect(clue, digit);
    const [via = null] = said.toSorted(
      (one, other) => listener.speaksOf(other, keyword) - listener.speaksOf(one, keyword),
    );
    const word = keywords[keyword] ?? '';
    return { clue, digit, word, via, share: listener.shareOf(clue, digit) };
  };
}

/** Does any source of ours know a word of this text? */
export function isKnown(language: Language, text: string): boolean {
  return (
    LOOKUP[language](text).lifts.both.known > 0 ||
    meaningOf[language](text).senses.length > 0 ||
    readerModel(language, 'both', PLAIN).senseOf(text).isKnown
  );
}
