import type { Language } from '@cifra/kernel';
import { EN } from '../../lexicon/en.ts';
import { ES } from '../../lexicon/es.ts';
import { TRANSLATIONS } from '../../lexicon/translations.ts';
import { folded, wordsOf } from '../text.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { IRREGULAR_PLURALS } from './stem-en.ts';
import { linesOf } from './word-lines.ts';

/** The keyword in our other language, ready to compare: the forms that each of its words may have. */
type Translation = {
  readonly text: string;
  readonly parts: readonly string[];
  readonly forms: readonly ReadonlySet<string>[];
};

/** Words that a phrase of this language may hold in their own right, as `pie` in Spanish, where it is a foot. */
const OWN_WORDS: { readonly [language in Language]: ReadonlySet<string> } = {
  en: new Set(EN.map(folded)),
  es: new Set(ES.map(folded)),
};

/** Plurals of translations that are words of this language, and other ones: `sales` are no salt. */
const OTHER_WORDS: { readonly [language in Language]: readonly string[] } = {
  en: ['alas', 'bates', 'mares', 'paces', 'panes', 'sales', 'soles'],
  es: ['blues', 'dices', 'planes', 'seas', 'tales'],
};

/**
 * Spanish words that say the same in both genders. Elsewhere another ending is another word, in Spanish as in
 * English: `libro` and `libra`, `cubo` and `cuba`. Folded.
 */
const BOTH_GENDERS = linesOf(`
  abuela abuelo, amigo amiga, arbitro arbitra, asno asna, barco barca, bruja brujo, burro burra, camello camella,
  campeon campeona, canasta canasto, capitan capitana, cerdo cerda, cesta cesto, ciervo cierva, cochino cochina,
  conejo coneja, cuadrado cuadrada, diablo diabla, elefante elefanta, frio fria, gato gata, gemelo gemela,
  gorra gorro, ladron ladrona, leon leona, lobo loba, maestro maestra, mago maga, muñeca muñeco, negro negra, oso osa,
  pato pata, pavo pava, payaso payasa, perro perra, profesor profesora, puerco puerca, secreto secreta,
  soldado soldada, tigre tigresa, vampiro vampira, vecino vecina, venado venada, zorro zorra
`);

/** For keywords in each language: by folded word, what they are called in the other one. */
const TRANSLATIONS_OF: { readonly [language in Language]: ReadonlyMap<string, readonly Translation[]> } = {
  en: translationsFrom(0),
  es: translationsFrom(1),
};

function translationsFrom(side: 0 | 1): ReadonlyMap<string, readonly Translation[]> {
  const [from, to] = side === 0 ? (['en', 'es'] as const) : (['es', 'en'] as const);
  const known = new Map<string, Translation[]>();
  for (const pair of TRANSLATIONS) {
    const text = pair[1 - side] ?? '';
    const parts = wordsOf(text).map(folded);
    const forms = parts.map((part) => new Set(formsOf(to, part).filter((form) => !OTHER_WORDS[from].includes(form))));
    const list = known.get(folded(pair[side])) ?? [];
    list.push({ text, parts, forms });
    known.set(folded(pair[side]), list);
  }
  return known;
}

/**
 * Number and gender alone, not a stemmer: a word of another language must not be refused because it loses its
 * ending too, as `gate` beside `gato`.
 */
function formsOf(language: Language, word: string): readonly string[] {
  const genders = language === 'es' ? BOTH_GENDERS.find((line) => line.includes(word)) : undefined;
  return (genders ?? [word]).flatMap((one) => [one, ...pluralsOf(language, one)]);
}

function pluralsOf(language: Language, word: string): readonly string[] {
  if (language === 'es') {
    if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
    return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`];
  }
  const irregular = IRREGULAR_PLURALS.filter(([singular]) => singular === word).flatMap(([, ...plurals]) => plurals);
  if (irregular.length > 0) return irregular;
  if (/[^aeiou]o$/.test(word)) return [`${word}s`, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/fe?$/.test(word)) return [`${word}s`, word.replace(/fe?$/, 'ves')];
  return /(?:s|x|z|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

/**
 * The translation of the keyword that these words contain, or null (D16, D17). A phrase's little words are the
 * table's own, whatever they are elsewhere: “o sea” holds no `sea`.
 */
export function translationIn(words: readonly string[], keyword: string, language: Language): string | null {
  const plain = words.map(folded);
  const isLittle = (word: string) => LITTLE_WORDS[language].has(word);
  const own = folded(keyword);
  // A table may play with words of the other language, its own or a script's.
  const spoken = TRANSLATIONS_OF[language].has(own) ? language : otherThan(language);
  for (const { text, parts, forms } of TRANSLATIONS_OF[spoken].get(own) ?? []) {
    if (parts.length === 1 && OWN_WORDS[spoken].has(parts[0] ?? '')) continue;
    for (let at = 0; at + forms.length <= plain.length; at++) {
      // In the table's own language it counts where it is written like this, as a keyword does: `té` for `tea`.
      if (plain.length > 1 && isLittle(plain[at] ?? '') && (spoken === language || words[at] !== text)) continue;
      if (forms.every((form, offset) => form.has(plain[at + offset] ?? ''))) return text;
    }
  }
  return null;
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'es' : 'en';
}
