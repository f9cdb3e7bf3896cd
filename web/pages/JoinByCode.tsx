import { useSignal } from '@preact/signals';
import { go } from '../browser/router.ts';
import { api } from '../connection/api.ts';
import { words } from '../words/index.ts';

/** Six signs, and a space or a dash between them. */
const LONGEST = 9;

/** The short way into a room, for a table around a screen. */
export function JoinByCode() {
  const { code: text, unreachable } = words.value;
  const typed = useSignal('');
  const trouble = useSignal<string | null>(null);
  const join = async (event: Event) => {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    const reply = await api.join(typed.value);
    if (reply.ok) go(`/r/${reply.value.room}`);
    else trouble.value = reply.trouble.message || unreachable;
  };
  return (
    <form class="join-by-code" onSubmit={(event) => void join(event)}>
      <label for="room-code">{text.join}</label>
      <input
        id="room-code"
        class="input digits"
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        maxLength={LONGEST}
        placeholder="K4M 7RT"
        value={typed.value}
        aria-describedby={trouble.value === null ? undefined : 'code-trouble'}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          trouble.value = null;
        }}
      />
      <button type="submit" class="button">
        {text.go}
      </button>
      {trouble.value !== null && (
        <p id="code-trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </form>
  );
}
