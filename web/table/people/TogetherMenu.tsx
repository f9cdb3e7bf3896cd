import type { RoomOrder, RoomTable } from '@cifra/room';
import type { Signal } from '@preact/signals';
import { isDeviceRoom } from '../../device/room-id.ts';
import { seldomWords } from '../../words/seldom.ts';
import { GatheringChoice } from './GatheringChoice.tsx';

type Props = {
  readonly room: string;
  readonly table: RoomTable;
  readonly isHost: boolean;
  readonly isHand: Signal<boolean>;
  readonly order: (order: RoomOrder) => void;
  readonly onDone: () => void;
};

/** In the middle of a match: where people are, for the host; and how much of the table this page shows. */
export function TogetherMenu({ room, table, isHost, isHand, order, onDone }: Props) {
  const { gathering } = seldomWords();
  if (isDeviceRoom(room)) return null;
  return (
    <section class="stack menu">
      {isHost && <GatheringChoice table={table} isHost order={order} />}
      {table.gathering === 'screen' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            isHand.value = !isHand.value;
            onDone();
          }}
        >
          {isHand.value ? gathering.wholeTable : gathering.onlyHand}
        </button>
      )}
    </section>
  );
}
