import { doubleMetaphone } from 'double-metaphone';
import { remembered } from '../text.ts';
import { SAID_AS } from './said-as.ts';

/** An English word to the ear: what it begins with, and the rest, which is what rhymes. */
type EnglishSounds = {
  /** The consonants before the first vowel, one sign each. */
  readonly onset: string;
  /** The consonants of the rest, by Double Metaphone. */
  readonly consonants: string;
  /** The vowels of the rest: Double Metaphone leaves them out, and without them `bell` would be `ball`. */
  readonly vowels: string;
  /** What Double Metaphone does not tell apart, voiced from unvoiced and ch from sh: `bed` is no `bet`. */
  readonly marks: string;
};

type Spelling = readonly [RegExp, string];

const ONSETS: readonly Spelling[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^wh(?=o)/, 'h'],
  [/^wh/, 'w'],
  [/^h(?=our|eir|onest|onou?r)/, ''],
  [/^rh/, 'r'],
  [/^sch/, 'sk'],
  [/^tch|^ch/, 'C'],
  [/^sh/, 'S'],
  [/^th/, 'T'],
  [/^ph/, 'f'],
  [/^gh/, 'g'],
  [/^qu/, 'kw'],
  [/^c(?=[eiy])/, 's'],
  [/^g(?=e[mnos]|i[nr]a|y)/, 'j'],
  [/^(?:ck|c|k|q)/, 'k'],
  [/^x/, 'z'],
];

/** How English mostly spells its vowels; capitals are long, digits stand before an r. The first that fits counts. */
const VOWELS: readonly Spelling[] = [
  [/^(?:air|are|eir)/, '1'],
  [/^(?:ire|yre)/, '5'],
  [/^ure/, '9'],
  [/^(?:our|ower$)/, '6'],
  [/^(?:eer|ere|ier|ear)/, '7'],
  [/^(?:er|ir|ur|yr)/, '2'],
  [/^(?:oar|oor|ore|or)/, '3'],
  [/^ar/, '4'],
  [/^eigh/, 'A'],
  [/^igh/, 'I'],
  [/^(?:ay|ai|ei)/, 'A'],
  [/^ey$/, 'E'],
  [/^ey/, 'A'],
  [/^(?:ie|ye)$/, 'I'],
  [/^(?:ee|ea|ie)/, 'E'],
  [/^ow(?=[ndler])/, 'W'],
  [/^(?:oa|oe|ow)/, 'O'],
  [/^ou/, 'W'],
  // The vowel of `book`.
  [/^(?:uh|oo(?=k))/, '8'],
  [/^(?:oo|ue|ew|ui)/, 'U'],
  [/^oll(?=s?$)|^o$/, 'O'],
  [/^(?:au|aw)/, 'o'],
  [/^(?:oi|oy)/, 'Y'],
  // One consonant and then another vowel, mute or not, make it long: `cake`, `paper`.
  [/^a(?=[^aeiouwxyr][aeiouy])/, 'A'],
  [/^e(?=[^aeiouwxyr][aeiouy])/, 'E'],
  [/^i(?=[^aeiouwxyr][aeiouy])/, 'I'],
  [/^o(?=[^aeiouwxyr][aeiouy])/, 'O'],
  [/^u(?=[^aeiouwxyr][aeiouy])/, 'U'],
  [/^y(?=[^aeiou]e$)/, 'I'],
  [/^y(?=[^aeiou])/, 'i'],
];

const MUTE = /gh|g(?=n$)|(?<=m)b$|b(?=t$)/g;

/** An s that is said as a z: after a voiced sound, and mostly between a vowel and a mute e. */
const VOICED = /(?<=[bdglmnrvwye]|[aeiou]{2}|gh)s$|(?<=[eio]|au|ea)s(?=e$)/;

/** The sounds of a text's beginning, up to a place; what comes after may decide how the beginning is said. */
function spelt(text: string, spellings: readonly Spelling[], end = text.length): string {
  let sounds = '';
  for (let at = 0; at < end; ) {
    const rest = text.slice(at);
    const found = spellings.find(([pattern]) => pattern.test(rest));
    const letters = found?.[0].exec(rest)?.[0] ?? rest.charAt(0);
    sounds += found === undefined ? letters : found[1];
    at += letters.length;
  }
  return sounds;
}

function vowelsOf(rest: string): string {
  const vowels = spelt(rest, VOWELS).replace(/[^aeiouyAEIOUWY1-9]/g, '');
  if (vowels === 'y') return 'I';
  // A y at the end is that of `candy`; an e at the end is mute after another vowel.
  const ended = vowels.replace(/y$/, 'E');
  return /[^aeiou]es?$/.test(rest) ? ended.replace(/(?<=.)e$/, '') : ended;
}

/** A vowel may be another one after a w, and in a short word; a b at the end may be mute. */
function respelt(word: string): string {
  return word
    .replace(/^(s?w|wh|d?w|qu)or(?!e|n)/, '$1ur')
    .replace(/^(s?w|wh|d?w|qu)ar(?![ei])/, '$1or')
    .replace(/^([^aeiouy]+)ie(?=[ds]$)/, '$1igh')
    .replace(/mb$/, 'm');
}

const soundsOf = remembered((written: string): EnglishSounds => {
  const word = SAID_AS.get(written) ?? respelt(written);
  // The u of `queen` is no vowel; a y that begins a word is a consonant.
  const vowel = word.search(/(?<!q)[aeiou]|(?<!^)y/);
  const at = vowel < 0 ? word.length : vowel;
  const rest = word.slice(at);
  return {
    onset: spelt(word, ONSETS, at),
    consonants: doubleMetaphone(rest)[0],
    vowels: vowelsOf(rest),
    marks: rest
      .replace(VOICED, 'z')
      .replace(MUTE, '')
      .replace(/t?ch/g, 'C')
      .replace(/[^bdgvzC]/g, ''),
  };
});

function rhyme(a: EnglishSounds, b: EnglishSounds): boolean {
  return a.consonants === b.consonants && a.vowels === b.vowels && a.marks === b.marks;
}

/** The same to the ear: `knight` and `night`, `flour` and `flower`. */
export function areHomophonesEn(a: string, b: string): boolean {
  const [left, right] = [soundsOf(a), soundsOf(b)];
  return left.onset === right.onset && rhyme(left, right);
}
