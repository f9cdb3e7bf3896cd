import { words } from '../words/index.ts';
import { LinkToSend } from './LinkToSend.tsx';

/** The link to the room, to send or to scan. */
export function Invite({ room: id }: { readonly room: string }) {
  const { room } = words.value;
  return (
    <section class="card stack invite" aria-labelledby="invite">
      <h2 id="invite">{room.invite}</h2>
      <LinkToSend url={`${location.origin}/r/${id}`} label={room.invite} />
    </section>
  );
}
