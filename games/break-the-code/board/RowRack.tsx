import { type BoardProps, Icon, Rack, SeatFace } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { RowTile } from './RowTile.tsx';
import type { RowModel } from './rows.ts';
import { Tracks } from './Tracks.tsx';
import type { TableState } from './use-table.ts';

type Props = {
  readonly board: BoardProps<BreakTheCode>;
  readonly row: RowModel;
  /** Null where nothing is noted or guessed: at the end, in a replay. */
  readonly state: TableState | null;
  readonly isLooked?: boolean;
};

/** A row in its rack, with everything that was answered about it: it is its own note sheet. */
export function RowRack({ board, row, state, isLooked = true }: Props) {
  const { language, people } = board;
  const words = boardWords[language];
  const person = row.seat === null ? null : people(row.seat);
  const isGuess = state?.model.mode === 'guess' && row.isHunted;
  const name = isGuess ? words.myGuess : person === null ? words.centre : person.isMe ? words.myRow : person.name;
  const canPress = state !== null && state.model.pad !== null && !row.isMine;
  return (
    <div
      class="btc-row"
      data-code={row.code}
      data-mine={row.isMine}
      data-centre={row.seat === null}
      data-hunted={row.isHunted}
      data-looked={isLooked}
      style={{ '--places': row.tiles.length }}
    >
      <Rack
        name={name}
        isTurn={row.isTurn}
        {...(row.seat === null || person === null || row.isMine
          ? {}
          : { head: <SeatFace seat={row.seat} person={person} /> })}
        wall={<Tracks row={row} words={words} language={language} />}
        aside={<RailEnd board={board} row={row} state={state} isGuess={isGuess} />}
      >
        {row.tiles.map((tile) => (
          <RowTile
            key={tile.place}
            tile={tile}
            words={words}
            spoken={row.spoken}
            onPress={canPress ? () => state.pressTile(row.code, tile.place) : null}
          />
        ))}
      </Rack>
    </div>
  );
}

/** At the end of the rail: whether this player has guessed, how many rows it can be, and the switch that counts them. */
function RailEnd({
  board,
  row,
  state,
  isGuess,
}: Pick<Props, 'board' | 'row' | 'state'> & { readonly isGuess: boolean }) {
  const words = boardWords[board.language];
  const { guess, left } = row;
  if (guess !== null)
    return (
      <span title={words.isOut}>
        {guess.right ? `✓ ${words.rightGuess}` : `✕ ${words.wrongGuess}`}
        <span class="visually-hidden">, {words.isOut}</span>
      </span>
    );
  const person = row.seat === null ? null : board.people(row.seat);
  if (person?.isStoodInFor) return <>{words.isStoodInFor}</>;
  if (person?.isAway) return <>{words.isAway}</>;
  if (row.isMine) return <>{board.view.table.seats === 4 && state !== null ? words.everybodyAnswers : ''}</>;
  const isAmong = state === null || state.model.warning === null;
  const counted =
    left === null ? null : isGuess && !isAmong ? (
      words.notAmong(left)
    ) : (
      <>
        <b class="digits">{left}</b> {words.left(left)}
      </>
    );
  if (!row.isHunted || state?.counting == null) return <>{counted}</>;
  return (
    <button
      type="button"
      class="btc-count"
      aria-pressed={state.counting.isOn}
      aria-label={left === null ? words.count : `${words.count}: ${left} ${words.left(left)}`}
      onClick={state.counting.toggle}
    >
      {counted}
      <Icon name="eye" />
    </button>
  );
}
