import { Button, Dialog, Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { copyText } from '../../browser/copy-text.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { words } from '../../words/index.ts';
import { ShortCode } from './ShortCode.tsx';

/** The link to the room, to send or to scan; the code is small here, and large when it is tapped. */
export function Invite({ room: id, isHost }: { readonly room: string; readonly isHost: boolean }) {
  const { room, lobby, close } = words.value;
  const url = `${location.origin}/r/${id}`;
  const isCopied = useSignal(false);
  const isLarge = useSignal(false);
  // Where it cannot be copied the link can still be selected.
  const copy = async () => {
    isCopied.value = await copyText(url);
  };
  const canShare = 'share' in navigator;
  return (
    <section class="card invite" aria-labelledby="invite">
      <button
        type="button"
        class="qr-small"
        aria-label={lobby.showQr}
        onClick={() => {
          isLarge.value = true;
        }}
      >
        <QrCode url={url} alt="" size={84} />
      </button>
      <div class="invite-text">
        <h2 id="invite">{lobby.invite}</h2>
        <input
          class="input"
          type="text"
          readOnly
          value={url}
          aria-label={room.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <button type="button" class="button primary" onClick={() => void copy()}>
            {isCopied.value ? room.copied : room.copy}
          </button>
          {canShare && (
            <Button onPress={() => void navigator.share({ title: 'Cifra', url }).catch(() => undefined)}>
              <Icon name="share" /> {room.share}
            </Button>
          )}
        </div>
        <ShortCode room={id} isHost={isHost} />
      </div>
      <Dialog
        title={lobby.scan}
        isOpen={isLarge.value}
        onClose={() => {
          isLarge.value = false;
        }}
        closeLabel={close}
      >
        <QrCode class="qr-large" url={url} alt={room.qr} size={320} />
      </Dialog>
    </section>
  );
}
