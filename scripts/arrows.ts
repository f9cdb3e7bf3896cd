import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The folders of the design from the lowest to the highest: an import goes only downwards.
 * A game's own folders have their order too: rules, then words, minds and boards.
 */
const LAYERS: readonly RegExp[] = [
  /^kernel\//,
  /^kit\//,
  /^games\/(?!list\/)/,
  /^games\/list\//,
  /^testkit\//,
  /^room\//,
  /^protocol\//,
  /^client\//,
  /^server\//,
  /^web\//,
  /^cli\//,
  /^bench\//,
];

/** What may be imported beyond the downward arrow, and by whom. */
const INSIDE_A_GAME: readonly { readonly from: RegExp; readonly to: RegExp }[] = [
  { from: /^rules\//, to: /^rules\// },
  { from: /^words\//, to: /^(rules|words)\// },
  { from: /^lexicon\//, to: /^lexicon\// },
  { from: /^mind\//, to: /^(rules|mind|lexicon)\// },
  { from: /^board\//, to: /^(rules|words|board)\// },
  { from: /^learn\//, to: /^(rules|words|board|learn)\// },
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

export function importsOf(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

const isTest = (path: string) => /(^|\/)test\/|\.test\.tsx?$/.test(path);

function layerOf(path: string): number {
  return LAYERS.findIndex((layer) => layer.test(path));
}

/** The folder that a package's name stands for, with the part after it. */
export function targetOf(path: string, specifier: string, folders: ReadonlyMap<string, string>): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  const folder = folders.get(`${scope}/${name}`);
  return folder === undefined ? null : [folder, ...rest].join('/').concat(rest.length === 0 ? '/' : '');
}

/** Why one import goes against the arrows, or null. */
export function againstArrows(path: string, target: string): string | null {
  if (isTest(path)) return null;
  const [from, to] = [layerOf(path), layerOf(target)];
  if (from < 0 || to < 0) return null;
  if (to > from) return `${path} imports ${target}, which is above it`;
  const [, game = '', inner = ''] = /^games\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const [, otherGame = '', otherInner = ''] = /^games\/([^/]+)\/(.*)$/.exec(target) ?? [];
  if (game === '' || game === 'list' || otherGame === '') return null;
  if (game !== otherGame) return `${path} imports another game, ${target}`;
  const arrow = INSIDE_A_GAME.find(({ from: folder }) => folder.test(inner));
  if (arrow === undefined || arrow.to.test(otherInner)) return null;
  // A game's rules may read its word lists, which know nothing.
  return inner.startsWith('rules/') && otherInner.startsWith('lexicon/') ? null : `${path} imports ${target}`;
}

/** Rules are pure: the kernel, the game's own files, and small libraries that a browser runs too. */
export function impureRules(path: string, specifier: string): string | null {
  if (isTest(path) || !/^(kernel|games\/[^/]+\/rules)\//.test(path)) return null;
  return specifier.startsWith('node:') ? `${path} imports ${specifier}` : null;
}

export function packageFolders(packageFiles: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    packageFiles.map((file) => [(JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name, dirname(file)]),
  );
}
