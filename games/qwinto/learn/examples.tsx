import '../board/board.css';
import '../board/sheet.css';
import '../board/tray.css';
import './figures.css';
import type { Language } from '@cifra/kernel';
import { Die } from '@cifra/kit';
import { SHAPE } from '../board/RowMark.tsx';
import { SheetView } from '../board/SheetView.tsx';
import { sheetModel } from '../board/sheet-model.ts';
import type { Colour, Row, Sheet } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';

const row = (written: { readonly [column: number]: number }): Row =>
  Array.from({ length: 12 }, (_, at) => written[at + 1] ?? null);

/** Every row rises, and line 3 is full. */
const HALF_FULL: Sheet = {
  orange: row({ 3: 3, 5: 7, 8: 12 }),
  yellow: row({ 2: 2, 3: 5, 6: 9 }),
  purple: row({ 1: 1, 3: 6, 7: 10 }),
  fails: 0,
};

type Props = { readonly language: Language; readonly caption: string };

export function SheetExample({ language, caption }: Props) {
  const words = boardWords[language];
  return (
    <figure class="qwinto-figure">
      <SheetView
        sheet={sheetModel(HALF_FULL, { pointed: { row: 'purple', column: 3 } })}
        title={words.mySheet}
        words={words}
        isMini
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const ROLLED: readonly (readonly [Colour, number])[] = [
  ['orange', 4],
  ['purple', 2],
];

export function DiceExample({ language, caption }: Props) {
  const words = boardWords[language];
  return (
    <figure class="qwinto-figure">
      <div class="qwinto-figure-dice">
        {ROLLED.map(([colour, face]) => (
          <span key={colour} class="qwinto-die" data-row={colour}>
            <Die value={face} label={words.dieShows(colour, face)} pips={SHAPE[colour]} />
          </span>
        ))}
        <span class="qwinto-number digits">
          <i aria-hidden="true">=</i>
          <b>6</b>
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
