import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../wire/frames.ts';

test('a frame of any length, in any letters, is what a client reads', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 300_000].flatMap((length) => [
    'a'.repeat(length),
    'ñ€'.repeat(length / 5),
  ]);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(textFrame(text));
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(String(data)) === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
