import {
  angles,
  choose,
  type DecoderRole,
  dictionary,
  type InterceptorRole,
  keyOf,
  overCodes,
} from '@cifra/decrypto/mind/arena';
import type { Language } from '@cifra/kernel';
import { Relatedness } from './wordnet/relatedness.ts';

/** How far the interceptor of foreign source trusts one clue: chosen for what hears the novice best. */
const KEENNESS = 0.6;

/**
 * Readers of foreign source: they share no table with our bots, and judge by WordNet's relations and explanations alone.
 * Spanish words are led there by our dictionary.
 */
export class Foreign {
  readonly #english: (text: string) => readonly string[];
  readonly #keywords: readonly string[];
  readonly #relatedness: Relatedness;

  /** Of these words, or of all our keywords. */
  constructor(language: Language, words: readonly string[] = [...angles(language).keys()]) {
    this.#keywords = words;
    this.#english = language === 'en' ? (text) => [text] : inEnglish();
    this.#relatedness = Relatedness.of(words.map((word) => this.#english(word)[0] ?? word));
  }

  readonly reader: DecoderRole = ({ context, codes, rng }, clues) => {
    const at = context.words.map((word) => this.#keywords.indexOf(word));
    const fit = clues.map((clue) => {
      const row = this.#rowOf(clue);
      return at.map((keyword) => Math.exp(row?.[keyword] ?? 0));
    });
    return choose(overCodes(fit, codes), 0, rng);
  };

  readonly interceptor: InterceptorRole = ({ past, codes, rng }, clues) => {
    const beliefs = [1, 2, 3, 4].map((digit) => {
      const sum = new Float64Array(this.#keywords.length);
      for (const round of past) {
        const row = this.#rowOf(round.clues[round.code.indexOf(digit)] ?? '');
        if (row !== null) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + KEENNESS * (row[at] ?? 0);
      }
      const most = Math.max(...sum);
      const chances = sum.map((one) => Math.exp(one - most));
      const total = chances.reduce((all, one) => all + one, 0);
      return chances.map((one) => one / total);
    });
    const fit = clues.map((clue) => {
      const row = this.#rowOf(clue);
      if (row === null) return [1, 1, 1, 1];
      return beliefs.map((chances) =>
        chances.reduce((all, one, at) => all + one * Math.exp(KEENNESS * (row[at] ?? 0)), 0),
      );
    });
    return choose(overCodes(fit, codes), 0, rng);
  };

  /** How many of our keywords a clue fits: those under which it is twice as likely as usual. */
  fits(clue: string): number {
    return this.#rowOf(clue)?.filter((one) => one > Math.log(2)).length ?? 0;
  }

  #rowOf(clue: string): Float64Array | null {
    const rows = this.#english(clue).flatMap((text) => this.#relatedness.rowOf(text) ?? []);
    const [first] = rows;
    if (first === undefined) return null;
    // Of several senses whichever fits.
    return first.map((_, at) => Math.max(...rows.map((row) => row[at] ?? 0)));
  }
}

const SENSES = 1;

function inEnglish(): (text: string) => readonly string[] {
  const known = new Map([...dictionary()].map(([spanish, english]) => [keyOf(spanish), english]));
  const found = (text: string) => formsOf(keyOf(text)).flatMap((form) => known.get(form) ?? []);
  return (text) => {
    const whole = found(text);
    if (whole.length > 0) return whole.slice(0, SENSES);
    return [
      text
        .split(' ')
        .map((word) => found(word)[0] ?? word)
        .join(' '),
    ];
  };
}

/** A word as it is, and what it may be a plural or a feminine of. */
function formsOf(word: string): readonly string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/as?$/, 'o'), word.replace(/ces$/, 'z')];
}
