import type { RoomOrder, RoomView } from '@cifra/room';
import type { ComponentProps } from 'preact';
import type { RoomClient } from '../../connection/room.ts';
import { People } from '../people/People.tsx';
import { TogetherMenu } from '../people/TogetherMenu.tsx';
import { Menu } from './Menu.tsx';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly toAct: readonly number[];
  readonly isHand: ComponentProps<typeof TogetherMenu>['isHand'];
  readonly order: (order: RoomOrder) => void;
  readonly onDone: () => void;
};

/** Who is at the table, and what is seldom needed there. */
export function MenuSheet({ client, view, toAct, isHand, order, onDone }: Props) {
  const { table, me } = view;
  // What was chosen there is done: the table is looked at again (H20).
  const orderAndLeave = (one: RoomOrder) => {
    onDone();
    order(one);
  };
  return (
    <>
      <People client={client} view={view} toAct={toAct} order={orderAndLeave} />
      <TogetherMenu
        room={client.id}
        table={table}
        isHost={table.host === me}
        isHand={isHand}
        order={order}
        onDone={onDone}
      />
      <Menu client={client} view={view} order={orderAndLeave} />
    </>
  );
}
