import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { ANA, house as roomsHouse, settle, Table } from '../../room/test/house.ts';
import { Connections } from '../connections/connections.ts';
import type { House } from '../house.ts';
import { BotStream } from '../http/bot-stream.ts';
import { Counts } from '../metrics.ts';

/** A client that stops reading after so many bytes. */
class SlowResponse extends EventEmitter {
  written = 0;
  isDestroyed = false;
  readonly #takes: number;

  constructor(takes: number) {
    super();
    this.#takes = takes;
  }

  get writableNeedDrain(): boolean {
    return this.written > this.#takes;
  }

  writeHead(): void {}
  flushHeaders(): void {}

  write(text: string): void {
    this.written += text.length;
  }

  read(): void {
    this.written = 0;
    this.emit('drain');
  }

  destroy(): void {
    this.isDestroyed = true;
  }
}

async function streamTo(response: SlowResponse) {
  const { rooms } = roomsHouse();
  const table = await Table.open(rooms, ANA, { game: 'qwinto' });
  await table.seat(ANA);
  const connections = new Connections();
  const counts = new Counts();
  // As much of a house as a stream asks for.
  const house = { connections, counts, store: { broken: null } } as unknown as House;
  const answer = response as unknown as ServerResponse;
  const stream = new BotStream(house, table.room, ANA.id, '10.0.0.1', answer, {}, () => {});
  await settle();
  return { stream, table, connections, counts };
}

test('a stream that nobody reads is closed, and its bot is not here any more', async () => {
  const response = new SlowResponse(100);
  const { stream, table, connections, counts } = await streamTo(response);
  expect(connections.size).toBe(1);
  stream.beat();
  expect(response.isDestroyed).toBe(false);
  stream.beat();
  expect([response.isDestroyed, connections.size, counts.slowDropped]).toEqual([true, 0, 1]);
  // Nothing is written to it any more.
  const before = response.written;
  await table.does(ANA, { type: 'say', to: 'all', text: 'Hello?' });
  await settle();
  expect(response.written).toBe(before);
});

test('a slow reader that reads now and then stays, and gets the newest line', async () => {
  const response = new SlowResponse(100);
  const { stream, table, connections } = await streamTo(response);
  for (let at = 0; at < 5; at++) {
    stream.beat();
    await table.does(ANA, { type: 'say', to: 'all', text: `line ${at}` });
    response.read();
    await settle();
    expect(response.written).toBeGreaterThan(100);
  }
  expect([response.isDestroyed, connections.size]).toEqual([false, 1]);
});
