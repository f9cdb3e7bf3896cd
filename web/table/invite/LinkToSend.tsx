import { useSignal } from '@preact/signals';
import { copyText } from '../../browser/copy-text.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { words } from '../../words/index.ts';

type Props = { readonly url: string; readonly label: string };

/** A link to copy, to send or to scan. */
export function LinkToSend({ url, label }: Props) {
  const { room } = words.value;
  const copied = useSignal<string | null>(null);
  // Where it cannot be copied the link can still be selected.
  const copy = async () => {
    copied.value = (await copyText(url)) ? url : null;
  };
  return (
    <>
      <input
        class="input"
        type="text"
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {copied.value === url ? room.copied : room.copy}
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
      <QrCode class="qr" url={url} alt={room.qr} size={168} />
    </>
  );
}
