import { Button } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../../browser/poll.ts';
import { api } from '../../connection/api.ts';
import { words } from '../../words/index.ts';

const SELDOM = 20_000;

/** Six signs beside the link, for whoever sits around a screen; the host shows them and takes them back. */
export function ShortCode({ room, isHost }: { readonly room: string; readonly isHost: boolean }) {
  const { code: text } = words.value;
  const code = useSignal<string | null>(null);
  const ask = async (method: 'GET' | 'POST' | 'DELETE') => {
    const reply = await api.code(room, method);
    if (reply.ok) code.value = reply.value.code;
  };
  useEffect(() => poll(() => void ask('GET'), SELDOM), [room]);
  if (code.value === null)
    return isHost ? (
      <Button kind="quiet" onPress={() => void ask('POST')}>
        {text.show}
      </Button>
    ) : null;
  return (
    <div class="short-code">
      <p>
        <span class="visually-hidden">{text.label}: </span>
        <strong class="digits">
          {code.value.slice(0, 3)} {code.value.slice(3)}
        </strong>
        <small>{text.help}</small>
      </p>
      {isHost && (
        <Button kind="quiet" onPress={() => void ask('DELETE')}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}
