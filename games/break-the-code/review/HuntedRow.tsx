import { Rack, SeatFace } from '@cifra/kit';
import { type HintProps, TileChip } from '@cifra/kit/review';
import { MARK } from '../board/RowTile.tsx';
import type { HuntInsight, TileShare } from '../mind/insight.ts';
import { colourOf, numberOf, PLACES } from '../rules/tiles.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { reviewWords } from '../words/review.ts';

const SHOWN = 4;
const percent = (share: number) => Math.max(1, Math.round(100 * share));

type Props = Pick<HintProps<BreakTheCode>, 'view' | 'seat' | 'people' | 'language'> & {
  /** Null while it is counted. */
  readonly hunt: HuntInsight | null;
  /** What the figures on the tiles are. */
  readonly note: string;
};

/** The hunted row with what is possible written on its tiles. */
export function HuntedRow({ hunt, view, seat, people, language, note }: Props) {
  const words = reviewWords[language];
  const rival = view.seats === 2 ? 1 - seat : null;
  const person = rival === null ? null : people(rival);
  const name = person === null ? boardWords[language].centre : words.rowOf(person.name);
  const places = hunt?.places ?? Array.from({ length: view.table.size }, () => null);
  return (
    <div class="btc-hunted review-rack">
      <Rack
        name={name}
        {...(rival === null || person === null ? {} : { head: <SeatFace seat={rival} person={person} /> })}
        wall={<p class="btc-hunted-note">{note}</p>}
        aside={
          hunt !== null && (
            <>
              <b class="digits">{words.count(hunt.rows)}</b> {words.left(hunt.rows)}
              {hunt.absent.length > 0 && hunt.absent.length < 4 && <> · {words.none(hunt.absent)}</>}
            </>
          )
        }
      >
        {places.map((shares, place) => (
          <li key={place} class="btc-place">
            <b>{PLACES[place]}</b>
            {shares !== null && <Possible shares={shares} language={language} />}
          </li>
        ))}
      </Rack>
    </div>
  );
}

function Possible({ shares, language }: { readonly shares: readonly TileShare[]; readonly language: 'es' | 'en' }) {
  const rest = Math.round(100 * shares.slice(SHOWN).reduce((sum, { share }) => sum + share, 0));
  return (
    <>
      <ul data-sure={shares.length === 1}>
        {shares.slice(0, SHOWN).map(({ tile, share }) => (
          <li key={tile} style={{ '--share': share }}>
            <TileChip
              mark={MARK[colourOf(tile)]}
              value={String(numberOf(tile))}
              label={boardWords[language].tile(numberOf(tile), colourOf(tile))}
            />
            <span class="digits">{percent(share)}</span>
          </li>
        ))}
      </ul>
      <small>{rest > 0 ? reviewWords[language].rest(rest) : ' '}</small>
    </>
  );
}
