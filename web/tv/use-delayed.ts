import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';

/** The same room so many milliseconds later: for a stream that those who play may see. */
export function useDelayed(client: RoomClient, delay: number): RoomClient {
  const later = useMemo(() => {
    if (delay === 0) return null;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stops: (() => void)[] = [];
    const follow = <T>(source: ReadonlySignal<T>, first: T): Signal<T> => {
      const copy = signal(first);
      const stop = source.subscribe((value) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          batch(() => {
            copy.value = value;
          });
        }, delay);
        timers.add(timer);
      });
      stops.push(stop);
      return copy;
    };
    // What was heard comes before the view that it leads to, as without a delay.
    const heard = follow(client.heard, []);
    const view = follow(client.view, null);
    const here = follow(client.here, []);
    const shown: RoomClient = { ...client, heard, view, here, roomNow: () => client.roomNow() - delay };
    return {
      shown,
      close: () => {
        for (const stop of stops) stop();
        for (const timer of timers) clearTimeout(timer);
      },
    };
  }, [client, delay]);
  useEffect(() => () => later?.close(), [later]);
  return later?.shown ?? client;
}
