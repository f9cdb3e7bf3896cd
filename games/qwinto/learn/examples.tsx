import '../board/board.css';
import type { Language } from '@cifra/kernel';
import { Die } from '../board/Die.tsx';
import { SheetTable } from '../board/SheetTable.tsx';
import type { Colour, Row, Sheet } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

const row = (written: { readonly [column: number]: number }): Row =>
  Array.from({ length: 12 }, (_, at) => written[at + 1] ?? null);

/** Every row rises, and column 3 is full. */
const HALF_FULL: Sheet = {
  orange: row({ 3: 3, 5: 7, 8: 12 }),
  yellow: row({ 2: 2, 3: 5, 6: 9 }),
  purple: row({ 1: 1, 3: 6, 7: 10 }),
  fails: 0,
};

export function SheetExample({ language, caption }: { readonly language: Language; readonly caption: string }) {
  return (
    <figure>
      <SheetTable
        sheet={HALF_FULL}
        caption={caption}
        words={boardWords[language]}
        pointed={{ row: 'purple', column: 3 }}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const ROLLED: readonly (readonly [Colour, number])[] = [
  ['orange', 4],
  ['purple', 2],
];

export function DiceExample({ language, caption }: { readonly language: Language; readonly caption: string }) {
  const { sign } = language === 'es' ? es : en;
  return (
    <figure>
      <div class="tiles qwinto" aria-hidden="true" style={{ display: 'flex' }}>
        {ROLLED.map(([colour, face]) => (
          <Die key={colour} colour={colour} face={face} sign={sign[colour]} />
        ))}
        <span class="digits total">6</span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
