import { dirname } from 'node:path';
import { cyclesOf, graphOf } from './cycles.ts';
import { importsOf } from './imports.ts';
import { againstOrder, type Order, ordersOf } from './layers.ts';
import { isSource, isTest, type Package, packageOf, packagesOf, type Repository } from './repository.ts';
import { resolve } from './resolve.ts';

/** Everything that is wrong with who imports whom, one sentence each, by kind. */
export type Faults = {
  /** Imports that lead nowhere: what cannot be followed cannot be judged. */
  readonly unresolved: readonly string[];
  /** Against the order of the project or of a package. */
  readonly upward: readonly string[];
  /** Files that need each other; folders of a package that do. */
  readonly cycles: readonly string[];
  /** Packages that are used and not declared, or declared and not used. */
  readonly undeclared: readonly string[];
  /** Modules of Node in code that browsers run. */
  readonly impure: readonly string[];
};

/** Runs in browsers too. */
const PURE = /^(kernel|mind-kit|kit|room|protocol|client|games\/[^/]+\/(rules|words|board|learn|puzzle))\//;

export function faultsOf(repository: Repository): Faults {
  const packages = packagesOf(repository);
  const orders = ordersOf(repository);
  const unresolved: string[] = [];
  const upward = new Set<string>();
  const undeclared = new Set<string>();
  const impure: string[] = [];
  const edges: (readonly [string, string])[] = [];
  const used = new Map<Package, Set<string>>(packages.map((one) => [one, new Set()]));
  for (const path of [...repository.files].filter(isSource)) {
    const own = packageOf(path, packages);
    const use = (name: string) => {
      used.get(own)?.add(name);
      if (!mayUse(path, own, name, packages)) undeclared.add(`${own.folder}/package.json does not declare ${name}`);
    };
    for (const specifier of importsOf(path, repository.read(path))) {
      const target = resolve(path, specifier, repository, packages);
      if (target.kind === 'unresolved') unresolved.push(`${path} imports ${specifier}: ${target.why}`);
      if (target.kind === 'library') use(target.name);
      if (target.kind === 'node' && PURE.test(path) && !isTest(path)) impure.push(`${path} imports ${specifier}`);
      if (target.kind !== 'file') continue;
      if (target.through !== null && target.through !== own.name) use(target.through);
      if (isTest(path)) continue;
      if (target.through === null && packageOf(target.path, packages) !== own && own.folder !== '.')
        undeclared.add(`${path} reaches into another package: ${specifier}`);
      if (isTest(target.path)) upward.add(`${path} imports ${target.path}, which is of tests`);
      edges.push([path, target.path]);
      const why = againstOrder(path, target.path, orders);
      if (why !== null) upward.add(why);
    }
  }
  for (const [own, names] of used) for (const name of unused(own, names)) undeclared.add(name);
  return {
    unresolved: unresolved.sort(),
    upward: [...upward].sort(),
    cycles: cycles(edges, orders),
    undeclared: [...undeclared].sort(),
    impure: impure.sort(),
  };
}

/** Code uses what its package depends on; tests and the project's own scripts also what is there for development. */
function mayUse(path: string, own: Package, name: string, packages: readonly Package[]): boolean {
  // What is installed apart finds the house in the checkout that it stands in, and no registry has it.
  if (own.dependencies.has(name) || (!own.isInstalledByDefault && name.startsWith('@cifra/'))) return true;
  const isTool = isTest(path) || own.folder === '.';
  const project = packages.find(({ folder }) => folder === '.');
  return isTool && (own.devDependencies.has(name) || project?.devDependencies.has(name) === true);
}

/** Declared for nothing. What the project itself declares are commands, which nobody imports. */
function unused(own: Package, names: ReadonlySet<string>): readonly string[] {
  if (own.folder === '.' || !own.isInstalledByDefault) return [];
  return [...own.dependencies, ...own.devDependencies]
    .filter((name) => !names.has(name) && !name.startsWith('@types/') && !isNeededUnseen(name))
    .map((name) => `${own.folder}/package.json declares ${name}, which nothing there imports`);
}

/** Asked for by another package beside it, or a command. */
function isNeededUnseen(name: string): boolean {
  return ['openapi-types', 'vite'].includes(name);
}

function cycles(edges: readonly (readonly [string, string])[], orders: readonly Order[]): readonly string[] {
  const ordered = new Set(orders.map(({ folder }) => folder));
  // Where a README gives single files a place in the order, they are not one folder.
  const part = (path: string) => (ordered.has(dirname(path)) ? path : `${dirname(path)}/`);
  const folders = cyclesOf(graphOf(edges, part)).map((group) => `folders: ${group.join(' ')}`);
  const files = cyclesOf(graphOf(edges, (path) => path)).map((group) => `files: ${group.join(' ')}`);
  return [...new Set([...files, ...folders])].sort();
}
