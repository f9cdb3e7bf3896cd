import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Decrypto, decrypto } from '../rules/table.ts';

type Props = { readonly board: BoardProps<Decrypto> };

/** The sand timer: a thing of glass and brass that runs as the page's clock does (D19). */
export function Sand({ board }: Props) {
  const { view, slots, isHeld } = board;
  const deadline = decrypto.deadline(view.table);
  const box = useRef<HTMLDivElement>(null);
  const glass = useId();
  /** Seconds left when the glass was last looked at. */
  const left = useSignal<number | null>(null);
  const hasClock = Boolean(slots.clock);
  // The clock knows the room's time; the glass is set by it and then runs by itself.
  useEffect(() => {
    left.value = secondsIn(box.current?.querySelector('[role="timer"]')?.textContent ?? '');
  }, [deadline?.clock, hasClock, isHeld, left]);
  const total = deadline?.after ?? 1;
  const share = left.value === null ? 1 : Math.min(1, left.value / total);
  if (!hasClock) return null;
  return (
    <div class="decrypto-sand" ref={box}>
      <svg
        viewBox="0 0 34 48"
        aria-hidden="true"
        data-running={!isHeld && left.value !== null}
        key={`${deadline?.clock}/${left.value}`}
        style={{ '--share': share, '--left': `${left.value ?? total}s` }}
      >
        <clipPath id={glass}>
          <path d="M6 5h22v4c0 7-9 10-9 15s9 8 9 15v4H6v-4c0-7 9-10 9-15S6 16 6 9z" />
        </clipPath>
        <path class="glass" d="M6 5h22v4c0 7-9 10-9 15s9 8 9 15v4H6v-4c0-7 9-10 9-15S6 16 6 9z" />
        <g clip-path={`url(#${glass})`}>
          <rect class="top" x="4" y="6.5" width="26" height="17" />
          <rect class="bottom" x="4" y="28" width="26" height="15" />
          <path class="stream" d="M17 23v20" />
        </g>
        <path class="shine" d="M9 8c0 5 3 8 5 10" />
        <rect class="brass" x="3" y="1" width="28" height="5" rx="2" />
        <rect class="brass" x="3" y="42" width="28" height="5" rx="2" />
      </svg>
      {slots.clock}
    </div>
  );
}

/** As the clock writes it: 1:05. */
function secondsIn(text: string): number | null {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return minutes === undefined || seconds === undefined ? null : 60 * Number(minutes) + Number(seconds);
}
