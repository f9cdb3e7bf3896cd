import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Result } from '@cifra/kernel';
import type { Logger } from '../log.ts';
import { notUnderstood, type Operations } from './operations.ts';
import { CONTROL_SOCKET } from './own-files.ts';
import { operatorRequest } from './requests.ts';

const LONGEST_REQUEST = 65_536;
const PATIENCE_MS = 10_000;

/** Listens for the operator: a line of JSON asks, a line of JSON answers. Null where no socket can be made there. */
export async function openControl(folder: string, operations: Operations, log: Logger): Promise<Server | null> {
  const path = join(folder, CONTROL_SOCKET);
  // The folder is ours (see its lock): what is there was left by a house that was killed.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => serve(socket, operations, log));
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
    return server;
  } catch (error) {
    log.warn({ err: error }, 'no socket for the operator: commands work while the house is stopped');
    return null;
  } finally {
    process.umask(before);
  }
}

function serve(socket: Socket, operations: Operations, log: Logger): void {
  let asked = '';
  socket.setEncoding('utf8');
  socket.setTimeout(PATIENCE_MS, () => asked.includes('\n') || socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    if (asked.includes('\n')) return;
    asked += text;
    if (asked.length > LONGEST_REQUEST) socket.destroy();
    else if (asked.includes('\n'))
      void answer(asked, operations)
        .catch((error: unknown): Result<never> => {
          log.error({ err: error }, 'an operator’s request failed');
          return { ok: false, refusal: { code: 'internal' } };
        })
        .then((result) => socket.end(`${JSON.stringify(result)}\n`));
  });
}

async function answer(text: string, operations: Operations): Promise<Result<object>> {
  try {
    const request = operatorRequest.safeParse(JSON.parse(text));
    return request.success ? operations.carryOut(request.data) : notUnderstood();
  } catch {
    return notUnderstood();
  }
}
