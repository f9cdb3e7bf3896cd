import { keepConnected, RoomSession } from '@cifra/client';
import { findManifest } from '@cifra/games/manifests';
import { type AnyGame, canonical, type Rng, rng, View } from '@cifra/kernel';
import type { Append, RoomId, Snapshot } from '@cifra/room';
import { openDatabase } from '../device/database.ts';
import { type DeviceAnswer, type DeviceQuestion, personHere } from '../device/messages.ts';
import { PortSocket } from '../device/port-socket.ts';
import { DeviceStore } from '../device/store.ts';

/** A line of a page to the worker on which messages are lost, come twice or late, and which breaks now and then. */
class BadPort extends PortSocket {
  readonly #random: Rng;
  isCalm = false;

  constructor(port: MessagePort, random: Rng) {
    super(port);
    this.#random = random;
  }

  override send(text: string): void {
    const luck = this.isCalm ? 1 : this.#random.unit();
    if (luck < 0.05) return;
    if (luck < 0.1) super.send(text);
    if (luck < 0.12) this.close();
    else super.send(text);
  }
}

async function ask<T>(worker: Worker, question: DeviceQuestion): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(question, [port2]);
  const answer = await new Promise<DeviceAnswer<T>>((done) => {
    port1.onmessage = ({ data }) => done(data);
  });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

/** Somebody around the device who plays at random behind a bad line. */
function sit(worker: Worker, game: AnyGame, room: RoomId, place: number, seed: number) {
  const random = rng(seed);
  const lines: BadPort[] = [];
  let ids = 0;
  let isCalm = false;
  const session = new RoomSession({
    games: () => game,
    newId: () => `${seed}-${ids++}`,
    now: () => performance.now(),
    name: () => undefined,
    changed: () => {},
  });
  const dial = () => {
    const { port1, port2 } = new MessageChannel();
    const question = { type: 'connect', room, person: personHere(place, `P${place}`), steal: false } as const;
    worker.postMessage(question satisfies DeviceQuestion, [port2]);
    const line = new BadPort(port1, random);
    line.isCalm = isCalm;
    lines.push(line);
    return line;
  };
  const timers = {
    after: (ms: number, wake: () => void) => {
      const timer = setTimeout(wake, ms / 20);
      return () => clearTimeout(timer);
    },
    unit: () => random.unit(),
  };
  const connection = keepConnected(session, dial, timers);
  let isWaiting = false;
  return {
    session,
    lines,
    calm: () => {
      isCalm = true;
      for (const line of lines) line.isCalm = true;
    },
    close: connection.close,
    act: () => {
      const { view } = session;
      if (isWaiting || view?.match == null || view.table.phase !== 'playing') return;
      const commands = [...game.legal(View.received(view.match))];
      if (commands.length === 0) return;
      isWaiting = true;
      void session.order({ type: 'play', command: random.pick(commands) }).finally(() => {
        isWaiting = false;
      });
    },
  };
}

/** Plays a whole match behind bad lines; what each client has at the end, what a new one is told, and how often lines broke. */
async function playOut(program: string, id: string, seed: number) {
  const game = await findManifest(id)?.load.rules();
  if (game === undefined) throw new Error(id);
  const worker = new Worker(program, { type: 'module' });
  const people = Array.from({ length: Math.max(2, game.seats.min) }, (_, at) => `P${at}`);
  const opening = { game: id, options: {}, people, bots: [], pace: 0 };
  const { id: room } = await ask<{ readonly id: string }>(worker, { type: 'open', opening });
  const clients = people.map((_, place) => sit(worker, game as AnyGame, room, place, seed + place));
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const isOver = () => clients.every(({ session }) => session.view?.table.phase === 'over');
  for (let turn = 0; turn < 20_000 && !isOver(); turn++) {
    for (const client of clients) client.act();
    // Whatever luck does: one line breaks for certain.
    if (turn === 10) clients[0]?.lines.at(-1)?.close();
    await pause();
  }
  for (const client of clients) client.calm();
  const isSettled = () => clients.every(({ session }) => session.isLive && session.unanswered === 0);
  for (let turn = 0; turn < 2_000 && !isSettled(); turn++) await pause();
  const truths = people.map((_, place) => sit(worker, game as AnyGame, room, place, 0));
  for (const truth of truths) truth.calm();
  for (let turn = 0; turn < 2_000 && truths.some(({ session }) => session.view === null); turn++) await pause();
  const result = {
    isOver: isOver(),
    clients: clients.map(({ session }) => canonical(session.view)),
    truths: truths.map(({ session }) => canonical(session.view)),
    lines: clients.reduce((sum, { lines }) => sum + lines.length, 0),
  };
  for (const client of [...clients, ...truths]) client.close();
  worker.terminate();
  return result;
}

const stores = new Map<string, DeviceStore>();

/** What a store of this name answers; it is opened anew after `close`. */
async function callStore(
  name: string,
  method: 'load' | 'read' | 'append' | 'keep' | 'close',
  args: readonly unknown[],
) {
  if (method === 'close') {
    stores.delete(name);
    return null;
  }
  const store = stores.get(name) ?? new DeviceStore(await openDatabase(name));
  stores.set(name, store);
  const [room, second, third] = args as [RoomId, never, never];
  switch (method) {
    case 'load':
      return store.load(room);
    case 'read':
      return store.read(room, second as number, third as number);
    case 'append':
      return store.append(room, second as Append);
    case 'keep':
      return store.keep(room, second as Snapshot);
  }
}

Object.assign(globalThis, { playOut, callStore });
