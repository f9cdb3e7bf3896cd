import type { Seat } from '@cifra/kernel';
import { Mark, Rack, SeatFace, Tile } from '@cifra/kit';
import { GradeMark, type HintProps, type ReviewMark } from '@cifra/kit/review';
import { signOf } from '../board/notes.ts';
import { MARK } from '../board/RowTile.tsx';
import type { DealsInsight, ValueChance } from '../mind/insight.ts';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { reviewWords } from '../words/review.ts';
import { dealsIn } from './attacks.ts';

const SHOWN = 4;

type Props = Pick<HintProps<Coda>, 'view' | 'people' | 'language'> & {
  readonly owner: Seat;
  /** Null while they are counted. */
  readonly deals: DealsInsight | null;
  readonly note: string | null;
  readonly markAt: (place: number) => ReviewMark | null;
};

/** A rival's row: open tiles lie, and on each hidden one stands what it could be. */
export function PossibleRack({ view, people, language, owner, deals, note, markAt }: Props) {
  const words = reviewWords[language];
  const row = view.table.rows[owner] ?? [];
  return (
    <div class="coda-possible review-rack" data-many={row.length > 7}>
      <Rack
        name={people(owner).name}
        head={<SeatFace seat={owner} person={people(owner)} />}
        {...(note === null ? {} : { wall: <p class="coda-possible-note">{note}</p> })}
        aside={words.standing(row.filter(({ open }) => !open).length)}
      >
        {row.map((tile, place) => {
          const mark = markAt(place);
          return (
            <li key={tile.key} data-open={tile.open} data-grade={mark ?? 'none'}>
              {mark !== null && <GradeMark mark={mark} />}
              {tile.open ? (
                <Tile
                  mark={MARK[tile.colour]}
                  value={tile.value === null ? null : signOf(tile.value)}
                  label={boardWords[language].tile(tile.colour, tile.value, place, true)}
                  posture="flat"
                />
              ) : (
                <div class="coda-maybe" data-mark={MARK[tile.colour]}>
                  <span class="visually-hidden">{boardWords[language].tile(tile.colour, null, place, false)}</span>
                  <Mark name={MARK[tile.colour]} />
                  <Values chances={deals?.rows[owner]?.[place] ?? []} deals={deals?.deals ?? 0} language={language} />
                </div>
              )}
            </li>
          );
        })}
      </Rack>
    </div>
  );
}

type Shown = { readonly chances: readonly ValueChance[]; readonly deals: number; readonly language: 'es' | 'en' };

function Values({ chances, deals, language }: Shown) {
  const words = reviewWords[language];
  const [first] = chances;
  if (chances.length === 1 && first !== undefined)
    return (
      <p class="coda-sure">
        <b class="digits">{signOf(first.value)}</b>
        <small>{words.inAll}</small>
      </p>
    );
  const isCounted = chances.every(({ chance }) => dealsIn(chance, deals) !== null);
  const figure = (chance: number) =>
    isCounted ? Math.round(chance * deals) : chance < 0.01 ? '<1' : Math.round(100 * chance);
  const rest = chances.slice(SHOWN).reduce((sum, { chance }) => sum + chance, 0);
  return (
    <>
      <ul>
        {chances.slice(0, SHOWN).map(({ value, chance }) => (
          <li key={value} style={{ '--share': chance }}>
            <b class="digits">{signOf(value)}</b>
            <small>{figure(chance)}</small>
          </li>
        ))}
      </ul>
      <small>
        {rest > 0 ? words.rest(isCounted ? Math.round(rest * deals) : Math.max(1, Math.round(100 * rest))) : ' '}
      </small>
    </>
  );
}
