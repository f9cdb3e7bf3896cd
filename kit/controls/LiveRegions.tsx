import { spoken } from '../base/live.ts';

/** The two regions through which a screen reader hears what happens. An open dialog has its own: all else is inert. */
export function LiveRegions() {
  const { turn, text } = spoken.value;
  return (
    <div class="visually-hidden">
      <div aria-live="polite">{turn === 0 ? text : ''}</div>
      <div aria-live="polite">{turn === 1 ? text : ''}</div>
    </div>
  );
}
