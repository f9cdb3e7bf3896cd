import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchPart } from '../browser/lazy-parts.ts';
import { api } from '../connection/api.ts';
import { joinRoom, type RoomClient } from '../connection/room.ts';
import { roomOrder } from '../connection/room-order.ts';
import { isDeviceRoom } from '../device/room-id.ts';
import { Loading } from '../ui/Loading.tsx';
import { JoinedRoom } from './JoinedRoom.tsx';

/** What is asked of a page that shows a room. */
type Shown = { readonly id: string; readonly steal: boolean; readonly onTake: () => void };

/** A room, whatever happens in it, and however many people of it are around this device. */
export function RoomPage({ id }: { readonly id: string }) {
  const isTaken = useSignal(0);
  const Several = useSignal<ComponentType<Shown> | 'no' | null>(isDeviceRoom(id) ? null : 'no');
  useEffect(() => {
    if (Several.value !== null) return;
    void api.room(id).then(async (reply) => {
      const isSeveral = reply.ok && (reply.value.people ?? 1) > 1;
      const page = isSeveral ? (await fetchPart('pass', () => import('./PassRoom.tsx'))).PassRoom : 'no';
      Several.value = page;
    });
  }, [id, Several]);
  const shown = {
    id,
    steal: isTaken.value > 0,
    onTake: () => {
      isTaken.value += 1;
    },
  };
  if (Several.value === null) return <Loading isTable />;
  return Several.value === 'no' ? (
    <OneRoom key={isTaken.value} {...shown} />
  ) : (
    <Several.value key={isTaken.value} {...shown} />
  );
}

function OneRoom({ id, steal, onTake }: Shown) {
  const client = useSignal<RoomClient | null>(null);
  useEffect(() => {
    const joined = joinRoom(id, { steal });
    client.value = joined;
    roomOrder.value = (order) => void joined.order(order);
    return () => {
      roomOrder.value = null;
      joined.close();
    };
  }, [id, steal, client]);
  return client.value === null ? <Loading isTable /> : <JoinedRoom client={client.value} onTake={onTake} />;
}
