import { remembered } from '../text.ts';

export type Sounds = {
  /** One sign a sound. */
  readonly sounds: readonly string[];
  /** Which of them carries the stress; -1 where there is no vowel. */
  readonly stress: number;
};

/**
 * How Spanish spells its sounds, as most of the Spanish-speaking world speaks: b = v, s = z = soft c, ll = y,
 * soft g = j, and a mute h. The first line that fits takes its letters.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^h?i(?=e)/, 'y'],
  [/^hu(?=[aeio])/, 'w'],
  [/^gü/, 'w'],
  [/^ch/, 'C'],
  [/^sh/, 'C'],
  [/^ll/, 'y'],
  [/^rr/, 'R'],
  [/^ph/, 'f'],
  [/^qu(?=[ei])/, 'k'],
  [/^gu(?=[ei])/, 'g'],
  [/^c(?=[ei])/, 's'],
  [/^g(?=[ei])/, 'j'],
  [/^[ckq]/, 'k'],
  [/^[bv]/, 'b'],
  [/^zz/, 'ts'],
  [/^[sz]/, 's'],
  [/^x/, 'ks'],
  [/^h/, ''],
  [/^y(?![aeiou])/, 'i'],
  [/^ñ/, 'N'],
  [/^ü/, 'u'],
  [/^./u, '='],
];

/** What holds only where a word begins. */
const AT_THE_BEGINNING: readonly (readonly [RegExp, string])[] = [
  [/^x/, 's'],
  [/^ps/, 's'],
  [/^r(?!r)/, 'R'],
];

const ACUTE: { readonly [vowel: string]: string } = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

const isVowel = (sound: string | undefined) => sound !== undefined && 'aeiou'.includes(sound);
const isStrong = (sound: string | undefined) => sound !== undefined && 'aeo'.includes(sound);

/** The sounds of a Spanish word. */
export const soundsOf = remembered((word: string): Sounds => {
  const sounds: string[] = [];
  let written = -1;
  let rest = word.replace(/[áéíóú]/g, (vowel) => `${ACUTE[vowel]}\u0301`);
  while (rest !== '') {
    if (rest.startsWith('\u0301')) {
      written = sounds.length - 1;
      rest = rest.slice(1);
      continue;
    }
    const first = sounds.length === 0 ? AT_THE_BEGINNING : [];
    // The digraph h?ie is a consonant only where a syllable begins with it.
    const spellings = sounds.length === 0 ? [...first, ...SPELLINGS] : SPELLINGS.slice(1);
    const [pattern, sign] = spellings.find(([spelling]) => spelling.test(rest)) ?? [/^./u, '='];
    const letters = pattern.exec(rest)?.[0] ?? rest.charAt(0);
    const heard = sign === '=' ? [letters] : [...sign];
    for (const sound of heard) if (isVowel(sound) || sounds.at(-1) !== sound) sounds.push(sound);
    rest = rest.slice(letters.length);
  }
  return { sounds, stress: written >= 0 ? written : unwrittenStress(sounds, word) };
});

/** The last syllable but one where the word ends in a vowel, n or s, otherwise the last. */
function unwrittenStress(sounds: readonly string[], word: string): number {
  const nuclei = sounds.flatMap((sound, at) => {
    if (!isVowel(sound)) return [];
    const glides =
      !isStrong(sound) && (isVowel(sounds[at + 1]) || (isVowel(sounds[at - 1]) && isStrong(sounds[at - 1])));
    return glides ? [] : [at];
  });
  return (/[aeiouns]$/.test(word) ? nuclei.at(-2) : undefined) ?? nuclei.at(-1) ?? -1;
}

/** The same sounds, however written. */
export function areHomophonesEs(a: string, b: string): boolean {
  return soundsOf(a).sounds.join() === soundsOf(b).sounds.join();
}
