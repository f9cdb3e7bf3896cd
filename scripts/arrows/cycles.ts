/** Who imports whom. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups that go round in circles (Tarjan's strongly connected components of more than one member). */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const known = index.get(node);
    if (known !== undefined) return low.get(node) ?? known;
    const at = index.size;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? at, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? at, index.get(next) ?? at));
    }
    if (low.get(node) === at) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1 || graph.get(node)?.has(node) === true) groups.push(group.sort());
    }
    return low.get(node) ?? at;
  };
  for (const node of graph.keys()) visit(node);
  return groups;
}

/** The same graph one level up: folders instead of files. */
export function graphOf(edges: Iterable<readonly [from: string, to: string]>, name: (path: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const [a, b] = [name(from), name(to)];
    if (!graph.has(a)) graph.set(a, new Set());
    if (a !== b) graph.get(a)?.add(b);
  }
  return graph;
}
