import type { View } from '@cifra/kernel';
import { Mark } from '@cifra/kit';
import { COLOURS, valuesWith } from '../rules/tiles.ts';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import { signOf } from './notes.ts';
import { MARK } from './RowTile.tsx';
import { isMine, isOpen } from './whynot.ts';

/** All tiles there are: what lies open, what is mine, and what must be somewhere still. */
export function SeenGrid({ view, words }: { readonly view: View<Coda>; readonly words: BoardWords }) {
  const values = valuesWith(view.table.options.dashes);
  return (
    <section
      class="coda-seen"
      aria-label={words.seen}
      style={{ '--columns': values.length, '--half': Math.ceil(values.length / 2) }}
    >
      {COLOURS.map((colour) => {
        const seen = values.filter((value) => isMine(view, colour, value) || isOpen(view, colour, value));
        return (
          <div
            key={colour}
            class="coda-seen-row"
            data-colour={colour}
            role="img"
            aria-label={words.seenOf(colour, seen)}
          >
            <Mark name={MARK[colour]} />
            {values.map((value) => (
              <span
                key={value}
                class="digits"
                data-state={isMine(view, colour, value) ? 'mine' : seen.includes(value) ? 'open' : 'unseen'}
              >
                {signOf(value)}
              </span>
            ))}
          </div>
        );
      })}
    </section>
  );
}
