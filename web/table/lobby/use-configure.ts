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
export function useConfigure({ game }: LoadedGame, options: Options, order: Order) {
  const refused = useSignal<RefusedOption | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const specs = game.options as { readonly [name: string]: OptionSpec };
  /** What the room has taken, and may not have told yet. */
  const taken = useRef<Options>({});
  const told = useRef(options);
  told.current = options;
  taken.current = Object.fromEntries(
    Object.entries(taken.current).filter(([name, value]) => JSON.stringify(options[name]) !== JSON.stringify(value)),
  );
  // One after another: the tap that ends the typing changes another option, and an order has all of them.
  const configure = (changed: Options, name: string) => {
    const value = changed[name];
    if (value === undefined) return;
    const isTyped = specs[name]?.kind === 'list';
    last.current = last.current.then(async () => {
      const all = { ...told.current, ...taken.current, [name]: value };
      const refusal = await order({ type: 'configure', options: all }, isTyped);
      if (refusal === null) taken.current = { ...taken.current, [name]: value };
      if (isTyped) refused.value = refusal === null ? null : { name, refusal };
    });
  };
  /** A tap on the start is also what ends the typing: the answer to it comes first. */
  const isSettled = async (): Promise<boolean> => {
    await last.current;
    return refused.value === null;
  };
  return { refused: refused.value, configure, isSettled };
}
