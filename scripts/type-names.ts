import { parseSync } from 'oxc-parser';
import { isSource, isTest, packageOf, packagesOf, type Repository } from './arrows/repository.ts';

const DECLARES_A_TYPE: readonly string[] = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration'];

/** The types, interfaces and classes that a file declares and gives to others; not those that it only passes on. */
export function exportedTypes(path: string, source: string): readonly string[] {
  return parseSync(path, source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration === null || !DECLARES_A_TYPE.includes(declaration.type)) return [];
    return 'id' in declaration && declaration.id !== null && 'name' in declaration.id ? [declaration.id.name] : [];
  });
}

/** The names that more than one package gives to a type of its own, with the packages. Games count as one: see below. */
export function sharedNames(repository: Repository): ReadonlyMap<string, readonly string[]> {
  const packages = packagesOf(repository);
  const owners = new Map<string, Set<string>>();
  for (const path of repository.files) {
    if (!isSource(path) || !/\.tsx?$/.test(path) || isTest(path)) continue;
    const { folder } = packageOf(path, packages);
    for (const name of exportedTypes(path, repository.read(path))) {
      if (!owners.has(name)) owners.set(name, new Set());
      owners.get(name)?.add(folder);
    }
  }
  const shared = [...owners].filter(([, folders]) => folders.size > 1);
  return new Map(shared.sort().map(([name, folders]) => [name, [...folders].sort()]));
}
