import type { RoomOrder } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import { words } from '../words/index.ts';

const LONGEST = 24;

/** What one is called; kept by the house, shown at every table. */
export function Nickname({ order }: { readonly order?: (order: RoomOrder) => void }) {
  const { nickname, nicknameSave, nicknameSaved, unreachable } = words.value;
  const name = useSignal('');
  const trouble = useSignal<string | null>(null);
  const isSaved = useSignal(false);
  useEffect(() => {
    void api.me().then((reply) => {
      if (reply.ok) name.value = reply.value.name;
    });
  }, [name]);
  const save = async (event: Event) => {
    event.preventDefault();
    const reply = await api.rename(name.value);
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    if (!reply.ok) return;
    name.value = reply.value.name;
    order?.({ type: 'rename' });
    isSaved.value = true;
  };
  return (
    <form class="row nickname" onSubmit={(event) => void save(event)}>
      <label class="field">
        <span>{nickname}</span>
        <input
          type="text"
          value={name.value}
          maxLength={LONGEST}
          autocomplete="nickname"
          aria-invalid={trouble.value !== null}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            isSaved.value = false;
          }}
        />
      </label>
      <button type="submit" class="button">
        {isSaved.value ? nicknameSaved : nicknameSave}
      </button>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
    </form>
  );
}
