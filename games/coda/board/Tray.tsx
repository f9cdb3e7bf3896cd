import { type BoardProps, Tile, TilePile } from '@cifra/kit';
import { COLOURS, type Colour } from '../rules/tiles.ts';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import { pileOf } from '../words/points-at.ts';
import type { TrayModel } from './model.ts';
import { signOf } from './notes.ts';
import { MARK } from './RowTile.tsx';
import type { ThumbTask } from './task.ts';

type Props = {
  readonly tray: TrayModel;
  readonly task: ThumbTask;
  readonly words: BoardWords;
  readonly board: BoardProps<Coda>;
  readonly onChoose: (colour: Colour) => void;
};

/** The middle of the table: two piles, and the drawn tile, which is always in sight until it joins a row. */
export function Tray({ tray, task, words, board, onChoose }: Props) {
  const { viewer } = board.view;
  const { pool } = tray;
  // A dash of the opening waits where a drawn tile would (C13).
  const dash = task.type === 'arrange' ? task.row.left[0] : undefined;
  const drawn =
    dash === undefined || viewer === 'spectator' ? tray.drawn : { seat: viewer, colour: dash, value: 'dash' as const };
  const colours = task.type === 'draw' ? task.colours : [];
  const chosen = task.type === 'draw' && task.command?.type === 'draw' ? task.command.colour : null;
  const isMine = drawn !== null && board.people(drawn.seat).isMe;
  return (
    <div class="coda-tray tray">
      <section class="coda-pool" aria-label={words.pool}>
        {COLOURS.map((colour) => (
          <span key={colour} class="coda-pile" data-colour={colour}>
            <TilePile mark={MARK[colour]} left={pool[colour]}>
              <Tile
                mark={MARK[colour]}
                value={null}
                label={words.drawPile(colour, pool[colour])}
                isGlowing={board.pointsAt === pileOf(colour)}
                {...(colours.includes(colour) ? { onPress: () => onChoose(colour), isPressed: chosen === colour } : {})}
              />
            </TilePile>
            <span class="coda-left" aria-hidden="true">
              <b class="digits">{pool[colour]}</b>
              <span>{words.colours(colour, pool[colour])}</span>
            </span>
          </span>
        ))}
      </section>
      <div class="coda-nest" data-empty={drawn === null} data-new={tray.isNew}>
        {drawn !== null && (
          <>
            <span class="coda-nest-text" aria-hidden="true">
              <b>
                {dash !== undefined ? words.dash : isMine ? words.drawnMine : words.drawnOf(board.names(drawn.seat))}
              </b>
              {dash === undefined && <small>{isMine ? words.drawnRisk : words.drawnApart}</small>}
            </span>
            <Tile
              mark={MARK[drawn.colour]}
              value={drawn.value === null ? null : signOf(drawn.value)}
              label={words.drawnTile(drawn.colour, drawn.value)}
            />
          </>
        )}
      </div>
    </div>
  );
}
