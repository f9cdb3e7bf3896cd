import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the checks look at: the files of the project by their paths, and how to read one. */
export type Repository = {
  readonly files: ReadonlySet<string>;
  read(path: string): string;
};

/** A name and the file that it stands for. */
type Subpaths = { readonly [subpath: string]: string | { readonly source?: string; readonly default?: string } };

/** One package.json, in the folder that it stands in ('.' for the project's own). */
export type Package = {
  readonly folder: string;
  readonly name: string;
  /** False for what has an installation of its own, such as the benchmarks with their peers. */
  readonly isInstalledByDefault: boolean;
  readonly exports: Subpaths;
  /** Its own names for its own files: `#list`. */
  readonly imports: Subpaths;
  readonly dependencies: ReadonlySet<string>;
  /** Of tests and tools. */
  readonly devDependencies: ReadonlySet<string>;
};

/** The files that git knows or would add. */
export function workingTree(): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
  const files = new Set(listed.split('\n').filter((path) => path !== '' && !deleted.has(path)));
  return { files, read: (path) => readFileSync(path, 'utf8') };
}

export function packagesOf({ files, read }: Repository): readonly Package[] {
  const manifests = [...files].filter((path) => /(^|\/)package\.json$/.test(path));
  const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: readonly string[] };
  return manifests.map((path) => {
    const manifest = JSON.parse(read(path)) as { [field: string]: { [name: string]: string } } & { name: string };
    const names = (field: string) => Object.keys(manifest[field] ?? {});
    const folder = dirname(path);
    return {
      folder,
      isInstalledByDefault: folder === '.' || workspaces.some((glob) => isIn(folder, glob)),
      name: manifest.name,
      exports: manifest.exports ?? {},
      imports: manifest.imports ?? {},
      dependencies: new Set([...names('dependencies'), ...names('peerDependencies')]),
      devDependencies: new Set(names('devDependencies')),
    };
  });
}

/** npm's globs, as far as we use them: `games/*`. */
function isIn(folder: string, glob: string): boolean {
  return glob.endsWith('/*') ? dirname(folder) === glob.slice(0, -2) : folder === glob;
}

/** The package that a file belongs to: the nearest one above it. */
export function packageOf(path: string, packages: readonly Package[]): Package {
  const above = packages.filter(({ folder }) => folder === '.' || path.startsWith(`${folder}/`));
  const nearest = above.sort((a, b) => depth(b.folder) - depth(a.folder))[0];
  if (nearest === undefined) throw new Error(`${path} belongs to no package`);
  return nearest;
}

function depth(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length;
}

/** Tests, pictures and the settings of tools stand outside the order: they may look at everything. */
export function isTest(path: string): boolean {
  return /(^|\/)(test|e2e|screenshots)\/|\.(test|spec)\.tsx?$|\.config\.ts$/.test(path);
}

export function isSource(path: string): boolean {
  return /\.(tsx?|m?js|css)$/.test(path) && !/(^|\/)(dist|public)\//.test(path);
}
