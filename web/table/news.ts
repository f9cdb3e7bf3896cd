/** A sentence of the log. */
type Sentence = { readonly key: string; readonly text: string };

/** A listener who was away wants the end of the story, not all of it. */
const MOST = 4;

/** The last sentences after the one that was told; with nothing told yet, the last ones of all. */
export function newsAfter(lines: readonly Sentence[], told: string | null): readonly string[] {
  return lines
    .slice(after(lines, told))
    .slice(-MOST)
    .map(({ text }) => text);
}

function after(lines: readonly Sentence[], told: string | null): number {
  const at = lines.findLastIndex(({ key }) => key === told);
  if (at >= 0 || told === null) return at + 1;
  // A table that plays by memory forgets sentences, also the last one that was told: what is older is no news.
  return lines.findLastIndex(({ key }) => versionOf(key) <= versionOf(told)) + 1;
}

/** A key begins with the version of the entry that it belongs to. */
export function versionOf(key: string): number {
  return Number.parseInt(key, 10);
}
