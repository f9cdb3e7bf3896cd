import type { Json, OptionSpec, Refusal } from '@cifra/kernel';
import type { RoomOrder } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { LoadedGame } from '../../games/load-game.ts';

type Options = { readonly [name: string]: Json };
export type RefusedOption = { readonly name: string; readonly refusal: Refusal };
type Order = (order: RoomOrder, isQuiet?: boolean) => Promise<Refusal | null>;

/**
 * Options of the game as the host changes them. What was typed stays in its field when it is refused, says there why, and
 * holds the start: nobody plays with other words than those that stand there.
 */
export function useConfigure({ game }: LoadedGame, order: Order) {
  const refused = useSignal<RefusedOption | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const specs = game.options as { readonly [name: string]: OptionSpec };
  const configure = (options: Options, name: string) => {
    const isTyped = specs[name]?.kind === 'list';
    last.current = order({ type: 'configure', options }, isTyped).then((refusal) => {
      if (!isTyped) return;
      refused.value = refusal === null ? null : { name, refusal };
    });
  };
  /** A tap on the start is also what ends the typing: the answer to it comes first. */
  const isSettled = async (): Promise<boolean> => {
    await last.current;
    return refused.value === null;
  };
  return { refused: refused.value, configure, isSettled };
}
