import { type ClientMessage, clientMessage, type ServerMessage } from '@cifra/protocol';
import type { Person, RoomHandle, Subscriber } from '@cifra/room';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANA, BEN, house, Table } from '../../room/test/house.ts';
import type { RoomClient } from '../connection/room.ts';
import { pretendBrowser } from './browser.ts';

let table: Table;
let person: Person;
let sockets: FakeSocket[] = [];

/** The browser's socket on the page's side, a real room behind it. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly url: string;
  readonly #room: RoomHandle = table.room;
  readonly #person = person;
  readonly #subscriber: Subscriber = { person: this.#person.id, tell: (news) => this.#say(news) };
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event('open'));
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message: ClientMessage = clientMessage.parse(JSON.parse(text));
    if (message.type === 'hello') void this.#room.join(this.#subscriber, message.seen);
    if (message.type === 'order')
      void this.#room.order(this.#person, message.id, message.order).then((answer) => {
        if (answer.ok) this.#say({ type: 'done', id: message.id, version: answer.version });
        else this.#say({ type: 'refused', id: message.id, refusal: answer.refusal });
      });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#room.part(this.#subscriber);
    this.dispatchEvent(new Event('close'));
    this.onclose?.();
  }

  #say(message: ServerMessage): void {
    if (this.readyState === FakeSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

async function joined(): Promise<RoomClient> {
  const { joinRoom } = await import('../connection/room.ts');
  const client = joinRoom('room-1');
  await vi.waitFor(() => expect(client.view.value).not.toBeNull(), { timeout: 20_000 });
  return client;
}

let events: EventTarget;
beforeEach(async () => {
  ({ events } = pretendBrowser('https://house.test/r/room-1'));
  table = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 2 });
  person = ANA;
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    json: async () => JSON.parse(JSON.stringify(await table.room.log())),
  }));
});

describe('a room on a page', () => {
  test('shows the room once its rules are here, over an encrypted connection where the page has one', async () => {
    const client = await joined();
    expect(sockets.map(({ url }) => url)).toEqual(['wss://house.test/api/rooms/room-1/socket']);
    expect(client.view.value?.table).toMatchObject({ game: 'qwinto', phase: 'lobby' });
    expect([client.isLive.value, client.isMissing.value]).toEqual([true, false]);
    client.close();
  });

  test('gives orders and shows what comes of them, of others too', async () => {
    const client = await joined();
    expect(await client.order({ type: 'sit' })).toMatchObject({ ok: true });
    expect(client.unanswered.value).toBe(0);
    await table.seat(BEN);
    await vi.waitFor(() =>
      expect(client.view.value?.table.seats.map((seat) => seat.person?.name)).toEqual(['Ana', 'Ben']),
    );
    expect(await client.order({ type: 'play', command: { type: 'roll' } })).toMatchObject({ ok: false });
    client.close();
  });

  test('whoever comes in the middle of a match reads its log from the beginning', async () => {
    await table.seat(ANA, BEN);
    await table.start(ANA, BEN);
    const client = await joined();
    await vi.waitFor(() => expect(client.heard.value.length).toBeGreaterThan(0));
    const started = client.heard.value.some(({ events: all }) =>
      all.some((event) => 'fact' in event && event.fact.type === 'started'),
    );
    expect(started).toBe(true);
    client.close();
  });

  test('a connection that the browser knows to be gone is dropped, and comes back with what was missed', async () => {
    const client = await joined();
    events.dispatchEvent(new Event('offline'));
    expect(client.isLive.value).toBe(false);
    await table.seat(BEN);
    events.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(client.isLive.value).toBe(true));
    expect(client.view.value?.table.seats[0]?.person?.name).toBe('Ben');
    expect(sockets).toHaveLength(2);
    client.close();
  });

  test('after it was closed it connects no more', async () => {
    const client = await joined();
    client.close();
    events.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
  });
});
