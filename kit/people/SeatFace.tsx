import type { ComponentChildren } from 'preact';
import { animalOf } from './animals/index.ts';
import { Face } from './Face.tsx';

type Props = {
  readonly seat: number;
  /** Of whoever sits there, what a face shows. */
  readonly person: { readonly name: string; readonly isMe: boolean; readonly kind: 'person' | 'bot' | 'program' };
  readonly size?: string;
  /** A small sign at its corner. */
  readonly badge?: ComponentChildren;
};

/** Bots are animals, the same one at the same seat; people are letter coins. */
export function SeatFace({ seat, person, size, badge }: Props) {
  const who = person.kind === 'person' ? { name: person.name } : { animal: animalOf(seat) };
  return (
    <Face
      who={who}
      isMine={person.isMe}
      {...(size === undefined ? {} : { size })}
      {...(badge === undefined ? {} : { badge })}
    />
  );
}
