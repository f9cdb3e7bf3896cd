import { Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { copyText } from '../browser/copy-text.ts';
import { reviewLink } from '../browser/review-link.ts';
import { isDeviceRoom } from '../device/room-id.ts';
import { MatchFile } from '../ui/MatchFile.tsx';
import { areSettingsOpen } from '../ui/settings-open.ts';
import { words } from '../words/index.ts';
import type { Eyes } from './frames.ts';

type Props = {
  readonly room: string;
  readonly match: string;
  readonly game: string;
  readonly eyes: Eyes;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The ways on from a replay: to its room, home, to a match of one's own, and to send or keep it. */
export function ReplayMenu({ room: id, match, game, eyes, isOpen, onClose }: Props) {
  const { replay, room, deal, playNow, close } = words.value;
  const isCopied = useSignal(false);
  const share = async () => {
    const url = location.href;
    if (!('share' in navigator)) isCopied.value = await copyText(url);
    // Somebody may think better of it.
    else await navigator.share({ title: 'Cifra', url }).catch(() => undefined);
  };
  return (
    <Dialog title={room.menu} isOpen={isOpen} onClose={onClose} closeLabel={close} isSheet>
      <section class="stack menu">
        <a class="button" href={`/r/${id}`}>
          {replay.toRoom}
        </a>
        <a class="button" href={reviewLink(id, match, typeof eyes === 'number' ? { seat: eyes } : {})}>
          {room.review}
        </a>
        <a class="button" href={`/play/${game}`}>
          {playNow}
        </a>
        {!isDeviceRoom(id) && (
          <button type="button" class="button" onClick={() => void share()}>
            {isCopied.value ? room.linkCopied : replay.link}
          </button>
        )}
        <MatchFile room={id} match={match} />
        <a class="button" href={`/check/${id}/${match}`}>
          {deal.check}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose();
            areSettingsOpen.value = true;
          }}
        >
          {room.settings}
        </button>
        <a class="button" href="/">
          {room.home}
        </a>
      </section>
    </Dialog>
  );
}
