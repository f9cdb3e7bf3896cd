import type { TableSeat } from '../board.ts';
import { animalOf } from './animals/index.ts';
import { Face } from './Face.tsx';

type Props = { readonly seat: number; readonly person: TableSeat; readonly size?: string };

/** Bots are animals, the same one at the same seat; people are letter coins. */
export function SeatFace({ seat, person, size }: Props) {
  const who = person.kind === 'person' ? { name: person.name } : { animal: animalOf(seat) };
  return <Face who={who} isMine={person.isMe} {...(size === undefined ? {} : { size })} />;
}
