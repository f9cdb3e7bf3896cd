import { say } from '@cifra/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from './log.ts';
import { newsAfter } from './news.ts';

/** What happens at once is said at once: quick bots would otherwise interrupt themselves. */
const SETTLE = 250;

/** Tells a screen reader what has happened since it was last told, and then what is expected now. */
export function useNews(lines: readonly LogLine[], prompt: string): void {
  const told = useRef<string | null>(null);
  const asked = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = newsAfter(lines, told.current);
      told.current = lines.at(-1)?.key ?? null;
      say([...news, ...(prompt === asked.current ? [] : [prompt])].join(' '));
      asked.current = prompt;
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [lines, prompt]);
}
