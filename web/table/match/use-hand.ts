import type { Viewer } from '@cifra/kernel';
import type { RoomTable } from '@cifra/room';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Is this page a hand? At a table with a screen it is, for whoever plays, until they want the whole table here too. */
export function useHand({ gathering }: RoomTable, viewer: Viewer): Signal<boolean> {
  const isAtScreen = gathering === 'screen' && viewer !== 'spectator';
  const isHand = useSignal(isAtScreen);
  useEffect(() => {
    isHand.value = isAtScreen;
  }, [isAtScreen, isHand]);
  return isHand;
}
