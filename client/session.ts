import type { AnyGame } from '@cifra/kernel';
import {
  type Bye,
  type ClientMessage,
  fits,
  MAX_MESSAGE,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from '@cifra/protocol';
import {
  followRoom,
  type News,
  type OrderAnswer,
  type Reaction,
  type RoomOrder,
  type RoomView,
  type SeenRoomEntry,
} from '@cifra/room';

/** A connection while it is open. */
export interface Transport {
  send(message: ClientMessage): void;
  /** Ends this connection and opens another one, by and by. */
  reconnect(): void;
}

export type RoomSessionOptions = {
  readonly games: (id: string) => AnyGame | null;
  /** An id that this person has not used in this room before. */
  readonly newId: () => string;
  /** Milliseconds by one's own clock. */
  readonly now: () => number;
  /** What one is called; asked at each connection. */
  readonly name: () => string | undefined;
  /** Does this page lie where nobody sees it? Whoever does not look may be called. */
  readonly isHidden?: () => boolean;
  /** Something to show has changed. */
  readonly changed: () => void;
  /** An entry was followed, in order and once; for logs, sounds and motion. */
  readonly entry?: (entry: SeenRoomEntry) => void;
  /** Somebody at a seat made a face. */
  readonly reacted?: (seat: number, reaction: Reaction) => void;
};

type Pending = { readonly id: string; readonly order: RoomOrder; readonly settle: (answer: OrderAnswer) => void };

/** Codes after which nobody can know yet whether an order was carried out: it is sent again under its id. */
const UNSETTLED: ReadonlySet<string> = new Set(['not-saved']);

/** Codes after which a connection is not worth trying again. */
const FINAL: ReadonlySet<Bye> = new Set(['no-such-room', 'other-protocol', 'seat-moved', 'not-allowed', 'other-tab']);

/** So long a connection may take to answer, in milliseconds. */
export const PATIENCE = 2_500;

/**
 * One person at one room, whatever happens to connections: follows what is told, notices a gap, and sends orders
 * again until they are answered. It knows no socket and no timer: whoever holds it calls `opened`, `heard`, `closed`,
 * and `nudge` every few seconds.
 */
export class RoomSession {
  readonly #options: RoomSessionOptions;
  readonly #pending: Pending[] = [];
  #transport: Transport | null = null;
  #isGreeted = false;
  /** Something was heard since it was asked. */
  #isAlive = false;
  /** Since when an answer is waited for; null before the first nudge of a connection. */
  #askedAt: number | null = null;
  #view: RoomView | null = null;
  #presence: Extract<News, { type: 'presence' }> | null = null;
  #bye: Bye | null = null;
  #ahead = 0;
  #shown: number | null = null;

  constructor(options: RoomSessionOptions) {
    this.#options = options;
  }

  /** What one sees of the room; null before the first connection. It stays while a connection is lost. */
  get view(): RoomView | null {
    return this.#view;
  }

  get presence(): { readonly here: readonly boolean[]; readonly watchers: number } | null {
    return this.#presence;
  }

  /** Connected, and up to date. */
  get isLive(): boolean {
    return this.#isGreeted;
  }

  /** The other side was asked whether it is there, and nothing was heard since. */
  get isUnheard(): boolean {
    return this.#transport !== null && !this.#isAlive;
  }

  /** Why the house ended the connection for good. */
  get bye(): Bye | null {
    return this.#bye;
  }

  /** Orders that are not answered yet. */
  get unanswered(): number {
    return this.#pending.length;
  }

  /** The room's clock, as far as one can tell. */
  roomNow(): number {
    return this.#options.now() + this.#ahead;
  }

  /** Resolves when the room has answered, however many connections that takes. */
  order(order: RoomOrder): Promise<OrderAnswer> {
    const id = this.#options.newId();
    // It would end this connection, and the next one, and so on.
    if (!fits({ type: 'order', id, order }))
      return Promise.resolve({ ok: false, refusal: { code: 'too-large', max: MAX_MESSAGE } });
    return new Promise((settle) => {
      const pending = { id, order, settle };
      this.#pending.push(pending);
      if (this.#isGreeted) this.#send(pending);
    });
  }

  /** A face at the table; lost where there is no connection, as a face is. */
  react(reaction: Reaction): void {
    if (this.#isGreeted) this.#transport?.send({ type: 'react', reaction });
  }

  /** The match was shown up to this version: a hint for the room's bots. */
  shown(version: number): void {
    this.#shown = version;
    if (this.#isGreeted) this.#transport?.send({ type: 'shown', version });
  }

  opened(transport: Transport): void {
    this.#transport = transport;
    this.#isGreeted = false;
    this.#isAlive = true;
    this.#askedAt = null;
    const name = this.#options.name();
    const view = this.#view;
    transport.send({
      type: 'hello',
      protocol: PROTOCOL,
      ...(name === undefined ? {} : { name }),
      ...(view === null ? {} : { seen: { version: view.version, viewer: view.access.viewer, at: view.at } }),
      ...this.#hidden(),
    });
  }

  #hidden(): { readonly hidden?: true } {
    return this.#options.isHidden?.() === true ? { hidden: true } : {};
  }

  closed(): void {
    this.#transport = null;
    this.#isGreeted = false;
    this.#options.changed();
  }

  /** A message as it came, parsed from JSON. */
  heard(raw: unknown): void {
    if (this.#transport === null) return;
    this.#isAlive = true;
    // The schema looks at the outside; what is inside was made by the same code that folds it.
    if (serverMessage.safeParse(raw).success) this.#take(raw as ServerMessage);
    else this.#heal();
    this.#options.changed();
  }

  /** Asks whether the other side is still there, sends again what was not answered, and gives up a silent connection. */
  nudge(): void {
    if (this.#transport === null) return;
    const now = this.#options.now();
    if (this.#askedAt === null || (this.#isAlive && this.#isGreeted)) this.#askedAt = now;
    // Nudges may come one upon the other, and clocks be set back.
    else if (Math.abs(now - this.#askedAt) >= PATIENCE) {
      this.#heal();
      return;
    }
    this.#isAlive = false;
    this.#transport.send({ type: 'ping', ...this.#hidden() });
    if (this.#isGreeted) for (const pending of this.#pending) this.#send(pending);
  }

  #take(message: ServerMessage): void {
    if ('now' in message) this.#ahead = message.now - this.#options.now();
    switch (message.type) {
      case 'fresh':
        // The first answer on a connection is where the room stands, even if that is earlier than what was seen: a
        // house restored from a backup knows nothing of the rest. Later an older view has only been overtaken.
        if (!this.#isGreeted || message.view.version >= (this.#view?.version ?? 0)) this.#view = message.view;
        this.#greeted();
        break;
      case 'news':
        if (message.entries.every((entry) => this.#follow(entry))) this.#greeted();
        else this.#heal();
        break;
      case 'presence':
        this.#presence = message;
        break;
      case 'reacted':
        this.#options.reacted?.(message.seat, message.reaction);
        break;
      case 'done':
        this.#settle(message.id, { ok: true, version: message.version });
        break;
      case 'refused':
        if (!UNSETTLED.has(message.refusal.code)) this.#settle(message.id, { ok: false, refusal: message.refusal });
        break;
      case 'bye':
        if (FINAL.has(message.code)) this.#bye = message.code;
        break;
      case 'pong':
        if (this.#isGreeted && (message.version ?? 0) > (this.#view?.version ?? 0)) this.#heal();
        break;
    }
  }

  /** False where something is missing before this entry, or it cannot be followed. */
  #follow(entry: SeenRoomEntry): boolean {
    const view = this.#view;
    if (view !== null && entry.version <= view.version) return true;
    const game = view === null ? null : this.#options.games(view.table.game);
    if (view === null || game === null || entry.version > view.version + 1) return false;
    try {
      this.#view = followRoom(game, view, entry);
      this.#options.entry?.(entry);
      return true;
    } catch {
      // Asked for anew, it comes as a fresh view.
      this.#view = null;
      return false;
    }
  }

  #greeted(): void {
    if (this.#isGreeted) return;
    this.#isGreeted = true;
    if (this.#shown !== null) this.#transport?.send({ type: 'shown', version: this.#shown });
    for (const pending of this.#pending) this.#send(pending);
  }

  #settle(id: string, answer: OrderAnswer): void {
    const at = this.#pending.findIndex((pending) => pending.id === id);
    const [pending] = at < 0 ? [] : this.#pending.splice(at, 1);
    pending?.settle(answer);
  }

  #send({ id, order }: Pending): void {
    this.#transport?.send({ type: 'order', id, order });
  }

  /** A new connection brings what is missing. */
  #heal(): void {
    const transport = this.#transport;
    this.#transport = null;
    this.#isGreeted = false;
    transport?.reconnect();
  }
}
