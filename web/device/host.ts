import { findManifest } from '@cifra/games/manifests';
import type { AnyGame } from '@cifra/kernel';
import { readClientMessage, type ServedClient, type ServerMessage, serveRoom } from '@cifra/protocol';
import {
  type Append,
  type OrderAnswer,
  type Person,
  type RoomHandle,
  type RoomId,
  type RoomOrder,
  Rooms,
  readMatchFile,
  type Store,
} from '@cifra/room';
import { exportRooms, folds, importRoom, readDeviceFile } from './export.ts';
import { takeLock } from './locks.ts';
import {
  CLOSED,
  type DeviceAnswer,
  type DeviceNews,
  type DeviceOpening,
  type DeviceQuestion,
  ONLOOKER,
  personHere,
} from './messages.ts';
import type { WorkerMinds } from './minds.ts';
import { newDeviceRoomId } from './room-id.ts';
import { cardHere } from './rooms-here.ts';
import type { DeviceStore } from './store.ts';

/** So long a room stays ready after everybody has gone, in milliseconds: for somebody who only looked elsewhere. */
const GRACE = 3_000;
/** So often it is tried again to write what could not be written. */
const AGAIN = 4_000;

/** A room that this tab plays. */
type HeldRoom = { readonly release: () => void; readonly clients: Map<ServedClient, (code: 'other-tab') => void> };

/** The rooms of this device, as a house holds its own: the same room, other ports. */
export class DeviceHost {
  readonly #store: DeviceStore;
  readonly #rooms: Rooms;
  readonly #minds: WorkerMinds;
  readonly #games = new Map<string, AnyGame>();
  readonly #held = new Map<RoomId, Promise<HeldRoom | null>>();
  readonly #tell: (news: DeviceNews) => void;
  #storage: DeviceNews['storage'] = 'fine';

  constructor(store: DeviceStore, minds: WorkerMinds, tell: (news: DeviceNews) => void) {
    this.#store = store;
    this.#minds = minds;
    this.#tell = tell;
    this.#rooms = new Rooms({
      games: (id) => this.#games.get(id) ?? null,
      store: this.#watched(store),
      bus: { hint: () => {} },
      clock: {
        now: Date.now,
        after: (ms, wake) => {
          const timer = setTimeout(wake, ms);
          return () => clearTimeout(timer);
        },
      },
      entropy: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
      minds,
      report: {
        broke: (_room, error) => console.error(error),
        failed: (_room, what, error) => what === 'store' || console.warn(error),
      },
    });
  }

  /** Answers over the port, once; a line to a room stays open. */
  async hear(question: DeviceQuestion, port: MessagePort): Promise<void> {
    if (question.type === 'connect') {
      await this.#connect(question, port);
      return;
    }
    port.postMessage(await this.#answer(question).catch((error): DeviceAnswer => ({ ok: false, code: codeOf(error) })));
  }

  async #answer(question: Exclude<DeviceQuestion, { type: 'connect' }>): Promise<DeviceAnswer> {
    const store = this.#store;
    switch (question.type) {
      case 'open':
        return this.#open(question.opening);
      case 'order':
        return this.#order(question);
      case 'card': {
        const record = await store.record(question.room);
        return record?.card == null ? no('no-such-room') : yes(cardHere(record, record.card));
      }
      case 'log': {
        // Whoever reads it is in the room; to load it for others would set its bots to work.
        const room = this.#held.has(question.room) ? await this.#rooms.find(question.room) : null;
        return room === null ? no('no-such-room') : yes(await room.log());
      }
      case 'matches':
        return yes(await store.finished(question.room));
      case 'match':
        return this.#match(question.room, question.match);
      case 'export':
        return yes(await exportRooms(store));
      case 'import':
        return this.#import(question.file);
    }
  }

  async #open({ game, options, people, bots, pace }: DeviceOpening): Promise<DeviceAnswer> {
    if ((await this.#load(game, bots.length > 0)) === null) return no('unknown-game');
    const id = newDeviceRoomId();
    const persons = people.map((name, at) => personHere(at, name));
    const [host, ...others] = persons;
    if (host === undefined) return no('no-such-room');
    const opened = await this.#rooms.open(id, host, {
      game,
      seats: people.length + bots.length,
      options,
      sit: {},
      takeover: 'nobody',
      ...(pace === undefined ? {} : { pace }),
    });
    if (!opened.ok) return no(opened.refusal.code);
    const code = await seat(opened.value, host, others, bots);
    // Nobody is in it yet: whoever comes finds it in the store.
    await this.#rooms.drop(id);
    if (code === null) return yes({ id });
    await this.#store.forget(id);
    return no(code);
  }

  async #order({ room: id, places, order }: Extract<DeviceQuestion, { type: 'order' }>): Promise<DeviceAnswer> {
    const room = this.#held.has(id) ? await this.#rooms.find(id) : null;
    if (room === null) return no('no-such-room');
    const { seats } = (await room.view(ONLOOKER.id)).table;
    let answer: OrderAnswer = { ok: true, version: room.toldVersion };
    for (const place of places) {
      const person = seats.find((seat) => seat.person?.id === personHere(place, '').id)?.person;
      if (person == null) continue;
      // Each gives a nonce of their own to the deal.
      const own = 'nonce' in order && order.nonce !== undefined ? { ...order, nonce: nonce() } : order;
      answer = await room.order(person, nonce().slice(0, 32), own);
    }
    return yes(answer);
  }

  async #match(room: RoomId, match: number): Promise<DeviceAnswer> {
    const record = await this.#store.record(room);
    if (record === undefined) return no('no-such-room');
    const found = (await this.#store.finished(room)).find((one) => one.match === match);
    if (found === undefined) return no(record.card?.match === match ? 'match-not-over' : 'no-such-match');
    const game = await this.#load(found.game, false);
    return game === null ? no('unknown-game') : yes(await readMatchFile(game, this.#store, room, found));
  }

  async #import(raw: unknown): Promise<DeviceAnswer<{ readonly rooms: number }>> {
    const rooms = readDeviceFile(raw);
    if (rooms === null) return no('not-a-device-file');
    // All of it is looked at before anything is written.
    for (const { card, entries } of rooms) {
      const game = await this.#load(card?.game ?? '', false);
      if (game === null) return no('unknown-game');
      if (!folds(game, entries)) return no('not-a-device-file');
    }
    let taken = 0;
    // A room that is being played here is not written from outside.
    for (const room of rooms) if (!this.#held.has(room.id) && (await importRoom(this.#store, room)) > 0) taken++;
    return yes({ rooms: taken });
  }

  async #connect(
    { room, person, steal }: Extract<DeviceQuestion, { type: 'connect' }>,
    port: MessagePort,
  ): Promise<void> {
    const send = (message: ServerMessage) => port.postMessage(JSON.stringify(message));
    const end = (code: Extract<ServerMessage, { type: 'bye' }>['code']) => {
      send({ type: 'bye', code });
      port.postMessage(CLOSED);
    };
    // What the page says meanwhile waits in the port.
    const held = await this.#hold(room, steal).catch(() => null);
    if (held === null) return end('other-tab');
    const handle = await this.#find(room).catch(() => null);
    if (handle === null) {
      end('no-such-room');
      await this.#letGo(room);
      return;
    }
    const client = serveRoom(handle, person, { send, end });
    held.clients.set(client, end);
    port.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === CLOSED) {
        client.close();
        port.close();
        held.clients.delete(client);
        setTimeout(() => held.clients.size === 0 && void this.#letGo(room, held), GRACE);
        return;
      }
      const message = readClientMessage(String(data));
      if (message === null) end('bad-message');
      else client.hear(message);
    };
  }

  async #find(room: RoomId): Promise<RoomHandle | null> {
    const record = await this.#store.record(room);
    if (record?.card == null) return null;
    const { game, seats } = record.card;
    const hasBots = seats.some((seat) => seat !== null && !('name' in seat));
    return (await this.#load(game, hasBots)) === null ? null : this.#rooms.find(room);
  }

  /** Makes this tab the one that plays the room; null where another one does. */
  #hold(room: RoomId, steal: boolean): Promise<HeldRoom | null> {
    const known = this.#held.get(room);
    if (known !== undefined) return known;
    const clients: HeldRoom['clients'] = new Map();
    const lost = () => {
      this.#held.delete(room);
      for (const [client, end] of clients) {
        client.close();
        end('other-tab');
      }
      void this.#rooms.drop(room);
    };
    const held = takeLock(`cifra-room-${room}`, steal, lost).then((release) => {
      if (release === null) this.#held.delete(room);
      return release === null ? null : { release, clients };
    });
    this.#held.set(room, held);
    return held;
  }

  /** Nobody is in the room any more: another tab may have it. */
  async #letGo(room: RoomId, which?: HeldRoom): Promise<void> {
    const held = await this.#held.get(room);
    if (held == null || (which !== undefined && which !== held)) return;
    this.#held.delete(room);
    await this.#rooms.drop(room);
    held.release();
  }

  /** The rules of a game, and its minds where bots play: around one phone nobody's data is spent on those. */
  async #load(id: string, withBots: boolean): Promise<AnyGame | null> {
    const known = this.#games.get(id) ?? (await findManifest(id)?.load.rules()) ?? null;
    if (known === null) return null;
    this.#games.set(id, known);
    if (withBots) await this.#minds.prepare(id);
    return known;
  }

  /** Tells when nothing can be written, and when it can be again; until then it is tried again and again. */
  #watched(store: DeviceStore): Store {
    const append = async (room: RoomId, what: Append) => {
      try {
        const result = await store.append(room, what);
        this.#say('fine');
        return result;
      } catch (error) {
        this.#say(codeOf(error) === 'storage-full' ? 'storage-full' : 'storage-refused');
        // A person's move is sent again by the page; a bot's is thought of anew when the room is woken.
        setTimeout(() => this.#held.has(room) && void this.#rooms.wake([room]).catch(() => undefined), AGAIN);
        throw error;
      }
    };
    return {
      append,
      load: (room) => store.load(room),
      read: (room, after, limit) => store.read(room, after, limit),
      keep: (room, snapshot) => store.keep(room, snapshot),
    };
  }

  #say(storage: DeviceNews['storage']): void {
    if (this.#storage === storage) return;
    this.#storage = storage;
    this.#tell({ storage });
  }
}

/** Everybody else around the device sits down, bots too, and the match begins. The code of what was refused. */
async function seat(
  room: RoomHandle,
  host: Person,
  others: readonly Person[],
  bots: DeviceOpening['bots'],
): Promise<string | null> {
  const orders: readonly (readonly [Person, RoomOrder])[] = [
    ...others.map((person, at) => [person, { type: 'sit', seat: at + 1, name: person.name }] as const),
    ...bots.map((level, at) => [host, { type: 'bot', seat: others.length + 1 + at, level }] as const),
    ...others.map((person) => [person, { type: 'ready', ready: true, nonce: nonce() }] as const),
    [host, { type: 'start', nonce: nonce() }],
  ];
  for (const [at, [person, order]] of orders.entries()) {
    const answer = await room.order(person, `open-${at}`, order);
    if (!answer.ok) return answer.refusal.code;
  }
  return null;
}

function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function codeOf(error: unknown): string {
  // A part that could not be fetched is no matter of the storage.
  if (!(error instanceof DOMException)) return 'no-parts';
  return error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-refused';
}

function yes<T>(value: T): DeviceAnswer<T> {
  return { ok: true, value };
}

function no(code: string): DeviceAnswer<never> {
  return { ok: false, code };
}
