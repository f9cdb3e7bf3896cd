import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { LogLine } from './log.ts';

/** The log in sentences; the newest is in sight. */
export function LogList({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight;
  }, [count]);
  if (count === 0) return <p class="muted">{words.value.room.nothingYet}</p>;
  return (
    <ol class="log" ref={list}>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}
