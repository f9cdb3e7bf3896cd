import { isSlow, type RoomView } from '@cifra/room';
import { fetchPart } from '../../browser/lazy-parts.ts';
import { isDeviceRoom } from '../../device/room-id.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** How one is called from a match that lasts days: fetched where there is one, and a table without it is whole. */
export function NoticeChoiceWhenWanted({
  room,
  view: { table, me },
}: {
  readonly room: string;
  readonly view: RoomView;
}) {
  const isSeated = table.seats.some(({ person }) => person?.id === me);
  return isSlow(table.timeLimit) && isSeated && !isDeviceRoom(room) ? <Fetched room={room} /> : null;
}

function Fetched({ room }: { readonly room: string }) {
  const part = useLoaded(() => fetchPart('notice-choice', () => import('./NoticeChoice.tsx')), 'notice-choice');
  return part === null || part === 'missing' ? null : <part.NoticeChoice room={room} />;
}
