import { Mark } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { type Colour, colourOf, numberOf } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board-words.ts';
import type { PadKey } from './pad.ts';
import { MARK } from './RowTile.tsx';

type Props = {
  readonly pad: PadKey;
  readonly words: BoardWords;
  /** The faces of those who have it. */
  readonly owners: readonly ComponentChildren[];
  readonly ownerNames: readonly string[];
  readonly onPress: () => void;
};

/** A tile of the pad: a key, or an empty slot that says why; what was crossed out by hand can be taken back. */
export function TileKey({ pad, words, owners, ownerNames, onPress }: Props) {
  const { tile, state, canPress, isHalfLeft } = pad;
  const colour = colourOf(tile);
  const name = words.tile(numberOf(tile), colour);
  const why = whyText(pad, words);
  const isStruck = state.type === 'crossed' || state.type === 'out';
  const spoken = state.type === 'crossed' ? words.crossed : state.type === 'out' ? words.impossible : why;
  const belongs = ownerNames.map((one) => words.belongs(one));
  return (
    <li class="btc-key" data-number={numberOf(tile)} data-colour={colour} style={slotOf(numberOf(tile), colour)}>
      <button
        type="button"
        class="key"
        data-mark={MARK[colour]}
        data-state={state.type}
        aria-label={[name, spoken, ...belongs].filter((text) => text !== '').join(', ')}
        aria-pressed={pad.isChosen}
        aria-disabled={!canPress}
        onClick={canPress ? onPress : undefined}
      >
        <b data-struck={isStruck}>{numberOf(tile)}</b>
        {why !== '' && <small>{why}</small>}
        {isHalfLeft && <small>{words.oneLeft}</small>}
        {owners.length > 0 && <span class="btc-key-owners">{owners}</span>}
        {(state.type === 'free' || isStruck) && <Mark name={MARK[colour]} />}
      </button>
    </li>
  );
}

function whyText({ state }: PadKey, words: BoardWords): string {
  switch (state.type) {
    case 'mine':
      return words.mine;
    case 'used':
      return words.usedAt(state.place);
    case 'free':
    case 'crossed':
    case 'out':
    case 'owned':
      return '';
  }
}

/** Five wide in four lines, or ten wide in two; the green 5 stands over black and white. */
function slotOf(number: number, colour: Colour) {
  const line = colour === 'w' ? 2 : 1;
  const isGreen = colour === 'g';
  return {
    '--column5': (number % 5) + 1,
    '--row5': number < 5 ? line : line + 2,
    '--column10': number + 1,
    '--row10': line,
    '--rows': isGreen ? 2 : 1,
  };
}
