import { useSignal } from '@preact/signals';
import { renderSVG } from 'uqr';
import { words } from '../words/index.ts';
import { copyText } from './copy-text.ts';

/** The link to the room, to send or to scan. */
export function Invite({ room: id }: { readonly room: string }) {
  const { room } = words.value;
  const isCopied = useSignal(false);
  const url = `${location.origin}/r/${id}`;
  // Where it cannot be copied the link can still be selected.
  const copy = async () => {
    isCopied.value = await copyText(url);
  };
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return (
    <section class="card stack invite" aria-labelledby="invite">
      <h2 id="invite">{room.invite}</h2>
      <input
        class="input"
        type="text"
        readOnly
        value={url}
        aria-label={room.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {isCopied.value ? room.copied : room.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title: 'Cifra', url }).catch(() => undefined)}
          >
            {room.share}
          </button>
        )}
      </div>
      <img class="qr" src={picture} alt={room.qr} width="168" height="168" />
    </section>
  );
}
