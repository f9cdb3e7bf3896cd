import type { AnyManifest } from '@cifra/games/manifests';
import { LEVELS, type Level } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPartMissing } from '../browser/lazy-parts.ts';
import { go } from '../browser/router.ts';
import { api, type Reply } from '../connection/api.ts';
import { freshNonce } from '../connection/room.ts';
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

/** Opens a room and sits down in it; for a match with bots it also fills the seats and starts, all in one request. */
async function openRoom({ game, withBots }: Asked): Promise<Reply<{ readonly id: string }>> {
  const { count, level } = chosenBots(game);
  const [reply] = await Promise.all([
    api.openRoom({
      game: game.id,
      seats: count + 1,
      options: game.firstOptions?.(language.value) ?? {},
      sit: {},
      ...(withBots ? { bots: Array.from({ length: count }, () => level), start: { nonce: freshNonce() } } : {}),
    }),
    // On the way, so that the table need not wait for its rules.
    loadGame(game.id),
  ]);
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
      const reply = await openRoom({ game, withBots }).catch(() => null);
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
