import type { OrderAnswer, Person, RoomId, RoomOrder } from '@cifra/room';
import type { DeviceAnswer, DeviceNews, DeviceOpening, DeviceQuestion } from './messages.ts';
import { PortSocket } from './port-socket.ts';
import { storageHere } from './storage-here.ts';

let worker: Worker | null = null;
const failures = new Set<() => void>();

/** The worker that holds the rooms of this device; it begins when it is first wanted. */
function theWorker(): Worker {
  if (worker !== null) return worker;
  const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<DeviceNews>) => {
    storageHere.value = data.storage;
  });
  // Its program could not be fetched: with the next question it is tried anew.
  begun.addEventListener('error', () => {
    worker = null;
    for (const fail of failures) fail();
    failures.clear();
  });
  worker = begun;
  return begun;
}

function ask<T>(question: DeviceQuestion): Promise<DeviceAnswer<T>> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => done({ ok: false, code: 'no-parts' });
    failures.add(fail);
    port1.onmessage = ({ data }: MessageEvent<DeviceAnswer<T>>) => {
      failures.delete(fail);
      port1.close();
      done(data);
    };
    theWorker().postMessage(question, [port2]);
  });
}

/** Opens a room on this device. Only where something is kept can something be asked to last. */
export async function openHere(opening: DeviceOpening): Promise<DeviceAnswer<{ readonly id: string }>> {
  const answer = await ask<{ readonly id: string }>({ type: 'open', opening });
  if (answer.ok) void navigator.storage?.persist?.().catch(() => false);
  return answer;
}

/** A line to a room of this device. */
export function dialHere(room: RoomId, person: Person, steal: boolean): PortSocket {
  const { port1, port2 } = new MessageChannel();
  theWorker().postMessage({ type: 'connect', room, person, steal } satisfies DeviceQuestion, [port2]);
  const socket = new PortSocket(port1);
  failures.add(() => socket.close());
  return socket;
}

/** People around this device give an order, one after another; the answer of the last one. */
export async function orderHere(room: RoomId, places: readonly number[], order: RoomOrder): Promise<OrderAnswer> {
  const answer = await ask<OrderAnswer>({ type: 'order', room, places, order });
  return answer.ok ? answer.value : { ok: false, refusal: { code: answer.code } };
}

const PATH = /^\/api\/rooms\/(0[a-z2-9]{19})(\/log|\/matches(?:\/(\d{1,6}))?)?$/;

/** What the house answers under this path about its rooms, for a room of this device; null where it is not about one. */
export function readHere(path: string): Promise<DeviceAnswer> | null {
  const [, room, what, match] = PATH.exec(path) ?? [];
  if (room === undefined) return null;
  if (what === undefined) return ask({ type: 'card', room });
  if (what === '/log') return ask({ type: 'log', room });
  return match === undefined ? ask({ type: 'matches', room }) : ask({ type: 'match', room, match: Number(match) });
}

export const exportHere = () => ask<object>({ type: 'export' });
export const importHere = (file: unknown) => ask<{ readonly rooms: number }>({ type: 'import', file });
