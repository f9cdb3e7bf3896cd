import type { AnyManifest } from '@cifra/games/manifests';
import { LEVELS, type Level } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPartMissing } from '../browser/lazy-parts.ts';
import { go } from '../browser/router.ts';
import { api, type Reply } from '../connection/api.ts';
import { freshNonce, joinRoom } from '../connection/room.ts';
import { loadGame } from '../games/load-game.ts';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { words } from '../words/index.ts';

/** What was chosen on the way here; a tap without a choice gets the usual bots. */
function chosenBots({ seats, usualBots }: AnyManifest): { readonly count: number; readonly level: Level } {
  const asked = new URLSearchParams(location.search);
  const count = Number(asked.get('bots') ?? usualBots);
  return {
    count: Number.isInteger(count) && count + 1 >= seats.min && count + 1 <= seats.max ? count : usualBots,
    level: LEVELS.find((one) => one === asked.get('level')) ?? 'club',
  };
}

type Asked = { readonly game: AnyManifest; readonly withBots: boolean };

/** Opens a room; for a match with bots it also sits down, fills the seats and starts. */
async function openRoom({ game, withBots }: Asked, left: AbortSignal): Promise<Reply<{ readonly id: string }>> {
  const bots = chosenBots(game);
  // Without its rules the session could not follow what happens meanwhile, and would come back for each view.
  const [reply] = await Promise.all([
    api.openRoom({
      game: game.id,
      seats: bots.count + 1,
      options: game.firstOptions?.(language.value) ?? {},
    }),
    loadGame(game.id),
  ]);
  if (!reply.ok || left.aborted) return reply;
  const room = joinRoom(reply.value.id);
  const settled = async () => {
    await room.order({ type: 'sit' });
    if (!withBots) return;
    for (let seat = 1; seat <= bots.count; seat++) await room.order({ type: 'bot', seat, level: bots.level });
    await room.order({ type: 'start', nonce: freshNonce() });
  };
  const ended = new Promise<void>((done) => {
    // Where the house says goodbye, the room's own page tells why.
    room.bye.subscribe((bye) => bye !== null && done());
    left.addEventListener('abort', () => done());
  });
  try {
    await Promise.race([settled(), ended]);
  } finally {
    room.close();
  }
  return reply;
}

/** Opens a room and goes there, unless one has gone elsewhere in the meantime. */
export function Open({ game, withBots }: Asked) {
  const { unreachable } = words.value;
  const trouble = useSignal<string | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const reply = await openRoom({ game, withBots }, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      if (reply?.ok === true) go(`/r/${reply.value.id}`, true);
      else trouble.value = reply?.trouble.message || unreachable;
    };
    void open();
    return () => leaving.abort();
  }, [game, withBots, tries.value]);
  if (trouble.value === null) return <Loading isTable={withBots} />;
  if (isPartMissing()) return <Missing isTable={withBots} />;
  return (
    <Trouble
      text={trouble.value}
      onTryAgain={() => {
        trouble.value = null;
        tries.value += 1;
      }}
    />
  );
}
