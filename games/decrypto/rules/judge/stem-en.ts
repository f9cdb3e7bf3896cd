import { stemmer } from '@orama/stemmers/english';
import { folded, remembered } from '../text.ts';
import { isDerivedEn } from './derived-en.ts';
import { areOtherWords, linesOf, meet } from './word-lines.ts';

/** Plurals that no rule makes: a line is one word. */
export const IRREGULAR_PLURALS = linesOf(`
  mouse mice, goose geese, tooth teeth, foot feet, man men, woman women, child children, ox oxen, louse lice, die dice,
  person people, penny pence, fish fishes
`);

/** Other forms that no rule makes. */
const IRREGULAR = linesOf(`
  swim swam swum, ring rang rung, sing sang sung, drink drank drunk, run ran, fly flew flown, fight fought,
  light lit, dream dreamt, shoot shot, steal stole stolen, strike struck,
  swing swung, stick stuck, sting stung, freeze froze frozen, break broke broken, drive drove driven, ride rode ridden,
  write wrote written, bite bit bitten, hide hid hidden, eat ate eaten, fall fell fallen, sleep slept, sweep swept,
  weep wept, teach taught, think thought, buy bought, win won, dig dug, hang hung, sew sewn, grow grew grown,
  draw drew drawn, throw threw thrown, wear wore worn, tear tore torn, speak spoke spoken, build built,
  lie lay lain lied lying, tie tied tying, ice icy icier iciest, axe ax, north northern northerly
`);

const BASE_OF: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_PLURALS, ...IRREGULAR].flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const)),
);

/** What words begin with in America or of old, and how we spell it: in either spelling it is one word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  linesOf(`
  theater theatre, neighbor neighbour, pajama pyjama, faerie fairy, faery fairy, tyger tiger, gray grey, color colour,
  harbor harbour, armor armour, honor honour, humor humour, flavor flavour, favor favour, rumor rumour, vapor vapour,
  odor odour, parlor parlour, savior saviour, center centre, fiber fibre, saber sabre, specter spectre,
  scepter sceptre, mustache moustache, jewelry jewellery, plow plough, donut doughnut, sulfur sulphur,
  aluminum aluminium, airplane aeroplane, yogurt yoghurt, artifact artefact
`).map(([theirs = '', ours = '']) => [theirs, ours]),
);

const SPELT_OTHERWISE = new RegExp(`^(?:${[...SPELLINGS.keys()].join('|')})`);

/** A word in the one spelling by which we compare. */
const respelt = (word: string): string => word.replace(SPELT_OTHERWISE, (theirs) => SPELLINGS.get(theirs) ?? theirs);

/** Other words, not other forms, though the stemmer or an ending brings them together. */
const OTHER_WORDS = linesOf(`
  universe university, news new, past paste, statue status, author authority,
  organ organization organize organized organizer organizing organisation organise organised organic organism,
  animal animate animation animated, general generate generous, import important, custom customs, wit witness,
  angel angelou, ant ante, app apply, apple apply, arm army, babe baby, batter battery, bell belly, boot booty,
  brand brandy, bud buddy, bull bully, bun bunny, bus busy, car carly carry cary, city cite, colon colony, cop copy,
  corn corny cornish, count county, ear early, even evening, factor factory, fair fairy, fan fanny, fin finish,
  flour flourish, fog fogy, fort forty, fur fury, grave gravy, gull gully, harp harpy, hole holy, hone honey,
  hook hooky, hospital hospitable hospitality, imp imply, iron irony ironic ironical ironically, lad lady, lob lobby,
  man mane many, mum mummy, nap nappy, part party, pen penny, pit pity, pole polish, police policy, pop poppy,
  pot potty, pun punish, race racy, read ready, rep reply, rub ruby, scar scary, secret secrete, sky skied,
  station stationer, store story, story storey, stud study, tent tentative, tide tidy, tin tiny, treat treaty,
  tree trey, turkey turkish, corn corner corning cornerer, sand sandling, wave waver, star starer staring starling,
  scar scaring scarlet, pill pillage, tape taper, needle needless, twin twining, bell belling, mole molester,
  tail tailor, dove dover dovish, nest nestor, palm palmer, race racist racism, card carder cardy, line linen,
  ball bally, wall wally, parade parador, love lovage, hand handsome, desert deserter deserting, hook hooker,
  moth mother, butt butter, numb number, mast master, flow flower, show shower, cent center, wand wander, pond ponder,
  cape caper, cove cover, prop proper, quart quarter, east easter, lust luster, must muster, burg burger, mange manger,
  tend tender, rend render, plum plumage, band bandage, mass massage, mitt mitten, port porter portable portage portly,
  gall gallery, dump dumpling, brace bracelet, trip triplet, ran random, ass assist, past pastor, head heady,
  pipe pipette, dress dressage, mint mintage, station stationery, vacation vacate vacated, van vanish, war wary, well welles
`);

const stemOf = remembered((word: string): string => stemmer(word));

/** What a word may be a form of, itself included. */
const basesOf = remembered((word: string): readonly string[] => {
  const bases = [word];
  const irregular = BASE_OF.get(word);
  if (irregular !== undefined) bases.push(irregular);
  if (/[^s]s$/.test(word)) bases.push(word.slice(0, -1));
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) bases.push(word.slice(0, -2));
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) bases.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  // `spied`, `glued`, `kneed`, `gluing`, `egged`: here the stemmer takes a letter too many.
  if (word.endsWith('ied')) bases.push(`${word.slice(0, -3)}y`);
  if (/(?:[ouy]|..e)ed$/.test(word)) bases.push(word.slice(0, -1));
  if (/[uy]ing$/.test(word)) bases.push(`${word.slice(0, -3)}e`);
  if (/([bdfgmnprt])\1(?:ed|ing)$/.test(word)) bases.push(word.replace(/(?:ed|ing)$/, ''));
  // No e is lost before -ly and no letter doubled: `ghostly` is of `ghost`, but `Molly` not of `mole`.
  if (/...ly$/.test(word)) bases.push(word.slice(0, -2));
  // `rainy`, `sunny`, `noisy`, `foolish`: the keyword with an adjective's ending on it.
  const [, adjective] = /^(.{3,})(?:y|ish|less|ful|like)$/.exec(word) ?? [];
  if (adjective !== undefined) {
    bases.push(adjective, `${adjective}e`);
    if (/(.)\1$/.test(adjective)) bases.push(adjective.slice(0, -1));
  }
  return bases;
});

/** Is this word the keyword in another number or form, or with an adjective's ending? Both folded. */
export function isFormEn(word: string, keyword: string): boolean {
  const [a, b] = [respelt(word), respelt(keyword)];
  return a === b || ((meet(basesOf(a), basesOf(b)) || stemOf(a) === stemOf(b)) && !isOtherWord(a, b));
}

function isOtherWord(word: string, keyword: string): boolean {
  return areOtherWords(OTHER_WORDS, [word, word.replace(/s$/, '')], [keyword, keyword.replace(/s$/, '')]);
}

/** Is this word of the keyword's family: a form of it, or made of it (D17)? */
export function isInflectionEn(word: string, keyword: string): boolean {
  const [a, b] = [folded(word), folded(keyword)];
  return isFormEn(a, b) || (isDerivedEn(respelt(a), respelt(b)) && !isOtherWord(a, b));
}
