import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** What was changed last, in words: everybody reads it, and a screen reader says it. Null before the first change. */
export function useOptionNews(lines: readonly string[]): string | null {
  const news = useSignal<string | null>(null);
  const before = useRef(lines);
  const key = lines.join('\n');
  useEffect(() => {
    const changed = lines.filter((line) => !before.current.includes(line));
    // Another language changes every line, and nothing at the table.
    const isTranslation = lines.length > 1 && changed.length === lines.length;
    before.current = lines;
    if (changed.length > 0) news.value = isTranslation ? null : changed.join(' · ');
  }, [key]);
  return news.value;
}
