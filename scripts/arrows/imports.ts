import { parseSync } from 'oxc-parser';

const CSS_IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

/** Everything that a file imports, by the words that it uses: statements, `import(…)`, `import('…')` in types, and files that it looks up by `import.meta.resolve('…')`. */
export function importsOf(path: string, source: string): readonly string[] {
  if (path.endsWith('.css')) return [...source.matchAll(CSS_IMPORT)].map((match) => match[1] ?? '');
  const { module, errors, program } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const statements = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const called: string[] = [];
  calls(program, (name) => called.push(name));
  return [...new Set([...statements, ...called])];
}

/** Walks the syntax tree for imports that are expressions or types and whose name is written out. */
function calls(node: unknown, found: (name: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) calls(child, found);
    return;
  }
  const { type, source } = node as { readonly type?: unknown; readonly source?: { readonly value?: unknown } };
  if ((type === 'ImportExpression' || type === 'TSImportType') && typeof source?.value === 'string')
    found(source.value);
  const looked = type === 'CallExpression' ? lookedUp(node as Call) : null;
  if (looked !== null) found(looked);
  for (const child of Object.values(node)) calls(child, found);
}

type Call = {
  readonly callee?: { readonly object?: { readonly type?: unknown }; readonly property?: { readonly name?: unknown } };
  readonly arguments?: readonly { readonly value?: unknown }[];
};

function lookedUp({ callee, arguments: [first] = [] }: Call): string | null {
  const isLookup = callee?.object?.type === 'MetaProperty' && callee.property?.name === 'resolve';
  return isLookup && typeof first?.value === 'string' ? first.value : null;
}
