import { Button, Dialog, Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { renderSVG } from 'uqr';
import { copyText } from '../browser/copy-text.ts';
import { words } from '../words/index.ts';

/** The link to the room, to send or to scan; the code is small here, and large when it is tapped. */
export function Invite({ room: id }: { readonly room: string }) {
  const { room, lobby, close } = words.value;
  const url = `${location.origin}/r/${id}`;
  const isCopied = useSignal(false);
  const isLarge = useSignal(false);
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
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
        <img src={picture} alt="" width="84" height="84" />
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
      </div>
      <Dialog
        title={lobby.scan}
        isOpen={isLarge.value}
        onClose={() => {
          isLarge.value = false;
        }}
        closeLabel={close}
      >
        <img class="qr-large" src={picture} alt={room.qr} width="320" height="320" />
      </Dialog>
    </section>
  );
}
