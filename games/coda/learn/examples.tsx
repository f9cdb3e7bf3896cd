import '../board/board.css';
import '../board/racks.css';
import './figures.css';
import type { Language } from '@cifra/kernel';
import { Pips, Rack, Tile } from '@cifra/kit';
import { signOf } from '../board/notes.ts';
import { placeStyle, rowStyle } from '../board/placing.ts';
import { MARK } from '../board/RowTile.tsx';
import type { Colour, Value } from '../rules/tiles.ts';
import { boardWords } from '../words/board.ts';

type Drawn = {
  readonly colour: Colour;
  readonly value: Value | null;
  readonly isOpen?: true;
  readonly isGlowing?: true;
  readonly note?: string;
};

const MINE: readonly Drawn[] = [
  { colour: 'light', value: 1 },
  { colour: 'dark', value: 3 },
  { colour: 'light', value: 3 },
  { colour: 'light', value: 11 },
];
/** The last tile is a light 10: right of the 10, and the light 11 is mine. */
const THEIRS: readonly Drawn[] = [
  { colour: 'light', value: null },
  { colour: 'dark', value: null },
  { colour: 'dark', value: 10, isOpen: true },
  { colour: 'light', value: null, isGlowing: true, note: '10·11' },
];
const WITH_DASH: readonly Drawn[] = [
  { colour: 'dark', value: 'dash' },
  { colour: 'light', value: 2 },
  { colour: 'dark', value: 7 },
  { colour: 'light', value: 'dash', isGlowing: true },
  { colour: 'light', value: 7 },
];

type Props = { readonly language: Language; readonly caption: string };

export function OwnRow({ language, caption }: Props) {
  return <Figure language={language} caption={caption} row={MINE} name={boardWords[language].you} />;
}

export function TheirRow({ language, caption }: Props) {
  return <Figure language={language} caption={caption} row={THEIRS} name="Blas" />;
}

export function DashRow({ language, caption }: Props) {
  return <Figure language={language} caption={caption} row={WITH_DASH} name={boardWords[language].you} />;
}

function Figure({ language, caption, row, name }: Props & { readonly row: readonly Drawn[]; readonly name: string }) {
  const words = boardWords[language];
  const placed = row.map(({ isOpen = false }) => ({ isOpen }));
  const fallen = row.filter(({ isOpen }) => isOpen).length;
  return (
    <figure class="coda-figure">
      <div class="coda-rack" style={rowStyle(placed)}>
        <Rack
          name={name}
          rail={<Pips standing={row.length - fallen} fallen={fallen} />}
          aside={words.standing(row.length - fallen)}
        >
          {row.map(({ colour, value, isOpen = false, isGlowing = false, note }, place) => (
            <li key={place} class="coda-tile" style={placeStyle(placed, place)}>
              <Tile
                mark={MARK[colour]}
                value={value === null ? null : signOf(value)}
                label={words.tile(colour, value, place, isOpen)}
                posture={isOpen ? 'flat' : 'standing'}
                isGlowing={isGlowing}
              >
                {note !== undefined && <span class="tile-note">{note}</span>}
              </Tile>
            </li>
          ))}
        </Rack>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
