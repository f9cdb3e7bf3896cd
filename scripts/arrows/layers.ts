import { dirname } from 'node:path';
import type { Repository } from './repository.ts';

/** A place in the order of a folder: a file or a folder in it, `*` standing for one name. */
type Entry = {
  readonly rank: number;
  readonly text: string;
  readonly pattern: RegExp;
  /** What stands above its line in the list and is not for it all the same: `!words/`. */
  readonly without: readonly RegExp[];
};

/** The order of a folder's parts as its README states it: each line may import the lines above it. */
export type Order = { readonly folder: string; readonly entries: readonly Entry[] };

const BLOCK = /^```layers\n([\s\S]*?)^```/m;

/** Every order that a README declares, in a block that is marked `layers`: names, two spaces, what they are. */
export function ordersOf({ files, read }: Repository): readonly Order[] {
  return [...files]
    .filter((path) => /(^|\/)README\.md$/.test(path))
    .flatMap((path) => {
      const block = BLOCK.exec(read(path))?.[1];
      const folder = dirname(path);
      return block === undefined ? [] : [{ folder, entries: block.split('\n').flatMap(entriesOf) }];
    });
}

function entriesOf(line: string, rank: number): readonly Entry[] {
  // A line that begins with a space goes on with what the line before says.
  if (line.trim() === '' || line.startsWith(' ')) return [];
  const [names = ''] = line.split(/\s{2,}/);
  const all = names.split(' ');
  const without = all.filter((text) => text.startsWith('!')).map((text) => patternOf(text.slice(1)));
  return all.filter((text) => !text.startsWith('!')).map((text) => ({ rank, text, pattern: patternOf(text), without }));
}

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '([^/]+)');
  return new RegExp(`^${escaped}${text.endsWith('/') ? '' : '$'}`);
}

/** Why an import goes against the order of some folder that both files are in, or null. */
export function againstOrder(from: string, to: string, orders: readonly Order[]): string | null {
  for (const order of orders) {
    const inside = order.folder === '.' ? '' : `${order.folder}/`;
    if (!from.startsWith(inside) || !to.startsWith(inside)) continue;
    const [source, target] = [place(from.slice(inside.length), order), place(to.slice(inside.length), order)];
    if (source === null) return `${from} has no place in the order of ${order.folder}/README.md`;
    if (target === null) return `${to} has no place in the order of ${order.folder}/README.md`;
    if (source.entry.without.some((pattern) => pattern.test(to.slice(inside.length))))
      return `${from} imports ${to}, which is not for it (${order.folder})`;
    if (target.entry.rank > source.entry.rank) return `${from} imports ${to}, which is above it (${order.folder})`;
    if (target.entry.rank < source.entry.rank && !areStrangers(source, target)) continue;
    if (target.entry === source.entry && !areStrangers(source, target)) continue;
    return `${from} imports ${to}, which stands beside it (${order.folder})`;
  }
  return null;
}

type Place = { readonly entry: Entry; readonly names: readonly string[] };

/** The most exact line that a path belongs to. */
function place(path: string, { entries }: Order): Place | null {
  const found = entries.flatMap((entry) => {
    const match = entry.pattern.exec(path);
    return match === null ? [] : [{ entry, names: match.slice(1) }];
  });
  return found.sort((a, b) => b.entry.text.length - a.entry.text.length)[0] ?? null;
}

/** Two games: the same star stands for two names. */
function areStrangers(a: Place, b: Place): boolean {
  return a.names.some((name, at) => b.names[at] !== undefined && b.names[at] !== name);
}
