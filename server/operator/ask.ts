import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Result, refuse } from '@cifra/kernel';
import { Counts } from '../metrics.ts';
import { DATABASE, openData } from '../store/embedded.ts';
import { lookAt } from '../store/postgres/look.ts';
import { openDatabase } from '../store/postgres/open.ts';
import { isDatabase } from './movable.ts';
import { Operations } from './operations.ts';
import { CONTROL_SOCKET } from './own-files.ts';
import type { OperatorRequest } from './requests.ts';

/** A list of all rooms of a large house takes its time. */
const PATIENCE_MS = 60_000;

/**
 * Asks the house that runs on this folder, or else its data. In a database its processes are not asked: what is done
 * there they are told. `T` is what this request is answered with.
 */
export async function ask<T extends object>(folder: string, request: OperatorRequest): Promise<Result<T>> {
  if (isDatabase(folder)) return (await askDatabase(folder, request)) as Result<T>;
  if (!existsSync(join(folder, DATABASE))) return refuse('no-data', { path: folder });
  const line = await askRunning(join(folder, CONTROL_SOCKET), JSON.stringify(request));
  return (line === null ? await askStored(folder, request) : JSON.parse(line)) as Result<T>;
}

/** Null where nobody listens. */
function askRunning(path: string, request: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(path, () => socket.end(`${request}\n`));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('end', () => resolve(heard === '' ? null : heard));
    socket.on('error', ({ code, ...error }: NodeJS.ErrnoException) =>
      code === 'ENOENT' || code === 'ECONNREFUSED' ? resolve(null) : reject(new Error(code ?? error.message)),
    );
  });
}

async function askDatabase(url: string, request: OperatorRequest): Promise<Result<object>> {
  const there = await lookAt(url);
  if (!there.ok) return there;
  const data = await openDatabase(
    { url, most: 2, patience: PATIENCE_MS, wait: 0, isGuest: true },
    new Counts(),
    () => {},
  );
  if (!data.ok) return data;
  try {
    return await new Operations(data.value, null, null, data.value.now).carryOut(request);
  } finally {
    await data.value.close();
  }
}

/** The data are ours for that moment: a house that is started meanwhile is told that they are in use. */
async function askStored(folder: string, request: OperatorRequest): Promise<Result<object>> {
  const data = await openData(folder, new Counts(), Date.now);
  if (!data.ok) return data;
  try {
    return await new Operations(data.value, null, folder, Date.now).carryOut(request);
  } finally {
    await data.value.close();
  }
}
