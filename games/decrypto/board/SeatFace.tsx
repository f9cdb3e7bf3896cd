import { animalOf, Face, Icon, type TableSeat } from '@cifra/kit';

type Props = {
  readonly seat: number;
  readonly person: TableSeat;
  readonly size: string;
  /** A pen is the encryptor's; a tick says that their part is done. */
  readonly sign?: 'pencil' | 'check' | null;
};

/** Bots are animals, the same one at the same seat; people are letter coins. */
export function SeatFace({ seat, person, size, sign = null }: Props) {
  const who = person.kind === 'person' ? { name: person.name } : { animal: person.animal ?? animalOf(seat) };
  return (
    <Face who={who} isMine={person.isMe} size={size} {...(sign === null ? {} : { badge: <Icon name={sign} /> })} />
  );
}
