import { Tile } from '@cifra/kit';
import { COLOURS } from '../rules/tiles.ts';
import type { Command, Hand, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';

type Props = {
  readonly table: Table;
  readonly hand: Hand | undefined;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly isBusy: boolean;
  readonly drawer: string | null;
  readonly play: (command: Command) => void;
};

/** The pool in the middle, the drawn tile apart, and what can be done without pointing at a row. */
export function Actions({ table, hand, legal, words, isBusy, drawer, play }: Props) {
  const takes = legal.filter((command) => command.type === 'take');
  const size = takes.length - 1;
  const drawn = table.drawn;
  return (
    <section class="coda-middle" aria-label={words.pool}>
      {takes.length > 0 && (
        <div class="stack">
          <h2>{words.takeTitle}</h2>
          <div class="row">
            {takes.map(({ dark }) => (
              <button
                key={dark}
                type="button"
                class="button"
                disabled={isBusy}
                onClick={() => play({ type: 'take', dark })}
              >
                {words.take(dark, size - dark)}
              </button>
            ))}
          </div>
        </div>
      )}
      <div class="row">
        {COLOURS.map((colour) => {
          const canDraw = legal.some((command) => command.type === 'draw' && command.colour === colour);
          return (
            <span key={colour} class="coda-pile">
              <Tile
                colour={colour}
                value={null}
                label={canDraw ? words.draw(colour) : words.poolOf(colour, table.pool[colour])}
                {...(canDraw ? { onPress: () => play({ type: 'draw', colour }), isDisabled: isBusy } : {})}
              />
              <span class="small">{words.poolOf(colour, table.pool[colour])}</span>
            </span>
          );
        })}
        {drawn !== null && (
          <span class="coda-pile drawn">
            <Tile
              colour={drawn.colour}
              value={valueText(hand?.drawn ?? drawn.value ?? null)}
              label={`${words.drawn}: ${valueText(hand?.drawn ?? drawn.value ?? null) ?? ''}`}
              isOpening
            />
            <span class="small">{hand?.drawn == null && drawer !== null ? words.drawnBy(drawer) : words.drawn}</span>
          </span>
        )}
      </div>
      {legal.some(({ type }) => type === 'stop') && (
        <button type="button" class="button" disabled={isBusy} onClick={() => play({ type: 'stop' })}>
          {words.stop}
        </button>
      )}
    </section>
  );
}

function valueText(value: number | 'dash' | null): string | null {
  if (value === null) return null;
  return value === 'dash' ? '–' : String(value);
}
