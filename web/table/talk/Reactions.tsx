import { SeatFace, say, type TableSeat } from '@cifra/kit';
import { REACTIONS, type Reaction } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { ReactionFace } from './ReactionFace.tsx';

/** So long a face stays in sight, in milliseconds. */
const STAYS = 3_500;

type ShownReaction = { readonly seat: number; readonly reaction: Reaction };
type Props = { readonly client: RoomClient; readonly people: (seat: number) => TableSeat };

/** Faces that somebody has just made, over a corner of the table; they take no room and no tap. */
export function Reactions({ client, people }: Props) {
  const { reactions } = words.value;
  const shown = useSignal<readonly ShownReaction[]>([]);
  const last = client.reacted.value;
  useEffect(() => {
    if (last === null) return;
    // A seat makes one face at a time.
    shown.value = [...shown.value.filter(({ seat }) => seat !== last.seat), last];
    const { name, isMe } = people(last.seat);
    if (!isMe) say(`${name}: ${reactions[last.reaction]}`);
    const timer = setTimeout(() => {
      shown.value = shown.value.filter((one) => one !== last);
    }, STAYS);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <ul class="reactions" aria-hidden="true">
      {shown.value.map(({ seat, reaction }) => (
        <li key={seat}>
          <SeatFace seat={seat} person={people(seat)} size="34px" />
          <ReactionFace key={reaction} reaction={reaction} />
        </li>
      ))}
    </ul>
  );
}

/** What one can do with one's face, for the sheet of the talk. */
export function ReactionButtons({ onReact }: { readonly onReact: (reaction: Reaction) => void }) {
  const { reactions, room } = words.value;
  return (
    <fieldset class="reaction-buttons" aria-label={room.reactions}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="reaction-button"
          aria-label={reactions[reaction]}
          title={reactions[reaction]}
          onClick={() => onReact(reaction)}
        >
          <ReactionFace reaction={reaction} />
        </button>
      ))}
    </fieldset>
  );
}
