import { Tile } from '@cifra/kit';
import { COLOURS } from '../rules/tiles.ts';
import type { Command, Hand, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import { MARK } from './mark.ts';
import { signOf } from './notes.ts';

type Props = {
  readonly table: Table;
  readonly hand: Hand | undefined;
  readonly legal: readonly Command[];
  readonly words: BoardWords;
  readonly canNote: boolean;
  readonly isBusy: boolean;
  readonly drawer: string | null;
  readonly play: (command: Command) => void;
  /** The opening row on this screen; null where nothing is arranged. */
  readonly ready: { readonly isComplete: boolean; readonly isBegun: boolean } | null;
  readonly onReady: () => void;
  readonly onPlaceAgain: () => void;
  /** Are gaps shown in which the drawn tile can be promised a place? Null where there is nothing to say. */
  readonly isSaying: boolean | null;
  readonly onSay: (isSaying: boolean) => void;
};

/** The pool in the middle, the drawn tile apart, and what can be done without pointing at a row. */
export function Actions(props: Props) {
  const { table, hand, legal, words, canNote, isBusy, drawer, play, isSaying, onSay, ready } = props;
  const takes = legal.filter((command) => command.type === 'take');
  const size = takes.length - 1;
  const drawn = table.drawn;
  const shown = hand?.drawn ?? drawn?.value ?? null;
  return (
    <section class="coda-middle" aria-label={words.pool}>
      {takes.length > 0 && (
        <fieldset class="coda-takes">
          <legend>{words.takeTitle}</legend>
          {takes.map(({ dark }) => (
            <button
              key={dark}
              type="button"
              class="button"
              disabled={isBusy}
              aria-label={words.take(dark, size - dark)}
              title={words.take(dark, size - dark)}
              onClick={() => play({ type: 'take', dark })}
            >
              {Array.from({ length: size }, (_, at) => (
                <span key={at} class="swatch" data-colour={at < dark ? 'dark' : 'light'} />
              ))}
            </button>
          ))}
        </fieldset>
      )}
      <div class="coda-piles" hidden={takes.length > 0}>
        {COLOURS.map((colour) => {
          const canDraw = legal.some((command) => command.type === 'draw' && command.colour === colour);
          return (
            <span key={colour} class="coda-pile">
              <Tile
                mark={MARK[colour]}
                value={null}
                label={canDraw ? words.draw(colour) : words.poolOf(colour, table.pool[colour])}
                size="2.6rem"
                {...(canDraw ? { onPress: () => play({ type: 'draw', colour }), isDisabled: isBusy } : {})}
              />
              <span class="small">{words.poolOf(colour, table.pool[colour])}</span>
            </span>
          );
        })}
        {drawn !== null && (
          <span class="coda-pile drawn">
            <Tile
              mark={MARK[drawn.colour]}
              value={shown === null ? null : signOf(shown)}
              label={words.drawnTile(drawn.colour, shown)}
              size="2.6rem"
              isOpening
            />
            <span class="small">{hand?.drawn == null && drawer !== null ? words.drawnBy(drawer) : words.drawn}</span>
          </span>
        )}
      </div>
      {legal.some(({ type }) => type === 'attack') && (
        <p class="small muted">{isSaying === true ? words.sayPlaceHelp : words.chooseTile}</p>
      )}
      {legal.length === 0 && canNote && table.phase !== 'take' && <p class="small muted">{words.noteTile}</p>}
      {legal.some(({ type }) => type === 'stop') && (
        <button type="button" class="button" disabled={isBusy} onClick={() => play({ type: 'stop' })}>
          {drawn === null ? words.stopEmptyHanded : words.stop}
        </button>
      )}
      {ready !== null && (
        <button type="button" class="button primary" disabled={isBusy || !ready.isComplete} onClick={props.onReady}>
          {words.ready}
        </button>
      )}
      {ready?.isBegun === true && (
        <button type="button" class="button" disabled={isBusy} onClick={props.onPlaceAgain}>
          {words.placeAgain}
        </button>
      )}
      {isSaying !== null && (
        <button type="button" class="button" aria-pressed={isSaying} disabled={isBusy} onClick={() => onSay(!isSaying)}>
          {words.sayPlace}
        </button>
      )}
    </section>
  );
}
