import { spoken } from '@cifra/kit';

/** The two regions through which a screen reader hears what happens. */
export function Live() {
  const { turn, text } = spoken.value;
  return (
    <div class="visually-hidden">
      <div aria-live="polite">{turn === 0 ? text : ''}</div>
      <div aria-live="polite">{turn === 1 ? text : ''}</div>
    </div>
  );
}
