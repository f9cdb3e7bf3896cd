import { seatHand, type View } from '@cifra/kernel';
import type { Help } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BreakTheCode } from '../rules/types.ts';
import { type Certain, certainOf } from './certain.ts';

/**
 * What can be known for certain, where the player wants to be told. The counting is the mind's own, fetched when it is
 * first wanted, and done after the page has been drawn.
 */
export function useCertain(view: View<BreakTheCode>, help: Help): { readonly [code: string]: Certain } {
  const found = useSignal<{ readonly [code: string]: Certain }>({});
  const { table, viewer, hands } = view;
  const isDealt = viewer !== 'spectator' && hands[seatHand(viewer)] !== undefined;
  const isWanted = help === 'full' && isDealt && table.end === null;
  useEffect(() => {
    if (!isWanted) {
      found.value = {};
      return;
    }
    let isStale = false;
    void import('../mind/worlds.ts').then(({ worldsOf }) => {
      if (!isStale) found.value = certainOf(view, worldsOf(view));
    });
    return () => {
      isStale = true;
    };
    // Only answers and guesses tell anything about the rows.
  }, [isWanted, table.asked.length, table.guesses.length, found]);
  return found.value;
}
