import type { AnyManifest } from '@cifra/games/manifests';
import { type BotName, LEVELS } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPartMissing } from '../browser/lazy-parts.ts';
import { myName } from '../browser/my-name.ts';
import { go } from '../browser/router.ts';
import { api, type NewRoom, type Reply } from '../connection/api.ts';
import { startOnArrival } from '../connection/deals.ts';
import { hasPartsFor, keepTableHere } from '../device/parts.ts';
import { loadGame } from '../games/load-game.ts';
import { companyOf } from '../table/people/company.ts';
import { suitedTo } from '../table/people/suited.ts';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { words } from '../words/index.ts';

/** What was chosen on the way here; a tap without a choice gets the usual bots. */
function chosenBots({ id, seats, usualBots, characters }: AnyManifest): readonly BotName[] {
  const asked = new URLSearchParams(location.search);
  const count = Number(asked.get('bots') ?? usualBots);
  const isFitting = Number.isInteger(count) && count + 1 >= seats.min && count + 1 <= seats.max;
  const names: readonly BotName[] = [...characters.map(({ id }) => id), ...LEVELS];
  const suited = suitedTo(id, characters)?.character.id ?? 'novice';
  const bot = names.find((name) => name === asked.get('bot')) ?? suited;
  return companyOf(characters, bot, isFitting ? count : usualBots);
}

/** The least time that they take, in milliseconds. */
function chosenPace(): { readonly pace?: number } {
  const pace = /^\d{1,4}$/.exec(new URLSearchParams(location.search).get('pace') ?? '')?.[0];
  return pace === undefined ? {} : { pace: Number(pace) };
}

type Asked = { readonly game: AnyManifest; readonly withBots: boolean };

/** On this device: where the house is away, or where somebody wants it so. */
async function openOnDevice(game: AnyManifest): Promise<Reply<{ readonly id: string }>> {
  if (!navigator.onLine && !(await hasPartsFor(game.id)))
    return {
      ok: false,
      trouble: { code: 'no-parts', message: words.value.device.trouble['no-parts'] ?? '', mayPass: false },
    };
  const { openHere } = await import('../device/device.ts');
  const answer = await openHere({
    game: game.id,
    options: game.firstOptions?.(language.value) ?? {},
    people: [myName() || words.value.lobby.you],
    bots: chosenBots(game),
    ...chosenPace(),
  });
  if (answer.ok) return answer;
  const message = words.value.device.trouble[answer.code] ?? '';
  return { ok: false, trouble: { code: answer.code, message, mayPass: false } };
}

/** Opens a room and sits down in it; for a match with bots it also fills the seats, and arriving there starts it. */
async function openRoom({ game, withBots }: Asked): Promise<Reply<NewRoom>> {
  const bots = chosenBots(game);
  const [reply] = await Promise.all([
    api.openRoom({
      game: game.id,
      seats: bots.length + 1,
      options: game.firstOptions?.(language.value) ?? {},
      sit: {},
      ...chosenPace(),
      ...(withBots ? { bots } : { listed: new URLSearchParams(location.search).has('public') }),
    }),
    // On the way, so that the table need not wait for its rules.
    loadGame(game.id),
  ]);
  return reply;
}

/** The house did not answer; what it says itself is another matter. */
function isAway(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.trouble.code === 'unreachable';
}

/** Opens a room and goes there, unless one has gone elsewhere in the meantime. */
export function Open({ game, withBots }: Asked) {
  const { unreachable } = words.value;
  const trouble = useSignal<string | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const isHere = withBots && new URLSearchParams(location.search).has('here');
      let reply: Reply<{ readonly id: string; readonly commitment?: string }> | null = isHere
        ? null
        : await openRoom({ game, withBots }).catch(() => null);
      const isByDevice = withBots && (reply === null || isAway(reply));
      if (isByDevice) reply = await openOnDevice(game).catch(() => reply);
      else if (withBots) void keepTableHere(game.id);
      if (leaving.signal.aborted) return;
      if (reply?.ok === true) {
        const { id, commitment } = reply.value;
        if (withBots && commitment !== undefined) startOnArrival(id, commitment);
        go(`/r/${id}`, true);
      } else trouble.value = reply?.trouble.message || unreachable;
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
