/** A sentence of the log. */
type Sentence = { readonly key: string; readonly text: string };

/** A listener who was away wants the end of the story, not all of it. */
const MOST = 4;

/** The last sentences after the one that was told; with nothing told yet, the last ones of all. */
export function newsAfter(lines: readonly Sentence[], told: string | null): readonly string[] {
  const from = lines.findLastIndex(({ key }) => key === told) + 1;
  return lines
    .slice(from)
    .slice(-MOST)
    .map(({ text }) => text);
}
