import '../board/board.css';
import type { Language } from '@cifra/kernel';
import { RowView } from '../board/RowView.tsx';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Row } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';

type Drawn = { readonly colour: Colour; readonly value: Value | null };

function rowOf(tiles: readonly Drawn[]): Row {
  return tiles.map(({ colour, value }, key) => ({
    colour,
    value,
    open: value !== null,
    since: 0,
    openSince: value === null ? null : 1,
    key,
  }));
}

const MINE: readonly { readonly colour: Colour; readonly value: Value }[] = [
  { colour: 'light', value: 1 },
  { colour: 'dark', value: 3 },
  { colour: 'light', value: 3 },
  { colour: 'light', value: 11 },
];
/** The last tile is a light 10: right of the 10, and the light 11 is mine. */
const THEIRS: readonly Drawn[] = [
  { colour: 'light', value: null },
  { colour: 'dark', value: null },
  { colour: 'dark', value: 10 },
  { colour: 'light', value: null },
];

type Props = { readonly language: Language; readonly caption: string };

export function OwnRow({ language, caption }: Props) {
  return (
    <figure>
      <RowView
        row={rowOf(MINE.map(({ colour }) => ({ colour, value: null })))}
        known={MINE.map(({ value }) => value)}
        words={boardWords[language]}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export function TheirRow({ language, caption }: Props) {
  return (
    <figure>
      <RowView row={rowOf(THEIRS)} words={boardWords[language]} pointed={3} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
