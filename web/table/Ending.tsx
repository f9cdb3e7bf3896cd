import type { Names, Shape, Telling } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import type { RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { copyText } from '../browser/copy-text.ts';
import type { RoomClient } from '../connection/room.ts';
import { words } from '../words/index.ts';
import { Again } from './Again.tsx';
import type { GiveOrder } from './use-match.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly telling: Telling<Shape>;
  readonly names: Names;
  readonly order: GiveOrder;
  readonly onFollow: (() => void) | null;
};

const canShare = (): boolean => 'share' in navigator;

/** The end is a moment: the outcome, then what to do next. Below it everything lies open. */
export function Ending({ client, view, telling, names, order, onFollow }: Props) {
  const { room } = words.value;
  const { table, me } = view;
  const isCopied = useSignal(false);
  if (table.outcome === null) return null;
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  const hasWon = table.outcome.winners.includes(seat);
  const replay = (eyes: number | 'open') => `/replay/${client.id}/${table.match}#as=${eyes}`;
  const share = async () => {
    const url = location.origin + replay('open');
    if (!canShare()) isCopied.value = await copyText(url);
    // Somebody may think better of it: the replay has an address of its own.
    else await navigator.share({ title: 'Cifra', text: room.shareText(telling.name), url }).catch(() => undefined);
  };
  return (
    <section class={classes('card', 'stack', 'ending', hasWon && 'won')} aria-labelledby="ending" role="status">
      <h2 id="ending">{room.over}</h2>
      {hasWon && <p class="triumph">{room.youWin}</p>}
      <p class="result">{telling.outcome(table.outcome, names)}</p>
      <div class="row">
        <Again client={client} room={client.view.value ?? view} order={order} onFollow={onFollow} />
        <a class="button" href={replay(seat >= 0 ? seat : 'open')}>
          {room.replay}
        </a>
        <button type="button" class="button" onClick={() => void share()}>
          {isCopied.value ? room.linkCopied : room.shareReplay}
        </button>
      </div>
      <details>
        <summary>{room.fair}</summary>
        <p class="small">{room.fairHelp}</p>
        <a
          class="button"
          href={`/api/rooms/${client.id}/matches/${table.match}`}
          download={`cifra-${client.id}-${table.match}.json`}
        >
          {room.download}
        </a>
      </details>
    </section>
  );
}
