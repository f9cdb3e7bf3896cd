import { areOtherWords, linesOf } from './word-lines.ts';

/** What English makes of a word: who does it, where it is kept, what it is like. */
const ENDINGS =
  'er or ist ery ess ster eer ship hood dom ness less ful like ish ly y ing able en let ling ette ward wise some ism ian ic ous age ment'.split(
    ' ',
  );

/** A keyword of three letters is often a word's beginning by chance. */
const SURE_ENDINGS = 'ist ship hood dom ness less ful like ette wise'.split(' ');
const SHORT = 3;

/** Families that no ending of these tells. */
const FAMILIES = linesOf(`
  fish fisherman fishermen fishery fishing, sea seaman seamen, piano pianist, fire fiery, winter wintry, wizard wizardry,
  volcano volcanic, planet planetary, moon moonlit, tiger tigress, pirate piracy, thief theft thieves thieving,
  theatre theatrical, photo photograph photographer photography, hero heroine heroic, library librarian, eye eyelid
`);

/** Is this word made of the keyword: `strike-r`, `toast-er`, `pip-er`? Both folded. */
export function isDerivedEn(word: string, keyword: string): boolean {
  const plain = word.replace(/(?<=[^s])s$/, '');
  if (areOtherWords(FAMILIES, [plain], [keyword])) return true;
  if (keyword.length < SHORT || plain.length <= keyword.length || plain[0] !== keyword[0]) return false;
  const endings = keyword.length === SHORT ? SURE_ENDINGS : ENDINGS;
  return endings.some(
    (ending) => plain.endsWith(ending) && beginsOf(keyword, ending).includes(plain.slice(0, -ending.length)),
  );
}

/** How a word is written before an ending: `strik-er`, `drumm-er`, `beauti-ful`. */
function beginsOf(word: string, ending: string): readonly string[] {
  const begins = [word];
  const isVowel = /^[aeiouy]/.test(ending);
  if (isVowel && /[^aeiou]e$/.test(word)) begins.push(word.slice(0, -1));
  if (isVowel && /[^aeiou][aeiou][bdgklmnprt]$/.test(word)) begins.push(word + word.slice(-1));
  if (/[^aeiou]y$/.test(word)) begins.push(`${word.slice(0, -1)}i`);
  return begins;
}
