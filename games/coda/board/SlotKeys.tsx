import { Key } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import { MARK } from './RowTile.tsx';
import type { ThumbTask } from './task.ts';

type Props = {
  readonly task: Pick<ThumbTask & { type: 'slot' }, 'slots' | 'slot' | 'colour'>;
  readonly words: BoardWords;
  readonly onChoose: (slot: number) => void;
};

/** The places that a tile may have; the row above shows how it would stand there. */
export function SlotKeys({ task: { slots, slot, colour }, words, onChoose }: Props) {
  if (slots.length === 0) return null;
  return (
    <fieldset class="key-pad coda-keys coda-places">
      <legend class="visually-hidden">{words.slots}</legend>
      {slots.map((one) => (
        <Key
          key={one}
          mark={MARK[colour]}
          value={words.slot(one)}
          label={words.slotName(one)}
          isPressed={slot === one}
          onPress={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}
