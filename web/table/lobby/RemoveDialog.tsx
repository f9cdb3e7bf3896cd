import type { Seat } from '@cifra/kernel';
import { Button, Dialog } from '@cifra/kit';
import type { Person, RoomOrder } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { doorWords } from '../../words/door.ts';
import { words } from '../../words/index.ts';
import { BanDialog } from './Door.tsx';

type Props = {
  readonly seat: Seat | null;
  readonly who: Person | null;
  readonly onClose: () => void;
  readonly order: (order: RoomOrder) => void;
};

/** Asked before somebody loses a seat: removing lets them ask again, and a ban is another question. */
export function RemoveDialog({ seat, who, onClose, order }: Props) {
  const { room, lobby, cancel } = words.value;
  const door = doorWords();
  const banning = useSignal<Person | null>(null);
  return (
    <>
      <Dialog
        title={who === null ? '' : lobby.removeTitle(who.name)}
        isOpen={who !== null}
        onClose={onClose}
        closeLabel={cancel}
      >
        <p>{lobby.removeHelp}</p>
        <div class="dialog-actions">
          <Button
            kind="quiet"
            onPress={() => {
              banning.value = who;
              onClose();
            }}
          >
            {door.orBan}
          </Button>
          <Button onPress={onClose}>{cancel}</Button>
          <Button
            kind="danger"
            onPress={() => {
              if (seat !== null) order({ type: 'kick', seat });
              onClose();
            }}
          >
            {room.remove}
          </Button>
        </div>
      </Dialog>
      <BanDialog
        who={banning.value}
        order={order}
        onClose={() => {
          banning.value = null;
        }}
      />
    </>
  );
}
