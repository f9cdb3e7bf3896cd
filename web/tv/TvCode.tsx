import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api } from '../connection/api.ts';
import type { RoomClient } from '../connection/room.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { words } from '../words/index.ts';
import { tvCodeWords } from '../words/tv-code.ts';

const SELDOM = 20_000;

/** How one comes to the table from here: a code to scan, an address, and six signs where the host shows them. */
export function TvCode({ client }: { readonly client: RoomClient }) {
  const { tv, room, code: said } = words.value;
  const gathering = tvCodeWords();
  const code = useSignal<string | null>(null);
  const table = client.view.value?.table;
  const isLobby = table === undefined || table.phase === 'lobby';
  const url = `${location.origin}/r/${client.id}`;
  useEffect(() => {
    const ask = async () => {
      const reply = await api.code(client.id);
      if (reply.ok) code.value = reply.value.code;
    };
    return poll(() => void ask(), SELDOM);
  }, [client.id, code]);
  return (
    <aside class="tv-side">
      <p class="tv-kicker">{table?.gathering === 'screen' ? gathering.phones : tv.sitOrWatch}</p>
      <QrCode url={url} alt={room.qr} />
      {isLobby && code.value !== null ? (
        <p class="tv-short">
          <span>{location.host}</span>
          <span class="visually-hidden">{said.label}: </span>
          <strong class="digits">
            {code.value.slice(0, 3)} {code.value.slice(3)}
          </strong>
        </p>
      ) : (
        <p class="tv-address">{url.replace(/^https?:\/\//, '')}</p>
      )}
      <p class="tv-promise">{table === undefined || table.gathering === 'screen' ? tv.noSecrets : gathering.askHost}</p>
      {client.watchers.value > 1 && <p>{room.watching(client.watchers.value - 1)}</p>}
    </aside>
  );
}
