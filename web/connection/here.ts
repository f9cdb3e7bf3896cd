import { type ConnectionControl, keepConnected, type RoomSession } from '@cifra/client';
import { myName } from '../browser/my-name.ts';
import { ONLOOKER, personHere } from '../device/messages.ts';
import { words } from '../words/index.ts';
import { timers } from './timers.ts';

/** How one comes in; to a room of the house by its cookie alone. */
export type Joining = {
  /** Which of the people around this device; the onlooker holds no seat. The first one without it. */
  readonly place?: number | 'onlooker';
  /** As a screen for everybody: whatever seat this browser holds in a room of the house, here it only looks. */
  readonly isScreen?: boolean;
  /** Take the room from the tab that plays it. */
  readonly steal?: boolean;
};

/** Keeps a session connected to a room of this device, over a port to the worker that holds it. */
export function connectHere(session: RoomSession, room: string, { place = 0, steal = false }: Joining): () => void {
  let connection: ConnectionControl | null = null;
  let isOver = false;
  // What holds the rooms of the device is fetched by whoever has one.
  void import('../device/device.ts').then(({ dialHere }) => {
    if (isOver) return;
    const person = place === 'onlooker' ? ONLOOKER : personHere(place, myName() || words.value.lobby.you);
    let takes = steal;
    const dial = () => {
      const socket = dialHere(room, person, takes);
      // Taken once: a line that is opened anew must not take it back from a tab that took it since.
      takes = false;
      return socket;
    };
    connection = keepConnected(session, dial, timers);
  });
  return () => {
    isOver = true;
    connection?.close();
  };
}
