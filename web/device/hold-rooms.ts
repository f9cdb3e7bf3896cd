import { openDatabase } from './database.ts';
import { DeviceHost } from './host.ts';
import { CLOSED, type DeviceNews, type DeviceQuestion } from './messages.ts';
import { WorkerMinds } from './minds.ts';
import { DeviceStore } from './store.ts';

/** Holds the rooms of this device for a page; returns what hears its questions. */
export async function holdRooms(makeMind: () => Worker): Promise<(event: MessageEvent<DeviceQuestion>) => void> {
  const database = await openDatabase().catch(() => null);
  if (database === null) {
    postMessage({ storage: 'storage-refused' } satisfies DeviceNews);
    return refuse;
  }
  const host = new DeviceHost(new DeviceStore(database), new WorkerMinds(makeMind), (news: DeviceNews) =>
    postMessage(news),
  );
  return ({ data, ports: [port] }) => {
    if (port !== undefined) void host.hear(data, port);
  };
}

/** Where nothing is kept there are no rooms. */
function refuse({ data, ports: [port] }: MessageEvent<DeviceQuestion>): void {
  if (data.type !== 'connect') {
    port?.postMessage({ ok: false, code: 'storage-refused' });
    return;
  }
  port?.postMessage(JSON.stringify({ type: 'bye', code: 'no-such-room' }));
  port?.postMessage(CLOSED);
}
