import { classes } from '@cifra/kit';
import type { RoomOrder } from '@cifra/room';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { myName, rememberMyName } from '../../browser/my-name.ts';
import { api } from '../../connection/api.ts';
import { words } from '../../words/index.ts';

const LONGEST = 24;

type Props = {
  readonly order?: (order: RoomOrder) => void;
  /** Whoever comes by a link says a name and sits down, or asks to be let in, in one step: what the button says. */
  readonly arriving?: string;
};

/** The name that was last saved on this page, in whichever of its fields. */
const lastSaved = signal<string | null>(null);

/** What one is called; kept by the house, shown at every table. */
export function Nickname({ order, arriving }: Props) {
  const { nickname, nicknameSave, nicknameSaved, unreachable } = words.value;
  const name = useSignal('');
  const isTouched = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const isSaved = useSignal(false);
  useEffect(() => {
    const before = lastSaved.value;
    void api.me().then((reply) => {
      // What was typed or saved in the meantime is what counts.
      if (isTouched.value || lastSaved.value !== before) return;
      if (reply.ok) rememberMyName(reply.value.name);
      name.value = reply.ok ? reply.value.name : myName();
    });
  }, [name, isTouched]);
  useEffect(() => {
    if (lastSaved.value !== null && !isTouched.value) name.value = lastSaved.value;
  }, [lastSaved.value, name, isTouched]);
  const save = async (event: Event) => {
    event.preventDefault();
    const reply = await api.rename(name.value);
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    if (!reply.ok) return;
    name.value = reply.value.name;
    isTouched.value = false;
    rememberMyName(reply.value.name);
    lastSaved.value = reply.value.name;
    order?.(arriving !== undefined ? { type: 'sit', name: reply.value.name } : { type: 'rename' });
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
            isTouched.value = true;
            isSaved.value = false;
          }}
        />
      </label>
      <button type="submit" class={classes('button', arriving !== undefined && 'primary')}>
        {arriving ?? (isSaved.value ? nicknameSaved : nicknameSave)}
      </button>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
    </form>
  );
}
