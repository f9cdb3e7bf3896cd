import { useEffect } from 'preact/hooks';
import { words } from '../../words/index.ts';
import type { LogLine } from './log.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

type Props = {
  readonly lines: readonly LogLine[];
  /** The line that is shown on the board. */
  readonly pointed?: string | null;
  readonly onPoint?: (line: LogLine) => void;
};

/** The log in sentences; the newest is in sight, and what was played can be pointed at. */
export function LogList({ lines, pointed = null, onPoint }: Props) {
  const list = useNewestInSight(lines.at(-1)?.key);
  useEffect(() => {
    const element = list.current;
    const line = pointed === null ? null : element?.querySelector('[aria-pressed="true"]');
    // Only the list moves, never the page around it.
    if (element != null && line != null)
      element.scrollTop += line.getBoundingClientRect().top - element.getBoundingClientRect().top;
  }, [pointed, list]);
  if (lines.length === 0) return <p class="muted">{words.value.room.nothingYet}</p>;
  return (
    <ol class="log" ref={list}>
      {lines.map((line) => (
        <li key={line.key} data-turn={line.isTurnStart}>
          {onPoint === undefined || !line.isPlay ? (
            line.text
          ) : (
            <button type="button" class="log-line" aria-pressed={line.key === pointed} onClick={() => onPoint(line)}>
              {line.text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
