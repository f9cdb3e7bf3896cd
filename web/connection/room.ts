import { MatchLog, RoomSession } from '@cifra/client';
import type { OrderAnswer, Reaction, RoomOrder, RoomView, SeenRoomEntry } from '@cifra/room';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { isDeviceRoom } from '../device/room-id.ts';
import { loadedGame, loadGame } from '../games/load-game.ts';
import { api } from './api.ts';
import { seePromises, startOrder, takeStart } from './deals.ts';
import { connectHere, type Joining } from './here.ts';
import { randomHex } from './random-hex.ts';
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
  /** A match against bots is about to begin: there is no lobby to be seen on the way. */
  readonly isStarting: ReadonlySignal<boolean>;
  /** The match so far: what was heard here, and before that what the house remembers. */
  readonly heard: ReadonlySignal<readonly SeenRoomEntry[]>;
  readonly order: (order: RoomOrder) => Promise<OrderAnswer>;
  /** Tells the room up to where its match was shown here. */
  readonly shown: (version: number) => void;
  readonly react: (reaction: Reaction) => void;
  /** The last face that somebody made; each is another object. */
  readonly reacted: ReadonlySignal<{ readonly seat: number; readonly reaction: Reaction } | null>;
  readonly roomNow: () => number;
  readonly close: () => void;
};

export function joinRoom(id: string, joining: Joining = {}): RoomClient {
  const view = signal<RoomView | null>(null);
  const isLive = signal(false);
  const here = signal<readonly boolean[]>([]);
  const reacted = signal<{ readonly seat: number; readonly reaction: Reaction } | null>(null);
  const watchers = signal(0);
  const bye = signal<string | null>(null);
  const unanswered = signal(0);
  const heard = signal<readonly SeenRoomEntry[]>([]);
  const isMissing = signal(false);
  const isStarting = signal(false);

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
    isHidden: () => document.hidden,
    entry: (entry) => log.add(entry),
    reacted: (seat, reaction) => {
      reacted.value = { seat, reaction };
    },
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
    if (now !== null) {
      void log.reach(now);
      seePromises(id, now, session.unanswered === 0);
    }
    batch(() => {
      view.value = now !== null && loadedGame(now.table.game) !== null ? now : null;
      isLive.value = session.isLive;
      here.value = session.presence?.here ?? [];
      watchers.value = session.presence?.watchers ?? 0;
      bye.value = session.bye;
      unanswered.value = session.unanswered;
    });
  }

  if (takeStart(id)) {
    isStarting.value = true;
    void session.order(startOrder(id, 1)).finally(() => {
      isStarting.value = false;
      publish();
    });
  }
  const disconnect = isDeviceRoom(id)
    ? connectHere(session, id, joining)
    : connectPage(session, id, joining.isScreen === true);
  return {
    id,
    view,
    isLive,
    here,
    watchers,
    bye,
    unanswered,
    isStarting,
    heard,
    isMissing,
    order: (order) => {
      const answered = session.order(order);
      unanswered.value = session.unanswered;
      return answered.finally(publish);
    },
    shown: (version) => session.shown(version),
    react: (reaction) => session.react(reaction),
    reacted,
    roomNow: () => session.roomNow(),
    close: disconnect,
  };
}
