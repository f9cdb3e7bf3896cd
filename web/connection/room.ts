import { MatchLog, RoomSession } from '@cifra/client';
import type { OrderAnswer, RoomOrder, RoomView, SeenRoomEntry } from '@cifra/room';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { loadedGame, loadGame } from '../games/load-game.ts';
import { api } from './api.ts';
import { connectPage } from './socket.ts';

/** A room as a page holds it: what it shows is in signals, what it does goes through `order`. */
export type RoomClient = {
  readonly id: string;
  /** Null until the house has answered and the rules of the game are here. */
  readonly view: ReadonlySignal<RoomView | null>;
  /** The rules could not be fetched. */
  readonly isMissing: ReadonlySignal<boolean>;
  readonly isLive: ReadonlySignal<boolean>;
  readonly here: ReadonlySignal<readonly boolean[]>;
  readonly watchers: ReadonlySignal<number>;
  readonly bye: ReadonlySignal<string | null>;
  readonly unanswered: ReadonlySignal<number>;
  /** The match so far: what was heard here, and before that what the house remembers. */
  readonly heard: ReadonlySignal<readonly SeenRoomEntry[]>;
  readonly order: (order: RoomOrder) => Promise<OrderAnswer>;
  /** Tells the room up to where its match was shown here. */
  readonly shown: (version: number) => void;
  readonly roomNow: () => number;
  readonly close: () => void;
};

export function joinRoom(id: string): RoomClient {
  const view = signal<RoomView | null>(null);
  const isLive = signal(false);
  const here = signal<readonly boolean[]>([]);
  const watchers = signal(0);
  const bye = signal<string | null>(null);
  const unanswered = signal(0);
  const heard = signal<readonly SeenRoomEntry[]>([]);
  const isMissing = signal(false);

  const log = new MatchLog(
    async () => {
      const reply = await api.log(id);
      return reply.ok ? reply.value : null;
    },
    (entries) => {
      heard.value = entries;
    },
  );
  const session: RoomSession = new RoomSession({
    games: (game) => loadedGame(game)?.game ?? null,
    newId: () => randomHex(16),
    // The clock of a device may be set; this one only goes on (S12).
    now: () => performance.now(),
    name: () => undefined,
    entry: (entry) => log.add(entry),
    changed: () =>
      batch(() => {
        const next = session.view;
        // The rules are fetched when the first view names the game; until then nothing can be folded.
        if (next !== null && loadedGame(next.table.game) === null) void fetchRules(next.table.game).then(publish);
        else publish();
      }),
  });

  async function fetchRules(game: string): Promise<void> {
    const found = await loadGame(game).catch(() => null);
    isMissing.value = found === null;
  }

  function publish(): void {
    const now = session.view;
    if (now !== null) void log.reach(now);
    batch(() => {
      view.value = now !== null && loadedGame(now.table.game) !== null ? now : null;
      isLive.value = session.isLive;
      here.value = session.presence?.here ?? [];
      watchers.value = session.presence?.watchers ?? 0;
      bye.value = session.bye;
      unanswered.value = session.unanswered;
    });
  }

  const disconnect = connectPage(session, id);
  return {
    id,
    view,
    isLive,
    here,
    watchers,
    bye,
    unanswered,
    heard,
    isMissing,
    order: (order) => {
      const answered = session.order(order);
      unanswered.value = session.unanswered;
      return answered.finally(publish);
    },
    shown: (version) => session.shown(version),
    roomNow: () => session.roomNow(),
    close: disconnect,
  };
}

/** 32 bytes of this browser for the deal, so that the house alone does not decide it. */
export function freshNonce(): string {
  return randomHex(32);
}

/** A house in one's own network may have no TLS; there browsers offer no `randomUUID`. */
function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
