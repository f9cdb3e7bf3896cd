import { TRANSLATIONS } from '../translations.ts';
import { CULTURE } from './culture.ts';
import { HOME } from './home.ts';
import { MORE } from './more.ts';
import { NAMES } from './names.ts';
import { PEOPLE } from './people.ts';
import { THINGS } from './things.ts';
import { WORLD } from './world.ts';

/** Reads entries of `spanish:english,english`, apart by white space; within an entry `_` stands for a space. */
export function parseEntries(text: string): readonly (readonly [string, readonly string[]])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [spanish = '', english = ''] = entry.replaceAll('_', ' ').split(':');
      return [spanish, english.split(',')];
    });
}

const TEXTS = [HOME, WORLD, PEOPLE, THINGS, NAMES, MORE, CULTURE];

/** What Spanish words mean in English, the most usual sense first: everyday words, names, and our keywords. */
export function dictionary(): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>();
  const add = (spanish: string, english: readonly string[]) =>
    entries.set(spanish, [...new Set([...(entries.get(spanish) ?? []), ...english])]);
  for (const text of TEXTS) for (const [spanish, english] of parseEntries(text)) add(spanish, english);
  for (const [english, spanish] of TRANSLATIONS) add(spanish, [english]);
  return entries;
}
