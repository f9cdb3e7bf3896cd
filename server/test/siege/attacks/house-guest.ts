import { request } from 'node:http';
import { ATTACKER } from './attack.ts';

export type Reply = { readonly status: number; readonly body: string; readonly cookie: string | undefined };

/** One request, read to its end. Status 0 where nobody answered. */
export function ask(
  port: number,
  method: string,
  path: string,
  { body, cookie, address = ATTACKER }: { body?: unknown; cookie?: string; address?: string } = {},
): Promise<Reply> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request({
      port,
      host: '127.0.0.1',
      localAddress: address,
      method,
      path,
      agent: false,
      timeout: 20_000,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    const none = { status: 0, body: '', cookie: undefined };
    asked.on('error', () => resolve(none));
    asked.on('timeout', () => asked.destroy());
    asked.on('response', (response) => {
      let heard = '';
      response.on('data', (chunk) => {
        heard += chunk;
      });
      response.on('error', () => resolve(none));
      response.on('end', () => {
        const given = response.headers['set-cookie']?.[0]?.split(';')[0];
        resolve({ status: response.statusCode ?? 0, body: heard, cookie: given });
      });
    });
    asked.end(text);
  });
}

/** A room of one's own; its id. */
export async function openRoom(port: number, opening: object = { game: 'qwinto', seats: 2 }): Promise<string> {
  const { body } = await ask(port, 'POST', '/api/rooms', { body: opening });
  return (JSON.parse(body) as { id: string }).id;
}
