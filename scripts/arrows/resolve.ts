import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { type Package, packageOf, type Repository } from './repository.ts';

/** Where an import leads. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string; readonly through: string | null }
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'unresolved'; readonly why: string };

/** Modules that a tool makes while it builds; the tool is the library that must be declared. */
const MADE_BY_TOOLS: { readonly [prefix: string]: string } = { 'virtual:pwa-': 'vite-plugin-pwa' };

export function resolve(
  path: string,
  specifier: string,
  { files }: Repository,
  packages: readonly Package[],
): ImportTarget {
  if (specifier.startsWith('.')) {
    // Vite reads what follows the question mark.
    const target = normalize(join(dirname(path), specifier.replace(/\?.*$/, '')));
    return files.has(target)
      ? { kind: 'file', path: target, through: null }
      : { kind: 'unresolved', why: `there is no file ${target}` };
  }
  if (specifier.startsWith('#')) return inside(packageOf(path, packages), specifier, files);
  if (specifier.startsWith('node:')) {
    return isBuiltin(specifier) ? { kind: 'node' } : { kind: 'unresolved', why: 'Node has no such module' };
  }
  const tool = Object.keys(MADE_BY_TOOLS).find((prefix) => specifier.startsWith(prefix));
  if (tool !== undefined) return { kind: 'library', name: MADE_BY_TOOLS[tool] ?? '' };
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (isBuiltin(name)) return { kind: 'unresolved', why: `a module of Node is written node:${name}` };
  const own = packages.find((one) => one.name === name);
  if (own !== undefined) return exported(own, `.${specifier.slice(name.length)}`, files);
  if (name.startsWith('@cifra/')) return { kind: 'unresolved', why: `there is no package ${name}` };
  return { kind: 'library', name };
}

/** What a package of ours gives out under a name: its exports say so, and the file is there. */
function exported({ name, folder, exports }: Package, subpath: string, files: ReadonlySet<string>): ImportTarget {
  const entry = exports[subpath];
  if (entry === undefined) return { kind: 'unresolved', why: `${name} does not export ${subpath}` };
  const file = typeof entry === 'string' ? entry : (entry.source ?? entry.default ?? '');
  const path = normalize(join(folder, file));
  return files.has(path)
    ? { kind: 'file', path, through: name }
    : { kind: 'unresolved', why: `${name} exports ${subpath} as ${path}, which is not there` };
}

/** A package's own name for a file of its own; a star stands for any part of it. */
function inside({ name, folder, imports }: Package, specifier: string, files: ReadonlySet<string>): ImportTarget {
  for (const [key, entry] of Object.entries(imports)) {
    const [before = '', after] = key.split('*');
    const isFit = after === undefined ? specifier === key : specifier.startsWith(before) && specifier.endsWith(after);
    if (!isFit) continue;
    const part = specifier.slice(before.length, specifier.length - (after ?? '').length);
    const file = typeof entry === 'string' ? entry : (entry.source ?? entry.default ?? '');
    const path = normalize(join(folder, file.replace('*', part)));
    return files.has(path)
      ? { kind: 'file', path, through: name }
      : { kind: 'unresolved', why: `${name} imports ${specifier} as ${path}, which is not there` };
  }
  return { kind: 'unresolved', why: `${name} has no name ${specifier}` };
}
