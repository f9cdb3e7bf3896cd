import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import { type Animal, animalOf } from './animals/names.ts';
import { Face } from './Face.tsx';

type Props = {
  readonly seat: number;
  /** Of whoever sits there, what a face shows. */
  readonly person: {
    readonly name: string;
    readonly isMe: boolean;
    readonly kind: 'person' | 'bot' | 'program';
    readonly animal?: Animal;
  };
  readonly size?: string;
  /** A small sign at its corner. */
  readonly badge?: ComponentChildren;
};

/** Bots are animals, the same one wherever it sits; people are letter coins, and a program's has a sign on it. */
export function SeatFace({ seat, person, size, badge }: Props) {
  const animal = person.animal ?? animalOf(seat);
  const who = person.kind === 'bot' ? { animal } : { name: person.name };
  const sign = badge ?? (person.kind === 'program' ? <Icon name="bot" /> : undefined);
  return (
    <Face
      who={who}
      isMine={person.isMe}
      {...(size === undefined ? {} : { size })}
      {...(sign === undefined ? {} : { badge: sign })}
    />
  );
}
