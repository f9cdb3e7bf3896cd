import type { RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** The result that somebody was looking at when the host went on to the lobby; `leave` follows there. */
export type KeptResult = { readonly view: RoomView; readonly leave: () => void };

/** Whoever still looks at a result keeps it until they want to go on; the host, who went on, does not. */
export function useKeptResult(view: RoomView | null): KeptResult | null {
  const last = useRef<RoomView | null>(null);
  const left = useSignal(0);
  if (view?.table.phase === 'over') last.current = view;
  const kept = last.current;
  if (view === null || kept === null || view.table.phase !== 'lobby' || view.table.host === view.me) return null;
  const { match } = kept.table;
  if (view.table.match !== match + 1 || left.value === match) return null;
  return {
    view: kept,
    leave: () => {
      left.value = match;
    },
  };
}
