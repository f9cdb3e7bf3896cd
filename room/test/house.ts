import { findGame } from '@cifra/games/rules';
import { type AnyGame, type Game, type MatchFile, type Shape, seedFrom } from '@cifra/kernel';
import { type Qwinto, qwinto } from '@cifra/qwinto/rules';
import {
  type MindRequest,
  type News,
  type Opening,
  type OrderAnswer,
  type Person,
  type Ports,
  type RoomHandle,
  type RoomOrder,
  Rooms,
  readMatchFile,
  type Subscriber,
} from '../index.ts';
import { MemoryStore } from './memory-store.ts';

/** Qwinto for two teams, in which the active player is mute: small teams without Decrypto's words. */
export const teamed: Game<Qwinto> = {
  ...qwinto,
  id: 'teamed',
  seats: { min: 4, max: 4 },
  teams: () => [
    [0, 2],
    [1, 3],
  ],
  mayTalk: (table, seat) => table.turn !== seat,
};

export function anyGame(id: string): AnyGame | null {
  return id === teamed.id ? teamed : (findGame(id)?.game ?? null);
}

/** Time that stands still until a test moves it. */
export class HandClock {
  #now = 1_000_000;
  #next = 0;
  readonly #waiting = new Map<number, { readonly at: number; readonly wake: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, wake: () => void): () => void {
    const key = this.#next++;
    this.#waiting.set(key, { at: this.#now + ms, wake });
    return () => this.#waiting.delete(key);
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Wakes everybody whose time comes, in order, and lets each finish before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      // Nothing here waits for anything but promises: one turn of the loop finishes them all.
      await new Promise((next) => setImmediate(next));
      const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      const [key, { at, wake }] = due;
      this.#waiting.delete(key);
      this.#now = Math.max(this.#now, at);
      wake();
    }
    this.#now = end;
  }
}

/** Everything that is under way and waits for no clock has happened. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((next) => setImmediate(next));
}

/** Bytes that a test can repeat. */
export function seededEntropy(seed: string): Ports['entropy'] {
  let drawn = 0;
  return {
    bytes(count) {
      const hex = Array.from({ length: Math.ceil(count / 32) }, () => seedFrom(`${seed} ${drawn++}`)).join('');
      return Uint8Array.from({ length: count }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
    },
  };
}

/** A finished match with all its secrets, as it would come over a wire. */
export async function matchFile(store: MemoryStore, game: AnyGame, match = 1, room = 'room-1') {
  const finished = store.finished(room).find((one) => one.match === match);
  if (finished === undefined) throw new Error(`Match ${match} is not over`);
  return JSON.parse(JSON.stringify(await readMatchFile(game, store, room, finished))) as MatchFile<Shape>;
}

/** The first legal move. */
export async function firstLegal(games: Ports['games'], { game, view }: MindRequest): Promise<unknown> {
  for (const command of games(game)?.legal(view) ?? []) return command;
  return null;
}

/** A house of rooms around real parts, with time and chance in the test's hands. */
export function house(parts: Partial<Ports> = {}) {
  const clock = new HandClock();
  const store = new MemoryStore();
  const trouble: unknown[] = [];
  const games = parts.games ?? anyGame;
  const ports: Ports = {
    games,
    store,
    bus: { hint: () => {} },
    clock,
    entropy: seededEntropy('house'),
    minds: { think: (thought) => firstLegal(games, thought) },
    report: {
      broke: (_room, error) => trouble.push(error),
      failed: (_room, _what, error) => trouble.push(error),
    },
    ...parts,
  };
  return { clock, store, trouble, ports, rooms: new Rooms(ports) };
}

export const ANA: Person = { id: 'p-ana', name: 'Ana' };
export const BEN: Person = { id: 'p-ben', name: 'Ben' };
export const CARLA: Person = { id: 'p-carla', name: 'Carla' };
export const DANI: Person = { id: 'p-dani', name: 'Dani' };

/** A connection that keeps what it was told. */
export class RecordingSubscriber implements Subscriber {
  readonly person: string;
  readonly heard: News[] = [];

  constructor(person: Person) {
    this.person = person.id;
  }

  tell(news: News): void {
    // As on a wire: nothing is shared with the room.
    this.heard.push(JSON.parse(JSON.stringify(news)) as News);
  }

  get last(): News | undefined {
    return this.heard.at(-1);
  }
}

/** A room in which every order has an id of its own. */
export class Table {
  readonly room: RoomHandle;
  #orders = 0;

  constructor(room: RoomHandle) {
    this.room = room;
  }

  static async open(rooms: Rooms, host: Person, opening: Opening, id = 'room-1'): Promise<Table> {
    const opened = await rooms.open(id, host, opening);
    if (!opened.ok) throw new Error(`The room did not open: ${opened.refusal.code}`);
    return new Table(opened.value);
  }

  ask(person: Person, order: RoomOrder): Promise<OrderAnswer> {
    return this.room.order(person, `o${this.#orders++}`, order);
  }

  /** The order must be carried out. */
  async does(person: Person, order: RoomOrder): Promise<number> {
    const answer = await this.ask(person, order);
    if (!answer.ok) throw new Error(`${order.type} by ${person.name}: ${JSON.stringify(answer.refusal)}`);
    return answer.version;
  }

  /** The code of the refusal, or `done`. */
  async tries(person: Person, order: RoomOrder): Promise<string> {
    const answer = await this.ask(person, order);
    return answer.ok ? 'done' : answer.refusal.code;
  }

  async seat(...people: readonly Person[]): Promise<void> {
    for (const person of people) await this.does(person, { type: 'sit' });
  }

  /** Everybody who sits is ready, and the host starts. */
  async start(...people: readonly Person[]): Promise<void> {
    for (const person of people.slice(1))
      await this.does(person, { type: 'ready', ready: true, nonce: seedFrom(person.id) });
    const [host] = people;
    if (host !== undefined) await this.does(host, { type: 'start', nonce: seedFrom(host.id) });
  }

  async table(person: Person = ANA) {
    return (await this.room.view(person.id)).table;
  }

  /** Somebody who is to act makes their first legal move. */
  async moveOn(...people: readonly Person[]): Promise<boolean> {
    for (const person of people) {
      const [command] = await this.room.legal(person.id);
      if (command === undefined) continue;
      await this.does(person, { type: 'play', command });
      return true;
    }
    return false;
  }
}
