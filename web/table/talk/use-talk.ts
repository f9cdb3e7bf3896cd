import { say } from '@cifra/kit';
import type { RoomView, TalkLine } from '@cifra/room';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export type TalkState = {
  /** What is being typed; it stays while the talk is out of sight. */
  readonly draft: Signal<string>;
  /** How many lines of others came since the talk was last open. */
  readonly unread: number;
};

/** Everything that one may read here, whoever it was said to, in the order in which it was said. */
export function linesOf({ table, hand }: RoomView): readonly (TalkLine & { readonly isPrivate: boolean })[] {
  return [
    ...table.talk.map((line) => ({ ...line, isPrivate: false })),
    ...hand.talk.map((line) => ({ ...line, isPrivate: true })),
  ].toSorted((a, b) => a.at - b.at);
}

/** Talk that goes on while one looks at the board: a screen reader hears what others say, a phone counts it. */
export function useTalk(view: RoomView, isOpen: boolean): TalkState {
  const draft = useSignal('');
  const others = linesOf(view).filter(({ from }) => from.id !== view.me);
  const newest = others.at(-1)?.at ?? 0;
  const told = useRef(newest);
  const read = useSignal(newest);
  useEffect(() => {
    say(
      others
        .filter(({ at }) => at > told.current)
        .map(({ from, text }) => `${from.name}: ${text}`)
        .join(' '),
    );
    told.current = newest;
  }, [newest]);
  useEffect(() => {
    if (isOpen) read.value = newest;
  }, [isOpen, newest, read]);
  return { draft, unread: isOpen ? 0 : others.filter(({ at }) => at > read.value).length };
}
